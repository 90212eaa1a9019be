"""What the tests of the commands share."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from grognard.core.dice import seed_from
from grognard.core.journal import Match
from grognard.games import find
from tests.cli.running import Shell


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture(scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole random game, with a step back in it."""
    choose = random.Random(11)
    match = Match(find("pavlov"), "solitaire", {}, seed_from(11))
    undone = False
    while (decision := match.game.decision) is not None:
        targets = match.undo_targets("soviet")
        if targets and not undone:
            match.undo("soviet", targets[0])
            undone = True
            continue
        match.play("soviet", choose.choice(decision.actions(match.game)))
    assert undone
    path = tmp_path_factory.mktemp("journals") / "whole.json"
    path.write_bytes(match.journal().encode())
    return path
