"""8.2, 8.3 The plan of one attack: which units take part, what supports it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.combat import air_support, artillery
from grognard.games.s42.combat.air_support import WING, may_fly
from grognard.games.s42.combat.artillery import Fire
from grognard.games.s42.combat.attackers import JOINING, Joining, neighbours
from grognard.games.s42.combat.resolution import Fight, called
from grognard.games.s42.combat.strength import LABELS, Battle, estimate, is_hopeless
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.units import AXIS, UNIT, UNITS
from grognard.games.s42.interface.actions import CallAir, Cancel, Commit, Join, Leave, Support, Unleash
from grognard.games.s42.options.planned_offensives import may_unleash, unleashes
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game, names
from grognard.games.s42.supply.supply_points import supply_name, supply_of


@rule.forbids("8.1.a")
def attack_has_no_units(position: Position, battle: Battle) -> bool:
    """8.1 An attack needs attackers."""
    return not battle.units


@rule.forbids("8.4.a")
def odds_are_hopeless(position: Position, battle: Battle) -> Violation:
    """8.4 Below 1-3, after all shifts, there is no attack."""
    odds = estimate(position, battle)
    hopeless = is_hopeless(odds)
    return evidence(HEXES[battle.target], attack=odds.attack, defence=odds.defence) if hopeless else None


COMMITTING = (attack_has_no_units, odds_are_hopeless)


def _joins(position: Position, plan: PlanAttack) -> Iterator[Join]:
    near = neighbours(position, plan.battle.side, plan.battle.target)
    return (Join(UNITS[unit]) for unit in near if unit not in plan.battle.units)  # §8.2.c, §8.2.d


def _join(game: S42Game, plan: PlanAttack, action: Join) -> None:
    battle = replace(plan.battle, units=(*plan.battle.units, UNIT[action.unit]))
    game.then(replace(plan, battle=resupported(game.position, battle)))


JOIN = Verb(
    Join,
    candidates=_joins,
    exists=lambda position, plan, action: action.unit in UNIT and UNIT[action.unit] not in plan.battle.units,
    args=lambda position, plan, action: (Joining(position, plan.battle, UNIT[action.unit]),),
    forbids=JOINING,
    resolve=_join,
    group="units",
)


def _leave(game: S42Game, plan: PlanAttack, action: Leave) -> None:
    battle = replace(plan.battle, units=tuple(unit for unit in plan.battle.units if unit != UNIT[action.unit]))
    game.then(replace(plan, battle=resupported(game.position, battle)))


LEAVE = Verb(
    Leave,
    candidates=lambda position, plan: (Leave(UNITS[unit]) for unit in plan.battle.units),
    resolve=_leave,
    group="units",
)


def _fire(position: Position, action: Support) -> Fire:
    supply = supply_of(position, action.supply) if action.supply else None
    return UNIT[action.unit], supply.n if supply is not None else 0


def _supports(position: Position, plan: PlanAttack) -> Iterator[Support]:
    fires = (fire for fire in artillery.fires_of(position, plan.battle.side) if fire not in plan.battle.guns)
    return map(_support_of, fires)


def _legal_supports(position: Position, plan: PlanAttack) -> Iterator[Support]:
    battle = plan.battle
    return map(_support_of, artillery.shifting_fires(position, battle.guns, battle.units, battle.side))


def _support_of(fire: Fire) -> Support:
    unit, number = fire
    return Support(UNITS[unit], supply_name(number) if number else "")


def _names_free_guns(position: Position, plan: PlanAttack, action: Support) -> bool:
    supplied = not action.supply or supply_of(position, action.supply) is not None
    return action.unit in UNIT and supplied and _fire(position, action) not in plan.battle.guns


def _support(game: S42Game, plan: PlanAttack, action: Support) -> None:
    guns = (*plan.battle.guns, _fire(game.position, action))  # §8.3.f
    game.then(replace(plan, battle=replace(plan.battle, guns=guns)))


SUPPORT = Verb(
    Support,
    candidates=_supports,
    legal=_legal_supports,
    exists=_names_free_guns,
    verdict=lambda position, plan, action: artillery.may_shift(
        position, plan.battle.guns, _fire(position, action), plan.battle.units
    ),
    resolve=_support,
    group="support",
)


def _call_air(game: S42Game, plan: PlanAttack, action: CallAir) -> None:
    game.then(replace(plan, battle=replace(plan.battle, air=WING[action.wing])))  # §8.3.g


CALL_AIR = Verb(
    CallAir,
    candidates=lambda position, plan: air_support.calls(position) if plan.battle.side == AXIS else (),
    exists=lambda position, plan, action: action.wing in WING,
    verdict=lambda position, plan, action: may_fly(position, plan.battle.side, plan.battle, WING[action.wing]),
    resolve=_call_air,
    group="support",
)


def _unleash(game: S42Game, plan: PlanAttack, action: Unleash) -> None:
    plans = (*plan.battle.plans, UNIT[action.unit])
    game.then(replace(plan, battle=replace(plan.battle, plans=plans)))


UNLEASH = Verb(
    Unleash,
    candidates=lambda position, plan: unleashes(position, plan.battle.side),
    exists=lambda position, plan, action: action.unit in UNIT,
    verdict=lambda position, plan, action: may_unleash(position, plan.battle, UNIT[action.unit]),
    resolve=_unleash,
    group="support",
)
COMMIT = Verb(
    Commit,
    args=lambda position, plan, action: (position, plan.battle),
    forbids=COMMITTING,
    resolve=lambda game, plan, action: game.then(Fight(battle=plan.battle)),
    irreversible=True,
)
CANCEL = Verb(Cancel, resolve=lambda game, plan, action: None)


class PlanAttack(Decision, frozen=True, kw_only=True):
    """8.2 One hex is attacked, by as many adjacent units as the attacker likes; supporting artillery, air unit and
    planned offensives are declared before the die roll."""

    rule: ClassVar[str] = "8.3"
    verbs = (JOIN, LEAVE, SUPPORT, CALL_AIR, UNLEASH, COMMIT, CANCEL)  # §8.2.a, §8.2.b
    battle: Battle

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units), *called(self.battle))

    def prompt(self, game: S42Game) -> Message:
        column = LABELS[estimate(game.position, self.battle).column] if self.battle.units else ""
        return Message("ask-plan-attack", {"hex": HEXES[self.battle.target], "column": column})


@rule("9.3.8.a", "26.2.g")
def resupported(position: Position, battle: Battle) -> Battle:
    """The plan with other units: support no longer allowed for them is dropped, because artillery supports a friendly
    unit within range, and allies their own nation; so are offensives of headquarters out of range."""
    fires, wing, plans = battle.guns, battle.air, battle.plans
    battle = replace(battle, guns=(), air=-1, plans=())
    for fire in fires:
        if artillery.may_shift(position, battle.guns, fire, battle.units):
            battle = replace(battle, guns=(*battle.guns, fire))
    for unit in plans:
        if may_unleash(position, battle, unit):
            battle = replace(battle, plans=(*battle.plans, unit))
    return replace(battle, air=wing) if wing >= 0 and may_fly(position, battle.side, battle, wing) else battle
