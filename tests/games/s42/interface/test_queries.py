"""What a client may ask: routes, bonds, supply, zones, rails, odds with all their ends."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import Patch
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.interface.odds import Odds
from grognard.games.s42.interface.queries import Supply
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import Position
from grognard.games.s42.system import S42
from grognard.series.zoc_bonds.interface.answers import Area, Bonds, Routes, Trace
from grognard.series.zoc_bonds.interface.forecast import Forecast
from tests.games.s42.table import bare, table

SYSTEM = S42()
HEXES = tuple(f"{column}{row}" for column in range(27, 34) for row in range(17, 25))
STEPPE = Patch(terrain=tuple((name, "clear") for name in HEXES), places=tuple((name, "none") for name in HEXES))


def asked(game: Game[Position], what: str, **args: Any) -> Any:
    return SYSTEM.query(game, "axis", what, args)


def moving(**stand: str) -> Game[Position]:
    position = bare(stand={unit.replace("_", "-"): place for unit, place in stand.items()}, patch=STEPPE, turn=9)
    return table(position, MovementPhase(side=AXIS))


def attacking(**stand: str) -> Game[Position]:
    position = bare(stand={unit.replace("_", "-"): place for unit, place in stand.items()}, patch=STEPPE, turn=9)
    return table(position, CombatPhase(side=AXIS))


def test_routes_tell_costs_and_reasons() -> None:
    found = asked(moving(ge_3pz="3022", su_169="3020"), "routes", units=["ge-3pz"])
    assert isinstance(found, Routes)
    there = {(way.to, way.mode): way for way in found.reach}
    assert there["3021", "normal"].path == ("3021",)
    assert found.allowance["tactical"] == 2
    barred = {way.to: way.refusal for way in found.blocked}
    assert barred["3020"] is not None
    assert barred["3020"].rule in ("5.1.h", "6.2.a")


def test_units_apart_go_nowhere_together() -> None:
    found = asked(moving(ge_3pz="3022", ge_23pz="3122"), "routes", units=["ge-3pz", "ge-23pz"])
    assert found.reach == ()


def test_bonds_and_who_makes_them() -> None:
    game = moving(ge_3pz="2922", ge_23pz="3122")
    found = asked(game, "bonds", side="axis")
    assert isinstance(found, Bonds)
    assert {unit for line in found.bonds for unit in line.units} == {"ge-3pz", "ge-23pz"}
    one, other = found.bonds[0].bond.side
    assert asked(game, "bonds", side="axis", to=one, **{"from": other}).bonds == found.bonds
    assert not asked(game, "bonds", side="axis", to="3024", **{"from": "3023"}).bonds
    assert not asked(game, "bonds", side="soviet").bonds


def test_lines_of_supply_and_where_they_end() -> None:
    game = moving(ge_3pz="3022", su_169="3020")
    found = asked(game, "supply", side="axis")
    assert isinstance(found, Supply)
    line = asked(game, "trace", unit="ge-3pz")
    assert isinstance(line, Trace)
    assert ("ge-3pz" in found.without) == (not line.path)
    assert all(cut.why in ("enemy", "city", "zoc", "bond") for cut in found.cuts)


def test_zones_and_rails_are_sets_of_hexes() -> None:
    game = moving(ge_3pz="3022")
    zone = asked(game, "zoc", side="axis")
    assert isinstance(zone, Area)
    assert "3021" in zone.hexes
    assert asked(game, "rails", side="axis").hexes


# -- odds ------------------------------------------------------------------------------------------------------------


def share(found: Forecast, result: str) -> Fraction:
    return sum((Fraction(end.count, found.whole) for end in found.ends if end.ending.result == result), Fraction(0))


def test_all_ends_of_an_attack_with_their_exact_chance() -> None:
    game = attacking(ge_3pz="3021", ge_23pz="3021", su_169="3020")
    found = asked(game, "odds", target="3020", units=["ge-3pz", "ge-23pz"])
    assert isinstance(found, Odds)
    assert found.attack == sum(part.printed for part in found.attackers)
    assert len(found.results) == 6
    for forecast in found.forecasts:
        assert sum(end.count for end in forecast.ends) == forecast.whole
        for result in set(found.results):
            assert share(forecast, result) == Fraction(found.results.count(result), 6)


def test_a_defender_who_stands_holds_sometimes() -> None:
    game = attacking(ge_3pz="3021", su_169="3020")
    found = asked(game, "odds", target="3020", units=["ge-3pz"])
    stands, yields = found.forecasts
    assert stands.stands
    assert not yields.stands
    assert any(end.ending.held for end in stands.ends)
    assert not any(end.ending.held for end in yields.ends)
    assert found.stand is not None
    assert found.stand.lead == "su-169"
    assert 0 < found.stand.holds < 6
    assert [way.unit for way in found.ways] == ["su-169"]


def test_who_cannot_take_part_is_left_out_and_told() -> None:
    game = attacking(ge_3pz="3021", ge_23pz="3024", su_169="3020")
    found = asked(game, "odds", target="3020", units=["ge-3pz", "ge-23pz"])
    assert [part.unit for part in found.attackers] == ["ge-3pz"]
    assert [refusal.rule for refusal in found.refusals] == ["8.1.a"]
    assert found.helpers.units == ("ge-3pz",)


def test_hopeless_attacks_have_no_ends() -> None:
    game = attacking(ge_4bicycle="3021", su_169="3020", su_6="3020")
    found = asked(game, "odds", target="3020", units=["ge-4bicycle"])
    assert found.hopeless == (not found.forecasts)


def test_a_plan_without_units_is_no_attack() -> None:
    found = asked(attacking(ge_3pz="3021", su_169="3020"), "odds", target="3020")
    assert (found.side, found.forecasts, found.column) == ("axis", (), "")


@pytest.mark.parametrize(
    ("what", "args"),
    [
        ("weather", {}),
        ("routes", {"units": "ge-3pz"}),
        ("routes", {"units": ["ghost"]}),
        ("zoc", {"side": "neutral"}),
        ("odds", {"target": "9999"}),
        ("odds", {"target": "3020", "air": "air-xxx"}),
        ("trace", {}),
    ],
)
def test_what_no_player_can_answer(what: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadQuery):
        SYSTEM.query(moving(ge_3pz="3022"), "axis", what, args)
