"""The rear of the Axis: which units stay, and which go back to where the enemy, or one of its trains, could come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.ai.ava import weights as w
from grognard.ai.ava.attacks import ROOM
from grognard.ai.ava.evaluation import Evaluation
from grognard.ai.ava.railways.rail_blocks import (
    blocking_units,
    empty_prizes,
    held_back,
    hubs,
    missing_rail_block,
    rail_blocks,
)
from grognard.games.ava.data.ground import AXIS, GRID, PACK
from grognard.games.ava.state.position import CONSTANTS, IS_HQ, IS_MECH, SIDE, Position

TRAINS = frozenset(c for c, chit in PACK.chits.items() if chit.kind == "reinforcement" and chit.side == "soviet")
"""12.0 The chit that brings Soviet trains."""


class Orders:
    """The moves of one activation, in an order in which they can be made, and how many will then stand in each hex."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[tuple[int, int]] = []
        self.crowd = {hex_: len(stack) for hex_, stack in position.stacks.items() if SIDE[stack[0]] == AXIS}

    def give(self, unit: int, hex_: int, spots: dict[int, set[int]]) -> None:
        """The unit goes to a hex, or stays there, and is not free for anything else."""
        here = self.position.places[unit]
        spots.pop(unit, None)
        if hex_ != here:
            self._shift(here, hex_)
            self.moves.append((unit, hex_))

    def take_back(self, unit: int, hex_: int) -> None:
        """The unit stays after all, if there is still room for it."""
        here = self.position.places[unit]
        if self.room(here):
            self._shift(hex_, here)
            self.moves.remove((unit, hex_))

    def room(self, hex_: int) -> bool:
        return self.crowd.get(hex_, 0) < ROOM

    def _shift(self, here: int, there: int) -> None:
        self.crowd[here] -= 1
        self.crowd[there] = self.crowd.get(there, 0) + 1


class Rear:
    """What an activation does for the rear. Only a large army, the one of the campaign, leaves garrisons."""

    def __init__(self, evaluation: Evaluation, orders: Orders) -> None:
        self.evaluation, self.orders, self.position = evaluation, orders, evaluation.position

    @property
    def trains_come(self) -> bool:
        """12.0 Whether Soviet trains may come before the next activation of the same headquarters."""
        if not self.evaluation.left:
            return self.evaluation.large and TRAINS.isdisjoint(self.position.drawn)
        return self._soon

    @property
    def _soon(self) -> bool:
        return self.position.turn >= CONSTANTS.reinforcements_from - 1

    def guards(self, waiting: Iterable[int]) -> set[int]:
        """One unit stays in each prize that the enemy could walk into again, in each link of the lifeline, and wherever
        it keeps a Soviet train away."""
        position, evaluation = self.position, self.evaluation
        watch = w.WATCH if evaluation.left else w.WATCH_LAST
        everywhere = evaluation.large and self._soon
        guarding: set[int] = set()
        for prize in evaluation.prizes:
            if prize in position.held and (everywhere or evaluation.from_soviets[prize] <= watch):
                own = [u for u in position.stack(prize) if not IS_HQ[u]]
                guard = min(own, key=lambda u: (IS_MECH[u], position.attack(u), u), default=-1)
                if guard >= 0 and (
                    not IS_MECH[guard] or not evaluation.left or evaluation.from_soviets[prize] <= w.WATCH_ARMOUR
                ):
                    guarding.add(guard)
        for link in evaluation.links if evaluation.late else ():
            own = [u for u in position.stack(link) if not IS_HQ[u]] or list(position.stack(link))
            if not any(u in guarding for u in own):
                guarding.add(min(own, key=lambda u: (IS_MECH[u], position.attack(u), u)))
        if self.trains_come:
            guarding |= blocking_units(
                evaluation, [u for u in waiting if evaluation.large or not (IS_HQ[u] or IS_MECH[u])]
            )
        return guarding

    def secure(self, spots: dict[int, set[int]]) -> None:
        """Infantry goes where it is missing, before any attack."""
        evaluation = self.evaluation
        if evaluation.large and self._soon:
            self._occupy(spots)
        if not self.trains_come:
            return
        if evaluation.large:
            self._garrison(spots)
        for unit, hex_ in rail_blocks(evaluation, spots, self.orders.crowd, ROOM):
            self.orders.give(unit, hex_, spots)
        call = missing_rail_block(evaluation, spots, dict(self.orders.moves)) if evaluation.large else None
        if call is not None:
            self._go_towards(*call, spots)

    def hold_back(self, fighting: Mapping[int, int]) -> None:
        """Infantry that only marches stays where all the moves together would let a train through."""
        if not self.evaluation.large or not self.trains_come:
            return
        moves = dict(self.orders.moves)
        able = [u for u in moves if u not in fighting and not IS_MECH[u] and not IS_HQ[u]]
        for unit in held_back(self.evaluation, moves, able):
            self.orders.take_back(unit, moves[unit])

    def _occupy(self, spots: dict[int, set[int]]) -> None:
        """A unit goes into every prize that was left empty, the dearest first."""
        places, evaluation = self.position.places, self.evaluation
        for prize in sorted(empty_prizes(evaluation), key=lambda h: (-evaluation.prizes[h], h)):
            if self.orders.crowd.get(prize, 0):
                continue
            away = {u: GRID.distance(places[u], prize) for u in spots if not IS_HQ[u] and not IS_MECH[u]}
            near = [u for u in away if away[u] <= w.OCCUPIERS]
            unit = min(near, key=lambda u: (prize not in spots[u], away[u], u), default=-1)
            if unit >= 0:
                self._go_towards(unit, prize, spots)

    def _garrison(self, spots: dict[int, set[int]]) -> None:
        """Infantry from the rear stays or goes where railways meet that feed a part of the front."""
        position, evaluation, orders = self.position, self.evaluation, self.orders
        for hub in hubs(evaluation):
            near = (hub, *GRID.near[hub])
            moved = dict(orders.moves)
            there = {u for h in near for u in position.stack(h) if SIDE[u] == AXIS and not IS_HQ[u]}
            if not there.issubset({*spots, *moved}) or not set(near).isdisjoint(moved.values()):
                continue
            able = [u for u in spots if not IS_HQ[u] and not IS_MECH[u] and spots[u].intersection(near)]
            able = [u for u in able if u in there or evaluation.from_soviets[position.places[u]] > w.REAR]
            unit = min(
                able, key=lambda u: (u not in there, -evaluation.from_soviets[position.places[u]], u), default=-1
            )
            if unit in there:
                orders.give(unit, position.places[unit], spots)
            elif unit >= 0:
                room = [h for h in near if h in spots[unit] and orders.room(h)]
                if room:
                    orders.give(unit, room[0], spots)

    def _go_towards(self, unit: int, goal: int, spots: dict[int, set[int]]) -> None:
        field, here = self.evaluation.country.field(goal, False), self.position.places[unit]
        open_ = [h for h in spots[unit] if h == here or self.orders.room(h)]
        self.orders.give(unit, min(open_, key=lambda h: (field[h], h)), spots)
