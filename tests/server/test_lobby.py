"""The HTTP side: what can be played, games made, deleted, exported, imported; and every wrong request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from grognard.core.journal import Match, read_journal
from grognard.core.situations import runner
from grognard.server import limits
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import Open, at_table, info_of, new_game, with_keys
from tests.server.toy import SYSTEMS, TOY

SEATS = {"north": {"kind": "here"}, "south": {"kind": "here"}}
GAME = {"game": "toy", "scenario": "duel", "seats": SEATS}


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["text"]
    assert not answer.json()["text"].startswith("error-"), "the error has no sentence"


def test_systems_names_catalogue_rules(client: TestClient) -> None:
    (card,) = client.get("/api/systems").json()
    assert (card["slug"], card["players"]) == ("toy", ["random"])
    assert card["scenarios"][0]["seats"] == ["north", "south"]
    assert client.get("/api/systems/toy/catalogue").json() == {"spots": ["a", "b", "c"]}
    assert client.get("/api/systems/toy/names").json()["a"]["pl"] == "Pole A"
    assert client.get("/api/systems/toy/rules").json()["paragraphs"]


@pytest.mark.parametrize("page", ["catalogue", "names", "rules"])
def test_facts_are_sent_once_and_packed(client: TestClient, page: str) -> None:
    path = f"/api/systems/toy/{page}"
    plain = client.get(path, headers={"accept-encoding": "gzip;q=0, br"})
    packed = client.get(path, headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.headers.get("content-encoding") == ("gzip" if len(plain.content) > 1024 else None)
    tag = plain.headers["etag"]
    again = client.get(path, headers={"if-none-match": f'"other", {tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("page", ["catalogue", "names", "rules"])
def test_unknown_system(client: TestClient, page: str) -> None:
    refused(client.get(f"/api/systems/chess/{page}"), 404, "unknown-game")


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"scenario": "war"}, 400, "unknown-scenario"),
        ({"options": {"colour": "red"}}, 400, "bad-option"),
        ({"options": {"points": 7}}, 400, "bad-option"),
        ({"options": {"points": True}}, 400, "bad-option"),
        ({"options": {"points": None}}, 400, "bad-request"),
        ({"seats": {"north": {"kind": "here"}}}, 400, "bad-seats"),
        ({"seats": {**SEATS, "east": {"kind": "here"}}}, 400, "bad-seats"),
        ({"seats": {**SEATS, "south": {"kind": "ai", "player": "genius"}}}, 400, "unknown-player"),
        ({"seats": {**SEATS, "south": {"kind": "ghost"}}}, 400, "bad-request"),
        ({"seats": {key: {"kind": "ai", "player": "random"} for key in SEATS}}, 400, "bad-seats"),
        ({"seed": "xyz"}, 400, "bad-request"),
        ({"seed": "00" * 65}, 400, "bad-request"),
        ({"surprise": 1}, 400, "bad-request"),
        ({"name": "x" * 100_000}, 413, "too-large"),
    ],
)
def test_wrong_new_games(client: TestClient, change: dict[str, Any], status: int, code: str) -> None:
    refused(client.post("/api/games", json=GAME | change), status, code)
    assert client.get("/api/games").json() == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 60_000])
def test_bodies_that_are_no_new_game(client: TestClient, body: bytes) -> None:
    refused(client.post("/api/games", content=body), 400, "bad-request")


def test_unknown_addresses(client: TestClient) -> None:
    refused(client.get("/api/nothing"), 404, "not-found")
    refused(client.put("/api/games"), 404, "not-found")
    refused(client.post("/"), 405, "bad-request")


def test_the_last_touched_game_is_first(client: TestClient) -> None:
    first = new_game(client, name="  first\n game ")
    second = new_game(client)
    with at_table(client, first, "north") as north:
        north.played("mark", spot="a")
    infos = client.get("/api/games").json()
    assert [i["id"] for i in infos] == [first["info"]["id"], second["info"]["id"]]
    assert (infos[0]["name"], infos[0]["ply"]) == ("first game", 1)
    assert not any(key in json.dumps(infos) for key in first["keys"].values())


def test_deleting_needs_a_key_and_sends_all_away(client: TestClient) -> None:
    created = new_game(client)
    path = f"/api/games/{created['info']['id']}"
    refused(client.delete(path), 403, "bad-key")
    refused(client.delete(path, headers=with_keys("wrong")), 403, "bad-key")
    with at_table(client, created, "north") as north:
        assert client.delete(path, headers=with_keys(created["keys"]["south"])).status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            north.receive("never")
        assert closed.value.code == 4410
    assert client.get("/api/games").json() == []
    refused(client.delete(path, headers=with_keys(created["keys"]["south"])), 404, "unknown-table")


def test_a_game_goes_when_all_who_play_have_deleted_it(client: TestClient) -> None:
    created = new_game(client, south="open")
    path, keys = f"/api/games/{created['info']['id']}", created["keys"]
    with at_table(client, created, "south") as south:
        own = keys["south"]
        answer = client.delete(path, headers=with_keys(keys["north"]))
        assert (answer.status_code, answer.json()) == (202, {"seats": ["south"]})
        assert [seat["left"] for seat in south.receive("presence")["info"]["seats"]] == [True, False]
    with at_table(client, created, "north"):
        assert not any(seat["left"] for seat in info_of(client, created)["seats"]), (
            "coming back takes the deletion back"
        )
    assert client.delete(path, headers=with_keys(own)).status_code == 202
    assert client.delete(path, headers=with_keys(keys["north"])).status_code == 204
    assert client.get("/api/games").json() == []


def test_a_seat_that_is_still_free_does_not_keep_a_game(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north"):
        pass
    assert (
        client.delete(f"/api/games/{created['info']['id']}", headers=with_keys(created["keys"]["north"])).status_code
        == 204
    )


# -- journals -------------------------------------------------------------------------------------------


def exported(client: TestClient, created: dict[str, Any], *seats: str) -> Any:
    keys = with_keys(*(created["keys"][seat] for seat in seats))
    return client.get(f"/api/games/{created['info']['id']}/journal", headers=keys)


def test_journal_goes_out_and_comes_back(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as both:
        both.played("mark", spot="a")
        both.played("throw")
    file = exported(client, created, "north", "south")
    assert "attachment" in file.headers["content-disposition"]
    assert Match.from_journal(read_journal(file.content), TOY).ply == 2
    again = client.post("/api/games/import?name=again", content=file.content)
    assert again.status_code == 201
    brought = again.json()
    assert (brought["info"]["ply"], brought["info"]["name"], brought["info"]["seed_known"]) == (2, "again", True)
    with at_table(client, brought, "north", "south") as copy:
        assert copy.state["view"] == both.state["view"]
        assert copy.log == both.log
        copy.played("throw")


def test_import_with_seats(client: TestClient) -> None:
    file = exported(client, new_game(client), "north", "south").content
    seats = json.dumps({"north": {"kind": "ai", "player": "random"}, "south": {"kind": "open"}})
    brought = client.post("/api/games/import", params={"seats": seats}, content=file).json()
    assert set(brought["keys"]) == {"south"}
    refused(client.post("/api/games/import", params={"seats": "{"}, content=file), 400, "bad-request")
    refused(client.post("/api/games/import", params={"seats": "{}"}, content=file), 400, "bad-seats")


def test_running_game_of_several_keeps_its_journal(client: TestClient) -> None:
    created = new_game(client, south="open", seed="11" * 16)
    refused(exported(client, created), 403, "bad-key")
    refused(exported(client, created, "north"), 409, "still-hidden")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("guess", number=south.state["view"]["mine"])
        assert north.state["outcome"]["results"]["north"] == "win"
        north.send("play", action={"do": "throw"}, ply=1, seat="north")
        assert north.trouble() == "game-over"
    journal = exported(client, created, "north")
    assert journal.status_code == 200
    assert client.post("/api/games/import", content=journal.content).json()["info"]["over"]


def test_solo_game_against_a_machine_may_be_exported(client: TestClient) -> None:
    assert exported(client, new_game(client, south="ai:random"), "north").status_code == 200


def spoilt(journal: bytes, **change: Any) -> bytes:
    return json.dumps(json.loads(journal) | change).encode()


@pytest.fixture
def journal(client: TestClient) -> bytes:
    created = new_game(client)
    with at_table(client, created, "north", "south") as both:
        both.played("throw")
        both.played("mark", spot="a")
    content: bytes = exported(client, created, "north", "south").content
    client.delete(f"/api/games/{created['info']['id']}", headers=with_keys(created["keys"]["north"]))
    return content


def test_wrong_journals_are_refused_and_nothing_is_kept(client: TestClient, journal: bytes) -> None:
    entries = json.loads(journal)["entries"]
    wrong_dice = [
        {**entries[0], "rolls": [{"draw": 0, "dice": [entries[0]["rolls"][0]["dice"][0] % 6 + 1]}]},
        entries[1],
    ]
    wrong_seat = [{**entries[0], "seat": "south"}]
    wrong_action = [{**entries[0], "action": {"do": "fly"}}]
    wrong_undo = [{"type": "undone", "seat": "north", "to": 99}]
    for bad in (
        b"",
        b"not json",
        journal[: len(journal) // 2],
        b"\xff" + journal,
        spoilt(journal, format="other"),
        spoilt(journal, version=99),
        spoilt(journal, seed="zz"),
        spoilt(journal, seed="00" * 16),
        spoilt(journal, commitment="0"),
        spoilt(journal, result="0"),
        spoilt(journal, entries=wrong_dice),
        spoilt(journal, entries=wrong_seat),
        spoilt(journal, entries=wrong_action),
        spoilt(journal, entries=wrong_undo),
        spoilt(journal, entries=7),
        spoilt(journal, surprise=7),
    ):
        refused(client.post("/api/games/import", content=bad), 400, "bad-journal")
    refused(client.post("/api/games/import", content=spoilt(journal, game="chess")), 404, "unknown-game")
    refused(client.post("/api/games/import", content=spoilt(journal, scenario="war")), 400, "unknown-scenario")
    refused(client.post("/api/games/import", content=spoilt(journal, options={"x": 1})), 400, "bad-option")
    refused(client.post("/api/games/import", content=spoilt(journal, situation="none")), 404, "unknown-situation")
    refused(client.post("/api/games/import", content=b" " * (limits.JOURNAL + 1)), 413, "too-large")
    assert client.get("/api/games").json() == []


# -- situations -----------------------------------------------------------------------------------------

EXAMPLE = """
game: toy
title: a throw, then a right guess
rule: "1.3"
secrets: {north: 2, south: 5}
dice: [6]
script:
  - do: {throw: }
  - do: {guess: 2}
"""


@pytest.fixture
def _example(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"right-guess": runner.read_situation(EXAMPLE)}
    monkeypatch.setattr(runner, "catalogue", lambda slug, folder="": {} if folder else found)


@pytest.mark.usefixtures("_example")
def test_situation_is_playable_in_place(server: Open) -> None:
    with server() as client:
        title = dict.fromkeys(("en", "ru", "pl"), "a throw, then a right guess")
        known = {"id": "right-guess", "title": title, "rules": ["1.3"]}
        assert client.get("/api/systems/toy/rules").json()["situations"] == [known]
        lesson = client.get("/api/systems/toy/lessons/right-guess").json()
        assert (lesson["id"], lesson["title"]) == ("right-guess", title)
        tasks = [(task["kind"], task["action"], task["seat"]) for task in lesson["tasks"]]
        assert tasks == [("play", {"do": "throw"}, "north"), ("play", {"do": "guess", "number": 2}, "south")]
        assert lesson["tasks"][0]["events"][0]["roll"]["dice"] == [6]
        refused(client.get("/api/systems/toy/lessons/none"), 404, "unknown-situation")
        refused(client.post("/api/situations/toy/none"), 404, "unknown-situation")
        refused(client.post("/api/situations/chess/none"), 404, "unknown-game")
        created = client.post("/api/situations/toy/right-guess").json()
        assert created["info"]["situation"] == "right-guess"
        with at_table(client, created, "north", "south") as both:
            assert both.state["view"]["mine"] == 2
            both.played("throw")
            assert both.log[1]["events"][0]["roll"]["dice"] == [6]
            assert both.log[1]["action"] == {"do": "throw"}
            # Off the script the dice go on from the seed.
            both.played("throw")
            both.played("throw")
    # The restarted server starts from the position it kept.
    with server() as client:
        with at_table(client, created, "north", "south") as again:
            assert (again.state["view"], again.log) == (both.state["view"], both.log)
        file = exported(client, created, "north", "south").content
        brought = client.post("/api/games/import", content=file).json()
        assert (brought["info"]["situation"], brought["info"]["ply"]) == ("right-guess", 3)


# -- pages ----------------------------------------------------------------------------------------------


def test_client_is_served_with_its_pages(tmp_path: Path, database: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client")
    (static / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(SYSTEMS, SqliteStore(database), static=static)) as client:
        assert client.get("/").text == "<p>the client"
        assert client.get("/games/abc").text == "<p>the client"
        script = client.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        refused(client.get("/assets/gone.js"), 404, "not-found")
        refused(client.get("/..%2fsecret.txt"), 404, "not-found")
        assert "secret" not in client.get("/%2e%2e/secret").text
        assert client.get("/a%00b").status_code == 200


def test_without_the_client_a_page_says_what_to_do(tmp_path: Path, database: Path) -> None:
    with TestClient(create_app(SYSTEMS, SqliteStore(database), static=tmp_path / "none")) as client:
        assert "make client" in client.get("/").text
