"""5.0 to 6.1 Movement on foot, facing, turning, arcs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.coh.table import allowed, check, play, refused, table


def one(unit: str = "ge-infantry-1", at: str = "7-F05", facing: str = "n", **keys: Any) -> Game[Any]:
    others = keys.pop("others", [])
    place = [{"unit": unit, "at": at, "facing": facing, **keys.pop("state", {})}, *others]
    game = table(place=place, **keys)
    play(game, {"act": unit, "by": "ap"})
    return game


@pytest.mark.rule("coh:5.0.c", "coh:5.2.k", "coh:5.2.f", "coh:5.0.f", "coh:5.0.g")
def test_cost_of_a_step() -> None:
    game = one(at="7-B10", unit="ge-mg42-1", facing="s")
    check(game, {"cost": "ge-mg42-1", "to": "7-C10", "is": 2})
    check(game, {"cost": "ge-mg42-1", "to": "7-B11", "is": 4})  # woods, and backward
    game = one(at="7-B11", facing="s")
    check(game, {"cost": "ge-infantry-1", "to": "7-C11", "is": 1}, {"cost": "ge-infantry-1", "to": "7-A11", "is": 2})


@pytest.mark.rule("coh:7.4.zb", "coh:7.4.s")
def test_pinned_and_stunned_units_stay() -> None:
    game = one(state={"hit": "foot-pinned"})
    refused(game, {"move": "7-E05", "facing": "n"}, by="7.4.zb")
    refused(game, {"pivot": "s"}, by="7.4.zb")
    game = one(state={"hit": "foot-stunned"})
    refused(game, {"move": "7-E05", "facing": "n"}, by="7.4.s")
    refused(game, {"pivot": "s"}, by="7.4.s")
    allowed(game, {"rally": None})
    game = one(state={"hit": "foot-suppressed"})
    allowed(game, {"move": "7-E05", "facing": "n"})


@pytest.mark.rule("coh:5.3.c", "coh:5.3.a")
def test_turn_in_place() -> None:
    game = one()
    refused(game, {"pivot": "n"}, by="5.3.a")
    play(game, {"pivot": "s"})
    check(game, {"unit": "ge-infantry-1", "facing": "s"}, {"army": "german", "ap": 6})


@pytest.mark.rule("coh:7.63.r", "coh:7.63.s")
def test_withdrawal_goes_away_from_the_enemy() -> None:
    others = [{"unit": "su-rifle-1", "at": "7-F05"}]
    game = one(others=others, came={"su-rifle-1": "7-E05"})
    refused(game, {"move": "7-E05", "facing": "n"}, by="7.63.r")
    refused(game, {"move": "7-E06", "facing": "n"}, by="7.63.s")
    allowed(game, {"move": "7-G05", "facing": "n"})
    game = one(others=others)
    allowed(game, {"move": "7-E05", "facing": "n"})


@pytest.mark.rule("coh:5.1.h", "coh:5.1.d")
def test_no_unit_leaves_unless_the_firefight_says_so() -> None:
    game = one(at="7-L10")
    refused(game, {"leave": None}, by="5.1.h")
    game = table(scenario="two-heights", place=[{"unit": "ge-infantry-1", "at": "7-L10"}])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"leave": None})
    check(game, {"unit": "ge-infantry-1", "at": "left"}, {"army": "german-1", "points": 1})


@pytest.mark.rule("coh:5.1.b", "coh:5.1.j", "coh:5.1.f")
def test_reinforcements_come_in_by_their_hexes() -> None:
    waiting = [{"unit": "ge-infantry-5", "at": "arrival-2"}, {"unit": "ge-infantry-1", "at": "7-L06"}]
    game = table(place=waiting, round=1)
    refused(game, {"act": "ge-infantry-5", "by": "ap"}, by="5.1.b")
    game = table(place=waiting, round=2)
    play(game, {"act": "ge-infantry-5", "by": "ap"})
    refused(game, {"move": "7-L08", "facing": "n"}, by="5.1.c")
    refused(game, {"rally": None}, by="5.1.l")
    play(game, {"move": "7-L03", "facing": "n"})
    check(game, {"unit": "ge-infantry-5", "at": "7-L03"}, {"army": "german", "ap": 6})
    woods = table(place=waiting, round=2, board={"terrain": {"7-L04": "woods"}})
    play(woods, {"act": "ge-infantry-5", "by": "ap"}, {"move": "7-L04", "facing": "n"})
    check(woods, {"army": "german", "ap": 5})
    held = [*waiting[:1], *({"unit": f"su-rifle-{n}", "at": f"7-L0{n + 2}"} for n in range(1, 5))]
    game = table(place=held, round=2)
    play(game, {"act": "ge-infantry-5", "by": "ap"})
    allowed(game, {"move": "7-L07", "facing": "n"})
    refused(game, {"move": "7-L03", "facing": "n"}, by="5.1.f")


@pytest.mark.rule("coh:5.01.a", "coh:5.01.d", "coh:5.01.b")
def test_careless_movement_in_the_open() -> None:
    options = {"cautious-movement": True}
    rifle = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s"}
    game = one(options=options, others=[rifle])
    play(game, {"move": "7-E05", "facing": "n"})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 11})
    play(game, {"pass-turn": None})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 12})
    game = one(options=options, others=[rifle])
    play(game, {"move": "7-E05", "facing": "n", "careful": True})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 12}, {"army": "german", "ap": 5})


@pytest.mark.rule("coh:6.1.b", "coh:6.1.a")
def test_arc_is_the_half_plane_ahead() -> None:
    game = table(place=[{"unit": "ge-infantry-1", "at": "7-F05", "facing": "n"}])
    check(game, {"bears": "ge-infantry-1", "to": "7-F03", "is": True})
    check(game, {"bears": "ge-infantry-1", "to": "7-F06", "is": False})
    check(game, {"bears": "ge-infantry-1", "to": "7-B05", "is": True})
