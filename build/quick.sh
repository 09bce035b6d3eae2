# Sourced by test and mutate: the classes of a module and of all that it stands on, compiled without the checks into
# target/quick. Plain POSIX sh. Needs find-jdk.sh, and the lock while it compiles.

# compile_quickly MODULE: ends the script if something does not compile.
compile_quickly() {
    quick=$home/$1/target/quick
    mkdir -p "$quick"
    if is_older "$quick/test.classpath" "$home/pom.xml" "$home"/*/pom.xml "$home"/games/*/pom.xml; then
        need_maven
        touch "$quick/begun" # before the compiler reads, so that what is changed meanwhile counts as newer
        maven -q -Dquick -pl "$1" -am test-compile org.apache.maven.plugins:maven-dependency-plugin:build-classpath \
            -Dmdep.includeScope=test -Dmdep.outputFile="$quick/test.classpath.next" >"$home/target/quick.log" 2>&1 || {
            tail -n 40 "$home/target/quick.log" >&2
            exit 1
        }
        mv "$quick/test.classpath.next" "$quick/test.classpath"
        for classes in "$quick/classes" $(tr ':' '\n' <"$quick/test.classpath" | grep "^$home/.*classes$") "$quick/test-classes"; do
            touch -r "$quick/begun" "$classes/.compiled"
        done
    fi
    needed=:$(cat "$quick/test.classpath"):
    again=
    # In the order of the root's pom.xml, so that each stands on what is already compiled.
    for part in $(sed -n 's:.*<module>\(.*\)</module>.*:\1:p' "$home/pom.xml"); do
        for kind in main test; do
            case $kind in
                main) classes=$home/$part/target/quick/classes ;;
                test) classes=$home/$part/target/quick/test-classes ;;
            esac
            case $part:$needed in
                "$1":* | *":$classes:"*) compile_part "$part" $kind "$classes" ;;
            esac
        done
    done
}

# compile_part MODULE main|test FOLDER: all of it, if anything in it or under it is newer than its classes.
compile_part() {
    [ -d "$home/$1/src/$2/java" ] || return 0
    stamp=$3/.compiled
    if [ -z "$again" ] && ! is_older "$stamp" "$home/$1/src/$2"; then
        return 0
    fi
    again=yes
    rm -f "$stamp"
    mkdir -p "$3"
    touch "$3.begun"
    find "$3" -name '*.class' -delete
    find "$home/$1/src/$2/java" "$home/$1/target/quick/generated-sources" -name '*.java' 2>/dev/null >"$3.sources"
    "$jdk/bin/javac" -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1 -nowarn -XDsuppressNotes -proc:none --release 25 -parameters \
        -d "$3" -cp "$(classpath "$1")" "@$3.sources" || exit 1
    if [ -d "$home/$1/src/$2/resources" ]; then
        cp -R "$home/$1/src/$2/resources/." "$3/"
    fi
    if [ "$2" = main ]; then
        pack_cards "$1" "$3"
    fi
    touch -r "$3.begun" "$stamp"
}

# pack_cards MODULE FOLDER: what Maven does for a game, whose pom.xml names its cards and who reads them.
pack_cards() {
    game=$(sed -n 's:.*<game.id>\(.*\)</game.id>.*:\1:p' "$home/$1/pom.xml")
    provider=$(sed -n 's:.*<game.provider>\(.*\)</game.provider>.*:\1:p' "$home/$1/pom.xml")
    [ -n "$game" ] || return 0
    "$jdk/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$2:$(classpath "$1")" \
        ecumene.engine.cards.Pack "$provider" "$home/$1/src/main/resources/$game" "$2/$game.packed" || exit 1
}

classpath() {
    echo "$home/$1/target/quick/test-classes:$home/$1/target/quick/classes:$needed"
}

# run_tests MODULE [CLASS...], as Maven would start them, in the module's folder; in place of this shell.
run_tests() {
    needed=$(cat "$home/$1/target/quick/test.classpath")
    quick=$home/$1/target/quick
    CDPATH='' cd -- "$home/$1" || exit 1
    tests=$(classpath "$1")
    shift
    tiers=
    if [ $# -gt 0 ]; then
        tiers=-XX:TieredStopAtLevel=1 # a few classes are done before a better compiler would pay
    fi
    # shellcheck disable=SC2086 # one option or none
    exec "$jdk/bin/java" $tiers -XX:+UseParallelGC -XX:+UseCompactObjectHeaders -Xmx2g --enable-native-access=ALL-UNNAMED \
        -Dbasedir="$PWD" -Decumene.coverage.dir="$quick/coverage" -cp "$tests" \
        ecumene.engine.testing.RunTests "$quick/test-classes" "$@"
}

# is_older FILE SOURCES...: whether the file is missing, or something in the sources is newer.
is_older() {
    made=$1
    shift
    [ -e "$made" ] || return 0
    [ -n "$(find -H "$@" -newer "$made" -print 2>/dev/null | head -n 1)" ]
}
