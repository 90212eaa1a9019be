"""The competent player of Holland '44: knows every question, legal in both seats, blind, and far from random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

from grognard.ai import Player, make_player
from grognard.ai.h44.attacks import Attacks
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.choices import ANSWERS
from grognard.ai.h44.evaluation import FIRST_CUT, Evaluation
from grognard.ai.h44.moves import MovePlanner
from grognard.ai.h44.posts import Posts
from grognard.ai.h44.posture import Posture
from grognard.ai.h44.weights import AHEAD, CORRIDOR, FORLORN_HOPE
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.core.system import Value
from grognard.games import find, h44
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import BRIDGE, GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, GERMAN, STEPS, UNIT
from grognard.games.h44.state.position import (
    BLOWN,
    ELIMINATED,
    FIRED,
    INTACT,
    MARCHING,
    UNSUPPLIED,
    H44Game,
    Piece,
    Position,
)
from grognard.lab.selfplay import Task, play_one, sight_of

H44 = find("h44")
PLANNED = {"move-units", "choose-route", "choose-target", "plan-attack", "choose-advance"}
"""Questions that the player answers from its plans."""
ALL: dict[str, Value] = {"disengagement": True, "attrition": True}


def begun(scenario: str, options: dict[str, Value], seed: int) -> H44Game:
    found = H44.scenario(scenario)
    game: H44Game = H44.begin(found, H44.options(found, options), Dice(seed_from(seed)), None)
    return game


def seated(seed: int = 0) -> dict[str, Player]:
    return {seat: make_player("h44", "normal", seed + n) for n, seat in enumerate(("allied", "german"))}


def played_until(game: H44Game, turn: int) -> set[str]:
    """Play on to a turn or the end; every answer is legal. The kinds of questions that were asked."""
    seats, asked = seated(), set[str]()
    while game.decision is not None and game.position.turn < turn:
        player_view = sight_of(H44, game)
        action = seats[player_view.seat].choose(player_view)
        assert action in player_view.actions
        asked.add(str(player_view.decision.__struct_config__.tag))
        game.play(player_view.seat, action)
    return asked


def kinds(of: type[Decision]) -> Iterator[type[Decision]]:
    """Every kind of question, those that share a part with other games too."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_question_of_the_game_is_known() -> None:
    for module in walk_packages(h44.__path__, "grognard.games.h44."):
        import_module(module.name)
    questions = {
        str(kind.__struct_config__.tag) for kind in kinds(Decision) if kind.__module__.startswith("grognard.games.h44.")
    }
    assert questions == PLANNED | ANSWERS.keys()


@pytest.mark.parametrize(("scenario", "options"), [("short", {}), ("campaign", ALL)])
def test_the_first_days_are_played_legally(scenario: str, options: dict[str, Value]) -> None:
    asked = played_until(begun(scenario, options, 1), 4)
    assert {"land-units", "move-units", "choose-route", "choose-target", "plan-attack", "blow-bridge"} <= asked


def test_the_allies_take_the_bridge_of_grave_and_move_up_the_road() -> None:
    game = begun("short", {}, 2)
    played_until(game, 3)
    assert game.position.bridges[BRIDGE["bridge-grave"]] == INTACT
    assert Evaluation(game.position, ALLIED).spear > Evaluation(begun("short", {}, 2).position, ALLIED).spear


def placed(position: Position, **where: str) -> Position:
    """Units put into hexes in full strength; a name has _ for -."""
    units = {UNIT[name.replace("_", "-")]: HEX[hex_] for name, hex_ in where.items()}
    return position.with_pieces({unit: Piece(place=hex_, steps=STEPS[unit]) for unit, hex_ in units.items()})


def test_a_blown_bridge_is_gone_round_by_one_that_stands() -> None:
    start = begun("short", {}, 4).position
    assert HEX["5118"] in Evaluation(start, ALLIED).mile
    blown = start.with_bridge(BRIDGE["bridge-honinghutje"], BLOWN).with_bridge(BRIDGE["bridge-hatert"], BLOWN)
    malden = Evaluation(blown.with_bridge(BRIDGE["bridge-malden"], INTACT), ALLIED)
    assert HEX["5118"] not in malden.mile
    assert {HEX["4919"], HEX["4920"]} <= malden.mile.keys()


def test_the_bridge_over_the_maas_comes_before_other_targets() -> None:
    start = begun("short", {}, 4).position
    grave, town = HEX["4816"], HEX["3507"]
    safe = start.with_bridge(BRIDGE["bridge-grave"], INTACT)
    assert Evaluation(start, ALLIED).gain(grave) > Evaluation(start, ALLIED).gain(town)
    assert Evaluation(safe, ALLIED).gain(grave) < Evaluation(start, ALLIED).gain(grave)


def test_no_highway_leads_over_a_railway_bridge() -> None:
    """18.3.2 Wheels may use it, supply does not: the road bridge beside it is still the one to be mended."""
    start = begun("short", {}, 4).position
    blown = start.with_bridge(BRIDGE["bridge-veghel"], BLOWN).with_bridge(BRIDGE["rail-bridge-3809-3810"], INTACT)
    evaluation = Evaluation(blown, ALLIED)
    assert HEX["3709"] in evaluation.mile
    assert HEX["3809"] not in evaluation.mile
    assert BRIDGE["bridge-veghel"] in evaluation.blown


def behind_the_column(cutter: str) -> Position:
    """The column at Eindhoven, a German battalion somewhere behind it."""
    start = begun("short", {}, 4).position.but(turn=5, faces=())
    bare = start.with_pieces({unit: Piece(place=ELIMINATED, steps=0) for unit in start.on_map(GERMAN)})
    return placed(bare, br_2ig="2507", br_1gg="2408", br_gds_art="2007", br_5agra="1204", ge_kerutt=cutter)


def test_the_enemy_who_cuts_the_road_behind_the_column_is_cleared_first() -> None:
    cut, near = (Evaluation(behind_the_column(at), ALLIED) for at in ("2107", "2104"))
    assert cut.obstacles == {HEX["2107"]}
    assert not near.obstacles
    assert cut.gain(HEX["2107"]) > near.gain(HEX["2104"])
    move_planner = MovePlanner(cut)
    assert move_planner.join(cut.position, UNIT["br-44rtr"], HEX["2007"]) > move_planner.join(
        near.position, UNIT["br-44rtr"], HEX["2007"]
    )


def test_guns_stop_to_fire_at_the_enemy_in_the_way() -> None:
    position = behind_the_column("2107")
    marching = position.mark((UNIT["br-gds-art"], UNIT["br-5agra"]), MARCHING)
    move_planner = MovePlanner(Evaluation(marching, ALLIED))
    assert move_planner.limber(marching, UNIT["br-gds-art"]) is False
    assert move_planner.limber(marching, UNIT["br-5agra"]) is None
    fired = marching.mark((UNIT["br-gds-art"],), FIRED)
    assert move_planner.limber(fired, UNIT["br-gds-art"]) is None


def test_guards_stand_between_the_enemy_and_the_road() -> None:
    position = placed(behind_the_column("2104"), ge_kerutt="3205", br_2ig="3810")
    posts, foe = Posts(Evaluation(position, ALLIED)), HEX["3205"]
    away = posts.evaluation.away_road
    beside = [post.hex for post in posts.of(UNIT["us-506-1"]) if away[post.hex] == 1]
    assert min(GRID.distance(hex_, foe) for hex_ in beside) == away[foe] - 1
    calm = Posts(Evaluation(placed(position, ge_kerutt="6423"), ALLIED))
    assert not [post for post in calm.of(UNIT["us-506-1"]) if GRID.distance(post.hex, foe) < away[foe]]


def test_a_crowd_of_paratroopers_leaves_the_road_before_the_column_comes() -> None:
    """6.4.2 Wheels do not pass a hex with too many units."""
    few = placed(behind_the_column("2104"), us_504_1="4817", us_504_2="4817")
    many = placed(few, us_504_3="4817")
    ranks = [MovePlanner(Evaluation(position, ALLIED)).rank(UNIT["us-504-1"]) for position in (few, many)]
    assert ranks[1] < ranks[0]


def test_on_the_last_turns_the_far_bank_may_be_crowded() -> None:
    far = placed(behind_the_column("2104").but(turn=11), br_1cg="5421", br_2wg="5421", br_2hc="5321")
    near = placed(far, br_1cg="5320", br_2wg="5320")
    over, back = HEX["5421"], HEX["5320"]
    hussars = (UNIT["br-2hc"],)
    assert MovePlanner(Evaluation(far, ALLIED)).worth(far, hussars, over) > 0
    assert MovePlanner(Evaluation(near, ALLIED)).worth(near, hussars, back) < 0
    early = far.but(turn=8)
    assert MovePlanner(Evaluation(early, ALLIED)).worth(early, hussars, over) < 0


def test_paratroopers_make_room_at_the_last_bridge_for_those_who_count() -> None:
    start = begun("short", {}, 4).position
    alone = placed(start.but(faces=()), us_505_1="5321", ge_henke="6423")
    assert not Evaluation(alone, ALLIED).relieved
    barred = placed(alone, br_2ig="4514", br_1gg="4414", ge_henke="4714")
    assert not Evaluation(barred, ALLIED).relieved
    reached = placed(alone, br_2ig="5220", br_1gg="5219")
    assert HEX["5321"] in Evaluation(reached, ALLIED).relieved
    move_planner = MovePlanner(Evaluation(reached, ALLIED))
    assert move_planner.rank(UNIT["us-505-1"]) < move_planner.rank(UNIT["br-1gg"])


def test_infantry_gathers_where_the_boats_can_be_in_time() -> None:
    start = begun("short", {}, 4).position.but(turn=10).with_bridge(BRIDGE["bridge-grave"], INTACT)
    near = placed(start, br_30c_eng="4817", br_1gg="5118", br_3ig="5018")
    posts = Posts(Evaluation(near, ALLIED))
    assert posts.boats.gathering
    assert posts.boats.site[0] in {post.hex for post in posts.of(UNIT["br-1gg"])}
    far = placed(near, br_30c_eng="2107")
    assert not Posts(Evaluation(far, ALLIED)).boats.gathering


def test_men_who_wait_at_the_bank_go_over_once_boats_can_be_there() -> None:
    start = begun("short", {}, 4).position.but(turn=11, faces=()).with_bridge(BRIDGE["bridge-grave"], INTACT)
    position = placed(start, br_30c_eng="5317", br_1gg="5418", br_3ig="5418", ge_henke="6423")
    move_planner = MovePlanner(Evaluation(position, ALLIED))
    boats, guards = move_planner.posts.boats, UNIT["br-1gg"]
    assert boats.launch is not None
    near, far = boats.launch
    assert near == HEX["5418"]
    assert move_planner.rank(UNIT["br-30c-eng"]) < move_planner.rank(guards)
    assert move_planner.worth(position, (guards,), far) > move_planner.worth(position, (guards,), near)
    late = placed(position, br_30c_eng="2907")
    assert boats_of(Evaluation(late, ALLIED)).launch is None


def test_the_last_boats_go_against_a_held_bank() -> None:
    start = begun("short", {}, 4).position.but(turn=11, faces=()).with_bridge(BRIDGE["bridge-grave"], INTACT)
    held = placed(start, br_30c_eng="5317", br_1gg="5418", ge_henke="5517", ge_krafft="5518")
    boats = boats_of(Evaluation(held, ALLIED))
    assert boats.launch is None
    assert boats.assault is not None
    assert boats.assault[0] == HEX["5418"]
    assert boats_of(Evaluation(held.but(turn=10), ALLIED)).assault is None


def test_boats_go_round_the_enemy() -> None:
    start = begun("short", {}, 4).position.but(turn=11, faces=()).with_bridge(BRIDGE["bridge-grave"], INTACT)
    free = placed(start, br_30c_eng="5021", ge_henke="6423")
    barred = placed(free, ge_henke="5320", ge_krafft="5220", ge_euling="5221")
    one, other = (boats_of(Evaluation(p, ALLIED)) for p in (free, barred))
    assert one.in_reach(UNIT["br-30c-eng"], HEX["5420"])
    assert not other.in_reach(UNIT["br-30c-eng"], HEX["5420"])


def test_engineers_are_not_risked_in_attacks() -> None:
    position = placed(begun("short", {}, 4).position, br_30c_eng="1504")
    move_planner = MovePlanner(Evaluation(position, ALLIED))
    assert (
        move_planner.join(position, UNIT["br-30c-eng"], HEX["1504"])
        == 0.0
        < move_planner.join(position, UNIT["br-2ig"], HEX["1504"])
    )


def test_the_same_seed_plays_the_same_game() -> None:
    games = [begun("short", {}, 3) for _ in range(2)]
    for game in games:
        played_until(game, 3)
    assert games[0].position == games[1].position
    assert games[0].dice == games[1].dice


def test_what_a_player_cannot_see_does_not_change_his_answer() -> None:
    """25.5 The faces of the unknown units dealt anew: a player put in the chair now answers the same."""
    chance = random.Random(2)
    game, seats, compared = begun("short", {}, 2), seated(), 0
    while game.position.turn < 3:
        player_view = sight_of(H44, game)
        if chance.random() < 0.05:
            other = H44.determinize(game, player_view.seat, Dice(seed_from(chance.randrange(1 << 30))))
            same = sight_of(H44, other)
            assert (same.decision, same.actions) == (player_view.decision, player_view.actions)
            answers = [make_player("h44", "normal", 5).choose(s) for s in (player_view, same)]
            assert answers[0] == answers[1]
            compared += 1
        game.apply(seats[player_view.seat].choose(player_view))
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("seat", ["allied", "german"])
def test_the_normal_player_beats_a_random_one_from_either_side(seat: str) -> None:
    players = {"allied": "random", "german": "random"} | {seat: "normal"}
    chosen = H44.options(H44.scenario("short"), {})
    task = Task(game="h44", scenario="short", options=chosen, players=players, seed=1)
    assert play_one(task, 0).results[seat] == "win"


def test_germans_with_nothing_better_to_do_block_the_road_ahead() -> None:
    evaluation = Evaluation(behind_the_column("3205"), GERMAN)
    posts = {post.hex for post in Posts(evaluation).of(UNIT["ge-kerutt"])}
    ahead = evaluation.highway[evaluation.spear + 1 : evaluation.spear + AHEAD]
    assert {hex_ for hex_ in ahead if evaluation.position.side_in(hex_) != ALLIED} <= posts


def test_paratroopers_out_of_supply_refuse_an_even_attack() -> None:
    game = begun("short", {}, 4)
    supplied = placed(behind_the_column("4917"), us_504_1="4817")
    hungry = supplied.mark((UNIT["us-504-1"],), UNSUPPLIED)
    battle = Battle(
        side=ALLIED, target=HEX["4917"], units=(UNIT["us-504-1"],), lead=supplied.formation(UNIT["us-504-1"])
    )
    worth = []
    for position in (supplied, hungry):
        game.change(position)
        worth.append(Attacks(Evaluation(position, ALLIED), game).worth(battle))
    assert worth[1] == FORLORN_HOPE < worth[0]


def test_germans_who_go_for_the_highway_drive_off_a_lone_battalion_that_holds_it() -> None:
    start = behind_the_column("3205")
    road = Evaluation(start, GERMAN).highway
    steady = Evaluation(placed(start, br_2ig=HEXES[road[FIRST_CUT + 8]]), GERMAN)
    cutting = Evaluation(steady.position, GERMAN, Posture(cut=2.0))
    behind = steady.highway[FIRST_CUT : steady.spear - 1]
    ahead = steady.highway[steady.spear + 1]
    assert behind
    alone = [hex_ for hex_ in behind if len(steady.position.stack(hex_)) <= 1]
    assert {cutting.gain(hex_) - steady.gain(hex_) for hex_ in alone} == {CORRIDOR}
    assert cutting.gain(ahead) == steady.gain(ahead)


def test_germans_who_watch_the_far_bank_look_out_for_infantry_too() -> None:
    start = behind_the_column("3205")
    near, _ = Evaluation(start, GERMAN).shores[0]
    position = placed(start, br_1gg=HEXES[near])
    steady, watching = (Evaluation(position, GERMAN, posture) for posture in (Posture(), Posture(bank=1.5)))
    far = {hex_ for _, hex_ in steady.shores}
    watched = [{post.hex for post in Posts(e).of(UNIT["ge-kerutt"])} & far for e in (steady, watching)]
    assert watched[0] < watched[1]
