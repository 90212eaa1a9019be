"""21.0 Two armies on each side."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.interface.actions import Snipe
from tests.games.coh.field import by
from tests.games.coh.table import check, play, table

FOUR: dict[str, Any] = {"scenario": "two-heights", "decision": {"phase": "turn", "army": "german-1"}}


@pytest.mark.rule("coh:21.0.i", "coh:21.0.l", "coh:errata.firefights.g")
def test_every_army_has_its_turn_and_three_passes_end_the_round() -> None:
    game = table(**FOUR, armies={"german-1": {"cap": 1}})
    order = []
    for _ in range(3):
        order.append(game.decision.seats[0] if game.decision else "")
        play(game, {"pass-turn": None})
    assert order == ["german-1", "soviet-1", "german-2"]
    check(game, {"round": 2})


@pytest.mark.rule("coh:card.13.c")
def test_of_two_enemies_the_sniper_takes_the_chosen_one() -> None:
    """In a firefight of two armies no player is asked: test_two_hexes_points_and_sniper."""
    armies = {"german-1": {"hand": ["card-sniper"], "cap": 0}, "soviet-1": {"cap": 5}, "soviet-2": {"cap": 3}}
    place = [{"unit": "ge-infantry-1", "at": "7-L10"}]
    game = table(**FOUR, place=place, armies=armies, dice=[4])
    play(game, {"play-card": "card-sniper"})
    check(game, {"asked": "choose-sniped", "seats": ["german-1"]})
    assert game.decision is not None
    assert list(game.decision.candidates(game)) == [Snipe("soviet-1"), Snipe("soviet-2")]
    play(game, {"snipe": "soviet-2"})
    check(game, {"army": "soviet-2", "cap": 1}, {"army": "soviet-1", "cap": 5})


@pytest.mark.rule("coh:21.0.n", "coh:21.0.o")
@pytest.mark.parametrize(("alone", "winners"), [(True, ["german-2"]), (False, ["german-1", "german-2"])])
def test_points_go_to_the_army_and_victory_to_the_side_or_to_it(alone: bool, winners: list[str]) -> None:
    armies = {"german-2": {"points": 3}, "german-1": {"points": 1}}
    control = dict.fromkeys(("8-I06", "8-I14", "7-K09"), "none")
    keys: dict[str, Any] = {
        "scenario": "two-heights",
        "decision": {"phase": "end"},
        "options": {"single-victory": alone},
    }
    game = table(armies=armies, control=control, **keys)
    outcome = game.position.outcome
    assert outcome is not None
    assert [army for army, result in outcome.results.items() if result == "win"] == winners
    place = [{"unit": "ge-infantry-1", "at": "7-J09", "army": "german-2"}]
    taken = table(place=place, scenario="two-heights", decision={"phase": "turn", "army": "german-2"})
    play(taken, by("ge-infantry-1"), {"move": "7-K09", "facing": "s"})
    check(taken, {"hex": "7-K09", "control": "german-2"})
