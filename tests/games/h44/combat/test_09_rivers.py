"""Chapter 9.5: attacks over water, and the assault over a major river."""

from __future__ import annotations

import pytest

from grognard.games.h44.advance.advance import END_ADVANCE
from tests.games.h44.field import CANAL, RIVER, around, assault, attacked, combat, die, field, phase
from tests.games.h44.table import allowed, asked, check, legal, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"
MAJOR = field(waters=around(TARGET, "major"))


@pytest.mark.rule("h44:9.5.1.a", "h44:9.5.3.s")
def test_no_attack_over_an_unbridged_major_river_without_engineers() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": DLI}
    game = combat(hexes, board=MAJOR)
    assert not [do for do in legal(game) if do["do"] == "attack"]
    board = field(waters=around(TARGET, "major"), bridges={RIVER: "4015/4016"})
    for state in ("mined", "intact"):
        allowed(combat(hexes, board=board, bridges={RIVER: state}), {"attack": TARGET})
    assert not [do for do in legal(combat(hexes, board=board, bridges={RIVER: "blown"})) if do["do"] == "attack"]


@pytest.mark.rule("h44:9.5.1.b", "h44:9.5.1.c")
@pytest.mark.parametrize("kind", ["canal", "minor"])
def test_canals_and_minor_rivers_are_always_attacked_across(kind: str) -> None:
    game = combat({TARGET: "ge-i-vdh", "4015": DLI}, board=field(waters=around(TARGET, kind)))
    play(game, {"attack": TARGET})
    allowed(game, {"join": DLI})


@pytest.mark.rule("h44:9.5.2.a", "h44:9.5.2.b")
@pytest.mark.parametrize(("kind", "bridge"), [("canal", CANAL), ("major", RIVER)])
def test_attacks_over_a_bridge_are_halved_and_may_double_the_defence(kind: str, bridge: str) -> None:
    board = field(waters=around(TARGET, kind, but=["4115"]), bridges={bridge: "4015/4016"})
    game = combat({TARGET: "ge-i-vdh", "4015": DLI, "4115": DLI8}, board=board, bridges={bridge: "intact"})
    check(game, {"odds": TARGET, "units": [DLI], "attack": 3, "defence": 10})
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "attack": 8, "defence": 5})


@pytest.mark.rule("h44:9.5.3.a")
def test_germans_never_assault_an_unbridged_river() -> None:
    game = combat({TARGET: DLI, "4015": ("ge-bloch", "ge-107-eng")}, by="german", board=MAJOR)
    assert not [do for do in legal(game) if do["do"] == "attack"]
    ours = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-30c-eng")}, board=MAJOR)
    allowed(ours, {"attack": TARGET})


@pytest.mark.rule("h44:9.5.3.b", "h44:9.5.3.c", "h44:9.5.3.d")
def test_the_infantry_must_have_begun_by_the_river_and_stayed() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, "br-30c-eng"), "4013": DLI8}
    game = phase("movement", "allied", hexes, board=MAJOR)
    play(game, {"move": [DLI8]}, {"go": "4015"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    play(game, {"end-movement": None}, {"attack": TARGET}, {"join": DLI})
    allowed(game, {"join": DLI8})


@pytest.mark.rule("h44:9.5.3.b", "h44:9.5.3.c")
def test_infantry_that_moved_up_cannot_assault_alone() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": "br-30c-eng", "4013": DLI8}
    game = phase("movement", "allied", hexes, board=MAJOR)
    play(game, {"move": [DLI8]}, {"go": "4015"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    play(game, {"end-movement": None})
    check(game, {"unit": DLI8, "at": "4015"})
    refused(game, {"attack": TARGET}, by="9.5.1.a")


@pytest.mark.rule("h44:9.5.3.e")
def test_the_engineer_must_be_stacked_with_the_infantry() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": DLI, "4115": "br-30c-eng", "4014": DLI8}
    game = combat(hexes, board=MAJOR)
    assert not [do for do in legal(game) if do["do"] == "attack"]
    near = combat({TARGET: "ge-i-vdh", "4015": (DLI, "br-30c-eng")}, board=MAJOR)
    play(near, {"attack": TARGET})
    allowed(near, {"join": DLI})


@pytest.mark.rule("h44:9.5.3.g", "h44:9.5.3.h", "h44:9.5.3.i")
def test_every_unit_of_the_assault_hex_can_take_part() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, "br-2ig", "br-30c-eng"), "4115": DLI8}
    game = combat(hexes, board=MAJOR)
    play(game, {"attack": TARGET}, {"join": DLI}, {"join": "br-2ig"})
    allowed(game, {"join": "br-30c-eng"})
    refused(game, {"join": DLI8}, by="9.5.1.a")
    check(game, {"odds": TARGET, "defence": 10})


@pytest.mark.rule("h44:9.5.3.b")
def test_the_infantry_takes_part_in_the_assault_itself() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, "br-2ig", "br-30c-eng")}
    game = combat(hexes, board=MAJOR)
    play(game, *assault(TARGET, "br-2ig", "br-30c-eng", commit=False))
    refused(game, {"commit": None}, by="9.5.3.b")
    play(game, {"join": DLI})
    allowed(game, {"commit": None})


@pytest.mark.rule("h44:9.5.3.c")
def test_infantry_that_moved_is_not_enough_for_the_assault() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": (DLI, f"{DLI8}+moved", "br-30c-eng")}
    game = combat(hexes, board=MAJOR)
    play(game, *assault(TARGET, DLI8, commit=False))
    refused(game, {"commit": None}, by="9.5.3.b")


@pytest.mark.rule("h44:9.5.3.j", "h44:9.5.3.k", "h44:9.5.3.l", "h44:9.5.3.m", "h44:15.3.b", "h44:15.6.g")
def test_the_advance_over_the_river() -> None:
    river = around("4015", "major", but=["4014", "4114"])
    hexes = {TARGET: "ge-14-hoff", "4015": (DLI, "br-30c-eng", "br-2ig")}
    game = combat(hexes, board=field(waters=river), dice=[die("2-1", "D1")])
    attacked(game, TARGET, DLI, "br-30c-eng", "br-2ig", lead="50DIV")
    check(game, {"asked": "choose-advance"}, {"unit": "ge-14-hoff", "at": "eliminated"})
    allowed(game, {"end-advance": None})
    assert END_ADVANCE.info.ends
    allowed(game, {"advance": "br-30c-eng", "to": TARGET})
    allowed(game, {"advance": DLI, "to": TARGET})
    refused(game, {"advance": DLI, "to": "4115"}, by="15.3.b")
    refused(game, {"advance": "br-2ig", "to": TARGET}, by="15.6.a")


@pytest.mark.rule("h44:9.5.3.b")
def test_who_came_down_this_turn_did_not_begin_it_by_the_river() -> None:
    hexes = {TARGET: "ge-i-vdh", "4015": ("us-501-1+landed", "br-30c-eng")}
    refused(combat(hexes, board=MAJOR), {"attack": TARGET}, by="9.5.1.a")
    allowed(combat({**hexes, "4015": ("us-501-1", "br-30c-eng")}, board=MAJOR), {"attack": TARGET})


@pytest.mark.rule("h44:9.5.3.k", "h44:23.3.2.e")
def test_the_engineers_may_follow_an_assault_they_only_made_possible() -> None:
    river = around("4015", "major", but=["4014", "4114"])
    hexes = {TARGET: "ge-14-hoff", "4015": (DLI, "br-30c-eng", DLI8)}
    game = combat(hexes, board=field(waters=river), dice=[die("1-1", "D1")])
    attacked(game, TARGET, DLI, DLI8)
    check(game, {"asked": "choose-advance"}, {"unit": "ge-14-hoff", "at": "eliminated"})
    assert {do["unit"] for do in legal(game) if do["do"] == "advance"} == {DLI, DLI8, "br-30c-eng"}
    refused(game, {"advance": "br-30c-eng", "to": "4115"}, by="15.3.b")
    play(game, {"advance": "br-30c-eng", "to": TARGET})
    check(game, {"unit": "br-30c-eng", "at": TARGET}, {"unit": DLI8, "at": "4015"})


@pytest.mark.rule("h44:9.3.c", "h44:9.5.3.b")
def test_a_blown_bridge_is_not_made_good_by_engineers_alone() -> None:
    """The tanks lose their bridge; engineers are with them, but the infantry by the river does not attack."""
    board = field(waters={"4015/4016": "major"}, bridges={RIVER: "4015/4016"})
    hexes = {TARGET: "ge-i-vdh", "4015": ("br-2ig", "br-30c-eng", DLI), "4115": DLI8}
    for units, stay in ((("br-2ig", DLI8), [DLI8]), (("br-2ig", DLI, DLI8), ["br-2ig", DLI, DLI8])):
        game = combat(hexes, board=board, bridges={RIVER: "mined"}, dice=[6, 1])
        attacked(game, TARGET, *units)
        play(game, {"blow": None}, {"commit": None})
        check(game, {"event": "battle", "hex": TARGET, "units": stay})


@pytest.mark.rule("h44:9.5.3.b", "h44:8.7.a")
def test_no_automatic_ds_over_the_river_without_the_infantry() -> None:
    """A unit in full retreat counts nothing, but a unit that comes over the river to it needs the infantry with it."""
    hexes = {TARGET: "ge-unk-alarm!!", "4015": ("br-2ig", DLI, "br-30c-eng")}
    game = phase("movement", "allied", hexes, board=MAJOR)
    play(game, {"automatic-ds": TARGET})
    refused(game, {"leave": DLI}, by="8.7.a")
    spent = phase("movement", "allied", {**hexes, "4015": ("br-2ig", f"{DLI}+spent", "br-30c-eng")}, board=MAJOR)
    refused(spent, {"automatic-ds": TARGET}, by="8.7.a")


@pytest.mark.rule("h44:9.5.3.k", "h44:8.7.l")
def test_the_engineers_follow_an_automatic_ds_over_the_river_too() -> None:
    hexes = {TARGET: "ge-unk-alarm!!", "4015": ("br-2ig", DLI, "br-30c-eng")}
    game = phase("movement", "allied", hexes, board=MAJOR)
    play(game, {"automatic-ds": TARGET}, {"leave": "br-2ig"})
    if asked(game) == "choose-automatic-ds":
        play(game, {"leave": "br-30c-eng"})
    check(
        game, {"unit": "br-30c-eng", "has": ["automatic-ds", "assaults"]}, {"unit": "br-2ig", "lacks": ["automatic-ds"]}
    )
    play(game, {"end-movement": None})
    allowed(game, {"advance": "br-30c-eng", "to": TARGET})
    allowed(game, {"advance": DLI, "to": TARGET})
