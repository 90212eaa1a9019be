"""Open seats: a link works for the first browser that opens it, and for no other, not even that of its creator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import Browser, Open, at_table, info_of, joined, new_game, with_keys

TAKEN = (4403, "seat-taken", "seat-taken")


@contextmanager
def opened(client: TestClient, created: dict[str, Any], *keys: str, tab: str = "") -> Iterator[tuple[Browser, str]]:
    """A browser that comes with these keys, and the key it is given in place of a link's; empty when none."""
    with joined(client, created, *keys, tab=tab) as session:
        browser = Browser(session)
        fresh = browser.receive("hello")["keys"]
        assert set(fresh) <= set(keys)
        browser.receive("state")
        yield browser, next(iter(fresh.values()), "")


def sent_away(browser: Browser) -> tuple[int, str, str]:
    """Close code, its reason, and the problem told before."""
    problem = browser.trouble()
    with pytest.raises(WebSocketDisconnect) as closed:
        browser.session.receive_json()
    return closed.value.code, closed.value.reason or "", problem


def refused(client: TestClient, created: dict[str, Any], key: str) -> tuple[int, str, str]:
    with joined(client, created, key) as session:
        return sent_away(Browser(session))


def stored(browser: Browser, key: str) -> None:
    browser.send("keep", keys=[key])
    assert browser.ask("ping", "pong", ref=1)["ref"] == 1


def test_a_claimed_seat_is_closed_to_the_maker_of_its_link(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        link = created["keys"]["south"]
        with opened(client, created, link) as (south, key):
            assert key
            assert key != link
            stored(south, key)
            assert refused(client, created, link) == TAKEN
            south.send("say", seat="south", text="still here")
            assert south.receive("saying")["text"] == "still here"
        assert refused(client, created, link) == TAKEN
        with opened(client, created, key) as (south, again):
            assert (south.state["seat"], again) == ("south", "")
    with server() as client:
        assert refused(client, created, link) == TAKEN
        with opened(client, created, key) as (south, again):
            assert (south.state["seat"], again) == ("south", "")


def test_a_lost_answer_costs_no_player_a_seat(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        link = created["keys"]["south"]
        with opened(client, created, link) as (_, lost):
            pass
    # The browser knows only the link, and the server has been restarted meanwhile.
    with server() as client, opened(client, created, link) as (_, key):
        assert key not in ("", link, lost)
    # It stored this one but could not say so: coming with it says so.
    with server() as client:
        with opened(client, created, key) as (south, none):
            assert (south.state["seat"], none) == ("south", "")
            assert refused(client, created, link) == TAKEN
        assert refused(client, created, lost) == TAKEN
        assert refused(client, created, "wrong") == (4403, "bad-key", "bad-key")


def test_of_two_browsers_one_gets_the_seat(client: TestClient) -> None:
    created = new_game(client, south="open")
    link = created["keys"]["south"]
    with opened(client, created, link) as (one, first), opened(client, created, link) as (two, second):
        assert first != second
        stored(two, second)
        assert sent_away(one) == TAKEN
        assert refused(client, created, first) == TAKEN
        two.send("say", seat="south", text="mine")
        assert two.receive("saying")["text"] == "mine"
        (_, seat) = info_of(client, created)["seats"]
        assert (seat["taken"], seat["browsers"]) == (True, 1)


def test_two_tabs_of_one_browser_may_share_the_key(client: TestClient) -> None:
    """They share what is stored: the second says the first one's key."""
    created = new_game(client, south="open")
    link = created["keys"]["south"]
    with opened(client, created, link) as (one, key), opened(client, created, link) as (two, _):
        stored(two, key)
        assert sent_away(one) == TAKEN
        with opened(client, created, key) as (one, _):
            assert one.state["seat"] == "south"
            stored(two, key)


def test_seats_here_and_onlookers_keep_their_ways(client: TestClient) -> None:
    created = new_game(client, south="open")
    with opened(client, created, created["keys"]["north"]) as (north, key):
        assert (key, north.state["seat"]) == ("", "north")
    with opened(client, created) as (onlooker, key):
        assert (key, onlooker.state["seat"]) == ("", None)
        onlooker.send("keep", keys=["wrong"])
        assert onlooker.ask("ping", "pong", ref=2)["ref"] == 2


def test_how_many_browsers_hold_a_seat(client: TestClient) -> None:
    def browsers(message: dict[str, Any]) -> list[int]:
        return [seat["browsers"] for seat in message["info"]["seats"]]

    created = new_game(client, south="open")
    north = created["keys"]["north"]
    with opened(client, created, north, tab="a") as (one, _):
        assert browsers(one.state) == [1, 0]
        with opened(client, created, north, tab="b") as (two, _):
            assert browsers(two.state) == [2, 0]
            assert browsers(one.receive("presence")) == [2, 0]
        assert browsers(one.receive("presence")) == [1, 0]
        # The same page comes back before its lost connection is found dead.
        with opened(client, created, north, tab="a") as (back, _):
            assert browsers(back.state) == [1, 0]
            with pytest.raises(WebSocketDisconnect):
                one.receive("presence")


# -- the journal --------------------------------------------------------------------------------------------


def export(client: TestClient, created: dict[str, Any], *keys: str) -> tuple[int, str]:
    answer = client.get(f"/api/games/{created['info']['id']}/journal", headers=with_keys(*keys))
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["code"]


def test_journal_is_closed_to_all_once_an_open_seat_is_taken(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        north, link = created["keys"].values()
        assert export(client, created, north) == (409, "still-hidden")
        assert not info_of(client, created)["seed_known"]
        # The seat is still empty: the creator may export the game, and later players see that the seed may be known.
        assert export(client, created, north, link) == (200, "")
        assert info_of(client, created)["seed_known"]
        with opened(client, created, link) as (south, key):
            assert south.state["info"]["seed_known"]
            stored(south, key)
            assert export(client, created, north, link) == (409, "still-hidden")
    with server() as client:
        for keys in ([north, link], [north, key], [north, link, key], [key]):
            assert export(client, created, *keys) == (409, "still-hidden")
        assert export(client, created, link) == (403, "bad-key")


def test_journal_of_a_game_of_ones_own_is_free_and_marks_the_game(client: TestClient) -> None:
    """A key can be handed on: its new holder must see that the seed may be known."""
    for created in (new_game(client), new_game(client, south="ai:random")):
        with at_table(client, created, *created["keys"]) as browser:
            assert not browser.state["info"]["seed_known"]
            assert export(client, created, *created["keys"].values()) == (200, "")
            assert browser.receive("presence")["info"]["seed_known"]
    assert all(info["seed_known"] for info in client.get("/api/games").json())


def test_a_refused_export_marks_nothing(client: TestClient) -> None:
    created = new_game(client, south="open")
    with opened(client, created, created["keys"]["south"]) as (south, key):
        stored(south, key)
        assert export(client, created, created["keys"]["north"]) == (409, "still-hidden")
    assert not info_of(client, created)["seed_known"]


def test_the_end_is_not_taken_back_alone_and_a_known_seed_stays_known(server: Open) -> None:
    """The last player ends the game, exports it with its seed and wants to go on: not alone, and not unseen."""
    with server() as client:
        created = new_game(client, south="open", scenario="dash")
        link = created["keys"]["south"]
        with at_table(client, created, "north") as north, opened(client, created, link) as (south, key):
            stored(south, key)
            north.played("mark", spot="a")
            assert north.state["outcome"] is not None
            assert north.state["undo"] == []
            assert not north.state["info"]["seed_known"]
            assert export(client, created, created["keys"]["north"]) == (200, "")
            assert south.receive("presence")["info"]["seed_known"]
            north.send("undo", seat="north", to=0, ply=1)
            south.until(1)
            while south.state["request"] is None:
                south.receive("state")
            assert south.state["info"]["seed_known"], "who is asked sees it before agreeing"
            south.send("reply", id=1, seat="south", agree=True)
            assert south.until(2)["outcome"] is None
            assert [event["what"] for event in south.log[2]["events"]] == ["undone-by-agreement"]
            assert south.state["info"]["seed_known"]
    with server() as client, opened(client, created, key) as (south, _):
        assert south.state["outcome"] is None
        assert south.state["info"]["seed_known"], "also after a restart"


def test_journal_of_a_finished_game_is_open_to_all(client: TestClient) -> None:
    created = new_game(client, south="open")
    north, link = created["keys"].values()
    with at_table(client, created, "north") as one, opened(client, created, link) as (two, key):
        stored(two, key)
        one.played("guess", number=two.state["view"]["mine"])
        assert one.state["outcome"] is not None
    assert export(client, created, north) == (200, "")
    assert export(client, created, key) == (200, "")
