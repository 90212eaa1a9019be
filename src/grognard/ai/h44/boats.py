"""The crossing of the large river in boats, as the competent Allies of Holland '44 see it: where infantry gathers,
where the boats wait, and when they go over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from math import inf

from grognard.ai.h44 import weights as w
from grognard.ai.h44.distance_fields import Field, gait_of
from grognard.ai.h44.evaluation import Evaluation
from grognard.ai.h44.roles import role
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import ALLIED, GERMAN, SIDE, VEHICLE
from grognard.games.h44.movement.ground import MECH
from grognard.games.h44.movement.reach import March, modes, reach
from grognard.games.h44.state.position import GOOD, IN_FULL_RETREAT, MOVED, SPENT
from grognard.games.h44.state.zones import zones

PASSENGERS = 6
"""Battalions of motorised infantry, the foremost ones, that the place for boats is chosen for."""
LOAD = 6
"""23.3.3 Steps that engineers take over in a turn."""
Shore = tuple[int, int]
"""A hex on the near bank, and one opposite."""


class Boats:
    """The crossing in one position. It is asked for the Allies alone."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self._ways: dict[tuple[int, int], Field] = {}

    @property
    def near_the_end(self) -> bool:
        """Whether the column has come near the river."""
        return self.evaluation.spear >= len(self.evaluation.highway) - 12

    # -- where ---------------------------------------------------------------------------------------------

    @cached_property
    def site(self) -> Shore:
        """Where to cross: right now if that can be done, otherwise the best place to gather."""
        return self.launch or self.assault or min(self.evaluation.shores, key=self._price)

    @cached_property
    def _motors(self) -> list[int]:
        """The foremost motorised infantry."""
        evaluation, pieces = self.evaluation, self.evaluation.position.pieces
        way = evaluation.drive(MECH)
        motors = [u for u in evaluation.position.on_map(ALLIED) if role(u) == "motor" and pieces[u].order == GOOD]
        return sorted(motors, key=lambda u: (way[pieces[u].place], u))[:PASSENGERS]

    def _price(self, shore: Shore) -> tuple[float, int, int]:
        """What speaks against a place to gather: the way of boats and infantry, and who watches it."""
        evaluation = self.evaluation
        near, far = shore
        watched = zones(evaluation.position, GERMAN).zone
        cost = float(min((self._far(u, near) for u in evaluation.boats), default=0))
        cost += w.GATHER * sum(sorted(self._far(u, near) for u in self._motors)[:2])
        cost -= w.WAITING * min(LOAD, self._steps(self._around(near)))
        cost += sum(w.OCCUPIED for hex_ in shore if evaluation.position.side_in(hex_) == GERMAN)
        cost += w.WATCHED * ((near in watched) + (far in watched)) + evaluation.pressure[GERMAN][far]
        return cost, near, far

    # -- when ----------------------------------------------------------------------------------------------

    @property
    def crossing(self) -> bool:
        """Whether engineers can be at the bank before the game ends, with some luck."""
        time = w.TURN_BY_WHEEL * (self.evaluation.left + 2)
        return any(self._far(u, near) <= time for u in self.evaluation.boats for near, _ in self.evaluation.shores)

    def _far(self, unit: int, hex_: int) -> int:
        """How far it is from a unit to a hex, round the enemies: nearly what it is the other way."""
        key = (self.evaluation.position.pieces[unit].place, gait_of(unit))
        if key not in self._ways:
            self._ways[key] = self.evaluation.march(*key)
        return self._ways[key][hex_]

    @cached_property
    def gathering(self) -> bool:
        """Whether motorised infantry goes to the boats rather than to the bridge."""
        evaluation = self.evaluation
        last = evaluation.short and evaluation.side == ALLIED and evaluation.left <= w.EMBARK
        return last and self.near_the_end and self.crossing

    @cached_property
    def launch(self) -> Shore | None:
        """23.3.3 Where men wait for boats that can be there this turn, and no enemy is on the other bank: where most
        can go over."""
        evaluation = self.evaluation
        if not evaluation.short or evaluation.side != ALLIED or evaluation.left > w.LAST_CHANCE:
            return None
        over = sum(evaluation.position.pieces[u].steps for u in evaluation.crossed)
        best, chosen = (max(1, evaluation.scenario.steps - over) if evaluation.left else 1, -inf), None
        for near, far in evaluation.shores:
            if GERMAN in (evaluation.position.side_in(near), evaluation.position.side_in(far)):
                continue
            there = any(evaluation.position.pieces[u].place == near for u in evaluation.boats)
            value = min(LOAD, self.ready(near)), w.AT_HAND * there - evaluation.pressure[GERMAN][far]
            if value >= best and any(self.in_reach(u, near) for u in evaluation.boats):
                best, chosen = value, (near, far)
        return chosen

    @cached_property
    def assault(self) -> Shore | None:
        """9.5.3 On the last day, when every far hex is held: where boats can be with most men who have not moved, and
        fewest enemies opposite."""
        evaluation = self.evaluation
        if not evaluation.short or evaluation.side != ALLIED or evaluation.left:
            return None
        found = []
        for near, far in evaluation.shores:
            men = sum(evaluation.position.pieces[u].steps for u in self._infantry((near,)) if self._fresh(u))
            if (
                men
                and evaluation.position.side_in(far) == GERMAN
                and any(self.in_reach(u, near) for u in evaluation.boats)
            ):
                found.append((min(LOAD, men) - evaluation.strength(far), near, far))
        return max(found)[1:] if found else None

    def _steps(self, hexes: Iterable[int]) -> int:
        return sum(self.evaluation.position.pieces[u].steps for u in self._infantry(hexes))

    def ready(self, near: int) -> int:
        """Steps of infantry that could go over from a hex of the bank."""
        return sum(self.evaluation.position.pieces[u].steps for u in self.waiting(near))

    def waiting(self, near: int) -> list[int]:
        """Who could go over from a hex of the bank: those who stand there, and those next door, unless an enemy would
        stop them at the bank."""
        stopped = near in zones(self.evaluation.position, GERMAN).zone
        return [u for u in self._infantry((near,) if stopped else self._around(near)) if self._fresh(u)]

    def _around(self, near: int) -> tuple[int, ...]:
        """A hex of the bank and those next door with no water between."""
        return near, *(hex_ for hex_ in GRID.near[near] if not self.evaluation.country.water(hex_, near))

    def _fresh(self, unit: int) -> bool:
        return not self.evaluation.position.pieces[unit].marks & (MOVED | SPENT)

    def _infantry(self, hexes: Iterable[int]) -> Iterator[int]:
        """The infantry of the ground forces in some hexes."""
        position = self.evaluation.position
        for hex_ in hexes:
            for unit in position.stack(hex_):
                ground = SIDE[unit] == ALLIED and role(unit) in ("motor", "flank") and not VEHICLE[unit]
                if ground and position.pieces[unit].order != IN_FULL_RETREAT:
                    yield unit

    def in_reach(self, unit: int, near: int) -> bool:
        """Whether engineers can be in a hex of the bank this turn, ready to serve: by the rules, not by a guess."""
        position = self.evaluation.position
        piece = position.pieces[unit]
        if piece.place == near:
            return True
        if piece.place < 0 or piece.marks & (MOVED | SPENT):
            return False
        march = March(units=(unit,), start=piece.place, here=piece.place)
        return any(near in reach(position, march, mode) for mode in modes(position, march) if mode != "extended")

    @property
    def embarking(self) -> bool:
        """Whether it is the moment to go over."""
        return bool(self.launch or self.assault)

    # -- who makes room ------------------------------------------------------------------------------------

    @cached_property
    def yielded(self) -> frozenset[int]:
        """Where paratroopers make room for those who count on the far bank: at the bridge and at the boats."""
        evaluation = self.evaluation
        if not self.gathering:
            return evaluation.relieved
        near = self.site[0]
        beside = (h for h in GRID.near[near] if h in evaluation.country.land and h not in evaluation.bank)
        return evaluation.relieved | {near, *beside}


@lru_cache(maxsize=8)
def boats_of(evaluation: Evaluation) -> Boats:
    """The crossing as an evaluation sees it, thought over once. That of the last few evaluations is kept."""
    return Boats(evaluation)
