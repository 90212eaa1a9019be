#!/usr/bin/env bash
# Checks that Node 20 or later and npm are there: only building the client needs them.
set -euo pipefail
if ! command -v node >/dev/null 2>&1; then
    echo "client: Node 20 or later is needed to build the client and was not found." >&2
    exit 1
fi
major="$(node -p 'process.versions.node.split(".")[0]')"
if [ "$major" -lt 20 ]; then
    echo "client: Node 20 or later is needed to build the client; this is Node $(node --version)." >&2
    exit 1
fi
if ! command -v npm >/dev/null 2>&1; then
    echo "client: npm is needed to build the client and was not found (it usually comes with Node)." >&2
    exit 1
fi
