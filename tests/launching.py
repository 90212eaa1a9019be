"""Starting the program as a player does: a process of its own, reached over HTTP."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "grognard" / "static"


def grognard_beside(python: Path) -> Path:
    """The command `grognard` of the environment that this interpreter belongs to."""
    return python.parent / "grognard"


def built_client() -> Path:
    """The folder of the built client; tests that need it fail, rather than skip, without it."""
    assert (STATIC / "index.html").is_file(), "the client is not built; run: make client"
    return STATIC


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_table(
    data: Path,
    *,
    command: Path | None = None,
    env: Mapping[str, str] | None = None,
    port: int | None = None,
    patience: float = 60.0,
) -> Iterator[str]:
    """`grognard play` on a free port with its data in `data`; yields its address once it answers."""
    chosen = port or free_port()
    address = f"http://127.0.0.1:{chosen}"
    program = command or grognard_beside(Path(sys.executable))
    data.mkdir(parents=True, exist_ok=True)
    words = data.parent / f"{data.name}-output.txt"
    with words.open("ab") as output:
        process = subprocess.Popen(
            [program, "play", "--no-browser", "--port", str(chosen), "--data", data],
            cwd=data,
            env=dict(os.environ if env is None else env),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_until_answering(address, process, words, patience)
            yield address
        finally:
            process.terminate()
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_until_answering(address: str, process: subprocess.Popen[bytes], words: Path, patience: float) -> None:
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise AssertionError(f"the server ended with {process.returncode}:\n{words.read_text()}")
        try:
            # trust_env: a proxy set for the outside world has no business with this machine.
            if httpx.get(address, trust_env=False, timeout=2.0).status_code < 500:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"no answer at {address} after {patience:.0f} s:\n{words.read_text()}")
