"""The sentences of A Victory Awaits: what its code tells, and how a test reads it."""

from __future__ import annotations

import re

from grognard.core.verdicts import Message
from grognard.games.ava.data.ground import PACK, ground_of
from grognard.games.ava.state.position import HEXES
from tests.games.ava.table import AVA
from tests.games.reading import Reader
from tests.games.told import Told

FORT = re.compile(r"\bfort-(\w+)")
SITES = {HEXES[hex_] for hex_ in ground_of("LSK").majors} | {
    start.id for scenario in PACK.scenarios.values() for start in scenario.start_fortress
}
"""Where a fortress can stand; on the boards of worked examples it can stand elsewhere too, and has no name there."""


class AvaTold(Told):
    empty_lists = True  # a fortress alone has no garrison


TOLD = AvaTold(AVA)


class AvaReader(Reader):
    sentences = TOLD
    raw = re.compile(r"[{}$]|\b(?:(?:de|ro|su)-\w|(?:track|axis|soviet|source|river|centre|south|campaign)-)")
    plain = re.compile(r"[LSK]\d{4}")
    labels = {*PACK.tables.odds_labels, *(result.label for row in PACK.tables.crt.values() for result in row)}

    def reads_well(self, message: Message, language: str, text: str) -> None:
        super().reads_well(message, language, text)
        assert not SITES.intersection(FORT.findall(text)), f"{language} {message.id}: {text}"

    def says_none(self, message: Message) -> bool:
        return message.args.get("count") == 0

    def is_told_apart(self, message: Message, name: str, id_: str) -> bool:
        return not id_ or (id_.startswith("fort-") and name == "unit")

    def knows_reason(self, reason: str) -> bool:
        return reason in self.names or super().knows_reason(reason)
