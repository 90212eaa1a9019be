"""Chapter 18.1, 18.2, 18.4 to 18.6: the supply phase, supply heads, and what the lack of supply does."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import barred, chain, goes, heath, moving, neighbours, phase, stand
from tests.games.h44.table import allowed, asked, check, play, refused, table

BARE = heath("4013", 45)
"""The whole map without a road: only what is within four hexes of a source has a line."""
H = "3916"


def supply(side: str, place: list[dict[str, Any]], **keys: Any) -> Game[Position]:
    return phase("supply", side, place, **{"board": BARE, **keys})


@pytest.mark.rule("h44:18.1.a", "h44:18.1.b")
def test_units_without_a_line_get_the_marker() -> None:
    game = supply("allied", stand(br_1gg=H, br_1cg="1004", ge_ewald="4116"))
    check(game, {"unit": "br-1gg", "has": ["unsupplied"]}, {"unit": "br-1cg", "lacks": ["unsupplied"]})
    # the Germans are looked at in their own supply phase
    check(game, {"unit": "ge-ewald", "lacks": ["unsupplied"]})


@pytest.mark.rule("h44:18.1.c")
def test_a_second_check_does_no_more_harm() -> None:
    game = supply("allied", [{"unit": "br-1gg", "at": H, "marks": ["unsupplied"]}])
    check(game, {"unit": "br-1gg", "marks": ["unsupplied"], "steps": 3, "order": "good"})


@pytest.mark.rule("h44:18.1.d")
def test_a_unit_with_a_line_again_loses_the_marker() -> None:
    game = supply("allied", [{"unit": "br-1gg", "at": "1004", "marks": ["unsupplied"]}])
    check(game, {"unit": "br-1gg", "lacks": ["unsupplied"]})


@pytest.mark.rule("h44:18.1.d", "h44:18.2.1.a")
def test_a_unit_in_an_entry_area_has_a_line() -> None:
    game = supply("allied", [{"unit": "br-1gg", "at": "area-N", "marks": ["unsupplied"]}])
    check(game, {"unit": "br-1gg", "lacks": ["unsupplied"]})


@pytest.mark.rule("h44:18.1.b", "h44:18.2.1.b")
def test_a_supply_head_needs_no_line() -> None:
    empty = {"unit": "us-82-sup", "at": H, "marks": ["depleted"]}
    game = supply("allied", [empty, *stand(us_506_1="3918")])
    check(game, {"unit": "us-82-sup", "lacks": ["unsupplied"]}, {"unit": "us-506-1", "has": ["unsupplied"]})


@pytest.mark.rule("h44:18.2.1.a")
def test_own_entry_areas_are_sources() -> None:
    game = supply("german", stand(ge_ewald="3925", ge_kerutt="1004"), turn=2)
    check(game, {"unit": "ge-ewald", "lacks": ["unsupplied"]}, {"unit": "ge-kerutt", "has": ["unsupplied"]})


HEAD = stand(us_82_sup=H)


@pytest.mark.rule("h44:18.2.1.b", "h44:18.2.2.a", "h44:18.2.2.b", "h44:18.5.c")
def test_a_supply_head_serves_its_own_division() -> None:
    game = supply("allied", [*HEAD, *stand(us_505_1="3920", us_506_1="3917", us_504_1="3921")], turn=4)
    check(game, {"unit": "us-505-1", "lacks": ["unsupplied"]}, {"unit": "us-506-1", "has": ["unsupplied"]})
    check(game, {"unit": "us-504-1", "has": ["unsupplied"]})


@pytest.mark.rule("h44:18.5.c")
def test_a_landing_feeds_a_unit_for_one_turn() -> None:
    place = [{"unit": "us-504-1", "at": "3921", "marks": ["landed"]}, *stand(br_1p_1="6516")]
    game = supply("allied", place, turn=4)
    check(game, {"unit": "us-504-1", "lacks": ["unsupplied"], "has": ["landed"]})
    later = table(place=place, turn=5, decision={"phase": "turn"})
    check(later, {"unit": "us-504-1", "lacks": ["landed"]})


@pytest.mark.rule("h44:18.2.2.c", "h44:18.2.2.g", "h44:18.2.2.l")
def test_supply_heads_are_used_up_on_turn_five() -> None:
    game = supply("allied", [*HEAD, *stand(us_505_1="3917")], turn=4)
    check(game, {"unit": "us-82-sup", "lacks": ["depleted"]})
    game = supply("allied", [*HEAD, *stand(us_505_1="3917")], turn=5)
    check(game, {"unit": "us-82-sup", "has": ["depleted"], "steps": 1}, {"unit": "us-505-1", "lacks": ["unsupplied"]})


@pytest.mark.rule("h44:18.2.2.h")
def test_a_depleted_head_supplies_no_unit() -> None:
    spent = {"unit": "us-82-sup", "at": H, "marks": ["depleted"]}
    game = supply("allied", [spent, *stand(us_505_1="3917", us_505_2="1004")], turn=6)
    check(game, {"unit": "us-505-1", "has": ["unsupplied"]}, {"unit": "us-505-2", "lacks": ["unsupplied"]})
    check(game, {"unit": "us-82-sup", "has": ["depleted"]})
    stocked = {"unit": "us-82-sup", "at": H}
    fresh = supply("allied", [stocked, *stand(us_505_1="3917", us_506_1="3918")], turn=6)
    check(fresh, {"unit": "us-505-1", "lacks": ["unsupplied"]}, {"unit": "us-506-1", "has": ["unsupplied"]})


@pytest.mark.rule("h44:18.2.2.i", "h44:18.2.2.j")
def test_a_supply_head_defends_with_one_when_alone() -> None:
    line = {"odds": H, "units": ["ge-ewald"]}
    check(phase("combat", "german", [*HEAD, *stand(ge_ewald="3917")]), {**line, "defence": 1})
    check(phase("combat", "german", [*HEAD, *stand(ge_ewald="3917", us_505_1=H)]), {**line, "defence": 5})


@pytest.mark.rule("h44:18.2.2.k")
def test_a_supply_head_takes_no_loss_while_others_are_there() -> None:
    place = [*HEAD, *stand(ge_bloch="3917", ge_herman="3917", ge_becker="4017", us_505_1=H, ge_hummel="3815")]
    game = phase("combat", "german", place, dice=[6])
    play(game, {"attack": H}, {"join": "ge-bloch"}, {"join": "ge-herman"}, {"join": "ge-becker"}, {"commit": None})
    if asked(game) == "choose-loss":
        refused(game, {"lose-step": "us-82-sup"}, by="18.2.2.k")
    check(game, {"unit": "us-82-sup", "steps": 1}, {"unit": "us-505-1", "steps": 2})


@pytest.mark.rule("h44:18.2.2.n")
def test_a_supply_head_has_a_zone() -> None:
    check(moving("german", HEAD), {"zoc": "3917", "side": "allied"})


@pytest.mark.rule("h44:18.2.2.o")
def test_a_supply_head_forms_no_bond() -> None:
    one = {"unit": "us-505-2", "at": H, "steps": 2}
    line = {"bond": [H, "3918"], "side": "allied"}
    check(moving("german", [*HEAD, one, *stand(us_505_1="3918")]), line)
    part = {"unit": "us-bd-82-1", "at": H, "of": "us-505-2"}
    check(moving("german", [*HEAD, part, *stand(us_505_1="3918")]), {**line, "is": False})


@pytest.mark.rule("h44:18.2.2.p")
def test_a_supply_head_moves_only_tactically() -> None:
    game = moving("allied", HEAD)
    check(game, {"routes": "us-82-sup", "to": "3918", "mode": "tactical", "cost": 2})
    play(game, {"move": ["us-82-sup"]})
    for mode in ("normal", "extended"):
        refused(game, {"go": "3917", "mode": mode}, by="18.2.2.p")


@pytest.mark.rule("h44:18.2.3.a", "h44:18.2.3.b", "h44:18.2.3.d", "h44:18.2.3.e")
def test_a_destroyed_head_comes_back_beside_its_division() -> None:
    game = supply("allied", stand(us_82_sup="eliminated", us_505_1=H, us_506_1="3918", us_504_1="4116"), turn=3)
    check(game, {"asked": "place-head", "seats": ["allied"]})
    refused(game, {"refit": "br-1gg", "at": "3013"}, by="18.2.3.b")
    refused(game, {"refit": "us-82-sup", "at": "1204"}, by="18.2.3.b")
    before = game.decision
    assert before is not None
    choices = {getattr(action, "at", "") for action in before.actions(game)}
    assert choices == {H, "4116"}
    play(game, {"refit": "us-82-sup", "at": H})
    check(game, {"unit": "us-82-sup", "at": H, "order": "disrupted", "has": ["depleted"]})


@pytest.mark.rule("h44:18.2.3.c")
def test_a_destroyed_head_without_a_division_stays_away() -> None:
    game = supply("allied", stand(us_82_sup="eliminated", us_506_1="3918"), turn=3)
    check(game, {"unit": "us-82-sup", "at": "eliminated"})


@pytest.mark.rule("h44:18.2.3.f")
def test_a_head_that_came_back_may_recover() -> None:
    place = [{"unit": "us-82-sup", "at": H, "order": "disrupted", "marks": ["depleted"]}]
    game = phase("recovery", "allied", place, dice=[6, 6], turn=4)
    check(game, {"unit": "us-82-sup", "order": "good"})


def cut(unit: str, at: str, **more: Any) -> dict[str, Any]:
    return {"unit": unit, "at": at, "marks": ["unsupplied"], **more}


@pytest.mark.rule("h44:18.4.a", "h44:18.4.l")
def test_units_without_supply_attack_at_half_strength() -> None:
    line = {"odds": "3917", "units": ["br-1gg"]}
    check(phase("combat", "allied", stand(br_1gg=H, ge_ewald="3917")), {**line, "attack": 6})
    check(phase("combat", "allied", [cut("br-1gg", H), *stand(ge_ewald="3917")]), {**line, "attack": 3})


@pytest.mark.rule("h44:18.4.b", "h44:18.4.l")
def test_units_without_supply_move_only_tactically() -> None:
    game = moving("allied", [cut("br-1gg", "3914")])
    check(game, {"routes": "br-1gg", "to": H, "mode": "tactical", "cost": 2})
    for mode in ("normal", "extended"):
        barred(game, "br-1gg", "3915", mode=mode, by="18.4.b")
    check(moving("allied", stand(br_1gg="3914")), {"routes": "br-1gg", "to": "3919", "cost": 30})


@pytest.mark.rule("h44:18.4.k")
def test_the_marker_counts_not_the_line() -> None:
    game = moving("allied", [cut("br-1gg", "1004")], board=BARE)
    check(game, {"supplied": "br-1gg"})
    barred(game, "br-1gg", "1005", by="18.4.b")


@pytest.mark.rule("h44:18.4.e")
def test_guns_without_supply_still_fire() -> None:
    game = phase("combat", "allied", [*stand(br_1gg=H, ge_ewald="3917"), cut("br-gds-art", "3914")])
    play(game, {"attack": "3917"}, {"join": "br-1gg"})
    allowed(game, {"support": "br-gds-art"})
    spent = cut("br-gds-art", "3914", marks=["unsupplied", "fired"])
    game = phase("combat", "allied", [*stand(br_1gg=H, ge_ewald="3917"), spent])
    play(game, {"attack": "3917"}, {"join": "br-1gg"})
    refused(game, {"support": "br-gds-art"}, by="17.6.1.b")


@pytest.mark.rule("h44:18.4.f", "h44:18.4.g", "h44:18.4.h")
def test_units_without_supply_keep_defence_zone_and_bonds() -> None:
    place = [cut("ge-ewald", "3917"), *stand(br_1gg=H, ge_kerutt="3919")]
    game = phase("combat", "allied", place)
    check(game, {"odds": "3917", "units": ["br-1gg"], "defence": 5})
    check(game, {"zoc": "4018", "side": "german"}, {"zoc": "4016", "side": "german", "is": False})
    check(game, {"bond": ["3917", "3919"], "side": "german"})


@pytest.mark.rule("h44:18.4.i", "h44:18.4.j")
def test_units_without_supply_keep_morale_and_armour() -> None:
    place = [cut("us-505-1", H), *stand(ge_ewald="3917")]
    check(phase("combat", "allied", place), {"odds": "3917", "units": ["us-505-1"], "shifts": ["elite"]})
    place = [cut("br-1cg", H), *stand(ge_ewald="3917")]
    check(phase("combat", "allied", place), {"odds": "3917", "units": ["br-1cg"], "shifts": ["armour"]})


@pytest.mark.rule("h44:18.4.c")
def test_no_road_bonus_without_supply() -> None:
    road = heath(roads=chain([f"39{c}" for c in range(13, 21)]))
    for marks, reached in (([], True), (["unsupplied"], False)):
        place = [{"unit": "br-1cg", "at": "3915", "marks": marks}, *stand(br_1gg="3915", ge_unk_alarm=H, br_2gg="3816")]
        game = phase("combat", "allied", place, dice=[6], board=road)
        play(game, {"attack": H}, {"join": "br-1cg"}, {"join": "br-1gg"}, {"join": "br-2gg"}, {"commit": None})
        play(game, {"advance": "br-1cg", "to": H}, {"advance": "br-1cg", "to": "3917"})
        decision = game.decision
        assert decision is not None
        further = {getattr(a, "to", "") for a in decision.actions(game) if getattr(a, "unit", "") == "br-1cg"}
        assert ("3918" in further) == reached


@pytest.mark.rule("h44:18.5.a", "h44:18.5.b")
def test_units_that_have_just_landed_are_not_looked_at() -> None:
    place = [{"unit": "us-505-1", "at": H, "marks": ["landed"]}, *stand(us_505_2="3918")]
    game = supply("allied", place, turn=3)
    check(game, {"unit": "us-505-1", "lacks": ["unsupplied"]}, {"unit": "us-505-2", "has": ["unsupplied"]})


CANAL = heath(
    "4013",
    45,
    waters=dict.fromkeys(["1104/1204", "1104/1205", "1103/1203", "1103/1204", "1105/1205", "1105/1206"], "canal"),
)
SHORE = [f"11{c:02}/12{d:02}" for c in range(1, 26) for d in (c, c + 1)]
WALL = heath("4013", 45, waters=dict.fromkeys(SHORE, "canal"))


@pytest.mark.rule("h44:18.6.a", "h44:18.6.c")
def test_motorised_infantry_supplied_over_a_canal_is_dismounted() -> None:
    game = supply("allied", stand(br_1gg="1205", br_50_1d="1203", br_1cg="1207"), board=WALL)
    check(game, {"unit": "br-1gg", "has": ["dismounted"], "lacks": ["unsupplied"]})
    check(game, {"unit": "br-50-1d", "lacks": ["dismounted", "unsupplied"]})
    check(game, {"unit": "br-1cg", "lacks": ["dismounted"]})
    game = supply("allied", stand(br_1gg="1105"), board=WALL)
    check(game, {"unit": "br-1gg", "lacks": ["dismounted"]})


@pytest.mark.rule("h44:18.6.a")
def test_a_small_river_dismounts_no_unit() -> None:
    board = heath("4013", 45, waters=dict.fromkeys(SHORE, "minor"))
    check(
        supply("allied", stand(br_1gg="1205"), board=board), {"unit": "br-1gg", "lacks": ["dismounted", "unsupplied"]}
    )


@pytest.mark.rule("h44:18.6.a")
def test_german_infantry_keeps_its_vehicles() -> None:
    moat = {f"3925/{near}": "canal" for near in neighbours("3925")}
    board = heath("4013", 45, waters=moat)
    game = supply("german", stand(ge_segler="3925"), board=board)
    check(game, {"unit": "ge-segler", "lacks": ["dismounted", "unsupplied"]})


@pytest.mark.rule("h44:18.6.e")
def test_dismounted_infantry_has_its_vehicles_again_at_the_next_check() -> None:
    place = [{"unit": "br-1gg", "at": "1105", "marks": ["dismounted"]}]
    check(supply("allied", place, board=WALL), {"unit": "br-1gg", "lacks": ["dismounted"]})
    place = [{"unit": "br-1gg", "at": "1205", "marks": ["dismounted"]}]
    check(supply("allied", place, board=WALL), {"unit": "br-1gg", "has": ["dismounted"]})


@pytest.mark.rule("h44:18.6.f")
def test_units_without_supply_are_not_dismounted() -> None:
    game = supply("allied", stand(br_1gg="1605"), board=WALL)
    check(game, {"unit": "br-1gg", "has": ["unsupplied"], "lacks": ["dismounted"]})


@pytest.mark.rule("h44:18.6.d")
def test_dismounted_infantry_walks() -> None:
    game = moving("allied", [{"unit": "br-1gg", "at": "1205", "marks": ["dismounted"]}], board=WALL)
    check(game, {"routes": "br-1gg", "to": "1208", "cost": 18}, {"routes": "br-1gg", "to": "1209", "cost": "none"})
    woods = {**WALL, "terrain": {**WALL["terrain"], "1206": "woods"}}
    game = moving("allied", [{"unit": "br-1gg", "at": "1205", "marks": ["dismounted"]}], board=woods)
    check(game, {"routes": "br-1gg", "to": "1206", "cost": 6})


@pytest.mark.rule("h44:18.6.e")
def test_dismounted_infantry_mounts_again_when_the_canal_is_bridged() -> None:
    board = {**WALL, "roads": {**WALL["roads"], "1105/1205": "primary"}, "bridges": {"bridge-son": "1105/1205"}}
    place = [{"unit": "br-1gg", "at": "1205", "marks": ["dismounted"]}]
    game = moving("allied", place, board=board, bridges={"bridge-son": "intact"})
    goes(game, "br-1gg", "1210")
    check(game, {"unit": "br-1gg", "at": "1210"})


@pytest.mark.rule("h44:18.6.e", "h44:18.6.d")
@pytest.mark.parametrize(("hex_", "walks"), [("1105", False), ("1205", True), ("1605", True)])
def test_a_unit_that_has_no_line_but_through_the_canal_goes_on_walking(hex_: str, walks: bool) -> None:
    game = moving("allied", [{"unit": "br-1gg", "at": hex_, "marks": ["dismounted"]}], board=WALL)
    play(game, {"move": ["br-1gg"]})
    check(game, {"unit": "br-1gg", "has" if walks else "lacks": ["dismounted"]})


@pytest.mark.rule("h44:18.6.b")
def test_a_ferry_over_a_major_river_does_not_dismount() -> None:
    board = heath("4013", 45, waters=dict.fromkeys(SHORE, "major"))
    row = [{"unit": "br-30c-eng", "from": "1105", "to": "1206"}]
    place = stand(br_1gg="1206", br_30c_eng="1105")
    game = supply("allied", place, board=board, pontoons=row)
    check(game, {"unit": "br-1gg", "lacks": ["dismounted", "unsupplied"]})
    check(supply("allied", place, board=board), {"unit": "br-1gg", "has": ["unsupplied"]})


@pytest.mark.rule("h44:18.2.2.e")
def test_a_depleted_head_still_takes_returning_paratroopers_in() -> None:
    head = {"unit": "us-82-sup", "at": H, "marks": ["depleted"]}
    place: list[dict[str, Any]] = [head, {"unit": "us-505-1", "at": "3917", "steps": 2}]
    game = moving("allied", place, returns={"82AB": 1})
    play(game, {"rally": "us-505-1"})
    check(game, {"unit": "us-505-1", "steps": 3})


@pytest.mark.rule("h44:18.2.2.f")
def test_a_depleted_head_is_a_landing_hex_of_its_division() -> None:
    head = [{"unit": "us-82-sup", "at": H, "marks": ["depleted"]}]
    sky = {"weather": ["clear", "clear"], "turn": 9}
    game = phase("landing", "allied", [*head, *stand(us_505_1="air", us_506_1="air")], **sky)
    allowed(game, {"land": "us-505-1", "hex": H})
    game = phase("landing", "allied", stand(us_505_1="air"), **sky)
    decision = game.decision
    assert decision is not None
    assert H not in {getattr(action, "hex", "") for action in decision.actions(game)}
