"""Verbs: what a player can do at a decision, each in one place: what is worth trying, what forbids it, what it does.

    LAY_FERRY = Verb(
        LayFerry,
        candidates=ferry_sites,
        args=lambda position, side, lay: (position, side, UNIT[lay.unit], HEX[lay.to]),
        forbids=(water_is_too_small, ferry_is_in_use),
        resolve=lay_ferry,
    )

    class MoveUnits(Decision):
        rule = "8.1.a"
        verbs = (MOVE, LAY_FERRY, END_MOVEMENT)

A verb gets the position and the *context* of its decision: which side acts, with which pieces; by default the decision
itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from grognard.core.verdicts import Message, Prohibition, Verdict, judge, permitted

if TYPE_CHECKING:
    from grognard.core.game import Action, Game

A = TypeVar("A", bound="Action")


class VerbInfo(Struct, frozen=True, omit_defaults=True):
    """What a client needs to know about a verb besides its actions."""

    irreversible: bool = False
    """It rolls dice or reveals something: it cannot be undone without consent."""
    ends: bool = False
    """It ends the phase or the decision."""
    confirm: bool = False
    """It gives something up: no stray click and no default key plays it. A click opens a menu first."""
    automatic: bool = False
    """If it is the only choice, it is played without asking."""
    minor: bool = False
    """A click that fits nothing was hardly meant for it: its refusal is not shown."""
    group: str = ""
    """Verbs of one group share a menu."""


class Verb(Generic[A]):
    """One kind of action at a decision."""

    def __init__(
        self,
        action: type[A],
        *,
        resolve: Callable[[Game[Any], Any, A], object],
        of: Callable[[A], bool] | None = None,
        candidates: Callable[[Any, Any], Iterable[A]] | None = None,
        args: Callable[[Any, Any, A], tuple[Any, ...]] | None = None,
        forbids: Sequence[Prohibition] = (),
        verdict: Callable[[Any, Any, A], Verdict] | None = None,
        exists: Callable[[Any, Any, A], bool] | None = None,
        legal: Callable[[Any, Any], Iterable[A]] | None = None,
        warns: Callable[[Any, Any, A], Message | None] | None = None,
        odds: Callable[[Any, Any, A], Message] | None = None,
        irreversible: bool = False,
        ends: bool = False,
        confirm: bool = False,
        automatic: bool = False,
        minor: bool = False,
        group: str = "",
        takes_up: bool = False,
    ) -> None:
        """`of`: which actions of this kind are its own, where two verbs of a decision share the kind.
        `candidates`: every action worth judging; left out, the action without fields.
        `args`: the arguments of the prohibitions; left out, position, context and action.
        `forbids`: the prohibitions in rulebook order; `verdict`: instead of them, where they depend on the action.
        `exists`: whether an action names things that exist; left out, whether it is a candidate.
        `legal`: a faster list of the legal actions, in the order of the candidates; the shared suite proves it equal.
        `warns`: what a player must know before this very action, where it is graver than others of its verb; it may
        betray nothing that the seat cannot see.
        `odds`: the exact chances of the roll that the action makes, by the same rules.
        `takes_up`: it only chooses who or what; what is done with it is the next decision of the same seat.
        """
        if verdict is not None and (forbids or args):
            raise ValueError(f"{action.__name__}: either a verdict or prohibitions")
        self.action = action
        self.resolve = resolve
        self.forbids = tuple(forbids)
        self.info = VerbInfo(
            irreversible=irreversible, ends=ends, confirm=confirm, automatic=automatic, minor=minor, group=group
        )
        self._of = of
        self._candidates = candidates
        self._args = args
        self._verdict = verdict
        self._exists = exists
        self._legal = legal
        self.warns = warns
        self.odds = odds
        self.takes_up = takes_up

    @property
    def tag(self) -> str:
        """The printed name of its actions."""
        return str(self.action.__struct_config__.tag)

    def owns(self, action: Action) -> bool:
        return isinstance(action, self.action) and (self._of is None or self._of(action))

    def candidates(self, position: Any, context: Any) -> Iterable[A]:
        return (self.action(),) if self._candidates is None else self._candidates(position, context)

    def exists(self, position: Any, context: Any, action: A) -> bool:
        """Whether the action names things that exist: then a clause answers for anything wrong with it."""
        if self._exists is not None:
            return self._exists(position, context, action)
        return action in self.candidates(position, context)

    def verdict(self, position: Any, context: Any, action: A) -> Verdict:
        if self._verdict is not None:
            return self._verdict(position, context, action)
        if self._args is not None:
            return judge(self.forbids, *self._args(position, context, action))
        return judge(self.forbids, position, context, action)

    def legal(self, position: Any, context: Any) -> Iterable[A]:
        """The candidates that nothing forbids."""
        if self._legal is not None:
            return self._legal(position, context)
        return self._allowed(position, context)

    def _allowed(self, position: Any, context: Any) -> Iterator[A]:
        if self._verdict is not None:
            judged = self._verdict
            yield from (action for action in self.candidates(position, context) if judged(position, context, action))
            return
        args = self._args
        for action in self.candidates(position, context):
            # No refusal is built here: a list would throw nearly all of them away.
            if permitted(self.forbids, *(args(position, context, action) if args else (position, context, action))):
                yield action
