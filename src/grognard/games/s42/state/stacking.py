"""4.0 Stacking: two Soviet or three Axis units and a free unit; an army headquarters allows a third."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.combat.losses import eliminate
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import ARMY_HQ, AXIS, COMBAT, CORPS, FREE, PACK, SIDE, SUPPORT, UNIT, UNITS
from grognard.games.s42.interface.actions import Disband
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game, names

TABLES = PACK.tables
FOOT_ARMIES = tuple(hq and PACK.units[unit].full[2] == 3 for unit, hq in enumerate(ARMY_HQ))
"""4.3 The headquarters of the 1st Guards and the 5th Shock Army, which command few tanks."""
FIRST_GUARDS = "su-1ga-hq"


@rule("4.1.b", "19.2.b")
def counts(position: Position, unit: int) -> bool:
    """4.1, 4.2 Whether a unit counts for stacking at all: non-combat and support units never do, nor do the units of an
    unreleased reserve army."""
    # §4.2.d, §4.2.e, §18.2.3.a, §31.0.e, §34.6.2.d
    return COMBAT[unit] and not SUPPORT[unit] and not position.waiting_army(unit)


@rule("4.1.a", "4.1.c", "2.3.2.m")
def counted(position: Position, units: Iterable[int]) -> int:
    """4.2 How many units count, of whatever nation and size: one unit with a white frame does not. Markers are not
    units."""
    stack = [unit for unit in units if counts(position, unit)]
    free = min(TABLES.stacking_free, sum(FREE[unit] for unit in stack))  # §4.2.a, §4.2.b, §4.2.c
    return len(stack) - free  # §20.5.1.a


def limit(side: int, stack: Iterable[int]) -> int:
    """4.1, 4.3 Three for the Axis; two for the Soviets, three with one or more army headquarters."""
    if side == AXIS:
        return TABLES.stacking_axis  # §4.1.e
    # §4.1.d, §4.3.b, §4.3.c, §20.1.1.c
    return TABLES.stacking_army_hq if any(ARMY_HQ[unit] for unit in stack) else TABLES.stacking_soviet


@rule("4.3.d", "4.3.e")
def surplus_corps(position: Position, stack: Sequence[int]) -> int:
    """4.3 Tank and mechanised corps beyond the two that the headquarters of the 1st Guards and the 5th Shock Army
    command; with the tank army's there may be three."""
    headquarters = [unit for unit in stack if ARMY_HQ[unit]]
    if not headquarters or not all(FOOT_ARMIES[unit] for unit in headquarters):
        return 0
    corps = sum(CORPS[unit] for unit in stack if counts(position, unit))
    return max(0, corps - TABLES.army_hq_corps)


@rule("29.1.1.c", "22.7.b")
def excess(position: Position, side: int, stack: Sequence[int]) -> int:
    """4.4 How many of these units of one side, in one hex or assumed to be, must go. In a contested city each side is
    checked by itself. A corps too many is a unit too many."""
    over = counted(position, stack) - limit(side, stack)
    return max(0, over, surplus_corps(position, stack))


@rule("4.4.a", "4.4.b", "4.4.c")
def overfull(position: Position, side: int) -> list[int]:
    """4.4 The hexes where a side is overstacked: allowed while units move, retreat, advance, are rebuilt or leave a
    reserve army. Entry areas have no limit."""
    # §12.1.4.a, §34.7.c, §22.4.a
    return [hex_ for hex_ in position.occupied(side) if excess(position, side, position.of_side(hex_, side))]


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule.forbids("4.1.b")
def no_combat_unit_is_no_excess(position: Position, unit: int, stack: Sequence[int]) -> Violation:
    """4.1 Non-combat units do not count, so none of them is eliminated."""
    return None if COMBAT[unit] else evidence(UNITS[unit])


@rule.forbids("4.2.d")
def support_is_no_excess(position: Position, unit: int, stack: Sequence[int]) -> Violation:
    """4.2 Support units never count, so none of them is eliminated."""
    return evidence(UNITS[unit]) if SUPPORT[unit] else None


@rule.forbids("31.0.e")
def waiting_army_is_no_excess(position: Position, unit: int, stack: Sequence[int]) -> Violation:
    """31 A reserve army waiting for its release has no stacking limit."""
    return evidence(UNITS[unit]) if position.waiting_army(unit) else None


@rule("4.4.d", "4.4.e")
@rule.forbids("4.2.b")
def free_unit_makes_no_room(position: Position, unit: int, stack: Sequence[int]) -> Violation:
    """4.2 The only unit with a white frame does not count: removing it makes no room."""
    alone = FREE[unit] and sum(FREE[stacked] for stacked in stack if counts(position, stacked)) == 1
    return evidence(UNITS[unit]) if alone else None


@rule.forbids("4.3.d", "4.3.e")
def corps_are_too_many(position: Position, unit: int, stack: Sequence[int]) -> Violation:
    """4.3 Where one corps is too many for the headquarters a corps must go, unless more units than corps are too
    many."""
    left = [stacked for stacked in stack if stacked != unit]
    side = SIDE[unit]
    if CORPS[unit] or excess(position, side, left) < excess(position, side, stack):
        return None
    clause = "4.3.d" if any(UNITS[stacked] == FIRST_GUARDS for stacked in stack) else "4.3.e"
    return evidence(UNITS[unit], *(UNITS[stacked] for stacked in left if CORPS[stacked]), by=clause)


@rule.forbids("4.4.d")
def is_not_in_the_overstacked_hex(hex_: int, unit: int, stack: Sequence[int]) -> Violation:
    """4.4 Only units of the overstacked hex are eliminated."""
    return None if unit in stack else evidence(UNITS[unit], HEXES[hex_])


DISBANDING = (
    no_combat_unit_is_no_excess,
    support_is_no_excess,
    waiting_army_is_no_excess,
    free_unit_makes_no_room,
    corps_are_too_many,
)


# -- the check -------------------------------------------------------------------------------------------------------


@rule("4.4.d", "4.4.e")
class TrimStacks(Procedure, frozen=True, kw_only=True):
    """4.4 At the end of their movement and combat phases the active player eliminates units beyond the limit, hex by
    hex."""

    side: int

    def overfull(self, position: Position) -> list[int]:
        return overfull(position, self.side)  # §12.1.4.b, §21.3.2.b, §34.7.d

    def run(self, game: S42Game) -> None:
        for hex_ in self.overfull(game.position)[:1]:
            game.then(TrimStack(seats=(SIDES[self.side],), hex=hex_), self)  # §12.1.4.c


def _stack(position: Position, asked: TrimStack) -> tuple[int, ...]:
    return position.of_side(asked.hex, PACK.seats.index(asked.seats[0]))


def _may_go(position: Position, asked: TrimStack, action: Disband) -> Verdict:
    unit, stack = UNIT[action.unit], _stack(position, asked)
    return judge((is_not_in_the_overstacked_hex,), asked.hex, unit, stack) and judge(DISBANDING, position, unit, stack)


DISBAND = Verb(
    Disband,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=lambda position, asked: [Disband(name) for name in names(_stack(position, asked))],
    verdict=_may_go,
    resolve=lambda game, asked, action: eliminate(game, UNIT[action.unit], "4.4.d"),
)


class TrimStack(Decision, frozen=True, kw_only=True):
    """4.4 The owner chooses the units to eliminate; as few as needed."""

    rule: ClassVar[str] = "4.4.d"
    verbs = (DISBAND,)
    hex: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.hex],)

    def prompt(self, game: S42Game) -> Message:
        stack = _stack(game.position, self)
        return Message(
            "ask-trim-stack", {"hex": HEXES[self.hex], "count": excess(game.position, SIDE[stack[0]], stack)}
        )
