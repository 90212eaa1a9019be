"""The rows of the charts of Stalingrad '42, as in `tables.toml`. Costs are movement points; road costs are sixths of a
point. Every row covers three movement classes: foot, mechanised infantry, vehicles."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.packs import switches
from grognard.core.packs.rows import Block, Named, Row, Text
from grognard.core.packs.switches import Column, Constant, DieRow, Modifiers, Values
from grognard.games.s42.data.schema import Nation, Replacement, Season, Weather


class Effect(Named, frozen=True, kw_only=True):
    """What fills a hex, or stands in it. A cost that is missing at the end: only by road."""

    cost: tuple[int, ...] = ()
    climbers: int = 0
    """The cost for mountain units, if it is another."""
    no_tank_shift: bool = False
    no_fortification: bool = False
    shift: int = 0
    """9.9 Columns to the left."""
    doubles: Literal["", "infantry", "all"] = ""
    """9.5.4, 9.6 Whose defence is doubled."""
    doubles_out: bool = False
    """9.5.1 The defence is doubled if all attackers attack from it or across rivers."""
    stops_advance: bool = False
    supply: int = 1
    """16.3.2 Hexes it counts for off the road."""
    airfield: bool = False
    attrition: int = 0
    defence: Column = ""
    becomes: str = ""
    """23.2.2 What it is after the first rain."""
    base: bool = False
    """9.3.5 Air units fly from it."""
    battles: int = 0
    """11.6.2 City battle markers before a partial success is a fighting withdrawal."""


class SideEffect(Named, frozen=True, kw_only=True):
    """What lies on a hexside: points in addition to the hex, in dry weather, in rain and mud, over ice."""

    water: Literal["", "minor", "major", "volga", "lake", "sea", "alpine"] = ""
    extra: tuple[int, ...] = ()
    wet: tuple[int, ...] = ()
    frozen: tuple[int, ...] = ()
    start_beside: bool = False
    """5.5.2 Only as the first hex of a move that begins beside it."""
    halves: bool = False
    doubles_across: bool = False
    climbers_only: bool = False


class Road(Named, frozen=True, kw_only=True):
    sixths: Values
    wet: Values


class Railway(Named, frozen=True, kw_only=True, rename={"from_turn": "from"}):
    """17 `green`: rail heads run along it; `from`: the turn it is finished on; `closed`: it is never used."""

    green: bool = False
    from_turn: int = 0
    closed: bool = False


class CrtRow(switches.CrtRow, frozen=True, kw_only=True):
    restricted: tuple[str, ...] = ()
    """11.2.2 Columns where determined defence is allowed only in places that count."""


class Result(Row, frozen=True, kw_only=True):
    """10.1 Steps lost, hexes of retreat and of advance. `chosen_by_enemy`: the opponent chooses the loss; `determined`:
    determined defence is allowed; `rout`: into full retreat; `limited`: into the vacated hex."""

    attacker: int
    defender: int
    retreat: int
    advance: int = 0
    limited: bool = False
    chosen_by_enemy: bool = False
    determined: bool = False
    rout: bool = False


class Cell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """11.4.1 Success, partial success or failure, and steps lost. `defender_picks`: the asterisk."""

    result: Literal["S", "P", "F"]
    attacker: int
    defender: int
    defender_picks: bool = False


class DefenceRow(Block, frozen=True, kw_only=True):
    n: int
    cells: tuple[Cell, Cell, Cell]


class WeatherRow(Block, frozen=True, kw_only=True):
    n: int
    summer: Weather
    september: Weather
    mud: Weather
    winter: Weather
    starred: tuple[Season, ...] = ()


class WeatherEffect(Named, frozen=True, kw_only=True):
    """23.2 German air units, before and from turn 27 on; whether all others fly; lengths of an advance of 1 to 4;
    overland hexes of supply; change of allowances; the cap on an Axis airfield. `ground_only`: the sky is another's."""

    german_air: int
    air_late: int
    all_air: bool = False
    ground_only: bool = False
    wet: bool = False
    advance: tuple[int, int, int, int]
    supply: int
    movement: int
    airfield: int


class Rate(Row, frozen=True, kw_only=True):
    hexes: int


class Shift(Row, frozen=True, kw_only=True):
    columns: int


class Cost(Row, frozen=True, kw_only=True):
    cost: int


class Turn(Block, frozen=True, kw_only=True):
    """A box of the turn track: its dates, the column of the weather table, replacements, the benchmark (24.2)."""

    n: int
    start: str
    end: str
    name: Text
    season: Season
    axis: dict[Replacement, int] = {}
    soviet: dict[Replacement, int] = {}
    benchmark: int


class CaucasusTurn(Block, frozen=True, kw_only=True):
    """C2.2, C2.3 Replacements of the Caucasus scenario."""

    n: int
    axis: dict[Replacement, int] = {}
    soviet: dict[Replacement, int] = {}


class VictoryHex(Row, frozen=True, kw_only=True):
    """24.1 A hex that gives points; its id is that of a zone of the board."""

    points: int
    sheet: Literal["A", "B", "C"]


class SpecialHex(Row, frozen=True, kw_only=True):
    """Hexes whose numbers the rulebook prints."""

    hexes: tuple[str, ...]


class FortLine(Row, frozen=True, kw_only=True):
    """9.7.7 A group of printed fortifications."""

    zone: str
    count: int = 0


class Resource(Named, frozen=True, kw_only=True):
    """18.1 What a resource point buys."""

    cost: int


class ReplacementKind(Named, frozen=True, kw_only=True):
    """21.1.2 A kind of replacements; `nations`: the units that a nation's replacements may be used for, whatever their
    type."""

    nations: tuple[Nation, ...] = ()


class TablesFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    terrain: tuple[Effect, ...]
    places: tuple[Effect, ...]
    sides: tuple[SideEffect, ...]
    roads: tuple[Road, ...]
    railways: tuple[Railway, ...]
    columns: tuple[str, ...]
    crt: tuple[CrtRow, ...]
    results: tuple[Result, ...]
    determined: tuple[DefenceRow, ...]
    weather: tuple[WeatherRow, ...]
    weather_effects: tuple[WeatherEffect, ...]
    recovery: tuple[DieRow, ...]
    attrition: tuple[DieRow, ...]
    disengagement: tuple[DieRow, ...]
    advance_rates: tuple[Rate, ...]
    shifts: tuple[Shift, ...]
    modifiers: tuple[Modifiers, ...]
    breakthrough: tuple[Cost, ...]
    track: tuple[Turn, ...]
    caucasus_track: tuple[CaucasusTurn, ...]
    constants: tuple[Constant, ...]
    victory_hexes: tuple[VictoryHex, ...]
    special_hexes: tuple[SpecialHex, ...]
    rule_places: tuple[Row, ...]
    fortified_lines: tuple[FortLine, ...]
    resources: tuple[Resource, ...]
    replacement_kinds: tuple[ReplacementKind, ...]
