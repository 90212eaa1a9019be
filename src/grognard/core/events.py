"""Events: facts for the log and the animation. Rules never read them back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from grognard.core.verdicts import Arg


class Modifier(Struct, frozen=True, omit_defaults=True):
    """One modifier of a roll: its reason and amount."""

    reason: str
    """Fluent id of the reason, without the game's prefix."""
    value: int
    rule: str = ""
    of: str = "dice"
    """What it changed: `dice`, `target` or `total`."""


class Roll(Struct, frozen=True, omit_defaults=True):
    """Dice on the table, with everything a player needs to check the result."""

    dice: tuple[int, ...]
    target: int = 0
    """What a die (or, with `total`, the sum) must reach; 0 when the roll only selects something."""
    hits: int = 0
    total: int = 0
    modifiers: tuple[Modifier, ...] = ()


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened. `what` is the Fluent id of its sentence; string arguments that are ids get names."""

    what: str
    rule: str = ""
    args: dict[str, Arg] = {}
    roll: Roll | None = None
    to: tuple[str, ...] = ()
    """The seats that may read it; empty: all."""


def hits(dice: tuple[int, ...], target: int) -> int:
    """How many dice reach the target."""
    return sum(1 for die in dice if die >= target)


def edited(patch: Iterable[Mapping[str, bool | int | str]]) -> tuple[Event, ...]:
    """A log line for each change of the table by hand: the thing and its new values; ids are arguments too: the client
    shows the place."""
    lines = []
    for change in patch:
        (_, thing), *rest = change.items()
        said = tuple(f"{key} = {str(value).lower() if isinstance(value, bool) else value}" for key, value in rest)
        ids = tuple(value for _, value in rest if isinstance(value, str))
        lines.append(Event("edited", "", {"thing": str(thing), "changes": said, "ids": ids}))
    return tuple(lines)
