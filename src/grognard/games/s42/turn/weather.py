"""23.0 Weather: one die a turn from September on, the effects of rain, mud and snow, and which air units fly. The
Russian winter has a module of its own."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.derived import derived
from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.games.s42.data.schema import Season
from grognard.games.s42.data.units import AXIS, PACK, Mode
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import CLEAR, OVERCAST, RAIN, SNOW, WEATHER, Position, S42Game
from grognard.games.s42.turn.phases import opens

TABLES = PACK.tables
EFFECTS = TABLES.weather_effects


class Sky(NamedTuple):
    """What terrain has to know of the weather."""

    wet: bool = False
    """Rain or mud."""
    winter: bool = False
    """The Russian winter has come."""
    rained: bool = False
    """It has rained before: seasonal marshes are marsh."""


def season(position: Position) -> Season:
    """The column of the weather table for the present turn."""
    return TABLES.season(position.turn)


@rule("23.4.a")
def is_winter(position: Position) -> bool:
    """23.4 The Russian winter begins on turn 28."""
    return position.turn >= TABLES.winter_from


@rule("23.3.1.a", "23.3.1.b", "23.3.2.a")
def is_muddy(position: Position) -> bool:
    """23.3.1 The turn before had rain and this one is clear or overcast, in the mud season: the turns with the band on
    the track, whichever of them the rain fell on."""
    dry = position.weather in (CLEAR, OVERCAST)
    return dry and position.before == RAIN and season(position) == "mud"


@rule("23.3.3.b")
def is_wet(position: Position) -> bool:
    """23.3.3 Rain, or mud, which has the same effects except on air units."""
    return position.weather == RAIN or is_muddy(position)


SKY = ("turn", "weather", "before", "rained")
"""What the weather of a position depends on."""


@derived(*SKY)
@rule("23.2.2.e", "23.2.2.f")
def sky(position: Position) -> Sky:
    return Sky(is_wet(position), is_winter(position), position.rained)


def ground_effect(position: Position) -> str:
    """23.2, 23.3.3 The row of effects for everything but air units."""
    return "mud" if is_muddy(position) else WEATHER[position.weather]


# -- what it does ----------------------------------------------------------------------------------------------------


@rule("9.3.1.b")
def german_air_units(position: Position) -> int:
    """23.2, 9.3.9 How many German air units fly: by the weather alone, mud or not; fewer from turn 27 on, and in the
    Caucasus by its own rule."""
    if position.rules.scenario == "caucasus":
        return caucasus_air_units(position)
    effect = EFFECTS[WEATHER[position.weather]]  # §23.3.3.a
    # §23.2.1.b, §23.2.2.b, §23.2.2.c, §23.2.2.d, §23.2.3.a, §9.3.9.b, §9.3.9.c, §9.3.9.d
    return effect.air_late if position.turn >= TABLES.air_leaves else effect.german_air


@rule("C2.2.a", "C2.2.b", "C2.2.c")
def caucasus_air_units(position: Position) -> int:
    """C2.2 One, if it is clear or overcast; none on turns 15 to 22."""
    first, last = PACK.caucasus.no_air
    flies = position.weather in (CLEAR, OVERCAST) and not first <= position.turn <= last
    return PACK.caucasus.german_air if flies else 0


@rule("23.2.1.b")
def romanians_fly(position: Position) -> bool:
    """23.2 The Romanian air unit flies in clear weather only."""
    return EFFECTS[WEATHER[position.weather]].all_air  # §23.2.2.b, §23.2.2.c, §23.2.2.d, §23.2.3.a


@rule("23.2.2.i", "23.2.3.f")
def advance_length(position: Position, hexes: int, *, limited: bool = False) -> int:
    """23.2 How far an advance of so many hexes goes: half in rain and mud, one hex less in snow, never less than one. A
    limited advance and one of a single hex are not changed, nor is any retreat; what a breakthrough costs its group
    (15.2.3) is deducted in addition."""
    # §23.2.2.j, §23.2.2.k, §23.2.3.g, §23.2.1.a, §23.2.2.a, §23.2.2.l, §23.2.3.h, §23.2.3.i
    return hexes if limited else TABLES.advance(ground_effect(position), hexes)


@rule("23.2.2.m", "16.3.2.b")
def overland_hexes(position: Position) -> int:
    """16.3.2, 23.2.2 How many hexes off-road a line of supply may go: five, in rain and mud three."""
    return EFFECTS[ground_effect(position)].supply


@rule("23.2.3.c", "23.2.3.d", "23.2.3.e")
def points(position: Position, unit: int, mode: Mode) -> int:
    """23.2.3, 5.3 The movement points of a unit: its allowance, one less in snow, three more in extended movement,
    which snow does not change. Tactical movement counts hexes."""
    if mode == "tactical":
        return TABLES.tactical_hexes
    bonus = TABLES.extended_bonus if mode == "extended" else 0
    return max(0, position.allowance(unit) + EFFECTS[ground_effect(position)].movement) + bonus


def airfield(position: Position, side: int) -> int:
    """16.5.4, 23.2.3 What an airfield is worth to isolated units: two to the Axis, one in snow; one to the Soviets."""
    if side == AXIS:
        # §23.2.3.b, §16.5.4.b, §16.5.4.e
        return min(TABLES.modifier("attrition", "airfield-axis"), EFFECTS[ground_effect(position)].airfield)
    return TABLES.modifier("attrition", "airfield-soviet")  # §16.5.4.a


# -- the phase -------------------------------------------------------------------------------------------------------


@rule("3.0.d", "23.1.a")
def needs_a_roll(position: Position) -> bool:
    """23.1 From turn 17 on; not on a first turn whose weather the scenario gives."""
    # §3.0.e, §23.1.c, §C3.4.c
    return position.turn >= TABLES.weather_from and position.turn > position.scenario.first_turn


@rule("23.1.m")
def modifier(position: Position) -> int:
    """23.1 One more after rain or snow; mud on the turn before does not matter."""
    wet = position.before in (RAIN, SNOW)
    return TABLES.modifier("weather", "wet-before") if wet else 0


@opens("weather")
@rule("3.0.c", "23.1.b")
class WeatherPhase(Procedure, frozen=True, kw_only=True):
    """23.1 The weather of the turn is rolled and recorded; the first rain fills the seasonal marshes for good."""

    side: int

    def run(self, game: S42Game) -> None:
        if not needs_a_roll(game.position):
            return
        game.change(game.position.but(before=game.position.weather))
        (die,) = game.roll(1)
        change = modifier(game.position)
        weather = WEATHER.index(TABLES.sky(die + change, season(game.position)))
        game.change(game.position.but(weather=weather, rained=game.position.rained or weather == RAIN))
        lines = (Modifier("wet-before", change, "23.1.m", "total"),) if change else ()
        game.log(
            "weather-rolled",
            "23.1.a",
            roll=Roll((die,), total=die + change, modifiers=lines),
            weather=f"weather-{WEATHER[weather]}",
        )
        if is_muddy(game.position):
            game.log("mud-came", "23.3.1.b", turn=game.position.turn)
