"""The worked example of an experiment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from examples.what_an_option_does import difference

SCRIPT = Path(__file__).parents[2] / "examples" / "what_an_option_does.py"


def test_the_difference_is_that_of_pairs() -> None:
    assert difference([1, 5, 9], [3, 7, 11]) == (2, 0)
    change, reach = difference([0, 0], [1, 3])
    assert change == 2
    assert reach == pytest.approx(1.96)


def test_it_runs() -> None:
    words = ("--games", "2", "--player", "random", "--workers", "1")
    said = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=True).stdout
    assert "points on average of 2 games" in said
    assert "changes the score by" in said
