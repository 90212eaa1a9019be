"""Who moves where in a movement phase of Stalingrad '42, when the attacks have been given their units: each to the hex
that is worth most to it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache

from grognard.ai.s42 import weights as w
from grognard.ai.s42.distance_fields import Field, gait_of, pace, within
from grognard.ai.s42.evaluation import Evaluation, Objective
from grognard.games.s42.data.board import GRID, WEST
from grognard.games.s42.data.units import COMBAT, GERMAN, MECHANISED, SIDE, SUPPORT, Mode
from grognard.games.s42.state.position import GOOD, IN_FULL_RETREAT, ISOLATED, UNSUPPLIED, Position
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import held_by, is_supplied

ENEMY = -2
"""In the place of an objective's number: the nearest enemies."""
SAMPLE = 40
"""How many of the best hexes are looked at for supply."""


class MovePlanner:
    """The values of hexes for the units of one side, in one phase. What is claimed is remembered as it goes."""

    def __init__(self, evaluation: Evaluation, kept: Mapping[int, int] | None = None) -> None:
        self.evaluation, self.kept = evaluation, kept or {}
        """With the objectives that the tanks of an attacker went for last turn: their hexes."""
        self.claims: dict[int, dict[int, float]] = {}
        """By the number of an objective: who is there or on his way, and how strong."""
        self._wishes: dict[int, list[tuple[float, Field, int]]] = {}
        self.hunters: dict[int, float] = {}
        """For each enemy stack the attack strength that is sent against it."""
        self._hunt: Field | None = None
        for number, objective in enumerate(evaluation.objectives):
            if objective.mine and not objective.edge:
                for unit in evaluation.position.fighters(objective.hexes[0], evaluation.side):
                    self._claim(number, unit)

    def copy(self) -> MovePlanner:
        """One that goes on claiming on its own."""
        twin = copy(self)
        twin.claims = {number: dict(claims) for number, claims in self.claims.items()}
        twin.hunters, twin._wishes = dict(self.hunters), {}
        return twin

    def goals(self) -> dict[int, int]:
        """What the tanks of an attacker go for: they are to keep to it."""
        objectives = self.evaluation.objectives if self.evaluation.attacking else ()
        return {
            unit: objective.hexes[0]
            for number, objective in enumerate(objectives)
            for unit in self.claims.get(number, ())
            if MECHANISED[unit] and not objective.mine
        }

    # -- objectives ----------------------------------------------------------------------------------------

    def pull(self, unit: int, hex_: int) -> tuple[float, int]:
        """The objective that draws a unit most when it stands in a hex, and how much; -1: none does."""
        best, chosen = 0.0, -1
        turn = pace(gait_of(unit))
        quick = self.evaluation.attacking and MECHANISED[unit]
        haste = w.HASTE * self.evaluation.posture.haste
        for worth, far, number in self.wishes(unit):
            if worth <= best:
                break
            turns = far[hex_] / turn
            value = worth / (1.0 + turns / haste) if quick else worth * max(w.LEAST, 1.0 - w.FADE * turns)
            if value > best:
                best, chosen = value, number
        return best, chosen

    def wishes(self, unit: int) -> list[tuple[float, Field, int]]:
        """The objectives that draw a unit, what each is worth to it and how far it is to each; the best first."""
        found = self._wishes.get(unit)
        if found is None:
            evaluation, movement_class, found = self.evaluation, gait_of(unit), []
            slow = evaluation.attacking and not MECHANISED[unit]
            if slow:
                found.append((w.APPROACH, self.hunt, ENEMY))
            for number, objective in enumerate(evaluation.objectives):
                if objective.german and not GERMAN[unit]:
                    continue
                worth = self.draws(number, objective, unit) * (w.ON_FOOT if slow else 1.0)
                worth *= w.KEPT if self.kept.get(unit) == objective.hexes[0] and not objective.mine else 1.0
                if worth > 0.0:
                    found.append((worth, evaluation.far(number, movement_class), number))
            found.sort(key=lambda row: (-row[0], row[2]))
            self._wishes[unit] = found
        return found

    def draws(self, number: int, objective: Objective, unit: int) -> float:
        """What an objective is worth to a unit, those considered who are there or on their way."""
        evaluation = self.evaluation
        others = sum(value for other, value in self.claims.get(number, {}).items() if other != unit)
        if objective.mine:
            due = w.GUARDED * w.TURN_BY_WHEEL
            if objective.edge or evaluation.inroads[objective.hexes[0]] > due:
                return 0.0
            if evaluation.attacking and (objective.worth <= w.CITY or not self._is_spare(unit)):
                return 0.0
            return w.GARRISON * objective.worth * (1.0 if others < w.GUARD else w.CROWDED)
        if evaluation.attacking:
            rear = MECHANISED[unit] and WEST[objective.hexes[0]] and evaluation.left > w.RAIDS
            worth = objective.worth * (w.TANKS_BACK if rear else 1.0)
            return worth * (1.0 if others < evaluation.need(objective) else w.CROWDED)
        guarded = objective.hexes[0] in evaluation.held
        return 0.0 if guarded else objective.worth * w.TAKEN_BACK * (1.0 if others < w.GUARD else w.CROWDED)

    def _is_spare(self, unit: int) -> bool:
        """Whether an attacker misses a unit so little that it may guard a place behind the front."""
        return not MECHANISED[unit] and self.evaluation.position.attack(unit) <= w.SPARE_ATTACK

    def claim(self, unit: int, hex_: int) -> None:
        """The unit has found its place: its strength counts at the objective it stands at or makes for."""
        if hex_ < 0 or not COMBAT[unit]:
            return
        self.send(unit, hex_)
        _, number = self.pull(unit, hex_)
        if unit in self.claims.get(number, {}):
            return
        for claims in self.claims.values():
            claims.pop(unit, None)
        if number >= 0:
            self._claim(number, unit)
        self._wishes.clear()

    @property
    def hunt(self) -> Field:
        """How far it is on foot to the next enemies for whom not enough are on their way."""
        if self._hunt is None:
            self._hunt = self.evaluation.hunt(frozenset(foe for foe in self.hunters if self._is_hunted(foe)))
        return self._hunt

    def send(self, unit: int, hex_: int) -> None:
        """The unit goes to a hex: its strength counts against the enemies beside it."""
        if not self.evaluation.attacking or hex_ < 0 or self.evaluation.away[hex_] != 1:
            return
        for foe in GRID.near[hex_]:
            if foe in self.evaluation.held:
                before = self._is_hunted(foe)
                self.hunters[foe] = self.hunters.get(foe, 0.0) + self.evaluation.position.attack(unit)
                if self._is_hunted(foe) != before:
                    self._hunt = None
                    self._wishes.clear()

    def _is_hunted(self, foe: int) -> bool:
        return self.hunters.get(foe, 0.0) >= w.HUNTERS * self.evaluation.strength(foe)

    def _claim(self, number: int, unit: int) -> None:
        position = self.evaluation.position
        mine = self.evaluation.objectives[number].mine
        self.claims.setdefault(number, {})[unit] = float(position.defence(unit) if mine else position.attack(unit))

    # -- the worth of a hex --------------------------------------------------------------------------------

    def risk(self, position: Position, unit: int, hex_: int) -> float:
        """What could be lost there next turn if a unit were there; less than nothing if it makes others safer than it
        is in danger itself."""
        evaluation = self.evaluation
        threat = min(w.MOST_ATTACK, w.CONCENTRATION * evaluation.pressure[evaluation.enemy][hex_])
        if not threat or evaluation.away[hex_] > 6:
            return 0.0
        others = [u for u in position.fighters(hex_, evaluation.side) if u != unit]
        loss = w.RISK * self.evaluation.posture.caution + w.CORNERED * self.cornered(position, hex_)
        defence, body = sum(evaluation.defence(u, hex_) for u in others), sum(map(evaluation.body, others))
        before = _share(threat, defence) * body
        after = _share(threat, defence + evaluation.defence(unit, hex_)) * (body + evaluation.body(unit))
        return loss * (after - before)

    def cornered(self, position: Position, hex_: int) -> float:
        """How much of the ways out of a hex the enemy watches: all or all but one is too much."""
        evaluation = self.evaluation
        watched, friends = zones(position, evaluation.enemy).sources, held_by(position, evaluation.side)
        around = [edge.to_hex for edge in evaluation.country.edges[hex_]]
        ways = sum(other in friends or other not in watched for other in around if other not in evaluation.held)
        return 1.0 if ways == 0 else 0.5 if ways == 1 else 0.0

    def worth(self, position: Position, unit: int, hex_: int) -> float:
        """What it is worth to have a unit in a hex at the end of the phase, supply left out."""
        if hex_ < 0:
            return 0.0
        evaluation = self.evaluation
        others = [u for u in position.of_side(hex_, evaluation.side) if u != unit]
        if others and excess(position, evaluation.side, (*others, unit)) > excess(position, evaluation.side, others):
            return -w.CROWD
        if SUPPORT[unit] or not COMBAT[unit]:
            return self.rear(position, unit, hex_)
        value = self.pull(unit, hex_)[0] - self.risk(position, unit, hex_)
        value += self.contact(position, unit, hex_) + self.screen(position, unit, hex_)
        return value + self.keep(position, unit, hex_)

    def keep(self, position: Position, unit: int, hex_: int) -> float:
        """To be the one who holds a place of ours that the enemy could come to."""
        evaluation = self.evaluation
        if hex_ not in evaluation.own_sites or not self._is_near_the_enemy(hex_):
            return 0.0
        if any(other != unit and not SUPPORT[other] for other in position.fighters(hex_, evaluation.side)):
            return 0.0
        return w.KEEP * evaluation.own_sites[hex_]

    def _is_near_the_enemy(self, hex_: int) -> bool:
        return self.evaluation.inroads[hex_] <= w.GUARDED * w.TURN_BY_WHEEL

    def garrisons(self) -> dict[int, int]:
        """Who stays in the places of an attacker that the enemy could come to: of those who are there the one who is
        missed least."""
        evaluation, found = self.evaluation, {}
        sites = [
            hex_ for hex_, worth in evaluation.own_sites.items() if worth > w.CITY and self._is_near_the_enemy(hex_)
        ]
        for hex_ in sites if evaluation.attacking else ():
            there = [unit for unit in evaluation.position.fighters(hex_, evaluation.side) if not SUPPORT[unit]]
            if there:
                found[min(there, key=lambda unit: (MECHANISED[unit], evaluation.position.attack(unit), unit))] = hex_
        return found

    def screen(self, position: Position, unit: int, hex_: int) -> float:
        """To keep an eye on enemy stacks that threaten what is ours: best between them and that, and where no other
        unit does. Who attacks leaves that to those who are posted."""
        evaluation = self.evaluation
        if evaluation.attacking or position.pieces[unit].order == IN_FULL_RETREAT or evaluation.away[hex_] > w.WATCH:
            return 0.0
        here = position.pieces[unit].place
        alone = here < 0 or len(position.fighters(here, evaluation.side)) <= 1
        total, foes, friends = 0.0, held_by(position, evaluation.enemy), held_by(position, evaluation.side)
        for foe in within(hex_, w.WATCH):
            if foe in evaluation.held and foe in foes:
                danger, way = evaluation.dangers.get(foe, (0.0, None))
                value = (danger + w.NUISANCE) * (1.0 if way is None or way[hex_] <= way[foe] else w.ASIDE)
                others = (h for h in within(foe, w.WATCH) if h != hex_ and (h != here or not alone))
                watched = any(h in friends and (way is None or way[h] <= way[foe]) for h in others)
                total += value * (w.AGAIN if watched else 1.0)
        return w.SCREEN * min(w.MOST_WATCHED, total)

    def refuge(self, position: Position, unit: int, hex_: int) -> float:
        """What a hex is worth to a unit that retreats there."""
        fed = is_supplied(position, self.evaluation.side, hex_)
        return self.worth(position, unit, hex_) - (0.0 if fed else w.HUNGER)

    def contact(self, position: Position, unit: int, hex_: int) -> float:
        """To stand against the enemy: who attacks keeps him busy, and in reach."""
        evaluation = self.evaluation
        if evaluation.away[hex_] != 1 or not evaluation.attacking:
            return 0.0
        return w.CONTACT if position.pieces[unit].order == GOOD else -w.CONTACT

    def rear(self, position: Position, unit: int, hex_: int) -> float:
        """Headquarters stay behind the strongest whom no others serve, not alone before the enemy; a long march
        would leave them in disorder."""
        evaluation = self.evaluation
        away, here = evaluation.away[hex_], position.pieces[unit].place
        guards = sum(COMBAT[u] and not SUPPORT[u] for u in position.of_side(hex_, evaluation.side))
        value = w.HQ_PULL * self.served(position, unit, hex_) - abs(evaluation.behind[hex_] - 1)
        if away <= 2 and guards < 2:
            value -= w.EXPOSED
        elif not guards and away <= w.RAIDED:
            value -= w.ALONE
        if here >= 0 and GRID.distance(here, hex_) > w.HQ_MARCH:
            value -= w.HQ_UNREST
        return value - (w.EXPOSED / 2 if away == 1 else 0.0)

    def served(self, position: Position, unit: int, hex_: int) -> float:
        """The attack strength in the range of guns, as far as no other guns reach it."""
        side, pieces = self.evaluation.side, position.pieces
        others = [pieces[u].place for u in position.on_map(side) if SUPPORT[u] and COMBAT[u] and u != unit]
        total = 0.0
        for other in position.on_map(side):
            place = pieces[other].place
            if MECHANISED[other] and COMBAT[other] and GRID.distance(place, hex_) <= w.HQ_REACH:
                again = any(GRID.distance(place, guns) <= w.HQ_REACH for guns in others)
                total += position.attack(other) * (0.3 if again else 1.0)
        return total

    def best(self, position: Position, unit: int, options: Mapping[int, Mode], here: int) -> tuple[float, int | None]:
        """The hex worth most, and how much more than staying."""
        stay = self.worth(position, unit, here) if here >= 0 else -w.CROWD / 2
        if here >= 0 and not is_supplied(position, self.evaluation.side, here):
            stay -= w.HUNGER
        ranked = []
        for hex_, mode in options.items():
            if hex_ < 0:
                continue
            value = self.worth(position, unit, hex_) - (w.EXTENDED if mode == "extended" else 0.0)
            ranked.append((value, hex_))
        ranked.sort(key=lambda row: (-row[0], row[1]))
        best, chosen = -2 * w.CROWD, None
        for value, hex_ in ranked[:SAMPLE]:
            if value <= best:
                break
            fed = is_supplied(position, self.evaluation.side, hex_)
            more = value - (0.0 if fed else w.HUNGER)
            if more > best:
                best, chosen = more, hex_
        return best - stay, chosen

    # -- whose turn ----------------------------------------------------------------------------------------

    def order(self, position: Position) -> list[int]:
        """The units of the side in the order in which they are asked: tanks first, guns last."""
        found = []
        for unit, piece in enumerate(position.pieces):
            if SIDE[unit] != self.evaluation.side or (piece.place < 0 and piece.place > -10):
                continue
            rank = 2 if SUPPORT[unit] or not COMBAT[unit] else 0 if MECHANISED[unit] else 1
            if rank == 2 and position.pieces[unit].has(UNSUPPLIED | ISOLATED):
                rank = 3
            near = self.pull(unit, piece.place)[0] if piece.place >= 0 and rank < 2 else 0.0
            found.append((rank, -near, unit))
        return [unit for _, _, unit in sorted(found)]


@lru_cache(maxsize=8)
def move_planner_of(evaluation: Evaluation) -> MovePlanner:
    """The values of hexes as an evaluation sees them, nothing claimed: to be asked, not to claim from. Those of the
    last few evaluations are kept."""
    return MovePlanner(evaluation)


def _share(threat: float, defence: float) -> float:
    """The part of a stack that is lost when it is attacked with so much."""
    return max(0.0, min(1.0, (threat / max(1.0, defence) - 1.5) / 5.0))
