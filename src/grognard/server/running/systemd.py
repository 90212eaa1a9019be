"""systemd: a socket that it keeps open while the server restarts, and word that the server is ready."""

from __future__ import annotations

import contextlib
import os
import socket

FIRST = 3
"""The first file descriptor that systemd hands over."""


def handed_over() -> socket.socket | None:
    """The listening socket that systemd opened for us, if it did."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    return socket.socket(fileno=FIRST)


def notify(state: str) -> None:
    """Tell systemd something like `READY=1`, if it wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect("\0" + address[1:] if address.startswith("@") else address)
            line.sendall(state.encode())
