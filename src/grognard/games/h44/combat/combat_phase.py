"""9.0 The combat phase: the attacker picks one hex after another, and ends the phase at will."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.advance.advance import AdvancePhase
from grognard.games.h44.combat.attackers import exposure, is_exposed, neighbours
from grognard.games.h44.combat.plan import PlanAttack
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, SIDES, UNITS
from grognard.games.h44.interface.actions import Attack, EndCombat
from grognard.games.h44.options.disengagement import DISENGAGE
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import whole
from grognard.games.h44.state.position import ATTACKED, AUTOMATIC_DS_MADE, EXTENDED, MOVED, RETREATED, H44Game, Position
from grognard.games.h44.state.stacking import TrimStacks


class CombatPhase(Procedure, frozen=True, kw_only=True):
    """9.1 The active player attacks where and in what order they like, or not at all. Units that made an automatic DS
    advance first (8.7)."""

    side: int

    def run(self, game: H44Game) -> None:
        game.log("phase-combat", "9.1.a", side=SIDES[self.side])
        wiped = RETREATED | ATTACKED
        breaches = game.position.breaches
        game.change(game.position.unmark(range(len(UNITS)), wiped).but(breaches=(), attacked_units=(), poised=()))
        seats = (SIDES[self.side],)
        steps: list[Procedure] = []
        for target, units in breaches:
            left = automatic_ds_units(game.position, units)
            battle = Battle(side=self.side, target=target, units=left, kind="automatic-ds")
            # §8.7.l, §8.7.m, §8.7.n
            steps += [AdvancePhase(seats=seats, battle=battle, kind="bonus"), Unmark(units=left)]
        game.then(*steps, ChooseTarget(seats=seats, side=self.side), EndOfCombat(side=self.side))


@rule("8.7.l", "21.1.g")
def automatic_ds_units(position: Position, units: tuple[int, ...]) -> tuple[int, ...]:
    """8.7 The units that now carry the marker of this automatic DS: the attackers, and what has been broken down from
    them or is left of them since."""
    of = dict(position.parents)
    marked = (unit for unit, piece in enumerate(position.pieces) if piece.has(AUTOMATIC_DS_MADE))
    return tuple(unit for unit in marked if unit in units or of.get(unit) in units)


@rule("8.7.o")
class Unmark(Procedure, frozen=True, kw_only=True):
    """8.7 Units that made an automatic DS have advanced, and perhaps broken through: their marker is removed, but they
    may not attack again this turn."""

    units: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        game.change(game.position.unmark(self.units, AUTOMATIC_DS_MADE).mark(self.units, ATTACKED))


@rule("6.4.1.f", "15.1.d")
class EndOfCombat(Procedure, frozen=True, kw_only=True):
    """6.4.1 Markers of the phase are removed; overstacked hexes of the active player are trimmed. The opponent has
    until the end of their own next movement phase (13.1.4)."""

    side: int

    def run(self, game: H44Game) -> None:
        marks = RETREATED | ATTACKED | AUTOMATIC_DS_MADE | EXTENDED | MOVED
        game.change(game.position.unmark(range(len(UNITS)), marks).but(attacked_units=(), poised=()))
        game.then(TrimStacks(side=self.side))


def targets(position: Position, side: int) -> Iterator[int]:
    """Enemy hexes that could be attacked."""
    own, edge = {position.pieces[unit].place for unit in position.on_map(side)}, position.country.edge_of
    for hex_ in enemy_hexes(position, side):
        if hex_ not in edge and own.isdisjoint(GRID.near[hex_]):
            continue
        if not was_attacked(position, hex_) and is_exposed(position, side, hex_):
            yield hex_


@rule("19.4.d")
def enemy_hexes(position: Position, side: int) -> list[int]:
    hexes = {position.pieces[unit].place for unit in position.on_map(1 - side)}
    return sorted(hexes | (set(position.unknown) if side == ALLIED else set()))


@rule.forbids("9.1.d")
def was_attacked(position: Position, hex_: int) -> Violation:
    """9.1 Units are attacked once in a combat phase, breakthrough combat aside: a hex is safe if all its units were
    attacked, those that retreated into it included."""
    stack = position.stack(hex_)
    fresh = hex_ in position.unknown or any(whole(position, unit) not in position.attacked_units for unit in stack)
    return evidence(HEXES[hex_]) if stack and not fresh else None


@rule("25.3.4.a")
@rule.forbids("9.1.a")
def holds_no_enemy(position: Position, side: int, hex_: int) -> Violation:
    """9.1 There must be an enemy unit, known or unknown."""
    return None if position.side_in(hex_) == 1 - side else evidence(HEXES[hex_])


@rule.forbids("9.1.a")
def no_unit_adjacent(position: Position, side: int, hex_: int) -> Violation:
    """9.1 An attack needs a unit adjacent to the hex."""
    battle = Battle(side=side, target=hex_, units=())
    return None if any(True for _ in neighbours(position, battle)) else evidence(HEXES[hex_])


def _may_attack(position: Position, asked: ChooseTarget, action: Attack) -> Verdict:
    hex_ = HEX[action.target]
    aimed = judge((holds_no_enemy, no_unit_adjacent), position, asked.side, hex_)
    return judge((was_attacked,), position, hex_) and aimed and exposure(position, asked.side, hex_)


@rule("9.1.g", "9.1.h")
def _plan(game: H44Game, asked: ChooseTarget, action: Attack) -> None:
    """9.1 The next attack is planned; attacks need not be declared in advance."""
    battle = Battle(side=asked.side, target=HEX[action.target], units=())
    game.then(PlanAttack(seats=asked.seats, battle=battle))


ATTACK = Verb(
    Attack,
    candidates=lambda position, asked: [Attack(HEXES[hex_]) for hex_ in enemy_hexes(position, asked.side)],
    exists=lambda position, asked, action: action.target in HEX,
    legal=lambda position, asked: [Attack(HEXES[hex_]) for hex_ in targets(position, asked.side)],
    verdict=_may_attack,
    resolve=_plan,
)
# §9.1.b, §9.2.h, §11.5.1.b
END_COMBAT = Verb(EndCombat, resolve=lambda game, asked, action: None, ends=True)


class ChooseTarget(Decision, frozen=True, kw_only=True):
    """9.1 The next attack, or no more of them."""

    rule: ClassVar[str] = "9.1"
    verbs = (ATTACK, DISENGAGE, END_COMBAT)
    repeats = True
    side: int
