"""The tables of A Victory Awaits: one struct for each kind of row in `tables.toml`, and the tables indexed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Text


class TerrainEffect(Block, frozen=True, kw_only=True):
    """A row of the terrain chart for what fills a hex. No cost: `entry` says why. `pursuit`: hexes of a mechanised
    pursuit whose first hex is such a one; none where no unit can be."""

    id: str
    name: Text
    entry: Literal["open", "prohibited", "road-or-mountain", "other-terrain"] = "open"
    mech: int | None = None
    infantry: int | None = None
    shift: int = 0  # columns to the left
    adds: bool = False  # to the shift of the other terrain in the hex
    pursuit: int | None = None


class SideEffect(Block, frozen=True, kw_only=True):
    """A row of the terrain chart for what lies on a hexside or leads from hex to hex."""

    id: str
    name: Text
    extra: int = 0  # points on top of the hex entered
    all: bool = False  # the whole allowance
    halves: bool = False  # the attacker's strength
    normal: int | None = None  # points instead of the hex entered
    strategic: int | None = None  # half points per hex in strategic movement
    pursuit: int | None = None  # hexes of a mechanised pursuit that begins over it


class OddsColumn(Block, frozen=True, kw_only=True):
    """A column of the combat results table; `halves` is its ratio in halves (1.5-1 is 3)."""

    id: str
    halves: int


class CrtRow(Block, frozen=True, kw_only=True):
    """The line of a die; results in the order of the columns."""

    n: int
    results: tuple[str, ...]


class Result(Struct, frozen=True):
    """10.4 A combat result: steps lost by the attacker, by the defender, and hexes of retreat."""

    attacker: int
    defender: int
    retreat: int
    label: str


class Constant(Block, frozen=True, kw_only=True):
    id: str
    value: int


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules, by the id of their row."""

    stacking: int
    command_range: int
    loc_off_rail: int
    zoc_enter: int
    zoc_leave: int
    pursuit_infantry: int
    pursuit_mech: int
    retreat_zoc_loss: int
    reinforcements_from: int
    fortress_from: int
    fortress_max_level: int
    fortress_defence: int
    axis_supply_from: int
    strategic_reserve_from: int
    army19_turn: int
    stand_fast_from: int
    soviet_supply_reach: int
    armour_limit: int


class ReserveTable(Block, frozen=True, kw_only=True):
    """17.2 Units activated by die 1-6. A limited reserve neither enters nor leaves enemy ZOCs and does not attack."""

    id: str
    units: tuple[int, int, int, int, int, int]
    limited: bool = False


class Masters(Block, frozen=True, kw_only=True):
    """20.2 Master chits of a side in the cup by the number of its players, on turn 1 and later."""

    n: int
    first: int
    later: int


class Victory(Block, frozen=True, kw_only=True):
    """16 Points of the Axis; `cut` ones without a line of communication."""

    city: int
    city_cut: int
    stand_fast: int
    stand_fast_cut: int
    german_mech: int
    soviet_mech: int
    breakthrough: int
    breakthrough_cut: int
    moscow: int
    moscow_cut: int
    star: int
    star_cut: int


class TablesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    terrain: tuple[TerrainEffect, ...]
    sides: tuple[SideEffect, ...]
    odds: tuple[OddsColumn, ...]
    crt: tuple[CrtRow, ...]
    constants: tuple[Constant, ...]
    reserve: tuple[ReserveTable, ...]
    masters: tuple[Masters, ...]
    victory: Victory


class Tables(Struct, frozen=True, kw_only=True):
    """The tables, indexed. `crt[die][column]`, columns in the order of `odds`."""

    terrain: dict[str, TerrainEffect]
    sides: dict[str, SideEffect]
    odds: tuple[int, ...]  # ratios in halves
    odds_labels: tuple[str, ...]
    crt: dict[int, tuple[Result, ...]]
    constants: Constants
    reserve: dict[str, ReserveTable]
    masters: dict[int, Masters]
    victory: Victory
    rows: TablesFile  # as the file has them, with their sources

    def column(self, attack: int, defence: int) -> int | None:
        """10.3 The column of a ratio, before shifts: the highest one not above it; None below 1-1. Both strengths in
        the same unit (points, halves)."""
        columns = [column for column, halves in enumerate(self.odds) if 2 * attack >= halves * defence]
        return columns[-1] if columns else None  # §10.3.l, §10.3.y
