"""Chapter 8.1 to 8.5: who may attack whom, one hex after the other; odds, their ends and the greatest strengths."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.combat.combat_phase import ChooseTarget, targets
from grognard.games.s42.combat.plan import PlanAttack
from grognard.games.s42.data.board import AREA_INDEX, HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    CallAir,
    Cancel,
    Commit,
    EndCombat,
    Join,
    Leave,
    LoseStep,
    Support,
)
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import ATTACKED, RETREATED, WAS_ATTACKED
from tests.games.s42.front import AROUND, assault, front, moat, odds, phase
from tests.games.s42.steppe import steppe
from tests.games.s42.table import asked, play, refused, told

TARGET = "3020"
DUEL = {TARGET: "su-1", "3019": "ge-44"}


def joins(hexes: dict[str, str], unit: str, by: str, **more: Any) -> None:
    """The unit may not join an attack on the target."""
    game = phase(front(hexes, **more), SOVIET if unit.startswith("su-") else AXIS)
    play(game, Attack(TARGET))
    refused(game, Join(unit), by)


# -- 8.1 in general --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.1.a", "s42:8.1.b", "s42:8.2.h", "s42:3.0.w")
def test_the_active_player_attacks_hexes_next_to_his_units_or_none() -> None:
    game = phase(front({**DUEL, "3022": "su-4"}), AXIS)
    assert asked(game) == ("axis",)
    assert game.decision is not None
    assert game.decision.actions(game) == [Attack(TARGET), EndCombat()]
    play(game, EndCombat())
    assert game.decision is None


@pytest.mark.rule("s42:8.1.a")
def test_a_hex_that_no_unit_stands_next_to_is_not_attacked() -> None:
    game = phase(front({**DUEL, "3022": "su-4"}), AXIS)
    refused(game, Attack("3022"), "8.1.a")
    refused(game, Attack("3018"), "8.1.a")


@pytest.mark.rule("s42:8.1.a", "s42:2.3.2.d")
def test_where_no_unit_around_can_attack_the_game_says_what_keeps_the_first() -> None:
    tired = phase(front({TARGET: "su-1", AROUND[0]: "ge-44+extended"}), AXIS)
    refused(tired, Attack(TARGET), "2.3.2.d")
    play(phase(front({TARGET: "su-1", AROUND[0]: "ge-44+extended", AROUND[1]: "ge-45"}), AXIS), Attack(TARGET))


@pytest.mark.rule("s42:8.1.a", "s42:8.2.g")
def test_units_attack_from_all_six_hexes_and_from_no_other() -> None:
    ring = dict(zip(AROUND, ("ge-44", "ge-45", "ge-46", "ge-50", "ge-57", "ge-62"), strict=True))
    game = phase(front({TARGET: "su-1", **ring, "3018": "ge-68"}), AXIS)
    play(game, Attack(TARGET))
    refused(game, Commit(), "8.1.a")
    refused(game, Join("ge-68"), "8.1.a")
    for unit in ring.values():
        play(game, Join(unit))
    assert isinstance(game.decision, PlanAttack)
    assert len(game.decision.battle.units) == 6


@pytest.mark.rule("s42:8.1.c", "s42:8.2.e", "s42:8.2.f")
def test_a_unit_attacks_once() -> None:
    hexes = {TARGET: "su-1", "3018": "su-4", "3019": "ge-44 ge-45", "3121": "ge-46"}
    assert odds(front(hexes), "ge-44").attack == 6
    game = assault(front(hexes), "ge-44", dice=(1,))
    play(game, Attack("3018"))
    refused(game, Join("ge-44"), "8.1.c")
    play(game, Join("ge-45"))


@pytest.mark.rule("s42:8.1.d")
def test_a_hex_is_attacked_once() -> None:
    game = assault(front({**DUEL, "3021": "ge-45"}), "ge-44", dice=(1,))
    assert told(game)[:2] == ["phase-combat", "battle"]
    refused(game, Attack(TARGET), "8.1.d")


@pytest.mark.rule("s42:8.1.d", "s42:12.4.a")
def test_fugitives_do_not_make_a_fresh_hex_safe() -> None:
    fled = front({TARGET: "su-1+was-attacked+retreated su-4", "3019": "ge-44"})
    assert list(targets(fled, AXIS)) == [HEX[TARGET]]
    stood = front({TARGET: "su-1+was-attacked su-4", "3019": "ge-44"})
    assert not list(targets(stood, AXIS))
    assert not list(targets(front({TARGET: "su-1+was-attacked+retreated", "3019": "ge-44"}), AXIS))


@pytest.mark.rule("s42:8.1.e", "s42:8.1.f")
def test_all_units_of_a_hex_are_attacked_and_add_up() -> None:
    found = odds(front({TARGET: "su-1 su-32gds", "3019": "ge-44"}), "ge-44")
    assert found.defence == 5 + 6
    assert len(found.defenders) == 2


@pytest.mark.rule("s42:8.1.g", "s42:8.1.h", "s42:8.2.a", "s42:8.2.b", "s42:8.2.c", "s42:8.2.d")
def test_units_of_a_hex_attack_different_hexes_one_after_the_other() -> None:
    """The second attack is chosen when the first is over; a plan may be given up."""
    hexes = {TARGET: "su-1", "3018": "su-4", "3019": "ge-44 ge-45"}
    game = phase(front(hexes), AXIS, dice=(1, 1))
    play(game, Attack("3018"))
    play(game, Cancel())
    for target, unit in ((TARGET, "ge-45"), ("3018", "ge-44")):
        assert isinstance(game.decision, ChooseTarget)
        play(game, Attack(target))
        assert game.decision is not None
        assert Join(unit) in game.decision.actions(game)
        play(game, Join(unit))
        play(game, Commit())
    assert told(game).count("battle") == 2


@pytest.mark.rule("s42:8.1.c", "s42:8.1.d")
def test_a_new_phase_forgets_who_fought() -> None:
    hexes = {TARGET: "su-1+was-attacked+retreated", "3019": "ge-44+attacked"}
    game = phase(front(hexes), AXIS)
    marks = [game.position.pieces[UNIT[unit]].marks for unit in ("su-1", "ge-44")]
    assert not any(mark & (ATTACKED | WAS_ATTACKED | RETREATED) for mark in marks)


@pytest.mark.rule("s42:8.2.a")
def test_who_joined_may_leave_the_plan() -> None:
    game = phase(front(DUEL), AXIS)
    play(game, Attack(TARGET))
    refused(game, Commit(), "8.1.a")
    play(game, Join("ge-44"))
    play(game, Leave("ge-44"))
    refused(game, Commit(), "8.1.a")


# -- 8.1.i, 8.1.j and the ground -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.1.i", "s42:8.1.j", "s42:2.2.3.a")
def test_no_unit_attacks_across_the_sea() -> None:
    patch = steppe(waters={"3020/3019": "sea"})
    joins({TARGET: "su-1", "3019": "ge-44", "3021": "ge-45"}, "ge-44", "8.1.j", patch=patch)


@pytest.mark.rule("s42:8.1.j", "s42:23.4.j", "s42:9.6.2.b", "s42:20.2.c")
def test_peaks_are_attacked_across_by_mountain_units_and_by_no_unit_in_winter() -> None:
    patch = steppe(waters={"3020/3019": "alpine"})
    hexes = {TARGET: "su-1", "3019": "ge-44 ge-1mtn", "3021": "ge-45"}
    joins(hexes, "ge-44", "9.6.2.b", patch=patch)
    joins(hexes, "ge-1mtn", "8.1.j", patch=patch, turn=28)
    game = phase(front(hexes, patch), AXIS)
    play(game, Attack(TARGET))
    play(game, Join("ge-1mtn"))


@pytest.mark.rule("s42:9.6.2.b", "s42:20.2.c")
def test_a_road_leads_every_unit_across_the_peaks() -> None:
    patch = steppe(waters={"3020/3019": "alpine"}, roads={"3020/3019": "secondary"})
    game = phase(front(DUEL, patch), AXIS)
    play(game, Attack(TARGET))
    play(game, Join("ge-44"))


@pytest.mark.rule("s42:9.5.6.a", "s42:9.5.6.b", "s42:23.4.t")
def test_a_lake_bars_the_attack_until_it_freezes() -> None:
    """Those that touch desert freeze on turn 28; others never do."""
    hexes = {TARGET: "su-1", "3019": "ge-44", "3021": "ge-45"}
    steppe_lake = steppe(waters={"3020/3019": "lake"}, terrain={TARGET: "desert"})
    joins(hexes, "ge-44", "9.5.6.a", patch=steppe_lake, turn=27)
    joins(hexes, "ge-44", "9.5.6.a", patch=steppe(waters={"3020/3019": "lake"}), turn=28)
    game = phase(front(hexes, steppe_lake, turn=28), AXIS)
    play(game, Attack(TARGET))
    play(game, Join("ge-44"))


@pytest.mark.rule("s42:9.5.3.a", "s42:9.5.3.b", "s42:9.5.3.c")
def test_the_volga_is_attacked_across_at_ferries() -> None:
    """And at the hex of the flotilla, by the Soviets."""
    volga = {"3020/3019": "volga"}
    hexes = {TARGET: "su-1", "3019": "ge-44", "3021": "ge-45"}
    joins(hexes, "ge-44", "9.5.3.a", patch=steppe(waters=volga))
    joins(hexes, "ge-44", "9.5.3.a", patch=steppe(waters=volga), flotilla=HEX["3019"])
    for crossing in ("ferry", "rail-bridge"):
        game = phase(front(hexes, steppe(waters=volga, crossings={"3020/3019": crossing})), AXIS)
        play(game, Attack(TARGET))
        play(game, Join("ge-44"))
    soviet = {TARGET: "ge-44", "3019": "su-1", "3021": "su-4"}
    joins(soviet, "su-1", "9.5.3.a", patch=steppe(waters=volga))
    game = phase(front(soviet, steppe(waters=volga), flotilla=HEX["3019"]), SOVIET)
    play(game, Attack(TARGET))
    play(game, Join("su-1"))


# -- who may not attack ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.2.1.g", "s42:13.3.2.a")
@pytest.mark.parametrize(("order", "by"), [("!", "13.2.1.g"), ("!!", "13.3.2.a")])
def test_units_in_disorder_do_not_attack(order: str, by: str) -> None:
    joins({TARGET: "su-1", "3019": f"ge-44{order} ge-45"}, "ge-44", by)


@pytest.mark.rule("s42:5.6.4.b", "s42:8.6.1.j")
@pytest.mark.parametrize(("mark", "by"), [("train", "5.6.4.b"), ("automatic-ds", "8.6.1.j")])
def test_units_on_trains_or_of_an_automatic_ds_do_not_attack(mark: str, by: str) -> None:
    joins({TARGET: "su-1", "3019": f"ge-44+{mark} ge-45"}, "ge-44", by)


@pytest.mark.rule("s42:21.4.e", "s42:21.4.h")
def test_no_unit_attacks_out_of_a_hex_that_takes_in_replacements() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-44+replaced ge-45", "3021": "ge-46"}
    joins(hexes, "ge-44", "21.4.e")
    joins(hexes, "ge-45", "21.4.h")
    game = phase(front(hexes), AXIS)
    play(game, Attack(TARGET))
    play(game, Join("ge-46"))


@pytest.mark.rule("s42:9.7.2.h")
def test_no_unit_attacks_out_of_a_hex_under_construction() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-44", "3021": "ge-45"}
    joins(hexes, "ge-44", "9.7.2.h", forts=(Fort(HEX["3019"], AXIS),))
    game = phase(front(hexes, forts=(Fort(HEX["3019"], AXIS, True),)), AXIS)
    play(game, Attack(TARGET))
    play(game, Join("ge-44"))


@pytest.mark.rule("s42:19.3.a", "s42:8.3.a")
def test_headquarters_and_leaders_do_not_attack() -> None:
    hexes = {TARGET: "su-1", "3019": "ge-6a-hq ge-manstein ge-45"}
    joins(hexes, "ge-manstein", "19.3.a")
    joins(hexes, "ge-6a-hq", "8.3.a")


@pytest.mark.rule("s42:20.5.1.c", "s42:20.5.1.d", "s42:20.5.1.e")
def test_allies_of_germany_attack_with_germans_but_not_with_one_another() -> None:
    hexes = {TARGET: "su-1", "3018": "su-4", "3019": "ro-1 it-ravenna ge-44"}
    game = phase(front(hexes), AXIS, dice=(1,))
    play(game, Attack(TARGET))
    for unit in ("ro-1", "ge-44"):
        play(game, Join(unit))
    refused(game, Join("it-ravenna"), "20.5.1.c")
    play(game, Commit())
    play(game, LoseStep("ge-44"))
    play(game, Attack("3018"))
    play(game, Join("it-ravenna"))


@pytest.mark.rule("s42:22.7.a", "s42:22.7.b", "s42:22.7.d", "s42:22.6.1.c")
def test_an_entry_area_attacks_the_hexes_beside_it_with_one_stack() -> None:
    """Three Axis units stand at the edge, and one on the map helps them; who came from another area does not."""
    position = front({})
    edge = next(h for h in position.country.touches[AREA_INDEX["X"]] if not position.country.cities & {h})
    target = next(name for name, hex_ in HEX.items() if hex_ == edge)
    beside = next(e.to_hex for e in position.country.edges[edge])
    near = next(name for name, hex_ in HEX.items() if hex_ == beside)
    stack = "ge-44 ge-45 ge-46 ge-50 ge-57+entered"
    game = phase(front({target: "su-1", "area-X": stack, near: "ge-62"}), AXIS)
    play(game, Attack(target))
    refused(game, Join("ge-57"), "22.6.1.c")
    assert game.decision is not None
    assert {Join("ge-44"), Join("ge-62")} <= set(game.decision.actions(game)), "from the area and from the map"
    for unit in ("ge-44", "ge-45", "ge-46", "ge-62"):
        play(game, Join(unit))
    refused(game, Join("ge-50"), "22.7.b")


@pytest.mark.rule("s42:22.7.c")
def test_no_river_lies_before_an_entry_area() -> None:
    """RULING s42-321."""
    position = front({})
    edge = next(h for h in position.country.touches[AREA_INDEX["X"]] if not position.country.cities & {h})
    target = next(name for name, hex_ in HEX.items() if hex_ == edge)
    found = odds(front({target: "su-1", "area-X": "ge-44"}), "ge-44", target=target)
    assert (found.attack, found.attackers[0].halved) == (6, ())
    assert "river" not in found.defenders[0].doubled


@pytest.mark.rule("s42:9.7.4.d", "s42:19.3.b")
def test_neither_empty_works_nor_lone_headquarters_are_attacked() -> None:
    game = phase(front({TARGET: "su-1ga-hq", "3019": "ge-44"}, forts=(Fort(HEX["3018"], SOVIET, True),)), AXIS)
    refused(game, Attack(TARGET), "19.3.b")
    refused(game, Attack("3018"), "9.7.4.d")


# -- 8.3 the procedure -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.3.a", "s42:8.3.b", "s42:8.3.c")
def test_fifteen_to_four_is_three_to_one() -> None:
    found = odds(front({TARGET: "su-32gds/1", "3019": "ge-9 ge-82", "3021": "ge-88"}), "ge-9", "ge-82", "ge-88")
    assert (found.attack, found.defence, found.column) == (15, 4, 4)


@pytest.mark.rule("s42:8.3.b", "s42:8.3.d")
def test_eleven_to_twelve_is_one_to_two() -> None:
    found = odds(front({TARGET: "su-32gds su-33gds", "3019": "ge-44 ge-9"}), "ge-44", "ge-9")
    assert (found.attack, found.defence, found.column) == (11, 12, 1)


@pytest.mark.rule("s42:8.3.e", "s42:8.3.f", "s42:8.3.g", "s42:8.3.h")
def test_the_die_is_rolled_on_the_column_with_every_shift_shown() -> None:
    """10 to 5, two shifts for the panzers, one for aircraft, one for guns: 6-1."""
    hexes = {TARGET: "su-1", "3019": "ge-3pz", "3017": "ge-6a-hq"}
    game = phase(front(hexes), AXIS, dice=(2,))
    play(game, Attack(TARGET))
    play(game, Join("ge-3pz"))
    play(game, CallAir("air-viii"))
    play(game, Support("ge-6a-hq"))
    play(game, Commit())
    assert game.events is not None
    event = game.events[1]
    assert (event.what, event.args["column"], event.args["result"]) == ("battle", "6-1", "A1/D1")
    assert (event.args["attack"], event.args["defence"]) == (10, 5)
    assert event.roll is not None
    shown = {line.reason: (line.value, line.of) for line in event.roll.modifiers}
    assert shown == dict.fromkeys(("armour", "elite-armour", "air", "artillery"), (1, "column"))
    assert event.roll.dice == (2,)


# -- 8.4 the ends of the table ---------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.4.a")
def test_under_one_to_three_there_is_no_attack() -> None:
    """1 to 4 is too little, 2 to 6 is enough; so is 1 to 4 with a shift."""
    for attacker, defenders, fits in (("hu-6l/1", "su-32gds/1", False), ("hu-6l", "su-32gds", True)):
        game = phase(front({TARGET: defenders, "3019": f"{attacker} ge-6a-hq"}), AXIS, dice=(1,))
        play(game, Attack(TARGET))
        play(game, Join("hu-6l"))
        if fits:
            play(game, Commit())
        else:
            refused(game, Commit(), "8.4.a")


@pytest.mark.rule("s42:8.4.a", "s42:8.4.e")
def test_a_shift_may_lift_an_attack_to_one_to_three() -> None:
    game = phase(front({TARGET: "su-32gds/1", "3019": "hu-6l/1"}), AXIS, dice=(1,))
    play(game, Attack(TARGET))
    play(game, Join("hu-6l"))
    play(game, CallAir("air-viii"))
    play(game, Commit())


@pytest.mark.rule("s42:8.4.b")
def test_eight_and_nine_to_one_use_the_last_column() -> None:
    for attackers, column in ((("ge-3pzg", "ge-3pz"), 8), (("ge-3pzg", "ge-16pzg", "ge-44"), 8)):
        hexes = {TARGET: "su-16bde", "3019": " ".join(attackers)}
        found = odds(front(hexes), *attackers)
        assert found.shifted in (9, 10, 11)
        assert found.column == column


@pytest.mark.rule("s42:8.4.c")
def test_at_ten_to_one_the_defenders_are_shattered_without_a_roll() -> None:
    """2 against 20: no player rolls; 18 would be 9-1."""
    hexes = {TARGET: "su-16bde", "3019": "ge-9 ge-82", "3021": "ge-88 ge-304"}
    game = assault(front(hexes), "ge-9", "ge-82", "ge-88", "ge-304")
    assert game.events is not None
    event = game.events[1]
    assert (event.what, event.rule, event.args["result"]) == ("battle", "8.4.c", "DS")
    assert event.roll is not None
    assert event.roll.dice == ()
    near = assault(
        front({TARGET: "su-16bde", "3019": "ge-9 ge-82", "3021": "ge-88"}), "ge-9", "ge-82", "ge-88", dice=(6,)
    )
    assert told(near)[:2] == ["phase-combat", "battle"]


@pytest.mark.rule("s42:8.4.c", "s42:13.3.2.d")
def test_a_stack_without_a_unit_that_counts_is_shattered_too() -> None:
    """RULING s42-322: against a defence of nothing any odds are more than 10-1, in whatever works."""
    game = assault(front({TARGET: "su-62!!", "3019": "hu-6l/1"}, steppe(terrain={TARGET: "rough"})), "hu-6l")
    assert game.events is not None
    assert game.events[1].args["result"] == "DS"
    assert game.position.pieces[UNIT["su-62"]].steps == 1


@pytest.mark.rule("s42:8.4.c", "s42:8.4.d", "s42:8.4.e")
def test_columns_beyond_the_last_are_thought_to_exist() -> None:
    """10 to 2 and two shifts is 7-1; 16 to 2 and two shifts is 10-1, a DS; in a fortification it is 7-1."""
    weak = odds(front({TARGET: "su-16bde", "3019": "ge-3pz"}), "ge-3pz")
    assert (weak.ratio, weak.shifted) == (6, 8)
    hexes = {TARGET: "su-16bde", "3019": "ge-3pz ge-44"}
    assert odds(front(hexes), "ge-3pz", "ge-44").shifted == 11
    dug_in = odds(front(hexes, forts=(Fort(HEX[TARGET], SOVIET, True),)), "ge-3pz", "ge-44")
    assert (dug_in.shifted, dug_in.column) == (8, 8)


# -- 8.5 the greatest strengths --------------------------------------------------------------------------------------


@pytest.mark.rule("s42:8.5.1.a", "s42:8.5.1.b", "s42:8.5.1.d")
def test_six_panzer_divisions_attack_a_city_with_forty() -> None:
    panzers = ("ge-3pz", "ge-6pz", "ge-9pz", "ge-11pz", "ge-13pz", "ge-14pz")
    hexes = {TARGET: "su-1", **dict(zip(AROUND, panzers, strict=True))}
    assert odds(front(hexes, steppe(places={TARGET: "city"})), *panzers).attack == 40


@pytest.mark.rule("s42:8.5.1.c")
def test_the_limit_comes_after_halving() -> None:
    panzers = ("ge-3pz", "ge-6pz", "ge-9pz", "ge-11pz", "ge-13pz", "ge-14pz")
    hexes = {TARGET: "su-1", **dict(zip(AROUND, panzers, strict=True))}
    assert odds(front(hexes, steppe(waters=moat("major"))), *panzers).attack == 30


@pytest.mark.rule("s42:8.5.2.a", "s42:8.5.2.b", "s42:8.5.2.c", "s42:8.5.2.d")
def test_two_guards_divisions_defend_a_city_with_twenty() -> None:
    hexes = {TARGET: "su-32gds su-33gds", "3019": "ge-44"}
    assert odds(front(hexes, steppe(places={TARGET: "major"})), "ge-44").defence == 20
