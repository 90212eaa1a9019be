"""The line of a side in Stalingrad '42: who must stand where so that no enemy comes through to what is to be kept. The
shortest way of an enemy to it is sought past those who have been posted, and barred, until none is short."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from grognard.ai.s42 import weights as w
from grognard.ai.s42.distance_fields import FAR, Field, field
from grognard.ai.s42.evaluation import Evaluation
from grognard.ai.s42.moves import MovePlanner
from grognard.games.s42.data.units import COMBAT, MECH, MECHANISED, SUPPORT, Mode
from grognard.games.s42.movement.network import arcs
from grognard.games.s42.state.position import ELIMINATED, IN_FULL_RETREAT, Position
from grognard.games.s42.state.stacking import excess
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import held_by
from grognard.games.s42.turn.weather import sky

Reach = Mapping[int, Mapping[int, Mode]]


class Leaks:
    """Which enemies could be through to what a side keeps, and how soon."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.limit = w.ATTACKERS_LEAK if evaluation.attacking else w.LEAK
        """Turns within which no enemy is to come through."""
        self.goals = self._goals()

    def _goals(self) -> dict[int, int]:
        """What is to be kept; what is worth less counts as farther away."""
        found: dict[int, int] = {}
        for objective in self.evaluation.objectives:
            if objective.mine:
                far = int(w.TURN_BY_WHEEL * max(0.0, 1.0 - objective.worth / (2 * w.POINT * w.IN_HAND)))
                for hex_ in objective.hexes:
                    found[hex_] = min(far, found.get(hex_, FAR))
        return found

    def obstacles(self, table: Position) -> dict[int, int]:
        """What those who stand there cost an enemy on his way."""
        own = zones(table, self.evaluation.side)
        extra = dict.fromkeys(own.sources, w.STOPPED)
        extra.update(dict.fromkeys(own.hexes, w.BLOCKED))
        extra.update(dict.fromkeys(held_by(table, self.evaluation.side), w.BLOCKED))
        return extra

    def ways(self, table: Position, extra: Mapping[int, int]) -> Field:
        return field(table, self.goals, MECH, extra, int(self.limit * w.DASH_BY_WHEEL))

    def read(self, way: Field) -> dict[int, float]:
        """The enemy stacks that could be through too soon, and in how many turns."""
        quick = {foe: self.evaluation.turn_of(foe) == w.TURN_BY_WHEEL for foe in self.evaluation.enemies}
        turns = {foe: way[foe] / (w.DASH_BY_WHEEL if quick[foe] else w.DASH_ON_FOOT) for foe in quick}
        return {foe: found for foe, found in turns.items() if found < self.limit}

    def of(self, table: Position) -> dict[int, float]:
        return self.read(self.ways(table, self.obstacles(table)))

    def are_worse(self, then: Mapping[int, float], now: Mapping[int, float]) -> bool:
        """Whether some enemy would be sooner through than he is now."""
        return any(turns < now.get(foe, self.limit) - w.SOONER for foe, turns in then.items())


class Line:
    """The posts of one movement phase."""

    def __init__(
        self, evaluation: Evaluation, reach: Reach, move_planner: MovePlanner, sent: Mapping[int, int]
    ) -> None:
        self.evaluation, self.move_planner = evaluation, move_planner
        self.leaks = Leaks(evaluation)
        position = evaluation.position
        free = [unit for unit in reach if unit not in sent]
        self.reach = {unit: reach[unit] for unit in free if self._serves(unit)}
        moves = {unit: replace(position.pieces[unit], place=hex_) for unit, hex_ in sent.items()}
        off = (unit for unit in free if not self._watches(unit))
        moves |= {u: replace(position.pieces[u], place=ELIMINATED) for u in off if position.pieces[u].place >= 0}
        self.table = position.with_pieces(moves)
        """Those who are sent somewhere stand there; those who have no post nowhere."""

    def _serves(self, unit: int) -> bool:
        """Whether a unit may be posted: the tanks of an attacker have better things to do."""
        piece = self.evaluation.position.pieces[unit]
        fit = COMBAT[unit] and not SUPPORT[unit] and piece.order != IN_FULL_RETREAT
        return fit and not (self.evaluation.attacking and MECHANISED[unit])

    def _watches(self, unit: int) -> bool:
        """Whether a unit that may be posted stands before the enemy already."""
        place = self.evaluation.position.pieces[unit].place
        return unit in self.reach and place >= 0 and self.evaluation.away[place] <= w.FRONT

    def posts(self) -> dict[int, int]:
        """Who is posted where. Of those before the enemy every unit stays without which he would be sooner through, the
        strongest being let go first; then the free units bar the ways that are still short."""
        if not self.leaks.goals:
            return {}
        found = self._kept()
        for unit in found:
            del self.reach[unit]
        hopeless: set[int] = set()
        while len(found) < w.MOST_POSTS:
            extra = self.leaks.obstacles(self.table)
            way = self.leaks.ways(self.table, extra)
            leaks = {foe: turns for foe, turns in self.leaks.read(way).items() if foe not in hopeless}
            if not leaks:
                break
            foe = min(leaks, key=lambda hex_: (leaks[hex_], hex_))
            choice = self._barrier(list(self._path(way, extra, foe)))
            if choice is None:
                hopeless.add(foe)
                continue
            unit, hex_ = choice
            found[unit] = hex_
            del self.reach[unit]
            self.table = self.table.with_piece(unit, replace(self.evaluation.position.pieces[unit], place=hex_))
        return found

    def _kept(self) -> dict[int, int]:
        position = self.evaluation.position
        there = [unit for unit in self.reach if self.table.pieces[unit].place >= 0]
        there.sort(key=lambda u: (-self.evaluation.away[position.pieces[u].place], -position.attack(u), u))
        now = self.leaks.of(self.table)
        found: dict[int, int] = {}
        for unit in there:
            piece = position.pieces[unit]
            without = self.table.with_piece(unit, replace(piece, place=ELIMINATED))
            then = self.leaks.of(without)
            if self.leaks.are_worse(then, now):
                found[unit] = piece.place
            else:
                self.table, now = without, then
        return found

    def _path(self, way: Field, extra: Mapping[int, int], foe: int) -> Iterator[int]:
        """The first hexes of the way that an enemy would take."""
        here = foe
        for _ in range(w.DEPTH):
            ahead = [
                arc.to_hex
                for arc in arcs(self.table.country, sky(self.table), ((MECH, False),))[here]
                if way[arc.to_hex] + extra.get(arc.to_hex, 0) < way[here]
            ]
            if not ahead:
                return
            here = min(ahead, key=lambda hex_: (way[hex_] + extra.get(hex_, 0), hex_))
            yield here

    def _barrier(self, path: list[int]) -> tuple[int, int] | None:
        """Who bars a way best, and where."""
        best, chosen = -w.CROWD, None
        for depth, hex_ in enumerate(path):
            if self.table.fighters(hex_, self.evaluation.enemy):
                continue
            there = self.table.of_side(hex_, self.evaluation.side)
            if any(COMBAT[unit] for unit in there):
                continue
            for unit, hexes in self.reach.items():
                if hexes.get(hex_, "extended") == "extended" or excess(
                    self.table, self.evaluation.side, (*there, unit)
                ):
                    continue
                value = self._worth(unit, hex_) - w.DEEP * depth
                if value > best:
                    best, chosen = value, (unit, hex_)
        return chosen

    def _worth(self, unit: int, hex_: int) -> float:
        position: Position = self.evaluation.position
        stays = position.pieces[unit].place == hex_
        value = (w.STAYS if stays else 0.0) - self.move_planner.risk(self.table, unit, hex_)
        return value + w.WALLS * self.evaluation.own_sites.get(hex_, 0.0) - w.WASTED * position.attack(unit)
