#!/usr/bin/env bash
# Builds the wheel into the folder named. The client must have been built: it ships inside.
set -euo pipefail
target="$(mkdir -p "${1:-dist}" && cd "${1:-dist}" && pwd)"
cd "$(dirname "$0")/.."
if [ ! -f src/grognard/static/index.html ]; then
    echo "wheel: the client is not built; run: make client" >&2
    exit 1
fi
# The backend is pinned in the environment, so nothing is fetched here.
"$(scripts/uv.sh)" build --quiet --wheel --no-build-isolation --python .venv/bin/python --out-dir "$target" .
rm -f "$target/.gitignore"
ls "$target"/grognard-*.whl
