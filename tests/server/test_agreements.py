"""Resigning, draws, and who plays a seat: what one player decides alone and what needs the consent of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.core.journal import Match, read_journal
from grognard.server.agreements import requests
from tests.server.conftest import Browser, Open, at_table, info_of, new_game, with_keys
from tests.server.toy import TOY

ALLIES = {"north": {"kind": "open"}, "east": {"kind": "open"}, "south": {"kind": "open"}}


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who are not at the table have been gone for long."""
    monkeypatch.setattr(requests, "VANISHED", 0.0)


@pytest.fixture
def pair(client: TestClient) -> Iterator[tuple[Browser, Browser, dict[str, Any]]]:
    """Two people at two browsers."""
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        yield north, south, created


def asked(browser: Browser) -> dict[str, Any]:
    """The request on the table, waiting for it."""
    while browser.state["request"] is None:
        browser.receive("state")
    request: dict[str, Any] = browser.state["request"]
    return request


def reply(browser: Browser, seat: str, agree: bool) -> None:
    browser.send("reply", id=asked(browser)["id"], seat=seat, agree=agree)


def seat_of(browser: Browser, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in browser.state["info"]["seats"] if s["seat"] == name)
    return found


def last_event(browser: Browser) -> str:
    return str(browser.log[browser.state["ply"]]["events"][-1]["what"])


# -- resigning and draws ----------------------------------------------------------------------------------


def test_resigning_ends_the_game_at_once_even_out_of_turn(
    client: TestClient, pair: tuple[Browser, Browser, dict[str, Any]]
) -> None:
    _, south, created = pair
    south.send("resign", seat="south", ply=0)
    for browser in pair[:2]:
        assert browser.until(1)["outcome"]["results"] == {"north": "win", "south": "loss"}
        assert last_event(browser) == "ended-by-resignation"
    assert info_of(client, created)["over"]
    file = client.get(f"/api/games/{created['info']['id']}/journal", headers=with_keys(created["keys"]["south"]))
    assert file.json()["entries"] == [{"type": "resigned", "seat": "south"}]
    assert Match.from_journal(read_journal(file.content), TOY).ply == 1


def test_a_resignation_is_taken_back_by_consent(pair: tuple[Browser, Browser, dict[str, Any]]) -> None:
    north, south, _ = pair
    north.send("resign", seat="north", ply=0)
    north.until(1)
    north.send("undo", to=0, ply=1, seat="north")
    reply(south, "south", agree=True)
    assert north.until(2)["outcome"] is None
    assert north.played("throw")["ply"] == 3


@pytest.mark.parametrize("message", ["resign", "offer-draw"])
def test_a_game_ends_only_for_those_who_play_it_now(
    client: TestClient, pair: tuple[Browser, Browser, dict[str, Any]], message: str
) -> None:
    north, south, created = pair
    north.send(message, seat="south", ply=0)
    assert north.trouble() == "not-your-seat"
    with at_table(client, created) as onlooker:
        onlooker.send(message, seat="north", ply=0)
        assert onlooker.trouble() == "not-your-seat"
    north.played("mark", spot="a")
    north.send(message, seat="north", ply=0)
    assert north.trouble() == "stale-ply"
    south.until(1)
    south.send("resign", seat="south", ply=1)
    north.until(2)
    # Twice, and after the end.
    for browser, seat in ((north, "north"), (south, "south")):
        browser.until(2)
        browser.send(message, seat=seat, ply=2)
        assert browser.trouble() == "game-over"
    assert north.state["ply"] == 2


def test_a_draw_needs_the_other_player(pair: tuple[Browser, Browser, dict[str, Any]]) -> None:
    north, south, _ = pair
    north.send("offer-draw", seat="north", ply=0)
    assert asked(south)["what"] == {"kind": "draw"}
    reply(south, "south", agree=False)
    assert north.trouble() == "declined"
    north.send("offer-draw", seat="north", ply=0)
    while asked(south)["id"] != 2:
        south.receive("state")
    reply(south, "south", agree=True)
    assert north.until(1)["outcome"]["results"] == {"north": "draw", "south": "draw"}
    assert last_event(north) == "ended-by-agreed-draw"
    # The offer is used up.
    south.until(1)
    south.send("reply", id=2, seat="south", agree=True)
    assert south.trouble() == "no-such-request"


def test_no_machine_takes_a_draw_and_no_step_leaves_an_offer_open(client: TestClient) -> None:
    with at_table(client, new_game(client, south="ai:random"), "north") as north:
        north.send("offer-draw", seat="north", ply=0)
        assert north.trouble() == "no-opponent"
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        south.send("offer-draw", seat="south", ply=0)
        assert asked(north)["by"] == "south"
        assert north.played("mark", spot="a")["request"] is None
        north.send("reply", id=1, seat="north", agree=True)
        assert north.trouble() == "no-such-request"


def test_a_side_resigns_when_all_its_people_do_and_the_other_side_sees_no_hesitation(client: TestClient) -> None:
    created = new_game(client, scenario="allies", seats=ALLIES)
    with (
        at_table(client, created, "north") as north,
        at_table(client, created, "east") as east,
        at_table(client, created, "south") as south,
        at_table(client, created) as onlooker,
    ):
        north.send("resign", seat="north", ply=0)
        assert asked(east) == {
            "id": 1, "by": "north", "what": {"kind": "resign"}, "agreed": ["north"], "waiting": ["east"],
        }  # fmt: skip
        south.send("reply", id=1, seat="south", agree=False)
        assert south.trouble() == "not-your-seat"
        assert south.state["request"] is None
        reply(east, "east", agree=True)
        assert south.until(1)["outcome"]["results"] == {"north": "loss", "east": "loss", "south": "win"}
        assert onlooker.until(1)["request"] is None


def test_a_lone_player_of_a_side_with_a_machine_ally_resigns_alone(client: TestClient) -> None:
    machine = {"kind": "ai", "player": "random"}
    created = new_game(client, scenario="allies", seats=ALLIES | {"east": machine, "north": {"kind": "here"}})
    with at_table(client, created, "north") as north:
        north.send("resign", seat="north", ply=0)
        assert north.until(1)["outcome"]["results"]["east"] == "loss"


# -- seats --------------------------------------------------------------------------------------------------


def test_players_hand_over_their_own_seat_and_take_it_back(
    client: TestClient, pair: tuple[Browser, Browser, dict[str, Any]]
) -> None:
    north, south, created = pair
    south.send("set-machine", seat="south", player="random")
    assert last_event_at(south, 1) == "seat-to-machine"
    assert seat_of(south, "south")["stand_in"] == "random"
    assert info_of(client, created)["seats"][1]["stand_in"] == "random"
    south.send("play", action={"do": "throw"}, ply=1, seat="south")
    assert south.trouble() == "machine-plays"
    north.until(1)
    assert north.played("throw")["ply"] == 2
    # The machine answers for south: it throws, or guesses right.
    while north.state["outcome"] is None and north.state["ask"]["seats"] != ["north"]:
        north.receive("state")
    ply = north.state["ply"]
    assert ply >= 3
    if north.state["outcome"] is None:
        south.send("set-machine", seat="south", player="")
        assert last_event_at(south, ply + 1) == "seat-to-person"
        assert seat_of(south, "south")["stand_in"] == ""


def last_event_at(browser: Browser, ply: int) -> str:
    browser.until(ply)
    return last_event(browser)


def test_a_machine_without_a_vote_lets_the_others_undo(pair: tuple[Browser, Browser, dict[str, Any]]) -> None:
    north, south, _ = pair
    north.played("throw")
    south.until(1)
    south.played("throw")
    north.until(2)
    south.send("set-machine", seat="south", player="random")
    north.until(3)
    north.send("undo", to=1, ply=3, seat="north")
    assert north.until(4)["request"] is None
    assert last_event(north) == "undone-by-agreement"


@pytest.mark.usefixtures("gone")
def test_the_seat_of_one_who_vanished_goes_to_the_machine_and_back_by_consent(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        with at_table(client, created, "south") as south, at_table(client, created, "north") as north:
            north.send("set-machine", seat="south", player="random")
            assert north.trouble() == "seat-present"
            assert south.state["ply"] == 0
        with at_table(client, created, "north") as north:
            north.send("set-machine", seat="south", player="random")
            assert last_event_at(north, 1) == "seat-to-machine"
            assert (seat_of(north, "south")["stand_in"], seat_of(north, "south")["ousted"]) == ("random", True)
    # The machine has the seat after a restart too, and its player comes back only by consent.
    with server() as client, at_table(client, created, "north") as north:
        with at_table(client, created, "south") as south:
            south.send("set-machine", seat="south", player="")
            request = asked(north)
            assert (request["what"], request["waiting"]) == ({"kind": "return", "seat": "south"}, ["north"])
            reply(north, "north", agree=False)
            assert south.trouble() == "declined"
            assert seat_of(south, "south")["ousted"]
            south.send("set-machine", seat="south", player="")
            while asked(north)["id"] == request["id"]:
                north.receive("state")
            reply(north, "north", agree=True)
            assert last_event_at(south, 2) == "seat-to-person"
            assert (seat_of(south, "south")["stand_in"], seat_of(south, "south")["ousted"]) == ("", False)
        file = client.get(f"/api/games/{created['info']['id']}/journal", headers=with_keys(created["keys"]["north"]))
        assert file.json()["code"] == "still-hidden"


def test_a_player_who_left_a_moment_ago_keeps_the_seat_but_one_who_never_came_does_not(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north:
        north.send("set-machine", seat="south", player="random")
        assert last_event_at(north, 1) == "seat-to-machine"
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north:
        with at_table(client, created, "south"):
            pass
        north.send("set-machine", seat="south", player="random")
        assert north.trouble() == "seat-present"


@pytest.mark.usefixtures("gone")
def test_all_who_remain_have_a_say_in_it(client: TestClient) -> None:
    created = new_game(client, scenario="allies", seats=ALLIES)
    with at_table(client, created, "north"):
        pass
    with at_table(client, created, "east") as east, at_table(client, created, "south") as south:
        east.send("set-machine", seat="north", player="random")
        request = asked(south)
        assert (request["what"]["kind"], request["agreed"], request["waiting"]) == ("machine", ["east"], ["south"])
        reply(south, "south", agree=True)
        assert last_event_at(east, 1) == "seat-to-machine"


def test_seats_change_hands_only_as_they_can(client: TestClient) -> None:
    created = new_game(client, south="ai:random")
    with at_table(client, created, "north") as north, at_table(client, created) as onlooker:
        for seat, player, wrong in (
            ("south", "random", "bad-seats"),
            ("north", "clever", "unknown-player"),
            ("west", "random", "bad-seats"),
            ("north", "", "bad-seats"),
            # The last person stays.
            ("north", "random", "bad-seats"),
        ):
            north.send("set-machine", seat=seat, player=player)
            assert north.trouble() == wrong, (seat, player)
        onlooker.send("set-machine", seat="south", player="")
        assert onlooker.trouble() == "not-your-seat"
        north.send("resign", seat="north", ply=0)
        north.until(1)
        north.send("set-machine", seat="north", player="random")
        assert north.trouble() == "game-over"


def test_a_request_of_an_older_version_has_lapsed() -> None:
    assert requests.request_in('{"undo":{"by":"north","to":0,"agreed":[],"waiting":["south"]}}') is None
