"""9.3, 10.7, 17.6 What may support an attack, artillery and aircraft, or help a determined defence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.combat.artillery import guns, may_support
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import GRID, HEXES
from grognard.games.h44.data.units import ALLIED, ARTILLERY, PACK, SIDE, UNIT, UNITS
from grognard.games.h44.interface.actions import CallAir, Support
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position
from grognard.games.h44.turn.weather import air_units, part

HEAVY = "br-5agra"
"""17.6.2 The heavy artillery that may fire in addition to a division's own."""
BRITISH = "british"


@rule("17.6.2.b")
@rule.forbids("17.6.2.c")
def guns_are_enough(position: Position, battle: Battle, unit: int) -> Violation:
    """17.6.2 One artillery unit per attack; the Allies may add 5 AGRA to the artillery of the lead division."""
    if not battle.guns:
        return None
    both = {UNITS[unit], UNITS[battle.guns[0]]}
    light = next((name for name in both if name != HEAVY), "")
    fits = len(battle.guns) == 1 and HEAVY in both and bool(light) and position.formation(UNIT[light]) == battle.lead
    return None if fits else evidence(UNITS[unit])


@rule.forbids("17.1.a", "17.1.b")
def only_guns_support(unit: int, side: int, defending: bool) -> Violation:
    """17.1 Only artillery supports a combat."""
    return None if ARTILLERY[unit] else evidence(UNITS[unit], by="17.1.b" if defending else "17.1.a")


@rule.forbids("17.6.1.j", "17.6.1.m")
def gun_is_the_enemys(unit: int, side: int, defending: bool) -> Violation:
    """17.6.1 It supports friendly formations."""
    return None if SIDE[unit] == side else evidence(UNITS[unit], by="17.6.1.m" if defending else "17.6.1.j")


def is_own_gun(unit: int, side: int, *, defending: bool) -> Verdict:
    """17.1 Whether a side could call on this unit at all."""
    return judge((only_guns_support, gun_is_the_enemys), unit, side, defending)


@rule.forbids("17.6.1.c")
def gun_is_not_in_play(position: Position, unit: int) -> Violation:
    """17.6.1 Artillery that is neither on the map nor in an entry area is in range of no combat."""
    return None if unit in guns(position, SIDE[unit]) else evidence(UNITS[unit])


@rule.forbids("17.6.1.a")
def gun_was_called(battle: Battle, unit: int) -> Violation:
    """17.6.1 An artillery unit supports a combat once."""
    return evidence(UNITS[unit]) if unit in battle.guns else None


def gun_verdict(position: Position, battle: Battle, unit: int) -> Verdict:
    """17.6 Whether an artillery unit may support the attack: for one of the formations taking part."""
    formations = tuple({position.formation(u) for u in (*battle.units, *battle.joined)})
    verdict = may_support(position, unit, battle.target, formations, defending=False)
    return verdict and judge((guns_are_enough,), position, battle, unit)


QUICK = {"breakthrough": "16.3.5.g", "unknown": "25.3.1.h"}
"""16.3.5, 25.3.1 Combats without artillery on either side, and the clause that says so."""


@rule("17.2.d")
@rule.forbids("16.3.5.g", "25.3.1.h")
def fight_is_too_quick_for_guns(battle: Battle, unit: int) -> Violation:
    """16.3.5, 25.3.1 In breakthrough combat and encounters neither side has artillery support."""
    clause = QUICK.get(battle.kind)
    return evidence(UNITS[unit], HEXES[battle.target], by=clause) if clause else None


@rule("17.6.3.a", "17.6.1.m")
def may_help_to_stand(position: Position, battle: Battle, unit: int) -> Verdict:
    """17.6.3 Whether an artillery unit may help the determined defence of the hex, whatever formation holds it."""
    verdict = judge((fight_is_too_quick_for_guns,), battle, unit) and judge((gun_is_not_in_play,), position, unit)
    return verdict and may_support(position, unit, battle.target, (), defending=True)


@rule("10.7.h")
@rule.forbids("10.7.a")
def aircraft_are_allied(position: Position, battle: Battle) -> Violation:
    """10.7 Only the Allies have aircraft, and only for their attacks."""
    return evidence(HEXES[battle.target]) if battle.side != ALLIED else None


@rule.forbids("10.7.d")
def aircraft_have_come(position: Position, battle: Battle) -> Violation:
    """10.7 One air unit per combat."""
    return evidence(HEXES[battle.target]) if battle.air else None


@rule.forbids("4.4.h", "4.4.j")
def aircraft_do_not_fly(position: Position, battle: Battle) -> Violation:
    """4.4 None in overcast weather, nor at night."""
    if position.flights or air_units(position):
        return None
    return evidence(HEXES[battle.target], by="4.4.j" if part(position) == "night" else "4.4.h")


@rule("10.7.f")
@rule.forbids("10.7.a", "10.7.b")
def no_aircraft_left(position: Position, battle: Battle) -> Violation:
    """10.7 An air unit is used up by its combat: there is one in cloudy weather, two in clear."""
    clause = "10.7.b" if air_units(position) > 1 else "10.7.a"
    return None if position.flights else evidence(HEXES[battle.target], by=clause)


@rule("10.7.i")
@rule.forbids("10.7.e")
def no_british_ground_unit_near(position: Position, battle: Battle) -> Violation:
    """10.7 A British unit that did not come by air must be within four hexes; paratroopers by themselves get no
    aircraft."""
    reach = PACK.tables.air_range
    near = (u for u in position.on_map(ALLIED) if GRID.distance(position.pieces[u].place, battle.target) <= reach)
    return None if any(guides_aircraft(position, u) for u in near) else evidence(HEXES[battle.target], hexes=reach)


@rule("10.7.e")
def guides_aircraft(position: Position, unit: int) -> bool:
    """10.7 A British unit that did not come by air; remnants and breakdown units count as their battalion."""
    card = PACK.units[position.origins.get(unit, unit)]
    return card.nation == BRITISH and not card.airborne


FLYING = (aircraft_are_allied, aircraft_have_come, aircraft_do_not_fly, no_aircraft_left, no_british_ground_unit_near)


# -- the verbs -------------------------------------------------------------------------------------------------------


class Attacking(Protocol):
    """A decision about an attack that is planned."""

    @property
    def battle(self) -> Battle: ...


@rule("9.3.i")
def _may_call_gun(position: Position, asked: Attacking, action: Support) -> Verdict:
    """9.3 Whether this artillery unit may be declared for the attack."""
    battle, unit = asked.battle, UNIT[action.unit]
    called = is_own_gun(unit, battle.side, defending=False) and judge((gun_was_called,), battle, unit)
    called = called and judge((gun_is_not_in_play,), position, unit)
    return called and gun_verdict(position, battle, unit)


def _callable_guns(position: Position, asked: Attacking) -> list[Support]:
    """Every artillery unit in play that is not called yet."""
    battle = asked.battle
    return [Support(UNITS[unit]) for unit in guns(position, battle.side) if unit not in battle.guns]


def support_by_gun(then: Callable[[H44Game, Any, Battle], None]) -> Verb[Support]:
    """17.6.1 An artillery unit supports the attack; `then`: how the decision continues with the changed plan."""
    return Verb(
        Support,
        candidates=_callable_guns,
        exists=lambda position, asked, action: action.unit in UNIT,
        verdict=_may_call_gun,
        resolve=lambda game, asked, action: then(
            game, asked, replace(asked.battle, guns=(*asked.battle.guns, UNIT[action.unit]))
        ),
    )


@rule("9.3.j")
def flown(battle: Battle) -> Battle:
    """9.3 The attack with an air unit."""
    return replace(battle, air=True)


def support_by_air(then: Callable[[H44Game, Any, Battle], None]) -> Verb[CallAir]:
    """10.7 An air unit supports the attack."""
    return Verb(
        CallAir,
        args=lambda position, asked, action: (position, asked.battle),
        forbids=FLYING,
        resolve=lambda game, asked, action: then(game, asked, flown(asked.battle)),
    )
