"""4.0 Weather: two dice in the morning, one for each half of the day; it determines air units and landing points."""

from __future__ import annotations

from grognard.core.events import Modifier, Roll
from grognard.core.game import Procedure
from grognard.games.h44.data.schema import Part
from grognard.games.h44.data.units import PACK
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import WEATHER, H44Game, Position

CLEAR, CLOUDY, OVERCAST = 0, 1, 2
TABLES = PACK.tables
EFFECTS = tuple(TABLES.weather_effects[name] for name in WEATHER)


def part(position: Position) -> Part:
    """The part of the day of the present turn: `am`, `pm` or `night`."""
    return TABLES.part(position.turn)


@rule("4.1.h", "4.4.j")
def sky(position: Position) -> int:
    """4.1 The weather of the present turn; a night counts as overcast."""
    now = part(position)
    if now == "night":  # §20.1.c, §20.1.d
        return OVERCAST
    return position.weather[0 if now == "am" else 1]


@rule("4.1.f", "4.4.a", "4.4.d")
def landing_points(position: Position) -> int:
    """4.4 Eight points in clear weather, four in cloudy, otherwise none. On turns 1 and 2 they are not counted
    (22.4)."""
    return EFFECTS[sky(position)].points  # §4.4.g, §4.3.i


@rule("4.1.e", "4.4.b", "4.4.e")
def air_units(position: Position) -> int:
    """4.4 Two air units in clear weather, one in cloudy, otherwise none."""
    return EFFECTS[sky(position)].air  # §4.4.h, §10.7.a, §10.7.b


@rule("4.1.g", "4.4.c", "4.4.f")
def airborne_guns(position: Position) -> int:
    """4.4 How many airborne artillery units can be turned: all three, one or none."""
    return EFFECTS[sky(position)].guns  # §4.4.i


@rule("4.2.a", "4.2.b", "4.3.j")
def modifier(turn: int) -> int:
    """4.2 Modifiers: one less on 18 September, two more on the 19th."""
    return TABLES.modifier("weather", f"turn-{turn}")


@rule("4.3.a", "4.3.d", "4.3.h")
def found(total: int, half: Part) -> int:
    """4.3 The weather for a modified die, for the morning or the afternoon."""
    return WEATHER.index(TABLES.sky(total, half))  # §4.3.b, §4.3.c, §4.3.e, §4.3.f, §4.3.g


@rule("4.1.a", "4.1.d", "10.7.g")
class WeatherPhase(Procedure, frozen=True, kw_only=True):
    """4.1 In the morning the day's weather is rolled; each turn, the first included, brings its own air units, and
    unused ones are lost."""

    def run(self, game: H44Game) -> None:
        if part(game.position) == "am":  # §S1.1.d, §S2.1.d, §3.e, §3.f, §4.1.i, §20.1.b
            self.roll(game)
        game.change(game.position.but(flights=air_units(game.position)))  # §10.7.g, §S1.2.d, §S1.2.e

    @rule("4.1.b", "4.1.c", "22.1.2.a")
    def roll(self, game: H44Game) -> None:
        """4.1 The first die is the morning, the second the afternoon; on a new day units may land again."""
        dice = game.roll(2)
        weather = []
        for turn, die in enumerate(dice, game.position.turn):
            change, half = modifier(turn), TABLES.part(turn)
            weather.append(found(die + change, half))
            lines = (Modifier("forecast", change, "4.2.a" if change < 0 else "4.2.b", "total"),) if change else ()
            game.log(
                "weather-rolled",
                "4.1.a",
                roll=Roll((die,), total=die + change, modifiers=lines),
                weather=WEATHER[weather[-1]],
                part=half,
            )
        game.change(game.position.but(weather=(weather[0], weather[1]), landed=False))  # §4.1.d
