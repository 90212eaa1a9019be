"""Notices by mail: to confirmed mailboxes alone, at once or once a day, until one click ends them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from starlette.testclient import TestClient

from grognard.server.app import create_app
from grognard.server.guard import Guard
from grognard.server.notices import mailing
from grognard.server.notices.delivery import DIGEST_PAUSES
from grognard.server.notices.mailing import morning
from grognard.server.notices.service import NoticeSettings
from grognard.server.notices.wire import NoticeWishes, QuietHours
from grognard.server.problems import MailFailed
from grognard.server.running.mail import Mailer, MailSettings
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import at_table, new_game, with_keys
from tests.server.notices.hooks import eventually
from tests.server.smtp import Sink, mail_server
from tests.server.toy import PLAYERS, SYSTEMS

ADA = "Ada@example.org"


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_server() as sink:
        yield sink


@pytest.fixture
def client(database: Path, sink: Sink) -> Iterator[TestClient]:
    mail = MailSettings(host="127.0.0.1", port=sink.port, security="none", sender="g@example.org")
    settings = NoticeSettings(wait=0.05, pauses=(0.01,), mail=mail, every=0.05, site="https://games.example.org")
    app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, notices=settings)
    with TestClient(Guard(app, ["testserver"]), raise_server_exceptions=False) as client:
        yield client


class Player:
    """South, by link, who wants mail."""

    def __init__(self, client: TestClient, address: str = ADA, **more: Any) -> None:
        self.client = client
        self.created = new_game(client, north="open", south="open", name="Kursk")
        with at_table(client, self.created, "south"):
            pass
        self.path = f"/api/games/{self.created['info']['id']}/notices"
        self.keys = with_keys(self.created["keys"]["south"])
        self.answer = self.wish(address, **more)

    def wish(self, address: str, **more: Any) -> Any:
        return self.client.put(self.path, json={"mail": {"address": address, **more}}, headers=self.keys)

    def confirm(self, code: str) -> Any:
        return self.client.post(f"{self.path}/confirm", json={"code": code}, headers=self.keys)

    def shown(self) -> Any:
        return self.client.get(self.path, headers=self.keys).json()

    def called(self) -> None:
        """North passes the turn while south is away."""
        with at_table(self.client, self.created, "north") as north:
            north.played("throw")


def code_in(sink: Sink) -> str:
    found = re.search(r"\b\d{6}\b", sink.messages[-1].get_content())
    assert found
    return found[0]


def test_nothing_but_the_code_goes_to_a_mailbox_that_is_not_confirmed(client: TestClient, sink: Sink) -> None:
    player = Player(client)
    assert player.answer.json()["confirmed"] is False
    (code,) = sink.messages
    assert code["To"] == ADA
    assert "http" not in code.get_content()
    assert "Kursk" not in code.as_string()
    player.called()
    eventually(lambda: "not confirmed" in player.shown()["failure"])
    assert len(sink.messages) == 1


def test_a_confirmed_mailbox_gets_the_notice_and_one_click_ends_it(client: TestClient, sink: Sink) -> None:
    player = Player(client)
    proof = player.confirm(code_in(sink)).json()["proof"]
    assert player.shown()["confirmed"] is True
    assert player.shown()["wishes"]["mail"]["proof"] == ""
    player.called()
    eventually(lambda: len(sink.messages) == 2)
    message = sink.messages[1]
    assert message["Subject"] == "Kursk: It is your turn (south)."
    text = message.get_content()
    assert f"https://games.example.org/#/game/{player.created['info']['id']}" in text
    assert not any(key in message.as_string() for key in player.created["keys"].values())

    # In another game the proof stands for a code.
    other = Player(client, proof=proof)
    assert other.answer.json()["confirmed"] is True
    assert len(sink.messages) == 2

    link = message["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in text
    assert f"List-Unsubscribe: <https://games.example.org{link}>\r\n".encode() in sink.raw[1]
    # A program that opens every link ends nothing.
    assert "<button>No more mail</button>" in client.get(link).text
    assert player.shown()["confirmed"] is True
    # The origin of a page that sends no referrer.
    form = {"content-type": "application/x-www-form-urlencoded", "origin": "null"}
    assert "no more mail" in client.post(link, content="List-Unsubscribe=One-Click", headers=form).text
    assert player.shown()["confirmed"] is False
    other.called()
    eventually(lambda: "not confirmed" in other.shown()["failure"])
    assert len(sink.messages) == 2
    assert "not known" in client.post("/api/mail/end?token=guess").text


def test_codes_cannot_be_guessed_nor_asked_for_without_end(client: TestClient, sink: Sink) -> None:
    player = Player(client)
    right = code_in(sink)
    wrong = f"{(int(right) + 1) % 10**6:06}"
    for _ in range(5):
        assert player.confirm(wrong).json()["code"] == "wrong-code"
    assert player.confirm(right).json()["code"] == "wrong-code"
    # A stranger who types in the address again and again, in this game and others, sends three messages a day.
    assert [player.wish(ADA.upper().replace("ADA", "Ada")).status_code for _ in range(3)] == [200, 200, 429]
    assert Player(client).answer.json()["code"] == "too-many-codes"
    assert len(sink.messages) == 3
    assert player.confirm(code_in(sink)).status_code == 200


def test_a_changed_wish_keeps_what_was_confirmed(client: TestClient, sink: Sink) -> None:
    player = Player(client)
    player.confirm(code_in(sink))
    assert player.wish(ADA, when="daily").json()["confirmed"] is True
    assert player.wish("eve@example.org").json()["confirmed"] is False
    assert player.wish(ADA, proof="guess").json()["confirmed"] is False


@pytest.mark.parametrize(
    "address",
    [
        "ada@example.org\nBcc: eve@example.org",
        "ada@example.org\r\n",
        "Ada <ada@example.org>",
        "ada@example.org, eve@example.org",
        '"a b"@example.org',
        "ada@localhost",
        "ada@[127.0.0.1]",
        "ада@example.org",
        "a" * 65 + "@example.org",
        "@example.org",
        "ada@example.org;eve@example.org",
    ],
)
def test_what_is_no_address(client: TestClient, sink: Sink, address: str) -> None:
    assert Player(client, address).answer.json()["code"] == "bad-request"
    assert sink.messages == []


def test_a_digest_is_one_message_of_those_games_that_still_wait(
    client: TestClient, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailing, "morning", lambda wishes, at: at + 3600.0)
    one = Player(client, when="daily")
    proof = one.confirm(code_in(sink)).json()["proof"]
    two, back = Player(client, when="daily", proof=proof), Player(client, when="daily", proof=proof)
    for player in (one, two, back):
        player.called()
    store = client.app.app.state.tables.store  # type: ignore[attr-defined]

    def waiting() -> int:
        (count,) = store.database.execute("SELECT count(*) FROM digests").fetchone()
        return int(count)

    eventually(lambda: waiting() == 3)
    assert len(sink.messages) == 1
    with at_table(client, back.created, "south"):
        pass
    store.database.execute("UPDATE digests SET due = 0")
    eventually(lambda: len(sink.messages) == 2)
    assert sink.messages[1]["Subject"] == "2 games wait for you"
    text = sink.messages[1].get_content()
    assert [p.created["info"]["id"] in text for p in (one, two, back)] == [True, True, False]
    assert waiting() == 0


def test_a_digest_that_fails_is_tried_again_and_at_last_given_up(
    client: TestClient, sink: Sink, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(client, when="daily")
    player.confirm(code_in(sink))
    player.called()
    store = client.app.app.state.tables.store  # type: ignore[attr-defined]

    def waiting() -> list[float]:
        return [due for (due,) in store.database.execute("SELECT due FROM digests").fetchall()]

    eventually(lambda: len(waiting()) == 1)
    sends, attempts = Mailer.send, list[int]()

    async def fails(mailer: Mailer, *args: Any) -> None:
        attempts.append(1)
        raise MailFailed(detail="the mail server is being mended")

    monkeypatch.setattr(Mailer, "send", fails)
    for attempt in (1, 2):
        store.database.execute("UPDATE digests SET due = 0")
        while len(attempts) < attempt or waiting() in ([], [0.0]):
            time.sleep(0.01)
    eventually(lambda: "mended" in player.shown()["failure"])
    first, again = len(sink.messages), sends
    monkeypatch.setattr(Mailer, "send", again)
    store.database.execute("UPDATE digests SET due = 0")
    eventually(lambda: len(sink.messages) == first + 1)
    assert player.created["info"]["id"] in sink.messages[-1].get_content()
    assert waiting() == []

    monkeypatch.setattr(Mailer, "send", fails)
    attempts.clear()
    with at_table(client, player.created, "south") as south:
        south.played("throw")
    player.called()
    eventually(lambda: len(waiting()) == 1)
    while len(attempts) <= len(DIGEST_PAUSES):
        store.database.execute("UPDATE digests SET due = 0")
        time.sleep(0.01)
    eventually(lambda: waiting() == [])
    assert len(attempts) == 1 + len(DIGEST_PAUSES)


def test_the_hour_of_a_digest() -> None:
    zone = ZoneInfo("America/New_York")

    def at(hour: int, wishes: NoticeWishes) -> str:
        sent = morning(wishes, datetime(2026, 6, 1, hour, 30, tzinfo=zone).timestamp())
        return datetime.fromtimestamp(sent, zone).strftime("%d %H:%M")

    assert at(7, NoticeWishes(zone="America/New_York")) == "01 08:00"
    assert at(8, NoticeWishes(zone="America/New_York")) == "02 08:00"
    assert at(23, NoticeWishes(zone="America/New_York", quiet=QuietHours(22, 10))) == "02 10:00"


def test_a_server_without_mail_says_so(database: Path) -> None:
    app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS)
    with TestClient(app) as client:
        player = Player(client)
        assert player.answer.json()["code"] == "no-mail"
        assert player.shown()["mails"] is False
