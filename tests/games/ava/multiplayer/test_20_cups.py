"""20.1, 20.2: cups of the players, the master cup, and the surprise attack of a team."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import SIDE, UNIT
from grognard.games.ava.state.seats import commander, seats_of
from tests.games.ava.phases import seen
from tests.games.ava.sites import cards, check, fresh, offered, quiet, quietly
from tests.games.ava.table import allowed, events, play, table
from tests.games.ava.teams import dealing, masters_of_the_turn

TEAMS = {"teams-2-2": (2, 2), "teams-2-3": (2, 3), "teams-3-2": (3, 2), "teams-3-3": (3, 3)}

AXIS_1 = [
    *("de-4pzg", "de-16a", "de-18a", "de-2pzg", "de-3pzg", "de-3pzg-2", "de-4a", "de-9a"),
    *("de-1pzg", "de-1pzg-2", "de-6a", "de-17a"),
]


SOVIET_1 = ["su-8a", "su-11a", "su-3a", "su-4a", "su-10a", "su-5a", "su-6a", "su-26a"]


def deal_all(game: Game[Any], turn: int = 0) -> None:
    """Every chit goes to the first player of its team; with `turn`, play goes on quietly until that turn is over."""
    while decision := game.decision:
        tag = decision.__struct_config__.tag
        first = "axis-1" if "axis-1" in decision.seats else "soviet-1"
        if turn and game.position.turn != turn:
            return
        if tag == "deal-chits":
            action = next(a for a in offered(game, "deal") if a["seat"] == first)
            play(game, {"deal": action["chit"], "seat": first})
        elif tag == "raise-army":
            play(game, {"raise": offered(game, "raise")[0]["chit"]})
        elif turn:
            quiet(game)
        else:
            return


@pytest.mark.rule("ava:20.0.b", "ava:20.0.c")
@pytest.mark.parametrize(("scenario", "numbers"), TEAMS.items())
def test_teams_of_two_or_three_players(scenario: str, numbers: tuple[int, int]) -> None:
    view = seen(table(scenario=scenario, empty=False), None)
    axis, soviet = numbers
    expected = {f"axis-{n}": "axis" for n in range(1, axis + 1)}
    assert view.seats == expected | {f"soviet-{n}": "soviet" for n in range(1, soviet + 1)}
    assert view.waiting == ()


@pytest.mark.rule("ava:20.0.c")
@pytest.mark.parametrize("unit", ["de-l-1", "su-k-45"])
def test_commands_of_the_campaign_are_replaced_by_those_of_the_team(unit: str) -> None:
    """Chapter 19 gives every unit one commander; in a team all decide about it."""
    campaign, teams = (table(scenario=name, empty=False).position for name in ("campaign-7", "teams-2-3"))
    assert len(commander(campaign, UNIT[unit])) == 1
    assert commander(teams, UNIT[unit]) == seats_of(teams, SIDE[UNIT[unit]])


@pytest.mark.rule("ava:20.2.a", "ava:20.1.i")
@pytest.mark.parametrize(("side", "chits"), [("axis", AXIS_1), ("soviet", SOVIET_1)])
def test_team_deals_all_chits_of_the_set_up(side: str, chits: list[str]) -> None:
    """The second chits of 1PzG and 3PzG go with the first ones, by themselves."""
    game = dealing(turn=1)
    dealt: list[str] = []
    while (decision := game.decision) and decision.__struct_config__.tag == "deal-chits":
        chit = str(offered(game, "deal")[0]["chit"])
        dealt += [chit] if decision.seats[0].startswith(side) else []
        play(game, {"deal": chit, "seat": decision.seats[0]})
        if dealt and len(dealt) == len([c for c in chits if not c.endswith("-2")]):
            break
    assert sorted(dealt) == sorted(chit for chit in chits if not chit.endswith("-2"))


@pytest.mark.rule("ava:20.2.b", "ava:20.1.j")
def test_chits_are_divided_among_the_players_at_will() -> None:
    game = dealing(available={"axis": ["de-18a", "de-9a"], "soviet": ["su-8a"]})
    check(game, {"asked": "deal-chits", "seats": ["axis-1", "axis-2"]})
    for chit in ("de-18a", "de-9a"):
        allowed(game, {"deal": chit, "seat": "axis-1"})
        allowed(game, {"deal": chit, "seat": "axis-2"})
        play(game, {"deal": chit, "seat": "axis-2"}, seat="axis-1")


@pytest.mark.rule("ava:20.2.b")
@pytest.mark.parametrize("seat", ["axis-1", "axis-2"])
def test_any_player_of_the_team_may_deal(seat: str) -> None:
    game = dealing(available={"axis": ["de-18a", "de-9a"], "soviet": ["su-8a"]})
    play(game, {"deal": "de-18a", "seat": "axis-1"}, seat=seat)
    check(game, {"asked": "deal-chits", "seats": ["axis-1", "axis-2"]})


@pytest.mark.rule("ava:20.2.b")
def test_chit_is_not_dealt_to_the_other_team() -> None:
    game = dealing(available={"axis": ["de-18a", "de-9a"], "soviet": ["su-8a"]})
    assert {str(a["seat"]) for a in offered(game, "deal")} == {"axis-1", "axis-2"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param("de-1pzg", "de-1pzg-2", marks=pytest.mark.rule("ava:20.2.c")),
        pytest.param("de-3pzg", "de-3pzg-2", marks=pytest.mark.rule("ava:20.2.d")),
    ],
)
@pytest.mark.parametrize("seat", ["axis-1", "axis-2"])
def test_both_chits_of_a_panzer_group_go_to_one_player(first: str, second: str, seat: str) -> None:
    """Only the first one is asked about; the same player draws both from the own cup."""
    game = dealing(turn=3, available={"axis": [first, second, "de-18a"], "soviet": ["su-8a"]})
    play(game, {"deal": first, "seat": seat})
    assert {str(a["chit"]) for a in offered(game, "deal")} == {"de-18a"}
    play(game, {"deal": "de-18a", "seat": "axis-1"})
    check(game, {"asked": "deal-chits", "seats": ["soviet-1", "soviet-2"]})
    deal_all(game, turn=3)
    drawn = {str(e.args["chit"]): str(e.args["seat"]) for e in events(game, "own-chit-drawn")}
    assert drawn[first] == drawn[second] == seat


@pytest.mark.rule("ava:20.2.c", "ava:20.2.d")
def test_different_panzer_groups_may_be_separated() -> None:
    game = dealing(available={"axis": ["de-1pzg", "de-3pzg"], "soviet": ["su-8a"]})
    play(game, {"deal": "de-1pzg", "seat": "axis-2"})
    allowed(game, {"deal": "de-3pzg", "seat": "axis-1"})


@pytest.mark.rule("ava:20.2.b")
def test_deal_is_secret() -> None:
    game = dealing(available={"axis": ["de-18a"], "soviet": ["su-8a"]})
    deal_all(game, turn=2)
    dealt = {str(e.args["chit"]): e.to for e in events(game, "chit-dealt")}
    assert dealt["de-18a"] == ("axis-1", "axis-2")
    assert dealt["su-8a"] == ("soviet-1", "soviet-2")


@pytest.mark.rule("ava:20.2.e")
def test_manstein_and_guderian_are_held_by_the_team() -> None:
    game = surprised("teams-2-2")
    assert not {"manstein", "guderian"} & {str(e.args["chit"]) for e in events(game, "chit-dealt")}
    check(game, {"hand": ["manstein", "guderian"], "side": "axis"})


BOTH = [("teams-2-2", 2, 2), ("teams-3-3", 3, 3), ("teams-2-3", 2, 3), ("teams-3-2", 3, 2)]


def surprised(scenario: str) -> Game[Any]:
    """The chits of turn 1 are dealt, the surprise attack begins."""
    game = fresh(scenario)
    quietly(game, "deal-chits")
    deal_all(game)
    return game


@pytest.mark.rule("ava:20.1.a", "ava:20.1.f", "ava:20.1.g", "ava:20.1.h", "ava:20.2.h", "ava:20.2.l", "ava:20.2.m")
@pytest.mark.rule("ava:20.2.j", "ava:20.2.k", "ava:20.2.n", "ava:20.2.o", "ava:20.1.c", "ava:20.1.d")
@pytest.mark.parametrize(("scenario", "axis", "soviet"), BOTH)
def test_one_master_chit_fewer_on_the_first_turn(scenario: str, axis: int, soviet: int) -> None:
    """Seven for a team of two, five for one of three; with them one supply check, one OKH and one Reserve."""
    numbers = {2: 7, 3: 5}
    game = dealing(scenario, 1)
    deal_all(game, turn=1)
    drawn = masters_of_the_turn(game)
    assert drawn == Counter(
        {"axis-master": numbers[axis], "soviet-master": numbers[soviet], "supply": 1, "okh": 1, "reserve": 1}
    )


@pytest.mark.rule("ava:20.2.f", "ava:20.2.g", "ava:20.2.j", "ava:20.2.l", "ava:20.2.m", "ava:20.2.n", "ava:20.2.o")
@pytest.mark.rule("ava:20.1.c", "ava:20.1.d", "ava:20.1.e", "ava:20.1.f", "ava:20.1.g", "ava:20.2.i")
@pytest.mark.parametrize(("turn", "reinforcements"), [(2, 0), (3, 0), (4, 1), (8, 1)])
@pytest.mark.parametrize(("scenario", "axis", "soviet"), BOTH)
def test_master_cup_of_later_turns(scenario: str, axis: int, soviet: int, turn: int, reinforcements: int) -> None:
    """Eight for a team of two, six for one of three; from turn 4 the reinforcements of both sides."""
    numbers = {2: 8, 3: 6}
    reinforcing = ["axis-reinforcements", "soviet-reinforcements"]
    before = {"axis": ["de-18a"], "soviet": ["su-8a"]}
    if turn > 4:
        before = {"axis": ["de-18a", reinforcing[0]], "soviet": ["su-8a", reinforcing[1]]}
    game = dealing(scenario, turn, available=before)
    deal_all(game, turn=turn)
    expected = {"axis-master": numbers[axis], "soviet-master": numbers[soviet], "supply": 1, "okh": 1, "reserve": 1}
    assert masters_of_the_turn(game) == Counter(expected | dict.fromkeys(reinforcing[: 2 * reinforcements], 1))


@pytest.mark.rule("ava:20.2.p", "ava:20.2.q", "ava:20.2.r")
@pytest.mark.parametrize("seat", ["axis-1", "axis-2"])
def test_any_axis_player_makes_the_surprise_attacks_after_the_chits_are_dealt(seat: str) -> None:
    game = surprised("teams-2-2")
    check(game, {"asked": "declare-attacks", "seats": ["axis-1", "axis-2"]}, {"turn": 1})
    attackers = {str(a["unit"]) for a in offered(game, "attack")}
    formations = {unit.id: unit.formation for unit in cards().units}
    assert {formations[unit] for unit in attackers} == {"axis-4pzg", "axis-3pzg", "axis-2pzg", "axis-1pzg"}
    first = offered(game, "attack")[0]
    play(game, {"attack": first["unit"], "target": first["target"]}, seat=seat)
    check(game, {"asked": "declare-attacks"})
