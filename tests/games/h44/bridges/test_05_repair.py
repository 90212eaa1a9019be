"""Chapter 5, second half: repair by bridging units and automatic repair."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import chain, heath, phase, stand
from tests.games.h44.table import allowed, asked, check, legal, play, refused

SIDE = "3916/3917"
BOARD = heath(waters={SIDE: "canal"}, roads={SIDE: "primary"}, bridges={"bridge-son": SIDE})
REPAIR = {"repair": "bridge-son"}
BRIDGERS = stand(br_30c_br="3916")
SPARE = {"bridge-lommel": "blown"}
"""Another bridge that can be worked on, so that the phase is never passed over; its bridging unit stands beside it."""
ELSEWHERE = stand(br_8c_br="1402")


def works(place: list[dict[str, Any]], state: str = "blown", **keys: Any) -> Game[Position]:
    base = {"board": BOARD, "bridges": {"bridge-son": state, **SPARE}}
    return phase("bridges", "allied", [*place, *ELSEWHERE], **{**base, **keys})


def crew(**more: Any) -> list[dict[str, Any]]:
    return [{"unit": "br-30c-br", "at": "3916", **more}]


@pytest.mark.rule("h44:5.1.b", "h44:5.8.k", "h44:5.8.l")
def test_a_repair_takes_two_bridge_phases() -> None:
    game = works(BRIDGERS)
    play(game, REPAIR)
    check(game, {"bridge": "bridge-son", "state": "repairing"})
    game = works(BRIDGERS, "repairing")
    play(game, REPAIR)
    check(game, {"bridge": "bridge-son", "state": "intact"})


@pytest.mark.rule("h44:5.8.k", "h44:5.8.l")
def test_a_repair_is_not_begun_and_finished_in_one_phase() -> None:
    game = works(BRIDGERS)
    play(game, REPAIR)
    assert {"do": "repair", "bridge": "bridge-son"} not in legal(game)


@pytest.mark.rule("h44:5.8.a")
@pytest.mark.parametrize("state", ["mined", "intact"])
def test_only_a_blown_bridge_is_repaired(state: str) -> None:
    refused(works(BRIDGERS, state), REPAIR, by="5.8.a")


@pytest.mark.rule("h44:5.8.b")
def test_no_railway_bridge_over_a_major_river_is_repaired() -> None:
    board = heath(waters={SIDE: "major"}, bridges={"rail-bridge-ravenstein": SIDE})
    game = works(BRIDGERS, board=board, bridges={"rail-bridge-ravenstein": "blown", **SPARE})
    refused(game, {"repair": "rail-bridge-ravenstein"}, by="5.8.b")
    board = heath(waters={SIDE: "major"}, roads={SIDE: "primary"}, bridges={"bridge-hedel": SIDE})
    allowed(works(BRIDGERS, board=board, bridges={"bridge-hedel": "blown", **SPARE}), {"repair": "bridge-hedel"})
    board = heath(waters={SIDE: "canal"}, bridges={"rail-bridge-2721-2722": SIDE})
    game = works(BRIDGERS, board=board, bridges={"rail-bridge-2721-2722": "blown", **SPARE})
    allowed(game, {"repair": "rail-bridge-2721-2722"})


@pytest.mark.rule("h44:5.8.c")
def test_no_repair_under_the_enemys_nose() -> None:
    refused(works([*BRIDGERS, *stand(ge_ewald="3917")]), REPAIR, by="5.8.c")


@pytest.mark.rule("h44:5.8.d", "h44:5.8.e")
def test_no_repair_in_an_enemy_zone_without_cover() -> None:
    refused(works([*BRIDGERS, *stand(ge_ewald="3918")]), REPAIR, by="5.8.d")
    allowed(works([*BRIDGERS, *stand(ge_ewald="3918", br_1gg="3917")]), REPAIR)


@pytest.mark.rule("h44:5.8.f")
def test_a_repair_needs_a_bridging_unit_at_one_end() -> None:
    # without one only automatic repair is left, and an enemy is near
    refused(works(stand(br_30c_br="3915", ge_ewald="4116")), REPAIR, by="5.9.b")
    allowed(works(stand(br_30c_br="3917", ge_ewald="4116")), REPAIR)


@pytest.mark.rule("h44:5.8.g")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_the_bridging_unit_must_be_in_good_order(order: str) -> None:
    refused(works([*crew(order=order), *stand(ge_ewald="4116")]), REPAIR, by="5.8.g")


@pytest.mark.rule("h44:5.8.h", "h44:5.8.i")
@pytest.mark.parametrize(("mark", "law"), [("unsupplied", "5.8.h"), ("engaged", "5.8.i")])
def test_the_bridging_unit_must_be_free_to_work(mark: str, law: str) -> None:
    refused(works([*crew(marks=[mark]), *stand(ge_ewald="4116")]), REPAIR, by=law)


@pytest.mark.rule("h44:5.8.g", "h44:5.8.h")
def test_of_two_bridging_units_one_must_be_fit_in_every_way() -> None:
    shaken, cut_off = crew(order="disrupted"), {"unit": "br-8c-br", "at": "3917", "marks": ["unsupplied"]}
    keys: dict[str, Any] = {"board": BOARD, "bridges": {"bridge-son": "blown", **SPARE}}
    near = stand(ge_ewald="4116")
    refused(phase("bridges", "allied", [*shaken, cut_off, *near], **keys), REPAIR, by="5.8.h")
    fit = {"unit": "br-8c-br", "at": "3917"}
    allowed(phase("bridges", "allied", [*shaken, fit, *near], **keys), REPAIR)


@pytest.mark.rule("h44:5.8.m")
def test_work_begun_may_wait() -> None:
    game = works([*BRIDGERS, *stand(ge_ewald="3918")], "repairing")
    if asked(game) == "work-on-bridges":
        play(game, {"done": None})
    check(game, {"bridge": "bridge-son", "state": "repairing"})


@pytest.mark.rule("h44:5.8.n")
def test_work_begun_is_undone_when_the_enemy_holds_both_ends() -> None:
    game = works(stand(ge_ewald="3916", ge_kerutt="3917"), "repairing")
    if asked(game) == "work-on-bridges":
        play(game, {"done": None})
    check(game, {"bridge": "bridge-son", "state": "blown"})


@pytest.mark.rule("h44:5.8.n")
@pytest.mark.parametrize(("guards", "state"), [(stand(), "blown"), (stand(br_1gg="3916"), "repairing")])
def test_work_begun_is_undone_when_enemies_watch_both_ends(guards: list[dict[str, Any]], state: str) -> None:
    game = works([*stand(ge_ewald="3915", ge_kerutt="3918"), *guards], "repairing")
    if asked(game) == "work-on-bridges":
        play(game, {"done": None})
    check(game, {"bridge": "bridge-son", "state": state})


@pytest.mark.rule("h44:5.8.n")
def test_work_begun_is_undone_in_the_bridge_phase_of_the_enemy_too() -> None:
    place = stand(ge_ewald="3916", ge_kerutt="3917", br_1gg="3925")
    game = phase("bridges", "german", place, board=BOARD, bridges={"bridge-son": "repairing"})
    if asked(game) == "work-on-bridges":
        play(game, {"done": None})
    check(game, {"bridge": "bridge-son", "state": "blown"})


ROAD = [f"39{column}" for column in range(16, 27)]
BEHIND = {
    **heath("3920", 7, waters={SIDE: "canal"}, roads=chain(ROAD), bridges={"bridge-son": SIDE}),
}


def rear(place: list[dict[str, Any]], state: str = "blown", **keys: Any) -> Game[Position]:
    base = {"board": BEHIND, "bridges": {"bridge-son": state}}
    return phase("bridges", "german", place, **{**base, **keys})


@pytest.mark.rule("h44:5.9.a", "h44:5.9.e", "h44:5.9.f", "h44:5.9.h", "h44:5.8.j")
def test_bridges_far_behind_the_front_are_repaired_without_a_unit() -> None:
    game = rear(stand(ge_ewald="3920"))
    play(game, REPAIR)
    check(game, {"bridge": "bridge-son", "state": "rebuilding"})
    refused(game, REPAIR, by="5.9.f")
    game = rear(stand(ge_ewald="3920"), "rebuilding")
    play(game, REPAIR)
    check(game, {"bridge": "bridge-son", "state": "mined"})


@pytest.mark.rule("h44:5.9.b", "h44:5.8.j")
def test_automatic_repair_keeps_five_hexes_away_from_enemies() -> None:
    refused(rear(stand(br_1gg="3912", ge_ewald="3916")), REPAIR, by="5.9.b")
    allowed(rear(stand(br_1gg="3911", ge_ewald="3916")), REPAIR)


@pytest.mark.rule("h44:5.9.c")
def test_enemies_in_entry_areas_do_not_stop_automatic_repair() -> None:
    side = "2601/2602"
    board = heath(
        "2603", 4, waters={side: "canal"}, roads=chain(["2603", "2602", "2601"]), bridges={"bridge-son": side}
    )
    allowed(rear(stand(br_1gg="area-A", ge_ewald="2603"), board=board), REPAIR)
    refused(rear(stand(br_1gg="2401", ge_ewald="2603"), board=board), REPAIR, by="5.9.b")


@pytest.mark.rule("h44:5.9.d")
def test_automatic_repair_needs_a_road_to_an_own_area() -> None:
    cut = heath("3920", 7, waters={SIDE: "canal"}, roads=chain(ROAD[:6]), bridges={"bridge-son": SIDE})
    refused(rear(stand(ge_ewald="3920"), board=cut), REPAIR, by="5.9.d")
    broken = {"bridge-son": "blown", "bridge-best": "blown"}
    board = {**BEHIND, "waters": {**BEHIND["waters"], "3921/3922": "canal"}}
    board["bridges"] = {"bridge-son": SIDE, "bridge-best": "3921/3922"}
    refused(rear(stand(ge_ewald="3920"), board=board, bridges=broken), REPAIR, by="5.9.d")


@pytest.mark.rule("h44:5.9.g")
def test_the_allies_repair_by_themselves_only_south_of_their_bridging_units() -> None:
    board = heath("1305", 4, waters={"1202/1203": "canal"}, roads=chain(["1203", "1202", "1201"]))
    board["bridges"] = {"bridge-son": "1202/1203"}
    keys: dict[str, Any] = {"board": board, "bridges": {"bridge-son": "blown"}}
    allowed(phase("bridges", "allied", stand(br_30c_br="1405"), **keys), REPAIR)
    keys["bridges"]["bridge-lille"] = "blown"
    game = phase("bridges", "allied", stand(br_30c_br="1109"), **keys)
    refused(game, REPAIR, by="5.9.g")


def far_south(side: str, **units: str) -> Game[Position]:
    """An Allied bridge phase far from the enemy, with a road from a bridge in rows 12 and 13 to the western edge; the
    second bridging unit is at work in row 11."""
    board = heath("1305", 4, waters={side: "canal"}, roads=chain(["1302", "1202", "1201"]) | chain(["1203", "1202"]))
    board["bridges"] = {"bridge-son": side}
    place = stand(br_8c_br="1109", **units)
    return phase("bridges", "allied", place, board=board, bridges={"bridge-son": "blown", "bridge-lille": "blown"})


@pytest.mark.rule("h44:5.9.g")
def test_the_northernmost_bridging_unit_counts_and_its_own_row_is_not_south_of_it() -> None:
    allowed(far_south("1202/1203", br_30c_br="1306"), REPAIR)
    refused(far_south("1202/1203", br_30c_br="1206"), REPAIR, by="5.9.g")
    allowed(far_south("1202/1302", br_30c_br="1306"), REPAIR)
    refused(far_south("1202/1302", br_30c_br="1206"), REPAIR, by="5.9.g")


@pytest.mark.rule("h44:5.9.a", "h44:5.9.h", "h44:5.8.j")
def test_a_bridge_far_behind_the_front_is_mended_whatever_the_state_of_the_unit_beside_it() -> None:
    game = far_south("1202/1302")
    refused(game, REPAIR, by="5.9.g")
    tired = [{"unit": "br-30c-br", "at": "1302", "order": "disrupted"}, *stand(br_8c_br="1109")]
    keys = {"bridges": {"bridge-son": "blown", "bridge-lille": "blown"}}
    board = heath("1305", 4, waters={"1202/1302": "canal"}, roads=chain(["1302", "1202", "1201"]))
    board["bridges"] = {"bridge-son": "1202/1302"}
    allowed(phase("bridges", "allied", tired, board=board, **keys), REPAIR)
