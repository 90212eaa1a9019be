"""10.2-10.7 Plans of several attacks: how they are fought one after the other, for the count of `hexes.plans`.

Both sides take losses so that most units live: from full units first, then from the fortress, then from the weakest.
Retreats go the first of the best ways. Of the attackers of a hex that is left empty the one with the best defence
pursues into it, and no further."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.errors import ScriptExhausted
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Forbidden, judge
from grognard.games.ava.combat.combat import ATTACKING, TARGETING, Battle, Fight, Plan
from grognard.games.ava.combat.losses import ChooseLosses
from grognard.games.ava.combat.odds import estimate
from grognard.games.ava.combat.pursuit import ChoosePursuit
from grognard.games.ava.data.ground import GRID, HEX, PACK
from grognard.games.ava.interface.actions import EndPursuit, LoseStep, Pursue
from grognard.games.ava.interface.views import running_operation
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import HEXES, SIDE, UNIT, UNITS, AvaGame, Position, names
from grognard.games.ava.supply.communications import has_line
from grognard.hexes.asking import asked_id, asked_units
from grognard.hexes.plans import Fought, Goal, Intended, PlanOdds, bounded, followed, once_each

FACES = range(1, 7)
MOST_TABLES = 400
"""A battle has six ends and is soon fought."""
LABELS = PACK.tables.odds_labels


class Attack(Struct, frozen=True):
    """10.1 Units that attack a hex, in the activation that is going on or one that would begin now."""

    battle: Battle
    operation: Operation


# -- what the players do ---------------------------------------------------------------------------------------------


def answer(game: AvaGame, decision: Decision) -> Action:
    """What is supposed to be answered to the questions of a battle."""
    if isinstance(decision, ChooseLosses):
        return min(decision.actions(game), key=lambda action: _cost(game.position, action))
    if isinstance(decision, ChoosePursuit):
        return _pursuit(game, decision)
    actions = list(decision.actions(game))
    return next((action for action in actions if decision.verb(action).info.ends), actions[0])


def _cost(position: Position, action: Any) -> tuple[int, int]:
    """10.5 What a step costs its owner: least on a full unit, most on one that is destroyed by it."""
    assert isinstance(action, LoseStep)
    if action.unit not in UNIT:
        return 1, 0
    unit = UNIT[action.unit]
    return (0 if position.steps[unit] > 1 else 2), position.attack(unit) + position.defence(unit)


def _pursuit(game: AvaGame, decision: ChoosePursuit) -> Action:
    position, target = game.position, decision.chase.target
    if position.stack(target):
        return EndPursuit()
    best = sorted(decision.chase.units, key=lambda unit: -position.defence(unit))
    steps = (Pursue(UNITS[unit], (HEXES[target],)) for unit in best)
    return next((step for step in steps if decision.verdict(game, step) is True), EndPursuit())


def _goes_further(game: AvaGame, decision: ChoosePursuit) -> bool:
    """10.7 A mechanised unit could go on beyond the hex."""
    return any(isinstance(action, Pursue) and len(action.path) > 1 for action in decision.actions(game))


# -- the count -------------------------------------------------------------------------------------------------------


class Field:
    """The battlefield of one plan."""

    def __init__(self, start: Position, side: int) -> None:
        self.start, self.side = start, side

    def fight(self, position: Position, attack: Attack, stands: bool) -> Iterator[Fought[Position]]:
        target, operation = attack.battle.target, attack.operation
        units = tuple(u for u in attack.battle.units if position.places[u] >= 0)
        there = position.side_in(target) == 1 - operation.side
        units = tuple(u for u in units if GRID.adjacent(position.places[u], target))
        if not there or not units or estimate(position, target, units, operation).column is None:
            yield Fought(position=position, chance=Fraction(1), fought=False, cleared=not there)
            return
        step: Procedure = Fight(seats=("",), operation=operation, battle=Battle(target, units))
        defenders, steps = position.stack(target), sum(position.steps[unit] for unit in units)
        for face in FACES:
            end, further = _played(AvaGame(position, (step,), Dice(b"", script=(face,))))
            left = sum(end.steps[unit] for unit in units if end.places[unit] >= 0)
            yield Fought(
                position=end,
                chance=Fraction(1, len(FACES)),
                cleared=end.side_in(target) != 1 - operation.side,
                taken=end.side_in(target) == operation.side,
                kills=any(end.places[unit] < 0 for unit in defenders),
                losses=left < steps,
                breakthrough=further,
            )

    def matters(self, position: Position, attack: Attack) -> Hashable:
        """Retreats look for lines of communication: all that has moved matters."""
        return position.places, position.steps, position.forts, position.retreated

    def met(self, position: Position, goal: Goal) -> bool:
        if goal.kind == "falls":
            return position.side_in(asked_id("plan", "hex", HEX, goal.id)) == self.side
        unit = asked_id("plan", "unit", UNIT, goal.id)
        return position.places[unit] < 0 or (goal.kind == "cut" and not has_line(position, unit))

    def decides(self, position: Position, goal: Goal) -> Hashable:
        return self.met(position, goal) if goal.kind != "cut" else (position.places, position.forts)


def _played(game: AvaGame) -> tuple[Position, bool]:
    """The table at the end of the battle, and whether a pursuit could have gone on."""
    further = False
    while game.agenda:
        decision = game.decision
        if decision is None:
            game.settle()
            continue
        further = further or (isinstance(decision, ChoosePursuit) and _goes_further(game, decision))
        try:
            game.apply(answer(game, decision), decision)
        except ScriptExhausted:  # what is rolled later is no part of the battle
            break
    return game.position, further


def plan(game: AvaGame, args: Mapping[str, Any]) -> PlanOdds:
    """`plan {attacks, goals}`: what the attacks would come to, one after the other."""
    wanted, goals = list(args.get("attacks", ())), msgspec.convert(args.get("goals", ()), tuple[Goal, ...])
    bounded(wanted, goals)
    once_each(line.get("units", ()) for line in wanted)
    attacks, intended = [], []
    for line in wanted:
        hex_, named = asked_id("plan", "hex", HEX, line.get("target")), asked_units("plan", UNIT, line)
        operation, units, refusals = joining(game, hex_, named)
        estimated = estimate(game.position, hex_, units, operation)
        column = "" if estimated.column is None or not units else LABELS[estimated.column]
        intended.append(Intended(target=HEXES[hex_], units=names(units), column=column, refusals=refusals))
        attacks.append(Attack(Battle(hex_, units), operation))
    if not attacks:
        return PlanOdds(attacks=(), goals=goals, forecasts=())
    field = Field(game.position, attacks[0].operation.side)
    for goal in goals:
        field.met(game.position, goal)  # names what does not exist
    forecast = followed(field, game.position, attacks, goals, stands=False, most=MOST_TABLES)
    return PlanOdds(attacks=tuple(intended), goals=goals, forecasts=(forecast,))


def operation_of(game: AvaGame, units: tuple[int, ...]) -> Operation | None:
    """The activation that is going on and has activated one of these units."""
    for agenda in (game.agenda, *game.parallel):
        running = running_operation(agenda)
        if running and set(units) & set(running[0].active):
            return running[0]
    return None


def joining(
    game: AvaGame, target: int, units: tuple[int, ...]
) -> tuple[Operation, tuple[int, ...], tuple[Forbidden, ...]]:
    """10.1 Only the units that may attack the hex, in the current activation or as if one began now, and why the others
    may not."""
    position, running = game.position, operation_of(game, units)
    side = SIDE[units[0]] if units else 1 - (position.side_in(target) or 0)
    operation = running or Operation(chit="", side=side, active=units)
    rules = ATTACKING if running else TARGETING
    verdicts = {unit: judge(rules, Plan(position, operation, (), unit, target)) for unit in units}
    refusals = tuple(verdict for verdict in verdicts.values() if isinstance(verdict, Forbidden))
    return operation, tuple(unit for unit, verdict in verdicts.items() if verdict is True), refusals
