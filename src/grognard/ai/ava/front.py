"""The front of the Axis: which prize each headquarters goes for, and how far everything is from what it wants."""

from __future__ import annotations

from functools import cached_property

from grognard.ai.ava import weights as w
from grognard.ai.ava.armour import Pack, is_group, packs, parted
from grognard.ai.ava.country import FAR
from grognard.ai.ava.evaluation import Evaluation
from grognard.games.ava.data.ground import AXIS, GRID
from grognard.games.ava.state.position import IS_HQ


class Aim:
    """How far each hex is from what is wanted: the goal of a headquarters, and any other prize, dearer ones from
    further away."""

    def __init__(self, evaluation: Evaluation, goal: int | None) -> None:
        self.fields: list[tuple[float, list[int], list[int]]] = []
        self._far: dict[tuple[int, bool], float] = {}
        field = evaluation.country.field
        if goal is not None and goal not in evaluation.open_prizes:
            self.fields.append((0, field(goal, False), field(goal, True)))
        for prize, points in evaluation.open_prizes.items():
            mine = prize == goal or (goal is not None and GRID.distance(prize, goal) <= 2)
            detour = 0.0 if mine else w.DETOUR + (15 - points)
            self.fields.append((detour, field(prize, False), field(prize, True)))
        if evaluation.starving and evaluation.rail_cutters:
            near = [
                evaluation.country.spread(dict.fromkeys(evaluation.rail_cutters, 0), mech, w.RELIEF)
                for mech in (False, True)
            ]
            self.fields.append((0, near[0], near[1]))

    def far(self, hex_: int, mech: bool) -> float:
        """Movement points to what is wanted."""
        key = (hex_, mech)
        if key not in self._far:
            distances = (detour + (armour if mech else foot)[hex_] for detour, foot, armour in self.fields)
            self._far[key] = min(distances, default=0.0) / 2
        return self._far[key]


class Front:
    """Which prize each headquarters goes for."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self._aims: dict[int | None, Aim] = {}

    def aim(self, hq: int) -> Aim:
        """What a headquarters wants; without one, every prize alike."""
        return self._aim(self.goals.get(hq) if hq >= 0 else None)

    def aim_of(self, unit: int, hq: int) -> Aim:
        """What a unit wants: armour the prize it has been given, the others what leads them."""
        return self._aim(self._prizes[unit]) if unit in self._prizes else self.aim(hq)

    def _aim(self, goal: int | None) -> Aim:
        if goal not in self._aims:
            self._aims[goal] = Aim(self.evaluation, goal)
        return self._aims[goal]

    @cached_property
    def packs(self) -> list[Pack]:
        """The panzer groups, their armour and their prizes, once they are through the border; a group alone shares no
        prizes."""
        several = sum(1 for hq in self._hqs if is_group(hq)) > 1
        return packs(self.evaluation) if several and self.evaluation.position.turn >= w.PART_FROM else []

    @cached_property
    def leader(self) -> dict[int, int]:
        """The panzer group that each division belongs to now."""
        return {unit: pack.hq for pack in self.packs for unit in pack.units}

    @cached_property
    def _prizes(self) -> dict[int, int]:
        return {unit: prize for pack in self.packs for unit, prize in parted(self.evaluation, pack)}

    @cached_property
    def _hqs(self) -> list[int]:
        return [u for u in self.evaluation.position.on_map(AXIS) if IS_HQ[u]]

    @cached_property
    def goals(self) -> dict[int, int]:
        """Headquarters to prize: the nearest, dearest and least besieged first. Armies on foot take what they can
        still come to, the panzer groups what is left; armies too far from everything follow them. One army of a large
        front goes back for enemies that could cut the line behind it."""
        hqs = self._hqs
        groups = [hq for hq in hqs if is_group(hq)]
        taken: dict[int, float] = {}
        goals: dict[int, int] = {}
        self._hunters([hq for hq in hqs if hq not in groups], len(hqs) // w.HUNT_EACH, goals)
        self._share([hq for hq in hqs if hq not in groups and hq not in goals], True, taken, goals)
        goals.update((pack.hq, pack.tour[0]) for pack in self.packs if pack.tour)
        self._share([hq for hq in groups if hq not in goals], False, taken, goals)
        self._share([hq for hq in hqs if hq not in goals], False, taken, goals)
        return goals

    def _hunters(self, armies: list[int], most: int, goals: dict[int, int]) -> None:
        """Some armies go after enemies in the rear that could cut the line that feeds the front."""
        evaluation, position = self.evaluation, self.evaluation.position
        if position.turn < w.HUNT_FROM:
            return
        for foe in sorted(evaluation.soviet_hexes, key=lambda h: (-evaluation.cut_off_threat(h), h)):
            if len(goals) >= most or evaluation.cut_off_threat(foe) < w.RAID:
                return
            if any(GRID.distance(foe, hunted) <= 6 for hunted in goals.values()):
                continue
            distances = {
                hq: evaluation.country.field(foe, False)[position.places[hq]] for hq in armies if hq not in goals
            }
            hq = min(distances, key=lambda u: (distances[u], u), default=-1)
            if hq >= 0 and distances[hq] <= 2 * w.PACE[False] * w.HUNT_TURNS:
                goals[hq] = foe

    def _share(self, hqs: list[int], timely: bool, taken: dict[int, float], goals: dict[int, int]) -> None:
        """Give each headquarters the prize that costs it least, those in time only if they are to be `timely`."""
        prizes = self.evaluation.open_prizes
        while True:
            best: tuple[float, int, int] | None = None
            for hq in hqs:
                for prize in prizes if hq not in goals else ():
                    cost = self._cost(hq, prize, timely) * (1 + 0.7 * taken.get(prize, 0.0))
                    if cost < FAR and (best is None or (cost, hq, prize) < best):
                        best = (cost, hq, prize)
            if best is None:
                return
            _, hq, goal = best
            goals[hq] = goal
            # Hexes of one city are one goal.
            for near in prizes:
                if GRID.distance(near, goal) <= 2:
                    taken[near] = taken.get(near, 0.0) + 1.0

    def _cost(self, hq: int, prize: int, timely: bool) -> float:
        """What it costs a headquarters to go for a prize: the way, for each point; FAR when it cannot, or not in time
        if it has to be `timely`."""
        way = self.evaluation.country.field(prize, True)[self.evaluation.position.places[hq]]
        late = way > 2 * w.PACE[is_group(hq)] * (self.evaluation.left + 0.5)
        if way >= FAR or (late and timely):
            return FAR
        cost = (way + 12) / (self.evaluation.open_prizes[prize] + 5) * (w.TOO_LATE if late else 1)
        goal = self.evaluation.posture.goal
        return cost * (w.MAIN_EFFORT if goal >= 0 and GRID.distance(prize, goal) <= 2 else 1)
