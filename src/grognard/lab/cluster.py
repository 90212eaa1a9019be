"""The games of an experiment on a Ray cluster (`grognard[cluster]`), when one machine is not enough.

Ray starts work again whose worker or machine died, and gives each answer once. Every machine must have the same
Grognard installed: an answer of other code is refused, because it would be of other games.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from grognard.core.errors import GrognardError
from grognard.lab.pools import ATTEMPTS, WorkersDied
from grognard.lab.records import source_digest

Item = TypeVar("Item")
Answer = TypeVar("Answer")

SECONDS = 5.0
"""How long a cluster may take to answer."""


class NoRay(GrognardError):
    """`grognard[cluster]` is not installed."""

    code = "no-ray"


class NoCluster(GrognardError):
    """No cluster answers at the address."""

    code = "no-cluster"


class OtherCode(GrognardError):
    """A machine of the cluster runs another version of Grognard."""

    code = "other-code"


class RayPool:
    def __init__(self, address: str) -> None:
        # Ray tells its makers how it is used unless told not to.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError:
            raise NoRay() from None
        _knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            raise NoCluster(address=address, detail=str(wrong).partition("\n")[0]) from None
        self._ray: Any = ray

    @property
    def workers(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    def run(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[Answer]:
        ray = self._ray
        work = ray.remote(max_retries=ATTEMPTS)(_signed)
        waiting = [work.remote(function, item) for item in items]
        try:
            while waiting:
                (done,), waiting = ray.wait(waiting)
                code, node, answer = ray.get(done)
                if code != _code():
                    raise OtherCode(node=node)
                yield answer
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
            raise WorkersDied(left=len(waiting) + 1) from None
        finally:
            for task in waiting:
                ray.cancel(task, force=True)


def _knock(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # `auto`: Ray knows where its own cluster is
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except (OSError, ValueError, OverflowError) as wrong:
        raise NoCluster(address=address, detail=str(wrong)) from None


def _signed(function: Callable[[Item], Answer], item: Item) -> tuple[str, str, Answer]:
    """An answer, with the code that found it and the machine."""
    return _code(), os.uname().nodename, function(item)


@cache
def _code() -> str:
    """A digest of all that decides how games go."""
    return source_digest(*(f"{folder}/**/*" for folder in ("ai", "core", "games", "hexes", "lab", "packs", "series")))
