"""The games. Each is a package of its own and joins here, by registration; none imports another."""

from __future__ import annotations

from grognard.core.errors import UnknownGame
from grognard.core.system import System
from grognard.games.ava.system import Ava
from grognard.games.coh.system import Coh
from grognard.games.h44.system import H44
from grognard.games.pavlov.system import Pavlov
from grognard.games.s42.system import S42

SYSTEMS: dict[str, System] = {system.slug: system for system in (Pavlov(), Ava(), H44(), S42(), Coh())}


def find(slug: str) -> System:
    """The game of that name; an unknown one is an error that lists the known."""
    if slug not in SYSTEMS:
        raise UnknownGame(game=slug, known=tuple(SYSTEMS))
    return SYSTEMS[slug]
