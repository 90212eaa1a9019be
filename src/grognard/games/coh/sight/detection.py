"""10.0 Hidden units come to light: by what they do, by who comes near, by being hit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import NUMBER, PACK, SIDE, UNITS, WORKS
from grognard.games.coh.interface.actions import Pivot
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import hexside, in_arc, terrain
from grognard.games.coh.sight.line_of_sight import last_before
from grognard.games.coh.sight.solitaire import draw
from grognard.games.coh.sight.spotting import watches
from grognard.games.coh.state.control import hold
from grognard.games.coh.state.markers import Coin
from grognard.games.coh.state.position import DUG_IN, HIDDEN, NONE, CohGame, Position, place_name
from grognard.games.coh.state.presence import visible


@rule("10.0.t")
def is_covered(position: Position, unit: int, from_hex: int) -> bool:
    """10.0 Whether a hidden unit is in cover: ground that conceals, a work, or a small gully before it."""
    # RULING coh-077
    piece = position.pieces[unit]
    if terrain(position.field, piece.place).conceals or piece.shelter != NONE or piece.has(DUG_IN):  # §10.0.x
        return True
    if from_hex == piece.place:
        return False
    sides = [hexside(position.field, near, piece.place) for near in last_before(position.field, from_hex, piece.place)]
    return all(side is not None and side.conceals for side in sides)  # §10.0.v


def is_found(position: Position, unit: int) -> bool:
    """10.0 A visible unit is in its hex, or an enemy within two hexes sees it in the open."""
    place = position.pieces[unit].place
    return _is_seen(position, place, SIDE[unit], lambda hex_: is_covered(position, unit, hex_))  # §10.1.g


@rule("21.2.c")
def is_stumbled_on(position: Position, coin: Coin) -> bool:
    """21.2 Whether a unit that were hidden under a coin would be found; a work in its hex would be cover."""
    works = (PACK.works[WORKS[work.kind]].family for work in position.works_in(coin.hex))
    covered = terrain(position.field, coin.hex).conceals or "fort" in works
    return _is_seen(position, coin.hex, position.armies[coin.army].side, lambda hex_: covered)


def _is_seen(position: Position, place: int, side: int, covered: Callable[[int], bool]) -> bool:
    # RULING coh-067
    if visible(position, place):  # §10.0.k
        return True
    for hex_ in position.field.grid.within(place, NUMBER["seen-in-the-open"]):
        for watcher in position.stack(hex_):
            if SIDE[watcher] == side or position.is_hidden(watcher) or position.pieces[watcher].carrier != NONE:
                continue
            # RULING coh-217: an aircraft over the hex has come into it, cover or not.
            if watches(position, watcher, place) and (hex_ == place or not covered(hex_)):  # §10.0.s, §10.1.h, §20.3.f
                return True
    return False


def hidden_units(position: Position) -> tuple[int, ...]:
    return tuple(u for u, piece in enumerate(position.pieces) if piece.has(HIDDEN) and piece.place >= 0)


@rule("10.0.e", "10.0.h", "10.0.p")
def uncover(game: CohGame, hex_: int, side: int) -> tuple[int, ...]:
    """10.0 All hidden units of a side in a hex are put on the board."""
    # RULING coh-078
    units = tuple(u for u in game.position.of_side(hex_, side) if game.position.is_hidden(u))
    if units:
        game.change(hold(game.position.unmark(units, HIDDEN), hex_))
        game.reveal()
        for unit in units:
            game.log("unit-revealed", "10.0", unit=UNITS[unit], hex=place_name(game.position, hex_))
    return units


class Spotting(Procedure, frozen=True):
    """10.0 Every unit that can be seen now is put on the board; its owner chooses the facing."""

    # RULING coh-075

    def run(self, game: CohGame) -> None:
        for coin in game.position.coins:
            if is_stumbled_on(game.position, coin):
                draw(game, coin.hex)
        for unit in hidden_units(game.position):
            if game.position.is_hidden(unit) and is_found(game.position, unit):
                revealed = uncover(game, game.position.pieces[unit].place, SIDE[unit])
                game.then(*facings(game, revealed))


def facings(game: CohGame, units: tuple[int, ...], target: int = NONE) -> Iterator[FaceRevealed]:
    """10.0 The owner's questions about units that have come to light."""
    for unit in units:
        yield FaceRevealed(seats=(game.position.army(unit).id,), unit=unit, target=target)


@rule.forbids("6.1.b")
def faces_away(position: Position, unit: int, facing: int, target: int) -> Violation:
    """A unit that comes to light to fire faces its target."""
    if target == NONE or in_arc(position.field, position.pieces[unit].place, facing, target):
        return None
    return evidence(UNITS[unit], place_name(position, target))


@rule("10.0.d")
def face(game: CohGame, question: FaceRevealed, action: Pivot) -> None:
    """10.0 The owner turns a unit that has come to light as they like."""
    piece = replace(game.position.pieces[question.unit], facing=FACINGS.index(action.facing))
    game.change(game.position.with_piece(question.unit, piece))


FACE = Verb(
    Pivot,
    candidates=lambda position, question: map(Pivot, FACINGS),
    args=lambda position, question, action: (position, question.unit, FACINGS.index(action.facing), question.target),
    forbids=(faces_away,),
    resolve=face,
)


class FaceRevealed(Decision, frozen=True, kw_only=True):
    """10.0 Which way does a unit face that has come to light?"""

    rule: ClassVar[str] = "10.0"
    verbs = (FACE,)
    unit: int
    target: int = NONE

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-face-revealed", {"unit": UNITS[self.unit]})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)
