#!/usr/bin/env bash
# The Python environment in .venv: exactly what requirements/dev.txt pins, and this package in editable form.
set -euo pipefail
cd "$(dirname "$0")/.."
python="$(scripts/python.sh)"
uv="$(scripts/uv.sh)"
# The interpreter that is there is the one to use: downloading another is slow and often not allowed.
export UV_PYTHON_DOWNLOADS=never UV_LINK_MODE="${UV_LINK_MODE:-copy}"
unset VIRTUAL_ENV
if ! .venv/bin/python -c '' >/dev/null 2>&1; then
    echo "setup: a Python environment in .venv/" >&2
    "$uv" venv --quiet --clear --python "$python" .venv
fi
echo "setup: installing packages" >&2
"$uv" pip sync --quiet --python .venv/bin/python requirements/dev.txt
"$uv" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation --editable .
