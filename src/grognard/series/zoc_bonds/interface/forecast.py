"""Every outcome of an attack, with its exact chance: the rules themselves are run over every face of each die.

What the players would choose on the way is fixed by the game's `ForecastPolicy`, so that each number states its
assumptions: the defender either stands as long as possible, or retreats. Branches that no player can tell apart are
counted together, so that their number stays small though every die is rolled six times."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from grognard.core.counters.position import CounterPosition
from grognard.core.dice import Dice
from grognard.core.errors import ScriptExhausted
from grognard.core.game import Action, Decision, Game, Procedure

FACES = range(1, 7)
UNROLLED = Dice(b"", script=())
"""Dice that stop the game when one is wanted."""
T = TypeVar("T", bound=CounterPosition)


class Ending(Struct, frozen=True, kw_only=True):
    """One outcome of an attack, as far as players care to tell them apart."""

    result: str
    """What the combat table said; empty when there was no fight."""
    attacker_steps: int
    defender_steps: int
    attackers_destroyed: int
    """Units, not steps."""
    defenders_destroyed: int
    retreated: int
    """Defenders that got away."""
    held: bool
    """The defender should have retreated and did not."""
    cleared: bool
    """No unit is left in the hex."""
    taken: bool
    """One of the attackers may enter it."""
    breakthrough: bool
    """The advance may go on to a breakthrough combat."""


class Likely(Struct, frozen=True):
    """An outcome, and how many of the equally likely branches lead to it."""

    ending: Ending
    count: int


class Forecast(Struct, frozen=True, kw_only=True):
    """All outcomes of an attack against a defender that stands or retreats."""

    stands: bool
    whole: int
    """The number of equally likely branches: the counts are parts of it."""
    ends: tuple[Likely, ...]


class Branch(Struct, Generic[T], frozen=True):
    """A combat so far, and how many of the equally likely dice rolls have led to it."""

    position: T
    agenda: tuple[Procedure, ...]
    weight: int = 1
    dice: int = 0


class Answer(Protocol[T]):
    """The assumed answer to a decision of a combat, by a defender that stands or retreats."""

    def __call__(self, game: Game[T], decision: Decision, *, stands: bool) -> Action: ...


class ForecastPolicy(Struct, Generic[T], frozen=True):
    """What the players are assumed to do in a combat, and where its forecast ends."""

    answer: Answer[T]
    ends_at: tuple[type[Procedure], ...] = ()
    """The step where the forecast ends; without one, when nothing is left to do."""
    asks: tuple[type[Procedure], ...] = ()
    """The decision whether the defender stands."""

    def is_over(self, agenda: tuple[Procedure, ...]) -> bool:
        return not agenda or isinstance(agenda[-1], self.ends_at)

    def is_parting(self, step: Procedure) -> bool:
        return isinstance(step, self.asks)


def step(policy: ForecastPolicy[T], game: Game[T], *, stands: bool) -> None:
    """One procedure, or one answer, of the battle."""
    top = game.agenda[-1]
    game.agenda = game.agenda[:-1]
    if isinstance(top, Decision):
        top.resolve(game, policy.answer(game, top, stands=stands))
    else:
        top.run(game)


def to_the_die(policy: ForecastPolicy[T], game: Game[T], stands: bool | None) -> bool:
    """Continue until a die is needed; whether one is. With `stands` open, stop at the defender's decision."""
    while not policy.is_over(game.agenda) and not (stands is None and policy.is_parting(game.agenda[-1])):
        before = game.position, game.agenda
        try:
            step(policy, game, stands=bool(stands))
        except ScriptExhausted:
            game.position, game.agenda = before
            return True
    return False


def unfolded(policy: ForecastPolicy[T], branch: Branch[T], stands: bool | None) -> Iterator[Branch[T]]:
    """Every distinct branch that continues this one, at its end."""
    start, level = branch.position, [branch]
    while level:
        further: dict[object, Branch[T]] = {}
        for now in level:
            game: Game[T] = Game(now.position, now.agenda, UNROLLED)
            if not to_the_die(policy, game, stands):
                yield Branch(game.position, game.agenda, now.weight, now.dice)
                continue
            for face in FACES:
                fork: Game[T] = Game(game.position, game.agenda, Dice(b"", script=(face,)))
                step(policy, fork, stands=bool(stands))
                key = _print(start, fork)
                weight = now.weight + (further[key].weight if key in further else 0)
                further[key] = Branch(fork.position, fork.agenda, weight, now.dice + 1)
        level = list(further.values())


@cache
def _beside(kind: type[CounterPosition]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in ("pieces", "rules"))


def beside(position: CounterPosition) -> tuple[str, ...]:
    """What lies on the table beside the counters, and can change in a battle."""
    return _beside(type(position))


def _print(start: CounterPosition, game: Game[T]) -> object:
    """What tells two branches apart: the changed pieces, everything else on the table, the agenda."""
    now = game.position
    changed = tuple((u, p) for u, (p, was) in enumerate(zip(now.pieces, start.pieces, strict=True)) if p is not was)
    return changed, tuple(getattr(now, name) for name in beside(now)), game.agenda


def ends(policy: ForecastPolicy[T], branch: Branch[T], stands: bool) -> Iterable[Branch[T]]:
    """The branches from the defender's decision on, to their ends."""
    return [branch] if policy.is_over(branch.agenda) else unfolded(policy, branch, stands)


def forecast(stands: bool, endings: Sequence[tuple[Ending, int, int]], tables: int = 1) -> Forecast:
    """All outcomes, from the weight and the number of dice of each, on so many equally likely tables."""
    most = max(dice for _, _, dice in endings)
    totals: dict[Ending, int] = {}
    for ending, weight, dice in endings:
        totals[ending] = totals.get(ending, 0) + weight * 6 ** (most - dice)
    order = sorted(totals, key=lambda end: (-totals[end], astuple(end)))
    return Forecast(stands=stands, whole=6**most * tables, ends=tuple(Likely(end, totals[end]) for end in order))


def retreated(
    start: CounterPosition, end: CounterPosition, attacker: int, target: int, mark: int, gone: Container[int]
) -> int:
    """Counters of the defender, remnants among them, that have left the target in this battle with a marker for it."""
    return sum(
        piece is not was and piece.has(mark) and piece.place != target and piece.place not in gone
        for unit, (piece, was) in enumerate(zip(end.pieces, start.pieces, strict=True))
        if end.side_of[unit] != attacker
    )
