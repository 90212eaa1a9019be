"""Card V06 Blood and honour: the unit that destroyed the veteran falls with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.cards.veteran_cards import used_up
from grognard.games.coh.combat.hits import destroy
from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.units import SIDE, UNIT, UNITS, VETERAN
from grognard.games.coh.interface.actions import GiveUp
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.position import DESTROYED, CohGame, Position

HONOUR = "veteran-blood-and-honour"


def honoured(position: Position, hex_: int, side: int) -> tuple[int, ...]:
    """The units of a side in a hex, hidden or not, that have the card."""
    return tuple(unit for unit in position.of_side(hex_, side) if has_veteran(position, unit, VETERAN[HONOUR]))


@rule("card.V06.b", "card.V06.c")
class Avenge(Procedure, frozen=True, kw_only=True):
    """Card V06 After an attack: if a veteran fell in it, one of those who fired falls too."""

    # RULING coh-201: units that fired, aircraft among them; artillery and mines are no units.
    # RULING coh-211: the whole attack is rolled first; the card is played as a matter of course.
    firers: tuple[int, ...]
    veterans: tuple[int, ...]

    def run(self, game: CohGame) -> None:
        for veteran in self.veterans:
            if game.position.pieces[veteran].place != DESTROYED:
                continue
            owner = game.position.owners[veteran]
            game.change(used_up(game.position, owner, HONOUR))
            game.log("veteran-played", "card.V06", unit=UNITS[veteran], card=HONOUR)
            there = tuple(unit for unit in self.firers if game.position.pieces[unit].place >= 0)
            if len(there) == 1:
                destroy(game, there[0], owner)
            elif there:
                game.then(ChooseVictim(seats=(game.position.army(there[0]).id,), units=there, avenger=owner))


def avenging(position: Position, units: tuple[int, ...], hex_: int) -> Iterator[Avenge]:
    """Card V06 What follows an attack of these units on a hex."""
    if units:
        veterans = honoured(position, hex_, 1 - SIDE[units[0]])
        if veterans:
            yield Avenge(firers=units, veterans=veterans)


@rule.forbids("card.V06.d")
def did_not_fire(position: Position, group: tuple[int, ...], unit: int) -> Violation:
    """One of the units is lost that destroyed the veteran together."""
    return None if unit in group else evidence(UNITS[unit])


@rule("card.V06.d")
def give_up(game: CohGame, question: ChooseVictim, action: GiveUp) -> None:
    """Card V06 One of the group goes with the veteran."""
    destroy(game, UNIT[action.unit], question.avenger)


GIVE_UP = Verb(
    GiveUp,
    candidates=lambda position, question: (GiveUp(UNITS[unit]) for unit in question.units),
    args=lambda position, question, action: (position, question.units, UNIT[action.unit]),
    forbids=(did_not_fire,),
    resolve=give_up,
    confirm=True,
)


class ChooseVictim(ReasonedDecision, frozen=True, kw_only=True):
    """Card V06 Which unit of the group is lost?"""

    rule: ClassVar[str] = "card.V06"
    verbs = (GIVE_UP,)
    units: tuple[int, ...]
    avenger: int

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-choose-victim")

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return tuple(UNITS[unit] for unit in self.units)
