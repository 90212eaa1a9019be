"""The competent player of Stalingrad '42: knows every question, legal in both seats, blind, and far from random."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest
from msgspec.structs import replace

from grognard.ai import Player, make_player
from grognard.ai.player import PlayerView
from grognard.ai.s42 import weights as w
from grognard.ai.s42.arrivals import draft
from grognard.ai.s42.assaults import Assaults
from grognard.ai.s42.attacks import Attacks
from grognard.ai.s42.choices import ANSWERS
from grognard.ai.s42.evaluation import Evaluation, Posture
from grognard.ai.s42.line import Leaks, Line
from grognard.ai.s42.means import Means
from grognard.ai.s42.moves import ENEMY, MovePlanner
from grognard.ai.s42.reading import table
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.core.system import Value
from grognard.games import find, s42
from grognard.games.s42.boxes.boxes import ARMIES, BOXES
from grognard.games.s42.combat.strength import LABELS, Battle, estimate
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, STEPS, UNIT, Mode
from grognard.games.s42.interface import actions as do
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.options.leaders import SecondThrow
from grognard.games.s42.state.position import ELIMINATED, IN_FULL_RETREAT, Piece, Position, S42Game
from grognard.lab.selfplay import sight_of
from grognard.series.zoc_bonds.losses import LossChoice

S42 = find("s42")
PLANNED = {"move-units", "choose-route", "choose-target", "plan-attack"}
"""Questions that the player answers from its plans."""
ALL: dict[str, Value] = {
    "reserves": True,
    "planned-offensives": True,
    "disengagement": True,
    "commanders": True,
    "contested-cities": True,
}


def begun(scenario: str, options: dict[str, Value], seed: int) -> S42Game:
    found = S42.scenario(scenario)
    game: S42Game = S42.begin(found, S42.options(found, options), Dice(seed_from(seed)), None)
    return game


def seated(seed: int = 0) -> dict[str, Player]:
    return {seat: make_player("s42", "normal", seed + n) for n, seat in enumerate(("axis", "soviet"))}


def played(game: S42Game, plies: int) -> set[str]:
    """Play on for so many answers; each of them is legal. The kinds of questions that were asked."""
    seats, asked = seated(), set[str]()
    for _ in range(plies):
        if game.decision is None:
            break
        player_view = sight_of(S42, game)
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


def alone(game: S42Game, **where: str) -> S42Game:
    """The table with these units alone, in full strength; a name has _ for -."""
    position = game.position
    gone = {unit: replace(piece, place=ELIMINATED) for unit, piece in enumerate(position.pieces) if piece.place >= 0}
    put = {UNIT[name.replace("_", "-")]: HEX[hex_] for name, hex_ in where.items()}
    pieces = gone | {unit: Piece(place=hex_, steps=STEPS[unit]) for unit, hex_ in put.items()}
    other = game.fork()
    other.position = position.with_pieces(pieces).but(turn=2)
    return other


def moving(game: S42Game, side: int) -> S42Game:
    """The same table at the beginning of a side's movement."""
    seat = ("axis", "soviet")[side]
    other = game.fork()
    other.agenda = (*game.agenda[:-1], MoveUnits(seats=(seat,), side=side))
    return other


def moved(game: S42Game, side: int) -> Position:
    """The table after a movement phase of the competent player."""
    seat = ("axis", "soviet")[side]
    player = make_player("s42", "normal", 3)
    while True:
        player_view = sight_of(S42, game)
        if player_view.seat != seat:
            return game.position
        action = player.choose(player_view)
        if isinstance(action, do.EndMovement):
            return game.position
        game.apply(action)


def test_every_question_of_the_game_is_known() -> None:
    for module in walk_packages(s42.__path__, "grognard.games.s42."):
        import_module(module.name)
    every = [kind for kind in kinds(Decision) if kind.__module__.startswith("grognard.games.s42.")]
    questions = {str(kind.__struct_config__.tag) for kind in every if kind not in (SecondThrow, LossChoice)}
    assert questions == PLANNED | ANSWERS.keys()


@pytest.mark.parametrize(
    ("scenario", "options", "plies"), [("fall-blau", ALL, 150), ("caucasus", {}, 70), ("uranus", {}, 90)]
)
def test_the_first_moves_are_legal(scenario: str, options: dict[str, Value], plies: int) -> None:
    asked = played(begun(scenario, options, 1), plies)
    assert {"move-units", "choose-route"} <= asked


def test_an_empty_city_in_reach_is_taken() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="2303", ge_45="1501", su_121="3806")
    after = moved(moving(game, AXIS), AXIS)
    assert after.pieces[UNIT["ge-9pz"]].place == HEX["2503"]
    assert after.controller(HEX["2503"]) == AXIS


def test_an_empty_city_behind_the_front_gets_a_garrison() -> None:
    game = alone(begun("fall-blau", {}, 1), su_17tc="2704", ge_9pz="2002", ge_45="1501")
    after = moved(moving(game, SOVIET), SOVIET)
    assert after.pieces[UNIT["su-17tc"]].place == HEX["2503"]


def test_no_unit_attacks_at_hopeless_odds() -> None:
    game = alone(begun("fall-blau", {}, 1), hu_9l="1402", su_121="1502", su_160="1502", su_16tc="1502")
    attacks = Attacks(Evaluation(game.position, AXIS), game)
    assert attacks.plan(HEX["1502"]) is None
    strong = alone(game, ge_9pz="1402", ge_11pz="1402", ge_24pz="1501", ge_3pzg="1501", su_160="1502")
    plan = Attacks(Evaluation(strong.position, AXIS), strong).plan(HEX["1502"])
    assert plan is not None
    assert plan.worth > 0


def test_more_strength_makes_an_attack_worth_more() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1402", ge_11pz="1402", ge_45="1402", su_121="1502")
    attacks = Attacks(Evaluation(game.position, AXIS), game)
    units = [UNIT[name] for name in ("ge-9pz", "ge-11pz", "ge-45")]
    worths = [attacks.worth(Battle(side=AXIS, target=HEX["1502"], units=tuple(units[:n]))) for n in (1, 2, 3)]
    known = [worth for worth in worths if worth is not None]
    assert len(known) >= 2
    assert known == sorted(known)
    assert known[0] < known[-1]


def test_attackers_gather_around_a_weak_stack() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1400", ge_45="1401", ge_95="1401", su_160="1502")
    position = game.position
    evaluation = Evaluation(position, AXIS)
    near = [HEX["1501"], HEX["1402"]]
    reach: dict[int, dict[int, Mode]] = {
        UNIT[name]: dict.fromkeys(near, "normal") for name in ("ge-9pz", "ge-45", "ge-95")
    }
    assaults = Assaults(evaluation, game, reach, MovePlanner(evaluation)).plan()
    assert [assault.target for assault in assaults] == [HEX["1502"]]
    assert all(hex_ in near for _, hex_ in assaults[0].posts)


def test_no_unit_is_sent_against_those_who_would_flee() -> None:
    """13.3.2 A stack in full retreat does not wait for an attack; with a unit in good order it does."""
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1400", ge_45="1401", su_160="1502", su_121="1502")
    reach: dict[int, dict[int, Mode]] = {UNIT[name]: {HEX["1501"]: "normal"} for name in ("ge-9pz", "ge-45")}
    fled = game.position
    for name, targets in (("su-160", [HEX["1502"]]), ("su-121", [])):
        fled = fled.with_piece(UNIT[name], replace(fled.pieces[UNIT[name]], order=IN_FULL_RETREAT))
        game.position = fled
        evaluation = Evaluation(fled, AXIS)
        assert sorted(Assaults(evaluation, game, reach, MovePlanner(evaluation)).around) == targets


def test_infantry_leaves_those_alone_for_whom_enough_are_on_their_way() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_45="1401", ge_95="1401", ge_383="1301", su_160="1502", su_301="1309")
    evaluation, unit = Evaluation(game.position, AXIS), UNIT["ge-383"]
    move_planner = MovePlanner(evaluation)
    here, there = HEX["1402"], HEX["1308"]
    assert move_planner.hunt[here] == move_planner.hunt[there]
    move_planner.send(UNIT["ge-45"], here)
    assert move_planner.hunt[here] == move_planner.hunt[there]
    for name in ("ge-95", "ge-9pz", "ge-11pz"):
        move_planner.send(UNIT[name], here)
    assert move_planner.hunt[here] > move_planner.hunt[there]
    assert (w.APPROACH, move_planner.hunt, ENEMY) in move_planner.wishes(unit)


def test_no_unit_rests_where_tanks_are_about_to_attack() -> None:
    """21.4 Who takes in a replacement keeps every unit in its hex from attacking."""
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1402", ge_11pz="1402", ge_24pz="1016", su_160="1502")
    evaluation = Evaluation(game.position, AXIS)
    assert draft(evaluation, UNIT["ge-9pz"]) < 0 < draft(evaluation, UNIT["ge-24pz"])


def test_who_holds_a_place_that_counts_does_not_leave_it_for_an_attack() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1806", su_160="2007")
    game.position = game.position.but(held=tuple(sorted((*game.position.held, HEX["1806"]))))
    evaluation, unit = Evaluation(game.position, AXIS), UNIT["ge-9pz"]
    move_planner = MovePlanner(evaluation)
    assaults = Assaults(evaluation, game, {unit: {HEX["1806"]: "normal", HEX["1907"]: "normal"}}, move_planner)
    assert evaluation.own_sites[HEX["1806"]] > 0
    assert assaults.leaves(unit, HEX["1907"]) > assaults.leaves(unit, HEX["1806"]) + w.POINT / 2


def test_one_stays_in_a_place_that_the_enemy_could_come_to() -> None:
    for foe, stays in (("2007", {UNIT["ge-45"]: HEX["1806"]}), ("4004", {})):
        game = alone(begun("fall-blau", {}, 1), ge_9pz="1806", ge_45="1806", su_160=foe)
        held = game.position.but(held=tuple(sorted((*game.position.held, HEX["1806"]))))
        assert MovePlanner(Evaluation(held, AXIS)).garrisons() == stays


def test_headquarters_are_not_left_alone_where_the_enemy_could_overrun_them() -> None:
    gains = []
    for foe in ("1802", "4004"):
        game = alone(begun("fall-blau", {}, 1), ge_9pz="1402", ge_6a_hq="1401", su_160=foe)
        move_planner, unit = MovePlanner(Evaluation(game.position, AXIS)), UNIT["ge-6a-hq"]
        gains.append(
            move_planner.rear(game.position, unit, HEX["1402"]) - move_planner.rear(game.position, unit, HEX["1401"])
        )
    assert gains[0] > 0
    assert gains[0] - gains[1] == w.ALONE


def test_who_has_to_attack_attacks_at_lower_odds() -> None:
    names = ("ge-45", "ge-95", "ge-383")
    game = alone(begun("fall-blau", {}, 1), ge_45="1402", ge_95="1402", ge_383="1402", su_160="1502")
    battle = Battle(side=AXIS, target=HEX["1502"], units=tuple(UNIT[name] for name in names))
    bold, careful = Evaluation(game.position, AXIS), Evaluation(game.position, AXIS)
    careful.__dict__["attacking"] = False
    assert LABELS[estimate(game.position, battle).column] == "2-1"
    assert Attacks(bold, game).worth(battle) is not None
    assert Attacks(careful, game).worth(battle) is None


def test_no_unit_leaves_the_line_without_which_the_enemy_would_be_through() -> None:
    """Three divisions are bonded before the entry area; the one in the middle could go elsewhere, and stays."""
    game = alone(begun("fall-blau", {}, 1), ge_57="1207", ge_168="1209", ge_75="1211", su_297="1309")
    evaluation, unit = Evaluation(game.position, AXIS), UNIT["ge-168"]
    gone = game.position.with_piece(unit, replace(game.position.pieces[unit], place=ELIMINATED))
    leaks = Leaks(evaluation)
    assert leaks.are_worse(leaks.of(gone), leaks.of(game.position))
    reach: dict[int, dict[int, Mode]] = {unit: dict.fromkeys((HEX["1209"], HEX["1109"]), "normal")}
    assert Line(evaluation, reach, MovePlanner(evaluation), {}).posts() == {unit: HEX["1209"]}


def test_a_hole_in_the_line_is_closed_by_who_is_free() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_57="1002", su_297="1309")
    evaluation, unit = Evaluation(game.position, AXIS), UNIT["ge-57"]
    assert Leaks(evaluation).of(game.position)
    reach: dict[int, dict[int, Mode]] = {unit: dict.fromkeys((HEX["1207"], HEX["1003"]), "normal")}
    assert Line(evaluation, reach, MovePlanner(evaluation), {}).posts() == {unit: HEX["1207"]}


def test_guns_and_aircraft_are_promised_to_one_attack() -> None:
    game = begun("fall-blau", {}, 1)
    means = Means(game.position, AXIS)
    bare = Battle(side=AXIS, target=HEX["1403"], units=(UNIT["ge-24pz"],))
    battle, price = means.given(bare)
    assert battle.guns
    assert price > 0
    assert means.has(battle)
    means.promise(battle)
    assert not means.has(battle)
    assert means.given(bare)[0].guns != battle.guns


def test_the_same_seed_plays_the_same_game() -> None:
    games = [begun("fall-blau", {}, 3) for _ in range(2)]
    for game in games:
        played(game, 60)
    assert games[0].position == games[1].position
    assert games[0].dice == games[1].dice


def masked(game: S42Game, order: tuple[int, ...]) -> S42Game:
    """34.1.2 Two reserve armies before the Axis, each with the box that stands in this order; one box is manned."""
    other = game.fork()
    army = {
        unit: Piece(place=HEX[hex_], steps=STEPS[unit]) for unit, hex_ in zip(ARMIES, ("1604", "2002"), strict=False)
    }
    inside = {UNIT["su-284"]: Piece(place=BOXES[0], steps=2), UNIT["su-309"]: Piece(place=BOXES[0], steps=2)}
    boxes = [BOXES[k] for k in order]
    masks = tuple(boxes[k] if k < len(boxes) else -1 for k in range(len(ARMIES)))
    other.position = game.position.with_pieces(army | inside).but(masks=masks)
    return other


def test_what_a_player_cannot_see_does_not_change_his_answer() -> None:
    """34.1.2 The markers of the reserve armies lie in another order: the Axis thinks of the same table, and answers the
    same."""
    start = begun("fall-blau", {}, 2)
    one, other = masked(start, (0, 1)), masked(start, (1, 0))
    assert one.position.masks != other.position.masks
    players = [make_player("s42", "normal", 5) for _ in range(2)]
    for _ in range(40):
        sights: list[PlayerView] = [sight_of(S42, game) for game in (one, other)]
        assert table(sights[0]) == table(sights[1])
        answers = [player.choose(player_view) for player, player_view in zip(players, sights, strict=True)]
        assert answers[0] == answers[1]
        for game in (one, other):
            game.apply(answers[0])


def test_tanks_go_on_and_leave_a_lost_city_to_infantry() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1806", ge_45="1806", su_160="1116")
    lost = game.position.but(held=tuple(hex_ for hex_ in game.position.held if hex_ != HEX["1116"]))
    for turn, share in ((2, w.TANKS_BACK), (8, 1.0)):
        move_planner = MovePlanner(Evaluation(lost.but(turn=turn), AXIS))
        (number,) = (k for k, found in enumerate(move_planner.evaluation.objectives) if HEX["1116"] in found.hexes)
        objective = move_planner.evaluation.objectives[number]
        tanks, foot = (move_planner.draws(number, objective, UNIT[name]) for name in ("ge-9pz", "ge-45"))
        assert not objective.mine
        assert tanks == pytest.approx(share * foot)


def test_a_raider_behind_the_front_is_no_reason_for_a_side_that_attacks_to_turn_back() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1806", su_160="1204")
    evaluation = Evaluation(game.position, AXIS)
    menace = evaluation.dangers[HEX["1204"]][0]
    before = evaluation.gain(HEX["1204"]) + (w.MENACE - w.RAIDER) * menace
    assert menace > w.POINT
    assert evaluation.gain(HEX["1204"]) < before - w.POINT / 6
    winter = Evaluation(game.position.but(winter_offensive=1), AXIS)
    assert not winter.attacking
    assert winter.gain(HEX["1204"]) >= w.MENACE * winter.dangers[HEX["1204"]][0]


def test_tanks_keep_to_the_objective_that_they_went_for() -> None:
    """Between two objectives as good as each other, the one of last turn; once it is taken, the other."""
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1402", su_160="3806")
    unit, evaluation = UNIT["ge-9pz"], Evaluation(game.position, AXIS)
    fresh = MovePlanner(evaluation)
    first, second = (evaluation.objectives[number].hexes[0] for _, _, number in fresh.wishes(unit)[:2])
    worth = {evaluation.objectives[number].hexes[0]: value for value, _, number in fresh.wishes(unit)}
    kept = MovePlanner(evaluation, {unit: second})
    kept_worth = {evaluation.objectives[number].hexes[0]: value for value, _, number in kept.wishes(unit)}
    assert kept_worth == worth | {second: worth[second] * w.KEPT}
    assert kept_worth[first] == worth[first]
    fresh.claim(unit, HEX["2001"])
    goal = fresh.goals()[unit]
    assert goal in worth
    assert not MovePlanner(evaluation, {unit: goal}).goals()


def test_only_weak_infantry_of_an_attacker_guards_what_is_behind_the_front() -> None:
    game = alone(begun("fall-blau", {}, 1), ge_454sec="1016", ge_45="1016", ge_9pz="1016", su_17tc="1215")
    move_planner = MovePlanner(Evaluation(game.position, AXIS))
    (number,) = (k for k, found in enumerate(move_planner.evaluation.objectives) if HEX["1116"] in found.hexes)
    objective = move_planner.evaluation.objectives[number]
    draws = [move_planner.draws(number, objective, UNIT[name]) for name in ("ge-454sec", "ge-45", "ge-9pz")]
    assert draws[0] > w.POINT
    assert draws[1:] == [0.0, 0.0]


def test_tanks_that_exploit_are_drawn_by_far_objectives() -> None:
    """What is a turn's march away keeps more of its pull, what is at hand all of it either way."""
    game = alone(begun("fall-blau", {}, 1), ge_9pz="1402", su_160="3806")
    unit, here, there = UNIT["ge-9pz"], HEX["1402"], HEX["2503"]
    steady, exploiting = (
        MovePlanner(Evaluation(game.position, AXIS, posture=posture)) for posture in (Posture(), Posture(haste=3.0))
    )
    assert exploiting.pull(unit, here)[0] > steady.pull(unit, here)[0]
    assert exploiting.pull(unit, there)[0] == pytest.approx(steady.pull(unit, there)[0])
