"""9.2, 9.3: a way through way-points costs every step, and meets every prohibition on it."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import islet, stand
from tests.games.ava.islet import moving as on_the_islet
from tests.games.ava.plain import column, plain
from tests.games.ava.table import check, events, play, refused, table


@pytest.mark.rule("ava:18.1.x")
def test_way_points_do_not_lead_a_limited_reserve_into_an_enemy_zone() -> None:
    """L2019 lies in the zone of the German in L2018, L2020 does not."""
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
    game = on_the_islet(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"}, {"go": "L0408", "via": ["L0408"]})
    (line,) = events(game, "unit-moved")
    assert line.args["path"] == ("L0408",)


@pytest.mark.rule("ava:9.2.j", "ava:9.2.g", "ava:9.2.h")
@pytest.mark.parametrize(("via", "cost"), [([], 2), (["L0507"], 4), (["L0507", "L0508"], 6), (["L0407"], None)])
def test_a_way_through_way_points_costs_every_step(via: list[str], cost: int | None) -> None:
    """From L0407 to L0408 in the open: straight on, or round by the east."""
    game = on_the_islet(stand(de_l_21="L0407"), ["de-l-21"])
    play(game, {"move": "de-l-21"})
    if cost is None:
        refused(game, {"go": "L0408", "via": via}, by="9.2.j")
        return
    play(game, {"go": "L0408", "via": via})
    (line,) = events(game, "unit-moved")
    assert (line.args["halves"], line.args["path"]) == (cost, (*via, "L0408"))


@pytest.mark.rule("ava:9.2.g", "ava:9.2.h")
def test_zones_cost_the_same_on_a_way_through_way_points() -> None:
    """Past a Soviet division: 1, into its zone 1 + 2, out of it 1 + 2; too much for infantry of five points."""
    place = stand(de_l_21="L0407", de_l_36m="L0407", su_l_179="L0609")
    game = on_the_islet(place, ["de-l-21", "de-l-36m"])
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0409", "via": ["L0508"]}, by="9.2.j")
    play(game, {"put-back": None}, {"move": "de-l-36m"}, {"go": "L0409", "via": ["L0508"]})
    (line,) = events(game, "unit-moved")
    assert line.args["halves"] == 2 + 6 + 6
    play(game, {"move": "de-l-21"}, {"go": "L0508", "via": ["L0408"]})
    assert events(game, "unit-moved")[-1].args["halves"] == 2 + 6


@pytest.mark.rule("ava:3.1.d")
def test_way_points_do_not_lead_through_an_enemy() -> None:
    game = on_the_islet(stand(de_l_36m="L0407", su_l_179="L0409"), ["de-l-36m"])
    play(game, {"move": "de-l-36m"})
    refused(game, {"go": "L0411", "via": ["L0409"]}, by="9.2.j")
    refused(game, {"go": "L0409", "via": ["L0408"]}, by="3.1.d")


@pytest.mark.rule("ava:3.1.f")
def test_way_points_do_not_make_room() -> None:
    place = stand(de_l_21="L0407", de_l_58="L0409", de_l_1="L0409")
    game = on_the_islet(place, ["de-l-21"])
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0409", "via": ["L0408"]}, by="3.1.f")
    play(game, {"go": "L0410", "via": ["L0409"]})
    check(game, {"unit": "de-l-21", "at": "L0410"})


@pytest.mark.rule("ava:9.3.a", "ava:9.3.c")
def test_a_march_goes_through_way_points_along_roads_only() -> None:
    """Ten hexes of road are five points; beside the road no unit marches, and never in an enemy zone."""
    way = column(4, 2, 13)
    board = islet(roads=[way])
    game = on_the_islet(stand(de_l_21="L0402"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0412", "via": ["L0507"]}, by="9.2.j")
    play(game, {"go": "L0412", "via": ["L0406", "L0409"]})
    (line,) = events(game, "unit-marched")
    assert (line.args["halves"], line.args["path"]) == (10, tuple(way[1:11]))
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0609"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0412", "cost": 5})
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0509"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    refused(game, {"go": "L0412", "via": ["L0406"]}, by="9.2.j")


@pytest.mark.rule("ava:9.3.c")
def test_way_points_do_not_march_into_an_enemy_zone() -> None:
    """The first way-point can be marched to; the zone lies between it and the end."""
    board = islet(roads=[column(4, 2, 13)])
    game = on_the_islet(stand(de_l_21="L0402", su_l_179="L0511"), ["de-l-21"], board=board)
    play(game, {"move": "de-l-21"})
    check(game, {"routes": "de-l-21", "to": "L0410", "cost": 4})
    refused(game, {"go": "L0411", "via": ["L0409"]}, by="9.2.j")
    play(game, {"go": "L0410", "via": ["L0409"]})
    check(game, {"unit": "de-l-21", "at": "L0410"})
