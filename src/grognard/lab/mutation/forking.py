"""Work in forked children: each starts from the memory of this process and leaves no trace in it."""

from __future__ import annotations

import math
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T")


LENIENCE = 20
"""Wall time per second of processor time: a busy machine is slow."""


class Job(NamedTuple):
    """Something to do in a child, with so many seconds of the processor; what it returns must be JSON."""

    do: Callable[[], object]
    seconds: float


class Reply(NamedTuple):
    """What came back: nothing when the time was up or the child died."""

    data: object
    in_time: bool


Plan = Generator[Job, Reply, T]
"""A plan yields one job after the other, each with the reply to the last in hand, and returns its result."""


class Child(NamedTuple):
    pid: int
    pipe: int
    deadline: float
    said: bytearray


def start(job: Job) -> Child:
    reader, writer = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writer)
        return Child(pid, reader, time.monotonic() + LENIENCE * job.seconds, bytearray())
    code = 1
    try:
        os.setsid()
        limit = math.ceil(job.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        data = msgspec.json.encode(job.do())
        while data:
            data = data[os.write(writer, data) :]
        code = 0
    finally:
        # Not `sys.exit`: it would run the parent's clean-up (tests, files) here.
        os._exit(code)


def end(child: Child, *, in_time: bool) -> Reply:
    if not in_time:
        os.killpg(child.pid, signal.SIGKILL)
    os.close(child.pipe)
    _, status = os.waitpid(child.pid, 0)
    in_time = in_time and not (os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL))
    return Reply(msgspec.json.decode(bytes(child.said)) if in_time and status == 0 else None, in_time)


def carry_out(plans: Iterable[Plan[T]], at_once: int) -> Iterator[T]:
    """The results of all plans, as they come, with so many children at a time."""
    waiting = iter(plans)
    running: list[tuple[Plan[T], Child]] = []
    while True:
        while len(running) < at_once and (plan := next(waiting, None)) is not None:
            try:
                running.append((plan, start(next(plan))))
            except StopIteration as result:
                yield result.value
        if not running:
            return
        ready, _, _ = select.select([child.pipe for _, child in running], [], [], 0.2)
        for plan, child in list(running):
            late = time.monotonic() > child.deadline
            if child.pipe in ready and (piece := os.read(child.pipe, 1 << 16)):
                child.said.extend(piece)
            elif child.pipe in ready or late:
                running.remove((plan, child))
                try:
                    running.append((plan, start(plan.send(end(child, in_time=child.pipe in ready)))))
                except StopIteration as result:
                    yield result.value
