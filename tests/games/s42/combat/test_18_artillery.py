"""18.2 to 18.5 Artillery support: who may fire, how far, how often, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.verdicts import Forbidden, Verdict, judge
from grognard.games.s42.combat import strength as fight
from grognard.games.s42.combat.artillery import (
    MASSING,
    fired,
    fires_of,
    guns,
    is_unsettled,
    may_help_to_stand,
    may_shift,
    reach,
    shifts,
)
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.units import AXIS, PACK, RANGE, SOVIET, STEPS, SUPPORT, UNIT
from grognard.games.s42.state.markers import IMMOBILE, MOVING, READY, SupplyPoint
from grognard.games.s42.state.position import DISRUPTED, IN_FULL_RETREAT, REMOVED, REPLACED, TRAIN, USED, Position
from grognard.games.s42.state.zones import in_zoc
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, at, bare, table, told

HQ, FRONT = "ge-6a-hq", "su-don-hq"
DIVISIONS = ("su-1art", "su-4art")
ATTACKER, DEFENDER = "ge-45", "su-121"


def field(stand: Stand, **fields: Any) -> Position:
    fields.setdefault("patch", steppe())
    return bare(stand=stand, **fields)


def shells(n: int, hex_: str, face: int = READY, side: int = AXIS, marks: int = 0) -> SupplyPoint:
    return SupplyPoint(n, side, at(hex_), face, marks)


def attack(position: Position, unit: str, *units: str, supply: int = 0, before: tuple[Any, ...] = ()) -> Verdict:
    fires = tuple((UNIT[name], 0) for name in before)
    return may_shift(position, fires, (UNIT[unit], supply), tuple(UNIT[name] for name in units or (ATTACKER,)))


def by(verdict: Verdict) -> str:
    assert isinstance(verdict, Forbidden)
    return verdict.rule


def marked(position: Position, unit: str, marks: int = 0, order: int = 0) -> Position:
    piece = replace(position.pieces[UNIT[unit]], order=order).marked(marks)
    return position.with_piece(UNIT[unit], piece)


# -- 18.2 the units --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.2.1.a", "s42:18.2.3.g", "s42:18.2.2.a", "s42:18.4.a")
def test_headquarters_and_artillery_divisions_support() -> None:
    found = {unit.type for k, unit in enumerate(PACK.units) if SUPPORT[k]}
    assert found == {"headquarters", "artillery"}
    assert all(STEPS[k] == 1 and RANGE[k] > 0 for k in range(len(PACK.units)) if SUPPORT[k])
    for unit in (HQ, FRONT):
        far = (GRID.distance(HEX["3020"], hex_) for hex_ in reach(field({unit: "3020"}), UNIT[unit]) if hex_ >= 0)
        assert max(far) == RANGE[UNIT[unit]]
    assert all(unit.move_class != "non_mech" for k, unit in enumerate(PACK.units) if SUPPORT[k])
    assert by(attack(field({ATTACKER: "3020", "ge-95": "3020"}), "ge-95")) == "18.2.1.a"
    assert guns(field({HQ: "3020", "ge-1pza-hq": "area-X", FRONT: "3021"}), AXIS) == [UNIT["ge-1pza-hq"], UNIT[HQ]]


@pytest.mark.rule("s42:18.2.1.b", "s42:18.2.1.d", "s42:18.2.1.e", "s42:18.3.1.c", "s42:9.4.a")
def test_a_ready_unit_gives_one_shift_and_is_used() -> None:
    position = field({ATTACKER: "3020", HQ: "3018"})
    assert attack(position, HQ) is True
    assert shifts(((UNIT[HQ], 0),)) == 1
    game = table(position)
    fired(game, (UNIT[HQ], 0), attacking=True)
    assert game.position.pieces[UNIT[HQ]].has(USED)
    assert told(game) == ["guns-fired"]
    assert by(attack(game.position, HQ)) == "18.2.1.e"


@pytest.mark.rule("s42:18.2.3.c", "s42:18.2.3.d", "s42:18.2.3.e", "s42:18.2.3.f", "s42:5.6.4.c", "s42:13.2.1.k")
@pytest.mark.parametrize(
    ("order", "marks", "clause"),
    [
        (DISRUPTED, 0, "18.2.3.c"),
        (IN_FULL_RETREAT, 0, "18.2.3.d"),
        (0, TRAIN, "18.2.3.e"),
        (0, REPLACED, "18.2.3.f"),
    ],
)
def test_who_cannot_support(order: int, marks: int, clause: str) -> None:
    position = marked(field({ATTACKER: "3020", HQ: "3018"}, supplies=(shells(1, "3018"),)), HQ, marks, order)
    assert by(attack(position, HQ)) == clause
    assert by(attack(position, HQ, supply=1)) == clause
    assert by(may_help_to_stand(position, (UNIT[HQ], 0), (UNIT[ATTACKER],), UNIT[ATTACKER])) == clause


@pytest.mark.rule("s42:18.2.2.c", "s42:13.1.2.b")
def test_more_than_two_hexes_unsettle_a_ready_unit() -> None:
    position = field({HQ: "3018", ATTACKER: "3018"})
    assert [is_unsettled(position, UNIT[HQ], hexes) for hexes in (1, 2, 3)] == [False, False, True]
    assert not is_unsettled(position, UNIT[ATTACKER], 3)
    assert not is_unsettled(marked(position, HQ, USED), UNIT[HQ], 3)  # RULING s42-601


# -- 18.4 range ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.4.b", "s42:18.4.c", "s42:18.3.1.a")
def test_five_hexes_to_a_friend_in_the_combat() -> None:
    assert attack(field({ATTACKER: "3020", HQ: "3015"}), HQ) is True
    assert by(attack(field({ATTACKER: "3020", HQ: "3014"}), HQ)) == "18.4.c"
    # One friend within range is enough.
    two = field({ATTACKER: "3020", "ge-95": "3019", HQ: "3014"})
    assert attack(two, HQ, ATTACKER, "ge-95") is True


@pytest.mark.rule("s42:18.4.i", "s42:18.4.f")
def test_the_example_of_one_zone_on_the_way() -> None:
    """18.4 An army headquarters within five hexes of an attacker, by a path with a single EZOC in it."""
    position = corridor({HQ: "3014", ATTACKER: "3019", DEFENDER: "3116", "su-6": "3020"}, **{"3016/3116": "none"})
    watched = [hex_ for hex_ in ("3015", "3016", "3017", "3018") if in_zoc(position, AXIS, HEX[hex_])]
    assert watched == ["3016"]
    assert attack(position, HQ) is True


CORRIDOR = {
    **dict.fromkeys(("2915/3015", "2916/3015", "2916/3016", "2917/3016", "2917/3017", "2918/3017"), "lake"),
    **dict.fromkeys(("3015/3115", "3015/3116", "3016/3116", "3016/3117", "3017/3117", "3017/3118"), "lake"),
}
"""Water on both sides of 3015, 3016 and 3017: any unit that comes from the north has one way."""


def corridor(stand: Stand, **more: str) -> Position:
    return field(stand, patch=steppe(waters={**CORRIDOR, **more}))


@pytest.mark.rule("s42:18.4.f", "s42:18.4.h")
def test_two_watched_hexes_in_a_row_end_the_path_unless_a_friend_is_there() -> None:
    one = {HQ: "3014", ATTACKER: "3019", DEFENDER: "3116", "su-6": "2916"}
    assert attack(corridor(one), HQ) is True  # no side's zone crosses the water
    gap = {"3016/3116": "none"}
    # From 3116 one Soviet division looks into 3016 alone: one EZOC.
    assert attack(corridor(one, **gap), HQ) is True
    wide = {"3016/3116": "none", "3015/3116": "none"}
    assert by(attack(corridor(one, **wide), HQ)) == "18.4.c"
    assert attack(corridor({**one, "ge-95": "3016"}, **wide), HQ) is True


@pytest.mark.rule("s42:18.4.g", "s42:19.2.f")
def test_the_path_does_not_go_through_enemies() -> None:
    stand = {HQ: "3014", ATTACKER: "3019", DEFENDER: "3016"}
    held = marked(corridor(stand), DEFENDER, TRAIN)  # no zone of control: only the hex itself is barred
    assert by(attack(held, HQ)) == "18.4.c"
    assert attack(corridor({**stand, DEFENDER: "3116"}), HQ) is True
    assert attack(corridor({HQ: "3014", ATTACKER: "3019", "su-chuikov": "3016"}), HQ) is True


@pytest.mark.rule("s42:18.4.e")
def test_nor_through_a_bond() -> None:
    gap = {"3016/3116": "none", "2917/3016": "none"}
    stand = {HQ: "3014", ATTACKER: "3019", DEFENDER: "3116", "su-6": "2917"}
    assert by(attack(corridor(stand, **gap), HQ)) == "18.4.c"
    assert attack(corridor({**stand, "su-6": "2818"}, **gap), HQ) is True


@pytest.mark.rule("s42:18.4.d")
def test_nor_over_peaks_or_impassable_sides_but_over_any_river() -> None:
    stand = {HQ: "3014", ATTACKER: "3019"}

    def across(water: str) -> Position:
        return corridor(stand, **{"3015/3016": water})

    for water in ("minor", "major", "volga", "none"):
        assert attack(across(water), HQ) is True
    assert by(attack(across("alpine"), HQ)) == "18.4.c"
    by_road = field(stand, patch=steppe(waters={**CORRIDOR, "3015/3016": "alpine"}, roads={"3015/3016": "secondary"}))
    assert attack(by_road, HQ) is True
    assert by(attack(across("lake"), HQ)) == "18.4.c"


@pytest.mark.rule("s42:18.3.3.d", "s42:18.4.b")
def test_out_of_an_entry_area_the_edge_is_the_first_hex() -> None:
    position = bare(stand={HQ: "area-X"})
    edge = position.country.touches[AREA_X]
    near = reach(position, UNIT[HQ])
    assert near >= set(edge)
    for hex_ in position.country.land:
        assert (hex_ in near) == (min(GRID.distance(hex_, first) for first in edge) + 1 <= RANGE[UNIT[HQ]])
    inside = bare(stand={HQ: "1101", ATTACKER: "area-X"})
    assert attack(inside, HQ) is True


AREA_X = [area.id for area in PACK.areas].index("X")


# -- 18.3, 18.5 shifts -----------------------------------------------------------------------------------------------


def barrage(*units: str, supplies: tuple[SupplyPoint, ...] = ()) -> Position:
    return field({DEFENDER: "3020", **dict.fromkeys(units, "3018")}, supplies=supplies)


@pytest.mark.rule("s42:18.3.1.d")
def test_one_shift_for_each_combat() -> None:
    position = field({ATTACKER: "3020", HQ: "3018", "ge-1pza-hq": "3018"})
    assert by(attack(position, "ge-1pza-hq", before=(HQ,))) == "18.3.1.d"
    assert attack(position, "ge-1pza-hq") is True


@pytest.mark.rule("s42:18.5.a", "s42:18.5.b", "s42:18.5.f", "s42:18.3.1.e", "s42:9.4.b")
@pytest.mark.parametrize("pair", [DIVISIONS, (DIVISIONS[0], FRONT), (FRONT, DIVISIONS[0])])
def test_a_massed_barrage_gives_two(pair: tuple[str, str]) -> None:
    position = barrage(*pair)
    assert attack(position, pair[1], DEFENDER, before=pair[:1]) is True
    assert shifts(tuple((UNIT[unit], 0) for unit in pair)) == 2


@pytest.mark.rule("s42:18.5.c", "s42:18.5.d", "s42:18.5.e", "s42:18.5.f")
def test_nothing_else_gives_two() -> None:
    position = barrage(FRONT, "su-sw-hq", DIVISIONS[0], DIVISIONS[1], "su-7art")
    assert by(attack(position, "su-sw-hq", DEFENDER, before=(FRONT,))) == "18.5.d"
    front, other, gun = UNIT[FRONT], UNIT["su-sw-hq"], UNIT[DIVISIONS[0]]
    assert by(judge(MASSING, ((front, 1),), (other, 2))) == "18.5.c"
    assert by(judge(MASSING, ((front, 0),), (front, 1))) == "18.5.e"
    assert by(judge(MASSING, ((gun, 0),), (front, 1))) == "18.5.e"  # division and supply point: no such pair
    assert not judge(MASSING, ((gun, 0),), (gun, 0))
    # And never three.
    assert by(attack(position, "su-7art", DEFENDER, before=DIVISIONS)) == "18.3.1.d"


@pytest.mark.rule("s42:18.5.g", "s42:18.2.1.d")
def test_a_division_that_gave_a_shift_leaves_the_game() -> None:
    game = table(barrage(DIVISIONS[0]))
    fired(game, (UNIT[DIVISIONS[0]], 0), attacking=True)
    assert game.position.pieces[UNIT[DIVISIONS[0]]].place == REMOVED
    assert told(game) == ["division-withdrawn"]
    game = table(barrage(DIVISIONS[0]))
    fired(game, (UNIT[DIVISIONS[0]], 0), attacking=False)
    piece = game.position.pieces[UNIT[DIVISIONS[0]]]
    assert piece.place == HEX["3018"]
    assert piece.has(USED)


@pytest.mark.rule("s42:18.3.3.a", "s42:15.2.9.c")
def test_no_shift_in_a_breakthrough() -> None:
    position = field({ATTACKER: "3020", HQ: "3018"})
    verdict = may_shift(position, (), (UNIT[HQ], 0), (UNIT[ATTACKER],), breakthrough=True)
    assert by(verdict) == "18.3.3.a"
    assert may_help_to_stand(position, (UNIT[HQ], 0), (UNIT[ATTACKER],), UNIT[ATTACKER]) is True


@pytest.mark.rule("s42:18.3.3.b")
def test_allies_guns_help_attacks_of_their_nation() -> None:
    position = field({ATTACKER: "3020", "ro-10": "3020", "it-julia": "3020", "ro-3a-hq": "3018", HQ: "3018"})
    assert by(attack(position, "ro-3a-hq", ATTACKER)) == "18.3.3.b"
    assert by(attack(position, "ro-3a-hq", ATTACKER, "it-julia")) == "18.3.3.b"
    assert attack(position, "ro-3a-hq", ATTACKER, "ro-10") is True
    assert attack(position, HQ, "ro-10") is True


@pytest.mark.rule("s42:18.3.3.c")
def test_and_stand_with_a_lead_unit_of_their_nation() -> None:
    position = field({ATTACKER: "3020", "ro-10": "3020", "ro-3a-hq": "3018", HQ: "3018"})
    both = (UNIT[ATTACKER], UNIT["ro-10"])
    assert by(may_help_to_stand(position, (UNIT["ro-3a-hq"], 0), both, UNIT[ATTACKER])) == "18.3.3.c"
    assert may_help_to_stand(position, (UNIT["ro-3a-hq"], 0), both, UNIT["ro-10"]) is True
    assert may_help_to_stand(position, (UNIT[HQ], 0), both, UNIT["ro-10"]) is True


@pytest.mark.rule("s42:18.3.2.a", "s42:18.3.2.b", "s42:18.3.2.c", "s42:18.3.2.d", "s42:18.3.2.e", "s42:18.2.1.c")
def test_defensive_support_within_range_and_in_the_own_hex() -> None:
    for hex_ in ("3020", "3015"):
        position = field({ATTACKER: "3020", HQ: hex_})
        assert may_help_to_stand(position, (UNIT[HQ], 0), (UNIT[ATTACKER],), UNIT[ATTACKER]) is True
    far = field({ATTACKER: "3020", HQ: "3014"})
    assert by(may_help_to_stand(far, (UNIT[HQ], 0), (UNIT[ATTACKER],), UNIT[ATTACKER])) == "18.4.c"
    # A defender's guns never move the column.
    position = field({ATTACKER: "3019", DEFENDER: "3020", FRONT: "3020"})
    estimate = fight.estimate(position, fight.Battle(side=AXIS, target=HEX["3020"], units=(UNIT[ATTACKER],)))
    assert not any("artillery" in shift.reason for shift in estimate.shifts)


# -- 18.6.5 with supply points ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.6.5.e", "s42:18.6.5.f", "s42:18.3.1.b", "s42:18.6.5.a", "s42:18.6.5.c", "s42:18.6.1.a")
def test_the_example_of_the_sixth_army() -> None:
    """18.6.5 The headquarters gives its shift to combat A, the supply point with it one to combat B."""
    position = field({ATTACKER: "3020", "ge-95": "3017", HQ: "3018"}, supplies=(shells(1, "3018"),))
    assert list(fires_of(position, AXIS)) == [(UNIT[HQ], 0), (UNIT[HQ], 1)]
    game = table(position)
    assert attack(game.position, HQ, ATTACKER) is True
    fired(game, (UNIT[HQ], 0), attacking=True)
    assert by(attack(game.position, HQ, "ge-95")) == "18.2.1.e"
    assert attack(game.position, HQ, "ge-95", supply=1) is True
    fired(game, (UNIT[HQ], 1), attacking=True)
    assert game.position.pieces[UNIT[HQ]].has(USED)
    assert game.position.supplies == ()
    assert told(game) == ["guns-fired", "shells-fired"]


@pytest.mark.rule("s42:18.6.5.b", "s42:18.6.5.d", "s42:18.3.2.e", "s42:18.6.8.e")
def test_ready_or_used_the_unit_fires_off_supply_points() -> None:
    position = field({ATTACKER: "3020", HQ: "3018"}, supplies=(shells(1, "3018"), shells(2, "3018", IMMOBILE)))
    for state in (position, marked(position, HQ, USED)):
        assert attack(state, HQ, supply=1) is True
        assert attack(state, HQ, supply=2) is True
        assert may_help_to_stand(state, (UNIT[HQ], 2), (UNIT[ATTACKER],), UNIT[ATTACKER]) is True
    assert list(fires_of(position, AXIS)) == [(UNIT[HQ], 0), (UNIT[HQ], 1), (UNIT[HQ], 2)]
    game = table(marked(position, HQ, 0))
    fired(game, (UNIT[HQ], 2), attacking=False)
    assert not game.position.pieces[UNIT[HQ]].has(USED)
    assert [supply.n for supply in game.position.supplies] == [1]


@pytest.mark.rule("s42:18.6.5.a", "s42:18.6.2.d", "s42:18.6.7.c")
@pytest.mark.parametrize(
    ("supply", "clause"),
    [
        (shells(1, "3017"), "18.6.5.a"),
        (shells(1, "3018", side=SOVIET), "18.6.5.a"),
        (shells(2, "3018"), "18.6.5.a"),
        (shells(1, "3018", MOVING), "18.6.2.d"),
        (shells(1, "3018", IMMOBILE, marks=TRAIN), "18.6.7.c"),
    ],
)
def test_which_supply_points_cannot_be_fired(supply: SupplyPoint, clause: str) -> None:
    position = field({ATTACKER: "3020", HQ: "3018"}, supplies=(supply,))
    assert by(attack(position, HQ, supply=1)) == clause
    assert attack(position, HQ) is True
