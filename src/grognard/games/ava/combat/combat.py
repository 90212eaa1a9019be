"""10.0-10.4 Combat: all attacks are declared, then resolved one by one in the attacker's order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.combat.losses import Losses, is_fort
from grognard.games.ava.combat.odds import Estimate, estimate
from grognard.games.ava.combat.pursuit import Pursuit
from grognard.games.ava.combat.retreat import RetreatStack
from grognard.games.ava.data.ground import GRID, HEX, PACK
from grognard.games.ava.interface.actions import Attack, CallOff, EndDeclaration, Resolve
from grognard.games.ava.movement.movement import armour_limit_left_it_out, reserve_chose_others
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import HEXES, SIDE, SIDES, UNIT, UNITS, AvaGame, Position, names

TABLES = PACK.tables
Strike = tuple[int, int]
"""A unit and the hex it attacks."""


class Battle(Struct, frozen=True):
    """All units that attack one hex."""

    target: int
    units: tuple[int, ...]


class Plan(Struct, frozen=True):
    """A unit that wants to attack a hex, for the prohibitions."""

    position: Position
    operation: Operation
    strikes: tuple[Strike, ...]
    unit: int
    target: int


@rule.forbids("10.0.a")
def target_is_not_adjacent(plan: Plan) -> Violation:
    """10.0 Only adjacent enemies are attacked."""
    at = plan.position.places[plan.unit]
    near = at >= 0 and GRID.adjacent(at, plan.target)
    return None if near else evidence(UNITS[plan.unit], HEXES[plan.target])


@rule.forbids("10.0.b")
def target_is_empty(plan: Plan) -> Violation:
    """10.0 An empty hex cannot be attacked."""
    enemy = plan.position.side_in(plan.target) == 1 - SIDE[plan.unit]
    return None if enemy else evidence(HEXES[plan.target])


@rule("8.1.c")
@rule.forbids("10.1.b")
def attacks_already(plan: Plan) -> Violation:
    """10.1 A unit attacks only one hex in a combat segment."""
    at = [target for unit, target in plan.strikes if unit == plan.unit]
    return evidence(UNITS[plan.unit], HEXES[at[0]]) if at else None


@rule.forbids("10.1.k")
def hex_is_closed(plan: Plan) -> Violation:
    """10.1 No attack into a hex that the unit could not enter by normal movement: mountains without any road."""
    ground = plan.position.ground
    closed = ground.is_mountain(plan.target) and plan.target not in ground.road_near
    return evidence(UNITS[plan.unit], HEXES[plan.target]) if closed and not PACK.units[plan.unit].mountain else None


@rule.forbids("10.1.j")
def way_is_forbidden(plan: Plan) -> Violation:
    """10.1 No attack over a side that the unit could not cross by normal movement."""
    at = plan.position.places[plan.unit]
    barred = plan.position.ground.forbids(at, plan.target, SIDE[plan.unit], PACK.units[plan.unit].mountain)
    return evidence(UNITS[plan.unit], HEXES[plan.target]) if barred else None


@rule.forbids("15.1.d")
def formation_is_another(plan: Plan) -> Violation:
    """15.1 In the surprise attack only the formations of the panzer groups attack."""
    out = plan.operation.surprise and plan.unit not in plan.operation.active
    return evidence(UNITS[plan.unit]) if out else None


@rule.forbids("10.0.a")
def attacker_is_the_enemys(plan: Plan) -> Violation:
    """10.0 The active player attacks with units of the own side."""
    return evidence(UNITS[plan.unit]) if SIDE[plan.unit] != plan.operation.side else None


@rule.forbids("17.2.c")
def reserve_attacks_with_others(plan: Plan) -> Violation:
    """17.2 Reserve and OKH activate as many units as the die says, and no others."""
    return reserve_chose_others.find(plan.operation, plan.unit)


@rule.forbids("17.5.b")
def armour_limit_forbids_the_attack(plan: Plan) -> Violation:
    """17.5 Of more than ten mechanised units in range a German headquarters activates ten."""
    return armour_limit_left_it_out.find(plan.operation, plan.unit)


@rule.forbids("10.1.d")
def attacker_is_not_active(plan: Plan) -> Violation:
    """10.1 Units that were not activated do not attack."""
    return evidence(UNITS[plan.unit]) if plan.unit not in plan.operation.active else None


@rule.forbids("14.3.b")
def fortress_does_not_attack(name: str) -> Violation:
    """14.3 A fortress does not attack."""
    return evidence(name) if name.startswith("fort-") else None


ATTACK_ELIGIBILITY = (
    attacker_is_the_enemys,
    formation_is_another,
    reserve_attacks_with_others,
    armour_limit_forbids_the_attack,
    attacker_is_not_active,
)
TARGETING = (
    target_is_not_adjacent,
    target_is_empty,
    attacks_already,
    hex_is_closed,
    way_is_forbidden,
)
ATTACKING = (*ATTACK_ELIGIBILITY, *TARGETING)


@rule.forbids("10.1.a")
def has_no_attack_to_call_off(strikes: tuple[Strike, ...], unit: int) -> Violation:
    """10.1 Only an attack that was declared can be called off."""
    return None if any(u == unit for u, _ in strikes) else evidence(UNITS[unit])


@rule("5.0.j", "10.0.a", "10.0.c")
class CombatSegment(Procedure, frozen=True, kw_only=True):
    """10.0 The active player may attack with the activated units; a limited reserve does not."""

    seats: tuple[str, ...]
    operation: Operation

    def run(self, game: AvaGame) -> None:
        if self.operation.shy:  # §18.1.z
            return
        decision = DeclareAttacks(seats=self.seats, operation=self.operation)
        if any(ATTACK.legal(game.position, decision)):
            game.log("phase-combat", "10.0.a", side=SIDES[self.operation.side])
            game.then(decision)


def _attacks(position: Position, asked: DeclareAttacks) -> Iterator[Attack]:
    """Every unit of the side against every enemy next to it."""
    side = asked.operation.side
    for unit in position.on_map(side):
        for near in GRID.near[position.places[unit]]:
            if position.side_in(near) == 1 - side:
                yield Attack(UNITS[unit], HEXES[near])


def _legal_attacks(position: Position, asked: DeclareAttacks) -> Iterator[Attack]:
    side = asked.operation.side
    busy = {unit for unit, _ in asked.strikes}
    zone = position.zoc[1 - side]
    for unit in sorted(asked.operation.active):
        at = position.places[unit]
        if unit in busy or at < 0 or not zone[at]:
            continue
        mountain = PACK.units[unit].mountain
        for near in GRID.near[at]:
            if position.side_in(near) == 1 - side and not position.ground.forbids(at, near, side, mountain):
                yield Attack(UNITS[unit], HEXES[near])


def may_attack(position: Position, asked: DeclareAttacks, action: Attack) -> Verdict:
    if action.unit not in UNIT:
        return judge((fortress_does_not_attack,), action.unit)
    return judge(ATTACKING, Plan(position, asked.operation, asked.strikes, UNIT[action.unit], HEX[action.target]))


@rule("10.1.c", "10.2.a")
def declare_attack(game: AvaGame, asked: DeclareAttacks, action: Attack) -> None:
    game.then(replace(asked, strikes=(*asked.strikes, (UNIT[action.unit], HEX[action.target]))))


def call_off(game: AvaGame, asked: DeclareAttacks, action: CallOff) -> None:
    game.then(replace(asked, strikes=tuple(s for s in asked.strikes if s[0] != UNIT[action.unit])))


def resolve_attacks(game: AvaGame, asked: DeclareAttacks, action: EndDeclaration) -> None:
    """10.2 All attacks are declared; none has to be."""
    game.then(Battles(seats=asked.seats, operation=asked.operation, battles=battles(asked.strikes)))


ATTACK = Verb(
    Attack,
    candidates=_attacks,
    legal=_legal_attacks,
    exists=lambda position, asked, action: (
        (action.unit in UNIT or is_fort(position, action.unit)) and action.target in HEX
    ),
    verdict=may_attack,
    resolve=declare_attack,
    group="attacks",
)
CALL_OFF = Verb(
    CallOff,
    candidates=lambda position, asked: [CallOff(UNITS[unit]) for unit, _ in asked.strikes],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (asked.strikes, UNIT[action.unit]),
    forbids=(has_no_attack_to_call_off,),
    resolve=call_off,
    group="attacks",
)
END_DECLARATION = Verb(EndDeclaration, resolve=resolve_attacks, irreversible=True, ends=True)


class DeclareAttacks(Decision, frozen=True, kw_only=True):
    """10.2 All attackers and their targets are named before the first die is rolled."""

    rule: ClassVar[str] = "10.2.a"
    verbs = (ATTACK, CALL_OFF, END_DECLARATION)  # §10.1.a
    operation: Operation
    strikes: tuple[Strike, ...] = ()

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-declare-attacks", {"count": len(battles(self.strikes))})


@rule("10.1.e", "10.1.f", "10.1.g")
def battles(strikes: tuple[Strike, ...]) -> tuple[Battle, ...]:
    """10.1 All attacks on one hex are a single combat, so that no hex is attacked twice."""
    targets = dict.fromkeys(target for _, target in strikes)
    return tuple(Battle(target, tuple(unit for unit, at in strikes if at == target)) for target in targets)


@rule("10.2.b")
class Battles(Procedure, frozen=True, kw_only=True):
    """10.2 What is still to be resolved; when all is done, the retreat marks are taken off."""

    seats: tuple[str, ...]
    operation: Operation
    battles: tuple[Battle, ...]

    def run(self, game: AvaGame) -> None:
        if not self.battles:
            left = tuple(mark for mark in game.position.retreated if mark[1] != self.operation.chit)
            game.change(game.position.but(retreated=left))
        elif len(self.battles) == 1:
            self.fight(game, self.battles[0])
        else:
            game.then(ChooseBattle(seats=self.seats, left=self))

    def fight(self, game: AvaGame, battle: Battle) -> None:
        left = tuple(b for b in self.battles if b != battle)
        game.then(Fight(seats=self.seats, operation=self.operation, battle=battle), replace(self, battles=left))


@rule.forbids("10.2.a")
def attack_was_not_declared(left: tuple[Battle, ...], target: int) -> Violation:
    """10.2 Only attacks that were declared, and not yet resolved, are resolved."""
    return None if any(battle.target == target for battle in left) else evidence(HEXES[target])


@rule("10.2.b")
def resolve_battle(game: AvaGame, asked: ChooseBattle, action: Resolve) -> None:
    asked.left.fight(game, next(battle for battle in asked.left.battles if HEXES[battle.target] == action.target))


RESOLVE = Verb(
    Resolve,
    candidates=lambda position, asked: [Resolve(HEXES[battle.target]) for battle in asked.left.battles],
    exists=lambda position, asked, action: action.target in HEX,
    args=lambda position, asked, action: (asked.left.battles, HEX[action.target]),
    forbids=(attack_was_not_declared,),
    resolve=resolve_battle,
    irreversible=True,
)


class ChooseBattle(Decision, frozen=True, kw_only=True):
    """10.2 The attacker says which attack is next."""

    rule: ClassVar[str] = "10.2.b"
    verbs = (RESOLVE,)
    left: Battles


@rule("10.2.c", "10.2.f", "10.4.a")
class Fight(Procedure, frozen=True, kw_only=True):
    """10.2 One combat: strengths, column, die, result."""

    seats: tuple[str, ...]
    operation: Operation
    battle: Battle

    def run(self, game: AvaGame) -> None:
        position, target = game.position, self.battle.target
        places = position.places
        units = tuple(u for u in self.battle.units if places[u] >= 0 and GRID.adjacent(places[u], target))
        where: dict[str, Any] = {"hex": HEXES[target], "units": names(units)}
        if position.side_in(target) != 1 - self.operation.side or not units:
            game.log("attack-void", "10.0.b", **where)
            return
        odds = estimate(position, target, units, self.operation)
        sums: dict[str, Any] = {"attack": odds.attack, "defence": odds.defence}
        if odds.column is None:
            game.log("attack-cancelled", "10.3.x", **where, **sums)
            return
        (die,) = game.roll(1)
        result = TABLES.crt[die][odds.column]
        labels = TABLES.odds_labels
        game.log(
            "battle",
            "10.4.a",
            roll=Roll((die,), modifiers=_modifiers(odds)),
            **where,
            **sums,
            defenders=names(position.stack(target)),
            ratio=labels[odds.first or 0],
            column=labels[odds.column],
            result=result.label,
        )
        self.apply(game, units, result.attacker, result.defender, result.retreat)

    @rule("10.4.b")
    def apply(self, game: AvaGame, units: tuple[int, ...], attacker: int, defender: int, retreat: int) -> None:
        """10.4, 14.2 Losses, then the retreat; in a fortress hex each hex of retreat is a loss instead."""
        target = self.battle.target
        defenders = game.position.stack(target)  # §10.3.h
        if target in game.position.fort:  # §14.2.i
            if retreat:
                game.log("fortress-holds", "14.2.i", hex=HEXES[target], count=retreat)
            defender, retreat = defender + retreat, 0  # §14.2.f, §14.2.g
        steps: list[Procedure] = [Losses(units=units, count=attacker)] if attacker else []  # §10.4.c
        if defender:
            steps.append(Losses(units=defenders, count=defender, fort=target))  # §10.4.g
        if retreat:  # §10.4.d
            chit = self.operation.chit
            steps.append(RetreatStack(units=defenders, origin=target, distance=retreat, chit=chit))  # §10.4.e, §10.4.f
        if defender or retreat:
            side, surprise = self.operation.side, self.operation.surprise
            steps.append(Pursuit(seats=self.seats, side=side, units=units, target=target, surprise=surprise))
        game.then(*steps)


def _modifiers(odds: Estimate) -> tuple[Modifier, ...]:
    """The shifts and halvings, as lines under the roll."""
    shifts = [Modifier(name, -columns, "10.3.r", "column") for name, columns in odds.shifts]
    rivers = sum(1 for part in odds.attackers if part.river)
    halved = [Modifier("river", rivers, "10.3.d", "halved")] if rivers else []
    alone = sum(1 for part in odds.attackers if part.alone)
    out = [Modifier("out-of-command", alone, "17.2.j", "halved")] if alone else []
    fled = sum(1 for part in odds.defenders if part.retreated)
    return (*halved, *out, *([Modifier("retreated", fled, "10.3.g", "nothing")] if fled else ()), *shifts)
