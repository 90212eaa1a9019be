"""34.1.2 What the Axis cannot know, dealt anew: which box belongs to which reserve army."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.games.s42.boxes.boxes import ARMIES, box_of, in_box, is_open_secret
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import SOVIET
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ISOLATED, UNSUPPLIED, Position, S42Game


@rule("34.1.1.c", "34.1.2.a")
def boxes_seen(position: Position, seat: str | None) -> dict[int, int]:
    """34.1.2 The box of each reserve army, as far as the seat knows it: its owner knows all, others those already
    revealed. What each box holds is open to all."""
    # RULING s42-817: the boxes lie open, the markers do not.
    own = seat == SIDES[SOVIET]
    boxes = {army: box_of(position, army) for army in ARMIES if own or is_open_secret(position, army)}
    return {army: box for army, box in boxes.items() if box is not None}


@rule("34.1.1.c", "34.1.2.a")
def marks_seen(position: Position, unit: int, seat: str | None) -> int:
    """34.1.2 The markers of a unit that a seat sees: whether a box is in supply would reveal whose it is."""
    piece = position.pieces[unit]
    hidden = in_box(piece.place) and seat != SIDES[SOVIET]
    return piece.marks & ~(UNSUPPLIED | ISOLATED) if hidden else piece.marks


@rule("34.1.1.c")
def determinized(game: S42Game, seat: str | None, dice: Dice) -> S42Game:
    """34.1.2 A game that the seat cannot tell from this one: the markers it does not know lie in another order."""
    dealt, position = game.fork(), game.position
    boxes = boxes_seen(position, seat)
    hidden = [army for army in ARMIES if army not in boxes and box_of(position, army) is not None]
    kept = [mask for k, mask in enumerate(position.masks) if ARMIES[k] in hidden]
    shuffled, dice = dice.shuffle(kept)
    news = dict(zip(hidden, shuffled, strict=True))
    masks = (news.get(army, mask) for army, mask in zip(ARMIES, position.masks, strict=False))
    dealt.position = position.but(masks=tuple(masks))
    dealt.dice = replace(dice, draws=dice.draws + 1)
    return dealt


@rule("34.1.1.c")
def blindfolded(game: S42Game, seat: str | None) -> S42Game:
    """34.1.2 The game without the markers that a seat does not know: its queries are answered from this one."""
    seen, boxes = game.fork(), boxes_seen(game.position, seat)
    masks = (mask if army in boxes else -1 for army, mask in zip(ARMIES, game.position.masks, strict=False))
    seen.position = game.position.but(masks=tuple(masks))
    return seen
