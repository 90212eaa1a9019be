"""6.1 What a seat cannot know dealt anew: the other side's chosen chits, in the cup, in hand,
in the queue or in its cups, and its chits of choice."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.game import Procedure
from grognard.games.ava.data.ground import AXIS, SOVIET
from grognard.games.ava.multiplayer.queue import Reveal
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import AvaGame, Position
from grognard.games.ava.turn.command import CHITS, InterruptDraw, PlayHeldChit


@rule("6.1.e", "6.1.f")
def determinized(game: AvaGame, seat: str | None, dice: Dice) -> AvaGame:
    """A game the seat cannot tell from this one."""
    dealt = game.fork()
    for side in (AXIS, SOVIET):
        if seat in game.position.rules.seats[side]:
            continue
        raised, dice = _raised(dealt.position, side, dice)
        _swap(dealt, side, raised)
        _rename(dealt, side, raised)
        if game.position.rules.team:
            dealt.position, dice = _hide_cups(dealt.position, side, dice)
        else:
            swapped, dice = _swaps(dealt, side, dice)
            _swap(dealt, side, swapped)
    dealt.dice = replace(dice, draws=dice.draws + 1)
    return dealt


def _raised(position: Position, side: int, dice: Dice) -> tuple[dict[str, str], Dice]:
    """18 For every chit of choice that the other side has not seen, one that could have been raised instead."""
    chits = position.chits[side]
    if not chits.unseen:
        return {}, dice
    seen = set(chits.available) - set(chits.unseen)
    pool, dice = dice.shuffle([chit for chit in position.rules.data.soviet_pool if chit not in seen])
    return dict(zip(chits.unseen, pool, strict=False)), dice


def _rename(game: AvaGame, side: int, raised: dict[str, str]) -> None:
    """Other chits of choice are available."""
    chits = game.position.chits[side]
    available = tuple(raised.get(c, c) for c in chits.available)
    unseen = tuple(raised.get(c, c) for c in chits.unseen)
    game.position = game.position.with_chits(side, replace(chits, available=available, unseen=unseen))


def _swaps(game: AvaGame, side: int, dice: Dice) -> tuple[dict[str, str], Dice]:
    """For every chosen chit of the side that lies face down, another one of its nation that could lie there; for one in
    hand, another one that is held in hand."""
    chits = game.position.chits[side]
    played = {chit for chit in game.position.queue if CHITS[chit].kind == "interrupt"}  # §7.3.b in sight of all
    open_ = {*game.position.drawn, *face_up(game), *_asked(game), *played}
    free = [c for c in chits.available if c not in open_ and CHITS[c].kind in ("hq", "reserve", "interrupt")]
    swapped: dict[str, str] = {}
    for group in sorted({_group(game, c) for c in free}):
        pool, dice = dice.shuffle([c for c in free if _group(game, c) == group])
        swapped.update(zip((c for c in chits.chosen if c in pool), pool, strict=False))
    return swapped, dice


def _group(game: AvaGame, chit: str) -> tuple[str, bool]:
    """6.2, 6.3 Chits that could lie in each other's place: of one nation, and once the cup is filled, of one place."""
    position = game.position
    filled = bool(position.cup or position.drawn or position.queue or face_up(game))
    return CHITS[chit].nation, filled and CHITS[chit].kind == "interrupt"


def _asked(game: AvaGame) -> set[str]:
    """19.5 With several players the question itself shows which chit is held."""
    asked = (
        (step for step in game.agenda if isinstance(step, InterruptDraw)) if len(game.position.rules.axis) > 1 else ()
    )
    return {chit for step in asked for chit in step.held}


def _swap(game: AvaGame, side: int, swapped: dict[str, str]) -> None:
    """The chits exchanged wherever they lie: in the choice, in the cup, in hand, in the queue and behind it."""
    if not swapped:
        return
    position = game.position
    chits = position.chits[side]

    def exchanged(lying: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(swapped.get(chit, chit) for chit in lying)

    game.position = position.with_chits(
        side, replace(chits, chosen=exchanged(chits.chosen), hand=exchanged(chits.hand))
    ).but(
        cup=tuple(sorted(exchanged(position.cup))),
        queue=exchanged(position.queue),
        cups=tuple((seat, exchanged(cup)) for seat, cup in position.cups),
    )
    game.agenda = tuple(_behind(step, swapped) for step in game.agenda)


def _behind(step: Procedure, swapped: dict[str, str]) -> Procedure:
    """7.3, 19.5 A step that remembers chits in hand, or those queued behind another."""
    if isinstance(step, (InterruptDraw, Reveal)) and step.later:
        step = replace(step, later=tuple(swapped.get(c, c) for c in step.later))
    if isinstance(step, (InterruptDraw, PlayHeldChit)):
        step = replace(step, held=tuple(swapped.get(c, c) for c in step.held))
    return step


def face_up(game: AvaGame) -> set[str]:
    """Chits that steps on the agenda name: they have been turned up."""
    steps = (step for agenda in (game.agenda, *game.parallel) for step in agenda)
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
