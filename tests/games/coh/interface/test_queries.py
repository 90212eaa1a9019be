"""What a client may ask: reach, lines of sight, shots with their chances, zones of fire, hidden units, the outlook."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.games.coh.interface.forecast import Chance
from tests.games.coh.table import COH, legal, play, refused, table

GERMAN = {"unit": "ge-infantry-1", "at": "7-F05", "facing": "n"}
SOVIET = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s"}


def on_table(*place: dict[str, Any], cap: int = 0, **keys: Any) -> Game[Any]:
    units = list(place) or [GERMAN, SOVIET]
    return table(place=units, armies={"german": {"cap": cap}, "soviet": {"cap": 4}}, **keys)


def asked(game: Game[Any], what: str, seat: str | None = "german", **args: Any) -> Any:
    return COH.query(game, seat, what, {key.rstrip("_"): value for key, value in args.items()})


def share(chance: Chance) -> tuple[Fraction, Fraction]:
    return Fraction(chance.hit, chance.whole), Fraction(chance.kill, chance.whole)


# -- reach -----------------------------------------------------------------------------------------------------------
def test_reach_goes_on_until_the_points_are_spent() -> None:
    game = on_table()
    found = asked(game, "reach", units=["ge-infantry-1"])
    assert (found.by, found.ap, found.cap) == ("ap", 7, 0)
    ways = {way.to: way for way in found.ways}
    assert (ways["7-E05"].ap, ways["7-E05"].actions, ways["7-E05"].path) == (1, 1, ("7-E05",))
    assert ways["7-G05"].ap == 2
    assert max(way.ap for way in found.ways) <= 7
    assert all(len(way.path) == way.actions for way in found.ways)
    assert ways["7-C05"].risks == ("close-combat",)


def test_reach_agrees_with_the_listed_moves() -> None:
    """Every first step is one that the rules offer when the unit has been taken up, for the same price."""
    game = on_table()
    steps = {way.to for way in asked(game, "reach", units=["ge-infantry-1"]).ways if way.actions == 1}
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    assert steps == {action["to"] for action in legal(game) if action["do"] == "move"}
    assert steps == {way.to for way in asked(game, "reach", units=["ge-infantry-1"]).ways if way.actions == 1}


def test_reach_says_why_not() -> None:
    game = on_table({**GERMAN, "hit": "foot-pinned"}, SOVIET)
    found = asked(game, "reach", units=["ge-infantry-1"])
    assert found.ways == ()
    assert {row.refusal.rule for row in found.blocked} == {"7.4.zb"}
    tired = asked(on_table({**GERMAN, "marks": ["spent"]}, SOVIET, cap=1), "reach", units=["ge-infantry-1"])
    assert tired.by == "cap"
    assert {(way.ap, way.cap) for way in tired.ways} == {(0, 1)}


def test_command_points_help_the_next_action_alone() -> None:
    found = asked(on_table(cap=5), "reach", units=["ge-infantry-1"])
    assert all(way.actions == 1 for way in found.ways if way.cap)


def test_a_group_is_told_the_next_hex_of_each() -> None:
    game = on_table(GERMAN, {"unit": "ge-infantry-2", "at": "7-F06", "facing": "n"}, SOVIET)
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"also": "ge-infantry-2"})
    found = asked(game, "reach", units=["ge-infantry-1", "ge-infantry-2"])
    assert {way.unit for way in found.ways} == {"ge-infantry-1", "ge-infantry-2"}
    assert {way.actions for way in found.ways} == {1}


def test_a_tank_uses_its_bonus_moves() -> None:
    game = on_table({"unit": "ge-pz3h-1", "at": "7-F05", "facing": "n"}, SOVIET)
    found = asked(game, "reach", units=["ge-pz3h-1"])
    assert any(len(way.path) > way.actions for way in found.ways)


# -- lines of sight --------------------------------------------------------------------------------------------------
def test_sight_and_line_say_the_same() -> None:
    game = on_table()
    found = asked(game, "sight", hex="7-F05")
    blocked = {row.hex: row for row in found.blocked}
    assert blocked
    assert len(found.seen) + len(found.blocked) + 1 == len(game.position.field.names)
    for name in (*found.seen[:20], *list(blocked)[:20]):
        line = asked(game, "line", from_="7-F05", to=name)
        assert line.clear == (name in found.seen)
        if not line.clear:
            assert (line.why, line.by) == (blocked[name].why, blocked[name].by)


def test_smoke_in_the_way_is_told() -> None:
    thick = asked(on_table(smoke=[{"at": "7-E05", "value": 2}]), "line", from_="7-F05", to="7-C05")
    assert (thick.clear, thick.why, thick.by) == (False, "smoke", ("7-E05",))
    game = on_table(smoke=[{"at": "7-E05", "value": 1}])
    line = asked(game, "line", from_="7-F05", to="7-C05")
    assert (line.clear, line.smoke, line.distance) == (True, 1, 3)
    assert line.course == (("7-E05",), ("7-D05",))
    assert asked(game, "sight", hex="7-F05").hazy["7-C05"] == 1


# -- shots -----------------------------------------------------------------------------------------------------------
def dice_that_reach(least: int) -> Fraction:
    return Fraction(sum(1 for roll in product(range(1, 7), repeat=2) if sum(roll) >= least), 36)


def test_a_shot_before_it_is_fired() -> None:
    found = asked(on_table(cap=2), "shot", units=["ge-infantry-1"], hex="7-C05")
    assert (found.refusal, found.cost, found.distance, found.how) == (None, 3, 3, "direct")
    (target,) = found.targets
    assert (target.av, target.dv, target.needs, target.colour) == (4, 12, 8, "red")
    assert sum(line.value for line in target.attack) == target.av
    assert sum(line.value for line in target.defence) == target.dv
    killers = Fraction(1, 20)
    for chance in target.chances:
        hit, outright = dice_that_reach(8 - chance.cap), dice_that_reach(12 - chance.cap)
        assert share(chance) == (hit, outright + (hit - outright) * killers)
    assert [chance.cap for chance in target.chances] == [0, 1, 2]


def test_a_shot_that_is_forbidden_says_why_and_is_still_counted() -> None:
    game = on_table({**GERMAN, "facing": "s"}, SOVIET)
    found = asked(game, "shot", units=["ge-infantry-1"], hex="7-C05")
    assert found.refusal.rule == "6.1.b"
    assert found.targets[0].needs == 8
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"fire": "7-C05"}, by="6.1.b")


def test_any_hit_destroys_what_is_hit_already() -> None:
    (target,) = asked(
        on_table(GERMAN, {**SOVIET, "hit": "foot-unnerved"}), "shot", unit="ge-infantry-1", hex="7-C05"
    ).targets
    assert target.is_hit
    assert target.unknown
    (chance,) = target.chances
    assert chance.hit == chance.kill


@pytest.mark.rule("coh:7.4.c", "coh:7.4.d")
def test_a_counter_that_was_not_shown_is_the_mean_of_all_it_may_be() -> None:
    """Whatever it is: the enemy reads the same; its owner and those who have seen it read the truth."""
    told = []
    for hit in ("foot-unnerved", "foot-panicked", "foot-cowering"):
        game = on_table(GERMAN, {**SOVIET, "hit": hit})
        told.append(asked(game, "shot", unit="ge-infantry-1", hex="7-C05"))
    assert told[0] == told[1] == told[2]
    seen = on_table(GERMAN, {**SOVIET, "hit": "foot-panicked", "marks": ["shown"]})
    (target,) = asked(seen, "shot", unit="ge-infantry-1", hex="7-C05").targets
    assert (target.dv, target.unknown) == (10, False)


def test_the_attack_that_is_going_on() -> None:
    game = on_table(cap=1)
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-C05"})
    found = asked(game, "shot")
    assert [target.needs for target in found.targets] == [8]
    with pytest.raises(BadQuery):
        asked(game, "shot", seat="soviet")


def test_where_a_unit_may_be_hidden() -> None:
    hidden = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s", "marks": ["hidden"]}
    game = on_table(GERMAN, hidden, scenario="empty-windows")
    for place in ("7-C05", "7-D05"):
        found = asked(game, "shot", unit="ge-infantry-1", hex=place)
        assert found.targets == ()
        assert [row.target for row in found.hidden] == ["su-rifle-1"]


def test_rallying() -> None:
    game = on_table({**GERMAN, "hit": "foot-suppressed"}, SOVIET, cap=1)
    found = asked(game, "rally", units=["ge-infantry-1"])
    assert found.refusal is None
    (roll,) = found.units
    cover = sum(line.value for line in roll.lines)
    assert roll.needs == 7 - cover
    assert [share(chance)[0] for chance in roll.chances] == [
        dice_that_reach(roll.needs),
        dice_that_reach(roll.needs - 1),
    ]
    assert asked(game, "rally", units=["su-rifle-1"]).refusal.rule == "7.5.a"


# -- the field -------------------------------------------------------------------------------------------------------
def test_zone_of_fire() -> None:
    game = on_table()
    zone = asked(game, "zone", unit="su-rifle-1")
    assert "7-F05" in zone.near
    assert not set(zone.near) & set(zone.far)
    assert "7-F05" not in asked(game, "zone", unit="su-rifle-1", facing="n").near


def test_no_player_reads_what_hidden_units_could_fire_at() -> None:
    game = on_table(GERMAN, {**SOVIET, "marks": ["hidden"]}, scenario="empty-windows")
    assert asked(game, "zone", unit="su-rifle-1").near == ()
    assert asked(game, "exposure", unit="su-rifle-1").found_from == ()
    own = asked(game, "exposure", seat="soviet", unit="su-rifle-1")
    assert "7-C05" in own.found_from
    assert asked(game, "zone", seat="soviet", unit="su-rifle-1").near


def test_the_outlook_of_an_army() -> None:
    game = on_table({**GERMAN, "marks": ["spent"]}, {"unit": "ge-infantry-2", "at": "7-F06"}, SOVIET, cap=3)
    found = asked(game, "outlook")
    assert (found.army, found.cap, found.passes_needed) == ("german", 3, 2)
    units = {row.unit: row for row in found.units}
    tired = {taking.by: taking.refusal for taking in units["ge-infantry-1"].takings}
    fresh = {taking.by: taking.refusal for taking in units["ge-infantry-2"].takings}
    assert (tired["cap"], fresh["ap"], fresh["opportunity"]) == (None, None, None)
    assert tired["ap"] is not None
    assert tired["opportunity"] is not None
    assert (units["ge-infantry-1"].ap, units["ge-infantry-2"].ap) == (0, 7)


# -- bad questions, secrets ------------------------------------------------------------------------------------------
BAD: list[tuple[str, dict[str, Any]]] = [
    ("weather", {}),
    ("reach", {}),
    ("reach", {"units": "ge-infantry-1"}),
    ("reach", {"units": ["ghost"]}),
    ("reach", {"units": ["ge-infantry-1", "su-rifle-1"]}),
    ("reach", {"units": ["ge-infantry-1"], "by": "foot"}),
    ("sight", {"hex": "Z99"}),
    ("line", {"from": "7-F05"}),
    ("shot", {}),
    ("shot", {"units": ["ge-infantry-1"], "hex": "7-C05", "how": "loudly"}),
    ("shot", {"units": ["ge-infantry-1"], "hex": "7-C05", "how": "weapon", "card": "spoon"}),
    ("zone", {"unit": "ge-infantry-1", "facing": "up"}),
    ("outlook", {"army": "third"}),
]


@pytest.mark.parametrize(("what", "args"), BAD)
def test_bad_questions_are_refused(what: str, args: Mapping[str, Any]) -> None:
    with pytest.raises(BadQuery):
        COH.query(on_table(), "german", what, args)


@pytest.mark.rule("coh:7.4.c", "coh:10.0.b", "coh:10.0.c", "coh:18.5.a")
def test_answers_do_not_depend_on_what_is_hidden() -> None:
    """Everything a seat cannot see dealt anew: it gets the same answers."""
    hidden = {"unit": "su-rifle-2", "at": "7-C08", "marks": ["hidden"]}
    mine = {"work": "mine-blue", "at": "7-E08", "side": "soviet", "hidden": True}
    game = on_table(GERMAN, {**SOVIET, "hit": "foot-pinned"}, hidden, scenario="empty-windows", works=[mine])
    other = COH.determinize(game, "german", Dice(seed_from(4)))
    assert other.position != game.position
    questions: list[tuple[str, dict[str, Any]]] = [
        ("reach", {"unit": "ge-infantry-1"}),
        ("shot", {"unit": "ge-infantry-1", "hex": "7-C05"}),
        ("shot", {"unit": "ge-infantry-1", "hex": "7-C08"}),
        ("zone", {"unit": "su-rifle-1"}),
        ("outlook", {"army": "soviet"}),
        ("reach", {"unit": "su-rifle-2"}),
        ("rally", {"unit": "su-rifle-1"}),
    ]
    for what, args in questions:
        assert COH.query(other, "german", what, args) == COH.query(game, "german", what, args)
