"""The words of A Victory Awaits in situation files: what each key may have. docs/situations/ava.md explains them."""

from __future__ import annotations

from grognard.core.situations.checks import SEAT
from grognard.core.situations.text import Where
from grognard.core.situations.vocabulary import Vocabulary
from grognard.core.situations.words import Either, Flag, Half, Kind, ListOf, MapOf, Number, Row, Scope, Word
from grognard.games.ava.data.ground import BOARD, HEX, PACK
from grognard.games.ava.data.schema import Numbers
from grognard.games.ava.state.position import BOX, SIDES, UNIT, UNITS
from grognard.hexes.altered import units_kind
from grognard.hexes.wording import Hexside

HQS = tuple(unit.id for unit in PACK.units if unit.kind == "hq")
SHEETS = tuple(sorted({name[0] for name in HEX}))
FORTS = tuple(f"fort-{name}" for name in HEX)

SIDE = Word("side", SIDES)
ONE_HEX = Word("hex", HEX)
ONE_UNIT = Word("unit", UNIT)
CHIT = Word("chit", PACK.chits)
HEXSIDE = Hexside.of(BOARD)
UNIT_LIST = ListOf(ONE_UNIT, unique="")
CHIT_LIST = ListOf(CHIT)
BY_SIDE = MapOf(SIDE, CHIT_LIST)
LABELS = ("", *PACK.tables.odds_labels)


class Placed(Row):
    """A line of `place`: a unit or a fortress."""

    def __init__(self) -> None:
        self.unit = Row({"unit": ONE_UNIT, "at": Word("place", (*HEX, *BOX)), "steps": Number(1)}, ("at",))
        self.fortress = Row({"fortress": ONE_HEX, "level": Number(1, 2)}, ("fortress",))
        super().__init__({**self.unit.keys, **self.fortress.keys})

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if isinstance(value, dict) and "unit" in value and "fortress" in value:
            raise where.bad("a line names a unit or a fortress, not both")
        of_unit = isinstance(value, dict) and "unit" in value
        (self.unit if of_unit else self.fortress).check(value, where, scope)


TERRAIN = Word("terrain", [terrain.id for terrain in BOARD.file.terrain])
BOARD_KEYS = Row(
    {
        "terrain": MapOf(ONE_HEX, TERRAIN),
        "places": MapOf(ONE_HEX, Word("kind of place", ("city", "major", "none"))),
        "rivers": MapOf(HEXSIDE, Word("river", ("small", "large", "none"))),
        "roads": MapOf(HEXSIDE, Flag()),
        "rails": MapOf(HEXSIDE, Flag()),
        "start": MapOf(ONE_HEX, Word("side of the start line", ("a", "s"))),
        "axis": ListOf(ONE_HEX, unique=""),
        "soviet": ListOf(ONE_HEX, unique=""),
    }
)


def last_turn(scope: Scope) -> int:
    return len(scope.game.position.rules.data.track)


NUMBERS = Row({nation: Number(0, 99) for nation in Numbers.__struct_fields__}, any_of=Numbers.__struct_fields__)
BOX_KEYS: dict[str, Kind] = {
    "chits": NUMBERS,
    "reinforcements": NUMBERS,
    "choice": Number(0, 99),
    "strategic_reserve": Number(0, 99),
}
TRACK_KEYS = MapOf(Number(1, last_turn), Row(BOX_KEYS, any_of=tuple(BOX_KEYS)))
KEYS: dict[str, Kind] = {
    "empty": Flag(),
    "turn": Number(1, last_turn),
    "board": BOARD_KEYS,
    "units": units_kind(ONE_UNIT),
    "track": TRACK_KEYS,
    "place": ListOf(Placed(), unique="unit"),
    "control": MapOf(ONE_HEX, SIDE),
    "stand_fast": ListOf(ONE_HEX, unique=""),
    "markers": MapOf(Word("map", SHEETS), Number(0)),
    "available": BY_SIDE,
    "chosen": BY_SIDE,
    "hand": BY_SIDE,
    "cup": CHIT_LIST,
    "drawn": CHIT_LIST,
    "queue": CHIT_LIST,
    "cups": MapOf(SEAT, CHIT_LIST),
    "dummies": MapOf(SEAT, Number(0)),
    "zhukov": Number(0, last_turn),
    "threshold": Number(0),
    "retreated": UNIT_LIST,
    "groups": ListOf(Word("headquarters", HQS), unique=""),
    "extra": UNIT_LIST,
}
SEGMENT = Row({"side": SIDE, "active": UNIT_LIST, "surprise": Flag()}, ("side",))
PHASES: dict[str, Row] = {
    "bidding": Row({}),
    "setup": Row({}),
    "surprise": Row({}),
    "selection": Row({}),
    "command": Row({"chit": CHIT}),
    "activation": Row({"hq": Word("headquarters", HQS)}, ("hq",)),
    "movement": SEGMENT,
    "combat": SEGMENT,
    "supply": Row({}),
    "reinforcements": Row({"side": SIDE}, ("side",)),
    "end": Row({}),
    "scoring": Row({}),
}
PLACE = Word("place", (*HEX, *BOX))
LINES: dict[str, Row] = {
    "unit": Row({"unit": ONE_UNIT, "at": PLACE, "steps": Number(0)}, any_of=("at", "steps")),
    "hex": Row({"hex": ONE_HEX, "control": SIDE, "fortress": Number(0, 2)}, any_of=("control", "fortress")),
    "odds": Row(
        {
            "odds": ONE_HEX,
            "attackers": UNIT_LIST,
            "column": Word("column", LABELS),
            "attack": Number(0),
            "defence": Number(0),
        },
        ("attackers",),
        ("column", "attack", "defence"),
    ),
    "routes": Row({"routes": ONE_UNIT, "to": ONE_HEX, "cost": Either(Half(), Word("cost", ("none",)))}, ("to", "cost")),
    "retreats": Row(
        {"retreats": ONE_UNIT, "from": ONE_HEX, "distance": Number(1), "paths": ListOf(ListOf(ONE_HEX))},
        ("from", "distance", "paths"),
    ),
    "supplied": Row({"supplied": ONE_UNIT, "is": Flag()}, ("is",)),
    "outcome": Row({"outcome": Word("result", ("win", "loss", "draw", "none")), "seat": SEAT}),
    "operations": Row({"operations": ListOf(Word("chit", (*PACK.chits, "situation", "surprise")))}),
    "active": Row({"active": UNIT_LIST}),
    **{key: Row({key: CHIT_LIST, "side": SIDE}) for key in ("hand", "chosen", "available")},
    **{key: Row({key: CHIT_LIST}) for key in ("cup", "drawn", "queue")},
    "stand_fast": Row({"stand_fast": ListOf(ONE_HEX, unique="")}),
    **{key: Row({key: Number(0)}) for key in ("turn", "points", "threshold", "zhukov")},
}
WORDS = Vocabulary(
    keys=KEYS,
    phases=PHASES,
    first_phase="surprise",
    lines=LINES,
    ids=frozenset((*HEX, *BOX, *UNITS, *PACK.chits, *FORTS, *SIDES)),
    lists={"boxes": tuple(BOX), "chits": tuple(PACK.chits), "headquarters": HQS, "columns of the odds": LABELS[1:]},
)
