"""Chapter 13.1, 13.5: retreats, their order of preference, and a second attack on those who retreated."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.state.position import Position
from grognard.games.h44.supply.lines import hex_has_line
from tests.games.h44.beaten import DLI, DLI8, DLI9, TARGET, VDH, ends, paths, thrown_back
from tests.games.h44.field import RIVER, around, attacked, combat, die, field, phase, road, water
from tests.games.h44.table import allowed, asked, check, legal, play, refused


@pytest.mark.rule("h44:13.1.1.a", "h44:13.1.1.c", "h44:13.1.1.f", "h44:13.1.3.a")
def test_two_hexes_in_a_direction_of_the_owners_choice() -> None:
    game = thrown_back()
    assert {len(path) for path in paths(game)} == {2}
    assert len(ends(game)) > 1
    play(
        game,
        {"retreat": VDH, "path": ["4116", "4217"]}
        if ("4116", "4217") in paths(game)
        else {"retreat": VDH, "path": ["4017", "4018"]},
    )
    check(game, {"unit": VDH, "order": "disrupted"})


@pytest.mark.rule("h44:13.1.1.d")
def test_the_attacker_never_retreats() -> None:
    game = thrown_back()
    play(game, {"retreat": VDH, "path": ["4017", "4018"]})
    check(game, {"unit": DLI, "at": "4015", "order": "good"}, {"unit": DLI8, "at": "4015", "order": "good"})


@pytest.mark.rule("h44:13.1.2.a", "h44:13.1.2.b")
def test_a_stack_may_split() -> None:
    game = thrown_back(defenders=("ge-14-hoff", "ge-unk-runge"))
    play(
        game, {"retreat": "ge-14-hoff", "path": ["4017", "4018"]}, {"retreat": "ge-unk-runge", "path": ["4017", "4117"]}
    )
    check(game, {"unit": "ge-14-hoff", "at": "4018"}, {"unit": "ge-unk-runge", "at": "4117"})


@pytest.mark.rule("h44:13.1.2.c")
def test_retreat_through_friends() -> None:
    game = thrown_back({"4017": ("ge-ewald", "ge-1-erd", "ge-2-erd")})
    assert ("4017", "4018") in paths(game)


@pytest.mark.rule("h44:13.1.3.b", "h44:13.1.3.c")
def test_life_comes_first() -> None:
    """A walled lane leads east; every other way is over an unbridged canal."""
    game = thrown_back(board=field(waters=around(TARGET, "canal", but=["4017", "4015"])))
    assert {path[0] for path in paths(game)} == {"4017"}


@pytest.mark.rule("h44:13.1.3.d")
def test_the_retreat_ends_two_hexes_away() -> None:
    ring = {"4116", "4017", "3916", "3915", "4015", "4115"}
    assert not ends(thrown_back()) & ring


@pytest.mark.rule("h44:13.1.3.e")
def test_zigzag_when_there_is_no_other_way() -> None:
    """Two hexes of dry land behind the defender, both next to where he stood."""
    waters = around(TARGET, "canal", but=["4017", "4015", "3916"])
    waters |= around("4017", "canal", but=[TARGET, "3916"]) | around("3916", "canal", but=[TARGET, "4017"])
    game = thrown_back(board=field(waters=waters))
    assert ends(game) == {"4017", "3916"}
    play(game, {"retreat": VDH, "path": ["4017", "3916"]})
    check(game, {"unit": VDH, "at": "3916", "order": "disrupted"})


@pytest.mark.rule("h44:13.1.3.f")
def test_zones_of_control_are_avoided() -> None:
    """3915 and 4115 lie next to the attackers: no way leads through them while others are open."""
    game = thrown_back()
    assert not {path[0] for path in paths(game)} & {"3915", "4115"}


@pytest.mark.rule("h44:13.1.3.i")
def test_one_zone_may_be_passed_when_there_is_no_other_way() -> None:
    """The only dry way begins in a hex next to a British unit and leads out of its zone."""
    waters = around(TARGET, "canal", but=["4017", "4015"])
    game = thrown_back({"3917": DLI9}, board=field(waters=waters))
    found = paths(game)
    if found:
        assert {path[0] for path in found} == {"4017"}
        assert ends(game) <= {"4117"}
    else:
        check(game, {"unit": VDH, "at": "4117"})


@pytest.mark.rule("h44:13.1.3.h")
def test_friends_cancel_zones_on_the_way() -> None:
    game = thrown_back(
        {"3917": DLI9, "4017": "ge-ewald"}, board=field(waters=around(TARGET, "canal", but=["4017", "4015"]))
    )
    assert ("4017", "4117") in paths(game)
    check(game, {"unit": VDH, "at": TARGET})


@pytest.mark.rule("h44:13.1.3.h", "h44:13.3.d")
@pytest.mark.parametrize(("friend", "by"), [("ge-ewald", "13.1.3.f"), ("ge-ewald!!", "13.2.f"), ((), "13.2.f")])
def test_only_steady_friends_cancel_a_zone(friend: Any, by: str) -> None:
    """Both hexes lie in a British zone: with a friend in the second the way does not kill, but others are better."""
    game = thrown_back({"3917": DLI9, "4018": friend})
    refused(game, {"retreat": VDH, "path": ["4017", "4018"]}, by=by)


@pytest.mark.rule("h44:13.1.3.g", "h44:13.2.g")
def test_a_retreat_into_an_empty_zone_of_control_kills() -> None:
    """The lane east ends after two hexes next to a British unit."""
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018"])
    waters |= around("4018", "minor", but=["4017"])
    near = thrown_back({"4019": DLI9}, board=field(waters=waters))
    check(near, {"unit": VDH, "at": "eliminated"})
    friend = thrown_back({"4019": DLI9, "4018": "ge-ewald"}, board=field(waters=waters))
    if asked(friend) == "choose-retreat":
        play(friend, {"retreat": VDH, "path": ["4017", "4018"]})
    check(friend, {"unit": VDH, "at": "4018"})


@pytest.mark.rule("h44:13.1.3.j", "h44:13.1.3.l")
def test_friends_in_contact_are_avoided() -> None:
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018", "4117"])
    hexes = {"4018": "ge-ewald", "4019": DLI9}
    game = thrown_back(hexes, board=field(waters=waters))
    if asked(game) == "choose-retreat":
        assert ends(game) == {"4117"}
    else:
        check(game, {"unit": VDH, "at": "4117"})
    waters |= around("4017", "canal", but=[TARGET, "4018"])
    only = thrown_back(hexes, board=field(waters=waters))
    if asked(only) == "choose-retreat":
        assert ends(only) == {"4018"}
    else:
        check(only, {"unit": VDH, "at": "4018"})


@pytest.mark.rule("h44:13.1.3.k")
@pytest.mark.parametrize(
    ("kind", "found"), [("major", {"4018", "4117"}), ("minor", {"4018", "4117"}), ("canal", {"4117"})]
)
def test_enemies_beyond_an_unbridged_river_are_no_contact(kind: str, found: set[str]) -> None:
    """A canal is no river."""
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018", "4117"])
    waters |= water(kind, ("4018", "4019"))
    game = thrown_back({"4018": "ge-ewald", "4019": DLI9}, board=field(waters=waters))
    assert ends(game) == found


@pytest.mark.rule("h44:13.1.3.k")
def test_enemies_beyond_a_bridge_are_in_contact() -> None:
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018", "4117"])
    waters |= water("major", ("4018", "4019"))
    board = field(waters=waters, bridges={RIVER: "4018/4019"}, roads=road("4018", "4019"))
    hexes = {"4018": "ge-ewald", "4019": DLI9}
    assert ends(thrown_back(hexes, board=board, bridges={RIVER: "intact"})) == {"4117"}
    assert ends(thrown_back(hexes, board=board, bridges={RIVER: "blown"})) == {"4018", "4117"}


LANE = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018", "4117"])
"""One hex to the east, and from there two ways."""


@pytest.mark.rule("h44:13.1.3.b", "h44:13.1.3.d")
def test_a_way_that_ends_too_near_is_refused() -> None:
    game = thrown_back()
    refused(game, {"retreat": VDH, "path": ["4116", "4017"]}, by="13.1.3.d")
    allowed(game, {"retreat": VDH, "path": ["4017", "4018"]})


@pytest.mark.rule("h44:13.1.3.b", "h44:13.1.3.f")
def test_a_way_through_a_zone_is_refused() -> None:
    game = thrown_back()
    refused(game, {"retreat": VDH, "path": ["3915", "3815"]}, by="13.1.3.f")


@pytest.mark.rule("h44:13.1.3.j")
def test_a_way_to_friends_in_contact_is_refused() -> None:
    game = thrown_back({"4018": "ge-ewald", "4019": DLI9}, board=field(waters=LANE))
    refused(game, {"retreat": VDH, "path": ["4017", "4018"]}, by="13.1.3.j")
    allowed(game, {"retreat": VDH, "path": ["4017", "4117"]})


@pytest.mark.rule("h44:13.1.3.m")
def test_a_way_out_of_supply_is_refused() -> None:
    game = thrown_back(board=field(roads=road("4022", "3922", "3923", "3924", "3925", "3826")))
    refused(game, {"retreat": VDH, "path": ["4116", "4217"]}, by="13.1.3.m")


@pytest.mark.rule("h44:13.1.3.m")
def test_the_hex_that_is_left_gives_no_supply() -> None:
    """The road runs past the lost hex: only its defenders keep the enemy zone from cutting the way through it."""
    way = [TARGET, "3916", "3817", "3717", "3618", "3518", "3419", "3319", "3220", "3120"]
    position = thrown_back(board=field(roads=road(*way))).position
    assert not hex_has_line(position, UNIT[VDH], HEX["4018"])


@pytest.mark.rule("h44:13.1.3.o")
def test_a_way_into_a_full_hex_is_refused() -> None:
    game = thrown_back({"4018": ("ge-ewald", "ge-1-erd", "ge-2-erd")}, board=field(waters=LANE))
    refused(game, {"retreat": VDH, "path": ["4017", "4018"]}, by="13.1.3.o")
    allowed(game, {"retreat": VDH, "path": ["4017", "4117"]})


@pytest.mark.rule("h44:13.1.3.m", "h44:13.1.3.n")
def test_supplied_hexes_are_preferred() -> None:
    """A road to a German area on the east side: 4018 reaches it in four hexes, 4217 does not."""
    game = thrown_back(board=field(roads=road("4022", "3922", "3923", "3924", "3925", "3826")))
    assert ends(game) == {"4018"}
    assert len(ends(thrown_back())) > 1


@pytest.mark.rule("h44:13.1.3.o", "h44:13.1.3.p", "h44:13.1.4.a")
def test_overstacking_is_avoided_if_possible_and_allowed_if_not() -> None:
    lane = around(TARGET, "canal", but=["4017", "4015"])
    two = lane | around("4017", "canal", but=[TARGET, "4018", "4117"])
    one = lane | around("4017", "canal", but=[TARGET, "4018"])
    full = {"4018": ("ge-ewald", "ge-1-erd", "ge-2-erd")}
    game = thrown_back(full, board=field(waters=two))
    if asked(game) == "choose-retreat":
        assert ends(game) == {"4117"}
    else:
        check(game, {"unit": VDH, "at": "4117"})
    crowded = thrown_back(full, board=field(waters=one))
    if asked(crowded) == "choose-retreat":
        play(crowded, {"retreat": VDH, "path": ["4017", "4018"]})
    check(crowded, {"unit": VDH, "at": "4018"})


@pytest.mark.rule("h44:13.1.4.b", "h44:13.1.4.c")
def test_steps_beyond_the_ninth_die_at_the_end_of_the_owners_movement() -> None:
    overstacked = ("ge-bloch", "ge-jungwirth", "ge-ewald", "ge-1-erd")
    game = phase("movement", "german", {TARGET: overstacked, "4010": DLI})
    play(game, {"end-movement": None})
    while asked(game) == "choose-loss" or "lose-step" in {do["do"] for do in legal(game)}:
        play(game, {"lose-step": legal(game)[0]["unit"]})
    steps = [game.position.pieces[UNIT[unit]] for unit in overstacked]
    assert sum(piece.steps for piece in steps if piece.place >= 0) == 9


@pytest.mark.rule("h44:13.1.4.a", "h44:13.1.4.b", "h44:13.1.4.c")
def test_a_crowd_of_beaten_units_has_until_the_end_of_its_next_movement() -> None:
    """Ten steps stay in the hex when the attacker's combat phase is over, and are put right in the owner's own."""
    overstacked = ("ge-bloch", "ge-jungwirth", "ge-ewald", "ge-1-erd")
    game = combat({TARGET: overstacked, "4010": DLI}, turn=6, scenario="short")
    play(game, {"end-combat": None})
    while asked(game) not in ("move-units", "trim-stack"):
        play(game, {"done": None})
    assert asked(game) == "move-units"
    play(game, {"end-movement": None})
    check(game, {"asked": "trim-stack", "seats": ["german"]})


@pytest.mark.rule("h44:13.5.a", "h44:13.5.b")
def test_units_that_fled_in_the_movement_phase_defend_in_it() -> None:
    """Only the combat phase makes those who retreated in it useless."""
    game = phase("movement", "allied", {TARGET: ("ge-herman", "ge-henke+retreated"), "4015": (DLI, DLI8)})
    line = {"odds": TARGET, "units": [DLI, DLI8]}
    check(game, {**line, "kind": "automatic-ds", "defence": 11}, {**line, "kind": "attack", "defence": 7})


def retreated_once(*dice: int) -> Game[Position]:
    """One unit has fallen back one hex upon another, which is now to be attacked by tanks from the south."""
    hexes = {TARGET: "ge-henke", "4017": "ge-herman", "4015": (DLI, DLI8), "3917": ("br-2ig", "br-2gg")}
    game = combat(hexes, dice=[die("2-1", "DR"), *dice])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"fall-back": None}, {"retreat": "ge-henke", "path": ["4017"]}, {"end-advance": None})
    check(game, {"unit": "ge-henke", "at": "4017", "steps": 1})
    return game


@pytest.mark.rule("h44:13.1.4.d", "h44:13.5.a", "h44:13.5.c", "h44:13.5.d")
def test_units_that_retreated_into_a_hex_do_not_help_it() -> None:
    game = retreated_once(die("3-1", "D1"))
    check(game, {"odds": "4017", "units": ["br-2ig", "br-2gg"], "attack": 17, "defence": 7, "column": "3-1"})
    attacked(game, "4017", "br-2ig", "br-2gg")
    check(game, {"unit": "ge-herman", "steps": 2}, {"unit": "ge-henke", "steps": 1}, {"asked": "stand-fast"})
    assert {do["unit"] for do in legal(game) if do["do"] == "stand"} == {"ge-herman"}


@pytest.mark.rule("h44:13.5.b")
def test_in_a_breakthrough_retreated_units_defend() -> None:
    game = retreated_once()
    line = {"odds": "4017", "units": ["br-2ig", "br-2gg"], "kind": "breakthrough"}
    check(game, {**line, "attack": 17, "defence": 9})


@pytest.mark.rule("h44:13.5.e")
def test_units_that_must_retreat_again_are_eliminated() -> None:
    game = retreated_once(die("3-1", "DR"))
    attacked(game, "4017", "br-2ig", "br-2gg")
    play(game, {"fall-back": None})
    if asked(game) == "choose-retreat":
        play(game, {"retreat": "ge-herman", "path": list(min(paths(game, "ge-herman")))})
    check(game, {"unit": "ge-henke", "at": "eliminated"}, {"unit": "ge-herman", "order": "disrupted"})
