"""10 to 13 Hidden units under fire, who sees them, mortars, artillery, smoke."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.coh.data.units import UNIT
from tests.games.coh.field import MORTAR, PLANE, SQUAD, TANK, Do, active, at, by, field
from tests.games.coh.table import allowed, asked, check, events, legal, play, refused

HIDDEN = ["hidden"]
LURKING = at("su-rifle-1", "7-D06", marks=HIDDEN, facing="n")
WOODED = {"7-D06": "woods"}


# -- hidden units under fire -----------------------------------------------------------------------------------------
@pytest.mark.rule("coh:10.0.d", "coh:10.0.m", "coh:10.0.r")
@pytest.mark.parametrize("facing", ["n", "s"])
@pytest.mark.parametrize(("dice", "what"), [([4, 5], "no-hidden-unit-hit"), ([5, 5], "hidden-unit-hit")])
def test_the_front_of_a_hidden_unit_is_hit_whichever_way_it_will_face(facing: str, dice: list[int], what: str) -> None:
    game = field(at(SQUAD), LURKING | {"facing": facing}, terrain=WOODED, dice=[*dice, 1])
    play(game, by(SQUAD), {"fire": "7-D06"})
    check(game, {"event": what, "hex": "7-D06"})


@pytest.mark.rule("coh:10.0.l", "coh:7.1.f")
def test_the_roll_that_finds_a_unit_shows_what_it_was_made_of() -> None:
    game = field(at(SQUAD), LURKING, terrain=WOODED, dice=[5, 5, 1])
    play(game, by(SQUAD), {"fire": "7-D06"})
    (found,) = events(game, "hidden-unit-hit")
    assert found.roll is not None
    assert (found.roll.total, found.roll.target) == (14, 14)
    assert {line.reason for line in found.roll.modifiers} == {"firepower", "front", "woods"}


def shelled(*place: Do, dice: list[int]) -> Game[Any]:
    """German shells fall on 7-D06 and the hexes around it before the round."""
    return field(
        *place,
        german={"start": 0, "barrages": [{"card": "oba-105", "at": "7-D06", "round": 2}]},
        soviet={"start": 0},
        decision={"phase": "before-round"},
        round=2,
        dice=[*dice, 2, 1, 1, 1],
    )


@pytest.mark.rule("coh:10.0.q", "coh:12.3.h", "coh:12.3.f")
def test_shells_are_rolled_for_in_every_empty_hex_so_that_none_tells_who_is_there() -> None:
    low = [1, 1] * 7
    near = shelled(at(SQUAD, "7-J06"), at("su-rifle-1", "7-C06", marks=HIDDEN), dice=low)
    far = shelled(at(SQUAD, "7-J06"), at("su-rifle-1", "7-B10", marks=HIDDEN), dice=low)
    told = [[(event.what, event.args.get("hex")) for event in game.events or []] for game in (near, far)]
    assert told[0] == told[1]
    assert len(events(near, "no-hidden-unit-hit")) == 7
    empty = shelled(at(SQUAD, "7-J06"), dice=[])
    assert not events(empty, "no-hidden-unit-hit")


@pytest.mark.rule("coh:12.1.b", "coh:7.63.v")
def test_shells_find_the_own_hidden_units_too() -> None:
    game = shelled(at(SQUAD, "7-C06", marks=HIDDEN), at("su-rifle-1", "7-J06"), dice=[6, 6] * 7)
    check(game, {"unit": SQUAD, "at": "destroyed"}, {"event": "hidden-unit-hit", "hex": "7-C06"})


@pytest.mark.rule("coh:10.0.f", "coh:9.12.a", "coh:6.1.b")
def test_a_hidden_supporter_comes_to_light_by_its_fire() -> None:
    place = (at(SQUAD), at("ge-infantry-2", "7-F07", marks=HIDDEN), at("su-rifle-1", "7-D06", facing="s"))
    woods = {"7-F07": "woods"}
    game = field(*place, terrain=woods, dice=[1, 1])
    play(game, by(SQUAD), {"also": "ge-infantry-2"}, {"fire": "7-D06"})
    check(game, {"unit": "ge-infantry-2", "hidden": False}, {"asked": "face-revealed", "seats": ["german"]})
    refused(game, {"pivot": "s"}, by="6.1.b")
    play(game, {"pivot": "n"})
    check(game, {"event": "attack-missed", "av": 7})
    alone = field(*place, terrain=woods, dice=[1, 1])
    play(alone, by(SQUAD), {"fire": "7-D06"})
    check(alone, {"unit": "ge-infantry-2", "hidden": True})


# -- who sees --------------------------------------------------------------------------------------------------------
OVERHEAD = at("su-il2-1", "7-B06", facing="s")


@pytest.mark.rule("coh:10.2.b", "coh:20.3.a", "coh:20.3.b")
def test_no_unit_hides_under_the_eyes_of_an_aircraft() -> None:
    game = field(at(SQUAD), OVERHEAD)
    play(game, by(SQUAD))
    refused(game, {"hide": "7-F06"}, by="10.2.b")
    blind = field(at(SQUAD), OVERHEAD, terrain={"7-E06": "woods"})
    play(blind, by(SQUAD))
    allowed(blind, {"hide": "7-F06"})
    refused(blind, {"hide": "7-E06"}, by="10.2.e")


@pytest.mark.rule("coh:10.2.b", "coh:7.63.p", "coh:18.2.x")
def test_units_in_close_combat_and_behind_the_walls_of_a_bunker_watch_no_unit() -> None:
    rifles = at("su-rifle-1", "7-C06", facing="s")
    locked = field(at(SQUAD), rifles, at("ge-infantry-2", "7-C06"))
    play(locked, by(SQUAD))
    allowed(locked, {"hide": "7-F06"})
    works = [{"work": "bunker", "at": "7-C06", "side": "soviet", "facing": "n"}]
    inside = field(at(SQUAD), rifles | {"inside": "bunker"}, works=works)
    play(inside, by(SQUAD))
    allowed(inside, {"hide": "7-F06"})
    free = field(at(SQUAD), rifles, works=works)
    play(free, by(SQUAD))
    refused(free, {"hide": "7-F06"}, by="10.2.b")


@pytest.mark.rule("coh:card.40.f", "coh:20.3.b")
def test_no_mine_is_hidden_under_the_eyes_of_an_aircraft() -> None:
    lay = {"lay-mine": "7-F06", "mine": "mine-red", "hidden": True}
    game = field(at(SQUAD), OVERHEAD, german={"hand": ["card-lay-mine"], "cap": 2})
    play(game, {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"})
    refused(game, lay, by="card.40.f")
    allowed(game, lay | {"hidden": False})


@pytest.mark.rule("coh:20.3.b", "coh:20.3.f", "coh:10.0.s")
@pytest.mark.parametrize(("before", "seen"), [("corn", True), ("woods", False)])
def test_an_aircraft_sees_a_hidden_unit_over_corn_but_not_right_behind_woods(before: str, seen: bool) -> None:
    lurking = at("su-rifle-1", "7-F06", marks=HIDDEN)
    game = field(PLANE, lurking, terrain={"7-G06": before}, german=active("ge-hs129-1", 7))
    play(game, by("ge-hs129-1"), {"fly": "7-H06"})
    check(game, {"unit": "su-rifle-1", "hidden": not seen})


@pytest.mark.rule("coh:20.3.f", "coh:10.0.t")
def test_an_aircraft_over_the_very_hex_finds_who_hides_in_its_woods() -> None:
    lurking = at("su-rifle-1", "7-G06", marks=HIDDEN)
    game = field(PLANE, lurking, terrain={"7-G06": "woods"}, german=active("ge-hs129-1", 7))
    play(game, by("ge-hs129-1"), {"fly": "7-H06"})
    check(game, {"unit": "su-rifle-1", "hidden": True})
    play(game, {"fly": "7-G06"})
    check(game, {"unit": "su-rifle-1", "hidden": False}, {"asked": "face-revealed", "seats": ["soviet"]})


@pytest.mark.rule("coh:10.0.s", "coh:10.1.h")
@pytest.mark.parametrize(("from_", "to", "seen"), [("7-H06", "7-G06", False), ("7-G06", "7-F06", True)])
def test_in_the_open_a_unit_is_seen_from_two_hexes_and_not_from_three(from_: str, to: str, seen: bool) -> None:
    game = field(at(SQUAD, from_), LURKING)
    play(game, by(SQUAD), {"move": to, "facing": "n"})
    check(game, {"unit": "su-rifle-1", "hidden": not seen})


@pytest.mark.rule("coh:10.1.b", "coh:10.1.c")
def test_a_hidden_move_costs_four_points_in_cover_and_seven_in_the_open() -> None:
    for ground, cost in (("woods", 4), ("open", 7)):
        for points in (cost - 1, cost):
            game = field(at(SQUAD, marks=HIDDEN), terrain={"7-E06": ground}, german=active(SQUAD, points))
            play(game, by(SQUAD))
            if points < cost:
                refused(game, {"move-hidden": "7-E06"}, by="3.21.b")
            else:
                allowed(game, {"move-hidden": "7-E06"})


# -- gullies, mortars, works -----------------------------------------------------------------------------------------
DEEP: dict[str, Any] = {"terrain": {"7-E06": "gully"}, "levels": {"7-E06": -1}}
SUNK = at("su-rifle-1", "7-E06", facing="s")


@pytest.mark.rule("coh:11.5.m", "coh:11.5.n", "coh:9.12.a")
def test_a_tank_does_not_support_fire_into_a_gully_and_a_heavy_mortar_is_no_gun() -> None:
    game = field(at(SQUAD), at(TANK), at("ge-infantry-2"), SUNK, **DEEP)
    play(game, by(SQUAD), {"also": TANK})
    refused(game, {"fire": "7-E06"}, by="11.5.m")
    play(game, {"back": None}, by(SQUAD), {"also": "ge-infantry-2"})
    allowed(game, {"fire": "7-E06"})
    far = field(
        at("su-mortar-120-1", "7-F06"),
        at(SQUAD, "7-B06"),
        army="soviet",
        terrain={"7-B06": "gully"},
        levels={"7-B06": -1, "7-F06": 0},
    )
    play(far, by("su-mortar-120-1"))
    refused(far, {"fire": "7-B06"}, by="11.5.k")


@pytest.mark.rule("coh:18.5.p", "coh:18.6.h", "coh:12.0.d")
@pytest.mark.parametrize("work", ["mine-blue", "wire", "bunker"])
def test_a_mortar_fires_by_an_observer_at_works_where_no_unit_is(work: str) -> None:
    works = [{"work": work, "at": "7-C06", "side": "soviet"}]
    screen = {"7-F06": "woods"}
    mortar, observer = at(MORTAR, "7-H06"), at(SQUAD, "7-F06")
    game = field(mortar, observer, works=works, terrain=screen, dice=[6, 6])
    play(game, by(MORTAR), {"indirect-fire": "7-C06"})
    check(game, {"hex": "7-C06", "works": []}, {"event": "work-hit", "target": work})
    trench = field(mortar, observer, works=[{"work": "trench", "at": "7-C06", "side": "soviet"}], terrain=screen)
    play(trench, by(MORTAR))
    assert not [do for do in legal(trench) if do["do"] == "indirect-fire"]


@pytest.mark.rule("coh:12.2.a", "coh:18.4.o", "coh:18.5.r", "coh:18.6.b")
def test_woods_protect_works_even_from_shells_that_burst_in_their_crowns() -> None:
    works = [{"work": "wire", "at": "7-C06", "side": "soviet"}]
    rifles = at("su-rifle-1", "7-C06", facing="s")
    game = field(at(MORTAR, "7-G06"), rifles, works=works, terrain={"7-C06": "woods"}, dice=[1, 1, 1, 1])
    play(game, by(MORTAR), {"fire": "7-C06"}, {"aim": "wire"})
    missed = {event.args["target"]: event.args["dv"] for event in events(game, "attack-missed")}
    assert missed == {"wire": 17, "su-rifle-1": 11}
    assert asked(game) == "take-turn"
    assert game.position.pieces[UNIT["su-rifle-1"]].hit < 0


# -- prohibitions that no other case shows ---------------------------------------------------------------------------
@pytest.mark.rule("coh:10.2.c", "coh:3.21.b", "coh:17.0.d")
def test_to_hide_takes_seven_points_and_no_load() -> None:
    for points in (6, 7):
        game = field(at(SQUAD, "7-H04"), german=active(SQUAD, points))
        play(game, by(SQUAD))
        if points < 7:
            refused(game, {"hide": "7-H04"}, by="3.21.b")
        else:
            allowed(game, {"hide": "7-H04"})
    loaded = field(at(TANK, "7-H04"), at(SQUAD, "7-H04", aboard=TANK))
    for unit in (TANK, SQUAD):
        play(loaded, by(unit, "opportunity"))
        refused(loaded, {"hide": "7-H04"}, by="17.0.d")
        play(loaded, {"back": None})
    empty = field(at(TANK, "7-H04"))
    play(empty, by(TANK, "opportunity"))
    allowed(empty, {"hide": "7-H04"})


@pytest.mark.rule("coh:12.0.f")
def test_an_observer_is_within_two_hexes_of_the_mortar() -> None:
    screen = {"7-G05": "woods", "7-G06": "woods", "7-G07": "woods"}
    for hex_, near in (("7-F06", True), ("7-E06", False)):
        game = field(at(MORTAR, "7-H06"), at(SQUAD, hex_), at("su-rifle-1", "7-C06"), terrain=screen)
        play(game, by(MORTAR))
        if near:
            allowed(game, {"indirect-fire": "7-C06"})
        else:
            refused(game, {"indirect-fire": "7-C06"}, by="12.0.f")


@pytest.mark.rule("coh:12.0.f", "coh:13.1.a")
def test_smoke_shells_too_need_a_unit_that_sees() -> None:
    screen = {"7-F05": "woods", "7-F06": "woods", "7-F07": "woods"}
    game = field(at(MORTAR, "7-H06"), terrain=screen)
    play(game, by(MORTAR))
    refused(game, {"lay-smoke": "7-D06"}, by="12.0.f")
    seen = field(at(MORTAR, "7-H06"), at(SQUAD), terrain=screen)
    play(seen, by(MORTAR))
    allowed(seen, {"lay-smoke": "7-D06"})


@pytest.mark.rule("coh:7.4.s", "coh:15.2.m")
@pytest.mark.parametrize(("unit", "hit", "light"), [(SQUAD, "foot", "unnerved"), (TANK, "vehicle", "light-damage")])
def test_the_stunned_do_not_fire(unit: str, hit: str, light: str) -> None:
    foe = at("su-rifle-1", "7-D06", facing="s")
    game = field(at(unit, hit=f"{hit}-stunned"), foe)
    play(game, by(unit))
    refused(game, {"fire": "7-D06"}, by="15.2.m" if unit == TANK else "7.4.s")
    sound = field(at(unit, hit=f"{hit}-{light}"), foe)
    play(sound, by(unit))
    allowed(sound, {"fire": "7-D06"})


@pytest.mark.rule("coh:15.2.m", "coh:7.4.s")
@pytest.mark.parametrize(("unit", "hit", "by_"), [(SQUAD, "foot", "7.4.s"), (TANK, "vehicle", "15.2.m")])
def test_the_stunned_do_not_hide(unit: str, hit: str, by_: str) -> None:
    """Nor do others with a hit counter, by their own clause; the sound may."""
    light = "unnerved" if unit == SQUAD else "light-damage"
    for counter, clause in ((f"{hit}-stunned", by_), (f"{hit}-{light}", "10.2.a")):
        game = field(at(unit, hit=counter), terrain={"7-F06": "woods"})
        play(game, by(unit))
        refused(game, {"hide": "7-F06"}, by=clause)
    sound = field(at(unit), terrain={"7-F06": "woods"})
    play(sound, by(unit))
    allowed(sound, {"hide": "7-F06"})


@pytest.mark.rule("coh:2.2.m")
def test_only_an_activation_that_goes_on_is_ended() -> None:
    refused(field(at(SQUAD)), {"end-activation": None}, by="2.2.m")
    allowed(field(at(SQUAD), german=active(SQUAD, 3)), {"end-activation": None})
