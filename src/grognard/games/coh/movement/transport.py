"""17.0 Loading, carrying and unloading."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.combat.hits import show
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, GAIT, INFANTRY, SIDE, TRACKED, UNIT, UNITS, VEHICLE
from grognard.games.coh.interface.actions import Load, Unload
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import BOGGED, DUG_IN, NONE, STUCK, CohGame, Position
from grognard.games.coh.state.presence import hit_of, is_barred, is_rooted, visible
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb


# -- loading ---------------------------------------------------------------------------------------------------------
@rule.forbids("17.0.a", "17.0.b", "17.0.c")
def carries_already(position: Position, actor: Actor, load: int) -> Violation:
    """A vehicle takes one unit of infantry, or a gun, or an immobilised vehicle."""
    # RULING coh-132
    cargo = position.cargo(actor.unit)
    if cargo == NONE:
        return None
    by = "17.0.c" if VEHICLE[cargo] else "17.0.a" if INFANTRY[cargo] else "17.0.b"
    return evidence(UNITS[actor.unit], UNITS[cargo], by=by)


@rule("14.1.g")
@rule.forbids("17.0.c")
def tows_a_sound_vehicle(position: Position, actor: Actor, load: int) -> Violation:
    """Only a vehicle that cannot move is towed."""
    piece = position.pieces[load]
    held = piece.has(STUCK) or piece.has(BOGGED) or is_barred(position, load, "move")
    return evidence(UNITS[load]) if VEHICLE[load] and not held else None


@rule.forbids("17.0.c")
def tows_a_loaded_vehicle(position: Position, actor: Actor, load: int) -> Violation:
    """One vehicle is towed, and nothing with it."""
    cargo = position.cargo(load)
    return evidence(UNITS[load], UNITS[cargo]) if cargo != NONE else None


@rule("17.0.q")
@rule.forbids("14.1.h")
def tows_tracks_on_wheels(position: Position, actor: Actor, load: int) -> Violation:
    """A tracked vehicle is towed by another one alone."""
    if VEHICLE[load] and GAIT[load] == TRACKED and GAIT[actor.unit] != TRACKED:
        return evidence(UNITS[actor.unit], UNITS[load])
    return None


@rule.forbids("7.4.zm", "7.4.s")
def boards_while_pinned(position: Position, actor: Actor, load: int) -> Violation:
    """A pinned unit gets neither in nor out."""
    # RULING coh-138
    if VEHICLE[load]:
        return None
    if is_rooted(position, load):
        return evidence(UNITS[load], by="7.4.s")
    return evidence(UNITS[load], by="7.4.zm") if is_barred(position, load, "board") else None


@rule.forbids("15.2.m")
def drives_while_stunned(position: Position, actor: Actor, load: int) -> Violation:
    """A stunned crew does nothing."""
    return evidence(UNITS[actor.unit]) if VEHICLE[actor.unit] and is_rooted(position, actor.unit) else None


@rule("17.0.d")
@rule.forbids("9.1.b", "9.1.c")
def load_has_acted(position: Position, actor: Actor, load: int) -> Violation:
    """A unit that is loaded acts with the vehicle: a spent one only for command points or a card."""
    state = position.state(load)
    if actor.by == "ap" and state == "spent":
        return evidence(UNITS[load], by="9.1.b")
    return evidence(UNITS[load], by="9.1.c") if actor.by == "opportunity" and state != "fresh" else None


@rule("17.0.e", "17.0.k", "7.4.zh")
def load_cost(position: Position, load: int) -> int:
    """17.0 What the load pays for open ground, with its hit counter."""
    hit = hit_of(position, load)
    return position.figures.move[load] + (0 if hit is None else hit.move)


@rule("17.0.e")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_load(position: Position, actor: Actor, load: int) -> Violation:
    """Loading and unloading cost what the load pays for open ground."""
    return costs_too_much(position, actor, load_cost(position, load))


@rule.forbids("17.0.a", "17.0.d")
def cannot_take_a_load(position: Position, actor: Actor, action: Load) -> Violation:
    """Only a vehicle carries a load: alone, and not while it is towed itself."""
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


LOADING = (
    drives_while_stunned,
    carries_already,
    tows_a_sound_vehicle,
    tows_a_loaded_vehicle,
    tows_tracks_on_wheels,
    boards_while_pinned,
    load_has_acted,
    cannot_pay_for_the_load,
)


def load_candidates(position: Position, actor: Actor) -> Iterator[Load]:
    """17.0 The units in the hex of the vehicle."""
    # RULING coh-134
    unit = actor.unit
    piece = position.pieces[unit]
    if not VEHICLE[unit] or piece.place < 0 or len(actor.units) > 1 or piece.carrier != NONE:
        return
    for load in visible(position, piece.place):
        ours = SIDE[load] == SIDE[unit] and position.owners[load] == position.owners[unit]
        if load != unit and ours and position.pieces[load].carrier == NONE and not AIRCRAFT[load]:
            yield Load(UNITS[load])


@rule("17.0.a")
def load_resolve(game: CohGame, actor: Actor, action: Load) -> None:
    """17.0 The unit is taken up; it faces as the vehicle does."""
    # RULING coh-133
    load = UNIT[action.unit]  # §16.0.a, §16.1.d
    together = replace(actor, units=(actor.unit, load))  # §17.0.d
    _show_if_slow(game, load)
    position = paid(game.position, together, load_cost(game.position, load))  # §17.0.e
    piece = position.pieces[load].cleared(DUG_IN)
    facing = position.pieces[actor.unit].facing
    game.change(position.with_piece(load, replace(piece, carrier=actor.unit, facing=facing, shelter=NONE)))  # §17.0.g
    game.log("unit-loaded", "17.0", unit=action.unit, vehicle=UNITS[actor.unit])


def _show_if_slow(game: CohGame, load: int) -> None:
    """7.4 A counter that makes the load slow is shown."""
    show(game, load, load_cost(game.position, load) != game.position.figures.move[load])


# -- unloading -------------------------------------------------------------------------------------------------------
def unload_candidates(position: Position, actor: Actor) -> Iterator[Unload]:
    """17.0 By the vehicle, or by its load."""
    unit = actor.unit
    load = unit if position.pieces[unit].carrier != NONE else position.cargo(unit)
    if load != NONE and position.pieces[unit].place >= 0 and len(actor.units) == 1:
        for facing in FACINGS:
            yield Unload(UNITS[load], facing)


@rule("17.0.k", "17.0.m")
def unload_resolve(game: CohGame, actor: Actor, action: Unload) -> None:
    """17.0 The unit is set down in the same hex and faces as it likes."""
    load = UNIT[action.unit]
    _show_if_slow(game, load)
    position = paid(game.position, actor, load_cost(game.position, load))
    piece = replace(position.pieces[load], carrier=NONE, facing=FACINGS.index(action.facing))
    game.change(position.with_piece(load, piece))
    game.log("unit-unloaded", "17.0", unit=action.unit)


LOAD = UnitVerb(
    Load,
    candidates=load_candidates,
    attempts=(cannot_take_a_load, cannot_be_loaded, is_not_where_the_vehicle_is),
    args=lambda position, actor, action: (position, actor, UNIT[action.unit]),
    forbids=LOADING,
    resolve=load_resolve,
    units=VEHICLE,
    moves=True,
    treads=True,
)
UNLOAD = UnitVerb(
    Unload,
    candidates=unload_candidates,
    attempts=(is_not_carried,),
    args=lambda position, actor, action: (position, actor, UNIT[action.unit]),
    forbids=(drives_while_stunned, boards_while_pinned, cannot_pay_for_the_load),
    resolve=unload_resolve,
    moves=True,
    treads=True,
)
