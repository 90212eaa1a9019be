"""10.6: the odds count the defenders that find no room to retreat."""

from __future__ import annotations

import pytest

from grognard.games.ava.interface.queries import Odds
from tests.games.ava.islet import fighting, islet, stand
from tests.games.ava.table import AVA, legal, play


@pytest.mark.rule("ava:10.6.k", "ava:10.6.n")
def test_odds_know_that_two_units_do_not_find_room_for_one() -> None:
    """The only way back ends in a hex with room for one more: the second unit dies."""
    ground = islet(["L0407", "L0406", "L0408", "L0409"], axis=["L0406"], soviet=["L0409"])
    place = stand(de_l_1pz="L0407", de_l_6pz="L0407", su_l_179="L0408", su_l_184="L0408", su_l_5="L0409")
    units = ["de-l-1pz", "de-l-6pz"]
    game = fighting(place, units, board=ground, dice=[3])
    odds = AVA.query(game, "axis", "odds", {"target": "L0408", "units": units})
    assert isinstance(odds, Odds)
    assert odds.outcomes[2].result == "R"
    play(game, *({"attack": unit, "target": "L0408"} for unit in units), {"end-declaration": None})
    if legal(game)[0]["do"] == "retreat":
        play(game, {"retreat": "su-l-179", "path": ["L0409"]})
    dead = sum(1 for unit in ("su-l-179", "su-l-184") if AVA.check(game, {"unit": unit, "at": "available"}) is None)
    assert dead == 1
    assert odds.outcomes[2].defenders_destroyed == dead
