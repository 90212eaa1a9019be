"""34 What is refused around boxes, markers and shown units, each by its own clause."""

from __future__ import annotations

import pytest

from grognard.core.game import Action, Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import NO_PATCH
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Arrive,
    Attack,
    ComeOut,
    Commit,
    Disengage,
    EndMovement,
    GiveMask,
    Hide,
    Join,
    JoinBox,
    LeaveBox,
    ManTheHex,
    Sail,
    Show,
    SwapMasks,
)
from grognard.games.s42.state.position import REPLACED, TRACK, UNMASKED, Piece, Position
from tests.games.s42.campaigning import ARMIES, clause, initial, masked, moving, offered, with_unit
from tests.games.s42.steppe import steppe
from tests.games.s42.table import bare, play, refused, sentence, table

ARMY, OTHER = ARMIES[:2]
HERE = "3020"


def fight(side: int, position: Position, *dice: int) -> Game[Position]:
    return table(position, CombatPhase(side=side), dice=dice)


def showing(inside: str = "su-121 su-6", place: str = HERE, **others: str) -> Game[Position]:
    """The movement phase in which the first rifle division has been put on its army; hexes are named as h3021."""
    there = {name.removeprefix("h"): units for name, units in others.items()}
    patch = steppe() if place == HERE else NO_PATCH
    game = moving(masked({"1": place, "2": "3015"}, {"1": inside}, others=there, patch=patch))
    play(game, Show("su-121"))
    return game


# -- 34.1 markers ----------------------------------------------------------------------------------------------------


def arriving() -> Game[Position]:
    rows = {UNIT[army]: Piece(TRACK - 21, 1) for army in ARMIES}
    return initial(bare(turn=21).with_pieces(rows))


@pytest.mark.rule("s42:34.1.1.c", "s42:34.1.2.b")
def test_one_marker_for_each() -> None:
    game = arriving()
    for army in ARMIES:
        play(game, Arrive(army, "area-A"))
    play(game, GiveMask(ARMY, "box-3"))
    refused(game, GiveMask(ARMY, "box-4"), by="34.1.2.b")
    refused(game, GiveMask(OTHER, "box-3"), by="34.1.1.c")
    assert clause(game, GiveMask(OTHER, "box-4")) == ""


@pytest.mark.rule("s42:34.1.2.c")
def test_only_reserve_armies_swap() -> None:
    game = moving(masked({"1": HERE, "2": HERE}, others={HERE: "su-121"}))
    refused(game, SwapMasks(ARMY, "su-121"), by="34.1.2.c")
    assert clause(game, SwapMasks(ARMY, OTHER)) == ""


@pytest.mark.rule("s42:34.7.a", "s42:34.1.2.c")
def test_an_army_that_is_unmasked_keeps_its_marker() -> None:
    position = masked({"1": HERE, "2": HERE}, {"1": "su-121"})
    refused(moving(position.mark((UNIT[ARMY],), UNMASKED)), SwapMasks(ARMY, OTHER), by="34.7.a")


# -- 34.2 what is shown ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.2.e")
@pytest.mark.parametrize(
    ("place", "order", "unit", "why"),
    [
        ("area-A", 0, "su-121", "army-is-off-the-map"),
        (HERE, 2, "su-121", "shown-unit-is-in-full-retreat"),
        (HERE, 0, "su-6", "unit-is-in-no-box"),
    ],
)
def test_who_cannot_be_shown(place: str, order: int, unit: str, why: str) -> None:
    """In an entry area, in full retreat, or in no box at all."""
    position = with_unit(masked({"1": place}, {"1": "su-121"}, others={"3015": "su-6"}), "su-121", order=order)
    refused(moving(position), Show(unit), by="34.2.e")
    assert sentence(moving(position), Show(unit)) == why
    assert clause(moving(masked({"1": HERE}, {"1": "su-121"})), Show("su-121")) == ""


@pytest.mark.rule("s42:34.2.e")
def test_only_who_is_shown_is_hidden_again() -> None:
    game = showing()
    refused(game, Hide("su-6"), by="34.2.e")
    assert clause(game, Hide("su-121")) == ""


@pytest.mark.rule("s42:34.6.1.a", "s42:34.2.e")
def test_who_is_only_shown_does_not_attack() -> None:
    game = showing(h3021="ge-44", h2921="su-4mc")
    play(game, EndMovement())
    battle = fight(SOVIET, game.position)
    play(battle, Attack("3021"))
    refused(battle, Join("su-121"), by="34.6.1.a")
    assert {action.unit for action in offered(battle, Join)} == {"su-4mc"}


@pytest.mark.rule("s42:34.4.2.e", "s42:34.2.e")
def test_who_is_only_shown_does_not_break_contact() -> None:
    game = showing(h3021="ge-44", h2921="su-4mc")
    play(game, EndMovement())
    rules = game.position.rules
    position = game.position.but(rules=type(rules)(scenario="campaign", disengagement=True, patch=rules.patch))
    battle = fight(SOVIET, position)
    refused(battle, Disengage(("su-121",)), by="34.4.2.e")
    assert clause(battle, Disengage(("su-4mc",))) == ""


@pytest.mark.rule("s42:34.4.2.b", "s42:34.6.1.a")
def test_who_is_shown_goes_to_no_area_and_no_other_box() -> None:
    game = showing(place="2503")
    refused(game, LeaveBox("su-121", "area-A"), by="34.4.2.b")
    assert clause(game, LeaveBox("su-6", "area-A")) == ""
    refused(game, JoinBox("su-121", "box-2"), by="34.4.2.b")


@pytest.mark.rule("s42:21.4.b")
def test_who_refits_joins_no_box() -> None:
    position = masked({"1": "area-A"}, others={"area-B": "su-121 su-6"}).mark((UNIT["su-121"],), REPLACED)
    refused(moving(position), JoinBox("su-121", "box-1"), by="21.4.b")
    assert clause(moving(position), JoinBox("su-6", "box-1")) == ""


@pytest.mark.rule("s42:21.4.d")
def test_who_refits_in_a_box_goes_to_no_area() -> None:
    position = masked({"1": "2503"}, {"1": "su-121 su-6"}).mark((UNIT["su-121"],), REPLACED)
    refused(moving(position), LeaveBox("su-121", "area-A"), by="21.4.d")
    assert clause(moving(position), LeaveBox("su-6", "area-A")) == ""


@pytest.mark.rule("s42:34.4.2.e")
def test_who_is_shown_boards_no_ship() -> None:
    game = showing(place="2152", h2152="su-4")
    refused(game, Sail("su-121", "2956"), by="34.4.2.e")
    assert clause(game, Sail("su-4", "2956")) == ""


# -- 34.4 into the box and out of it ---------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.2.d", "s42:34.2.a")
@pytest.mark.parametrize("unit", ["su-5ta-hq", "su-chuikov", OTHER])
def test_a_box_is_for_combat_units(unit: str) -> None:
    game = moving(masked({"1": "area-A"}, others={"area-B": f"{unit} su-121"}))
    refused(game, JoinBox(unit, "box-1"), by="34.2.d")
    assert clause(game, JoinBox("su-121", "box-1")) == ""


@pytest.mark.rule("s42:34.1.2.a")
def test_a_box_without_an_army_takes_no_unit() -> None:
    game = moving(masked({"1": "area-A"}, others={"area-B": "su-121"}))
    refused(game, JoinBox("su-121", "box-3"), by="34.1.2.a")


@pytest.mark.rule("s42:34.7.a", "s42:34.4.1.e")
def test_an_army_that_must_go_takes_no_unit_in() -> None:
    position = masked({"1": "2503"}, {"1": "su-6"}, others={"area-B": "su-121"}, patch=NO_PATCH)
    assert clause(moving(position), JoinBox("su-121", "box-1")) == ""
    refused(moving(position.mark((UNIT[ARMY],), UNMASKED)), JoinBox("su-121", "box-1"), by="34.7.a")


@pytest.mark.rule("s42:34.4.1.a")
def test_who_is_in_the_box_does_not_join_it() -> None:
    game = moving(masked({"1": "area-A", "2": "area-B"}, {"1": "su-121"}))
    refused(game, JoinBox("su-121", "box-1"), by="34.4.1.a")
    assert clause(game, JoinBox("su-121", "box-2")) == ""


@pytest.mark.rule("s42:34.4.1.k", "s42:34.4.1.a")
@pytest.mark.parametrize("place", ["eliminated", "track-25"])
def test_who_is_not_in_play_has_no_way_in(place: str) -> None:
    refused(moving(masked({"1": "area-A"}, others={place: "su-121"})), JoinBox("su-121", "box-1"), by="34.4.1.k")


@pytest.mark.rule("s42:31.0.a", "s42:31.0.g")
def test_who_waits_with_its_own_reserve_army_joins_none() -> None:
    position = masked({"1": "area-A"}, others={"area-B": "su-14gds"})
    refused(moving(position), JoinBox("su-14gds", "box-1"), by="31.0.a")
    assert clause(moving(position.but(freed=("reserve-5",))), JoinBox("su-14gds", "box-1")) == ""


@pytest.mark.rule("s42:34.4.2.b", "s42:34.4.2.e")
@pytest.mark.parametrize(("deed", "by"), [(LeaveBox("su-6", "area-A"), "34.4.2.b"), (ComeOut("su-6"), "34.4.2.e")])
def test_who_is_in_no_box_does_not_leave_one(deed: Action, by: str) -> None:
    game = moving(masked({"1": "area-A"}, {"1": "su-121"}, others={"area-B": "su-6"}))
    refused(game, deed, by=by)


@pytest.mark.rule("s42:34.4.2.e")
def test_in_an_area_no_unit_comes_out() -> None:
    refused(moving(masked({"1": "area-A"}, {"1": "su-121"})), ComeOut("su-121"), by="34.4.2.e")


# -- 34.6.2 ----------------------------------------------------------------------------------------------------------


def beset(inside: str, beside: str) -> Game[Position]:
    others = {"3021": "ge-24pz ge-14pz ge-3pz", HERE: beside}
    game = fight(AXIS, masked({"1": HERE}, {"1": inside}, others=others, turn=23), 3)
    for action in (Attack(HERE), *map(Join, ("ge-24pz", "ge-14pz", "ge-3pz")), Commit()):
        play(game, action)
    return game


@pytest.mark.rule("s42:34.6.2.a", "s42:4.3.a")
def test_three_at_most_even_where_the_hex_holds_more() -> None:
    game = beset("su-121 su-6 su-4 su-16bde", "su-1ga-hq")
    refused(game, ManTheHex(("su-121", "su-6", "su-4", "su-16bde")), by="34.6.2.a")
    assert clause(game, ManTheHex(("su-121", "su-6", "su-4"))) == "", "the headquarters makes room for three divisions"


@pytest.mark.rule("s42:34.6.2.a")
def test_beside_others_only_as_many_as_the_hex_holds() -> None:
    game = beset("su-121 su-6 su-16bde", "su-74")
    refused(game, ManTheHex(("su-121", "su-6")), by="34.6.2.a")
    assert clause(game, ManTheHex(("su-121", "su-16bde"))) == ""
    assert clause(game, ManTheHex(())) == "", "others defend the hex"
