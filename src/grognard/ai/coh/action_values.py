"""What the units of an army could do in a turn, and what each action is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from grognard.ai.coh import weights as w
from grognard.ai.coh.evaluation import HOPELESS, Evaluation
from grognard.ai.coh.moves import Going, MoveMemory, best_move, best_step, direction, faced
from grognard.ai.coh.odds import chance, harm, shot_worth
from grognard.core.game import Action
from grognard.core.verdicts import judge
from grognard.games.coh.aircraft.air_attack import FlakRoll, flak_verdict
from grognard.games.coh.cards.weapons import weapon_candidates, weapon_cost, weapon_verdict
from grognard.games.coh.combat.fire import fire_cost, shot_at
from grognard.games.coh.combat.mortars import SHELLING, indirect_cost, observation_point
from grognard.games.coh.combat.rally import helps
from grognard.games.coh.combat.shooting import fire_verdict
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import (
    AIRCRAFT_OF,
    ANTI_AIR,
    INFANTRY,
    NUMBER,
    PACK,
    SIDE,
    TURRET,
    UNITS,
    WEAPON,
    WORKS,
)
from grognard.games.coh.groups.group_support import SUPPORTING
from grognard.games.coh.groups.groups import JOINING
from grognard.games.coh.interface import actions as do
from grognard.games.coh.movement.movement import exit_for, leave_cost
from grognard.games.coh.movement.transport import load_cost
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.state.position import BOGGED, DAMAGED, DUG_IN, NONE, Position
from grognard.games.coh.state.presence import enemies, hit_of, is_barred, is_stuck
from grognard.games.coh.turn.actor import Actor, By

DIG_CHAPTER = 18


class ActionValue(NamedTuple):
    """Something that a unit could do now: the action, what it brings and costs, and what the whole activation brings
    that begins with it."""

    action: Action
    gain: float
    """What this one action brings."""
    cost: int
    whole: float
    """What it brings with all that may follow for the same points."""
    goal: int = NONE


class ActionValues:
    """The values of what each unit can do, computed once for a table."""

    def __init__(self, evaluation: Evaluation, goals: dict[int, int], memory: MoveMemory | None = None) -> None:
        self.evaluation, self.goals, self.memory = evaluation, goals, memory
        self.recalled: set[int] = set()
        """Units whose best move is one that is remembered."""
        self.position: Position = evaluation.position
        self._fires: dict[int, list[tuple[Action, float, int]]] = {}

    def best(self, unit: int, points: int) -> ActionValue | None:
        """The action worth most for a unit with so many points."""
        found = list(self.all(unit, points))
        return max(found, key=lambda action_value: action_value.whole, default=None)

    def all(self, unit: int, points: int, alone: bool = False) -> Iterator[ActionValue]:
        """What a unit with so many points could do; `alone`: with one action and no more."""
        place = self.position.pieces[unit].place
        if place >= 0:
            if is_barred(self.position, unit, "all-but-rally"):
                yield from self._rally(unit, points)
                return
            yield from self._shots(unit, points)
            yield from self._rally(unit, points)
            yield from self._leave(unit, points)
            yield from self._shelter(unit, points)
            yield from self._unload(unit, points)
        yield from self._step(unit) if alone else self._move(unit, points)

    def single(self, unit: int, points: int) -> ActionValue | None:
        """The best thing to do with one action alone."""
        found = list(self.all(unit, points, alone=True))
        return max(found, key=lambda action_value: action_value.gain, default=None)

    # -- shots ------------------------------------------------------------------------------------------------

    def _shots(self, unit: int, points: int) -> Iterator[ActionValue]:
        hidden = w.AMBUSH if self.position.is_hidden(unit) else 0.0
        for action, gain, cost in self.fires(unit):
            if cost <= points and gain > 0:
                further = (points - cost) // max(cost, 1) if not isinstance(action, do.UseWeapon) else 0
                alone = gain if not isinstance(action, do.Pivot) else 0.0
                yield ActionValue(action, alone - hidden, cost, gain * (1 + w.FURTHER_SHOT * further) - hidden)

    def fires(self, unit: int) -> list[tuple[Action, float, int]]:
        """Every shot of a unit, with a turn before it where that is needed: action, worth, points."""
        if unit not in self._fires:
            self._fires[unit] = [] if not self.evaluation.can_fire(unit) else [*self._direct(unit), *self._others(unit)]
        return self._fires[unit]

    def _direct(self, unit: int) -> Iterator[tuple[Action, float, int]]:
        position, evaluation = self.position, self.evaluation
        here = position.pieces[unit]
        actor = Actor(army=evaluation.army, units=(unit,), by="card")
        payer = replace(actor, by="ap")
        for hex_ in self._targets(unit, here.place):
            fire = do.Fire(evaluation.field.names[hex_])
            if fire_verdict(position, actor, fire) is True:
                yield fire, self._worth(shot_at(position, actor, hex_)), fire_cost(position, payer, hex_)
            elif (
                not TURRET[unit]
                and self._may_turn(unit)
                and not in_arc(evaluation.field, here.place, here.facing, hex_)
            ):
                facing = direction(evaluation, here.place, hex_)
                turned = position.with_piece(unit, replace(here, facing=facing))
                if fire_verdict(turned, actor, fire) is True:
                    cost = fire_cost(turned, payer, hex_) + NUMBER["pivot"]
                    worth = self._worth(shot_at(turned, actor, hex_)) * w.PIVOT
                    yield do.Pivot(FACINGS[facing]), worth, cost

    def _targets(self, unit: int, place: int) -> Iterator[int]:
        """Hexes with enemies that a unit might hit."""
        evaluation, seen = self.evaluation, set[int]()
        for foe in evaluation.foes:
            there = self.position.pieces[foe]
            if there.place in seen:
                continue
            if evaluation.need(unit, place, foe, there.place, True, NONE) != HOPELESS or (
                evaluation.need(unit, place, foe, there.place, False, NONE) != HOPELESS
            ):
                seen.add(there.place)
                yield there.place

    def _may_turn(self, unit: int) -> bool:
        piece = self.position.pieces[unit]
        held = is_barred(self.position, unit, "pivot") or is_stuck(self.position, unit) or piece.has(BOGGED)
        return not held and piece.carrier == NONE

    def _others(self, unit: int) -> Iterator[tuple[Action, float, int]]:
        """12.0, 8.2 Mortars by the eyes of others; weapon cards."""
        position, evaluation = self.position, self.evaluation
        actor = Actor(army=evaluation.army, units=(unit,), by="card")
        if self.evaluation.figures.indirect[unit]:
            for hex_ in sorted({position.pieces[foe].place for foe in evaluation.foes}):
                if judge(SHELLING, position, actor, hex_) is True:
                    point = observation_point(position, unit, hex_)
                    shot = Shot(army=evaluation.army, hex=hex_, how="indirect", units=(unit,), seen_from=point)
                    yield (
                        do.IndirectFire(evaluation.field.names[hex_]),
                        self._worth(shot),
                        indirect_cost(position, unit),
                    )
        yield from self.flak(unit)
        if INFANTRY[unit] and position.armies[evaluation.army].weapons:
            for action in weapon_candidates(position, actor):
                if weapon_verdict(position, actor, action) is True:
                    hex_, card = evaluation.field.index[action.hex], WEAPON[action.card]
                    shot = Shot(army=evaluation.army, hex=hex_, how="weapon", units=(unit,), card=card)
                    yield action, self._worth(shot) - w.CARD, weapon_cost(position, unit, action.card)

    def flak(self, unit: int) -> Iterator[tuple[Action, float, int]]:
        """20.0 Shots at aircraft: action, worth, points."""
        position, evaluation = self.position, self.evaluation
        if not ANTI_AIR[unit] or not evaluation.can_fire(unit):
            return
        actor = Actor(army=evaluation.army, units=(unit,), by="card")
        for plane in AIRCRAFT_OF[1 - evaluation.side]:
            shot = do.Flak(UNITS[plane])
            piece = position.pieces[plane]
            if piece.place >= 0 and flak_verdict(position, actor, shot) is True:
                need = FlakRoll(army=evaluation.army, firer=unit, target=plane).needed(position)
                cost = fire_cost(position, replace(actor, by="ap"), piece.place)
                yield shot, harm(need, piece.has(DAMAGED)) * evaluation.worths[plane], cost

    def _worth(self, shot: Shot) -> float:
        worth = shot_worth(self.position, shot, self.evaluation.worths)
        busy = any(self.position.is_active(unit) for unit in enemies(self.position, shot.hex, self.evaluation.side))
        return worth * (w.ACTIVE_TARGET if busy else 1.0)

    # -- together ---------------------------------------------------------------------------------------------

    def together(self, unit: int, action_value: ActionValue, by: By) -> tuple[float, tuple[int, ...]]:
        """9.12 What a shot is worth with everybody who can support it without losing anything, and who they are: on
        command points and by cards even spent units; else those of the same activation."""
        if not isinstance(action_value.action, do.Fire) or not self.evaluation.posture.teamwork:
            return action_value.gain, ()
        position, evaluation = self.position, self.evaluation
        hex_ = evaluation.field.index[action_value.action.hex]
        alone = Actor(army=evaluation.army, units=(unit,), by=by)
        also: tuple[int, ...] = ()
        for other in position.troops(evaluation.army):
            willing = by in ("cap", "card") or (position.is_active(other) and position.is_active(unit))
            if other == unit or not willing or position.is_hidden(other) or position.pieces[other].carrier != NONE:
                continue
            group = replace(alone, units=(unit, *also, other))
            if judge(SUPPORTING, position, group, hex_) is True and judge(JOINING, position, alone, other) is True:
                also = (*also, other)
        if not also:
            return action_value.gain, ()
        group = replace(alone, units=(unit, *also))
        return action_value.gain + self._worth(shot_at(position, group, hex_)) - self._worth(
            shot_at(position, alone, hex_)
        ), also

    # -- other action_values ------------------------------------------------------------------------------------------

    def _rally(self, unit: int, points: int) -> Iterator[ActionValue]:
        """7.5"""
        worth = self.rally_worth(unit)
        if worth > 0 and points >= NUMBER["rally"]:
            yield ActionValue(do.Rally(), worth, NUMBER["rally"], worth)

    def rally_worth(self, unit: int, sure: bool = False) -> float:
        """What it is worth that a unit tries to rally."""
        position = self.position
        hit = hit_of(position, unit)
        place = position.pieces[unit].place
        if hit is None or not hit.rally or enemies(position, place, SIDE[unit]):
            return 0.0
        odds = 1.0 if sure else chance(hit.rally - sum(line.value for line in helps(position, unit)))
        worth = self.evaluation.worths[unit] * w.HIT * w.RALLY
        worth += w.HELPLESS if self.evaluation.figures.fire[unit] and not self.evaluation.can_fire(unit) else 0.0
        return odds * worth

    def _leave(self, unit: int, points: int) -> Iterator[ActionValue]:
        """5.1 Off the boards for points, by road or edge."""
        row = exit_for(self.position, unit)
        if row is None or not row.points:
            return
        cost = leave_cost(self.position, unit)
        if points >= cost:
            yield ActionValue(do.Leave(), float(row.points), cost, float(row.points))

    def _shelter(self, unit: int, points: int) -> Iterator[ActionValue]:
        """18 Into a work, or a hasty defence."""
        position, evaluation = self.position, self.evaluation
        piece = position.pieces[unit]
        if piece.carrier != NONE or piece.shelter != NONE:
            return
        _, bare, _ = evaluation.threat(unit, piece.place)
        for work in position.works_in(piece.place):
            row = PACK.works[WORKS[work.kind]]
            if row.family == "fort" and points >= NUMBER["fort-entry"]:
                _, inside, _ = evaluation.threat(unit, piece.place, work.kind)
                gain = (bare - inside) * evaluation.worths[unit] * w.SHELTER
                yield ActionValue(do.Occupy(WORKS[work.kind]), gain, NUMBER["fort-entry"], gain)
        digs = INFANTRY[unit] and position.scenario.chapters >= DIG_CHAPTER and not piece.has(DUG_IN)
        if digs and points >= NUMBER["hasty-defence"]:
            gain = self.dig_worth(unit)
            yield ActionValue(do.DigIn(), gain, NUMBER["hasty-defence"], gain)

    def dig_worth(self, unit: int) -> float:
        """18.1 What a hasty defence is worth where a unit stands."""
        piece = self.position.pieces[unit]
        _, danger, _ = self.evaluation.threat(unit, piece.place, piece.shelter)
        return 0.0 if piece.has(DUG_IN) else danger * self.evaluation.worths[unit] * w.SHELTER / 3

    def _unload(self, unit: int, points: int) -> Iterator[ActionValue]:
        """17.0 Troops get off where they are wanted."""
        position, evaluation = self.position, self.evaluation
        load = position.cargo(unit)
        if load == NONE or points < load_cost(position, load):
            return
        place = position.pieces[unit].place
        goals = [site.hex for site in evaluation.sites] + [position.pieces[foe].place for foe in evaluation.foes]
        near = any(evaluation.grid.distance(place, goal) <= w.UNLOAD_NEAR for goal in goals)
        if near or evaluation.threat(unit, place)[1] > w.UNLOAD:
            facing = faced(evaluation, load, place)
            yield ActionValue(do.Unload(UNITS[load], FACINGS[facing]), w.UNLOAD, load_cost(position, load), w.UNLOAD)

    def _step(self, unit: int) -> Iterator[ActionValue]:
        going = best_step(self.evaluation, unit)
        if going is not None:
            facing = faced(self.evaluation, unit, going.first)
            action = do.Move(self.evaluation.field.names[going.first], FACINGS[facing])
            yield ActionValue(action, going.gain, round(going.cost), going.gain, going.goal)

    def _move(self, unit: int, points: int) -> Iterator[ActionValue]:
        going = self._going(unit, points)
        if going is None or going.first_cost > points:
            return
        facing = faced(self.evaluation, unit, going.first, going.goal)
        action = do.Move(self.evaluation.field.names[going.first], FACINGS[facing])
        arrives = going.first == going.goal
        alone = going.gain if arrives else going.gain * going.first_cost / max(going.cost, 1)
        cost = max(1, round(going.first_cost))
        yield ActionValue(action, alone, cost, going.gain, going.goal)

    def _going(self, unit: int, points: int) -> Going | None:
        memory = self.memory
        if memory is not None:
            remembered, going = memory.recall(self.evaluation, unit, points)
            if remembered:
                self.recalled.add(unit)
                return going
        going = best_move(self.evaluation, unit, points, self.goals.get(unit, NONE))
        if memory is not None:
            memory.keep(self.evaluation, unit, points, going)
        return going

    def forget(self, unit: int, points: int) -> None:
        """Have the best move of a unit worked out anew."""
        self.recalled.discard(unit)
        if self.memory is not None:
            self.memory.moves.pop((unit, points), None)
