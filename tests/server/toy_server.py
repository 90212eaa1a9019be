"""`python -m tests.server.toy_server PORT FOLDER`: a real server with the toy game, to be killed by a test. Takes the
address of a PostgreSQL database instead of a folder."""

import sys
from pathlib import Path

from grognard.server.serve import serve
from tests.server.toy import SYSTEMS


def run(port: int, where: str) -> None:
    file, database = (None, where) if where.startswith("postgresql://") else (Path(where), "")
    serve("127.0.0.1", port, file, False, lambda at: print(at, flush=True), systems=SYSTEMS, database=database)


if __name__ == "__main__":
    run(int(sys.argv[1]), sys.argv[2])
