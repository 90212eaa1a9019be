"""24.0 Traffic markers: the Germans place them on the roads of XXX Corps, two dice remove them again."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import Struct

from grognard.core.derived import derived
from grognard.core.events import Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, CORPS, GERMAN, MECHANISED, PACK, SIDES
from grognard.games.h44.interface.actions import Done, Jam
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position
from grognard.games.h44.turn.entry import ARRIVALS

MARKERS = PACK.markers.traffic
THIRTY = "30C"


@cache
def northing(hex_: int) -> int:
    """The printed row of a hex: rows are numbered from the south."""
    return int(HEXES[hex_][:2])


@rule("24.5.a", "24.5.b", "24.3.b")
def available(position: Position) -> list[int]:
    """24.5 Markers 1 to 3 from the start, one more each turn; those on the map are not available."""
    # §24.5.c, §S1.2.b
    there = position.rules.in_box(position.turn, "traffic", PACK.tables.track[position.turn].traffic)
    placed = {number for number, _ in position.traffic}
    return [number for number in range(1, there + 1) if number not in placed]  # §24.4.f


@derived(f"places of {ALLIED}", "parents")
@rule("24.4.c")
def northern_limit(position: Position) -> int:
    """24.4 The northernmost row that XXX Corps' vehicles or any unit from the south edge has reached; -1: none has."""
    rows = (northing(position.pieces[unit].place) for unit in position.on_map(ALLIED) if _came_up(position, unit))
    return max(rows, default=-1)


def _came_up(position: Position, unit: int) -> bool:
    """24.4 A mechanised unit of XXX Corps, or any unit that arrived over the south edge; units that began the game on
    the map did not. Remnants and breakdown units follow their battalion."""
    whole = position.origins.get(unit, unit)
    return (CORPS[whole] == THIRTY and MECHANISED[unit]) or (bool(CORPS[whole]) and ARRIVALS[whole].kind == "area")


class Jamming(Struct, frozen=True):
    """24.4 A marker that would be placed in a hex."""

    position: Position
    marker: int
    hex: int


@rule("24.5.b")
@rule.forbids("24.4.f", "24.4.g")
def marker_is_not_at_hand(plan: Jamming) -> Violation:
    """24.4 Only markers from the box or the turn track are placed; those on the map stay."""
    if plan.marker in available(plan.position):
        return None
    placed = any(number == plan.marker for number, _ in plan.position.traffic)
    return evidence(str(plan.marker), by="24.4.g" if placed else "24.4.f")


@rule.forbids("24.4.a")
def marker_is_there(plan: Jamming) -> Violation:
    """24.4 Never two markers in a hex."""
    return evidence(HEXES[plan.hex]) if any(hex_ == plan.hex for _, hex_ in plan.position.traffic) else None


@rule.forbids("24.4.b")
def marker_is_next_door(plan: Jamming) -> Violation:
    """24.4 Nor in adjacent hexes."""
    near = [hex_ for _, hex_ in plan.position.traffic if GRID.adjacent(hex_, plan.hex)]
    return evidence(HEXES[plan.hex], HEXES[near[0]]) if near else None


@rule.forbids("24.4.c")
def corps_has_not_come_so_far(plan: Jamming) -> Violation:
    """24.4 Not north of every unit that came up from the south."""
    limit = northern_limit(plan.position)
    return evidence(HEXES[plan.hex], row=limit) if northing(plan.hex) > limit else None


JAMMING = (marker_is_not_at_hand, marker_is_there, marker_is_next_door, corps_has_not_come_so_far)


@cache
def _jam(marker: int, hex_: int) -> Jam:
    return Jam(marker, HEXES[hex_])


@rule("24.1.a", "24.3.a")
class TrafficPhase(Procedure, frozen=True, kw_only=True):
    """24.3 The Germans place markers, then roll to see which are removed."""

    def run(self, game: H44Game) -> None:
        game.then(ClearTraffic())
        if available(game.position):
            game.then(PlaceTraffic(seats=(SIDES[GERMAN],)))


def _open_hexes(position: Position, asked: PlaceTraffic) -> list[Jam]:
    """24.4 The hexes are the same for every marker: all land not closed by a marker or a limit."""
    taken = {hex_ for _, hex_ in position.traffic}
    shut = taken.union(*(GRID.near[hex_] for hex_ in taken))
    limit = northern_limit(position)
    hexes = [h for h in sorted(position.country.land) if h not in shut and northing(h) <= limit]
    return [_jam(marker, hex_) for marker in available(position) for hex_ in hexes]


@rule("24.3.a", "24.4.d", "24.4.e")
def _place_marker(game: H44Game, asked: PlaceTraffic, action: Jam) -> None:
    """24.3 Any number of available markers, one after another."""
    placed = (*game.position.traffic, (action.marker, HEX[action.hex]))
    game.change(game.position.but(traffic=tuple(sorted(placed))))
    game.log("traffic-placed", "24.3.a", marker=action.marker, hex=action.hex)
    if available(game.position):
        game.then(asked)


JAM = Verb(
    Jam,
    candidates=lambda position, asked: [
        Jam(marker, HEXES[hex_]) for marker in available(position) for hex_ in sorted(position.country.land)
    ],
    exists=lambda position, asked, action: (
        1 <= action.marker <= MARKERS and HEX.get(action.hex, -1) in position.country.land
    ),
    legal=_open_hexes,
    args=lambda position, asked, action: (Jamming(position, action.marker, HEX[action.hex]),),
    forbids=JAMMING,
    resolve=_place_marker,
)
NO_MORE_TRAFFIC = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class PlaceTraffic(Decision, frozen=True, kw_only=True):
    """24.3 Any number of available markers, one after another."""

    rule: ClassVar[str] = "24.3.a"
    verbs = (NO_MORE_TRAFFIC, JAM)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-place-traffic", {"left": len(available(game.position))})


@rule("24.3.c", "24.3.f", "24.3.g")
class ClearTraffic(Procedure, frozen=True, kw_only=True):
    """24.3 Two dice: markers with these numbers go back to their box; a double counts once."""

    def run(self, game: H44Game) -> None:
        position = game.position
        if not position.traffic:
            return
        dice = game.roll(2)
        gone = [(number, hex_) for number, hex_ in position.traffic if number in dice]  # §24.3.d, §24.3.e
        game.change(position.but(traffic=tuple(row for row in position.traffic if row not in gone)))
        game.log("traffic-rolled", "24.3.c", roll=Roll(dice, hits=len(gone)))
        for number, hex_ in gone:
            game.log("traffic-removed", "24.3.f", marker=number, hex=HEXES[hex_])
