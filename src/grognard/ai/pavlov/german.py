"""The German planner of a competent player: the cards that hurt most now, in the order in which they hurt most."""

from __future__ import annotations

from grognard.ai.pavlov.table import AA_LOCATIONS, BATTERIES, HOUSE, KINDS, OBSERVERS, POSTS, SPACES_OF, Table
from grognard.games.pavlov.state.position import COLOURS, PACK


def harm(table: Table, card: str) -> float:
    """What a Wehrmacht card may cost the Soviets if it comes this turn."""
    number = int(card[1:])
    if number not in PACK.wehrmacht_cards:
        hungry = table.garrison - HOUSE.food_feeds * table.view.supply["food"]
        return 2.0 + max(0, hungry)
    kind = PACK.card_type(number)
    exposed = sum(1 for m in table.men.values() if m.at in POSTS)
    walls = sum(table.view.defence.values()) / len(COLOURS)
    match kind.kind:
        case "place":
            assert kind.unit is not None
            return _placement(table, kind.unit)
        case "assault":
            strength = sum(KINDS[t].strength for t in table.view.spaces.values())
            return 0.35 * strength * min(1.0, exposed / 4)
        case "stuka":
            return 0.9 * max(0.3, kind.aircraft - len(table.holding(AA_LOCATIONS, "aa")))
        case "sniper":
            return 1.6 * min(1.0, exposed / 3) * (7.5 - walls) / 2
        case "mortar":
            return 0.9 * min(1.0, exposed / 3) * (7.5 - walls) / 2
        case "shelling":
            return 1.1 + 0.2 * (walls - 3)
    return 3.0


def _placement(table: Table, unit: str) -> float:
    """A counter on an approach; armour cannot be suppressed, and a full approach ends the game."""
    kind = KINDS[unit]
    full = sum(1 for t, spaces in SPACES_OF.items() if table.crowd[t] == len(spaces)) / len(SPACES_OF)
    stopped = 0.0
    if kind.arm == "infantry":
        stopped = 0.6 * sum(1 for c in COLOURS if table.view.fire[c] >= 2) / len(COLOURS)
    guns = len(table.holding(BATTERIES, "artillery")) and any(o in table.men for o in OBSERVERS)
    lasting = 2.2 if kind.arm == "armour" and not guns else 1.8
    return (lasting + 25.0 * full) * (1.0 - stopped)


ORDER = {"shelling": 0, "stuka": 1, "place": 2, "mortar": 3, "sniper": 4, "assault": 5, "milk": 6}
"""Walls first, then counters, then the fire that profits from both."""


def rank(card: str) -> int:
    number = int(card[1:])
    return ORDER[PACK.card_type(number).kind] if number in PACK.wehrmacht_cards else 3


def choose(table: Table, open_: list[str], places: int) -> str:
    """The next card of the plan: of the best `places` cards the one that should come first."""
    wanted = sorted(open_, key=lambda c: (-harm(table, c), c))[: max(1, places)]
    return min(wanted, key=lambda c: (rank(c), -harm(table, c), c))


HELPS = {
    "building-dice": ("shelling",),
    "stuka-defence": ("stuka",),
    "stuka-count": ("stuka",),
    "sniper-dice": ("sniper",),
    "mortar-dice": ("mortar",),
    "unit-defence": ("place",),
    "armour-defence": ("place",),
    "suppress-dice": ("place",),
    "mine-dice": ("place",),
    "assault-unit-dice": ("assault",),
    "assault-armour-dice": ("assault",),
    "assault-suppress-dice": ("assault",),
}


def tactic(table: Table, card: str) -> float:
    """How well a tactics card fits the plan of this turn and the counters on the square."""
    tactics = PACK.tactics_cards[int(card[1:])]
    planned = [int(c[1:]) for c in table.view.planned or ()]
    kinds: list[str] = [PACK.card_type(n).kind for n in planned if n in PACK.wehrmacht_cards]
    units = [PACK.card_type(n).unit for n in planned if n in PACK.wehrmacht_cards] + list(table.view.spaces.values())
    match tactics.effect:
        case "no-radio-no-observer":
            return 1.2 + len(table.holding(BATTERIES, "artillery"))
        case "moves":
            return 1.3
        case "unit-defence":
            return 0.7 * sum(1 for u in units if u == tactics.unit)
        case "armour-defence":
            return 0.6 * sum(1 for u in units if u is not None and KINDS[u].arm == "armour")
    return float(sum(kinds.count(kind) for kind in HELPS.get(tactics.effect, ())))
