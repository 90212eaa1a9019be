"""Who moves where in a movement phase of Stalingrad '42, when the attacks have been given their units: each to the hex
that is worth most to it."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.ai import s42_weights as w
from grognard.ai.s42_mind import Mind
from grognard.ai.s42_ways import gait_of
from grognard.games.s42.lines import is_supplied
from grognard.games.s42.position import GOOD, ISOLATED, UNSUPPLIED, Position
from grognard.games.s42.stacking import excess
from grognard.games.s42.units import COMBAT, GERMAN, MECHANISED, SIDE, SUPPORT, Mode

SAMPLE = 6
"""How many of the best hexes are looked at for supply."""


class Marshal:
    """The values of hexes for the units of one side, in one phase. What is claimed is remembered as it goes."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.claims: dict[int, float] = {}
        """The strength that is at an objective or on its way, by the number of the objective."""

    # -- objectives ----------------------------------------------------------------------------------------

    def pull(self, unit: int, hex_: int) -> tuple[float, int]:
        """The objective that draws a unit most when it stands in a hex, and how much; -1: none does."""
        mind, best, chosen = self.mind, 0.0, -1
        gait = gait_of(unit)
        for number, objective in enumerate(mind.objectives):
            if objective.worth <= best or (objective.german and not GERMAN[unit]):
                continue
            if objective.mine:
                if not self.wants_guard(number, hex_):
                    continue
                worth = w.GARRISON * objective.worth
            else:
                if not mind.attacking and mind.arrival[objective.hexes[0]] == 0:
                    continue
                worth = objective.worth * (1.0 if mind.attacking else w.TAKEN_BACK)
                if self.claims.get(number, 0.0) >= mind.need(objective):
                    worth *= w.CROWDED
            value = worth * mind.near(number, gait, hex_)
            if value > best:
                best, chosen = value, number
        return best, chosen

    def wants_guard(self, number: int, hex_: int) -> bool:
        """Whether an own objective is within the enemy's reach and has too few to hold it."""
        mind = self.mind
        place = mind.objectives[number].hexes[0]
        due = w.GUARDED * w.TURN_BY_WHEEL
        return mind.arrival[place] <= due and self.claims.get(number, 0.0) < w.GUARD

    def claim(self, unit: int, hex_: int) -> None:
        """The unit has found its place: its strength counts at the objective it stands at or makes for."""
        if hex_ < 0 or not COMBAT[unit]:
            return
        _, number = self.pull(unit, hex_)
        if number >= 0:
            objective, position = self.mind.objectives[number], self.mind.position
            strength = position.defence(unit) if objective.mine else position.attack(unit)
            self.claims[number] = self.claims.get(number, 0.0) + strength

    # -- the worth of a hex --------------------------------------------------------------------------------

    def risk(self, position: Position, unit: int, hex_: int) -> float:
        """What could be lost there next turn."""
        mind = self.mind
        threat = min(w.MOST_ATTACK, w.CONCENTRATION * mind.pressure[mind.enemy][hex_])
        if not threat or mind.away[hex_] > 6:
            return 0.0
        stack = [u for u in position.of_side(hex_, mind.side) if u != unit]
        defence = sum(mind.defence(u, hex_) for u in (*stack, unit))
        odds = threat / max(1.0, defence)
        share = max(0.0, min(1.0, (odds - 1.5) / 5.0))
        return w.RISK * share * mind.body(unit)

    def worth(self, position: Position, unit: int, hex_: int) -> float:
        """What it is worth to have a unit in a hex at the end of the phase, supply left out."""
        if hex_ < 0:
            return 0.0
        mind = self.mind
        others = [u for u in position.of_side(hex_, mind.side) if u != unit]
        if excess(position, mind.side, (*others, unit)) > excess(position, mind.side, others):
            return -w.CROWD
        if SUPPORT[unit] or not COMBAT[unit]:
            return self.rear(position, unit, hex_)
        return self.pull(unit, hex_)[0] - self.risk(position, unit, hex_) + self.contact(position, unit, hex_)

    def refuge(self, position: Position, unit: int, hex_: int) -> float:
        """What a hex is worth to a unit that retreats there."""
        fed = is_supplied(position, self.mind.side, hex_)
        return self.worth(position, unit, hex_) - (0.0 if fed else w.HUNGER)

    def contact(self, position: Position, unit: int, hex_: int) -> float:
        """To stand against the enemy: who attacks keeps him busy, and in reach."""
        mind = self.mind
        if mind.away[hex_] != 1 or not mind.attacking:
            return 0.0
        return w.CONTACT if position.pieces[unit].order == GOOD else -w.CONTACT

    def rear(self, position: Position, unit: int, hex_: int) -> float:
        """Headquarters stay close behind the front, with somebody or behind somebody."""
        mind = self.mind
        away, friend = mind.away[hex_], mind.behind[hex_]
        guarded = any(COMBAT[u] and not SUPPORT[u] for u in position.of_side(hex_, mind.side))
        value = -abs(away - w.HQ_DISTANCE) * w.HQ_PULL - max(0, friend - 1) * w.HQ_PULL
        if away <= 2 and not guarded:
            value -= w.EXPOSED
        return value - (w.EXPOSED if away == 1 else 0.0)

    def best(self, position: Position, unit: int, options: Mapping[int, Mode], here: int) -> tuple[float, int | None]:
        """The hex worth most, and how much more than staying."""
        stay = self.worth(position, unit, here) if here >= 0 else -w.CROWD / 2
        if here >= 0 and not is_supplied(position, self.mind.side, here):
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
            fed = is_supplied(position, self.mind.side, hex_)
            more = value - (0.0 if fed else w.HUNGER)
            if more > best:
                best, chosen = more, hex_
        return best - stay, chosen

    # -- whose turn ----------------------------------------------------------------------------------------

    def order(self, position: Position) -> list[int]:
        """The units of the side in the order in which they are asked: tanks first, guns last."""
        found = []
        for unit, piece in enumerate(position.pieces):
            if SIDE[unit] != self.mind.side or (piece.place < 0 and piece.place > -10):
                continue
            rank = 2 if SUPPORT[unit] or not COMBAT[unit] else 0 if MECHANISED[unit] else 1
            if rank == 2 and position.pieces[unit].has(UNSUPPLIED | ISOLATED):
                rank = 3
            near = self.pull(unit, piece.place)[0] if piece.place >= 0 and rank < 2 else 0.0
            found.append((rank, -near, unit))
        return [unit for _, _, unit in sorted(found)]


def marshal_of(mind: Mind) -> Marshal:
    """The values of hexes as a mind sees them, nothing claimed: to be asked, not to claim from."""
    known: Marshal | None = mind.__dict__.get("marshal")
    if known is None:
        known = mind.__dict__["marshal"] = Marshal(mind)
    return known
