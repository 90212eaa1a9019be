"""Chapter 13: retreats, their order of preference and what kills on the way."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.position import Position
from grognard.games.h44.queries import odds
from grognard.games.h44.units import UNIT
from tests.games.h44.field import CANAL, RESULTS, RIVER, around, attacked, combat, die, field, phase, road, water
from tests.games.h44.table import allowed, asked, check, legal, play

TARGET = "4016"
DLI, DLI8, DLI9 = "br-50-6dli", "br-50-8dli", "br-50-9dli"
VDH = "ge-i-vdh"


def thrown_back(
    more: dict[str, Any] | None = None, *, defenders: Any = VDH, result: str = "DR", **keys: Any
) -> Game[Position]:
    """Two battalions west of the defender have thrown him back two hexes, and he does not stand."""
    hexes = {TARGET: defenders, "4015": (DLI, DLI8), **(more or {})}
    column = odds(combat(hexes, **keys), {"target": TARGET, "units": [DLI, DLI8]}).column
    found = result if result in RESULTS[column] else f"A1/{result}"
    game = combat(hexes, dice=[die(column, found)], **keys)
    attacked(game, TARGET, DLI, DLI8)
    if asked(game) == "choose-loss":
        play(game, {"lose-step": DLI})
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    return game


def paths(game: Game[Position], unit: str = VDH) -> set[tuple[str, ...]]:
    return {tuple(do["path"]) for do in legal(game) if do["do"] == "retreat" and do["unit"] == unit}


def ends(game: Game[Position], unit: str = VDH) -> set[str]:
    return {path[-1] for path in paths(game, unit)}


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
def test_enemies_beyond_an_unbridged_river_are_no_contact() -> None:
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018", "4117"])
    waters |= water("major", ("4018", "4019"))
    game = thrown_back({"4018": "ge-ewald", "4019": DLI9}, board=field(waters=waters))
    assert ends(game) == {"4018", "4117"}


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
    crowd = ("ge-bloch", "ge-jungwirth", "ge-ewald", "ge-1-erd")
    game = phase("movement", "german", {TARGET: crowd, "4010": DLI})
    play(game, {"end-movement": None})
    while asked(game) == "choose-loss" or "lose-step" in {do["do"] for do in legal(game)}:
        play(game, {"lose-step": legal(game)[0]["unit"]})
    steps = [game.position.pieces[UNIT[unit]] for unit in crowd]
    assert sum(piece.steps for piece in steps if piece.place >= 0) == 9


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


# -- 13.2 elimination --


@pytest.mark.rule("h44:13.2.a")
def test_immobile_units_die() -> None:
    game = thrown_back(defenders=("ge-unk-koeppel", VDH))
    play(game, {"retreat": VDH, "path": ["4017", "4018"]})
    check(game, {"unit": "ge-unk-koeppel", "at": "eliminated"}, {"unit": VDH, "at": "4018"})


@pytest.mark.rule("h44:13.2.c")
def test_impassable_hexes_kill() -> None:
    lake = dict.fromkeys(("4116", "4017", "3916", "3915", "4115"), "water")
    game = thrown_back(board=field(terrain=lake))
    check(game, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.d")
def test_enemy_hexes_are_closed() -> None:
    game = thrown_back({"4017": DLI9}, board=field(waters=around(TARGET, "canal", but=["4017", "4015"])))
    check(game, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.e")
def test_enemy_bonds_kill() -> None:
    """Two British battalions east and south-east of the lane form a bond across its second hex."""
    lane = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018"])
    free = thrown_back(board=field(waters=lane))
    if asked(free) == "choose-retreat":
        play(free, {"retreat": VDH, "path": ["4017", "4018"]})
    check(free, {"unit": VDH, "at": "4018"})
    bond = thrown_back({"4118": DLI9, "3918": "br-3-2l"}, board=field(waters=lane))
    check(bond, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.f")
def test_two_empty_zones_in_a_row_kill() -> None:
    lane = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018"])
    hexes = {TARGET: VDH, "4015": (DLI, DLI8), "3917": DLI9}
    game = combat(hexes, board=field(waters=lane | water("minor", ("3917", "4017"), ("3917", "4018"))), dice=[3])
    check(game, {"zoc": "4017", "side": "allied"}, {"zoc": "4018", "side": "allied"})
    check(game, {"retreats": VDH, "from": TARGET, "lengths": [3], "paths": []})


@pytest.mark.rule("h44:13.2.h", "h44:13.2.i", "h44:13.2.j", "h44:13.2.l", "h44:13.2.m")
@pytest.mark.parametrize(("kind", "bridge"), [("canal", CANAL), ("major", RIVER)])
def test_unbridged_canals_and_major_rivers_kill(kind: str, bridge: str) -> None:
    board = field(waters=around(TARGET, kind, but=["4015"]))
    check(thrown_back(board=board), {"unit": VDH, "at": "eliminated"})
    bridged = field(
        waters=around(TARGET, kind, but=["4015"]), bridges={bridge: "4016/4017"}, roads=road(TARGET, "4017")
    )
    game = thrown_back(board=bridged, bridges={bridge: "intact"})
    assert {path[0] for path in paths(game)} == {"4017"}
    blown = thrown_back(board=bridged, bridges={bridge: "blown"})
    check(blown, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.m")
@pytest.mark.parametrize(("unit", "dies"), [(VDH, False), ("ge-segler", False), ("ge-559stug", True)])
def test_minor_rivers_stop_vehicles_only(unit: str, dies: bool) -> None:
    """Infantry, mounted too, may cross; an assault gun without a bridge may not."""
    game = thrown_back(defenders=unit, board=field(waters=around(TARGET, "minor", but=["4015"])))
    if dies:
        check(game, {"unit": unit, "at": "eliminated"})
    else:
        allowed(game, {"retreat": unit, "path": ["4017", "4018"]})


@pytest.mark.rule("h44:13.2.k")
def test_a_ferry_is_no_bridge() -> None:
    board = field(waters=around(TARGET, "major", but=["4015"]), ferries={"ferry-driel": "4016/4017"})
    check(thrown_back(board=board), {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.b")
def test_the_enemys_entry_area_is_no_way_out() -> None:
    """At the west edge by area A, which is Allied from turn 7 on, the edge is closed to Germans."""
    board: dict[str, Any] = {
        "terrain": dict.fromkeys(("2001", "2002", "1901", "1902", "2101", "2102", "2003", "2103", "1903"), "clear"),
        "places": {"2001": "none", "2002": "none"},
        "waters": {},
    }
    board["waters"] = around("2001", "canal", but=["2002"])
    board["waters"] = {side: kind for side, kind in board["waters"].items() if "00" not in side}
    game = combat({"2001": VDH, "2002": (DLI, DLI8)}, board=board, dice=[die("2-1", "DR")])
    attacked(game, "2001", DLI, DLI8)
    play(game, {"fall-back": None})
    check(game, {"unit": VDH, "at": "eliminated"})


# -- 13.3 one hex --


@pytest.mark.rule("h44:13.1.1.e", "h44:13.3.a", "h44:13.3.c", "h44:13.3.g")
@pytest.mark.parametrize("ground", ["city", "town", "village", "woods", "friend"])
def test_a_retreat_may_stop_in_its_first_hex_for_a_step(ground: str) -> None:
    layers: dict[str, Any] = {"terrain": {"4017": "woods"}} if ground == "woods" else {"places": {"4017": ground}}
    friend = {"4017": "ge-ewald"} if ground == "friend" else {}
    game = thrown_back(friend, board=field(**({} if ground == "friend" else layers)))
    allowed(game, {"retreat": VDH, "path": ["4017"]})
    play(game, {"retreat": VDH, "path": ["4017"]})
    check(game, {"unit": VDH, "at": "4017", "steps": 1, "order": "good"})


@pytest.mark.rule("h44:13.3.e")
@pytest.mark.parametrize("ground", ["clear", "polder", "marsh"])
def test_no_stop_in_the_open(ground: str) -> None:
    game = thrown_back(board=field(terrain={"4017": ground}))
    assert ("4017",) not in paths(game)
    village = thrown_back(board=field(terrain={"4017": ground}, places={"4017": "village"}))
    assert ("4017",) in paths(village)


@pytest.mark.rule("h44:13.3.d")
def test_unknown_units_stop_a_retreat_too() -> None:
    game = thrown_back(unknown={"4017": "ge-unk-garr1"})
    assert ("4017",) in paths(game)


@pytest.mark.rule("h44:13.3.f")
def test_no_stop_in_an_empty_zone_of_control() -> None:
    town = field(places={"4017": "town"})
    assert ("4017",) not in paths(thrown_back({"3917": DLI9}, board=town))
    assert ("4017",) in paths(thrown_back({"3917": DLI9, "4017": "ge-ewald"}, board=town))


@pytest.mark.rule("h44:13.3.b")
def test_the_defender_chooses_the_step_for_the_stop() -> None:
    """Two units stop together: one step of either is enough."""
    game = thrown_back(defenders=("ge-henke:1", "ge-budde:1"), board=field(places={"4017": "town"}), result="DR")
    play(game, {"retreat": "ge-henke", "path": ["4017"]})
    check(game, {"unit": "ge-henke", "at": "eliminated"})


@pytest.mark.rule("h44:13.4.a", "h44:13.4.b")
def test_the_attacker_advances_after_a_short_retreat_or_an_elimination() -> None:
    short = thrown_back(board=field(places={"4017": "town"}))
    play(short, {"retreat": VDH, "path": ["4017"]})
    check(short, {"asked": "choose-advance"})
    allowed(short, {"advance": DLI, "to": TARGET})
    dead = thrown_back(board=field(waters=around(TARGET, "canal", but=["4015"])))
    check(dead, {"asked": "choose-advance"})
    allowed(dead, {"advance": DLI, "to": TARGET})
