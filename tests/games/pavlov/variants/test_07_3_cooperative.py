"""7.3: two players on the Soviet side, one for the cards and one for the counters."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.errors import NotAsked
from grognard.core.game import Action, Game
from grognard.games.pavlov.interface.actions import EndActions, EndCards, EndMoves, FireAa, UseAid
from tests.games.pavlov.card_hands import QUIET, STARTERS, use
from tests.games.pavlov.table import asked, check, play, table

RESERVE = [{"unit": man, "at": "reserve"} for man in STARTERS]


def coop(**spec: Any) -> Game[Any]:
    place = [*RESERVE, *spec.pop("place", [])]
    return table(scenario="cooperative", place=place, **spec)


def seats(game: Game[Any]) -> set[str]:
    decision = game.decision
    assert decision is not None
    return set(decision.seats)


def not_asked(game: Game[Any], seat: str, action: Action) -> None:
    """The seat has no say, and trying changes nothing."""
    before = game.position
    with pytest.raises(NotAsked):
        game.play(seat, action)
    assert game.position is before


@pytest.mark.rule("pavlov:7.3.a")
@pytest.mark.parametrize("seed", range(4))
def test_cooperative_game_is_set_up_and_dealt_like_the_solitaire_one(seed: int) -> None:
    alone = table(empty=False, seed=seed, scenario="solitaire")
    together = table(empty=False, seed=seed, scenario="cooperative")
    assert replace(together.position, rules=alone.position.rules) == alone.position


@pytest.mark.rule("pavlov:7.3.a")
def test_cooperative_turn_runs_like_the_solitaire_one() -> None:
    ends: list[dict[str, Any]] = [{"end-cards": None}, {"end-moves": None}, {"end-actions": None}]
    alone = table(empty=False, seed=7, scenario="solitaire", decision={"phase": "turn"}, **QUIET)
    together = table(empty=False, seed=7, scenario="cooperative", decision={"phase": "turn"}, **QUIET)
    for game in (alone, together):
        play(game, *ends)
    assert asked(together) == asked(alone) == "card-action"
    assert replace(together.position, rules=alone.position.rules) == alone.position


@pytest.mark.rule("pavlov:7.3.b", "pavlov:7.3.e")
def test_command_alone_decides_in_the_card_phase() -> None:
    game = coop(hand=["c68", "c71"], decision={"phase": "cards", "left": 3})
    assert seats(game) == {"command"}
    not_asked(game, "garrison", EndCards())
    play(game, use("c68", "grd13", "reinforce"), seat="command")
    assert seats(game) == {"command"}
    play(game, {"reinforce": "khait"}, seat="command")
    check(game, {"unit": "khait", "at": "reserve"})


@pytest.mark.rule("pavlov:7.3.b")
def test_sortie_ordered_by_a_card_is_an_action_of_command() -> None:
    game = coop(hand=["c68", "c95"], storm="c62", decision={"phase": "cards", "left": 2}, dice=[1, 1, 1, 6])
    play(game, use("c68", "hq62", "storm"), seat="command")
    assert seats(game) == {"command"}
    play(game, {"join": "pavlov"}, {"launch": None}, seat="command")
    check(game, {"unit": "pavlov", "at": "reserve"}, {"storm": "c62"})


AID = {"token": "aid", "at": "supply"}


@pytest.mark.rule("pavlov:7.3.b", "pavlov:5.0.g")
def test_first_aid_on_a_sortie_ordered_by_a_card_is_for_command_to_give() -> None:
    """RULING pavlov-020: the card phase belongs to its player. Pavlov and Alexandrov are storm troops: six dice."""
    dice = [1] * 6 + [1, 1]
    game = coop(hand=["c68", "c95"], storm="c62", place=[AID], decision={"phase": "cards", "left": 2}, dice=dice)
    play(game, use("c68", "hq62", "storm"), {"join": "pavlov"}, {"join": "alexandrov"}, {"launch": None})
    assert asked(game) == "choose-aid"
    assert seats(game) == {"command"}
    not_asked(game, "garrison", UseAid())
    play(game, {"use-aid": None}, seat="command")
    check(game, {"unit": "pavlov", "at": "reserve"}, {"unit": "alexandrov", "at": "removed"})


@pytest.mark.rule("pavlov:7.3.b", "pavlov:5.0.g")
@pytest.mark.parametrize("seat", ["command", "garrison"])
def test_first_aid_on_the_final_sortie_is_for_either_player(seat: str) -> None:
    last: dict[str, Any] = {"wehrmacht": [], "wehrmacht_only": True, "decision": {"phase": "end"}}
    game = coop(turn=21, storm="c61", place=[AID], dice=[1, 1, 1, 1], **last)
    assert seats(game) == {"command", "garrison"}
    play(game, {"sortie": None}, {"join": "pavlov"}, {"launch": None}, seat="command")
    assert asked(game) == "choose-aid"
    assert seats(game) == {"command", "garrison"}
    play(game, {"use-aid": None}, seat=seat)
    check(game, {"unit": "pavlov", "at": "reserve"})


@pytest.mark.rule("pavlov:7.3.c", "pavlov:7.3.e")
def test_garrison_alone_decides_in_the_counter_phase() -> None:
    game = coop(place=[{"token": "suppress", "at": "supply"}], decision={"phase": "moves"})
    assert seats(game) == {"garrison"}
    not_asked(game, "command", EndMoves())
    play(game, {"move": "pavlov"}, {"to": "r2"}, {"end-moves": None}, seat="garrison")
    assert seats(game) == {"garrison"}
    not_asked(game, "command", EndActions())
    play(game, {"act": "pavlov"}, seat="garrison")
    assert seats(game) == {"garrison"}


@pytest.mark.rule("pavlov:7.3.d")
@pytest.mark.parametrize("seat", ["command", "garrison"])
def test_either_player_may_open_anti_aircraft_fire(seat: str) -> None:
    game = coop(
        place=[{"token": "aa", "at": "loc-8"}],
        decision={"phase": "wehrmacht", "card": "c11"},
        dice=[4, 4],
    )
    assert seats(game) == {"command", "garrison"}
    game.play(seat, FireAa("loc-8"))
    assert asked(game) == "move-counter"


@pytest.mark.rule("pavlov:7.3.d")
@pytest.mark.parametrize("seat", ["command", "garrison"])
def test_either_player_may_use_the_first_aid_kit(seat: str) -> None:
    game = coop(
        place=[{"unit": "khait", "at": "r2"}, {"token": "aid", "at": "supply"}],
        decision={"phase": "wehrmacht", "card": "c14"},
        dice=[3, 2, 6, 1, 1, 1],
    )
    assert seats(game) == {"command", "garrison"}
    game.play(seat, UseAid())
    check(game, {"unit": "khait", "at": "r2"}, {"area": "supply", "token": "aid", "count": 0})


@pytest.mark.rule("pavlov:7.3.d")
def test_phases_of_a_turn_change_hands() -> None:
    game = coop(turn=1, decision={"phase": "turn"}, **QUIET)
    assert seats(game) == {"command"}
    play(game, {"end-cards": None}, seat="command")
    assert seats(game) == {"garrison"}
    play(game, {"end-moves": None}, {"end-actions": None}, seat="garrison")
    assert seats(game) == {"command"}
    check(game, {"turn": 2})
