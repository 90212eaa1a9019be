"""Profiles, ladders, follows, blocks, finding an opponent, and what a game asks of whom."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.accounts.conftest import Device, code, register
from tests.server.accounts.test_seating import seated
from tests.server.conftest import info_of, new_game
from tests.server.social.conftest import between, both_at, challenge, finished, page, player, ratings


def lobby(browser: TestClient, *mine: str) -> dict[str, Any]:
    with browser.websocket_connect("/ws/lobby") as socket:
        socket.send_json({"type": "visit", "mine": mine})
        shown: dict[str, Any] = socket.receive_json()
        return shown


def tie(browser: TestClient, kind: str, target: str, on: bool = True) -> int:
    answer = browser.post("/api/account/follow", json={"kind": kind, "target": target, "on": on})
    return int(answer.status_code)


def anyone(browser: TestClient, **more: Any) -> Any:
    return browser.post("/api/anyone", json={"game": "toy", **more})


# -- profiles ---------------------------------------------------------------------------------------------


def test_private_game_leaves_no_trace_but_on_ones_own_page(device: Device) -> None:
    ada, bob, eve = player(device(), "Ada"), player(device(), "Bob"), device()
    created = new_game(ada, south="open", private=True)
    with seated(bob, created, created["keys"]["south"]) as (south, _):
        south.send("resign", seat="south", ply=0)
        south.until(1)
    for browser, name in ((eve, "Ada"), (eve, "Bob"), (bob, "Ada")):
        shown = page(browser, name)
        assert (shown["results"], shown["tallies"], shown["more"]) == ([], [], False)
    shown = page(ada, "Ada")
    assert [(r["id"], r["private"]) for r in shown["results"]] == [(created["info"]["id"], True)]
    assert shown["tallies"][0]["wins"] == 1


def test_profile_is_found_by_the_name_of_today(device: Device) -> None:
    ada, guest = player(device(), "Ada"), device()
    ada.post("/api/account/name", json={"name": "Countess"})
    assert page(guest, "countess")["name"] == "Countess"
    assert code(guest.get("/api/players/Ada")) == (404, "unknown-account")
    assert code(guest.get("/api/players/Countess?before=x")) == (400, "bad-request")


def test_profile_shows_challenges_and_game_that_is_gone_has_no_link(device: Device) -> None:
    ada, bob, guest = player(device(), "Ada"), player(device(), "Bob"), device()
    created = challenge(ada).json()
    assert [game["id"] for game in page(guest, "Ada")["challenges"]] == [created["info"]["id"]]
    bob.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"})
    assert page(guest, "Ada")["challenges"] == []
    with both_at(ada, bob, created) as (_, south):
        south.send("resign", seat="south", ply=0)
        south.until(1)
    for browser in (ada, bob):
        browser.delete(f"/api/games/{created['info']['id']}")
    (result,) = page(guest, "Ada")["results"]
    assert result["id"] == ""
    assert result["game"] == "toy"


# -- the ladder -------------------------------------------------------------------------------------------


def test_ladder_lists_those_who_want_it_and_are_no_newcomers(device: Device, monkeypatch: Any) -> None:
    ada = player(device(), "Ada", ladder=True)
    bob = player(device(), "Bob", ladder=True)
    eve = player(device(), "Eve")
    finished(ada, bob, rated=True)
    finished(eve, ada, rated=True)
    assert ada.get("/api/ladders/toy").json()["rows"] == []  # all are provisional
    monkeypatch.setattr("grognard.server.social.store.PROVISIONAL", 349.0)
    shown = ada.get("/api/ladders/toy").json()
    assert ([(row["place"], row["name"]) for row in shown["rows"]], shown["total"]) == ([(1, "Ada"), (2, "Bob")], 2)
    assert ada.get("/api/ladders/toy?page=1").json()["rows"] == []
    bob.post("/api/account/ratings", json={"rated": False, "ladder": True})
    assert [row["name"] for row in ada.get("/api/ladders/toy").json()["rows"]] == ["Ada"]
    assert code(ada.get("/api/ladders/chess")) == (404, "unknown-game")


# -- follows and blocks -----------------------------------------------------------------------------------


def test_lobby_shows_followed_games_and_games_of_followed_players(device: Device) -> None:
    ada, bob, eve = player(device(), "Ada"), player(device(), "Bob"), player(device(), "Eve")
    public, secret = between(ada, bob), new_game(ada, south="open", private=True)
    assert tie(eve, "game", public["info"]["id"]) == 204
    shown = lobby(eve)
    assert [game["id"] for game in shown["watched"]] == [public["info"]["id"]]
    assert shown["followed"] == [public["info"]["id"]]
    tie(eve, "game", public["info"]["id"], on=False)
    assert lobby(eve)["watched"] == []
    assert tie(eve, "player", "Ada") == 204
    shown = lobby(eve)
    assert [game["id"] for game in shown["watched"]] == [public["info"]["id"]]
    assert secret["info"]["id"] not in str(shown)
    assert eve.get("/api/account/follows").json() == {"games": [], "players": ["Ada"], "blocked": []}
    assert tie(eve, "player", "Eve") == 400
    assert tie(eve, "player", "Zoe") == 404
    assert tie(eve, "game", "no") == 404


def test_blocked_player_finds_no_games_with_the_one_who_blocks(device: Device) -> None:
    ada, eve = player(device(), "Ada"), player(device(), "Eve")
    tie(eve, "player", "Ada")
    assert tie(ada, "block", "Eve") == 204
    assert eve.get("/api/account/follows").json()["players"] == []
    created = challenge(ada).json()
    assert code(eve.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"})) == (403, "blocked")
    seats = {"north": {"kind": "here"}, "south": {"kind": "open", "invite": "Ada"}}
    invitation = {"game": "toy", "scenario": "duel", "seats": seats}
    assert code(eve.post("/api/games", json=invitation)) == (403, "blocked")
    assert tie(eve, "player", "Ada") == 403
    assert page(eve, "Ada")["challenges"] == []
    assert anyone(eve).json()["waiting"] is True
    tie(ada, "block", "Eve", on=False)
    assert eve.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"}).status_code == 200


# -- anyone -----------------------------------------------------------------------------------------------


def test_anyone_opens_a_challenge_and_the_next_takes_it_up(device: Device) -> None:
    ada, bob, guest = player(device(), "Ada"), player(device(), "Bob"), device()
    first = anyone(ada).json()
    assert first["waiting"] is True
    again = anyone(ada).json()
    assert (again["waiting"], again["created"]["info"]["id"]) == (True, first["created"]["info"]["id"])
    second = anyone(bob).json()
    assert (second["waiting"], second["created"]["info"]["id"]) == (False, first["created"]["info"]["id"])
    info = info_of(guest, first["created"])
    assert {seat["player"] for seat in info["seats"]} == {"Ada", "Bob"}
    assert code(anyone(guest)) == (401, "signed-out")
    assert code(anyone(ada, scenario="allies")) == (400, "not-for-rating")


def test_anyone_for_a_rated_game_finds_the_one_who_is_as_strong(device: Device) -> None:
    ada, bob, eve, max_ = (player(device(), name) for name in ("Ada", "Bob", "Eve", "Max"))
    finished(ada, bob, rated=True)
    finished(eve, max_, rated=True)
    challenge(bob, rated=True)
    challenge(eve, rated=True)
    challenge(max_)
    found = anyone(ada, rated=True).json()
    assert {seat["player"] for seat in found["created"]["info"]["seats"]} == {"Ada", "Eve"}
    register(casual := device(), "Zoe")
    assert code(anyone(casual, rated=True)) == (403, "not-rated")
    assert {s["player"] for s in anyone(casual).json()["created"]["info"]["seats"]} == {"Max", "Zoe"}


# -- who is asked what ------------------------------------------------------------------------------------


def test_lobby_lists_the_games_that_wait_for_the_player_first_and_what_they_ask(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    mine, theirs = between(ada, bob), between(bob, ada)
    with both_at(ada, bob, mine) as (north, _):
        north.played("mark", spot="a")
    with both_at(bob, ada, theirs) as (north, _):
        north.played("mark", spot="a")
    shown = lobby(ada)
    assert [game["id"] for game in shown["mine"]] == [mine["info"]["id"], theirs["info"]["id"]]
    assert {id_: [asked["id"] for asked in list_] for id_, list_ in shown["asked"].items()} == {
        mine["info"]["id"]: ["ask-turn"]
    }
    assert [game["waiting"] for game in shown["mine"]] == [["north"], ["north"]]
    # A request for consent asks, too, and its kind is no one else's business.
    with both_at(bob, ada, theirs) as (north, south):
        north.send("offer-draw", seat="north", ply=1)
        south.receive("state")
        assert [asked["id"] for asked in lobby(ada)["asked"][theirs["info"]["id"]]] == ["lobby-asked-request"]
        assert mine["info"]["id"] not in lobby(bob)["asked"]


def test_two_who_are_asked_side_by_side_both_have_their_turn(device: Device) -> None:
    ada, bob = player(device(), "Ada"), player(device(), "Bob")
    created = between(ada, bob, scenario="race")
    assert info_of(ada, created)["waiting"] == ["north", "south"]
    for browser in (ada, bob):
        assert list(lobby(browser)["asked"]) == [created["info"]["id"]]
    with both_at(ada, bob, created) as (north, _):
        north.send("play", action={"do": "throw"}, ply=0, seat="north")
        north.until(1)
    assert lobby(ada)["asked"] == {}
    assert list(lobby(bob)["asked"]) == [created["info"]["id"]]
    assert ratings(ada, "Ada") == []
