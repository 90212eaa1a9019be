#!/usr/bin/env bash
# Server and client with hot reload. The page comes from Vite, which passes /api and /ws on to the server; the server
# is started again whenever a file of the Python package changes (it resumes every game from its database).
set -euo pipefail
cd "$(dirname "$0")/.."
port="${1:-8642}"
mark="$(mktemp)"
server=
watcher=
# A signal must end the shell by itself: bash would otherwise go on after the interrupted wait.
trap 'exit 130' INT
trap 'exit 143' TERM

changed() {
    find src/grognard -path src/grognard/static -prune -o -type f ! -name '*.pyc' -newer "$mark" -print -quit
}

serve() {
    trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true' EXIT
    trap 'exit 0' INT TERM
    while true; do
        touch "$mark"
        .venv/bin/grognard serve --port "$port" &
        server=$!
        while [ -z "$(changed)" ]; do sleep 1; done
        echo "dev: $(changed) changed, starting the server again" >&2
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    done
}

serve &
watcher=$!
trap 'kill "$watcher" 2>/dev/null || true; wait "$watcher" 2>/dev/null || true; rm -f "$mark"' EXIT
cd client
GROGNARD_PORT="$port" node_modules/.bin/vite
