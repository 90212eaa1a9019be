"""The games. Each is a package of its own and joins here, by registration; none imports another.

A game is loaded when it is first used: naming it costs nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType

from grognard.core.errors import UnknownGame
from grognard.core.system import System

SLUGS = ("pavlov", "ava", "h44", "s42", "coh")


class Systems(Mapping[str, System]):
    """The registered games by slug. Each has a module `system` with its `SYSTEM`."""

    def __init__(self, slugs: tuple[str, ...]) -> None:
        self._slugs = slugs
        self._loaded: dict[str, System] = {}

    def __getitem__(self, slug: str) -> System:
        if slug not in self._slugs:
            raise KeyError(slug)
        if slug not in self._loaded:
            system: System = import_module(f"grognard.games.{slug}.system").SYSTEM
            self._loaded[slug] = system
        return self._loaded[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(self._slugs)

    def __len__(self) -> int:
        return len(self._slugs)

    def __contains__(self, slug: object) -> bool:
        """Without loading the game, which the mapping's own way would do."""
        return slug in self._slugs


SYSTEMS = Systems(SLUGS)


class _CallablePackage(ModuleType):
    """Lets `grognard.games()` list the games although `grognard.games` is also this package."""

    def __call__(self) -> tuple[str, ...]:
        return SLUGS


sys.modules[__name__].__class__ = _CallablePackage


def find(slug: str) -> System:
    """The game of that name; an unknown one is an error that lists the known."""
    if slug not in SYSTEMS:
        raise UnknownGame(game=slug, known=SLUGS)
    return SYSTEMS[slug]
