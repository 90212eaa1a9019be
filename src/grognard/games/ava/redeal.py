"""6.1 What a seat cannot know dealt anew: the other side's chosen chits, in the cup, in the queue or in its cups."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.games.ava.command import CHITS
from grognard.games.ava.ground import AXIS, SOVIET
from grognard.games.ava.position import SIDES, AvaGame, Position
from grognard.games.ava.rulebook import rule
from grognard.games.ava.selection import ChooseChits


@rule("6.1.e", "6.1.f")
def redealt(game: AvaGame, seat: str | None, dice: Dice) -> AvaGame:
    """A game the seat cannot tell from this one."""
    position = game.position
    for side in (AXIS, SOVIET):
        if seat not in position.rules.seats[side]:
            position, dice = _hide(game, position, side, dice)
    other = game.fork()
    other.position = position
    other.dice = replace(dice, draws=dice.draws + 1)
    return other


def _hide(game: AvaGame, position: Position, side: int, dice: Dice) -> tuple[Position, Dice]:
    """Other chits of the side in the cup: as many of each nation as it really chose."""
    if position.rules.team:
        return _hide_cups(position, side, dice)
    chits = position.chits[side]
    hidden = [c for c in position.cup if CHITS[c].side == SIDES[side] and CHITS[c].kind not in ("reinforcement",)]
    choosing = isinstance(game.decision, ChooseChits) and game.decision.side == side
    if choosing:
        hidden = [c for c in chits.chosen if CHITS[c].kind not in ("reinforcement", "interrupt")]
    known = {*position.drawn, *position.queue, *chits.hand, *game_chits(game)}
    free = [c for c in chits.available if c not in known and CHITS[c].kind not in ("interrupt", "reinforcement")]
    swapped: dict[str, str] = {}
    for nation in sorted({CHITS[c].nation for c in hidden}):
        own = [c for c in hidden if CHITS[c].nation == nation]
        pool, dice = dice.shuffle([c for c in free if CHITS[c].nation == nation])
        swapped.update(zip(own, pool, strict=False))
    if choosing or len(set(swapped.values())) < len(swapped):
        return position, dice
    cup = tuple(sorted(swapped.get(c, c) for c in position.cup))
    chosen = tuple(swapped.get(c, c) for c in chits.chosen)
    return position.with_chits(side, replace(chits, chosen=chosen)).but(cup=cup), dice


def game_chits(game: AvaGame) -> set[str]:
    """Chits that steps on the agenda name: they are face up."""
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
