"""The words of Storms of Steel in situation files: what each key may have. docs/situations/coh.md explains them."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

from grognard.core.situations.checks import SEAT
from grognard.core.situations.vocabulary import Vocabulary, optional
from grognard.core.situations.words import Either, Flag, Kind, ListOf, MapOf, Number, Row, Scope, Word
from grognard.games.coh.combat.shot import How
from grognard.games.coh.data.altered import NUMBERS, RATINGS
from grognard.games.coh.data.boards import COLUMNS, ROWS
from grognard.games.coh.data.schema import FACINGS, SIDES
from grognard.games.coh.data.units import BOMBS, CARDS, COLOURS, HITS, PACK, UNITS, VETERANS, WEAPONS, WORKS
from grognard.games.coh.state.position import MARKS, PLACE
from grognard.hexes.wording import Hexside

NO = "none"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:ROWS]


def hexes(scope: Scope) -> Collection[str]:
    index: dict[str, int] = scope.game.position.field.index
    return index


def armies(scope: Scope) -> tuple[str, ...]:
    return tuple(army.id for army in scope.game.position.armies)


def last_round(scope: Scope) -> int:
    return int(scope.game.position.scenario.rounds)


HEX = Word("hex", hexes)
HEXSIDE = Hexside(lambda scope: scope.game.position.field.index, lambda scope: scope.game.position.field.grid)
ARMY = Word("army", armies)
UNIT = Word("unit", UNITS)
CARD = Word("card", CARDS)
WORK = Word("work", WORKS)
FACING = Word("facing", FACINGS)
MARK = Word("mark", MARKS)
UNIT_LIST = ListOf(UNIT, unique="")
PLACED: dict[str, Kind] = {
    "unit": UNIT,
    "at": Word("place", lambda scope: (*hexes(scope), *PLACE)),
    "facing": FACING,
    "hit": optional(Word("hit counter", (*HITS, NO))),
    "marks": ListOf(MARK, unique=""),
    "aboard": optional(Word("unit", (*UNITS, NO))),
    "inside": optional(Word("work", (*WORKS, NO))),
    "altitude": Number(0),
    "army": ARMY,
}
BOARD = Row(
    {
        "terrain": MapOf(HEX, Word("terrain", tuple(PACK.terrain))),
        "levels": MapOf(HEX, Number(-2, 3)),
        "sides": MapOf(HEXSIDE, Word("side of a hex", (*PACK.sides, NO))),
        "roads": MapOf(HEXSIDE, Flag()),
    }
)
FIREPOWER = Either(Number(-9, 99), Word("firepower", (NO,)))
FIGURES: dict[str, Kind] = {
    "like": UNIT,
    **{key: Number(0, 99) for key in NUMBERS},
    **dict.fromkeys(COLOURS, FIREPOWER),
    **{f"{side}_colour": Word("colour", COLOURS) for side in RATINGS},
}
ARRIVAL = Word("arrival", lambda scope: tuple(f"arrival-{row.n}" for row in scope.game.position.scenario.arrivals))
ENTRY: dict[str, Kind] = {"entry": ListOf(HEX, unique="", least=1), "round": Number(1, last_round)}
EXIT: dict[str, Kind] = {
    "side": Word("side", SIDES),
    "hexes": ListOf(HEX, unique="", least=1),
    "points": Number(0),
    "kind": Word("kind of unit", tuple(PACK.kinds)),
    "returns": HEX,
}
BARRAGE = Row({"card": Word("weapon", WEAPONS), "at": HEX, "smoke": Flag(), "round": Number(1)}, ("card", "at"))
SHEET = Row(
    {
        **{key: Number(0) for key in ("start", "cap", "ap")},
        "points": Number(),
        "active": UNIT_LIST,
        "lost": UNIT_LIST,
        "hand": ListOf(CARD),
        "weapons": MapOf(Word("weapon", WEAPONS), Number(0)),
        "veterans": MapOf(Word("veteran card", VETERANS), UNIT_LIST),
        "barrages": ListOf(BARRAGE),
        "objective": CARD,
    }
)


KEYS: dict[str, Kind] = {
    "empty": Flag(),
    "round": Number(1, last_round),
    "board": BOARD,
    "units": MapOf(UNIT, Row(FIGURES, any_of=tuple(FIGURES))),
    "arrivals": MapOf(ARRIVAL, Row(ENTRY, any_of=tuple(ENTRY))),
    "exits": ListOf(Row(EXIT, ("side", "hexes", "points"))),
    "place": ListOf(Row(PLACED, ("unit", "at")), unique="unit"),
    "armies": MapOf(ARMY, SHEET),
    "works": ListOf(
        Row({"work": WORK, "at": HEX, "side": Word("side", SIDES), "facing": FACING, "hidden": Flag()}, ("work", "at"))
    ),
    "smoke": ListOf(Row({"at": HEX, "value": Number(1, 2)}, ("at", "value"))),
    "control": MapOf(HEX, Word("army", lambda scope: (*armies(scope), NO))),
    "deck": ListOf(CARD),
    "discard": ListOf(CARD),
    "bombs": ListOf(
        Row({"unit": UNIT, "bomb": Word("bomb", BOMBS), "left": Number(0)}, ("unit", "bomb", "left")),
    ),
    "came": MapOf(UNIT, HEX),
    "passed": Number(0),
    "coins": MapOf(HEX, ARMY),
    "cup": MapOf(ARMY, ListOf(Word("unit", (*UNITS, "dummy")))),
}
PHASES: dict[str, Row] = {
    "turn": Row({"army": ARMY}),
    **{phase: Row({}) for phase in ("setup", "before-round", "first-turn", "end-round", "end")},
}
UNIT_LINE: dict[str, Kind] = {
    **{key: kind for key, kind in PLACED.items() if key != "army"},
    "state": Word("state", ("fresh", "activated", "spent")),
    **{mark: Flag() for mark in MARKS},
}
ARMY_LINE: dict[str, Kind] = {
    "cap": Number(0),
    "ap": Number(0),
    "points": Number(),
    "active": ListOf(UNIT),
    "lost": ListOf(UNIT),
    "hand": ListOf(CARD),
    "weapons": MapOf(Word("weapon", WEAPONS), Number(0)),
    "veterans": ListOf(Word("veteran card", VETERANS)),
    "barrages": ListOf(HEX),
}
HEX_LINE: dict[str, Kind] = {
    "control": Word("army", lambda scope: (*armies(scope), NO)),
    "holds": ListOf(UNIT),
    "works": ListOf(WORK),
    "smoke": Number(0, 2),
    "terrain": Word("terrain", tuple(PACK.terrain)),
    "level": Number(),
}
LINES: dict[str, Row] = {
    "unit": Row({**UNIT_LINE, "unit": UNIT}, any_of=tuple(key for key in UNIT_LINE if key != "unit")),
    "army": Row({"army": ARMY, **ARMY_LINE}, any_of=tuple(ARMY_LINE)),
    "hex": Row({"hex": HEX, **HEX_LINE}, any_of=tuple(HEX_LINE)),
    "attack": Row(
        {
            "attack": UNIT,
            "target": UNIT,
            "with": UNIT_LIST,
            "how": Word("kind of attack", get_args(How)),
            "seen_from": HEX,
            "fp": Number(),
            "dv": Number(),
            "colour": Word("colour", COLOURS),
        },
        ("target",),
        ("fp", "dv", "colour"),
    ),
    "cost": Row({"cost": UNIT, "to": HEX, "is": Number(0)}, ("to", "is")),
    "sight": Row({"sight": HEX, "to": HEX, "is": Flag()}, ("to", "is")),
    "bears": Row({"bears": UNIT, "to": HEX, "is": Flag()}, ("to", "is")),
    "outcome": Row({"outcome": Word("result", ("win", "loss", "draw", NO)), "seat": SEAT}),
    "round": Row({"round": Number(1)}),
    "deck": Row({"deck": ListOf(CARD)}),
    "coins": Row({"coins": ListOf(HEX)}),
    "cup": Row({"cup": ListOf(Word("unit", (*UNITS, "dummy")))}),
    "first": Row({"first": ARMY}),
}
PRINTED = tuple(
    f"{board}-{row}{column:02}" for board in PACK.boards for row in LETTERS for column in range(1, COLUMNS + 1)
)
WORDS = Vocabulary(
    keys=KEYS,
    phases=PHASES,
    first_phase="turn",
    lines=LINES,
    ids=frozenset((*PRINTED, *UNITS, *CARDS, *WEAPONS, *VETERANS, *WORKS, *BOMBS, *FACINGS, *PLACE)),
    lists={"marks": tuple(MARKS), "hit counters": HITS, "facings": FACINGS, "kinds of attack": get_args(How)},
)
