"""Who is told by a webhook, when, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from starlette.testclient import TestClient

from grognard.server.app import create_app
from grognard.server.notices.bell import quiet_until
from grognard.server.notices.service import NoticeSettings
from grognard.server.notices.wire import NoticeWishes, QuietHours
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import Browser, at_table, new_game, with_keys
from tests.server.notices.hooks import Service, eventually, service
from tests.server.toy import PLAYERS, SYSTEMS

WAIT = 0.05


@contextmanager
def serving(database: Path, **more: Any) -> Iterator[TestClient]:
    settings = NoticeSettings(**{"reach": "any", "wait": WAIT, "pauses": (0.01, 0.01), **more})
    app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, notices=settings)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with serving(database) as client:
        yield client


@pytest.fixture
def hook() -> Iterator[Service]:
    with service() as hook:
        yield hook


def leave(client: TestClient, created: dict[str, Any], seat: str, url: str, **more: Any) -> Any:
    wishes = {"webhook": {"url": url, "kind": "json"}, **more}
    path = f"/api/games/{created['info']['id']}/notices"
    return client.put(path, json=wishes, headers=with_keys(created["keys"][seat]))


def notices(client: TestClient, created: dict[str, Any], seat: str) -> dict[str, Any]:
    path = f"/api/games/{created['info']['id']}/notices"
    answer = client.get(path, headers=with_keys(created["keys"][seat]))
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def game(client: TestClient, hook: Service, **more: Any) -> dict[str, Any]:
    """North is to move; south has come once and left a webhook."""
    created = new_game(client, north="open", south="open", name="Kursk")
    with at_table(client, created, "south"):
        assert leave(client, created, "south", f"{hook.address}/hook", **more).status_code == 200
    return created


def pass_turn(north: Browser) -> None:
    north.played("throw")


def test_a_player_who_is_away_is_told_once_until_they_come_back(client: TestClient, hook: Service) -> None:
    created = game(client, hook)
    with at_table(client, created, "north") as north:
        pass_turn(north)
        hook.wait_for(1)
        with at_table(client, created, "south") as south:
            south.played("mark", spot="a")
            south.played("mark", spot="b")
        # They left in the middle of their turn: that is no news to them, however long it takes.
        ring(client, hook, 2)
        with at_table(client, created, "south") as south:
            south.played("throw")
        north.until(4)
        pass_turn(north)
        hook.wait_for(3)
        ring(client, hook, 4)
    first, _, second, _ = hook.bodies
    assert first == {
        "event": "turn",
        "game": "toy",
        "scenario": "duel",
        "id": created["info"]["id"],
        "name": "Kursk",
        "seat": "south",
        "turn": first["turn"],
        "link": f"http://testserver/#/game/{created['info']['id']}",
        "text": f"Kursk: It is your turn (south). http://testserver/#/game/{created['info']['id']}",
    }
    assert (second["id"], second["event"]) == (first["id"], "turn")


def ring(client: TestClient, hook: Service, count: int) -> None:
    """Another game rings: what was to be told before has been told by then."""
    with at_table(client, game(client, hook), "north") as north:
        pass_turn(north)
        hook.wait_for(count)


def test_no_key_is_ever_sent(client: TestClient, hook: Service) -> None:
    created = game(client, hook)
    with at_table(client, created, "north") as north:
        pass_turn(north)
        hook.wait_for(1)
    path, headers, body = hook.posts[0]
    for key in created["keys"].values():
        assert key not in path + str(headers) + body.decode()


def test_one_who_is_at_the_table_is_not_told(client: TestClient, hook: Service) -> None:
    created = game(client, hook)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        pass_turn(north)
        south.until(1)
        south.played("throw")
        north.until(2)
    ring(client, hook, 1)
    assert hook.bodies[0]["id"] != created["info"]["id"]


def test_one_who_comes_back_in_time_is_not_told(database: Path, hook: Service) -> None:
    with serving(database, wait=0.5) as client:
        created = game(client, hook)
        with at_table(client, created, "north") as north:
            pass_turn(north)
            with at_table(client, created, "south") as south:
                south.played("throw")
            north.until(2)
            pass_turn(north)
            hook.wait_for(1)
            assert hook.bodies[0]["turn"] == north.state["info"]["turn"]
    assert len(hook.posts) == 1


def test_consent_and_the_end_are_told_too(client: TestClient, hook: Service) -> None:
    created = game(client, hook)
    with at_table(client, created, "north") as north:
        north.play("throw")
        north.until(1)
        north.send("undo", to=0, ply=1, seat="north", ref=1)
        north.receive("state")
        hook.wait_for(1)
        assert hook.bodies[0]["event"] == "request"
    other = game(client, hook)
    with at_table(client, other, "north") as north:
        guess = 1
        while north.state["outcome"] is None:
            with at_table(client, other, "south") as south:
                secret = south.state["view"]["mine"]
            guess = secret
            north.played("guess", number=guess)
        hook.wait_for(2)
    assert hook.bodies[1]["event"] == "over"


def test_failures_are_tried_again_and_shown(client: TestClient, hook: Service) -> None:
    created = game(client, hook)
    hook.answers = [503, 204]
    with at_table(client, created, "north") as north:
        pass_turn(north)
        hook.wait_for(2)
        assert notices(client, created, "south")["failure"] == ""
    other = game(client, hook)
    hook.answers = [404]
    with at_table(client, other, "north") as north:
        pass_turn(north)
        eventually(lambda: "404" in notices(client, other, "south")["failure"])
    assert len(hook.posts) == 3


def test_a_notice_outlives_the_server(database: Path, hook: Service) -> None:
    with serving(database, wait=60.0) as client:
        created = game(client, hook)
        with at_table(client, created, "north") as north:
            pass_turn(north)
    assert hook.posts == []
    with serving(database):
        hook.wait_for(1)
    assert hook.bodies[0]["id"] == created["info"]["id"]


def test_quiet_hours_are_kept(client: TestClient, hook: Service) -> None:
    hour = datetime.now(ZoneInfo("Asia/Tokyo")).hour
    quiet = {"begin": hour, "end": (hour + 2) % 24}
    silent = game(client, hook, zone="Asia/Tokyo", quiet=quiet)
    loud = game(client, hook)
    for created in (silent, loud):
        with at_table(client, created, "north") as north:
            pass_turn(north)
    hook.wait_for(1)
    assert [body["id"] for body in hook.bodies] == [loud["info"]["id"]]


def test_when_quiet_hours_end() -> None:
    wishes = NoticeWishes(zone="Europe/Warsaw", quiet=QuietHours(22, 7))
    zone = ZoneInfo("Europe/Warsaw")

    def until(hour: int, minute: int = 0) -> str:
        later = quiet_until(wishes, datetime(2026, 3, 28, hour, minute, tzinfo=zone).timestamp())
        return "" if later is None else datetime.fromtimestamp(later, zone).strftime("%d %H:%M")

    assert until(21, 59) == ""
    # The night in which clocks are put forward.
    assert until(22) == "29 07:00"
    assert until(3) == "28 07:00"
    assert until(7) == ""
    assert quiet_until(NoticeWishes(), 0.0) is None


def test_only_the_holder_of_a_seat_may_ask_for_notices(client: TestClient, hook: Service) -> None:
    created = new_game(client, south="open")
    id_ = created["info"]["id"]
    # The key of a link that no one has taken up yet is the creator's: it holds no seat.
    assert leave(client, created, "south", hook.address).json()["code"] == "bad-key"
    assert client.get(f"/api/games/{id_}/notices").json()["code"] == "bad-key"
    assert client.get("/api/games/none/notices").status_code == 404
    assert leave(client, created, "north", hook.address).json()["wishes"]["webhook"]["url"] == hook.address
    assert notices(client, created, "north")["webhooks"] is True


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Nowhere/Land"},
        {"zone": "../../etc/passwd"},
        {"language": "xx"},
        {"quiet": {"begin": 5, "end": 24}},
        {"webhook": {"url": "ftp://example.org", "kind": "json"}},
        {"webhook": {"url": "https://example.org", "kind": "smoke"}},
        {"unknown": 1},
    ],
)
def test_wishes_that_make_no_sense(client: TestClient, hook: Service, wrong: dict[str, Any]) -> None:
    created = new_game(client)
    assert leave(client, created, "north", hook.address).status_code == 200
    answer = leave(client, created, "north", hook.address, **wrong)
    assert answer.status_code == 400, answer.text
    assert notices(client, created, "north")["wishes"]["webhook"]["url"] == hook.address


def test_private_addresses_are_refused_unless_the_host_allows_them(database: Path, hook: Service) -> None:
    with serving(database, reach="public") as client:
        created = new_game(client)
        for url in (hook.address, "https://127.0.0.1:8443/", "https://localhost/x"):
            assert leave(client, created, "north", url).json()["code"] == "bad-target"
        assert notices(client, created, "north")["wishes"] is None


def test_a_test_goes_out_at_once_and_says_what_is_wrong(client: TestClient, hook: Service) -> None:
    created = new_game(client)
    path, keys = f"/api/games/{created['info']['id']}/notices/test", with_keys(created["keys"]["north"])
    assert client.post(path, headers=keys).json()["code"] == "no-notices"
    leave(client, created, "north", hook.address, language="pl")
    assert client.post(path, headers=keys).status_code == 204
    assert hook.bodies[0]["event"] == "test"
    assert "To próba" in hook.bodies[0]["text"]
    hook.answers = [500]
    answer = client.post(path, headers=keys)
    assert (answer.status_code, answer.json()["code"]) == (502, "notice-failed")
    assert len(hook.posts) == 2


def test_names_of_tables_call_no_one(client: TestClient, hook: Service) -> None:
    name = "@everyone <!channel> & <https://evil.example|click>"
    created = new_game(client, name=name)
    path, keys = f"/api/games/{created['info']['id']}/notices", with_keys(created["keys"]["north"])
    for kind in ("discord", "slack"):
        client.put(path, json={"webhook": {"url": hook.address, "kind": kind}}, headers=keys)
        assert client.post(f"{path}/test", headers=keys).status_code == 204
    discord, slack = hook.bodies
    assert discord["allowed_mentions"] == {"parse": []}
    assert name in discord["content"]
    assert slack["text"].startswith(
        "@everyone &lt;!channel&gt; &amp; &lt;https://evil.example|click&gt;: This is a test"
    )
