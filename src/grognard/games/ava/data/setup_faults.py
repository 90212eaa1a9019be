"""The faults the set-up of A Victory Awaits can have: wrong counts, hexes on the wrong side, no room, no supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.ava.data.board_faults import Ground
from grognard.games.ava.data.schema import SHEETS, Formation, Sheet, Side

if TYPE_CHECKING:
    from grognard.games.ava.data.pack import Pack

ARMY_19 = 11  # 4.0(2d), 15.3
PANZER_GROUPS = ("axis-4pzg", "axis-3pzg", "axis-2pzg", "axis-1pzg")


def setup_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """Faults of the rows come first: what stands in no hex has no ground to ask about."""
    counted = list(_count_faults(pack))
    yield from counted
    named = list(_hex_faults(pack))
    yield from named
    if counted or named:
        return
    zones = {f.id: zone(f, ground) for f in pack.formations.values() if f.kind != "track"}
    yield from _ground_faults(pack, ground, zones)
    for sheet in SHEETS:
        yield from _room_faults(pack, sheet, zones)
        yield from _axis_supply_faults(pack, ground, sheet, zones)
        yield from _soviet_supply_faults(pack, ground, sheet, zones)
    yield from _front_faults(pack, zones)


def zone(formation: Formation, ground: Ground) -> tuple[int, ...]:
    """4.0(2) The hexes a formation may stand in; of a range only land on its own side of the start line and inside its
    sheet, and no mountains without a road."""
    board = ground.board
    if formation.kind != "range":
        return tuple(board.hex(name) for name in formation.hexes)
    centre = board.hex(formation.centre)
    return tuple(
        hex_
        for hex_ in sorted(board.grid.within(centre, formation.range))
        if hex_ in ground.land
        and board.sheets[hex_] == formation.map
        and board.halves[hex_] == formation.side[0]
        and (hex_ not in ground.hills or hex_ in ground.on_road)
    )


def _count_faults(pack: Pack) -> Iterator[str]:
    counted = {id_: len(units) for id_, units in pack.units_of.items()}
    for id_, formation in pack.formations.items():
        if formation.units != counted[id_]:
            yield f"{id_}: the set-up counts {formation.units} combat units, there are {counted[id_]}"
        hqs = [unit.id for unit in pack.units if unit.formation == id_ and unit.kind == "hq"]
        if hqs != ([formation.hq] if formation.hq else []):
            yield f"{id_}: its HQs are {hqs}, the set-up has {formation.hq!r}"
        if formation.army and (formation.army not in pack.formations or not pack.formations[formation.army].hq):
            yield f"{id_}: led by {formation.army}, which is no formation with an HQ"
    army19 = sum(unit.formation == "soviet-19a" for unit in pack.units)
    if army19 != ARMY_19:
        yield f"soviet-19a: {army19} units, must be {ARMY_19} (4.0)"


def _hex_faults(pack: Pack) -> Iterator[str]:
    """Every kind of zone says what it needs to, in hexes that exist."""
    for id_, formation in pack.formations.items():
        kind, index = formation.kind, pack.board.index
        hexes = (*formation.hexes, *((formation.hq_hex,) if formation.hq_hex else ()))
        hexes += (formation.centre,) if formation.centre else ()
        yield from (f"{id_}: set up in {name}, which is no hex" for name in hexes if name not in index)
        if (kind in ("area", "hex")) != bool(formation.hexes) or len(set(formation.hexes)) != len(formation.hexes):
            yield f"{id_}: a set-up of kind {kind} in the hexes {list(formation.hexes)}"
        if (kind == "range") != bool(formation.centre and formation.range):
            yield f"{id_}: a set-up of kind {kind} with centre {formation.centre!r} and range {formation.range}"
        if (kind == "track") != bool(formation.turn):
            yield f"{id_}: a set-up of kind {kind} on turn {formation.turn}"
        if bool(formation.hq_hex) != bool(formation.hq and kind != "track"):
            yield f"{id_}: HQ {formation.hq!r} set up in {formation.hq_hex!r}"
    escorts = {id_: formation.escort for id_, formation in pack.formations.items() if formation.escort}
    if escorts != {"axis-2pzg": 1}:
        yield f"combat units beside an HQ: {escorts}, must be one with 2PzG (4.0)"


def _ground_faults(pack: Pack, ground: Ground, zones: dict[str, tuple[int, ...]]) -> Iterator[str]:
    board = pack.board
    for id_, hexes in zones.items():
        formation = pack.formations[id_]
        where = (*hexes, *((board.hex(formation.hq_hex),) if formation.hq_hex else ()))
        for hex_ in dict.fromkeys(where):
            name = board.names[hex_]
            if hex_ not in ground.land:
                yield f"{id_}: set up in {name}, which is no land"
            elif hex_ in ground.hills and hex_ not in ground.on_road:
                yield f"{id_}: set up in {name}, mountains without a road"
            if board.sheets[hex_] != formation.map:
                yield f"{id_}: set up in {name}, which is not on sheet {formation.map}"
            if board.halves[hex_] != formation.side[0]:
                yield f"{id_}: set up in {name}, on the other side of the start line"


def _room_faults(pack: Pack, sheet: Sheet, zones: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """All formations of a sheet find room at the same time, two units to a hex, with one in every hex of an area."""
    limit, board = pack.tables.constants.stacking, pack.board
    here = [pack.formations[id_] for id_ in zones if pack.formations[id_].map == sheet]
    room: dict[int, int] = {}
    for formation in here:
        for hex_ in zones[formation.id]:
            room.setdefault(hex_, limit)
    hq_hexes = {board.hex(f.hq_hex): f for f in here if f.hq_hex}
    for hex_ in hq_hexes:
        room[hex_] = room.get(hex_, limit) - 1
    waiting: list[tuple[str, tuple[int, ...]]] = []
    for formation in here:
        zone_, left = zones[formation.id], formation.units
        if formation.escort:
            room[board.hex(formation.hq_hex)] -= formation.escort
            left -= formation.escort
        if formation.kind == "area":
            for hex_ in zone_:
                if hq_hexes.get(hex_) is not formation:
                    room[hex_] -= 1
                    left -= 1
        if left < 0:
            yield f"{formation.id}: {formation.units} units cannot occupy every hex of its area"
        waiting += [(formation.id, zone_)] * max(left, 0)
    crowded = [board.names[hex_] for hex_, free in room.items() if free < 0]
    if crowded:
        yield f"sheet {sheet}: more than {limit} units must stand in {', '.join(crowded)}"
        return
    homeless = _unplaced(waiting, room)
    for id_ in dict.fromkeys(homeless):
        yield f"{id_}: no room for {homeless.count(id_)} of its units"


def _unplaced(waiting: list[tuple[str, tuple[int, ...]]], room: dict[int, int]) -> list[str]:
    """Formations without room even when all others move up as far as possible (augmenting paths)."""
    guests: dict[int, list[int]] = {hex_: [] for hex_ in room}

    def seat(who: int, asked: set[int]) -> bool:
        for hex_ in waiting[who][1]:
            if hex_ in asked:
                continue
            asked.add(hex_)
            if len(guests[hex_]) < room[hex_]:
                guests[hex_].append(who)
                return True
            for guest in guests[hex_]:
                if seat(guest, asked):
                    guests[hex_].remove(guest)
                    guests[hex_].append(who)
                    return True
        return False

    return [id_ for who, (id_, _) in enumerate(waiting) if not seat(who, set())]


def _places(pack: Pack, side: Side, sheet: Sheet, zones: dict[str, tuple[int, ...]]) -> Iterator[tuple[str, int]]:
    for id_, hexes in zones.items():
        formation = pack.formations[id_]
        if (formation.side, formation.map) == (side, sheet):
            yield from ((id_, hex_) for hex_ in hexes)
            if formation.hq_hex:
                yield id_, pack.board.hex(formation.hq_hex)


def _axis_supply_faults(pack: Pack, ground: Ground, sheet: Sheet, zones: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """3.3 On their own side of the start line the Axis units stand within reach of their railways."""
    board = pack.board

    def ours(hex_: int) -> bool:
        return board.sheets[hex_] == sheet and board.halves[hex_] == "a"

    def by_rail(from_hex: int, to_hex: int) -> bool:
        return ours(to_hex) and ground.joined(ground.rail, from_hex, to_hex)

    def across_country(from_hex: int, to_hex: int) -> bool:
        return ours(to_hex) and ground.passable(from_hex, to_hex)

    rails = ground.reach(ground.sources("axis", sheet), by_rail)
    supplied = ground.reach(rails, across_country, pack.tables.constants.loc_off_rail)
    for id_, hex_ in _places(pack, "axis", sheet, zones):
        if hex_ not in supplied:
            yield f"{id_}: too far from the railway in {board.names[hex_]}"


def _soviet_supply_faults(pack: Pack, ground: Ground, sheet: Sheet, zones: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """3.3 Soviet units have a line of communication inside their sheet that does not cross the start line."""
    board = pack.board

    def goes_on(from_hex: int, to_hex: int) -> bool:
        own = board.sheets[to_hex] == sheet and board.halves[to_hex] == "s"
        return own and ground.passable(from_hex, to_hex)

    supplied = ground.reach(ground.sources("soviet", sheet), goes_on)
    for id_, hex_ in _places(pack, "soviet", sheet, zones):
        if hex_ not in supplied:
            yield f"{id_}: no line of communication from {board.names[hex_]}"


def _front_faults(pack: Pack, zones: dict[str, tuple[int, ...]]) -> Iterator[str]:
    """15.1 A panzer group that touches no Soviet area could not strike first."""
    soviet = {hex_ for id_, hexes in zones.items() if pack.formations[id_].side == "soviet" for hex_ in hexes}
    for id_ in PANZER_GROUPS:
        if id_ in zones and not any(near in soviet for h in zones[id_] for near in pack.board.grid.near[h]):
            yield f"{id_}: touches no Soviet set-up hex"
