"""5 and 6 Costs, facings, what stands in the way of sight, cautious moves, reinforcements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.data.units import PACK, UNIT
from tests.games.coh.field import ENEMY, SQUAD, TANK, UP, at, by, field
from tests.games.coh.table import COH, check, legal, play, table

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}


def begun(id_: str, seed: int = 1) -> Any:
    scenario = COH.scenario(id_)
    return COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), [])


@pytest.mark.rule(
    "coh:5.0.d",
    "coh:5.0.i",
    "coh:5.0.k",
    "coh:4.0.i",
    "coh:5.0.h",
    "coh:11.0.h",
    "coh:14.0.e",
    "coh:14.0.t",
    "coh:14.0.v",
    "coh:14.0.b",
    "coh:7.7.a",
)
def test_costs_add_up_and_roads_take_off_what_the_ground_adds() -> None:
    ground: dict[str, Any] = {"terrain": {"7-E06": "woods"}, "levels": {"7-E06": 1}}
    friend = at("ge-infantry-2", "7-E06")
    check(field(at(SQUAD, facing="s"), friend, **ground), {"cost": SQUAD, "to": "7-E06", "is": 4})
    check(field(at(TANK, facing="s"), **ground), {"cost": TANK, "to": "7-E06", "is": 5})
    bridge = field(at(TANK), terrain={"7-E06": "bridge"})
    check(bridge, {"cost": TANK, "to": "7-E06", "is": 1})
    paved = field(at(TANK), {**ENEMY, "at": "7-E06"}, terrain={"7-E06": "woods"}, roads={"7-F06/7-E06": True})
    check(paved, {"cost": TANK, "to": "7-E06", "is": 1}, {"attack": TANK, "target": "su-rifle-1", "dv": 14})
    play(field(at(SQUAD), friend, **ground), by(SQUAD), UP)


@pytest.mark.rule(
    "coh:5.2.b", "coh:5.2.c", "coh:5.2.d", "coh:5.2.e", "coh:5.2.i", "coh:5.2.l", "coh:18.2.q", "coh:18.2.w"
)
def test_counters_face_hexsides_and_works_keep_theirs() -> None:
    game = field(at(SQUAD, inside="bunker"), works=[{"work": "bunker", "at": "7-F06", "facing": "n"}])
    ground = game.position.field
    for direction, near in enumerate(ground.grid.neighbours[ground.hex("7-F06")]):
        check(game, {"cost": SQUAD, "to": ground.names[near], "is": 1 if direction in (5, 0, 1) else 2})
    play(game, by(SQUAD))
    assert {do["facing"] for do in legal(game) if do["do"] == "pivot"} == {"ne", "se", "s", "sw", "nw"}
    play(game, {"pivot": "s"})
    check(game, {"unit": SQUAD, "facing": "s"}, {"army": "german", "ap": 6})
    assert game.position.works[0].facing == 0
    back = field(at(SQUAD))
    play(back, by(SQUAD), {"move": "7-G06", "facing": "se"})
    check(back, {"unit": SQUAD, "at": "7-G06", "facing": "se"}, {"army": "german", "ap": 5})


@pytest.mark.rule(
    "coh:6.0.g",
    "coh:6.0.h",
    "coh:6.0.l",
    "coh:4.0.m",
    "coh:4.0.o",
    "coh:7.6.c",
    "coh:18.0.h",
    "coh:11.3.i",
    "coh:11.3.j",
    "coh:11.3.k",
)
@pytest.mark.parametrize(
    ("ground", "seen"), [("open", True), ("wheat", True), ("corn", False), ("woods", False), ("stone-building", False)]
)
def test_what_stands_in_the_way_hides_both_ways(ground: str, seen: bool) -> None:
    works = [{"work": "bunker", "at": "7-E06"}]
    game = field(at(TANK, "7-E06"), terrain={"7-E06": ground}, works=works)
    check(game, {"sight": "7-G06", "to": "7-C06", "is": seen}, {"sight": "7-C06", "to": "7-G06", "is": seen})
    hill = {"7-E06": 1, "7-G06": 2, "7-C06": 2}
    high = field(terrain={"7-E06": ground}, levels=hill)
    check(high, {"sight": "7-G06", "to": "7-C06", "is": ground in ("open", "wheat", "corn")})


@pytest.mark.rule("coh:5.01.c", "coh:5.01.e", "coh:15.6.b")
def test_care_and_vehicles_spare_men_in_the_open() -> None:
    options = {"cautious-movement": True}
    careful = field(at(SQUAD), options=options)
    play(careful, by(SQUAD), {**UP, "careful": True})
    check(careful, {"unit": SQUAD, "exposed": False})
    beside = field(at(SQUAD), at(TANK, "7-E06"), options=options)
    play(beside, by(SQUAD), UP)
    check(beside, {"unit": SQUAD, "exposed": False})
    carried = field(at("ge-opel-1"), at(SQUAD, aboard="ge-opel-1"), options=options)
    play(carried, by("ge-opel-1"), UP)
    check(carried, {"unit": SQUAD, "exposed": False, "at": "7-E06"})
    alone = field(at(SQUAD), options=options)
    play(alone, by(SQUAD), UP)
    check(alone, {"unit": SQUAD, "exposed": True})


@pytest.mark.rule("coh:5.1.c", "coh:5.1.g", "coh:5.1.i", "coh:5.1.k", "coh:5.1.l")
def test_reinforcements_come_late_together_and_mounted_by_their_hexes() -> None:
    page = PACK.scenarios["pakfront"]
    first = page.arrivals[0]
    scenario = COH.scenario("pakfront")
    game = table(scenario="pakfront", empty=False, round=first.round + 2)
    assert scenario.id == page.id
    two = [unit for unit in first.units if unit not in first.mounted][:2]
    play(game, by(two[0]), {"also": two[1]})
    marches = [do for do in legal(game) if do["do"] == "march"]
    assert {do["to"] for do in marches} <= set(first.entry)
    assert {do["unit"] for do in marches} == set(two)
    riders = [(rider, truck) for row in page.arrivals for rider, truck in row.mounted.items()]
    assert riders
    for rider, truck in riders:
        assert game.position.pieces[UNIT[rider]].carrier == UNIT[truck]
