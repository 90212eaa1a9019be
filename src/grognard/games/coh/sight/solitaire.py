"""21.2 Hidden units in solitaire play: coins mark where a unit may be, a cup tells which."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.data.firefights import Placement
from grognard.games.coh.data.units import NUMBER, UNITS
from grognard.games.coh.interface.actions import LayCoin
from grognard.games.coh.movement.step import gait, shelter_in
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import terrain
from grognard.games.coh.state.markers import Coin, Lot
from grognard.games.coh.state.position import CUP, HIDDEN, NONE, CohGame, Piece, Position, place_name
from grognard.games.coh.state.presence import visible


def placement(position: Position, unit: int) -> Placement:
    """The line of the firefight about a unit."""
    return next(row for row in position.scenario.placements if row.id == UNITS[unit])


def to_be_marked(position: Position, army: int) -> int:
    """21.2 The next hidden unit of an army that is not in the cup yet, or NONE."""
    if not position.rules.solitaire:
        return NONE
    mine = {row.id for row in position.scenario.placements if row.hidden and row.army == position.armies[army].id}
    return next((u for u, name in enumerate(UNITS) if name in mine and position.pieces[u].place != CUP), NONE)


# -- the coins -------------------------------------------------------------------------------------------------------
@rule.forbids("21.2.a")
def does_not_suit_the_unit(position: Position, unit: int, hex_: int) -> Violation:
    """A coin lies where the firefight lets the unit hide: in its zone, or not far from its printed hex."""
    row = placement(position, unit)
    if row.zone is not None:
        fits = hex_ in position.field.zone(row.zone)
    else:
        # RULING coh-214: a unit with a printed hex has its first coin there and the other within two hexes of it.
        fits = position.field.grid.distance(position.field.hex(row.hex), hex_) <= NUMBER["seen-in-the-open"]
    fits = fits and gait(unit) in terrain(position.field, hex_).enter
    return None if fits else evidence(UNITS[unit], place_name(position, hex_))


@rule.forbids("21.2.a")
def has_a_coin(position: Position, unit: int, hex_: int) -> Violation:
    """Every coin has a hex of its own."""
    return evidence(place_name(position, hex_)) if hex_ in position.coin_in else None


@rule.forbids("10.0.k")
def has_a_visible_unit(position: Position, unit: int, hex_: int) -> Violation:
    """No unit hides in a hex with another on the board."""
    there = visible(position, hex_)
    return evidence(place_name(position, hex_), UNITS[there[0]]) if there else None


COINS = (does_not_suit_the_unit, has_a_coin, has_a_visible_unit)


@rule("21.2.a")
def mark_hex(game: CohGame, question: MarkHex, action: LayCoin) -> None:
    """21.2 A coin; after the last of them the unit goes into the cup."""
    lay_coin(game, question.army, game.position.field.index[action.hex])
    if question.left > 1:
        game.then(replace(question, left=question.left - 1))
    else:
        into_the_cup(game, question.army, question.unit)


LAY_COIN = Verb(
    LayCoin,
    candidates=lambda position, question: map(LayCoin, position.field.names),
    args=lambda position, question, action: (position, question.unit, position.field.index[action.hex]),
    forbids=COINS,
    resolve=mark_hex,
)


class MarkHex(Decision, frozen=True, kw_only=True):
    """21.2 Where may this unit be hidden?"""

    rule: ClassVar[str] = "21.2"
    verbs = (LAY_COIN,)
    army: int
    unit: int
    left: int

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-mark-hex", {"unit": UNITS[self.unit], "left": self.left})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)


def lay_coin(game: CohGame, army: int, hex_: int) -> None:
    game.change(game.position.but(coins=(*game.position.coins, Coin(hex_, army))))
    game.log("coin-laid", "21.2", hex=place_name(game.position, hex_))


@rule("21.2.b")
def into_the_cup(game: CohGame, army: int, unit: int) -> None:
    """21.2 The unit and a dummy."""
    position = game.position
    dummies = (Lot(NONE, army),) * NUMBER["solitaire-dummies"]
    game.change(position.with_piece(unit, Piece(CUP)).but(cup=(*position.cup, Lot(unit, army), *dummies)))


def mark(game: CohGame, army: int, unit: int) -> None:
    """21.2 Two hexes for a hidden unit; where the firefight prints one, that is the first."""
    row, left = placement(game.position, unit), NUMBER["solitaire-hexes"]
    if row.zone is None:
        lay_coin(game, army, game.position.field.hex(row.hex))
        left -= 1
    game.change(game.position.with_piece(unit, replace(game.position.pieces[unit], place=CUP, marks=0)))
    game.then(MarkHex(seats=(game.position.armies[army].id,), army=army, unit=unit, left=left))


# -- the cup ---------------------------------------------------------------------------------------------------------
@rule("21.2.c", "21.2.d")
def draw(game: CohGame, hex_: int) -> int:
    """21.2 A unit would come into play here: draw a counter from the cup and remove the coin. A unit that is drawn is
    hidden in the hex; a dummy is discarded."""
    # RULING coh-185: one cup for each army; the unit that is drawn is in the hex that set it off.
    position = game.position
    coin = Coin(hex_, position.coin_in[hex_])
    lots = [lot for lot in position.cup if lot.army == coin.army]
    lot = lots[game.roll(1, len(lots))[0] - 1]
    cup = list(position.cup)
    cup.remove(lot)
    game.change(position.but(coins=tuple(c for c in position.coins if c != coin), cup=tuple(cup)))
    if lot.unit == NONE:
        game.log("dummy-drawn", "21.2", hex=place_name(position, hex_))
        return NONE
    piece = Piece(hex_, marks=HIDDEN, shelter=shelter_in(position, lot.unit, hex_))
    game.change(game.position.with_piece(lot.unit, piece))
    game.log("hidden-unit-drawn", "21.2", unit=UNITS[lot.unit], hex=place_name(position, hex_))
    return lot.unit
