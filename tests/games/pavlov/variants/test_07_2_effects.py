"""7.2: what each kind of tactics card does, one test or more for every effect of cards.toml."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

SPARE = {"unit": "alexandrov", "at": "reserve"}
PAVLOV = {"unit": "pavlov", "at": "r2"}
MINE = {"token": "sapper", "at": "mine-4"}
IN_FORCE = pytest.mark.rule("pavlov:7.2.1.a", "pavlov:7.2.1.g")
BOTH_IN_FORCE = pytest.mark.rule("pavlov:7.2.2.a", "pavlov:7.2.2.h")


def under(
    tactics: list[str], decision: dict[str, Any], dice: list[int], *things: dict[str, Any], **keys: Any
) -> Game[Any]:
    """A table on which these tactics cards are open: one at Veteran, two at Guards."""
    level = {"tactics": "veteran" if len(tactics) == 1 else "guards"}
    return table(place=[SPARE, *things], options=level, tactics=tactics, dice=dice, decision=decision, **keys)


def card(name: str) -> dict[str, Any]:
    return {"phase": "wehrmacht", "card": name}


def tokens(count: int) -> dict[str, Any]:
    return {"token": "suppress", "at": "suppress-red", "count": count}


def column(*units: str) -> list[dict[str, Any]]:
    return [{"unit": unit, "at": f"t4-{n}"} for n, unit in enumerate(units, 1)]


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c111", "c112"])
@pytest.mark.parametrize(("gun", "dice"), [("c8", 5), ("c10", 4), ("c55", 3), ("c42", 3)])
def test_artillery_preparation_gives_every_gun_one_more_die(tactic: str, gun: str, dice: int) -> None:
    game = under([tactic], card(gun), [1, *[1] * dice, 6])
    check(game, {"defence": "green", "is": 5})
    finished(game)


@IN_FORCE
def test_artillery_preparation_helps_no_tank_of_an_assault() -> None:
    game = under(["c111"], card("c31"), [1, 1], {"unit": "pz2", "at": "t1-1"})
    check(game, {"defence": "green", "is": 6})
    finished(game)


@BOTH_IN_FORCE
def test_two_artillery_preparations_add_up() -> None:
    game = under(["c111", "c112"], card("c55"), [1, 1, 1, 1, 1, 6])
    check(game, {"defence": "green", "is": 5})
    finished(game)


@BOTH_IN_FORCE
def test_two_different_cards_are_both_in_force() -> None:
    game = under(["c111", "c118"], {"phase": "wehrmacht", "left": 2}, [3, *[1] * 5, 6, 3, 2, *[1] * 4, 6], PAVLOV,
                 wehrmacht=["c8", "c15"])  # fmt: skip
    check(game, {"defence": "red", "is": 5}, {"unit": "pavlov", "at": "r2", "damaged": True})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c113", "c114"])
@pytest.mark.parametrize(("die", "aircraft"), [(5, 2), (6, 1)])
def test_air_superiority_raises_the_defence_of_the_dive_bombers(tactic: str, die: int, aircraft: int) -> None:
    bombs = [1, 1, 2, 1, 1, 4][: 3 * aircraft]
    game = under([tactic], card("c11"), [die, 1, *bombs], {"token": "aa", "at": "loc-8"})
    play(game, {"fire-aa": "loc-8"})
    check(game, {"location": "loc-4", "holds": "damage"})
    check(game, {"location": "loc-6", "holds": "damage" if aircraft == 2 else "none"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize(
    ("tactic", "unit", "reveal"), [("c115", "scout", "c6"), ("c119", "rifle", "c1"), ("c122", "rifle", "c1")]
)
@pytest.mark.parametrize("above", [0, 1])
def test_reconnaissance_and_massed_infantry_make_a_type_harder_to_stop(
    tactic: str, unit: str, reveal: str, above: int
) -> None:
    printed = {"scout": 5, "rifle": 4}[unit]
    game = under([tactic], card(reveal), [4, printed + above], tokens(1))
    play(game, {"spend-suppression": 1})
    check(game, {"space": "t4-1", "holds": "none" if above else unit})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("above", [0, 1])
def test_type_made_harder_also_survives_a_mine(above: int) -> None:
    game = under(["c116"], card("c5"), [4, 5 + above, 1, 1], *column("rifle", "scout"), MINE)
    check(game, {"space": "t4-3", "holds": "none" if above else "scout"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("above", [0, 1])
def test_effect_holds_in_the_counter_phase_of_the_turn(above: int) -> None:
    # Riflemen are worth 5 until the end of the turn: an attack that rolls 4 fails.
    game = under(["c119"], {"phase": "actions", "left": 3}, [4 + above, 1, 1], PAVLOV, *column("rifle"))
    play(game, {"act": "pavlov"}, {"attack": "t4-1"})
    check(game, {"space": "t4-1", "holds": "none" if above else "rifle"})
    finished(game)


@IN_FORCE
def test_other_types_keep_their_defence() -> None:
    game = under(["c115"], card("c5"), [4, 4], tokens(1))
    play(game, {"spend-suppression": 1})
    check(game, {"space": "t4-1", "holds": "none"})
    finished(game)


@BOTH_IN_FORCE
def test_no_defence_rises_above_six() -> None:
    game = under(["c115", "c116"], card("c6"), [4, 6], tokens(1))
    play(game, {"spend-suppression": 1})
    check(game, {"space": "t4-1", "holds": "none"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c117", "c120"])
def test_sniper_alert_gives_snipers_a_fifth_die(tactic: str) -> None:
    game = under([tactic], card("c14"), [3, 2, 1, 1, 1, 1, 6], PAVLOV)
    check(game, {"unit": "pavlov", "at": "removed"})
    finished(game)


@IN_FORCE
def test_sniper_alert_helps_no_mortar() -> None:
    game = under(["c117"], card("c15"), [3, 2, 1, 1, 1, 1], PAVLOV)
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c118", "c121"])
def test_harassing_fire_gives_mortars_a_fifth_die(tactic: str) -> None:
    game = under([tactic], card("c15"), [3, 2, 1, 1, 1, 1, 6], PAVLOV)
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True})
    finished(game)


@IN_FORCE
def test_harassing_fire_helps_neither_sniper_nor_assault() -> None:
    game = under(["c118"], {"phase": "wehrmacht", "left": 2}, [3, 2, 1, 1, 1, 1, 2, 1], PAVLOV, *column("rifle"),
                 wehrmacht=["c14", "c31"])  # fmt: skip
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c123", "c127"])
def test_covering_fire_adds_a_die_for_each_machine_gunner(tactic: str) -> None:
    # 2 + 2 + 1 printed, and one more for each of the two machine gunner counters.
    game = under([tactic], card("c31"), [2, *[1] * 6, 6], PAVLOV, *column("mg", "mg", "rifle"))
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c124", "c128"])
@pytest.mark.parametrize(("spent", "dice"), [(3, 2), (2, 1), (1, 1)])
def test_smoke_screen_takes_one_die_from_suppression_but_never_the_last(tactic: str, spent: int, dice: int) -> None:
    game = under([tactic], card("c1"), [4, *[1] * (dice - 1), 6], tokens(3))
    play(game, {"spend-suppression": spent})
    check(game, {"space": "t4-1", "holds": "none"}, {"area": "suppress-red", "token": "suppress", "count": 3 - spent})
    finished(game)


@IN_FORCE
def test_smoke_screen_gives_no_die_for_nothing() -> None:
    game = under(["c124"], card("c1"), [4], tokens(3))
    play(game, {"spend-suppression": 0})
    check(game, {"space": "t4-1", "holds": "rifle"})
    finished(game)


@BOTH_IN_FORCE
def test_two_smoke_screens_still_leave_one_die() -> None:
    game = under(["c124", "c128"], card("c1"), [4, 6], tokens(2))
    play(game, {"spend-suppression": 2})
    check(game, {"space": "t4-1", "holds": "none"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c125", "c129"])
def test_combat_pioneers_take_one_die_from_a_mine(tactic: str) -> None:
    game = under([tactic], card("c5"), [4, 1, 5], *column("rifle", "scout"), MINE)
    check(game, {"space": "t4-3", "holds": "none"}, {"mine": "mine-4", "laid": False})
    finished(game)


@BOTH_IN_FORCE
def test_combat_pioneers_twice_leave_a_mine_one_die() -> None:
    game = under(["c125", "c129"], card("c5"), [4, 5], *column("rifle", "scout"), MINE)
    check(game, {"space": "t4-3", "holds": "none"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c126", "c134"])
def test_heavy_raid_brings_two_more_aircraft(tactic: str) -> None:
    game = under([tactic], card("c11"), [1, 1, 2, 1, 1, 4, 1, 1, 6, 2, 4, 4])
    for number in (4, 6, 8, 10):
        check(game, {"location": f"loc-{number}", "holds": "damage"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c130", "c135"])
@pytest.mark.parametrize(
    ("tank", "die", "dies"), [("pz2", 4, False), ("pz2", 5, True), ("pz4", 5, False), ("pz4", 6, True)]
)
def test_spearhead_makes_armour_harder_to_kill(tactic: str, tank: str, die: int, dies: bool) -> None:
    game = under([tactic], card("c5"), [4, 1, die, 1], *column("rifle", tank), MINE)
    check(game, {"space": "t4-3", "holds": "none" if dies else tank})
    finished(game)


@BOTH_IN_FORCE
def test_two_spearheads_raise_no_armour_above_six() -> None:
    game = under(["c130", "c135"], card("c5"), [4, 1, 6, 1], *column("rifle", "pz4"), MINE)
    check(game, {"space": "t4-3", "holds": "none"})
    finished(game)


@IN_FORCE
def test_spearhead_helps_no_infantry() -> None:
    game = under(["c130"], card("c5"), [4, 4], tokens(1))
    play(game, {"spend-suppression": 1})
    check(game, {"space": "t4-1", "holds": "none"})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c131", "c136"])
def test_direct_fire_adds_a_die_for_each_tank_of_an_assault(tactic: str) -> None:
    # 2 + 3 printed, and one more for each of the two counters.
    game = under([tactic], card("c31"), [*[1] * 6, 6], *column("pz2", "stug"))
    check(game, {"defence": "red", "is": 5})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c132", "c137"])
def test_storm_detachments_add_two_dice_for_each_colour_with_infantry(tactic: str) -> None:
    # Green: one rifle and two dice; red: two rifles and two dice; purple has no infantry and rolls nothing.
    men = [PAVLOV, {"unit": "glushchenko", "at": "g1"}, {"unit": "kiselev", "at": "p2"}]
    game = under([tactic], card("c31"), [1, 1, 1, 6, 2, 1, 1, 1, 6], *men, *column("rifle", "rifle"),
                 {"unit": "rifle", "at": "t1-1"})  # fmt: skip
    check(game, {"unit": "glushchenko", "damaged": True}, {"unit": "pavlov", "damaged": True})
    check(game, {"unit": "kiselev", "damaged": False})
    finished(game)


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c133", "c138"])
def test_cut_lines_silence_the_radio(tactic: str) -> None:
    # With suppression tokens there is something else to do.
    fire = {"token": "suppress", "at": "supply", "count": 2}
    game = under([tactic], {"phase": "actions", "left": 3}, [], {"unit": "pavlov", "at": "g6"}, fire)
    play(game, {"act": "pavlov"})
    refused(game, {"radio": None}, by="7.2")
    allowed(game, {"suppress": 1})


@IN_FORCE
@pytest.mark.parametrize(("tactic", "silent"), [("c133", True), ("c138", True), ("c111", False)])
def test_cut_lines_silence_the_observer(tactic: str, silent: bool) -> None:
    observer = [{"unit": "potansky", "at": "r2"}, {"token": "artillery", "at": "loc-10"}, *column("rifle")]
    game = under([tactic], {"phase": "actions", "left": 3}, [], *observer)
    play(game, {"act": "potansky"})
    if silent:
        refused(game, {"observe": "loc-10"}, by="7.2")
    else:
        allowed(game, {"observe": "loc-10"})


@IN_FORCE
def test_radio_works_under_other_tactics() -> None:
    game = under(["c111"], {"phase": "actions", "left": 3}, [], {"unit": "pavlov", "at": "g6"})
    play(game, {"act": "pavlov"})
    allowed(game, {"radio": None})


@IN_FORCE
@pytest.mark.parametrize("tactic", ["c139", "c140"])
def test_relentless_pressure_takes_one_move(tactic: str) -> None:
    game = under([tactic], {"phase": "moves"}, [], PAVLOV)
    check(game, {"phase": "moves", "left": 2})
    play(game, {"move": "pavlov"}, {"to": "r3"}, {"move": "alexandrov"}, {"to": "r2"})
    refused(game, {"move": "chernogolov"}, by="7.2")
    play(game, {"end-moves": None})
    check(game, {"asked": "act-counter"}, {"phase": "actions", "left": 3})


@IN_FORCE
def test_relentless_pressure_takes_one_of_the_four_moves_of_a_command_group() -> None:
    group = [PAVLOV, {"unit": "afanasyev", "at": "g1"}, {"unit": "naumov", "at": "p2"}]
    game = under(["c139"], {"phase": "moves"}, [], *group)
    check(game, {"phase": "moves", "left": 3})


@BOTH_IN_FORCE
def test_relentless_pressure_twice_leaves_one_move() -> None:
    game = under(["c139", "c140"], {"phase": "moves"}, [], PAVLOV)
    check(game, {"phase": "moves", "left": 1})
    allowed(game, {"move": "pavlov"})
