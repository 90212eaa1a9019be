"""The unchanging facts of Stalingrad '42 that a client draws from: board, counters, charts, the turn track."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from grognard.games.s42.data.board import AREAS, BOARD, country
from grognard.games.s42.data.schema import SIDES, Replacement
from grognard.games.s42.data.units import COMBAT, PACK, SUPPORT
from grognard.games.s42.state.position import hex_names
from grognard.hexes.chart import Chart, chart


class UnitCard(Struct, frozen=True, kw_only=True):
    """A counter as printed."""

    id: str
    label: str
    side: str
    nation: str
    type: str
    move_class: str
    size: str
    steps: int
    full: tuple[int, int, int]
    reduced: tuple[int, int, int] | None
    quality: str
    tank: str
    range: int
    bracketed: bool
    free: bool
    boxed: bool
    """Its allowance stands in a black box."""
    held: str
    kind: str
    """`combat`, `support`, `non-combat` or `remnant`."""


class AirCard(Struct, frozen=True, kw_only=True):
    id: str
    label: str
    nation: str
    range: int


class AreaCard(Struct, frozen=True, kw_only=True):
    """An entry area; `owners` and `hexes` by scenario, without scenarios that do not use it."""

    id: str
    group: str
    owners: dict[str, str]
    hexes: dict[str, tuple[str, ...]]


class TerrainCard(Struct, frozen=True, kw_only=True):
    """A row of the terrain chart: points on foot, for mechanised infantry, for vehicles; missing: only by road."""

    id: str
    cost: tuple[int, ...]
    climbers: int
    armour_shift: bool
    shift: int
    doubles: str
    defence: str


class SideCard(Struct, frozen=True, kw_only=True):
    """What lies on a hexside: points in addition to the hex, in dry weather, in wet weather, over ice."""

    id: str
    extra: tuple[int, ...]
    wet: tuple[int, ...]
    frozen: tuple[int, ...]


class TurnCard(Struct, frozen=True, kw_only=True):
    """A box of the turn track."""

    n: int
    start: str
    end: str
    season: str
    benchmark: int


class ScenarioCard(Struct, frozen=True, kw_only=True):
    first_turn: int
    last_turn: int
    needs: int
    replacements: dict[int, tuple[dict[Replacement, int], dict[Replacement, int]]]
    """By turn: Axis and Soviet ones, by kind."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """The unchanging facts the client draws from."""

    chart: Chart
    units: tuple[UnitCard, ...]
    air: tuple[AirCard, ...]
    areas: tuple[AreaCard, ...]
    terrain: tuple[TerrainCard, ...]
    places: tuple[TerrainCard, ...]
    sides: tuple[SideCard, ...]
    roads: dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]]
    """Sixths of a point, in the dry and in the wet."""
    columns: tuple[str, ...]
    results: tuple[tuple[str, ...], ...]
    """Rows of the combat table, by die."""
    restricted: tuple[tuple[int, str], ...]
    """11.2.2 Die and column of the cells that restrict determined defence."""
    points: dict[str, int]
    """24.1 Victory hexes."""
    fortifications: dict[str, str]
    """9.7.6 Hex to its group."""
    ports: dict[str, str]
    track: tuple[TurnCard, ...]
    scenarios: dict[str, ScenarioCard]


@cache
def catalogue() -> Catalogue:
    tables, land = PACK.tables, country("campaign")
    return Catalogue(
        chart=chart(BOARD),
        units=tuple(_unit_cards()),
        air=tuple(AirCard(id=row.id, label=row.label, nation=row.nation, range=row.range) for row in PACK.air),
        areas=tuple(_area_cards()),
        terrain=tuple(_terrain_cards(tuple(tables.terrain))),
        places=tuple(_terrain_cards(tuple(tables.places))),
        sides=tuple(
            SideCard(id=row.id, extra=row.extra, wet=row.wet, frozen=row.frozen) for row in tables.sides.values()
        ),
        roads={id_: (row.sixths, row.wet) for id_, row in tables.roads.items()},
        columns=tables.columns,
        results=tuple(tables.crt[die] for die in sorted(tables.crt)),
        restricted=tuple(sorted(tables.shaded)),
        points={BOARD.names[hex_]: points for hex_, points in sorted(land.points.items())},
        fortifications={BOARD.names[hex_]: line for hex_, line in sorted(land.fort_lines.items())},
        ports={BOARD.names[hex_]: sea for hex_, sea in sorted(land.ports.items())},
        track=tuple(
            TurnCard(n=box.n, start=box.start, end=box.end, season=box.season, benchmark=box.benchmark)
            for box in tables.track.values()
        ),
        scenarios={id_: _scenario_card(id_) for id_ in PACK.scenarios},
    )


def _unit_cards() -> Iterator[UnitCard]:
    for k, unit in enumerate(PACK.units):
        kind = "remnant" if unit.remnant_of else "support" if SUPPORT[k] else "combat" if COMBAT[k] else "non-combat"
        yield UnitCard(
            id=unit.id,
            label=unit.label,
            side=unit.side,
            nation=unit.nation,
            type=unit.type,
            move_class=unit.move_class,
            size=unit.size,
            steps=unit.steps,
            full=unit.full,
            reduced=unit.reduced,
            quality=unit.quality,
            tank=unit.tank,
            range=unit.range,
            bracketed=unit.bracketed,
            free=unit.free,
            boxed=unit.no_extended,
            held=unit.held,
            kind=kind,
        )


def _area_cards() -> Iterator[AreaCard]:
    groups = [area.row.group for area in PACK.areas]
    for k, id_ in enumerate(AREAS):
        lands = {name: country(name) for name in PACK.scenarios}
        owners = {name: owner for name, land in lands.items() if (owner := land.owner(k)) is not None}
        yield AreaCard(
            id=id_,
            group=groups[k] if k < len(groups) else "edge",
            owners={name: SIDES[owner] for name, owner in owners.items()},
            hexes={name: hex_names(lands[name].touches[k]) for name in owners},
        )


def _terrain_cards(ids: tuple[str, ...]) -> Iterator[TerrainCard]:
    rows = {**PACK.tables.terrain, **PACK.tables.places}
    for id_ in ids:
        row = rows[id_]
        yield TerrainCard(
            id=id_,
            cost=row.cost,
            climbers=row.climbers,
            armour_shift=not row.no_tank_shift,
            shift=row.shift,
            doubles=row.doubles,
            defence=row.defence,
        )


def _scenario_card(id_: str) -> ScenarioCard:
    row = PACK.scenarios[id_]
    track = PACK.tables.replacement_tracks[row.track]
    return ScenarioCard(
        first_turn=row.first_turn,
        last_turn=row.last_turn,
        needs=row.needs,
        replacements={n: both for n, both in track.items() if n in _turns(id_)},
    )


def _turns(id_: str) -> range:
    return range(PACK.scenarios[id_].first_turn, PACK.scenarios[id_].last_turn + 1)
