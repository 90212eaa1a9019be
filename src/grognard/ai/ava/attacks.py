"""Which attacks are worth making with the units at hand, and from where: the best one first, until none is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from grognard.ai.ava import weights as w
from grognard.ai.ava.evaluation import Evaluation
from grognard.games.ava.combat.odds import TABLES, defender_parts
from grognard.games.ava.data.ground import AXIS, GRID, PACK
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, IS_HQ, IS_MECH

ROOM = CONSTANTS.stacking
MOST = 10
"""Units in one attack, at most."""
HIGHEST = len(TABLES.odds) - 1


class Assault(Struct):
    """An attack on a hex: which units from where, and what it is worth."""

    target: int
    worth: float
    units: dict[int, int]


class Foe(Struct):
    """An enemy hex that could be attacked."""

    target: int
    defence: int
    shift: int
    approach: tuple[int, ...]
    fords: frozenset[int]
    """Hexes from which a river lies in between."""
    assault: Assault | None = None
    stale: bool = True


def column(attack: int, defence: int, shift: int) -> int:
    """The final column; -1 when the attack would be cancelled."""
    best = -1
    for index, halves in enumerate(TABLES.odds):
        if 2 * attack < halves * defence:
            break
        best = index
    return best - shift if attack and best >= 0 else -1


class Attacks:
    """The attacks of one activation. `reach` says where each unit could stand, `haste` what it would miss elsewhere."""

    def __init__(
        self,
        evaluation: Evaluation,
        operation: Operation,
        reach: Mapping[int, set[int]],
        crowd: dict[int, int],
        haste: Callable[[int, int], float] = lambda unit, hex_: 0.0,
    ) -> None:
        self.evaluation, self.operation, self.crowd, self.haste = evaluation, operation, crowd, haste
        self.free = {unit: hexes for unit, hexes in reach.items() if not IS_HQ[unit]}
        self.places = {unit: evaluation.position.places[unit] for unit in reach}
        self.assigned: list[Assault] = []
        self.least = (w.LEAST if evaluation.side == AXIS else w.LEAST_SOVIET) * evaluation.posture.thrift
        self.foes = [self._foe(hex_) for hex_ in evaluation.enemy_hexes]
        self.by_hex: dict[int, list[int]] = {}
        for unit, hexes in self.free.items():
            for foe in self.foes:
                for hex_ in foe.approach:
                    if hex_ in hexes:
                        self.by_hex.setdefault(hex_, [])
                        if unit not in self.by_hex[hex_]:
                            self.by_hex[hex_].append(unit)

    def _foe(self, target: int) -> Foe:
        position, ground = self.evaluation.position, self.evaluation.ground
        defence = sum(part.quarters for part in defender_parts(position, target, self.operation.chit)) // 4
        shift = sum(columns for _, columns in ground.shifts(target))
        approach = tuple(
            near
            for near in GRID.near[target]
            if near in ground.land
            and position.side_in(near) != self.evaluation.enemy
            and not ground.forbids(near, target, self.evaluation.side, False)
        )
        wet = () if self.operation.surprise else (near for near in approach if ground.river(near, target))
        return Foe(target, defence, shift, approach, frozenset(wet))

    def strength(self, unit: int, at: int, foe: Foe) -> int:
        """In quarters."""
        half = 2 if at in foe.fords else 1
        alone = 2 if unit in self.operation.slow else 1
        return 4 * self.evaluation.position.attack(unit) // (half * alone)

    def plan(self) -> list[Assault]:
        """The best assaults, one after another; the moves they need are entered into `crowd` and `places`."""
        while True:
            best: Assault | None = None
            for foe in self.foes:
                if foe.stale:
                    foe.assault, foe.stale = self._best(foe), False
                if foe.assault is not None and (best is None or foe.assault.worth > best.worth):
                    best = foe.assault
            if best is None:
                return self.assigned
            self._commit(best)

    def _commit(self, assault: Assault) -> None:
        touched: set[int] = set()
        for unit, hex_ in assault.units.items():
            touched |= {self.places[unit], hex_}
            self.place(unit, hex_)
            del self.free[unit]
        for foe in self.foes:
            used = foe.assault is not None and any(unit in assault.units for unit in foe.assault.units)
            if used or any(hex_ in touched for hex_ in foe.approach):
                foe.stale = True
        self.foes = [foe for foe in self.foes if foe.target != assault.target]
        self.assigned.append(assault)

    def place(self, unit: int, hex_: int) -> None:
        was = self.places[unit]
        if was != hex_:
            if was >= 0:
                self.crowd[was] -= 1
            self.crowd[hex_] = self.crowd.get(hex_, 0) + 1
            self.places[unit] = hex_

    def _best(self, foe: Foe) -> Assault | None:
        """The force that is worth most against one hex: infantry first, so that armour stays free for other things."""
        units = {unit for hex_ in foe.approach for unit in self.by_hex.get(hex_, ()) if unit in self.free}
        if not units:
            return None
        attack = self.evaluation.position.attack
        if column(sum(attack(unit) for unit in units), foe.defence, foe.shift) < 0:
            return None
        by_foot = sorted(units, key=lambda u: (IS_MECH[u], self.places[u] not in foe.approach, -attack(u), u))
        by_force = sorted(units, key=lambda u: (-attack(u), self.places[u] not in foe.approach, u))
        assaults = [self._force(foe, order) for order in (by_foot, by_force)]
        best = max(assaults, key=lambda assault: assault.worth)
        return best if best.worth > self.least else None

    def _force(self, foe: Foe, order: Sequence[int]) -> Assault:
        evaluation, crowd = self.evaluation, self.crowd
        best = Assault(foe.target, -1.0, {})
        chosen: dict[int, int] = {}
        extra: dict[int, int] = {}
        quarters, reached, price = 0, -1, 0.0
        for unit in order:
            hexes = self.free[unit]
            here = self.places[unit]
            spots = [
                h
                for h in foe.approach
                if h in hexes and (h == here or crowd.get(h, 0) + extra.get(h, 0) < ROOM) and self._may(unit, h, foe)
            ]
            if not spots:
                continue
            hex_ = max(spots, key=lambda h: self._spot(unit, h, foe, chosen))
            chosen[unit] = hex_
            if hex_ != here:
                extra[hex_] = extra.get(hex_, 0) + 1
            quarters += self.strength(unit, hex_, foe)
            price += w.FORCE * evaluation.position.attack(unit) + self.haste(unit, hex_)
            final = min(HIGHEST, column(quarters // 4, foe.defence, foe.shift))
            if final > reached:
                reached = final
                clean, open_ = evaluation.ways_out(foe.target, chosen.values())
                worth = evaluation.battle(foe.target, tuple(chosen), final, clean, open_) - price
                if worth > best.worth:
                    best = Assault(foe.target, worth, dict(chosen))
            if len(chosen) >= MOST or reached >= HIGHEST:
                break
        return best

    def _may(self, unit: int, hex_: int, foe: Foe) -> bool:
        return not PACK.units[unit].mountain or hex_ in foe.approach

    def _spot(self, unit: int, hex_: int, foe: Foe, chosen: Mapping[int, int]) -> tuple[float, int]:
        """How good a hex is to attack from: no river, spread around the enemy, sheltered, near at hand."""
        value = -3.0 if hex_ in foe.fords else 0.0
        if hex_ == self.places[unit]:
            value += 0.6
        taken = set(chosen.values())
        if hex_ not in taken:
            value += 0.5 * sum(1 for n in GRID.near[hex_] if n in GRID.near[foe.target] and n not in taken)
        value += 0.3 * self.evaluation.country.shelter[hex_]
        return value, -hex_
