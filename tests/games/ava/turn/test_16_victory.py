"""16: victory points and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import PACK, drawing, seen, table
from tests.games.ava.plain import bare, chain, column, lakes, neighbours, plain
from tests.games.ava.table import allowed, asked, check, legal, play, refused

SCORING = {"phase": "scoring"}
MAJOR = {"L2019": "major"}
RAIL = chain(column(20, 13, 19))


def scored(
    *,
    scenario: str = "leningrad",
    place: list[dict[str, Any]] | None = None,
    control: dict[str, str] | None = None,
    board: dict[str, Any] | None = None,
    **more: Any,
) -> Game[Any]:
    """The final count of a table that is bare but for what is given."""
    return table(
        scenario=scenario,
        board=board or plain(places=MAJOR, rails=RAIL),
        place=place or [],
        control=control or {},
        decision=SCORING,
        turn=9,
        **more,
    )


# -- 16.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:16.1.a", "ava:16.4.c")
def test_without_points_the_soviets_win() -> None:
    game = scored()
    check(
        game,
        {"points": 0},
        {"asked": "over"},
        {"outcome": "win", "seat": "soviet"},
        {"outcome": "loss", "seat": "axis"},
    )


@pytest.mark.rule("ava:16.1.c")
@pytest.mark.parametrize(("held", "points"), [(1, 10), (2, 20), (3, 30)])
def test_every_hex_of_a_city_scores_by_itself(held: int, points: int) -> None:
    """The three hexes of Kiev, on the real board, next to the end of an Axis railway."""
    kiev = ["K3507", "K3607", "K3608"]
    board = {"axis": [kiev[0]]}
    control = dict.fromkeys(kiev[:held], "axis")
    check(scored(scenario="kiev", board=board, control=control, stand_fast=[]), {"points": points})


@pytest.mark.rule("ava:16.1.b")
def test_nothing_of_the_soviets_counts() -> None:
    """Soviet cities, Soviet armour at full strength and German losses are worth nothing."""
    place = [
        {"unit": "su-l-1t", "at": "L2019"},
        {"unit": "de-l-1pz", "at": "eliminated"},
        {"unit": "de-l-36m", "at": "eliminated"},
    ]
    check(scored(place=place), {"points": 0})
    check(scored(place=[*place, {"unit": "de-l-6pz", "at": "L2021"}]), {"points": 1})


@pytest.mark.rule("ava:16.1.c")
def test_major_city_with_a_line_scores_ten() -> None:
    check(scored(control={"L2019": "axis"}), {"points": 10})


@pytest.mark.rule("ava:16.1.d")
def test_major_city_that_is_cut_off_scores_five() -> None:
    cut = plain(places=MAJOR, rails=RAIL, terrain=lakes(neighbours("L2019")))
    check(scored(control={"L2019": "axis"}, board=cut), {"points": 5})
    far = plain(places=MAJOR)
    check(scored(control={"L2019": "axis"}, board=far), {"points": 10})
    away = plain(places={"L2020": "major"})
    check(scored(control={"L2020": "axis"}, board=away), {"points": 5})


@pytest.mark.rule("ava:16.1.c")
def test_every_hex_of_a_major_city_counts_and_a_city_does_not() -> None:
    board = plain(places={"L2019": "major", "L2018": "major", "L2017": "city"}, rails=RAIL)
    check(scored(control={"L2019": "axis", "L2018": "axis", "L2017": "axis"}, board=board), {"points": 20})


@pytest.mark.rule("ava:16.1.e")
def test_full_german_mechanised_units_on_the_map_score_one_each() -> None:
    place: list[dict[str, Any]] = [
        {"unit": "de-l-1pz", "at": "L2016"},
        {"unit": "de-l-36m", "at": "L2016"},
        {"unit": "de-l-tot", "at": "L2017"},
        {"unit": "de-l-6pz", "at": "L2017", "steps": 1},
        {"unit": "de-l-21", "at": "L2018"},
        {"unit": "de-l-hq-4pzg", "at": "L2018"},
        {"unit": "de-l-8pz", "at": "available"},
    ]
    check(scored(place=place), {"points": 3})


@pytest.mark.rule("ava:16.1.e")
def test_romanian_armour_scores_nothing() -> None:
    board = plain("K2019", axis=["K2013"], soviet=["K2025"])
    place = [{"unit": "ro-k-r1pz", "at": "K2016"}, {"unit": "de-k-lah", "at": "K2017"}]
    check(scored(scenario="kiev", place=place, board=board), {"points": 1})


@pytest.mark.rule("ava:16.1.f")
def test_eliminated_soviet_mechanised_units_score_one_each() -> None:
    place: list[dict[str, Any]] = [
        {"unit": "su-l-1t", "at": "eliminated"},
        {"unit": "su-l-202m", "at": "eliminated"},
        {"unit": "su-l-10", "at": "eliminated"},
        {"unit": "su-l-hq-8a", "at": "eliminated"},
        {"unit": "su-l-2t", "at": "L2022", "steps": 1},
        {"unit": "su-l-3t", "at": "available"},
    ]
    check(scored(place=place), {"points": 2})


# -- 16.2 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:16.2.a")
def test_stand_fast_city_with_a_line_scores_five_more() -> None:
    check(scored(control={"L2019": "axis"}, stand_fast=["L2019"]), {"points": 15})


@pytest.mark.rule("ava:16.2.b")
def test_stand_fast_city_that_is_cut_off_scores_two_more() -> None:
    cut = plain(places=MAJOR, rails=RAIL, terrain=lakes(neighbours("L2019")))
    check(scored(control={"L2019": "axis"}, stand_fast=["L2019"], board=cut), {"points": 7})


@pytest.mark.rule("ava:16.2.a")
def test_stand_fast_city_in_soviet_hands_scores_nothing() -> None:
    check(scored(stand_fast=["L2019"]), {"points": 0})


@pytest.mark.rule(
    "ava:16.2.c",
    "ava:16.2.d",
    "ava:16.2.e",
    "ava:16.2.f",
    "ava:16.2.g",
    "ava:16.2.h",
    "ava:16.2.i",
    "ava:16.2.j",
    "ava:4.0.z",
)
@pytest.mark.parametrize(
    ("scenario", "hexes"),
    [
        ("leningrad", ["L3602", "L3603", "L3702"]),
        ("smolensk", ["S3510", "S4112", "S3726", "S5003", "S5009", "S5120"]),
        ("kiev", ["K3507", "K3607", "K3608"]),
    ],
)
def test_stand_fast_markers_of_the_set_up(scenario: str, hexes: list[str]) -> None:
    check(table(scenario=scenario, empty=False), {"stand_fast": hexes})
    assert set(hexes) <= set(seen(table(scenario="campaign", empty=False), "axis").stand_fast)
    holders = {h: p.id for p in PACK.board.file.place if p.kind == "major" for h in p.hexes}
    named = {"leningrad", "vitebsk", "smolensk", "gomel", "rzhev", "vyazma", "bryansk", "kiev"}
    assert {holders[hex_] for hex_ in hexes} <= named


LIFTING = {"L2019": "major", "L2022": "major"}


def lifting(turn: int = 6, **more: Any) -> Game[Any]:
    """The supply check, with Stand Fast markers on two major cities."""
    board = more.pop("board", None) or plain(places=LIFTING)
    place = [*more.pop("place", []), {"unit": "su-l-179", "at": "L2023"}]
    return table(
        board=board,
        turn=turn,
        place=place,
        stand_fast=["L2019", "L2022"],
        markers={"L": 0},
        cup=["su-27a"],
        decision=drawing("supply"),
        **more,
    )


@pytest.mark.rule("ava:16.2.k", "ava:16.2.l")
def test_one_stand_fast_marker_may_be_lifted_at_a_supply_check() -> None:
    game = lifting()
    check(game, {"asked": "lift-stand-fast", "seats": ["soviet"]})
    allowed(game, {"lift-stand-fast": "L2022"})
    play(game, {"lift-stand-fast": "L2019"})
    check(game, {"stand_fast": ["L2022"]})
    assert asked(game) != "lift-stand-fast"


@pytest.mark.rule("ava:16.2.k")
def test_marker_need_not_be_lifted() -> None:
    game = lifting()
    play(game, {"decline": None})
    check(game, {"stand_fast": ["L2019", "L2022"]})


@pytest.mark.rule("ava:16.2.k")
def test_no_marker_is_lifted_before_turn_six() -> None:
    game = lifting(turn=5)
    assert asked(game) != "lift-stand-fast"
    check(game, {"stand_fast": ["L2019", "L2022"]})


@pytest.mark.rule("ava:16.2.m")
def test_marker_of_a_lost_city_stays() -> None:
    game = lifting(control={"L2019": "axis"})
    refused(game, {"lift-stand-fast": "L2019"}, by="16.2.m")
    allowed(game, {"lift-stand-fast": "L2022"})


@pytest.mark.rule("ava:16.2.n")
def test_marker_of_a_city_without_a_line_stays() -> None:
    board = plain(places=LIFTING, terrain=lakes(neighbours("L2019")))
    game = lifting(board=board)
    refused(game, {"lift-stand-fast": "L2019"}, by="16.2.n")
    allowed(game, {"lift-stand-fast": "L2022"})


# -- 16.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:16.3.a")
def test_soviet_source_with_a_line_scores_ten_once() -> None:
    """One or two of them: ten."""
    board = plain(rails=chain(column(20, 13, 25)), soviet=["L2025", "L2124"])
    check(scored(control={"L2025": "axis"}, board=board), {"points": 10})
    check(scored(control={"L2025": "axis", "L2124": "axis"}, board=board), {"points": 10})


@pytest.mark.rule("ava:16.3.b")
def test_soviet_source_that_is_cut_off_scores_five() -> None:
    check(scored(control={"L2025": "axis"}, board=plain()), {"points": 5})


@pytest.mark.rule("ava:16.3.a", "ava:16.3.b")
def test_best_source_counts() -> None:
    """One with a line and one without: ten, not five and not fifteen."""
    board = plain(soviet=["L2019", "L2025"])
    check(scored(control={"L2019": "axis", "L2025": "axis"}, board=board), {"points": 10})


SOURCES = ["S5504", "S5507", "S5513", "S5521"]


def moscow(*taken: str, linked: bool) -> Game[Any]:
    """Sources of the Smolensk map in German hands; an Axis source next door links them all, or none is linked."""
    hexes = [*column(55, 1, 22, "S"), *column(54, 1, 22, "S")]
    rails = chain(column(54, 1, 22, "S")) if linked else {}
    board = bare([*hexes, "S0118"], axis=["S5401" if linked else "S0118"], rails=rails, soviet=SOURCES)
    return scored(scenario="smolensk", control=dict.fromkeys(taken, "axis"), board=board)


@pytest.mark.rule("ava:16.3.c")
@pytest.mark.parametrize("source", ["S5504", "S5507", "S5513"])
def test_source_from_moscow_scores_twenty(source: str) -> None:
    check(moscow(source, linked=True), {"points": 20})


@pytest.mark.rule("ava:16.3.c")
def test_several_sources_from_moscow_score_no_more() -> None:
    check(moscow("S5504", "S5507", "S5513", "S5521", linked=True), {"points": 20})


@pytest.mark.rule("ava:16.3.c")
def test_other_source_scores_ten() -> None:
    check(moscow("S5521", linked=True), {"points": 10})


@pytest.mark.rule("ava:16.3.d")
def test_source_from_moscow_that_is_cut_off_scores_ten_in_all() -> None:
    """Five as a source, five more as one from Moscow."""
    check(moscow("S5507", linked=False), {"points": 10})


# -- 16.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:16.4.a")
def test_game_ends_with_the_supply_check_of_turn_nine() -> None:
    """Chits left in the cup are not drawn any more."""
    place = [{"unit": "su-l-hq-27a", "at": "L2023"}]
    game = table(board=plain(), turn=9, place=place, markers={"L": 0}, cup=["su-27a"], decision=drawing("supply"))
    check(game, {"asked": "over"}, {"outcome": "win", "seat": "soviet"})
    assert legal(game) == []
    game = table(board=plain(), turn=9, place=place, markers={"L": 0}, cup=["supply"], decision=drawing("su-27a"))
    check(game, {"asked": "move-units", "seats": ["soviet"]})
    play(game, {"end-movement": None})
    check(game, {"asked": "over"})


@pytest.mark.rule("ava:16.4.a")
def test_losses_of_the_last_supply_check_count() -> None:
    """A German panzer division without supply is no longer at full strength, a Soviet one is gone."""
    place = [{"unit": "de-l-1pz", "at": "L2019"}, {"unit": "su-l-46t", "at": "L2024"}]
    game = table(board=plain(axis=[], soviet=[]), turn=9, place=place, markers={"L": 0}, decision=drawing("supply"))
    check(game, {"asked": "over"}, {"points": 1}, {"unit": "de-l-1pz", "steps": 1})


@pytest.mark.rule("ava:16.1.a", "ava:16.4.b", "ava:16.4.c")
@pytest.mark.parametrize(("cities", "armour", "winner"), [(19, 1, "axis"), (19, 0, "soviet"), (20, 0, "axis")])
def test_axis_wins_the_campaign_with_191_points(cities: int, armour: int, winner: str) -> None:
    """Every linked major city 10, every full panzer division 1."""
    hexes = [*column(20, 14, 25), *column(21, 14, 24)][:cities]
    board = plain(
        places=dict.fromkeys(hexes, "major"),
        rails=chain(column(20, 13, 25)),
        soviet=["L2625"],
    )
    place = [{"unit": "de-l-1pz", "at": "L2016"}][:armour]
    game = scored(scenario="campaign", control=dict.fromkeys(hexes, "axis"), board=board, place=place)
    check(game, {"points": 10 * cities + armour}, {"outcome": "win", "seat": winner})
