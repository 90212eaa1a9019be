"""The competent player of Storms of Steel: knows every question, legal in every seat, blind, and far from random."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from pkgutil import walk_packages

import pytest

from grognard.ai import Player, make_player
from grognard.ai.coh.action_values import ActionValues
from grognard.ai.coh.choices import ANSWERS
from grognard.ai.coh.evaluation import HOPELESS, Evaluation
from grognard.ai.coh.moves import betrayal
from grognard.ai.coh.odds import chance, needed
from grognard.ai.coh.reading import table as seen_by
from grognard.ai.coh.weights import BETRAYED
from grognard.ai.player import PlayerView
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision, Outcome
from grognard.core.system import Value
from grognard.games import coh, find
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.units import SIDE, SOVIET, UNIT
from grognard.games.coh.interface import actions as do
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.state.position import HIDDEN, NONE, CohGame
from grognard.lab.selfplay import Task, play_one, sight_of
from tests.games.coh.table import table

COH = find("coh")
PLANNED = {"take-turn", "choose-action"}
"""Questions that the player answers from what it has settled on for the turn."""
NEAR = {"unit": "su-rifle-1", "at": "8-F12", "facing": "nw"}
FAR = {"unit": "su-rifle-2", "at": "8-F18", "facing": "nw"}
SQUAD = {"unit": "ge-infantry-1", "at": "8-F10", "facing": "ne", "hit": "foot-pinned"}


def begun(scenario: str, options: dict[str, Value], seed: int) -> CohGame:
    found = COH.scenario(scenario)
    game: CohGame = COH.begin(found, COH.options(found, options), Dice(seed_from(seed)), None)
    return game


def seated(game: CohGame, seed: int = 0) -> dict[str, Player]:
    return {army.id: make_player("coh", "normal", seed + n) for n, army in enumerate(game.position.armies)}


def played(game: CohGame, plies: int) -> set[str]:
    """Play on for so many answers; each of them is legal. The kinds of questions that were asked."""
    seats, asked = seated(game), set[str]()
    for _ in range(plies):
        if game.decision is None:
            break
        player_view = sight_of(COH, game)
        action = seats[player_view.seat].choose(player_view)
        assert action in player_view.actions
        asked.add(str(player_view.decision.__struct_config__.tag))
        game.play(player_view.seat, action)
    return asked


def kinds(of: type[Decision]) -> Iterator[type[Decision]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def thoughts(game: CohGame, seat: str) -> Evaluation:
    """What the player of a seat makes of a table."""
    position = seen_by(PlayerView.of(COH, game, seat))
    return Evaluation(position, next(n for n, army in enumerate(position.armies) if army.id == seat))


def test_every_question_of_the_game_is_known() -> None:
    for module in walk_packages(coh.__path__, "grognard.games.coh."):
        import_module(module.name)
    questions = {
        str(kind.__struct_config__.tag)
        for kind in kinds(Decision)
        if kind.__module__.startswith("grognard.games.coh.") and kind.verbs
    }
    assert questions == PLANNED | ANSWERS.keys()


@pytest.mark.parametrize(
    ("scenario", "options", "plies", "among"),
    [
        ("corn-rows", {"ap-roulette": True, "cautious-movement": True}, 999, {"choose-target", "spend-on-roll"}),
        ("empty-windows", {}, 150, {"deploy-unit"}),
        ("empty-windows", {"solitaire": True}, 60, {"mark-hex"}),
        ("smoke-over-the-balka", {}, 50, {"name-target", "announce"}),
        ("two-heights", {"sides-together": True}, 50, {"choose-action"}),
        ("lend-lease-riposte", {}, 30, {"bonus-move"}),
    ],
)
def test_firefights_are_played_legally(scenario: str, options: dict[str, Value], plies: int, among: set[str]) -> None:
    assert among | PLANNED <= played(begun(scenario, options, 1), plies)


@pytest.mark.parametrize("seat", ["german", "soviet"])
def test_a_player_of_chance_is_beaten(seat: str) -> None:
    other = "soviet" if seat == "german" else "german"
    players = {army: "normal" if army == seat else "random" for army in ("german", "soviet")}
    task = Task(game="coh", scenario="corn-rows", options={}, players=players, seed=77)
    for number in range(2):
        assert play_one(task, number).results == {seat: "win", other: "loss"}


def test_chances_of_dice_are_exact() -> None:
    pairs = [a + b for a in range(1, 7) for b in range(1, 7)]
    for need in range(15):
        assert chance(need) == pytest.approx(float(Fraction(sum(total >= need for total in pairs), 36)))


def test_what_is_thought_of_a_shot_is_what_the_rules_say() -> None:
    """The quick estimate of what could be shot from elsewhere agrees with the rules where both can be asked."""
    game = begun("corn-rows", {}, 3)
    evaluation = thoughts(game, "german")
    pieces, compared = evaluation.position.pieces, 0
    for unit in evaluation.friends:
        for foe in evaluation.foes:
            here, there = pieces[unit].place, pieces[foe]
            rear = not in_arc(evaluation.field, there.place, there.facing, here)
            quick = evaluation.need(unit, here, foe, there.place, rear, NONE)
            if quick < HOPELESS:
                shot = Shot(army=evaluation.army, hex=there.place, how="direct", units=(unit,))
                assert quick == needed(evaluation.position, shot, foe)
                compared += 1
    assert compared >= 4


def test_an_open_objective_in_reach_is_taken() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "7-K08", "facing": "n"},
        {"unit": "su-rifle-1", "at": "7-A17", "facing": "n"},
    ]
    game = table(place=place, round=5, control={"7-I08": "soviet", "7-G08": "german"}, decision={"phase": "turn"})
    game.dice = Dice(seed_from(1))
    played(game, 200)
    site = game.position.sites.index(game.position.field.hex("7-I08"))
    assert isinstance(game.position.outcome, Outcome)
    assert game.position.armies[game.position.control[site]].id == "german"


def test_the_better_target_is_fired_at() -> None:
    armies = {"german": {"cap": 0, "ap": 3, "active": ["ge-infantry-1"]}}
    turn = {"phase": "turn", "army": "german"}
    game = table(scenario="meeting-in-the-wheat", place=[NEAR, FAR, SQUAD], armies=armies, decision=turn)
    evaluation = thoughts(game, "german")
    worth = {
        action.hex: gain
        for action, gain, _ in ActionValues(evaluation, {}).fires(UNIT["ge-infantry-1"])
        if isinstance(action, do.Fire)
    }
    assert worth["8-F12"] > worth["8-F18"] > 0
    player = make_player("coh", "normal", 0)
    while True:
        player_view = PlayerView.of(COH, game, "german")
        action = player.choose(player_view)
        if isinstance(action, do.Fire):
            break
        assert isinstance(action, do.Act)
        game.play("german", action)
    assert action.hex == "8-F12"


@pytest.mark.parametrize("plies", [6, 30, 61])
def test_what_is_hidden_changes_no_choice(plies: int) -> None:
    """The same answer in every game that the seat cannot tell from the true one."""
    game = begun("empty-windows", {}, 4)
    played(game, plies)
    while game.decision is not None and game.decision.seats[0] != "german":
        played(game, 1)
    player_view = sight_of(COH, game)
    chosen = make_player("coh", "normal", 5).choose(player_view)
    for number in range(1, 4):
        other = PlayerView.of(COH, COH.determinize(game, "german", Dice(seed_from(number))), "german")
        assert make_player("coh", "normal", 5).choose(other) == chosen


def test_hidden_enemies_and_mines_lie_nowhere() -> None:
    game = begun("berezovy-ravine", {}, 1)
    position = seen_by(PlayerView.of(COH, game, "german")) if game.asked("german") else None
    while position is None:
        played(game, 1)
        position = seen_by(PlayerView.of(COH, game, "german")) if game.asked("german") else None
    hidden = [u for u, piece in enumerate(position.pieces) if piece.has(HIDDEN) and SIDE[u] == SOVIET]
    assert hidden
    assert all(position.pieces[unit].place < 0 for unit in hidden)
    assert any(work.hidden for work in game.position.works)
    assert not any(work.hidden for work in position.works)


LEAVING = {"unit": "su-il2-1", "at": "7-C10", "facing": "n", "marks": ["spent"]}


@pytest.mark.parametrize("flak", [False, True])
def test_while_an_enemy_aircraft_flies_off_it_fires_or_passes_and_tries_no_card_again(flak: bool) -> None:
    """20.0 A command would let a unit act, but not now: the card stays in the hand, and the turn comes to its end."""
    gun = [{"unit": "ge-251-17-1", "at": "7-E10", "facing": "n"}] if flak else []
    game = table(
        scenario="ponyri-station",
        place=[{"unit": "ge-stug3g-1", "at": "7-F09"}, {"unit": "su-rifle-1", "at": "7-D09"}, LEAVING, *gun],
        armies={"german": {"cap": 3, "hand": ["card-command"]}, "soviet": {"cap": 0}},
        decision={"phase": "turn", "army": "german"},
        dice=[1, 1],
    )
    player, chosen = make_player("coh", "normal", 1), list[str]()
    while game.asked("german") is not None and len(chosen) < 12:
        action = player.choose(PlayerView.of(COH, game, "german"))
        chosen.append(type(action).__name__)
        game.play("german", action)
    assert len(chosen) < 12
    assert "PlayCard" not in chosen
    assert ("Flak" in chosen) == flak


@pytest.mark.parametrize("fights", [True, False])
def test_a_card_that_helps_no_unit_now_is_not_offered(fights: bool) -> None:
    """Card 11 In close combat no unit digs in: the card itself is refused, so no unit is taken up for it in vain."""
    game = table(
        scenario="across-the-psel",
        place=[
            {"unit": "ge-grenadier-1", "at": "9-F09", "marks": ["spent"]},
            {"unit": "su-rifle-1", "at": "9-F09" if fights else "9-D10"},
            {"unit": "su-maxim-1", "at": "9-D09", "facing": "s"},
        ],
        armies={"german": {"cap": 0, "hand": ["card-hasty-defence"]}, "soviet": {"cap": 0}},
        decision={"phase": "turn", "army": "german"},
    )
    card = do.PlayCard("card-hasty-defence", "ge-grenadier-1", "")
    assert (card in PlayerView.of(COH, game, "german").actions) != fights


def test_no_friend_walks_into_an_ambush_of_its_own_side() -> None:
    turn = {"phase": "turn", "army": "soviet"}
    game = table(scenario="meeting-in-the-wheat", place=[NEAR, FAR, SQUAD], decision=turn)
    evaluation = thoughts(game, "soviet")
    near, far = UNIT["su-rifle-1"], UNIT["su-rifle-2"]
    hex_ = evaluation.position.pieces[near].place
    assert betrayal(evaluation, far, hex_) == 0.0
    position = evaluation.position
    hidden = position.with_piece(near, position.pieces[near].marked(HIDDEN))
    assert betrayal(Evaluation(hidden, evaluation.army), far, hex_) == BETRAYED
    both = hidden.with_piece(far, hidden.pieces[far].marked(HIDDEN))
    assert betrayal(Evaluation(both, evaluation.army), far, hex_) == 0.0


def test_an_activation_is_not_dropped_for_one_that_can_wait() -> None:
    """3.0 The rest of its points would be lost; the other unit can act in the next turn as well."""
    active = {"unit": "ge-infantry-1", "at": "8-J07", "facing": "ne"}
    fresh = {"unit": "ge-infantry-2", "at": "8-F10", "facing": "ne"}
    armies = {"german": {"cap": 0, "ap": 3, "active": ["ge-infantry-1"]}}
    turn = {"phase": "turn", "army": "german"}
    game = table(scenario="meeting-in-the-wheat", place=[NEAR, FAR, active, fresh], armies=armies, decision=turn)
    action = make_player("coh", "normal", 0).choose(PlayerView.of(COH, game, "german"))
    assert action == do.Act("ge-infantry-1", "ap")
