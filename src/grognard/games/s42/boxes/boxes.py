"""34.1 The boxes of the reserve armies: which army has which box, which units are in it, and where that is. What is
done with them is in `maskirovka`."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.data.units import PACK, RESERVE_ARMY, SIDE, SOVIET, UNITS
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import BOX, MASKS, TRAIN, UNMASKED, Position, S42Game, names, place_name

ARMIES = tuple(unit for unit in range(len(UNITS)) if RESERVE_ARMY[unit])
"""34.1.1 The six reserve armies of the maskirovka."""
BOXES = tuple(BOX - k for k in range(MASKS))
ROOM = PACK.tables.reserve_army_units
"""34.2 Combat units that a box holds."""


def armies_in(position: Position, hex_: int) -> tuple[int, ...]:
    """34.1 The reserve armies in a hex; both players see their counters."""
    return tuple(unit for unit in position.stack(hex_) if RESERVE_ARMY[unit])


def army_hexes(position: Position) -> frozenset[int]:
    """Where reserve armies are on the map."""
    return frozenset(position.pieces[army].place for army in ARMIES if position.pieces[army].place >= 0)


@rule("34.6.2.a", "34.6.2.h")
def sheltered(position: Position, hex_: int) -> tuple[int, ...]:
    """34.6.2 The units in the boxes of a hex's reserve armies, without those shown. If there are none, the armies are
    like any non-combat unit."""
    return tuple(unit for army in armies_in(position, hex_) for unit in contents(position, army))


@rule("34.6.2.a", "34.6.2.h")
def may_be_manned(position: Position, side: int, hex_: int) -> bool:
    """34.6.2 Whether a side can hold a hex against an attack, as far as both players see: with combat units, or with
    what a reserve army may hide."""
    if position.fighters(hex_, side):
        return True
    return side == SOVIET and any(may_hide(position, army) for army in armies_in(position, hex_))


@rule("34.1.1.c", "34.2.e", "34.4.2.f")
def is_open_secret(position: Position, army: int) -> bool:
    """34 Whether both players know the box of an army: it is unmasked, shows a unit, or was shown to be empty before it
    moved by rail."""
    return position.pieces[army].has(UNMASKED | TRAIN) or bool(shown_by(position, army))


@rule("34.6.2.h")
def may_hide(position: Position, army: int) -> bool:
    """34.6.2 Whether an army may have units in its box, as far as both players see: in its own box if that is known,
    else in any box not known to be another's."""
    # RULING s42-817: the boxes lie open, the markers do not.
    if is_open_secret(position, army):
        return bool(contents(position, army))
    revealed = {box_of(position, another) for another in ARMIES if is_open_secret(position, another)}
    return any(position.at(box) for box in BOXES if box not in revealed)


def in_box(place: int) -> bool:
    """Whether a place is the box of a reserve army."""
    return BOX - MASKS < place <= BOX


@rule("34.1.2.a")
def box_of(position: Position, army: int) -> int | None:
    """34.1.2 The box that the marker of an army names; None before it has one."""
    k = ARMIES.index(army)
    return BOX - position.masks[k] if k < len(position.masks) and position.masks[k] >= 0 else None


@rule("34.1.2.a")
def army_of(position: Position, box: int) -> int | None:
    """34.1.2 The army under which the marker of a box lies."""
    k = BOX - box
    return ARMIES[position.masks.index(k)] if k in position.masks else None


def contents(position: Position, army: int) -> tuple[int, ...]:
    """34.1.2 The units in an army's box, without those it shows."""
    if not RESERVE_ARMY[army]:
        return ()
    box = box_of(position, army)
    return position.at(box) if box is not None else ()


@rule("34.2.e")
def shown_by(position: Position, army: int) -> tuple[int, ...]:
    """34.2 The units that lie on the counter of an army."""
    place = position.pieces[army].place
    return tuple(unit for unit, own in position.shown if own == army and position.pieces[unit].place == place)


def shows(position: Position, unit: int) -> int | None:
    """34.2 The army on whose counter a unit lies."""
    return next(
        (army for shown_unit, army in position.shown if shown_unit == unit and unit in shown_by(position, army)), None
    )


@rule("34.3.1.a", "34.3.1.d", "34.3.1.e")
def carried(position: Position, units: Iterable[int]) -> tuple[int, ...]:
    """34.3.1 The units that set the speed of a group: in place of a reserve army the units in its box, if it has
    any."""
    passengers: list[int] = []
    for unit in units:
        passengers += contents(position, unit) or (unit,)
    return tuple(passengers)


@rule("34.1.2.a")
def where(position: Position, unit: int) -> int:
    """34.1.2 Where a unit is: at its reserve army's place, if it is in a box."""
    # RULING s42-814: units of a box are in supply, isolated and worn down as their army's place is.
    place = position.pieces[unit].place
    army = army_of(position, place) if in_box(place) else None
    return place if army is None else position.pieces[army].place


# -- who is bound to a box -------------------------------------------------------------------------------------------


def joined(box: int) -> str:
    """What is recorded when a unit has entered a box this turn. No army is named: both players may know it."""
    return f"joined-{place_name(box)}"


def departed(box: int) -> str:
    """And when one has left it."""
    return f"departed-{place_name(box)}"


def _touched(position: Position, unit: int, *, joining: bool) -> Violation:
    box = box_of(position, unit) if RESERVE_ARMY[unit] else None
    if box is None or not position.uses(joined(box) if joining else departed(box)):
        return None
    return evidence(UNITS[unit])


@rule.forbids("34.3.1.f")
def army_has_taken_units_in(position: Position, unit: int) -> Violation:
    """34.3.1 A reserve army moves before units enter its box, not afterwards."""
    return _touched(position, unit, joining=True)


@rule.forbids("34.4.2.a")
def army_has_let_units_go(position: Position, unit: int) -> Violation:
    """34.4.2 And before units leave it."""
    return _touched(position, unit, joining=False)


@rule.forbids("34.2.e")
def army_shows_a_unit(position: Position, unit: int) -> Violation:
    """34.2 Units on its counter must be put back before a reserve army moves."""
    # RULING s42-805: a shown unit is of the box still; the army takes it in, moves, and may show it again.
    shown = shown_by(position, unit) if RESERVE_ARMY[unit] else ()
    return evidence(UNITS[unit], *names(shown)) if shown else None


@rule.forbids("34.4.2.e")
def lies_on_its_army(position: Position, unit: int) -> Violation:
    """34.4.2 A unit that is only shown has not left its box."""
    army = shows(position, unit) if SIDE[unit] == SOVIET else None
    return evidence(UNITS[unit], UNITS[army]) if army is not None else None


BOXED_IN = (army_has_taken_units_in, army_has_let_units_go, army_shows_a_unit, lies_on_its_army)
"""34 What keeps a unit from moving because of a box."""


@rule("34.3.2.b")
def display_empty_box(game: S42Game, army: int) -> None:
    """34.3.2 All players are shown that the army's box is empty; while it is on the train its box is known to all."""
    box = box_of(game.position, army)
    if box is not None:
        game.reveal()
        game.log("box-shown-empty", "34.3.2.b", army=UNITS[army], box=place_name(box))
