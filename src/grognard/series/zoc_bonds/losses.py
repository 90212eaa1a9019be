"""Steps lost in battle: what a loss makes of a counter, and the choice of the unit that takes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal, TypeVar

from grognard.core.game import Decision, Game, Position

P = TypeVar("P", bound=Position)

Fate = Literal["reduced", "remnant", "eliminated"]


def fate(steps: int, most: int) -> Fate:
    """What becomes of a unit with so many steps, of so many at full strength, that loses one: its counter is turned;
    the last but one step of three or more is the end of the counter, and a remnant may take its place."""
    if steps == 1:
        return "eliminated"
    return "remnant" if steps == 2 < most else "reduced"


def take_loss(
    game: Game[P], victims: Sequence[int], lose: Callable[[int], object], ask: Callable[[tuple[int, ...]], Decision]
) -> None:
    """A step is to be lost by one of these units: a single unit loses it at once, of several a player chooses one, and
    with no unit left none is lost. They are found when the loss falls due, for an earlier one may have changed them."""
    if len(victims) == 1:
        lose(victims[0])
    elif victims:
        game.then(ask(tuple(victims)))


class LossChoice(Decision, frozen=True, kw_only=True):
    """A player says which of these units loses a step."""

    counters: ClassVar[tuple[str, ...]]
    """The printed ids of all units."""

    victims: tuple[int, ...]
    """The units that may lose it."""
    cause: str
    """The rule by which the step is lost."""

    def subject(self, game: Game[Any]) -> tuple[str, ...]:
        return tuple(self.counters[unit] for unit in self.victims)
