"""What a situation changes beside the boards: the figures of units, where and when reinforcements enter, where units
leave.

The changes are kept with what was agreed before play, so that they are saved with it; where there are none, nothing is
saved, and the printed tables are used as they are.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from grognard.games.coh.data.firefights import Exit, Scenario
from grognard.games.coh.data.schema import Colour, Kind, Rating
from grognard.games.coh.data.units import KINDS, PACK, PRINTED, Figures, figures_of

COUNTS = ("fire", "indirect", "move", "wheels", "tracks", "impulses")
RANGES = ("least_range", "range")
RATINGS = ("front", "rear")
NUMBERS = (*COUNTS, *RANGES, *RATINGS)
"""7.0 to 7.6, 12.0, 14.0, 20.0 The figures of a counter that are a number each."""


class NewFigures(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Another counter for one unit: the figures that differ."""

    unit: int
    numbers: tuple[tuple[str, int], ...] = ()
    firepower: tuple[tuple[Colour, int | None], ...] = ()
    """7.1 None: it has none of that colour."""
    colours: tuple[tuple[str, Colour], ...] = ()
    """7.2 The colour of a defence rating: `front` or `rear`."""


class NewArrival(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """5.1 Other entry hexes, or another round, for an arrival of the firefight."""

    n: int
    entry: tuple[str, ...] = ()
    round: int = 0
    """0: as the firefight says."""


class Altered(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The changes of one situation."""

    figures: tuple[NewFigures, ...] = ()
    arrivals: tuple[NewArrival, ...] = ()
    exits: tuple[Exit, ...] | None = None
    """Every exit there is; none: those of the firefight."""


@cache
def altered_figures(changed: tuple[NewFigures, ...]) -> Figures:
    """The figures of all units, with these changes."""
    if not changed:
        return PRINTED
    kinds = list(KINDS)
    for new in changed:
        kinds[new.unit] = redrawn_kind(kinds[new.unit], new)
    return figures_of(kinds)


def redrawn_kind(kind: Kind, new: NewFigures) -> Kind:
    numbers, colours = dict(new.numbers), dict(new.colours)
    ratings: dict[str, Rating] = {}
    for side in RATINGS:
        colour, number = getattr(kind, side)
        ratings[side] = (colours.get(side, colour), numbers.get(side, number))
    return replace(
        kind,
        range=tuple(numbers.get(key, value) for key, value in zip(RANGES, kind.range, strict=True)),
        **ratings,
        **{key: numbers[key] for key in COUNTS if key in numbers},
        **dict(new.firepower),
    )


@cache
def altered_scenario(scenario: str, altered: Altered) -> Scenario:
    """The page of a firefight, with these arrivals and exits."""
    page = PACK.scenarios[scenario]
    new = {row.n: row for row in altered.arrivals}
    arrivals = tuple(
        replace(row, entry=new[row.n].entry or row.entry, round=new[row.n].round or row.round) if row.n in new else row
        for row in page.arrivals
    )
    return replace(page, arrivals=arrivals, exits=page.exits if altered.exits is None else altered.exits)
