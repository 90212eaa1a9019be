"""27.1 Breaking contact, an optional rule: instead of attacking a unit may try to slip away."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Bite, Verdict, because, judge
from grognard.games.h44.actions import Decline, Retreat
from grognard.games.h44.board import GRID, HEX, HEXES
from grognard.games.h44.control import take
from grognard.games.h44.disorder import disrupt
from grognard.games.h44.losses import lose_step
from grognard.games.h44.position import ATTACKED, GOOD, H44Game, Position, place_name
from grognard.games.h44.retreat import felt, survives
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import MORALE, PACK, SIDE, SIDES, TANK, UNIT, UNITS


@rule.forbids("27.1.2")
def has_attacked(position: Position, unit: int) -> Bite:
    """27.1.2 A unit that attacked does not disengage, nor does it try twice."""
    return because(UNITS[unit]) if position.pieces[unit].has(ATTACKED) else None


@rule.forbids("27.1.2")
def is_in_disorder(position: Position, unit: int) -> Bite:
    """27.1.2 Disordered units do not disengage."""
    return because(UNITS[unit]) if position.pieces[unit].order != GOOD else None


def may_disengage(position: Position, unit: int) -> Verdict:
    return judge((has_attacked, is_in_disorder), position, unit)


@rule("27.1.1", "27.1.2")
class TryDisengage(Procedure, frozen=True, kw_only=True):
    """27.1.2 A die for the unit: it stays, goes, or goes and loses a step."""

    unit: int

    def run(self, game: H44Game) -> None:
        unit = self.unit
        modifiers = [Modifier("morale", MORALE[unit], "27.1.2", "total")] if MORALE[unit] else []
        modifiers += [Modifier("armour", 1, "27.1.2", "total")] if TANK[unit] else []
        (die,) = game.roll(1)
        total = max(1, min(6, die + sum(m.value for m in modifiers)))
        result = PACK.tables.disengagement[total]
        game.change(game.position.mark((unit,), ATTACKED))
        roll = Roll((die,), total=total, modifiers=tuple(modifiers))
        game.tell("disengagement", "27.1.2", roll=roll, unit=UNITS[unit], result=result)
        if result == "no":
            return
        if result == "yes-1":
            lose_step(game, unit, "27.1.2")
        if game.position.pieces[unit].place >= 0:
            game.then(SlipAway(seats=(SIDES[SIDE[unit]],), unit=unit))


def escapes(position: Position, unit: int) -> list[tuple[int, ...]]:
    """27.1.1 One or two hexes in any direction, never into an enemy zone of control without a friend."""
    origin = position.pieces[unit].place
    found: list[tuple[int, ...]] = []
    for one in GRID.near[origin]:
        if not survives(position, unit, origin, one, origin) or felt(position, unit, one):
            continue
        found.append((one,))
        for two in GRID.near[one]:
            if two != origin and survives(position, unit, one, two, origin) and not felt(position, unit, two):
                found.append((one, two))
    return found


class SlipAway(Decision, frozen=True, kw_only=True):
    """27.1.1 Where the unit goes, disrupted."""

    rule: ClassVar[str] = "27.1.1"
    accepts = (Retreat, Decline)
    unit: int

    def candidates(self, game: H44Game) -> list[Action]:
        ways = escapes(game.position, self.unit)
        return [*(Retreat(UNITS[self.unit], tuple(HEXES[h] for h in way)) for way in ways), Decline()]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        if not isinstance(action, Retreat):
            return
        unit, path = UNIT[action.unit], tuple(HEX[name] for name in action.path)
        position = game.position
        start = place_name(position.pieces[unit].place)
        game.change(position.with_piece(unit, replace(position.pieces[unit], place=path[-1])))
        game.tell("unit-retreated", "27.1.1", unit=UNITS[unit], start=start, end=HEXES[path[-1]], path=action.path)
        for hex_ in path:
            take(game, SIDE[unit], hex_)
        disrupt(game, unit)
