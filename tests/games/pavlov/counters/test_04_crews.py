"""4.at, 4.mg, 4.mortar and 4.inspire: what two men and their weapon do together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.packs import loading
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
SUPPRESSION: dict[str, Any] = {"token": "suppress", "at": "supply", "count": 20}

AT = ("murzaev", "turdyev", "gun-53k")
MG = ("svirin", "bondarenko", "maxim-1")
MORTAR = ("gridin", "sukba", "mortar-1")
TARGETS: list[dict[str, Any]] = [{"unit": "pz3", "at": "t4-1"}, {"unit": "rifle", "at": "t3-1"}, SUPPRESSION]

GUN_FIRES: dict[str, Any] = {"attack": "t4-1", "weapon": "gun-53k"}
MAXIM_FIRES: dict[str, Any] = {"attack": "t3-1", "weapon": "maxim-1"}
MAXIM_SUPPRESSES: dict[str, Any] = {"suppress": 0, "red": 5, "weapon": "maxim-1"}
MORTAR_SUPPRESSES: dict[str, Any] = {"suppress": 0, "red": 4, "weapon": "mortar-1"}

CREWS: list[tuple[tuple[str, str, str], dict[str, Any], tuple[int, ...], str]] = [
    (AT, GUN_FIRES, (1, 1, 1, 1, 1), "4.at"),
    (MG, MAXIM_FIRES, (1, 1, 1, 1, 1), "4.mg"),
    (MG, MAXIM_SUPPRESSES, (), "4.mg"),
    (MORTAR, MORTAR_SUPPRESSES, (), "4.mortar"),
]


def at(place: str, *units: str, **state: bool) -> list[dict[str, Any]]:
    return [{"unit": unit, "at": place, **state} for unit in units]


def manned(
    first: str, place: list[dict[str, Any]], *, dice: tuple[int, ...] = (), decision: dict[str, Any] = ACTIONS
) -> Game[Any]:
    """A table with targets on red, on which `first` has been picked to act."""
    game = table(place=[*place, *TARGETS], dice=list(dice), decision=decision)
    play(game, {"act": first})
    return game


# -- what all three have in common -------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.at.a", "pavlov:4.mg.a", "pavlov:4.mortar.a", "pavlov:4.0.e")
@pytest.mark.parametrize(("crew", "action", "dice", "clause"), CREWS)
def test_weapon_needs_two_men_beside_it(
    crew: tuple[str, str, str], action: dict[str, Any], dice: tuple[int, ...], clause: str
) -> None:
    first, second, weapon = crew
    allowed(manned(first, at("r3", *crew)), action)
    allowed(manned(second, at("r3", *crew)), action)
    refused(manned(first, at("r3", first, weapon)), action, by=f"{clause}.a")
    refused(manned(first, [*at("r3", first, weapon), *at("r4", second)]), action, by=f"{clause}.a")
    refused(manned(first, [*at("r3", first), *at("r4", second, weapon)]), action, by=f"{clause}.a")
    refused(manned("pavlov", [*at("r3", *crew), *at("r4", "pavlov")]), action, by="4.0.e")


@pytest.mark.rule("pavlov:4.at.d", "pavlov:4.mg.d", "pavlov:4.mortar.c")
@pytest.mark.parametrize(("crew", "action", "dice", "clause"), CREWS)
def test_weapon_takes_two_actions(
    crew: tuple[str, str, str], action: dict[str, Any], dice: tuple[int, ...], clause: str
) -> None:
    game = manned(crew[0], at("r3", *crew), dice=dice)
    play(game, action)
    finished(game)
    check(game, {"phase": "actions", "left": 1})
    two = {"phase": "actions", "left": 2}
    allowed(manned(crew[0], at("r3", *crew), decision=two), action)
    one = {"phase": "actions", "left": 1}
    counts = f"{clause}.c" if clause == "4.mortar" else f"{clause}.d"
    refused(manned(crew[0], at("r3", *crew), decision=one), action, by=counts)


@pytest.mark.rule("pavlov:4.at.e", "pavlov:4.mg.e", "pavlov:4.mortar.d")
@pytest.mark.parametrize(("crew", "action", "dice", "clause"), CREWS)
def test_weapon_exhausts_both_men(
    crew: tuple[str, str, str], action: dict[str, Any], dice: tuple[int, ...], clause: str
) -> None:
    game = manned(crew[1], at("r3", *crew), dice=dice)
    play(game, action)
    check(game, *({"unit": name, "exhausted": True, "mark": "action", "at": "r3"} for name in crew[:2]))
    check(game, {"unit": crew[2], "at": "r3"})


@pytest.mark.rule("pavlov:4.recover.a", "pavlov:4.recover.b")
@pytest.mark.parametrize(("state", "clause"), [("exhausted", "4.recover.a"), ("damaged", "4.recover.b")])
@pytest.mark.parametrize(("crew", "action"), [(c[0], c[1]) for c in CREWS])
def test_unfit_man_does_not_serve_a_weapon(
    crew: tuple[str, str, str], action: dict[str, Any], state: str, clause: str
) -> None:
    place = [*at("r3", crew[0], crew[2]), *at("r3", crew[1], **{state: True})]
    refused(manned(crew[0], place), action, by=clause)


@pytest.mark.rule("pavlov:4.0.d")
@pytest.mark.parametrize(("crew", "action"), [(c[0], c[1]) for c in CREWS])
def test_man_who_has_acted_does_not_serve_a_weapon(crew: tuple[str, str, str], action: dict[str, Any]) -> None:
    place = [*at("r3", crew[0], crew[2]), {"unit": crew[1], "at": "r3", "mark": "action"}]
    refused(manned(crew[0], place), action, by="4.0.d")


@pytest.mark.rule("pavlov:4.command.g")
def test_man_under_orders_does_not_serve_a_weapon() -> None:
    place = [*at("r3", "murzaev", "gun-53k"), {"unit": "turdyev", "at": "r3", "mark": "order"}]
    refused(manned("murzaev", place), GUN_FIRES, by="4.command.g")


@pytest.mark.rule("pavlov:4.attack.a", "pavlov:4.suppress.c")
def test_weapon_needs_sight_and_colour_as_a_rifle_does() -> None:
    refused(manned("murzaev", at("p3", *AT)), GUN_FIRES, by="4.attack.a")
    refused(manned("svirin", at("p3", *MG)), MAXIM_FIRES, by="4.attack.a")
    refused(manned("svirin", at("p3", *MG)), MAXIM_SUPPRESSES, by="4.suppress.c")
    refused(manned("gridin", at("p3", *MORTAR)), MORTAR_SUPPRESSES, by="4.suppress.c")
    allowed(manned("gridin", at("p3", *MORTAR)), {"suppress": 0, "purple": 4, "weapon": "mortar-1"})


@pytest.mark.rule("pavlov:4.at.a", "pavlov:4.0.f")
def test_man_of_a_crew_may_use_his_own_rifle_instead() -> None:
    game = manned("svirin", at("r3", *MG), dice=(4,))
    play(game, {"attack": "t3-1"})
    check(game, {"space": "t3-1", "holds": "none"}, {"phase": "actions", "left": 2})
    check(game, {"unit": "svirin", "exhausted": True}, {"unit": "bondarenko", "exhausted": False, "mark": ""})


# -- each by itself ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.at.b")
@pytest.mark.parametrize(("weapon", "dice"), [("gun-53k", 5), ("ptrd-1", 4), ("ptrd-2", 4)])
def test_anti_tank_weapon_rolls_its_own_attack_value(weapon: str, dice: int) -> None:
    game = manned("murzaev", at("r3", "murzaev", "turdyev", weapon), dice=(*[1] * (dice - 1), 6))
    play(game, {"attack": "t4-1", "weapon": weapon})
    finished(game)
    check(game, {"space": "t4-1", "holds": "none"})


@pytest.mark.rule("pavlov:4.at.b")
def test_anti_tank_weapon_must_reach_the_defence() -> None:
    game = manned("murzaev", at("r3", *AT), dice=(5, 5, 5, 5, 5))
    play(game, GUN_FIRES)
    check(game, {"space": "t4-1", "holds": "pz3"})


@pytest.mark.rule("pavlov:4.at.c")
def test_anti_tank_weapon_fires_at_armour_only() -> None:
    game = manned("murzaev", at("r3", *AT))
    refused(game, {"attack": "t3-1", "weapon": "gun-53k"}, by="4.at.c")
    refused(game, {"suppress": 0, "red": 1, "weapon": "gun-53k"}, by="4.at.c")
    allowed(game, GUN_FIRES)


@pytest.mark.rule("pavlov:4.mg.b")
def test_machine_gun_attacks_infantry_with_its_own_value() -> None:
    game = manned("svirin", at("r3", *MG), dice=(1, 1, 1, 1, 4))
    refused(game, {"attack": "t4-1", "weapon": "maxim-1"}, by="4.attack.b")
    play(game, MAXIM_FIRES)
    finished(game)
    check(game, {"space": "t3-1", "holds": "none"})


@pytest.mark.rule("pavlov:4.mg.c", "pavlov:4.suppress.b")
def test_machine_gun_suppresses_with_its_own_value() -> None:
    game = manned("svirin", at("r3", *MG))
    refused(game, {"suppress": 0, "red": 6, "weapon": "maxim-1"}, by="4.suppress.b")
    play(game, MAXIM_SUPPRESSES)
    check(game, {"area": "suppress-red", "token": "suppress", "count": 5})
    check(game, {"area": "supply", "token": "suppress", "count": 15})


@pytest.mark.rule("pavlov:4.mg.c", "pavlov:4.suppress.d")
def test_machine_gun_on_two_colours_splits_its_tokens() -> None:
    game = manned("svirin", at("rp", *MG))
    play(game, {"suppress": 0, "red": 2, "purple": 3, "weapon": "maxim-1"})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 2})
    check(game, {"area": "suppress-purple", "token": "suppress", "count": 3})


@pytest.mark.rule("pavlov:4.mortar.b")
def test_mortar_suppresses_and_does_nothing_else() -> None:
    game = manned("gridin", at("r3", *MORTAR))
    refused(game, {"attack": "t3-1", "weapon": "mortar-1"}, by="4.mortar.b")
    refused(game, {"attack": "t4-1", "weapon": "mortar-1"}, by="4.mortar.b")
    refused(game, {"suppress": 0, "red": 5, "weapon": "mortar-1"}, by="4.suppress.b")
    play(game, MORTAR_SUPPRESSES)
    check(game, {"area": "suppress-red", "token": "suppress", "count": 4})


# -- 4.inspire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.inspire.b")
def test_inspiring_gunner_adds_a_die_to_anti_tank_fire() -> None:
    game = manned("murzaev", [*at("r3", *AT), *at("p6", "sobgaida")], dice=(1, 1, 1, 1, 1, 6))
    play(game, GUN_FIRES)
    finished(game)
    check(game, {"space": "t4-1", "holds": "none"}, {"unit": "sobgaida", "exhausted": False, "mark": ""})


@pytest.mark.rule("pavlov:4.inspire.b", "pavlov:4.inspire.f")
def test_inspiring_gunner_inspires_his_own_crew() -> None:
    game = manned("sobgaida", at("r3", "sobgaida", "murzaev", "ptrd-1"), dice=(1, 1, 1, 1, 6))
    play(game, {"attack": "t4-1", "weapon": "ptrd-1"})
    finished(game)
    check(game, {"space": "t4-1", "holds": "none"})


@pytest.mark.rule("pavlov:4.inspire.c")
def test_inspiring_machine_gunner_adds_a_token() -> None:
    game = manned("svirin", [*at("r3", *MG), *at("g1", "voronov")])
    refused(game, {"suppress": 0, "red": 7, "weapon": "maxim-1"}, by="4.suppress.b")
    play(game, {"suppress": 0, "red": 6, "weapon": "maxim-1"})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 6})


@pytest.mark.rule("pavlov:4.inspire.d")
def test_inspiring_machine_gunner_adds_a_die_to_machine_gun_fire() -> None:
    game = manned("svirin", [*at("r3", *MG), *at("g1", "voronov")], dice=(1, 1, 1, 1, 1, 4))
    play(game, MAXIM_FIRES)
    finished(game)
    check(game, {"space": "t3-1", "holds": "none"})


@pytest.mark.rule("pavlov:4.inspire.b", "pavlov:4.inspire.c", "pavlov:4.inspire.d")
def test_inspiration_works_for_the_same_symbol_only() -> None:
    both = at("g1", "voronov")
    game = manned("murzaev", [*at("r3", *AT), *both], dice=(1, 1, 1, 1, 1))
    play(game, GUN_FIRES)
    finished(game)
    other = at("g1", "sobgaida")
    game = manned("svirin", [*at("r3", *MG), *other], dice=(1, 1, 1, 1, 1))
    refused(game, {"suppress": 0, "red": 6, "weapon": "maxim-1"}, by="4.suppress.b")
    play(game, MAXIM_FIRES)
    finished(game)
    game = manned("gridin", [*at("r3", *MORTAR), *both, *at("g2", "sobgaida")])
    refused(game, {"suppress": 0, "red": 5, "weapon": "mortar-1"}, by="4.suppress.b")


@pytest.mark.rule("pavlov:4.inspire.c", "pavlov:4.inspire.d")
def test_rifles_of_machine_gunners_are_not_inspired() -> None:
    game = manned("svirin", [*at("r3", *MG), *at("g1", "voronov")], dice=(4,))
    refused(game, {"suppress": 0, "red": 3}, by="4.suppress.b")
    play(game, {"attack": "t3-1"})
    finished(game)


@pytest.mark.rule("pavlov:4.inspire.a")
@pytest.mark.parametrize("state", ["exhausted", "damaged"])
def test_unfit_man_still_inspires_and_pays_nothing(state: str) -> None:
    place = [*at("r3", *AT), *at("g1", "sobgaida", **{state: True})]
    game = manned("murzaev", place, dice=(1, 1, 1, 1, 1, 5))
    play(game, GUN_FIRES)
    finished(game)
    check(game, {"unit": "sobgaida", state: True, "mark": ""}, {"phase": "actions", "left": 1})


@pytest.mark.rule("pavlov:4.inspire.e")
@pytest.mark.parametrize("away", ["reserve", "stock", "removed"])
def test_no_counter_inspires_from_the_reserve(away: str) -> None:
    game = manned("murzaev", [*at("r3", *AT), *at(away, "sobgaida")], dice=(5, 1, 1, 1, 1))
    play(game, GUN_FIRES)
    finished(game)
    game = manned("svirin", [*at("r3", *MG), *at(away, "voronov")])
    refused(game, {"suppress": 0, "red": 6, "weapon": "maxim-1"}, by="4.suppress.b")
    allowed(game, MAXIM_SUPPRESSES)


TWO_INSPIRERS = """
[[soviet]]
id = "ramazanov"
abilities = ["inspire"]
source = "printed: made up for this test"

[[soviet]]
id = "khait"
abilities = ["inspire"]
source = "printed: made up for this test"
"""

FIRES_ONCE = """
import tests.games.pavlov.counters.test_04_crews as crews
from tests.games.pavlov.table import finished, play, refused

names = ("sobgaida", "ramazanov", "voronov", "khait")
inspirers = [{"unit": name, "at": at} for name, at in zip(names, ("g1", "g2", "g3", "g4"))]
for some in ([inspirers[1]], inspirers):
    game = crews.manned("murzaev", [*crews.at("r3", *crews.AT), *some], dice=(1, 1, 1, 1, 1, 5))
    play(game, crews.GUN_FIRES)
    finished(game)
for some in ([inspirers[3]], inspirers):
    game = crews.manned("svirin", [*crews.at("r3", *crews.MG), *some], dice=(1, 1, 1, 1, 1, 4))
    refused(game, {"suppress": 0, "red": 7, "weapon": "maxim-1"}, by="4.suppress.b")
    play(game, crews.MAXIM_FIRES)
    finished(game)
print("once")
"""


@pytest.mark.rule("pavlov:4.inspire.f")
def test_several_inspiring_men_count_once(tmp_path: Path) -> None:
    """The pack has one inspiring man of each symbol, so an overlay makes two more; a pack is read once a process."""
    (tmp_path / "pavlov").mkdir()
    (tmp_path / "pavlov" / "counters.toml").write_text(TWO_INSPIRERS, "utf-8")
    root = Path(__file__).parents[4]
    env = {**os.environ, loading.OVERLAYS: str(tmp_path), "PYTHONPATH": str(root)}
    run = subprocess.run([sys.executable, "-c", FIRES_ONCE], env=env, cwd=root, capture_output=True, text=True)
    assert (run.stdout.strip(), run.returncode) == ("once", 0), run.stderr
