#!/usr/bin/env bash
# Renews requirements/*.txt from pyproject.toml. Run it after changing a dependency, read the difference, commit it.
#
# Why no uv.lock: it writes the address of the package index and of every file into the repository, which ties the
# lock to the network it was made on. A pinned requirements file holds the same decisions and works with any index.
set -euo pipefail
cd "$(dirname "$0")/.."
uv="$(scripts/uv.sh)"
compile() {
    "$uv" pip compile --quiet --universal --python-version 3.11 \
        --no-emit-index-url --no-emit-find-links --no-header --no-annotate "$@" pyproject.toml
}
# Every extra but the cluster's, which is large and wanted by `make test-all` alone.
extras="$(sed -n '/^\[project.optional-dependencies\]/,/^\[project.scripts\]/s/^\([a-z]*\) = .*/\1/p' pyproject.toml | grep -v '^cluster$')"
# shellcheck disable=SC2086,SC2046
compile "$@" $(printf -- '--extra %s ' $extras) --group dev --output-file requirements/dev.txt
compile "$@" --extra cluster --constraint requirements/dev.txt --output-file requirements/cluster.txt
for file in requirements/*.txt; do
    echo "$file: $(grep -c == "$file") packages pinned"
done
