"""Ratings by Glicko-2: the library does what Glickman's paper says, and ours asks it rightly."""

from __future__ import annotations

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

from grognard.server.social.rating import PERIOD, UNSURE, Rating, played

NOW = 1e9


def test_library_computes_the_example_of_the_paper() -> None:
    """ "Example of the Glicko-2 system", Glickman 2022: 1500/200 beats 1400/30, loses to 1550/100 and 1700/300."""
    opponents = [
        (rating_to_mu(rating), rd_to_phi(deviation), score)
        for rating, deviation, score in ((1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0))
    ]
    new = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, opponents, tau=0.5)
    assert mu_to_rating(new.mu) == pytest.approx(1464.06, abs=0.02)
    assert phi_to_rd(new.phi) == pytest.approx(151.52, abs=0.01)
    assert new.sigma == pytest.approx(0.05999, abs=0.00001)


def test_winner_gains_what_an_equal_loser_loses() -> None:
    winner, loser = played(Rating(), Rating(), 1.0, NOW)
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating)
    assert winner.rating > 1600
    assert winner.deviation < 300
    assert (winner.games, winner.at, winner.provisional) == (1, NOW, True)
    assert played(Rating(), Rating(), 0.5, NOW)[0].rating == 1500


def test_draw_brings_unequal_players_closer() -> None:
    strong, weak = played(Rating(1800, 60, 0.06, 30, NOW), Rating(1500, 60, 0.06, 30, NOW), 0.5, NOW)
    assert strong.rating < 1800
    assert weak.rating > 1500


def test_rating_settles_with_games_and_grows_unsure_without() -> None:
    ada, bob = Rating(), Rating()
    for n in range(30):
        ada, bob = played(ada, bob, float(n % 2), NOW)
    assert not ada.provisional
    later = ada.rested(NOW + 12 * PERIOD)
    assert ada.deviation < later.deviation < UNSURE
    assert later.rating == ada.rating
    assert ada.rested(NOW + PERIOD / 2) == ada
    assert ada.rested(NOW + 5000 * PERIOD).deviation == UNSURE
