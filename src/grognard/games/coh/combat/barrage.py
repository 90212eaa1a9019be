"""12.3, card V08 A barrage falls; a veteran under it may get away first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.units import UNITS
from grognard.games.coh.interface.actions import Move, MoveHidden
from grognard.games.coh.movement.movement import MOVE, TWO_HEXES
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.hiding import MOVE_HIDDEN
from grognard.games.coh.state.asking import KEEP, ReasonedDecision
from grognard.games.coh.state.position import NONE, CohGame, Position
from grognard.games.coh.turn.actor import Actor

CLOSE_CALL = "veteran-close-call"


@rule("12.3.e", "12.3.h", "card.V08.b")
class Shells(Procedure, frozen=True, kw_only=True):
    """12.3 Shells on an area, hex by hex, when the units that may have escaped."""

    # RULING coh-105

    army: int
    card: int
    area: tuple[int, ...]
    warned: tuple[int, ...] = ()
    """Armies that have been asked."""

    def run(self, game: CohGame) -> None:
        position = game.position
        for number, army in enumerate(position.armies):
            unit = holder(position, number, CLOSE_CALL)
            if number not in self.warned and unit != NONE and position.pieces[unit].place in self.area:
                again = Shells(army=self.army, card=self.card, area=self.area, warned=(*self.warned, number))
                game.then(Escape(seats=(army.id,), army=number, unit=unit), again)
                return
        shots = (Shot(army=self.army, hex=hex_, how="artillery", card=self.card) for hex_ in self.area)
        game.then(*(Volley(shot=shot) for shot in shots))


@rule("card.V08.b")
def play_close_call(game: CohGame, question: Escape) -> None:
    """Card V08 The unit gets out of the shells before they fall: it is no action and costs nothing."""
    game.change(used_up(game.position, question.army, CLOSE_CALL))
    game.log("veteran-played", "card.V08", unit=UNITS[question.unit], card=CLOSE_CALL)


def move_away(game: CohGame, question: Escape, action: Move) -> None:
    play_close_call(game, question)
    MOVE.resolve(game, question.actor, action)


def move_away_hidden(game: CohGame, question: Escape, action: MoveHidden) -> None:
    play_close_call(game, question)
    MOVE_HIDDEN.resolve(game, question.actor, action)


def moves_away(position: Position, question: Escape) -> Iterable[Move]:
    return () if position.is_hidden(question.unit) else MOVE.candidates(position, question.actor)


def hidden_moves_away(position: Position, question: Escape) -> Iterable[MoveHidden]:
    return MOVE_HIDDEN.candidates(position, question.actor) if position.is_hidden(question.unit) else ()


MOVE_AWAY = Verb(
    Move,
    candidates=moves_away,
    verdict=lambda position, question, action: MOVE.verdict(position, question.actor, action),
    resolve=move_away,
)
MOVE_AWAY_HIDDEN = Verb(
    MoveHidden,
    candidates=hidden_moves_away,
    verdict=lambda position, question, action: MOVE_HIDDEN.verdict(position, question.actor, action),
    resolve=move_away_hidden,
)


class Escape(ReasonedDecision, frozen=True, kw_only=True):
    """Card V08 Does the unit move a hex, out of the shells?"""

    rule: ClassVar[str] = "card.V08"
    verbs = (MOVE_AWAY, MOVE_AWAY_HIDDEN, KEEP)
    army: int
    unit: int

    @property
    def actor(self) -> Actor:
        """One hex, without bonus moves."""
        return Actor(army=self.army, units=(self.unit,), by="card", card=TWO_HEXES)

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-escape", {"unit": UNITS[self.unit]})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)
