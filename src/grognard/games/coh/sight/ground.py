"""4.0 to 6.1, 11 The battlefield as the rules ask about it: facings and arcs, levels, roads, what lies on a hexside."""

from __future__ import annotations

from functools import cache, lru_cache

from grognard.games.coh.data.boards import NO_PATCH, Battlefield, Patch, Plan, Sheets
from grognard.games.coh.data.schema import FACINGS, Hexside, Terrain
from grognard.games.coh.data.units import PACK
from grognard.games.coh.rulebook import rule
from grognard.hexes.board import pair
from grognard.hexes.grid import NOWHERE

SHEETS = Sheets(PACK.boards, PACK.overlays, PACK.terrain)
DIRECTIONS = len(FACINGS)
AHEAD = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""The way each facing looks, in half sides across and half hexes down."""


@cache
def battlefield(plan: Plan) -> Battlefield:
    """Each battlefield is put together once; what is found out about it stays."""
    return Battlefield(plan, SHEETS)


def field_of(scenario: str, patch: Patch = NO_PATCH) -> Battlefield:
    """The battlefield of a firefight, with the changes of a situation."""
    row = PACK.scenarios[scenario]
    return battlefield(Plan(row.boards, row.overlays, patch))


# -- facing ----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1 << 14)
def front(field: Battlefield, hex_: int, facing: int) -> tuple[int, ...]:
    """5.2 The hex straight ahead and the two beside it, as far as they are on the boards."""
    around = field.grid.neighbours[hex_]
    ahead = (around[(facing + turn) % DIRECTIONS] for turn in (-1, 0, 1))
    return tuple(near for near in ahead if near != NOWHERE)


def rear(field: Battlefield, hex_: int, facing: int) -> tuple[int, ...]:
    """5.2 The other three neighbours."""
    ahead = front(field, hex_, facing)
    return tuple(near for near in field.grid.near[hex_] if near not in ahead)


def in_arc(field: Battlefield, hex_: int, facing: int, target: int) -> bool:
    """6.1 In front of the line through the centre of the hex along the outer sides of its front hexes; a hex whose
    centre lies on the line is inside."""
    # RULING coh-030
    # 6.1 draws the line and does not say whose the hexes are that it cuts in half.
    across, down = AHEAD[facing]
    columns, halves = field.offset(hex_, target)
    return columns * across + halves * down >= 0


# -- what is there ---------------------------------------------------------------------------------------------------
@rule("11.0.f", "11.5.c")
def terrain(field: Battlefield, hex_: int) -> Terrain:
    """4.0 The row of the chart for what fills a hex."""
    return PACK.terrain[field.terrain[hex_]]  # §4.0.b, §4.0.c, §11.5.b


@rule("11.5.t")
def hexside(field: Battlefield, from_hex: int, to_hex: int) -> Hexside | None:
    """The row of the chart for what lies between two neighbours."""
    kind = field.sides.get(pair(from_hex, to_hex))
    return None if kind is None else PACK.sides[kind]


def is_road(field: Battlefield, from_hex: int, to_hex: int) -> bool:
    """5.0, 14.0 A road leads from the one hex to the other."""
    return pair(from_hex, to_hex) in field.roads


def climb(field: Battlefield, from_hex: int, to_hex: int) -> int:
    """11.0 Levels up from a hex to another; below zero: down."""
    return field.level[to_hex] - field.level[from_hex]
