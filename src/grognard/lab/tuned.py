"""Machine players with changed weights, under names of their own: `normal[TOKEN=2]`, `normal[TOKEN=2:LURE=0.5]`.

A changed player is a copy of its game's players in which other numbers stand in `weights.py`: whatever the copy keeps
in memory is its own, so that it can play against the player that it was made from.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from types import ModuleType

import grognard.ai
from grognard.ai import Player, make_player, player_from
from grognard.core.errors import GrognardError

NAME = re.compile(r"(?P<player>\w+)\[(?P<changes>.*)\]")


class BadWeight(GrognardError):
    """A weight that the players of the game do not have, or no number."""

    code = "bad-weight"


def tuned_name(player: str, **changes: float) -> str:
    return f"{player}[{':'.join(f'{name}={value:g}' for name, value in changes.items())}]"


def tuned_player(slug: str, name: str, seed: int) -> Player:
    """The player of this name, with its weights changed if the name says so."""
    changed = NAME.fullmatch(name)
    if changed is None:
        return make_player(slug, name, seed)
    make_player(slug, changed["player"], 0)
    return player_from(_copy(slug, changed["changes"]), changed["player"], seed)


def weights(slug: str) -> dict[str, float]:
    """What can be changed: the single numbers of `ai/SLUG/weights.py`."""
    module = import_module(f"grognard.ai.{slug}.weights")
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) in (int, float)}


def _parsed(slug: str, changes: str) -> dict[str, float]:
    known, parsed = weights(slug), {}
    for change in changes.split(":"):
        name, _, value = change.partition("=")
        if name not in known:
            raise BadWeight(weight=name, game=slug, known=tuple(known))
        try:
            parsed[name] = type(known[name])(value)
        except ValueError:
            raise BadWeight(weight=change, game=slug, known=(f"{name}={known[name]:g}",)) from None
    return parsed


@cache
def _copy(slug: str, changes: str) -> ModuleType:
    """`ai/SLUG/plans.py` of a second copy of the players, imported after its weights were changed."""
    parsed, package = _parsed(slug, changes), f"grognard.ai.{slug}"
    originals = {name: sys.modules.pop(name) for name in _modules(package)}
    try:
        vars(import_module(f"{package}.weights")).update(parsed)
        return import_module(f"{package}.plans")
    finally:
        for name in _modules(package):
            del sys.modules[name]
        sys.modules.update(originals)
        if package in originals:
            setattr(grognard.ai, slug, originals[package])


def _modules(package: str) -> list[str]:
    return [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
