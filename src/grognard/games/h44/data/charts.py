"""The charts of Holland '44: terrain, combat, weather, landings, the turn track; rows as the file has them, indexed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs.rows import Block, Named, Row
from grognard.core.packs.switches import COLUMNS, Column, Constant, CrtRow, DieRow, Modifiers, Values
from grognard.games.h44.data.schema import Part, Weather
from grognard.games.h44.rulebook import rule

Costs = tuple[int | None, int | None, int | None]
"""Foot, mechanised infantry, vehicles; None: not allowed off-road."""
FORBIDDEN = 99
"""A cost no unit can pay: that of a prohibited crossing."""


class Effect(Named, frozen=True, kw_only=True):
    """tec What fills a hex or is in it."""

    cost: tuple[int, ...] = ()
    armour_shift: bool = False
    doubles: bool = False
    """Defenders other than vehicles."""
    doubles_out: bool = False
    """10.8.3 Defenders, if all attackers attack from it or across water."""
    halves_vehicles: bool = False
    infiltration: bool = False
    blocks_bond: bool = False
    stops_advance: bool = False
    defence: Column = ""
    defence_vehicles: Column = ""


class Terrain(Struct, frozen=True, kw_only=True):
    """A row of the terrain chart with a cost for each movement class."""

    row: Effect
    cost: Costs


class SideEffect(Named, frozen=True, kw_only=True):
    """tec What lies on a hexside. `tactical`: crossed only by tactical movement; `engineers`: only with their help."""

    water: Literal["", "minor", "canal", "major"] = ""
    extra: tuple[int, ...] = ()
    tactical: bool = False
    engineers: bool = False
    halves: bool = False
    halves_vehicles: bool = False
    doubles_across: bool = False
    armour_shift: bool = False


class Road(Named, frozen=True, kw_only=True):
    sixths: Values


class Result(Row, frozen=True, kw_only=True):
    """11.1 A combat result. `retreat`: hexes the defender may retreat; `chosen_by_enemy`: the opponent chooses the
    loss; `determined`: determined defence is allowed (12.1); `rout`: into full retreat."""

    attacker: int
    defender: int
    retreat: tuple[int, ...]
    chosen_by_enemy: bool = False
    determined: bool = False
    rout: bool = False
    engages: bool = False
    breakthrough: bool = False
    advance: Literal["", "limited", "normal", "bonus"] = ""


class Cell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """12.3 Whether the defence holds, and steps lost."""

    hold: bool
    attacker: int
    defender: int
    defender_picks: bool = False


class DefenceRow(Block, frozen=True, kw_only=True):
    n: int
    cells: tuple[Cell, Cell, Cell]


class WeatherRow(Block, frozen=True, kw_only=True):
    n: int
    am: Weather
    pm: Weather


class WeatherEffect(Named, frozen=True, kw_only=True):
    """4.4 Landing points, air units, airborne artillery that may be resupplied."""

    points: int
    air: int
    guns: int


class LandingResult(Row, frozen=True, kw_only=True):
    """22.3.3 Scattered, steps lost, and how many of them may come back."""

    scattered: bool = False
    steps: int = 0
    returns: int = 0


class Drift(Block, frozen=True, kw_only=True):
    """22.2.1 From turn `n` on: whose zones may be used, and how many hexes around them."""

    n: int
    where: Literal["own", "division", "any"]
    around: int


class Advance(Row, frozen=True, kw_only=True):
    """15.2 Hexes in all, and the road bonus of mechanised units; `vacated`: only into the vacated hex."""

    hexes: int
    bonus: int
    vacated: bool = False


class Turn(Block, frozen=True, kw_only=True):
    """A box of the turn track; `traffic`: markers the Germans have by then (24.5)."""

    n: int
    part: Part
    day: int
    name: dict[str, str]
    german_replacements: int = 0
    british_replacements: int = 0
    traffic: int


class Victory(Block, frozen=True, kw_only=True):
    """26 In half points."""

    city: int
    prize: int
    unit_north: int
    three_step: int
    other: int
    german_auto: int
    allied_auto: int
    prizes: tuple[str, ...]


class Prepared(Block, frozen=True, kw_only=True):
    units: tuple[str, ...]


class Replacements(Block, frozen=True, kw_only=True):
    german_west: tuple[str, ...]
    german_east: tuple[str, ...]
    british: tuple[str, ...]


class TablesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    terrain: tuple[Effect, ...]
    places: tuple[Effect, ...]
    sides: tuple[SideEffect, ...]
    roads: tuple[Road, ...]
    columns: tuple[str, ...]
    crt: tuple[CrtRow, ...]
    results: tuple[Result, ...]
    determined: tuple[DefenceRow, ...]
    weather: tuple[WeatherRow, ...]
    weather_effects: tuple[WeatherEffect, ...]
    landing: tuple[DieRow, ...]
    landing_results: tuple[LandingResult, ...]
    drift: tuple[Drift, ...]
    disengagement: tuple[DieRow, ...]
    advance: tuple[Advance, ...]
    modifiers: tuple[Modifiers, ...]
    track: tuple[Turn, ...]
    constants: tuple[Constant, ...]
    victory: Victory
    prepared: Prepared
    replacements: Replacements


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules, by the id of their row."""

    stacking: int
    most_steps: int
    bond_steps: int
    exit_zoc: int
    extended_bonus: int
    tactical_hexes: int
    entry_cost: int
    ferry_steps: int
    engineer_steps: int
    engineer_vehicles: int
    dismounted: int
    marching: int
    marching_defence: int
    boundary_turn: int
    boundary_depth: int
    automatic_ds_ratio: int
    unknown_defence: int
    unknown_from: int
    unknown_units: int
    air_range: int
    supply_off_road: int
    airborne_supply_trace: int
    allied_rearm: int
    german_rearm: int
    heads_last_turn: int
    replacements_from: int
    demolition_from: int
    recovery_from: int
    attrition_to: int
    auto_repair_distance: int
    garrison_reach: int
    holding_to: int
    holding_last_turn: int
    traffic_cost: int
    landing_steps: int
    landing_modifiers_from: int
    prepared_shift: int
    artillery_shift: int
    returns_per_turn: int
    woods_free: int
    woods_extra: int


class Tables(Constants, frozen=True, kw_only=True):
    """The charts, indexed, and the numbers of the rules. Dice beyond the ends of a table count as its ends."""

    terrain: dict[str, Terrain]
    places: dict[str, Effect]
    sides: dict[str, SideEffect]
    roads: dict[str, Values]
    """Sixths of a point on foot, for mechanised infantry, for vehicles."""
    rail_bridge: Values
    minor_river: Values
    columns: tuple[str, ...]
    crt: dict[int, tuple[str, ...]]
    results: dict[str, Result]
    defence: dict[int, tuple[Cell, Cell, Cell]]
    weather: dict[int, tuple[Weather, Weather]]
    weather_effects: dict[str, WeatherEffect]
    landing: dict[int, str]
    landing_results: dict[str, LandingResult]
    drifts: tuple[Drift, ...]
    disengagement: dict[int, str]
    advance: dict[str, Advance]
    modifiers: dict[str, dict[str, int]]
    track: dict[int, Turn]
    victory: Victory
    prizes: tuple[str, ...]
    prepared: tuple[str, ...]
    replacements: Replacements
    rows: TablesFile

    def part(self, turn: int) -> Part:
        """4.1 Morning, afternoon or night."""
        return self.track[turn].part

    @rule("12.2.a", "12.2.g", "12.2.o")
    def determined(self, die: int, column: Column) -> Cell:
        """12.2 The table of determined defence, for a modified die."""
        # §12.2.b, §12.2.c, §12.2.d, §12.2.e, §12.2.f, §12.2.h, §12.2.i, §12.2.j, §12.2.k, §12.2.l, §12.2.m, §12.2.n
        return self.defence[min(7, max(1, die))][COLUMNS.index(column)]

    def sky(self, die: int, part: Part) -> Weather:
        """4.3 A modified die, morning or afternoon."""
        return self.weather[min(6, max(1, die))][0 if part == "am" else 1]

    def touchdown(self, die: int) -> LandingResult:
        """22.3 A modified die."""
        return self.landing_results[self.landing[min(8, max(1, die))]]

    def drift(self, turn: int) -> Drift:
        """22.2.1 The rule of the turn."""
        return [row for row in self.drifts if row.n <= turn][-1]

    def modifier(self, table: str, cause: str) -> int:
        """A die roll modifier; 0 if there is none."""
        return self.modifiers[table].get(cause, 0)
