"""The faults a board of Holland '44 can have: hexes that are not what the rulebook says, water without bridges, entry
areas that lead nowhere."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.hexes import board_faults as shared
from grognard.hexes.board import Board, pair

if TYPE_CHECKING:
    from grognard.games.h44.data.pack import Pack

ROADS = ("primary", "secondary", "minor")
LINES = (*ROADS, "rail")
BROAD = ("canal", "major")
PLACES = {  # the rulebook and the set-up name these hexes
    "tiel": ("5606",),
    "den-bosch": ("4301",),
    "overloon": ("3524",),
    "venray": ("3225",),
    "eindhoven": ("2608", "2707", "2708"),
    "helmond": ("2914",),
    "grave": ("4816",),
    "westervoort": ("6124",),
    "elst": ("5820",),
    "valkenswaard": ("2107",),
}
CITY_HEXES = {"eindhoven": 3, "nijmegen": 2}  # 26.5.1
BRIDGES = {  # 5.7, S1.2: a hex of the bridge, or both
    "bridge-arnhem": ("6122",),
    "bridge-nijmegen": ("5321",),
    "bridge-westervoort": ("6124",),
    "bridge-grave": ("4816",),
    "bridge-lommel": ("1402", "1502"),
    "bridge-joe": ("1303", "1404"),
    "bridge-neerpelt-west": ("1306", "1407"),
    "bridge-neerpelt-east": ("1307", "1408"),
    "bridge-lille": ("1109", "1210"),
}
OVER = {
    "bridge-arnhem": "river-neder-rijn",
    "bridge-nijmegen": "river-waal",
    "bridge-westervoort": "river-ijssel",
    "bridge-grave": "river-maas",
}
BANKS = (  # where places lie: zone, hex, whether it is in it
    ("north-of-rhine", "6222", True),
    ("north-of-rhine", "6122", False),
    ("north-of-rhine", "6614", True),
    ("north-of-rhine", "5820", False),
    ("north-of-waal", "5820", True),
    ("north-of-waal", "5606", True),
    ("north-of-waal", "5321", False),
    ("north-of-waal", "4816", False),
)
HUB = "2707"
"""Eindhoven: every road leads there."""
LAST_ROW = 20
"""23.4 The boundaries end in this row."""


class Ground(shared.Ground):
    """The board, and that all of it is land."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, ROADS, ("rail",))
        self.land = frozenset(board.index.values())


def board_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    yield from _place_faults(ground)
    yield from shared.place_faults(ground.board, ("city", "town", "village"))
    yield from _bridge_faults(pack, ground)
    yield from _water_faults(ground)
    yield from shared.crossing_faults(ground.board, ("minor", *BROAD))
    yield from _zone_faults(ground)
    yield from _area_faults(pack, ground)
    yield from _reach_faults(ground)


def _place_faults(ground: Ground) -> Iterator[str]:
    drawn = {place.id: place for place in ground.board.file.place}
    for id_, hexes in PLACES.items():
        if id_ not in drawn or drawn[id_].hexes != hexes:
            yield f"{id_}: must lie in {', '.join(hexes)}"
    for id_, count in CITY_HEXES.items():
        if id_ not in drawn or drawn[id_].kind != "city" or len(drawn[id_].hexes) != count:
            yield f"{id_}: must be a city of {count} hexes (26.5.1)"


def _bridge_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """5.7, S1.2 Named bridges are where the rulebook has them, each over its river."""
    drawn = {bridge.id: bridge for bridge in pack.bridges}
    for id_, hexes in BRIDGES.items():
        if id_ not in drawn:
            yield f"{id_}: the rulebook has this bridge"
        elif not set(hexes) <= set(drawn[id_].hexes):
            yield f"{id_}: must touch {' and '.join(hexes)}"
        elif drawn[id_].kind != "road" or drawn[id_].river != OVER.get(id_, "river-meuse-escaut-canal"):
            yield f"{id_}: must be a road bridge over {OVER.get(id_, 'river-meuse-escaut-canal')}"
    for bridge in pack.bridges:
        lines = ground.roads if bridge.kind == "road" else ground.rails
        if ground.board.side(bridge.side) not in lines:
            yield f"{bridge.id}: no {bridge.kind} runs over it"
    for ferry in pack.ferries:
        if ground.board.rivers.get(ground.board.side(ferry.side)) != "major":
            yield f"{ferry.id}: no major river runs along {ferry.side}"
    if not any(area.id == "H" and area.ferry_hexes for area in pack.areas):
        yield "area H: the Pannerden ferry leads into it (19.3.2)"


def _water_faults(ground: Ground) -> Iterator[str]:
    """8.4 Roads and railways cross canals and major rivers only by bridge."""
    board = ground.board
    for kind, lines in (("road", ground.roads), ("railway", ground.rails)):
        for side in sorted(lines):
            if board.rivers.get(side) in BROAD:
                crossing = board.crossings.get(side)
                if crossing is None or crossing.kind == "ferry" or (kind == "road" and crossing.kind != "bridge"):
                    yield f"{ground.side(side)}: a {kind} crosses the water without a bridge"


def _zone_faults(ground: Ground) -> Iterator[str]:
    """23.4 The corps share the land south of row 20; 26, S1.3 the banks are right."""
    board = ground.board
    corps = [zone for zone in board.file.zone if zone.kind == "corps"]
    if sorted(zone.id for zone in corps) != ["corps-12", "corps-30", "corps-8"]:
        yield "corps: the zones of 8, 12 and 30 Corps are needed (23.4)"
    shared = Tally(name for zone in corps for name in zone.hexes)
    for name in sorted(board.index):
        wanted = 1 if int(name[:2]) <= LAST_ROW else 0
        if shared[name] != wanted:
            yield f"{name}: in the land of {shared[name]} corps, must be {wanted} (23.4)"
    for zone_id, name, inside in BANKS:
        zone = board.zones.get(zone_id, frozenset())
        if (board.hex(name) in zone) != inside:
            yield f"{name}: must {'' if inside else 'not '}lie in {zone_id}"


def _area_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """19 Each area touches hexes of the edge, none touches another's; H and I have a gap between them (19.6); a road
    leads from each to Eindhoven."""
    board = ground.board
    yield from shared.shared_edge_faults((area.id, area.hexes) for area in pack.areas)
    joined = ground.along(ground.roads, [board.hex(HUB)])
    for area in pack.areas:
        hexes = [board.hex(name) for name in area.hexes]
        for hex_ in hexes:
            if len(board.grid.near[hex_]) == 6:
                yield f"area {area.id}: {ground.name(hex_)} does not lie at the edge"
        if not joined & set(hexes):
            yield f"area {area.id}: no road leads from it to Eindhoven"
        for neighbour in area.beside:
            if neighbour not in {row.id for row in pack.areas} or area.id not in next(
                row.beside for row in pack.areas if row.id == neighbour
            ):
                yield f"area {area.id}: lies beside {neighbour}, but not the other way round"
    first, second = ({board.hex(name) for area in pack.areas if area.id == id_ for name in area.hexes} for id_ in "HI")
    if any(near in second for hex_ in first for near in board.grid.near[hex_]):
        yield "areas H and I must not touch (19.6)"


def _reach_faults(ground: Ground) -> Iterator[str]:
    board = ground.board

    def dry(from_hex: int, to_hex: int) -> bool:
        side = pair(from_hex, to_hex)
        return board.rivers.get(side) != "major" or side in board.crossings

    yield from shared.lost_land(ground, ground.land, HUB, dry)
