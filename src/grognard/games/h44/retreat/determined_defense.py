"""12.0 Determined and desperate defence: a defender that must retreat tries to hold the hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.events import Modifier
from grognard.core.game import Decision, Procedure
from grognard.core.packs.switches import Column
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.combat.aftermath import AfterFight, Engage, ThrowBack
from grognard.games.h44.combat.artillery import guns
from grognard.games.h44.combat.loss_allocation import AttackerLoss, DefenderLoss
from grognard.games.h44.combat.strength import Battle, leaders, retreated_before, survivors
from grognard.games.h44.combat.support import is_own_gun, may_help_to_stand
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.charts import Cell
from grognard.games.h44.data.units import ARTILLERY, MORALE, PACK, SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS, VEHICLE
from grognard.games.h44.interface.actions import FallBack, Ignore, Stand
from grognard.games.h44.retreat.retreat_paths import best_retreat_paths
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import FIRED, GOOD, IN_FULL_RETREAT, H44Game, Position
from grognard.games.h44.state.stacking import LIMIT, counted
from grognard.series.zoc_bonds.determined_defense import attempt, defend

TABLES = PACK.tables
CLASSES = {1: "elite", -1: "low"}
RETREAT = (2,)  # §13.1.1.c
"""13.1.1 The retreat that a determined defence may cancel is always two hexes."""


@rule("12.1.1.b", "12.4.a", "12.4.d")
class Determined(Procedure, frozen=True, kw_only=True):
    """12.1 Defenders that survived the losses of the combat may try once to hold; if a retreat would eliminate them
    all, they may try repeatedly, each time led by another unit if they like."""

    tries: int = 0
    """How often they have tried."""
    seats: tuple[str, ...]
    battle: Battle
    label: str
    lone: bool = False
    """12.6 The lead formation attacked with a single step."""

    def run(self, game: H44Game) -> None:
        defend(game, self)

    def defenders(self, position: Position) -> tuple[int, ...]:
        alive = position.stack(self.battle.target)
        return alive if alive and SIDE[alive[0]] != self.battle.side else ()  # §12.1.1.b

    def may_try(self, position: Position) -> bool:
        """12.1, 12.4, 12.6 Led by an eligible unit: once, or repeatedly if desperate. No leader is needed if waived."""
        if self.waived(position):
            return True
        if not any(may_lead(position, unit, self.battle) for unit in self.defenders(position)):  # §12.4.i
            return False
        if not self.tries:
            return True
        return desperate(position, self.battle)  # §12.4.a, §12.4.d, §12.4.b, §12.4.c

    def question(self, position: Position) -> Procedure:
        return StandFast(seats=(SIDES[1 - self.battle.side],), defence=self)

    def fall(self, game: H44Game) -> None:
        game.then(AfterFight(seats=self.seats, battle=self.battle, label=self.label))

    @rule("12.6.a", "12.6.b", "12.6.c")
    def waived(self, position: Position) -> bool:
        """12.6 The result has eliminated the single step of the lead formation: the defenders need not retreat."""
        if self.tries or not self.lone or not self.label.startswith("A1/"):
            return False
        return not leaders(position, survivors(position, self.battle))

    def flee(self, game: H44Game) -> None:
        game.then(
            ThrowBack(battle=self.battle, lengths=RETREAT),
            AfterFight(seats=self.seats, battle=self.battle, label=self.label),
        )


# -- who leads it ----------------------------------------------------------------------------------------------------


class Stance(Struct, frozen=True):
    """A unit that would lead a defence."""

    position: Position
    unit: int
    battle: Battle | None


@rule("17.2.c")
@rule.forbids("12.1.2.e")
def guns_do_not_lead(stance: Stance) -> Violation:
    """12.1.2 Artillery may not lead a determined defence."""
    return evidence(UNITS[stance.unit]) if ARTILLERY[stance.unit] else None


@rule("14.2.h")
@rule.forbids("12.1.2.f", "14.3.2.a")
def disordered_do_not_lead(stance: Stance) -> Violation:
    """12.1.2 Nor may a disrupted unit or one in full retreat."""
    # §14.1.1.c, §14.1.1.d, §14.1.1.e, §14.1.1.f, §14.1.1.g, §14.1.1.h
    order = stance.position.pieces[stance.unit].order
    return (
        evidence(UNITS[stance.unit], by="14.3.2.a" if order == IN_FULL_RETREAT else "12.1.2.f")
        if order != GOOD
        else None
    )


@rule.forbids("12.1.2.g")
def supply_heads_do_not_lead(stance: Stance) -> Violation:
    """12.1.2 No supply head."""
    return evidence(UNITS[stance.unit]) if SUPPLY_HEAD[stance.unit] else None


@rule.forbids("13.5.d")
def beaten_do_not_lead(stance: Stance) -> Violation:
    """13.5 Not by a unit that has already retreated this phase, except in breakthrough combat."""
    battle = stance.battle or Battle(side=1 - SIDE[stance.unit], target=-1, units=())
    return evidence(UNITS[stance.unit]) if retreated_before(stance.position, battle, stance.unit) else None


@rule.forbids("12.1.2.a")
def lead_is_elsewhere(stance: Stance) -> Violation:
    """12.1.2 The lead unit must be one of those left in the attacked hex."""
    here = stance.battle is not None and stance.unit in stance.position.stack(stance.battle.target)
    return None if here else evidence(UNITS[stance.unit])


@rule("12.6.c")
@rule.forbids("12.6.a", "12.6.b")
def attack_was_not_broken(position: Position, defence: Determined) -> Violation:
    """12.6 The retreat is ignored only if the result eliminated a lead formation of one step."""
    if defence.waived(position):
        return None
    return evidence(HEXES[defence.battle.target], by="12.6.b" if defence.label == "A1/D1" else "12.6.a")


LEADING = (guns_do_not_lead, disordered_do_not_lead, supply_heads_do_not_lead, beaten_do_not_lead)


@rule("12.1.2.b", "12.1.2.h", "6.4.2.g")
def may_lead(position: Position, unit: int, battle: Battle | None = None) -> bool:
    """12.1.2 Any other unit in the hex may lead, at its owner's choice; overstacking makes no difference."""
    return judge(LEADING, Stance(position, unit, battle)) is True


@rule("12.4.b", "12.4.c", "13.2.n")
def desperate(position: Position, battle: Battle) -> bool:
    """12.4 Every defender would be eliminated by its retreat, or end it in an overstacked hex."""
    units = position.stack(battle.target)
    spare = sum(position.pieces[unit].steps for unit in units) > 1
    return not any(escapes(position, battle, unit, spare=spare) for unit in units)


def escapes(position: Position, battle: Battle, unit: int, *, spare: bool) -> bool:
    """Whether a retreat of the unit could end safely. 13.3 Stopping early takes a step it can spare."""
    if retreated_before(position, battle, unit):
        return False
    for retreat_path in best_retreat_paths(position, unit, battle.target, RETREAT):
        end = retreat_path.path[-1]
        short = len(retreat_path.path) == 1 and end >= 0
        if (spare or not short) and (end < 0 or counted(position, (*position.stack(end), unit)) <= LIMIT):
            return True
    return False


# -- the defence -----------------------------------------------------------------------------------------------------


@rule("12.1.2.a", "12.4.h")
def _stands(position: Position, asked: StandFast) -> list[Stand]:
    """12.1.2 Every unit left in the hex, alone and with each available artillery unit."""
    battle = asked.defence.battle
    fit = [gun for gun in guns(position, 1 - battle.side) if may_help_to_stand(position, battle, gun)]
    units = position.stack(battle.target)
    return [stand for unit in units for stand in (Stand(UNITS[unit]), *(Stand(UNITS[unit], UNITS[g]) for g in fit))]


def _may_stand(position: Position, asked: StandFast, action: Stand) -> Verdict:
    """12.1.2, 17.6.3 An artillery unit in range, not in the hex itself, may help the defence of any formation."""
    battle = asked.defence.battle
    verdict = judge((lead_is_elsewhere, *LEADING), Stance(position, UNIT[action.unit], battle))
    if not verdict or not action.support:
        return verdict
    gun = UNIT[action.support]
    return is_own_gun(gun, 1 - battle.side, defending=True) and may_help_to_stand(position, battle, gun)


@rule("12.1.1.a", "12.4.e")
def _stand(game: H44Game, asked: StandFast, action: Stand) -> None:
    """12.2 The terrain gives the column; the lead unit's morale and artillery modify the die, both if they apply. 12.4
    In a desperate defence, from the first roll on, a dash costs a step."""
    defence, lead = asked.defence, UNIT[action.unit]
    position, target = game.position, defence.battle.target
    modifiers = []
    if MORALE[lead]:
        value = TABLES.modifier("determined", CLASSES[MORALE[lead]])  # §12.1.2.c, §12.2.q, §12.2.r, §2.3.6.e
        modifiers.append(Modifier("morale", value, "12.2", "total"))
    if action.support:
        # §12.2.p, §17.1.b
        modifiers.append(Modifier("artillery", TABLES.modifier("determined", "artillery"), "17.6.3", "total"))
        game.change(position.mark((UNIT[action.support],), FIRED))  # §17.1.c
    roll = attempt(game, modifiers)  # §12.2.s
    cell = TABLES.determined(roll.total, column(position, target, lead))
    if cell == DASH and desperate(position, defence.battle):  # §12.4.e, §12.4.f
        cell = replace(cell, defender=1)
    game.log(
        "determined-defence",
        "12.2",
        roll=roll,
        unit=UNITS[lead],
        hex=HEXES[target],
        held=int(cell.hold),
        attackers=cell.attacker,
        losses=cell.defender,
    )
    game.then(*outcome_of(defence, cell, lead))


@rule("12.3.a")
def outcome_of(defence: Determined, cell: Cell, lead: int) -> Iterator[Procedure]:
    """12.3 Losses first: the attacker's (chosen by the defender when both lose), and the lead unit's. If the defence
    holds, the defenders stay, in good order and engaged, and the attacker may not advance, even if the last defender
    was eliminated."""
    battle = defence.battle
    if cell.attacker:
        # §12.3.d, §12.3.e, §12.3.f, §12.3.g
        yield AttackerLoss(battle=battle, label="", by_enemy=cell.defender_picks)
    if cell.defender:
        yield DefenderLoss(battle=battle, lead=lead)  # §12.3.h, §12.1.2.d
    if cell.hold:  # §12.3.a, §12.1.1.e, §12.1.1.f, §12.1.1.g, §12.3.j
        yield Engage(hex=battle.target)  # §12.3.b
    else:
        yield replace(defence, tries=defence.tries + 1)  # §12.3.c, §12.4.g


def _ignore(game: H44Game, asked: StandFast, action: Ignore) -> None:
    """12.6 The defenders stay where they are."""
    game.log("retreat-waived", "12.6", hex=HEXES[asked.defence.battle.target])


STAND = Verb(
    Stand,
    candidates=_stands,
    exists=lambda position, asked, action: action.unit in UNIT and (not action.support or action.support in UNIT),
    verdict=_may_stand,
    resolve=_stand,
    irreversible=True,
)
IGNORE = Verb(
    Ignore,
    candidates=lambda position, asked: [Ignore()] if asked.defence.waived(position) else [],
    exists=lambda position, asked, action: True,
    args=lambda position, asked, action: (position, asked.defence),
    forbids=(attack_was_not_broken,),
    resolve=_ignore,
)
FALL_BACK = Verb(
    FallBack,
    resolve=lambda game, asked, action: asked.defence.flee(game),
    ends=True,
    confirm=True,
)


class StandFast(Decision, frozen=True, kw_only=True):
    """12.1 Hold under one lead unit, perhaps with one artillery unit, or fall back; ignore the retreat where 12.6
    allows it."""

    rule: ClassVar[str] = "12.1.1"
    verbs = (STAND, IGNORE, FALL_BACK)
    defence: Determined

    def prompt(self, game: H44Game) -> Message:
        asked = "ask-retreat-waived" if self.defence.waived(game.position) else "ask-stand-fast"
        return Message(asked, {"hex": HEXES[self.defence.battle.target]})


DASH = Cell(hold=False, attacker=0, defender=0)
"""12.2 The defence has failed, at no cost."""


@rule("12.1.3.a", "12.1.3.c", "12.1.3.d")
def column(position: Position, hex_: int, lead: int) -> Column:
    """12.1.3 By the terrain chart: clear and polder, other terrain or a town, a city; vehicles in a marsh count as in
    the open."""
    place = position.country.places.get(hex_, "")
    built = TABLES.places[place].defence if place else ""  # §12.1.3.b, §12.1.3.e
    row = TABLES.terrain[position.country.rough(hex_)].row  # §8.6.3.a
    return built or (row.defence_vehicles if VEHICLE[lead] else "") or row.defence  # §12.1.3.f
