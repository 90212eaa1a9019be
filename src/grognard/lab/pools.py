"""Where the games of an experiment are played: in this process, on the cores of this machine, or on a cluster.

Whatever the place, each piece of work gives one result, and the same pieces give the same results.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Protocol, TypeVar

from grognard.core.errors import GrognardError

Item = TypeVar("Item")
Answer = TypeVar("Answer")

ATTEMPTS = 3
"""How often work that kills its workers is tried before the run is given up."""


class WorkersDied(GrognardError):
    """Work on which every worker died."""

    code = "workers-died"


class Pool(Protocol):
    @property
    def workers(self) -> int: ...

    def run(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[Answer]:
        """The answer to each item as soon as it is there, in no particular order."""


class LocalPool:
    """This machine: so many processes, or this process if it is one."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers

    @property
    def workers(self) -> int:
        return self._workers

    def run(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[Answer]:
        if self.workers == 1 or len(items) < 2:
            yield from map(function, items)
            return
        left, attempts = set(range(len(items))), ATTEMPTS
        while left:
            before = len(left)
            for number, answer in self._round(function, {number: items[number] for number in sorted(left)}):
                left.discard(number)
                yield answer
            attempts = attempts - 1 if len(left) == before else ATTEMPTS
            if not attempts:
                raise WorkersDied(left=len(left))

    def _round(self, function: Callable[[Item], Answer], items: dict[int, Item]) -> Iterator[tuple[int, Answer]]:
        """What is answered before a worker dies: with it the whole pool is gone."""
        # spawn: a forked copy of a threaded process is not safe.
        pool = ProcessPoolExecutor(min(self.workers, len(items)), get_context("spawn"), die_with_parent)
        try:
            futures = {pool.submit(function, item): number for number, item in items.items()}
            for done in as_completed(futures):
                try:
                    answer = done.result()
                except BrokenProcessPool:
                    continue
                yield futures[done], answer
        except BrokenProcessPool:  # it died while work was still handed out
            return
        finally:
            pool.shutdown(cancel_futures=True)


def die_with_parent() -> None:
    """A worker whose parent was killed would wait for ever: end it too."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def cores() -> int:
    """The number of processes to use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
