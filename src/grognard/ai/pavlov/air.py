"""How great the danger from the air is to the army's command post, whose second damage loses the game."""

from __future__ import annotations

import random
from functools import lru_cache

from grognard.ai.pavlov.table import AA_LOCATIONS, VOLGA, Table

EMPTY, TOKEN, DAMAGED = range(3)
FIRST, LAST = 3, VOLGA.army_hq
PLACES = tuple(f"loc-{n}" for n in range(FIRST, LAST + 1))
MOST = 10
"""Bombs looked ahead to, at most."""
_chance = random.Random(62)
RAIDS = tuple(tuple(sum(_chance.randint(1, 6) for _ in range(3)) for _ in range(MOST)) for _ in range(96))
"""Sample raids, always the same: a judgement must not depend on luck."""


def locations(table: Table) -> tuple[int, ...]:
    """What lies on the locations, as far as bombs care."""
    volga = table.view.volga
    return tuple(EMPTY if p not in volga else DAMAGED if volga[p] == "damage" else TOKEN for p in PLACES)


@lru_cache(1 << 14)
def doom(places: tuple[int, ...], bombs: int) -> float:
    """The chance that so many bombs destroy the army's command post; damaged locations pass them upwards."""
    lost = 0
    for raid in RAIDS:
        now = list(places)
        for number in raid[:bombs]:
            while number != FIRST and number < LAST and now[number - FIRST] == DAMAGED:
                number += 1
            lying = now[number - FIRST]
            if number == LAST and lying == DAMAGED:
                lost += 1
                break
            now[number - FIRST] = EMPTY if lying == TOKEN else DAMAGED
    return lost / len(RAIDS)


def bombs_ahead(table: Table, fewer: int = 0) -> int:
    """Bombs of this turn and the next two that the guns do not stop."""
    aircraft = table.aircraft_ahead(min(3, table.turns_left + 1))
    return max(0, min(MOST, round(aircraft) - len(table.holding(AA_LOCATIONS, "aa")) - fewer))


def relief(table: Table, location: str) -> float:
    """How much repairing a location lessens the danger."""
    places, bombs = locations(table), bombs_ahead(table)
    index = int(location[4:]) - FIRST
    repaired = (*places[:index], EMPTY, *places[index + 1 :])
    return max(0.0, doom(places, bombs) - doom(repaired, bombs))


def cover(table: Table) -> float:
    """How much one more anti-aircraft token lessens it."""
    places = locations(table)
    return max(0.0, doom(places, bombs_ahead(table)) - doom(places, bombs_ahead(table, 1)))
