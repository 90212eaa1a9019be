"""34.4, 34.5 Into the box of a reserve army and out of it; replacements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.data.board import NO_PATCH
from grognard.games.s42.data.units import PACK, SIDE, SOVIET, STEPS, UNIT, UNITS
from grognard.games.s42.forces.reinforcements import arrivals
from grognard.games.s42.interface.actions import (
    Arrive,
    ComeOut,
    Entrain,
    Go,
    Halt,
    JoinBox,
    LeaveBox,
    Move,
    Replenish,
    Station,
)
from grognard.games.s42.state.position import REPLACED, TRACK, UNMASKED, Piece, Position
from tests.games.s42.campaigning import (
    ARMIES,
    answers,
    asking,
    clause,
    dead,
    initial,
    masked,
    moving,
    offered,
    piece,
    stands,
    with_unit,
)
from tests.games.s42.pocket import walled
from tests.games.s42.table import play, refused

ARMY, OTHER = ARMIES[:2]
VORONEZH = "2503"
"""A Soviet city of the rail net, supplied from the north."""
POCKET = ("2209", "2210", "2211")


def printed(armies: dict[str, str], inside: dict[str, str] | None = None, **fields: Any) -> Position:
    """On the printed map."""
    return masked(armies, inside, **{"patch": NO_PATCH, **fields})


def joining(game: Game[Position], unit: str) -> set[str]:
    return {action.box for action in offered(game, JoinBox) if action.unit == unit}


# -- 34.4.1 reinforcements -------------------------------------------------------------------------------------------


def coming(count: int = 2) -> tuple[int, tuple[str, ...]]:
    """A turn after the 21st with Soviet reinforcements that fight, and some of them."""
    rows: dict[int, list[str]] = {}
    for unit, row in arrivals("campaign").items():
        if SIDE[unit] == SOVIET and row.turn > 21 and row.entry == "soviet-north" and PACK.units[unit].full[1]:
            rows.setdefault(row.turn, []).append(UNITS[unit])
    return next((turn, tuple(units[:count])) for turn, units in rows.items() if len(units) >= count)


def with_arrivals(armies: dict[str, str]) -> tuple[Game[Position], tuple[str, ...]]:
    turn, units = coming()
    position = printed(armies, turn=turn)
    return initial(position.with_pieces({UNIT[u]: Piece(TRACK - turn, STEPS[UNIT[u]]) for u in units})), units


@pytest.mark.rule("s42:34.4.1.a", "s42:34.4.1.d")
@pytest.mark.parametrize("where", ["area-A", "area-B", "area-C", "area-D", VORONEZH])
def test_any_number_of_reinforcements(where: str) -> None:
    game, units = with_arrivals({"1": where})
    for unit in units:
        assert asking(game).subject(game)[:1] in ((unit,), ())
        play(game, JoinBox(unit, "box-1"))
        assert stands(game, unit, "box-1")


@pytest.mark.rule("s42:34.4.1.b", "s42:34.3.1.f", "s42:34.4.1.d")
def test_reinforcements_in_a_box_have_spent_their_turn_and_their_army_its_move() -> None:
    game, units = with_arrivals({"1": VORONEZH})
    play(game, JoinBox(units[0], "box-1"))
    walk = moving(game.position)
    refused(walk, ComeOut(units[0]), by="34.4.2.e")
    refused(walk, LeaveBox(units[0], "area-A"), by="34.4.2.b")
    refused(walk, Move((ARMY,)), by="34.3.1.f")


@pytest.mark.rule("s42:34.4.1.d")
@pytest.mark.parametrize("where", ["area-E", "area-H"])
def test_reinforcements_only_through_a_to_d(where: str) -> None:
    game, units = with_arrivals({"1": where})
    refused(game, JoinBox(units[0], "box-1"), by="34.4.1.d")
    play(game, Arrive(units[0], "area-A"))
    assert stands(game, units[0], "area-A")


# -- 34.4.1 from areas -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.4.1.e", "s42:34.4.1.i")
@pytest.mark.parametrize("start", ["area-A", "area-C", "area-E", "area-F"])
@pytest.mark.parametrize("army", ["area-A", "area-E", VORONEZH])
def test_from_the_north_and_the_caspian(start: str, army: str) -> None:
    game = moving(printed({"1": army}, others={start: "su-121 su-6"}))
    play(game, JoinBox("su-121", "box-1"))
    play(game, JoinBox("su-6", "box-1"))
    assert stands(game, "su-121", "box-1")
    assert stands(game, "su-6", "box-1"), "any unit"


@pytest.mark.rule("s42:34.4.1.e")
def test_not_from_the_south() -> None:
    game = moving(printed({"1": "area-A"}, others={"area-G": "su-121"}))
    refused(game, JoinBox("su-121", "box-1"), by="34.4.1.e")


@pytest.mark.rule("s42:34.4.1.e")
@pytest.mark.parametrize("army", ["area-H", "2210"])
def test_nor_to_an_army_that_the_north_does_not_supply(army: str) -> None:
    game = moving(printed({"1": army}, others={"area-A": "su-121"}, patch=walled(POCKET)))
    refused(game, JoinBox("su-121", "box-1"), by="34.4.1.e")


@pytest.mark.rule("s42:34.4.1.b")
def test_it_takes_the_whole_allowance() -> None:
    game = moving(printed({"1": VORONEZH}, others={"area-A": "su-121"}))
    play(game, JoinBox("su-121", "box-1"))
    assert stands(game, "su-121", "box-1")
    assert not [action for action in offered(game, ComeOut) if action.unit == "su-121"]
    assert not [action for action in offered(game, LeaveBox) if action.unit == "su-121"]
    refused(game, ComeOut("su-121"), by="34.4.2.e")


@pytest.mark.rule("s42:34.4.1.b")
def test_who_has_moved_has_no_allowance_left() -> None:
    game = moving(printed({"1": VORONEZH}, others={"area-A": "su-121"}))
    play(game, Move(("su-121",)))
    play(game, Go("area-B"))
    if Halt() in answers(game):
        play(game, Halt())
    refused(game, JoinBox("su-121", "box-1"), by="34.4.1.b")


@pytest.mark.rule("s42:34.4.1.c")
def test_it_uses_no_train() -> None:
    game = moving(printed({"1": VORONEZH}, others={"area-A": "su-121 su-6"}))
    before = game.position.uses("rail")
    play(game, JoinBox("su-121", "box-1"))
    assert game.position.uses("rail") == before
    assert clause(game, Entrain("su-6")) == ""


# -- 34.4.1 from box to box ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.4.1.f", "s42:34.4.2.b", "s42:34.4.2.c")
def test_one_unit_a_turn_from_box_to_box() -> None:
    game = moving(printed({"1": VORONEZH, "2": "area-E"}, {"1": "su-121 su-6"}))
    play(game, JoinBox("su-121", "box-2"))
    assert stands(game, "su-121", "box-2")
    refused(game, JoinBox("su-6", "box-2"), by="34.4.1.f")


@pytest.mark.rule("s42:34.4.1.g", "s42:34.4.2.d")
@pytest.mark.parametrize(("one", "other"), [("area-H", "area-A"), ("area-A", "area-H"), ("2210", "area-A")])
def test_both_armies_are_supplied_from_the_north(one: str, other: str) -> None:
    game = moving(printed({"1": one, "2": other}, {"1": "su-121"}, patch=walled(POCKET)))
    refused(game, JoinBox("su-121", "box-2"), by="34.4.1.g")


# -- 34.4.1 strategic movement ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.4.1.h", "s42:34.4.1.i")
@pytest.mark.parametrize("army", ["area-E", "area-A", "2504"])
def test_one_unit_a_turn_by_strategic_movement(army: str) -> None:
    game = moving(printed({"1": army}, others={VORONEZH: "su-121 su-6"}))
    play(game, JoinBox("su-121", "box-1"))
    assert stands(game, "su-121", "box-1")
    assert game.position.uses("rail") == 0
    refused(game, JoinBox("su-6", "box-1"), by="34.4.1.h")


@pytest.mark.rule("s42:34.4.1.j")
def test_not_to_an_army_without_that_supply() -> None:
    game = moving(printed({"1": "area-H"}, others={VORONEZH: "su-121"}))
    refused(game, JoinBox("su-121", "box-1"), by="34.4.1.j")


@pytest.mark.rule("s42:34.4.1.k", "s42:34.4.1.a")
def test_no_unit_walks_into_a_box() -> None:
    """A unit beside the army, and one in its hex, off the railway."""
    position = masked({"1": "3020"}, others={"3020": "su-121", "3021": "su-6"})
    game = moving(position)
    for unit in ("su-121", "su-6"):
        refused(game, JoinBox(unit, "box-1"), by="34.4.1.h")
        assert not joining(game, unit)


# -- 34.4.2 out of the box -------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.4.2.b", "s42:34.4.2.c")
def test_one_unit_a_turn_goes_to_an_area_of_the_north() -> None:
    game = moving(printed({"1": VORONEZH}, {"1": "su-121 su-6"}))
    found = {action.area for action in offered(game, LeaveBox) if action.unit == "su-121"}
    assert found == {f"area-{area}" for area in "ABCDE"}
    refused(game, LeaveBox("su-121", "area-G"), by="34.4.2.b")
    play(game, LeaveBox("su-121", "area-D"))
    assert stands(game, "su-121", "area-D")
    refused(game, LeaveBox("su-6", "area-A"), by="34.4.2.c")


@pytest.mark.rule("s42:34.4.2.c", "s42:34.4.1.f")
def test_box_and_area_together_one_a_turn() -> None:
    game = moving(printed({"1": VORONEZH, "2": "area-A"}, {"1": "su-121 su-6"}))
    play(game, LeaveBox("su-121", "area-D"))
    refused(game, JoinBox("su-6", "box-2"), by="34.4.1.f")


@pytest.mark.rule("s42:34.4.2.d")
@pytest.mark.parametrize("army", ["area-H", "2210"])
def test_not_out_of_an_army_that_the_north_does_not_supply(army: str) -> None:
    game = moving(printed({"1": army}, {"1": "su-121"}, patch=walled(POCKET)))
    refused(game, LeaveBox("su-121", "area-A"), by="34.4.2.d")


@pytest.mark.rule("s42:34.4.2.e", "s42:34.4.2.f")
def test_a_unit_comes_out_and_moves_on() -> None:
    game = moving(masked({"1": "3020"}, {"1": "su-16tc su-121"}))
    play(game, ComeOut("su-16tc"))
    assert stands(game, "su-16tc", "3020")
    assert piece(game, ARMY).has(UNMASKED)
    play(game, Move(("su-16tc",)))
    assert Go("3024") in offered(game, Go), "at its own pace, from there"
    play(game, Go("3024"))
    assert stands(game, "su-16tc", "3024")
    assert stands(game, "su-121", "box-1")


@pytest.mark.rule("s42:34.4.2.e")
def test_who_came_into_the_box_this_turn_does_not_come_out() -> None:
    game = moving(printed({"1": VORONEZH, "2": "2504"}, {"2": "su-121"}))
    play(game, JoinBox("su-121", "box-1"))
    refused(game, ComeOut("su-121"), by="34.4.2.e")
    assert game.decision is not None
    verdict = game.decision.judge(game, ComeOut(ARMY))
    assert isinstance(verdict, Forbidden)
    assert (verdict.rule, verdict.reason.id) == ("34.4.2.e", "refusal-is-in-no-box"), "an army is in no box"


@pytest.mark.rule("s42:34.4.2.a")
@pytest.mark.parametrize("leave", [ComeOut("su-121"), LeaveBox("su-121", "area-A")])
def test_the_army_does_not_move_after_that(leave: Any) -> None:
    game = moving(printed({"1": VORONEZH}, {"1": "su-121 su-6"}))
    assert clause(game, Move((ARMY,))) == ""
    play(game, leave)
    refused(game, Move((ARMY,)), by="34.4.2.a")


@pytest.mark.rule("s42:34.4.2.a")
def test_but_it_may_have_moved_before() -> None:
    game = moving(masked({"1": "3020"}, {"1": "su-121"}))
    play(game, Move((ARMY,)))
    play(game, Go("3021"))
    if Halt() in answers(game):
        play(game, Halt())
    play(game, ComeOut("su-121"))
    assert stands(game, "su-121", "3021")


# -- 34.5 replacements -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.5.a")
def test_a_reduced_unit_in_a_box_is_restored() -> None:
    position = with_unit(printed({"1": VORONEZH}, {"1": "su-121"}), "su-121", steps=1)
    game = initial(position)
    play(game, Replenish("su-121", "replacement-infantry"))
    assert (piece(game, "su-121").steps, stands(game, "su-121", "box-1")) == (2, True)
    assert piece(game, "su-121").has(REPLACED)


@pytest.mark.rule("s42:34.5.a", "s42:34.5.b")
def test_a_rebuilt_unit_goes_straight_to_a_box() -> None:
    game = initial(dead(printed({"1": VORONEZH}), "su-121"))
    play(game, Replenish("su-121", "replacement-infantry"))
    assert "box-1" in {action.place for action in offered(game, Station)}
    play(game, Station("box-1"))
    assert stands(game, "su-121", "box-1")
    assert piece(game, "su-121").has(REPLACED)
    walk = moving(game.position)
    play(walk, Move((ARMY,)))
    assert {action.to for action in offered(walk, Go)} <= {
        "2502",
        "2604",
        "2603",
        "2504",
        "2403",
        "2404",
        "2402",
        "2602",
    }


@pytest.mark.rule("s42:34.5.a", "s42:34.2.d")
def test_not_to_a_full_box() -> None:
    eight = "su-6 su-4 su-74 su-89 su-23 su-31 su-62 su-45"
    game = initial(dead(printed({"1": VORONEZH}, {"1": eight}), "su-121"))
    play(game, Replenish("su-121", "replacement-infantry"))
    assert "box-1" not in {action.place for action in offered(game, Station)}
