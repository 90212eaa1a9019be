"""The unchanging facts of A Victory Awaits that a client draws from: counters, chits, set-up, charts, turn tracks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

from msgspec import Struct
from msgspec.structs import asdict

from grognard.games.ava.data.ground import BOARD, PACK, STARS, ground_of
from grognard.games.ava.data.schema import ScenarioData
from grognard.games.ava.state.position import hex_names
from grognard.games.ava.turn import setup
from grognard.hexes.chart import Chart, chart


class UnitCard(Struct, frozen=True, kw_only=True):
    """A counter as printed."""

    id: str
    label: str
    side: str
    nation: str
    type: str
    kind: str
    """`mech`, `infantry` or `hq`."""
    arm: str
    echelon: str
    attack: int
    defence: int
    move: int
    reduced: tuple[int, int, int] | None
    formation: str
    map: str


class ChitCard(Struct, frozen=True, kw_only=True):
    id: str
    side: str
    kind: str
    hq: str


class FormationCard(Struct, frozen=True, kw_only=True):
    """4.0 Where a formation is set up."""

    id: str
    side: str
    kind: str
    hexes: tuple[str, ...]
    hq_hex: str


class TerrainCard(Struct, frozen=True, kw_only=True):
    """A row of the terrain chart."""

    id: str
    mech: int | None
    """Movement points to enter; none where `entry` says more."""
    infantry: int | None
    entry: str
    """`open`, `prohibited`, `road-or-mountain` or `other-terrain`."""
    shift: int
    """Columns to the left for the attacker."""


class TurnCard(Struct, frozen=True, kw_only=True):
    """A box of the turn track: figures by nation (`su`, `ger`, `rum`)."""

    chits: dict[str, int]
    reinforcements: dict[str, int]
    new: tuple[str, ...]
    """Chits that become available."""
    choice: int
    """18 Soviet armies of choice."""
    strategic_reserve: int


class Catalogue(Struct, frozen=True, kw_only=True):
    """The unchanging facts the client draws from."""

    chart: Chart
    units: tuple[UnitCard, ...]
    chits: tuple[ChitCard, ...]
    formations: tuple[FormationCard, ...]
    supplies: tuple[tuple[str, str], ...]
    """Hex and side of every supply source."""
    stars: tuple[str, ...]
    """18.2 The breakthrough hexes."""
    sheets: dict[str, tuple[str, ...]]
    """Scenario to the sheets it is played on."""
    dates: tuple[str, ...]
    """First day of each turn, ISO."""
    columns: tuple[str, ...]
    """Columns of the combat table."""
    results: tuple[tuple[str, ...], ...]
    """Rows of the combat table, by die."""
    terrain: tuple[TerrainCard, ...]
    tracks: dict[str, tuple[TurnCard, ...]]
    """Scenario to its turn track."""


@cache
def catalogue() -> Catalogue:
    tables = PACK.tables
    return Catalogue(
        chart=chart(BOARD),
        units=tuple(
            UnitCard(
                id=unit.id,
                label=unit.label,
                side=unit.side,
                nation=unit.nation,
                type=unit.type,
                kind=unit.kind,
                arm=unit.arm,
                echelon=unit.echelon,
                attack=unit.attack,
                defence=unit.defence,
                move=unit.move,
                reduced=unit.reduced,
                formation=unit.formation,
                map=unit.map,
            )
            for unit in PACK.units
        ),
        chits=tuple(ChitCard(id=c.id, side=c.side, kind=c.kind, hq=c.hq) for c in PACK.chits.values()),
        formations=tuple(_formation_cards()),
        supplies=tuple((supply.hex, supply.side) for supply in BOARD.file.supply),
        stars=hex_names(STARS),
        sheets={scenario.id: tuple(scenario.sheets) for scenario in PACK.scenarios.values()},
        dates=tuple(_dates()),
        tracks={scenario.id: tuple(_track(scenario)) for scenario in PACK.scenarios.values()},
        columns=tables.odds_labels,
        results=tuple(tuple(result.label for result in tables.crt[die]) for die in sorted(tables.crt)),
        terrain=tuple(
            TerrainCard(id=row.id, mech=row.mech, infantry=row.infantry, entry=row.entry, shift=row.shift)
            for row in tables.terrain.values()
        ),
    )


def _formation_cards() -> Iterator[FormationCard]:
    for formation in PACK.formations.values():
        hexes: tuple[int, ...] = ()
        if formation.kind != "track":
            hexes = setup.zone(formation, ground_of(formation.map))
        yield FormationCard(
            id=formation.id, side=formation.side, kind=formation.kind, hexes=hex_names(hexes), hq_hex=formation.hq_hex
        )


def _track(scenario: ScenarioData) -> Iterator[TurnCard]:
    for turn in scenario.track:
        yield TurnCard(
            chits=asdict(turn.chits),
            reinforcements=asdict(turn.reinforcements),
            new=(*turn.new_axis, *turn.new_soviet),
            choice=turn.choice,
            strategic_reserve=turn.strategic_reserve,
        )


def _dates() -> Iterator[str]:
    """1.1 Turns of ten days from 22 June 1941."""
    first = date(1941, 6, 22)
    for box in PACK.scenarios["campaign"].track:
        yield (first + timedelta(days=10 * (box.n - 1))).isoformat()
