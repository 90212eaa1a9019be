"""The pack of Holland '44: its files read, indexed and named."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from grognard.core.packs import loading
from grognard.core.packs.files import HasName, PackFiles, by_id, hexes_of, loader, names_of, numbers
from grognard.core.packs.loading import PackError
from grognard.core.packs.rows import Meta, Note, PackFile, Text
from grognard.core.packs.switches import Switch
from grognard.games.h44.data.charts import FORBIDDEN, Constants, Effect, SideEffect, Tables, TablesFile, Terrain
from grognard.games.h44.data.pack_faults import check
from grognard.games.h44.data.schema import (
    Area,
    AreaRow,
    Arrival,
    Bridge,
    BridgeRow,
    CountersFile,
    Ferry,
    Formation,
    Landing,
    Markers,
    Scenario,
    ScenariosFile,
    SetupFile,
    Unit,
    UnitType,
)
from grognard.games.h44.movement.sectors import Sectors
from grognard.hexes.board import Board, BoardFile

__all__ = ["Pack", "check", "load"]

SLUG = "h44"


class Pack(Struct, frozen=True, kw_only=True):
    """Everything indexed. Units, areas, bridges and ferries are numbered in file order."""

    meta: Meta
    notes: tuple[Note, ...]
    board: Board
    types: dict[str, UnitType]
    formations: dict[str, Formation]
    units: tuple[Unit, ...]
    unit_index: dict[str, int]
    arrivals: dict[str, Arrival]  # unit -> when and where
    areas: tuple[Area, ...]
    bridges: tuple[Bridge, ...]
    ferries: tuple[Ferry, ...]
    landings: dict[str, Landing]
    unknown_hexes: tuple[str, ...]
    markers: Markers
    sectors: Sectors
    tables: Tables
    scenarios: dict[str, Scenario]
    options: dict[str, Switch]
    seats: tuple[str, ...]
    names: dict[str, Text]
    setup: SetupFile  # as the file has it, with its sources
    digest: str  # of all facts: two tables with the same digest play the same game

    def unit(self, id_: str) -> Unit:
        return self.units[self.unit_index[id_]]

    def landing_hexes(self, zone: str) -> tuple[str, ...]:
        """22.2 The hexes of a landing zone."""
        return next(row.hexes for row in self.board.file.zone if row.id == zone)


def _read(files: PackFiles) -> Pack:
    part, shown = files.part, files.shown
    head, counters, setup = part("pack", PackFile), part("counters", CountersFile), part("setup", SetupFile)
    tables, scenarios = part("tables", TablesFile), part("scenarios", ScenariosFile)
    board = Board(part("board", BoardFile), shown("board"))
    types, formations = by_id(counters.types), by_id(counters.formations)
    for unit in counters.units:
        if unit.type not in types or (unit.formation and unit.formation not in formations):
            raise PackError(shown("counters"), f"{unit.id}: unknown type {unit.type!r} or formation {unit.formation!r}")
    return Pack(
        meta=head.pack,
        notes=head.notes,
        board=board,
        types=types,
        formations=formations,
        units=counters.units,
        unit_index=numbers(counters.units),
        arrivals=by_id(setup.arrivals),
        areas=tuple(_area(row, board.file, shown("setup")) for row in setup.areas),
        bridges=tuple(_bridges(board, by_id(setup.bridges), shown("setup"))),
        ferries=tuple(_ferries(board.file)),
        landings=by_id(setup.landings),
        unknown_hexes=setup.unknown.hexes,
        markers=setup.markers,
        sectors=Sectors(board),
        tables=_tables(tables, shown("tables")),
        scenarios=by_id(scenarios.scenarios),
        options=by_id(scenarios.options),
        seats=tuple(seat.id for seat in scenarios.seats),
        names=dict(_names(head, counters, tables, setup, scenarios, board.file)),
        setup=setup,
        digest=files.digest,
    )


load = loader(SLUG, _read)


# -- the map ---------------------------------------------------------------------------------------------------------
def _area(row: AreaRow, board: BoardFile, shown: str) -> Area:
    zones = {zone.id: zone.hexes for zone in board.zone if zone.kind == "entry"}
    if row.zone not in zones:
        raise PackError(shown, f"area {row.id}: the board has no zone {row.zone!r}")
    ferried = tuple(crossing.hexes[0] for crossing in board.crossing if crossing.zone == row.zone)
    return Area(
        id=row.id,
        name=row.name,
        side=row.side,
        changes=row.changes,
        hexes=zones[row.zone],
        beside=row.beside,
        corps=row.corps,
        ferry=row.ferry,
        ferry_hexes=ferried,
    )


def _bridges(board: Board, special: dict[str, BridgeRow], shown: str) -> Iterator[Bridge]:
    """5.3.1 Every bridge of the board over a canal or major river; mined unless the set-up says otherwise."""
    sizes = {river.id: river.size for river in board.file.river}
    drawn = {crossing.id: crossing for crossing in board.file.crossing if crossing.kind in ("bridge", "rail-bridge")}
    for id_ in special:
        if id_ not in drawn:
            raise PackError(shown, f"{id_}: the board has no such bridge")
    for crossing in drawn.values():
        hex_a, hex_b = crossing.hexes
        row = special.get(crossing.id) or BridgeRow(id=crossing.id, source="rulebook 5.3.1")
        yield Bridge(
            id=crossing.id,
            name=crossing.name,
            kind="road" if crossing.kind == "bridge" else "rail",
            side=f"{hex_a}/{hex_b}",
            hexes=(hex_a, hex_b),
            river=crossing.river,
            water="major" if sizes.get(crossing.river) == "major" else "canal",
            state=row.state,
            blowable=row.blowable,
            blowable_from=row.blowable_from,
        )


def _ferries(board: BoardFile) -> Iterator[Ferry]:
    for crossing in board.crossing:
        if crossing.kind == "ferry" and len(crossing.hexes) == 2:
            hex_a, hex_b = crossing.hexes
            yield Ferry(
                id=crossing.id, name=crossing.name, side=f"{hex_a}/{hex_b}", hexes=(hex_a, hex_b), river=crossing.river
            )


# -- tables ----------------------------------------------------------------------------------------------------------
def _tables(file: TablesFile, shown: str) -> Tables:
    constants = loading.convert({row.id: row.value for row in file.constants}, Constants, shown)
    sides = by_id(file.sides)
    return Tables(
        **structs.asdict(constants),
        terrain={row.id: _terrain(row) for row in file.terrain},
        places=by_id(file.places),
        sides=sides,
        roads={row.id: row.sixths for row in file.roads},
        rail_bridge=_extra(sides["rail-bridge"]),
        minor_river=_extra(sides["minor-river"]),
        columns=file.columns,
        crt={row.n: row.results for row in file.crt},
        results=by_id(file.results),
        defence={row.n: row.cells for row in file.determined},
        weather={row.n: (row.am, row.pm) for row in file.weather},
        weather_effects={row.id.removeprefix("weather-"): row for row in file.weather_effects},
        landing={row.n: row.result for row in file.landing},
        landing_results=by_id(file.landing_results),
        drifts=file.drift,
        disengagement={row.n: row.result for row in file.disengagement},
        advance=by_id(file.advance),
        modifiers={row.id: row.values for row in file.modifiers},
        track={row.n: row for row in file.track},
        victory=file.victory,
        prizes=file.victory.prizes,
        prepared=file.prepared.units,
        replacements=file.replacements,
        rows=file,
    )


def _terrain(row: Effect) -> Terrain:
    foot, mech, *rest = row.cost
    return Terrain(row=row, cost=(foot, mech, rest[0] if rest else None))


def _extra(row: SideEffect) -> tuple[int, int, int]:
    foot, mech, *rest = row.extra
    return foot, mech, rest[0] if rest else FORBIDDEN


# -- names -----------------------------------------------------------------------------------------------------------
def _names(
    head: PackFile,
    counters: CountersFile,
    tables: TablesFile,
    setup: SetupFile,
    scenarios: ScenariosFile,
    board: BoardFile,
) -> Iterator[tuple[str, Text]]:
    """Every id that a log line may hold; a hex is its own name, or its place's name with the number. Terrain comes
    first: of two things with one id the later wins."""
    groups: tuple[tuple[HasName, ...], ...] = (
        *(tables.terrain, tables.places, tables.sides, tables.weather_effects),
        *(board.place, board.river, board.crossing, board.zone),
        *(counters.types, counters.formations, counters.units),
        *(setup.areas, scenarios.scenarios, scenarios.seats, scenarios.options, head.labels),
    )
    yield from names_of(groups)
    for road in tables.roads:
        yield f"road-{road.id}", road.name
    for turn in tables.track:
        yield f"turn-{turn.n}", turn.name
    yield from hexes_of(board.place)
