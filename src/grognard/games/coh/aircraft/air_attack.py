"""20.2 to 20.4 Attacks of aircraft on the ground, bombs, and fire from the ground at aircraft."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.cards.flak_card import strengthened
from grognard.games.coh.cards.revenge import avenging
from grognard.games.coh.combat.fire import (
    fire_cost,
    fires_out_of_close_combat,
    fires_while_carried,
    is_out_of_range,
    is_outside_arc,
    is_outside_the_bunkers_arc,
    is_panicked,
    is_stunned,
    may_hold_hidden_unit,
    suspects,
    works_to_break,
)
from grognard.games.coh.combat.hits import changes_fire, show, strike
from grognard.games.coh.combat.shot import Shot, distance, firepower, reach_of
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.units import (
    AIRCRAFT,
    AIRCRAFT_OF,
    ANTI_AIR,
    BLUE,
    BOMB,
    BOMBS,
    COLOURS,
    NUMBER,
    PACK,
    SIDE,
    UNIT,
    UNITS,
    WORK,
)
from grognard.games.coh.interface.actions import Bomb, Flak, Strafe
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.sight.line_of_sight import blind_from_the_air, smoke_between
from grognard.games.coh.state.markers import Fieldwork
from grognard.games.coh.state.position import CohGame, Position, place_name
from grognard.games.coh.state.presence import effects, enemies, hit_of, is_barred
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.rolls import Throw
from grognard.games.coh.turn.unit_verb import UnitVerb


# -- down at the ground ----------------------------------------------------------------------------------------------
def attack_cost() -> int:
    return NUMBER["air-attack"]


def in_range(position: Position, unit: int) -> tuple[int, ...]:
    """20.2 The hexes up to twice the range of an aircraft, those too near among them."""
    most = position.figures.range[unit] * NUMBER["long-range-factor"]
    return tuple(sorted(position.field.grid.within(position.pieces[unit].place, most)))


@rule("20.2.a", "20.2.b", "20.2.c")
def targets(position: Position, unit: int) -> Iterator[int]:
    """20.2 Those with an enemy or a work that can be destroyed, and where a unit may be hidden."""
    return (hex_ for hex_ in in_range(position, unit) if is_worth_an_attack(position, unit, hex_))


def is_worth_an_attack(position: Position, unit: int, hex_: int) -> bool:
    if enemies(position, hex_, SIDE[unit]) or hex_ in works_to_break(position):  # §18.6.h
        return True
    return suspects(position, SIDE[unit]) and may_hold_hidden_unit(position, hex_)  # §10.0.l


@rule("20.4.a", "20.4.b", "20.4.f")
def bomb_candidates(position: Position, unit: int) -> Iterator[Bomb]:
    """20.4 Bombs go where guns would; those that leave a mine wherever it is to lie."""
    # RULING coh-180
    names = position.field.names
    for row in position.bombs:
        if row.unit == unit:
            kind = BOMBS[row.kind]
            for hex_ in in_range(position, unit) if PACK.bombs[kind].leaves else targets(position, unit):
                yield from (Bomb(names[hex_], kind, count + 1) for count in range(row.left))


@rule.forbids("20.2.b")
def is_under_the_aircraft(position: Position, actor: Actor, hex_: int) -> Violation:
    """An aircraft does not fire at what is nearer than two hexes."""
    near = distance(position, actor.unit, hex_) < position.figures.least_range[actor.unit]
    return evidence(UNITS[actor.unit], place_name(position, hex_)) if near else None


@rule.forbids("6.1.b")
def is_behind_the_aircraft(position: Position, actor: Actor, hex_: int) -> Violation:
    """An aircraft attacks ahead."""
    piece = position.pieces[actor.unit]
    ahead = in_arc(position.field, piece.place, piece.facing, hex_)
    return None if ahead else evidence(UNITS[actor.unit], place_name(position, hex_))


@rule("20.3.c")
@rule.forbids("20.3.a")
def is_blind_from_the_air(position: Position, actor: Actor, hex_: int) -> Violation:
    """The hex right behind an obstacle is not seen from the air."""
    obstacle = blind_from_the_air(position.field, position.pieces[actor.unit].place, hex_)
    return None if obstacle is None else evidence(UNITS[actor.unit], place_name(position, hex_))


ABOVE = (is_under_the_aircraft, is_behind_the_aircraft, is_blind_from_the_air)


def strafe_verdict(position: Position, actor: Actor, action: Strafe | Bomb) -> Verdict:
    return judge(ABOVE, position, actor, position.field.index[action.hex])


@rule("20.2.c")
def rivals(position: Position, unit: int) -> Iterator[int]:
    """20.2 Enemy aircraft up to twice the range away."""
    most = position.figures.range[unit] * NUMBER["long-range-factor"]
    for enemy_aircraft in AIRCRAFT_OF[1 - SIDE[unit]]:
        place = position.pieces[enemy_aircraft].place
        if place >= 0 and distance(position, unit, place) <= most:
            yield enemy_aircraft


def dogfight_verdict(position: Position, actor: Actor, action: Flak) -> Verdict:
    """20.2 Ahead, and not too near; nothing hides one aircraft from another."""
    hex_ = position.pieces[UNIT[action.unit]].place
    return judge((is_under_the_aircraft, is_behind_the_aircraft), position, actor, hex_)


@rule("20.2.a")
def strafe(game: CohGame, actor: Actor, action: Strafe) -> None:
    """20.2 An attack with guns."""
    hex_ = game.position.field.index[action.hex]
    game.then(Volley(shot=Shot(army=actor.army, hex=hex_, how="air", units=actor.units)))


@rule("20.4.a", "20.4.b")
def drop(game: CohGame, actor: Actor, action: Bomb) -> None:
    """20.4 Any number of bombs on one hex; each is an attack of its own. Cluster bombs leave a mine."""
    # RULING coh-179, coh-180
    position = game.position
    hex_, kind = position.field.index[action.hex], BOMB[action.kind]
    left = tuple(
        replace(row, left=row.left - action.count) if (row.unit, row.kind) == (actor.unit, kind) else row
        for row in position.bombs
    )
    game.change(position.but(bombs=tuple(row for row in left if row.left)))
    game.log("bombs-dropped", "20.4", unit=UNITS[actor.unit], bomb=action.kind, count=action.count, hex=action.hex)
    leaves = PACK.bombs[action.kind].leaves  # §20.4.f
    if leaves:
        mine = Fieldwork(WORK[leaves], hex_, SIDE[actor.unit])
        if not any(work.kind == mine.kind for work in game.position.works_in(hex_)):
            game.change(game.position.but(works=(*game.position.works, mine)))  # §20.4.g
        return
    shot = Shot(army=actor.army, hex=hex_, how="air", units=actor.units, bomb=kind)  # §20.4.d, §20.4.e
    game.then(*(Volley(shot=shot) for _ in range(action.count)))  # §20.4.c


# -- up from the ground ----------------------------------------------------------------------------------------------
@rule.forbids("20.0.zc")
def is_no_enemy_aircraft(position: Position, actor: Actor, action: Flak) -> Violation:
    """Such fire is for enemy aircraft over the boards."""
    unit = UNIT[action.unit]
    there = AIRCRAFT[unit] and SIDE[unit] != SIDE[actor.unit] and position.pieces[unit].place >= 0
    return None if there else evidence(action.unit)


@rule("20.0.zm")
@rule.forbids("20.0.zc")
def cannot_fire_at_aircraft(position: Position, actor: Actor, hex_: int) -> Violation:
    """Only units with a blue ring fire at aircraft."""
    able = ANTI_AIR[actor.unit] and firepower(position, actor.unit, BLUE) is not None
    return None if able else evidence(UNITS[actor.unit])


@rule.forbids("15.2.e")
def gun_against_aircraft_is_damaged(position: Position, actor: Actor, hex_: int) -> Violation:
    """Aircraft are armoured: without blue firepower there is no shot at them."""
    return evidence(UNITS[actor.unit]) if is_barred(position, actor.unit, "blue-fire") else None


@rule.forbids("9.12.i")
def is_supported_against_aircraft(position: Position, actor: Actor, hex_: int) -> Violation:
    """A shot at an aircraft is made by a unit alone."""
    # RULING coh-239
    return evidence(UNITS[actor.units[1]]) if len(actor.units) > 1 else None


@rule("11.4.a", "20.3.a")
@rule.forbids("6.0.h")
def is_blind_to_the_sky(position: Position, actor: Actor, hex_: int) -> Violation:
    """A unit that an obstacle hides from an aircraft does not see the aircraft either."""
    # RULING coh-219
    place = position.pieces[actor.unit].place
    obstacle = blind_from_the_air(position.field, hex_, place)
    return None if obstacle is None else evidence(UNITS[actor.unit], place_name(position, obstacle.hexes[0]))


@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_flak(position: Position, actor: Actor, hex_: int) -> Violation:
    """A shot is paid with the points that are there."""
    return costs_too_much(position, actor, fire_cost(position, actor, hex_))


ANTI_AIR_FIRE = (
    is_stunned,
    is_panicked,
    fires_while_carried,
    fires_out_of_close_combat,
    cannot_fire_at_aircraft,
    gun_against_aircraft_is_damaged,
    is_supported_against_aircraft,
    is_out_of_range,
    is_outside_the_bunkers_arc,
    is_outside_arc,
    is_blind_to_the_sky,
    cannot_pay_for_the_flak,
)


def flak_candidates(position: Position, actor: Actor) -> Iterator[Flak]:
    if position.pieces[actor.unit].place < 0 or AIRCRAFT[actor.unit]:
        return
    for unit in AIRCRAFT_OF[1 - SIDE[actor.unit]]:
        if position.pieces[unit].place >= 0:
            yield Flak(UNITS[unit])


def flak_verdict(position: Position, actor: Actor, action: Flak) -> Verdict:
    return judge(ANTI_AIR_FIRE, position, actor, position.pieces[UNIT[action.unit]].place)


@rule("20.0.zd")
def flak_resolve(game: CohGame, actor: Actor, action: Flak) -> None:
    """20.0 Fire at an aircraft."""
    target = UNIT[action.unit]
    hex_ = game.position.pieces[target].place
    game.change(paid(game.position, actor, fire_cost(game.position, actor, hex_)))
    shoot_at_aircraft(game, actor, target)


@rule("20.0.zd", "7.4.l")
def shoot_at_aircraft(game: CohGame, actor: Actor, target: int) -> None:
    """20.0, 20.2 One roll; a counter that changes the fire of the unit is shown."""
    show(game, actor.unit, changes_fire(hit_of(game.position, actor.unit)))
    avenged = avenging(game.position, actor.units, game.position.pieces[target].place)
    asked = strengthened(game.position, actor, target)
    game.then(*asked, FlakRoll(army=actor.army, firer=actor.unit, target=target), *avenged)


@rule("20.2.f", "20.2.g")
def is_higher(position: Position, aircraft: int, rival: int) -> bool:
    """20.2 Whether an aircraft has more altitude markers than another."""
    return position.pieces[aircraft].altitude > position.pieces[rival].altitude


@rule("20.0.zd", "20.1.e", "20.3.e")
class FlakRoll(Throw, frozen=True, kw_only=True):
    """20.0 As on the ground, with blue firepower; altitude protects."""

    # RULING coh-170, coh-171, coh-173

    firer: int
    target: int
    bonus: int = 0
    """Card 9."""

    def roller(self) -> int:
        return self.firer

    def question(self, game: CohGame) -> tuple[str, str]:
        return "attack", UNITS[self.target]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        position = game.position
        lines = (*self.attack(position), *(replace(line, of="total") for line in self.bought()))
        against = tuple(self.defence(position))
        total = sum(dice) + sum(line.value for line in lines)
        value = sum(line.value for line in against)
        margin = total - value
        hits = 0 if margin < 0 else 2 if margin >= NUMBER["kill-margin"] else 1
        roll = Roll(dice=dice, target=value, total=total, hits=hits, modifiers=(*lines, *against))
        what = ("attack-missed", "attack-hit", "attack-destroyed")[hits]
        unit, target = UNITS[self.firer], UNITS[self.target]
        game.log(what, "20.0", roll=roll, unit=unit, target=target, av=total, dv=value, colour=COLOURS[BLUE])
        if hits:
            strike(game, self.target, hits, self.army)  # §20.0.zf, §20.0.zi

    def needed(self, position: Position) -> int:
        """What the dice must show at least for a hit."""
        return sum(line.value for line in self.defence(position)) - sum(line.value for line in self.attack(position))

    def attack(self, position: Position) -> Iterator[Modifier]:
        yield Modifier("firepower", firepower(position, self.firer, BLUE) or 0, "7.1", "total")
        if self.bonus:
            yield Modifier("card-firepower", self.bonus, "card.9", "total")
        hit = effects(position, self.firer)
        if hit is not None and hit.blue:
            yield Modifier("hit-counter", hit.blue, "7.4", "total")
        if AIRCRAFT[self.firer]:
            yield from self._from_the_air(position)
            return
        away = distance(position, self.firer, position.pieces[self.target].place)
        if away > reach_of(position, self.firer):
            yield Modifier("long-range", NUMBER["long-range"], "7.61", "total")
        elif away <= 1:
            yield Modifier("short-range", NUMBER["short-range"], "7.62", "total")

    def _from_the_air(self, position: Position) -> Iterator[Modifier]:
        """20.2 Distance takes a point a hex, as at targets on the ground; the higher aircraft has one more."""
        # RULING coh-213: altitude takes nothing here, for 20.1 speaks of targets on the ground.
        beyond = distance(position, self.firer, position.pieces[self.target].place) - position.figures.range[self.firer]
        if beyond > 0:
            yield Modifier("long-range", beyond * NUMBER["air-long-range"], "20.2", "total")
        if is_higher(position, self.firer, self.target):
            yield Modifier("higher", NUMBER["higher-aircraft"], "20.2", "total")

    def defence(self, position: Position) -> Iterator[Modifier]:
        piece, field = position.pieces[self.target], position.field
        origin = position.pieces[self.firer].place
        ahead = in_arc(field, piece.place, piece.facing, origin)
        rating = (position.figures.front if ahead else position.figures.rear)[self.target][1]
        yield Modifier("front" if ahead else "rear", rating, "7.2", "target")
        if piece.altitude:
            yield Modifier("altitude", piece.altitude * NUMBER["altitude-defence"], "20.1", "target")
        if AIRCRAFT[self.firer] and is_higher(position, self.target, self.firer):
            yield Modifier("higher", NUMBER["higher-aircraft"], "20.2", "target")
        ends = {origin, piece.place}
        thick = smoke_between(field, origin, piece.place, position.smoke_in)
        thick += sum(position.smoke_in.get(hex_, 0) for hex_ in ends)
        if thick:
            yield Modifier("smoke", thick, "13.0", "target")


FLAK = UnitVerb(
    Flak,
    candidates=flak_candidates,
    attempts=(is_no_enemy_aircraft,),
    verdict=flak_verdict,
    resolve=flak_resolve,
    irreversible=True,
)
