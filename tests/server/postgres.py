"""A PostgreSQL of the system's, started for the tests in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import pytest

FOLDERS = ("/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/15/bin")


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed and can be run: it refuses to run as root."""
    found = shutil.which("pg_ctl", path=os.pathsep.join((*FOLDERS, os.environ.get("PATH", ""))))
    if found is None:
        return None
    if os.getuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return None
    return Path(found).resolve().parent


class Postgres:
    """A cluster that can be stopped and started again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        self.run("initdb", "-A", "trust", "-U", "grognard", "-N", "-E", "UTF8", "-D", str(folder / "data"))

    def run(self, program: str, *args: str) -> None:
        # A server that stays behind must not hold our pipes open.
        user = {"user": "postgres"} if os.getuid() == 0 else {}
        with (self.folder / "postgres.log").open("ab") as said:
            subprocess.run(
                [self.programs / program, *args], check=True, stdout=said, stderr=said, cwd="/", timeout=60, **user
            )  # type: ignore[call-overload]

    def start(self) -> None:
        # A socket in its folder: a port could be taken by another program while it restarts.
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://grognard@/{name}?host={quote(str(self.folder), safe='')}"


def cluster() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    # Not in pytest's folders: only their owner may enter them, and PostgreSQL does not run as root.
    with TemporaryDirectory(prefix="grognard-postgres-") as folder:
        postgres = Postgres(Path(folder), programs)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
