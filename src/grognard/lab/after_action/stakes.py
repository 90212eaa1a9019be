"""Who gains by which roll, and which events are losses, game by game. Rolls that favour neither side are left out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Literal

from msgspec import Struct

from grognard.core.events import Event


class Stake(Struct, frozen=True):
    """Who gains by a roll."""

    gainer: str
    """A side, or `@name`: the side of the unit, units or army in this argument of the event."""
    high: bool = True
    """Whether high dice are good for it."""
    by: Literal["sum", "hits"] = "sum"
    """What counts: the sum of the dice, or how many of them reach the target. It may not depend on how the roll came
    out: that would make every seat look lucky or unlucky."""


SOVIET_HITS, GERMAN_HITS = Stake("soviet", by="hits"), Stake("german", by="hits")
OF_UNIT, OF_UNITS = Stake("@unit"), Stake("@units")

STAKES: Mapping[str, Mapping[str, Stake]] = {
    "pavlov": {
        **dict.fromkeys(("attack", "bombardment", "aa-fires", "suppression-fired", "sortie-return"), SOVIET_HITS),
        **dict.fromkeys(("building-shelled", "post-suppressed", "sniper-fires"), GERMAN_HITS),
        **dict.fromkeys(("sortie-won", "sortie-failed"), Stake("soviet")),
    },
    "ava": {"battle": OF_UNITS},
    "h44": {
        "battle": OF_UNITS,
        **dict.fromkeys(("determined-defence", "recovery-rolled", "isolation-rolled"), OF_UNIT),
        **dict.fromkeys(("landing-hex-rolled", "landing-rolled"), Stake("allied", high=False)),
        "alarm-rolled": Stake("german", high=False),
        **dict.fromkeys(("bridge-blown", "bridge-held"), Stake("german")),
    },
    "s42": {
        "battle": OF_UNITS,
        **dict.fromkeys(("determined-defence", "recovery-rolled", "isolation-rolled"), OF_UNIT),
    },
    "coh": {
        **dict.fromkeys(("attack-hit", "attack-missed", "attack-destroyed", "rallied", "rally-failed"), OF_UNIT),
        **dict.fromkeys(("drove-through", "got-stuck", "points-rolled"), OF_UNIT),
        "wire-rolled": Stake("@unit", high=False),
        "rolled-for-first-turn": Stake("@army"),
    },
}

LOSSES: Mapping[str, Mapping[str, str]] = {
    "pavlov": {"counter-lost": "counter", "target-destroyed": "type"},
    "ava": {"unit-reduced": "unit", "unit-eliminated": "unit"},
    "h44": {"unit-reduced": "unit", "unit-remnant": "unit", "unit-eliminated": "unit"},
    "s42": {"unit-reduced": "unit", "unit-remnant": "unit", "unit-eliminated": "unit"},
    "coh": {"unit-destroyed": "unit"},
}
"""Events that are the loss of a step or a unit, each with the argument that names it."""

BATTLES = frozenset(("battle", "attack", "attack-hit", "attack-missed", "attack-destroyed", "bombardment"))


@cache
def sides(slug: str) -> Mapping[str, str]:
    """Unit to side, and every side to itself."""
    if slug == "ava":
        units: Any = import_module("grognard.games.ava.data.ground").PACK.units
        of: Any = import_module("grognard.games.ava.data.schema").SIDE_OF
        return {**{unit.id: of[unit.nation] for unit in units}, "axis": "axis", "soviet": "soviet"}
    module: Any = import_module(f"grognard.games.{slug}.data.units")
    names: Any = import_module(f"grognard.games.{slug}.data.schema").SIDES
    return {**{unit: names[module.SIDE[k]] for unit, k in module.UNIT.items()}, **{side: side for side in names}}


def gainer(slug: str, event: Event, stake: Stake) -> str:
    """The side that gains by this roll; empty if it cannot be told."""
    if not stake.gainer.startswith("@"):
        return stake.gainer
    named = event.args.get(stake.gainer[1:], "")
    first = named[0] if isinstance(named, tuple) and named else named
    return sides(slug).get(str(first), "")


def loser(slug: str, event: Event) -> str:
    """The side that lost something by this event; empty for any other event."""
    argument = LOSSES.get(slug, {}).get(event.what)
    if argument is None:
        return ""
    if slug == "pavlov":
        return "soviet" if event.what == "counter-lost" else "german"
    return sides(slug).get(str(event.args.get(argument, "")), "")
