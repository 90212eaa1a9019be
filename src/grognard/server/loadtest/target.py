"""The server under test: a process of its own on a free port of loopback, in a folder of its own."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from grognard.lab.benches.server import ServerSilent

STARTING = 30.0
"""Seconds that the server gets to start."""
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")


class Target:
    """A running server: where it listens, how much memory it takes, what it has written to its log."""

    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port = port
        self.pid = pid
        self.log = log

    def megabytes(self, name: str = "VmRSS") -> float:
        """Memory of the server's main process; `VmHWM` is the most it ever had. NaN where /proc is missing."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text()
        except OSError:
            return float("nan")
        found = re.search(rf"{name}:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else float("nan")

    def log_bytes(self) -> int:
        return self.log.stat().st_size


@asynccontextmanager
async def target(prepare: Callable[[Path], None] | None = None) -> AsyncIterator[Target]:
    """A fresh server; `prepare` may fill its folder before it starts."""
    with tempfile.TemporaryDirectory(prefix="grognard-loadtest-") as name:
        folder = Path(name)
        if prepare is not None:
            await asyncio.to_thread(prepare, folder)
        log = folder / "log.txt"
        with log.open("wb") as written:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "grognard", "serve", "--port", "0", "--data", name),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=written,
            )
        try:
            assert process.stdout is not None
            said = await asyncio.wait_for(process.stdout.readline(), STARTING)
            address = ADDRESS.search(said)
            if address is None:
                raise ServerSilent(detail=log.read_text(errors="replace").strip()[-500:] or "-")
            yield Target(int(address[1]), process.pid, log)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
