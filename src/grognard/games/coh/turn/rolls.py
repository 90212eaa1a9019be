"""3.23 Rolls of a player, who first declares how many command points to spend on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.cards.rerolls import BetterRoll, hardened, may_be_lucky
from grognard.games.coh.data.units import NUMBER
from grognard.games.coh.interface.actions import Spend
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import ReasonedDecision
from grognard.games.coh.state.position import NONE, CohGame, Position


@rule("3.23.a")
class Throw(Procedure, frozen=True, kw_only=True):
    """3.23 A roll of an army: changed by its own command points alone, announced before, for this one roll."""

    # RULING coh-016

    army: int
    count: ClassVar[int] = 2
    low: ClassVar[bool] = False
    """Whether the roller wants it low."""
    asked: bool = False
    change: int = 0
    rolled: tuple[int, ...] = ()
    """The dice, where the roller may still make them again."""

    def run(self, game: CohGame) -> None:
        army = game.position.armies[self.army]
        if not self.asked and army.cap:  # §3.23.b, §3.23.e, §3.23.f
            what, about = self.question(game)
            game.then(
                SpendOnRoll(seats=(army.id,), army=self.army, what=what, about=about),
                replace(self, asked=True),
            )
            return
        if self.rolled:
            self.land(game, self.rolled)
            return
        dice = game.roll(self.count)
        unit = hardened(game.position, self.army, self.roller())
        if unit != NONE or (self.is_own_turn and may_be_lucky(game.position, self.army)):
            question = BetterRoll(seats=(army.id,), army=self.army, dice=dice, low=self.low, unit=unit)
            game.then(question, replace(self, asked=True, rolled=dice))
            return
        self.land(game, dice)

    @property
    def is_own_turn(self) -> bool:
        """Card list: action cards are played in the own turn, luck among them."""
        # RULING coh-192
        return True

    def roller(self) -> int:
        """The unit that the roll is made for; NONE if it is made for the army."""
        return NONE

    def question(self, game: CohGame) -> tuple[str, str]:
        """What is rolled for: a Fluent word, and the piece it is about."""
        raise NotImplementedError

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        raise NotImplementedError

    def bought(self) -> tuple[Modifier, ...]:
        """The line under a roll for command points."""
        return (Modifier("by-command-points", self.change, "3.23"),) if self.change else ()


def amend(game: CohGame, **changes: Any) -> None:
    """The next step with other fields: an answer is filled into the step that waits for it."""
    game.agenda = (*game.agenda[:-1], replace(game.agenda[-1], **changes))


def charged(position: Position, army: int, change: int) -> Position:
    """3.23 A command point for each unit of the change."""
    return position.with_army(army, cap=position.armies[army].cap - abs(change))  # §3.23.c


@rule.forbids("3.23.d")
def changes_too_much(position: Position, army: int, change: int) -> Violation:
    """A roll is changed by two at most."""
    most = NUMBER["most-cap-on-dice"]
    return evidence(most=most) if abs(change) > most else None


@rule.forbids("3.2.a")
def has_too_few_points(position: Position, army: int, change: int) -> Violation:
    """A player spends only the command points that are left."""
    return evidence(cap=position.armies[army].cap) if abs(change) > position.armies[army].cap else None


ROLLS = (changes_too_much, has_too_few_points)
CHANGES = (0, 1, 2, 3, -1, -2)
"""What may be tried, one too many among them."""


def roll_changes(position: Position, question: Any) -> Iterator[Spend]:
    """3.23 What may be tried on a roll."""
    return map(Spend, CHANGES)


def about_the_roll(position: Position, question: Any, action: Spend) -> tuple[Position, int, int]:
    return position, question.army, action.cap


def spend_on_roll(game: CohGame, question: SpendOnRoll, action: Spend) -> None:
    game.change(charged(game.position, question.army, action.cap))
    amend(game, change=action.cap)  # §3.23.g


SPEND_ON_ROLL = Verb(
    Spend, candidates=roll_changes, args=about_the_roll, forbids=ROLLS, resolve=spend_on_roll, irreversible=True
)


class SpendOnRoll(ReasonedDecision, frozen=True, kw_only=True):
    """3.23 How many command points change the roll that comes?"""

    rule: ClassVar[str] = "3.23"
    verbs = (SPEND_ON_ROLL,)
    army: int
    what: str
    about: str

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-spend-on-roll", {"what": self.what, "unit": self.about})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (self.about,) if self.about else ()
