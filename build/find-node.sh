# Sourced by ../ecumene and ../check. Plain POSIX sh.

# Whether the page can be built: Node 20.19 or newer, and npm.
have_node() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

node_missing="The web page needs Node 20.19 or newer and npm to be built: install them so that node and npm are on the PATH (Debian 13: apt-get install nodejs npm)."
