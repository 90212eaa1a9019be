"""Chapter 8.7: ten to one in the movement phase shatters the defenders at once."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.board import GRID, HEX
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import goes, heath, moving, stand
from tests.games.h44.table import allowed, asked, check, legal, play, refused

H = "3916"
TANKS = stand(br_1cg="3913", br_2gg="3813")
AUTOMATIC_DS = {"automatic-ds": H}


def swarm(weak: dict[str, Any], **keys: Any) -> Game[Position]:
    """Two tank battalions close in on a single German step with a defence of 1 or 2."""
    game = moving("allied", [weak, *TANKS, *stand(br_2hc="3712")], **keys)
    goes(game, "br-1cg", "3915")
    goes(game, "br-2gg", "3816")
    return game


ALARM = {"unit": "ge-unk-alarm", "at": H}


@pytest.mark.rule("h44:8.7.a", "h44:8.7.b", "h44:8.7.f", "h44:8.7.h", "h44:8.7.i", "h44:8.7.j")
def test_ten_to_one_shatters_the_defenders() -> None:
    game = swarm(ALARM)
    play(game, AUTOMATIC_DS)
    check(game, {"unit": "ge-unk-alarm", "at": "eliminated"})
    check(game, {"unit": "br-1cg", "has": ["automatic-ds"]}, {"unit": "br-2gg", "has": ["automatic-ds"]})
    refused(game, {"move": ["br-1cg"]}, by="8.7.i")
    check(game, {"unit": "br-2hc", "lacks": ["automatic-ds"]})


@pytest.mark.rule("h44:8.7.a")
def test_less_than_ten_to_one_shatters_no_unit() -> None:
    game = moving("allied", [ALARM, *TANKS])
    goes(game, "br-1cg", "3915")
    # 8 to 1 with one shift for armour is 9-1
    refused(game, AUTOMATIC_DS, by="8.7.a")
    goes(game, "br-2gg", "3816")
    allowed(game, AUTOMATIC_DS)


@pytest.mark.rule("h44:8.7.c")
def test_morale_counts_for_the_odds() -> None:
    # 8 to 1; elite against low quality shifts two columns
    game = moving("allied", stand(us_505_1="3914", us_505_2="3814", ge_unk_lwpers=H))
    goes(game, "us-505-1", "3915")
    refused(game, AUTOMATIC_DS, by="8.7.a")
    goes(game, "us-505-2", "3816")
    check(game, {"odds": H, "units": ["us-505-1", "us-505-2"], "attack": 8, "defence": 1})
    allowed(game, AUTOMATIC_DS)
    game = moving("allied", stand(br_50_1d="3914", us_505_2="3814", ge_unk_alarm=H))
    goes(game, "br-50-1d", "3915")
    goes(game, "us-505-2", "3816")
    refused(game, AUTOMATIC_DS, by="8.7.a")


@pytest.mark.rule("h44:8.7.d", "h44:8.7.e")
def test_guns_and_aircraft_do_not_count() -> None:
    game = moving("allied", [ALARM, *TANKS, *stand(br_gds_art="3812")], flights=2, weather=["clear", "clear"])
    goes(game, "br-1cg", "3915")
    refused(game, AUTOMATIC_DS, by="8.7.a")
    goes(game, "br-2gg", "3816")
    allowed(game, AUTOMATIC_DS)


@pytest.mark.rule("h44:8.7.g")
def test_survivors_retreat_three_hexes() -> None:
    # 42 to 4, and the tanks shift
    weak = {"unit": "ge-406-jenkel", "at": H}
    place = stand(br_1cg="3913", br_2gg="3813", br_2ig="4013", br_44rtr="3913", br_2wg="3713", br_1gg="4014")
    game = moving("allied", [weak, *place])
    for unit, to in (("br-1cg", "3915"), ("br-44rtr", "3915"), ("br-2gg", "3816"), ("br-2wg", "3816")):
        goes(game, unit, to)
    goes(game, "br-2ig", "4016")
    goes(game, "br-1gg", "4016")
    play(game, AUTOMATIC_DS, {"commit": None})
    near = next(do["path"] for do in legal(game) if do["do"] == "retreat")[:2]
    refused(game, {"retreat": "ge-406-jenkel", "path": near}, by="8.7.g")
    while asked(game) != "move-units":
        do = legal(game)[0]
        play(game, {do["do"]: do["unit"], **{k: v for k, v in do.items() if k not in ("do", "unit")}})
    check(game, {"unit": "ge-406-jenkel", "steps": 1, "order": "full-retreat"})
    assert GRID.distance(game.position.pieces[UNIT["ge-406-jenkel"]].place, HEX[H]) == 3


@pytest.mark.rule("h44:8.7.a", "h44:8.7.h", "h44:8.7.i")
def test_who_is_not_needed_may_be_left_out() -> None:
    # 8, 3 and 4 to 1, with the shift for armour: the battalion of tanks is needed, and one of the others
    place = [ALARM, *stand(br_1cg="3915", br_2hc="4016"), {"unit": "br-1gg", "at": "3816", "steps": 2}]
    game = moving("allied", place)
    play(game, AUTOMATIC_DS)
    check(game, {"asked": "choose-automatic-ds", "seats": ["allied"]})
    refused(game, {"leave": "br-1cg"}, by="8.7.a")
    refused(game, {"leave": "br-8c-br"}, by="8.7.h")
    play(game, {"leave": "br-2hc"})
    # both others are needed: the hex is shattered at once
    check(game, {"asked": "move-units"}, {"unit": "ge-unk-alarm", "at": "eliminated"})
    check(game, {"unit": "br-1cg", "has": ["automatic-ds"]}, {"unit": "br-1gg", "has": ["automatic-ds"]})
    check(game, {"unit": "br-2hc", "lacks": ["automatic-ds", "moved"]})
    allowed(game, {"move": ["br-2hc"]})


@pytest.mark.rule("h44:8.7.h")
def test_all_of_them_may_take_part() -> None:
    game = moving("allied", [ALARM, *stand(br_1cg="3915", br_2gg="3816", br_2wg="4016")])
    play(game, AUTOMATIC_DS, {"commit": None})
    for unit in ("br-1cg", "br-2gg", "br-2wg"):
        check(game, {"unit": unit, "has": ["automatic-ds"]})


@pytest.mark.rule("h44:8.7.k")
def test_others_drive_through_the_breach() -> None:
    game = swarm(ALARM)
    check(game, {"routes": "br-2hc", "to": H, "cost": "none"})
    play(game, AUTOMATIC_DS)
    check(game, {"routes": "br-2hc", "to": "3816", "cost": 24}, {"routes": "br-2hc", "to": "3917", "cost": 36})


@pytest.mark.rule("h44:8.7.j", "h44:8.7.l", "h44:8.7.m", "h44:8.7.o")
def test_the_units_of_an_automatic_ds_advance_but_do_not_fight() -> None:
    game = swarm(ALARM)
    play(game, AUTOMATIC_DS, {"end-movement": None})
    check(game, {"asked": "choose-advance", "seats": ["allied"]})
    play(game, {"advance": "br-1cg", "to": H}, {"advance": "br-1cg", "to": "3917"})
    check(game, {"unit": "br-1cg", "at": "3917"})
    play(game, {"end-advance": None})
    check(game, {"unit": "br-1cg", "lacks": ["automatic-ds"]}, {"unit": "br-2gg", "lacks": ["automatic-ds"]})


@pytest.mark.rule("h44:8.7.n")
def test_the_units_of_an_automatic_ds_may_break_through() -> None:
    game = moving("allied", [ALARM, *TANKS, *stand(ge_14_hoff="3917")], board=heath())
    goes(game, "br-1cg", "3915")
    goes(game, "br-2gg", "3816")
    play(game, AUTOMATIC_DS, {"end-movement": None})
    play(game, {"advance": "br-1cg", "to": H}, {"advance": "br-2gg", "to": H})
    allowed(game, {"breakthrough": "3917"})


@pytest.mark.rule("h44:8.7.l", "h44:21.1.g", "h44:21.3.a")
def test_what_was_broken_down_after_an_automatic_ds_advances_too() -> None:
    game = moving("allied", [ALARM, *stand(br_1cg="3915"), {"unit": "br-2gg", "at": "3816", "steps": 2}])
    play(game, AUTOMATIC_DS, {"detach": "br-2gg", "part": "br-bd-arm-1"}, {"end-movement": None})
    for unit in ("br-1cg", "br-rem-arm-1", "br-bd-arm-1"):
        play(game, {"advance": unit, "to": H})
        check(game, {"unit": unit, "at": H})


# -- 5.4 over a mined bridge -----------------------------------------------------------------------------------------

BRIDGE = "bridge-grave"


def across(*dice: int, **more: str) -> Game[Position]:
    """The tanks on the near bank of a large river have moved up to the bridge before; others close in on dry land."""
    side = f"3915/{H}"
    board = heath(waters={side: "major"}, roads={side: "primary"}, bridges={BRIDGE: side})
    place = [ALARM, *stand(br_1cg="3915", br_2gg="3813", **more)]
    game = moving("allied", place, board=board, bridges={BRIDGE: "mined"}, dice=list(dice))
    goes(game, "br-2gg", "3816")
    return game


@pytest.mark.rule("h44:5.4.c", "h44:8.7.a", "h44:9.5.1.a")
def test_a_bridge_that_goes_up_may_leave_too_few() -> None:
    # half of 8 over the river and 8 by land against 1, and the shift for armour; without the bridge 9-1
    game = across(6)
    play(game, AUTOMATIC_DS)
    check(game, {"asked": "blow-bridge", "seats": ["german"]})
    play(game, {"blow": None})
    check(game, {"event": "attack-called-off", "hex": H}, {"asked": "move-units"})
    check(game, {"unit": "ge-unk-alarm", "at": H}, {"unit": "br-2gg", "lacks": ["automatic-ds"]})
    refused(game, AUTOMATIC_DS, by="8.7.a")


@pytest.mark.rule("h44:5.4.c", "h44:5.4.e", "h44:8.7.f")
def test_a_bridge_that_is_spared_carries_the_automatic_ds() -> None:
    game = across()
    play(game, AUTOMATIC_DS, {"spare": None})
    check(game, {"unit": "ge-unk-alarm", "at": "eliminated"}, {"bridge": BRIDGE, "state": "mined"})
    check(game, {"unit": "br-1cg", "has": ["automatic-ds"]}, {"unit": "br-2gg", "has": ["automatic-ds"]})


@pytest.mark.rule("h44:5.4.c", "h44:8.7.h")
def test_those_on_dry_land_may_be_enough_without_the_bridge() -> None:
    game = across(6, br_2wg="3816")
    play(game, AUTOMATIC_DS, {"commit": None}, {"blow": None})
    check(game, {"bridge": BRIDGE, "state": "blown"}, {"unit": "ge-unk-alarm", "at": "eliminated"})
    check(game, {"unit": "br-1cg", "lacks": ["automatic-ds"]}, {"unit": "br-2gg", "has": ["automatic-ds"]})


@pytest.mark.rule("h44:8.7.a", "h44:10.1.e")
def test_disrupted_ones_are_halved_together_here_too() -> None:
    """Two disrupted ones defend with one together, so that ten are enough; with one of them in good order it is two."""
    weak = [{"unit": unit, "at": H, "order": "disrupted"} for unit in ("ge-unk-alarm", "ge-unk-egoth")]
    game = moving("allied", [*weak, *stand(br_50_6dli="3915", br_50_8dli="3816")])
    check(game, {"odds": H, "units": ["br-50-6dli", "br-50-8dli"], "attack": 10, "defence": 1})
    allowed(game, AUTOMATIC_DS)
    whole = [{**weak[0], "order": "good"}, weak[1]]
    refused(moving("allied", [*whole, *stand(br_50_6dli="3915", br_50_8dli="3816")]), AUTOMATIC_DS, by="8.7.a")


@pytest.mark.rule("h44:8.7.c", "h44:10.5.2.b")
def test_tanks_without_infantry_count_as_in_any_combat() -> None:
    """Twenty to two; the assault guns take one column away, and their lack of infantry gives it back."""
    foot = stand(br_50_6dli="3915", br_50_8dli="3915", br_50_9dli="3816", br_50_1d="3816")
    game = moving("allied", [*stand(ge_559stug=H), *foot])
    allowed(game, AUTOMATIC_DS)
    refused(moving("allied", [*stand(ge_559stug=H), *foot[:3]]), AUTOMATIC_DS, by="8.7.a")
