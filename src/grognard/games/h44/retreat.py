"""13.0 Retreats: by priority, unit by unit; when they kill; stopping after one hex at the price of a step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.h44.actions import Retreat
from grognard.games.h44.board import AREA_INDEX, GRID, HEX, HEXES
from grognard.games.h44.control import take
from grognard.games.h44.disorder import disrupt
from grognard.games.h44.lines import has_line
from grognard.games.h44.losses import eliminate, lose_step
from grognard.games.h44.position import AREA, MARCHING, RETREATED, ROUTED, H44Game, Position, names, place_name
from grognard.games.h44.rulebook import rule
from grognard.games.h44.stacking import LIMIT, counted
from grognard.games.h44.units import SIDE, SIDES, UNIT, UNITS, VEHICLE
from grognard.games.h44.zones import bonded, bridged, dry, in_zoc, owner, vehicles_pass


class Flight(Struct, frozen=True):
    """A way back: the places passed, and how it ranks by 13.1.3 (smaller is better)."""

    path: tuple[int, ...]
    rank: tuple[int, ...]


@rule("13.2", "19.5", "7.4.2")
def survives(position: Position, unit: int, one: int, other: int, origin: int) -> bool:
    """13.2 A step back that does not kill: no enemy, no bond, no water without a bridge (small rivers on foot), no
    ground that bars the unit, no enemy entry area."""
    side = SIDE[unit]
    if other < 0:
        return owner(position.turn, AREA - other) == side
    if other not in position.country.land or position.side_in(other) == 1 - side or bonded(position, side, one, other):
        return False
    water = position.country.water(one, other)
    if water and not bridged(position, one, other) and (VEHICLE[unit] or water != "minor"):
        return False
    return not VEHICLE[unit] or vehicles_pass(position, one, other)


def friend_stays(position: Position, unit: int, hex_: int) -> bool:
    """A friend that is not retreating stands in the hex; an unknown unit counts for the Germans."""
    side = SIDE[unit]
    if side == 1 and hex_ in position.unknown:
        return True
    return any(
        SIDE[u] == side and not position.pieces[u].has(RETREATED) and position.pieces[u].order != ROUTED
        for u in position.stack(hex_)
    )


def felt(position: Position, unit: int, hex_: int) -> bool:
    """13.1.3 An enemy zone of control that no steady friend cancels."""
    return hex_ >= 0 and in_zoc(position, SIDE[unit], hex_) and not friend_stays(position, unit, hex_)


@rule("13.1.1", "13.1.2", "13.1.3", "13.2", "13.3")
def flights(position: Position, unit: int, origin: int, lengths: tuple[int, ...]) -> Iterator[Flight]:
    """13.1.3 Every way back that leaves the unit alive, with its rank: far enough away, clear of enemy zones, away from
    friends in contact, towards supply, without crowding."""
    if position.allowance(unit) == 0:
        return
    ways: list[tuple[int, ...]] = [()]
    for number in range(1, max(lengths) + 1):
        further: list[tuple[int, ...]] = []
        for way in ways:
            here = way[-1] if way else origin
            if here < 0:
                continue
            exits = [AREA - area for area in position.country.edge_of.get(here, ())]
            for other in (*GRID.near[here], *exits):
                if other == origin or other in way or not survives(position, unit, here, other, origin):
                    continue
                if way and felt(position, unit, here) and felt(position, unit, other):
                    continue
                reached = (*way, other)
                further.append(reached)
                ended = number in lengths or other < 0
                if ended and not felt(position, unit, other):
                    yield Flight(reached, _rank(position, unit, origin, reached))
        ways = further
    if 2 in lengths:
        yield from _short(position, unit, origin)


@rule("13.3")
def _short(position: Position, unit: int, origin: int) -> Iterator[Flight]:
    """13.3 One hex only, into a town, village, city, woods or to steady friends, for the loss of a step."""
    country = position.country
    if position.pieces[unit].steps < 1:
        return
    for other in GRID.near[origin]:
        if not survives(position, unit, origin, other, origin) or felt(position, unit, other):
            continue
        shelter = other in country.places or country.rough(other) in ("woods", "polder-woods")
        if shelter or friend_stays(position, unit, other):
            yield Flight((other,), _rank(position, unit, origin, (other,)))


@rule("13.1.3")
def _rank(position: Position, unit: int, origin: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """13.1.3 The priorities in their order; the first, not to die, is met by all."""
    end, side = path[-1], SIDE[unit]
    near = len(path) > 1 and end >= 0 and GRID.distance(origin, end) < 2
    through = sum(1 for hex_ in path if felt(position, unit, hex_))
    contact = end >= 0 and friend_stays(position, unit, end) and _touched(position, side, end)
    lost = end >= 0 and not has_line(position.with_piece(unit, replace(position.pieces[unit], place=end)), unit)
    crowd = end >= 0 and counted(position, (*position.stack(end), unit)) > LIMIT
    return int(near), through, int(contact), int(lost), int(crowd)


def _touched(position: Position, side: int, hex_: int) -> bool:
    """Enemies next to a hex, those over water without a bridge left out."""
    return any(position.side_in(near) == 1 - side and dry(position, near, hex_) for near in GRID.near[hex_])


def best_flights(position: Position, unit: int, origin: int, lengths: tuple[int, ...]) -> list[Flight]:
    """The ways a unit may take: the best by rank; stopping after one hex (13.3) is always another choice."""
    every = list(flights(position, unit, origin, lengths))
    full = [flight for flight in every if len(flight.path) > 1 or flight.path[0] < 0]
    short = [flight for flight in every if len(flight.path) == 1 and flight.path[0] >= 0]
    best = min((flight.rank for flight in full), default=None)
    return [flight for flight in full if flight.rank == best] + short


@rule("13.1.1", "13.1.2")
class RetreatAll(Procedure, frozen=True, kw_only=True):
    """13.1 Every unit left in the hex goes back; those that cannot are eliminated (13.2, 13.5)."""

    units: tuple[int, ...]
    origin: int
    lengths: tuple[int, ...]
    rout: bool = False
    again: bool = True
    """13.5 Whether units that have retreated before in this phase are lost; not in breakthrough combat (16.4)."""
    paid: bool = False
    """13.3 The step for stopping early has been lost."""

    def run(self, game: H44Game) -> None:
        position = game.position
        units = tuple(u for u in self.units if position.pieces[u].place == self.origin)
        if not units:
            return
        for unit in units:
            doomed = self.again and position.pieces[unit].has(RETREATED)
            ways = [] if doomed else best_flights(position, unit, self.origin, self.lengths)
            if not ways:
                eliminate(game, unit, "13.5" if doomed else "13.2")
                game.then(replace(self, units=tuple(u for u in units if u != unit)))
                return
        game.then(ChooseRetreat(seats=(SIDES[SIDE[units[0]]],), retreat=replace(self, units=units)))

    def go(self, game: H44Game, unit: int, path: tuple[int, ...]) -> None:
        left = replace(self, units=tuple(u for u in self.units if u != unit))
        game.then(left)
        start = HEXES[self.origin]
        end = place_name(path[-1])
        game.tell("unit-retreated", "13.1.1", unit=UNITS[unit], start=start, end=end, path=tuple(map(place_name, path)))
        position = game.position
        piece = position.pieces[unit]
        moved = replace(piece, place=path[-1], marks=(piece.marks | RETREATED) & ~MARCHING)
        game.change(position.with_piece(unit, moved))
        for hex_ in path:
            if hex_ >= 0:
                take(game, SIDE[unit], hex_)
        if len(path) == 1 and path[0] >= 0:
            lose_step(game, unit, "13.3")
        elif position.pieces[unit].has(RETREATED):
            disrupt(game, unit, rout=True)
        else:
            disrupt(game, unit, rout=self.rout)


@rule.forbids("13.1.3")
def better_retreat_is_open(position: Position, retreat: RetreatAll, unit: int, path: tuple[int, ...]) -> Bite:
    """13.1.3 A unit retreats by the way that ranks best."""
    best = best_flights(position, unit, retreat.origin, retreat.lengths)
    if any(flight.path == path for flight in best):
        return None
    return because(UNITS[unit], *map(place_name, path))


@rule("13.1.2", "13.1.3")
class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """13.1 The owner moves his units back, each its own way."""

    rule: ClassVar[str] = "13.1.3"
    accepts = (Retreat,)
    retreat: RetreatAll

    def candidates(self, game: H44Game) -> list[Action]:
        retreat = self.retreat
        return list(
            dict.fromkeys(
                Retreat(UNITS[unit], tuple(map(place_name, flight.path)))
                for unit in retreat.units
                for flight in flights(game.position, unit, retreat.origin, retreat.lengths)
            )
        )

    def actions(self, game: H44Game) -> list[Action]:
        retreat = self.retreat
        return list(
            dict.fromkeys(
                Retreat(UNITS[unit], tuple(map(place_name, flight.path)))
                for unit in retreat.units
                for flight in best_flights(game.position, unit, retreat.origin, retreat.lengths)
            )
        )

    def verdict(self, game: H44Game, action: Retreat) -> Verdict:
        return judge((better_retreat_is_open,), game.position, self.retreat, UNIT[action.unit], _places(action.path))

    def resolve(self, game: H44Game, action: Retreat) -> None:
        self.retreat.go(game, UNIT[action.unit], _places(action.path))

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.retreat.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.retreat.origin]})


def _places(path: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(
        AREA - AREA_INDEX[name.removeprefix("area-")] if name.startswith("area-") else HEX[name] for name in path
    )
