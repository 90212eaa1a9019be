"""10.6 Retreat: the owner goes back the number of hexes, by the way that costs least, towards supply."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.ava.actions import Retreat
from grognard.games.ava.communications import lines
from grognard.games.ava.control import enter
from grognard.games.ava.ground import GRID, HEX, PACK
from grognard.games.ava.losses import eliminate_in_combat, lose_step
from grognard.games.ava.position import (
    CONSTANTS,
    HEXES,
    SIDE,
    UNIT,
    UNITS,
    UNUSED,
    AvaGame,
    Position,
    hex_names,
    names,
)
from grognard.games.ava.rulebook import rule
from grognard.games.ava.seats import owners


class Withdrawal(Struct, frozen=True):
    """A way back, and what it costs."""

    path: tuple[int, ...]
    losses: int


@rule("10.6.b", "10.6.e", "10.6.f", "10.6.g", "10.6.h", "3.1.d", "2.1.o", "tec.q")
def may_step(position: Position, unit: int, one: int, other: int, number: int) -> bool:
    """10.6 A retreat leaves neither the map nor the land, crosses no forbidden side (nor the start line, for Soviets),
    and no unbridged large river after its first hex; it never enters a hex with an enemy."""
    ground, side = position.ground, SIDE[unit]
    if other not in ground.land or position.side_in(other) == 1 - side:
        return False
    if ground.forbids(one, other, side, PACK.units[unit].mountain):
        return False
    return number == 1 or ground.river(one, other) != "large" or ground.bridged(one, other)


@rule("10.6.a", "10.6.i", "10.6.j", "10.6.k", "3.1.g", "3.2.h")
def withdrawals(position: Position, unit: int, origin: int, distance: int) -> Iterator[Withdrawal]:
    """10.6 Every way back that leaves the unit alive: each step one hex further from the hex that was lost, a step lost
    for each enemy zone of control entered, and further still where the last hex is full."""
    side, steps = SIDE[unit], position.steps[unit]
    ways = [Withdrawal((), 0)]
    for number in count(1):
        further: list[Withdrawal] = []
        for way in ways:
            here = way.path[-1] if way.path else origin
            for other in GRID.near[here]:
                if GRID.distance(origin, other) != number or not may_step(position, unit, here, other, number):
                    continue
                felt = CONSTANTS.retreat_zoc_loss if position.in_zoc(other, side) else 0
                if way.losses + felt >= steps:
                    continue
                reached = Withdrawal((*way.path, other), way.losses + felt)
                full = sum(1 for u in position.stack(other) if u != unit) >= CONSTANTS.stacking
                if number >= distance and not full:
                    yield reached
                else:
                    further.append(reached)
        ways = further if number < distance else list({way.path[-1]: way for way in reversed(further)}.values())
        if not ways:
            return


@rule("10.6.l", "10.6.m")
def retreats(position: Position, unit: int, origin: int, distance: int) -> list[Withdrawal]:
    """10.6 The ways back a unit may take: fewest losses, then least crowding, then the shortest line of communication
    from the last hex; without any line, the nearest source of its own."""
    ways = list(withdrawals(position, unit, origin, distance))
    if not ways:
        return []
    best = min((way.losses, len(way.path)) for way in ways)
    ways = [way for way in ways if (way.losses, len(way.path)) == best]
    if len(ways) == 1:
        return ways
    ranks = [supply_rank(position, unit, way) for way in ways]
    return [way for way, rank in zip(ways, ranks, strict=True) if rank == min(ranks)]


def supply_rank(position: Position, unit: int, way: Withdrawal) -> tuple[int, int]:
    """10.6 How far the last hex of a way is from supply, once the unit has left its old hex: by the line of
    communication, or without one by the distance to a source."""
    known: dict[int, Position] = position.__dict__.setdefault("without", {})
    gone = known.setdefault(unit, position.with_place(unit, UNUSED))
    length, end = lines(gone, SIDE[unit]).length, way.path[-1]
    if end in length:
        return 0, length[end]
    return 1, min((GRID.distance(end, source) for source in position.ground.sources[SIDE[unit]]), default=0)


@rule("10.6.d", "10.6.n", "14.3.c")
class RetreatStack(Procedure, frozen=True, kw_only=True):
    """10.6 Every unit left in the hex retreats, each its own way; one that cannot is eliminated."""

    units: tuple[int, ...]
    origin: int
    distance: int
    chit: str

    def run(self, game: AvaGame) -> None:
        units = tuple(unit for unit in self.units if game.position.places[unit] == self.origin)
        if not units:
            return
        ways = {unit: retreats(game.position, unit, self.origin, self.distance) for unit in units}
        for unit in units:
            if not ways[unit]:
                eliminate_in_combat(game, unit, "10.6.n")
                game.then(replace(self, units=tuple(u for u in units if u != unit)))
                return
        ends = [found[0].path[-1] for found in ways.values()]
        crowded = len(set(ends)) < len(ends) and len(game.position.stack(ends[0])) + len(ends) > CONSTANTS.stacking
        if all(len(found) == 1 for found in ways.values()) and not crowded:
            self.go(game, units[0], ways[units[0]][0])
        else:
            game.then(ChooseRetreat(seats=owners(game.position, units), stack=replace(self, units=units)))

    @rule("10.6.c", "10.6.i")
    def go(self, game: AvaGame, unit: int, way: Withdrawal) -> None:
        """10.6 A retreat is no movement and costs no points; enemy zones of control on the way cost steps."""
        game.then(replace(self, units=tuple(u for u in self.units if u != unit)))
        game.change(game.position.but(retreated=(*game.position.retreated, (unit, self.chit))))
        game.tell(
            "unit-retreated",
            "10.6.a",
            unit=UNITS[unit],
            start=HEXES[self.origin],
            end=HEXES[way.path[-1]],
            path=hex_names(way.path),
            losses=way.losses,
        )
        enter(game, unit, way.path)
        for _ in range(way.losses):
            lose_step(game, unit, "10.6.i")


@rule.forbids("10.6.m")
def safer_way_is_open(position: Position, unit: int, way: Withdrawal, best: Withdrawal) -> Bite:
    """10.6 A unit takes the way that best avoids elimination, losses and crowding."""
    worse = (way.losses, len(way.path)) > (best.losses, len(best.path))
    return because(UNITS[unit], *hex_names(way.path), best=hex_names(best.path)) if worse else None


@rule.forbids("10.6.l")
def way_leads_from_supply(position: Position, unit: int, way: Withdrawal, best: Withdrawal) -> Bite:
    """10.6 Of ways that are equally safe a unit takes the one with the shortest line of communication."""
    longer = supply_rank(position, unit, way) > supply_rank(position, unit, best)
    return because(UNITS[unit], *hex_names(way.path), best=hex_names(best.path)) if longer else None


@rule("10.6.a", "10.6.d")
class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """10.6 The owner chooses between ways that are equally good, and the order."""

    rule: ClassVar[str] = "10.6.a"
    accepts = (Retreat,)
    stack: RetreatStack

    def candidates(self, game: AvaGame) -> list[Action]:
        """Every way that leaves the unit alive."""
        stack = self.stack
        return [
            Retreat(UNITS[unit], hex_names(way.path))
            for unit in stack.units
            for way in withdrawals(game.position, unit, stack.origin, stack.distance)
        ]

    def actions(self, game: AvaGame) -> list[Action]:
        stack = self.stack
        return [
            Retreat(UNITS[unit], hex_names(way.path))
            for unit in stack.units
            for way in retreats(game.position, unit, stack.origin, stack.distance)
        ]

    def verdict(self, game: AvaGame, action: Retreat) -> Verdict:
        path = tuple(HEX[name] for name in action.path)
        unit, stack, position = UNIT[action.unit], self.stack, game.position
        ways = withdrawals(position, unit, stack.origin, stack.distance)
        way = next(way for way in ways if way.path == path)
        best = retreats(position, unit, stack.origin, stack.distance)[0]
        return judge((safer_way_is_open, way_leads_from_supply), position, unit, way, best)

    def resolve(self, game: AvaGame, action: Retreat) -> None:
        unit, path = UNIT[action.unit], tuple(HEX[name] for name in action.path)
        ways = retreats(game.position, unit, self.stack.origin, self.stack.distance)
        self.stack.go(game, unit, next(way for way in ways if way.path == path))

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return names(self.stack.units)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.stack.origin], "count": self.stack.distance})
