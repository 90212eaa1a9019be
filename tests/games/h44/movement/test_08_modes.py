"""Chapter 8.2, 8.3: extended and tactical movement, infiltration."""

from __future__ import annotations

import pytest

from tests.games.h44.heath import barred, goes, heath, lane, moving, stand
from tests.games.h44.table import allowed, check, legal, play, refused


@pytest.mark.rule("h44:8.2.1.a", "h44:8.1.c")
def test_extended_movement_adds_two_points() -> None:
    game = moving("allied", stand(br_50_1d="3912"))
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "extended", "cost": 30})
    check(game, {"routes": "br-50-1d", "to": "3918", "mode": "extended", "cost": "none"})


@pytest.mark.rule("h44:8.2.2.a")
def test_extended_movement_keeps_away_from_enemies() -> None:
    game = moving("allied", stand(br_50_1d="3912", ge_14_hoff="3917"))
    barred(game, "br-50-1d", "3916", mode="extended", by="8.2.2.a")
    check(game, {"routes": "br-50-1d", "to": "3915", "mode": "extended", "cost": 18})


@pytest.mark.rule("h44:8.2.2.b")
def test_extended_movement_keeps_away_from_unknown_units() -> None:
    game = moving("allied", stand(br_50_1d="3912"), unknown={"3917": "ge-unk-garr1"})
    barred(game, "br-50-1d", "3916", mode="extended", by="8.2.2.b")


@pytest.mark.rule("h44:8.2.2.c")
def test_extended_movement_keeps_away_from_enemies_over_a_major_river() -> None:
    game = moving("allied", stand(br_50_1d="3912", ge_14_hoff="3917"), board=heath(waters={"3916/3917": "major"}))
    check(game, {"zoc": "3916", "side": "german", "is": False})
    barred(game, "br-50-1d", "3916", mode="extended", by="8.2.2.c")


@pytest.mark.rule("h44:8.2.2.d")
def test_extended_movement_may_begin_beside_an_enemy_if_the_first_hex_is_free_of_them() -> None:
    game = moving("allied", stand(br_1gg="3916", ge_14_hoff="4017"))
    check(game, {"routes": "br-1gg", "to": "3911", "mode": "extended", "cost": 42})
    barred(game, "br-1gg", "3917", mode="extended", by="8.2.2.a")


@pytest.mark.rule("h44:8.2.2.e")
def test_extended_and_tactical_movement_do_not_mix() -> None:
    board = heath(waters={"3916/3917": "canal"})
    game = moving("allied", stand(br_50_1d="3916"), board=board)
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 1})
    play(game, {"move": ["br-50-1d"]}, {"go": "3915", "mode": "extended"})
    refused(game, {"go": "3914", "mode": "tactical"}, by="8.2.2.e")


@pytest.mark.rule("h44:8.2.2.f", "h44:8.2.2.g")
def test_extended_movement_ends_alone() -> None:
    game = moving("allied", stand(br_50_1d="3913", br_50_2d="3917", br_1gg="3914"))
    check(game, {"routes": "br-50-1d", "to": "3918", "mode": "extended", "cost": 30})
    barred(game, "br-50-1d", "3917", mode="extended", by="8.2.2.f")
    goes(game, "br-50-1d", "3918", mode="extended")
    goes(game, "br-1gg", "3918")
    check(game, {"hex": "3918", "units": ["br-50-1d", "br-1gg"]})


@pytest.mark.rule("h44:8.2.2.f")
def test_extended_movement_is_not_for_stacks_that_stay_together() -> None:
    game = moving("allied", stand(br_50_1d="3912", br_50_2d="3912"))
    check(game, {"routes": ["br-50-1d", "br-50-2d"], "to": "3917", "mode": "extended", "cost": "none"})
    barred(game, ["br-50-1d", "br-50-2d"], "3917", mode="extended", by="8.2.2.f")
    goes(game, "br-50-1d", "3917", mode="extended")
    barred(game, "br-50-2d", "3917", mode="extended", by="8.2.2.f")
    check(game, {"routes": "br-50-2d", "to": "3916", "mode": "extended", "cost": 24})


@pytest.mark.rule("h44:8.2.2.f", "h44:21.3.a")
def test_a_part_broken_off_in_extended_movement_stays_or_goes_alone() -> None:
    game = moving("allied", stand(br_50_1d="3912"))
    play(
        game, {"move": ["br-50-1d"]}, {"go": "3914", "mode": "extended"}, {"detach": "br-50-1d", "part": "br-bd-inf-1"}
    )
    refused(game, {"go": "3915", "mode": "extended"}, by="8.2.2.f")
    play(game, {"drop": "br-bd-inf-1"})
    # the rest does not end beside the part while there is a way on
    refused(game, {"halt": None}, by="8.2.2.f")
    play(game, {"go": "3917", "mode": "extended"})
    check(game, {"unit": "br-50-1d", "at": "3917"}, {"unit": "br-bd-inf-1", "at": "3914"})


@pytest.mark.rule("h44:8.3.1.a", "h44:8.3.1.b")
def test_tactical_movement_is_two_hexes_of_any_ground() -> None:
    board = heath(terrain={"3916": "marsh", "3917": "marsh", "3918": "marsh"}, waters={"3916/3917": "minor"})
    game = moving("allied", stand(br_1gg="3915"), board=board)
    check(game, {"routes": "br-1gg", "to": "3917", "mode": "tactical", "cost": 2})
    check(game, {"routes": "br-1gg", "to": "3918", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:8.3.1.c")
def test_tactical_movement_leaves_a_zone_for_nothing() -> None:
    game = moving("allied", stand(br_50_1d="3916", ge_14_hoff="4017"))
    check(game, {"routes": "br-50-1d", "to": "3914", "cost": "none"})
    check(game, {"routes": "br-50-1d", "to": "3914", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:8.3.1.d", "h44:2.3.4.b")
@pytest.mark.parametrize("mode", ["tactical", "normal"])
def test_a_unit_that_moved_can_attack(mode: str) -> None:
    game = moving("allied", stand(br_50_1d="3914", ge_ewald="3917"))
    goes(game, "br-50-1d", "3916", mode=mode)
    play(game, {"end-movement": None}, {"attack": "3917"})
    allowed(game, {"join": "br-50-1d"})


@pytest.mark.rule("h44:8.3.2.a", "h44:8.3.2.b")
def test_tactical_movement_stops_in_a_zone() -> None:
    game = moving("allied", stand(br_50_1d="3915", ge_14_hoff="4017"))
    check(game, {"routes": "br-50-1d", "to": "3916", "mode": "tactical", "cost": 1})
    barred(game, "br-50-1d", "3917", mode="tactical", by="8.3.2.b")
    barred(game, "br-50-1d", "4017", mode="tactical", by="8.1.i")
    barred(game, "br-50-1d", "3912", mode="tactical", by="8.3.1.a")


@pytest.mark.rule("h44:8.3.2.c")
def test_tactical_movement_crosses_no_bond() -> None:
    game = moving("allied", stand(br_50_1d="3915", ge_ewald="4016", ge_kerutt="3816"))
    barred(game, "br-50-1d", "3916", mode="tactical", by="7.4.2.b")


@pytest.mark.rule("h44:8.3.2.d")
def test_tactical_movement_opens_no_closed_ground() -> None:
    game = moving("allied", stand(br_1cg="3915"), board=heath(terrain={"3916": "marsh"}))
    barred(game, "br-1cg", "3916", mode="tactical", by="8.6.2.a")
    shore = dict.fromkeys(["3915/3916", "4016/3916", "3816/3916"], "major")
    game = moving("allied", stand(br_50_1d="3915"), board=heath(waters=shore))
    barred(game, "br-50-1d", "3916", mode="tactical", by="8.5.4.a")


@pytest.mark.rule("h44:8.3.2.e", "h44:8.5.3.a", "h44:8.5.3.b", "h44:8.5.3.c")
def test_a_canal_is_crossed_first_and_by_tactical_movement() -> None:
    board = heath(waters={"3916/3917": "canal"})
    game = moving("allied", stand(br_50_1d="3916", br_50_2d="3915"), board=board)
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 1})
    check(game, {"routes": "br-50-1d", "to": "3918", "mode": "tactical", "cost": 2})
    check(game, {"routes": "br-50-1d", "to": "3917", "path": ["4017", "3917"]})
    barred(game, "br-50-2d", "3917", mode="tactical", by="8.5.3.b")


@pytest.mark.rule("h44:8.3.3.a", "h44:8.3.3.b")
def test_a_city_hides_those_who_move_by_tactical_movement() -> None:
    city = heath(places={"3916": "city"})
    game = moving("allied", stand(br_50_1d="3915", ge_14_hoff="4017"), board=city)
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 2})
    # by normal movement it must stop in the city: three hexes round the zone instead of two
    check(game, {"routes": "br-50-1d", "to": "3817", "cost": 12, "path": ["3816", "3817"]})
    check(game, {"routes": "br-50-1d", "to": "3917", "cost": 18})


@pytest.mark.rule("h44:8.3.3.a", "h44:7.2.a")
def test_no_unit_infiltrates_by_normal_movement() -> None:
    board = lane("3915", "3916", "3917", "4017", places={"3916": "city"})
    game = moving("allied", stand(br_1gg="3915", ge_14_hoff="4017"), board=board)
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 6}, {"routes": "br-1gg", "to": "3917", "cost": "none"})
    check(game, {"routes": "br-1gg", "to": "3917", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:8.3.3.c", "h44:8.3.3.d")
@pytest.mark.parametrize(
    ("terrain", "unit", "steps", "cost"),
    [("woods", "br-50-2d", 2, 2), ("woods", "br-30c-eng", 1, "none"), ("clear", "br-50-2d", 3, "none")],
)
def test_two_steps_in_cover_are_a_screen(terrain: str, unit: str, steps: int, cost: int | str) -> None:
    waits = {"unit": unit, "at": "3916", "steps": steps, "marks": ["spent"]}
    place = [waits, *stand(br_50_1d="3915", ge_14_hoff="4017")]
    game = moving("allied", place, board=heath(terrain={"3916": terrain}))
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": cost})


@pytest.mark.rule("h44:8.1.e", "h44:20.2.5.b")
def test_one_refitted_unit_keeps_the_whole_group_to_one_hex() -> None:
    place = [*stand(br_50_1d="3915"), {"unit": "br-50-2d", "at": "3915", "marks": ["refitted"]}]
    game = moving("allied", place, turn=8)
    both = ["br-50-1d", "br-50-2d"]
    check(game, {"routes": both, "to": "3916", "mode": "tactical", "cost": 1})
    check(game, {"routes": both, "to": "3917", "mode": "tactical", "cost": "none"})
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:8.3.3.c", "h44:8.3.3.d", "h44:8.3.3.e", "h44:8.3.3.f", "h44:8.3.3.g")
@pytest.mark.parametrize(
    ("board", "by"),
    [(heath(terrain={"3916": "woods"}), "8.3.3.c"), (heath(places={"3916": "town"}), "8.3.3.d")],
)
def test_a_screen_in_woods_or_town_lets_others_through(board: dict[str, object], by: str) -> None:
    place = stand(br_50_1d="3915", br_50_2d="3916", ge_14_hoff="4017")
    game = moving("allied", place, board=board)
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": "none"})
    play(game, {"screen": "3916"})
    check(game, {"unit": "br-50-2d", "has": ["spent"]})
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 2})
    refused(game, {"move": ["br-50-2d"]}, by=by)
    goes(game, "br-50-1d", "3917", mode="tactical")
    play(game, {"end-movement": None}, {"attack": "4017"}, {"join": "br-50-1d"})
    refused(game, {"join": "br-50-2d"}, by="8.3.3.g")


@pytest.mark.rule("h44:8.3.3.c", "h44:8.6.3.a")
def test_woods_in_polder_are_polder_and_hide_no_unit() -> None:
    place = stand(br_50_1d="3915", br_50_2d="3916", ge_14_hoff="4017")
    refused(moving("allied", place, board=heath(terrain={"3916": "polder-woods"})), {"screen": "3916"}, by="8.3.3.c")


@pytest.mark.rule("h44:8.3.3.c", "h44:8.3.3.e")
def test_one_unit_screens_and_its_companion_keeps_its_move() -> None:
    place = stand(br_50_1d="3915", br_50_2d="3916", br_50_1h="3916", ge_14_hoff="4017")
    game = moving("allied", place, board=heath(terrain={"3916": "woods"}))
    play(game, {"screen": "3916", "unit": "br-50-2d"})
    check(game, {"unit": "br-50-2d", "has": ["spent"]}, {"unit": "br-50-1h", "lacks": ["spent"]})
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 2})
    allowed(game, {"move": ["br-50-1h"]})
    refused(game, {"screen": "3916", "unit": "br-50-1d"}, by="8.3.3.c")


@pytest.mark.rule("h44:8.3.3.c")
def test_a_whole_hex_may_screen_or_its_units_one_by_one() -> None:
    place = stand(("br-50-1d", "3916"), ("br-50-2d", "3916"), ("br-50-1h", "3914"), ("br-50-6dli", "3912"))
    game = moving("allied", [*place, {"unit": "br-50-8dli", "at": "3916", "marks": ["moved"]}],
                  board=heath(terrain={"3916": "woods", "3914": "woods"}))  # fmt: skip
    screens = {(do["hex"], do.get("unit", "")) for do in legal(game) if do["do"] == "screen"}
    assert screens == {("3916", ""), ("3916", "br-50-1d"), ("3916", "br-50-2d"), ("3914", "")}


@pytest.mark.rule("h44:8.3.3.c")
def test_units_spent_in_a_fight_on_the_march_screen_no_unit() -> None:
    spent = {"unit": "br-50-2d", "at": "3916", "marks": ["spent", "moved"]}
    game = moving("allied", [spent, *stand(br_50_1d="3915", ge_14_hoff="4017")], board=heath(terrain={"3916": "woods"}))
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:8.3.3.c", "h44:8.3.3.d")
def test_a_screen_needs_woods_or_town_two_steps_and_all_of_their_move() -> None:
    place = stand(br_50_1d="3915", br_50_2d="3916", ge_14_hoff="4017")
    refused(moving("allied", place), {"screen": "3916"}, by="8.3.3.c")
    woods = heath(terrain={"3916": "woods"})
    few = [*stand(br_50_1d="3915", ge_14_hoff="4017"), {"unit": "br-30c-eng", "at": "3916"}]
    refused(moving("allied", few, board=woods), {"screen": "3916"}, by="8.3.3.c")
    refused(moving("allied", few, board=heath(places={"3916": "town"})), {"screen": "3916"}, by="8.3.3.d")
    game = moving("allied", stand(br_50_1d="3915", br_50_2d="3815", ge_14_hoff="4017"), board=woods)
    goes(game, "br-50-2d", "3916")
    refused(game, {"screen": "3916"}, by="8.3.3.c")


@pytest.mark.rule("h44:8.2.2.f", "h44:25.2.1.a")
def test_extended_movement_does_not_end_with_an_unknown_unit() -> None:
    game = moving("german", stand(ge_ewald="3911"), unknown={"3915": "ge-unk-alarm"})
    barred(game, "ge-ewald", "3915", mode="extended", by="8.2.2.f")
    check(game, {"routes": "ge-ewald", "to": "3916", "mode": "extended", "cost": 30})
    near = moving("german", stand(ge_ewald="3912"), unknown={"3915": "ge-unk-alarm"})
    check(near, {"routes": "ge-ewald", "to": "3915", "cost": 18})
