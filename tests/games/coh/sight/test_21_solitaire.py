"""21.2 Hidden units of a lone player: coins, and a cup."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.coh.table import allowed, check, legal, play, refused, table

LONE: dict[str, Any] = {"scenario": "across-the-psel", "options": {"solitaire": True}}


@pytest.mark.rule("coh:21.2.a", "coh:10.0.k")
def test_coins_lie_where_the_unit_may_hide() -> None:
    game = table(**LONE, decision={"phase": "setup"})
    refused(game, {"lay-coin": "9-A01"}, by="21.2.a")
    play(game, {"lay-coin": "9-A07"})
    refused(game, {"lay-coin": "9-A07"}, by="21.2.a")
    allowed(game, {"lay-coin": "9-A08"})


@pytest.mark.rule("coh:21.2.a")
def test_a_printed_hex_has_the_first_coin() -> None:
    game = table(scenario="berezovy-ravine", options={"solitaire": True}, decision={"phase": "setup"})
    check(game, {"asked": "mark-hex", "seats": ["soviet"]}, {"coins": ["7-E07"]})
    refused(game, {"lay-coin": "7-E10"}, by="21.2.a")
    allowed(game, {"lay-coin": "7-E09"})


@pytest.mark.rule("coh:21.2.b")
def test_the_option_is_there_where_a_unit_hides() -> None:
    game = table(scenario="corn-rows")
    assert not [do for do in legal(game) if do["do"] == "look-under"]


GERMAN = {"unit": "ge-infantry-1", "at": "7-F04", "facing": "n"}
GROUND = {"terrain": {"7-F04": "open", "7-E04": "woods", "7-D04": "open", "7-C04": "open", "7-B04": "woods"}}


def coins(*hexes: str, army: str = "german", dice: list[int], **more: Any) -> Game[Any]:
    """Coins of the Soviets; the first lot of the cup is a squad, the others are dummies."""
    cup = ["su-rifle-1", *(["dummy"] * (len(hexes) - 1))]
    keys: dict[str, Any] = {"coins": dict.fromkeys(hexes, "soviet"), "cup": {"soviet": cup}, "board": GROUND}
    sheets = {"german": {"cap": 0, **more.pop("german", {})}, "soviet": {"cap": 0}}
    return table(place=[GERMAN], armies=sheets, decision={"phase": "turn", "army": army}, dice=dice, **keys, **more)


@pytest.mark.rule("coh:21.2.c", "coh:21.2.d")
@pytest.mark.parametrize(("lot", "there"), [(1, True), (2, False)])
def test_who_looks_under_a_coin_finds_a_unit_or_no_unit(lot: int, there: bool) -> None:
    game = coins("7-B04", "7-E04", army="soviet", dice=[lot])
    play(game, {"look-under": "7-B04"})
    check(game, {"asked": "take-turn", "seats": ["soviet"]}, {"coins": ["7-E04"]})
    if there:
        check(game, {"unit": "su-rifle-1", "at": "7-B04", "hidden": True}, {"cup": ["dummy"]})
        allowed(game, {"act": "su-rifle-1", "by": "ap"})
    else:
        check(game, {"unit": "su-rifle-1", "at": "cup"}, {"event": "dummy-drawn", "hex": "7-B04"})


@pytest.mark.rule("coh:21.2.c", "coh:10.0.k", "coh:10.0.t")
@pytest.mark.parametrize(("lot", "there"), [(1, True), (2, False)])
def test_an_enemy_on_the_coin_brings_out_a_unit_that_is_there(lot: int, there: bool) -> None:
    game = coins("7-E04", "7-B04", dice=[lot])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E04", "facing": "n"})
    check(game, {"coins": ["7-B04"]})
    if there:
        play(game, {"pivot": "s"})
        check(game, {"unit": "su-rifle-1", "at": "7-E04", "hidden": False})
    else:
        check(game, {"asked": "take-turn", "seats": ["soviet"]}, {"event": "dummy-drawn", "hex": "7-E04"})


@pytest.mark.rule("coh:21.2.c", "coh:10.0.s")
def test_a_coin_in_the_open_is_seen_from_two_hexes_and_one_in_cover_is_not() -> None:
    seen = coins("7-C04", "7-B04", dice=[2])
    play(seen, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E04", "facing": "n"})
    check(seen, {"coins": ["7-B04"]}, {"event": "dummy-drawn", "hex": "7-C04"})
    covered = coins("7-B04", dice=[])
    play(covered, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E04", "facing": "n"})
    check(covered, {"coins": ["7-B04"]})


@pytest.mark.rule("coh:21.2.c", "coh:10.0.l", "coh:10.0.o")
@pytest.mark.parametrize(("dice", "found"), [([4, 4, 1, 14], True), ([1, 1, 1], False)])
def test_fire_at_a_coin_draws_from_the_cup(dice: list[int], found: bool) -> None:
    game = coins("7-E04", dice=dice)
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E04"})
    check(game, {"coins": []}, {"unit": "su-rifle-1", "at": "7-E04", "hidden": not found})
    check(game, {"asked": "face-revealed" if found else "take-turn"})


@pytest.mark.rule("coh:21.2.c", "coh:card.30.d")
def test_reveal_hidden_asks_the_cup() -> None:
    game = coins("7-E04", "7-B04", dice=[1], german={"hand": ["card-reveal-hidden"], "cap": 2})
    play(game, {"play-card": "card-reveal-hidden", "unit": "ge-infantry-1", "by": "cap"})
    check(game, {"coins": ["7-B04"]}, {"unit": "su-rifle-1", "hidden": False})
