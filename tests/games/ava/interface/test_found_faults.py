"""Faults that were found by mutation: each test fails until its fault is mended."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import BadEdit
from grognard.core.packs.loading import PackError
from grognard.games.ava.interface.queries import Odds
from tests.games.ava.islet import fighting, islet, moving, stand
from tests.games.ava.phases import MANY
from tests.games.ava.plain import plain
from tests.games.ava.sites import islets, stationed
from tests.games.ava.table import AVA, check, events, legal, play, refused, table
from tests.hexes.test_board import board


@pytest.mark.rule("ava:18.1.x")
def test_way_points_do_not_lead_a_limited_reserve_into_an_enemy_zone() -> None:
    """L2019 and L2021 are beside the German in L2018 and out of his zone; the way round leads through it too."""
    place = [
        {"unit": "su-l-70", "at": "L2021"},
        {"unit": "su-l-111", "at": "L2416"},
        {"unit": "su-l-hq-8a", "at": "L2023"},
        {"unit": "de-l-1", "at": "L2018"},
    ]
    options, decision = {"reserves": True}, {"phase": "command", "chit": "reserve"}
    game = table(options=options, turn=4, dice=[1], place=place, board=plain(), decision=decision)
    play(game, {"activate": "su-l-70"}, {"move": "su-l-70"})
    refused(game, {"go": "L2019"}, by="18.1.x")
    refused(game, {"go": "L2019", "via": ["L2020"]}, by="18.1.x")
    play(game, {"go": "L2020", "via": ["L2022"]})
    check(game, {"unit": "su-l-70", "at": "L2020"})


@pytest.mark.rule("ava:9.2.a")
def test_a_way_point_named_twice_is_walked_once() -> None:
    game = moving(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"}, {"go": "L0408", "via": ["L0408"]})
    (line,) = events(game, "unit-moved")
    assert line.args["path"] == ("L0408",)


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
    dead = sum(1 for unit in ("su-l-179", "su-l-184") if AVA.check(game, [], {"unit": unit, "at": "available"}) is None)
    assert dead == 1
    assert odds.outcomes[2].defenders_destroyed == dead


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


@pytest.mark.parametrize(
    "change",
    [
        {"unit": ["de-l-21"], "at": "L0408"},
        {"unit": "de-l-21", "at": ["L0408"]},
        {"hex": ["L0408"], "fortress": 1},
        {"hex": {"L": 1}, "control": "axis"},
        "nonsense",
    ],
)
def test_an_edit_of_the_wrong_shape_is_refused(change: Any) -> None:
    """A TypeError is a fault of the server; the player is told what is wrong."""
    game = moving(stand(de_l_21="L0407"), ["de-l-21"])
    with pytest.raises(BadEdit):
        AVA.edit(game, [change])


@pytest.mark.rule("ava:9.0.a")
def test_a_unit_that_was_edited_off_the_map_is_not_taken_up() -> None:
    game = moving(stand(de_l_21="L0407", de_l_58="L0406"), ["de-l-21", "de-l-58"])
    game = AVA.edit(game, [{"unit": "de-l-21", "at": "eliminated"}])
    refused(game, {"move": "de-l-21"}, by="9.0.a")
    assert {"do": "move", "unit": "de-l-58"} in legal(game)


def test_a_unit_edited_off_the_map_in_the_middle_of_its_move_goes_nowhere() -> None:
    """It would come in at the last hex of the grid, whatever the scenario."""
    game = moving(stand(de_l_21="L0407", de_l_58="L0406"), ["de-l-21", "de-l-58"])
    play(game, {"move": "de-l-21"})
    game = AVA.edit(game, [{"unit": "de-l-21", "at": "eliminated"}])
    assert not [a for a in legal(game) if a["do"] == "go"]


def test_an_unknown_sheet_is_a_fault_of_the_pack() -> None:
    with pytest.raises(PackError, match="X"):
        board(sheet_rows=["NNNX", "NNNN", "SSSS", "SSS "])
