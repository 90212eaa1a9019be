"""9.2, 9.3, 10.2 The plan of one attack: who takes part, who leads, who is attached, what supports."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.combat.attackers import HELPING, JOINING, Plan, assault_lacks_its_infantry, neighbours
from grognard.games.h44.combat.resolution import Assault
from grognard.games.h44.combat.strength import Battle, attachable, estimate
from grognard.games.h44.combat.support import support_verdict, supports
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import FORMATION, PACK, SUPPLY_HEAD, UNIT, UNITS
from grognard.games.h44.interface.actions import Attach, CallAir, Cancel, Commit, Join, Lead, Leave, Support
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position, names


@rule("10.2.4.c")
@rule.forbids("10.2.3.b")
def is_not_attachable(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3, 10.2.4 An attached unit is stacked with one of the lead formation; corps troops need not be."""
    return None if attachable(position, battle, unit) else evidence(UNITS[unit])


@rule.forbids("16.5.a")
def breakthrough_group_only_helps(position: Position, battle: Battle) -> Violation:
    """16.5 A breakthrough group takes part in an attack of other units, it makes none."""
    return evidence(HEXES[battle.target], UNITS[battle.joined[0]]) if battle.joined and not battle.units else None


@rule.forbids("9.1.a")
def nobody_attacks(position: Position, battle: Battle) -> Violation:
    """9.1 An attack needs attackers."""
    return None if battle.units else evidence(HEXES[battle.target])


@rule.forbids("10.2.1.c")
def nobody_leads(position: Position, battle: Battle) -> bool:
    """10.2.1 One of the formations that attack must lead."""
    return not any(position.formation(unit) == battle.lead for unit in battle.units)


@rule.forbids("9.2.f")
def takes_part_already(battle: Battle, unit: int) -> Violation:
    """9.2 A unit takes part in an attack once, with its whole strength."""
    return evidence(UNITS[unit]) if unit in (*battle.units, *battle.joined) else None


@rule.forbids("9.2.c")
def takes_no_part(battle: Battle, unit: int) -> Violation:
    """9.2 Only a unit that takes part can be left out again."""
    return None if unit in (*battle.units, *battle.joined) else evidence(UNITS[unit], HEXES[battle.target])


@rule.forbids("10.2.1.c")
def formation_does_not_attack(position: Position, battle: Battle, formation: str) -> Violation:
    """10.2.1 The lead formation is one of those that attack."""
    return None if formation in map(position.formation, battle.units) else evidence(formation=formation)


@rule.forbids("10.2.3.a")
def attached_unit_does_not_attack(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3 The attached unit is one of those that attack; a breakthrough group only helps (16.5)."""
    return None if unit in battle.units else evidence(UNITS[unit])


@rule.forbids("10.2.3.a")
def attached_unit_is_of_the_lead(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3 It is of another formation than the one that leads."""
    return evidence(UNITS[unit]) if position.formation(unit) == battle.lead else None


@rule.forbids("10.2.1.d")
def unit_is_attached(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.1 One unit is attached, and once."""
    return evidence(UNITS[unit]) if unit == battle.attached else None


ATTACHING = (attached_unit_does_not_attack, attached_unit_is_of_the_lead, unit_is_attached, is_not_attachable)
COMMITTING = (breakthrough_group_only_helps, nobody_attacks, nobody_leads, assault_lacks_its_infantry)


@rule("9.2.a", "9.2.b", "9.2.d")
class PlanAttack(Decision, frozen=True, kw_only=True):
    """9.2 One hex is attacked, by as many of the units around it as the attacker likes; one formation leads, with one
    unit attached, and what supports the attack is announced before the die."""

    rule: ClassVar[str] = "9.3"
    accepts = (Join, Leave, Lead, Attach, Support, CallAir, Commit, Cancel)
    battle: Battle

    def candidates(self, game: H44Game) -> list[Action]:
        position, battle = game.position, self.battle
        inside = (*battle.units, *battle.joined)
        near = (u for u in neighbours(position, battle) if u not in inside and not SUPPLY_HEAD[u])
        found: list[Action] = [Join(UNITS[u]) for u in near]  # §9.2.c, §9.2.d
        found += (Leave(UNITS[u]) for u in inside)
        found += (Lead(name) for name in sorted({position.formation(u) for u in battle.units}) if name != battle.lead)
        found += (Attach(UNITS[u]) for u in battle.units if self.could_be_attached(position, u))
        return [*found, *supports(position, battle), Commit(), Cancel()]

    def could_be_attached(self, position: Position, unit: int) -> bool:
        other = position.formation(unit) != self.battle.lead
        return unit in self.battle.units and other and unit != self.battle.attached

    def offers(self, game: H44Game, action: Action) -> bool:
        match action:
            case Join(unit) | Leave(unit) | Attach(unit) | Support(unit):
                return unit in UNIT
            case Lead(formation):
                return formation in FORMATION
        return True

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        position, battle = game.position, self.battle
        match action:
            case Join(unit):
                rules = HELPING if UNIT[unit] in position.poised else JOINING  # §16.5.a
                joins = judge((takes_part_already,), battle, UNIT[unit])
                return joins and judge(rules, Plan(position, battle, UNIT[unit]))
            case Leave(unit):
                return judge((takes_no_part,), battle, UNIT[unit])
            case Lead(formation):
                return judge((formation_does_not_attack,), position, battle, formation)
            case Attach(unit):
                return judge(ATTACHING, position, battle, UNIT[unit])
            case Support() | CallAir():
                return support_verdict(position, battle, action)  # §9.3.i, §9.3.j
            case Commit():
                return judge(COMMITTING, position, battle)
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        battle = self.battle
        match action:
            case Join(unit):
                battle = joined_by(game.position, battle, UNIT[unit])
            case Leave(unit):
                battle = left_by(game.position, battle, UNIT[unit])
            case Lead(formation):
                battle = replace(battle, lead=formation, attached=-1, guns=())
            case Attach(unit):
                battle = replace(battle, attached=UNIT[unit])  # §10.2.1.d
            case Support(unit):
                battle = replace(battle, guns=(*battle.guns, UNIT[unit]))
            case CallAir():
                battle = replace(battle, air=True)
            case Commit():
                game.then(Assault(seats=self.seats, battle=battle))
                return
            case _:
                return
        game.then(replace(self, battle=battle))

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names((*self.battle.units, *self.battle.joined)))

    def prompt(self, game: H44Game) -> Message:
        found = estimate(game.position, self.battle)
        column = PACK.tables.columns[found.column] if self.battle.units else ""
        return Message("ask-plan-attack", {"hex": HEXES[self.battle.target], "column": column})


@rule("16.5.b", "16.5.c")
def joined_by(position: Position, battle: Battle, unit: int) -> Battle:
    """The plan with one unit more; the first of them makes its formation lead. A unit of a breakthrough group only
    helps."""
    if unit in position.poised:
        return replace(battle, joined=(*battle.joined, unit))
    return replace(battle, units=(*battle.units, unit), lead=battle.lead or position.formation(unit))


def left_by(position: Position, battle: Battle, unit: int) -> Battle:
    """The plan without one of its units, and without the guns that may have been called for it."""
    units, joined = (tuple(u for u in group if u != unit) for group in (battle.units, battle.joined))
    battle = replace(battle, units=units, joined=joined, guns=())
    if battle.attached >= 0 and (battle.attached == unit or not attachable(position, battle, battle.attached)):
        # 10.2.3 It left, or the unit of the lead formation that it was stacked with did.
        battle = replace(battle, attached=-1)
    return battle
