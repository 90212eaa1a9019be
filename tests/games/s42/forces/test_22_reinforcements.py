"""22.1 Reinforcements: when and where they come."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import AREAS
from grognard.games.s42.data.units import AXIS, SIDE, SOVIET, STEPS, UNIT, UNITS
from grognard.games.s42.forces.reinforcements import Reinforcements, arrivals, due, entries
from grognard.games.s42.interface.actions import Arrive
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.position import AREA, TRACK, Piece, Position, place_name
from grognard.games.s42.turn.setup import begin
from tests.games.s42.table import asked, bare, play, refused, table, told


def coming(entry: str, scenario: str = "campaign") -> int:
    """The first reinforcement of a kind."""
    return next(unit for unit, row in arrivals(scenario).items() if entry in (row.entry, row.edge))


def waiting(unit: int, scenario: str = "campaign") -> Position:
    """A map with this unit on the turn track, on its turn."""
    turn = arrivals(scenario)[unit].turn
    return bare(scenario, turn=turn).with_piece(unit, Piece(TRACK - turn, STEPS[unit]))


@pytest.mark.rule("s42:22.1.2.a", "s42:3.0.m")
def test_they_come_in_the_initial_phase_of_their_turn() -> None:
    unit = coming("soviet-north")
    position = waiting(unit)
    assert due(position, SOVIET) == [unit]
    assert not due(position, AXIS)
    assert not due(position.but(turn=position.turn - 1), SOVIET)
    assert due(position.but(turn=position.turn + 1), SOVIET) == [unit], "who was late comes later"


@pytest.mark.rule("s42:22.1.1.a", "s42:22.1.1.b", "s42:22.1.1.c")
@pytest.mark.parametrize(
    ("entry", "areas", "bad", "clause"),
    [
        ("soviet-south", "GHIJKL", "area-A", "22.1.1.a"),
        ("soviet-north", "ABC", "area-G", "22.1.1.b"),
        ("soviet-north", "ABC", "area-X", "22.1.1.b"),
        ("axis", "WXYZ", "area-A", "22.1.1.c"),
    ],
)
def test_the_owner_chooses_among_the_areas_of_the_unit(entry: str, areas: str, bad: str, clause: str) -> None:
    unit = coming(entry)
    game = table(waiting(unit), Reinforcements(side=SIDE[unit]))
    assert asked(game) == (("axis", "soviet")[SIDE[unit]],)
    decision = game.decision
    assert decision is not None
    assert {action.area for action in decision.actions(game) if isinstance(action, Arrive)} == {
        f"area-{area}" for area in areas
    }
    refused(game, Arrive(UNITS[unit], bad), by=clause)
    refused(game, Arrive("su-121", f"area-{areas[1]}"), by="22.1.2.a")
    play(game, Arrive(UNITS[unit], f"area-{areas[1]}"))
    assert place_name(game.position.pieces[unit].place) == f"area-{areas[1]}"
    assert told(game) == ["unit-arrived"]


@pytest.mark.rule("s42:22.1.1.c", "s42:C3.2.b")
def test_the_axis_of_uranus_comes_by_its_own_edge() -> None:
    unit = coming("axis-south", "uranus")
    game = table(waiting(unit, "uranus"), Reinforcements(side=AXIS))
    refused(game, Arrive(UNITS[unit], "area-X"), by="C3.2.b")
    play(game, Arrive(UNITS[unit], "area-Q"))


@pytest.mark.rule("s42:22.1.1.a", "s42:23.4.k")
def test_no_unit_arrives_in_an_area_that_winter_has_closed() -> None:
    unit = coming("soviet-south")
    position = waiting(unit).but(turn=28)
    assert "K" not in {AREAS[area] for area in entries(position, unit)}


@pytest.mark.rule("s42:C2.2.e", "s42:C1.2.n")
@pytest.mark.parametrize(("scenario", "edge"), [("caucasus", "north"), ("fall-blau", "east-north-of-4210")])
def test_where_only_one_way_leads_no_player_is_asked(scenario: str, edge: str) -> None:
    unit = coming(edge, scenario)
    game = table(waiting(unit, scenario), Reinforcements(side=SIDE[unit]))
    assert game.decision is None
    assert game.position.pieces[unit].place == AREA - AREAS.index(edge)


@pytest.mark.rule("s42:22.1.3.a")
def test_units_with_a_triangle_begin_reduced() -> None:
    position = begin(rules_of("campaign", {}))
    reduced = [row for row in arrivals("campaign").values() if row.steps]
    assert all(position.pieces[UNIT[row.id]].steps == row.steps < STEPS[UNIT[row.id]] for row in reduced)


@pytest.mark.parametrize("scenario", ["campaign", "fall-blau", "caucasus", "uranus"])
def test_every_reinforcement_has_somewhere_to_come(scenario: str) -> None:
    position = begin(rules_of(scenario, {}))
    assert all(entries(position, unit) for unit in arrivals(scenario))
