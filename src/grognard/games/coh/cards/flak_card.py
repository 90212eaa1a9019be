"""Card 9 Firepower for a shot at an aircraft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.combat.volley import FIREPOWER_CARD, does_not_hold_the_card, may_add_firepower
from grognard.games.coh.data.units import AIRCRAFT, CARD, PACK, UNITS
from grognard.games.coh.interface.actions import PlayCard
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import KEEP
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.rolls import amend


def strengthened(position: Position, actor: Actor, target: int) -> Iterator[StrengthenFlak]:
    """Card 9 The question before the roll; none for an aircraft (20.0), on which no card is played."""
    shot = Shot(army=actor.army, hex=position.pieces[target].place, how="direct", units=actor.units)
    if not AIRCRAFT[actor.unit] and may_add_firepower(position, shot):
        yield StrengthenFlak(seats=(position.armies[actor.army].id,), shot=shot, target=target)


@rule("card.9.b", "card.9.c")
def strengthen(game: CohGame, question: StrengthenFlak, action: PlayCard) -> None:
    """Card 9 Two more firepower for the shot that comes. It is no action."""
    game.change(discarded(game.position, question.shot.army, CARD[action.card]))
    game.reveal()
    game.log("card-played", "card.9", army=question.seats[0], card=action.card)
    amend(game, bonus=PACK.actions[CARD[action.card]].amount)


STRENGTHEN = Verb(
    PlayCard,
    candidates=lambda position, question: (PlayCard(FIREPOWER_CARD),),
    args=lambda position, question, action: (position, question.shot, action),
    forbids=(does_not_hold_the_card,),
    resolve=strengthen,
    irreversible=True,
    confirm=True,
)


class StrengthenFlak(Decision, frozen=True, kw_only=True):
    """Card 9 Is firepower added to the shot that comes?"""

    rule: ClassVar[str] = "card.9"
    verbs = (STRENGTHEN, KEEP)
    shot: Shot
    target: int

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-strengthen-flak", {"unit": UNITS[self.target]})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.shot.leader],)
