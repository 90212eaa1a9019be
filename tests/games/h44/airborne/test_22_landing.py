"""Chapter 22: where, when and how airborne units land."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, meadow, neighbours, phase
from tests.games.h44.table import allowed, asked, check, events, finished, legal, play, refused

Y = "6516"
GROUND = meadow(Y, 6)
"""The country around landing hex Y of the 1st Airborne Division."""
BRIGADE = ("br-4p-10", "br-4p-11", "br-4p-156")


def flying(*units: str, **keys: Any) -> Game[Position]:
    place = [at(unit, "air") for unit in units] + list(keys.pop("place", ()))
    return phase("landing", "allied", place, **{"board": GROUND, **keys})


def hexes(game: Game[Position], unit: str) -> set[str]:
    return {a["hex"] for a in legal(game) if a["do"] == "land" and a["unit"] == unit}


def landed(*drops: tuple[str, str], dice: list[int], **keys: Any) -> Game[Position]:
    game = flying(*(unit for unit, _ in drops), dice=dice, **keys)
    play(game, *({"land": unit, "hex": hex_} for unit, hex_ in drops))
    if asked(game) == "land-units":
        play(game, {"done": None})
    finished(game)
    return game


# -- 22.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:22.1.1.a", "h44:22.1.1.b", "h44:22.1.1.c", "h44:22.3.1.c", "h44:22.3.a")
def test_units_are_placed_and_then_each_is_rolled_for() -> None:
    game = landed(("br-4p-10", Y), ("br-4p-11", "6517"), dice=[1, 4])
    check(game, {"unit": "br-4p-10", "at": Y, "steps": 3, "lacks": ["scattered"]}, {"unit": "br-4p-11", "at": "6517"})
    assert [event.args["unit"] for event in events(game, "landing-rolled")] == ["br-4p-10", "br-4p-11"]
    together = landed(("br-4p-10", Y), ("br-4p-11", Y), dice=[1, 4])
    assert [event.args["unit"] for event in events(together, "landing-rolled")] == ["br-4p-10", "br-4p-11"]


@pytest.mark.rule("h44:22.1.2.a", "h44:22.1.2.d")
def test_who_has_landed_in_the_morning_does_not_land_in_the_afternoon() -> None:
    assert asked(flying("br-4p-10", turn=4, landed=True)) == "move-units"
    assert asked(flying("br-4p-10", turn=4)) == "land-units"


@pytest.mark.rule("h44:22.1.2.b")
@pytest.mark.parametrize(
    ("sky", "tag"), [("clear", "land-units"), ("cloudy", "land-units"), ("overcast", "move-units")]
)
def test_no_unit_lands_under_an_overcast_sky(sky: str, tag: str) -> None:
    assert asked(flying("br-4p-10", place=[at("br-1p-1", "6316")], weather=[sky, "clear"])) == tag


@pytest.mark.rule("h44:22.1.2.c")
def test_no_unit_lands_at_night() -> None:
    assert asked(flying("br-4p-10", place=[at("br-1p-1", "6316")], turn=5)) == "move-units"


@pytest.mark.rule("h44:22.1.3.a", "h44:22.1.3.b")
def test_the_glider_pilots_come_to_the_supply_head_on_turn_two_without_a_roll() -> None:
    place = [at("br-1ab-gp", "air"), at("br-1ab-sup", "6317"), at("br-1p-1", "6316")]
    game = phase("landing", "allied", place, board=GROUND, turn=2)
    check(game, {"unit": "br-1ab-gp", "at": "6317", "steps": 2, "lacks": ["scattered"]}, {"asked": "move-units"})


# -- 22.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:22.2.1.a", "h44:22.2.1.b", "h44:22.2.1.c")
def test_on_turn_one_a_unit_lands_in_its_own_landing_hex() -> None:
    game = flying("br-1p-1", "br-1p-2", turn=1)
    assert hexes(game, "br-1p-1") == {"6418"}
    assert hexes(game, "br-1p-2") == {"6217"}
    refused(game, {"land": "br-1p-1", "hex": "6417"}, by="22.2.1.c")


@pytest.mark.rule("h44:22.2.1.d")
def test_of_two_hexes_with_one_code_a_unit_may_use_either() -> None:
    game = flying("us-504-1", turn=1, board={})
    assert hexes(game, "us-504-1") == {"4818", "4819"}


@pytest.mark.rule("h44:22.2.1.e", "h44:22.3.2.k")
@pytest.mark.parametrize("turn", [3, 4])
def test_on_the_second_day_a_unit_lands_in_its_hex_or_next_to_it(turn: int) -> None:
    game = flying("br-4p-10", turn=turn)
    assert hexes(game, "br-4p-10") == {Y, *neighbours(Y)}
    refused(game, {"land": "br-4p-10", "hex": "6418"}, by="22.2.1.e")


@pytest.mark.rule("h44:22.2.1.f", "h44:22.2.1.g", "h44:22.2.2.a", "h44:22.2.2.b")
@pytest.mark.parametrize("turn", [6, 7])
def test_on_the_third_day_any_hex_of_the_division_and_its_supply_head_will_do(turn: int) -> None:
    game = flying("br-4p-10", turn=turn, place=[at("br-1ab-sup", "6612")])
    found = hexes(game, "br-4p-10")
    zones = {near for zone in ("6418", "6317", "6217", Y) for near in (zone, *neighbours(zone))}
    assert found >= {"6418", "6317", Y, "6612", "6611", "6613"}
    assert found <= zones | {"6612", *neighbours("6612")}
    refused(game, {"land": "br-4p-10", "hex": "5024"}, by="22.2.1.f")


@pytest.mark.rule("h44:22.2.1.i", "h44:22.2.1.j")
def test_from_turn_nine_on_hexes_and_supply_heads_of_any_division_will_do() -> None:
    board = meadow("4924", 4, terrain={})
    game = flying("br-4p-10", turn=9, place=[at("us-82-sup", "4722")], board=board)
    found = hexes(game, "br-4p-10")
    assert {"5024", "4722", "4721"} <= found


@pytest.mark.rule("h44:22.2.1.h", "h44:22.5.2.a", "h44:22.5.2.b")
@pytest.mark.parametrize("turn", [6, 9])
def test_only_poles_use_the_polish_hexes_and_they_use_those_of_the_division_too(turn: int) -> None:
    board = meadow("6022", 6)
    polish = {"6023", "6022", "5922"}
    british = flying("br-4p-10", turn=turn, board=board)
    assert not polish & hexes(british, "br-4p-10")
    refused(british, {"land": "br-4p-10", "hex": "6022"}, by="22.5.2.a")
    poles = flying("po-1", turn=turn, board=board)
    assert polish | {"6217", "6418"} <= hexes(poles, "po-1")


@pytest.mark.rule("h44:22.2.1.h", "h44:22.5.2.a")
def test_the_polish_hexes_are_closed_to_others_even_beside_their_supply_head() -> None:
    game = flying("br-4p-10", turn=6, place=[at("br-1ab-sup", "6122")], board=meadow("6022", 6))
    assert {"6121", "6123"} <= hexes(game, "br-4p-10")
    refused(game, {"land": "br-4p-10", "hex": "6022"}, by="22.5.2.a")


@pytest.mark.rule("h44:22.2.3.a", "h44:22.2.3.b")
@pytest.mark.parametrize(
    ("terrain", "place", "lands"),
    [
        ("clear", "none", True),
        ("woods", "none", True),
        ("polder", "none", True),
        ("clear", "town", True),
        ("clear", "city", False),
        ("marsh", "none", False),
    ],
)
def test_parachutists_land_in_all_but_city_and_marsh(terrain: str, place: str, lands: bool) -> None:
    board = meadow(Y, 6, terrain={"6517": terrain}, places={"6517": place})
    game = flying("br-4p-10", board=board)
    if lands:
        allowed(game, {"land": "br-4p-10", "hex": "6517"})
    else:
        refused(game, {"land": "br-4p-10", "hex": "6517"}, by="22.2.3.b")


@pytest.mark.rule("h44:22.2.3.c", "h44:22.2.3.d", "h44:22.2.3.e")
@pytest.mark.parametrize(("unit", "by"), [("us-1-401-a", "22.2.3.c"), ("us-101-art", "22.2.3.d")])
def test_gliders_and_guns_land_on_clear_ground_only(unit: str, by: str) -> None:
    terrain = {"3307": "woods", "3205": "polder"}
    places = {"3106": "town", "3105": "village"}
    game = flying(unit, board=meadow("3206", 4, terrain=terrain, places=places))
    for hex_ in ("3307", "3205", "3106"):
        refused(game, {"land": unit, "hex": hex_}, by=by)
    allowed(game, {"land": unit, "hex": "3105"})
    allowed(game, {"land": unit, "hex": "3206"})


@pytest.mark.rule("h44:22.2.3.f")
def test_no_more_than_nine_steps_land_in_a_hex() -> None:
    game = flying(*BRIGADE, "br-1p-1", turn=6)
    play(game, *({"land": unit, "hex": Y} for unit in BRIGADE))
    refused(game, {"land": "br-1p-1", "hex": Y}, by="22.2.3.f")
    allowed(game, {"land": "br-1p-1", "hex": "6517"})


@pytest.mark.rule("h44:22.2.3.g", "h44:22.2.3.h")
def test_units_on_the_ground_do_not_keep_others_from_landing() -> None:
    place = [at("br-1p-1", Y), at("br-1p-2", Y)]
    game = landed(*((unit, Y) for unit in BRIGADE), dice=[1, 1, 1], place=place)
    check(game, {"hex": Y, "units": [*BRIGADE, "br-1p-1", "br-1p-2"]})
    play(game, {"end-movement": None})
    check(game, {"asked": "trim-stack", "seats": ["allied"]})
    for _ in range(6):
        spare = next(a["unit"] for a in legal(game) if a["unit"] not in BRIGADE)
        play(game, {"lose-step": spare})
    check(game, {"hex": Y, "units": list(BRIGADE)}, {"asked": "choose-target"})


@pytest.mark.rule("h44:22.2.3.i")
@pytest.mark.parametrize("water", ["minor", "canal", "major"])
def test_no_unit_lands_beyond_the_water_next_to_its_landing_hex(water: str) -> None:
    game = flying("br-4p-10", board=meadow(Y, 6, waters={f"{Y}/6517": water}))
    refused(game, {"land": "br-4p-10", "hex": "6517"}, by="22.2.3.i")
    allowed(game, {"land": "br-4p-10", "hex": "6515"})


@pytest.mark.rule("h44:22.2.4.a", "h44:22.2.4.b")
def test_the_first_battalion_of_the_501st_lands_at_a2_and_a1_is_used_later() -> None:
    first = flying("us-501-1", turn=1, board=meadow("4008", 4))
    assert hexes(first, "us-501-1") == {"4008"}
    later = flying("us-501-1", turn=6, board=meadow("4008", 4))
    assert {"4008", "3909"} <= hexes(later, "us-501-1")


# -- 22.4 to 22.7 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:22.4.a", "h44:22.4.b", "h44:22.4.c", "h44:22.4.e")
def test_a_cloudy_sky_gives_four_points_and_each_lands_a_unit() -> None:
    units = (*BRIGADE, "br-1p-1", "br-1p-2")
    game = flying(*units, turn=6, weather=["cloudy", "clear"], dice=[1, 1, 1, 1])
    play(game, *({"land": unit, "hex": hex_} for unit, hex_ in zip(BRIGADE, (Y, "6517", "6515"), strict=True)))
    allowed(game, {"land": "br-1p-1", "hex": "6418"})
    play(game, {"land": "br-1p-2", "hex": "6418"})
    assert {"do": "land", "unit": "br-1p-1", "hex": "6418"} not in legal(game)
    check(game, {"unit": "br-1p-1", "at": "air"})


@pytest.mark.rule("h44:22.4.d", "h44:22.2.2.a")
def test_a_unit_that_stayed_behind_may_land_on_the_next_day() -> None:
    game = flying("br-4p-10", place=[at("br-1p-1", "6316")])
    play(game, {"done": None})
    check(game, {"unit": "br-4p-10", "at": "air"}, {"asked": "move-units"})
    assert not game.position.landed
    assert asked(flying("br-4p-10", turn=6)) == "land-units"


@pytest.mark.rule("h44:22.5.1.a")
@pytest.mark.parametrize(("sky", "lands"), [("clear", True), ("cloudy", False)])
def test_poles_land_in_clear_weather_only(sky: str, lands: bool) -> None:
    game = flying("po-1", "br-4p-10", turn=6, weather=[sky, "clear"], board=meadow("6022", 6))
    play(game, {"land": "br-4p-10", "hex": "6217"})
    if lands:
        allowed(game, {"land": "po-1", "hex": "6022"})
    else:
        refused(game, {"land": "po-1", "hex": "6022"}, by="22.5.1.a")


@pytest.mark.rule("h44:22.5.1.b", "h44:22.5.1.c")
def test_poles_wait_for_the_units_of_turn_three_or_land_with_the_last_of_them() -> None:
    game = flying("po-1", "br-4p-10", turn=6, board=meadow("6022", 6))
    refused(game, {"land": "po-1", "hex": "6022"}, by="22.5.1.b")
    play(game, {"land": "br-4p-10", "hex": "6217"})
    allowed(game, {"land": "po-1", "hex": "6022"})


def dropped(result_die: int, *more: int) -> Game[Position]:
    """Three battalions on a company: twelve halved against two doubled."""
    place = [at("ge-unk-runge", Y), at("br-1p-1", "6312")]
    game = flying(*BRIGADE, dice=[result_die, *more], place=place)
    play(game, *({"land": unit, "hex": Y} for unit in BRIGADE))
    if asked(game) == "land-units":
        play(game, {"done": None})
    return game


@pytest.mark.rule("h44:22.6.a", "h44:22.6.b", "h44:22.6.c", "h44:22.6.d", "h44:22.6.e", "h44:22.6.f")
def test_a_drop_on_the_enemy_is_a_battle_of_halves_against_doubles() -> None:
    game = dropped(1)
    check(game, {"event": "battle", "attack": 6, "defence": 4, "hex": Y})


@pytest.mark.rule("h44:22.6.g")
def test_who_does_not_drive_the_enemy_out_is_lost() -> None:
    game = dropped(2)
    while game.decision is not None and asked(game) != "move-units":
        first = dict(legal(game)[0])
        verb = first.pop("do")
        play(game, {verb: next(iter(first.values()), None)})
    check(game, {"hex": Y, "units": ["ge-unk-runge"]}, *({"unit": u, "at": "eliminated"} for u in BRIGADE))


@pytest.mark.rule("h44:22.6.a", "h44:25.3.1.e")
def test_who_fought_for_his_landing_hex_still_attacks_whom_he_meets_on_the_march() -> None:
    drops = [{"land": unit, "hex": Y} for unit in ("br-4p-10", "br-4p-11")]
    place, unknown = [at("ge-helle", Y, steps=1)], {"6518": "ge-unk-runge"}
    game = flying("br-4p-10", "br-4p-11", place=place, unknown=unknown, dice=[6, 1, 1, 1])
    play(game, *drops)
    check(game, {"asked": "move-units"}, {"unit": "br-4p-10", "at": Y, "lacks": ["attacked"]})
    play(game, {"move": ["br-4p-10"]}, {"go": "6518"})
    check(game, {"event": "battle", "hex": "6518", "units": ["br-4p-10"]})


@pytest.mark.rule("h44:22.6.h")
def test_who_drives_the_enemy_out_still_rolls_for_the_landing() -> None:
    game = dropped(6, 1, 1, 1)
    for _ in range(8):
        if asked(game) == "move-units":
            break
        offers = legal(game)
        choice = next((a for a in offers if a["do"] in ("fall-back", "end-advance")), offers[0])
        first = dict(choice)
        verb = first.pop("do")
        keys = list(first)
        play(game, {verb: first[keys[0]], **{k: first[k] for k in keys[1:]}} if keys else {verb: None})
    finished(game)
    check(game, {"hex": Y, "units": list(BRIGADE)})


def rallying(turn: int = 4, **keys: Any) -> Game[Position]:
    place: Place = [at("br-4p-10", "3013", **{"steps": 2, **keys.pop("state", {})}), at("br-1ab-sup", "3012")]
    spec = {"turn": turn, "returns": {"1AB": 2}, **keys}
    return phase("movement", "allied", place + keys.pop("more", []), **spec)


@pytest.mark.rule("h44:22.7.a", "h44:22.3.3.g", "h44:22.7.d", "h44:20.2.5.a")
def test_returned_paratroopers_give_a_division_one_step_a_turn() -> None:
    place = [at("br-4p-10", "3013", steps=2), at("br-4p-11", "3013", steps=2), at("br-1ab-sup", "3012")]
    game = phase("movement", "allied", place, turn=4, returns={"1AB": 2})
    play(game, {"rally": "br-4p-10"})
    check(game, {"unit": "br-4p-10", "steps": 3, "has": ["refitted"]}, {"returns": {"1AB": 1}})
    refused(game, {"rally": "br-4p-11"}, by="22.7.d")


@pytest.mark.rule("h44:22.7.b", "h44:22.7.a")
def test_without_returned_men_there_is_nothing_to_rally() -> None:
    game = rallying(returns={})
    assert not [a for a in legal(game) if a["do"] in ("rally", "refit")]
    refused(game, {"rally": "br-4p-10"}, by="22.7.a")
    refused(rallying(turn=8), {"refit": "br-4p-10"}, by="20.2.3.e")


@pytest.mark.rule("h44:22.7.c")
def test_men_who_returned_this_turn_cannot_be_used_yet() -> None:
    game = rallying(returns={}, fresh={"1AB": 1})
    refused(game, {"rally": "br-4p-10"}, by="22.7.c")


@pytest.mark.rule("h44:22.7.e")
@pytest.mark.parametrize("turn", [3, 4, 5])
def test_men_return_by_day_and_by_night(turn: int) -> None:
    game = rallying(turn)
    play(game, {"rally": "br-4p-10"})
    check(game, {"unit": "br-4p-10", "steps": 3, "has": ["refitted"]})
    assert dict(game.position.returns) == {"1AB": 1}


@pytest.mark.rule("h44:22.7.f")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_a_unit_in_disorder_takes_no_unit_back(order: str) -> None:
    refused(rallying(state={"order": order}), {"rally": "br-4p-10"}, by="22.7.f")


@pytest.mark.rule("h44:22.7.g")
def test_a_unit_without_a_line_to_its_supply_head_takes_no_unit_back() -> None:
    place = [at("br-4p-10", "3013", steps=2), at("br-1ab-sup", "3018")]
    game = phase("movement", "allied", place, turn=4, returns={"1AB": 2})
    refused(game, {"rally": "br-4p-10"}, by="22.7.g")
    near = phase("movement", "allied", [place[0], at("br-1ab-sup", "3017")], turn=4, returns={"1AB": 2})
    allowed(near, {"rally": "br-4p-10"})
