"""The line of a side in Stalingrad '42: who must stand where so that no enemy comes through to what is to be kept. The
shortest way of an enemy to it is sought past those who have been posted, and barred, until none is short."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from grognard.ai import s42_weights as w
from grognard.ai.s42_mind import Mind
from grognard.ai.s42_moves import Marshal
from grognard.ai.s42_ways import FAR, Field, field
from grognard.games.s42.network import arcs
from grognard.games.s42.position import ELIMINATED, ROUTED, Position
from grognard.games.s42.stacking import excess
from grognard.games.s42.units import COMBAT, MECH, MECHANISED, SUPPORT, Mode
from grognard.games.s42.zones import zones

Reach = Mapping[int, Mapping[int, Mode]]


class Line:
    """The posts of one movement phase."""

    def __init__(self, mind: Mind, reach: Reach, marshal: Marshal, sent: Mapping[int, int]) -> None:
        self.mind, self.marshal = mind, marshal
        free = [unit for unit in reach if unit not in sent]
        self.reach = {unit: reach[unit] for unit in free if self._serves(unit)}
        position = mind.position
        moves = {unit: replace(position.pieces[unit], place=hex_) for unit, hex_ in sent.items()}
        moves |= {u: replace(position.pieces[u], place=ELIMINATED) for u in free if position.pieces[u].place >= 0}
        self.table = position.with_pieces(moves)
        """Those who are sent somewhere stand there; those who have no post yet nowhere."""

    def _serves(self, unit: int) -> bool:
        """Whether a unit may be posted: the tanks of an attacker have better things to do."""
        piece = self.mind.position.pieces[unit]
        fit = COMBAT[unit] and not SUPPORT[unit] and piece.order != ROUTED
        return fit and not (self.mind.attacking and MECHANISED[unit])

    def posts(self) -> dict[int, int]:
        """Who is posted where, as long as somebody can be who bars a way."""
        found: dict[int, int] = {}
        goals = self._goals()
        hopeless: set[int] = set()
        while goals and len(found) < w.MOST_POSTS:
            extra = self._obstacles()
            way = field(self.table, goals, MECH, extra, int(w.LEAK * w.TURN_BY_WHEEL))
            foe = self._nearest(way, hopeless)
            if foe is None:
                break
            choice = self._barrier(list(self._path(way, extra, foe)))
            if choice is None:
                hopeless.add(foe)
                continue
            unit, hex_ = choice
            found[unit] = hex_
            del self.reach[unit]
            self.table = self.table.with_piece(unit, replace(self.mind.position.pieces[unit], place=hex_))
        return found

    def _goals(self) -> dict[int, int]:
        """What is to be kept; what is worth less counts as farther away."""
        found: dict[int, int] = {}
        for objective in self.mind.objectives:
            if objective.mine:
                far = int(w.TURN_BY_WHEEL * max(0.0, 1.0 - objective.worth / (2 * w.POINT * w.IN_HAND)))
                for hex_ in objective.hexes:
                    found[hex_] = min(far, found.get(hex_, FAR))
        return found

    def _obstacles(self) -> dict[int, int]:
        """What those who are posted cost an enemy on his way."""
        own = zones(self.table, self.mind.side)
        extra = dict.fromkeys(own.zone, w.SCREENED)
        extra.update(dict.fromkeys(own.hexes, w.BLOCKED))
        pieces = self.table.pieces
        held = (pieces[unit].place for unit in self.table.on_map(self.mind.side) if COMBAT[unit])
        extra.update(dict.fromkeys(held, w.BLOCKED))
        return extra

    def _nearest(self, way: Field, hopeless: set[int]) -> int | None:
        """The enemy stack that is soonest through; None if none is within the time that is feared."""
        best, chosen = w.LEAK, None
        for foe in self.mind.enemies:
            turns = way[foe] / self.mind.turn_of(foe)
            if foe not in hopeless and turns < best:
                best, chosen = turns, foe
        return chosen

    def _path(self, way: Field, extra: Mapping[int, int], foe: int) -> Iterator[int]:
        """The first hexes of the way that an enemy would take."""
        here = foe
        for _ in range(w.DEPTH):
            ahead = [
                arc.other
                for arc in arcs(self.table, ((MECH, False),), here)
                if way[arc.other] + extra.get(arc.other, 0) < way[here]
            ]
            if not ahead:
                return
            here = min(ahead, key=lambda hex_: (way[hex_] + extra.get(hex_, 0), hex_))
            yield here

    def _barrier(self, path: list[int]) -> tuple[int, int] | None:
        """Who bars a way best, and where."""
        best, chosen = -w.CROWD, None
        for depth, hex_ in enumerate(path):
            if self.table.fighters(hex_, self.mind.enemy):
                continue
            there = self.table.of_side(hex_, self.mind.side)
            if any(COMBAT[unit] for unit in there):
                continue
            for unit, hexes in self.reach.items():
                if hexes.get(hex_, "extended") == "extended" or excess(self.table, self.mind.side, (*there, unit)):
                    continue
                value = self._worth(unit, hex_) - w.DEEP * depth
                if value > best:
                    best, chosen = value, (unit, hex_)
        return chosen

    def _worth(self, unit: int, hex_: int) -> float:
        position: Position = self.mind.position
        stays = position.pieces[unit].place == hex_
        value = (w.STAYS if stays else 0.0) - self.marshal.risk(self.table, unit, hex_)
        return value + w.WALLS * self.mind.own_sites.get(hex_, 0.0) - w.WASTED * position.attack(unit)
