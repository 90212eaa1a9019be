"""What the chance of winning Pavlov's House hangs on. Weights rounded from `grognard lab fit pavlov`."""

from __future__ import annotations

from grognard.games.pavlov.interface.views import score
from grognard.games.pavlov.state.position import DAMAGE, FOOD, PACK, Position

WEIGHTS = {"start": 0.1, "lead": 0.03, "late_lead": 0.07, "fit": 0.02, "food": 0.02, "damage": -0.22}
NEEDED = min(band.min for band in PACK.components.bands if band.outcome == "win" and band.min is not None)
TURNS = PACK.components.turn.turns
FEEDS = PACK.components.house.food_feeds


def terms(position: Position) -> dict[str, float]:
    """The terms of the Soviets; those of a German player are the negatives."""
    gone = min(1.0, position.turn / TURNS)
    lead = float(score(position) - NEEDED)
    men = [man for man in position.men if man.place >= 0]
    return {
        # What the Soviets start with.
        "start": 1.0,
        # Points above those that win, as the table lies.
        "lead": lead,
        # The same, for as much of the game as is over.
        "late_lead": lead * gone,
        # Soldiers who can act, while there is time.
        "fit": sum(not man.exhausted and not man.damaged for man in men) * (1 - gone),
        # Mouths that the food in the house does not feed.
        "food": min(0, FEEDS * position.supply[FOOD] - len(men)) * (1 - gone),
        # Damaged places on the Volga.
        "damage": sum(token == DAMAGE for token in position.volga) * (1 - gone),
    }
