"""Rows that the packs of several games share: two-sided counters, combat tables, die modifiers, numbers of the rules,
options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from grognard.core.packs.rows import Block, Named, Row
from grognard.core.rulebook import Localised
from grognard.core.system import Option, Value

MoveClass = Literal["non_mech", "mech_infantry", "vehicle"]
Quality = Literal["elite", "normal", "low"]
Column = Literal["", "clear", "other", "city"]
COLUMNS: tuple[Column, ...] = ("clear", "other", "city")
"""Columns of a table of determined defence, in its order."""
Values = tuple[int, int, int]
"""Attack, defence, movement; or a cost on foot, for mechanised infantry, for vehicles."""


class Counter(Named, frozen=True, kw_only=True):
    """A unit as it is printed: its front, and its back if it has more than one step."""

    label: str
    type: str
    move_class: MoveClass
    steps: int
    full: Values
    reduced: Values | None = None
    range: int = 0
    free: bool = False
    """A white frame."""
    remnant: str = ""
    """The type of remnant it becomes."""


class CrtRow(Block, frozen=True, kw_only=True):
    """A line of the combat table: the results on a die, column by column."""

    n: int
    results: tuple[str, ...]


class DieRow(Block, frozen=True, kw_only=True):
    n: int
    result: str


class Modifiers(Row, frozen=True, kw_only=True):
    """What changes the dice of a table, by its cause."""

    values: dict[str, int]


class Constant(Row, frozen=True, kw_only=True):
    """A number of the rules."""

    value: int


class Switch(Named, frozen=True, kw_only=True):
    """An option that the players agree on before play."""

    default: bool


def option(switch: Switch, rule: str, en: str, ru: str, pl: str) -> Option:
    """The option as the lobby offers it, with its help text in three languages."""
    values = (switch.default, not switch.default)
    return Option(id=switch.id, title=Localised(**switch.name), help=Localised(en, ru, pl), rule=rule, values=values)


def is_on(switch: Switch, options: Mapping[str, Value]) -> bool:
    """Whether it was agreed; an option that is not given has its default."""
    return bool(options.get(switch.id, switch.default))
