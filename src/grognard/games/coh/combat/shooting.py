"""7.0, 9.12, 10.3 Units fire: the points are paid and the attack begins; a hidden one comes to light by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verdicts import Verdict, judge
from grognard.games.coh.combat.fire import (
    FIRING,
    cannot_pay_for_the_shot,
    fire_candidates,
    fire_cost,
    fires_while_carried,
    has_no_firepower_of_the_colour,
    has_no_target,
    has_no_weapon,
    is_panicked,
    is_stunned,
    lowers_barrel_into_gully,
    may_hold_somebody,
    shot_at,
    suspects,
)
from grognard.games.coh.combat.shot import least_range, looks_out, reach_of, sees
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.units import NUMBER, SIDE, SNIPER, TURRET, UNITS
from grognard.games.coh.groups.group_support import SUPPORTING
from grognard.games.coh.interface.actions import Fire
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.sight.line_of_sight import field_of_fire
from grognard.games.coh.state.permitted import permitted
from grognard.games.coh.state.position import COVERT, CohGame, Position
from grognard.games.coh.state.presence import enemies, enemy_hexes, in_close_combat
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import paid, price
from grognard.games.coh.turn.rolls import Throw
from grognard.games.coh.turn.unit_verb import UnitVerb

TARGETING = (*FIRING, has_no_target, has_no_firepower_of_the_colour)


def fire_verdict(position: Position, actor: Actor, action: Fire) -> Verdict:
    hex_ = position.field.index[action.hex]
    verdict = judge(TARGETING, position, actor, hex_)
    if verdict is not True:
        return verdict
    supporting = SUPPORTING if len(actor.units) > 1 else ()
    return judge((*supporting, cannot_pay_for_the_shot), position, actor, hex_)


@rule("7.0.e", "9.12.a")
def fire_resolve(game: CohGame, actor: Actor, action: Fire) -> None:
    """7.0 An attack is an action of its own; in close combat as well. A unit that fires or supports comes to light; a
    hidden sniper may stay hidden."""
    # RULING coh-203
    position = game.position
    hex_ = position.field.index[action.hex]  # §7.63.c
    game.change(paid(position, actor, fire_cost(position, actor, hex_)))  # §9.12.h, §15.5.h
    shot = shot_at(position, actor, hex_)
    unseen = [unit for unit in actor.units if position.is_hidden(unit) and not position.pieces[unit].has(COVERT)]
    found: tuple[int, ...] = ()  # §card.V13.c
    for unit in unseen:
        if not SNIPER[unit]:  # §10.3.b
            found += uncover(game, position.pieces[unit].place, SIDE[unit])  # §10.0.f
    aimed = facings(game, tuple(unit for unit in actor.units if unit in found), hex_)
    others = facings(game, tuple(unit for unit in found if unit not in actor.units))
    snipers = [unit for unit in unseen if unit not in found]
    for unit in snipers:
        _tell_direction(game, unit, hex_)  # §10.3.h
    aimed_at = enemies(position, hex_, SIDE[actor.unit])
    watcher = position.owners[aimed_at[0]] if aimed_at else position.armies_of(1 - SIDE[actor.unit])[0]
    spotters = (SpotSniper(army=watcher, unit=unit) for unit in snipers)
    game.then(*aimed, *others, Volley(shot=shot), *spotters)  # §7.63.b, §7.63.e, §7.63.i, §12.0.p, §16.0.d


def _tell_direction(game: CohGame, unit: int, hex_: int) -> None:
    """10.3 The owner of a target learns whether the shot came from its front."""
    # RULING coh-072
    position = game.position
    for target in enemies(position, hex_, SIDE[unit]):
        piece = position.pieces[target]
        ahead = in_arc(position.field, hex_, piece.facing, position.pieces[unit].place)
        game.log("sniper-fired", "10.3", target=UNITS[target], side="front" if ahead else "rear")


@rule("10.3.c", "10.3.f")
class SpotSniper(Throw, frozen=True, kw_only=True):
    """10.3 One die of the enemy: with six or more the sniper is put on the board."""

    # RULING coh-083

    count: ClassVar[int] = 1
    unit: int

    @property
    def is_own_turn(self) -> bool:
        return False

    def run(self, game: CohGame) -> None:
        if game.position.is_hidden(self.unit):  # §10.3.k
            super().run(game)

    def question(self, game: CohGame) -> tuple[str, str]:
        return "spotting", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        total, least = dice[0] + self.change, NUMBER["sniper-found"]
        roll = Roll(dice=dice, target=least, total=total, hits=int(total >= least), modifiers=self.bought())
        game.log("sniper-spotted" if total >= least else "sniper-unseen", "10.3", roll=roll, unit=UNITS[self.unit])
        if total >= least:  # §10.3.d
            found = uncover(game, game.position.pieces[self.unit].place, SIDE[self.unit])  # §10.3.e
            steps: tuple[Procedure, ...] = tuple(facings(game, found))
            game.then(*steps)


def _field_of_fire(position: Position, unit: int) -> tuple[int, ...]:
    """6.1, 7.6 The hexes that a unit could fire at, but for smoke and the slits of a bunker."""
    piece = position.pieces[unit]
    reach = reach_of(position, unit) * NUMBER["long-range-factor"]
    around = TURRET[unit] or position.is_hidden(unit)
    return field_of_fire(position.field, piece.place, -1 if around else piece.facing, reach)


def legal_shots(position: Position, actor: Actor) -> Iterator[Fire]:
    """7.0 Hexes with an enemy or a work are judged; of the others only what differs from hex to hex is asked."""
    unit, field = actor.unit, position.field
    place = position.pieces[unit].place
    able = (is_stunned, is_panicked, has_no_weapon, fires_while_carried)
    if place < 0 or not permitted(able, position, actor, place):
        return
    marked = {work.hex for work in position.works}
    taken = enemy_hexes(position, SIDE[unit])
    blind = suspects(position, SIDE[unit])
    if in_close_combat(position, unit):
        hexes = [place]
    elif blind:
        hexes = sorted((place, *_field_of_fire(position, unit)))
    else:
        hexes = sorted(taken | marked)
    for hex_ in hexes:
        if hex_ in taken or hex_ in marked or hex_ == place or len(actor.units) > 1:
            if (blind or hex_ in taken or hex_ in marked) and _may_fire(position, actor, hex_):
                yield Fire(field.names[hex_])
        elif _may_fire_blindly(position, actor, hex_):
            yield Fire(field.names[hex_])


def _may_fire(position: Position, actor: Actor, hex_: int) -> bool:
    supporting = SUPPORTING if len(actor.units) > 1 else ()
    return permitted((*TARGETING, *supporting, cannot_pay_for_the_shot), position, actor, hex_)


def _may_fire_blindly(position: Position, actor: Actor, hex_: int) -> bool:
    """10.0 At a hex of the field of fire with no unit on the board."""
    unit, place = actor.unit, position.pieces[actor.unit].place
    least = least_range(position, unit)
    if least and (position.field.grid.distance(place, hex_) < least or reach_of(position, unit) < least):
        return False
    if not looks_out(position, unit, hex_) or not may_hold_somebody(position, hex_):
        return False
    if position.smoke and not sees(position, place, hex_):
        return False
    if lowers_barrel_into_gully.find(position, actor, hex_):
        return False
    return price(position, actor, fire_cost(position, actor, hex_)) is not None


FIRE = UnitVerb(
    Fire,
    candidates=fire_candidates,
    verdict=fire_verdict,
    legal=legal_shots,
    resolve=fire_resolve,
    quiet=True,
    irreversible=True,
)
