"""9.2, 18.1: way-points keep a limited reserve out of enemy zones, and are walked once."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import moving, stand
from tests.games.ava.plain import plain
from tests.games.ava.table import check, events, play, refused, table


@pytest.mark.rule("ava:18.1.x")
def test_way_points_do_not_lead_a_limited_reserve_into_an_enemy_zone() -> None:
    """L2019 and L2021 are beside the German in L2018 and out of his zone; the way round leads through it too."""
    place = [
        {"unit": "su-l-70", "at": "L2021"},
        {"unit": "su-l-111", "at": "L2416"},
        {"unit": "su-l-hq-8a", "at": "L2023"},
        {"unit": "de-l-1", "at": "L2018"},
    ]
    options, decision = {"reserves": True}, {"phase": "command", "chit": "reserve"}
    game = table(options=options, turn=4, dice=[1], place=place, board=plain(), decision=decision)
    play(game, {"activate": "su-l-70"}, {"move": "su-l-70"})
    refused(game, {"go": "L2019"}, by="18.1.x")
    refused(game, {"go": "L2019", "via": ["L2020"]}, by="18.1.x")
    play(game, {"go": "L2020", "via": ["L2022"]})
    check(game, {"unit": "su-l-70", "at": "L2020"})


@pytest.mark.rule("ava:9.2.a")
def test_a_way_point_named_twice_is_walked_once() -> None:
    game = moving(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"}, {"go": "L0408", "via": ["L0408"]})
    (line,) = events(game, "unit-moved")
    assert line.args["path"] == ("L0408",)
