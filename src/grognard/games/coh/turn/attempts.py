"""2.2 What a player may try with a unit though nothing on the table allows it: each refused by its own clause."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.core.verdicts import Prohibition, Verdict, Violation, evidence, judge
from grognard.games.coh.aircraft.air_attack import is_no_enemy_aircraft
from grognard.games.coh.aircraft.flight import is_not_ahead
from grognard.games.coh.data.units import (
    AIRCRAFT,
    CARD,
    CARDS,
    INFANTRY,
    PACK,
    SAPPER,
    SMOKE,
    UNIT,
    UNITS,
    VEHICLE,
    WEAPONS,
    WORKS,
)
from grognard.games.coh.interface.actions import (
    AddCap,
    Also,
    Conceal,
    Defuse,
    Flak,
    Fly,
    FlyIn,
    Hide,
    LayMine,
    LaySmoke,
    Load,
    March,
    Move,
    Occupy,
    Quit,
    Recover,
    Shell,
    Slip,
    Sneak,
    Unload,
    UseWeapon,
)
from grognard.games.coh.movement.step import entries, known_works
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import STEP, hides_too_far, is_not_of_the_group, mover_of
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.doings import BY_CARD, DOINGS, FLIGHTS

CARD_CLAUSES = {
    CARD["card-auto-rally"]: "card.3.c",
    CARD["card-rally-attempt"]: "card.4.c",
    CARD["card-two-hexes"]: "card.5.c",
    CARD["card-hasty-defence"]: "card.11.c",
    CARD["card-lay-mine"]: "card.40.c",
    CARD["card-defuse-mine"]: "card.41.c",
}
"""8.1 What a card lets a unit do, and where it stands."""


# -- whatever it is --------------------------------------------------------------------------------------------------
@rule.forbids("20.0.g")
def is_nothing_for_aircraft(position: Position, actor: Actor, action: Action) -> Violation:
    """With its impulses an aircraft flies, turns, climbs and attacks."""
    return evidence(UNITS[actor.unit]) if AIRCRAFT[actor.unit] and type(action) in DOINGS else None


@rule.forbids("20.0.f")
def is_for_aircraft(position: Position, actor: Actor, action: Action) -> Violation:
    """Only aircraft have impulses."""
    return evidence(UNITS[actor.unit]) if type(action) in FLIGHTS and not AIRCRAFT[actor.unit] else None


@rule.forbids(*CARD_CLAUSES.values())
def card_gives_something_else(position: Position, actor: Actor, action: Action) -> Violation:
    """A card gives the action that it names."""
    if actor.card not in CARD_CLAUSES or type(action) not in DOINGS or type(action) in BY_CARD[actor.card]:
        return None
    return evidence(CARDS[actor.card], by=CARD_CLAUSES[actor.card])


@rule.forbids("5.1.l")
def must_come_in_first(position: Position, actor: Actor, action: Action) -> Violation:
    """A reinforcement enters the map with its first action."""
    kind = type(action)
    acts = (kind in DOINGS or kind in FLIGHTS) and kind not in (Move, March, FlyIn)
    return evidence(UNITS[actor.unit]) if acts and position.pieces[actor.unit].place < 0 else None


# -- steps -----------------------------------------------------------------------------------------------------------
@rule.forbids("5.01.d")
def cannot_be_careful(position: Position, actor: Actor, action: Move | March) -> Violation:
    """Cautious moves are an option, for infantry."""
    able = position.rules.cautious_movement and INFANTRY[mover_of(actor, action)]
    return evidence(UNITS[mover_of(actor, action)]) if action.careful and not able else None


@rule.forbids("10.1.a")
def is_not_hidden(position: Position, actor: Actor, action: Sneak | Slip) -> Violation:
    """Only hidden units move hidden."""
    seen = [unit for unit in actor.units if not position.is_hidden(unit)]
    return evidence(UNITS[seen[0]]) if seen else None


@rule.forbids("10.2.f")
def is_hidden_already(position: Position, actor: Actor, action: Hide | Conceal) -> Violation:
    """A unit on the map hides."""
    unit = mover_of(actor, action)
    return evidence(UNITS[unit]) if position.is_hidden(unit) else None


# -- shells and smoke ------------------------------------------------------------------------------------------------
@rule.forbids("9.12.e")
def is_no_group_fire(position: Position, actor: Actor, action: Shell | LaySmoke) -> Violation:
    """Indirect fire and smoke are shots of a unit alone."""
    # RULING coh-232
    return evidence(UNITS[actor.unit]) if len(actor.units) > 1 else None


@rule.forbids("12.0.d")
def cannot_fire_indirectly(position: Position, actor: Actor, action: Shell) -> Violation:
    """Only mortars with a cost in brackets fire at what they do not see."""
    return None if position.figures.indirect[actor.unit] else evidence(UNITS[actor.unit])


@rule.forbids("13.1.c")
def cannot_make_smoke(position: Position, actor: Actor, action: LaySmoke) -> Violation:
    """Smoke comes from large mortars and from sappers."""
    return None if SMOKE[actor.unit] or SAPPER[actor.unit] else evidence(UNITS[actor.unit])


@rule.forbids("12.0.n")
def shells_its_own_hex(position: Position, actor: Actor, action: Shell | LaySmoke) -> Violation:
    """A mortar has a least range."""
    own = position.field.index[action.hex] == position.pieces[actor.unit].place
    return evidence(UNITS[actor.unit]) if own and not SAPPER[actor.unit] else None


# -- works and vehicles ----------------------------------------------------------------------------------------------
@rule.forbids("18.2.zf")
def is_nothing_to_go_into(position: Position, actor: Actor, action: Occupy) -> Violation:
    """Units go into trenches, gun pits and bunkers; a hasty defence they dig themselves."""
    fort = PACK.works[action.work].family == "fort" and action.work != "hasty"
    return None if fort else evidence(UNITS[actor.unit], action.work)


@rule.forbids("18.2.zh")
def is_in_no_work(position: Position, actor: Actor, action: Quit) -> Violation:
    """Only a unit in a fortification leaves it."""
    outside = [unit for unit in actor.units if position.pieces[unit].shelter == NONE]
    return evidence(UNITS[outside[0]]) if outside else None


@rule.forbids("17.0.a", "17.0.d")
def carries_nobody(position: Position, actor: Actor, action: Load) -> Violation:
    """Vehicles carry, one at a time, and not while they are towed."""
    if not VEHICLE[actor.unit]:
        return evidence(UNITS[actor.unit], by="17.0.a")
    busy = position.pieces[actor.unit].carrier != NONE or len(actor.units) > 1
    return evidence(UNITS[actor.unit], by="17.0.d") if busy else None


@rule.forbids("17.0.d", "20.0.s")
def cannot_be_loaded(position: Position, actor: Actor, action: Load) -> Violation:
    """Another unit of the army is loaded, on the ground and by itself."""
    load = UNIT[action.unit]
    if AIRCRAFT[load]:
        return evidence(action.unit, by="20.0.s")
    taken = position.pieces[load].carrier != NONE or load == actor.unit
    return evidence(action.unit, by="17.0.d") if taken or position.owners[load] != actor.army else None


@rule.forbids("17.0.e")
def is_not_where_the_vehicle_is(position: Position, actor: Actor, action: Load) -> Violation:
    """A unit is loaded in the hex of the vehicle."""
    # RULING coh-134
    here = position.pieces[UNIT[action.unit]].place == position.pieces[actor.unit].place
    return None if here else evidence(action.unit, UNITS[actor.unit])


@rule.forbids("17.0.k")
def is_not_carried(position: Position, actor: Actor, action: Unload) -> Violation:
    """Only what is carried is unloaded, by its vehicle or by itself."""
    load = UNIT[action.unit]
    carrier = position.pieces[load].carrier
    return None if carrier != NONE and actor.unit in (load, carrier) else evidence(action.unit)


# -- weapons and mines -----------------------------------------------------------------------------------------------
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


@rule.forbids("card.40.d")
def lays_too_far(position: Position, actor: Actor, action: LayMine) -> Violation:
    """A mine is laid in the own hex or the next."""
    # RULING coh-194
    far = position.field.grid.distance(position.pieces[actor.unit].place, position.field.index[action.hex]) > 1
    return evidence(UNITS[actor.unit], action.hex) if far else None


@rule.forbids("card.41.b")
def has_no_card_to_defuse(position: Position, actor: Actor, action: Defuse) -> Violation:
    """Mines are taken up by a card."""
    return None if actor.card == CARD["card-defuse-mine"] else evidence(UNITS[actor.unit])


@rule.forbids("card.41.c")
def finds_no_mine(position: Position, actor: Actor, action: Defuse) -> Violation:
    """A mine that is known, in the own hex or the next."""
    hex_ = position.field.index[action.hex]
    far = position.field.grid.distance(position.pieces[actor.unit].place, hex_) > 1
    there = action.mine in {WORKS[work.kind] for work in known_works(position, actor.unit, hex_)}
    return evidence(UNITS[actor.unit], action.hex) if far or not there else None


@rule.forbids("card.3.b")
def has_no_card_to_recover(position: Position, actor: Actor, action: Recover) -> Violation:
    """Without a roll a unit rallies by a card alone."""
    return None if actor.card == CARD["card-auto-rally"] else evidence(UNITS[actor.unit])


# -- aircraft --------------------------------------------------------------------------------------------------------
@rule.forbids("20.0.c", "20.0.za")
def flies_in_elsewhere(position: Position, actor: Actor, action: FlyIn) -> Violation:
    """An aircraft comes in once, where the firefight says."""
    if position.pieces[actor.unit].place >= 0:
        return evidence(UNITS[actor.unit], action.to, by="20.0.za")
    named = position.field.index[action.to] in entries(position, actor.unit)
    return None if named else evidence(UNITS[actor.unit], action.to, by="20.0.c")


# -- the group and its points ----------------------------------------------------------------------------------------
@rule.forbids("9.1.a", "17.0.d")
def cannot_be_of_the_group(position: Position, actor: Actor, action: Also) -> Violation:
    """A group is made of units of one army; a carried one acts with its vehicle."""
    unit = UNIT[action.unit]
    if position.owners[unit] != actor.army or unit in actor.units:
        return evidence(action.unit, by="9.1.a")
    return evidence(action.unit, by="17.0.d") if position.pieces[unit].carrier != NONE else None


@rule.forbids("3.21.a", "3.21.b")
def adds_no_points(position: Position, actor: Actor, action: AddCap) -> Violation:
    """Command points are added to action points, as many as there are."""
    if actor.by != "ap":
        return evidence(UNITS[actor.unit], by="3.21.a")
    return evidence(UNITS[actor.unit], by="3.21.b") if action.cap > position.armies[actor.army].cap else None


ALWAYS = (is_nothing_for_aircraft, is_for_aircraft, card_gives_something_else, must_come_in_first)
ATTEMPTS: dict[type[Action], tuple[Prohibition, ...]] = {
    Move: (*STEP, cannot_be_careful),
    March: (is_not_of_the_group, *STEP, cannot_be_careful),
    Sneak: (is_not_hidden, *STEP),
    Slip: (is_not_of_the_group, is_not_hidden, *STEP),
    Hide: (is_hidden_already, hides_too_far),
    Conceal: (is_not_of_the_group, is_hidden_already, hides_too_far),
    Shell: (is_no_group_fire, cannot_fire_indirectly, shells_its_own_hex),
    LaySmoke: (is_no_group_fire, cannot_make_smoke, shells_its_own_hex),
    Occupy: (is_nothing_to_go_into,),
    Quit: (is_in_no_work,),
    Load: (carries_nobody, cannot_be_loaded, is_not_where_the_vehicle_is),
    Unload: (is_not_carried,),
    UseWeapon: (has_no_such_weapon, is_no_weapon_for_it, uses_a_weapon_in_a_group),
    LayMine: (lays_too_far,),
    Defuse: (has_no_card_to_defuse, finds_no_mine),
    Recover: (has_no_card_to_recover,),
    Flak: (is_no_enemy_aircraft,),
    FlyIn: (flies_in_elsewhere,),
    Fly: (is_not_ahead,),
    Also: (cannot_be_of_the_group,),
    AddCap: (adds_no_points,),
}


def attempt(position: Position, actor: Actor, action: Action) -> Verdict:
    """What keeps a unit from an action whoever stands where: asked before what the table says."""
    return judge((*ALWAYS, *ATTEMPTS.get(type(action), ())), position, actor, action)
