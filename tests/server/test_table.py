"""Playing over the WebSocket: views, log, undo, machine players."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import Browser, Open, at_table, info_of, new_game

SEED = "00" * 16


def closed_with(client: TestClient, path: str, *first: dict[str, Any]) -> tuple[int, str]:
    """The close code of a connection refused after these messages, and the code of the problem told before."""
    with client.websocket_connect(path) as session:
        for message in first:
            assert session.receive_json()["type"] == "welcome"
            session.send_json(message)
        trouble = session.receive_json()
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json()
    return closed.value.code, trouble["problem"]["code"]


def test_two_browsers_see_their_own_views_live(client: TestClient) -> None:
    created = new_game(client, south="open", seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        assert (north.state["seat"], south.state["seat"]) == ("north", "south")
        assert north.state["view"]["mine"] is not None
        assert north.state["ask"]["choices"]
        assert south.state["ask"]["choices"] == []
        north.played("mark", spot="a")
        assert south.until(1)["view"]["marks"] == ["a"]
        wrong = next(n for n in range(1, 7) if n != south.state["view"]["mine"])
        north.played("guess", number=wrong)
        south.until(2)
        assert [e["what"] for e in north.log[2]["events"]] == ["hint"]
        assert south.log[2] == {"ply": 2, "seat": "north", "events": []}
        assert south.state["ask"]["choices"]


def test_onlooker_sees_no_secret_and_may_not_act(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created) as onlooker:
        assert onlooker.state["seat"] is None
        assert onlooker.state["view"]["mine"] is None
        onlooker.play("mark", spot="a")
        assert onlooker.trouble() == "not-your-seat"
        onlooker.send("why", action={"do": "mark", "spot": "a"})
        assert onlooker.trouble() == "not-asked"
        assert onlooker.ask("about", "answers", target="a")["choices"] == []


def test_hotseat_is_shown_the_seat_that_is_asked(client: TestClient) -> None:
    created = new_game(client, seed=SEED)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        secrets = north.state["view"]["mine"], south.state["view"]["mine"]
    with at_table(client, created, "south", "north") as both:
        assert (both.state["seat"], both.state["view"]["mine"]) == ("north", secrets[0])
        wrong = secrets[1] % 6 + 1
        both.played("guess", number=wrong)
        assert (both.state["seat"], both.state["view"]["mine"]) == ("south", secrets[1])
        # North's private line is not for south's eyes, and is there again when north is asked.
        assert both.log[1]["events"] == []
        both.played("throw")
        assert both.state["seat"] == "north"
        assert [e["what"] for e in both.log[1]["events"]] == ["hint"]


def test_second_tab_follows_and_a_stale_answer_changes_nothing(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as first, at_table(client, created, "north", "south") as second:
        first.play("mark", spot="a")
        first.until(1)
        # The second tab still shows ply 0 when its answer is sent.
        second.play("throw")
        assert second.trouble() == "stale-ply"
        assert second.until(1)["view"] == first.state["view"]
        second.played("mark", spot="b")
        assert first.until(2)["view"]["marks"] == ["a", "b"]


def test_refusal_cites_its_paragraph_and_its_sender(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.played("mark", spot="a")
        north.send("play", action={"do": "mark", "spot": "a"}, ply=1, seat="north", ref=7)
        refused = north.receive("refused")
        assert (refused["ref"], refused["forbidden"]["rule"]) == (7, "1.2")
        assert refused["forbidden"]["evidence"] == ["a"]
        assert north.ask("look", "state", at=None)["ply"] == 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type": "play", "action": {"do": "throw"}, "ply": 0, "seat": "south"}', "not-asked"),
        ('{"type": "play", "action": {"do": "throw"}, "ply": 0, "seat": "ghost"}', "not-your-seat"),
        ('{"type": "play", "action": {"do": "throw"}, "ply": 5, "seat": "north"}', "stale-ply"),
        ('{"type": "play", "action": {"do": "fly"}, "ply": 0, "seat": "north"}', "bad-action"),
        ('{"type": "play", "action": {"do": "mark"}, "ply": 0, "seat": "north"}', "bad-action"),
        ('{"type": "play", "action": {"do": "mark", "spot": 3}, "ply": 0, "seat": "north"}', "bad-action"),
        ('{"type": "play", "action": {"do": "throw", "x": 1}, "ply": 0, "seat": "north"}', "bad-action"),
        ('{"type": "play", "action": [], "ply": 0, "seat": "north"}', "bad-request"),
        ('{"type": "play", "action": {"do": "throw"}, "ply": "0", "seat": "north"}', "bad-request"),
        ('{"type": "play"}', "bad-request"),
        ('{"type": "cheat"}', "bad-request"),
        ("{}", "bad-request"),
        ("not json", "bad-request"),
        ("[" * 100_000, "bad-request"),
        ("", "bad-request"),
        ('{"type": "why", "action": {"do": "fly"}}', "bad-action"),
        ('{"type": "undo", "to": 0, "ply": 0, "seat": "north"}', "undo-refused"),
        ('{"type": "undo", "to": -1, "ply": 0, "seat": "north"}', "undo-refused"),
        ('{"type": "reply", "id": 1, "seat": "north", "agree": true}', "no-such-request"),
        ('{"type": "look", "at": 1}', "no-such-ply"),
        ('{"type": "look", "at": -1}', "no-such-ply"),
        ('{"type": "say", "seat": "ghost", "text": "hello"}', "not-your-seat"),
    ],
)
def test_bad_messages_get_trouble_and_change_nothing(client: TestClient, message: str, code: str) -> None:
    with at_table(client, new_game(client), "north", "south") as browser:
        browser.session.send_text(message)
        assert browser.trouble() == code
        assert browser.ask("look", "state", at=None)["ply"] == 0
        assert browser.played("mark", spot="a")["ply"] == 1


def test_an_action_no_decision_offers_is_refused(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.play("mark", spot="nowhere")
        assert north.receive("refused")["forbidden"]["reason"]["id"] == "no-such-choice"


def test_garbage_bytes_get_trouble(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.session.send_bytes(b"\xff\x00\xfe")
        assert north.trouble() == "bad-request"
        assert north.ask("ping", "pong", ref=3)["ref"] == 3


def test_unknown_game_and_bad_key_and_other_protocol_are_closed(client: TestClient) -> None:
    id_ = new_game(client)["info"]["id"]
    assert closed_with(client, "/ws/games/nothing") == (4404, "unknown-table")
    assert closed_with(client, f"/ws/games/{id_}", {"type": "join", "keys": ["wrong"]}) == (4403, "bad-key")
    assert closed_with(client, f"/ws/games/{id_}", {"type": "ping"}) == (1011, "bad-request")
    assert closed_with(client, f"/ws/games/{id_}", {"type": "join", "entropy": "xyz"}) == (1011, "bad-request")
    assert closed_with(client, f"/ws/games/{id_}?protocol=99") == (4400, "bad-protocol")


def test_reconnecting_loses_nothing(client: TestClient, server: Open) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as before:
        before.played("mark", spot="a")
        before.played("throw")
        state, log = before.state, before.log
    with at_table(client, created, "north", "south") as after:
        assert (after.state["view"], after.log, after.state["ask"]) == (state["view"], log, state["ask"])
        assert [entry["ply"] for entry in after.state["log"]] == [0, 1, 2]


def test_a_restarted_server_resumes_where_it_was(server: Open) -> None:
    with server() as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as before:
            before.played("mark", spot="a")
            before.played("throw")
            before.played("mark", spot="b")
            before.send("undo", to=2, ply=3, seat="south")
            state = before.until(4)
    with server() as client, at_table(client, created, "north", "south") as after:
        for part in ("ply", "view", "ask", "undo", "outcome"):
            assert after.state[part] == state[part]
        assert after.log == before.log
        (info,) = client.get("/api/games").json()
        assert (info["ply"], info["turn"], info["over"]) == (4, 2, False)


def test_look_shows_an_earlier_ply_through_ones_own_eyes(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        north.played("throw")
        south.until(2)
        then = south.ask("look", "state", at=0)
        while then["at"] is None:
            then = south.receive("state")
        assert (then["at"], then["ply"], then["seat"]) == (0, 2, "south")
        assert then["view"]["marks"] == []
        assert then["view"]["mine"] == south.state["view"]["mine"]
        assert then["log"] == []
        assert then["ask"]["choices"] == []


def test_about_and_why_tell_the_reason(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        north.played("mark", spot="a")
        (choice,) = north.ask("about", "answers", target="a", ref=1)["choices"]
        assert choice["refusal"]["rule"] == "1.2"
        (choice,) = north.ask("why", "answers", action={"do": "mark", "spot": "b"})["choices"]
        assert "refusal" not in choice


def test_talk_reaches_all_and_is_cut(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.send("say", seat="north", text="  hello " + "x" * 1000)
        said = south.receive("saying")
        assert said["seat"] == "north"
        assert said["text"].startswith("hello")
        assert len(said["text"]) == 500


def test_presence_is_told(client: TestClient) -> None:
    def online(message: dict[str, Any]) -> dict[str, bool]:
        return {seat["seat"]: seat["online"] for seat in message["info"]["seats"]}

    created = new_game(client, south="open")
    assert [s["taken"] for s in created["info"]["seats"]] == [False, False]
    with at_table(client, created, "north") as north:
        with at_table(client, created, "south"):
            # A link alone is no player: the seat is taken when its key is kept.
            assert online(north.receive("presence")) == {"north": True, "south": False}
            assert online(north.receive("presence")) == {"north": True, "south": True}
        assert online(north.receive("presence")) == {"north": True, "south": False}
        assert [s["taken"] for s in info_of(client, created)["seats"]] == [True, True]


# -- undo -----------------------------------------------------------------------------------------------


def last_event(browser: Browser) -> str:
    return str(browser.log[browser.state["ply"]]["events"][-1]["what"])


def test_own_step_is_taken_back_alone(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        north.played("mark", spot="b")
        assert north.state["undo"] == [1, 0]
        assert south.until(2)["undo"] == []
        north.send("undo", to=0, ply=2, seat="north")
        assert north.until(3)["view"]["marks"] == []
        assert last_event(north) == "undone"


def test_behind_a_die_needs_agreement(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("throw")
        assert north.state["undo"] == []
        north.send("undo", to=0, ply=1, seat="north")
        request = {"id": 1, "by": "north", "what": {"kind": "undo", "to": 0}, "agreed": ["north"], "waiting": ["south"]}
        assert north.receive("state")["request"] == request
        south.receive("state")
        assert south.receive("state")["request"] == request
        # South says no: nothing has changed, and north is told.
        south.send("reply", id=1, seat="south", agree=False)
        assert north.trouble() == "declined"
        assert north.receive("state")["request"] is None
        assert north.state["ply"] == 1
        # Asked again, south agrees.
        north.send("undo", to=0, ply=1, seat="north")
        north.receive("state")
        south.send("reply", id=2, seat="south", agree=True)
        assert north.until(2)["view"]["points"] == 0
        assert last_event(north) == "undone-by-agreement"


def test_alone_at_the_table_agreement_is_at_once_but_shown(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        both.played("throw")
        both.send("undo", to=0, ply=1, seat="south")
        assert both.until(2)["view"]["points"] == 0
        assert last_event(both) == "undone-by-agreement"


def test_an_action_ends_a_request(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("throw")
        north.send("undo", to=0, ply=1, seat="north")
        south.until(1)
        south.play("mark", spot="a")
        assert south.until(2)["request"] is None
        south.send("reply", id=1, seat="south", agree=True)
        assert south.trouble() == "no-such-request"


def test_stale_undo_changes_nothing(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        both.played("mark", spot="a")
        both.send("undo", to=0, ply=0, seat="north")
        assert both.trouble() == "stale-ply"


# -- machine players ------------------------------------------------------------------------------------


def test_machine_plays_its_seat(client: TestClient) -> None:
    created = new_game(client, south="ai:random")
    assert set(created["keys"]) == {"north"}
    with at_table(client, created, "north") as north:
        for _ in range(200):
            while north.state["outcome"] is None and north.state["ask"]["seats"] != ["north"]:
                north.receive("state")
            if north.state["outcome"] is not None:
                break
            north.played("throw")
        assert north.state["outcome"]["results"] == {"south": "win", "north": "loss"}
        assert north.state["info"]["over"]


def test_machine_that_was_to_play_when_the_server_died_plays_on(server: Open) -> None:
    with server() as client:
        created = new_game(client, north="ai:random")
        with at_table(client, created, "south") as south:
            while south.state["outcome"] is None and south.state["ask"]["seats"] != ["south"]:
                south.receive("state")
    with server() as client, at_table(client, created, "south") as south:
        assert south.state["outcome"] is not None or south.state["ask"]["seats"] == ["south"]


def test_undo_past_a_machine_is_agreed_at_once(client: TestClient) -> None:
    created = new_game(client, south="ai:random")
    with at_table(client, created, "north") as north:
        north.played("throw")
        while north.state["outcome"] is None and north.state["ask"]["seats"] != ["north"]:
            north.receive("state")
        ply = north.state["ply"]
        north.send("undo", to=0, ply=ply, seat="north")
        assert north.until(ply + 1)["view"]["turn"] == 1
        assert last_event(north) == "undone-by-agreement"
