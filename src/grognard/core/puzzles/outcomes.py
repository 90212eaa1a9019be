"""Every way an action can turn out, with its exact chance: the action is played with every roll it asks for.

It asks the rules themselves, so it knows every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, TypeVar

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.errors import BadSituation
from grognard.core.game import Action, Decision, Game

T = TypeVar("T")
Faces = tuple[int, ...]


class RollWanted(Exception):
    """An action rolls more dice than were named."""

    def __init__(self, count: int, sides: int) -> None:
        self.count, self.sides = count, sides


class TriedDice(Dice, frozen=True):
    """Dice with all faces named; a roll beyond them says what it wants."""

    def roll(self, count: int, sides: int = 6) -> tuple[Faces, Dice]:
        script = self.script or ()
        if len(script) < count:
            raise RollWanted(count, sides)
        return script[:count], replace(self, draws=self.draws + (count > 0), script=script[count:])


class CountedDice(TriedDice, frozen=True):
    """Dice whose every roll is counted, and that therefore cannot shuffle."""

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        raise BadSituation(detail="something is shuffled: not every outcome can be counted")


NO_DICE = CountedDice(b"", 0, 0, ())


def rolls(count: int, sides: int) -> Iterator[tuple[Faces, Fraction]]:
    """Every roll and its chance. The dice of one roll are alike: what counts is which faces show, not on which die."""
    for faces in combinations_with_replacement(range(1, sides + 1), count):
        orders = factorial(count) // prod(factorial(same) for same in Counter(faces).values())
        yield faces, Fraction(orders, sides**count)


def outcomes(game: Game[Any], decision: Decision, action: Action) -> Iterator[tuple[Faces, Fraction, Game[Any]]]:
    """Every way a legal action can turn out: the faces rolled, the chance, the game at its next decision."""
    open_: list[tuple[Faces, Fraction]] = [((), Fraction(1))]
    while open_:
        faces, chance = open_.pop()
        after: Game[Any] = Game(game.position, game.agenda, replace(NO_DICE, script=faces), parallel=game.parallel)
        try:
            after.apply(action, decision)
        except RollWanted as wanted:
            open_.extend((faces + roll, chance * part) for roll, part in rolls(wanted.count, wanted.sides))
            continue
        after.dice = NO_DICE
        yield faces, chance, after
