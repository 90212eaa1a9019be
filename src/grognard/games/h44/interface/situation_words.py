"""The words of Holland '44 in situation files: what each key may hold. docs/situations/h44.md explains them."""

from __future__ import annotations

from typing import get_args

from grognard.core.situations.event_index import modifiers_told
from grognard.core.situations.vocabulary import Vocabulary, optional
from grognard.core.situations.words import Flag, Kind, ListOf, MapOf, Number, Row, Word
from grognard.games.h44.airborne.returning import rally_token
from grognard.games.h44.airborne.unknown_units import REDEPLOYED
from grognard.games.h44.combat.strength import BattleKind
from grognard.games.h44.data.board import AREAS, BOARD, BRIDGE, FERRIES, HEX
from grognard.games.h44.data.units import PACK, RETURN_TRACK, SIDES, UNIT, UNITS
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.movement.traffic import MARKERS
from grognard.games.h44.state.position import BOX, MARKS, STATES, WEATHER
from grognard.games.h44.turn.replacements import SOURCES
from grognard.hexes.altered import units_kind
from grognard.hexes.wording import Hexside
from grognard.series.zoc_bonds.interface.words import TableWords

LAST_TURN = 20
AREA_NAMES = tuple(f"area-{name}" for name in AREAS)
TRACKS = tuple(sorted({track for track in RETURN_TRACK if track}))
ONCE = (
    REDEPLOYED,
    *(source.token for sources in SOURCES.values() for source in sources),
    *sorted({rally_token(unit) for unit, track in enumerate(RETURN_TRACK) if track}),
)
"""What can be done once a turn."""
FORMATIONS = tuple(sorted({unit.formation for unit in PACK.units}))

THINGS = TableWords(
    sides=SIDES, hexes=HEX, units=UNIT, places=BOX, areas=AREA_NAMES, marks=MARKS, columns=PACK.tables.columns
)
SIDE = THINGS.side
ONE_HEX = THINGS.hex
ONE_UNIT = THINGS.unit
PLACE = THINGS.place
MARK = THINGS.marks
ORDER = THINGS.order
BRIDGE_ID = Word("bridge", BRIDGE)
HEXSIDE = Hexside.of(BOARD)
UNIT_LIST = THINGS.units
BOARD_KEYS = Row(
    {
        "terrain": MapOf(ONE_HEX, Word("terrain", (*(terrain.id for terrain in BOARD.file.terrain), "water"))),
        "places": MapOf(ONE_HEX, Word("kind of place", ("city", "town", "village", "none"))),
        "waters": MapOf(HEXSIDE, Word("water", ("minor", "canal", "major", "none"))),
        "roads": MapOf(HEXSIDE, Word("road", ("primary", "secondary", "minor", "none"))),
        "bridges": MapOf(BRIDGE_ID, HEXSIDE),
        "ferries": MapOf(Word("ferry", FERRIES), HEXSIDE),
        "landings": MapOf(ONE_HEX, Word("landing zone", (*PACK.landings, "none"))),
    }
)
BOXES: dict[str, Kind] = {"traffic": Number(0, MARKERS)}
TRACK_KEYS = MapOf(Number(1, LAST_TURN), Row(BOXES, any_of=tuple(BOXES)))
KEYS: dict[str, Kind] = {
    "empty": Flag(),
    "turn": Number(1, LAST_TURN),
    "board": BOARD_KEYS,
    "units": units_kind(ONE_UNIT),
    "track": TRACK_KEYS,
    "place": ListOf(
        Row(
            {"unit": ONE_UNIT, "at": PLACE, "steps": Number(1), "order": ORDER, "marks": MARK, "of": ONE_UNIT},
            ("unit", "at"),
        ),
        unique="unit",
    ),
    "unknown": MapOf(ONE_HEX, Word("unknown unit", [UNITS[unit] for unit in range(len(UNITS)) if UNKNOWN[unit]])),
    "bridges": MapOf(BRIDGE_ID, Word("state of a bridge", STATES)),
    "traffic": MapOf(Number(1, MARKERS), ONE_HEX),
    "weather": ListOf(Word("weather", WEATHER), least=2, most=2),
    "landed": Flag(),
    "flights": Number(0),
    "returns": MapOf(Word("track", TRACKS), Number(0)),
    "fresh": MapOf(Word("track", TRACKS), Number(0)),
    "control": MapOf(ONE_HEX, SIDE),
    "german_points": Number(0),
    "pontoons": ListOf(Row({"unit": ONE_UNIT, "from": ONE_HEX, "to": ONE_HEX}, ("unit", "from", "to")), unique="unit"),
    "used": ListOf(Word("thing done once a turn", ONCE), unique=""),
}
OF_SIDE = Row({"side": SIDE}, ("side",))
PHASES: dict[str, Row] = {
    **{phase: Row({}) for phase in ("turn", "weather", "victory")},
    "landing": Row({"side": SIDE}),
    "traffic": Row({"side": SIDE}),
    "grave": Row({"side": SIDE}),
    **dict.fromkeys(("resupply", "bridges", "movement", "combat", "recovery", "supply"), OF_SIDE),
}
GROUND: dict[str, Kind] = {
    "control": SIDE,
    "unknown": Flag(),
    "units": optional(ListOf(ONE_UNIT, unique="")),
    "traffic": Number(0, MARKERS),
}
ODDS: dict[str, Kind] = {
    "units": UNIT_LIST,
    "lead": Word("formation", FORMATIONS),
    "attached": ONE_UNIT,
    "guns": UNIT_LIST,
    "air": Flag(),
    "kind": Word("kind of attack", get_args(BattleKind)),
}
LINES: dict[str, Row] = {
    **THINGS.rows(ODDS),
    "landing": Row(
        {"landing": ONE_HEX, "modifier": Number(), "ground": Word("ground", ("", "contested", "enemy"))},
        any_of=("modifier", "ground"),
    ),
    "hex": Row({"hex": ONE_HEX, **GROUND}, any_of=tuple(GROUND)),
    "bridge": Row({"bridge": BRIDGE_ID, "state": Word("state of a bridge", STATES)}, ("state",)),
    "points": Row({"points": SIDE, "halves": Number(0)}, ("halves",)),
    "traffic": Row({"traffic": MapOf(Number(1, MARKERS), ONE_HEX)}),
    "weather": Row({"weather": ListOf(Word("weather", WEATHER), least=2, most=2)}),
    "sky": Row({"sky": Word("weather", WEATHER)}),
    "landed": Row({"landed": Flag()}),
    "flights": Row({"flights": Number(0)}),
    "returns": Row({"returns": MapOf(Word("track", TRACKS), Number(0))}),
    "fresh": Row({"fresh": MapOf(Word("track", TRACKS), Number(0))}),
    "unknown": Row({"unknown": optional(ListOf(ONE_HEX, unique=""))}),
}
WORDS = Vocabulary(
    keys=KEYS,
    phases=PHASES,
    first_phase="turn",
    lines=LINES,
    ids=frozenset((*HEX, *BOX, *UNITS, *BRIDGE, *FERRIES, *SIDES, *FORMATIONS, *AREA_NAMES)),
    lists={
        "marks": tuple(MARKS),
        "boxes": tuple(BOX),
        "what can be done once a turn (`used`)": ONCE,
        "landing zones": tuple(PACK.landings),
        "return tracks": TRACKS,
        "shifts and modifiers": modifiers_told("h44"),
        "columns of the odds": tuple(PACK.tables.columns),
    },
)
