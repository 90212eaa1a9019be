"""A random patch of country on the Kiev map, for properties: every kind of ground, rivers, roads, both sides."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.ava.plain import bare, cell, disc, lakes, neighbours, ring, side

CENTRE = "K2014"
REACH = 4
LAND = disc(CENTRE, REACH)
GROUND = ("clear",) * 5 + ("sparse-forest", "sparse-forest", "dense-forest", "swamp", "mountain", "lake")
AXIS = ("de-k-1mt", "de-k-9pz", "de-k-44", "de-k-57", "ro-k-r1mt", "de-k-4mt", "de-k-11pz", "de-k-62", "de-k-68")
SOVIET = ("su-k-72mt", "su-k-32t", "su-k-99", "su-k-173", "su-k-44mt", "su-k-41", "su-k-97", "su-k-159", "su-k-8t")


class Country:
    """What was drawn, as a person at the table would look it up."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.terrain = {hex_: chance.choice(GROUND) for hex_ in LAND} | {CENTRE: "clear"}
        self.places = {hex_: chance.choice(("city", "major")) for hex_ in chance.sample(LAND, 4)}
        for hex_ in self.places:
            if self.terrain[hex_] in ("lake", "mountain"):
                self.terrain[hex_] = "swamp"
        sides = sorted({tuple(sorted((a, b))) for a in LAND for b in neighbours(a) if b in LAND})
        self.rivers = {pair: chance.choice(("small", "large")) for pair in chance.sample(sides, len(sides) // 4)}
        self.roads = set(chance.sample(sides, len(sides) // 3))
        self.rails = set(chance.sample(sides, len(sides) // 8))
        self.start = {hex_: "a" if cell(hex_)[0] < 19 else "s" for hex_ in LAND}
        self.majors = {hex_ for hex_, kind in self.places.items() if kind == "major"}
        self.place = list[dict[str, Any]]()
        self.at = dict[str, list[str]]()
        self.forts = set[str]()

    def put(self, unit: str, hex_: str, steps: int | None = None) -> None:
        line = {"unit": unit, "at": hex_} if steps is None else {"unit": unit, "at": hex_, "steps": steps}
        self.place.append(line)
        self.at.setdefault(hex_, []).append(unit)

    def fortify(self, hex_: str, level: int) -> None:
        self.place.append({"fortress": hex_, "level": level})
        self.forts.add(hex_)

    def board(self) -> dict[str, Any]:
        edge = lakes(ring(CENTRE, REACH + 1))
        return bare(
            [*LAND, *edge],
            terrain={**self.terrain, **edge},
            places=self.places,
            rivers={side(*pair): size for pair, size in self.rivers.items()},
            roads={side(*pair): True for pair in self.roads},
            rails={side(*pair): True for pair in self.rails},
            start=self.start,
            axis=[name for name in LAND if self.land(name)][:1],
            soviet=[name for name in LAND if self.land(name)][-1:],
        )

    def land(self, hex_: str) -> bool:
        return self.terrain.get(hex_, "lake") != "lake"

    def joined(self, one: str, other: str) -> bool:
        """By a road; hexes of major cities that touch are always joined."""
        return tuple(sorted((one, other))) in self.roads or {one, other} <= self.majors

    def river(self, one: str, other: str) -> str:
        """The river that hinders: none where a road or a railway crosses it."""
        pair = tuple(sorted((one, other)))
        return "" if self.joined(one, other) or pair in self.rails else self.rivers.get(pair, "")

    def enemy(self, hex_: str, of: str) -> bool:
        """Whether the enemies of a side (`axis` or `soviet`) stand there."""
        stack = self.at.get(hex_, [])
        return stack[0].startswith("su-") == (of == "axis") if stack else hex_ in self.forts and of == "axis"

    def zone(self, hex_: str, of: str) -> bool:
        """Whether an enemy zone of control works on a side in the hex."""
        if of == "soviet" and hex_ in self.forts:
            return False
        return any(self.enemy(near, of) for near in neighbours(hex_))
