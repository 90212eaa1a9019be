"""Averaged dice: the faces that lead to the most likely result of an action, found by playing it with every roll.

It asks the rules themselves, so it knows every game. What happens (the kinds of events) counts first, what exactly
stands on the table second: a hit is a hit, whichever hit counter is drawn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from itertools import chain, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.puzzles.outcomes import Faces, RollWanted, TriedDice
from grognard.core.system import System

LEAVES = 432
"""Rolls that are all tried; an action with more of them is sampled."""
SAMPLES = 48


class Result(Struct, frozen=True):
    """One way an action can turn out."""

    faces: Faces
    chance: Fraction
    happened: tuple[str, ...]
    """The kinds of its events, in order."""
    table: bytes


def most_likely_faces(system: System, game: Game[Any], seat: str, action: Action) -> Faces:
    """The faces to roll for the most likely result; none when the action rolls nothing."""
    results = all_results(system, game, seat, action)
    if results is None:
        results = sampled_results(system, game, seat, action)
    likely = _heaviest(_heaviest(results, "happened"), "table")
    mean = Fraction(sum(sum(r.faces) for r in results), len(results))
    # Of equal results the one whose total is nearest to the mean of all.
    return min(likely, key=lambda r: (abs(sum(r.faces) - mean), r.faces)).faces


def _heaviest(results: list[Result], by: str) -> list[Result]:
    """The results that are equal in one respect and together the most likely; where several are, all of them."""
    groups: dict[Any, list[Result]] = defaultdict(list)
    for result in results:
        groups[getattr(result, by)].append(result)
    weights = {key: sum(r.chance for r in group) for key, group in groups.items()}
    return [r for key, group in groups.items() if weights[key] == max(weights.values()) for r in group]


def all_results(system: System, game: Game[Any], seat: str, action: Action) -> list[Result] | None:
    """Every way an action can turn out, with its exact chance; None when there are too many."""
    results: list[Result] = []
    open_: list[tuple[Faces, Fraction]] = [((), Fraction(1))]
    while open_:
        faces, chance = open_.pop()
        try:
            results.append(_played(system, game, seat, action, _tried(game, faces), faces, chance))
        except RollWanted as wanted:
            ways = wanted.sides**wanted.count
            if ways * (len(open_) + 1) + len(results) > LEAVES:
                return None
            further: Iterable[Faces] = product(range(1, wanted.sides + 1), repeat=wanted.count)
            open_.extend((faces + roll, chance / ways) for roll in further)
    return results


def sampled_results(system: System, game: Game[Any], seat: str, action: Action) -> list[Result]:
    """Some ways an action can turn out, all of the same weight."""
    results = []
    for number in range(SAMPLES):
        rolls: list[tuple[int, Faces]] = []
        dice = replace(game.dice, seed=seed_from(number), script=None)
        result = _played(system, game, seat, action, dice, (), Fraction(1, SAMPLES), rolls)
        results.append(replace(result, faces=tuple(chain.from_iterable(roll for _, roll in rolls))))
    return results


def _tried(game: Game[Any], faces: Faces) -> TriedDice:
    return TriedDice(game.dice.seed, game.dice.draws, game.dice.reveals, faces)


def _played(
    system: System,
    game: Game[Any],
    seat: str,
    action: Action,
    dice: Dice,
    faces: Faces,
    chance: Fraction,
    rolls: list[tuple[int, Faces]] | None = None,
) -> Result:
    log: list[Event] = []
    trial: Game[Any] = Game(game.position, game.agenda, dice, log, rolls, game.parallel)
    trial.play(seat, action)
    trial.dice = Dice(b"", 0)
    return Result(faces, chance, tuple(event.what for event in log), system.save(trial))
