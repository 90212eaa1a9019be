"""The faults a set-up of Stalingrad '42 can have: units without a place, stacks too big, arrivals from nowhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from grognard.games.s42.data.board_faults import ROSTOV, Ground
from grognard.games.s42.data.schema import Placement, Scenario, Unit

if TYPE_CHECKING:
    from grognard.games.s42.data.pack import Pack

PLACED = ("map_a", "campaign", "caucasus", "uranus")
COMING = ("arrivals", "blau_arrivals", "caucasus_arrivals", "uranus_arrivals")
EDGES = {"north": "caucasus_arrivals", "east-north-of-4210": "blau_arrivals"}  # C2.2, C1.2
REDUCED = 24  # 22.1.3: triangles on the set-up card of map A
WAITING = {"blucher": 5, "volunteers": 6}  # 20.7, 20.8
RESERVES = {"map_a": {6: 4}, "campaign": {5: 5, 7: 4, 8: 4}}  # 31, C1.2


def setup_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    dangling = list(_reference_faults(pack))
    yield from dangling
    if dangling:
        return
    for name in PLACED:
        for row in pack.setup.placements(name):
            yield from _stand_faults(pack, ground, name, row)
    for scenario in pack.scenarios.values():
        yield from _scenario_faults(pack, ground, scenario)
    yield from _arrival_faults(pack)
    yield from _card_faults(pack, ground)
    yield from _start_faults(pack, ground)
    yield from _change_faults(pack)


def _reference_faults(pack: Pack) -> Iterator[str]:
    """Every row is about a unit there is."""
    groups: list[tuple[str, list[str]]] = [(name, [row.id for row in pack.setup.placements(name)]) for name in PLACED]
    groups += [(name, [row.id for row in pack.setup.coming(name)]) for name in COMING]
    groups += [("displays", [row.id for row in pack.setup.displays])]
    groups += [(row.id, [*row.units, *row.historical]) for row in pack.setup.withdrawals]
    groups += [(row.id, [row.unit, *([row.into] if row.into else [])]) for row in pack.setup.changes]
    for where, ids in groups:
        yield from (f"{where}: there is no unit {id_!r}" for id_ in ids if id_ not in pack.unit_index)
        yield from (f"{where}: {id_} is there twice" for id_ in sorted(set(ids)) if ids.count(id_) > 1)
    used = {id_ for _, ids in groups for id_ in ids}
    for unit in pack.units:
        if unit.id not in used and not unit.remnant_of:
            yield f"{unit.id}: comes in no scenario"
        if unit.id in used and unit.remnant_of:
            yield f"{unit.id}: a remnant comes from no set-up (10.4)"


def _stand_faults(pack: Pack, ground: Ground, where: str, row: Placement) -> Iterator[str]:
    unit = pack.unit(row.id)
    if row.hex not in pack.board.index:
        yield f"{where}: {row.id} stands in {row.hex!r}, which is no hex"
        return
    terrain = ground.terrain[pack.board.hex(row.hex)]
    if pack.board.hex(row.hex) not in ground.land:
        yield f"{where}: {row.id} stands in {row.hex}, which is {terrain}"
    mechanised = unit.move_class != "non_mech"
    if mechanised and terrain == "mountain" and pack.board.hex(row.hex) not in ground.on_road:
        yield f"{where}: {row.id} stands in the mountains of {row.hex}, where no road leads"
    yield from _step_faults(where, unit, row.steps)


def _step_faults(where: str, unit: Unit, steps: int) -> Iterator[str]:
    """2.3.5, 10.4 A unit that comes reduced; one of three steps never starts as its own remnant."""
    if steps and not max(1, unit.steps - 1) <= steps < unit.steps:
        yield f"{where}: {unit.id} has {steps} of {unit.steps} steps"


def _scenario_faults(pack: Pack, ground: Ground, scenario: Scenario) -> Iterator[str]:
    """C1 to C4 Each unit once; hexes of the maps in use; one side in a hex; no stack too big."""
    placed: dict[str, str] = {}
    stacks: dict[str, list[Placement]] = defaultdict(list)
    for list_ in scenario.setups:
        for row in pack.setup.placements(list_):
            if row.id in placed:
                yield f"{scenario.id}: {row.id} stands in {row.hex} and in {placed[row.id]}"
            placed[row.id] = row.hex
            stacks[row.hex].append(row)
    for later in scenario.arrivals:
        for arrival in pack.setup.coming(later):
            if not scenario.brings(arrival):
                continue
            if arrival.id in placed:
                yield f"{scenario.id}: {arrival.id} comes on turn {arrival.turn}, and is in {placed[arrival.id]}"
            placed[arrival.id] = f"turn {arrival.turn}"
    fought = {row.hex for row in pack.starts[scenario.start].contested}
    for name, rows in stacks.items():
        if not _on_its_maps(pack, ground, scenario, name):
            yield f"{scenario.id}: {name} lies on none of its maps"
        sides = {pack.unit(row.id).side for row in rows}
        if len(sides) > 1 and name not in fought:
            yield f"{scenario.id}: both sides stand in {name}"
        for side in sorted(sides):
            stack = [pack.unit(row.id) for row in rows if pack.unit(row.id).side == side and not row.reserve]
            if stack:
                yield from _stack_faults(pack, scenario.id, name, stack)


def _on_its_maps(pack: Pack, ground: Ground, scenario: Scenario, name: str) -> bool:
    if name not in pack.board.index:
        return True
    sheet, row = pack.board.sheets[pack.board.hex(name)], ground.row(pack.board.hex(name))
    return sheet in scenario.sheets or ("C" in scenario.sheets and row >= pack.caucasus.first_row)


def _stack_faults(pack: Pack, scenario: str, hex_: str, stack: Sequence[Unit]) -> Iterator[str]:
    """4.1 to 4.3 Combat units other than support, less one free one, within the limit of the side."""
    tables = pack.tables
    counted = [unit for unit in stack if unit.full[1] and unit.type not in ("headquarters", "artillery")]
    limit = tables.stacking_axis if stack[0].side == "axis" else tables.stacking_soviet
    headquarters = [unit for unit in stack if unit.type == "army-hq"]
    if headquarters:
        limit = tables.stacking_army_hq
    size = len(counted) - min(tables.stacking_free, sum(unit.free for unit in counted))
    if size > limit:
        yield f"{scenario}: {size} units in {hex_}, at most {limit} (4.1)"
    corps = sum(unit.type in ("tank", "mechanised") and unit.size == "XXX" for unit in counted)
    if headquarters and corps > tables.army_hq_corps and all(unit.full[2] == 3 for unit in headquarters):
        yield f"{scenario}: {corps} corps with the headquarters in {hex_}, at most {tables.army_hq_corps} (4.3)"


def _arrival_faults(pack: Pack) -> Iterator[str]:
    """22.1.1 Reinforcements name areas of their side, or the edge of their scenario."""
    areas = {area.id: area for area in pack.areas}
    for entry, ids in pack.entries.items():
        yield from (f"entry {entry}: there is no area {id_!r}" for id_ in ids if id_ not in areas)
    for area in pack.areas:
        yield from (f"area {area.id}: there is no area {id_!r}" for id_ in area.row.displaced if id_ not in areas)
    for name in COMING:
        for row in pack.setup.coming(name):
            unit = pack.unit(row.id)
            yield from _step_faults(name, unit, row.steps)
            if row.turn not in pack.tables.track:
                yield f"{name}: {row.id} comes on turn {row.turn}"
            if bool(row.entry) == bool(row.edge):
                yield f"{name}: {row.id} comes from an area or over an edge"
            elif row.edge:
                if EDGES.get(row.edge) != name:
                    yield f"{name}: {row.id} comes over the edge {row.edge!r}"
            elif row.entry not in pack.entries or row.entry.partition("-")[0] != unit.side:
                yield f"{name}: {row.id} comes from the areas {row.entry!r}"
            elif row.historical and row.historical not in pack.entries[row.entry]:
                yield f"{name}: {row.id} cannot come from {row.historical} (22.1.1)"


def _card_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """20.6 to 20.8, 22.1.3, 31 What the rulebook counts on the set-up cards."""
    setup = pack.setup
    reduced = sum(1 for row in setup.map_a if row.steps)
    if reduced != REDUCED:
        yield f"map_a: {reduced} reduced units, must be {REDUCED} (22.1.3)"
    for display, count in WAITING.items():
        number = sum(row.display == display for row in setup.displays)
        if number != count:
            yield f"{display}: {number} units, must be {count} (20.7, 20.8)"
    for name, armies in RESERVES.items():
        tally: dict[int, int] = defaultdict(int)
        for row in setup.placements(name):
            tally[row.reserve] += 1
        tally.pop(0, None)
        if dict(tally) != armies:
            yield f"{name}: reserve armies {dict(tally)}, must be {armies} (31, C1.2)"
    blau = pack.blau
    sixth = {row.hex for row in setup.map_a if row.reserve == 6}
    if sixth != {blau.reserve_6_hex}:
        yield f"map_a: the 6th Reserve Army stands in {sorted(sixth)}, must be in {blau.reserve_6_hex} (C1.2)"
    fifth = [row.turn for row in setup.blau_arrivals]
    if fifth != [blau.reserve_5_turn] * blau.reserve_5_units:
        yield f"blau_arrivals: the 5th Reserve Army comes on {fifth} (C1.2)"
    rostov = ground.latitude(pack.board.hex(ROSTOV))
    for row in (*setup.map_a, *setup.campaign):
        if pack.unit(row.id).held == "caucasus" and ground.latitude(pack.board.hex(row.hex)) <= rostov:
            yield f"{row.id}: waits in {row.hex}, which is not south of Rostov (20.6)"


def _start_faults(pack: Pack, ground: Ground) -> Iterator[str]:
    """Markers at the start: rail heads on green lines, control, air units, supply points, points."""
    green = {hex_ for side in ground.green for hex_ in side}
    air = {row.id for row in pack.air}
    points = pack.tables.victory_hexes
    for start in pack.starts.values():
        for name in start.rail_heads:
            if pack.board.index.get(name) not in green:
                yield f"{start.id}: the rail head of {name} stands on no green line (17.2)"
        yield from (f"{start.id}: there is no air unit {id_!r}" for id_ in start.air if id_ not in air)
        yield from (f"{start.id}: there is no victory hex {id_!r}" for id_ in start.axis_controls if id_ not in points)
        for supply in start.supplies:
            if supply.face not in pack.supply_faces or pack.board.index.get(supply.hex) not in ground.land:
                yield f"{start.id}: a supply point {supply.face!r} in {supply.hex}"
        for fight in start.contested:
            kind = ground.places.get(pack.board.index.get(fight.hex, -1), "")
            most = pack.tables.places[kind].battles if kind else 0
            if not 1 <= fight.level <= most:
                yield f"{start.id}: no battle of level {fight.level} in {fight.hex} (11.6.2)"
    for scenario in pack.scenarios.values():
        held = pack.starts[scenario.start].axis_controls
        points_held = sum(points[id_].points for id_ in held if id_ in points)
        if points_held != scenario.starts_with:
            yield f"{scenario.id}: the Axis starts with {points_held} points, must be {scenario.starts_with}"
        most = sum(row.points for row in points.values() if row.sheet in scenario.sheets)
        extra = sum(row.points for row in pack.bonuses.values()) if scenario.id == "fall-blau" else 0
        if most + extra < scenario.needs:
            yield f"{scenario.id}: {most + extra} points in all, {scenario.needs} are needed to win"
    for head in pack.setup.rail_heads:
        if pack.board.index.get(head.hex) not in green or head.scenario not in pack.scenarios:
            yield f"rail head {head.id}: {head.hex} of {head.scenario} is on no green line (C2.2)"
    yield from (f"there is no air unit {row.id!r}" for row in pack.setup.air_arrivals if row.id not in air)


def _change_faults(pack: Pack) -> Iterator[str]:
    """32 Withdrawals and changes fall on turns of the campaign, after the unit has come."""
    came = {row.id: row.turn for row in pack.setup.arrivals}
    for row in pack.setup.withdrawals:
        if row.turn not in pack.tables.track:
            yield f"{row.id}: on turn {row.turn}"
        for id_ in row.units:
            if came.get(id_, 0) > row.turn:
                yield f"{row.id}: {id_} comes later, on turn {came[id_]} (32)"
        if any(pack.unit(id_).side != row.side for id_ in (*row.units, *row.historical)):
            yield f"{row.id}: of the other side (32)"
    for change in pack.setup.changes:
        if came.get(change.unit, 0) > change.turn:
            yield f"{change.id}: {change.unit} comes later, on turn {came[change.unit]} (32)"
        if bool(change.into) == (change.full is not None):
            yield f"{change.id}: the unit becomes another, or grows (32.4, 32.5)"
