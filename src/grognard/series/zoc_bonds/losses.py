"""Steps lost in battle: what a loss makes of a counter, and the frames in which somebody says who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from grognard.core.game import Decision, Game, Procedure

Fate = Literal["reduced", "remnant", "eliminated"]


def fate(steps: int, most: int) -> Fate:
    """What becomes of a unit with so many steps, of so many at full strength, that loses one: its counter is turned;
    the last but one step of three or more is the end of the counter, and a remnant may take its place."""
    if steps == 1:
        return "eliminated"
    return "remnant" if steps == 2 < most else "reduced"


class StepLoss(Procedure, frozen=True, kw_only=True):
    """A step is to be lost. Who may lose it is found when it falls due, for a loss before it may have changed that: a
    single unit pays at once, of several somebody chooses one, and with nobody left nobody pays."""

    def victims(self, position: Any) -> Sequence[int]:
        """Those who may lose the step."""
        raise NotImplementedError

    def pay(self, game: Game[Any], unit: int) -> None:
        raise NotImplementedError

    def ask(self, game: Game[Any], victims: tuple[int, ...]) -> Decision:
        """The question who of them it is, to whoever has the choice."""
        raise NotImplementedError

    def run(self, game: Game[Any]) -> None:
        victims = self.victims(game.position)
        if len(victims) == 1:
            self.pay(game, victims[0])
        elif victims:
            game.then(self.ask(game, tuple(victims)))


class LossChoice(Decision, frozen=True, kw_only=True):
    """Somebody says which of these units loses a step."""

    counters: ClassVar[tuple[str, ...]]
    """The printed ids of all units."""

    victims: tuple[int, ...]
    """Those who may lose it."""
    cause: str
    """The rule by which the step is lost."""

    def subject(self, game: Game[Any]) -> tuple[str, ...]:
        return tuple(self.counters[unit] for unit in self.victims)
