"""The unchanging facts of Holland '44 that a client draws from: board, counters, charts, the turn track."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from grognard.games.h44.data.board import BOARD
from grognard.games.h44.data.units import PACK
from grognard.hexes.chart import Chart, chart


class UnitCard(Struct, frozen=True, kw_only=True):
    """A counter as printed."""

    id: str
    label: str
    side: str
    nation: str
    formation: str
    type: str
    arm: str
    move_class: str
    size: str
    steps: int
    full: tuple[int, int, int]
    reduced: tuple[int, int, int] | None
    morale: str
    armour: int
    tank: bool
    anti_tank: bool
    range: int
    recon: bool
    free: bool
    division: str
    corps: str
    kind: str
    """`unit`, `remnant`, `breakdown` or `unknown`."""
    arrival: str
    """When and where: `3-N`, `1-landing-z`; empty for others."""


class AreaCard(Struct, frozen=True, kw_only=True):
    id: str
    hexes: tuple[str, ...]
    beside: tuple[str, ...]
    corps: str


class BridgeCard(Struct, frozen=True, kw_only=True):
    id: str
    kind: str
    """`road` or `rail`."""
    hexes: tuple[str, str]
    water: str
    blowable: bool


class FerryCard(Struct, frozen=True, kw_only=True):
    id: str
    hexes: tuple[str, str]


class LandingCard(Struct, frozen=True, kw_only=True):
    id: str
    division: str
    hexes: tuple[str, ...]


class TerrainCard(Struct, frozen=True, kw_only=True):
    """A row of the terrain chart: points on foot, for mechanised infantry, for vehicles (none: only by road)."""

    id: str
    cost: tuple[int | None, int | None, int | None]
    armour_shift: bool
    doubles: bool
    infiltration: bool


class TurnCard(Struct, frozen=True, kw_only=True):
    """A box of the turn track."""

    n: int
    part: str
    day: int
    traffic: int
    german_replacements: int
    british_replacements: int


class Catalogue(Struct, frozen=True, kw_only=True):
    """The unchanging facts the client draws from."""

    chart: Chart
    units: tuple[UnitCard, ...]
    formations: tuple[tuple[str, str], ...]
    """Id and side."""
    areas: tuple[AreaCard, ...]
    bridges: tuple[BridgeCard, ...]
    ferries: tuple[FerryCard, ...]
    landings: tuple[LandingCard, ...]
    terrain: tuple[TerrainCard, ...]
    roads: dict[str, tuple[int, int, int]]
    """Sixths of a point."""
    columns: tuple[str, ...]
    results: tuple[tuple[str, ...], ...]
    """Rows of the combat table, by die."""
    track: tuple[TurnCard, ...]
    turns: dict[str, int]
    """Scenario to its last turn."""


@cache
def catalogue() -> Catalogue:
    tables = PACK.tables
    return Catalogue(
        chart=chart(BOARD),
        units=tuple(_unit_cards()),
        formations=tuple((formation.id, formation.side) for formation in PACK.formations.values()),
        areas=tuple(AreaCard(id=a.id, hexes=a.hexes, beside=a.beside, corps=a.corps) for a in PACK.areas),
        bridges=tuple(
            BridgeCard(id=b.id, kind=b.kind, hexes=b.hexes, water=b.water, blowable=b.blowable) for b in PACK.bridges
        ),
        ferries=tuple(FerryCard(id=ferry.id, hexes=ferry.hexes) for ferry in PACK.ferries),
        landings=tuple(
            LandingCard(id=zone.id, division=zone.division, hexes=PACK.landing_hexes(zone.id))
            for zone in PACK.landings.values()
        ),
        terrain=tuple(
            TerrainCard(
                id=id_,
                cost=row.cost,
                armour_shift=row.row.armour_shift,
                doubles=row.row.doubles,
                infiltration=row.row.infiltration,
            )
            for id_, row in tables.terrain.items()
        ),
        roads=dict(tables.roads),
        columns=tables.columns,
        results=tuple(tables.crt[die] for die in sorted(tables.crt)),
        track=tuple(
            TurnCard(
                n=box.n,
                part=box.part,
                day=box.day,
                traffic=box.traffic,
                german_replacements=box.german_replacements,
                british_replacements=box.british_replacements,
            )
            for box in tables.track.values()
        ),
        turns={scenario.id: scenario.turns for scenario in PACK.scenarios.values()},
    )


def _unit_cards() -> Iterator[UnitCard]:
    for unit in PACK.units:
        kind = (
            "remnant" if unit.is_remnant else "breakdown" if unit.breakdown else "unknown" if unit.unknown else "unit"
        )
        coming = PACK.arrivals[unit.id]
        where = coming.zone or coming.area
        yield UnitCard(
            id=unit.id,
            label=unit.label,
            side=unit.side,
            nation=unit.nation,
            formation=unit.formation,
            type=unit.type,
            arm=PACK.types[unit.type].arm,
            move_class=unit.move_class,
            size=unit.size,
            steps=unit.steps,
            full=unit.full,
            reduced=unit.reduced,
            morale=unit.morale,
            armour=unit.armour,
            tank=unit.tank,
            anti_tank=unit.anti_tank,
            range=unit.range,
            recon=unit.recon,
            free=unit.free,
            division=unit.division,
            corps=unit.corps,
            kind=kind,
            arrival=f"{coming.turn}-{where}" if where else "",
        )
