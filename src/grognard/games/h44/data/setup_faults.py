"""The faults a set-up of Holland '44 can have: units without a place, landings in water, units without supply."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.h44.data.board_faults import Ground
from grognard.games.h44.data.schema import SIDES, Arrival
from grognard.hexes.board import pair

if TYPE_CHECKING:
    from grognard.games.h44.data.pack import Pack

SOFT = ("polder", "polder-woods", "marsh")
STATES = {  # S1.2
    "bridge-lommel": "blown",
    "bridge-joe": "intact",
    "bridge-neerpelt-west": "blown",
    "bridge-neerpelt-east": "blown",
    "bridge-lille": "blown",
}
NEVER = ("bridge-arnhem", "bridge-nijmegen", "bridge-westervoort")  # 5.7
GARRISONS = {"5606", "4301"}  # 23.6
ON_MAP = (24, 27)  # Allied and German units, the set-up card


def setup_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    yield from _arrival_faults(pack)
    yield from _bridge_faults(pack)
    yield from _landing_faults(pack, ground)
    yield from _start_faults(pack, ground)
    yield from _supply_faults(pack, ground)


def _arrival_faults(pack: Pack) -> Iterator[str]:
    """Every unit arrives from somewhere it may arrive from."""
    rows = Tally(row.id for row in pack.setup.arrivals)
    for unit in pack.units:
        if rows[unit.id] != 1:
            yield f"{unit.id}: {rows[unit.id]} arrivals, must be one"
    areas = {area.id: area for area in pack.areas}
    zones = {zone.id: zone for zone in pack.board.file.zone}
    last = max(pack.tables.track)
    for row in pack.setup.arrivals:
        if row.id not in pack.unit_index:
            yield f"{row.id}: an arrival of no unit"
            continue
        unit = pack.unit(row.id)
        if (row.kind == "pool") != (unit.is_remnant or (unit.breakdown and row.kind == "pool")):
            yield f"{row.id}: only remnants and breakdown units wait in the pool"
        if (row.kind == "unknown") != unit.unknown:
            yield f"{row.id}: must be one of the unknown units, or is none"
        if row.kind not in ("unknown", "pool") and not 1 <= row.turn <= last:
            yield f"{row.id}: comes on turn {row.turn}"
        if row.kind == "hex" and row.hex not in pack.board.index:
            yield f"{row.id}: there is no hex {row.hex!r}"
        if row.kind == "air":
            if row.zone not in zones or row.zone not in pack.landings:
                yield f"{row.id}: there is no landing zone {row.zone!r}"
            elif pack.landings[row.zone].division != unit.formation:
                yield f"{row.id}: {row.zone} is not a zone of its division"
        if row.kind in ("area", "holding"):
            if row.area not in areas:
                yield f"{row.id}: there is no area {row.area!r}"
            elif SIDES[areas[row.area].owner_from(row.turn)] != unit.side:
                yield f"{row.id}: area {row.area} is the enemy's on turn {row.turn}"
        if row.kind == "head" and row.head not in pack.unit_index:
            yield f"{row.id}: there is no supply head {row.head!r}"
        if row.steps and not row.steps < unit.steps:
            yield f"{row.id}: {row.steps} steps at the start, it has {unit.steps}"


def _bridge_faults(pack: Pack) -> Iterator[str]:
    for bridge in pack.bridges:
        wanted = STATES.get(bridge.id, "mined")
        if bridge.state != wanted:
            yield f"{bridge.id}: {bridge.state} at the start, must be {wanted} (S1.2)"
        if bridge.blowable == (bridge.id in NEVER):
            yield f"{bridge.id}: {'cannot' if bridge.id in NEVER else 'can'} be blown (5.7)"
        if (bridge.blowable_from > 1) != (bridge.id == "bridge-grave"):
            yield f"{bridge.id}: only Grave is safe on turn 1 (5.7)"


def _landing_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """22.2.3 Gliders and artillery land in the open; paratroopers not in marsh or city."""
    board = pack.board
    gliders = {
        row.zone
        for row in pack.setup.arrivals
        if row.kind == "air" and row.id in pack.unit_index and pack.unit(row.id).type != "para_infantry"
    }
    for zone in pack.landings:
        if zone not in board.zones:
            yield f"{zone}: the board has no such landing zone"
            continue
        for hex_ in sorted(board.zones[zone]):
            if ground.terrain[hex_] == "marsh" or ground.places.get(hex_) == "city":
                yield f"{zone}: units may not land in {ground.name(hex_)} (22.2.3)"
            elif zone in gliders and (ground.terrain[hex_] != "clear" or ground.places.get(hex_) == "town"):
                yield f"{zone}: gliders need open ground, {ground.name(hex_)} is {ground.terrain[hex_]} (22.2.3)"
    around = [ground.terrain[near] for near in board.grid.near[board.hex("6516")]]
    if ground.terrain[board.hex("6516")] != "clear" or around.count("woods") < 3:
        yield "6516: must be clear, with woods in three hexes around it (22.3.2)"


def _start_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    board = pack.board
    stands = [row for row in pack.setup.arrivals if row.kind == "hex" and row.hex in board.index]
    sides = [pack.unit(row.id).side for row in stands]
    counts = (sides.count("allied"), sides.count("german"))
    if counts != ON_MAP:
        yield f"units on the map at the start: {counts}, must be {ON_MAP}"
    held: dict[str, set[str]] = {}
    for row in stands:
        held.setdefault(row.hex, set()).add(pack.unit(row.id).side)
        yield from _stand_faults(pack, ground, row)
    yield from (f"{hex_}: both sides start here" for hex_, found_ in held.items() if len(found_) > 1)
    hexes = pack.unknown_hexes
    if len(set(hexes)) != len(hexes) or len(hexes) != pack.tables.unknown_units:
        yield f"unknown units: {len(set(hexes))} hexes, must be {pack.tables.unknown_units} (25.5)"
    for name in hexes:
        if name not in board.index or "allied" in held.get(name, set()):
            yield f"{name}: no unknown unit can start here"
    garrisons = {row.hex for row in stands if pack.unit(row.id).garrison}
    if garrisons != GARRISONS:
        yield f"garrisons in {sorted(garrisons)}, must be in {sorted(GARRISONS)} (23.6)"


def _stand_faults(pack: Pack, ground: Ground, row: Arrival) -> Iterator[str]:
    """A unit is where it could have moved, in its corps' sector (23.4)."""
    unit, hex_ = pack.unit(row.id), pack.board.hex(row.hex)
    soft = ground.terrain[hex_] in SOFT and ground.places.get(hex_) != "city"
    if unit.move_class == "vehicle" and soft and hex_ not in ground.on_road:
        yield f"{row.id}: a vehicle in {ground.terrain[hex_]} without a road, {row.hex}"
    if unit.corps and pack.sectors.depth(unit.corps, hex_) > 0:
        yield f"{row.id}: starts in the land of another corps, {row.hex} (23.4)"


def _supply_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """18.3 Every unit on the map at the start has a line of supply: four hexes to a road that leads to an entry
    area."""
    board = pack.board
    bridges = {board.side(bridge.side): bridge for bridge in pack.bridges}
    stands = [row for row in pack.setup.arrivals if row.kind == "hex" and row.hex in board.index]
    for side in SIDES:
        enemies = {board.hex(row.hex) for row in stands if pack.unit(row.id).side != side}

        def by_road(from_hex: int, to_hex: int, side: str = side, enemies: set[int] = enemies) -> bool:
            line = pair(from_hex, to_hex)
            if line not in ground.roads or to_hex in enemies:
                return False
            bridge = bridges.get(line)
            if bridge is None or not bridge.blowable:
                return True
            return bridge.state == ("intact" if side == "allied" else "mined")

        def on_foot(from_hex: int, to_hex: int, enemies: set[int] = enemies) -> bool:
            line = pair(from_hex, to_hex)
            if to_hex in enemies:
                return False
            return board.rivers.get(line) != "major" or (line in bridges and bridges[line].state != "blown")

        areas = [area for area in pack.areas if SIDES[area.owner_from(1)] == side]
        edge = {board.hex(name) for area in areas for name in area.hexes} & ground.on_road - enemies
        fed = ground.reach(ground.reach(edge, by_road), on_foot, pack.tables.supply_off_road)
        for row in stands:
            if pack.unit(row.id).side == side and board.hex(row.hex) not in fed:
                yield f"{row.id}: no supply at the start, in {row.hex}"
