"""C4 The campaign: who wins at the end, and the condition of turn 28."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import check, holding, midway, scored, winner, worth
from tests.games.s42.table import bare

CAMPAIGN = "campaign"


@pytest.mark.rule("s42:C4.4.a", "s42:C4.4.b")
@pytest.mark.parametrize(("points", "who"), [(21, "axis"), (22, "axis"), (20, "soviet"), (16, "soviet")])
def test_twenty_one_points_at_the_end(points: int, who: str) -> None:
    assert winner(check(scored(CAMPAIGN, points, 36))) == who


@pytest.mark.rule("s42:C4.4.a")
def test_the_game_goes_on_until_then() -> None:
    assert winner(check(scored(CAMPAIGN, 21, 35))) == ""


@pytest.mark.rule("s42:C4.4.c")
def test_a_hex_that_is_cut_off_does_not_count() -> None:
    hexes = worth(CAMPAIGN, 21)
    single = next(name for name in hexes if bare(CAMPAIGN).country.points[HEX[name]] == 1)
    assert winner(check(holding(CAMPAIGN, *hexes, turn=36))) == "axis"
    assert winner(check(holding(CAMPAIGN, *hexes, turn=36, patch=walled((single,))))) == "soviet"


@pytest.mark.rule("s42:C4.4.d", "s42:C4.4.e")
@pytest.mark.parametrize(("points", "who"), [(24, ""), (25, ""), (23, "soviet"), (30, "")])
def test_twenty_four_points_on_turn_28(points: int, who: str) -> None:
    assert winner(midway(scored(CAMPAIGN, points, 28))) == who
