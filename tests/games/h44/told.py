"""The sentences of Holland '44: what its code tells, and how a test reads it."""

from __future__ import annotations

import ast
import random
import re

from grognard.core.game import Action
from grognard.games.h44.data.units import PACK
from tests.games.h44.table import H44_
from tests.games.reading import Reader
from tests.games.told import Told, calls, names_in

WEIGHTS = {
    **dict.fromkeys(("Done", "Cancel"), 1),
    **dict.fromkeys(("EndMovement", "EndCombat", "PutBack", "Leave"), 2),
    **dict.fromkeys(("Screen", "Detach", "Rejoin", "March", "Unlimber", "EndAdvance", "Disengage"), 6),
    **dict.fromkeys(("Join", "Commit", "Move"), 50),
}
"""How willingly each kind of action is taken; others count 20. Armies that meet and fight have more to tell."""


class H44Told(Told):
    def calculated(self) -> set[str]:
        """Why a unit counts half, double or not at all, every shift of the column, and what troubles a landing."""
        found = {f"landing-{cause}" for cause in PACK.tables.modifiers["landing"]}
        for function in self.functions:
            if function.name in ("attacker", "defender", "chosen"):
                nodes = [call.args[0] for call in calls(function, "append")]
                nodes += [word.value for call in calls(function, "Part") for word in call.keywords]
                pairs = [node for node in ast.walk(function) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
                nodes += [pair.elts[1] for pair in pairs if names_in(pair.elts[:1])]
            elif function.name == "found_shifts":
                nodes = [call.args[0] for call in calls(function, "Shift")]
            else:
                continue
            found |= {text for node in nodes for text in self.texts_in(node)}
        return found


TOLD = H44Told(H44_)


class H44Reader(Reader):
    sentences = TOLD
    raw = re.compile(r"[{}$]|\b(?:br|us|po|ge|nl|ca|area|track|bridge|ferry|river|corps|turn|landing|entry)-\w")
    plain = re.compile(r"\d{4}|\d+½?")
    labels = {*PACK.tables.columns, *PACK.tables.results, *PACK.tables.landing_results}
    tried = 6
    longest = 700

    def choose(self, rng: random.Random, legal: list[Action]) -> Action:
        """A kind of action first, so that the rare ones are met as often as the thousand ways to march."""
        kinds = sorted({type(action).__name__ for action in legal})
        (kind,) = rng.choices(kinds, [WEIGHTS.get(name, 20) for name in kinds])
        return rng.choice([action for action in legal if type(action).__name__ == kind])
