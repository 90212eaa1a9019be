"""C2 The Caucasus campaign: Soviet reinforcements, the first turn, victory."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import Arrival
from grognard.games.s42.data.units import AXIS, GARRISON, SOVIET, UNIT, UNITS
from grognard.games.s42.forces.reinforcements import arrivals
from grognard.games.s42.interface.actions import Arrive, EndMovement, Go, Move, Replenish
from grognard.games.s42.movement.movement_phase import PreliminaryMovement
from grognard.games.s42.state.position import TRACK, Piece, Position
from grognard.games.s42.turn.sequence import Turn
from tests.games.s42.campaigning import answers, asking, initial, moving, offered, stands
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import check, holding, scored, winner, worth
from tests.games.s42.table import bare, play, refused, table, told

CAUCASUS, RIFLES = "caucasus", "su-121"


def waiting(entry: str, monkeypatch: pytest.MonkeyPatch) -> Position:
    """A Soviet division that comes now, with letters or without (the lists of this pack hold only marked ones)."""
    row = Arrival(id=RIFLES, turn=12, entry=entry, source="test")
    monkeypatch.setitem(arrivals(CAUCASUS), UNIT[RIFLES], row)
    return bare(CAUCASUS, turn=12).with_piece(UNIT[RIFLES], Piece(TRACK - 12, 2))


@pytest.mark.rule("s42:C2.3.b")
def test_the_marked_ones_come_in_the_south(monkeypatch: pytest.MonkeyPatch) -> None:
    game = initial(waiting("soviet-south", monkeypatch))
    assert {action.area for action in offered(game, Arrive)} == {f"area-{area}" for area in "GHIJKL"}
    play(game, Arrive(RIFLES, "area-I"))
    assert stands(game, RIFLES, "area-I")


@pytest.mark.rule("s42:C2.3.c", "s42:C2.3.d")
def test_the_others_come_over_the_caspian(monkeypatch: pytest.MonkeyPatch) -> None:
    game = initial(waiting("soviet-north", monkeypatch))
    assert stands(game, RIFLES, "area-F")
    walk = moving(game.position)
    play(walk, Move((RIFLES,)))
    assert {action.to for action in offered(walk, Go)} == {f"area-{area}" for area in "GHIJKL"}
    play(walk, Go("area-J"))
    assert stands(walk, RIFLES, "area-J")


@pytest.mark.rule("s42:C2.4.f", "s42:C2.4.g", "s42:C2.4.h", "s42:C2.4.j")
def test_the_axis_begins_with_its_movement_and_without_means() -> None:
    game = table(bare(CAUCASUS, stand={"ge-13pz": "3443", "su-121": "4548"}), Turn())
    assert asking(game).seats == ("soviet",)
    play(game, EndMovement())
    assert asking(game).seats == ("axis",)
    assert EndMovement() in answers(game)
    assert not offered(game, Replenish)
    assert "phase-initial" not in told(game)
    assert game.position.resources[AXIS] == 0


@pytest.mark.rule("s42:C2.5.c", "s42:C2.5.d")
@pytest.mark.parametrize(("points", "who"), [(12, "axis"), (13, "axis"), (11, "soviet"), (0, "soviet")])
def test_twelve_points_at_the_end(points: int, who: str) -> None:
    assert winner(check(scored(CAUCASUS, points, 27))) == who


@pytest.mark.rule("s42:C2.5.a")
@pytest.mark.parametrize("points", [0, 17])
def test_no_side_wins_before(points: int) -> None:
    assert winner(check(scored(CAUCASUS, points, 26))) == ""


@pytest.mark.rule("s42:C2.5.b")
def test_the_axis_begins_with_nothing() -> None:
    game = check(bare(CAUCASUS, turn=27))
    assert winner(game) == "soviet"
    assert game.position.outcome is not None
    assert game.position.outcome.score == 0
    later = check(scored(CAUCASUS, 2, 27)).position.outcome
    assert later is not None
    assert later.score == 2


@pytest.mark.rule("s42:C2.5.e")
def test_a_hex_that_is_cut_off_does_not_count() -> None:
    hexes = worth(CAUCASUS, 12)
    assert set(hexes) <= set(HEXES)
    ones = [name for name in hexes if bare(CAUCASUS).country.points[HEXES.index(name)] == 1]
    assert winner(check(holding(CAUCASUS, *hexes, turn=27))) == "axis"
    assert winner(check(holding(CAUCASUS, *hexes, turn=27, patch=walled((ones[0],))))) == "soviet"


@pytest.mark.rule("s42:C2.4.b")
def test_garrisons_stay_in_the_preliminary_movement() -> None:
    garrison = next(name for k, name in enumerate(UNITS) if GARRISON[k])
    game = table(bare(CAUCASUS, stand={garrison: "4548", "su-121": "4549"}), PreliminaryMovement(side=SOVIET))
    refused(game, Move((garrison,)), by="C2.4.b")
    assert Move(("su-121",)) in answers(game)
