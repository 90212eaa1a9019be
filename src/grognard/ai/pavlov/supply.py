"""How a competent player feeds the house: what each crate is worth, and each of the three steps that bring it."""

from __future__ import annotations

from collections import Counter

from grognard.ai.pavlov import weights as w
from grognard.ai.pavlov.table import BOATS, HOUSE, TURN, VOLGA, Table

CARGO = ("food", "ammo", "aid", "sapper")
IN_TIME = {
    "resupply": (0.15, 0.5, 0.75, 0.85, 0.8),
    "load": (0.45, 0.8, 0.92, 0.9, 0.85),
    "deliver": (1.0, 1.0, 0.95, 0.85, 0.8),
}
"""The chance that food gets through when the supply check is so many turns away; early, other things may come first."""


def crate(table: Table, kind: str, have: int) -> float:
    """One more crate of a kind in a house that has so many."""
    left = table.turns_left
    match kind:
        case "food":
            return food(table, have)
        case "ammo":
            tokens = table.view.supply["suppress"] + VOLGA.suppress_per_ammo * have
            return (
                0.0
                if left < 2
                else (w.AMMO_LOW if tokens < 4 else w.AMMO_SOME if tokens < 8 else 0.2) * min(1.0, left / 5)
            )
        case "sapper":
            low = sum(max(0, 5 - d) for d in table.view.defence.values())
            return (w.SAPPER + 0.35 * low) / (1 + have) * min(1.0, left / 5)
    return w.AID * (1.0 if left >= 4 else 0.75) / (1 + 0.6 * have)


def food(table: Table, have: int) -> float:
    """Food for five counters; beyond the next check, a little for the one after."""
    if table.to_check is None:
        return 0.0
    recruits = min(4, len(table.in_stock)) if table.to_check >= 2 * TURN.wehrmacht_cards else 0
    lacking = table.garrison + recruits - HOUSE.food_feeds * have
    later = 0.3 if table.to_check + TURN.wehrmacht_cards * 5 < table.view.turns * TURN.wehrmacht_cards else 0.1
    # The very first crate keeps the house from being empty after the check, which would be the end.
    return w.EATER * max(0, min(HOUSE.food_feeds, lacking)) + later + (w.CRUST if have == 0 else 0.0)


def in_house(table: Table) -> Counter[str]:
    return Counter({kind: table.view.supply[kind] for kind in CARGO if kind != "ammo"})


def afloat(table: Table) -> Counter[str]:
    return Counter(k for boat in BOATS if (k := table.view.volga.get(boat, "damage")) in CARGO)


def timely(table: Table, kind: str, step: str) -> float:
    if kind != "food" or table.to_check is None:
        return 1.0
    odds = IN_TIME[step]
    return odds[min(table.to_check // TURN.wehrmacht_cards, len(odds) - 1)]


def picked(table: Table, have: Counter[str], there: Counter[str], count: int, step: str) -> list[tuple[float, str]]:
    """The best crates of those that are there, one after another, each with what it adds to what the house has."""
    have, there = have.copy(), there.copy()
    hopeless = timely(table, "food", step) < 0.4
    chosen: list[tuple[float, str]] = []
    for _ in range(count):
        open_ = [k for k in CARGO if there[k] > 0]
        if not open_:
            break
        worth = {k: crate(table, k, have[k]) * (0.1 if k == "food" and hopeless else 1.0) for k in open_}
        best = max(open_, key=lambda k: worth[k])
        chosen.append((worth[best] * timely(table, best, step), best))
        have[best] += 1
        there[best] -= 1
    return chosen


def take(table: Table, count: int) -> list[tuple[float, str]]:
    """Out of the stock into the staging area."""
    under_way = in_house(table) + afloat(table) + Counter(table.view.staging)
    return picked(table, under_way, Counter({k: table.view.stock[k] for k in CARGO}), count, "resupply")


def load(table: Table, count: int) -> list[tuple[float, str]]:
    """Out of the staging area onto the boats."""
    return picked(table, in_house(table) + afloat(table), Counter(table.view.staging), count, "load")


def resupply_value(table: Table) -> float:
    if table.turns_left < 1:
        return 0.0
    boats = len(BOATS) if sum(table.view.staging.values()) == 0 else 1
    # What the boats cannot carry in the first run waits, and is worth less.
    worth = [value for value, _ in take(table, VOLGA.resupply_tokens)]
    return w.RESUPPLY * (sum(worth[:boats]) + 0.5 * sum(worth[boats:]))


def load_value(table: Table) -> float:
    free = sum(1 for boat in BOATS if boat not in table.view.volga)
    hurry = 1.0 if table.turns_left else 0.4
    return w.LOAD * hurry * sum(value for value, _ in load(table, min(free, VOLGA.load_tokens)))


def deliver_value(table: Table) -> float:
    cargo = afloat(table)
    return w.DELIVER * sum(v for v, _ in picked(table, in_house(table), cargo, cargo.total(), "deliver"))
