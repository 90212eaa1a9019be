"""Questions that only the game knows: answered through the asker's eyes, beside everything else, changing nothing."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.server import limits
from tests.server.conftest import at_table, new_game


def test_a_query_is_answered_through_the_askers_own_eyes(client: TestClient) -> None:
    created = new_game(client, south="open")
    with (
        at_table(client, created, "north") as north,
        at_table(client, created, "south") as south,
        at_table(client, created) as onlooker,
    ):
        north.played("mark", spot="b")
        for browser in (north, south, onlooker):
            browser.until(1)
            answer = browser.ask("query", "answer", id=7, what="free", args={})
            mine = browser.state["view"]["mine"]
            assert answer == {"type": "answer", "id": 7, "ply": 1, "result": {"spots": ["a", "c"], "mine": mine}}
        assert south.state["view"]["mine"] is not None
        assert onlooker.state["view"]["mine"] is None


def test_a_query_at_an_earlier_ply(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        both.played("mark", spot="a")
        both.played("throw")
        then = both.ask("query", "answer", id=1, what="free", at=0)
        assert (then["ply"], then["result"]["spots"]) == (0, ["a", "b", "c"])
        assert both.ask("query", "answer", id=2, what="free", at=None)["ply"] == 2


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"what": "weather"}, "bad-query"),
        ({"what": "nap", "args": {"seconds": "long"}}, "bad-query"),
        ({"what": "free", "at": 1}, "no-such-ply"),
        ({"what": "free", "at": -1}, "no-such-ply"),
        ({"what": "fail"}, "internal"),
    ],
)
def test_a_query_without_an_answer_gets_trouble_with_its_id(
    client: TestClient, query: dict[str, Any], code: str
) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.send("query", id=9, **query)
        trouble = north.receive("trouble")
        assert (trouble["problem"]["code"], trouble["ref"]) == (code, 9)
        assert north.ask("query", "answer", id=10, what="free")["ply"] == 0


def test_a_slow_query_holds_up_neither_the_asker_nor_the_table(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.send("query", id=1, what="nap", args={"seconds": 1.0})
        north.send("query", id=2, what="free")
        # Both of these arrive before the answers: `played` and `ask` accept no answer on their way.
        north.played("mark", spot="a")
        assert south.ask("query", "answer", id=1, what="free")["result"]["spots"] == ["b", "c"]
        # The slow question was about the table as it stood when it came up; the next is answered after it.
        first, second = north.receive("answer"), north.receive("answer")
        assert (first["id"], first["ply"], first["result"]["spots"]) == (1, 0, ["a", "b", "c"])
        assert (second["id"], second["ply"], second["result"]["spots"]) == (2, 1, ["b", "c"])


def test_too_many_queries_at_once_are_refused(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.send("query", id=0, what="nap", args={"seconds": 0.5})
        north.ask("ping", "pong")  # by now the first is being answered, and waits no more
        for number in range(limits.QUESTIONS + 1):
            north.send("query", id=number + 1, what="free")
        trouble = north.receive("trouble")
        assert trouble["problem"]["code"] == "too-many-questions"
        assert trouble["ref"] == limits.QUESTIONS + 1
        assert [north.receive("answer")["id"] for _ in range(3)] == [0, 1, 2]


def test_a_player_who_leaves_with_a_query_open_leaves_nothing_behind(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north") as north:
        north.send("query", id=1, what="nap", args={"seconds": 0.3})
    with at_table(client, created, "north") as north:
        assert north.played("mark", spot="a")["ply"] == 1
