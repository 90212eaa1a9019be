"""Web Push: what a push service gets, and what the browser behind it can read."""

from __future__ import annotations

import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from http_ece import ECEException
from starlette.testclient import TestClient

from grognard.server.notices.problems import BadPushKey
from grognard.server.notices.pushing import PushSettings, make_key, topic
from grognard.server.notices.wire import NoticeWishes
from grognard.server.problems import BadSettings
from grognard.server.running.settings import settings
from tests.server.conftest import at_table, new_game, with_keys
from tests.server.notices.hooks import Service, eventually, service
from tests.server.notices.push_browser import PushBrowser, claims_in, plain, signer
from tests.server.notices.test_bell import leave, notices, serving

CONTACT = "mailto:host@example.org"


@contextmanager
def pushing(database: Path, **more: Any) -> Iterator[TestClient]:
    push = PushSettings(key=database.parent / "push.pem", contact=CONTACT)
    with serving(database, push=push, **more) as client:
        yield client


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with pushing(database) as client:
        yield client


@pytest.fixture
def hook() -> Iterator[Service]:
    with service() as hook:
        yield hook


def subscribe(client: TestClient, browser: PushBrowser, *played: tuple[dict[str, Any], str], **more: Any) -> Any:
    """The browser subscribes for seats that it plays as a guest."""
    seats = {created["info"]["id"]: [created["keys"][seat]] for created, seat in played}
    wishes = {"language": "en", "zone": "UTC"}
    return client.put("/api/push", json={"address": browser.address, "seats": seats, "wishes": wishes, **more})


def opened(client: TestClient, name: str = "Kursk") -> dict[str, Any]:
    """North is to move; south has come once."""
    created = new_game(client, north="open", south="open", name=name)
    with at_table(client, created, "south"):
        return created


def call_south(client: TestClient, created: dict[str, Any]) -> None:
    with at_table(client, created, "north") as north:
        north.played("throw")


def test_a_browser_that_is_closed_is_told_so_that_only_it_can_read(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    assert subscribe(client, browser, (created, "south")).status_code == 200
    call_south(client, created)
    hook.wait_for(1)
    (headers, body) = browser.pushes[0]
    id_ = created["info"]["id"]
    assert browser.notices == [{"event": "turn", "game": id_, "title": "Kursk", "text": "It is your turn (south)."}]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["urgency"] == "normal"
    assert headers["topic"] == topic(id_)
    assert len(headers["topic"]) <= 32
    assert int(headers["ttl"]) >= 86_400
    assert b"Kursk" not in body
    with pytest.raises(ECEException):
        PushBrowser(hook).decrypted(body)
    claims = claims_in(headers)
    assert claims["aud"] == hook.address
    assert claims["sub"] == CONTACT
    assert 0 < claims["exp"] - time.time() <= 86_400
    assert signer(headers) == notices(client, created, "south")["push"]


def test_a_push_holds_no_key_and_nothing_of_the_table(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    subscribe(client, browser, (created, "south"))
    call_south(client, created)
    hook.wait_for(1)
    headers, body = browser.pushes[0]
    text = str(headers) + browser.decrypted(body).decode()
    assert not any(key in text for key in created["keys"].values())
    assert set(browser.notices[0]) == {"event", "game", "title", "text"}


def test_it_is_told_once_until_its_player_comes_back(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    subscribe(client, browser, (created, "south"))
    with at_table(client, created, "north") as north:
        north.played("throw")
        hook.wait_for(1)
        with at_table(client, created, "south") as south:
            south.played("mark", spot="a")
        # They left in the middle of their turn, and know it.
        second = opened(client)
        subscribe(client, browser, (second, "south"))
        call_south(client, second)
        hook.wait_for(2)
    assert [said["game"] for said in browser.notices] == [created["info"]["id"], second["info"]["id"]]


def test_one_subscription_is_for_all_games_of_the_browser(client: TestClient, hook: Service) -> None:
    browser, games = PushBrowser(hook), [opened(client, "Kursk"), opened(client, "Orel")]
    wrong = new_game(client, north="open", south="open")
    seats = [(game, "south") for game in games]
    answer = subscribe(client, browser, *seats, (wrong, "south"))
    assert answer.status_code == 200
    for created in (wrong, *games):
        call_south(client, created)
    hook.wait_for(2)
    # The key of a link is no seat yet.
    assert {said["title"] for said in browser.notices} == {"Kursk", "Orel"}
    (device,) = notices(client, games[0], "south")["devices"]
    assert device["id"] == answer.json()["id"]
    assert notices(client, games[0], "north")["devices"] == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_its_push_service_no_longer_has_is_forgotten(
    client: TestClient, hook: Service, status: int
) -> None:
    browser, created = PushBrowser(hook), opened(client)
    subscribe(client, browser, (created, "south"))
    hook.answers = [status]
    call_south(client, created)
    eventually(lambda: notices(client, created, "south")["devices"] == [])
    eventually(lambda: str(status) in notices(client, created, "south")["failure"])
    assert len(browser.pushes) == 1


def test_a_push_service_that_is_busy_is_tried_again(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    subscribe(client, browser, (created, "south"))
    hook.answers = [503, 429]
    call_south(client, created)
    hook.wait_for(3)
    assert browser.notices[0] == browser.notices[2]
    assert notices(client, created, "south")["failure"] == ""
    assert len(notices(client, created, "south")["devices"]) == 1


def test_a_browser_that_unsubscribes_is_told_no_more(client: TestClient, hook: Service) -> None:
    gone, kept, created = PushBrowser(hook), PushBrowser(hook, "/push/2"), opened(client)
    for browser in (gone, kept):
        subscribe(client, browser, (created, "south"))
    assert client.request("DELETE", "/api/push", json={"endpoint": gone.endpoint}).status_code == 204
    call_south(client, created)
    hook.wait_for(1)
    assert (len(gone.pushes), len(kept.pushes)) == (0, 1)


def test_a_browser_can_be_taken_from_the_list_by_the_holder_of_the_seat_alone(
    client: TestClient, hook: Service
) -> None:
    created = opened(client)
    id_ = subscribe(client, PushBrowser(hook), (created, "south")).json()["id"]
    path = f"/api/games/{created['info']['id']}/notices/devices/{id_}"
    with at_table(client, created, "north"):
        assert client.delete(path, headers=with_keys(created["keys"]["north"])).status_code == 404
    assert client.delete(path).status_code == 403
    assert len(notices(client, created, "south")["devices"]) == 1
    assert client.delete(path, headers=with_keys(created["keys"]["south"])).status_code == 204
    assert notices(client, created, "south")["devices"] == []


def test_a_browser_whose_address_changes_keeps_its_games(client: TestClient, hook: Service) -> None:
    old, new, created = PushBrowser(hook), PushBrowser(hook, "/push/2"), opened(client)
    subscribe(client, old, (created, "south"))
    answer = client.put("/api/push", json={"address": new.address, "was": old.endpoint})
    assert answer.status_code == 200
    call_south(client, created)
    hook.wait_for(1)
    assert (len(old.pushes), len(new.notices)) == (0, 1)


def test_quiet_hours_of_the_browser_hold_for_its_games(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    hour = time.gmtime().tm_hour
    quiet = {"begin": hour, "end": (hour + 2) % 24}
    subscribe(client, browser, (created, "south"), wishes={"language": "en", "zone": "UTC", "quiet": quiet})
    call_south(client, created)
    second = opened(client)
    assert leave(client, second, "south", f"{hook.address}/hook").status_code == 200
    call_south(client, second)
    hook.wait_for(1)
    assert browser.pushes == []


def test_a_test_comes_at_once(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    path = f"/api/games/{created['info']['id']}/notices/test"
    keys = with_keys(created["keys"]["south"])
    assert client.post(path, headers=keys).status_code == 409
    subscribe(client, browser, (created, "south"))
    assert client.post(path, headers=keys).status_code == 204
    assert browser.notices[0]["event"] == "test"
    assert browser.pushes[0][0]["urgency"] == "high"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/push",
        "https://[::1]/push",
        "https://10.0.0.7/push",
        "https://169.254.169.254/latest",
        "http://8.8.8.8/",
    ],
)
def test_an_endpoint_inside_the_network_is_refused(database: Path, hook: Service, endpoint: str) -> None:
    with pushing(database, reach="public") as client:
        browser, created = PushBrowser(hook), opened(client)
        browser.endpoint = endpoint
        answer = subscribe(client, browser, (created, "south"))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-target")
        assert notices(client, created, "south")["devices"] == []


def test_push_does_not_need_webhooks(database: Path, hook: Service) -> None:
    with pushing(database, reach="off") as client:
        browser = PushBrowser(hook)
        browser.endpoint = "https://8.8.8.8/push"
        assert subscribe(client, browser).status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": ""}, {"p256dh": plain(b"\4" + bytes(64))}, {"auth": plain(b"short")}, {"auth": "?"}, {"endpoint": 3}],
)
def test_keys_that_no_browser_has_are_refused(client: TestClient, hook: Service, wrong: dict[str, Any]) -> None:
    address = {**PushBrowser(hook).address, **wrong}
    answer = client.put("/api/push", json={"address": address})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_a_server_without_push_says_so(database: Path, hook: Service) -> None:
    with serving(database) as client:
        created = opened(client)
        answer = subscribe(client, PushBrowser(hook), (created, "south"))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-push")
        assert notices(client, created, "south")["push"] == ""


def test_the_key_is_made_once_and_for_the_server_alone(database: Path, hook: Service) -> None:
    file = database.parent / "push.pem"
    shown = []
    for _ in range(2):
        with pushing(database) as client:
            shown.append(notices(client, opened(client), "south")["push"])
    assert shown[0] == shown[1]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(BadPushKey, match="already"):
        make_key(file)
    file.write_text("not a key")
    with pytest.raises(BadPushKey), pushing(database):
        pass


def test_settings_of_push(tmp_path: Path) -> None:
    push = settings({"push": True, "data": tmp_path}, environment={"GROGNARD_MAIL_FROM": "Grognard <g@example.org>"})
    assert push.notices.push == PushSettings(key=tmp_path / "push.pem", contact="mailto:g@example.org")
    site = settings({"push": True, "site": "https://example.org/", "push_key": tmp_path / "k"}, environment={})
    assert site.notices.push == PushSettings(key=tmp_path / "k", contact="https://example.org")
    assert settings({}, environment={}).notices.push is None
    with pytest.raises(BadSettings, match="contact"):
        _ = settings({"push": True}, environment={}).notices
    shared = {"push": True, "database": "postgresql://h/g", "site": "https://example.org"}
    with pytest.raises(BadSettings, match="push_key"):
        _ = settings(shared, environment={}).notices


def test_what_a_seat_has_left_already_stays(client: TestClient, hook: Service) -> None:
    browser, created = PushBrowser(hook), opened(client)
    leave(client, created, "south", f"{hook.address}/hook", language="pl")
    subscribe(client, browser, (created, "south"))
    call_south(client, created)
    hook.wait_for(2)
    assert browser.notices[0]["text"] == "Twój ruch (south)."
    assert notices(client, created, "south")["wishes"] == {
        **msgspec_defaults(),
        "language": "pl",
        "webhook": {"url": f"{hook.address}/hook", "kind": "json"},
    }


def msgspec_defaults() -> dict[str, Any]:
    import msgspec

    defaults: dict[str, Any] = msgspec.to_builtins(NoticeWishes())
    return defaults
