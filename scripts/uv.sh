#!/usr/bin/env bash
# Prints the path of uv, the installer. One on PATH is used as it is; otherwise a private copy goes into .uv/.
set -euo pipefail
cd "$(dirname "$0")/.."
version=0.13.7
if command -v uv >/dev/null 2>&1; then
    command -v uv
    exit
fi
if [ ! -x .uv/bin/uv ]; then
    python="$(scripts/python.sh)"
    echo "setup: a private copy of uv $version in .uv/" >&2
    rm -rf .uv
    "$python" -m venv .uv >&2 || {
        echo "setup: '$python -m venv' failed. On Debian and Ubuntu: apt-get install python3-venv" >&2
        exit 1
    }
    .uv/bin/python -m pip install -qq --disable-pip-version-check "uv==$version" >&2
fi
echo "$PWD/.uv/bin/uv"
