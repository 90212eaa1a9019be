"""Chapter 5, first half: mined and intact bridges, demolition in both player turns."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.bridges.bridge_phase import MINE as MINE_BRIDGE
from grognard.games.h44.data.units import PACK
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import barred, goes, heath, lane, moving, phase, stand
from tests.games.h44.table import H44_, allowed, asked, check, finished, legal, play, refused, table

SIDE = "3916/3917"
BOARD = heath(waters={SIDE: "canal"}, roads={SIDE: "primary"}, bridges={"bridge-son": SIDE})


def river(state: str = "mined") -> dict[str, Any]:
    return {"board": BOARD, "bridges": {"bridge-son": state}}


def charges(place: list[dict[str, Any]], state: str = "mined", **keys: Any) -> Game[Position]:
    """The German bridge phase."""
    return phase("bridges", "german", place, **{**river(state), **keys})


DEMOLISH = {"demolish": "bridge-son"}
MINE = {"mine": "bridge-son"}


@pytest.mark.rule("h44:5.4.a", "h44:5.4.f", "h44:5.2.b", "h44:5.2.e", "h44:5.2.f", "h44:5.2.g", "h44:5.6.b")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_an_ally_beside_a_mined_bridge_may_see_it_blown(die: int) -> None:
    game = moving("allied", stand(br_1gg="3914"), dice=[die], **river())
    play(game, {"move": ["br-1gg"]}, {"go": "3916"})
    check(game, {"asked": "blow-bridge", "seats": ["german"]})
    play(game, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "blown"})
    finished(game)


@pytest.mark.rule("h44:5.4.g", "h44:5.3.1.b", "h44:5.6.a")
@pytest.mark.parametrize("die", [1, 2])
def test_a_failed_demolition_leaves_the_bridge_intact(die: int) -> None:
    game = moving("allied", stand(br_1gg="3914"), dice=[die], **river())
    play(game, {"move": ["br-1gg"]}, {"go": "3916"}, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "intact"})


@pytest.mark.rule("h44:5.4.e")
def test_the_germans_need_not_try() -> None:
    game = moving("allied", stand(br_1gg="3914"), dice=[6], **river())
    play(game, {"move": ["br-1gg"]}, {"go": "3916"}, {"spare": None})
    check(game, {"bridge": "bridge-son", "state": "mined"}, {"unit": "br-1gg", "at": "3916"})
    assert list(game.dice.script or ()) == [6]


@pytest.mark.rule("h44:5.4.b")
def test_stepping_on_a_mined_bridge_may_set_it_off() -> None:
    game = moving("allied", stand(br_1gg="3916"), dice=[5], **river())
    play(game, {"move": ["br-1gg"]}, {"go": "3917"})
    check(game, {"asked": "blow-bridge", "seats": ["german"]})
    play(game, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "blown"}, {"unit": "br-1gg", "at": "3916"})


@pytest.mark.rule("h44:5.4.c", "h44:5.2.c")
def test_attacking_over_a_mined_bridge_may_set_it_off() -> None:
    game = phase("combat", "allied", stand(br_1gg="3916", ge_ewald="3917"), dice=[5], **river())
    play(game, {"attack": "3917"}, {"join": "br-1gg"}, {"commit": None})
    check(game, {"asked": "blow-bridge", "seats": ["german"]})
    play(game, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "blown"})


@pytest.mark.rule("h44:5.4.d")
def test_advancing_over_a_mined_bridge_may_set_it_off() -> None:
    # the Grenadiers attack over dry land, the tanks of the Coldstream Guards over the bridge
    place = stand(br_1cg="3916", ge_unk_runge="3917", br_1gg="4017")
    game = phase("combat", "allied", place, dice=[6, 6], **river())
    play(game, {"attack": "3917"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None}, {"spare": None})
    check(game, {"unit": "ge-unk-runge", "at": "eliminated"}, {"asked": "choose-advance"})
    play(game, {"advance": "br-1cg", "to": "3917"})
    check(game, {"asked": "blow-bridge"})
    play(game, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "blown"}, {"unit": "br-1cg", "at": "3916"})


@pytest.mark.rule("h44:5.3.1.c")
def test_an_intact_bridge_cannot_be_blown() -> None:
    game = moving("allied", stand(br_1gg="3914"), **river("intact"))
    goes(game, "br-1gg", "3917")
    check(game, {"unit": "br-1gg", "at": "3917"}, {"bridge": "bridge-son", "state": "intact"}, {"asked": "move-units"})
    game = charges(stand(br_1gg="3918", ge_ewald="3916", ge_kerutt="3917"), "intact")
    refused(game, DEMOLISH, by="5.5.g")


@pytest.mark.rule("h44:5.2.h")
def test_a_blown_bridge_is_plain_water() -> None:
    game = moving("allied", stand(br_1cg="3915", br_50_1d="3916"), **river("blown"))
    check(game, {"routes": "br-1cg", "to": "3917", "path": ["4016", "4017", "3917"]})
    barred(game, "br-1cg", "3917", mode="tactical", by="8.5.2.a")
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:5.2.a")
def test_the_allies_blow_no_bridges() -> None:
    place = stand(br_1gg="3916", ge_ewald="3918", br_30c_br="1402")
    game = phase(
        "bridges", "allied", place, **{**river(), "bridges": {"bridge-son": "mined", "bridge-lommel": "blown"}}
    )
    check(game, {"asked": "work-on-bridges", "seats": ["allied"]})
    refused(game, DEMOLISH, by="5.2.a")
    refused(game, {"mine": "bridge-son"}, by="5.3.2.a")


@pytest.mark.rule("h44:5.3.2.a")
def test_the_allies_mine_no_bridges() -> None:
    """Not even one that the Germans could mine."""
    place = stand(ge_ewald="3916", br_30c_br="1402")
    states = {**river(), "bridges": {"bridge-son": "intact", "bridge-lommel": "blown"}}
    refused(phase("bridges", "allied", place, **states), MINE, by="5.3.2.a")
    allowed(phase("bridges", "german", place, **states), MINE)


@pytest.mark.rule("h44:5.2.i")
def test_bridges_over_minor_rivers_are_never_blown() -> None:
    assert {str(bridge.water) for bridge in PACK.bridges} == {"canal", "major"}
    board = heath(waters={SIDE: "minor"}, roads={SIDE: "primary"})
    game = moving("allied", stand(br_1gg="3915"), board=board)
    goes(game, "br-1gg", "3917")
    check(game, {"unit": "br-1gg", "at": "3917"}, {"asked": "move-units"})
    drive = moving(
        "allied", stand(br_1cg="3916"), board=lane("3916", "3917", waters={SIDE: "minor"}, roads={SIDE: "primary"})
    )
    check(drive, {"routes": "br-1cg", "to": "3917", "cost": 2})
    roadless = moving("allied", stand(br_1cg="3916"), board=lane("3916", "3917", waters={SIDE: "minor"}))
    check(roadless, {"routes": "br-1cg", "to": "3917", "cost": "none"})


@pytest.mark.rule("h44:5.3.1.a")
def test_bridges_begin_mined() -> None:
    game = table(empty=False, decision={"phase": "movement", "side": "allied"})
    states = H44_.view(game, None).bridges
    settled = {"bridge-lommel", "bridge-neerpelt-west", "bridge-neerpelt-east", "bridge-lille", "bridge-joe"}
    special = {"bridge-arnhem", "bridge-nijmegen", "bridge-westervoort"}
    assert {state for id_, state in states.items() if id_ not in settled | special} == {"mined"}


@pytest.mark.rule("h44:5.1.c", "h44:5.3.2.a", "h44:5.3.2.g")
def test_the_germans_mine_a_bridge_they_control() -> None:
    game = charges(stand(ge_ewald="3916"), "intact")
    play(game, MINE)
    check(game, {"bridge": "bridge-son", "state": "mined"})


@pytest.mark.rule("h44:5.1.c")
@pytest.mark.parametrize(("state", "offered"), [("intact", True), ("mined", False), ("blown", False)])
def test_only_what_stands_unmined_is_offered_for_mining(state: str, offered: bool) -> None:
    """To the Germans alone."""
    for side in ("german", "allied"):
        game = phase("bridges", side, stand(ge_ewald="3916", br_1gg="3612"), **river(state))
        mines = {do["bridge"] for do in legal(game) if do["do"] == "mine"}
        assert ("bridge-son" in mines) is (offered and side == "german")
        tried = {candidate.bridge for candidate in MINE_BRIDGE.candidates(game.position, game.decision)}
        assert ("bridge-son" in tried) is (offered and side == "german")


@pytest.mark.rule("h44:5.3.2.a", "h44:5.3.2.g")
@pytest.mark.parametrize("state", ["mined", "blown", "repairing", "rebuilding"])
def test_only_a_bridge_with_an_intact_marker_is_mined(state: str) -> None:
    other = "3914/3915"
    sides = {SIDE: "canal", other: "canal"}
    board = heath(
        waters=sides, roads=dict.fromkeys(sides, "primary"), bridges={"bridge-son": SIDE, "bridge-best": other}
    )
    place = stand(ge_ewald="3916", ge_kerutt="3915")
    game = charges(place, board=board, bridges={"bridge-son": state, "bridge-best": "intact"})
    refused(game, MINE, by="5.3.2.a")
    allowed(game, {"mine": "bridge-best"})


@pytest.mark.rule("h44:5.3.2.b", "h44:5.3.2.c")
def test_control_of_a_bridge_needs_a_german_at_one_end() -> None:
    refused(charges(stand(ge_ewald="3915"), "intact"), MINE, by="5.3.2.b")
    allowed(charges([], "intact", unknown={"3917": "ge-unk-alarm"}), MINE)


@pytest.mark.rule("h44:5.3.2.d")
def test_control_of_a_bridge_needs_no_enemy_at_the_other_end() -> None:
    refused(charges(stand(ge_ewald="3916", br_1gg="3917"), "intact"), MINE, by="5.3.2.d")


@pytest.mark.rule("h44:5.3.2.e", "h44:5.3.2.f")
def test_control_of_a_bridge_needs_no_enemy_zone_at_the_other_end() -> None:
    refused(charges(stand(ge_ewald="3916", br_1gg="3918"), "intact"), MINE, by="5.3.2.e")
    allowed(charges(stand(ge_ewald="3916", ge_kerutt="3917", br_1gg="3918"), "intact"), MINE)


@pytest.mark.rule("h44:5.3.3.a")
def test_a_bridge_just_mined_is_not_blown() -> None:
    game = charges(stand(ge_ewald="3916", ge_kerutt="3917", br_1gg="3918"), "intact")
    play(game, MINE)
    refused(game, DEMOLISH, by="5.3.3.a")


@pytest.mark.rule("h44:5.3.3.b", "h44:5.5.h")
def test_a_bridge_just_tried_is_not_mined() -> None:
    game = charges(stand(ge_ewald="3916", ge_kerutt="3917", br_1gg="3918"), dice=[2])
    play(game, DEMOLISH)
    check(game, {"bridge": "bridge-son", "state": "intact"})
    refused(game, MINE, by="5.3.3.b")


@pytest.mark.rule("h44:5.1.a", "h44:5.2.d", "h44:5.6.b")
def test_the_german_bridge_phase_blows_bridges() -> None:
    game = charges(stand(ge_ewald="3915", br_1gg="3918"), dice=[3])
    assert [do["bridge"] for do in legal(game) if do["do"] == "demolish"] == ["bridge-son"]
    play(game, DEMOLISH)
    check(game, {"bridge": "bridge-son", "state": "blown"})


@pytest.mark.rule("h44:5.5.a")
def test_demolition_needs_a_german_within_one_hex() -> None:
    refused(charges(stand(ge_ewald="3914", br_1gg="3918")), DEMOLISH, by="5.5.a")
    allowed(charges(stand(ge_ewald="3915", br_1gg="3918")), DEMOLISH)


@pytest.mark.rule("h44:5.5.a", "h44:5.5.c", "h44:25.2.1.h")
def test_an_unknown_unit_is_a_german_in_good_order() -> None:
    allowed(charges(stand(br_1gg="3918"), unknown={"3915": "ge-unk-alarm"}), DEMOLISH)


@pytest.mark.rule("h44:5.5.b")
def test_demolition_needs_an_ally_within_one_hex() -> None:
    refused(charges(stand(ge_ewald="3915", br_1gg="3919")), DEMOLISH, by="5.5.b")


@pytest.mark.rule("h44:5.5.c")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_demolition_needs_good_order(order: str) -> None:
    place = [{"unit": "ge-ewald", "at": "3915", "order": order}, *stand(br_1gg="3918")]
    refused(charges(place), DEMOLISH, by="5.5.c")


@pytest.mark.rule("h44:5.5.d", "h44:5.5.e")
def test_the_way_to_the_charge_is_not_through_enemies() -> None:
    refused(charges(stand(ge_ewald="3915", br_1gg="3916")), DEMOLISH, by="5.5.e")
    allowed(charges(stand(ge_ewald="3916", br_1gg="3917")), DEMOLISH)


@pytest.mark.rule("h44:5.5.f")
def test_the_way_to_the_charge_is_not_through_a_bond() -> None:
    refused(charges(stand(ge_ewald="3915", br_1gg="4016", br_1cg="3816")), DEMOLISH, by="5.5.f")
    one = [{"unit": "br-1cg", "at": "3816", "order": "disrupted"}]
    allowed(charges([*stand(ge_ewald="3915", br_1gg="4016"), *one]), DEMOLISH)


@pytest.mark.rule("h44:5.5.g")
@pytest.mark.parametrize("state", ["blown", "repairing"])
def test_demolition_needs_a_mined_bridge(state: str) -> None:
    game = charges(stand(ge_ewald="3916", ge_kerutt="3917", br_1gg="3918"), state)
    assert DEMOLISH not in [{k: v for k, v in line.items() if k != "do"} for line in legal(game)]
    if asked(game) == "work-on-bridges":
        refused(game, DEMOLISH, by="5.5.g")


@pytest.mark.rule("h44:5.6.c")
def test_the_first_turn_is_one_worse_for_the_sappers() -> None:
    game = charges(stand(ge_ewald="3915", br_1gg="3918"), dice=[3], turn=1)
    play(game, DEMOLISH)
    check(game, {"bridge": "bridge-son", "state": "intact"})
    game = charges(stand(ge_ewald="3915", br_1gg="3918"), dice=[4], turn=1)
    play(game, DEMOLISH)
    check(game, {"bridge": "bridge-son", "state": "blown"})


@pytest.mark.rule("h44:5.7.a", "h44:5.7.b", "h44:5.7.c", "h44:5.3.1.a")
@pytest.mark.parametrize(
    ("bridge", "german", "ally", "by"),
    [
        ("bridge-arnhem", "6122", "6223", "5.7.a"),
        ("bridge-nijmegen", "5421", "5321", "5.7.b"),
        ("bridge-westervoort", "6124", "6123", "5.7.c"),
    ],
)
def test_three_bridges_stand_for_ever(bridge: str, german: str, ally: str, by: str) -> None:
    place = stand(("ge-ewald", german), ("br-1p-1", ally), ("ge-kerutt", "3915"), ("br-1gg", "3918"))
    game = charges(place)
    refused(game, {"demolish": bridge}, by=by)


@pytest.mark.rule("h44:5.7.a", "h44:5.4.a")
def test_no_player_is_asked_about_a_bridge_that_stands_for_ever() -> None:
    board = heath(waters={SIDE: "major"}, bridges={"bridge-arnhem": SIDE})
    game = moving("allied", stand(br_1gg="3914"), board=board, bridges={"bridge-arnhem": "mined"})
    goes(game, "br-1gg", "3916")
    check(game, {"asked": "move-units"}, {"unit": "br-1gg", "at": "3916"})


@pytest.mark.rule("h44:5.4.c", "h44:5.2.c")
def test_germans_attack_over_a_mined_bridge_without_fear() -> None:
    game = phase("combat", "german", stand(br_1gg="3917", ge_ewald="3916"), dice=[1], **river())
    play(game, {"attack": "3917"}, {"join": "ge-ewald"}, {"commit": None})
    check(game, {"event": "battle", "hex": "3917"}, {"bridge": "bridge-son", "state": "mined"})


@pytest.mark.rule("h44:5.7.e", "h44:5.7.f")
def test_grave_falls_whole_on_the_first_day() -> None:
    game = table(turn=1, place=stand(us_504_1="4716"), decision={"phase": "turn"})
    while asked(game) != "move-units":
        play(game, {"done": None})
    goes(game, "us-504-1", "4817", mode="tactical")
    check(game, {"asked": "move-units"}, {"bridge": "bridge-grave", "state": "mined"})
    play(game, {"end-movement": None}, {"end-combat": None})
    check(game, {"bridge": "bridge-grave", "state": "intact"})
    game = moving("allied", stand(us_504_1="4716"), turn=2, board={})
    play(game, {"move": ["us-504-1"]}, {"go": "4817", "mode": "tactical"})
    check(game, {"asked": "blow-bridge"})


GRAVE = heath(waters={SIDE: "major"}, roads={SIDE: "primary"}, bridges={"bridge-grave": SIDE})


@pytest.mark.rule("h44:5.7.f")
@pytest.mark.parametrize(
    ("place", "state"),
    [
        (stand(us_504_1="3916"), "intact"),
        (stand(us_504_1="3915"), "mined"),  # no unit holds an end
        (stand(us_504_1="3916", ge_ewald="3917"), "mined"),  # a German at the other end
        (stand(us_504_1="3916", ge_ewald="3918"), "mined"),  # a German beside the other end
        (stand(us_504_1="3916", us_505_1="3917", ge_ewald="3918"), "intact"),
    ],
)
def test_grave_is_safe_if_it_is_held_and_no_german_controls_an_end(place: list[dict[str, Any]], state: str) -> None:
    game = table(board=GRAVE, turn=1, place=place, decision={"phase": "turn"})
    play(game, {"end-movement": None}, {"end-combat": None})
    check(game, {"bridge": "bridge-grave", "state": state})


@pytest.mark.rule("h44:5.1.d")
def test_ferries_are_not_destroyed() -> None:
    game = charges(stand(ge_ewald="3915", br_1gg="3918"))
    refused(game, {"demolish": "ferry-driel"}, by="5.1.d")
