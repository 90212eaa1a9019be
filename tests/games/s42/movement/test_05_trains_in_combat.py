"""Chapter 5.6.4: units on a train when the enemy comes."""

from __future__ import annotations

import pytest

from grognard.games.s42.interface.actions import Stand
from tests.games.s42.holding import outcome, soviets, told_to_go
from tests.games.s42.table import play, refused


@pytest.mark.rule("s42:5.6.4.h", "s42:11.2.3.d")
def test_a_unit_on_a_train_does_not_lead_a_determined_defence() -> None:
    game = told_to_go(soviets("su-6 su-1+train"), dice=(6,))
    refused(game, Stand("su-1"), by="11.2.3.d")
    play(game, Stand("su-6"))
    assert outcome(game) == "held"
