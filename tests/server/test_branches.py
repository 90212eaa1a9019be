"""What-if branches: a game beside a game, for one player alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.server.branches import match, opening
from grognard.server.storage import schema
from tests.server.conftest import Browser, Open, at_table, joined, new_game, with_keys

GUEST = "browser-of-an-onlooker"


def branch(client: TestClient, created: dict[str, Any], seat: str | None, **more: Any) -> Any:
    keys = with_keys(created["keys"][seat]) if seat else {}
    body = {"seat": seat, "guest": "" if seat else GUEST, **more}
    return client.post(f"/api/games/{created['info']['id']}/branches", headers=keys, json=body)


def opened(client: TestClient, created: dict[str, Any], seat: str | None = "north", **more: Any) -> dict[str, Any]:
    answer = branch(client, created, seat, **more)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def kept(client: TestClient, created: dict[str, Any], key: str = "", guest: str = "") -> list[str]:
    headers = {**with_keys(key), "guest-name": guest}
    answer = client.get(f"/api/games/{created['info']['id']}/branches", headers=headers)
    return [made["info"]["id"] for made in answer.json()]


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def thrown(browser: Browser) -> tuple[int, ...]:
    """The dice of the last throw."""
    (event,) = (e for e in browser.log[browser.state["ply"]]["events"] if e["what"] == "thrown")
    return tuple(event["roll"]["dice"])


def test_a_branch_is_played_on_both_sides_and_leaves_the_game_alone(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        south.until(1)
        made = opened(client, created, name="  A   bold plan ")
        assert made["info"]["name"] == "A bold plan"
        assert made["info"]["branch"] | {"game": ""} == {
            "game": "",
            "ply": 1,
            "seat": "north",
            "dice": "rolled",
            "faces": [],
        }
        with at_table(client, made, "north", "south") as trial:
            assert trial.state["view"] == north.state["view"]
            trial.played("throw")
            trial.played("throw")
            assert trial.state["view"]["turn"] == 3
            assert trial.state["hidden_from"] == []
        # Neither the game, nor its log, nor the lobby, nor the other player hears of it.
        assert (north.ask("ping", "pong")["type"], south.ask("ping", "pong")["type"]) == ("pong", "pong")
        assert (north.state["ply"], south.state["ply"]) == (1, 1)
        assert client.get("/api/games").json() == []
        north.played("throw")
        assert south.until(2)["ply"] == 2


def test_a_branch_from_an_earlier_moment(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as both:
        both.played("mark", spot="a")
        both.played("throw")
    made = opened(client, created, at=0)
    with at_table(client, made, "north", "south") as trial:
        assert (trial.state["view"]["marks"], trial.state["view"]["turn"]) == ([], 1)
    assert code(branch(client, created, "north", at=3)) == (400, "no-such-ply")


def test_any_step_is_taken_back_and_then_rolls_anew(client: TestClient) -> None:
    made = opened(client, new_game(client))
    with at_table(client, made, "north", "south") as trial:
        trial.played("mark", spot="a")
        rolls = []
        for _ in range(12):
            trial.played("throw")
            rolls.append(thrown(trial))
            back = trial.state["undo"][0]
            trial.send("undo", to=back, ply=trial.state["ply"], seat="north")
            trial.until(trial.state["ply"] + 1)
            assert (trial.state["view"]["turn"], trial.state["view"]["marks"]) == (1, ["a"])
        assert len(set(rolls)) > 1


def test_dice_are_chosen(client: TestClient) -> None:
    made = opened(client, new_game(client))
    with at_table(client, made, "north", "south") as trial:
        trial.send("set-dice", dice="chosen", faces=[6, 2])
        assert trial.receive("state")["info"]["branch"]["faces"] == [6, 2]
        trial.played("mark", spot="a")
        trial.played("throw")
        assert (thrown(trial), trial.state["info"]["branch"]["faces"]) == ((6,), [2])
        trial.played("throw")
        assert (thrown(trial), trial.state["info"]["branch"]["faces"]) == ((2,), [])
        trial.played("throw")
        trial.send("set-dice", dice="chosen", faces=[7])
        trial.receive("state")
        trial.play("throw")
        assert trial.trouble() == "not-on-the-die"
        trial.send("set-dice", dice="chosen", faces=[1] * (match.FACES + 1))
        assert trial.trouble() == "bad-request"


def test_dice_are_averaged(client: TestClient) -> None:
    made = opened(client, new_game(client))
    with at_table(client, made, "north", "south") as trial:
        trial.send("set-dice", dice="average")
        trial.receive("state")
        for _ in range(3):
            trial.played("throw")
            assert thrown(trial) in ((3,), (4,))
        trial.play("mark", spot="z")
        assert trial.receive("refused")["forbidden"]["rule"] == "1.1"


def test_the_machine_plays_a_side_while_it_is_watched(client: TestClient) -> None:
    made = opened(client, new_game(client))
    with at_table(client, made, "north", "south") as trial:
        trial.send("set-machine", seat="south", player="random")
        assert trial.receive("hello")["mine"] == ["north"]
        trial.played("throw")
        while "north" not in trial.state["waiting"] and trial.state["outcome"] is None:
            trial.receive("state")
        # Taking back goes behind the machine's steps, to the player's own.
        assert trial.state["undo"] == [0] or trial.state["outcome"] is not None
        trial.send("set-machine", seat="north", player="random")
        assert trial.receive("hello")["mine"] == ["north"]
        trial.send("set-machine", seat="north", player="")
        trial.receive("hello")
        trial.send("set-machine", seat="south", player="deep thought")
        assert trial.trouble() == "unknown-player"


def test_branches_are_kept_named_and_deleted(server: Open) -> None:
    with server() as client:
        created = new_game(client, south="open")
        first, second = opened(client, created, name="one"), opened(client, created)
        with at_table(client, second, "north", "south") as trial:
            trial.send("set-dice", dice="chosen", faces=[5, 5])
            trial.receive("state")
            trial.played("throw")
            trial.send("undo", to=0, ply=1, seat="north")
            trial.until(2)
            trial.played("throw")
            trial.send("rename", name="two")
            assert trial.receive("presence")["info"]["name"] == "two"
    with server() as client:
        listed = client.get(
            f"/api/games/{created['info']['id']}/branches", headers=with_keys(created["keys"]["north"])
        ).json()
        assert [made["info"]["name"] for made in listed] == ["one", "two"]
        # After a restart it stands where it stood, chosen dice and take-backs included.
        with at_table(client, listed[1], "north", "south") as trial:
            assert (trial.state["ply"], trial.state["view"]["points"]) == (3, 5)
        # The other player and onlookers do not find it.
        assert kept(client, created, key=created["keys"]["south"]) == []
        assert kept(client, created) == kept(client, created, guest=GUEST) == []
        gone = client.delete(f"/api/games/{first['info']['id']}", headers=with_keys(first["keys"]["north"]))
        assert gone.status_code == 204
        assert kept(client, created, key=created["keys"]["north"]) == [second["info"]["id"]]


def test_a_second_branch_from_a_moment_of_the_first(client: TestClient) -> None:
    created = new_game(client)
    first = opened(client, created)
    with at_table(client, first, "north", "south") as trial:
        trial.played("mark", spot="a")
        trial.played("mark", spot="b")
    address = f"/api/games/{first['info']['id']}/branches"
    second = client.post(address, headers=with_keys(first["keys"]["north"]), json={"at": 1, "name": "other"}).json()
    assert second["info"]["branch"]["game"] == created["info"]["id"]
    with at_table(client, second, "north", "south") as trial:
        assert trial.state["view"]["marks"] == ["a"]
    assert code(client.post(address, json={"at": 1})) == (403, "bad-key")


def test_a_branch_opens_for_its_owner_only(client: TestClient) -> None:
    created = new_game(client, south="open")
    assert code(branch(client, created | {"keys": {"south": "wrong"}}, "south")) == (403, "not-your-seat")
    made = opened(client, created)
    with joined(client, made) as stranger:
        assert stranger.receive_json()["problem"]["code"] == "bad-key"
    assert code(client.get(f"/api/games/{made['info']['id']}/plan")) == (403, "bad-key")
    key = with_keys(made["keys"]["north"])
    assert code(client.get(f"/api/games/{made['info']['id']}/journal", headers=key)) == (409, "no-journal")


def test_what_only_a_branch_can_do(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as both:
        both.send("set-dice", dice="chosen", faces=[6])
        assert both.trouble() == "not-a-branch"
        both.send("rename", name="Mine")
        assert both.trouble() == "not-a-branch"
    key = with_keys(created["keys"]["north"])
    assert code(client.get(f"/api/games/{created['info']['id']}/plan", headers=key)) == (409, "not-a-branch")


def test_there_is_a_limit_to_branches(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PER_SEAT", 2)
    monkeypatch.setattr(opening, "PER_GUEST", 1)
    monkeypatch.setattr(opening, "GUESTS", 2)
    monkeypatch.setattr(match, "ENTRIES", 2)
    created = new_game(client)
    mine = [opened(client, created)["info"]["id"] for _ in range(2)]
    assert code(branch(client, created, "north")) == (409, "too-many-branches")
    made = opened(client, created, None)
    assert code(branch(client, created, None)) == (409, "too-many-branches")
    assert code(branch(client, created, None, guest="me")) == (400, "bad-request")
    # Onlookers share what they have: the one unused longest makes room, and never a player's.
    for number in range(2):
        opened(client, created, None, guest=f"another browser {number}")
    assert kept(client, created, guest=GUEST) == []
    assert kept(client, created, key=created["keys"]["north"]) == mine
    key = with_keys(made["keys"]["north"])
    assert code(client.get(f"/api/games/{made['info']['id']}/plan", headers=key)) == (404, "unknown-table")
    last = opened(client, new_game(client))
    with at_table(client, last, "north", "south") as trial:
        trial.played("mark", spot="a")
        trial.played("mark", spot="b")
        trial.play("throw")
        assert trial.trouble() == "branch-too-long"


def test_a_branch_goes_with_its_game_or_when_it_is_not_used(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, other = new_game(client), new_game(client)
    made, old = opened(client, created), opened(client, other)
    client.delete(f"/api/games/{created['info']['id']}", headers=with_keys(created["keys"]["north"]))
    key = with_keys(made["keys"]["north"])
    assert code(client.get(f"/api/games/{made['info']['id']}/plan", headers=key)) == (404, "unknown-table")
    monkeypatch.setattr("grognard.server.branches.keeping.LIFETIME", 0.0)
    fresh = opened(client, other)
    assert kept(client, other, key=other["keys"]["north"]) == [fresh["info"]["id"]] != [old["info"]["id"]]


def test_an_older_database_learns_of_branches(server: Open, database: Path) -> None:
    with server() as client:
        created = new_game(client)
    with sqlite3.connect(database) as old:
        later = old.execute("SELECT type, name FROM sqlite_master WHERE sql <> '' AND name NOT IN ('games', 'entries')")
        for kind, name in sorted(later.fetchall()):
            old.execute(f"DROP {kind} IF EXISTS {name}")
        columns = [row[1] for row in old.execute("PRAGMA table_info(games)")]
        for name in columns[columns.index("deleted") + 1 :]:
            old.execute(f"ALTER TABLE games DROP COLUMN {name}")
        old.execute("PRAGMA user_version = 2")
    old.close()
    with server() as client:
        made = opened(client, created)
        assert kept(client, created, key=created["keys"]["north"]) == [made["info"]["id"]]
    with sqlite3.connect(database) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (schema.FORMAT,)
    now.close()


def test_a_plan_is_offered_step_by_step_until_reality_differs(client: TestClient) -> None:
    created = new_game(client, south="open")
    made = opened(client, created, name="marks")
    with at_table(client, made, "north", "south") as trial:
        trial.played("mark", spot="a")
        trial.played("mark", spot="b")
        trial.send("set-dice", dice="chosen", faces=[6])
        trial.receive("state")
        trial.played("throw")
        trial.played("mark", spot="c")

    def plan(since: int) -> dict[str, Any]:
        address, key = f"/api/games/{made['info']['id']}/plan?since={since}", with_keys(made["keys"]["north"])
        answer: dict[str, Any] = client.get(address, headers=key).json()
        return answer

    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        first = plan(0)
        assert (first["name"], first["status"], first["index"], len(first["steps"])) == ("marks", "next", 0, 4)
        assert first["choice"]["action"] == {"do": "mark", "spot": "a"}
        assert [step["seat"] for step in first["steps"]] == ["north", "north", "north", "south"]
        north.played("mark", spot="a")
        second = plan(1)
        assert (second["status"], second["index"], second["choice"]["action"]["spot"]) == ("next", 1, "b")
        north.played("mark", spot="c")
        assert (plan(1)["status"], plan(1)["choice"]) == ("differs", None)
        north.send("undo", to=1, ply=2, seat="north")
        north.until(3)
        north.played("mark", spot="b")
        assert plan(2)["choice"]["action"] == {"do": "throw"}
        north.played("throw")
        # South decides: nothing to do but to wait, whatever was rolled.
        assert plan(3)["status"] == "waiting"
        south.until(5)
        south.played("throw")
        north.until(6)
        assert plan(3)["status"] == "differs"
        assert plan(4)["status"] == "done"


def test_an_onlookers_branch_is_no_plan(client: TestClient) -> None:
    created = new_game(client)
    made = opened(client, created, None)
    key = with_keys(made["keys"]["north"])
    assert code(client.get(f"/api/games/{made['info']['id']}/plan", headers=key)) == (403, "not-your-seat")
    assert code(client.get(f"/api/games/{made['info']['id']}/plan?since=x", headers=key)) == (
        400,
        "bad-request",
    )
