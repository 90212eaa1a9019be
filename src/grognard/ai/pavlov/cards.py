"""The Soviet card phase of a competent player: which card for which unit, and every choice that follows."""

from __future__ import annotations

from collections.abc import Callable

from grognard.ai.pavlov import air, supply, values
from grognard.ai.pavlov import weights as w
from grognard.ai.pavlov.table import (
    AA_LOCATIONS,
    ARMY,
    BATTALION,
    BATTERIES,
    BOATS,
    DIVISION,
    OBSERVERS,
    SIGNALS,
    TRACK_OF,
    VOLGA,
    Table,
)
from grognard.games.pavlov.interface.actions import PlayCard
from grognard.games.pavlov.state.position import COLOURS, PACK, TRACKS

UNITS = {unit: tuple(f"loc-{n}" for n in numbers) for unit, numbers in PACK.locations_of.items()}


def ranked(table: Table, uses: list[PlayCard]) -> list[PlayCard]:
    """One use of a card for each action of each unit, the most valuable first."""
    first: dict[tuple[str, str], PlayCard] = {}
    for use in uses:
        first.setdefault((use.unit, use.action), use)
    return sorted(first.values(), key=lambda use: -VALUE[use.action](table, use.unit))


def best_use(table: Table, uses: list[PlayCard]) -> tuple[float, PlayCard | None]:
    """The use of a card that is worth most; between equals the card whose other half is worth least."""
    worth: dict[tuple[str, str], float] = {}
    for use in uses:
        key = (use.unit, use.action)
        if key not in worth:
            worth[key] = VALUE[use.action](table, use.unit)
    of_card: dict[str, float] = {}
    for use in uses:
        of_card[use.card] = max(of_card.get(use.card, 0.0), worth[use.unit, use.action])
    scarce = sorted(of_card.values(), reverse=True)
    least = scarce[table.view.left - 1] if 0 < table.view.left <= len(scarce) else 0.0
    best: tuple[float, PlayCard | None] = (w.SPARE, None)
    score = -1.0
    for use in uses:
        value = worth[use.unit, use.action]
        # Using this card gives up its other half, as far as that would be used at all.
        others = [worth[u.unit, u.action] for u in uses if u.card == use.card and u.unit != use.unit]
        given_up = max(0.0, max(others, default=0.0) - least)
        if value > w.SPARE and value - 0.5 * given_up > score:
            score = value - 0.5 * given_up
            best = (value, use)
    return best


# -- supplies --------------------------------------------------------------------------------------------------------


def resupply(table: Table, unit: str) -> float:
    return supply.resupply_value(table)


def load(table: Table, unit: str) -> float:
    return supply.load_value(table)


def deliver(table: Table, unit: str) -> float:
    return supply.deliver_value(table)


# -- repairs ---------------------------------------------------------------------------------------------------------


def repair_value(table: Table, location: str) -> float:
    left = table.turns_left
    value = w.DOOM * air.relief(table, location)
    if location == ARMY:
        return value + w.ARMY
    if location == DIVISION:
        return value + w.DIVISION * min(6.0, values.best_recruits(table, VOLGA.reinforce_points)[0]) * (
            1.0 if left else 0.0
        )
    if location in AA_LOCATIONS:
        return value + w.REPAIR * aa_value(table)
    if location in BATTERIES:
        return value + w.REPAIR * gun_worth(table)
    if location in BOATS:
        damaged = sum(table.damaged(boat) for boat in BOATS)
        return value + (0.5, 0.5, 1.0, 2.2)[damaged] * (1.0 if left >= 2 else 0.3)
    if location in SIGNALS:
        return value + 0.5 * wire_worth(table) + 0.2
    return value + 0.3


def recover(table: Table, unit: str) -> float:
    return max((repair_value(table, place) for place in UNITS[unit] if table.damaged(place)), default=0.0)


# -- readying --------------------------------------------------------------------------------------------------------


def aa_value(table: Table) -> float:
    """One more anti-aircraft token: a token takes one aircraft out, and shields its place while it lies there."""
    ready = len(table.holding(AA_LOCATIONS, "aa"))
    soon = table.aircraft_ahead(min(3, table.turns_left + 1))
    return (
        max(0.0, min(w.AA_MOST, w.AA * (soon - w.AA_READY * ready)) + w.AA_SHIELD + w.DOOM * air.cover(table))
        if soon > 0.2
        else 0.0
    )


def ready_aa(table: Table, unit: str) -> float:
    return aa_value(table)


def gun_worth(table: Table) -> float:
    """One more artillery token, for an observer to use."""
    observers = [o for o in OBSERVERS if o in table.men]
    ready = len(table.holding(BATTERIES, "artillery"))
    if not observers:
        return 0.9 if ready == 0 and table.turns_left > 3 else 0.2
    targets = len(table.view.spaces) + (1.5 if table.turns_left else 0.7)
    need = targets - w.GUN_READY * ready
    return max(0.3, min(w.GUN_MOST, w.GUN * need)) if ready < 2 else 0.0


def guns(table: Table, unit: str) -> float:
    return gun_worth(table)


def wire_worth(table: Table) -> float:
    """One more wire towards a fourth card action a turn."""
    laid = len(table.holding(SIGNALS, "wire"))
    broken = sum(table.damaged(place) for place in SIGNALS)
    left = table.turns_left
    if left < 2:
        return 0.05
    return (w.WIRE + w.WIRE_MORE * laid) * min(1.0, left / 12) / (1 + 0.6 * broken)


def wire(table: Table, unit: str) -> float:
    return wire_worth(table)


def decision(table: Table, unit: str) -> float:
    return w.DECISION


# -- the house -------------------------------------------------------------------------------------------------------


def reinforce(table: Table, unit: str) -> float:
    return values.best_recruits(table, VOLGA.reinforce_points)[0]


def fortification(table: Table, what: str) -> float:
    if what == BATTALION:
        return 0.4
    held = sum(1 for m in table.men.values() if m.at != "reserve")
    low = PACK.components.defence.maximum - table.view.defence[what]
    return (w.WALL + w.WALL_LOW * low) * min(1.0, held / 6) * min(1.0, table.turns_left / 5)


def fortify(table: Table, unit: str) -> float:
    best = PACK.components.defence.maximum
    open_ = [c for c in COLOURS if table.view.defence[c] < best]
    return max((fortification(table, what) for what in open_), default=0.3)


def mine_worth(table: Table, spot: str) -> float:
    """A mine waits for the third counter of its approach."""
    track = int(spot[5:])
    crowd = table.crowd[track]
    before = TRACKS[track - 1].mine - 1
    near = {0: 0.3, 1: 0.6}.get(crowd, 1.6 if crowd <= before else 0.8)
    return w.MINE * near * min(1.0, table.turns_left / 5)


def mine(table: Table, unit: str) -> float:
    mined = set(table.view.mines)
    taken = {TRACK_OF[s] for s in table.view.spaces if int(s[3:]) == TRACKS[TRACK_OF[s] - 1].mine}
    spots = [f"mine-{t.n}" for t in TRACKS if f"mine-{t.n}" not in mined and t.n not in taken]
    return max((mine_worth(table, spot) for spot in spots), default=0.0)


def storm(table: Table, unit: str) -> float:
    return values.best_group(table, int(table.view.storm[1:]))[0]


def ops(table: Table, unit: str) -> float:
    """Points for tokens that leave the game: dear while they are needed."""
    card = PACK.support_cards[int(table.view.support[1:])]
    need = min(1.0, table.turns_left / 10)
    price = {"ammo": 1.2, "food": 0.8, "aid": 0.4, "sapper": 0.3}
    return card.vp - sum(price.get(k, 0.5) * n for k, n in card.cost.items()) * need * w.OPS


VALUE: dict[str, Callable[[Table, str], float]] = {
    "recover": recover,
    "resupply": resupply,
    "storm": storm,
    "ops": ops,
    "reinforce": reinforce,
    "fortify": fortify,
    "mine": mine,
    "decision": decision,
    "wire": wire,
    "load": load,
    "deliver": deliver,
    "artillery": guns,
    "aa": ready_aa,
}
