"""The faults the board of A Victory Awaits can have: hexes that are not what the rulebook says, lines that do not join,
unreachable land, cities no railway leads to."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from grognard.core.packs.loading import PackError
from grognard.games.ava.data.schema import SHEETS
from grognard.hexes.board import NO_HEX, Board
from grognard.hexes.grid import NOWHERE

if TYPE_CHECKING:
    from grognard.games.ava.data.pack import Pack

CITIES = {  # 16.2, and Brest of 4.0(7)
    "leningrad": ("L3602", "L3603", "L3702"),
    "vitebsk": ("S3510",),
    "smolensk": ("S4112",),
    "gomel": ("S3726",),
    "rzhev": ("S5003",),
    "vyazma": ("S5009",),
    "bryansk": ("S5120",),
    "kiev": ("K3507", "K3607", "K3608"),
}
BREST = "S0927"
MAJOR_CITY_HEXES = 21  # public: meeplemountain.com/reviews/a-victory-awaits-operation-barbarossa-1941
MOSCOW = ("S5504", "S5507", "S5513")  # 15.4
STARS = ("S4230", "S4730")  # 18.2
SEAM = ("S2730/K2701", "S2730/K2801", "S2830/K2801", "S2930/K2801", "S2930/K2901")  # 18.2
EXAMPLE = {"L1523": "clear", "L1624": "dense-forest"}  # 10.6, 10.7
EXAMPLE_SIDES = ("L1522/L1523", "L1523/L1524", "L1523/L1623", "L1523/L1624", "L1524/L1625", "L1624/L1625")
CLOSED = ("lake", "sea", "out")
KINDS = {"place": ("major", "city", "town"), "river": ("large", "small"), "line": ("road", "rail")}


class Ground:
    """What the checks ask of a board: which hexes can be played on, and where one gets from there."""

    def __init__(self, board: Board) -> None:
        self.board = board
        closed = {-1, *(code for code, id_ in enumerate(board.terrain_ids) if id_ in CLOSED)}
        self.land = frozenset(hex_ for hex_, terrain in enumerate(board.terrain) if terrain not in closed)
        hills = board.terrain_ids.index("mountain") if "mountain" in board.terrain_ids else NOWHERE
        self.majors = frozenset(board.hex(h) for p in board.file.place if p.kind == "major" for h in p.hexes)
        built_up = {board.hex(h) for p in board.file.place if p.kind in ("major", "city") for h in p.hexes}
        joined = {(a, b) for a in self.majors for b in board.grid.near[a] if a < b and b in self.majors}
        self.rail = board.links("rail") | joined
        self.road = board.links("road") | joined
        self.on_rail = frozenset(h for link in self.rail for h in link)
        self.on_road = frozenset(h for link in self.road for h in link)
        self.hills = frozenset(h for h, t in enumerate(board.terrain) if t == hills and h not in built_up)

    def joined(self, links: frozenset[tuple[int, int]], from_hex: int, to_hex: int) -> bool:
        return (min(from_hex, to_hex), max(from_hex, to_hex)) in links

    def passable(self, from_hex: int, to_hex: int) -> bool:
        """3.3 A line of communication enters no water, and mountains by road only."""
        hilly = from_hex in self.hills or to_hex in self.hills
        return to_hex in self.land and (not hilly or self.joined(self.road, from_hex, to_hex))

    def reach(self, start: Iterable[int], step: Callable[[int, int], bool], limit: int | None = None) -> dict[int, int]:
        """How many steps away each hex is that can be reached; `step(from, to)` judges a single one."""
        distances = dict.fromkeys(start, 0)
        front = list(distances)
        while front and (limit is None or distances[front[0]] < limit):
            following = []
            for hex_ in front:
                for near in self.board.grid.near[hex_]:
                    if near not in distances and step(hex_, near):
                        distances[near] = distances[hex_] + 1
                        following.append(near)
            front = following
        return distances

    def sources(self, side: str, sheet: str) -> list[int]:
        hexes = [self.board.hex(s.hex) for s in self.board.file.supply if s.side == side]
        return [hex_ for hex_ in hexes if self.board.sheets[hex_] == sheet]


def board_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """What is wrong with a board that is drawn rightly."""
    yield from _terrain_faults(pack, ground)
    yield from _rulebook_faults(pack, ground)
    yield from _line_faults(ground)
    yield from _source_faults(ground)
    yield from _reach_faults(ground)


def drawing_faults(board: Board) -> Iterator[str]:
    """Ids are there once, hexes exist, hexsides are hexsides, lines join neighbours. Of a board with such faults the
    other questions cannot be asked."""
    file = board.file
    ids = Tally(row.id for rows in (file.place, file.river, file.supply) for row in rows)
    yield from (f"board: {id_} is there {n} times" for id_, n in ids.items() if n > 1)
    yield from (f"board: {p.id} is of no known kind {p.kind!r}" for p in file.place if p.kind not in KINDS["place"])
    yield from (f"board: {r.id} is of no known size {r.size!r}" for r in file.river if r.size not in KINDS["river"])
    yield from (f"board: a line is of no known kind {x.kind!r}" for x in file.line if x.kind not in KINDS["line"])
    yield from (f"board: {s.id} is of no side {s.side!r}" for s in file.supply if s.side not in ("axis", "soviet"))
    named = [(p.id, hex_) for p in file.place for hex_ in p.hexes] + [(s.id, s.hex) for s in file.supply]
    named += [(f"label {label.name.get('en', '')!r}", label.at) for label in file.label]
    yield from (f"board: {id_} lies in {hex_}, which is no hex" for id_, hex_ in named if hex_ not in board.index)
    pairs = [(river.id, pair) for river in file.river for pair in river.sides]
    pairs += [(f"a {x.kind}", f"{a}/{b}") for x in file.line for a, b in zip(x.hexes, x.hexes[1:], strict=False)]
    for id_, pair in pairs:
        try:
            board.side(pair)
        except PackError as error:
            yield f"board: {id_}: {error.problem}"


def _terrain_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    board = pack.board
    for id_ in board.terrain_ids:
        if id_ not in pack.tables.terrain:
            yield f"board: the terrain {id_} is not on the terrain chart"
    for hex_, sheet in enumerate(board.sheets):
        if sheet != NO_HEX and board.terrain[hex_] == -1:
            yield f"{board.names[hex_]}: has no terrain"
        elif sheet == NO_HEX and hex_ in ground.land:
            yield f"column and row {board.grid.place(hex_)}: land of no sheet"
        elif hex_ in ground.land and board.halves[hex_] not in "as":
            yield f"{board.names[hex_]}: lies on neither side of the start line"
    cities = Tally(hex_ for p in board.file.place if p.kind in ("major", "city") for hex_ in p.hexes)
    for name, count in cities.items():
        if count > 1:
            yield f"{name}: holds {count} cities"
        if board.index[name] not in ground.land:
            yield f"{name}: a city in the water or out of play"


def _rulebook_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    board = pack.board
    if len(ground.majors) != MAJOR_CITY_HEXES:
        yield f"major city hexes: {len(ground.majors)}, must be {MAJOR_CITY_HEXES}"
    places = {place.id: place for place in board.file.place}
    for id_, hexes in CITIES.items():
        if id_ not in places or places[id_].kind != "major" or sorted(places[id_].hexes) != sorted(hexes):
            yield f"{id_}: must be a major city in {', '.join(hexes)} (16.2)"
    if BREST not in (places["brest"].hexes if "brest" in places else ()):
        yield f"brest: must lie in {BREST} (4.0)"
    moscow = sorted(s.hex for s in board.file.supply if s.moscow and s.side == "soviet")
    if moscow != sorted(MOSCOW):
        yield f"sources from Moscow: {moscow}, must be {sorted(MOSCOW)} (15.4)"
    for name in (*STARS, *(h for pair in (*SEAM, *EXAMPLE_SIDES) for h in pair.split("/"))):
        if name not in board.index:
            yield f"{name}: the rulebook names this hex, the board has none"
        elif board.index[name] not in ground.land:
            yield f"{name}: the rulebook has land here"
    for pair in (*SEAM, *EXAMPLE_SIDES):
        ends = [board.index[name] for name in pair.split("/") if name in board.index]
        if len(ends) == 2 and not board.grid.adjacent(*ends):
            yield f"{pair}: the rulebook has these two touch"
    for name, terrain in EXAMPLE.items():
        hex_ = board.index.get(name)
        drawn = "" if hex_ is None else board.terrain_ids[board.terrain[hex_]]
        if drawn != terrain:
            yield f"{name}: {drawn or 'nothing'}, the example of 10.6 has {terrain}"


def _line_faults(ground: Ground) -> Iterator[str]:
    """Roads and railways keep to the land, rivers have land on at least one bank."""
    board = ground.board
    for kind, hexes in (("road", ground.on_road), ("rail", ground.on_rail)):
        yield from (f"{board.names[h]}: a {kind} through water or out of play" for h in sorted(hexes - ground.land))
    for from_hex, to_hex in board.rivers:
        if from_hex not in ground.land and to_hex not in ground.land:
            yield f"{board.names[from_hex]}/{board.names[to_hex]}: a river in the water"


def _source_faults(ground: Ground) -> Iterator[str]:
    """2.1 Supply sources lie at the edge of the map, on a railway, on their owner's side of the start line."""
    board = ground.board
    for source in board.file.supply:
        hex_ = board.hex(source.hex)
        if hex_ not in ground.land:
            yield f"{source.id}: not on land"
            continue
        if hex_ not in ground.on_rail:
            yield f"{source.id}: no railway in {source.hex}"
        around = board.grid.neighbours[hex_]
        if all(near != NOWHERE and near in ground.land for near in around):
            yield f"{source.id}: {source.hex} does not lie at the edge of the map"
        if board.halves[hex_] != source.side[0]:
            yield f"{source.id}: {source.hex} lies on the other side's part of the map"
    for sheet in SHEETS:
        for side in ("axis", "soviet"):
            if not ground.sources(side, sheet):
                yield f"sheet {sheet}: no source of the {side} side"


def _reach_faults(ground: Ground) -> Iterator[str]:
    """Within each sheet: railways from an Axis source to every major city, Soviet lines to every city, no land that
    is cut off from the rest."""
    board = ground.board
    for sheet in SHEETS:
        inside = {hex_ for hex_ in ground.land if board.sheets[hex_] == sheet}

        def by_rail(from_hex: int, to_hex: int, inside: set[int] = inside) -> bool:
            return to_hex in inside and ground.joined(ground.rail, from_hex, to_hex)

        def on_foot(from_hex: int, to_hex: int, inside: set[int] = inside) -> bool:
            return to_hex in inside

        for side in ("axis", "soviet"):
            served = ground.reach(ground.sources(side, sheet), by_rail)
            for hex_ in sorted(ground.majors & inside - served.keys()):
                yield f"{board.names[hex_]}: no railway from an {side} source of sheet {sheet} leads to this city"
        for hex_ in ground.sources("axis", sheet):
            if not ground.majors & ground.reach([hex_], by_rail).keys():
                yield f"{board.names[hex_]}: from this Axis source no railway leads to a major city"
        walked = ground.reach(ground.sources("soviet", sheet), on_foot)
        for hex_ in sorted(inside - walked.keys()):
            yield f"{board.names[hex_]}: unreachable land on sheet {sheet}"
