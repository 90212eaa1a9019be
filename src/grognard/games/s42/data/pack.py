"""The pack of Stalingrad '42: its files read, indexed and named."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.packs.files import HasName, PackFiles, by_id, hexes_of, loader, names_of, numbers
from grognard.core.packs.loading import PackError
from grognard.core.packs.rows import Meta, Note, PackFile, Text
from grognard.core.packs.switches import Switch
from grognard.games.s42.data.charts import TablesFile
from grognard.games.s42.data.pack_faults import check
from grognard.games.s42.data.schema import (
    Air,
    AreaRow,
    Blau,
    Bonus,
    Caucasus,
    Check,
    CountersFile,
    Marker,
    Scenario,
    ScenariosFile,
    SetupFile,
    Start,
    SupplyFace,
    Unit,
    UnitType,
    Uranus,
)
from grognard.games.s42.data.tables import Tables, index
from grognard.hexes.board import Board, BoardFile

__all__ = ["Pack", "check", "load"]

SLUG = "s42"
SUPPLIES = 5
"""18.6 More supply points than ever come in a turn: each goes by its number."""


class Area(Struct, frozen=True, kw_only=True):
    """22 An entry area with the hexes of the map it touches; F, in the middle of the sea, touches none."""

    row: AreaRow
    hexes: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.row.id


class Pack(Struct, frozen=True, kw_only=True):
    """Everything indexed. Units, air units and areas are numbered by their place in the files."""

    meta: Meta
    notes: tuple[Note, ...]
    board: Board
    types: dict[str, UnitType]
    units: tuple[Unit, ...]
    unit_index: dict[str, int]
    air: tuple[Air, ...]
    supply_faces: dict[str, SupplyFace]
    markers: dict[str, Marker]
    areas: tuple[Area, ...]
    entries: dict[str, tuple[str, ...]]
    starts: dict[str, Start]
    tables: Tables
    scenarios: dict[str, Scenario]
    bonuses: dict[str, Bonus]
    checks: tuple[Check, ...]
    caucasus: Caucasus
    uranus: Uranus
    blau: Blau
    options: dict[str, Switch]
    seats: tuple[str, ...]
    names: dict[str, Text]
    setup: SetupFile  # as the file has it, with its sources
    digest: str  # of all facts: two tables with the same digest play the same game

    def unit(self, id_: str) -> Unit:
        return self.units[self.unit_index[id_]]

    def zone(self, id_: str) -> tuple[str, ...]:
        """The hexes of a zone of the board."""
        return next(row.hexes for row in self.board.file.zone if row.id == id_)


def _read(files: PackFiles) -> Pack:
    part, shown = files.part, files.shown
    head, counters, setup = part("pack", PackFile), part("counters", CountersFile), part("setup", SetupFile)
    tables, scenarios = part("tables", TablesFile), part("scenarios", ScenariosFile)
    board = Board(part("board", BoardFile), shown("board"))
    types = by_id(counters.types)
    for unit in counters.units:
        if unit.type not in types:
            raise PackError(shown("counters"), f"{unit.id}: unknown type {unit.type!r}")
    return Pack(
        meta=head.pack,
        notes=head.notes,
        board=board,
        types=types,
        units=counters.units,
        unit_index=numbers(counters.units),
        air=counters.air,
        supply_faces=by_id(counters.supply_faces),
        markers=by_id(counters.markers),
        areas=tuple(_area(row, board.file, shown("setup")) for row in setup.areas),
        entries={row.id: row.areas for row in setup.entries},
        starts=by_id(setup.starts),
        tables=index(tables, shown("tables")),
        scenarios=by_id(scenarios.scenarios),
        bonuses=by_id(scenarios.bonuses),
        checks=scenarios.checks,
        caucasus=scenarios.caucasus,
        uranus=scenarios.uranus,
        blau=scenarios.blau,
        options=by_id(scenarios.options),
        seats=tuple(seat.id for seat in scenarios.seats),
        names=dict(_names(head, counters, tables, setup, scenarios, board.file)),
        setup=setup,
        digest=files.digest,
    )


load = loader(SLUG, _read)


def _area(row: AreaRow, board: BoardFile, shown: str) -> Area:
    zones = {zone.id: zone.hexes for zone in board.zone}
    if row.zone and row.zone not in zones:
        raise PackError(shown, f"area {row.id}: the board has no zone {row.zone!r}")
    return Area(row=row, hexes=zones[row.zone] if row.zone else ())


def _names(
    head: PackFile,
    counters: CountersFile,
    tables: TablesFile,
    setup: SetupFile,
    scenarios: ScenariosFile,
    board: BoardFile,
) -> Iterator[tuple[str, Text]]:
    """Every id that a log line may hold; a hex goes by its place with the number. Terrain comes first: of two things
    with one id the later has the say."""
    groups: tuple[tuple[HasName, ...], ...] = (
        *(tables.terrain, tables.places, tables.sides, tables.railways, tables.weather_effects),
        *(tables.resources, tables.replacement_kinds, board.place, board.river, board.crossing, board.zone),
        *(counters.types, counters.units, counters.air, counters.supply_faces),
        *(setup.areas, scenarios.scenarios, scenarios.bonuses, scenarios.seats, scenarios.options, head.labels),
    )
    yield from names_of(groups)
    for road in tables.roads:
        yield f"road-{road.id}", road.name
    for turn in tables.track:
        yield f"turn-{turn.n}", turn.name
    supply = next(row.name for row in head.labels if row.id == "supply-point")
    for number in range(1, SUPPLIES * len(tables.track)):
        yield f"supply-{number}", {language: f"{name} {number}" for language, name in supply.items()}
    yield from hexes_of(board.place)
