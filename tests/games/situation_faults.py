"""Faults of situations that tests of every game look for: a file that is right but for one thing."""

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation
from grognard.core.situations.runner import read_situation, run
from grognard.games import find


def runs(text: str) -> None:
    """The file runs as it says."""
    situation = read_situation(text)
    run(situation, find(situation.game))


def fault(text: str, old: str, new: str) -> str:
    """What is said of the file when one thing in it is another."""
    assert text.count(old) == 1, old
    with pytest.raises(BadSituation) as wrong:
        runs(text.replace(old, new))
    return str(wrong.value.args_["detail"])
