"""6.0 Stacking: two units and one free unit of each kind; more is allowed, at a price, up to nine steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.h44.combat.losses import lose_step
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import ARMOURED, HALF, SIDES, SUPPLY_HEAD, UNIT, UNITS, free_kind
from grognard.games.h44.interface.actions import LoseStep
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position

LIMIT = 2
MOST_STEPS = 9


@rule("6.1.a", "6.2.e", "6.2.f")
def counted(position: Position, units: Iterable[int]) -> int:
    """6.1 How many units count, whatever their nation or service: one of each free kind does not, a lone armoured step
    does not, two half-battalions are one. Markers and unknown units do not count at all."""
    units = [unit for unit in units if not SUPPLY_HEAD[unit]]  # §6.1.f, §18.2.2.m
    free: set[str] = set()
    halves: dict[str, int] = {}
    armour = sum(1 for unit in units if ARMOURED[unit])
    count = 0
    for unit in units:
        kind = free_kind(unit)
        if kind and kind not in free:  # §6.2.e, §23.2.c, §17.2.a, §2.3.7.a
            free.add(kind)
        elif ARMOURED[unit] and position.pieces[unit].steps == 1 and armour == 1:  # §6.2.f
            continue
        elif HALF[unit]:
            halves[HALF[unit]] = halves.get(HALF[unit], 0) + 1  # §6.3.b
        else:
            count += 1  # §6.5.a, §6.5.b, §6.1.a
    return count + sum((number + 1) // 2 for number in halves.values())


@rule("6.1.c")
def overstacked(position: Position, hex_: int) -> bool:
    """6.1 More than two units in addition to the free ones."""
    stack = position.stack(hex_)
    return len(stack) > LIMIT and counted(position, stack) > LIMIT


def is_free(position: Position, unit: int, stack: Iterable[int]) -> bool:
    """6.2 Whether a unit of the stack is of a free kind, or its only armoured unit, with a single step."""
    lone = ARMOURED[unit] and position.pieces[unit].steps == 1 and sum(1 for stacked in stack if ARMOURED[stacked]) == 1
    return lone or bool(free_kind(unit))


@rule("6.4.2.a", "6.4.2.c")
def may_fight(position: Position, units: Sequence[int], stack: Sequence[int]) -> bool:
    """6.4.2 Whether these units of an overstacked hex are at most two and a free unit; two halves count as one."""
    halves = [HALF[unit] for unit in units if HALF[unit]]
    bodies = len(units) - sum(halves.count(name) // 2 for name in set(halves))
    return bodies <= LIMIT or (bodies == LIMIT + 1 and any(is_free(position, unit, stack) for unit in units))


def fighting_groups(position: Position, units: Sequence[int], stack: Sequence[int]) -> list[tuple[int, ...]]:
    """6.4.2 The largest groups of these units with which an overstacked hex may fight."""
    groups: list[tuple[int, ...]] = []
    for size in range(len(units), 0, -1):
        for group in combinations(units, size):
            if may_fight(position, group, stack) and not any(set(group) < set(larger) for larger in groups):
                groups.append(group)
    return groups


@rule("6.4.1.b", "6.4.1.c", "6.4.1.d")
def steps_in(position: Position, hex_: int) -> int:
    """6.4.1 The steps in a hex, including free units, without supply heads and unknown units."""
    return sum(position.pieces[unit].steps for unit in position.stack(hex_) if not SUPPLY_HEAD[unit])


@rule("6.4.1.a", "6.4.2.e", "13.1.4.c")
class TrimStacks(Procedure, frozen=True, kw_only=True):
    """6.4.1 At the end of each movement and combat phase steps beyond nine in a hex are lost; up to nine a hex may stay
    overstacked for as long as its owner likes."""

    side: int

    def overfull(self, position: Position) -> list[int]:
        return [hex_ for hex_ in position.occupied(self.side) if steps_in(position, hex_) > MOST_STEPS]  # §19.4.a

    def run(self, game: H44Game) -> None:
        for hex_ in self.overfull(game.position)[:1]:
            game.then(TrimStack(seats=(SIDES[self.side],), hex=hex_), self)


@rule.forbids("6.4.1.g")
def unit_is_not_in_the_hex(position: Position, hex_: int, unit: int) -> Violation:
    """6.4.1 Steps beyond nine are lost in the hex that has too many."""
    return None if unit in position.stack(hex_) else evidence(UNITS[unit], HEXES[hex_])


@rule.forbids("6.4.1.b")
def head_is_not_counted(position: Position, hex_: int, unit: int) -> Violation:
    """6.4.1 A supply head does not count among the nine steps."""
    return None if unit in position.fighters(hex_) else evidence(UNITS[unit])


@rule("6.4.1.g")
def _trim(game: H44Game, asked: TrimStack, action: LoseStep) -> None:
    """6.4.1 The unit named by its owner loses a step."""
    lose_step(game, UNIT[action.unit], "6.4.1.a")


TRIM = Verb(
    LoseStep,
    candidates=lambda position, asked: [LoseStep(UNITS[unit]) for unit in position.fighters(asked.hex)],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.hex, UNIT[action.unit]),
    forbids=(unit_is_not_in_the_hex, head_is_not_counted),
    resolve=_trim,
)


class TrimStack(Decision, frozen=True, kw_only=True):
    """6.4.1 The owner chooses the unit that loses a step."""

    rule: ClassVar[str] = "6.4.1.g"
    verbs = (TRIM,)
    hex: int

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-trim-stack", {"hex": HEXES[self.hex], "steps": steps_in(game.position, self.hex)})
