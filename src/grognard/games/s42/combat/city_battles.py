"""11.6.2 City battles: the markers of partial successes, and when they are removed."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.s42.combat.losses import standing
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.units import PACK
from grognard.games.s42.movement.ground import are_adjacent
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.control import take
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.turn.weather import sky

PLACES = PACK.tables.places


def marker(position: Position, hex_: int) -> CityBattle | None:
    """The city battle marker of a hex."""
    return next((battle for battle in position.battles if battle.hex == hex_), None)


@rule("11.6.2.a", "11.6.2.g")
def goes_on(position: Position, hex_: int) -> bool:
    """11.6.2 Whether a partial success lets the city battle continue: once in a minor city, twice in a major one.
    Anywhere else, and from then on, it is a fighting withdrawal. The marker has no other use."""
    place, battle_marker = position.country.place[hex_], marker(position, hex_)
    most = PLACES[place].battles if place else 0  # §11.6.2.c, §11.6.2.d
    return (battle_marker.level if battle_marker else 0) < most


@rule("11.6.2.a", "11.6.2.b", "11.6.2.j")
def fight_on(game: S42Game, battle: Battle) -> None:
    """11.6.2 The first marker is placed, and records whose attack brought it; the second success turns it over."""
    position, battle_marker = game.position, marker(game.position, battle.target)
    other_battles = tuple(row for row in position.battles if row.hex != battle.target)
    if battle_marker is None:
        battle_marker = CityBattle(battle.target, 0, 1 - battle.side, battle.units)
    raised = replace(battle_marker, level=battle_marker.level + 1)
    game.change(position.but(battles=(*other_battles, raised)))
    game.log("city-battle", "11.6.2.a", hex=HEXES[battle.target], level=raised.level)


def is_over(position: Position, battle: CityBattle) -> bool:
    """11.6.2 The defender has left the city, or none of the original attackers is adjacent any more. A contested city
    lasts as long as both sides have combat units in it (29.1.1)."""
    # RULING s42-404: the marker stays while one of the units that brought it is adjacent.
    if not position.fighters(battle.hex, battle.defender):  # §11.6.2.e
        return True
    if position.rules.contested_cities:  # §11.6.2.h
        return not position.fighters(battle.hex, 1 - battle.defender)  # §29.1.1.d, §29.1.3.f
    country, weather = position.country, sky(position)
    places = (position.pieces[standing(position, unit)].place for unit in battle.attackers)
    return not any(place >= 0 and are_adjacent(country, weather, place, battle.hex) for place in places)  # §11.6.2.f


@rule("11.6.2.e", "11.6.2.f", "29.1.1.d")
def tidy(game: S42Game) -> None:
    """11.6.2 Units have moved or been eliminated: markers of battles that are over are removed. The side left alone in
    a contested city controls it (29.1.4)."""
    position = game.position
    over = [battle for battle in position.battles if is_over(position, battle)]
    if over:
        game.change(position.but(battles=tuple(battle for battle in position.battles if battle not in over)))
    for battle in over:
        game.log("city-battle-over", "11.6.2.e", hex=HEXES[battle.hex])
        if position.fighters(battle.hex, 1 - battle.defender):
            take(game, 1 - battle.defender, battle.hex)
