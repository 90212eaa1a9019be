"""Changes of the table by agreement of the players, as every game of the family makes them."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, TypeVar

from grognard.core.counters.position import CounterPosition, Piece
from grognard.core.errors import BadEdit
from grognard.core.game import Game
from grognard.series.zoc_bonds.interface.names import TableNames

P = TypeVar("P", bound=CounterPosition)
Change = Mapping[str, Any]
Forms = Mapping[str, tuple[tuple[str, ...], Callable[[Game[P], P, Change], P]]]
"""The changes a game knows, by the key that tells them: all keys of such a change, and what it does."""


def edited(forms: Forms[P], game: Game[P], patch: Sequence[Change]) -> Game[P]:
    """The game with the changes made, in order; the log names each."""
    for change in patch:
        form = next((name for name, (keys, _) in forms.items() if name in change and set(change) <= set(keys)), None)
        if form is None:
            *most, last = (f"{{{', '.join(keys)}}}" for keys, _ in forms.values())
            raise BadEdit(detail=f"a change is {', '.join(most)} or {last}, not {dict(change)}")
        game.position = forms[form][1](game, game.position, change)
    return game


def edited_unit(names: TableNames, change: Change) -> int:
    name = change["unit"]
    if name not in names.unit_ids:
        raise BadEdit(detail=f"there is no unit {name!r}")
    return names.unit_ids[name]


def edited_steps(change: Change, steps: int, most: int) -> int:
    """The steps of the change, or as many as before."""
    new = change.get("steps", steps)
    if not isinstance(new, int) or not 1 <= new <= most:
        raise BadEdit(detail=f"{change['unit']} has no {new!r} steps")
    return new


def edited_marks(names: TableNames, change: Change, piece: Piece) -> int:
    """The markers of the change, or those of before."""
    marks = change.get("marks")
    if marks is None:
        return piece.marks
    if not isinstance(marks, (list, tuple)) or any(mark not in names.marks for mark in marks):
        raise BadEdit(detail=f"`marks` is a list of {', '.join(names.marks)}")
    return sum({names.marks[mark] for mark in marks})


def edited_control(
    names: TableNames, position: CounterPosition, change: Change, hex_: int, sites: Container[int], kinds: str
) -> tuple[int, ...]:
    """What the first side holds after a place has been given to a side. `kinds`: the places whose control is kept."""
    side = change.get("control")
    if side not in names.sides or hex_ not in sites:
        raise BadEdit(detail=f"{kinds} and {' or '.join(names.sides)}, not {dict(change)}")
    held = set(position.held) - {hex_} | ({hex_} if side == names.sides[0] else set())
    return tuple(sorted(held))
