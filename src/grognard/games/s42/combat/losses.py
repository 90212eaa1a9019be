"""10.3, 10.4 Step losses: counters turned over, remnants in place of divisions if their owner wants them, eliminated
units."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import LEAVES, REMNANT, SIDE, UNITS
from grognard.games.s42.interface.actions import FormRemnant, SetAside
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    ELIMINATED,
    PLATE,
    POOL,
    REMOVED,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.series.zoc_bonds.losses import fate

KEPT = 1
"""10.4.2 The remaining step of a division that forms no remnant goes to the box with it; other units there have
none."""


def lose_step(game: S42Game, unit: int, cause: str) -> None:
    """10.3 A combat unit loses a step: its counter is turned over, or it is eliminated. The second loss of a three-step
    division puts it in the box, unless its owner prefers a remnant and one of its kind is available."""
    position = game.position
    piece = position.pieces[unit]
    match fate(piece.steps, position.most_steps(unit)):
        case "reduced":
            game.change(position.with_piece(unit, replace(piece, steps=piece.steps - 1)))  # §10.3.a
            game.log("unit-reduced", cause, unit=UNITS[unit], hex=place_name(piece.place))
        case "remnant" if free_remnant(position, unit) is not None:  # §2.3.5.c
            game.then(ChooseRemnant(seats=(SIDES[SIDE[unit]],), unit=unit, cause=cause))  # §10.3.d, §10.4.1.a
        case "remnant":
            set_aside(game, unit, cause)  # §10.4.2.c
        case "eliminated":
            eliminate(game, unit, cause)  # §10.3.b, §10.3.c


# -- 10.4 remnants ---------------------------------------------------------------------------------------------------


@rule("10.4.1.a", "10.4.1.c", "10.4.2.c")
def free_remnant(position: Position, unit: int) -> int | None:
    """10.4.1 An available remnant of the kind that a division leaves."""
    kind = LEAVES[unit]
    return next((u for u, own in enumerate(REMNANT) if kind and own == kind and position.pieces[u].place == POOL), None)


@rule("10.4.1.c")
def standing(position: Position, unit: int) -> int:
    """10.4.1 The counter on the map for a unit: its remnant, if it has one."""
    return next((remnant for remnant, parent in position.parents if parent == unit), unit)


@rule("10.4.1.b", "10.4.1.c")
def form_remnant(game: S42Game, unit: int) -> None:
    """10.4.1 The division goes to the remnant display and a remnant replaces it, in the same order and with the same
    markers."""
    position = game.position
    piece, remnant = position.pieces[unit], free_remnant(position, unit)
    assert remnant is not None
    stands = replace(piece, steps=1)
    position = position.with_pieces({unit: Piece(PLATE, 1), remnant: stands})
    game.change(position.but(parents=tuple(sorted((*position.parents, (remnant, unit))))))
    game.log("unit-remnant", "10.4.1.c", unit=UNITS[unit], remnant=UNITS[remnant], hex=place_name(piece.place))


@rule("10.4.2.a", "10.4.2.b", "10.4.2.c")
def set_aside(game: S42Game, unit: int, cause: str) -> None:
    """10.4.2 The division goes to the eliminated box with its remaining step: one replacement is enough to bring it
    back on its reduced side."""
    place = place_name(game.position.pieces[unit].place)
    game.change(game.position.with_piece(unit, Piece(ELIMINATED, KEPT)))
    game.log("unit-set-aside", cause, unit=UNITS[unit], hex=place)


FORM_REMNANT = Verb(
    FormRemnant,
    candidates=lambda position, choice: (FormRemnant(UNITS[choice.unit]),),
    resolve=lambda game, choice, action: form_remnant(game, choice.unit),
)
SET_ASIDE = Verb(
    SetAside,
    candidates=lambda position, choice: (SetAside(UNITS[choice.unit]),),
    resolve=lambda game, choice, action: set_aside(game, choice.unit, choice.cause),
)


class ChooseRemnant(Decision, frozen=True, kw_only=True):
    """10.3 A division has lost its second step: does a remnant fight on, or does it go to the box for a replacement?"""

    rule: ClassVar[str] = "10.3.d"
    verbs = (FORM_REMNANT, SET_ASIDE)
    unit: int
    cause: str

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-remnant", {"unit": UNITS[self.unit]})


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("10.4.3.a", "10.4.3.b", "10.4.3.c")
def without(position: Position, unit: int) -> Position:
    """10.4.3 The position without a combat unit: it goes to the box. A remnant goes back to its pool, and the unit it
    stood for is gone for good. Planned offensives of a headquarters are lost with it."""
    if REMNANT[unit]:
        parent = dict(position.parents)[unit]
        assert position.pieces[parent].place == PLATE
        position = position.with_pieces({unit: Piece(POOL, 1), parent: Piece(REMOVED, 0)})
        return position.but(parents=tuple(row for row in position.parents if row[0] != unit))
    plans = tuple(row for row in position.planned if row.unit != unit)
    return position.with_piece(unit, Piece(ELIMINATED, 0)).but(planned=plans)


def eliminate(game: S42Game, unit: int, cause: str) -> None:
    """A combat unit is eliminated, for a reason the rulebook gives."""
    place = place_name(game.position.pieces[unit].place)
    game.change(without(game.position, unit))
    game.log("unit-eliminated", cause, unit=UNITS[unit], hex=place)
