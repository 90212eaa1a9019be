"""Lines of supply in two parts: any length of road from the source, then a short way overland to the unit.

The roads that lead to a set of sources are found once for a position, the overland part is sought from each hex. What
bars either part is for the game to say: `Ground` is the list of its answers.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Protocol

from msgspec import Struct

from grognard.hexes.board import pair
from grognard.series.zoc_bonds.zones import Zones


class Net(Struct, frozen=True):
    """Some sources and the roads that lead to them."""

    came: dict[int, int]
    """For each hex of the road part, the next place towards the source: a hex, a place off the map (below zero), the
    hex itself where the source is."""
    edges: dict[int, int]
    """The source beyond each hex of the map's edge."""
    goals: dict[int, int]
    """Hexes at which an overland part may end, and the hexes it still has to count there: one to leave the map."""

    @classmethod
    def to(
        cls,
        edges: dict[int, int],
        sources: Iterable[int],
        roads: Mapping[int, tuple[int, ...]],
        shut: Container[int],
    ) -> Net:
        """The roads that lead over the edge of the map or to sources in hexes: `roads` joins hexes, none of a line is
        `shut`. A source needs no road; one that its enemy watches serves the units that stand on it."""
        heads = tuple(sources)
        starts = {hex_: hex_ for hex_ in heads} | edges
        came = {hex_: to for hex_, to in starts.items() if hex_ in roads and hex_ not in shut}
        edge = list(came)
        for hex_ in edge:
            for neighbour in roads[hex_]:
                if neighbour not in came and neighbour not in shut:
                    came[neighbour] = hex_
                    edge.append(neighbour)
        return cls(came, edges, dict.fromkeys(edges, 1) | dict.fromkeys((*came, *heads), 0))

    def line(self, overland: tuple[int, ...]) -> tuple[int, ...]:
        """The whole line of a unit, its overland part first, the source (a hex or a place off the map) last."""
        path = list(overland)
        while path and path[-1] >= 0 and self.came.get(path[-1], path[-1]) != path[-1]:
            path.append(self.came[path[-1]])
        if path and path[-1] in self.edges and path[-1] not in self.came:
            path.append(self.edges[path[-1]])
        return tuple(path)


class Ground(Protocol):
    """What the overland part of one side meets in one position."""

    def near(self, hex_: int) -> Iterable[tuple[int, int]]:
        """The neighbours that the ground lets a line reach from a hex, and as how many hexes each counts."""

    @property
    def shut(self) -> Container[int]:
        """Hexes that no line enters: the enemy is there, or as good as there."""

    @property
    def friends(self) -> Container[int]:
        """Hexes whose units cancel the zone of the enemy for the line."""

    @property
    def enemy(self) -> Zones:
        """The zones and bonds of the enemy."""


def is_watched(ground: Ground, hex_: int) -> bool:
    """In a zone of the enemy, with no unit to cancel it."""
    return hex_ in ground.enemy.sources and hex_ not in ground.friends


def passes(ground: Ground, from_hex: int, to_hex: int, *, watched: bool) -> bool:
    """Whether the enemy lets a line continue from a hex that is `watched` or not: no enemy-occupied hex, no bond, and
    never two watched hexes in a row."""
    if to_hex in ground.shut or (watched and is_watched(ground, to_hex)):
        return False
    return not ground.enemy.bar(from_hex, to_hex)


def overland(start: int, goals: Mapping[int, int], limit: int | None, ground: Ground) -> tuple[int, ...]:
    """The shortest way from a hex to a goal, both included, that counts at most `limit` hexes (None: any number); empty
    if there is none. The hex where the line starts is the unit's own, so no enemy watches it."""
    most = _FAR if limit is None else limit
    shut, friends, enemy = ground.shut, ground.friends, ground.enemy
    watch, bonded, sides = enemy.sources, enemy.hexes, enemy.sides
    came, depth, layers = {start: start}, {start: 0}, [[start]]
    for length, layer in enumerate(layers):
        for hex_ in layer:
            if depth[hex_] < length:
                continue
            if hex_ in goals and length + goals[hex_] <= most:
                return _way(came, hex_)
            if length >= most:
                continue
            watched = hex_ != start and is_watched(ground, hex_)
            for neighbour, count in ground.near(hex_):
                far = length + count
                if far > most or depth.get(neighbour, _FAR) <= far:
                    continue
                # what `passes` says, without asking for each hex
                if (
                    neighbour in shut
                    or neighbour in bonded
                    or (watched and neighbour in watch and neighbour not in friends)
                ):
                    continue
                if sides and pair(hex_, neighbour) in sides:
                    continue
                came[neighbour], depth[neighbour] = hex_, far
                while len(layers) <= far:
                    layers.append([])
                layers[far].append(neighbour)
    return ()


def reached(start: int, ground: Ground) -> frozenset[int]:
    """Every hex to which a line of any length leads overland: the pocket, if no source is in it."""
    hexes, queue = {start}, [start]
    for hex_ in queue:
        watched = hex_ != start and is_watched(ground, hex_)
        for neighbour, _ in ground.near(hex_):
            if neighbour not in hexes and passes(ground, hex_, neighbour, watched=watched):
                hexes.add(neighbour)
                queue.append(neighbour)
    return frozenset(hexes)


_FAR = 1 << 30


def _way(came: Mapping[int, int], end: int) -> tuple[int, ...]:
    path = [end]
    while came[path[-1]] != path[-1]:
        path.append(came[path[-1]])
    return tuple(reversed(path))
