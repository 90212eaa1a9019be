"""21.3 What is agreed before play."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice, seed_from
from tests.games.coh.table import COH


@pytest.mark.rule("coh:21.3.a", "coh:errata.firefights.v")
def test_what_is_agreed_before_play() -> None:
    scenario = COH.scenario("hill-252")
    plain = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(1)), None).position
    options = COH.options(scenario, {"handicap-german": 2, "without-assault-guns": True})
    eased = COH.begin(scenario, options, Dice(seed_from(1)), None).position
    assert eased.armies[0].start == plain.armies[0].start + 2
    gone = {u for u, piece in enumerate(plain.pieces) if piece.place >= 0 and eased.pieces[u].place < 0}
    assert len(gone) == 2
