"""The words of Stalingrad '42 in situation files: what each key may hold. docs/situations/s42.md explains them."""

from __future__ import annotations

from typing import get_args

from grognard.core.situations.event_index import modifiers_told
from grognard.core.situations.vocabulary import Vocabulary, optional
from grognard.core.situations.words import Either, Flag, Kind, ListOf, MapOf, Number, Row, Word
from grognard.games.s42.boxes.box_joining import EXIT, STRATEGIC
from grognard.games.s42.boxes.boxes import ARMIES, departed, joined
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.strength import BattleKind
from grognard.games.s42.data.board import BOARD, HEX
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, UNIT, UNITS
from grognard.games.s42.forces.replacements import KINDS as REPLACEMENTS
from grognard.games.s42.movement.crossings import FLOTILLA
from grognard.games.s42.movement.rail_lines import FERRY
from grognard.games.s42.movement.sea_movement import SEAS
from grognard.games.s42.state.markers import AIR_PLACES, FACES
from grognard.games.s42.state.position import MARKS, PLACE, WEATHER
from grognard.games.s42.turn.phases import PhaseName
from grognard.hexes.altered import units_kind
from grognard.hexes.wording import Hexside
from grognard.series.zoc_bonds.interface.words import TableWords

LINES_OF_FORTS = tuple(row.id for row in PACK.tables.fortified_lines.values())
FREED = ("caucasus", "trans-caucasus", *(f"reserve-{number}" for number in range(1, 11)))
BOXES = tuple(name for name in PLACE if name.startswith("box-"))
AREA_NAMES = tuple(name for name in PLACE if name.startswith("area-"))
USED = (
    *("rail", "rail-map", "rail-east", "kerch", "reserve-army", "volunteers", "withdrawn", "withdrawn-steps"),
    *(EXIT, STRATEGIC, FLOTILLA, FERRY, *SEAS),
    *(f"replacement-{kind}" for kind in REPLACEMENTS),
    *(told(PLACE[box]) for box in BOXES for told in (joined, departed)),
)
"""What may be done so often a turn."""
USED_BY = (*(f"disengage-{unit}" for unit in UNITS), *(f"rebuilt-{host}" for host in (*UNITS, *HEX, *PLACE)))
"""The same for one unit or place."""

THINGS = TableWords(
    sides=SIDES, hexes=HEX, units=UNIT, places=PLACE, areas=AREA_NAMES, marks=MARKS, columns=PACK.tables.columns
)
SIDE = THINGS.side
ONE_HEX = THINGS.hex
ONE_UNIT = THINGS.unit
PLACE_WORD = THINGS.place
MARK = THINGS.marks
ORDER = THINGS.order
HEXSIDE = Hexside.of(BOARD)
UNIT_LIST = THINGS.units
HEX_LIST = ListOf(ONE_HEX, unique="")
FACE = Word("face", [face.removeprefix("supply-") for face in FACES])
WING = Word("air unit", WINGS)
SKY = Word("weather", WEATHER)
ARMY = Word("reserve army", [UNITS[army] for army in ARMIES])
USED_WORD = MapOf(Word("thing done in a turn", frozenset((*USED, *USED_BY))), Number(0))
KINDS: dict[str, tuple[str, ...]] = {
    "terrain": (*PACK.tables.terrain, "sea", "out-of-play"),
    "places": ("landmark", "town", "city", "major", "none"),
    "waters": ("minor", "major", "volga", "lake", "alpine", "sea", "none"),
    "roads": ("primary", "secondary", "none"),
    "rails": ("rail", "rail-main", "rail-volga", "rail-caspian", "none"),
    "crossings": ("bridge", "rail-bridge", "ferry", "none"),
}
"""What may be different on the map; hexes for the first two, hexsides for the others."""
BOARD_KEYS = Row(
    {key: MapOf(ONE_HEX if key in ("terrain", "places") else HEXSIDE, Word(key, kinds)) for key, kinds in KINDS.items()}
)


HEAD = Row({"hex": ONE_HEX, "since": Number(0)}, ("hex",))
BATTLE = Row({"hex": ONE_HEX, "level": Number(1), "defender": SIDE, "attackers": UNIT_LIST}, ("hex", "defender"))
GRANTED = MapOf(Word("kind of replacements", REPLACEMENTS), Number(0, 99))
BOX_KEYS: dict[str, Kind] = {"axis": GRANTED, "soviet": GRANTED, "benchmark": Number(0)}
TRACK_KEYS = MapOf(Number(min(PACK.tables.track), max(PACK.tables.track)), Row(BOX_KEYS, any_of=tuple(BOX_KEYS)))
KEYS: dict[str, Kind] = {
    "empty": Flag(),
    "turn": Number(min(PACK.tables.track), max(PACK.tables.track)),
    "weather": SKY,
    "before": SKY,
    "rained": Flag(),
    "board": BOARD_KEYS,
    "units": units_kind(ONE_UNIT),
    "track": TRACK_KEYS,
    "place": ListOf(
        Row(
            {"unit": ONE_UNIT, "at": PLACE_WORD, "steps": Number(0), "order": ORDER, "marks": MARK, "of": ONE_UNIT},
            ("unit", "at"),
        ),
        unique="unit",
    ),
    "supplies": ListOf(Row({"side": SIDE, "at": PLACE_WORD, "face": FACE, "marks": MARK}, ("side", "at"))),
    "resources": Row({side: Number(0) for side in SIDES}),
    "wings": MapOf(WING, Row({"at": Word("place of an air unit", (*HEX, *AIR_PLACES.values())), "used": Flag()})),
    "heads": ListOf(Either(ONE_HEX, HEAD)),
    "converted": HEX_LIST,
    "forts": ListOf(Row({"hex": ONE_HEX, "side": SIDE, "done": Flag()}, ("hex", "side")), unique="hex"),
    "fallen_lines": ListOf(Word("line of fortifications", LINES_OF_FORTS), unique=""),
    "battles": ListOf(BATTLE, unique="hex"),
    "planned": ListOf(Row({"side": SIDE, "unit": ONE_UNIT, "ready": Flag()}, ("side",))),
    "flotilla": optional(Word("hex", (*HEX, ""))),
    "control": MapOf(ONE_HEX, SIDE),
    "masks": MapOf(ARMY, Word("box", BOXES)),
    "shown": MapOf(ONE_UNIT, ARMY),
    "freed": ListOf(Word("troops", FREED), unique=""),
    "winter_offensive": Number(0, max(PACK.tables.track)),
    "elbrus": Flag(),
    "baku": Flag(),
    "lost_special": Number(0),
    "used": USED_WORD,
}
ALONE = ("turn", "weather", "preliminary", "mini-movement", "mini-combat", "victory")
PHASES: dict[str, Row] = {
    **{phase: Row({}) for phase in ALONE},
    **{name: Row({"side": SIDE}, ("side",)) for name in get_args(PhaseName) if name not in (*ALONE, "mini-turn")},
}
SUPPLY_SEEN: dict[str, Kind] = {
    "at": Word("place", (*HEX, *PLACE, "none")),
    "side": SIDE,
    "face": FACE,
    "marks": optional(MARK),
}
SUPPLIES = tuple(f"supply-{number}" for number in range(1, 100))
GROUND: dict[str, Kind] = {
    "control": SIDE,
    "units": optional(UNIT_LIST),
    "fort": Word("fortification", ("none", "begun", "done")),
    "battle": Number(0),
    "head": Flag(),
    "converted": Flag(),
    "supplies": optional(ListOf(Word("supply point", SUPPLIES))),
}
FIGHTS = tuple(kind for kind in get_args(BattleKind) if kind != "reserve")
"""There is no combat with the reserve: there are no odds."""
GUN = Row({"unit": ONE_UNIT, "supply": Word("supply point", SUPPLIES)}, ("unit",))
ODDS: dict[str, Kind] = {
    "units": UNIT_LIST,
    "guns": ListOf(Either(ONE_UNIT, GUN)),
    "air": WING,
    "cover": WING,
    "kind": Word("kind of attack", FIGHTS),
}
LINES: dict[str, Row] = {
    **THINGS.rows(ODDS),
    "supply": Row(
        {"supply": Word("supply point", SUPPLIES), **SUPPLY_SEEN, "has": MARK, "lacks": MARK},
        any_of=(*SUPPLY_SEEN, "has", "lacks"),
    ),
    "wing": Row(
        {"wing": WING, "at": Word("place of an air unit", (*HEX, *AIR_PLACES.values())), "used": Flag()},
        any_of=("at", "used"),
    ),
    "hex": Row({"hex": ONE_HEX, **GROUND}, any_of=tuple(GROUND)),
    "rail": Row({"rail": ONE_HEX, "side": SIDE, "is": Flag()}, ("side",)),
    "isolated": Row({"isolated": ONE_UNIT, "is": Flag()}),
    "points": Row({"points": Number()}),
    "towards": Row({"towards": Number()}),
    "counted": Row({"counted": MapOf(Word("place", (*HEX, *PACK.names)), Number())}),
    "masks": Row({"masks": MapOf(ARMY, Word("box", BOXES))}),
    "weather": Row({"weather": SKY}),
    "resources": Row({"resources": Row({side: Number(0) for side in SIDES}, SIDES)}),
    "used": Row({"used": USED_WORD}),
    **{key: Row({key: Flag()}) for key in ("rained", "elbrus", "baku")},
    **{key: Row({key: Number(0)}) for key in ("winter_offensive", "lost_special")},
    "flotilla": Row({"flotilla": Word("hex", (*HEX, ""))}),
    "heads": Row({"heads": HEX_LIST}),
    "converted": Row({"converted": HEX_LIST}),
    "freed": Row({"freed": ListOf(Word("troops", FREED), unique="")}),
    "fallen_lines": Row({"fallen_lines": ListOf(Word("line of fortifications", LINES_OF_FORTS), unique="")}),
    "planned": Row(
        {"planned": ListOf(Word("offensive", [f"{n}{s}" for n in (*UNITS, *SIDES) for s in ("", " (begun)")]))}
    ),
}
WORDS = Vocabulary(
    keys=KEYS,
    phases=PHASES,
    first_phase="turn",
    lines=LINES,
    ids=frozenset((*HEX, *PLACE, *UNITS, *SUPPLIES, *WINGS, *SIDES, *FACES, *USED)),
    lists={
        "marks": tuple(MARKS),
        "places beside the map": tuple(PLACE),
        "what is counted in a turn (`used`), beside `disengage-UNIT` and `rebuilt-PLACE`": USED,
        "troops that can be bound (`freed`)": FREED,
        "lines of fortifications (`fallen_lines`)": LINES_OF_FORTS,
        "shifts and modifiers": modifiers_told("s42"),
        "columns of the odds": tuple(PACK.tables.columns),
    },
)
