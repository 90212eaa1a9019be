"""Machine players in processes of their own: the same choices, no orphan, and a dead process costs no game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children

import pytest
from msgspec import structs

from grognard.core.dice import Dice
from grognard.core.game import Action
from grognard.games import find
from grognard.server.problems import Stopping
from grognard.server.thinking import InProcesses, InThread, Task, Thinker, Thought

ORPHAN = """
import asyncio, os
from multiprocessing import active_children
from tests.server.test_thinking import first_decision
from grognard.server.thinking import InProcesses

if __name__ == "__main__":
    asyncio.run(InProcesses(1).choose(first_decision()))
    print(active_children()[0].pid, flush=True)
    os.kill(os.getpid(), 9)
"""


def first_decision(table: str = "one") -> Task:
    system = find("pavlov")
    scenario = system.scenario("solitaire")
    game = system.begin(scenario, system.options(scenario, {}), Dice(b"seed"), None)
    return Task(table, "soviet", "normal", 7, system, game)


@pytest.fixture
def processes() -> Iterator[InProcesses]:
    thinker = InProcesses(1)
    yield thinker
    thinker.close()


def choices(thinker: Thinker, count: int) -> list[Action]:
    """What a player chooses one after another; a thinker that remembers it goes on where it was."""

    async def several() -> list[Action]:
        task, chosen = first_decision(), list[Action]()
        for _ in range(count):
            chosen.append(action := (await thinker.choose(task)).action)
            task.game.apply(action)
        return chosen

    return asyncio.run(several())


def test_a_process_chooses_as_a_thread_does(processes: InProcesses) -> None:
    thread = InThread()
    assert choices(processes, 5) == choices(thread, 5)
    thread.close()


def test_it_thinks_outside_the_server_and_below_its_priority(processes: InProcesses) -> None:
    asyncio.run(processes.choose(first_decision()))
    (child,) = active_children()
    assert child.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, child.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_process_that_dies_is_replaced(processes: InProcesses) -> None:
    task = first_decision()
    before = asyncio.run(processes.choose(task))
    (child,) = active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    assert asyncio.run(processes.choose(task)) == before
    (fresh,) = active_children()
    assert fresh.pid != child.pid


def test_closing_ends_the_processes_and_makes_no_move() -> None:
    async def closed_while_thinking() -> None:
        thinker = InProcesses(1)
        await thinker.choose(first_decision())
        (child,) = active_children()
        assert child.pid is not None
        os.kill(child.pid, signal.SIGSTOP)  # it will not answer
        thinking = asyncio.create_task(thinker.choose(first_decision()))
        await asyncio.sleep(0.2)
        assert not thinking.done()
        await asyncio.to_thread(thinker.close)
        with pytest.raises(Stopping):
            await thinking
        with pytest.raises(Stopping):
            await thinker.choose(first_decision())

    asyncio.run(closed_while_thinking())
    assert active_children() == []


def test_a_player_that_is_hurried_decides_with_what_it_has(processes: InProcesses) -> None:
    """The search of the first decision would take minutes; hurried, it ends at once."""

    async def hurried() -> Thought:
        task = structs.replace(first_decision(), player="hard")
        thinking = asyncio.create_task(processes.choose(task))
        while not thinking.done():
            processes.hurry("another")
            processes.hurry("one")
            await asyncio.sleep(0.05)
        return await thinking

    thought = asyncio.run(hurried())
    assert thought.intent is not None
    assert thought.intent.sentence.id.startswith("intent-")


def test_a_killed_server_leaves_no_process_behind() -> None:
    killed = subprocess.run([sys.executable, "-c", ORPHAN], capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    pid = int(killed.stdout)
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("the process outlives its server")
