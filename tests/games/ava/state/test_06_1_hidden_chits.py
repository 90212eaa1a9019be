"""6.1, 19.4: chosen chits and chits in the queue stay hidden."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice, seed_from
from tests.games.ava.phases import MANY
from tests.games.ava.plain import plain
from tests.games.ava.sites import islets, stationed
from tests.games.ava.table import AVA, check, play, table


@pytest.mark.rule("ava:6.1.e")
def test_what_the_axis_has_chosen_is_hidden_while_the_soviets_choose() -> None:
    game = table(
        turn=3,
        board=plain(),
        place=[{"unit": "de-l-hq-18a", "at": "L2016"}, {"unit": "su-l-hq-27a", "at": "L2023"}],
        available={
            "axis": ["de-4pzg", "de-16a", "de-18a", "okh", "manstein"],
            "soviet": list(MANY),
        },
        decision={"phase": "selection"},
    )
    play(game, *({"choose": chit} for chit in ("de-4pzg", "de-16a", "de-18a", "manstein")))
    check(game, {"asked": "choose-chits", "seats": ["soviet"]})
    deals = [AVA.determinize(game, "soviet", Dice(seed_from(number))) for number in range(40)]
    assert all(AVA.view(deal, "soviet") == AVA.view(game, "soviet") for deal in deals)
    assert len({frozenset(deal.position.chits[0].chosen) for deal in deals}) > 1


@pytest.mark.rule("ava:19.4.d", "ava:6.1.e")
def test_chits_that_wait_face_down_are_dealt_anew() -> None:
    chits = ("de-4pzg", "de-18a", "de-9a")
    game = table(
        scenario="campaign-4",
        turn=3,
        board=islets(*chits),
        place=stationed(*chits),
        available={"axis": [*chits, "de-16a", "de-4a"], "soviet": ["su-8a"]},
        chosen={"axis": list(chits)},
        queue=["de-18a"],
        decision={"phase": "command", "chit": "de-4pzg"},
        dice=[1] * 20,
    )
    assert game.position.queue == ("de-18a",)
    deals = [AVA.determinize(game, "soviet", Dice(seed_from(number))) for number in range(40)]
    assert all(AVA.view(deal, "soviet") == AVA.view(game, "soviet") for deal in deals)
    assert len({deal.position.queue for deal in deals}) > 1
