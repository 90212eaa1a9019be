"""Glicko-2, by the library `glicko2-py`: a strength, how sure it is, and how steady (ADR 26)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

START, UNSURE, STEADY = 1500.0, 350.0, 0.06
"""The rating, deviation and volatility of a player who has not played."""
PROVISIONAL = 150.0
"""From this deviation on a rating says little: it is marked, and stands on no ladder. Some nine games lead below it:
ours are long, and the 110 that chess sites ask for would take years."""
PERIOD = 30 * 86_400.0
"""Seconds after which a player who does not play is less sure by one period. A game is a period of its own."""


class Rating(Struct, frozen=True):
    rating: float = START
    deviation: float = UNSURE
    volatility: float = STEADY
    games: int = 0
    at: float = 0.0
    """When the last game ended."""

    @property
    def provisional(self) -> bool:
        return self.deviation >= PROVISIONAL

    def rested(self, now: float) -> Rating:
        """As it is after a time without games: the less sure, the longer."""
        # Here, not above: home use has no accounts, and does without the library.
        from glicko2.math import phi_to_rd, rating_to_mu, rd_to_phi, update_rating

        mu, phi = rating_to_mu(self.rating), rd_to_phi(self.deviation)
        periods = int((now - self.at) / PERIOD) if self.games else 0
        while periods > 0 and phi_to_rd(phi) < UNSURE:
            phi, periods = update_rating(mu, phi, self.volatility, []).phi, periods - 1
        return replace(self, deviation=min(phi_to_rd(phi), UNSURE))


def played(first: Rating, second: Rating, score: float, now: float) -> tuple[Rating, Rating]:
    """Both ratings after a game that ended now; `score` is the first player's: 1, ½ or 0."""
    mine, theirs = first.rested(now), second.rested(now)
    return _after(mine, theirs, score, now), _after(theirs, mine, 1 - score, now)


def _after(mine: Rating, theirs: Rating, score: float, now: float) -> Rating:
    from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

    opponent = (rating_to_mu(theirs.rating), rd_to_phi(theirs.deviation), score)
    new = update_rating(rating_to_mu(mine.rating), rd_to_phi(mine.deviation), mine.volatility, [opponent])
    deviation = min(phi_to_rd(new.phi), UNSURE)
    return Rating(mu_to_rating(new.mu), deviation, new.sigma, mine.games + 1, now)
