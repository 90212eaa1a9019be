"""Chapter 21: replacements by kind, steps restored, units rebuilt, where they come back, the marker."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.schema import Replacement
from grognard.games.s42.data.units import AXIS, PACK, SIDE, SOVIET, STEPS, UNIT
from grognard.games.s42.forces.replacements import DRAFTING, KINDS, Draft, granted, left, nowhere_to_come_back
from grognard.games.s42.interface.actions import EndInitial, Replenish, Station
from grognard.games.s42.interface.views import view
from grognard.games.s42.state.position import (
    DISRUPTED,
    ELIMINATED,
    IN_FULL_RETREAT,
    ISOLATED,
    PLATE,
    POOL,
    REMOVED,
    REPLACED,
    UNSUPPLIED,
    USED,
    Piece,
    Position,
)
from grognard.games.s42.turn.initial import Prepare
from tests.games.s42.table import Stand, at, bare, play, refused, table, told

TRACK = PACK.tables.replacement_tracks["track"]
RIFLES, VORONEZH = "su-121", "2503"


def turn_of(kind: Replacement, side: int) -> int:
    """The first turn that brings a kind."""
    return next(turn for turn in sorted(TRACK) if TRACK[turn][side].get(kind, 0))


def weakened(position: Position, unit: str, steps: int = 1, **more: Any) -> Position:
    return position.with_piece(UNIT[unit], replace(position.pieces[UNIT[unit]], steps=steps, **more))


def dead(position: Position, *units: str, steps: int = 0) -> Position:
    return position.with_pieces({UNIT[unit]: Piece(ELIMINATED, steps) for unit in units})


def phase(position: Position, side: int) -> Game[Position]:
    return table(position, Prepare(seats=(("axis", "soviet")[side],), side=side))


def kind_for(unit: str) -> Replacement:
    """A kind that serves a unit and comes at some time."""
    side = SIDE[UNIT[unit]]
    return next(kind for kind in KINDS if not served(unit, kind) and any(TRACK[turn][side].get(kind) for turn in TRACK))


def served(unit: str, kind: Replacement) -> str:
    """The clause that keeps a kind from an eliminated unit, of those that look at nothing but the two."""
    side = SIDE[UNIT[unit]]
    draft = Draft(dead(bare(), unit, steps=int(STEPS[UNIT[unit]] == 3)), side, UNIT[unit], kind)
    for prohibition in DRAFTING:
        if prohibition.name != "replacements_are_spent" and (violation := prohibition.find(draft)):
            refusal = prohibition.forbid(violation)
            assert isinstance(refusal, Forbidden)
            return refusal.rule
    return ""


# -- 21.1 kinds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:21.1.1.d", "s42:C3.2.d", "s42:C3.2.e", "s42:C2.2.l", "s42:C2.3.e")
def test_the_track_says_how_many() -> None:
    for turn in (1, 5, 20, 36):
        for side in (AXIS, SOVIET):
            assert granted(bare(turn=turn), side) == TRACK[turn][side]
    assert granted(bare("uranus", turn=28), SOVIET) == {}
    assert granted(bare("uranus", turn=29), SOVIET) == TRACK[29][SOVIET]
    assert granted(bare("caucasus", turn=12), AXIS) == PACK.tables.replacement_tracks["caucasus_track"][12][AXIS]


ARMS: tuple[Replacement, ...] = ("infantry", "tank", "cavalry", "special")


@pytest.mark.rule("s42:21.1.2.a", "s42:21.1.2.b", "s42:21.1.2.c", "s42:21.1.2.d", "s42:21.1.2.e", "s42:21.1.2.f")
@pytest.mark.rule("s42:21.1.2.g", "s42:21.5.1.b", "s42:21.5.2.a", "s42:21.5.2.b", "s42:18.2.3.h")
@pytest.mark.parametrize(
    ("unit", "kinds"),
    [
        ("su-121", ("infantry", "cavalry", "special")),
        ("ge-45", ("infantry", "cavalry", "special")),
        ("su-16bde", ("infantry", "cavalry", "special")),
        ("su-16tc", ("tank",)),
        ("su-4mc", ("tank",)),
        ("ge-24pz", ("tank",)),
        ("su-17cav", ("cavalry",)),
        ("su-42nav", ("special",)),
        ("su-8-nkvd", ("special",)),
        ("su-20mtn", ("special",)),
        ("ge-1mtn", ("special",)),
        ("ss-1rfss", ("special",)),
        ("su-1mot", ("special",)),
        ("ge-michalik", ("tank", "special")),
        ("su-1td", ("special",)),
        ("su-don-hq", ("special",)),
        ("su-1art", ("special",)),
        ("ge-6a-hq", ("special",)),
        ("ge-gd", ("tank", "special")),
        ("su-10tk", ("tank", "special")),
        ("ge-177-243stug", ("tank", "special")),
        ("ge-503hv", ("tank", "special")),
    ],
)
def test_which_arm_serves_whom(unit: str, kinds: tuple[Replacement, ...]) -> None:
    assert tuple(kind for kind in ARMS if not served(unit, kind)) == kinds


@pytest.mark.rule("s42:21.1.2.h", "s42:21.1.2.i", "s42:21.1.2.j", "s42:21.1.2.k", "s42:20.5.a")
@pytest.mark.parametrize(
    ("unit", "kinds"),
    [
        ("ro-10", ("romanian", "allied")),
        ("ro-3a-hq", ("romanian", "allied")),
        ("it-julia", ("italian", "allied")),
        ("it-barbo", ("italian", "allied")),
        ("hu-2a-hq", ("hungarian", "allied")),
        ("ncv-1", ("allied",)),
    ],
)
def test_allies_are_served_by_their_own(unit: str, kinds: tuple[Replacement, ...]) -> None:
    assert tuple(kind for kind in KINDS if not served(unit, kind)) == kinds
    assert served(unit, "infantry") == "21.1.2.k"
    assert served("ge-45", "romanian") == "21.1.2.h"
    assert served("ge-45", "allied") == "21.1.2.i"


# -- a step ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:21.1.1.a", "s42:21.1.1.c", "s42:21.1.1.e", "s42:21.4.a", "s42:3.0.n")
def test_a_step_is_restored() -> None:
    turn = turn_of("infantry", SOVIET)
    position = weakened(bare(turn=turn, stand={RIFLES: VORONEZH}), RIFLES)
    game = phase(position, SOVIET)
    play(game, Replenish(RIFLES, "replacement-infantry"))
    piece = game.position.pieces[UNIT[RIFLES]]
    assert (piece.place, piece.steps, piece.marks) == (HEX[VORONEZH], STEPS[UNIT[RIFLES]], REPLACED)
    assert left(game.position, SOVIET, "infantry") == TRACK[turn][SOVIET]["infantry"] - 1
    assert view(game, "axis").replacements["replacement-infantry"] == TRACK[turn][SOVIET]["infantry"] - 1
    assert told(game) == ["unit-replenished"]
    play(game, EndInitial())


@pytest.mark.rule("s42:21.1.1.d", "s42:21.1.1.e")
def test_no_more_than_the_track_shows() -> None:
    turn = turn_of("infantry", SOVIET)
    count = TRACK[turn][SOVIET]["infantry"]
    position = weakened(bare(turn=turn, stand={RIFLES: VORONEZH}), RIFLES)
    spent = position.but(used=(("replacement-infantry", count),))
    refused(phase(spent, SOVIET), Replenish(RIFLES, "replacement-infantry"), by="21.1.1.d")
    play(
        phase(position.but(used=(("replacement-infantry", count - 1),)), SOVIET),
        Replenish(RIFLES, "replacement-infantry"),
    )


@pytest.mark.rule("s42:21.2.d")
def test_one_for_each_unit_in_a_turn() -> None:
    unit = "ge-45"
    position = weakened(bare(turn=turn_of("infantry", AXIS), stand={unit: "1303"}), unit, 2)
    twice = position.mark((UNIT[unit],), REPLACED)
    refused(phase(twice, AXIS), Replenish(unit, "replacement-infantry"), by="21.2.d")
    play(phase(position, AXIS), Replenish(unit, "replacement-infantry"))


@pytest.mark.rule("s42:21.2.b", "s42:21.2.c", "s42:13.2.1.m")
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_only_in_good_order_with_any_unit_beside(order: int) -> None:
    turn = turn_of("infantry", SOVIET)
    stand = {RIFLES: VORONEZH, "ge-45": "2403"}
    position = weakened(bare(turn=turn, stand=stand), RIFLES)
    shaken = weakened(position, RIFLES, order=order)
    refused(phase(shaken, SOVIET), Replenish(RIFLES, "replacement-infantry"), by="21.2.b")
    play(phase(position, SOVIET), Replenish(RIFLES, "replacement-infantry"))


RING = ("ge-45", "ge-95", "ge-383", "ge-385", "ge-9", "ge-57")


@pytest.mark.rule("s42:21.2.a", "s42:16.4.g")
def test_only_in_supply_at_this_moment() -> None:
    turn = turn_of("infantry", SOVIET)
    around = dict(zip(RING, ("3019", "3120", "3121", "3021", "2921", "2920"), strict=True))
    cut = weakened(bare(turn=turn, stand={RIFLES: "3020", **around}), RIFLES)
    refused(phase(cut, SOVIET), Replenish(RIFLES, "replacement-infantry"), by="21.2.a")
    free = weakened(bare(turn=turn, stand={RIFLES: VORONEZH}), RIFLES)
    play(phase(free, SOVIET), Replenish(RIFLES, "replacement-infantry"))
    area = weakened(bare(turn=turn, stand={RIFLES: "area-B"}), RIFLES)
    play(phase(area, SOVIET), Replenish(RIFLES, "replacement-infantry"))


@pytest.mark.rule("s42:16.4.g", "s42:16.4.a")
@pytest.mark.parametrize("mark", [UNSUPPLIED, ISOLATED])
@pytest.mark.parametrize("place", [VORONEZH, "area-B"])
def test_nor_with_the_marker_of_the_last_supply_phase(mark: int, place: str) -> None:
    """Ruling 609: a line that is open again does not help before the marker is gone."""
    free = weakened(bare(turn=turn_of("infantry", SOVIET), stand={RIFLES: place}), RIFLES)
    refused(phase(free.mark((UNIT[RIFLES],), mark), SOVIET), Replenish(RIFLES, "replacement-infantry"), by="16.4.g")
    play(phase(free, SOVIET), Replenish(RIFLES, "replacement-infantry"))


@pytest.mark.rule("s42:21.1.1.a", "s42:10.4.3.c", "s42:21.1.1.b")
def test_whom_nothing_helps() -> None:
    turn = turn_of("infantry", SOVIET)
    position = bare(turn=turn, stand={RIFLES: VORONEZH, "su-1ga-hq": VORONEZH})
    game = phase(position, SOVIET)
    refused(game, Replenish(RIFLES, "replacement-infantry"), by="21.1.1.a")  # at full strength
    refused(game, Replenish("su-1ga-hq", "replacement-infantry"), by="21.1.1.a")
    refused(game, Replenish("ge-45", "replacement-infantry"), by="21.1.1.a")
    gone = position.with_piece(UNIT["su-6"], Piece(REMOVED, 0))
    refused(phase(gone, SOVIET), Replenish("su-6", "replacement-infantry"), by="10.4.3.c")


@pytest.mark.rule("s42:20.4.d", "s42:20.9.c")
def test_garrisons_and_lindens_engineers_are_not_rebuilt() -> None:
    assert served("su-vor-nkvd", "special") == "20.4.d"
    assert served("ge-linden", "special") == "20.9.c"
    weak = next(unit.id for unit in PACK.units if unit.held == "garrison" and unit.steps > 1)
    kind = kind_for("su-8-nkvd") if "nkvd" in weak else "infantry"
    position = weakened(bare(turn=turn_of(kind, SOVIET), stand={weak: VORONEZH}), weak)
    play(phase(position, SOVIET), Replenish(weak, f"replacement-{kind}"))


# -- rebuilding ------------------------------------------------------------------------------------------------------


def rebuild(position: Position, unit: str, kind: Replacement | None = None) -> Game[Position]:
    """A unit of the box has got its replacement; where it goes is asked."""
    side, kind = SIDE[UNIT[unit]], kind or kind_for(unit)
    game = phase(dead(position, unit).but(turn=turn_of(kind, side)), side)
    play(game, Replenish(unit, f"replacement-{kind}"))
    return game


@pytest.mark.rule("s42:21.1.1.b", "s42:21.3.1.a", "s42:21.3.1.b", "s42:21.4.a")
def test_an_eliminated_unit_comes_back_with_one_step() -> None:
    game = rebuild(bare(), RIFLES)
    assert game.decision is not None
    assert game.decision.subject(game) == (RIFLES,)
    play(game, Station("area-B"))
    assert game.position.pieces[UNIT[RIFLES]] == Piece(at("area-B"), 1, marks=REPLACED)
    assert told(game) == ["unit-rebuilt", "unit-stationed"]


@pytest.mark.rule("s42:10.4.2.b", "s42:21.1.1.b")
def test_a_division_set_aside_comes_back_on_its_reduced_side() -> None:
    position = bare(turn=turn_of("infantry", AXIS)).with_piece(UNIT["ge-45"], Piece(ELIMINATED, 1))
    game = phase(position, AXIS)
    play(game, Replenish("ge-45", "replacement-infantry"))
    play(game, Station("area-X"))
    assert game.position.pieces[UNIT["ge-45"]] == Piece(at("area-X"), 2, marks=REPLACED)


@pytest.mark.rule("s42:21.1.1.b", "s42:2.3.5.c")
def test_one_that_died_whole_comes_back_as_a_remnant() -> None:
    """RULING s42-602: one step of three is a remnant."""
    remnants = [unit.id for unit in PACK.units if unit.remnant_of == "ge-rem-inf"]
    pool = bare().with_pieces({UNIT[unit]: Piece(POOL, 1) for unit in remnants})
    game = rebuild(pool, "ge-45", "infantry")
    play(game, Station("area-X"))
    assert game.position.pieces[UNIT["ge-45"]].place == PLATE
    assert game.position.pieces[UNIT[remnants[0]]] == Piece(at("area-X"), 1, marks=REPLACED)
    assert game.position.parents == ((UNIT[remnants[0]], UNIT["ge-45"]),)
    none = dead(bare(turn=turn_of("infantry", AXIS)), "ge-45")
    refused(phase(none, AXIS), Replenish("ge-45", "replacement-infantry"), by="21.1.1.b")


@pytest.mark.rule("s42:21.3.4.a", "s42:21.3.4.b", "s42:21.3.4.c")
def test_a_remnant_becomes_its_division_again() -> None:
    remnant, division = UNIT["ge-rem-pz-1"], UNIT["ge-24pz"]
    position = bare(turn=turn_of("tank", AXIS), stand={"ge-rem-pz-1": "1303"})
    position = position.with_piece(division, Piece(PLATE, 1)).but(parents=((remnant, division),))
    game = phase(position, AXIS)
    refused(game, Replenish("ge-24pz", "replacement-tank"), by="21.3.4.c")
    play(game, Replenish("ge-rem-pz-1", "replacement-tank"))
    assert game.position.pieces[division] == Piece(HEX["1303"], 2, marks=REPLACED)
    assert game.position.pieces[remnant] == Piece(POOL, 1)
    assert game.position.parents == ()


@pytest.mark.rule("s42:21.3.4.a")
def test_by_a_replacement_of_the_right_kind() -> None:
    remnant, division = UNIT["ge-rem-pz-1"], UNIT["ge-24pz"]
    position = bare(turn=turn_of("infantry", AXIS), stand={"ge-rem-pz-1": "1303"})
    position = position.with_piece(division, Piece(PLATE, 1)).but(parents=((remnant, division),))
    refused(phase(position, AXIS), Replenish("ge-rem-pz-1", "replacement-infantry"), by="21.1.2.b")


@pytest.mark.rule("s42:18.2.3.h", "s42:21.1.2.a", "s42:21.1.2.b", "s42:21.1.2.c", "s42:21.1.2.e")
@pytest.mark.parametrize(
    ("unit", "kind", "clause"),
    [
        ("ge-6a-hq", "infantry", "18.2.3.h"),
        ("su-1art", "tank", "18.2.3.h"),
        ("su-16tc", "infantry", "21.1.2.b"),
        ("su-121", "tank", "21.1.2.a"),
        ("su-16tc", "cavalry", "21.1.2.c"),
        ("su-16tc", "special", "21.1.2.e"),
    ],
)
def test_a_misfit_is_refused_by_the_clause_of_its_arm(unit: str, kind: Replacement, clause: str) -> None:
    assert served(unit, kind) == clause


@pytest.mark.rule("s42:21.3.3.a", "s42:18.2.3.i", "s42:18.2.3.h")
@pytest.mark.parametrize("unit", ["su-don-hq", "su-1art", "ge-6a-hq"])
def test_a_support_unit_comes_back_used(unit: str) -> None:
    game = rebuild(bare(), unit)
    play(game, Station("area-B" if SIDE[UNIT[unit]] == SOVIET else "area-X"))
    assert game.position.pieces[UNIT[unit]].marks == REPLACED | USED


# -- where -----------------------------------------------------------------------------------------------------------


def places(unit: str, stand: Stand = (), **fields: Any) -> Game[Position]:
    return rebuild(bare(stand=stand, **fields), unit)


@pytest.mark.rule("s42:21.3.1.b", "s42:23.4.k", "s42:22.6.4.a", "s42:22.2.a")
def test_own_entry_areas_only() -> None:
    game = places(RIFLES)
    for area in ("area-X", "area-F", "area-M"):
        refused(game, Station(area), by="21.3.1.b")
    play(game, Station("area-L"))


@pytest.mark.rule("s42:21.3.1.c", "s42:21.3.1.i")
def test_a_controlled_major_city_on_the_rail_net() -> None:
    game = places(RIFLES)
    refused(game, Station("2504"), by="21.3.1.c")  # a railway hex, no city
    play(game, Station(VORONEZH))
    lost = places(RIFLES, held=(HEX[VORONEZH],))
    refused(lost, Station(VORONEZH), by="21.3.1.c")
    # Axis units behind the city cut it from the rail net without standing beside it.
    cut = places(RIFLES, {"ge-45": "2304", "ge-95": "2601", "ge-383": "2505"})
    refused(cut, Station(VORONEZH), by="21.3.1.c")


@pytest.mark.rule("s42:21.3.1.d")
def test_a_supplied_headquarters_near_the_rails() -> None:
    stand = {"su-don-hq": "2603"}  # off the railway, one hex from it
    play(places(RIFLES, stand), Station("2603"))
    refused(places(RIFLES), Station("2603"), by="21.3.1.c")
    refused(places(RIFLES, {"su-5ta-hq": "2603"}), Station("2603"), by="21.3.1.c")  # no front headquarters
    refused(places(RIFLES, {"su-1art": "2603"}), Station("2603"), by="21.3.1.c")
    play(places(RIFLES, {"su-don-hq": "3109"}), Station("3109"))  # two hexes from the railway
    refused(places(RIFLES, {"su-don-hq": "3009"}), Station("3009"), by="21.3.1.d")  # three


@pytest.mark.rule("s42:21.3.1.e")
def test_axis_units_come_back_to_headquarters_of_their_nation() -> None:
    stand = {"ro-3a-hq": "1304"}
    play(places("ro-10", stand), Station("1304"))
    refused(places("ge-1mtn", stand), Station("1304"), by="21.3.1.e")
    refused(places("it-julia", stand), Station("1304"), by="21.3.1.e")
    ss = next(unit.id for unit in PACK.units if unit.nation in ("ss", "luftwaffe") and unit.steps < 3)
    play(places(ss, {"ge-6a-hq": "1304"}), Station("1304"))


@pytest.mark.rule("s42:21.3.1.f")
def test_not_beside_enemy_combat_units() -> None:
    stand = {"su-don-hq": "2603", "su-6": "2603", "ge-45": "2604"}
    refused(places(RIFLES, stand), Station("2603"), by="21.3.1.f")
    play(places(RIFLES, {**stand, "ge-45": "2605"}), Station("2603"))
    play(places(RIFLES, {"su-don-hq": "2603", "ge-manstein": "2604"}), Station("2603"))


@pytest.mark.rule("s42:21.3.1.g")
@pytest.mark.parametrize("unit", ["su-16tc", "su-4mc"])
def test_tank_and_mechanised_corps_come_from_the_north(unit: str) -> None:
    game = places(unit, {"su-don-hq": VORONEZH})
    for place in (VORONEZH, "area-D", "area-G"):
        refused(game, Station(place), by="21.3.1.g")
    play(game, Station("area-C"))
    play(places("su-10tk", {"su-don-hq": VORONEZH}), Station(VORONEZH))  # a brigade is no corps


@pytest.mark.rule("s42:21.3.1.g", "s42:21.3.1.a")
def test_in_the_caucasus_no_corps_is_rebuilt() -> None:
    def barred(scenario: str, unit: str) -> bool:
        return bool(nowhere_to_come_back(Draft(dead(bare(scenario), unit), SOVIET, UNIT[unit], "tank")))

    assert barred("caucasus", "su-16tc")
    assert not barred("caucasus", "su-10tk")
    assert not barred("campaign", "su-16tc")
    assert not barred("uranus", "su-16tc")


@pytest.mark.rule("s42:21.3.1.h", "s42:21.3.1.i", "s42:21.3.1.j", "s42:21.3.2.a")
def test_one_unit_for_each_headquarters_and_city() -> None:
    once = {f"rebuilt-{name}": 1 for name in ("su-don-hq",)}
    full = places(RIFLES, {"su-don-hq": "2603"}, used=tuple(once.items()))
    refused(full, Station("2603"), by="21.3.1.h")
    city = places(RIFLES, used=((f"rebuilt-{VORONEZH}", 1),))
    refused(city, Station(VORONEZH), by="21.3.1.i")
    both = {"su-don-hq": VORONEZH, "su-6": VORONEZH, "su-237": VORONEZH}  # crowded, which does not matter now
    game = places(RIFLES, both)
    play(game, Station(VORONEZH))
    assert game.position.at(HEX[VORONEZH]) == tuple(sorted(UNIT[unit] for unit in (RIFLES, *both)))
    assert game.position.uses("rebuilt-su-don-hq") == 1
    assert game.position.uses(f"rebuilt-{VORONEZH}") == 0
    second = rebuild(game.position.but(used=(("rebuilt-su-don-hq", 1),)), "su-346")
    play(second, Station(VORONEZH))
    third = rebuild(second.position.but(used=(("rebuilt-su-don-hq", 1), (f"rebuilt-{VORONEZH}", 1))), "su-45")
    refused(third, Station(VORONEZH), by="21.3.1.i")
