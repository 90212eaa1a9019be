"""The charts of Stalingrad '42, indexed: every table is a function, every number of the rules has its name."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from grognard.core.packs import loading
from grognard.core.packs.files import by_id
from grognard.core.packs.switches import COLUMNS, Column, DieRow
from grognard.games.s42.data.charts import (
    Cell,
    Effect,
    FortLine,
    Railway,
    ReplacementKind,
    Resource,
    Result,
    Road,
    SideEffect,
    TablesFile,
    Turn,
    VictoryHex,
    WeatherEffect,
)
from grognard.games.s42.data.schema import Replacement, Season, Weather
from grognard.games.s42.rulebook import rule
from grognard.series.zoc_bonds.marching import POINT as POINT


class Constants(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of the rules, by the id of their row."""

    stacking_axis: int
    stacking_soviet: int
    stacking_army_hq: int
    army_hq_corps: int
    stacking_free: int
    extended_bonus: int
    tactical_hexes: int
    exit_zoc: int
    entry_cost: int
    rail_units: int
    rail_from_map: int
    rail_defence: int
    rail_heads_moved: int
    rail_head_hexes: int
    sea_units: int
    kerch_units: int
    vladimirovka_units: int
    most_attack: int
    most_defence: int
    auto_ds: int
    auto_ds_retreat: int
    air_range: int
    air_shadow: int
    air_leaves: int
    order_227: int
    withdrawal_retreat: int
    withdrawal_advance: int
    auto_retreat: int
    supply_off_road: int
    supply_off_road_wet: int
    out_of_supply_advance: int
    attrition_cap: int
    airfield_rail: int
    resource_points: int
    asu_hexes: int
    return_after: int
    garrison_reach: int
    stalingrad_reach: int
    volunteers_per_turn: int
    engineer_city_factor: int
    replacements_per_unit: int
    rebuild_reach: int
    rebuilt_per_place: int
    rebuilt_hexes: int
    caspian_units: int
    weather_from: int
    mud_from: int
    mud_to: int
    winter_from: int
    winter_row: int
    winter_attack: int
    winter_least_attack: int
    winter_defence: int
    winter_least_defence: int
    victory_margin: int
    baku_points: int
    baku_divisions: int
    baku_panzers: int
    elbrus_points: int
    entry_penalty: int
    major_city_penalty: int
    minor_city_penalty: int
    reserve_hexes: int
    planned_dice: int
    disengagement_hexes: int
    leader_rerolls: int
    transcaucasus_row: int
    transcaucasus_per_turn: int
    reserve_armies_from: int
    reserve_armies_per_turn: int
    reserve_8_from: int
    reserve_8_reach: int
    vasilevsky_turn: int
    winter_offensive_markers: int
    winter_offensive_supplies: int
    maskirovka_turn: int
    reserve_army_units: int
    reserve_army_defenders: int
    reserve_army_moves: int


class Tables(Constants, frozen=True, kw_only=True):
    """The charts and the numbers of the rules. Dice beyond the ends of a table count as its ends."""

    terrain: dict[str, Effect]
    places: dict[str, Effect]
    sides: dict[str, SideEffect]
    roads: dict[str, Road]
    railways: dict[str, Railway]
    columns: tuple[str, ...]
    crt: dict[int, tuple[str, ...]]
    shaded: frozenset[tuple[int, str]]
    results: dict[str, Result]
    defence: dict[int, tuple[Cell, Cell, Cell]]
    weather: dict[int, dict[Season, Weather]]
    weather_effects: dict[str, WeatherEffect]
    """By weather, and `mud`."""
    die_tables: dict[str, dict[int, str]]
    """`recovery`, `attrition`, `disengagement`."""
    advance_rates: dict[str, int]
    shifts: dict[str, int]
    modifiers: dict[str, dict[str, int]]
    breakthrough: dict[str, int]
    track: dict[int, Turn]
    replacement_tracks: dict[str, dict[int, tuple[dict[Replacement, int], dict[Replacement, int]]]]
    """By the name of the track and by turn: Axis and Soviet ones."""
    victory_hexes: dict[str, VictoryHex]
    special_hexes: dict[str, tuple[str, ...]]
    rule_places: tuple[str, ...]
    fortified_lines: dict[str, FortLine]
    resources: dict[str, Resource]
    replacement_kinds: dict[str, ReplacementKind]
    rows: TablesFile

    # -- combat -------------------------------------------------------------------------------------------

    @rule("8.3.h")
    def combat(self, die: int, column: str) -> Result:
        """8.3 The result of a die in a column of the combat table."""
        return self.results[self.crt[die][self.columns.index(column)]]

    @rule("11.2.2.b", "11.2.2.c")
    def restricted(self, die: int, column: str) -> bool:
        """11.2.2 Whether the cell has the shade that restricts determined defence."""
        return (die, column) in self.shaded

    @rule("11.2.1.h")
    def determined(self, die: int, column: Column) -> Cell:
        """11.2 The table of determined defence, for a modified die."""
        return self.defence[_within(die, self.defence)][COLUMNS.index(column)]

    @rule("11.2.1.e", "11.2.1.f", "11.2.1.g")
    def defence_column(self, terrain: str, place: str, fortified: bool) -> Column:
        """11.2.1 The column of a hex: city, else open ground without a town or fortification, else the other."""
        stands = self.places[place].defence if place else ""
        if stands == "city":
            return "city"
        return "other" if fortified or stands else self.terrain[terrain].defence

    @rule("13.5.e", "13.5.f")
    def recovers(self, die: int) -> bool:
        """13.5 Whether a modified die brings a unit back by one level."""
        return self._die("recovery", die) == "recovers"

    @rule("16.5.2.a", "16.5.2.b")
    def wears_down(self, die: int) -> bool:
        """16.5.2 Whether a modified die costs an isolated unit a step."""
        return self._die("attrition", die) == "step"

    @rule("27.2.2.e", "27.2.2.f")
    def disengages(self, die: int) -> str:
        """27.2 `no`, `yes`, or `yes-1` at the cost of a step, for a modified die."""
        return self._die("disengagement", die)

    def _die(self, table: str, die: int) -> str:
        rows = self.die_tables[table]
        return rows[_within(die, rows)]

    def modifier(self, table: str, cause: str) -> int:
        """A modifier of a die; none is 0."""
        return self.modifiers[table].get(cause, 0)

    # -- the turn track -----------------------------------------------------------------------------------

    def season(self, turn: int) -> Season:
        """23.1 The column of the weather table."""
        return self.track[turn].season

    def sky(self, die: int, season: Season) -> Weather:
        """23.1 The weather of a modified die."""
        return self.weather[_within(die, self.weather)][season]

    @rule("24.2.a")
    def benchmark(self, turn: int) -> int:
        """24.2 Points the Axis should have by then."""
        return self.track[turn].benchmark

    @rule("21.1.1.d", "C2.2.l", "C2.3.e")
    def replacements(self, track: str, turn: int, side: int) -> dict[Replacement, int]:
        """21.1.1 What the turn brings a side, by kind."""
        return self.replacement_tracks[track][turn][side]

    # -- ground -------------------------------------------------------------------------------------------

    @rule("2.2.1.b", "2.3.6.c")
    def hex_cost(self, terrain: str, place: str, movement_class: int, *, climbers: bool = False) -> int | None:
        """2.2.1 Sixths of a point for entering a hex off the road; None: closed to this class. What stands in the
        hex goes before what fills it."""
        stands = self.places[place].cost if place else ()
        row = self.terrain[terrain]
        if climbers and row.climbers and not stands:
            return row.climbers * POINT
        return _of(stands or row.cost, movement_class)

    @rule("5.2.b", "5.2.c", "23.2.2.g")
    def road_cost(self, road: str, movement_class: int, *, wet: bool) -> int:
        """5.2 Sixths of a point along a road; in rain and mud only the primary one is fast."""
        row = self.roads[road]
        return (row.wet if wet else row.sixths)[movement_class]

    def side_cost(self, side: str, movement_class: int, *, wet: bool = False, frozen: bool = False) -> int | None:
        """5.5 Sixths of a point for a hexside, in addition to the hex; None: prohibited."""
        row = self.sides[side]
        return _of(row.frozen if frozen and row.frozen else row.wet if wet and row.wet else row.extra, movement_class)

    # -- weather ------------------------------------------------------------------------------------------

    @rule("23.2.2.i", "23.2.3.f", "23.2.3.g")
    def advance(self, weather: str, hexes: int) -> int:
        """23.2 The length of an advance of so many hexes in some weather, or in `mud`."""
        return self.weather_effects[weather].advance[hexes - 1] if hexes else 0


def _of(costs: tuple[int, ...], movement_class: int) -> int | None:
    return costs[movement_class] * POINT if movement_class < len(costs) else None


def _within(die: int, rows: Iterable[int]) -> int:
    keys = sorted(rows)
    return min(keys[-1], max(keys[0], die))


def index(file: TablesFile, shown: str) -> Tables:
    """The charts of the file; a constant that is missing or unknown is an error that names it."""
    constants = loading.convert({row.id: row.value for row in file.constants}, Constants, shown)
    return Tables(
        **structs.asdict(constants),
        terrain=by_id(file.terrain),
        places=by_id(file.places),
        sides=by_id(file.sides),
        roads=by_id(file.roads),
        railways=by_id(file.railways),
        columns=file.columns,
        crt={row.n: row.results for row in file.crt},
        shaded=frozenset((row.n, column) for row in file.crt for column in row.restricted),
        results=by_id(file.results),
        defence={row.n: row.cells for row in file.determined},
        weather={
            row.n: {"summer": row.summer, "september": row.september, "mud": row.mud, "winter": row.winter}
            for row in file.weather
        },
        weather_effects={row.id.removeprefix("weather-"): row for row in file.weather_effects},
        die_tables={
            "recovery": _dice(file.recovery),
            "attrition": _dice(file.attrition),
            "disengagement": _dice(file.disengagement),
        },
        advance_rates={row.id: row.hexes for row in file.advance_rates},
        shifts={row.id: row.columns for row in file.shifts},
        modifiers={row.id: row.values for row in file.modifiers},
        breakthrough={row.id: row.cost for row in file.breakthrough},
        track={row.n: row for row in file.track},
        replacement_tracks={
            "track": {row.n: (row.axis, row.soviet) for row in file.track},
            "caucasus_track": {row.n: (row.axis, row.soviet) for row in file.caucasus_track},
        },
        victory_hexes=by_id(file.victory_hexes),
        special_hexes={row.id: row.hexes for row in file.special_hexes},
        rule_places=tuple(row.id for row in file.rule_places),
        fortified_lines=by_id(file.fortified_lines),
        resources=by_id(file.resources),
        replacement_kinds=by_id(file.replacement_kinds),
        rows=file,
    )


def _dice(rows: Iterable[DieRow]) -> dict[int, str]:
    return {row.n: row.result for row in rows}
