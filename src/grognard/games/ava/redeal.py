"""6.1 What a seat cannot know dealt anew: the other side's chosen chits, in the cup, in the queue or in its cups."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.game import Procedure
from grognard.games.ava.command import CHITS, InterruptDraw
from grognard.games.ava.ground import AXIS, SOVIET
from grognard.games.ava.position import AvaGame, Position
from grognard.games.ava.queue import Reveal
from grognard.games.ava.rulebook import rule


@rule("6.1.e", "6.1.f")
def redealt(game: AvaGame, seat: str | None, dice: Dice) -> AvaGame:
    """A game the seat cannot tell from this one."""
    other = game.fork()
    for side in (AXIS, SOVIET):
        if seat in game.position.rules.seats[side]:
            continue
        if game.position.rules.team:
            other.position, dice = _hide_cups(other.position, side, dice)
        else:
            swapped, dice = _swaps(game, side, dice)
            _swap(other, side, swapped)
    other.dice = replace(dice, draws=dice.draws + 1)
    return other


def _swaps(game: AvaGame, side: int, dice: Dice) -> tuple[dict[str, str], Dice]:
    """For every chosen chit of the side that lies face down, another one of its nation that could lie there."""
    chits = game.position.chits[side]
    open_ = {*game.position.drawn, *chits.hand, *face_up(game)}
    free = [c for c in chits.available if c not in open_ and CHITS[c].kind in ("hq", "reserve")]
    swapped: dict[str, str] = {}
    for nation in sorted({CHITS[c].nation for c in free}):
        pool, dice = dice.shuffle([c for c in free if CHITS[c].nation == nation])
        swapped.update(zip((c for c in chits.chosen if c in pool), pool, strict=False))
    return swapped, dice


def _swap(game: AvaGame, side: int, swapped: dict[str, str]) -> None:
    """The chits exchanged wherever they lie: in the choice, in the cup, in the queue and behind it."""
    position = game.position
    chits = position.chits[side]
    chosen = tuple(swapped.get(c, c) for c in chits.chosen)
    cup = tuple(sorted(swapped.get(c, c) for c in position.cup))
    queue = tuple(swapped.get(c, c) for c in position.queue)
    game.position = position.with_chits(side, replace(chits, chosen=chosen)).but(cup=cup, queue=queue)
    game.agenda = tuple(_behind(step, swapped) for step in game.agenda)


def _behind(step: Procedure, swapped: dict[str, str]) -> Procedure:
    """19.5 A step that remembers the chits queued behind another."""
    if isinstance(step, (InterruptDraw, Reveal)) and step.later:
        return replace(step, later=tuple(swapped.get(c, c) for c in step.later))
    return step


def face_up(game: AvaGame) -> set[str]:
    """Chits that steps on the agenda name: they have been turned up."""
    steps = (step for agenda in (game.agenda, *game.lanes) for step in agenda)
    return {chit for step in steps if isinstance(chit := getattr(step, "chit", None), str)}


def _hide_cups(position: Position, side: int, dice: Dice) -> tuple[Position, Dice]:
    """20.2 The headquarters chits of a team, dealt anew among its cups."""
    seats = position.rules.seats[side]
    all_, dice = dice.shuffle([chit for seat, cup in position.cups if seat in seats for chit in cup])
    left = list(all_)
    cups = []
    for seat, cup in position.cups:
        if seat in seats:
            cups.append((seat, tuple(left[: len(cup)])))
            left = left[len(cup) :]
        else:
            cups.append((seat, cup))
    return position.but(cups=tuple(cups)), dice
