"""2.2 A verb of the unit or group that acts, and what of it the rules of a turn ask about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from grognard.core.game import Action
from grognard.core.verbs import Verb
from grognard.core.verdicts import Prohibition

A = TypeVar("A", bound=Action)


class UnitVerb(Verb[A]):
    """What units do with an action. Its context is the actor."""

    def __init__(
        self,
        action: type[A],
        *,
        attempts: Sequence[Prohibition] = (),
        moves: bool = False,
        treads: bool = False,
        quiet: bool = False,
        by_groups: bool = False,
        units: Sequence[bool] | None = None,
        cards: Sequence[int] | None = None,
        **verb: Any,
    ) -> None:
        """`attempts`: what keeps a unit from it wherever the others stand, asked before what the table says.
        `moves`: card V01 counts it as movement. `treads`: 18.5 it sets off a mine in the hex of the unit.
        `quiet`: 10.0 it does not by itself bring a hidden unit to light.
        A list of all that a unit can do leaves out what no table could allow: `by_groups`, what only groups do;
        `units`, what other units never do; `cards`, what is done by these cards alone.
        """
        super().__init__(action, **verb)
        self.attempts = tuple(attempts)
        self.moves = moves
        self.treads = treads
        self.quiet = quiet
        self._by_groups = by_groups
        self._units = units
        self._cards = cards

    def suits(self, unit: int, grouped: bool, card: int) -> bool:
        """Whether a unit, alone or at the head of a group, could ever do it by this card or without one."""
        able = self._units is None or self._units[unit]
        return able and (grouped or not self._by_groups) and (self._cards is None or card in self._cards)
