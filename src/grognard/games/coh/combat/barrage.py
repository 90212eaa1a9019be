"""12.3, card V08 A barrage falls; a veteran under it may get away first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.units import UNITS
from grognard.games.coh.interface.actions import Keep, Move, Sneak
from grognard.games.coh.movement.movement import TWO_HEXES, move_candidates, move_resolve, move_verdict
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.hiding import sneak_candidates, sneak_resolve, sneak_verdict
from grognard.games.coh.state.asking import reasoned
from grognard.games.coh.state.position import NONE, CohGame
from grognard.games.coh.turn.actor import Actor

CLOSE_CALL = "veteran-close-call"


@rule("12.3.e", "12.3.h", "card.V08.b")
class Shells(Procedure, frozen=True, kw_only=True):
    """12.3 Shells on an area, hex by hex, when whoever may has escaped them."""

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
class Escape(Decision, frozen=True, kw_only=True):
    """Card V08 Does the unit move a hex, out of the shells? It is no action and costs nothing."""

    rule: ClassVar[str] = "card.V08"
    accepts = (Move, Sneak, Keep)
    judge = reasoned
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

    def candidates(self, game: CohGame) -> Iterator[Action]:
        if game.position.is_hidden(self.unit):
            yield from sneak_candidates(game.position, self.actor)
        else:
            yield from move_candidates(game.position, self.actor)
        yield Keep()

    def verdict(self, game: CohGame, action: Move | Sneak | Keep) -> Verdict:
        match action:
            case Move():
                return move_verdict(game.position, self.actor, action)
            case Sneak():
                return sneak_verdict(game.position, self.actor, action)
        return True

    def resolve(self, game: CohGame, action: Move | Sneak | Keep) -> None:
        if isinstance(action, Keep):
            return
        game.change(used_up(game.position, self.army, CLOSE_CALL))
        game.log("veteran-played", "card.V08", unit=UNITS[self.unit], card=CLOSE_CALL)
        if isinstance(action, Move):
            move_resolve(game, self.actor, action)
        else:
            sneak_resolve(game, self.actor, action)
