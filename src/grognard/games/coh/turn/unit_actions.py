"""2.2 What units do in a turn: every verb, what a card gives, and how an action is carried out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Protocol

from grognard.core.game import Action
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.aircraft.air_attack import FLAK
from grognard.games.coh.aircraft.flight import FLY, FLY_IN, FLY_OFF
from grognard.games.coh.cards.action_cards import SecondHexOffer, is_held
from grognard.games.coh.cards.weapons import USE_WEAPON
from grognard.games.coh.combat.mortars import INDIRECT_FIRE, LAY_SMOKE
from grognard.games.coh.combat.rally import RALLY
from grognard.games.coh.combat.shooting import FIRE
from grognard.games.coh.data.units import AIRCRAFT, AIRCRAFT_OF, CARD, CARDS, SIDE, UNIT, UNITS, VEHICLE, WORK
from grognard.games.coh.fortifications.fortifications import DIG_IN, OCCUPY, QUIT
from grognard.games.coh.fortifications.mine_laying import AUTO_RALLY, DEFUSE, LAY_MINE
from grognard.games.coh.fortifications.mines import Minefield
from grognard.games.coh.groups.group_hiding import HIDE_WITH_GROUP, MARCH_HIDDEN
from grognard.games.coh.groups.groups import MARCH
from grognard.games.coh.movement.movement import LEAVE, MOVE, PIVOT
from grognard.games.coh.movement.transport import LOAD, UNLOAD
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.sight.hiding import HIDE, MOVE_HIDDEN
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import BOGGED, COVERT, NONE, SPENT, VIGILANT, CohGame, Position
from grognard.games.coh.state.presence import is_rooted, is_stuck
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import strayed
from grognard.games.coh.turn.unit_verb import UnitVerb

GROUND_VERBS: tuple[UnitVerb[Any], ...] = (
    *(MOVE, PIVOT, FIRE, RALLY, LEAVE, MARCH, INDIRECT_FIRE, LAY_SMOKE, DIG_IN, OCCUPY, QUIT, LOAD, UNLOAD),
    *(MOVE_HIDDEN, HIDE, MARCH_HIDDEN, HIDE_WITH_GROUP, USE_WEAPON, AUTO_RALLY, LAY_MINE, DEFUSE, FLAK),
)
FLIGHTS: tuple[UnitVerb[Any], ...] = (FLY_IN, FLY, FLY_OFF)
"""20.0 What aircraft do, and nothing else."""
BY_CARD: dict[int, tuple[UnitVerb[Any], ...]] = {
    CARD["card-auto-rally"]: (AUTO_RALLY,),
    CARD["card-rally-attempt"]: (RALLY,),
    CARD["card-two-hexes"]: (MOVE, MARCH, MOVE_HIDDEN, MARCH_HIDDEN),
    CARD["card-hasty-defence"]: (DIG_IN,),
    CARD["card-lay-mine"]: (LAY_MINE,),
    CARD["card-defuse-mine"]: (DEFUSE,),
}
"""8.1 What a unit does by a card; by a command it does anything."""
# RULING coh-210: 17.0 loads and unloads by the rules of moves; a turn in place is none.
# RULING coh-218
CARD_CLAUSES = {
    CARD["card-auto-rally"]: "card.3.c",
    CARD["card-rally-attempt"]: "card.4.c",
    CARD["card-two-hexes"]: "card.5.c",
    CARD["card-hasty-defence"]: "card.11.c",
    CARD["card-lay-mine"]: "card.40.c",
    CARD["card-defuse-mine"]: "card.41.c",
}
"""8.1 Where it stands what a card gives."""


# -- whatever it is --------------------------------------------------------------------------------------------------
@rule.forbids("20.0.g")
def is_nothing_for_aircraft(position: Position, actor: Actor, verb: UnitVerb[Any]) -> Violation:
    """With its impulses an aircraft flies, turns, climbs and attacks."""
    return evidence(UNITS[actor.unit]) if AIRCRAFT[actor.unit] and verb in GROUND_VERBS else None


@rule.forbids("20.0.f")
def is_for_aircraft(position: Position, actor: Actor, verb: UnitVerb[Any]) -> Violation:
    """Only aircraft have impulses."""
    return evidence(UNITS[actor.unit]) if verb in FLIGHTS and not AIRCRAFT[actor.unit] else None


@rule.forbids(*CARD_CLAUSES.values())
def card_gives_something_else(position: Position, actor: Actor, verb: UnitVerb[Any]) -> Violation:
    """A card gives the action that it names."""
    if actor.card not in CARD_CLAUSES or verb in FLIGHTS or verb in BY_CARD[actor.card]:
        return None
    return evidence(CARDS[actor.card], by=CARD_CLAUSES[actor.card])


@rule.forbids("5.1.l")
def must_come_in_first(position: Position, actor: Actor, verb: UnitVerb[Any]) -> Violation:
    """A reinforcement enters the map with its first action."""
    waits = position.pieces[actor.unit].place < 0 and verb not in (MOVE, MARCH, FLY_IN)
    return evidence(UNITS[actor.unit]) if waits else None


ALWAYS = (is_nothing_for_aircraft, is_for_aircraft, card_gives_something_else, must_come_in_first)


# -- what a card helps with -----------------------------------------------------------------------------------------
HELD_UNITS = {"stunned": "card.5.g", "bogged": "card.20.c", "immobilised": "card.5.e", "pinned": "card.5.f"}
"""Card 5 Where it stands that it does not move a unit."""


@rule.forbids(*HELD_UNITS.values())
def card_does_not_move_a_held_unit(position: Position, actor: Actor) -> Violation:
    """The two-hex card does not move an immobilised, pinned or stunned unit."""
    unit = actor.unit
    if actor.card != CARD["card-two-hexes"] or not is_held(position, unit):
        return None
    if is_rooted(position, unit):
        why = "stunned"
    elif position.pieces[unit].has(BOGGED):
        why = "bogged"
    else:
        why = "immobilised" if VEHICLE[unit] or is_stuck(position, unit) else "pinned"
    return evidence(UNITS[unit], by=HELD_UNITS[why])


@rule.forbids("8.1.g")
def card_gives_nothing_to_do(position: Position, actor: Actor) -> Violation:
    """A card that allows an action is played on a unit that can take it."""
    able = any(True for verb in open_verbs(position, actor) for _ in verb.legal(position, actor))
    return None if able else evidence(CARDS[actor.card], UNITS[actor.unit])


HELPING = (card_does_not_move_a_held_unit, card_gives_nothing_to_do)


def helps(position: Position, actor: Actor) -> Verdict:
    """8.1 Whether a unit can do anything with a card. If the card allows one action only, that action says why not."""
    verdict = judge((card_does_not_move_a_held_unit,), position, actor)
    if verdict is not True:
        return verdict
    verdict = judge((card_gives_nothing_to_do,), position, actor)
    verbs = BY_CARD.get(actor.card, ())
    if verdict is True or len(verbs) != 1:
        return verdict
    (verb,) = verbs
    refusals = (verb.verdict(position, actor, action) for action in verb.candidates(position, actor))
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
def must_chase_the_aircraft(position: Position, actor: Actor, verb: UnitVerb[Any]) -> Violation:
    """While an enemy aircraft flies off, one can only pursue it and fire at it."""
    # RULING coh-172
    if verb is FLAK or AIRCRAFT[actor.unit]:
        return None
    aircraft = leaving(position, 1 - position.armies[actor.army].side)
    return None if aircraft == NONE else evidence(UNITS[actor.unit], UNITS[aircraft])


def open_verbs(position: Position, actor: Actor) -> tuple[UnitVerb[Any], ...]:
    """Every verb that is open to a unit at this moment: asked once for a list, not verb by verb."""
    if AIRCRAFT[actor.unit]:
        return FLIGHTS
    chases = leaving(position, 1 - position.armies[actor.army].side) != NONE  # §20.0.z
    return _ground_verbs(actor.unit, len(actor.units) > 1, actor.card, chases)


@cache
def _ground_verbs(unit: int, grouped: bool, card: int, chases: bool) -> tuple[UnitVerb[Any], ...]:
    verbs = (verb for verb in GROUND_VERBS if card not in BY_CARD or verb in BY_CARD[card])
    return tuple(verb for verb in verbs if (verb is FLAK or not chases) and verb.suits(unit, grouped, card))


def is_open_to(actor: Actor, verb: UnitVerb[Any]) -> bool:
    """8.1 Whether a unit on the ground could do this by what it acts on."""
    return actor.card not in BY_CARD or verb in BY_CARD[actor.card]


def unit_verdict(position: Position, actor: Actor, verb: UnitVerb[Any], action: Action) -> Verdict:
    verdict = judge(ALWAYS, position, actor, verb)
    if verdict is True:
        verdict = judge(verb.attempts, position, actor, action)
    if verdict is True:
        verdict = judge((must_chase_the_aircraft,), position, actor, verb)
    return verb.verdict(position, actor, action) if verdict is True else verdict


@rule("9.1.d", "9.1.e")
def do(game: CohGame, actor: Actor, verb: UnitVerb[Any], action: Any) -> None:
    """The action is carried out: a card that gives it is gone, a hidden unit comes to light, and mines go off after it
    under the units that acted among them."""
    # RULING coh-071, coh-158
    position = game.position.but(passed=0)
    if actor.card != NONE:
        position = discarded(position, actor.army, actor.card)  # §8.1.f, §card.2.b, §card.4.c
        name = CARDS[actor.card]
        game.reveal()
        game.log("card-played", "8.1", army=position.armies[actor.army].id, card=name)
        if name == "card-two-hexes":
            game.then(SecondHexOffer(actor=actor))
    position = position.unmark(actor.units, VIGILANT)
    if actor.by == "ap" and not verb.moves:
        position = strayed(position, actor.army, actor.units)
    game.change(position)  # §card.4.b, §card.11.b
    place = position.pieces[actor.unit].place
    in_own_hex = verb in (FIRE, USE_WEAPON) and position.field.index[action.hex] == place
    if verb.treads or in_own_hex:  # §18.5.d
        treading = (*actor.units, position.cargo(actor.unit)) if verb is UNLOAD else actor.units
        # A mine that is laid here and now is not stepped on.
        laid = WORK[action.mine] if verb is LAY_MINE and position.field.index[action.hex] == place else NONE
        game.then(*(Minefield(unit=u, hex=position.pieces[u].place, spared=laid) for u in treading if u != NONE))
    if not verb.quiet:  # §10.0.f, §10.0.g, §10.0.i, §10.0.j
        for unit in actor.units:
            if game.position.is_hidden(unit) and not game.position.pieces[unit].has(COVERT):
                revealed = uncover(game, game.position.pieces[unit].place, SIDE[unit])
                bystanders = tuple(u for u in revealed if u not in actor.units)
                game.then(*facings(game, bystanders))
                if verb not in (MOVE, MARCH, PIVOT, LEAVE):
                    ours = tuple(u for u in revealed if u in actor.units)
                    game.then(*facings(game, ours, aimed_at(game.position, verb, action)))
    verb.resolve(game, actor, action)


def aimed_at(position: Position, verb: UnitVerb[Any], action: Any) -> int:
    """The hex that a unit faces which comes to light by firing at it, or NONE."""
    if verb in (INDIRECT_FIRE, LAY_SMOKE, USE_WEAPON):
        return position.field.index[action.hex]
    return position.pieces[UNIT[action.unit]].place if verb is FLAK else NONE


# -- answers ---------------------------------------------------------------------------------------------------------
class Acting(Protocol):
    """A decision about what a unit or group does."""

    @property
    def actor(self) -> Actor: ...


class Answer(Verb[Any]):
    """A verb of units as an answer to the question what a unit does."""

    def __init__(self, verb: UnitVerb[Any]) -> None:
        self.verb, self.flies = verb, verb in FLIGHTS
        super().__init__(verb.action, resolve=self._resolve)
        self.info = verb.info

    def _is_open(self, actor: Actor) -> bool:
        return AIRCRAFT[actor.unit] == self.flies and is_open_to(actor, self.verb)

    def candidates(self, position: Position, choice: Acting) -> Iterable[Action]:
        return self.verb.candidates(position, choice.actor) if self._is_open(choice.actor) else ()

    def legal(self, position: Position, choice: Acting) -> Iterable[Action]:
        actor = choice.actor
        return self.verb.legal(position, actor) if self.verb in open_verbs(position, actor) else ()

    def verdict(self, position: Position, choice: Acting, action: Action) -> Verdict:
        return unit_verdict(position, choice.actor, self.verb, action)

    def _resolve(self, game: CohGame, choice: Acting, action: Action) -> None:
        do(game, choice.actor, self.verb, action)  # §2.2.b, §3.0.e, §3.1.b, §3.1.j, §3.1.l


ANSWERS = tuple(map(Answer, (*GROUND_VERBS, *FLIGHTS)))
