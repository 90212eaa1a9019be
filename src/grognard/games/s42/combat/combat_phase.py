"""8.0 The combat phase: the attacker picks one hex after another, for as long as they like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.boxes import armies_in, may_be_manned
from grognard.games.s42.combat.air_support import recalled
from grognard.games.s42.combat.attackers import exposure, is_exposed, neighbours
from grognard.games.s42.combat.automatic_ds import FollowUp
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.combat.fortifications import DISMANTLE
from grognard.games.s42.combat.plan import PlanAttack
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, UNITS
from grognard.games.s42.interface.actions import Attack, EndCombat
from grognard.games.s42.options.disengagement import DISENGAGE
from grognard.games.s42.options.reserves import RELEASE, stood_down
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ATTACKED, RETREATED, WAS_ATTACKED, Position, S42Game
from grognard.games.s42.turn.phases import opens

FLEETING = ATTACKED | WAS_ATTACKED | RETREATED
"""Marks of one combat phase."""


@opens("combat")
@rule("3.0.w", "8.1.a")
class CombatPhase(Procedure, frozen=True, kw_only=True):
    """8.1 The active player attacks where and in what order they like, or not at all. Aircraft whose stack left in the
    movement phase have returned to base by then (9.3.7). The units of an automatic DS advance when all that is over
    (8.6.2)."""

    side: int

    def run(self, game: S42Game) -> None:
        game.log("phase-combat", "8.1.a", side=SIDES[self.side])
        game.change(recalled(game.position.unmark(range(len(UNITS)), FLEETING)))  # §9.3.7.i
        ask = ChooseTarget(seats=(SIDES[self.side],), side=self.side)
        game.then(ask, FollowUp(side=self.side), EndOfCombat())  # §8.6.2.c


@rule("25.2.3.i")
class EndOfCombat(Procedure, frozen=True, kw_only=True):
    """8.1, 12.4 Markers of the phase are cleared; reserves that were not released stand down."""

    def run(self, game: S42Game) -> None:
        game.change(stood_down(game.position.unmark(range(len(UNITS)), FLEETING)))
        tidy(game)


@rule("8.1.a", "22.4.d")
def enemy_hexes(position: Position, side: int) -> list[int]:
    """8.1 The hexes with enemy combat units, or with what may hide some (34.6.2): others may not be attacked, nor empty
    fortifications, nor entry areas."""
    hexes = sorted({position.pieces[unit].place for unit in position.on_map(1 - side)})
    return [hex_ for hex_ in hexes if may_be_manned(position, 1 - side, hex_)]


def targets(position: Position, side: int) -> Iterator[int]:
    """Enemy hexes that could be attacked."""
    own, edge = {position.pieces[unit].place for unit in position.on_map(side)}, position.country.edge_of
    for hex_ in sorted({position.pieces[unit].place for unit in position.on_map(1 - side)}):
        if hex_ not in own and hex_ not in edge and own.isdisjoint(GRID.near[hex_]):
            continue
        if not may_be_manned(position, 1 - side, hex_) or was_attacked.find(position, side, hex_):
            continue
        if is_exposed(position, side, hex_):
            yield hex_


@rule.forbids("8.1.d")
def was_attacked(position: Position, side: int, hex_: int) -> Violation:
    """8.1, 12.4 Units are attacked once in a combat phase. Units that retreated onto others may still be there when
    those are attacked; a hex is safe if a determined defence held there, or if all its units were attacked."""
    units = position.fighters(hex_, 1 - side) or (armies_in(position, hex_) if side == AXIS else ())
    pieces = [position.pieces[unit] for unit in units]
    stood = any(piece.has(WAS_ATTACKED) and not piece.has(RETREATED) for piece in pieces)
    fresh = any(not piece.has(WAS_ATTACKED) for piece in pieces)
    return evidence(HEXES[hex_]) if pieces and (stood or not fresh) else None


@rule.forbids("8.1.a", "9.7.4.d", "19.3.b")
def holds_no_enemy(position: Position, side: int, hex_: int) -> Violation:
    """8.1 Only enemy combat units are attacked: not empty hexes, fortifications or non-combat units."""
    if may_be_manned(position, 1 - side, hex_):
        return None
    if position.of_side(hex_, 1 - side):
        return evidence(HEXES[hex_], by="19.3.b")
    works = position.fortified(hex_, 1 - side) or any(fort.hex == hex_ for fort in position.forts)
    return evidence(HEXES[hex_], by="9.7.4.d" if works else "8.1.a")


@rule("8.2.g")
@rule.forbids("8.1.a")
def no_unit_is_beside_it(position: Position, side: int, hex_: int) -> Violation:
    """8.1 A friendly unit must be adjacent to the attacked hex."""
    return None if any(True for _ in neighbours(position, side, hex_)) else evidence(HEXES[hex_])


AIMING = (was_attacked, holds_no_enemy, no_unit_is_beside_it)


def _may_attack(position: Position, side: int, action: Attack) -> Verdict:
    target = HEX[action.target]
    return judge(AIMING, position, side, target) and exposure(position, side, target)


def _attack(game: S42Game, side: int, action: Attack) -> None:
    battle = Battle(side=side, target=HEX[action.target], units=())
    game.then(PlanAttack(seats=(SIDES[side],), battle=battle))


ATTACK = Verb(
    Attack,
    candidates=lambda position, side: (Attack(HEXES[hex_]) for hex_ in enemy_hexes(position, side)),
    legal=lambda position, side: (Attack(HEXES[hex_]) for hex_ in targets(position, side)),
    exists=lambda position, side, action: action.target in HEX,
    verdict=_may_attack,
    resolve=_attack,
)
END_COMBAT = Verb(EndCombat, resolve=lambda game, side, action: None, ends=True)


class ChooseTarget(Decision, frozen=True, kw_only=True):
    """8.1 The next attack; attacks need not be declared in advance. Meanwhile fortifications may be removed, units may
    disengage (27.2.1) and reserves may be released (25.2.3)."""

    rule: ClassVar[str] = "8.1"
    verbs = (ATTACK, DISMANTLE, DISENGAGE, RELEASE, END_COMBAT)  # §8.1.b, §8.2.h, §9.7.5.a, §8.1.g, §8.1.h
    repeats = True
    side: int

    def context(self, game: S42Game) -> int:
        return self.side

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-target")
