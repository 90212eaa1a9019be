"""C3 Operation Uranus: the southern edge, arrivals, victory."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX, HEXES, Patch
from grognard.games.s42.data.units import AXIS, SIDE, SOVIET, STEPS, UNITS
from grognard.games.s42.forces.reinforcements import arrivals
from grognard.games.s42.interface.actions import Arrive, Go, Move
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.position import TRACK, Piece, Position
from grognard.games.s42.turn.setup import begin
from tests.games.s42.campaigning import initial, moving, offered, stands
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import check, holding, midway, scored, winner, worth
from tests.games.s42.table import bare, play, refused

URANUS = "uranus"
STALINGRAD = ("5520", "5521", "5522")


@pytest.mark.rule("s42:C3.1.f", "s42:C3.1.g")
def test_the_southern_edge_is_the_axis_own() -> None:
    game = moving(bare(URANUS, turn=30, stand={"su-121": "2842"}))
    play(game, Move(("su-121",)))
    assert "area-Q" not in {action.to for action in offered(game, Go)}
    refused(game, Go("area-Q"), by="C3.1.g")
    own = moving(bare(URANUS, turn=30, stand={"ge-44": "2842"}), AXIS)
    play(own, Move(("ge-44",)))
    play(own, Go("area-Q"))
    assert stands(own, "ge-44", "area-Q")


def coming(side: int, south: bool = False) -> tuple[Position, str]:
    """A map with a reinforcement of the scenario that comes now."""
    unit, row = next(
        (unit, row)
        for unit, row in arrivals(URANUS).items()
        if SIDE[unit] == side and (row.entry == "axis-south") is south and row.turn > 28
    )
    return bare(URANUS, turn=row.turn).with_piece(unit, Piece(TRACK - row.turn, STEPS[unit])), UNITS[unit]


@pytest.mark.rule("s42:C3.2.a", "s42:C3.2.b")
def test_the_axis_comes_as_in_the_campaign_or_from_the_south() -> None:
    campaign, uranus = arrivals("campaign"), arrivals(URANUS)
    shared = [u for u in uranus if SIDE[u] == AXIS and u in campaign and campaign[u].turn > 28]
    assert shared
    assert all(uranus[unit].turn == campaign[unit].turn for unit in shared if uranus[unit].entry == "axis")
    position, unit = coming(AXIS, south=True)
    game = initial(position, AXIS)
    assert {action.area for action in offered(game, Arrive) if action.unit == unit} == {"area-Q", "area-R"}


@pytest.mark.rule("s42:C3.2.c")
def test_the_soviets_come_in_the_north() -> None:
    position, unit = coming(SOVIET)
    game = initial(position)
    assert {action.area for action in offered(game, Arrive) if action.unit == unit} == {"area-A", "area-B", "area-C"}


# -- C3.5 ------------------------------------------------------------------------------------------------------------


def start(turn: int = 36, patch: Patch | None = None) -> Position:
    """What the Axis holds when the scenario begins, with no unit on the map."""
    held = begin(rules_of(URANUS, {})).held
    return bare(URANUS, turn=turn).but(held=held) if patch is None else bare(URANUS, turn=turn, patch=patch, held=held)


def ended(position: Position) -> str:
    """Who wins after the check of turn 34 and that of turn 36."""
    game = midway(position.but(turn=34))
    return winner(game) or winner(check(game.position.but(turn=36)))


@pytest.mark.rule("s42:C3.5.c", "s42:C3.5.g")
@pytest.mark.parametrize(("points", "who"), [(11, "axis"), (15, "axis"), (10, "soviet")])
def test_eleven_points_at_the_end(points: int, who: str) -> None:
    inside = worth(URANUS, points - 2, *STALINGRAD)
    assert ended(holding(URANUS, *inside, "5521", turn=34)) == who


@pytest.mark.rule("s42:C3.5.b", "s42:C3.5.g")
@pytest.mark.parametrize(("city", "who"), [("5520", "axis"), ("5521", "axis"), ("5522", "axis"), ("", "soviet")])
def test_one_hex_of_stalingrad_until_turn_34(city: str, who: str) -> None:
    hexes = worth(URANUS, 14, *STALINGRAD)
    assert ended(holding(URANUS, *hexes, *((city,) if city else ()), turn=34)) == who


@pytest.mark.rule("s42:C3.5.b")
def test_afterwards_it_may_be_lost() -> None:
    hexes = worth(URANUS, 12, *STALINGRAD)
    game = midway(holding(URANUS, *hexes, "5520", turn=34))
    assert winner(game) == ""
    lost = game.position.but(turn=36, held=tuple(h for h in game.position.held if HEXES[h] not in STALINGRAD))
    assert winner(check(lost)) == "axis"


@pytest.mark.rule("s42:C3.5.a")
@pytest.mark.parametrize("points", [2, 25])
def test_no_side_wins_before(points: int) -> None:
    assert winner(check(scored(URANUS, points, 32))) == ""


@pytest.mark.rule("s42:C3.5.d")
def test_a_hex_that_is_cut_off_does_not_count() -> None:
    hexes = (*worth(URANUS, 9, *STALINGRAD), "5521")
    single = next(name for name in hexes if bare(URANUS).country.points[HEX[name]] == 1)
    assert ended(holding(URANUS, *hexes, turn=34)) == "axis"
    assert ended(holding(URANUS, *hexes, turn=34, patch=walled((single,)))) == "soviet"


@pytest.mark.rule("s42:C3.5.e", "s42:C3.5.f")
@pytest.mark.parametrize(("lost", "who"), [(0, "axis"), (4, "axis"), (5, "soviet")])
def test_the_axis_may_lose_four_points_of_fifteen(lost: int, who: str) -> None:
    position = start(34)
    points = {HEXES[hex_]: value for hex_, value in position.country.points.items() if hex_ in position.axis_sites}
    assert sum(points.values()) == 15
    gone: list[str] = []
    for name in sorted(points, reverse=True):
        if name != "5521" and points[name] + sum(points[other] for other in gone) <= lost:
            gone.append(name)
    assert sum(points[name] for name in gone) == lost
    assert ended(position.but(held=tuple(h for h in position.held if HEXES[h] not in gone))) == who
