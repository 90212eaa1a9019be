"""7.3, 7.4, 15.2 Hits: counters drawn blind, units destroyed, points scored for them and command points lost with
them."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.schema import Hit
from grognard.games.coh.data.units import (
    AIRCRAFT,
    FOOT_HITS,
    HIT,
    HITS,
    KINDS,
    PACK,
    SIDE,
    UNITS,
    VEHICLE,
    VEHICLE_HITS,
    VETERAN,
)
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.control import hold
from grognard.games.coh.state.position import (
    DAMAGED,
    DESTROYED,
    HIDDEN,
    LEFT,
    NONE,
    OUT,
    SHOWN,
    CohGame,
    Piece,
    Position,
    place_name,
)

HIGH_MORALE = VETERAN["veteran-high-morale"]
PANICS = (HIT["foot-panicked"], HIT["vehicle-panicked"])


@rule("7.4.l", "7.4.c", "7.4.d")
def shown(position: Position, unit: int) -> Position:
    """7.4 The enemy sees a counter that comes into play."""
    if position.pieces[unit].hit == NONE or position.pieces[unit].has(SHOWN):
        return position
    return position.mark((unit,), SHOWN)


def show(game: CohGame, unit: int, matters: bool) -> None:
    """The counter of a unit is shown if it changes what is going on."""
    after = shown(game.position, unit) if matters else game.position
    if after is not game.position:
        game.change(after)
        game.reveal()
        game.log("counter-shown", "7.4", unit=UNITS[unit], hit=HITS[after.pieces[unit].hit])


@rule("7.0.g", "7.0.h")
def strike(game: CohGame, unit: int, hits: int, killer: int) -> None:
    """7.3 So many hits on a unit, by the army `killer`."""
    piece = game.position.pieces[unit]
    if hits >= 2 or piece.hit != NONE or piece.has(DAMAGED):  # §7.3.a, §7.3.b, §20.0.zi
        destroy(game, unit, killer)
    elif AIRCRAFT[unit]:
        game.change(game.position.mark((unit,), DAMAGED))  # §20.0.zf, §20.0.zg
        game.log("aircraft-damaged", "20.0", unit=UNITS[unit])
    else:
        _draw(game, unit, killer)


@rule("7.4.b")
def pool_of(unit: int) -> tuple[int, ...]:
    """7.4 Vehicles have a pool of their own; crews of guns are men."""
    # RULING coh-042: 7.4 does not say where guns draw: their crews are men, and no vehicle counter speaks of them.
    return VEHICLE_HITS if VEHICLE[unit] else FOOT_HITS  # §1.0.l, §1.0.m, §1.0.n


@rule("7.4.a", "7.4.c", "7.4.d")
def _draw(game: CohGame, unit: int, killer: int) -> None:
    """The owner draws a counter blind; one that kills does so at once."""
    left = game.position.pool(pool_of(unit))
    counters = [hit for hit, count in left.items() for _ in range(count)]
    # RULING coh-230
    if not counters:
        destroy(game, unit, killer)
        return
    drawn = counters[game.roll(1, len(counters))[0] - 1]
    if PACK.hits[drawn].destroys:  # §7.4.e, §7.4.w, §15.2.d
        game.log("counter-shown", "7.4", unit=UNITS[unit], hit=HITS[drawn])
        destroy(game, unit, killer)
        return
    if drawn in PANICS and has_veteran(game.position, unit, HIGH_MORALE):  # §card.V03.c
        game.log("morale-held", "card.V03", unit=UNITS[unit])
        return
    piece = game.position.pieces[unit]
    game.change(game.position.with_piece(unit, replace(piece.cleared(SHOWN), hit=drawn)))
    owner = game.position.army(unit).id
    game.log("unit-hit", "7.4", unit=UNITS[unit])
    game.log("counter-drawn", "7.4", unit=UNITS[unit], hit=HITS[drawn], to=(owner,))


def destroy(game: CohGame, unit: int, killer: int) -> None:
    """7.3 A unit leaves the board for the track of command points; its cargo stays where it was."""
    position = game.position
    piece = position.pieces[unit]
    place = place_name(position, piece.place)
    changed = {unit: Piece(DESTROYED)}
    cargo = position.cargo(unit)
    if cargo != NONE:  # §17.1.d, §17.1.f
        changed[cargo] = replace(position.pieces[cargo], carrier=NONE, facing=piece.facing)  # §17.1.e
    show(game, unit, matters=True)
    position = _without_command(position.with_pieces(changed), unit)
    game.change(position)  # §18.1.i
    if piece.has(HIDDEN):
        game.reveal()
    game.log("unit-destroyed", "7.3", unit=UNITS[unit], hex=place)
    _score(game, unit, killer)
    _replace_truck(game, unit)
    if piece.place >= 0:
        game.change(hold(game.position, piece.place))


@rule("errata.firefights.u")
def _replace_truck(game: CohGame, unit: int) -> None:
    """Where the firefight says so, another truck may come for one that is lost, as though it had driven off."""
    position, kind = game.position, KINDS[unit].id
    delivers = any(row.kind == kind and row.returns for row in position.scenario.exits)
    if not delivers or "truck-replaced" not in position.scenario.specials:
        return
    spare = next((u for u, piece in enumerate(position.pieces) if KINDS[u].id == kind and piece.place == OUT), NONE)
    if spare != NONE:
        owners = list(position.owners)
        owners[spare] = owners[unit]
        game.change(position.but(owners=tuple(owners)).with_piece(spare, Piece(LEFT)))


@rule("7.3.d", "7.3.g", "7.3.h")
def _without_command(position: Position, unit: int) -> Position:
    """7.3 The lost unit lies on the next number of the track; a marker on that very number moves down."""
    # RULING coh-051, coh-052, coh-059
    owner = position.owners[unit]
    army = position.armies[owner]
    space = army.start - len(army.lost)
    cap = army.cap - 1 if army.cap == space and army.cap > 0 else army.cap
    active = tuple(other_unit for other_unit in army.active if other_unit != unit)
    ap = army.ap if active else 0  # §9.0.j
    return position.with_army(owner, lost=(*army.lost, unit), cap=cap, active=active, ap=ap)  # §7.3.c


@rule("2.4.e", "2.4.f")
def _score(game: CohGame, unit: int, killer: int) -> None:
    """2.4 Points at once: to the army that destroyed it, or to the enemy of an army that destroyed its own."""
    position = game.position
    if killer == NONE or position.armies[killer].side == SIDE[unit]:
        killer = position.armies_of(1 - SIDE[unit])[0]
    points = worth(position, unit)
    if points:
        army = position.armies[killer]
        game.change(position.with_army(killer, points=army.points + points))
        game.log("points-scored", "2.4", army=army.id, points=points)


def worth(position: Position, unit: int) -> int:
    """2.4 The points of a unit, as the firefight has them."""
    # RULING coh-003
    page = position.scenario
    return page.kills.get(KINDS[unit].id, page.kill_points)


def changes_fire(hit: Hit | None) -> bool:
    return hit is not None and bool(hit.fire or hit.red or hit.blue or hit.range is not None)


@rule("9.12.g")
def changes_firepower(hit: Hit | None) -> bool:
    """9.12 Not what makes firing dearer or the range shorter."""
    return hit is not None and bool(hit.red or hit.blue)


def changes_defence(hit: Hit | None) -> bool:
    return hit is not None and bool(hit.front or hit.rear)
