"""What may support the attacks of a turn of Stalingrad '42, thought of before any unit has moved: guns in range and
aircraft, each for one attack."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.ai.s42 import weights as w
from grognard.games.s42.combat.air_support import may_fly
from grognard.games.s42.combat.artillery import Fire, fires_of
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import GERMAN, RANGE, SOVIET
from grognard.games.s42.state.position import GOOD, REPLACED, TRAIN, USED, Position
from grognard.games.s42.supply.supply_points import is_ready, supply_name, supply_of


class Means:
    """The guns and aircraft of a side that no attack has been promised."""

    def __init__(self, position: Position, side: int) -> None:
        self.position, self.side = position, side
        self.fires = [fire for fire in fires_of(position, side) if self._shoots(fire)]
        self.wings = list(range(len(position.wings))) if side != SOVIET else []

    def _shoots(self, fire: Fire) -> bool:
        unit, number = fire
        piece = self.position.pieces[unit]
        if piece.place < 0 or piece.order != GOOD or piece.has(REPLACED | TRAIN):
            return False
        if not (GERMAN[unit] or self.side == SOVIET):
            return False
        supply = supply_of(self.position, supply_name(number)) if number else None
        return is_ready(supply) if supply is not None else not piece.has(USED)

    def given(self, battle: Battle) -> tuple[Battle, float]:
        """The attack with all the support it could have, and what that is worth elsewhere."""
        price = 0.0
        for fire in self.fires:
            at = self.position.pieces[fire[0]].place
            if GRID.distance(at, battle.target) <= RANGE[fire[0]]:
                battle, price = replace(battle, guns=(fire,)), price + w.GUN
                break
        for wing in self.wings:
            if may_fly(self.position, self.side, battle, wing):
                return replace(battle, air=wing), price + w.FLIGHT
        return battle, price

    def has(self, battle: Battle) -> bool:
        """Whether the support of an attack has not been promised to others."""
        return all(fire in self.fires for fire in battle.guns) and (battle.air < 0 or battle.air in self.wings)

    def promise(self, battle: Battle) -> None:
        for fire in battle.guns:
            self.fires.remove(fire)
        if battle.air >= 0:
            self.wings.remove(battle.air)
