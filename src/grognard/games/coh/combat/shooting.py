"""7.0, 9.12, 10.3 Units fire: the points are paid and the attack begins; a hidden one comes to light by it."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verdicts import Verdict, judge, permitted
from grognard.games.coh.combat.fire import (
    FIRING,
    cannot_pay_for_the_shot,
    cheapest_shot,
    dearest_shot,
    fire_candidates,
    fire_cost,
    fires_while_carried,
    has_no_firepower_of_the_colour,
    has_no_target,
    has_no_weapon,
    is_hidden_by_a_gully,
    is_in_a_blind_spot,
    is_out_of_range,
    is_out_of_sight,
    is_panicked,
    is_stunned,
    lowers_barrel_into_gully,
    shot_at,
    suspects,
)
from grognard.games.coh.combat.shot import least_range, looks_out, reach_of, sees
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.boards import Battlefield
from grognard.games.coh.data.units import NUMBER, SIDE, SNIPER, TURRET, UNITS
from grognard.games.coh.groups.group_support import SUPPORTING
from grognard.games.coh.interface.actions import Fire
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.sight.line_of_sight import field_of_fire, fire_reaches
from grognard.games.coh.state.position import COVERT, NONE, CohGame, Position
from grognard.games.coh.state.presence import enemies, enemy_hexes, in_close_combat
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import paid, price
from grognard.games.coh.turn.rolls import Throw
from grognard.games.coh.turn.unit_verb import UnitVerb

UNIT_CAN_FIRE = (is_stunned, is_panicked, has_no_weapon, fires_while_carried)
TARGETING = (*FIRING, has_no_target, has_no_firepower_of_the_colour)
BEYOND = (is_out_of_range, is_hidden_by_a_gully, is_in_a_blind_spot, is_out_of_sight)
"""Range and lines of sight: what makes the field of fire."""
IN_FIELD_OF_FIRE = (
    cannot_pay_for_the_shot,
    *(rule for rule in TARGETING if rule not in UNIT_CAN_FIRE and rule not in BEYOND),
)
"""What is left to ask of a hex there, the cheapest question first."""


def fire_verdict(position: Position, actor: Actor, action: Fire) -> Verdict:
    hex_ = position.field.index[action.hex]
    verdict = judge(TARGETING, position, actor, hex_)
    if verdict is not True:
        return verdict
    supporting = SUPPORTING if len(actor.units) > 1 else ()
    return judge((*supporting, cannot_pay_for_the_shot), position, actor, hex_)


@rule("9.12.a")
def fire_resolve(game: CohGame, actor: Actor, action: Fire) -> None:
    """7.0 An attack is an action of its own; in close combat as well. A unit that fires or supports comes to light; a
    hidden sniper may stay hidden."""
    # RULING coh-203
    position = game.position
    hex_ = position.field.index[action.hex]  # §7.63.c
    game.change(paid(position, actor, fire_cost(position, actor, hex_)))  # §7.0.e, §9.12.h, §15.5.h
    shot = shot_at(position, actor, hex_)
    unseen = [unit for unit in actor.units if position.is_hidden(unit) and not position.pieces[unit].has(COVERT)]
    revealed: tuple[int, ...] = ()  # §card.V13.c
    for unit in unseen:
        if not SNIPER[unit]:  # §10.3.b
            revealed += uncover(game, position.pieces[unit].place, SIDE[unit])  # §10.0.f
    aimed = facings(game, tuple(unit for unit in actor.units if unit in revealed), hex_)
    bystanders = facings(game, tuple(unit for unit in revealed if unit not in actor.units))
    snipers = [unit for unit in unseen if unit not in revealed]
    for unit in snipers:
        _tell_direction(game, unit, hex_)  # §10.3.h
    aimed_at = enemies(position, hex_, SIDE[actor.unit])
    watcher = position.owners[aimed_at[0]] if aimed_at else position.armies_of(1 - SIDE[actor.unit])[0]
    spotters = (SpotSniper(army=watcher, unit=unit) for unit in snipers)
    game.then(*aimed, *bystanders, Volley(shot=shot), *spotters)  # §7.63.b, §7.63.e, §7.63.i, §12.0.p, §16.0.d


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
            revealed = uncover(game, game.position.pieces[self.unit].place, SIDE[self.unit])  # §10.3.e
            steps: tuple[Procedure, ...] = tuple(facings(game, revealed))
            game.then(*steps)


@cache
def orders_to_fire(field: Battlefield) -> tuple[Fire, ...]:
    """An order to fire at each hex. They are made once: lists are full of them."""
    return tuple(map(Fire, field.names))


def legal_shots(position: Position, actor: Actor) -> list[Fire]:
    """7.0 Hexes with an enemy or a work are judged; of the others only what differs from hex to hex is asked. Nothing
    beyond range, arc and lines of sight is looked at."""
    unit, piece = actor.unit, position.pieces[actor.unit]
    if piece.place < 0 or not permitted(UNIT_CAN_FIRE, position, actor, piece.place):
        return []
    if price(position, actor, cheapest_shot(position, unit)) is None:
        return []
    reach = reach_of(position, unit) * NUMBER["long-range-factor"]
    facing = -1 if TURRET[unit] or position.is_hidden(unit) else piece.facing
    targets_seen = enemy_hexes(position, SIDE[unit]) | {work.hex for work in position.works}
    blind = suspects(position, SIDE[unit])
    empty: frozenset[int] = frozenset()
    if in_close_combat(position, unit):
        hexes = [piece.place]
    elif blind:
        near = field_of_fire(position.field, piece.place, facing, reach)
        hexes = sorted((piece.place, *near))
        if len(actor.units) == 1:
            empty = frozenset(_blind_shots(position, actor, [hex_ for hex_ in near if hex_ not in targets_seen]))
            hexes = [hex_ for hex_ in hexes if hex_ in empty or hex_ in targets_seen or hex_ == piece.place]
    else:
        within = fire_reaches(position.field, piece.place, facing, reach)
        hexes = sorted(hex_ for hex_ in targets_seen if hex_ in within or hex_ == piece.place)
    orders = orders_to_fire(position.field)
    return [
        orders[hex_]
        for hex_ in hexes
        if hex_ in empty or ((blind or hex_ in targets_seen) and _may_fire(position, actor, hex_))
    ]


def _may_fire(position: Position, actor: Actor, hex_: int) -> bool:
    supporting = SUPPORTING if len(actor.units) > 1 else ()
    return permitted((*IN_FIELD_OF_FIRE, *supporting), position, actor, hex_)


def _blind_shots(position: Position, actor: Actor, hexes: list[int]) -> list[int]:
    """10.0 Of these hexes of the field of fire, those without a unit on the board that can be fired at."""
    unit, place, field = actor.unit, position.pieces[actor.unit].place, position.field
    least = least_range(position, unit)
    if least and reach_of(position, unit) < least:
        return []
    here, there = position.on_board
    hexes = [hex_ for hex_ in hexes if hex_ not in here and hex_ not in there]
    if least:
        hexes = [hex_ for hex_ in hexes if field.grid.distance(place, hex_) >= least]
    if position.pieces[unit].shelter != NONE:
        hexes = [hex_ for hex_ in hexes if looks_out(position, unit, hex_)]
    if position.smoke:
        hexes = [hex_ for hex_ in hexes if sees(position, place, hex_)]
    level = field.level
    hexes = [hex_ for hex_ in hexes if level[hex_] >= 0 or not lowers_barrel_into_gully.find(position, actor, hex_)]
    if price(position, actor, dearest_shot(position, unit)) is not None:
        return hexes
    if not TURRET[unit]:
        return []
    return [hex_ for hex_ in hexes if price(position, actor, fire_cost(position, actor, hex_)) is not None]


FIRE = UnitVerb(
    Fire,
    candidates=fire_candidates,
    verdict=fire_verdict,
    legal=legal_shots,
    resolve=fire_resolve,
    quiet=True,
    irreversible=True,
)
