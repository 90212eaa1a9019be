"""What a client draws over the map: supply, lines, zones, command; the parts of an attack; questions that make no
sense."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.games.ava.interface.queries import Area, Odds, Routes, SupplyMap, Trace
from tests.games.ava import plain as country
from tests.games.ava.islet import block, fighting, islet, moving, neighbours, stand
from tests.games.ava.sites import DRAWS, SITES, islets, stationed
from tests.games.ava.table import AVA, play, table

HERE = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(HERE)
STRETCH = [country.name(number, row, "S") for number in range(45, 56) for row in range(1, 16)]


def ask(game: Game[Any], what: str, **args: Any) -> Any:
    before = (game.position, game.agenda, game.parallel, game.dice)
    answer = AVA.query(game, "axis", what, args)
    assert (game.position, game.agenda, game.parallel, game.dice) == before
    return answer


# -- supply ----------------------------------------------------------------------------------------------------------


def isthmus() -> Game[Any]:
    """Column 4 from a Soviet source in the south; a German stands in the lake's gap and cuts it."""
    way = [f"L04{row:02}" for row in range(5, 14)]
    board = islet([*way, "L0309"], axis=["L0309"], soviet=["L0413"])
    return moving(stand(de_l_21="L0309", su_l_179="L0406", su_l_184="L0411"), ["de-l-21"], board=board)


@pytest.mark.rule("ava:3.3.c")
def test_supply_shows_what_is_reached_where_it_is_cut_and_who_is_without() -> None:
    found = ask(isthmus(), "supply", side="soviet")
    assert isinstance(found, SupplyMap)
    assert found.side == "soviet"
    assert set(found.reached) == {"L0413", "L0412", "L0411", "L0410"}
    assert found.cut == ("L0410",)
    assert found.without == ("su-l-179",)


@pytest.mark.rule("ava:3.3.a")
def test_supply_of_the_other_side_is_another() -> None:
    found = ask(isthmus(), "supply", side="axis")
    assert "L0309" in found.reached
    assert found.without == ()
    assert "L0411" not in found.reached


def test_trace_is_the_shortest_line_from_its_source() -> None:
    game = isthmus()
    assert ask(game, "trace", unit="su-l-184") == Trace("su-l-184", ("L0413", "L0412", "L0411"))
    assert ask(game, "trace", unit="de-l-21") == Trace("de-l-21", ("L0309",))
    assert ask(game, "trace", unit="su-l-179") == Trace("su-l-179", ())
    assert ask(game, "trace", unit="su-l-5") == Trace("su-l-5", ())


@pytest.mark.rule("ava:3.2.a", "ava:3.2.c")
def test_zones_reach_into_the_six_neighbours_but_not_over_water() -> None:
    terrain = {NORTH: "lake"}
    game = moving(stand(de_l_21=HERE, su_l_179="L0411"), ["de-l-21"], board=islet(terrain=terrain))
    found = ask(game, "zoc", side="axis")
    assert isinstance(found, Area)
    assert set(found.hexes) == {NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST}
    assert set(ask(game, "zoc", side="soviet").hexes) == set(neighbours("L0411"))


@pytest.mark.rule("ava:8.2.a", "ava:8.1.d")
def test_command_shows_the_range_and_whom_it_would_activate() -> None:
    place = stand(de_l_hq_18a="L0402", de_l_21="L0406", de_l_58="L0407", de_l_hq_16a="L0403", su_l_179="L0412")
    game = moving(place, ["de-l-21"])
    found = ask(game, "command", unit="de-l-hq-18a")
    land = block((1, 7), (1, 13))
    assert set(found.hexes) == {h for h in land if country.distance(h, "L0402") <= 4}
    assert found.units == ("de-l-21",)


def test_only_a_headquarters_on_the_map_commands() -> None:
    game = moving(stand(de_l_21=HERE, de_l_hq_18a="available"), ["de-l-21"])
    assert ask(game, "command", unit="de-l-21") == Area(())
    assert ask(game, "command", unit="de-l-hq-18a") == Area(())


# -- routes ----------------------------------------------------------------------------------------------------------


def test_a_unit_in_a_box_has_no_routes() -> None:
    found = ask(moving(stand(de_l_21=HERE, de_l_58="available"), ["de-l-21"]), "routes", unit="de-l-58")
    assert found == Routes("de-l-58", 10, (), ())


def test_routes_of_the_19th_army_begin_at_its_entry() -> None:
    board = country.bare(STRETCH, soviet=["S5507"], axis=["S0118"])
    place = [{"unit": "su-s-38", "at": "track-3"}, {"unit": "su-s-hq-19a", "at": "track-3"}]
    decision = {"phase": "command", "chit": "su-19a"}
    game = table(scenario="smolensk", turn=3, board=board, place=place, decision=decision)
    play(game, {"enter-at": "S5507"})
    before = {step.hex: step.cost for step in ask(game, "routes", unit="su-s-38").reach}
    assert (before["S5507"], before["S5506"], before["S5504"]) == (2, 4, 8)
    assert "S5503" not in before
    play(game, {"move": "su-s-38"})
    assert {step.hex: step.cost for step in ask(game, "routes", unit="su-s-38").reach} == before


@pytest.mark.rule("ava:18.1.x")
def test_routes_of_a_limited_reserve_keep_out_of_enemy_zones() -> None:
    """At Leningrad, before and after the unit is taken up."""
    place = [{"unit": "su-l-70", "at": "L2021"}, {"unit": "su-l-111", "at": "L2416"}, {"unit": "de-l-1", "at": "L2018"}]
    game = table(
        options={"reserves": True},
        turn=4,
        dice=[1],
        place=[*place, {"unit": "su-l-hq-8a", "at": "L2023"}],
        board=country.plain(),
        decision={"phase": "command", "chit": "reserve"},
    )
    play(game, {"activate": "su-l-70"})
    before = ask(game, "routes", unit="su-l-70")
    assert before.reach
    assert not {step.hex for step in before.reach} & set(country.neighbours("L2018"))
    play(game, {"move": "su-l-70"})
    assert ask(game, "routes", unit="su-l-70") == before


@pytest.mark.rule("ava:17.2.i")
def test_routes_of_a_unit_without_headquarters_know_no_march() -> None:
    """At Smolensk, before and after the unit is taken up; with a headquarters near it marches."""
    way = country.column(50, 3, 14, "S")
    board = country.bare(STRETCH, roads=country.chain(way), axis=["S4501"], soviet=["S5513"])
    alone = [{"unit": "su-s-56", "at": "S5012"}, {"unit": "su-s-27", "at": "S4712"}]
    more = [{"unit": "su-s-38", "at": "S4713"}, {"unit": "su-s-64", "at": "S4813"}]
    for place, marches in ((alone, False), ([*alone, {"unit": "su-s-hq-3a", "at": "S5013"}], True)):
        game = table(
            scenario="smolensk",
            options={"reserves": True},
            turn=4,
            dice=[1],
            place=[*place, *more],
            board=board,
            decision={"phase": "command", "chit": "reserve"},
        )
        play(game, {"activate": "su-s-56"}, {"activate": "su-s-27"}, {"activate": "su-s-38"})
        assert any(step.strategic for step in ask(game, "routes", unit="su-s-56").reach) is marches
        play(game, {"move": "su-s-56"})
        assert any(step.strategic for step in ask(game, "routes", unit="su-s-56").reach) is marches


# -- odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.3.d", "ava:10.3.r")
def test_odds_name_every_part_of_an_attack() -> None:
    """3 and, over a river, 1.5 against 2 in a city in swamp."""
    board = islet(rivers={f"{HERE}/{SOUTH_EAST}": "small"}, terrain={HERE: "swamp"}, places={HERE: "city"})
    place = stand(de_l_21=NORTH, de_l_58=SOUTH_EAST, su_l_179=HERE)
    found = ask(fighting(place, ["de-l-21", "de-l-58"], board=board), "odds", target=HERE, units=["de-l-21", "de-l-58"])
    assert isinstance(found, Odds)
    assert [(part.unit, part.strength, part.halved) for part in found.attackers] == [
        ("de-l-21", 6, False),
        ("de-l-58", 3, True),
    ]
    assert [(part.unit, part.strength, part.halved) for part in found.defenders] == [("su-l-179", 4, False)]
    assert (found.attack, found.defence, found.ratio, found.column) == (4, 2, "2-1", "1-1")
    assert [(shift.reason, shift.columns) for shift in found.shifts] == [("swamp", 1), ("city", 1)]


@pytest.mark.rule("ava:14.2.a")
def test_odds_count_the_fortress_among_the_defenders() -> None:
    place = [*stand(de_l_21=NORTH, su_l_179=HERE), {"fortress": HERE, "level": 2}]
    found = ask(fighting(place, ["de-l-21"]), "odds", target=HERE, units=["de-l-21"])
    assert [(part.unit, part.strength) for part in found.defenders] == [("su-l-179", 4), (f"fort-{HERE}", 4)]
    assert (found.column, found.outcomes) == ("", ())


@pytest.mark.rule("ava:10.1.d", "ava:10.0.a")
def test_odds_say_who_could_not_take_part() -> None:
    place = stand(de_l_21=NORTH, de_l_58=NORTH, de_l_1="L0403", su_l_179=HERE)
    units = ["de-l-21", "de-l-58", "de-l-1"]
    found = ask(fighting(place, ["de-l-21", "de-l-1"]), "odds", target=HERE, units=units)
    assert [part.unit for part in found.attackers] == ["de-l-21"]
    assert [refusal.rule for refusal in found.refusals] == ["10.1.d", "10.0.a"]


def test_odds_outside_a_combat_segment_are_those_of_an_activation_now() -> None:
    game = moving(stand(de_l_21=NORTH, de_l_58="L0403", su_l_179=HERE), ["de-l-58"])
    found = ask(game, "odds", target=HERE, units=["de-l-21"])
    assert (found.attack, found.refusals) == (3, ())


@pytest.mark.rule("ava:15.1.e")
def test_odds_of_the_surprise_attack_do_not_halve_over_rivers() -> None:
    board = islet(rivers={f"{HERE}/{NORTH}": "large"})
    for surprise, attack in ((True, 3), (False, 1)):
        decision = {"phase": "combat", "side": "axis", "active": ["de-l-21"], "surprise": surprise}
        game = table(board=board, turn=4, place=stand(de_l_21=NORTH, su_l_179=HERE), decision=decision)
        assert ask(game, "odds", target=HERE, units=["de-l-21"]).attack == attack


@pytest.mark.rule("ava:10.3.g", "ava:19.4.a")
def test_odds_are_those_of_the_activation_that_goes_on_beside_others() -> None:
    """Two army groups act at once: units that the one did not activate cannot join its attack."""
    chits = ("de-18a", "de-9a")
    game = table(
        scenario="campaign-4",
        turn=2,
        board=islets(*chits),
        place=stationed(*chits),
        cup=list(chits),
        dice=DRAWS,
        decision={"phase": "command"},
    )
    assert len(game.parallel) == 2
    for chit, hq in (("de-18a", "de-l-hq-18a"), ("de-9a", "de-s-hq-9a")):
        found = ask(game, "odds", target=SITES[chit], units=[hq, "de-l-21"])
        assert [refusal.rule for refusal in found.refusals] == ["10.0.a", "10.1.d"]


STRENGTHS = {
    **dict.fromkeys(("de-l-1pz", "de-l-6pz", "de-l-8pz"), 8),
    **dict.fromkeys(("de-l-3m", "de-l-36m"), 5),
    **dict.fromkeys(("de-l-21", "de-l-58", "de-l-61"), 3),
    "de-l-hq-18a": 2,
    "de-l-207sec": 1,
}


def force(strength: int) -> list[str]:
    """Units with exactly this attack strength."""
    groups = (g for size in range(1, 7) for g in combinations(STRENGTHS, size))
    return list(next(g for g in groups if sum(STRENGTHS[u] for u in g) == strength))


@pytest.mark.rule("ava:10.3.j", "ava:10.3.k", "ava:10.3.l")
@pytest.mark.parametrize(
    ("attack", "column"),
    [
        *((1, ""), (2, "1-1"), (3, "1.5-1"), (4, "2-1"), (5, "2-1"), (6, "3-1"), (7, "3-1"), (8, "4-1"), (9, "4-1")),
        *((10, "5-1"), (11, "5-1"), (12, "6-1"), (13, "6-1"), (14, "7-1"), (15, "7-1"), (16, "8-1"), (17, "8-1")),
        *((18, "9-1"), (19, "9-1"), (20, "10-1"), (21, "10-1"), (22, "10-1"), (30, "10-1")),
    ],
)
def test_every_column_begins_at_its_own_odds(attack: int, column: str) -> None:
    """Against a division of strength 2, in the open."""
    units = force(attack)
    around = [near for near in neighbours(HERE) for _ in range(2)]
    place = [{"unit": unit, "at": hex_} for unit, hex_ in zip(units, around, strict=False)]
    game = moving([*place, {"unit": "su-l-179", "at": HERE}], units)
    found = ask(game, "odds", target=HERE, units=units)
    assert (found.attack, found.defence, found.ratio, found.column) == (attack, 2, column, column)


# -- no sense --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "args"),
    [
        ("weather", {}),
        ("routes", {}),
        ("routes", {"unit": 7}),
        ("routes", {"unit": ["de-l-21"]}),
        ("trace", {"unit": "ghost"}),
        ("command", {"unit": None}),
        ("supply", {}),
        ("supply", {"side": "allies"}),
        ("zoc", {"side": ["axis"]}),
        ("odds", {"target": "L9999", "units": []}),
        ("odds", {"target": 3, "units": []}),
        ("odds", {"target": HERE, "units": "de-l-21"}),
        ("odds", {"target": HERE, "units": ["ghost"]}),
        ("odds", {"target": HERE, "units": [["de-l-21"]]}),
    ],
)
def test_a_question_that_makes_no_sense_is_an_error(what: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadQuery):
        ask(moving(stand(de_l_21=HERE), ["de-l-21"]), what, **args)
