"""Chapter 33: the Vasilevsky marker, what the declaration brings, and the mini-turn of the Axis."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Assign,
    Attack,
    DeclareOffensive,
    Disengage,
    EndInitial,
    Entrain,
    FullRetreat,
    Go,
    Move,
)
from grognard.games.s42.movement.movement_phase import MiniMovement
from grognard.games.s42.state.markers import AIR_BOX, GONE, READY, Offensive, Wing
from grognard.games.s42.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, TRAIN, Position
from grognard.games.s42.turn.phases import OPENERS
from grognard.games.s42.turn.sequence import Turn
from tests.games.s42.campaigning import answers, asking, clause, initial, offered, piece, with_unit
from tests.games.s42.front import front
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import scored
from tests.games.s42.table import bare, play, refused, table, told

DON, SECOND, CUT_OFF = "su-don-hq", "su-stalingrad-hq", "su-voronezh-hq"
WINGS = (Wing(AIR_BOX), Wing(AIR_BOX), Wing(AIR_BOX))
POCKET = ("2209", "2210", "2211")


def winter(turn: int = 25, **fields: Any) -> Position:
    stand = {DON: "2503", SECOND: "2504", "su-121": "2603", "ge-44": "1303"}
    return bare(**{"stand": stand, "turn": turn, "wings": WINGS, **fields})


def declared(position: Position) -> Game[Position]:
    game = initial(position)
    play(game, DeclareOffensive())
    return game


# -- 33.1 the marker -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:33.1.a", "s42:33.1.b")
@pytest.mark.parametrize(("turn", "may"), [(24, False), (25, True), (26, True), (33, True)])
def test_from_turn_25_on(turn: int, may: bool) -> None:
    assert bool(offered(initial(winter(turn)), DeclareOffensive)) is may


@pytest.mark.rule("s42:33.1.a")
def test_before_there_is_no_marker() -> None:
    refused(initial(winter(23)), DeclareOffensive(), by="33.1.a")


@pytest.mark.rule("s42:33.1.b")
def test_it_is_for_the_soviets_to_say() -> None:
    refused(initial(winter(26), AXIS), DeclareOffensive(), by="33.1.b")
    assert clause(initial(winter(26)), EndInitial()) == "", "no player has to"


@pytest.mark.rule("s42:33.1.b")
@pytest.mark.parametrize("scenario", ["uranus", "caucasus", "fall-blau"])
def test_only_in_the_campaign(scenario: str) -> None:
    turn = {"uranus": 30, "caucasus": 26, "fall-blau": 5}[scenario]
    refused(initial(bare(scenario, turn=turn)), DeclareOffensive(), by="30.0.a")


@pytest.mark.rule("s42:33.1.c")
def test_once() -> None:
    game = declared(winter(26))
    assert game.position.winter_offensive == 26
    for _ in range(4):
        play(game, Assign(DON))
    assert not offered(game, DeclareOffensive)
    later = initial(winter(30, winter_offensive=26))
    refused(later, DeclareOffensive(), by="33.1.c")


# -- 33.2.1 preparation ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:33.2.1.a")
def test_the_romanian_air_unit_leaves() -> None:
    assert initial(winter()).position.wings[2].place != GONE
    wings = declared(winter()).position.wings
    assert wings[2].place == GONE
    assert all(wing.place != GONE for wing in wings[:2])


@pytest.mark.rule("s42:33.2.1.b", "s42:33.2.1.c")
@pytest.mark.parametrize("hqs", [(DON, DON, DON, DON), (DON, SECOND, SECOND, DON), (SECOND, SECOND, DON, DON)])
def test_two_offensives_and_two_supply_points(hqs: tuple[str, ...]) -> None:
    game = declared(winter())
    for hq in hqs:
        assert {action.unit for action in offered(game, Assign)} >= {DON, SECOND}
        play(game, Assign(hq))
    assert not offered(game, Assign)
    position = game.position
    assert len(position.planned) == len(position.supplies) == 2
    assert all(plan.ready and plan.side == SOVIET for plan in position.planned)
    assert all(point.face == READY and point.side == SOVIET for point in position.supplies)
    places = [*(position.pieces[plan.unit].place for plan in position.planned), *(p.place for p in position.supplies)]
    assert sorted(places) == sorted(piece(game, hq).place for hq in hqs)


@pytest.mark.rule("s42:33.2.1.b")
def test_only_with_headquarters_in_supply() -> None:
    position = winter(patch=walled(POCKET)).with_piece(UNIT[CUT_OFF], piece(winter(), DON))
    game = declared(with_unit(position, CUT_OFF, place=HEX["2210"]))
    assert {action.unit for action in offered(game, Assign)} == {DON, SECOND}
    refused(game, Assign(CUT_OFF), by="33.2.1.b")
    refused(game, Assign("su-121"), by="33.2.1.b")


@pytest.mark.rule("s42:33.2.1.b")
def test_without_a_headquarters_there_is_nothing_to_place() -> None:
    game = declared(bare(turn=26))
    assert EndInitial() in answers(game)
    assert game.position.planned == ()
    assert game.position.supplies == ()


@pytest.mark.rule("s42:33.2.1.b")
def test_they_work_without_the_option() -> None:
    position = winter()
    assert not position.rules.planned_offensives
    game = declared(position)
    for _ in range(4):
        play(game, Assign(DON))
    assert game.position.planned == (Offensive(SOVIET, UNIT[DON], True),) * 2


# -- 33.2.2 the order ------------------------------------------------------------------------------------------------

ENDS = ("EndInitial", "EndMovement", "EndCombat", "Rally", "EndLaying", "EndRearming", "EndRelease", "FallBack")


def onward(game: Game[Position], turn: int) -> list[str]:
    """Both players do as little as they can, until this turn has begun; whose answers it took, in order."""
    seats: list[str] = []
    while game.position.turn < turn and game.decision is not None:
        seats.append(asking(game).seats[0])
        quick = [action for action in answers(game) if type(action).__name__ in ENDS]
        play(game, (quick or answers(game))[0])
    return seats


@pytest.mark.rule("s42:33.2.2.a", "s42:33.2.2.b", "s42:33.2.3.a", "s42:33.2.3.l")
def test_the_soviets_go_first_from_the_next_turn_on() -> None:
    held = scored("campaign", 24, 26, ("2503",)).held
    game = table(winter(26, held=held), Turn(), dice=(6,) * 40)
    while asking(game).seats[0] == "axis":
        play(game, next(a for a in answers(game) if type(a).__name__ in ENDS))
    play(game, DeclareOffensive())
    for _ in range(4):
        play(game, Assign(DON))
    seats = onward(game, 27)
    assert "axis" in seats[seats.index("soviet") :], "the mini-turn of the Axis"
    assert game.position.turn == 27
    assert asking(game).seats == ("soviet",)
    onward(game, 28)
    assert asking(game).seats == ("soviet",)


# -- 33.2.3 the mini-turn --------------------------------------------------------------------------------------------

FIELD = {"3020": "ge-44 ge-24pz", "3021": "ge-45!!"}


def mini(**fields: Any) -> Game[Position]:
    return table(front(FIELD, **{"turn": 28, "winter_offensive": 28, **fields}), MiniMovement(side=AXIS))


@pytest.mark.rule("s42:33.2.3.c", "s42:33.2.3.d")
def test_tactical_movement_but_for_fugitives() -> None:
    game = mini()
    assert asking(game).prompt(game).args["pace"] == "mini-movement"
    play(game, Move(("ge-24pz",)))
    assert {action.mode for action in offered(game, Go)} == {"tactical"}
    run = mini()
    play(run, Move(("ge-45",)))
    assert "normal" in {action.mode for action in offered(run, Go)}


@pytest.mark.rule("s42:33.2.3.e")
def test_who_bolts_moves_his_whole_allowance() -> None:
    game = mini()
    play(game, FullRetreat("ge-24pz"))
    assert piece(game, "ge-24pz").order == IN_FULL_RETREAT
    play(game, Move(("ge-24pz",)))
    reach = {action.to for action in offered(game, Go) if action.mode == "normal"}
    assert "3025" in reach, "five hexes of open country"
    assert "3027" not in reach


@pytest.mark.rule("s42:33.2.3.f", "s42:33.2.3.g")
def test_trains_are_left_and_not_boarded() -> None:
    position = front(FIELD, turn=28, winter_offensive=28).mark((UNIT["ge-44"],), TRAIN)
    game = table(position, MiniMovement(side=AXIS))
    assert not piece(game, "ge-44").has(TRAIN)
    assert clause(game, Move(("ge-44",))) == ""
    assert not offered(game, Entrain)
    assert clause(game, Entrain("ge-44")) == "33.2.3.g"


@pytest.mark.rule("s42:33.2.3.h", "s42:33.2.3.i")
def test_contact_is_broken_but_no_unit_attacks() -> None:
    position = front({"3020": "ge-44", "3021": "su-6", "3019": "ge-24pz"}, turn=28, winter_offensive=28)
    assert not position.rules.disengagement, "also without the option"
    game = table(position, OPENERS["mini-combat"](side=AXIS), dice=(6,))
    assert Disengage(("ge-44",)) in offered(game, Disengage)
    assert not offered(game, Attack)
    refused(game, Attack("3021"), by="33.2.3.i")


@pytest.mark.rule("s42:33.2.3.j", "s42:33.2.3.b", "s42:33.2.3.k")
def test_the_axis_recovers_before_the_next_turn_begins() -> None:
    position = front({"3020": "ge-44! ge-24pz!!", "2503": "su-121"}, scenario="uranus", turn=28)
    game = table(position, Turn(), dice=(6,) * 9)
    onward(game, 29)
    assert piece(game, "ge-44").order == GOOD
    assert piece(game, "ge-24pz").order in (GOOD, DISRUPTED)
    log = told(game)
    assert log.index("phase-movement") < log.index("turn-began", 1)
