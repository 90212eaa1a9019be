"""What the chance of winning Pavlov's House hangs on. Weights rounded from `grognard lab fit pavlov`."""

from __future__ import annotations

from grognard.ai.pavlov.table import CHECKS
from grognard.games.pavlov.interface.views import score
from grognard.games.pavlov.state.position import DAMAGE, FIRST, FOOD, NONE, PACK, SUPPRESS, WIRE, Position

WEIGHTS = {
    "start": -0.6,
    "gone": 1.07,
    "lead": 0.115,
    "late_lead": -0.2,
    "last_lead": 0.21,
    "fit": 0.1,
    "men": -0.24,
    "posted": 0.13,
    "hungry": 0.1,
    "damage": -0.23,
    "boats": -0.47,
    "wire": 0.12,
    "laid": 0.075,
    "tokens": 0.01,
    "walls": 0.035,
    "mines": 0.4,
    "full": -0.45,
    "nearly_full": -0.17,
}
NEEDED = min(band.min for band in PACK.components.bands if band.outcome == "win" and band.min is not None)
TURNS, CARDS = PACK.components.turn.turns, PACK.components.turn.wehrmacht_cards
FEEDS = PACK.components.house.food_feeds
BOATS, SIGNALS = (tuple(n - FIRST for n in PACK.locations_of[unit]) for unit in ("volga", "sig139"))
MOST_TOKENS = 12


def terms(position: Position) -> dict[str, float]:
    """The terms of the Soviets; those of a German player are the negatives."""
    gone = min(1.0, position.turn / TURNS)
    left = 1 - gone
    lead = float(score(position) - NEEDED)
    men = [man for man in position.men if man.place >= 0]
    rooms = [track.count(NONE) for track in position.tracks]
    crates = position.supply[FOOD] + sum(position.volga[boat] == FOOD for boat in BOATS)
    return {
        # What the Soviets start with.
        "start": 1.0,
        # The part of the game that is over.
        "gone": gone,
        # Points above those that win, as the table lies; the nearer the end the more they are what will be.
        "lead": lead,
        "late_lead": lead * gone,
        "last_lead": lead * gone * gone,
        # Soldiers who can act, while there is time.
        "fit": sum(not man.exhausted and not man.damaged for man in men) * left,
        # Every soldier: the points are in the lead, and may yet be lost.
        "men": len(men) * left,
        # Soldiers at the windows.
        "posted": sum(man.place > 0 for man in men) * left,
        # Mouths that the food in the house and on the boats does not feed, the nearer the supply check the worse.
        "hungry": min(0, FEEDS * crates - len(men)) * _hurry(position),
        # Damaged places on the Volga, and the landing stages among them.
        "damage": sum(token == DAMAGE for token in position.volga) * left,
        "boats": sum(position.volga[boat] == DAMAGE for boat in BOATS) * left,
        # Telephone wires.
        "wire": sum(position.volga[place] == WIRE for place in SIGNALS) * left,
        # Suppression tokens that lie ready, and those in the house.
        "laid": min(MOST_TOKENS, sum(position.fire)) * left,
        "tokens": min(MOST_TOKENS, position.supply[SUPPRESS]) * left,
        # The walls of the house, and the mines around it.
        "walls": sum(position.defence) * left,
        "mines": sum(position.mines) * left,
        # Approaches on which the next counter is a breach, or the one after it.
        "full": float(rooms.count(0)),
        "nearly_full": float(rooms.count(1)),
    }


def _hurry(position: Position) -> float:
    """One right before a supply check, less the more turns are still to come before it."""
    seen = len(position.revealed)
    cards = next((check - seen for check in CHECKS if check >= seen), None)
    return 0.0 if cards is None else 1 / (1 + cards / CARDS)
