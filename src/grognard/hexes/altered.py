"""Changes that a situation makes besides the board: values of units, boxes of the turn track.

A game keeps the changes with its options, so that they are saved with it; without changes nothing is saved, and the
printed tables apply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.situations.words import Kind, MapOf, Number, Row
from grognard.hexes.wording import Line, bad

Face = tuple[int, int, int]
"""Attack, defence, movement."""
Faces = Mapping[int, Face]
"""The values of a unit by steps left."""
KEYS = ("attack", "defence", "movement")


class NewFace(Struct, frozen=True, array_like=True):
    """Other values for one number of steps of a unit."""

    unit: int
    steps: int
    values: Face


class NewBox(Struct, frozen=True, array_like=True):
    """Another number in the box of a turn; a key with a dot is a row of a table of the box: `axis.armour`."""

    turn: int
    key: str
    value: int


class Altered(Struct, frozen=True, kw_only=True):
    """The changes of one situation."""

    faces: tuple[NewFace, ...] = ()
    track: tuple[NewBox, ...] = ()


def units_kind(unit: Kind) -> Kind:
    """`units: {ge-3pz: {attack: 9, reduced: {attack: 4}}, test-1: {like: ge-ewald, defence: 2}}`."""
    values: dict[str, Kind] = {key: Number(0, 99) for key in KEYS}
    row = {"like": unit, **values, "reduced": Row(values, any_of=KEYS)}
    return MapOf(unit, Row(row, any_of=tuple(row)))


def new_faces(printed: Sequence[Faces], steps: int, unit: int, row: Line, *, two_sided: bool) -> tuple[NewFace, ...]:
    """The faces of a unit of so many steps as a line of `units` has them; what it does not name stays as printed."""
    if "reduced" in row and not two_sided:
        raise bad("it has no reduced side", row, "reduced")
    lines = ((left, row.get("reduced", {}) if two_sided and left < steps else row) for left in printed[unit])
    faces = ((left, _face(printed[unit][left], line)) for left, line in lines if left <= max(1, steps))
    return tuple(NewFace(unit, left, face) for left, face in faces if face != printed[unit][left])


def _face(printed: Face, line: Line) -> Face:
    attack, defence, movement = (line.get(key, value) for key, value in zip(KEYS, printed, strict=True))
    if bool(defence) != bool(printed[1]):
        raise bad("a defence strength above 0 makes a combat unit; that cannot be changed", line, "defence")
    return attack, defence, movement


def with_faces(printed: Sequence[Faces], changed: Sequence[NewFace]) -> tuple[Faces, ...]:
    """The table of values with these faces in it."""
    rows = [dict(faces) for faces in printed]
    for new in changed:
        rows[new.unit][new.steps] = new.values
    return tuple(rows)


def new_boxes(track: Mapping[int, Line]) -> tuple[NewBox, ...]:
    """`track: {9: {traffic: 4, axis: {armour: 2}}}`, box by box."""
    return tuple(
        NewBox(turn, key, value)
        for turn, row in track.items()
        for name, given in row.items()
        for key, value in _numbers(name, given)
    )


def _numbers(name: str, given: Any) -> list[tuple[str, int]]:
    if isinstance(given, Mapping):
        return [(f"{name}.{key}", value) for key, value in given.items()]
    return [(name, given)]


def in_box(changed: Sequence[NewBox], turn: int, key: str, printed: int) -> int:
    """The number under a key in the box of a turn: as changed, else as printed."""
    return next((box.value for box in changed if box.turn == turn and box.key == key), printed)
