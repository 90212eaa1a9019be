"""Chapter 27: the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, meadow, phase
from tests.games.h44.table import allowed, asked, check, events, finished, legal, play, refused

HELD = at("br-1p-1", "6516")
ENEMY = at("br-1gg", "3014")


def slipping(unit: str, dice: list[int], more: Place | None = None, **state: Any) -> Game[Position]:
    place = [at(unit, "3013", **state), ENEMY, HELD, *(more or [])]
    return phase("combat", "german", place, options={"disengagement": True}, dice=dice)


@pytest.mark.rule("h44:27.1.a", "h44:27.1.1.a")
def test_disengagement_is_there_only_when_agreed() -> None:
    place = [at("ge-krafft", "3013"), ENEMY]
    game = phase("combat", "german", place)
    assert not [a for a in legal(game) if a["do"] == "disengage"]
    refused(game, {"disengage": "ge-krafft"}, by="27.1.a")
    allowed(slipping("ge-krafft", []), {"disengage": "ge-krafft"})


@pytest.mark.rule("h44:27.1.2.b")
@pytest.mark.parametrize("unit", ["br-1gg", "ge-helle", "ge-schulz"])
def test_only_units_of_the_active_player_on_the_map_disengage(unit: str) -> None:
    game = slipping("ge-krafft", [], [at("ge-helle", "area-F"), at("ge-schulz", "eliminated")])
    refused(game, {"disengage": unit}, by="27.1.2.b")


@pytest.mark.rule(
    "h44:27.1.1.b", "h44:27.1.2.c", "h44:27.1.2.l", "h44:27.1.2.n", "h44:27.1.2.p", "h44:27.1.2.r", "h44:27.1.2.s"
)
@pytest.mark.parametrize("path", [["3012"], ["3012", "3011"], ["3112", "3212"]])
def test_a_four_lets_a_unit_go_one_or_two_hexes_and_it_is_disrupted(path: list[str]) -> None:
    game = slipping("ge-krafft", [4])
    play(game, {"disengage": "ge-krafft"}, {"retreat": "ge-krafft", "path": path})
    check(game, {"unit": "ge-krafft", "at": path[-1], "order": "disrupted", "steps": 2})


@pytest.mark.rule("h44:27.1.2.l", "h44:27.1.2.m", "h44:27.1.2.n", "h44:27.1.2.o")
@pytest.mark.parametrize(
    ("die", "goes", "steps"), [(1, False, 2), (2, False, 2), (3, True, 1), (4, True, 2), (6, True, 2)]
)
def test_the_table_of_disengagement(die: int, goes: bool, steps: int) -> None:
    game = slipping("ge-krafft", [die])
    play(game, {"disengage": "ge-krafft"})
    finished(game)
    assert (asked(game) == "slip-away") == goes
    check(game, {"unit": "ge-krafft", "at": "3013", "steps": steps})


@pytest.mark.rule("h44:27.1.2.f", "h44:27.1.2.g", "h44:27.1.2.h", "h44:27.1.2.i", "h44:27.1.2.j", "h44:27.1.2.k")
@pytest.mark.parametrize(
    ("unit", "die", "goes"),
    [
        ("ge-9lehr", 1, False),
        ("ge-9lehr", 2, None),
        ("ge-6penal", 3, False),
        ("ge-6penal", 4, None),
        ("ge-6penal", 1, False),
        ("ge-12stug", 3, True),
        ("ge-3-506", 1, None),
        ("ge-3-506", 6, True),
        ("ge-mielke", 3, None),
    ],
)
def test_quality_and_armour_modify_the_roll(unit: str, die: int, goes: bool | None) -> None:
    """`None`: the modified roll is a three, and a step is lost; for a single step that is the unit."""
    game = slipping(unit, [die])
    before = sum(piece.steps for piece in game.position.pieces if piece.place >= 0)
    play(game, {"disengage": unit})
    after = sum(piece.steps for piece in game.position.pieces if piece.place >= 0)
    assert before - after == (1 if goes is None else 0)
    if goes is not None:
        assert (asked(game) == "slip-away") == goes


@pytest.mark.rule("h44:27.1.1.c", "h44:27.1.1.d")
def test_no_unit_slips_into_an_enemy_zone_unless_a_friend_is_there() -> None:
    game = slipping("ge-krafft", [4])
    play(game, {"disengage": "ge-krafft"})
    refused(game, {"retreat": "ge-krafft", "path": ["3113"]}, by="27.1.1.d")
    friend = slipping("ge-krafft", [4], [at("ge-spindler", "3113")])
    play(friend, {"disengage": "ge-krafft"})
    allowed(friend, {"retreat": "ge-krafft", "path": ["3113"]})


@pytest.mark.rule("h44:27.1.2.a")
def test_disrupted_units_and_those_that_attacked_do_not_try() -> None:
    refused(slipping("ge-krafft", [], order="disrupted"), {"disengage": "ge-krafft"}, by="27.1.2.a")
    game = slipping("ge-krafft", [1])
    play(game, {"attack": "3014"}, {"join": "ge-krafft"}, {"commit": None})
    if asked(game) == "choose-loss":
        play(game, {"lose-step": "ge-krafft"})
    refused(game, {"disengage": "ge-krafft"}, by="27.1.2.a")


@pytest.mark.rule("h44:27.1.1.c")
def test_a_unit_that_cannot_retreat_does_not_try() -> None:
    refused(slipping("ge-unk-koeppel", []), {"disengage": "ge-unk-koeppel"}, by="27.1.1.c")


@pytest.mark.rule("h44:27.1.2.o", "h44:27.1.2.p")
def test_what_is_left_of_a_battalion_slips_away() -> None:
    place = [at("br-1gg", "3013", steps=2), at("ge-krafft", "3014")]
    game = phase("combat", "allied", place, options={"disengagement": True}, dice=[3])
    play(game, {"disengage": "br-1gg"})
    check(game, {"asked": "slip-away"}, {"unit": "br-1gg", "at": "plate"})
    remnant = legal(game)[0]["unit"]
    play(game, {"retreat": remnant, "path": ["3012"]})
    check(game, {"unit": remnant, "at": "3012", "steps": 1, "order": "disrupted"})


@pytest.mark.rule("h44:27.1.1.b", "h44:27.1.1.c")
def test_a_unit_may_slip_off_the_map_into_an_area_of_its_own() -> None:
    place = [at("ge-krafft", "3001"), at("br-1gg", "3002"), HELD]
    board = meadow("3003", 7)
    game = phase("combat", "german", place, options={"disengagement": True}, dice=[4], board=board)
    play(game, {"disengage": "ge-krafft"})
    paths = [list(a["path"]) for a in legal(game) if a["do"] == "retreat"]
    assert ["area-B"] in paths
    play(game, {"retreat": "ge-krafft", "path": ["area-B"]})
    check(game, {"unit": "ge-krafft", "at": "area-B", "order": "disrupted"})


@pytest.mark.rule("h44:27.1.2.b", "h44:27.1.2.d")
def test_attempts_are_made_one_by_one_also_after_an_attack() -> None:
    more = [at("ge-spindler", "3013"), at("ge-ewald", "3015")]
    game = slipping("ge-krafft", [1, 2, 4], more)
    play(game, {"attack": "3014"}, {"join": "ge-ewald"}, {"commit": None})
    while asked(game) != "choose-target":
        play(game, {"lose-step": legal(game)[0]["unit"]})
    play(game, {"disengage": "ge-krafft"})
    check(game, {"asked": "choose-target"})
    play(game, {"disengage": "ge-spindler"})
    check(game, {"asked": "slip-away"})


@pytest.mark.rule("h44:27.1.2.e")
def test_strength_does_not_matter() -> None:
    strong = slipping("ge-krafft", [2], [at("ge-12-2107", "3013")])
    play(strong, {"disengage": "ge-krafft"})
    check(strong, {"asked": "choose-target"}, {"unit": "ge-krafft", "at": "3013"})


@pytest.mark.rule("h44:27.1.2.q")
def test_a_unit_that_slipped_away_recovers_in_its_recovery_phase() -> None:
    game = slipping("ge-krafft", [4, 6, 6], None)
    play(game, {"disengage": "ge-krafft"}, {"retreat": "ge-krafft", "path": ["3012", "3011"]})
    check(game, {"unit": "ge-krafft", "order": "disrupted"})
    play(game, {"end-combat": None})
    check(game, {"unit": "ge-krafft", "order": "good"})


# -- 27.2 ------------------------------------------------------------------------------------------------------------


RING = ("3012", "3014", "3112", "3113", "2912", "2913")
GUARDS = ("br-1gg", "br-3ig", "br-5cg", "br-1wg", "br-8-12krrc", "br-50-1d")
GERMANS = ("ge-krafft", "ge-spindler", "ge-ewald", "ge-i-vdh", "ge-stephan", "ge-kerutt")


def starving(unit: str, die: int | None, **keys: Any) -> Game[Position]:
    """A unit with an enemy on each side of it, in the night of turn 8."""
    german = unit.startswith("ge-")
    marks, more = keys.pop("marks", ["unsupplied"]), keys.pop("more", [])
    place = [at(unit, "3013", marks=marks), HELD]
    place += [at(other, hex_) for other, hex_ in zip(GUARDS if german else GERMANS, RING, strict=True)]
    spec = {"turn": 8, "options": {"attrition": True}, "dice": [] if die is None else [die], **keys}
    return phase("supply", "german" if german else "allied", place + more, **spec)


def lost(game: Game[Position], unit: str, full: int) -> bool:
    from grognard.games.h44.data.units import UNIT

    piece = game.position.pieces[UNIT[unit]]
    return piece.place < 0 or piece.steps < full


@pytest.mark.rule("h44:27.2.2.a", "h44:27.2.2.b", "h44:27.2.2.c", "h44:27.2.1.b", "h44:27.2.1.e")
@pytest.mark.parametrize(("die", "loses"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_surrounded_german_loses_a_step_on_one_to_four(die: int, loses: bool) -> None:
    game = starving("ge-zuber", die)
    finished(game)
    assert lost(game, "ge-zuber", 2) == loses


@pytest.mark.rule("h44:27.2.3.b", "h44:27.2.3.d", "h44:27.2.3.g")
@pytest.mark.parametrize(("die", "loses"), [(1, True), (5, True), (6, False)])
def test_a_low_quality_german_loses_on_one_to_five(die: int, loses: bool) -> None:
    assert lost(starving("ge-6penal", die), "ge-6penal", 2) == loses


@pytest.mark.rule("h44:27.2.3.a")
@pytest.mark.parametrize("unit", ["us-501-1", "br-1gg"])
@pytest.mark.parametrize(("die", "loses"), [(3, True), (4, False)])
def test_an_ally_adds_one_elite_or_not(unit: str, die: int, loses: bool) -> None:
    assert lost(starving(unit, die), unit, 3) == loses


@pytest.mark.rule("h44:27.2.3.a")
@pytest.mark.parametrize(("die", "loses"), [(3, True), (4, False)])
def test_an_elite_german_adds_one(die: int, loses: bool) -> None:
    assert lost(starving("ge-bloch", die), "ge-bloch", 3) == loses


@pytest.mark.rule("h44:27.2.3.c", "h44:27.2.3.e", "h44:27.2.3.f")
@pytest.mark.parametrize(("die", "loses"), [(1, True), (2, False), (6, False)])
def test_an_elite_ally_in_a_city_loses_on_a_one_only(die: int, loses: bool) -> None:
    game = starving("us-501-1", die, board=meadow(places={"3013": "city"}))
    assert lost(game, "us-501-1", 3) == loses


@pytest.mark.rule("h44:27.2.2.d")
def test_the_last_step_may_be_lost() -> None:
    game = starving("ge-184art", 1)
    check(game, {"unit": "ge-184art", "at": "eliminated"})


@pytest.mark.rule("h44:27.2.1.a")
def test_no_unit_starves_by_day() -> None:
    game = starving("ge-zuber", 1, turn=9)
    check(game, {"unit": "ge-zuber", "steps": 2})


@pytest.mark.rule("h44:27.1.a")
def test_no_unit_starves_unless_agreed() -> None:
    game = starving("ge-zuber", 1, options={})
    check(game, {"unit": "ge-zuber", "steps": 2})


@pytest.mark.rule("h44:27.2.1.c")
def test_who_was_supplied_until_now_does_not_starve_yet() -> None:
    game = starving("ge-zuber", 1, marks=[])
    check(game, {"unit": "ge-zuber", "steps": 2, "has": ["unsupplied"]})


@pytest.mark.rule("h44:27.2.1.e")
def test_who_is_merely_far_from_his_sources_does_not_starve() -> None:
    place = [at("ge-zuber", "3013", marks=["unsupplied"]), HELD, at("br-1gg", "3014")]
    game = phase("supply", "german", place, turn=8, options={"attrition": True}, dice=[1], board=meadow(reach=9))
    check(game, {"unit": "ge-zuber", "steps": 2})


@pytest.mark.rule("h44:27.2.1.d", "h44:27.2.1.f")
def test_supply_heads_and_those_who_reach_one_do_not_starve() -> None:
    more = [at("us-101-sup", "3013", marks=["depleted"])]
    game = starving("us-501-1", 1, more=more)
    check(game, {"unit": "us-501-1", "steps": 3}, {"unit": "us-101-sup", "at": "3013", "steps": 1})


@pytest.mark.rule("h44:27.2.1.d")
@pytest.mark.parametrize(("unit", "starves"), [("us-101-sup", False), ("us-501-1", True)])
def test_a_supply_head_alone_does_not_starve(unit: str, starves: bool) -> None:
    game = starving(unit, 1)
    assert bool(events(game, "isolation-rolled")) is starves
    check(game, {"unit": unit, "at": "3013", "steps": 2 if starves else 1})
