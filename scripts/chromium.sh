#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests. On Debian, as root, installs the system's when there is none.
set -euo pipefail
find_chromium() {
    for candidate in ${GROGNARD_CHROMIUM:+"$GROGNARD_CHROMIUM"} chromium chromium-browser google-chrome; do
        if command -v "$candidate"; then
            return 0
        fi
    done
    return 1
}
find_chromium && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "test: installing the system's Chromium for the browser tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    log="$(mktemp)"
    packages=(chromium fonts-dejavu-core)
    if ! { apt-get -qq update && apt-get install -qq -y --no-install-recommends "${packages[@]}"; } >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "test: installing Chromium failed (the end of apt-get's words is above)" >&2
        rm -f "$log"
        exit 1
    fi
    rm -f "$log"
    find_chromium && exit
fi
echo "test: the browser tests need Chromium, which was not found." >&2
echo "      Debian, Ubuntu: sudo apt-get install chromium fonts-dejavu-core" >&2
echo "      or name one:    make test GROGNARD_CHROMIUM=/path/to/chromium" >&2
exit 1
