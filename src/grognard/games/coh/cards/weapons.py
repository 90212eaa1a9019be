"""8.2 Weapon cards: grenades, bottles, charges and mines in the hands of infantry."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.combat.attack_value import is_for_metal
from grognard.games.coh.combat.fire import (
    breakable,
    fires_out_of_close_combat,
    fires_while_carried,
    is_panicked,
    is_stunned,
    works_to_break,
)
from grognard.games.coh.combat.shot import Shot, bears, distance
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.schema import WeaponCard
from grognard.games.coh.data.units import INFANTRY, PACK, PUSHED, SIDE, UNITS, VEHICLE, WEAPON, WEAPONS
from grognard.games.coh.interface.actions import UseWeapon
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.markers import Weapon
from grognard.games.coh.state.position import CohGame, Position, place_name
from grognard.games.coh.state.presence import effects, enemies
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb


def row_of(action: UseWeapon) -> WeaponCard:
    return PACK.weapons[action.card]


RANGES = {
    "flamethrower": "card.flamethrower.d",
    "demolition": "card.demolition.d",
    "grenades": "card.grenades.e",
    "molotov": "card.molotov.e",
}
"""8.2 Where the range of a weapon stands, if its card says so."""


@rule.forbids(*RANGES.values(), "8.2.b")
def throws_too_far(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """A weapon reaches as far as its card says."""
    row = row_of(action)
    away = distance(position, actor.unit, position.field.index[action.hex])
    by = RANGES.get(action.card, "8.2.b")
    return evidence(action.card, action.hex, by=by) if away > max(row.range, row.thrown) else None


@rule.forbids("6.1.b")
def throws_out_of_arc(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """What is used on the next hex is used ahead."""
    hex_, place = position.field.index[action.hex], position.pieces[actor.unit].place
    fine = hex_ == place or position.is_hidden(actor.unit) or bears(position, actor.unit, hex_)
    return None if fine else evidence(UNITS[actor.unit], action.hex)


METAL = {"magnetic-mine": "card.magnetic.b", "tellermine": "card.tellermine.b"}
"""8.2 Weapons that work on vehicles and guns alone, and where it stands."""


@rule("18.6.h")
@rule.forbids(*METAL.values(), "7.0.j")
def has_nothing_to_hit(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """There is an enemy that the weapon works on, some on vehicles and guns alone; or a work that it destroys."""
    there = enemies(position, position.field.index[action.hex], SIDE[actor.unit])
    shot = shot_with(position, actor, action)
    fit = [unit for unit in there if not is_for_metal(shot) or VEHICLE[unit] or PUSHED[unit]]
    if fit or breakable(position, shot):
        return None
    return evidence(action.card, action.hex, by=METAL.get(action.card, "7.0.j"))


@rule("8.2.b")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_weapon(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """The card says what its use costs."""
    return costs_too_much(position, actor, weapon_cost(position, actor.unit, action.card))


@rule("8.2.b", "8.2.f")
def weapon_cost(position: Position, unit: int, card: str) -> int:
    """8.2 As printed, with the hit counter of the unit in full."""
    hit = effects(position, unit)
    return PACK.weapons[card].cost + (0 if hit is None else hit.fire)


def shot_with(position: Position, actor: Actor, action: UseWeapon) -> Shot:
    hex_ = position.field.index[action.hex]
    return Shot(army=actor.army, hex=hex_, how="weapon", units=actor.units, card=WEAPON[action.card])


ALONE = {
    "flamethrower": "card.flamethrower.e",
    "grenades": "card.grenades.c",
    "molotov": "card.molotov.c",
    "magnetic-mine": "card.magnetic.d",
    "tellermine": "card.tellermine.d",
    "demolition": "card.demolition.b",
}
"""8.2 Weapons are used by a unit alone, and where it stands."""


@rule.forbids("8.2.c")
def has_no_such_weapon(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """The firefight deals the weapon cards."""
    held = {WEAPONS[row.card] for row in position.armies[actor.army].weapons} & set(PACK.weapons)
    return None if action.card in held else evidence(action.card)


@rule.forbids("8.2.a")
def is_no_weapon_for_it(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """Weapon cards are in the hands of infantry."""
    # RULING coh-234
    return None if INFANTRY[actor.unit] else evidence(UNITS[actor.unit], action.card)


@rule.forbids(*ALONE.values())
def uses_a_weapon_in_a_group(position: Position, actor: Actor, action: UseWeapon) -> Violation:
    """A unit with a weapon card attacks by itself."""
    return evidence(UNITS[actor.unit], action.card, by=ALONE[action.card]) if len(actor.units) > 1 else None


WEAPON_RULES = (
    throws_too_far,
    throws_out_of_arc,
    has_nothing_to_hit,
    cannot_pay_for_the_weapon,
)


@rule("8.2.e")
def used(position: Position, army: int, card: int) -> Position:
    """8.2 One use less of a weapon card."""
    # RULING coh-102
    weapons = tuple(Weapon(w.card, w.uses - 1) if w.card == card else w for w in position.armies[army].weapons)
    return position.with_army(army, weapons=tuple(w for w in weapons if w.uses))


def weapon_candidates(position: Position, actor: Actor) -> Iterator[UseWeapon]:
    """Every weapon of the army against the hexes around an infantry unit that acts alone."""
    # RULING coh-234
    unit = actor.unit
    place = position.pieces[unit].place
    if place < 0 or len(actor.units) > 1 or not INFANTRY[unit]:
        return
    marked = works_to_break(position)
    for weapon in position.armies[actor.army].weapons:
        name = WEAPONS[weapon.card]
        if name not in PACK.weapons:
            continue
        for hex_ in position.field.grid.within(place, 1):
            if hex_ in marked or enemies(position, hex_, SIDE[unit]):
                yield UseWeapon(name, position.field.names[hex_])


FREE = frozenset(name for name, weapon in PACK.weapons.items() if not weapon.cost)
"""8.2 Weapons that cost nothing."""


@rule("card.grenades.d", "card.molotov.d")
def has_free_weapon(position: Position, army: int, unit: int) -> bool:
    """8.2 Whether a unit can use a weapon that costs nothing, even where no command point is left."""
    free = {name for weapon in position.armies[army].weapons if (name := WEAPONS[weapon.card]) in FREE}
    if not free:
        return False
    actor = Actor(army=army, units=(unit,), by="cap")
    uses = weapon_candidates(position, actor)
    return any(do.card in free and weapon_verdict(position, actor, do) is True for do in uses)


def weapon_verdict(position: Position, actor: Actor, action: UseWeapon) -> Verdict:
    hex_ = position.field.index[action.hex]
    verdict = judge((is_stunned, is_panicked, fires_while_carried, fires_out_of_close_combat), position, actor, hex_)
    if verdict is not True:
        return verdict
    return judge(WEAPON_RULES, position, actor, action)


@rule("8.2.c", "card.demolition.b")
def weapon_resolve(game: CohGame, actor: Actor, action: UseWeapon) -> None:
    """8.2 An attack with the card, as an action of a single unit."""
    card = WEAPON[action.card]  # §card.flamethrower.a, §card.grenades.a, §card.magnetic.a
    position = used(paid(game.position, actor, weapon_cost(game.position, actor.unit, action.card)), actor.army, card)
    game.change(position)  # §8.2.e, §card.demolition.c
    hex_ = position.field.index[action.hex]  # §card.molotov.a, §card.tellermine.a
    game.log("weapon-used", "8.2", unit=UNITS[actor.unit], card=action.card, hex=place_name(position, hex_))
    game.then(Volley(shot=shot_with(position, actor, action)))


USE_WEAPON = UnitVerb(
    UseWeapon,
    candidates=weapon_candidates,
    attempts=(has_no_such_weapon, is_no_weapon_for_it, uses_a_weapon_in_a_group),
    verdict=weapon_verdict,
    resolve=weapon_resolve,
    irreversible=True,
    units=INFANTRY,
)
