"""No player can pry or choose the dice: links, private games, page names, and what browsers add to the seed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.core.dice import commitment, mixed
from grognard.core.errors import BadJournal
from grognard.core.journal import Match, read_journal
from grognard.server import limits
from tests.server.conftest import Browser, Open, at_table, info_of, joined, new_game, with_keys
from tests.server.test_seats import opened, stored
from tests.server.toy import TOY

NORTH, SOUTH = "11" * 16, "22" * 32


# -- links ---------------------------------------------------------------------------------------------------------


def test_a_link_shows_nothing_of_its_seat_before_it_is_kept(client: TestClient) -> None:
    created = new_game(client, south="open")
    link = created["keys"]["south"]
    with opened(client, created, link) as (curious, key):
        assert (curious.state["seat"], curious.state["view"]["mine"]) == (None, None)
        curious.send("look", at=0)
        assert curious.receive("state")["view"]["mine"] is None
        curious.send("say", seat="south", text="hello")
        assert curious.trouble() == "not-your-seat"
        for held in (link, key):
            report = client.get(f"/api/games/{created['info']['id']}/report?seat=south", headers=with_keys(held))
            assert report.json()["code"] == "not-your-seat"
            board = client.post(
                f"/api/games/{created['info']['id']}/branches", json={"seat": "south"}, headers=with_keys(held)
            )
            assert board.json()["code"] == "not-your-seat"
        assert not info_of(client, created)["seats"][1]["taken"]
        stored(curious, key)
        assert (curious.state["seat"], curious.state["view"]["mine"] is not None) == ("south", True)
    # Taking the seat is seen: the player it was meant for is told.
    with joined(client, created, link) as late:
        assert late.receive_json()["problem"]["code"] == "seat-taken"


# -- private games -------------------------------------------------------------------------------------------------


def test_games_by_link_are_private_unless_they_are_to_be_listed(client: TestClient) -> None:
    by_link, listed = new_game(client, south="open"), new_game(client, south="open", private=False)
    alone, hidden = new_game(client), new_game(client, private=True)
    assert [game["info"]["private"] for game in (by_link, listed, alone, hidden)] == [True, False, False, True]
    shown = {game["id"] for game in client.get("/api/games").json()}
    assert shown == {listed["info"]["id"], alone["info"]["id"]}
    assert [len(game["info"]["id"]) for game in (by_link, hidden)] == [32, 32], "it cannot be guessed"
    assert info_of(client, by_link)["id"] == by_link["info"]["id"]


# -- page names ----------------------------------------------------------------------------------------------------


def test_a_page_is_replaced_only_by_one_with_its_keys(client: TestClient) -> None:
    created = new_game(client, south="open")
    with opened(client, created, created["keys"]["north"], tab="page") as (north, _):
        with opened(client, created, tab="page") as (onlooker, _):
            assert onlooker.state["seat"] is None
            north.receive("presence")
            assert north.ask("ping", "pong", ref=1)["ref"] == 1
        with opened(client, created, created["keys"]["north"], tab="page"), pytest.raises(WebSocketDisconnect):
            north.receive("never")


# -- chat ----------------------------------------------------------------------------------------------------------


def test_chat_is_no_flood(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        for number in range(int(limits.SAYINGS_BURST)):
            north.send("say", seat="north", text=str(number))
            assert north.receive("saying")["text"] == str(number)
        north.send("say", seat="north", text="and on and on")
        assert north.trouble() == "too-many-requests"
        assert north.ask("ping", "pong", ref=1)["ref"] == 1


# -- the seed ------------------------------------------------------------------------------------------------------


def journal_of(client: TestClient, created: dict[str, Any]) -> dict[str, Any]:
    keys = with_keys(*created["keys"].values())
    journal: dict[str, Any] = client.get(f"/api/games/{created['info']['id']}/journal", headers=keys).json()
    return journal


def came(client: TestClient, created: dict[str, Any], seat: str, entropy: str) -> dict[str, Any]:
    """The first state of a browser that comes with its part of the seed."""
    with joined(client, created, created["keys"][seat], entropy=entropy) as session:
        browser = Browser(session)
        fresh = browser.receive("hello")["keys"]
        browser.receive("state")
        if fresh:
            created["keys"] |= {seat: next(iter(fresh.values()))}
            browser.send("keep", keys=list(fresh.values()))
            browser.receive("hello")
            browser.receive("state")
        return browser.state


def test_every_browser_adds_to_the_seed_before_the_first_action(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        sealed = created["info"]["commitment"]
        assert came(client, created, "north", NORTH)["info"]["contributors"] == ["north"]
        with client.websocket_connect(f"/ws/games/{created['info']['id']}") as session:
            welcome = session.receive_json()
        assert (welcome["commitment"], welcome["contributions"]) == (sealed, [["north", NORTH]])
        before = came(client, created, "south", SOUTH)
        assert before["info"]["contributors"] == ["north", "south"]
        # The same player coming again adds nothing more.
        assert came(client, created, "north", "33" * 16)["info"]["contributors"] == ["north", "south"]
    with server() as client:
        with at_table(client, created, "south") as south:
            assert (south.state["view"], south.state["info"]["commitment"]) == (before["view"], sealed)
        with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
            north.played("guess", number=south.state["view"]["mine"])
            assert north.state["outcome"] is not None
        journal = journal_of(client, created)
        given = [("north", NORTH), ("south", SOUTH)]
        assert [tuple(part) for part in journal["contributions"]] == given
        assert commitment(bytes.fromhex(journal["secret"])) == journal["commitment"] == sealed
        assert mixed(bytes.fromhex(journal["secret"]), given).hex() == journal["seed"]
        # It comes back in with its parts.
        brought = client.post("/api/games/import", json=journal).json()
        again = journal_of(client, brought)
        assert {**again, "seats": journal["seats"]} == journal


def test_a_part_of_the_seed_that_comes_late_or_unasked_changes_nothing(client: TestClient) -> None:
    begun = new_game(client, south="open")
    with at_table(client, begun, "north") as north:
        north.played("mark", spot="a")
    assert came(client, begun, "south", SOUTH)["info"]["contributors"] == []
    chosen = new_game(client, seed="00" * 16)
    assert came(client, chosen, "north", NORTH)["info"]["contributors"] == []
    onlooker = new_game(client)
    with joined(client, onlooker, entropy=NORTH) as session:
        assert Browser(session).receive("state")["info"]["contributors"] == []


def test_those_who_came_before_are_dealt_anew(client: TestClient) -> None:
    seen = set()
    for number in range(6):
        created = new_game(client, south="open")
        with at_table(client, created, "north") as north:
            came(client, created, "south", f"{number:02}" * 16)
            north.receive("hello")
            north.receive("state")
            seen.add(north.state["view"]["mine"])
            north.played("mark", spot="a")
    assert len(seen) > 1


def test_a_journal_whose_parts_do_not_make_its_seed_is_refused(client: TestClient) -> None:
    created = new_game(client)
    came(client, created, "north", NORTH)
    journal = read_journal(json.dumps(journal_of(client, created)).encode())
    assert Match.from_journal(journal, TOY).contributions == (("north", NORTH),)
    for change in (
        {"contributions": (("north", SOUTH),)},
        {"contributions": (("south", NORTH),)},
        {"contributions": ()},
        {"secret": "00" * 16},
        {"secret": "x"},
        {"secret": "00" * 100},
        {"commitment": commitment(bytes.fromhex(journal.seed))},
    ):
        with pytest.raises(BadJournal):
            Match.from_journal(replace(journal, **change), TOY)


def test_a_machine_player_waits_for_the_first_person(client: TestClient) -> None:
    created = new_game(client, north="ai:random")
    assert came(client, created, "south", SOUTH)["info"]["contributors"] == ["south"]
