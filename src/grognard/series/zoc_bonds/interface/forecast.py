"""Every end that an attack can have, with its exact chance: the rules themselves are run over every face of each die.

What the players would choose on the way is laid down by the game, its `Course`, so that each number says what it
supposes: the defender either stands as long as they can, or gives way. Courses that no player can tell apart are
counted together, so that the count stays small though every die is rolled six times."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from typing import Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from grognard.core.counters import CounterPosition
from grognard.core.dice import Dice
from grognard.core.errors import ScriptExhausted
from grognard.core.game import Action, Decision, Game, Procedure

FACES = range(1, 7)
UNROLLED = Dice(b"", script=())
"""Dice that stop the game when one is wanted."""
T = TypeVar("T", bound=CounterPosition)


class Ending(Struct, frozen=True, kw_only=True):
    """One end of an attack, as far as players care to tell ends apart."""

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
    """The defender was to retreat and did not."""
    cleared: bool
    """No unit is left in the hex."""
    taken: bool
    """One of the attackers may enter it."""
    breakthrough: bool
    """The advance may go on to a breakthrough combat."""


class Likely(Struct, frozen=True):
    """An end, and how many of the equally likely courses lead to it."""

    ending: Ending
    count: int


class Forecast(Struct, frozen=True, kw_only=True):
    """All ends of an attack against a defender who stands or gives way."""

    stands: bool
    whole: int
    """The number of equally likely courses: what the counts are parts of."""
    ends: tuple[Likely, ...]


class Branch(Struct, Generic[T], frozen=True):
    """A course of the battle so far: how many of the equally likely rolls of its dice have led to it."""

    position: T
    agenda: tuple[Procedure, ...]
    weight: int = 1
    dice: int = 0


class Course(Protocol[T]):
    """What the players are supposed to do in a battle, and where the count ends."""

    def answer(self, game: Game[T], decision: Decision, *, stands: bool) -> Action:
        """What is answered to a question of the battle."""

    def is_over(self, agenda: tuple[Procedure, ...]) -> bool:
        """Whether nothing is left to do that the count is about."""

    def is_parting(self, step: Procedure) -> bool:
        """Whether this is the question where those who stand and those who give way part."""


def step(course: Course[T], game: Game[T], *, stands: bool) -> None:
    """One procedure, or one answer, of the battle."""
    top = game.agenda[-1]
    game.agenda = game.agenda[:-1]
    if isinstance(top, Decision):
        top.resolve(game, course.answer(game, top, stands=stands))
    else:
        top.run(game)


def to_the_die(course: Course[T], game: Game[T], stands: bool | None) -> bool:
    """Go on until a die is wanted; whether one is. If it is open what the defender does, stop where they are asked."""
    while not course.is_over(game.agenda) and not (stands is None and course.is_parting(game.agenda[-1])):
        before = game.position, game.agenda
        try:
            step(course, game, stands=bool(stands))
        except ScriptExhausted:
            game.position, game.agenda = before
            return True
    return False


def unfolded(course: Course[T], branch: Branch[T], stands: bool | None) -> Iterator[Branch[T]]:
    """Every course that goes on from this one and can be told from the others, at its end."""
    start, level = branch.position, [branch]
    while level:
        further: dict[object, Branch[T]] = {}
        for now in level:
            game: Game[T] = Game(now.position, now.agenda, UNROLLED)
            if not to_the_die(course, game, stands):
                yield Branch(game.position, game.agenda, now.weight, now.dice)
                continue
            for face in FACES:
                fork: Game[T] = Game(game.position, game.agenda, Dice(b"", script=(face,)))
                step(course, fork, stands=bool(stands))
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
    """What tells two courses apart: the pieces that have changed, everything else on the table, what is to be done."""
    now = game.position
    changed = tuple((u, p) for u, (p, was) in enumerate(zip(now.pieces, start.pieces, strict=True)) if p is not was)
    return changed, tuple(getattr(now, name) for name in beside(now)), game.agenda


def ends(course: Course[T], branch: Branch[T], stands: bool) -> Iterable[Branch[T]]:
    """The courses from a parting on, to their ends."""
    return [branch] if course.is_over(branch.agenda) else unfolded(course, branch, stands)


def forecast(stands: bool, endings: Sequence[tuple[Ending, int, int]], tables: int = 1) -> Forecast:
    """All ends, from each one's weight and the number of its dice, on so many equally likely tables."""
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
