"""The pack of A Victory Awaits: its files read, indexed and named."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct, structs

from grognard.core.packs import loading
from grognard.core.packs.files import HasName, PackFiles, by_id, hexes_of, loader, names_of, numbers
from grognard.core.packs.loading import PackError
from grognard.core.packs.rows import Meta, Note, PackFile, Text
from grognard.games.ava.data.charts import Constants, CrtRow, Result, Tables, TablesFile
from grognard.games.ava.data.pack_faults import check
from grognard.games.ava.data.schema import (
    SIDE_OF,
    Chit,
    Counters,
    Formation,
    ScenarioData,
    ScenariosFile,
    SetupFile,
    Unit,
    UnitRow,
    UnitType,
)
from grognard.hexes.board import Board, BoardFile

__all__ = ["Pack", "check", "load"]

SLUG = "ava"


class Pack(Struct, frozen=True, kw_only=True):
    """Everything indexed. Units are numbered by their place in the file."""

    meta: Meta
    notes: tuple[Note, ...]
    board: Board
    types: dict[str, UnitType]
    units: tuple[Unit, ...]
    unit_index: dict[str, int]
    chits: dict[str, Chit]
    chits_of: dict[str, tuple[str, ...]]  # HQ unit id -> chits that activate it
    tables: Tables
    formations: dict[str, Formation]
    units_of: dict[str, tuple[str, ...]]  # formation -> its combat units
    scenarios: dict[str, ScenarioData]
    names: dict[str, Text]
    digest: str  # of all facts: two tables with the same digest play the same game

    def unit(self, id_: str) -> Unit:
        return self.units[self.unit_index[id_]]


def _read(files: PackFiles) -> Pack:
    part, shown = files.part, files.shown
    head, counters, setup = part("pack", PackFile), part("counters", Counters), part("setup", SetupFile)
    tables, scenarios = part("tables", TablesFile), part("scenarios", ScenariosFile)
    board = Board(part("board", BoardFile), shown("board"))
    types, formations = by_id(counters.types), by_id(setup.formations)
    units = tuple(_unit(row, types, formations, shown("counters")) for row in counters.units)
    return Pack(
        meta=head.pack,
        notes=head.notes,
        board=board,
        types=types,
        units=units,
        unit_index=numbers(units),
        chits=by_id(counters.chits),
        chits_of={u.id: tuple(c.id for c in counters.chits if c.hq == u.id) for u in units if u.kind == "hq"},
        tables=_tables(tables, shown("tables")),
        formations=formations,
        units_of={f: tuple(u.id for u in units if u.formation == f and u.kind != "hq") for f in formations},
        scenarios=_scenarios(scenarios, shown("scenarios")),
        names=dict(_names(head, counters, tables, setup, scenarios, board.file)),
        digest=files.digest,
    )


load = loader(SLUG, _read)


def _unit(row: UnitRow, types: dict[str, UnitType], formations: dict[str, Formation], shown: str) -> Unit:
    """A counter with what its type and its formation say of it."""
    if row.type not in types:
        raise PackError(shown, f"{row.id}: no such type of unit {row.type!r}")
    if row.formation and row.formation not in formations:
        raise PackError(shown, f"{row.id}: no such formation {row.formation!r}")
    kind = types[row.type]
    attack, defence, move = row.values or kind.values
    reduced = None if row.steps == 1 else row.reduced or kind.reduced
    return Unit(
        id=row.id,
        label=row.label,
        name=row.name,
        nation=row.nation,
        side=SIDE_OF[row.nation],
        type=row.type,
        kind=kind.kind,
        mountain=kind.mountain,
        attack=attack,
        defence=defence,
        move=move,
        reduced=reduced,
        steps=2 if reduced else 1,
        formation=row.formation,
        army=formations[row.formation].army if row.formation else "",
        map=row.map,
        arm=kind.arm,
        echelon=kind.echelon,
        ss=row.ss,
        only=row.only,
        source=row.source,
    )


# ── tables ────────────────────────────────────────────────────────────────────────
_RESULT = re.compile(r"A(?P<attacker>\d)|-|(?P<defender>\d?)(?P<retreat>R{1,2})")


def _tables(file: TablesFile, shown: str) -> Tables:
    return Tables(
        terrain=by_id(file.terrain),
        sides=by_id(file.sides),
        odds=tuple(column.halves for column in file.odds),
        odds_labels=tuple(column.id for column in file.odds),
        crt={row.n: tuple(_results(row, shown)) for row in file.crt},
        constants=loading.convert({row.id: row.value for row in file.constants}, Constants, shown),
        reserve=by_id(file.reserve),
        masters={row.n: row for row in file.masters},
        victory=file.victory,
        rows=file,
    )


def _results(row: CrtRow, shown: str) -> Iterator[Result]:
    """10.4 The five kinds of results: Ax, -, R, RR, xRR."""
    for label in row.results:
        match = _RESULT.fullmatch(label)
        if match is None:
            raise PackError(shown, f"crt {row.n}: no such combat result {label!r}")
        attacker, defender, retreat = match["attacker"] or "0", match["defender"] or "0", match["retreat"] or ""
        yield Result(int(attacker), int(defender), len(retreat), label)


# ── scenarios ─────────────────────────────────────────────────────────────────────
_OWN = ("id", "name", "source", "seats", "team", "like")


def _scenarios(file: ScenariosFile, shown: str) -> dict[str, ScenarioData]:
    """Scenarios that are like another take its facts; seats and teams are always their own."""
    rows = by_id(file.scenarios)
    scenarios: dict[str, ScenarioData] = {}
    for row in file.scenarios:
        if row.like and row.like not in rows:
            raise PackError(shown, f"{row.id}: like an unknown scenario {row.like!r}")
        base = rows[row.like or row.id]
        scenarios[row.id] = structs.replace(base, **{key: getattr(row, key) for key in _OWN})
    return scenarios


# ── names ─────────────────────────────────────────────────────────────────────────
def _names(
    head: PackFile,
    counters: Counters,
    tables: TablesFile,
    setup: SetupFile,
    scenarios: ScenariosFile,
    board: BoardFile,
) -> Iterator[tuple[str, Text]]:
    """Every id that a log line may hold; a hex is its own name, or that of its place with the number. A scenario has
    the name of the city it is about."""
    groups: tuple[tuple[HasName, ...], ...] = (
        *(tables.terrain, tables.sides, board.terrain, scenarios.scenarios, board.sheet),
        *(head.labels, counters.types, counters.units, counters.chits, setup.formations),
        *(board.place, board.river, board.supply),
    )
    yield from names_of(groups)
    yield from hexes_of(board.place)
    for place in board.place:
        for hex_ in place.hexes:
            if place.kind != "town":
                yield f"fort-{hex_}", {language: f"{word} {hex_}" for language, word in _FORTRESS.items()}


_FORTRESS = {"en": "the fortress", "ru": "крепость", "pl": "twierdza"}
