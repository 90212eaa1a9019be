#!/usr/bin/env bash
# Renews requirements/dev.txt from pyproject.toml. Run it after changing a dependency, read the difference, commit it.
#
# Why no uv.lock: it writes the address of the package index and of every file into the repository, which ties the
# lock to the network it was made on. A pinned requirements file holds the same decisions and works with any index.
set -euo pipefail
cd "$(dirname "$0")/.."
uv="$(scripts/uv.sh)"
"$uv" pip compile --quiet --universal --python-version 3.11 \
    --no-emit-index-url --no-emit-find-links --no-header --no-annotate "$@" \
    --all-extras --group dev pyproject.toml --output-file requirements/dev.txt
echo "requirements/dev.txt: $(grep -c == requirements/dev.txt) packages pinned"
