"""Answers that name what is not there: every decision refuses them by its own paragraph, and nothing breaks."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.islet import attack, die, fighting, islet, moving, stand
from tests.games.ava.phases import PACK
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.sites import fresh
from tests.games.ava.table import asked, check, play, refused, table

HERE, THERE = "L0407", "L0408"
RAIL = column(20, 13, 25)


def marching() -> Game[Any]:
    return moving(stand(de_l_21=HERE, su_l_179="L0411"), ["de-l-21"])


def taken_up() -> Game[Any]:
    game = marching()
    play(game, {"move": "de-l-21"})
    return game


def attacking() -> Game[Any]:
    return fighting(stand(de_l_21=HERE, su_l_179=THERE), ["de-l-21"])


def pursuing() -> Game[Any]:
    units = ["de-l-1pz", "de-l-6pz"]
    game = fighting(stand(de_l_1pz=HERE, de_l_6pz=HERE, su_l_179=THERE), units, dice=[die("8-1", "3RR")])
    play(game, *attack(THERE, *units))
    return game


def calling() -> Game[Any]:
    return table(
        board=plain(rails=chain(RAIL)),
        turn=5,
        place=[{"unit": "su-l-70", "at": "available"}],
        decision={"phase": "reinforcements", "side": "soviet"},
    )


def arriving() -> Game[Any]:
    game = calling()
    play(game, {"call": "su-l-70"})
    return game


def supplying() -> Game[Any]:
    place = [{"unit": "de-l-21", "at": "L2014"}, {"unit": "su-l-179", "at": "L2024"}]
    board = plain(rails=chain(RAIL), places={"L2023": "major"})
    return table(board=board, turn=5, place=place, markers={"L": 3}, decision={"phase": "supply"})


def building() -> Game[Any]:
    game = supplying()
    play(game, {"done": None})
    return game


@pytest.mark.parametrize(
    ("start", "tag", "action", "by"),
    [
        (marching, "move-units", {"move": "ghost"}, "9.1.a"),
        (marching, "move-units", {"move": f"fort-{HERE}"}, "9.1.a"),
        (marching, "move-units", {"go": THERE}, "9.2.a"),
        (taken_up, "choose-route", {"go": "nowhere"}, "9.2.a"),
        (taken_up, "choose-route", {"go": HERE}, "9.1.d"),
        (taken_up, "choose-route", {"go": THERE, "via": ["nowhere"]}, "9.2.a"),
        (attacking, "declare-attacks", {"attack": "ghost", "target": THERE}, "10.2.a"),
        (attacking, "declare-attacks", {"attack": "de-l-21", "target": "nowhere"}, "10.2.a"),
        (attacking, "declare-attacks", {"attack": "su-l-179", "target": HERE}, "10.0.a"),
        (attacking, "declare-attacks", {"attack": f"fort-{HERE}", "target": THERE}, "10.2.a"),
        (attacking, "declare-attacks", {"call-off": "ghost"}, "10.2.a"),
        (pursuing, "choose-pursuit", {"pursue": "ghost", "path": [THERE]}, "10.7.g"),
        (pursuing, "choose-pursuit", {"pursue": "de-l-1pz", "path": []}, "10.7.g"),
        (pursuing, "choose-pursuit", {"pursue": "de-l-1pz", "path": ["nowhere"]}, "10.7.g"),
        (calling, "call-reinforcements", {"call": "ghost"}, "12.2.a"),
        (calling, "call-reinforcements", {"call": "su-l-70", "source": "nowhere"}, "12.2.a"),
        (arriving, "choose-station", {"arrive": "nowhere"}, "12.1.c"),
        (supplying, "transfer-units", {"transfer": "ghost"}, "11.2.a"),
        (supplying, "transfer-units", {"transfer": "su-l-179"}, "11.2.a"),
        (supplying, "transfer-units", {"transfer": "de-l-58"}, "11.2.a"),
        (building, "build-fortress", {"fortify": "nowhere"}, "14.1.a"),
    ],
)
def test_what_is_not_there_cannot_be_chosen(start: Any, tag: str, action: dict[str, Any], by: str) -> None:
    game = start()
    assert asked(game) == tag
    refused(game, action, by=by)


@pytest.mark.parametrize(("unit", "hex_"), [("ghost", "L0101"), ("", ""), (None, "nowhere")])
def test_what_is_not_there_cannot_be_set_up(unit: str | None, hex_: str) -> None:
    game = fresh("leningrad")
    own = next(u.id for u in PACK.units if u.formation == "soviet-8a" and u.kind != "hq")
    refused(game, {"deploy": own if unit is None else unit, "hex": hex_}, by="4.0.b")


def test_a_unit_that_is_set_up_is_not_set_up_again() -> None:
    game = fresh("leningrad")
    first, second, *_ = PACK.formations["soviet-8a"].hexes
    own = next(u.id for u in PACK.units if u.formation == "soviet-8a" and u.kind != "hq")
    play(game, {"deploy": own, "hex": first})
    refused(game, {"deploy": own, "hex": second}, by="4.0.b")


@pytest.mark.rule("ava:9.2.p", "ava:9.2.j")
@pytest.mark.parametrize(("roads", "by"), [([], "9.2.p"), ([["L0412", "L0413"]], "9.2.j")])
def test_mountains_on_a_road_are_out_of_reach_but_not_closed(roads: list[list[str]], by: str) -> None:
    """Five points lead to L0412; a road would lead on into the mountains, but there are no points left."""
    board = islet(terrain={"L0413": "mountain"}, roads=roads)
    game = moving(stand(de_l_21=HERE), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0412", "cost": 5})
    refused(game, {"go": "L0413"}, by=by)


@pytest.mark.rule("ava:18.1.i")
def test_when_every_army_has_been_raised_no_player_is_asked() -> None:
    pool = list(PACK.scenarios["leningrad"].soviet_pool)
    for raised, wanted in ((pool[:-1], True), (pool, False)):
        game = table(
            turn=5,
            board=plain(),
            place=[{"unit": "de-l-21", "at": "L2014"}],
            available={"axis": ["de-18a"], "soviet": raised},
            dice=[1] * 40,
            decision={"phase": "selection"},
        )
        assert (asked(game) == "raise-army") is wanted
