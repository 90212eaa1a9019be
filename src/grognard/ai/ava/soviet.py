"""The Soviets on the move: blows that pay, guards for the prizes, a line across the enemy's way, armour kept back."""

from __future__ import annotations

from functools import cached_property

from grognard.ai.ava import weights as w
from grognard.ai.ava.attacks import ROOM, Attacks
from grognard.ai.ava.evaluation import evaluation_of
from grognard.ai.ava.posture import STEADY, Posture
from grognard.games.ava.data.ground import GRID, SOVIET
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, IS_HQ, IS_MECH, SIDE, Position
from grognard.games.ava.supply.communications import lines
from grognard.games.ava.turn.activation import command_range

RANGE = CONSTANTS.command_range


class Defence:
    """Where a Soviet unit is worth most."""

    def __init__(self, position: Position, posture: Posture = STEADY) -> None:
        self.position, self.posture = position, posture
        self.evaluation = evaluation_of(position, SOVIET, posture)
        self.crowd = {hex_: len(stack) for hex_, stack in position.stacks.items() if SIDE[stack[0]] == SOVIET}
        self.fighters = {
            hex_: sum(1 for u in stack if not IS_HQ[u])
            for hex_, stack in position.stacks.items()
            if SIDE[stack[0]] == SOVIET
        }
        self.covered = {h for h in self.evaluation.corridor if position.zoc[SOVIET][h] or position.side_in(h) == SOVIET}

    @cached_property
    def danger(self) -> dict[int, float]:
        """Prizes that the Axis could come to, with how urgent their defence is."""
        evaluation = self.evaluation
        threatened: dict[int, float] = {}
        for prize, points in evaluation.open_prizes.items():
            away = evaluation.from_axis[prize]
            if prize in self.position.ground.sources[SOVIET] and prize not in self.position.ground.majors:
                points, away = 0.5 * points, away + 4
            if away <= 16:
                threatened[prize] = points / 10 * (1.0 if away <= 8 else 0.6)
        return threatened

    def cuts(self, hex_: int) -> int:
        """3.3 How many Axis units would be without a line if a unit stood here."""
        position, fed = self.position, self.evaluation.lifeline
        return max((fed.get(h, 0) for h in (hex_, *GRID.near[hex_]) if h not in position.stacks), default=0)

    def pick_up(self, unit: int) -> None:
        """The unit is in the hand: its place is free."""
        at = self.position.places[unit]
        if at >= 0:
            self.crowd[at] -= 1
            self.fighters[at] -= not IS_HQ[unit]
            self._cover(at)

    def put(self, unit: int, hex_: int) -> None:
        self.crowd[hex_] = self.crowd.get(hex_, 0) + 1
        self.fighters[hex_] = self.fighters.get(hex_, 0) + (not IS_HQ[unit])
        self.covered.update(h for h in (hex_, *GRID.near[hex_]) if h in self.evaluation.corridor)

    def _cover(self, hex_: int) -> None:
        """Hexes that no unit covers any more when this one is empty."""
        if self.crowd[hex_]:
            return
        for near in (hex_, *GRID.near[hex_]):
            if near in self.covered and not any(self.crowd.get(n, 0) for n in (near, *GRID.near[near])):
                self.covered.discard(near)

    def value(self, unit: int, hex_: int) -> float:
        """What a unit is worth in a hex, when it has been lifted off its own."""
        position, evaluation = self.position, self.evaluation
        value = w.SHELTER * evaluation.country.shelter[hex_]
        near_axis = evaluation.from_axis[hex_]
        fed = hex_ in lines(position, SOVIET).length
        if not fed:
            value -= w.STRANDED
        there = self.fighters.get(hex_, 0)
        if self.position.turn >= CONSTANTS.axis_supply_from - 1:
            value += w.CUTTING * self.posture.raid * min(w.CUT_MOST, self.cuts(hex_))
        urgent = self.danger.get(hex_)
        if urgent is not None and there < 2:
            value += w.GUARD[there] * self.posture.guard * urgent
        elif urgent is None:
            value += sum(0.35 * self.danger[n] for n in GRID.near[hex_] if n in self.danger)
        if IS_MECH[unit]:
            if near_axis <= 8 and urgent is None:
                value -= w.TANKS_BACK * (9 - near_axis)
            return value
        corridor = evaluation.corridor
        if corridor:
            fresh = sum(corridor[h] / 10 for h in (hex_, *GRID.near[hex_]) if h in corridor and h not in self.covered)
            value += w.CORRIDOR * self.posture.delay * fresh * (1.0 if near_axis <= 6 else 0.6)
            if hex_ in corridor:
                value += 0.2
        if there == 1:
            value += 0.25 if near_axis <= 3 else -0.1
        if near_axis <= 2:
            pressure = evaluation.reach_of_axis(hex_, 3) / (2.0 + 2.0 * there) / (1 + evaluation.country.shelter[hex_])
            value -= min(1.2, 0.15 * pressure)
        elif near_axis > 8:
            value -= 0.06 * min(20, near_axis - 8)
        return value

    def headquarters(self, unit: int, hex_: int, own: list[tuple[int, float]]) -> float:
        """A headquarters leads most units from behind."""
        near_axis = self.evaluation.from_axis[hex_]
        value = sum(weight for at, weight in own if GRID.distance(at, hex_) <= RANGE)
        value -= max(0, 4 - near_axis) * (0.6 if self.fighters.get(hex_, 0) else 1.2)
        if hex_ not in lines(self.position, SOVIET).length:
            value -= 4.0
        if hex_ in self.danger and self.fighters.get(hex_, 0) < 2:
            value -= 0.8
        return value + 0.1 * self.evaluation.country.shelter[hex_]


class Stand:
    """The moves of one Soviet activation, in an order in which they can be made."""

    def __init__(self, position: Position, operation: Operation, posture: Posture = STEADY) -> None:
        self.position, self.operation = position, operation
        self.defence = Defence(position, posture)
        self.evaluation = self.defence.evaluation
        self.moves: list[tuple[int, int]] = []

    def plan(self) -> list[tuple[int, int]]:
        position, operation, defence = self.position, self.operation, self.defence
        waiting = [u for u in operation.active if u not in operation.moved]
        entry = operation.entry
        spots: dict[int, set[int]] = {}
        for unit in waiting:
            off = position.places[unit] < 0
            way = reach(
                position, unit, entry=entry if off else None, shy=operation.shy, march=unit not in operation.slow
            )
            spots[unit] = {*way.hexes()} | (set() if off else {position.places[unit]})
        if not operation.shy:
            stuck = {u: {position.places[u]} for u in operation.moved if position.places[u] >= 0}
            attacks = Attacks(self.evaluation, operation, {**spots, **stuck}, defence.crowd)
            for assault in attacks.plan():
                for unit, hex_ in assault.units.items():
                    if hex_ != position.places[unit]:
                        self.moves.append((unit, hex_))
                    spots.pop(unit, None)
        self._defend(spots)
        self._headquarters(spots)
        return self.moves

    def _defend(self, spots: dict[int, set[int]]) -> None:
        position, defence, evaluation = self.position, self.defence, self.evaluation

        def urgency(unit: int) -> tuple[bool, int, int]:
            at = position.places[unit]
            return IS_MECH[unit], evaluation.from_axis[at] if at >= 0 else 99, unit

        for unit in sorted((u for u in spots if not IS_HQ[u]), key=urgency):
            here = position.places[unit]
            defence.pick_up(unit)
            best, to = -1e9, here
            for hex_ in sorted(spots[unit]):
                if defence.crowd.get(hex_, 0) >= ROOM:
                    continue
                value = defence.value(unit, hex_) + (0.15 if hex_ == here else 0.0)
                if value > best:
                    best, to = value, hex_
            if to >= 0:
                defence.put(unit, to)
            if to != here and to >= 0:
                self.moves.append((unit, to))

    def _headquarters(self, spots: dict[int, set[int]]) -> None:
        position, defence = self.position, self.defence
        moved = dict(self.moves)
        hqs = [u for u in spots if IS_HQ[u]]
        if not hqs:
            return
        covered: set[int] = set()
        for another in position.on_map(SOVIET):
            if IS_HQ[another] and another not in hqs:
                covered |= command_range(position, another)
        after = {u: moved.get(u, position.places[u]) for u in (*position.on_map(SOVIET), *moved)}
        own = [(at, 0.35 if at in covered else 1.0) for u, at in after.items() if not IS_HQ[u]]
        for hq in hqs:
            here = position.places[hq]
            defence.pick_up(hq)
            best, to = -1e9, here
            for hex_ in sorted(spots[hq]):
                if defence.crowd.get(hex_, 0) >= ROOM:
                    continue
                value = defence.headquarters(hq, hex_, own) + (0.1 if hex_ == here else 0.0)
                if value > best:
                    best, to = value, hex_
            if to >= 0:
                defence.put(hq, to)
            if to != here and to >= 0:
                self.moves.append((hq, to))
