"""Chapter 9.7: where fortifications are built, how they go, when printed ones fall out of use."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game, Procedure
from grognard.core.verdicts import Forbidden
from grognard.games.s42.combat.fortifications import MARKERS, GiveUpLines, build, may_build, raze
from grognard.games.s42.combat.resolution import outcome
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Dismantle, EndCombat
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import Position
from grognard.games.s42.supply.lines import is_supplied
from grognard.games.s42.turn.phases import OPENERS
from grognard.games.s42.turn.sequence import PHASES, PlayerTurn
from tests.games.s42.front import front, phase
from tests.games.s42.marches import goes
from tests.games.s42.steppe import steppe
from tests.games.s42.table import play, refused, table, told


def verdict(position: Position, side: int, hex_: str) -> str:
    """The clause that forbids building; empty: it is allowed."""
    found = may_build(position, side, HEX[hex_])
    return found.rule if isinstance(found, Forbidden) else ""


def plain(position: Position, side: int) -> str:
    """Some hex of the open country's edge that the side may fortify."""
    return next(name for name in ("2427", "2326", "2226", "2125", "2024", "1923") if not verdict(position, side, name))


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.7.2.b", "s42:9.7.2.f")
def test_building_begins_with_a_marker_under_construction() -> None:
    """No unit need be there."""
    position = front({})
    hex_ = plain(position, AXIS)
    game = table(position)
    build(game, AXIS, HEX[hex_])
    assert game.position.forts == (Fort(HEX[hex_], AXIS),)
    assert not game.position.fortified(HEX[hex_], AXIS)
    assert told(game) == ["fortification-begun"]


@pytest.mark.rule("s42:9.7.3.a")
def test_one_fortification_in_a_hex() -> None:
    hex_ = plain(front({}), AXIS)
    for side in (AXIS, SOVIET):
        assert verdict(front({}, forts=(Fort(HEX[hex_], side),)), AXIS, hex_) == "9.7.3.a"


@pytest.mark.rule("s42:9.7.3.a", "s42:9.7.6.b", "s42:9.7.6.d")
def test_a_printed_one_in_use_is_enough_for_the_soviets() -> None:
    """RULING s42-320."""
    assert verdict(front({}), SOVIET, "1600") == "9.7.3.a"
    assert verdict(front({}), AXIS, "1600") != "9.7.3.a"
    line = front({}).country.fort_lines[HEX["1600"]]
    assert verdict(front({}, fallen_lines=(line,)), SOVIET, "1600") != "9.7.3.a"


@pytest.mark.rule("s42:9.7.3.b", "s42:9.7.3.c", "s42:9.7.3.d", "s42:9.7.3.e")
@pytest.mark.parametrize(("ground", "by"), [("mountain", "9.7.3.c"), ("marsh", "9.7.3.d"), ("wooded-rough", "9.7.3.e")])
def test_not_on_ground_that_cannot_be_fortified(ground: str, by: str) -> None:
    assert verdict(front({}, steppe(terrain={"3020": ground})), AXIS, "3020") == by
    for place in ("city", "major"):
        assert verdict(front({}, steppe(places={"3020": place})), AXIS, "3020") == "9.7.3.b"


@pytest.mark.rule("s42:9.7.3.e")
@pytest.mark.parametrize("ground", ["clear", "rough", "woods", "desert"])
def test_other_ground_can(ground: str) -> None:
    assert verdict(front({}, steppe(terrain={"3020": ground})), AXIS, "3020") != "9.7.3.b"


@pytest.mark.rule("s42:9.7.2.d")
def test_the_hex_must_be_in_supply() -> None:
    """The open country has no roads: its middle is too far from everything."""
    assert verdict(front({}), AXIS, "3020") == "9.7.2.d"


@pytest.mark.rule("s42:9.7.2.e")
def test_not_where_the_enemy_is() -> None:
    hex_ = plain(front({}), AXIS)
    assert verdict(front({hex_: "su-62"}), AXIS, hex_) == "9.7.2.e"


@pytest.mark.rule("s42:9.7.2.e")
def test_not_in_a_victory_hex_that_the_enemy_holds() -> None:
    position = front({})
    towns = [h for h in position.country.points if h not in position.country.cities]
    names = {h: name for name, h in HEX.items()}
    assert towns
    for hex_ in towns:
        assert verdict(position, AXIS, names[hex_]) == "9.7.2.e"
        assert verdict(position.but(held=(hex_,)), AXIS, names[hex_]) != "9.7.2.e"


@pytest.mark.rule("s42:9.7.2.f", "s42:9.7.3.f")
def test_in_an_enemy_zone_only_under_the_guard_of_a_combat_unit() -> None:
    hex_ = plain(front({}), AXIS)
    near = next(edge.to_hex for edge in front({}).country.edges[HEX[hex_]])
    enemy = next(name for name, found in HEX.items() if found == near)
    assert verdict(front({enemy: "su-62"}), AXIS, hex_) == "9.7.3.f"
    assert verdict(front({enemy: "su-62", hex_: "ge-manstein"}), AXIS, hex_) == "9.7.3.f"
    assert verdict(front({enemy: "su-62", hex_: "ge-44"}), AXIS, hex_) == ""


@pytest.mark.rule("s42:9.7.3.g", "s42:9.7.3.h", "s42:9.7.3.i")
def test_markers_are_limited_and_come_back() -> None:
    assert MARKERS == (12, 24)
    hex_ = plain(front({}), AXIS)
    laid = tuple(Fort(found, AXIS) for found in sorted(HEX[f"30{row}"] for row in range(40, 52)))
    assert len(laid) == 12
    assert verdict(front({}, forts=laid), AXIS, hex_) == "9.7.3.g"
    assert verdict(front({}, forts=laid[1:]), AXIS, hex_) == ""


# -- how they go -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:9.7.5.b", "s42:9.7.4.a", "s42:9.7.4.b")
def test_an_enemy_who_enters_removes_the_marker() -> None:
    forts = (Fort(HEX["3019"], AXIS, True), Fort(HEX["3020"], SOVIET, True))
    game = table(front({}, forts=forts))
    raze(game, SOVIET, HEX["3020"])
    assert len(game.position.forts) == 2
    raze(game, AXIS, HEX["3020"])
    assert list(game.position.forts) == [forts[0]]
    assert told(game) == ["fortification-razed"]


@pytest.mark.rule("s42:9.7.5.b", "s42:9.7.4.a")
@pytest.mark.parametrize("done", [True, False])
def test_a_unit_that_marches_in_removes_the_marker_and_a_unit_that_only_passes_by_does_not(done: bool) -> None:
    fort = Fort(HEX["3019"], SOVIET, done)
    game = goes(front({"3020": "ge-44"}, forts=(fort,), turn=2), "ge-44", "3120")
    assert game.position.forts == (fort,)
    game = goes(front({"3020": "ge-44"}, forts=(fort,), turn=2), "ge-44", "3019")
    assert game.position.forts == ()
    assert "fortification-razed" in told(game)
    game = goes(front({"3020": "su-62"}, forts=(fort,), turn=2), "su-62", "3019", side=SOVIET)
    assert game.position.forts == (fort,), "its own units keep it"


@pytest.mark.rule("s42:9.7.4.e")
def test_a_fortification_stays_when_its_defenders_retreat() -> None:
    forts = (Fort(HEX["3020"], SOVIET, True),)
    battle = Battle(side=AXIS, target=HEX["3020"], units=(UNIT["ge-44"],), label="DR4")
    game = table(front({"3020": "su-62", "3019": "ge-44"}, forts=forts), *outcome(battle))
    assert game.decision is not None
    play(game, game.decision.actions(game)[0])
    assert not game.position.stack(HEX["3020"])
    assert game.position.forts == forts


@pytest.mark.rule("s42:9.7.4.c")
def test_empty_works_of_the_enemy_bar_no_line_of_supply() -> None:
    position = front({})
    supplied = {hex_ for hex_ in position.country.land if is_supplied(position, AXIS, hex_)}
    works = tuple(Fort(hex_, SOVIET, True) for hex_ in sorted(supplied))
    dug = front({}, forts=works)
    assert supplied == {hex_ for hex_ in dug.country.land if is_supplied(dug, AXIS, hex_)}


@pytest.mark.rule("s42:9.7.6.c")
def test_what_is_printed_is_never_removed() -> None:
    game = table(front({}))
    raze(game, AXIS, HEX["1600"])
    assert game.position.fortified(HEX["1600"], SOVIET)
    phase_ = phase(front({"1600": "su-62", "1601": "ge-44"}), SOVIET)
    refused(phase_, Dismantle("1600"), "9.7.6.c")


@pytest.mark.rule("s42:9.7.5.a", "s42:9.7.3.i")
def test_a_player_takes_his_own_markers_away_in_his_turn() -> None:
    forts = (Fort(HEX["3019"], AXIS, True), Fort(HEX["3021"], SOVIET))
    game = phase(front({}, forts=forts), AXIS)
    refused(game, Dismantle("3021"), "9.7.5.a")
    play(game, Dismantle("3019"))
    assert game.position.forts == forts[1:]
    play(game, EndCombat())


# -- 9.7.7 printed ones ----------------------------------------------------------------------------------------------


def fallen(hexes: dict[str, str], **fields: Any) -> tuple[str, ...]:
    return table(front(hexes, **fields), GiveUpLines()).position.fallen_lines


def of_line(line: str) -> list[str]:
    names = {hex_: name for name, hex_ in HEX.items()}
    return [names[hex_] for hex_, own in front({}).country.fort_lines.items() if own == line]


@pytest.mark.rule("s42:9.7.7.b", "s42:9.7.7.c", "s42:9.7.7.d", "s42:9.7.7.e", "s42:9.7.7.f")
def test_a_line_without_soviet_units_is_given_up_as_a_whole() -> None:
    north, south = of_line("north-of-kharkov")[0], of_line("south-of-kharkov")[0]
    assert fallen({north: "su-62"}) == ("south-of-kharkov",)
    assert fallen({south: "su-62"}) == ("north-of-kharkov",)
    assert fallen({south: "su-62", north: "su-45"}) == ()
    assert fallen({south: "ge-44", north: "su-45"}) == ("south-of-kharkov",)
    game = table(front({south: "su-62"}), GiveUpLines())
    assert not any(game.position.fortified(HEX[name], SOVIET) for name in of_line("north-of-kharkov"))
    assert all(game.position.fortified(HEX[name], SOVIET) for name in of_line("south-of-kharkov"))


@pytest.mark.rule("s42:9.7.7.f", "s42:9.7.7.g")
def test_those_of_rostov_fall_only_with_the_city() -> None:
    rostov = of_line("rostov")
    assert len(rostov) == 4
    assert not set(rostov) & set(of_line("south-of-kharkov"))
    assert "rostov" not in fallen({})
    assert "rostov" in fallen({}, held=(HEX["3134"],))
    assert "rostov" not in fallen({rostov[0]: "su-62"}, held=(HEX["3134"],))


@pytest.mark.rule("s42:9.7.7.a")
def test_it_is_looked_at_when_the_soviet_turn_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not after the Axis one."""
    for name in PHASES:
        monkeypatch.setitem(OPENERS, name, Nothing)
    assert not table(front({}), PlayerTurn(side=AXIS)).position.fallen_lines
    assert table(front({}), PlayerTurn(side=SOVIET)).position.fallen_lines


class Nothing(Procedure, frozen=True, kw_only=True):
    """A phase in which no unit does anything."""

    side: int

    def run(self, game: Game[Position]) -> None:
        pass


@pytest.mark.rule("s42:9.7.7.c")
def test_what_was_given_up_stays_given_up() -> None:
    north = of_line("north-of-kharkov")[0]
    game = table(front({north: "su-62"}, fallen_lines=("north-of-kharkov",)), GiveUpLines())
    assert "north-of-kharkov" in game.position.fallen_lines
    assert not game.position.fortified(HEX[north], SOVIET)
