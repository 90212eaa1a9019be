"""Chapter 16: breakthrough combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.field import CANAL, attacked, combat, die, field, phase, road, water
from tests.games.h44.table import allowed, asked, check, finished, legal, play, refused

TARGET, NEXT = "4016", "4017"
HOFF = "ge-14-hoff"
TANK, TANK2, FOOT = "br-2ig", "br-2gg", "br-3ig"
HENKE = "ge-henke"
"""The next enemy: 2-4-3, two steps."""


def broken(*dice: int, result: str = "DS", more: dict[str, Any] | None = None, **keys: Any) -> Game[Position]:
    """Two tank battalions have destroyed the one step in the target hex; another enemy stands behind it."""
    hexes = {TARGET: HOFF, "4015": (TANK, TANK2), NEXT: HENKE, **(more or {})}
    if result == "DMR":
        hexes[NEXT] = ()
        hexes["3916"] = HENKE
    game = combat(hexes, dice=[die("7-1", result), *dice], **keys)
    attacked(game, TARGET, TANK, TANK2)
    if asked(game) == "choose-retreat":
        play(game, {"retreat": HOFF, "path": ["4017", "4018", "4019"]})
    return game


def both_in(*dice: int, **keys: Any) -> Game[Position]:
    game = broken(*dice, **keys)
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK2, "to": TARGET})
    return game


def breakthroughs(game: Game[Position]) -> set[str]:
    return {do["target"] for do in legal(game) if do["do"] == "breakthrough"}


@pytest.mark.rule("h44:16.1.a", "h44:16.1.b", "h44:16.1.e", "h44:16.2.c", "h44:16.2.d")
@pytest.mark.parametrize(("result", "next_"), [("DS", NEXT), ("DMR", "3916")])
def test_after_ds_or_dmr_the_advancing_group_attacks_again(result: str, next_: str) -> None:
    game = both_in(result=result)
    assert next_ in breakthroughs(game)


@pytest.mark.rule("h44:16.1.b")
def test_no_breakthrough_after_other_results() -> None:
    game = broken(result="A1/D1")
    if asked(game) == "choose-loss":
        play(game, {"lose-step": TANK2})
    check(game, {"asked": "choose-advance"})
    play(game, {"advance": TANK, "to": TARGET})
    refused(game, {"breakthrough": NEXT}, by="16.1.b")


@pytest.mark.rule("h44:16.1.d", "h44:16.3.5.h", "h44:16.2.e")
def test_the_group_fights_by_the_usual_rules() -> None:
    """17 to 4 with the armour shift: 5-1."""
    game = both_in(die("5-1", "DMR"))
    play(game, {"breakthrough": NEXT})
    finished(game)
    check(game, {"asked": "choose-retreat", "seats": ["german"]})


@pytest.mark.rule("h44:16.1.f")
def test_units_that_have_just_retreated_can_be_attacked() -> None:
    hexes = {TARGET: HENKE, "4015": (TANK, TANK2), NEXT: "ge-budde"}
    game = combat(hexes, dice=[die("5-1", "DMR"), 6])
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"retreat": HENKE, "path": ["4017", "4018"]})
    play(game, {"advance": TANK, "to": TARGET})
    assert NEXT in breakthroughs(game)
    play(game, {"breakthrough": NEXT})
    check(game, {"event": "breakthrough", "hex": NEXT}, {"unit": HENKE, "at": "4018"})


@pytest.mark.rule("h44:16.1.g")
def test_units_attacked_before_can_be_attacked() -> None:
    hexes = {TARGET: HOFF, "4015": (TANK, TANK2), NEXT: HENKE, "3917": "br-50-6dli"}
    game = combat(hexes, dice=[die("1-1", "ENG"), die("7-1", "DS")])
    attacked(game, NEXT, "br-50-6dli")
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"advance": TANK, "to": TARGET})
    assert NEXT in breakthroughs(game)


@pytest.mark.rule("h44:16.2.a", "h44:16.3.5.a", "h44:16.3.5.b", "h44:16.2.b")
def test_only_one_stack_breaks_through() -> None:
    """The tank that stayed behind has no part in it, and may advance afterwards."""
    game = broken(die("3-1", "ENG"))
    play(game, {"advance": TANK, "to": TARGET}, {"breakthrough": NEXT})
    finished(game)
    check(game, {"unit": HENKE, "has": ["engaged"]}, {"asked": "choose-advance"})
    refused(game, {"breakthrough": NEXT}, by="16.3.2.b")
    assert "4115" in {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == TANK2}


@pytest.mark.rule("h44:16.3.1.a")
def test_the_combat_costs_a_hex_of_the_advance() -> None:
    """Two hexes: one to form the group, one to fight; nothing is left."""
    game = both_in(die("5-1", "D1"))
    play(game, {"breakthrough": NEXT})
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    if asked(game) == "choose-retreat":
        play(game, {"retreat": HENKE, "path": ["4018", "4019"]})
    found = {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == TANK}
    assert found == {NEXT}


@pytest.mark.rule("h44:16.3.1.a")
def test_who_has_gone_two_hexes_cannot_attack() -> None:
    game = broken(more={"4018": "ge-budde", NEXT: ()})
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK, "to": NEXT})
    assert breakthroughs(game) == set()


@pytest.mark.rule("h44:16.3.1.b", "h44:16.3.1.c")
def test_the_vacated_hex_is_free_and_need_not_be_entered() -> None:
    game = both_in(die("5-1", "DMR"))
    play(game, {"breakthrough": NEXT}, {"retreat": HENKE, "path": ["4018", "4019"]})
    check(game, {"asked": "choose-advance"})
    allowed(game, {"end-advance": None})
    play(game, {"advance": TANK, "to": NEXT})
    check(game, {"unit": TANK, "at": NEXT})


@pytest.mark.rule("h44:16.3.2.a", "h44:16.3.2.b", "h44:16.3.3.a")
def test_one_breakthrough_only_and_no_extra_hexes() -> None:
    """One hex in, one for the combat, and the vacated hex for nothing: then it is over."""
    game = both_in(die("5-1", "DMR"), more={"4117": "ge-budde"})
    play(game, {"breakthrough": NEXT}, {"retreat": HENKE, "path": ["3917", "3918"]})
    play(game, {"advance": TANK, "to": NEXT}, {"end-advance": None})
    assert breakthroughs(game) == set()
    assert not [do for do in legal(game) if do["do"] == "advance" and do["unit"] in (TANK, TANK2)]


@pytest.mark.rule("h44:16.3.2.a")
def test_the_original_advance_is_finished_after_a_breakthrough() -> None:
    """The group attacked from where it stood: one hex of two is left beside the vacated hex."""
    game = broken(die("5-1", "DMR"), more={NEXT: (), "4114": HENKE})
    play(game, {"breakthrough": "4114"})
    ways = [do["path"] for do in legal(game) if do["do"] == "retreat"]
    play(game, {"retreat": HENKE, "path": min(ways)}, {"advance": TANK, "to": "4114"}, {"end-advance": None})
    found = {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == TANK}
    assert "4214" in found or "4215" in found
    assert breakthroughs(game) == set()


@pytest.mark.rule("h44:16.3.1.a", "h44:16.3.4.a")
def test_infantry_has_no_third_hex_on_the_road() -> None:
    hexes = {TARGET: HOFF, "4015": ("br-50-6dli", "br-50-8dli"), "4018": HENKE}
    game = combat(hexes, dice=[die("5-1", "DS")], board=field(roads=road("4015", TARGET, NEXT, "4018")))
    attacked(game, TARGET, "br-50-6dli", "br-50-8dli")
    play(game, {"advance": "br-50-6dli", "to": TARGET}, {"advance": "br-50-6dli", "to": NEXT})
    refused(game, {"breakthrough": "4018"}, by="16.3.1.a")


@pytest.mark.rule("h44:16.3.4.a", "h44:16.3.4.b")
def test_after_the_road_bonus_one_unit_attacks() -> None:
    """Two road hexes, and the third for the combat: the second tank cannot come along."""
    board = field(roads=road("4015", TARGET, NEXT, "4018"))
    game = broken(die("3-1", "ENG"), more={NEXT: (), "4018": HENKE}, board=board)
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK, "to": NEXT})
    assert "4018" in breakthroughs(game)
    play(game, {"breakthrough": "4018"})
    finished(game)
    check(game, {"unit": HENKE, "has": ["engaged"]})


@pytest.mark.rule("h44:16.3.5.c")
def test_bystanders_jam_the_road() -> None:
    game = broken(more={"4115": "br-50-6dli", NEXT: (), "4215": HENKE})
    play(game, {"advance": TANK, "to": "4115"})
    refused(game, {"breakthrough": "4215"}, by="16.3.5.c")
    clear = broken(more={NEXT: (), "4215": HENKE})
    play(clear, {"advance": TANK, "to": "4115"})
    assert breakthroughs(clear) == {"4215"}


@pytest.mark.rule("h44:16.3.5.d", "h44:16.3.5.e")
@pytest.mark.parametrize("kind", ["minor", "canal", "major"])
def test_no_breakthrough_over_unbridged_water_or_by_ferry(kind: str) -> None:
    game = broken(board=field(waters=water(kind, (TARGET, NEXT))))
    play(game, {"advance": TANK, "to": TARGET})
    refused(game, {"breakthrough": NEXT}, by="16.3.5.d")
    ferry = field(waters=water(kind, (TARGET, NEXT)), ferries={"ferry-driel": "4016/4017"})
    by_ferry = broken(board=ferry)
    play(by_ferry, {"advance": TANK, "to": TARGET})
    refused(by_ferry, {"breakthrough": NEXT}, by="16.3.5.e")


@pytest.mark.rule("h44:16.3.5.d")
def test_breakthrough_over_a_bridge() -> None:
    board = field(waters=water("canal", (TARGET, NEXT)), bridges={CANAL: "4016/4017"}, roads=road(TARGET, NEXT))
    game = broken(board=board, bridges={CANAL: "intact"})
    play(game, {"advance": TANK, "to": TARGET})
    assert breakthroughs(game) == {NEXT}


def over_a_mined_bridge(*dice: int) -> Game[Position]:
    """The group has not left its hex; another enemy stands beside it, behind a canal with a mined bridge."""
    bank = {"waters": water("canal", ("4015", "4114")), "roads": road("4015", "4114")}
    board = field(**bank, bridges={CANAL: "4015/4114"})
    game = broken(*dice, board=board, bridges={CANAL: "mined"}, more={"4114": "ge-budde"})
    play(game, {"breakthrough": "4114"})
    check(game, {"asked": "blow-bridge", "seats": ["german"]})
    return game


@pytest.mark.rule("h44:5.4.c", "h44:9.3.b", "h44:16.3.5.d")
def test_a_bridge_that_goes_up_ends_the_breakthrough_over_it() -> None:
    game = over_a_mined_bridge(6)
    play(game, {"blow": None})
    check(game, {"bridge": CANAL, "state": "blown"}, {"event": "attack-called-off", "hex": "4114"})
    check(game, {"asked": "choose-advance"}, {"unit": "ge-budde", "at": "4114"})
    refused(game, {"breakthrough": "4114"}, by="16.3.5.d")
    # nothing is spent: both hexes of the advance are left, and the breakthrough
    play(game, {"advance": TANK, "to": TARGET})
    allowed(game, {"breakthrough": NEXT})


@pytest.mark.rule("h44:5.4.c", "h44:5.4.e", "h44:5.4.g")
@pytest.mark.parametrize(("answer", "dice", "state"), [("spare", (), "mined"), ("blow", (1,), "intact")])
def test_a_bridge_that_holds_carries_the_breakthrough(answer: str, dice: tuple[int, ...], state: str) -> None:
    game = over_a_mined_bridge(*dice, 1)
    play(game, {answer: None})
    check(game, {"bridge": CANAL, "state": state}, {"event": "battle", "hex": "4114", "units": [TANK, TANK2]})


@pytest.mark.rule("h44:16.3.5.f", "h44:16.3.5.g")
def test_no_aircraft_and_no_guns() -> None:
    game = both_in(die("5-1", "DMR"), more={"4014": "br-gds-art"}, flights=2)
    play(game, {"breakthrough": NEXT})
    finished(game)
    check(game, {"flights": 2}, {"unit": "br-gds-art", "lacks": ["fired"]}, {"asked": "choose-retreat"})


@pytest.mark.rule("h44:16.4.a", "h44:16.4.b")
def test_a_second_retreat_in_a_breakthrough_is_a_full_retreat() -> None:
    """The unit fell back one hex in good order; D1 in the breakthrough throws it back again: routed, not eliminated."""
    hexes = {TARGET: "ge-herman", "4015": (TANK, TANK2), "4115": (FOOT, "br-5cg"), NEXT: "ge-henke"}
    units = (TANK, TANK2, FOOT, "br-5cg")
    game = combat(hexes, dice=[die("4-1", "DR")])
    check(game, {"odds": TARGET, "units": list(units), "attack": 27, "defence": 7, "column": "4-1"})
    hexes = {TARGET: HENKE, "4015": (TANK, TANK2), NEXT: "ge-herman"}
    game = combat(hexes, dice=[die("5-1", "DMR"), die("2-1", "DR")])
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"retreat": HENKE, "path": [NEXT]})
    check(game, {"unit": HENKE, "steps": 1, "at": NEXT})
    play(game, {"advance": TANK, "to": TARGET}, {"breakthrough": NEXT})
    play(game, {"fall-back": None})
    while asked(game) == "choose-retreat":
        unit = legal(game)[0]["unit"]
        play(game, {"retreat": unit, "path": min(do["path"] for do in legal(game) if do["unit"] == unit)})
    check(game, {"unit": HENKE, "steps": 1, "order": "full-retreat"}, {"unit": "ge-herman", "order": "disrupted"})


# -- what the group has left --


@pytest.mark.rule("h44:16.3.2.a")
def test_after_other_results_the_group_goes_no_further() -> None:
    """It attacked from where it stood and had a hex of two left, but DR is no rout: only the vacated hex is open."""
    game = broken(die("5-1", "DR"), more={NEXT: (), "4114": HENKE})
    play(game, {"breakthrough": "4114"}, {"fall-back": None})
    ways = [do["path"] for do in legal(game) if do["do"] == "retreat"]
    play(game, {"retreat": HENKE, "path": min(ways)})
    allowed(game, {"advance": TANK, "to": "4114"})
    play(game, {"end-advance": None})
    assert not [do for do in legal(game) if do["do"] == "advance"]


@pytest.mark.rule("h44:16.1.d", "h44:11.3.b")
def test_who_fell_in_the_breakthrough_does_not_advance() -> None:
    company = "br-bd-mot-1"
    hexes = {TARGET: HOFF, "4015": (TANK, company), NEXT: HENKE}
    game = combat(hexes, dice=[die("6-1", "DS"), die("1-3", "A1")])
    check(game, {"odds": TARGET, "units": [TANK, company], "lead": "GDS", "column": "6-1"})
    attacked(game, TARGET, TANK, company)
    play(game, {"advance": company, "to": TARGET}, {"breakthrough": NEXT})
    finished(game)
    check(game, {"hex": TARGET, "units": []}, {"asked": "choose-advance"})
    assert {do["unit"] for do in legal(game) if do["do"] == "advance"} == {TANK}


@pytest.mark.rule("h44:16.1.d", "h44:11.4.c", "h44:16.3.2.a")
def test_a_remnant_goes_on_in_the_place_of_its_battalion() -> None:
    foot = "br-50-6dli"
    hexes = {TARGET: HOFF, "4015": (f"{foot}:2", TANK), NEXT: HENKE}
    game = combat(hexes, dice=[die("6-1", "DS"), die("1-2", "A1")])
    attacked(game, TARGET, TANK, foot)
    play(game, {"advance": foot, "to": TARGET}, {"breakthrough": NEXT})
    finished(game)
    check(game, {"hex": TARGET, "units": ["br-rem-inf-1"]}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:16.1.d", "h44:10.2.3.a")
def test_a_unit_of_another_formation_is_attached_to_the_group() -> None:
    foot = "br-50-6dli"
    game = combat({TARGET: HOFF, "4015": (TANK, foot), NEXT: HENKE}, dice=[die("7-1", "DS"), die("4-1", "EX")])
    attacked(game, TARGET, TANK, foot)
    play(game, {"advance": TANK, "to": TARGET}, {"advance": foot, "to": TARGET}, {"breakthrough": NEXT})
    finished(game)
    check(game, {"event": "battle", "hex": NEXT, "attack": 9 + 5, "defence": 4, "column": "4-1"})


CROWD = ("ge-i-vdh", HENKE, "ge-tiel")
"""Defences of 5, 4 and 2: one unit too many for a hex."""


@pytest.mark.rule("h44:13.1.4.e", "h44:13.1.4.f")
def test_units_beyond_the_stacking_limit_give_no_defence() -> None:
    """The two that defend best are kept for the defender: 9, not 11."""
    game = both_in(more={NEXT: CROWD})
    check(game, {"odds": NEXT, "units": [TANK, TANK2], "kind": "breakthrough", "attack": 17, "defence": 9})


@pytest.mark.rule("h44:13.1.4.g")
def test_units_beyond_the_limit_retreat_with_the_others() -> None:
    game = both_in(die("2-1", "DR"), more={NEXT: CROWD})
    play(game, {"breakthrough": NEXT}, {"defend": list(CROWD[:2])}, {"fall-back": None})
    while asked(game) == "choose-retreat":
        unit = legal(game)[0]["unit"]
        play(game, {"retreat": unit, "path": min(do["path"] for do in legal(game) if do["unit"] == unit)})
    check(game, {"hex": NEXT, "units": []}, *({"unit": unit, "order": "disrupted"} for unit in CROWD))


@pytest.mark.rule("h44:16.3.1.a")
def test_a_unit_that_has_used_up_its_advance_does_not_fight_in_the_group() -> None:
    foot, other = "br-50-6dli", "br-50-8dli"
    hexes = {TARGET: HOFF, "4015": foot, "4115": other, "4117": HENKE}
    game = combat(hexes, dice=[die("5-1", "DS"), die("1-1", "ENG")])
    attacked(game, TARGET, foot, other)
    play(game, {"advance": foot, "to": TARGET}, {"advance": foot, "to": "4116"}, {"advance": other, "to": "4116"})
    play(game, {"breakthrough": "4117"})
    finished(game)
    check(game, {"event": "breakthrough", "units": [other]}, {"unit": HENKE, "has": ["engaged"]})


@pytest.mark.rule("h44:16.1.c")
def test_an_auto_ds_allows_a_breakthrough() -> None:
    hexes = {TARGET: "ge-unk-alarm", "4014": (TANK, TANK2), NEXT: HENKE}
    game = phase("movement", "allied", hexes)
    play(game, {"move": [TANK, TANK2]}, {"go": "4015"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    play(game, {"automatic-ds": TARGET})
    if asked(game) == "choose-automatic-ds":
        play(game, {"commit": None})
    play(game, {"end-movement": None})
    play(game, {"advance": TANK, "to": TARGET})
    assert NEXT in breakthroughs(game)
