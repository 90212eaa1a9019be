"""9.2, 9.3, 10.2 The plan of one attack: which units take part, which formation leads, which unit is attached, what
supports it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.combat.attackers import HELPING, JOINING, Plan, assault_lacks_its_infantry, neighbours
from grognard.games.h44.combat.resolution import Assault
from grognard.games.h44.combat.strength import Battle, attachable, estimate
from grognard.games.h44.combat.support import support_by_air, support_by_gun
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import FORMATION, PACK, SUPPLY_HEAD, UNIT, UNITS
from grognard.games.h44.interface.actions import Attach, Cancel, Commit, Join, Lead, Leave
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position, names


@rule("10.2.4.c")
@rule.forbids("10.2.3.b")
def is_not_attachable(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3, 10.2.4 An attached unit must be stacked with one of the lead formation; corps troops need not be."""
    return None if attachable(position, battle, unit) else evidence(UNITS[unit])


@rule.forbids("16.5.a")
def breakthrough_group_only_helps(position: Position, battle: Battle) -> Violation:
    """16.5 A breakthrough group joins an attack by other units; it makes none of its own."""
    return evidence(HEXES[battle.target], UNITS[battle.joined[0]]) if battle.joined and not battle.units else None


@rule.forbids("9.1.a")
def no_attackers(position: Position, battle: Battle) -> Violation:
    """9.1 An attack needs attackers."""
    return None if battle.units else evidence(HEXES[battle.target])


@rule.forbids("10.2.1.c")
def lead_formation_takes_no_part(position: Position, battle: Battle) -> bool:
    """10.2.1 One of the attacking formations must lead."""
    return not any(position.formation(unit) == battle.lead for unit in battle.units)


@rule.forbids("9.2.f")
def takes_part_already(battle: Battle, unit: int) -> Violation:
    """9.2 A unit takes part in an attack once, with its whole strength."""
    return evidence(UNITS[unit]) if unit in (*battle.units, *battle.joined) else None


@rule.forbids("9.2.c")
def takes_no_part(battle: Battle, unit: int) -> Violation:
    """9.2 Only a unit that takes part can be withdrawn from the attack."""
    return None if unit in (*battle.units, *battle.joined) else evidence(UNITS[unit], HEXES[battle.target])


@rule.forbids("10.2.1.c")
def formation_does_not_attack(position: Position, battle: Battle, formation: str) -> Violation:
    """10.2.1 The lead formation must be one of the attacking formations."""
    return None if formation in map(position.formation, battle.units) else evidence(formation=formation)


@rule.forbids("10.2.3.a")
def attached_unit_does_not_attack(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3 The attached unit must be one of the attackers; a breakthrough group only helps (16.5)."""
    return None if unit in battle.units else evidence(UNITS[unit])


@rule.forbids("10.2.3.a")
def attached_unit_is_of_the_lead(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.3 It must be of another formation than the lead formation."""
    return evidence(UNITS[unit]) if position.formation(unit) == battle.lead else None


@rule.forbids("10.2.1.d")
def unit_is_attached(position: Position, battle: Battle, unit: int) -> Violation:
    """10.2.1 Only one unit is attached."""
    return evidence(UNITS[unit]) if unit == battle.attached else None


@rule("16.5.b", "16.5.c")
def joined_by(position: Position, battle: Battle, unit: int) -> Battle:
    """The plan with one unit more; the first unit makes its formation lead. A unit of a breakthrough group only
    helps."""
    if unit in position.poised:
        return replace(battle, joined=(*battle.joined, unit))
    return replace(battle, units=(*battle.units, unit), lead=battle.lead or position.formation(unit))


def left_by(position: Position, battle: Battle, unit: int) -> Battle:
    """The plan without one of its units, and without artillery that may have been called for it."""
    units, joined = (tuple(u for u in group if u != unit) for group in (battle.units, battle.joined))
    battle = replace(battle, units=units, joined=joined, guns=())
    if battle.attached >= 0 and (battle.attached == unit or not attachable(position, battle, battle.attached)):
        # 10.2.3 It left, or the unit of the lead formation that it was stacked with did.
        battle = replace(battle, attached=-1)
    return battle


@rule("9.2.c", "9.2.d")
def _joinable(position: Position, asked: PlanAttack) -> list[Join]:
    """9.2 As many adjacent units as the attacker likes."""
    battle = asked.battle
    inside = (*battle.units, *battle.joined)
    return [Join(UNITS[u]) for u in neighbours(position, battle) if u not in inside and not SUPPLY_HEAD[u]]


def _may_join(position: Position, asked: PlanAttack, action: Join) -> Verdict:
    battle, unit = asked.battle, UNIT[action.unit]
    rules = HELPING if unit in position.poised else JOINING  # §16.5.a
    return judge((takes_part_already,), battle, unit) and judge(rules, Plan(position, battle, unit))


def _attachable(position: Position, asked: PlanAttack) -> list[Attach]:
    battle = asked.battle
    candidates = (u for u in battle.units if position.formation(u) != battle.lead and u != battle.attached)
    return [Attach(UNITS[u]) for u in candidates]


def _leading(position: Position, asked: PlanAttack) -> list[Lead]:
    formations = sorted({position.formation(u) for u in asked.battle.units})
    return [Lead(name) for name in formations if name != asked.battle.lead]


def _planned(game: H44Game, asked: PlanAttack, battle: Battle) -> None:
    game.then(replace(asked, battle=battle))


JOIN = Verb(
    Join,
    candidates=_joinable,
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=_may_join,
    resolve=lambda game, asked, action: _planned(
        game, asked, joined_by(game.position, asked.battle, UNIT[action.unit])
    ),
)
LEAVE = Verb(
    Leave,
    candidates=lambda position, asked: [Leave(UNITS[u]) for u in (*asked.battle.units, *asked.battle.joined)],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (asked.battle, UNIT[action.unit]),
    forbids=(takes_no_part,),
    resolve=lambda game, asked, action: _planned(game, asked, left_by(game.position, asked.battle, UNIT[action.unit])),
)
LEAD = Verb(
    Lead,
    candidates=_leading,
    exists=lambda position, asked, action: action.formation in FORMATION,
    args=lambda position, asked, action: (position, asked.battle, action.formation),
    forbids=(formation_does_not_attack,),
    resolve=lambda game, asked, action: _planned(
        game, asked, replace(asked.battle, lead=action.formation, attached=-1, guns=())
    ),
)
ATTACH = Verb(
    Attach,
    candidates=_attachable,
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.battle, UNIT[action.unit]),
    forbids=(attached_unit_does_not_attack, attached_unit_is_of_the_lead, unit_is_attached, is_not_attachable),
    resolve=lambda game, asked, action: _planned(
        game,
        asked,
        replace(asked.battle, attached=UNIT[action.unit]),  # §10.2.1.d
    ),
)
SUPPORT = support_by_gun(_planned)
CALL_AIR = support_by_air(_planned)
COMMIT = Verb(
    Commit,
    args=lambda position, asked, action: (position, asked.battle),
    forbids=(breakthrough_group_only_helps, no_attackers, lead_formation_takes_no_part, assault_lacks_its_infantry),
    resolve=lambda game, asked, action: game.then(Assault(seats=asked.seats, battle=asked.battle)),
    irreversible=True,
)
CANCEL = Verb(Cancel, resolve=lambda game, asked, action: None)


@rule("9.2.a", "9.2.b")
class PlanAttack(Decision, frozen=True, kw_only=True):
    """9.2 One hex is attacked, by as many adjacent units as the attacker likes; one formation leads, with one unit
    attached, and support is declared before the die roll."""

    rule: ClassVar[str] = "9.3"
    verbs = (JOIN, LEAVE, LEAD, ATTACH, SUPPORT, CALL_AIR, COMMIT, CANCEL)
    battle: Battle

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names((*self.battle.units, *self.battle.joined)))

    def prompt(self, game: H44Game) -> Message:
        estimated = estimate(game.position, self.battle)
        column = PACK.tables.columns[estimated.column] if self.battle.units else ""
        return Message("ask-plan-attack", {"hex": HEXES[self.battle.target], "column": column})
