"""Changing the table by hand: proposed, agreed to by every person at it, written into the log."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.core.journal import VERSION
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import Browser, Open, at_table, new_game, with_keys
from tests.server.test_machines import Thrower, table_with, wait_for_turn

PATCH = [{"spot": "b", "marked": True}]


def propose(browser: Browser, seat: str, patch: Any = PATCH) -> None:
    browser.send("propose-edit", patch=patch, ply=browser.state["ply"], seat=seat)


def last_events(browser: Browser) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = browser.log[browser.state["ply"]]["events"]
    return events


def test_alone_at_the_table_it_is_done_at_once_and_told(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        propose(both, "north", [{"spot": "b", "marked": True}, {"points": 3}])
        state = both.until(1)
        assert (state["view"]["marks"], state["view"]["points"], state["request"]) == (["b"], 3, None)
        first, *lines = last_events(both)
        assert (first["what"], first["args"]) == ("edited-by-agreement", {"seat": "north", "count": 2})
        assert [line["args"]["thing"] for line in lines] == ["b", "3"]
        assert lines[0]["args"]["changes"] == ["marked = true"]


def test_every_other_person_must_agree(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        # Not only the one who is asked may propose.
        propose(south, "south")
        request = south.receive("state")["request"]
        assert request == {
            "id": 1,
            "by": "south",
            "what": {"kind": "edit", "patch": PATCH},
            "agreed": ["south"],
            "waiting": ["north"],
        }
        while north.state["request"] != request:
            north.receive("state")
        # North says no: nothing has changed, and south is told.
        north.send("reply", id=1, seat="north", agree=False)
        assert south.trouble() == "declined"
        assert south.receive("state")["request"] is None
        assert south.state["ply"] == 0
        # Proposed again, north agrees.
        propose(south, "south")
        assert south.receive("state")["request"]["id"] == 2
        north.send("reply", id=2, seat="north", agree=True)
        assert south.until(1)["view"]["marks"] == ["b"]
        assert last_events(south)[0]["what"] == "edited-by-agreement"
        assert north.until(1)["log"][-1]["seat"] == "south"


def test_no_player_agrees_to_changes_they_have_not_seen(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        propose(north, "north")
        propose(north, "north", [{"points": 100}])
        while (south.receive("state")["request"] or {}).get("id") != 2:
            pass
        south.send("reply", id=1, seat="south", agree=True)
        assert south.trouble() == "no-such-request"
        assert south.state["request"]["what"]["patch"] == [{"points": 100}]
        assert south.state["ply"] == 0


def test_a_proposal_is_taken_back_and_ends_with_any_step(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        propose(north, "north")
        north.receive("state")
        north.send("reply", id=1, seat="north", agree=False)
        assert north.receive("state")["request"] is None
        propose(north, "north")
        north.receive("state")
        assert north.played("mark", spot="a")["request"] is None
        south.until(1)
        south.send("reply", id=2, seat="south", agree=True)
        assert south.trouble() == "no-such-request"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"patch": [{"spot": "nowhere", "marked": True}]}, "bad-edit"),
        ({"patch": [{"points": -1}]}, "bad-edit"),
        ({"patch": []}, "bad-edit"),
        ({"patch": [{}]}, "bad-edit"),
        ({"patch": {"spot": "a"}}, "bad-request"),
        ({"patch": [{"spot": ["a"]}]}, "bad-request"),
        ({"patch": [{"spot": 1.5}]}, "bad-request"),
        ({"patch": PATCH, "ply": 1}, "stale-ply"),
        ({"patch": PATCH, "seat": "south"}, "not-your-seat"),
    ],
)
def test_what_cannot_be_done_is_refused_before_a_player_is_asked(
    client: TestClient, message: dict[str, Any], code: str
) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south"):
        north.send("propose-edit", **{"ply": 0, "seat": "north", "ref": 4, **message})
        assert north.trouble() == code
        state = north.ask("look", "state", at=None)
        assert (state["ply"], state["request"]) == (0, None)


def test_onlookers_may_neither_propose_nor_answer(client: TestClient) -> None:
    created = new_game(client, south="open")
    with (
        at_table(client, created, "north") as north,
        at_table(client, created, "south"),
        at_table(client, created) as onlooker,
    ):
        propose(onlooker, "north")
        assert onlooker.trouble() == "not-your-seat"
        propose(north, "north")
        onlooker.receive("state")
        onlooker.send("reply", id=1, seat="south", agree=True)
        assert onlooker.trouble() == "not-your-seat"


def test_machines_agree_at_once_and_play_on_with_what_is_there(database: Path) -> None:
    player = Thrower()
    with table_with(player, SqliteStore(database)) as client:
        created = new_game(client, south="ai:random")
        with at_table(client, created, "north") as north:
            propose(north, "north")
            assert north.until(1)["view"]["marks"] == ["b"]
            north.played("throw")
            wait_for_turn(north)
            assert north.state["ply"] == 3
    assert len(player.sights) == 1


def test_consent_that_could_not_be_written_down_can_be_given_again(database: Path) -> None:
    class Failing(SqliteStore):
        fails = False

        def commit(self) -> None:
            if self.fails:
                self.fails = False
                raise sqlite3.OperationalError("disk I/O error")
            super().commit()

    store = Failing(database)
    with table_with(Thrower(), store) as client:
        created = new_game(client, south="open")
        with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
            propose(north, "north")
            request = south.receive("state")["request"]
            store.fails = True
            south.send("reply", id=1, seat="south", agree=True)
            assert south.trouble() == "storage-failed"
            state = south.ask("look", "state", at=None)
            assert (state["ply"], state["view"]["marks"], state["request"]) == (0, [], request)
            south.send("reply", id=1, seat="south", agree=True)
            assert north.until(1)["view"]["marks"] == ["b"]


def test_an_edit_survives_a_restart_and_an_undo_goes_back_over_it(server: Open) -> None:
    with server() as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as both:
            both.played("mark", spot="a")
            propose(both, "north")
            both.until(2)
            state = both.played("mark", spot="c")
            # His own mark may be taken back alone, the edit not.
            assert state["undo"] == [2]
    with server() as client, at_table(client, created, "north", "south") as both:
        assert both.state["view"]["marks"] == ["a", "b", "c"]
        assert last_events(both)[0]["what"] == "marked"
        both.send("undo", to=1, ply=3, seat="north")
        assert both.until(4)["view"]["marks"] == ["a"]
        (told,) = last_events(both)
        assert (told["what"], told["args"]["count"]) == ("undone-by-agreement", 2)


def test_the_journal_with_an_edit_goes_out_and_in(client: TestClient) -> None:
    created = new_game(client)
    keys = with_keys(*created["keys"].values())
    with at_table(client, created, "north", "south") as both:
        propose(both, "south")
        both.until(1)
        both.played("throw")
        view = both.state["view"]
    file = client.get(f"/api/games/{created['info']['id']}/journal", headers=keys)
    assert file.json()["version"] == VERSION
    assert file.json()["entries"][0] == {"type": "edited", "seat": "south", "patch": PATCH, "agreed": True}
    brought = client.post("/api/games/import", content=file.content).json()
    with at_table(client, brought, "north", "south") as copy:
        assert copy.state["view"] == view
