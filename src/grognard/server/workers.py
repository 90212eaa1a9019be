"""Processes for work that would hold up the tables: each is started when it is needed, replaced when it dies, and ends
with the server."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from grognard.server.problems import Stopping

SPAWN = multiprocessing.get_context("spawn")
"""Not forked: a copy of a process with threads may inherit locks that are never released."""
NICENESS = 10
"""People come first: the server itself answers before anything is worked out beside it."""
PATIENCE = 5.0
"""Seconds that a process gets to end."""


class Died(Exception):
    """The process ended before it had answered."""


class TooSlow(Exception):
    """The process did not answer in time, and was ended."""


class Worker:
    """One process that answers messages with `life(pipe, *given)`, and the thread of the server that waits for its
    answers."""

    def __init__(self, life: Callable[..., None], name: str, *given: Any) -> None:
        self.thread = ThreadPoolExecutor(1, name)
        self.closed = False
        self._life = life
        self._given = given
        self._name = name
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, message: Any, seconds: float | None = None) -> Any:
        """The process's answer; called in `thread`."""
        try:
            pipe = self._running()
            pipe.send(message)
            if not pipe.poll(seconds):
                self.kill()
                raise TooSlow()
            return pipe.recv()
        except (EOFError, OSError):
            if self.closed:
                raise Stopping() from None
            self.kill()
            raise Died() from None

    def _running(self) -> Connection:
        if self._pipe is None:
            self._pipe, theirs = SPAWN.Pipe()
            args = (self._life, theirs, *self._given)
            self._process = SPAWN.Process(target=_live, args=args, name=self._name, daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        self.closed = True
        if self._process is not None:
            self._process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.kill()


def _live(life: Callable[..., None], pipe: Connection, *given: Any) -> None:
    """The whole life of a process: it ends with the pipe, so that it never outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        life(pipe, *given)
    except EOFError:
        return
