"""How games between accounts end is stored, once, with the end; what counts for the ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.server import care
from grognard.server.social.recording import PAIR
from tests.server.accounts.conftest import PASSWORD, Device, app_with_accounts, code, devices, register, sign_in
from tests.server.accounts.test_seating import seated
from tests.server.conftest import new_game
from tests.server.social.conftest import ENOUGH, between, both_at, challenge, finished, page, player, ratings, throws


def told(browser: TestClient, name: str) -> list[tuple[str, bool, str, list[str]]]:
    """The results on a player's page: how, whether rated, why not, who won."""
    return [
        (r["how"], r["rated"], r["unrated"], [seat["result"] for seat in r["seats"]])
        for r in page(browser, name)["results"]
    ]


def test_resignation_is_a_result_for_both(device: Device) -> None:
    ada, bob = player(device(), "Ada", rated=False), player(device(), "Bob", rated=False)
    created = finished(ada, bob, actions=1)
    for name in ("Ada", "Bob"):
        assert told(device(), name) == [("resigned", False, "", ["win", "loss"])]
    (result,) = page(device(), "Ada")["results"]
    assert (result["id"], result["game"], result["scenario"]) == (created["info"]["id"], "toy", "duel")
    assert [(s["seat"], s["name"], s["kind"]) for s in result["seats"]] == [
        ("north", "Ada", "player"),
        ("south", "Bob", "player"),
    ]
    assert page(device(), "Bob")["tallies"] == [{"game": "toy", "seat": "south", "wins": 0, "draws": 0, "losses": 1}]
    assert ratings(device(), "Ada") == []


def test_agreed_draw_and_an_end_by_the_rules(device: Device) -> None:
    ada, bob = player(device(), "Ada", rated=False), player(device(), "Bob", rated=False)
    with both_at(ada, bob, between(ada, bob)) as (north, south):
        north.send("offer-draw", seat="north", ply=0)
        south.receive("state")
        south.send("reply", id=south.state["request"]["id"], seat="south", agree=True)
        south.until(1)
    with both_at(ada, bob, between(ada, bob, scenario="dash")) as (north, _):
        north.played("throw")
    assert told(ada, "Ada") == [("played", False, "", ["win", "loss"]), ("drawn", False, "", ["draw", "draw"])]


def test_end_that_is_taken_back_takes_the_result_with_it(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    created = finished(ada, bob, actions=2)
    assert len(told(ada, "Ada")) == 1
    with both_at(ada, bob, created) as (north, south):
        south.send("undo", to=2, ply=3, seat="south")
        north.receive("state")
        north.send("reply", id=north.state["request"]["id"], seat="north", agree=True)
        north.until(4)
        assert told(ada, "Ada") == []
        north.send("resign", seat="north", ply=4)
        north.until(5)
    assert told(ada, "Ada") == [("resigned", False, "", ["loss", "win"])]


def test_games_of_one_account_or_with_guests_and_machines_leave_no_result(device: Device) -> None:
    ada = player(device(), "Ada", rated=False)
    for created in (new_game(ada), new_game(ada, south="ai:random"), new_game(ada, south="open", private=False)):
        with seated(ada, created) as (north, _):
            north.send("resign", seat="north", ply=north.state["ply"])
            while north.state["outcome"] is None:
                north.receive("state")
    assert told(ada, "Ada") == []


def test_rated_game_moves_both_ratings_and_survives_a_restart(database: Path) -> None:
    with devices(app_with_accounts(database)) as device:
        ada, bob = player(device(), "Ada"), player(device(), "Bob")
        created = finished(ada, bob, rated=True)
        assert created["info"]["rated"] is True
        assert told(ada, "Ada") == [("resigned", True, "", ["win", "loss"])]
        assert ratings(ada, "Ada") == [1662]
        assert ratings(ada, "Bob") == [1338]
        (result,) = page(ada, "Bob")["results"]
        assert [(s["before"], s["after"]) for s in result["seats"]] == [(1500, 1662), (1500, 1338)]
    with devices(app_with_accounts(database)) as device:
        ada = device()
        sign_in(ada, "Ada")
        with seated(ada, created) as (north, _):
            assert north.state["outcome"]["results"] == {"north": "win", "south": "loss"}
        assert ratings(ada, "Ada") == [1662]
        assert len(told(ada, "Ada")) == 1


def test_end_of_a_rated_game_is_final_and_it_has_no_help(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    created = between(ada, bob, rated=True)
    with both_at(ada, bob, created) as (north, south):
        throws(north, south, 2)
        for message in (
            {"type": "propose-edit", "patch": [{"points": 3}], "ply": 2, "seat": "north"},
            {"type": "set-machine", "seat": "north", "player": "random"},
            {"type": "ask-hint", "seat": "north", "ply": 2},
            {"type": "let-play", "seat": "north", "ply": 2, "until": "turn"},
        ):
            north.session.send_json(message)
            assert north.trouble() == "rated-game", message
        south.send("resign", seat="south", ply=2)
        south.until(3)
        north.until(3)
        south.send("undo", to=2, ply=3, seat="south")
        assert south.trouble() == "rated-game"


def test_rated_game_needs_two_who_want_it_and_the_game_as_printed(device: Device) -> None:
    ada, bob, eve, guest = player(device(), "Ada"), player(device(), "Bob"), device(), device()
    register(eve, "Eve")
    for more in ({"options": {"points": 5}}, {"seed": "ab"}, {"private": True}, {"scenario": "allies"}):
        assert code(challenge(ada, rated=True, **more)) == (400, "not-for-rating"), more
    seats = {"north": {"kind": "here"}, "south": {"kind": "ai", "player": "random"}}
    wrong = {"game": "toy", "scenario": "duel", "seats": seats, "rated": True}
    assert code(ada.post("/api/games", json=wrong)) == (400, "not-for-rating")
    for browser in (eve, guest):
        assert code(challenge(browser, rated=True)) == (403, "not-rated")
    created = challenge(ada, rated=True).json()
    for browser in (eve, guest, ada):
        answer = browser.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"})
        assert code(answer) == (403, "not-rated")
    assert bob.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"}).status_code == 200


def test_link_of_a_rated_game_opens_for_those_who_want_it(device: Device) -> None:
    ada, bob, guest = player(device(), "Ada"), player(device(), "Bob"), device()
    created = new_game(ada, south="open", rated=True, private=None)
    assert created["info"]["private"] is False
    link = created["keys"]["south"]
    for browser in (guest, ada):
        with browser.websocket_connect(f"/ws/games/{created['info']['id']}") as session:
            session.receive_json()
            session.send_json({"type": "join", "keys": [link]})
            assert session.receive_json()["problem"]["code"] == "not-rated"
    with seated(bob, created, link) as (_, hello):
        assert hello["mine"] == ["south"]


# -- abuse ------------------------------------------------------------------------------------------------


def test_resigning_before_the_game_has_begun_changes_no_rating(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    finished(ada, bob, actions=ENOUGH - 1, rated=True)
    assert told(ada, "Ada") == [("resigned", False, "short", ["win", "loss"])]
    assert ratings(ada, "Ada") == []


def test_actions_that_were_taken_back_make_no_game(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    with both_at(ada, bob, between(ada, bob, rated=True)) as (north, south):
        for n in range(6):
            north.played("mark", spot="a")
            north.send("undo", to=2 * n, ply=2 * n + 1, seat="north")
            north.until(2 * n + 2)
        south.send("resign", seat="south", ply=12)
        south.until(13)
    assert told(ada, "Ada") == [("resigned", False, "short", ["win", "loss"])]


def test_same_two_count_a_few_times_a_day(device: Device) -> None:
    ada, bob, eve = (player(device(), name) for name in ("Ada", "Bob", "Eve"))
    for _ in range(PAIR + 1):
        finished(ada, bob, rated=True)
    assert [rated for _, rated, _, _ in told(ada, "Ada")] == [False] + [True] * PAIR
    assert told(ada, "Ada")[0][2] == "often"
    finished(ada, eve, rated=True)
    assert told(ada, "Eve")[0][1] is True


def test_two_accounts_of_one_browser_do_not_count(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    # Ada's browser signs in as Bob for a moment: both passwords are known there.
    ada.post("/api/account/sign-out")
    assert sign_in(ada, "Bob")[0] == 200
    ada.post("/api/account/sign-out")
    assert sign_in(ada, "Ada")[0] == 200
    finished(ada, bob, rated=True)
    assert told(ada, "Ada") == [("resigned", False, "origin", ["win", "loss"])]


def test_two_accounts_of_one_address_do_not_count(app: Any) -> None:
    with devices(app) as first:
        ada = player(first(), "Ada")
        bob, carol = first(), first()
        for browser, host in ((bob, "203.0.113.7"), (carol, "203.0.113.7")):
            browser._transport.client = (host, 4711)
        player(bob, "Bob")
        player(carol, "Carol")
        finished(bob, carol, rated=True)
        assert told(ada, "Bob") == [("resigned", False, "origin", ["win", "loss"])]
        finished(ada, carol, rated=True)
        assert told(ada, "Carol")[0][1] is True


# -- the account goes -------------------------------------------------------------------------------------


def test_deleted_player_leaves_a_result_without_a_name(device: Device, database: Path) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    finished(ada, bob, rated=True)
    assert ada.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    (result,) = page(bob, "Bob")["results"]
    assert [(s["kind"], s["name"]) for s in result["seats"]] == [("deleted", ""), ("player", "Bob")]
    assert code(bob.get("/api/players/Ada")) == (404, "unknown-account")
    assert ratings(bob, "Bob") == [1338]
    # What was lost against Ada stays lost, also when the ratings are computed anew.
    assert care.recompute_ratings(str(database)) == 1
    assert ratings(bob, "Bob") == [1338]


def test_ratings_are_computed_anew_from_the_results(device: Device, database: Path) -> None:
    ada, bob, eve = (player(device(), name) for name in ("Ada", "Bob", "Eve"))
    finished(ada, bob, rated=True)
    finished(eve, ada, rated=True, loser="north")
    finished(bob, eve, rated=True)
    before = [page(ada, name) for name in ("Ada", "Bob", "Eve")]
    import sqlite3

    with sqlite3.connect(database) as direct:
        direct.execute("UPDATE ratings SET rating = 4000 WHERE rating > 1500")
        direct.execute("DELETE FROM ratings WHERE rating < 1500")
    assert ratings(ada, "Ada") == [4000]
    assert care.recompute_ratings(str(database)) == 3
    assert [page(ada, name) for name in ("Ada", "Bob", "Eve")] == before


@pytest.mark.parametrize("name", ["Ada", "Bob"])
def test_export_tells_results_ratings_and_follows(device: Device, name: str) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    finished(ada, bob, rated=True)
    browser, other = (ada, "Bob") if name == "Ada" else (bob, "Ada")
    browser.post("/api/account/follow", json={"kind": "player", "target": other, "on": True})
    export = browser.get("/api/account/export").json()
    assert export["results"] == page(browser, name)["results"]
    assert export["ratings"] == page(browser, name)["ratings"]
    assert export["follows"] == [{"kind": "player", "what": other}]
    assert export["me"]["rated"] is True
