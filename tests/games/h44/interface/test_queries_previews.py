"""What is open to the player who is asked in a battle, and what a place out of reach would cost."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.interface.previews import Pursuit, Stands
from grognard.games.h44.movement.ground import POINT
from grognard.games.h44.state.position import Position
from grognard.series.zoc_bonds.interface.answers import Routes
from tests.games.h44.field import attacked, combat, die, field, road
from tests.games.h44.heath import moving, stand
from tests.games.h44.table import H44_, asked, play

TARGET, NEXT = "4016", "4017"
TANK, TANK2, FOOT = "br-2ig", "br-2gg", "br-3ig"


def ask(game: Game[Position], what: str, **args: Any) -> Any:
    return H44_.query(game, None, what, args)


def routed(**keys: Any) -> Game[Position]:
    """A rout: the one step in the target hex is gone, another enemy stands behind it."""
    hexes = {TARGET: "ge-14-hoff", "4015": (TANK, TANK2), "3916": FOOT, NEXT: "ge-henke"}
    game = combat(hexes, dice=[die("7-1", "DS")], **keys)
    attacked(game, TARGET, TANK, TANK2, FOOT)
    return game


def left(found: Pursuit) -> dict[str, tuple[int, int]]:
    return {runner.unit: (runner.hexes, runner.road) for runner in found.runners}


@pytest.mark.rule("h44:15.2.d", "h44:15.2.k")
def test_hexes_left_of_an_advance_are_told_with_the_road_bonus() -> None:
    game = routed()
    found = ask(game, "advance")
    assert isinstance(found, Pursuit)
    assert (found.kind, found.broke_through) == ("bonus", False)
    assert left(found) == {TANK: (2, 3), TANK2: (2, 3), FOOT: (2, 3)}
    play(game, {"advance": TANK, "to": TARGET})
    assert left(ask(game, "advance"))[TANK] == (1, 1), "off the road there is no bonus"


@pytest.mark.rule("h44:15.2.d")
def test_road_bonus_stays_as_long_as_the_way_keeps_to_the_road() -> None:
    game = routed(board=field(roads=road("4015", TARGET, NEXT)))
    play(game, {"advance": TANK, "to": TARGET})
    assert left(ask(game, "advance"))[TANK] == (1, 2)


@pytest.mark.rule("h44:16.2.a", "h44:16.2.b")
def test_breakthrough_names_its_group() -> None:
    game = routed()
    assert [point.units for point in ask(game, "advance").spearheads] == [(FOOT,)], "it stands beside the next enemy"
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK2, "to": TARGET})
    (point,) = ask(game, "advance").spearheads
    assert (point.target, set(point.units)) == (NEXT, {TANK, TANK2})


@pytest.mark.rule("h44:12.2.a")
def test_every_determined_defence_tells_its_chances() -> None:
    hexes = {TARGET: ("ge-graebner", "ge-6penal"), "4015": (TANK, TANK2), "3916": FOOT}
    game = combat(hexes, dice=[die("3-1", "DR")])
    assert ask(game, "stand") == Stands(())
    attacked(game, TARGET, TANK, TANK2)
    assert asked(game) == "stand-fast"
    ways = ask(game, "stand").ways
    assert {way.lead for way in ways} == {"ge-graebner", "ge-6penal"}
    holds = {way.lead: way.holds for way in ways}
    assert holds["ge-graebner"] > holds["ge-6penal"], "one is elite, the other of low quality"


def test_no_player_is_asked_nothing_is_open() -> None:
    game = moving("allied", stand(br_1gg="3914"))
    assert ask(game, "advance") == Pursuit(kind="", broke_through=False, runners=(), spearheads=())


@pytest.mark.rule("h44:8.1.b")
def test_place_out_of_reach_tells_what_the_way_would_cost() -> None:
    game = moving("allied", stand(br_1gg="3914"))
    found = ask(game, "routes", units=["br-1gg"])
    assert isinstance(found, Routes)
    limit = found.allowance["normal"]
    beyond = [reach for reach in found.blocked if reach.cost]
    assert beyond
    assert all(reach.refusal is not None and limit < reach.cost <= limit + 6 * POINT for reach in beyond)


@pytest.mark.rule("h44:12.4.g")
def test_dash_costs_the_desperate_a_step() -> None:
    """All around the hex stand enemies: a retreat would kill every unit."""
    ring = {"4015": (TANK, TANK2), "3916": FOOT, "4017": "br-1gg", "4115": "br-2wg", "4116": "br-1wg", "3915": "br-1cg"}
    free = {hex_: unit for hex_, unit in ring.items() if hex_ == "4015"}
    costs = []
    for hexes in (free, ring):
        game = combat({TARGET: "ge-6penal", **hexes}, dice=[1])
        battle = ask(game, "odds", target=TARGET, units=[TANK])
        costs.append((battle.stand.desperate, battle.stand.holds, battle.stand.costs))
    (calm, holds, few), (desperate, same, many) = costs
    assert (calm, desperate) == (False, True)
    assert holds == same
    assert many > few
