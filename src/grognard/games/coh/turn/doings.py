"""2.2 What units do in a turn: every kind of action, and how it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from grognard.core.game import Action
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.aircraft import air_attack, flight
from grognard.games.coh.cards import weapons
from grognard.games.coh.cards.action_cards import (
    SecondHexOffer,
    is_held,
)
from grognard.games.coh.combat import fire, mortars, rally, shooting
from grognard.games.coh.data.units import AIRCRAFT, AIRCRAFT_OF, CARD, CARDS, SIDE, UNIT, UNITS, VEHICLE, WORK
from grognard.games.coh.fortifications import fortifications, mine_laying
from grognard.games.coh.fortifications.mines import Minefield
from grognard.games.coh.groups import group_hiding, groups
from grognard.games.coh.interface.actions import (
    Conceal,
    Defuse,
    Dig,
    Fire,
    Flak,
    Fly,
    FlyIn,
    FlyOff,
    Hide,
    LayMine,
    LaySmoke,
    Leave,
    Load,
    March,
    Move,
    Occupy,
    Pivot,
    Quit,
    Rally,
    Recover,
    Shell,
    Slip,
    Sneak,
    Unload,
    UseWeapon,
)
from grognard.games.coh.movement import movement, transport
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight import hiding
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import BOGGED, COVERT, NONE, SPENT, VIGILANT, CohGame, Position
from grognard.games.coh.state.presence import is_rooted, is_stuck
from grognard.games.coh.turn import fast_legal
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import strayed


# -- what units do ---------------------------------------------------------------------------------------------------
class Doing(NamedTuple):
    """A kind of action: which are worth judging, which are forbidden, what they do."""

    candidates: Callable[[Position, Actor], Iterator[Any]]
    verdict: Callable[[Position, Actor, Any], Verdict]
    resolve: Callable[[CohGame, Actor, Any], None]
    listed: Callable[[Position, Actor], Iterator[Any]] | None = None
    """The same as judging each candidate, found faster."""

    def legal(self, position: Position, actor: Actor) -> Iterator[Any]:
        if self.listed is not None:
            return self.listed(position, actor)
        return (action for action in self.candidates(position, actor) if self.verdict(position, actor, action) is True)


DOINGS: dict[type[Action], Doing] = {
    Move: Doing(movement.move_candidates, movement.move_verdict, movement.move_resolve, fast_legal.moves),
    Pivot: Doing(movement.pivot_candidates, movement.pivot_verdict, movement.pivot_resolve),
    Fire: Doing(fire.fire_candidates, shooting.fire_verdict, shooting.fire_resolve, fast_legal.shots),
    Rally: Doing(rally.rally_candidates, rally.rally_verdict, rally.rally_resolve),
    Leave: Doing(movement.leave_candidates, movement.leave_verdict, movement.leave_resolve),
    March: Doing(groups.march_candidates, groups.march_verdict, groups.march_resolve, fast_legal.marches),
    Shell: Doing(mortars.shell_candidates, mortars.shell_verdict, mortars.shell_resolve, fast_legal.shells),
    LaySmoke: Doing(mortars.smoke_candidates, mortars.smoke_verdict, mortars.smoke_resolve, fast_legal.smokes),
    Dig: Doing(fortifications.dig_candidates, fortifications.dig_verdict, fortifications.dig_resolve),
    Occupy: Doing(fortifications.occupy_candidates, fortifications.occupy_verdict, fortifications.occupy_resolve),
    Quit: Doing(fortifications.quit_candidates, fortifications.quit_verdict, fortifications.quit_resolve),
    Load: Doing(transport.load_candidates, transport.load_verdict, transport.load_resolve),
    Unload: Doing(transport.unload_candidates, transport.unload_verdict, transport.unload_resolve),
    Sneak: Doing(hiding.sneak_candidates, hiding.sneak_verdict, hiding.sneak_resolve),
    Hide: Doing(hiding.hide_candidates, hiding.hide_verdict, hiding.hide_resolve, fast_legal.hideouts),
    Slip: Doing(group_hiding.slip_candidates, group_hiding.slip_verdict, group_hiding.slip_resolve),
    Conceal: Doing(group_hiding.conceal_candidates, group_hiding.conceal_verdict, group_hiding.conceal_resolve),
    UseWeapon: Doing(weapons.weapon_candidates, weapons.weapon_verdict, weapons.weapon_resolve),
    Recover: Doing(mine_laying.recover_candidates, mine_laying.recover_verdict, mine_laying.recover_resolve),
    LayMine: Doing(mine_laying.lay_candidates, mine_laying.lay_verdict, mine_laying.lay_resolve),
    Defuse: Doing(mine_laying.defuse_candidates, mine_laying.defuse_verdict, mine_laying.defuse_resolve),
    Flak: Doing(air_attack.flak_candidates, air_attack.flak_verdict, air_attack.flak_resolve),
}
FLIGHTS: dict[type[Action], Doing] = {
    FlyIn: Doing(flight.fly_in_candidates, flight.fly_in_verdict, flight.fly_in_resolve),
    Fly: Doing(flight.fly_candidates, flight.fly_verdict, flight.fly_resolve),
    FlyOff: Doing(flight.fly_off_candidates, flight.fly_off_verdict, flight.fly_off_resolve),
}
"""20.0 What aircraft do, and nothing else."""
BY_CARD: dict[int, tuple[type[Action], ...]] = {
    CARD["card-auto-rally"]: (Recover,),
    CARD["card-rally-attempt"]: (Rally,),
    CARD["card-two-hexes"]: (Move, March, Sneak, Slip),
    CARD["card-hasty-defence"]: (Dig,),
    CARD["card-lay-mine"]: (LayMine,),
    CARD["card-defuse-mine"]: (Defuse,),
}
"""8.1 What a unit does by a card; by a command it does anything."""
QUIET = (Sneak, Slip, Hide, Conceal, Fire, LayMine)
"""10.0 Doings that do not by themselves bring a hidden unit to light; fire sees to it itself."""
MOVING = (Move, March, Sneak, Slip, Load, Unload, FlyIn, Fly)
"""Card V01 Doings that are movement."""
# RULING coh-210: 17.0 loads and unloads by the rules of moves; a turn in place is none.
# RULING coh-218
TREADING = (Pivot, Dig, Occupy, Quit, Load, Unload, Hide, Conceal, LayMine, Defuse)
"""18.5 Doings in a mined hex that set the mine off."""


# -- what a card helps with -----------------------------------------------------------------------------------------
@rule.forbids("card.5.e", "card.5.f", "card.5.g", "card.20.c")
def card_moves_nobody_who_is_held(position: Position, actor: Actor) -> Violation:
    """The card of two hexes is not for the immobilised, the pinned and the stunned."""
    unit = actor.unit
    if actor.card != CARD["card-two-hexes"] or not is_held(position, unit):
        return None
    if is_rooted(position, unit):
        by = "card.5.g"
    elif position.pieces[unit].has(BOGGED):
        by = "card.20.c"
    else:
        by = "card.5.e" if VEHICLE[unit] or is_stuck(position, unit) else "card.5.f"
    return evidence(UNITS[unit], by=by)


@rule.forbids("8.1.g")
def card_gives_nothing_to_do(position: Position, actor: Actor) -> Violation:
    """A card that allows an action is played on a unit that can take it."""
    kinds = [kind for kind in DOINGS if kind in BY_CARD.get(actor.card, (kind,)) and may_now(position, actor, kind)]
    able = any(next(DOINGS[kind].legal(position, actor), None) is not None for kind in kinds)
    return None if able else evidence(CARDS[actor.card], UNITS[actor.unit])


def helps(position: Position, actor: Actor) -> Verdict:
    """8.1 Whether a unit can do anything by a card. Where it could do one thing only, that thing says why it cannot."""
    verdict = judge((card_moves_nobody_who_is_held,), position, actor)
    if verdict is not True:
        return verdict
    verdict = judge((card_gives_nothing_to_do,), position, actor)
    kinds = BY_CARD.get(actor.card, ())
    if verdict is True or len(kinds) != 1:
        return verdict
    doing = DOINGS[kinds[0]]
    refusals = (doing.verdict(position, actor, action) for action in doing.candidates(position, actor))
    return next((refusal for refusal in refusals if refusal is not True), verdict)


# -- carrying them out ------------------------------------------------------------------------------------------------
def leaving(position: Position, side: int) -> int:
    """20.0 A spent aircraft of a side over the boards, or NONE."""
    for unit in AIRCRAFT_OF[side]:
        piece = position.pieces[unit]
        if piece.place >= 0 and piece.has(SPENT):
            return unit
    return NONE


@rule.forbids("20.0.z")
def must_chase_the_aircraft(position: Position, actor: Actor, kind: type[Action]) -> Violation:
    """While an enemy aircraft flies off, one can only pursue it and fire at it."""
    # RULING coh-172
    aircraft = leaving(position, 1 - position.armies[actor.army].side)
    if aircraft == NONE or kind is Flak or AIRCRAFT[actor.unit]:
        return None
    return evidence(UNITS[actor.unit], UNITS[aircraft])


def may_now(position: Position, actor: Actor, kind: type[Action]) -> bool:
    """20.0 Whether a kind of action is open to a unit at this moment."""
    return not must_chase_the_aircraft.find(position, actor, kind)


@rule("9.1.a", "9.1.d", "9.1.e")
def do(game: CohGame, actor: Actor, action: Action) -> None:
    """The action is carried out: a card that gives it is gone, a hidden unit comes to light, and mines go off after it
    under whoever acted among them."""
    # RULING coh-071, coh-158
    position = game.position.but(passed=0)
    if actor.card != NONE:
        position = discarded(position, actor.army, actor.card)  # §8.1.f, §card.2.b, §card.4.c
        name = CARDS[actor.card]
        game.reveal()  # §card.4.b
        game.log("card-played", "8.1", army=position.armies[actor.army].id, card=name)
        if name == "card-two-hexes":
            game.then(SecondHexOffer(actor=actor))
    position = position.unmark(actor.units, VIGILANT)
    if actor.by == "ap" and not isinstance(action, MOVING):
        position = strayed(position, actor.army, actor.units)
    game.change(position)
    place = position.pieces[actor.unit].place
    if isinstance(action, TREADING) or (  # §18.5.d
        isinstance(action, (Fire, UseWeapon)) and position.field.index[action.hex] == place
    ):
        treading = (*actor.units, position.cargo(actor.unit)) if isinstance(action, Unload) else actor.units
        # A mine that is laid here and now is not stepped on.
        laid = WORK[action.mine] if isinstance(action, LayMine) and position.field.index[action.hex] == place else NONE
        game.then(*(Minefield(unit=u, hex=position.pieces[u].place, spared=laid) for u in treading if u != NONE))
    if not isinstance(action, QUIET):  # §10.0.f, §10.0.g, §10.0.i, §10.0.j
        for unit in actor.units:
            if game.position.is_hidden(unit) and not game.position.pieces[unit].has(COVERT):
                found = uncover(game, game.position.pieces[unit].place, SIDE[unit])
                moving = isinstance(action, (Move, March, Pivot, Leave))
                others = tuple(u for u in found if u not in actor.units)
                game.then(*facings(game, others))
                if not moving:
                    ours = tuple(u for u in found if u in actor.units)
                    game.then(*facings(game, ours, aimed_at(game.position, action)))
    doing = doing_of(action)
    assert doing is not None
    doing.resolve(game, actor, action)


def aimed_at(position: Position, action: Action) -> int:
    """The hex that a unit faces which comes to light by firing at it, or NONE."""
    match action:
        case Shell() | LaySmoke() | UseWeapon():
            hex_ = position.field.index[action.hex]
        case Flak():
            hex_ = position.pieces[UNIT[action.unit]].place
        case _:
            return NONE
    return hex_


def doing_of(action: Action) -> Doing | None:
    return DOINGS.get(type(action)) or FLIGHTS.get(type(action))
