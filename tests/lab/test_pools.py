"""Where experiments are played: one process, several, and what happens when one of them dies."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from grognard.lab import pools
from grognard.lab.pools import LocalPool, WorkersDied
from grognard.lab.selfplay import Task, play_many

TASK = Task(game="pavlov", scenario="solitaire", options={}, players={"soviet": "random"}, seed=3)


def dies_once(folder: Path, number: int) -> int:
    """Kills the process that is the first to get the number 2."""
    mark = folder / "died"
    if number == 2 and not mark.exists():
        mark.touch()
        os._exit(9)
    return number


def always_dies(number: int) -> int:
    os._exit(9)


def test_processes_play_the_games_that_one_process_plays() -> None:
    alone = list(play_many(TASK, 5, LocalPool()))
    together = sorted(play_many(TASK, 5, LocalPool(2)), key=lambda result: result.number)
    assert alone == together
    assert [result.number for result in alone] == [0, 1, 2, 3, 4]


def test_games_can_be_named() -> None:
    assert [result.number for result in play_many(TASK, [4, 1], LocalPool())] == [4, 1]


def test_a_worker_that_dies_is_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    assert sorted(LocalPool(2).run(partial(dies_once, tmp_path), range(6))) == [0, 1, 2, 3, 4, 5]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "ATTEMPTS", 1)
    with pytest.raises(WorkersDied):
        list(LocalPool(2).run(always_dies, range(2)))
