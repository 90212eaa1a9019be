"""8.2, 8.3 The plan of one attack: who takes part, what supports it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
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
def nobody_attacks(position: Position, battle: Battle) -> bool:
    """8.1 An attack needs attackers."""
    return not battle.units


@rule.forbids("8.4.a")
def odds_are_hopeless(position: Position, battle: Battle) -> Violation:
    """8.4 Under 1-3, all shifts made, nobody attacks."""
    found = estimate(position, battle)
    hopeless = is_hopeless(found)
    return evidence(HEXES[battle.target], attack=found.attack, defence=found.defence) if hopeless else None


COMMITTING = (nobody_attacks, odds_are_hopeless)


@rule("8.2.a", "8.2.b", "8.2.c", "8.2.d", "8.3.f", "8.3.g", "22.7.d", "26.2.g")
class PlanAttack(Decision, frozen=True, kw_only=True):
    """8.2 One hex is attacked, by as many of the units around it as the attacker likes; the guns, the air unit and the
    planned offensives that support him are announced before the die."""

    rule: ClassVar[str] = "8.3"
    accepts = (Join, Leave, Support, CallAir, Unleash, Commit, Cancel)
    battle: Battle

    def candidates(self, game: S42Game) -> list[Action]:
        position, battle = game.position, self.battle
        near = neighbours(position, battle.side, battle.target)
        found: list[Action] = [Join(UNITS[unit]) for unit in near if unit not in battle.units]
        found += (Leave(UNITS[unit]) for unit in battle.units)
        fires = (fire for fire in artillery.fires_of(position, battle.side) if fire not in battle.guns)
        found += (Support(UNITS[unit], supply_name(n) if n else "") for unit, n in fires)
        found += air_support.calls(position) if battle.side == AXIS else ()
        found += unleashes(position, battle.side)
        return [*found, Commit(), Cancel()]

    def offers(self, game: S42Game, action: Action) -> bool:
        match action:
            case Join(unit):
                return unit in UNIT and UNIT[unit] not in self.battle.units
            case Leave(unit):
                return unit in UNIT and UNIT[unit] in self.battle.units
            case Support(unit, supply):
                known = not supply or supply_of(game.position, supply) is not None
                return unit in UNIT and known and _fire(game.position, action) not in self.battle.guns
            case CallAir(wing):
                return wing in WING
            case Unleash(unit):
                return unit in UNIT
        return True

    def verdict(self, game: S42Game, action: Action) -> Verdict:
        position, battle = game.position, self.battle
        match action:
            case Join(unit):
                return judge(JOINING, Joining(position, battle, UNIT[unit]))
            case Support():
                return artillery.may_shift(position, battle.guns, _fire(position, action), battle.units)
            case CallAir(wing):
                return may_fly(position, battle.side, battle, WING[wing])
            case Unleash(unit):
                return may_unleash(position, battle, UNIT[unit])
            case Commit():
                return judge(COMMITTING, position, battle)
        return True

    def resolve(self, game: S42Game, action: Action) -> None:
        position, battle = game.position, self.battle
        match action:
            case Join(unit):
                battle = resupported(position, replace(battle, units=(*battle.units, UNIT[unit])))
            case Leave(unit):
                rest = tuple(other for other in battle.units if other != UNIT[unit])
                battle = resupported(position, replace(battle, units=rest))
            case Support():
                battle = replace(battle, guns=(*battle.guns, _fire(position, action)))
            case CallAir(wing):
                battle = replace(battle, air=WING[wing])
            case Unleash(unit):
                battle = replace(battle, plans=(*battle.plans, UNIT[unit]))
            case Commit():
                game.then(Fight(battle=battle))
                return
            case _:
                return
        game.then(replace(self, battle=battle))

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units), *called(self.battle))

    def prompt(self, game: S42Game) -> Message:
        column = LABELS[estimate(game.position, self.battle).column] if self.battle.units else ""
        return Message("ask-plan-attack", {"hex": HEXES[self.battle.target], "column": column})


def _fire(position: Position, action: Support) -> Fire:
    supply = supply_of(position, action.supply) if action.supply else None
    return UNIT[action.unit], supply.n if supply is not None else 0


@rule("18.3.3.b", "9.3.8.a", "26.2.g")
def resupported(position: Position, battle: Battle) -> Battle:
    """The plan with other units: support that would not be allowed for them is given up, for guns support a friend
    within range, and allies their own nation; so are offensives of headquarters that are out of range."""
    fires, wing, plans = battle.guns, battle.air, battle.plans
    battle = replace(battle, guns=(), air=-1, plans=())
    for fire in fires:
        if artillery.may_shift(position, battle.guns, fire, battle.units):
            battle = replace(battle, guns=(*battle.guns, fire))
    for unit in plans:
        if may_unleash(position, battle, unit):
            battle = replace(battle, plans=(*battle.plans, unit))
    return replace(battle, air=wing) if wing >= 0 and may_fly(position, battle.side, battle, wing) else battle
