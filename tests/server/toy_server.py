"""`python -m tests.server.toy_server PORT FOLDER`: a real server with the toy game, to be killed by a test."""

import sys
from pathlib import Path

from grognard.server.serve import serve
from tests.server.toy import SYSTEMS

if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False, lambda at: print(at, flush=True), systems=SYSTEMS)
