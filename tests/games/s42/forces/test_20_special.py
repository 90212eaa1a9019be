"""Chapter 20: special units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.combat.strength import Battle, defending
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.units import (
    ARMY_HQ,
    AXIS,
    CLIMBER,
    FROZEN,
    GARRISON,
    MECHANISED,
    SOVIET,
    TYPE,
    UNIT,
    UNITS,
)
from grognard.games.s42.forces.special_units import (
    BINDING,
    BLUCHER,
    LOWER_DON,
    MUSTER,
    advances_mechanised,
    garrison_stays,
    look_out,
    notice,
    volunteers_due,
)
from grognard.games.s42.interface.actions import Drop, EndInitial, Go, Halt, Move, Muster
from grognard.games.s42.movement.march import ChooseRoute
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.movement.reach import March, reach
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import ALERTED, REPLACED, Piece, Position
from grognard.games.s42.state.stacking import overfull
from grognard.games.s42.turn.initial import Prepare
from grognard.games.s42.turn.phases import opened
from tests.games.s42.deeds import allows, denies, does
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, asked, bare, play, refused, table, told


def bound(position: Position, unit: str) -> str:
    """The clause that keeps a unit in its place."""
    verdict = judge(BINDING, position, UNIT[unit])
    return verdict.rule if isinstance(verdict, Forbidden) else ""


def hexes(*names: str) -> tuple[int, ...]:
    return tuple(HEX[name] for name in names)


# -- 20.1 to 20.3 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:20.1.1.a", "s42:20.1.3.a", "s42:20.1.3.f", "s42:20.1.3.g")
def test_army_headquarters_move_mechanised_and_advance_as_their_troops() -> None:
    found = [unit for unit in range(len(UNITS)) if ARMY_HQ[unit]]
    assert len(found) == 3
    assert all(MECHANISED[unit] for unit in found)
    assert [UNITS[unit] for unit in found if advances_mechanised(unit)] == ["su-5ta-hq"]
    assert advances_mechanised(UNIT["su-16tc"])
    assert not advances_mechanised(UNIT["su-121"])


@pytest.mark.rule("s42:20.2.a", "s42:20.3.a", "s42:20.3.c", "s42:20.4.a", "s42:20.6.b", "s42:20.7.a")
def test_how_many_there_are() -> None:
    nkvd = [unit for unit in range(len(UNITS)) if TYPE[unit] == "nkvd"]
    assert (sum(CLIMBER), len(nkvd), sum(GARRISON), sum(FROZEN), len(BLUCHER)) == (11, 8, 10, 17, 5)
    assert 0 < sum(GARRISON[unit] for unit in nkvd) < len(nkvd)
    assert [bool(garrison_stays(bare(), unit)) for unit in nkvd] == [GARRISON[unit] for unit in nkvd]


@pytest.mark.rule("s42:20.1.3.b", "s42:20.1.3.c")
def test_a_headquarters_does_not_put_its_troops_on_wheels() -> None:
    stand = dict.fromkeys(("su-5ta-hq", "su-121"), "3020")
    position = bare(turn=5, patch=steppe(), stand=stand)

    def farthest(*units: str) -> int:
        march = March(units=tuple(UNIT[unit] for unit in units), start=HEX["3020"], here=HEX["3020"])
        return max(GRID.distance(HEX["3020"], hex_) for hex_ in reach(position, march, "normal"))

    assert farthest("su-5ta-hq", "su-121") == farthest("su-121") < farthest("su-5ta-hq")
    # It goes on alone, leaves one unit and is joined by another: each moves for itself.
    game = table(position.with_piece(UNIT["su-6"], Piece(HEX["3017"], 2)), MovementPhase(side=SOVIET))
    for unit, hex_ in (("su-5ta-hq", "3016"), ("su-6", "3016")):
        play(game, Move((unit,)))
        play(game, Go(hex_, "normal"))
        if isinstance(game.decision, ChooseRoute):
            play(game, Halt())
    assert {UNITS[unit] for unit in game.position.stack(HEX["3016"])} == {"su-5ta-hq", "su-6"}
    assert game.position.stack(HEX["3020"]) == (UNIT["su-121"],)
    both = table(position, MovementPhase(side=SOVIET))
    play(both, Move(("su-121", "su-5ta-hq")))
    play(both, Go("3019", "normal"))
    play(both, Drop("su-121"))
    play(both, Go("3016", "normal"))
    assert both.position.stack(HEX["3019"]) == (UNIT["su-121"],)
    assert both.position.stack(HEX["3016"]) == (UNIT["su-5ta-hq"],)


# -- 20.5 the allies of Germany --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:20.5.1.a", "s42:20.5.1.b")
def test_allies_stack_and_defend_together() -> None:
    stand = {"ro-10": "3020", "it-julia": "3020", "hu-6l": "3020", "su-121": "3019"}
    position = bare(patch=steppe(), stand=stand)
    assert overfull(position, AXIS) == []
    assert overfull(bare(patch=steppe(), stand=stand | {"ge-45": "3020"}), AXIS) == [HEX["3020"]]
    parts = defending(position, Battle(side=SOVIET, target=HEX["3020"], units=(UNIT["su-121"],)))
    assert {UNITS[part.unit] for part in parts if not part.out} == {"ro-10", "it-julia", "hu-6l"}


# -- 20.4 garrisons --------------------------------------------------------------------------------------------------

GARRISONED = "su-vor-nkvd"


@pytest.mark.rule("s42:20.4.b", "s42:20.4.c")
def test_a_garrison_stays_until_an_axis_combat_unit_is_within_five_hexes() -> None:
    far = table(bare(stand={GARRISONED: "2503", "ge-45": "1903"}))
    look_out(far)
    assert bound(far.position, GARRISONED) == "20.4.b"
    near = table(bare(stand={GARRISONED: "2503", "ge-45": "2003"}))
    look_out(near)
    assert bound(near.position, GARRISONED) == ""
    assert told(near) == ["garrison-alerted"]
    # For good, though the enemy goes away.
    gone = near.position.with_piece(UNIT["ge-45"], bare(stand={"ge-45": "1203"}).pieces[UNIT["ge-45"]])
    assert bound(gone, GARRISONED) == ""


@pytest.mark.rule("s42:20.4.b", "s42:20.4.c")
def test_passing_by_is_enough_and_each_is_looked_at_by_itself() -> None:
    stand = {GARRISONED: "2503", "su-saratov": "5902", "ge-45": "1803"}
    game = table(bare(stand=stand))
    passed(game, (UNIT["ge-45"],), hexes("1803", "1903", "2003", "1903"))
    assert bound(game.position, GARRISONED) == ""
    assert bound(game.position, "su-saratov") == "20.4.b"
    assert bound(game.position, "su-8-nkvd") == ""  # no garrison


@pytest.mark.rule("s42:20.4.b")
def test_non_combat_units_and_soviets_alarm_no_unit() -> None:
    game = table(bare(stand={GARRISONED: "2503", "ge-manstein": "2403", "su-121": "2403"}))
    passed(game, (UNIT["ge-manstein"],), hexes("2303", "2403"))
    passed(game, (UNIT["su-121"],), hexes("2303", "2403"))
    look_out(game)
    assert bound(game.position, GARRISONED) == "20.4.b"


# -- 20.6 North Caucasus ---------------------------------------------------------------------------------------------

BOUND = ("su-armavir", "su-black-sea-hq", "su-ncau-hq")


@pytest.mark.rule("s42:20.6.a", "s42:20.6.f", "s42:20.6.h", "s42:C1.2.m")
@pytest.mark.parametrize(("scenario", "by"), [("campaign", "20.6.a"), ("fall-blau", "C1.2.m")])
def test_the_north_caucasus_waits(scenario: str, by: str) -> None:
    position = bare(scenario)
    assert [bound(position, unit) for unit in BOUND] == [by, "20.6.h", "20.6.h"]
    assert bound(position, "su-121") == ""
    assert [bound(position.but(freed=("caucasus",)), unit) for unit in BOUND] == [""] * 3


@pytest.mark.rule("s42:20.6.c", "s42:20.6.e")
@pytest.mark.parametrize(
    ("path", "free"),
    [
        (("3233", "3234"), True),  # the Don above Rostov
        (("4922", "5022"), True),  # at Kalach
        (("3432", "3333"), False),  # along its bank
        (("4215", "4216"), False),  # the Don far above Kalach
        (("3528", "3627"), False),  # the Donets
    ],
)
def test_crossing_the_lower_don_releases_it(path: tuple[str, str], free: bool) -> None:
    game = table(bare(stand={"ge-45": path[1]}))
    passed(game, (UNIT["ge-45"],), hexes(*path))
    assert ("caucasus" in game.position.freed) is free
    assert told(game).count("caucasus-released") == free


@pytest.mark.rule("s42:20.6.d")
@pytest.mark.parametrize(("hex_", "free"), [("5018", True), ("4918", False)])
def test_so_does_coming_near_stalingrad(hex_: str, free: bool) -> None:
    game = table(bare(stand={"ge-45": hex_}))
    notice(game, hexes(hex_))
    assert ("caucasus" in game.position.freed) is free


def test_the_lower_don_ends_at_the_sea() -> None:
    names = {"2934/2935", "4922/5022"}
    assert {tuple(sorted(hexes(*name.split("/")))) for name in names} <= {tuple(sorted(side)) for side in LOWER_DON}


# -- 20.7 Blücher ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:20.7.b", "s42:C2.2.h")
def test_the_blucher_units_leave_by_the_strait_alone() -> None:
    position = bare(stand={"ge-46": "area-W", "ge-45": "area-W", "ro-10": "1549"})
    assert bound(position, "ge-46") == "20.7.b"
    assert bound(position, "ge-45") == ""
    assert bound(position, "ro-10") == ""
    assert bound(bare("uranus", stand={"ge-46": "area-W"}), "ge-46") == ""


# -- 20.8 the volunteers ---------------------------------------------------------------------------------------------

KRASNODAR, VOROSHILOVSK = "2849", "4548"
ALL = dict.fromkeys((f"ncv-{n}" for n in range(1, 7)), "volunteers")


def gates(*held: str, stand: Stand = (), **fields: Any) -> Position:
    return bare(stand={**ALL, **dict(stand)}, held=tuple(sorted(hexes(*held))), **fields)


@pytest.mark.rule("s42:20.8.a", "s42:20.8.b", "s42:20.8.c", "s42:C2.2.i")
def test_one_a_turn_while_both_cities_are_held() -> None:
    assert volunteers_due(gates(KRASNODAR), AXIS) == ()
    both = gates(KRASNODAR, VOROSHILOVSK)
    assert len(volunteers_due(both, AXIS)) == 6
    assert volunteers_due(both, SOVIET) == ()
    assert denies(MUSTER, gates(VOROSHILOVSK), AXIS, Muster("ncv-1", VOROSHILOVSK)) == "20.8.b"
    assert denies(MUSTER, both, AXIS, Muster("ncv-1", "3134")) == "20.8.c"
    assert denies(MUSTER, both, AXIS, Muster("ge-45", KRASNODAR)) == "20.8.b"
    assert allows(MUSTER, both, AXIS, Muster("ncv-3", KRASNODAR))
    after = does(MUSTER, both, AXIS, Muster("ncv-3", VOROSHILOVSK)).position
    assert after.pieces[UNIT["ncv-3"]].place == HEX[VOROSHILOVSK]
    assert denies(MUSTER, after, AXIS, Muster("ncv-1", KRASNODAR)) == "20.8.b"
    assert allows(MUSTER, after.but(used=()), AXIS, Muster("ncv-1", KRASNODAR))


@pytest.mark.rule("s42:20.8.d", "s42:20.8.e", "s42:20.8.f")
def test_they_are_marked_as_rebuilt() -> None:
    after = does(MUSTER, gates(KRASNODAR, VOROSHILOVSK), AXIS, Muster("ncv-1", KRASNODAR)).position
    assert after.pieces[UNIT["ncv-1"]].has(REPLACED)
    assert after.pieces[UNIT["ncv-1"]].place == HEX[KRASNODAR]


@pytest.mark.rule("s42:20.8.f", "s42:21.4.i")
def test_until_they_have_recovered() -> None:
    after = does(MUSTER, gates(KRASNODAR, VOROSHILOVSK), AXIS, Muster("ncv-1", KRASNODAR)).position
    game = table(after, opened("recovery", AXIS))
    assert not game.position.pieces[UNIT["ncv-1"]].has(REPLACED)


@pytest.mark.rule("s42:20.8.b")
def test_the_phase_does_not_end_without_them() -> None:
    game: Game[Position] = table(gates(KRASNODAR, VOROSHILOVSK), Prepare(seats=("axis",), side=AXIS))
    refused(game, EndInitial(), by="20.8.b")
    play(game, Muster("ncv-6", KRASNODAR))
    play(game, EndInitial())
    assert not asked(game)


def test_alerted_is_a_marker() -> None:
    position = bare(stand={GARRISONED: "2503"}).mark((UNIT[GARRISONED],), ALERTED)
    assert bound(position, GARRISONED) == ""
