#!/usr/bin/env bash
# Prints a Python of 3.11 or later, or says what is missing. $GROGNARD_PYTHON chooses one.
set -euo pipefail
for candidate in ${GROGNARD_PYTHON:+"$GROGNARD_PYTHON"} python3.11 python3 python3.12 python3.13; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        "$candidate" -c 'import sys; print(sys.executable)'
        exit
    fi
done
echo "setup: Python 3.11 or later is needed and was not found (looked for python3.11, python3)." >&2
echo "       Install it, or name it: make setup GROGNARD_PYTHON=/path/to/python3" >&2
exit 1
