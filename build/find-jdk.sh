# Sourced by ../ecumene, ../check and mvn beside it. Plain POSIX sh.

# Whether $1 is the home of a JDK 25 or newer, with javac. Reads the version from its release file: no JVM is started.
is_jdk() {
    [ -n "$1" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    jdk_version=
    while IFS='=' read -r jdk_key jdk_value; do
        if [ "$jdk_key" = JAVA_VERSION ]; then
            jdk_version=${jdk_value#\"}
        fi
    done <"$1/release"
    jdk_version=${jdk_version%%[!0-9]*}
    [ "${jdk_version:-0}" -ge 25 ]
}

# Sets jdk to the first suitable home, or ends the script with one sentence.
find_jdk() {
    jdk_on_path=$(command -v java) || jdk_on_path=
    if [ -n "$jdk_on_path" ]; then
        jdk_on_path=$(readlink -f "$jdk_on_path") || jdk_on_path=
        jdk_on_path=${jdk_on_path%/bin/java}
    fi
    for jdk in "${ECUMENE_JAVA_HOME:-}" "${JAVA_HOME:-}" "$jdk_on_path" \
        /usr/lib/jvm/* /opt/* "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if is_jdk "$jdk"; then
            return 0
        fi
    done
    echo "Ecumene needs a JDK 25 or newer, with javac: install one (Debian 13: apt-get install openjdk-25-jdk-headless; elsewhere: Temurin 25) or set JAVA_HOME to it." >&2
    exit 2
}

# Ends the script with one sentence if Maven is missing.
need_maven() {
    if ! command -v mvn >/dev/null 2>&1; then
        echo "Ecumene needs Maven 3.8.7 or newer to build: install it (Debian: apt-get install maven) so that mvn is on the PATH." >&2
        exit 2
    fi
}

# Maven on that JDK, in the project's folder. The options keep Debian's Maven 3.8.7 from warning about itself on a new JDK.
maven() {
    (
        CDPATH='' cd -- "$home" || exit 1
        JAVA_HOME=$jdk
        MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow ${MAVEN_OPTS:-}"
        export JAVA_HOME MAVEN_OPTS
        exec mvn -B --no-transfer-progress "$@" </dev/null
    )
}
