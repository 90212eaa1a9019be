"""16.5 Attrition in isolation: who suffers it, the roll, its modifiers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import CLEAR, ELIMINATED, ISOLATED, SNOW, UNSUPPLIED, Position, hex_names
from grognard.games.s42.supply.isolation import Attrition, is_isolated, modifiers, suffers
from grognard.games.s42.turn.setup import begin
from tests.games.s42.pocket import strip, walled
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, bare, table, told

INFANTRY, OTHERS, GUARD, HQ = "ge-9", "ge-44", "ge-213sec", "ge-6a-hq"
RIFLES, SECOND, THIRD, FRONT, ARMY = "su-1", "su-4", "su-6", "su-don-hq", "su-5sh-hq"
STAND = {INFANTRY: "3021", RIFLES: "3022"}


def cut(stand: Stand = STAND, patch: Patch | None = None, **fields: Any) -> Position:
    """A pocket whose units have the red marker already."""
    position = bare(patch=patch or strip(), stand=stand, **fields)
    return position.mark(position.on_map(AXIS), UNSUPPLIED | ISOLATED)


def parts(position: Position, unit: str = INFANTRY) -> dict[str, int]:
    return {line.reason: line.value for line in modifiers(position, UNIT[unit])}


# -- 16.5.1 who ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.5.1.d")
def test_isolated_is_whom_no_line_of_any_length_reaches() -> None:
    assert is_isolated(bare(patch=strip(), stand=STAND), UNIT[INFANTRY])
    assert not is_isolated(bare(patch=steppe(), stand=STAND), UNIT[INFANTRY])
    ring = {INFANTRY: "3020", RIFLES: "3019", SECOND: "3121"}
    assert not is_isolated(bare(patch=steppe(), stand=ring), UNIT[INFANTRY])
    assert is_isolated(bare(patch=steppe(), stand=ring | {THIRD: "2921"}), UNIT[INFANTRY]), "bonds all around"
    assert not is_isolated(bare(stand={INFANTRY: "area-X"}), UNIT[INFANTRY])


@pytest.mark.rule("s42:16.5.1.b", "s42:16.5.3.a", "s42:16.5.3.b", "s42:3.0.zf", "s42:2.2.3.d")
def test_only_units_adjacent_to_enemy_combat_units_roll() -> None:
    assert suffers(cut(), UNIT[INFANTRY])
    assert not suffers(cut({INFANTRY: "3020", RIFLES: "3022"}), UNIT[INFANTRY])
    assert not suffers(cut({INFANTRY: "3021", ARMY: "3022"}), UNIT[INFANTRY]), "a headquarters does not fight"
    assert not suffers(cut({INFANTRY: "3021", RIFLES: "3121"}), UNIT[INFANTRY]), "a lake parts them"
    assert not suffers(bare(patch=strip(), stand=STAND), UNIT[INFANTRY]), "no marker yet"


@pytest.mark.rule("s42:16.5.1.c", "s42:3.0.zg", "s42:19.2.e")
def test_artillery_support_units_and_non_combat_units_do_not_suffer() -> None:
    position = cut({HQ: "3021", RIFLES: "3022"})
    assert not suffers(position, UNIT[HQ])
    soviet = bare(patch=strip(), stand={ARMY: "3021", FRONT: "3021", INFANTRY: "3022"})
    soviet = soviet.mark((UNIT[ARMY], UNIT[FRONT]), ISOLATED)
    assert not suffers(soviet, UNIT[ARMY])
    assert not suffers(soviet, UNIT[FRONT])


# -- 16.5.2, 16.5.3 the roll -----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.5.2.a", "s42:16.5.2.b", "s42:16.5.3.a")
@pytest.mark.parametrize(("die", "steps"), [(1, 2), (4, 2), (5, 3), (6, 3)])
def test_one_to_four_costs_a_step(die: int, steps: int) -> None:
    game = table(cut(), Attrition(side=AXIS), dice=(die,))
    assert game.position.pieces[UNIT[INFANTRY]].steps == steps


@pytest.mark.rule("s42:16.5.3.c", "s42:16.5.1.f")
def test_each_unit_of_a_stack_rolls() -> None:
    game = table(cut({**STAND, OTHERS: "3021"}), Attrition(side=AXIS), dice=(1, 5))
    assert told(game).count("isolation-rolled") == 2
    assert [game.position.pieces[UNIT[unit]].steps for unit in (INFANTRY, OTHERS)] == [2, 3]
    game = table(game.position, Attrition(side=AXIS), dice=(6, 6))
    assert told(game).count("isolation-rolled") == 2, "and again in the next phase"


@pytest.mark.rule("s42:16.5.3.d")
def test_the_last_step_can_be_lost() -> None:
    game = table(cut({GUARD: "3021", RIFLES: "3022"}), Attrition(side=AXIS), dice=(2,))
    assert game.position.pieces[UNIT[GUARD]].place == ELIMINATED


@pytest.mark.rule("s42:16.5.1.a")
def test_the_other_side_does_not_roll() -> None:
    assert not told(table(cut(), Attrition(side=SOVIET)))


# -- 16.5.4 modifiers ------------------------------------------------------------------------------------------------


def test_a_pocket_in_the_woods_has_nothing() -> None:
    assert parts(cut()) == {}


@pytest.mark.rule("s42:16.5.4.b", "s42:16.5.4.c")
@pytest.mark.parametrize("place", ["town", "landmark", ""])
def test_towns_landmarks_and_clear_ground_serve_as_airfields(place: str) -> None:
    patch = strip(places={"3019": place}) if place else strip(h3019="clear")
    assert parts(cut(patch=patch)) == {"airfield": 2}


@pytest.mark.rule("s42:16.5.4.a")
def test_an_airfield_gives_the_soviets_one() -> None:
    position = bare(patch=strip(h3019="clear"), stand={RIFLES: "3021", INFANTRY: "3022"})
    assert parts(position, RIFLES) == {"airfield": 1}


@pytest.mark.rule("s42:16.5.4.d")
def test_an_airfield_next_to_the_enemy_is_of_no_use() -> None:
    assert parts(cut(patch=strip(h3021="clear"))) == {}
    assert parts(cut(patch=strip(h3020="clear"))) == {"airfield": 2}
    assert parts(cut({**STAND, SECOND: "3018"}, strip(h3019="clear"))) == {}
    assert parts(cut({**STAND, ARMY: "3018"}, strip(h3019="clear"))) == {"airfield": 2}


@pytest.mark.rule("s42:16.5.4.e", "s42:23.2.3.b")
def test_in_snow_the_axis_airfield_is_worth_one() -> None:
    patch = strip(h3019="clear")
    assert parts(cut(patch=patch, turn=30, weather=CLEAR)) == {"airfield": 2}
    assert parts(cut(patch=patch, turn=30, weather=SNOW)) == {"airfield": 1}


@pytest.mark.rule("s42:16.5.4.g")
def test_a_city_of_any_size_in_the_pocket_gives_one() -> None:
    for kind in ("city", "major"):
        patch = strip(places={"3019": kind})
        assert parts(cut(patch=patch, held=(HEX["3019"],))) == {"city-in-pocket": 1}
        assert parts(cut(patch=patch)) == {}, "no line enters an empty city of the enemy"
        assert parts(cut({**STAND, OTHERS: "3019"}, patch)) == {"city-in-pocket": 1}


@pytest.mark.rule("s42:16.5.4.h", "s42:16.5.4.i")
def test_a_headquarters_in_the_pocket_gives_one() -> None:
    assert parts(cut({**STAND, HQ: "3019"})) == {"headquarters-in-pocket": 1}
    assert parts(cut({**STAND, HQ: "3119"})) == {}
    soviet = {RIFLES: "3021", INFANTRY: "3022"}
    assert parts(bare(patch=strip(), stand={**soviet, FRONT: "3019"}), RIFLES) == {"headquarters-in-pocket": 1}
    assert parts(bare(patch=strip(), stand={**soviet, ARMY: "3019"}), RIFLES) == {}, "a front, not an army"


@pytest.mark.rule("s42:16.5.4.j", "s42:16.5.4.k")
def test_a_unit_in_the_desert_subtracts_one() -> None:
    assert parts(cut(patch=strip(h3021="desert"))) == {"desert": -1}
    assert parts(cut(patch=strip(h3020="desert"))) == {}
    both = strip(h3021="desert", h3019="clear")
    game = table(cut(patch=both), Attrition(side=AXIS), dice=(4,))
    assert told(game) == ["isolation-rolled"], "4 - 1 + 2 makes 5"


@pytest.mark.rule("s42:29.1.1.g")
def test_enemies_in_a_contested_city_do_not_close_an_airfield() -> None:
    patch = strip(places={"3018": "city"}, h3019="clear")
    stand = {**STAND, SECOND: "3018", OTHERS: "3018"}
    assert "airfield" not in parts(cut(stand, patch))
    fought = cut(stand, patch, battles=(CityBattle(HEX["3018"], 1, AXIS),), held=(HEX["3018"],))
    optional = fought.but(rules=replace(fought.rules, contested_cities=True))
    assert parts(optional)["airfield"] == 2


# -- the pocket of Stalingrad ----------------------------------------------------------------------------------------

KESSEL = ("5521", "5421", "5321", "5221", "5222")


def kessel(converted: tuple[str, ...] = (), **fields: Any) -> Position:
    """Stalingrad with an airfield to the west of it, an army headquarters, and the enemy in 5222 beside the unit."""
    stand = {INFANTRY: "5321", HQ: "5421", RIFLES: "5222", OTHERS: "5221"}
    done = tuple(sorted(HEX[name] for name in converted))
    return cut(stand, walled(KESSEL), held=(HEX["5521"],), converted=done, **fields)


@pytest.mark.rule("s42:16.5.4.f", "s42:16.5.4.l", "s42:16.5.4.m", "s42:16.5.4.n")
def test_the_pocket_of_stalingrad() -> None:
    """With airfield, headquarters and city nothing is lost until it snows or the rail net is more than 15 hexes off."""
    line = uranus_line()
    near = kessel(line, turn=29)
    assert parts(near, OTHERS) == {"airfield": 2, "headquarters-in-pocket": 1, "city-in-pocket": 1}
    assert told(table(near, Attrition(side=AXIS), dice=(1, 1))).count("unit-reduced") == 0
    snow = kessel(line, turn=29, weather=SNOW)
    assert parts(snow, OTHERS)["airfield"] == 1
    far = kessel(turn=29)
    assert parts(far, OTHERS)["airfield"] == 1
    both = kessel(turn=29, weather=SNOW)
    assert "airfield" not in parts(both, OTHERS)
    game = table(both, Attrition(side=AXIS), dice=(2, 2))
    assert told(game).count("unit-reduced") == len(suffering(both))


def suffering(position: Position) -> list[int]:
    return [unit for unit in position.on_map(AXIS) if suffers(position, unit)]


def uranus_line() -> tuple[str, ...]:
    """The converted railways of November 1942."""
    return hex_names(begin(rules_of("uranus", {})).converted)
