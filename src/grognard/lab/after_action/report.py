"""What a seat may read of a game's luck, losses, battles and score: from its journal, by the events it saw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from grognard.core.events import Event
from grognard.core.journal import Match
from grognard.lab.after_action.luck import Odds, together
from grognard.lab.after_action.stakes import BATTLES, STAKES, gainer, loser

KEY_BATTLES = 6


class LuckyRoll(Struct, frozen=True):
    """One roll: for which side it was good or bad, what it was and what was to be expected."""

    ply: int
    turn: int
    side: str
    event: Event
    expected: float
    actual: int
    percentile: float
    """0 to 1: the chance of anything worse for the side, and half of the same."""


class SideLuck(Struct, frozen=True):
    """All rolls of a side together."""

    side: str
    rolls: int
    percentile: float


class Losses(Struct, frozen=True):
    """Steps or units that a side lost in a turn."""

    turn: int
    side: str
    count: int


class ScoreLine(Struct, frozen=True):
    """Points by source: the Fluent id of what counts, the side, the places."""

    what: str
    side: str
    points: float
    places: tuple[str, ...]


class AfterAction(Struct, frozen=True):
    """GET /api/games/{id}/report: the game so far as a seat saw it."""

    ply: int
    over: bool
    rolls: tuple[LuckyRoll, ...]
    luck: tuple[SideLuck, ...]
    losses: tuple[Losses, ...]
    battles: tuple[LuckyRoll, ...]
    """The battles that cost most, in the order in which they were fought."""
    score: tuple[ScoreLine, ...]


class Seen(Struct, frozen=True):
    """The events of one ply that a seat read, and the turn they fell in."""

    ply: int
    turn: int
    events: tuple[Event, ...]


def turn_of(position: Any) -> int:
    """The turn, or the round where the game has rounds."""
    number = getattr(position, "round", None) or getattr(position, "turn", 0)
    return number if isinstance(number, int) else 0


def seen_by(match: Match, seat: str | None) -> Iterator[Seen]:
    """What happened on the line that led to the present, without what was undone, as far as the seat may read it."""
    for ply in (0, *(entry + 1 for entry in match.undo_depths())):
        events = tuple(event for event in match.events[ply] if not event.to or seat in event.to)
        yield Seen(ply, turn_of(match.states[ply].position), events)


def rolls_in(slug: str, seen: Seen) -> Iterator[tuple[LuckyRoll, float]]:
    """The rolls of a ply that favour a side, each with its variance."""
    for event in seen.events:
        stake = STAKES.get(slug, {}).get(event.what)
        if stake is None or event.roll is None or not event.roll.dice:
            continue
        if side := gainer(slug, event, stake):
            odds = Odds(event.roll, stake.by, high=stake.high)
            yield (
                LuckyRoll(seen.ply, seen.turn, side, event, odds.expected, odds.actual, odds.percentile),
                odds.variance,
            )


def report(match: Match, seat: str | None) -> AfterAction:
    """The report for a seat. A roll that it did not see does not count."""
    slug = match.system.slug
    plies = list(seen_by(match, seat))
    rolled = [row for seen in plies for row in rolls_in(slug, seen)]
    lost: dict[tuple[int, str], int] = {}
    costs: dict[int, int] = {}
    for seen in plies:
        for event in seen.events:
            if side := loser(slug, event):
                lost[seen.turn, side] = lost.get((seen.turn, side), 0) + 1
                costs[seen.ply] = costs.get(seen.ply, 0) + 1
    fought = [roll for roll, _ in rolled if roll.event.what in BATTLES]
    fought.sort(key=lambda roll: (-costs.get(roll.ply, 0), -abs(roll.percentile - 0.5), roll.ply))
    sides = sorted({roll.side for roll, _ in rolled})
    return AfterAction(
        ply=match.ply,
        over=match.game.position.outcome is not None,
        rolls=tuple(roll for roll, _ in rolled),
        luck=tuple(_side(rolled, side) for side in sides),
        losses=tuple(Losses(turn, side, count) for (turn, side), count in sorted(lost.items())),
        battles=tuple(sorted(fought[:KEY_BATTLES], key=lambda roll: roll.ply)),
        score=tuple(score_lines(match.system.view(match.game, seat))),
    )


def _side(rolled: list[tuple[LuckyRoll, float]], side: str) -> SideLuck:
    own = [(roll.percentile, variance) for roll, variance in rolled if roll.side == side]
    return SideLuck(side, len(own), together(own))


def score_lines(view: Any) -> Iterator[ScoreLine]:
    """Points by source, as the seat's view has them: lines of one kind and side together."""
    armies = getattr(view, "armies", None)
    if armies is not None:
        for army in armies:
            yield ScoreLine("", army.id, float(army.points), ())
        return
    score = getattr(view, "score", ())
    if isinstance(score, int):
        yield ScoreLine("", "", float(score), ())
        return
    # Holland '44 counts in half points, by side.
    groups: dict[tuple[str, str], list[Any]] = {}
    for line in score:
        groups.setdefault((line.what, getattr(line, "side", "")), []).append(line)
    for (what, side), lines in groups.items():
        points = sum(line.points for line in lines) / (2 if side else 1)
        yield ScoreLine(what, side, points, tuple(line.place for line in lines if line.place))
