"""The words of Pavlov's House in situation files: what each key may have. docs/situations/pavlov.md explains them."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.situations.checks import SEAT
from grognard.core.situations.text import Where
from grognard.core.situations.vocabulary import Vocabulary, optional
from grognard.core.situations.words import Clause, Flag, Kind, ListOf, MapOf, Number, Row, Scope, Word
from grognard.games.pavlov.soviet_cards.unit_actions import ABILITIES, SPOTS
from grognard.games.pavlov.state.position import (
    COLOURS,
    COUNTERS,
    LOCATIONS,
    PACK,
    PLACES,
    SPACE,
    TOKENS,
    TYPES,
    WEAPONS,
)

TURN = PACK.components.turn
NO_CARD = "none"


def cards(name: str, numbers: Iterable[int], *also: str) -> Word:
    return Word(name, (*(f"c{n}" for n in sorted(numbers)), *also))


SOVIET = cards("Soviet card", (*PACK.soviet_cards, *PACK.fog_cards))
WEHRMACHT = cards("Wehrmacht card", (*PACK.wehrmacht_cards, *PACK.storm_cards))
STORM = cards("storm group card", PACK.storm_cards, NO_CARD)
SUPPORT = cards("support card", PACK.support_cards, NO_CARD)
TACTICS = cards("tactics card", PACK.tactics_cards)
COLOUR = Word("colour", COLOURS)
TOKEN = Word("token", TOKENS)
SUPPRESSION = tuple(f"suppress-{colour}" for colour in COLOURS)
AREAS = ("supply", "staging", "stock", *SUPPRESSION)
MARKS = ("action", "order")
SEEN_PHASES = ("planning", "cards", "wehrmacht", "moves", "actions", "final", "over")
ACTIONS = tuple(sorted({action for unit in ABILITIES.values() for action in unit}))
RECOVERY = ("exhaustion", "damage", "all")


def drawn(kind: Kind) -> Kind:
    """Cards of one deck, each once."""
    return ListOf(kind, unique="")


class Placed(Row):
    """A line of `place`: a counter, a weapon, a Wehrmacht counter or a token, each with keys of its own."""

    def __init__(self) -> None:
        place = Word("place", (*PLACES, *SPACE, *LOCATIONS, *SPOTS, *AREAS))
        marked = {"exhausted": Flag(), "damaged": Flag(), "mark": Word("mark", MARKS)}
        unit = Word("unit", (*COUNTERS, *WEAPONS, *TYPES))
        super().__init__({"unit": unit, "token": TOKEN, "at": place, "count": Number(0), **marked}, ("at",))
        at_home = Word("place of a counter", [name for name in PLACES if name != "storm"])
        self.shapes = (
            (COUNTERS, Row({"unit": unit, "at": at_home, **marked}, ("at",))),
            (WEAPONS, Row({"unit": unit, "at": at_home}, ("at",))),
            (TYPES, Row({"unit": unit, "at": Word("space", tuple(SPACE))}, ("at",))),
        )
        spot = Word("place of a token", (*LOCATIONS, *SPOTS, *AREAS))
        self.token = Row({"token": TOKEN, "at": spot, "count": Number(0)}, ("token", "at"))

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if isinstance(value, dict) and "unit" in value and "token" in value:
            raise where.bad("a line names a unit or a token, not both")
        if not isinstance(value, dict) or "unit" not in value:
            self.token.check(value, where, scope)
            return
        super().check(value, where, scope)
        next(row for ids, row in self.shapes if value["unit"] in ids).check(value, where, scope)


KEYS: dict[str, Kind] = {
    "empty": Flag(),
    "turn": Number(1, TURN.turns),
    "place": ListOf(Placed()),
    "defence": MapOf(COLOUR, Number(PACK.components.defence.minimum, PACK.components.defence.maximum)),
    "hand": drawn(SOVIET),
    "soviet": drawn(SOVIET),
    "soviet_only": Flag(),
    "discard": drawn(SOVIET),
    "wehrmacht": drawn(WEHRMACHT),
    "wehrmacht_only": Flag(),
    "storm": STORM,
    "stormed": drawn(STORM),
    "support": SUPPORT,
    "supported": drawn(SUPPORT),
    "tactics": drawn(TACTICS),
    "tactics_deck": drawn(TACTICS),
    "german_hand": drawn(WEHRMACHT),
    "german_tactics": drawn(TACTICS),
    "planned": drawn(WEHRMACHT),
    "planned_tactic": TACTICS,
}

LEFT = Row({"left": Number(0)})
PHASES: dict[str, Row] = {
    "turn": Row({}),
    "planning": Row({}),
    "cards": LEFT,
    "wehrmacht": Row({"left": Number(0), "card": WEHRMACHT}),
    "moves": Row({"left": Number(0), "actions": Number(0)}),
    "actions": LEFT,
    "end": Row({}),
}


class UnitLine(Row):
    """`{unit, at, …}`: a weapon can only be somewhere."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        super().check(value, where, scope)
        if isinstance(value, dict) and value["unit"] in WEAPONS:
            Row({"unit": self.keys["unit"], "at": self.keys["at"]}, ("at",)).check(value, where, scope)


HOLDS = optional(Word("counter", (*TYPES, NO_CARD)))
CARD_LINES: dict[str, Kind] = {
    "hand": ListOf(SOVIET),
    "used": ListOf(SOVIET),
    "discard_has": SOVIET,
    "deck_count": Number(0),
    "fog_stock": Number(0),
    "revealed_top": optional(cards("Wehrmacht card", (*PACK.wehrmacht_cards, *PACK.storm_cards), NO_CARD)),
    "wehrmacht_count": Number(0),
    "storm": optional(STORM),
    "stormed": ListOf(STORM),
    "support": optional(SUPPORT),
    "supported": ListOf(SUPPORT),
    "tactics": ListOf(TACTICS),
    "german_hand": ListOf(WEHRMACHT),
    "planned": ListOf(WEHRMACHT),
}
LINES: dict[str, Row] = {
    "unit": UnitLine(
        {
            "unit": Word("unit", (*COUNTERS, *WEAPONS)),
            "at": Word("place", tuple(PLACES)),
            "exhausted": Flag(),
            "damaged": Flag(),
            "mark": optional(Word("mark", (*MARKS, ""))),
        },
        any_of=("at", "exhausted", "damaged", "mark"),
    ),
    "space": Row({"space": Word("space", tuple(SPACE)), "holds": HOLDS}, ("holds",)),
    "location": Row(
        {"location": Word("location", LOCATIONS), "holds": optional(Word("token", (*TOKENS, NO_CARD)))}, ("holds",)
    ),
    "mine": Row({"mine": Word("sapper spot", SPOTS), "laid": Flag()}),
    "area": Row({"area": Word("area", AREAS), "token": TOKEN, "count": Number(0)}, ("count",)),
    "defence": Row({"defence": COLOUR, "is": Number(0)}, ("is",)),
    **{key: Row({key: kind}) for key, kind in CARD_LINES.items()},
    "phase": Row({"phase": Word("phase", SEEN_PHASES), "left": Number(0)}),
    "turn": Row({"turn": Number(1)}),
    "outcome": Row(
        {"outcome": Word("result", ("win", "draw", "loss")), "seat": SEAT, "rule": Clause(), "score": Number()}
    ),
    "score": Row({"score": Number()}),
}
WORDS = Vocabulary(
    keys=KEYS,
    phases=PHASES,
    first_phase="turn",
    lines=LINES,
    ids=(*SPACE, *PLACES, *LOCATIONS, *SPOTS, *COLOURS, *TOKENS, *TYPES, *ACTIONS, *RECOVERY),
    lists={"marks": MARKS, "actions of the units": ACTIONS},
)
