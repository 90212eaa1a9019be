"""8.1 Yellow cards: the game ends, hexes score, or the firefight's own event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.data.units import AIRCRAFT, CARDS, GERMAN, PACK, SOVIET, UNIT, UNITS
from grognard.games.coh.interface.actions import Entrench
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.control import owner_of
from grognard.games.coh.state.position import DUG_IN, NONE, CohGame, Position
from grognard.games.coh.state.presence import in_close_combat
from grognard.games.coh.turn.victory import GameEnd


class CardEvent(Procedure, frozen=True, kw_only=True):
    """8.1 What a yellow card brings about, as the firefight says."""

    card: int

    def run(self, game: CohGame) -> None:
        match CARDS[self.card]:
            case "card-game-ends":
                game.then(GameEnd())
            case "card-score":
                for holder in (owner_of(game.position, hex_) for hex_ in game.position.sites):
                    if holder != NONE:
                        army = game.position.armies[holder]
                        game.change(game.position.with_army(holder, points=army.points + 1))
                        game.log("points-scored", "card.score", army=army.id, points=1)
            case "card-event":
                _roll_for_the_event(game)


def _roll_for_the_event(game: CohGame) -> None:
    """A special rule: a die says which side puts a hasty defence on a fresh unit of its choice."""
    # RULING coh-238
    die = game.roll(1)[0]
    armies = game.position.armies_of(GERMAN if die <= 3 else SOVIET)
    seats = tuple(game.position.armies[army].id for army in armies)
    game.log("event-rolled", "card.event", roll=Roll(dice=(die,)), armies=seats)
    choice = ChooseDugIn(seats=seats, armies=armies)
    match choice.actions(game):
        case []:
            return
        case [only]:
            choice.resolve(game, only)
        case _:
            game.then(choice)


# -- who may be chosen -----------------------------------------------------------------------------------------------
@rule.forbids("card.event.c")
def is_spared_by_the_event(position: Position, armies: tuple[int, ...], unit: int) -> Violation:
    """The side that the die names chooses one of its own units on the boards."""
    there = position.owners[unit] in armies and position.pieces[unit].place >= 0 and not AIRCRAFT[unit]
    return None if there else evidence(UNITS[unit])


@rule.forbids("card.event.c")
def is_not_fresh_for_the_event(position: Position, unit: int) -> Violation:
    """The event is for a fresh unit."""
    return None if position.state(unit) == "fresh" else evidence(UNITS[unit])


@rule.forbids("10.0.j")
def is_hidden_from_the_event(position: Position, unit: int) -> Violation:
    """A counter on the board would show where a hidden unit is."""
    return evidence(UNITS[unit]) if position.is_hidden(unit) else None


@rule.forbids("17.0.j")
def is_carried_through_the_event(position: Position, unit: int) -> Violation:
    """A carried unit does not dig in."""
    carrier = position.pieces[unit].carrier
    return evidence(UNITS[unit], UNITS[carrier]) if carrier != NONE else None


@rule.forbids("card.11.e")
def fights_through_the_event(position: Position, unit: int) -> Violation:
    """No hasty defence in close combat, as by the card of that name."""
    return evidence(UNITS[unit]) if in_close_combat(position, unit) else None


@rule.forbids("18.1.l")
def has_its_hasty_defence(position: Position, unit: int) -> Violation:
    """A unit has one hasty defence at most."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(DUG_IN) else None


@rule.forbids("18.1.m")
def event_finds_no_counter(position: Position, unit: int) -> Violation:
    """There are only so many counters."""
    used = sum(1 for piece in position.pieces if piece.has(DUG_IN))
    return evidence(count=used) if used >= PACK.works["hasty"].count else None


ENTRENCHING = (
    is_not_fresh_for_the_event,
    is_hidden_from_the_event,
    is_carried_through_the_event,
    fights_through_the_event,
    has_its_hasty_defence,
    event_finds_no_counter,
)


def entrenchable(position: Position, question: ChooseDugIn) -> Iterator[Entrench]:
    for army in question.armies:
        units = (unit for unit in position.troops(army) if not AIRCRAFT[unit])
        yield from (Entrench(UNITS[unit]) for unit in units)


def entrench_verdict(position: Position, question: ChooseDugIn, action: Entrench) -> Verdict:
    unit = UNIT[action.unit]
    verdict = judge((is_spared_by_the_event,), position, question.armies, unit)
    return judge(ENTRENCHING, position, unit) if verdict is True else verdict


@rule("card.event.c")
def entrench(game: CohGame, question: ChooseDugIn, action: Entrench) -> None:
    """The event: the chosen unit gets a hasty defence."""
    game.change(game.position.mark((UNIT[action.unit],), DUG_IN))
    game.log("dug-in", "card.event", units=(action.unit,))


ENTRENCH = Verb(Entrench, candidates=entrenchable, verdict=entrench_verdict, resolve=entrench)


class ChooseDugIn(ReasonedDecision, frozen=True, kw_only=True):
    """The event: which unit of the side gets a hasty defence?"""

    rule: ClassVar[str] = "card.event"
    verbs = (ENTRENCH,)
    armies: tuple[int, ...]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-choose-dug-in")
