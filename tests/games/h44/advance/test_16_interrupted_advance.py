"""Chapters 15 and 16: what an advance interrupted by a breakthrough has left, and who goes first."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.advance.test_16_breakthrough import HENKE, HOFF, NEXT, TANK, TANK2, TARGET, both_in, broken
from tests.games.h44.field import CANAL, assault, attacked, combat, die, field, road, water
from tests.games.h44.table import allowed, check, events, legal, play, refused

DLI, DLI8 = "br-50-6dli", "br-50-8dli"


def advances(game: Game[Position], unit: str) -> set[str]:
    return {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == unit}


# -- 16.3.5 no guns on either side --


@pytest.mark.rule("h44:16.3.5.g", "h44:17.2.d")
def test_no_gun_helps_to_stand_against_a_breakthrough() -> None:
    game = both_in(die("5-1", "DR"), more={"4019": "ge-krause"})
    play(game, {"breakthrough": NEXT})
    check(game, {"asked": "stand-fast"})
    refused(game, {"stand": HENKE, "support": "ge-krause"}, by="16.3.5.g")
    assert not [do for do in legal(game) if do.get("support")]
    allowed(game, {"stand": HENKE})


@pytest.mark.rule("h44:17.6.3.a")
def test_a_gun_helps_to_stand_against_any_other_attack() -> None:
    game = combat({NEXT: HENKE, TARGET: (TANK, TANK2), "4019": "ge-krause"}, dice=[die("5-1", "DR")])
    attacked(game, NEXT, TANK, TANK2)
    allowed(game, {"stand": HENKE, "support": "ge-krause"})


# -- 15.2, 15.6 the free hex is part of the way --


def driven_on(**keys: Any) -> Game[Position]:
    """The group has broken through from where it stood, and TANK has taken the vacated hex 4114."""
    game = broken(die("5-1", "DMR"), more={NEXT: (), "4114": HENKE}, **keys)
    play(game, {"breakthrough": "4114"})
    play(game, {"retreat": HENKE, "path": min(do["path"] for do in legal(game))})
    play(game, {"advance": TANK, "to": "4114"}, {"end-advance": None})
    return game


@pytest.mark.rule("h44:15.2.f", "h44:16.3.2.a", "h44:16.3.3.a")
@pytest.mark.parametrize("by_road", [True, False])
def test_the_road_bonus_wants_the_vacated_hex_on_the_road_too(by_road: bool) -> None:
    """One hex is left after the combat; the one beyond it only to those who never left the road."""
    ways = road("4114", "4113", "4112") | (road("4015", "4114") if by_road else {})
    game = driven_on(board=field(roads=ways))
    play(game, {"advance": TANK, "to": "4113"})
    if by_road:
        allowed(game, {"advance": TANK, "to": "4112"})
    else:
        refused(game, {"advance": TANK, "to": "4112"}, by="15.2.d")


@pytest.mark.rule("h44:15.6.h", "h44:16.3.2.a")
def test_a_vacated_marsh_ends_the_advance() -> None:
    hexes = {TARGET: HOFF, "4015": (DLI, DLI8), "4114": "ge-unk-alarm"}
    game = combat(hexes, dice=[die("5-1", "DS"), die("7-1", "DS")], board=field(terrain={"4114": "marsh"}))
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"breakthrough": "4114"}, {"advance": DLI, "to": "4114"}, {"end-advance": None})
    refused(game, {"advance": DLI, "to": "4113"}, by="15.6.h")
    allowed(game, {"advance": DLI8, "to": "4014"})


# -- 16.2 who goes first --


@pytest.mark.rule("h44:16.2.b")
def test_no_unit_breaks_through_once_others_have_advanced() -> None:
    game = broken()
    play(game, {"advance": TANK2, "to": "4115"}, {"advance": TANK, "to": TARGET})
    refused(game, {"breakthrough": NEXT}, by="16.2.b")
    together = both_in()
    allowed(together, {"breakthrough": NEXT})


TWO_STACKS = {TARGET: HOFF, "4015": TANK, "4115": TANK2, "4114": "ge-unk-alarm"}
"""The next enemy stands beside both."""


@pytest.mark.rule("h44:16.2.b")
def test_the_others_advance_when_the_group_has_finished() -> None:
    """The group fought from where it stood and has a hex left; as soon as another unit goes it has finished."""
    game = combat(TWO_STACKS, dice=[die("7-1", "DS"), die("7-1", "DS")])
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"breakthrough": "4114"}, {"end-advance": None})
    assert advances(game, TANK)
    play(game, {"advance": TANK2, "to": TARGET})
    assert not advances(game, TANK)
    refused(game, {"advance": TANK, "to": TARGET}, by="16.2.b")
    assert advances(game, TANK2)


@pytest.mark.rule("h44:16.2.a", "h44:16.3.5.a")
@pytest.mark.parametrize(("at", "who"), [("", TANK), ("4115", TANK2)])
def test_the_attacker_says_which_stack_breaks_through(at: str, who: str) -> None:
    game = combat(TWO_STACKS, dice=[die("7-1", "DS"), die("7-1", "DS")])
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"breakthrough": "4114", "at": at} if at else {"breakthrough": "4114"})
    check(game, {"event": "breakthrough", "units": [who]})


@pytest.mark.rule("h44:16.3.4.a", "h44:16.2.e")
def test_those_who_came_without_the_road_bonus_may_fight_together_without_the_fast_one() -> None:
    """Two battalions walk to where a tank has driven two road hexes ahead: they fight, or the tank alone does."""
    foot, other = "br-3ig", "br-5cg"
    hexes = {TARGET: HOFF, "4015": TANK, "4115": (foot, other), "4117": HENKE}
    board = field(roads=road("4015", TARGET, "4116"))
    game = combat(hexes, dice=[die("7-1", "DS"), 1], board=board)
    attacked(game, TARGET, TANK, foot, other)
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK, "to": "4116"})
    play(game, {"advance": foot, "to": "4116"}, {"advance": other, "to": "4116"}, {"breakthrough": "4117"})
    check(game, {"event": "breakthrough", "units": [foot, other]})


@pytest.mark.rule("h44:16.2.a", "h44:16.2.c")
def test_any_stack_of_the_attack_may_break_through_from_where_it_stands() -> None:
    """The first to join the attack is no more the breakthrough group than the others."""
    hexes = {TARGET: HOFF, "4015": TANK, "3916": TANK2, "3817": HENKE}
    game = combat(hexes, dice=[die("7-1", "DS"), die("3-1", "ENG")])
    attacked(game, TARGET, TANK, TANK2)
    allowed(game, {"breakthrough": "3817"})
    play(game, {"breakthrough": "3817"})
    check(game, {"event": "breakthrough", "units": [TANK2]})


# -- 6.4.2, 11.5.1 who cannot attack does not break through either --

FOOT, ENG = "br-3ig", "br-30c-eng"
OTHERS = ("br-5cg", "br-1cg")


def gathered(*units: str, **keys: Any) -> Game[Position]:
    """These units have destroyed the enemy in the target hex, and all of them have gone into it."""
    hexes = {TARGET: HOFF, "4015": units[:2], "3915": units[2:], NEXT: HENKE, **keys.pop("more", {})}
    game = combat(hexes, dice=[die("7-1", "DS"), 1], **keys)
    attacked(game, TARGET, *units)
    play(game, *({"advance": unit, "to": TARGET} for unit in units))
    return game


def struck(game: Game[Position]) -> set[str]:
    """Who takes part in the breakthrough."""
    play(game, {"breakthrough": NEXT})
    units = events(game, "battle")[-1].args["units"]
    assert isinstance(units, tuple)
    return set(units)


@pytest.mark.rule("h44:6.4.2.c", "h44:16.2.a")
def test_from_a_crowded_hex_the_two_strongest_and_a_free_one_break_through() -> None:
    assert struck(gathered(TANK, TANK2)) == {TANK, TANK2}
    assert struck(gathered(TANK, TANK2, FOOT)) == {TANK, TANK2}
    assert struck(gathered(FOOT, TANK, TANK2, ENG)) == {TANK, TANK2, ENG}
    assert struck(gathered(TANK, TANK2, ENG)) == {TANK, TANK2, ENG}


@pytest.mark.rule("h44:6.4.2.c", "h44:16.2.b")
def test_who_had_no_room_to_fight_may_still_advance() -> None:
    game = gathered(TANK, TANK2, FOOT)
    play(game, {"breakthrough": NEXT}, {"fall-back": None})
    play(game, {"retreat": HENKE, "path": min(do["path"] for do in legal(game))})
    assert {do["unit"] for do in legal(game) if do["do"] == "advance"} == {TANK, TANK2}
    play(game, {"end-advance": None})
    assert advances(game, FOOT) >= {"4116"}
    assert not advances(game, TANK)


@pytest.mark.rule("h44:6.4.2.c", "h44:16.5.a")
def test_from_a_crowded_hex_two_and_a_free_one_help_another_attack() -> None:
    game = gathered(FOOT, TANK, TANK2, ENG, more={"3917": OTHERS})
    play(game, {"end-advance": None}, {"attack": NEXT}, {"join": OTHERS[0]}, {"join": FOOT}, {"join": TANK})
    refused(game, {"join": TANK2}, by="6.4.2.c")
    allowed(game, {"join": ENG})


BRIDGED = {"bridges": {CANAL: f"{TARGET}/{NEXT}"}}


@pytest.mark.rule("h44:11.5.1.f", "h44:16.1.d")
def test_engaged_units_do_not_break_through_over_a_canal() -> None:
    board = field(waters=water("canal", (TARGET, NEXT)), **BRIDGED)
    hexes = {TARGET: HOFF, "4015": (f"{TANK}+engaged", TANK2), NEXT: HENKE}
    game = combat(hexes, dice=[die("7-1", "DS"), 1], board=board, bridges={CANAL: "intact"})
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"advance": TANK, "to": TARGET})
    refused(game, {"breakthrough": NEXT}, by="11.5.1.f")
    play(game, {"advance": TANK2, "to": TARGET})
    assert struck(game) == {TANK2}


@pytest.mark.rule("h44:11.5.1.f", "h44:16.5.a")
def test_engaged_units_do_not_help_over_a_canal() -> None:
    board = field(waters=water("canal", (TARGET, NEXT)), **BRIDGED)
    hexes = {TARGET: HOFF, "4015": (f"{TANK}+engaged", TANK2), NEXT: HENKE, "3917": OTHERS}
    game = combat(hexes, dice=[die("7-1", "DS")], board=board, bridges={CANAL: "intact"})
    attacked(game, TARGET, TANK, TANK2)
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK2, "to": TARGET}, {"end-advance": None})
    play(game, {"attack": NEXT}, {"join": OTHERS[0]})
    refused(game, {"join": TANK}, by="11.5.1.f")
    allowed(game, {"join": TANK2})


@pytest.mark.rule("h44:16.3.5.c", "h44:15.1.a")
@pytest.mark.parametrize("helped", [True, False])
def test_a_gun_that_supported_the_attack_does_not_block_its_breakthrough(helped: bool) -> None:
    gun = "br-gds-art"
    game = combat({TARGET: HOFF, "4015": (TANK, TANK2, gun), "4114": HENKE}, dice=[die("7-1", "DS")])
    plan = assault(TARGET, TANK, TANK2, commit=False)
    play(game, *plan, *([{"support": gun}] if helped else []), {"commit": None})
    if helped:
        allowed(game, {"breakthrough": "4114"})
    else:
        refused(game, {"breakthrough": "4114"}, by="16.3.5.c")


# -- 21.3 broken down on the vacated hex --


@pytest.mark.rule("h44:21.1.e", "h44:21.3.b", "h44:16.3.2.a")
def test_what_is_broken_down_after_the_combat_goes_on_like_its_parent() -> None:
    """After DMR one hex is left of the advance, for the tanks and for the company they have detached."""
    part = "br-bd-arm-1"
    game = broken(die("5-1", "DMR"), more={NEXT: (), "4114": HENKE})
    play(game, {"breakthrough": "4114"})
    play(game, {"retreat": HENKE, "path": min(do["path"] for do in legal(game))})
    play(game, {"advance": TANK, "to": "4114"}, {"detach": TANK, "part": part}, {"end-advance": None})
    assert advances(game, part) == advances(game, TANK) != set()
    play(game, {"advance": part, "to": "4113"})
    refused(game, {"advance": part, "to": "4112"}, by="15.2.d")
    allowed(game, {"advance": TANK, "to": "4113"})
