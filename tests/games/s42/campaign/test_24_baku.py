"""Chapter 24.1.2: five divisions that leave for Baku, what becomes of them, and of area G."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Go, LeaveForBaku, Move, Shift
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.position import DISRUPTED, ISOLATED, Position
from grognard.games.s42.supply.isolation import Attrition, is_isolated, modifiers
from tests.games.s42.falling_back import piece, stands
from tests.games.s42.front import front
from tests.games.s42.pursuit import legal
from tests.games.s42.scoring import check
from tests.games.s42.table import play, refused, table, told

FOUR = ("ge-44", "ge-45", "ge-46", "ge-3pz")
FIVE = (*FOUR, "ge-50")
REMNANT = next(unit for unit in UNIT if "rem-inf" in unit)


def at_the_gate(*more: str, **fields: Any) -> Position:
    """Four divisions beside area G, and others; the Axis holds every city behind them."""
    there: dict[str, str] = {
        "7556": " ".join(FOUR[:3]),
        "7558": "ge-3pz",
        "7557": " ".join(more[:3]),
        "7555": " ".join(more[3:]),
    }
    places = {name: units for name, units in there.items() if units}
    position = front({**places, **fields.pop("also", {})}, **{"turn": 12, **fields})
    return position.but(held=tuple(sorted(kept(position.country))))


def moving(position: Position) -> Game[Position]:
    return table(position, MovementPhase(side=AXIS))


def leave(position: Position, *units: str) -> Game[Position]:
    game = moving(position)
    play(game, LeaveForBaku(units))
    return game


def names(tokens: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(token.split("/")[0] for token in tokens)


def points(position: Position) -> int:
    """What the divisions in area G are worth: what is counted with them, less what the victory hexes are worth."""
    found = []
    for baku in (position.baku, False):
        game = check(position.but(baku=baku))
        found += [int(str(event.args["points"])) for event in game.events or [] if event.what == "points-counted"]
    return found[0] - found[1]


# -- who must leave --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:24.1.2.a", "s42:24.1.1.c", "s42:24.1.2.b", "s42:22.4.g")
def test_five_divisions_that_leave_together_are_three_points() -> None:
    game = leave(at_the_gate("ge-50"), *FIVE)
    assert all(stands(game, unit, "area-G") for unit in FIVE)
    assert game.position.baku
    assert points(game.position) == 3


@pytest.mark.rule("s42:24.1.2.a", "s42:24.1.2.b")
def test_four_are_not_enough() -> None:
    refused(moving(at_the_gate("ge-50")), LeaveForBaku(FOUR), by="24.1.2.a")


@pytest.mark.rule("s42:24.1.2.c")
def test_one_must_be_of_panzers() -> None:
    foot = ("ge-44", "ge-45", "ge-46", "ge-50", "ge-57")
    refused(moving(at_the_gate("ge-50", "ge-57")), LeaveForBaku(foot), by="24.1.2.c")
    grenadiers = ("ge-44", "ge-45", "ge-46", "ge-50", "ge-3pzg")
    refused(moving(at_the_gate("ge-50", "ge-3pzg")), LeaveForBaku(grenadiers), by="24.1.2.c")


@pytest.mark.rule("s42:24.1.2.d", "s42:24.1.2.e")
@pytest.mark.parametrize("halves", [("ro-1", "ro-2"), ("ge-50/2", "ge-57/2"), ("ro-1", "ge-50/2")])
def test_allies_and_reduced_germans_count_half(halves: tuple[str, ...]) -> None:
    position = at_the_gate(*halves)
    refused(moving(position), LeaveForBaku((*FOUR, *names(halves[:1]))), by="24.1.2.a")
    game = leave(position, *FOUR, *names(halves))
    assert game.position.baku
    assert points(game.position) == 3


@pytest.mark.rule("s42:24.1.2.f")
@pytest.mark.parametrize("uncounted", [("ro-1/1", "ro-2/1"), ("ge-michalik", "ge-4bicycle"), (REMNANT,), ("ge-503hv",)])
def test_reduced_allies_regiments_and_remnants_do_not_count(uncounted: tuple[str, ...]) -> None:
    refused(moving(at_the_gate(*uncounted)), LeaveForBaku((*FOUR, *names(uncounted))), by="24.1.2.f")


@pytest.mark.rule("s42:24.1.2.a", "s42:22.4.f")
def test_no_unit_leaves_alone_by_ordinary_movement() -> None:
    game = moving(at_the_gate("ge-50"))
    play(game, Move(("ge-3pz",)))
    assert Go("area-G") not in legal(game)


@pytest.mark.rule("s42:24.1.2.b")
def test_all_must_get_there_in_the_phase() -> None:
    far = at_the_gate(also={"6540": "ge-50"})
    game = moving(far)
    assert LeaveForBaku(FIVE) not in legal(game)
    refused(game, LeaveForBaku(FIVE), by="24.1.2.b")


# -- how long the points last ----------------------------------------------------------------------------------------


def gone(*units: str, also: dict[str, str] | None = None) -> Position:
    """These units are in area G, and have left the map together."""
    position = front({"area-G": " ".join(units), **(also or {})}, turn=12, baku=True)
    return position.but(held=tuple(sorted(kept(position.country))))


@pytest.mark.rule("s42:24.1.2.g")
def test_the_points_last_while_five_stay_and_are_supplied() -> None:
    assert points(gone(*FIVE)) == 3
    assert points(gone(*FOUR)) == 0
    assert points(gone("ge-44", "ge-45", "ge-46", "ge-50", "ge-57")) == 0
    assert points(gone(*FIVE, also={"7558": "su-6"})) == 0


@pytest.mark.rule("s42:24.1.2.h", "s42:24.1.2.i")
def test_they_come_back_through_area_g_alone() -> None:
    game = moving(gone(*FIVE))
    play(game, Move(("ge-3pz",)))
    places = {action.to for action in legal(game) if isinstance(action, Go)}
    assert "7558" in places
    assert not [place for place in places if place.startswith("area-") and place != "area-G"]
    play(game, Go("7558"))
    assert stands(game, "ge-3pz", "7558")


@pytest.mark.rule("s42:24.1.2.i")
def test_not_through_another_area() -> None:
    game = moving(gone(*FIVE))
    play(game, Move(("ge-3pz",)))
    for area in ("area-H", "area-Y"):
        assert Go(area) not in legal(game)
    refused(game, Go("area-H"), by="22.4.f")


RIFLES = ("su-6", "su-1", "su-121", "su-237", "su-346", "su-45", "su-138", "su-62", "su-23", "su-31")
SHUT = dict(zip((f"75{row}" for row in range(52, 62)), RIFLES, strict=True))
"""Soviet divisions all along the edge at area G."""


@pytest.mark.rule("s42:24.1.2.k", "s42:24.1.2.j")
def test_isolated_there_they_waste_away() -> None:
    """No unit is next to them, and yet they roll."""
    position = gone("ge-3pz", also=SHUT)
    assert is_isolated(position, UNIT["ge-3pz"])
    game = table(position.mark([UNIT["ge-3pz"]], ISOLATED), Attrition(side=AXIS), dice=(6,))
    assert told(game) == ["isolation-rolled"]


@pytest.mark.rule("s42:24.1.2.l")
def test_they_are_supplied_by_air() -> None:
    position = gone("ge-3pz", also=SHUT)
    assert "airfield" in {line.reason for line in modifiers(position, UNIT["ge-3pz"])}


# -- 24.1.3 area G ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:24.1.3.a", "s42:24.1.3.b")
def test_soviets_in_area_g_give_way_in_disorder() -> None:
    game = leave(at_the_gate("ge-50", also={"area-G": "su-6 su-1"}), *FIVE)
    assert game.waiting == ("soviet",)
    areas = {action.area for action in legal(game) if isinstance(action, Shift) and action.unit == "su-6"}
    assert areas == {"area-H", "area-J"}
    play(game, Shift("su-6", "area-H"))
    play(game, Shift("su-1", "area-J"))
    assert stands(game, "su-6", "area-H")
    assert stands(game, "su-1", "area-J")
    assert piece(game, "su-6").order == piece(game, "su-1").order == DISRUPTED
    assert game.waiting == ("axis",)


@pytest.mark.rule("s42:24.1.3.c")
def test_no_soviet_goes_there_while_one_is_left() -> None:
    position = gone("ge-44", also={"7560": "su-6"})
    game = table(position, MovementPhase(side=SOVIET))
    play(game, Move(("su-6",)))
    assert Go("area-G") not in legal(game)
    free = table(gone(also={"7560": "su-6"}), MovementPhase(side=SOVIET))
    play(free, Move(("su-6",)))
    assert Go("area-G") in legal(free)
