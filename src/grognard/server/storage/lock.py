"""One server per database: a second one would answer from games that it does not see changing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from grognard.server.problems import DatabaseInUse, StorageFailed


def lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


@contextmanager
def locked(database: Path, address: str = "") -> Iterator[None]:
    """Hold the database for this process, which is reached at an address. The system releases it with the process,
    however that ends."""
    path = lock_file(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+")
    except OSError as wrong:
        raise StorageFailed(detail=f"{path}: {wrong}") from None
    with file:
        if not _take(file):
            file.seek(0)
            raise DatabaseInUse(path=str(database), holder=file.read(200).strip() or "?")
        file.truncate(0)
        file.write(f"{address or 'grognard admin'} (process {os.getpid()})\n")
        file.flush()
        yield


if sys.platform == "win32":
    import msvcrt

    BEHIND = 1 << 20
    """The locked byte lies behind the text, so that others can read who holds it."""

    def _take(file: IO[str]) -> bool:
        file.seek(BEHIND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        file.seek(0)
        return True

else:
    import fcntl

    def _take(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
