"""The faults a board of Stalingrad '42 can have: hexes that are not what the rulebook says, railways that lead nowhere,
rivers without bridges, entry areas off the edge."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.hexes import board_faults as kit
from grognard.hexes.board import Board, pair

if TYPE_CHECKING:
    from grognard.games.s42.data.pack import Pack

ROADS = ("primary", "secondary")
RAILS = ("rail-main", "rail", "rail-volga", "rail-caspian")
LINES = (*ROADS, *RAILS)
WATERS = ("minor", "major", "volga", "lake", "alpine", "sea")
BARE = ("sea", "out-of-play")
COLUMNS, ROWS = range(10, 76), range(65)
"""The printed numbers of the four maps."""
PLACES = {  # places whose hex the rulebook prints, and where it does
    "saratov": ("5902", "5.5.3"),
    "temryuk": ("1949", "16.2.4"),
    "taman": ("1549", "16.2.5"),
    "kastornoye": ("2002", "17.1"),
    "valuyki": ("2013", "17.1"),
    "tikhoretsk": ("3443", "C2.2"),
}
GRADES = {"kharkov": "major", "stalino": "major", "rostov": "major", "voronezh": "major", "stalingrad": "major"}
HALVES = {"kharkov": "a", "stalino": "a", "voronezh": "s", "rostov": "s", "stalingrad": "s", "valuyki": "s"}
"""24.1.4, 17.1 Which side of the start line of 28 June a place lies on."""
TERRAIN = {"4860": "mountain"}  # 24.3
OVER_THE_DON = ("2403", "2503")  # 29.1.3: west of Voronezh, across the Don
BY_RAIL = ("2002", "2013")  # 17.1: the line between them is not green
DEAD_END = ("2338", "2839")  # 17.1: a railway without green, never converted
GREEN = (("3140", "3443"), ("3443", "1549"))  # C2.2: rail heads run between them
SOUTH_EDGE = 42  # C3.1: areas Q and R
ROSTOV = "3134"


class Ground(kit.Ground):
    """The board, its land and its green railways."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, ROADS, RAILS)
        self.green = board.links("rail-main")
        self.land = frozenset(hex_ for hex_, kind in self.terrain.items() if kind not in BARE)

    def row(self, hex_: int) -> int:
        return int(self.name(hex_)[2:])

    def latitude(self, hex_: int) -> int:
        """Half rows from the north: even columns lie half a hex lower."""
        return 2 * self.row(hex_) + (int(self.name(hex_)[:2]) % 2 == 0)


def board_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    yield from _frame_faults(ground)
    yield from _place_faults(pack, ground)
    yield from kit.place_faults(ground.board, pack.tables.places)
    yield from _water_faults(ground)
    yield from kit.crossing_faults(ground.board, WATERS)
    yield from _crossing_faults(pack, ground)
    yield from _rail_faults(ground)
    yield from _area_faults(pack, ground)
    yield from _zone_faults(pack, ground)
    yield from _reach_faults(ground)


def _frame_faults(ground: Ground) -> Iterator[str]:
    wanted = {f"{column:02}{row:02}" for column in COLUMNS for row in ROWS}
    for name in sorted(wanted ^ set(ground.board.index)):
        yield f"{name}: {'missing' if name in wanted else 'too many'} (2.2)"
    for line in ground.board.file.line:
        if line.kind not in LINES:
            yield f"line at {line.hexes[0]}: no such kind {line.kind!r}"


def _place_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    board = ground.board
    drawn = {place.id: place for place in board.file.place}
    for id_, (hex_, where) in PLACES.items():
        if id_ not in drawn or drawn[id_].hexes != (hex_,):
            yield f"{id_}: must lie in {hex_} ({where})"
    for id_, grade in GRADES.items():
        if id_ not in drawn or drawn[id_].kind != grade:
            yield f"{id_}: must be a {grade} city (24.1.4, 11.6.2)"
    for id_, half in HALVES.items():
        if id_ in drawn and {board.halves[board.hex(name)] for name in drawn[id_].hexes} != {half}:
            yield f"{id_}: lies on the wrong side of the start line (17.1, 24.1.4)"
    for name, kind in TERRAIN.items():
        if ground.terrain[board.hex(name)] != kind:
            yield f"{name}: must be {kind}"
    for id_ in pack.tables.rule_places:
        if id_ not in drawn:
            yield f"{id_}: the rules name this place"
    for place in drawn.values():
        for name in place.hexes:
            if board.hex(name) not in ground.land:
                yield f"{place.id}: {name} is {ground.terrain[board.hex(name)]}"
    for row in pack.tables.special_hexes:
        for name in pack.tables.special_hexes[row]:
            if name not in board.index:
                yield f"{row}: there is no hex {name}"


def _water_faults(ground: Ground) -> Iterator[str]:
    """5.2 Roads and railways cross broad rivers by bridges or ferries alone, and no lake or sea at all."""
    for kind, lines in (("road", ground.roads), ("railway", ground.rails)):
        for side in sorted(lines):
            water, crossing = ground.board.rivers.get(side, ""), ground.board.crossings.get(side)
            if water in ("lake", "sea") or not set(side) <= ground.land:
                yield f"{ground.side(side)}: a {kind} runs through {water or 'the sea'}"
            elif water in ("major", "volga") and crossing is None:
                yield f"{ground.side(side)}: a {kind} crosses the water without a bridge (5.2)"
            elif kind == "road" and water == "major" and crossing is not None and crossing.kind == "rail-bridge":
                yield f"{ground.side(side)}: a road crosses by a railway bridge (5.5.4)"
    don = ground.board.side("/".join(OVER_THE_DON))
    if ground.board.rivers.get(don) != "major":
        yield f"{ground.side(don)}: the Don runs here (29.1.3)"


def _crossing_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """5.5.3, 5.5.6 Something runs over every bridge; the Volga has ferries and the bridge of Saratov, nothing else."""
    board = ground.board
    for side, crossing in board.crossings.items():
        volga = board.rivers.get(side) == "volga"
        if (crossing.kind == "ferry") > volga:
            yield f"{crossing.id}: ferries run on the Volga (5.5.6)"
        if volga and crossing.kind != "ferry" and crossing.hexes[0] != "5902":
            yield f"{crossing.id}: the only bridge over the Volga is that of Saratov (5.5.3)"
        lines = {"bridge": ground.roads, "rail-bridge": ground.rails}.get(crossing.kind)
        if lines is not None and side not in lines:
            yield f"{crossing.id}: nothing runs over it"
    kinds = Tally(crossing.kind for side, crossing in board.crossings.items() if board.rivers.get(side) == "volga")
    if kinds["rail-bridge"] != 1 or not kinds["ferry"]:
        yield f"the Volga: {kinds['rail-bridge']} bridges and {kinds['ferry']} ferries (5.5.3)"
    landing, station = (board.hex(name) for name in pack.tables.special_hexes["vladimirovka"])
    if not {landing, station} <= ground.land or board.grid.distance(landing, station) > 2:
        yield "the ferry of Vladimirovka: joins land on both banks of the Volga (5.5.7)"
    if not any(station in side for side in ground.rails):
        yield f"{ground.name(station)}: a railway must lead to the ferry (5.5.7)"


def _rail_faults(ground: Ground) -> Iterator[str]:
    """17 Green lines run on from the start line; each railway comes from an entry area; the lines of the examples are
    as they say."""
    board = ground.board
    west = {hex_ for side in ground.green for hex_ in side if board.halves[hex_] == "a"}
    led = ground.along(ground.green, west)
    for hex_ in sorted({hex_ for side in ground.green for hex_ in side} - led):
        yield f"{ground.name(hex_)}: no green line leads here from the start line (17.1)"
    edges = {board.hex(name) for zone in board.file.zone if zone.kind == "entry" for name in zone.hexes}
    served = ground.along(ground.rails, edges)
    for hex_ in sorted({hex_ for side in ground.rails for hex_ in side} - served):
        yield f"{ground.name(hex_)}: this railway leads to no entry area (17.4)"
    plain = ground.rails - ground.green
    if board.hex(BY_RAIL[1]) not in ground.along(plain, [board.hex(BY_RAIL[0])]):
        yield f"{' and '.join(BY_RAIL)}: a railway that is not green joins them (17.1)"
    for start, end in GREEN:
        if board.hex(end) not in ground.along(ground.green, [board.hex(start)]):
            yield f"{start} and {end}: a green railway joins them (C2.2)"
    if board.hex(DEAD_END[1]) not in ground.along(plain, [board.hex(DEAD_END[0])]):
        yield f"{' and '.join(DEAD_END)}: a railway that is not green joins them (17.1)"
    first = [side for side in ground.rails if board.hex(DEAD_END[0]) in side]
    if len(first) != 1 or first[0] in ground.green:
        yield f"{DEAD_END[0]}: a railway ends here, and is not green (17.1)"


def _area_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """22 Each area touches land at the edge of its maps; no two of the campaign share a hex; W lies over the strait."""
    campaign = (area for area in pack.areas if area.row.side != "none")
    yield from kit.shared_edge_faults((area.id, area.hexes) for area in campaign)
    for area in pack.areas:
        if bool(area.hexes) == (area.row.group == "caspian"):
            yield f"area {area.id}: only the box in the Caspian touches no hex (22.6.4)"
        for name in area.hexes:
            hex_ = ground.board.hex(name)
            if hex_ not in ground.land:
                yield f"area {area.id}: {name} is {ground.terrain[hex_]}"
            if area.row.side != "none" and area.id != "W" and not _at_the_edge(ground, hex_):
                yield f"area {area.id}: {name} does not lie at the edge"
        if area.row.group == "south-edge" and any(int(name[2:]) != SOUTH_EDGE for name in area.hexes):
            yield f"area {area.id}: lies at the southern edge of the northern maps (C3.1)"
        if area.row.group == "east" and any(ground.board.sheets[ground.board.hex(n)] != "A" for n in area.hexes):
            yield f"area {area.id}: lies at the edge of map A (C1.2)"
    if next((area.hexes for area in pack.areas if area.id == "W"), ()) != pack.tables.special_hexes["taman"]:
        yield "area W: leads over the strait to Taman (5.7.2)"


def _at_the_edge(ground: Ground, hex_: int) -> bool:
    """On the frame of the maps, or beside a hex of it that is out of play."""
    around = [near for near in ground.board.grid.near[hex_] if ground.terrain.get(near) == "out-of-play"]
    return any(_on_the_frame(ground.name(near)) for near in (hex_, *around))


def _on_the_frame(name: str) -> bool:
    return int(name[:2]) in (COLUMNS[0], COLUMNS[-1]) or int(name[2:]) in (ROWS[0], ROWS[-1])


def _zone_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """9.7.6, 16.2.3, 24.1 Fortifications, ports and victory hexes."""
    board = ground.board
    zones = {zone.id: zone for zone in board.file.zone}
    for row in pack.tables.fortified_lines.values():
        if row.zone not in zones:
            yield f"{row.id}: the board has no fortifications {row.zone!r} (9.7.6)"
        elif row.count and len(zones[row.zone].hexes) != row.count:
            yield f"{row.id}: {len(zones[row.zone].hexes)} fortified hexes, must be {row.count} (9.7.7)"
    for zone in zones.values():
        if zone.kind == "fortification":
            for name in zone.hexes:
                if board.halves[board.hex(name)] != "s" or board.hex(name) not in ground.land:
                    yield f"{zone.id}: {name} lies behind the Axis front (9.7.6)"
        if zone.kind.startswith("port-"):
            for name in zone.hexes:
                near = board.grid.near[board.hex(name)]
                if all(ground.terrain.get(hex_, "sea") != "sea" for hex_ in near):
                    yield f"{zone.id}: no sea at {name} (16.2.3)"
    drawn = {zone.id for zone in zones.values() if zone.kind == "victory"}
    for id_ in sorted(drawn ^ set(pack.tables.victory_hexes)):
        yield f"{id_}: {'gives no points' if id_ in drawn else 'is not on the board'} (24.1)"
    for id_ in sorted(drawn & set(pack.tables.victory_hexes)):
        sheets = {board.sheets[board.hex(name)].replace("D", "C") for name in zones[id_].hexes}
        if len(zones[id_].hexes) != 1 or sheets != {pack.tables.victory_hexes[id_].sheet}:
            yield f"{id_}: one hex, on map {pack.tables.victory_hexes[id_].sheet} (24.1)"


def _reach_faults(ground: Ground) -> Iterator[str]:
    """5 Every hex of land can be got to, by land or ferry, across the mountains too."""
    board = ground.board

    def passable(from_hex: int, to_hex: int) -> bool:
        side = pair(from_hex, to_hex)
        barred = board.rivers.get(side) in ("lake", "sea") or (
            board.rivers.get(side) == "volga" and side not in board.crossings
        )
        return to_hex in ground.land and not barred

    yield from kit.lost_land(ground, ground.land, ROSTOV, passable)
