"""The sentences of Stalingrad '42: what its code tells, and how a test reads it."""

from __future__ import annotations

import ast
import random
import re

from grognard.core.game import Action
from grognard.games.s42.data.units import PACK
from grognard.games.s42.system import S42
from tests.games.reading import Reader
from tests.games.told import Told

WEIGHTS = {
    **dict.fromkeys(("Cancel", "EndInitial", "EndMovement", "EndCombat", "PutBack", "Leave", "KeepRunning"), 2),
    **dict.fromkeys(("EndAdvance", "Disengage", "Bolt", "Dismantle"), 4),
    **dict.fromkeys(("Join", "Commit", "Move", "Attack", "Rally"), 50),
}
"""How willingly each kind of action is taken; others count 20. Armies that meet and fight have more to tell."""


PAIRS = ("named", "ends", "between")
"""What a thing that is judged names: always two."""
SURE = {"transit_box_is_full": {"a", "b"}, "railway_ferry_carries_trains": {"a", "b"}}
"""Refusals whose lists have two entries whenever they bite."""


class S42Told(Told):
    def certain(self, call: ast.Call) -> int:
        """A list that bites has an entry at least, wherever it stands; some always have two."""
        count = 0
        for arg in call.args:
            pair = isinstance(arg, ast.Starred) and isinstance(arg.value, ast.Attribute) and arg.value.attr in PAIRS
            count += 2 if pair else 1
            if isinstance(arg, ast.Starred) and not pair:
                break
        return count

    def evidence(self, name: str) -> set[str]:
        return super().evidence(name) | SURE.get(name, set())

    def calculated(self) -> set[str]:
        """Every shift of the column, and why a unit counts half, double or not at all."""
        found = {id_ for _, call in self.all_calls("Shift") for id_ in self.texts_in(call.args[0])}
        return found & {id_.removeprefix("modifier-") for id_ in self.written("en")}


TOLD = S42Told(S42())


class S42Reader(Reader):
    sentences = TOLD
    raw = re.compile(r"[{}$]|\b(?:ge|su|ro|it|hu|sl|cr|area|track|box|river|turn|supply|air)-\w")
    plain = re.compile(r"\d{4}|-?\d+|\d( \([A-Z0-9/]+\))?(, \d( \([A-Z0-9/]+\))?)*")
    labels = {*PACK.tables.columns, *PACK.tables.results}
    tried = 6
    longest = 500

    def choose(self, rng: random.Random, legal: list[Action]) -> Action:
        """A kind of action first, so that the rare ones are met as often as the thousand ways to march."""
        kinds = sorted({type(action).__name__ for action in legal})
        (kind,) = rng.choices(kinds, [WEIGHTS.get(name, 20) for name in kinds])
        return rng.choice([action for action in legal if type(action).__name__ == kind])
