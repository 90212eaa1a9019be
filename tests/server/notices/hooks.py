"""A service that takes webhooks, on this machine."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Service:
    """`posts`: what came: path, headers, body. `answers`: what to reply to the next ones; then 204."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.redirect = ""
        self.hang = threading.Event()
        self.hang.set()
        self.address = ""

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.posts]

    def wait_for(self, count: int, seconds: float = 20.0) -> None:
        eventually(lambda: len(self.posts) >= count, seconds)


def eventually(true: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)


@contextmanager
def service() -> Iterator[Service]:
    kept = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.posts.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            kept.hang.wait(20)
            self.send_response(kept.answers.pop(0) if kept.answers else 204)
            if kept.redirect:
                self.send_header("location", kept.redirect)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Tests read what came, not a log."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        kept.hang.set()
        server.shutdown()
        server.server_close()
        thread.join()
