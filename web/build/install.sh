#!/bin/sh
# Installs what the page is built with, if that has changed since the last time. Called by Maven in the folder of the page.
set -eu

seen=node_modules/.ecumene-lock
if [ -f "$seen" ] && cmp -s package-lock.json "$seen"; then
    exit 0
fi
npm ci --no-audit --no-fund --loglevel=error
cp package-lock.json "$seen"
