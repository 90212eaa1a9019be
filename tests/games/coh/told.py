"""The sentences of Storms of Steel: what its code tells, and how a test reads it."""

from __future__ import annotations

import ast
import random
import re
from typing import ClassVar

from grognard.core.game import Action
from grognard.games.coh.data.units import PACK
from grognard.games.coh.system import Coh
from tests.games.reading import Reader
from tests.games.told import Told

WEIGHTS = {
    **dict.fromkeys(("PassTurn", "Stall", "EndActivation", "Back", "AddCap", "Leave", "Halt"), 2),
    **dict.fromkeys(("Fire", "IndirectFire", "UseWeapon", "Aim", "Rally", "PlayCard", "MoveHidden"), 50),
}
"""How willingly each kind of action is taken; others count 20. Who fights has more to tell."""


class CohTold(Told):
    def certain(self, call: ast.Call) -> int:
        """A list that bites has an entry at least, wherever it stands."""
        starred = [isinstance(arg, ast.Starred) for arg in call.args]
        return starred.index(True) + 1 if True in starred else len(starred)

    def calculated(self) -> set[str]:
        """The lines of attack and defence go through `plus`; ground and works are called by their own ids."""
        found = {id_ for function, call in self.all_calls("plus") for id_ in self.texts_in(call.args[0], function)}
        ids = {id_.removeprefix("modifier-") for id_ in self.written("en") if id_.startswith("modifier-")}
        return found | (ids & self.grounds)

    @property
    def grounds(self) -> set[str]:
        defends = {id_ for table in (PACK.terrain, PACK.sides) for id_, row in table.items() if row.defence}
        return defends | {id_ for id_, row in PACK.works.items() if row.front or row.rear or row.indirect}


TOLD = CohTold(Coh())


class CohReader(Reader):
    sentences = TOLD
    raw = re.compile(r"[{}$]|\b(?:ge|su|card|veteran|foot|vehicle|arrival|weapon)-\w")
    plain = re.compile(r"\d+-[A-Z]+\d\d|-?\d+")
    labels: ClassVar[set[str]] = set()
    tried = 8
    longest = 350

    def choose(self, rng: random.Random, legal: list[Action]) -> Action:
        """A kind of action first, so that the rare ones are met as often as the hundred ways to march."""
        kinds = sorted({type(action).__name__ for action in legal})
        (kind,) = rng.choices(kinds, [WEIGHTS.get(name, 20) for name in kinds])
        return rng.choice([action for action in legal if type(action).__name__ == kind])
