"""A puzzle: a situation with a goal. It lasts as long as the phase in which it begins.

Its script is the solution, its dice are those with which the solution succeeds.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from msgspec import Struct

from grognard.core.errors import BadSituation
from grognard.core.game import Decision, Game
from grognard.core.rulebook import Localised
from grognard.core.situations.checks import action_of, found_instead
from grognard.core.situations.runner import PUZZLES, Situation, catalogue
from grognard.core.situations.text import Where
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.core.views import label

CERTAIN = 100


class Rival(Struct, frozen=True, kw_only=True):
    """The tempting line, which is not enough."""

    chance: Fraction
    line: tuple[Mapping[str, Any], ...]
    """Up to its first roll."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """What the key `puzzle` of a situation says."""

    seat: str
    goal: tuple[Mapping[str, Any], ...]
    """`expect` lines of the game, all of which must hold: as soon as they do, or with `hold` when the puzzle ends."""
    hold: bool = False
    ends: tuple[str, ...] = ()
    """Verbs with which the player ends the puzzle before its phase is over: they are not played any more."""
    within: int = 0
    """It ends after so many answers of the player; 0: no limit."""
    chance: int = CERTAIN
    """The chance asked for, in percent."""
    best: Fraction = Fraction(1)
    """The exact chance of the best line."""
    second: Fraction = Fraction(0)
    """The exact chance of the best line that is not enough."""
    rival: Rival | None = None
    difficulty: int = 1

    def reached(self, system: System, game: Game[Any]) -> bool:
        return all(found_instead(system, game, [], line) is None for line in self.goal)

    def is_own(self, decision: Decision) -> bool:
        return self.seat in decision.seats


class PuzzleCard(Struct, frozen=True, kw_only=True):
    """GET /api/systems/{slug}/puzzles: a puzzle as the lobby offers it."""

    id: str
    title: Localised
    """The goal, in a sentence."""
    seat: str
    chance: int
    best: int
    """The chance of the best line, in percent, rounded down."""
    difficulty: int
    about: tuple[str, ...]
    """The pieces and places of the goal."""
    rival: int
    """The chance of the tempting line, in percent, rounded down."""
    rival_line: tuple[Message, ...]
    """What is done in it, up to its first roll."""


def puzzle_of(situation: Situation) -> Puzzle:
    """What a file says about its puzzle; its words are judged when it is run."""
    spec, where = situation.spec, Where().at(situation.spec, "puzzle")
    row = spec.get("puzzle")
    if not isinstance(row, Mapping):
        raise BadSituation(detail="it is no puzzle: key 'puzzle' is missing")
    for key in ("seat", "goal"):
        if not row.get(key):
            raise where.bad(f"key {key!r} is missing")
    return Puzzle(
        seat=row["seat"],
        goal=tuple(row["goal"]),
        hold=row.get("hold", False),
        ends=tuple(row.get("ends", ())),
        within=row.get("within", 0),
        chance=row.get("chance", CERTAIN),
        best=_part(row, "best", where, 1),
        second=_part(row, "second", where, 0),
        rival=_rival(row, where),
        difficulty=row.get("difficulty", 1),
    )


def _rival(row: Mapping[str, Any], where: Where) -> Rival | None:
    if "rival" not in row:
        return None
    data = row["rival"]
    return Rival(chance=_part(data, "chance", where.at(row, "rival"), 0), line=tuple(data["line"]))


def _part(row: Mapping[str, Any], key: str, where: Where, default: int) -> Fraction:
    """A chance as a fraction: `11/36`."""
    try:
        part = Fraction(str(row.get(key, default)))
    except (ValueError, ZeroDivisionError):
        raise where.at(row, key).bad(f"a chance is a fraction such as 11/36, not {row[key]!r}") from None
    if not 0 <= part <= 1:
        raise where.at(row, key).bad(f"{part} is no chance: it is not in 0 to 1")
    return part


@cache
def puzzles(slug: str) -> dict[str, Situation]:
    """The puzzles that a pack ships, easiest first."""
    read = catalogue(slug, PUZZLES)
    return dict(sorted(read.items(), key=lambda item: (puzzle_of(item[1]).difficulty, item[0])))


@cache
def cards(system: System) -> tuple[PuzzleCard, ...]:
    return tuple(_card(id_, situation, system) for id_, situation in puzzles(system.slug).items())


def _card(id_: str, situation: Situation, system: System) -> PuzzleCard:
    puzzle = puzzle_of(situation)
    about = (value for line in puzzle.goal for value in line.get("not", line).values() if isinstance(value, str))
    return PuzzleCard(
        id=id_,
        title=situation.title,
        seat=puzzle.seat,
        chance=puzzle.chance,
        best=int(puzzle.best * CERTAIN),
        difficulty=puzzle.difficulty,
        about=tuple(about),
        rival=int(puzzle.rival.chance * CERTAIN) if puzzle.rival else 0,
        rival_line=tuple(label(action_of(system, do)) for do in puzzle.rival.line) if puzzle.rival else (),
    )
