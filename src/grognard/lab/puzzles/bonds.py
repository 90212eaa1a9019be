"""Puzzles of Holland '44 and Stalingrad '42: a combat phase around two enemy hexes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import cycle, islice, permutations, product
from typing import Any

from msgspec import Struct

from grognard.core.game import Game
from grognard.core.situations.checks import verbs_of
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.hexes.grid import Grid
from grognard.lab.puzzles.draft import Draft, Spec, chosen, near, view_of

DECISION = "choose-target"
OUTCOMES = 6_000
"""A puzzle that ships is searched again by the server while it is played: so many outcomes at most."""
REACH, APART = 2, 2
"""How far around a hex the enemy is kept, and how far two hexes are from each other."""
ATTACKERS, NEAREST, FAR = 3, 5, 6
"""So many units attack, taken from the nearest, and none comes from further away."""
DEFENDERS = 3
"""No more units than this are in the two hexes."""
STRIDE = 7
"""Of the ways to put the attackers into hexes every seventh is tried."""
STOPS = ("end-combat", "disengage", "detach", "advance", "breakthrough")
"""No unit advances: the title says so, and the search stays small."""


def drafts(
    system: System,
    game: Game[Any],
    seat: str,
    grid: Grid,
    index: Mapping[str, int],
    nations: Mapping[str, str],
    also: tuple[str, ...],
) -> Iterator[Draft]:
    """`nations`: how the units of a side begin; `also`: keys of the view that are keys of the file too."""
    view = view_of(system, game, seat)
    known = {option.id for option in system.scenario(view["scenario"]).options} - {"first-rolls"}
    spec: Spec = {
        "scenario": view["scenario"],
        "options": chosen({id_: on for id_, on in view["options"].items() if id_ in known}),
        "empty": True,
        "turn": view["turn"],
        **{key: view[key] for key in also},
    }
    units = {id_: row for id_, row in view["units"].items() if row[0] in index and id_ not in view["parents"]}
    ends = tuple(verb for verb in STOPS if verb in verbs_of(system))
    corner = Corner(view, seat, grid, index, units, nations[view["active"]], spec, ends)
    targets = sorted({row[0] for id_, row in units.items() if not corner.is_own(id_)})
    for target, second in product(targets, targets):
        if target < second and grid.distance(index[target], index[second]) <= APART:
            yield from corner.two_hexes(target, second)


class Corner(Struct, frozen=True):
    """A part of the map, cut out of a combat phase. The units of the player are brought up to the hexes in question, as
    they could have been in the movement before."""

    view: Mapping[str, Any]
    seat: str
    grid: Grid
    index: Mapping[str, int]
    units: Mapping[str, list[Any]]
    nations: str
    spec: Spec
    ends: tuple[str, ...]

    def is_own(self, unit: str) -> bool:
        return unit[:2] in self.nations

    def two_hexes(self, target: str, second: str) -> Iterator[Draft]:
        around = near(self.grid, self.index, target, REACH) | near(self.grid, self.index, second, REACH)
        enemies = {id_: row for id_, row in self.units.items() if not self.is_own(id_) and row[0] in around}
        taken = {row[0] for row in enemies.values()}
        beside = [near(self.grid, self.index, hex_, 1) - taken for hex_ in (target, second)]
        both, first, last = sorted(beside[0] & beside[1]), sorted(beside[0] - beside[1]), sorted(beside[1] - beside[0])
        away = {id_: self._away(id_, target) for id_ in self.units if self.is_own(id_)}
        nearest = sorted((id_ for id_ in away if away[id_] <= FAR), key=lambda id_: (away[id_], id_))[:NEAREST]
        if sum(row[0] in (target, second) for row in enemies.values()) > DEFENDERS:
            return
        groups = cycle(islice(permutations(nearest, ATTACKERS), None, None, STRIDE))
        for middle, left, right in product(both[:2], first[:2], last[:2]):
            for hexes in ((middle, left, right), (middle, middle, right), (left, middle, middle)):
                for group in islice(groups, 2):
                    placed = {id_: [hex_, *self.units[id_][1:]] for id_, hex_ in zip(group, hexes, strict=True)}
                    yield self._draft(enemies | placed, target, second, around)

    def _away(self, unit: str, hex_: str) -> int:
        return self.grid.distance(self.index[self.units[unit][0]], self.index[hex_])

    def _draft(self, placed: Mapping[str, Any], target: str, second: str, around: Collection[str]) -> Draft:
        spec: Spec = self.spec | {
            "place": [_row(id_, row) for id_, row in placed.items()],
            "control": {hex_: side for hex_, side in self.view["control"].items() if hex_ in around},
            "decision": {"phase": "combat", "side": self.view["active"]},
        }
        inside = [(id_, row[0]) for id_, row in placed.items() if row[0] in (target, second)]
        goal = tuple({"not": {"unit": id_, "at": hex_}} for id_, hex_ in inside)
        title = Message("puzzle-drive-two-standing", {"hex": target, "other": second})
        return Draft(spec=spec, goal=goal, seat=self.seat, ends=self.ends, title=title)


def _row(id_: str, row: list[Any]) -> dict[str, Any]:
    at, steps, order, marks = row
    placed = {"unit": id_, "at": at, "steps": steps}
    return placed | ({"order": order} if order != "good" else {}) | ({"marks": marks} if marks else {})
