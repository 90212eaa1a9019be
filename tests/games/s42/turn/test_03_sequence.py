"""Chapter 3: the order of phases and player turns, the first turns of the scenarios, the mini-turn."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from grognard.core.game import Game, Procedure
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNIT
from grognard.games.s42.state.position import ENTERED, MOVED, TRAIN, Position
from grognard.games.s42.turn.phases import OPENERS, PhaseName, opened
from grognard.games.s42.turn.sequence import (
    PHASES,
    Turn,
    halves,
    moves_tactically,
    owes_mini_turn,
    phases,
    renewed,
    soviets_go_first,
)
from tests.games.s42.table import bare, table, told

SEEN: list[tuple[str, int, int]] = []
"""Phases that were opened: name, side, turn."""
DECLARED: dict[str, int] = {}


class Probe(Procedure, frozen=True, kw_only=True):
    """Stands in for a phase, and writes down that it was opened."""

    name: ClassVar[str] = ""
    side: int

    def run(self, game: Game[Position]) -> None:
        SEEN.append((self.name, self.side, game.position.turn))
        if (self.name, self.side, game.position.turn) == ("initial", SOVIET, DECLARED.get("turn")):
            game.change(game.position.but(winter_offensive=game.position.turn))


NAMES: tuple[PhaseName, ...] = (*PHASES, "preliminary", "mini-movement", "mini-combat", "check", "victory")
PROBES = {
    name: type(f"Probe{k}", (Probe,), {"name": name, "__annotations__": {}}, frozen=True, kw_only=True)
    for k, name in enumerate(NAMES)
}


@pytest.fixture(autouse=True)
def probes(monkeypatch: pytest.MonkeyPatch) -> None:
    SEEN.clear()
    DECLARED.clear()
    for name, probe in PROBES.items():
        monkeypatch.setitem(OPENERS, name, probe)


def played(scenario: str, turns: int = 1, **fields: Any) -> list[tuple[str, int]]:
    """The phases of the first turns, name and side."""
    position = bare(scenario, **fields)
    table(position, Turn(), dice=(6,) * 40)
    return [(name, side) for name, side, turn in SEEN if turn < position.turn + turns]


def of(side: int, *names: str) -> list[tuple[str, int]]:
    return [(name, side) for name in names or PHASES]


END = [("victory", -1)]


@pytest.mark.rule("s42:3.0.b", "s42:3.0.f", "s42:3.0.g", "s42:3.0.q", "s42:3.0.w", "s42:3.0.y", "s42:3.0.zc")
@pytest.mark.rule("s42:3.0.zi", "s42:3.0.zl", "s42:C4.2.a", "s42:C1.2.a", "s42:C1.1.c", "s42:C4.1.c")
@pytest.mark.parametrize("scenario", ["campaign", "fall-blau"])
def test_axis_then_soviets_then_victory(scenario: str) -> None:
    assert played(scenario) == [*of(AXIS), *of(SOVIET), *END]


@pytest.mark.rule("s42:3.0.a", "s42:3.0.c", "s42:3.0.zn")
def test_the_next_turn_begins_with_its_weather() -> None:
    game = table(bare("campaign", turn=16), Turn(), dice=(6,) * 20)
    log = told(game)
    assert log.count("turn-began") == 21
    assert log.count("weather-rolled") == 20
    second = log.index("turn-began", 1)
    assert log[second + 1] == "weather-rolled"


@pytest.mark.rule("s42:C1.1.b", "s42:C2.1.b", "s42:C3.1.b", "s42:C4.1.b")
@pytest.mark.parametrize("scenario", list(PACK.scenarios))
def test_the_last_turn_ends_with_its_victory_check(scenario: str) -> None:
    row = PACK.scenarios[scenario]
    played(scenario)
    assert SEEN[-1] == ("victory", -1, row.last_turn)
    assert [turn for name, _, turn in SEEN if name == "victory"] == list(range(row.first_turn, row.last_turn + 1))


@pytest.mark.rule("s42:C2.1.c", "s42:C2.4.a", "s42:C2.4.f", "s42:C2.4.j")
def test_the_caucasus_begins_with_a_soviet_movement() -> None:
    first = [*of(SOVIET, "preliminary"), *of(AXIS, *PHASES[1:]), *of(SOVIET), *END]
    assert played("caucasus", 2) == [*first, *of(AXIS), *of(SOVIET), *END]


@pytest.mark.rule("s42:C3.1.a", "s42:C3.1.c", "s42:C3.3.a", "s42:C3.4.a", "s42:C3.4.b", "s42:C3.4.e", "s42:33.2.3.b")
def test_uranus_begins_with_the_soviet_movement_and_a_mini_turn() -> None:
    mini = of(AXIS, "mini-movement", "mini-combat", "recovery")
    first = [*of(SOVIET, *PHASES[1:]), *mini, *END]
    assert played("uranus", 2) == [*first, *of(SOVIET), *of(AXIS), *END]


@pytest.mark.rule("s42:33.2.2.a", "s42:33.2.2.b", "s42:33.2.3.a", "s42:33.2.3.k", "s42:33.2.3.l")
def test_the_winter_offensive_turns_the_order_round() -> None:
    DECLARED["turn"] = 26
    mini = of(AXIS, "mini-movement", "mini-combat", "recovery")
    before = [*of(AXIS), *of(SOVIET), *END]
    declared = [*of(AXIS), *of(SOVIET), *mini, *END]
    assert played("campaign", 3, turn=25) == [*before, *declared, *of(SOVIET), *of(AXIS), *END]


@pytest.mark.rule("s42:33.2.2.a", "s42:33.2.3.a")
def test_no_offensive_no_change() -> None:
    position = bare(turn=30)
    assert not soviets_go_first(position)
    assert not owes_mini_turn(position)
    assert halves(position.but(winter_offensive=30)) == (AXIS, SOVIET)
    assert halves(position.but(winter_offensive=29)) == (SOVIET, AXIS)


@pytest.mark.rule("s42:C4.4.d", "s42:C3.5.b")
def test_conditions_in_the_midst_of_a_turn() -> None:
    assert phases(bare(turn=28), AXIS) == (*PHASES, "check")
    assert phases(bare(turn=28), SOVIET) == phases(bare(turn=27), AXIS) == PHASES
    assert phases(bare("uranus", turn=34), AXIS) == ("check", *PHASES)
    assert phases(bare("uranus", turn=33), AXIS) == PHASES


@pytest.mark.rule("s42:C1.2.b", "s42:C3.4.d", "s42:C4.2.b")
@pytest.mark.parametrize(
    ("scenario", "side", "tactical"),
    [
        ("campaign", AXIS, True),
        ("campaign", SOVIET, False),
        ("fall-blau", AXIS, True),
        ("uranus", SOVIET, True),
        ("uranus", AXIS, False),
        ("caucasus", AXIS, False),
    ],
)
def test_first_steps_are_short(scenario: str, side: int, tactical: bool) -> None:
    position = bare(scenario)
    assert moves_tactically(position, side) == tactical
    assert not moves_tactically(position.but(turn=position.turn + 1), side)


@pytest.mark.rule("s42:4.4.d", "s42:4.4.e")
def test_stacks_are_looked_at_after_movement() -> None:
    overstacked_groups = bare(stand=dict.fromkeys(("ge-45", "ge-95", "ge-383", "ge-385"), "3020"))
    game = table(overstacked_groups, Turn())
    assert game.decision is not None
    assert game.decision.seats == ("axis",)
    assert [name for name, _, _ in SEEN] == ["initial", "movement"]


def test_a_player_turn_begins_afresh() -> None:
    position = (
        bare(stand={"ge-45": "3020"}).mark([UNIT["ge-45"]], MOVED | ENTERED | TRAIN).having("rail").having("rail")
    )
    assert position.uses("rail") == 2
    after = renewed(position)
    assert after.pieces[UNIT["ge-45"]].marks == TRAIN
    assert after.uses("rail") == 0


def test_a_phase_that_nothing_opens_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(OPENERS, "supply")
    with pytest.raises(LookupError, match="supply"):
        opened("supply", AXIS)
