"""7.0 to 7.7 Attacks, hits, rallying, close combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.coh.table import allowed, check, events, finished, play, refused, table

GERMAN = {"unit": "ge-infantry-1", "at": "7-F05", "facing": "n"}
SOVIET = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s"}


def fight(*place: dict[str, Any], dice: list[int] | None = None, cap: int = 0, act: str = "", **keys: Any) -> Game[Any]:
    units = list(place) or [GERMAN, SOVIET]
    game = table(place=units, dice=dice or [], armies={"german": {"cap": cap}, "soviet": {"cap": 4}}, **keys)
    play(game, {"act": act or str(units[0]["unit"]), "by": "ap"})
    return game


@pytest.mark.rule("coh:7.0.g", "coh:7.1.f", "coh:7.0.d", "coh:7.4.a")
def test_attack_value_that_equals_the_defence_hits() -> None:
    game = fight(dice=[4, 4, 14])
    play(game, {"fire": "7-C05"})
    check(game, {"unit": "su-rifle-1", "hit": "foot-suppressed", "shown": False}, {"army": "german", "ap": 4})
    check(game, {"event": "attack-hit", "av": 12, "dv": 12})
    finished(game)
    game = fight(dice=[4, 3])
    play(game, {"fire": "7-C05"})
    check(game, {"event": "attack-missed", "av": 11}, {"unit": "su-rifle-1", "hit": "none"})


@pytest.mark.rule("coh:7.0.h", "coh:7.3.a", "coh:2.4.e", "coh:7.3.h")
def test_four_above_destroys() -> None:
    game = fight(dice=[6, 6])
    play(game, {"fire": "7-C05"})
    check(game, {"unit": "su-rifle-1", "at": "destroyed"}, {"army": "german", "points": 1})
    check(game, {"army": "soviet", "lost": ["su-rifle-1"], "cap": 3})


@pytest.mark.rule("coh:7.3.b", "coh:7.4.e")
def test_second_hit_destroys_and_so_does_the_killing_counter() -> None:
    game = fight(GERMAN, {**SOVIET, "hit": "foot-unnerved"}, dice=[4, 4])
    play(game, {"fire": "7-C05"})
    check(game, {"unit": "su-rifle-1", "at": "destroyed"}, {"event": "counter-shown", "hit": "foot-unnerved"})
    game = fight(dice=[4, 4, 6])
    play(game, {"fire": "7-C05"})
    check(game, {"unit": "su-rifle-1", "at": "destroyed"}, {"event": "counter-shown", "hit": "foot-killed"})


@pytest.mark.rule("coh:3.23.d", "coh:3.23.e", "coh:7.1.g")
def test_command_points_are_announced_before_the_roll() -> None:
    game = fight(dice=[3, 3, 4], cap=3)
    play(game, {"fire": "7-C05"})
    refused(game, {"aim": "su-rifle-1", "cap": 3}, by="3.23.d")
    play(game, {"aim": "su-rifle-1", "cap": 2})
    check(game, {"event": "attack-hit", "av": 12}, {"army": "german", "cap": 1})


@pytest.mark.rule("coh:7.61.a", "coh:7.61.b", "coh:7.62.b")
def test_range() -> None:
    far = [GERMAN | {"at": "7-L08"}, SOVIET | {"at": "7-F08", "facing": "s"}]
    game = table(place=far)
    check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 4})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "fp": 1})
    farther = [GERMAN | {"at": "7-L08"}, SOVIET | {"at": "7-D08", "facing": "s"}]
    check(table(place=farther), {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 2})
    near = [GERMAN, SOVIET | {"at": "7-E05"}]
    check(table(place=near), {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 7})
    game = fight(
        {**GERMAN, "unit": "su-smg-1", "at": "7-L09"},
        {**SOVIET, "unit": "ge-infantry-1", "at": "7-E09"},
        decision={"army": "soviet"},
    )
    refused(game, {"fire": "7-E09"}, by="7.61.b")


@pytest.mark.rule("coh:6.1.b", "coh:6.0.a", "coh:7.0.c")
def test_arc_and_sight() -> None:
    game = fight(GERMAN | {"facing": "s"}, SOVIET)
    refused(game, {"fire": "7-C05"}, by="6.1.b")
    game = fight(GERMAN | {"at": "7-H12", "facing": "n"}, SOVIET | {"at": "7-F12", "facing": "s"})
    allowed(game, {"fire": "7-F12"})
    game = fight(GERMAN | {"at": "7-I10", "facing": "n"}, SOVIET | {"at": "7-F10", "facing": "s"})
    refused(game, {"fire": "7-F10"}, by="6.0.f")


@pytest.mark.rule("coh:7.2.b", "coh:7.2.c", "coh:7.2.d")
def test_rear_is_hit_from_outside_the_arc() -> None:
    for facing, dv in (("s", 12), ("n", 11), ("nw", 11), ("sw", 12)):
        game = table(place=[GERMAN, SOVIET | {"facing": facing}])
        check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "dv": dv, "colour": "red"})


@pytest.mark.rule("coh:7.4.x", "coh:7.4.zd", "coh:7.4.ze", "coh:7.4.l")
def test_counters_change_what_a_unit_can_do() -> None:
    game = fight(GERMAN | {"hit": "foot-panicked"}, SOVIET)
    refused(game, {"fire": "7-C05"}, by="7.4.x")
    game = fight(GERMAN | {"hit": "foot-suppressed"}, SOVIET, dice=[1, 2])
    check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 2})
    play(game, {"fire": "7-C05"})
    check(game, {"army": "german", "ap": 3}, {"unit": "ge-infantry-1", "shown": True})
    game = table(place=[GERMAN, SOVIET | {"hit": "foot-cowering"}])
    check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "dv": 13})
    game = fight(GERMAN | {"hit": "foot-cowering"}, SOVIET)
    refused(game, {"fire": "7-C05"}, by="7.61.b")


@pytest.mark.rule("coh:7.5.b", "coh:7.5.c", "coh:7.5.d", "coh:7.51.a", "coh:7.51.d")
def test_rally_with_cover_and_friends() -> None:
    units = [GERMAN | {"at": "7-E10", "hit": "foot-pinned"}, {"unit": "ge-infantry-2", "at": "7-E10"}]
    game = fight(*units, SOVIET, dice=[2, 3])
    play(game, {"rally": None})
    check(game, {"unit": "ge-infantry-1", "hit": "none"}, {"army": "german", "ap": 2}, {"event": "rallied"})
    game = fight(GERMAN | {"hit": "foot-pinned"}, SOVIET, dice=[3, 3])
    play(game, {"rally": None})
    check(game, {"unit": "ge-infantry-1", "hit": "foot-pinned"}, {"event": "rally-failed"})


@pytest.mark.rule("coh:7.5.i", "coh:7.5.a")
def test_no_unit_rallies_among_enemies_or_without_a_hit() -> None:
    game = fight(GERMAN | {"hit": "foot-pinned"}, SOVIET | {"at": "7-F05"})
    refused(game, {"rally": None}, by="7.5.i")
    refused(fight(), {"rally": None}, by="7.5.a")
    allowed(fight(GERMAN | {"hit": "foot-pinned"}, SOVIET | {"at": "7-E05"}), {"rally": None})


@pytest.mark.rule("coh:7.63.f", "coh:7.63.g", "coh:7.63.k", "coh:7.63.o")
def test_close_combat() -> None:
    here = [GERMAN, SOVIET | {"at": "7-F05"}, {"unit": "su-maxim-1", "at": "7-C05"}]
    game = fight(*here)
    check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 8, "dv": 11})
    refused(game, {"fire": "7-C05"}, by="7.63.o")
    allowed(game, {"fire": "7-F05"})
    boxed = table(place=[GERMAN, {"unit": "su-maxim-1", "at": "7-F05"}])
    check(boxed, {"attack": "su-maxim-1", "target": "ge-infantry-1", "fp": 1})


@pytest.mark.rule("coh:7.63.v", "coh:7.63.x", "coh:7.63.y", "coh:7.7.b", "coh:2.4.f")
def test_fire_into_close_combat_strikes_friends_too() -> None:
    place = [GERMAN, SOVIET, {"unit": "ge-infantry-2", "at": "7-C05", "facing": "n"}]
    game = fight(*place, dice=[6, 6, 1, 1])
    play(game, {"fire": "7-C05"}, {"aim": "ge-infantry-2"})
    check(game, {"unit": "ge-infantry-2", "at": "destroyed"}, {"army": "soviet", "points": 1})
    assert len(events(game, "attack-missed")) == 1
    finished(game)
    inside = fight(place[2], SOVIET, GERMAN | {"unit": "ge-infantry-3", "at": "7-C05"}, dice=[1, 1])
    play(inside, {"fire": "7-C05"})
    assert len(events(inside, "attack-missed")) == 1


@pytest.mark.rule("coh:2.4.g", "coh:2.4.h", "coh:2.4.i")
def test_hexes_belong_to_the_side_that_was_last_alone_in_them() -> None:
    game = table(place=[GERMAN | {"at": "7-H07"}, SOVIET | {"at": "7-G08"}], control={"7-G08": "soviet"})
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-G08", "facing": "n"})
    check(game, {"hex": "7-G08", "control": "none"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move": "7-F08", "facing": "n"})
    check(game, {"hex": "7-G08", "control": "german"})


@pytest.mark.rule("coh:2.4.b", "coh:2.4.c")
def test_most_points_win_and_equal_points_lose() -> None:
    held = {"7-G08": "german", "7-I08": "soviet"}
    armies = {"german": {"points": 1}, "soviet": {"points": 1}}
    game = table(place=[], control=held, armies=armies, round=5, decision={"phase": "end-round"})
    check(game, {"outcome": "win", "seat": "german"}, {"outcome": "loss", "seat": "soviet"})
    armies["soviet"]["points"] = 2
    game = table(place=[], control=held, armies=armies, round=5, decision={"phase": "end-round"})
    check(game, {"outcome": "loss", "seat": "german"}, {"outcome": "loss", "seat": "soviet"})
