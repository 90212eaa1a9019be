"""A device that several seats share: the server says from whom a view hides something, and what all may read."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from grognard.core.system import System
from grognard.games import SYSTEMS
from tests.server.conftest import at_table, new_game

SEED = "01" * 16
"""The secrets of the two seats differ."""


def test_the_view_is_hidden_from_the_other_seat_at_the_same_device(client: TestClient) -> None:
    with at_table(client, new_game(client, seed=SEED), "north", "south") as both:
        assert (both.state["seat"], both.state["hidden_from"]) == ("north", ["south"])
        both.played("throw")
        assert (both.state["seat"], both.state["hidden_from"]) == ("south", ["north"])


def test_a_device_of_one_seat_and_an_onlooker_are_never_covered(client: TestClient) -> None:
    created = new_game(client, south="open", seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created) as onlooker:
        assert (north.state["hidden_from"], onlooker.state["hidden_from"]) == ([], [])
        north.played("throw")
        assert (north.state["summary"], onlooker.until(1)["summary"]) == ([], [])


def test_all_may_read_what_came_of_the_last_step_but_nothing_private(client: TestClient) -> None:
    created = new_game(client, seed=SEED)
    with at_table(client, created, "north", "south") as both:
        both.played("throw")
        assert [event["what"] for event in both.state["summary"]] == ["thrown"]
        both.played("mark", spot="a")
        assert both.state["summary"] == [], "a mark is not part of the summary"
        both.played("guess", number=both.state["view"]["mine"])
        assert both.state["outcome"] is None, "the secrets differ"
        assert both.state["summary"] == [], "the hint was for the seat that guessed"


def test_nothing_is_covered_when_the_game_is_over(client: TestClient) -> None:
    with at_table(client, new_game(client, seed=SEED), "north", "south") as both:
        for number in range(1, 7):
            if both.state["outcome"] is None:
                both.played("guess", number=number)
                if both.state["outcome"] is None:
                    both.played("throw")
        assert both.state["outcome"] is not None
        assert both.state["hidden_from"] == []


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=list(SYSTEMS))
def test_what_is_told_while_the_device_changes_hands_are_sentences_of_the_game(system: System) -> None:
    texts = system.texts("en")
    assert [what for what in system.handover_events if not texts.has(what)] == []
