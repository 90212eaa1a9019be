"""What a client asks before anything is done agrees with what is then allowed, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.games.ava.interface.catalogue import catalogue
from grognard.games.ava.interface.queries import Odds, Routes
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import moving, neighbours, stand
from tests.games.ava.table import AVA, check, legal, play

HERE = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, *_ = neighbours(HERE)
UNIT = "de-l-21"


def ask(game: Game[Position], what: str, **args: Any) -> Any:
    before = (game.position, game.agenda, game.dice)
    answer = AVA.query(game, "axis", what, args)
    assert (game.position, game.agenda, game.dice) == before
    return answer


def taken_up() -> Game[Position]:
    game = moving(stand(de_l_21=HERE), [UNIT])
    play(game, {"move": UNIT})
    return game


def test_routes_are_what_may_be_played() -> None:
    game = taken_up()
    found = ask(game, "routes", unit=UNIT)
    assert isinstance(found, Routes)
    assert {step.hex for step in found.reach if step.refusal is None} == {
        a["to"] for a in legal(game) if a["do"] == "go"
    }
    assert all(step.refusal is not None for step in found.blocked)


def test_a_way_goes_through_its_way_points_and_says_what_it_costs() -> None:
    game = taken_up()
    straight = ask(game, "way", unit=UNIT, to=SOUTH, via=[])
    around = ask(game, "way", unit=UNIT, to=SOUTH, via=[SOUTH_EAST])
    assert straight.reach[0].path == (SOUTH,)
    assert around.reach[0].path == (SOUTH_EAST, SOUTH)
    assert around.reach[0].cost > straight.reach[0].cost
    play(game, {"go": SOUTH, "via": [SOUTH_EAST]})
    check(game, {"unit": UNIT, "at": SOUTH})


def test_a_way_that_is_too_long_says_why() -> None:
    found = ask(taken_up(), "way", unit=UNIT, to=SOUTH, via=[NORTH, SOUTH, NORTH])
    assert found.reach == ()
    assert found.blocked[0].refusal.rule == "9.2.j"


@pytest.mark.parametrize(
    "args",
    [
        {"unit": "ghost", "to": SOUTH},
        {"unit": UNIT, "to": "nowhere"},
        {"unit": UNIT, "to": SOUTH, "via": [["L0407"]]},
        {"unit": UNIT, "to": SOUTH, "via": "L0407"},
        {"unit": "de-l-291", "to": SOUTH, "via": []},
    ],
)
def test_a_way_that_makes_no_sense_is_an_error(args: dict[str, Any]) -> None:
    with pytest.raises(BadQuery):
        ask(taken_up(), "way", **args)


def test_odds_without_attackers_are_no_attack() -> None:
    game = moving(stand(de_l_21=HERE, su_l_179=NORTH), [UNIT])
    without = ask(game, "odds", target=NORTH, units=[])
    with_one = ask(game, "odds", target=NORTH, units=[UNIT])
    assert isinstance(without, Odds)
    assert (without.attack, without.outcomes) == (0, ())
    assert with_one.attack > 0
    assert [outcome.die for outcome in with_one.outcomes] == [1, 2, 3, 4, 5, 6]


def test_the_catalogue_has_the_terrain_chart() -> None:
    rows = {row.id: row for row in catalogue().terrain}
    assert (rows["clear"].mech, rows["clear"].infantry, rows["dense-forest"].shift) == (1, 1, 2)
    assert rows["lake"].entry == "prohibited"
