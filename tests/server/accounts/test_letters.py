"""E-mail addresses: confirmed by a letter, and good for a new password. The letters go through a real mail server."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.server.accounts import letters
from grognard.server.running.mail import MailSettings
from tests.server.accounts.conftest import PASSWORD, Device, app_with_accounts, code, devices, me, register, sign_in
from tests.server.smtp import Sink, mail_server

LINK = re.compile(r"https://games\.example\.org/#/account/(confirm|reset)/([A-Za-z0-9_-]{43})")


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_server() as sink:
        yield sink


@pytest.fixture
def device(database: Path, sink: Sink) -> Iterator[Device]:
    mail = MailSettings(host="127.0.0.1", port=sink.port, security="none", sender="g@example.org")
    with devices(app_with_accounts(database, mail)) as open_:
        yield open_


def letter(sink: Sink, number: int) -> tuple[str, str, str]:
    """To whom a letter went, for what, and its token."""
    deadline = time.monotonic() + 10
    while len(sink.messages) < number and time.monotonic() < deadline:
        time.sleep(0.01)
    message = sink.messages[number - 1]
    found = LINK.search(message.get_content())
    assert found is not None
    return message["To"], found[1], found[2]


def with_address(browser: TestClient, sink: Sink, name: str = "Ada", email: str = "ada@example.org") -> None:
    """An account whose address is confirmed."""
    register(browser, name)
    before = len(sink.messages)
    body = {"email": email, "password": PASSWORD, "language": "en"}
    assert browser.post("/api/account/email", json=body).status_code == 202
    to, purpose, token = letter(sink, before + 1)
    assert (to, purpose) == (email, "confirm")
    answer = browser.post("/api/account/confirm", json={"token": token})
    assert answer.json() == {"email": email}


def address(browser: TestClient) -> str:
    return str(browser.get("/api/account").json()["me"]["email"])


def test_address_is_the_accounts_once_its_link_was_followed(device: Device, sink: Sink) -> None:
    ada = device()
    register(ada, "Ada")
    body = {"email": "Ada@Example.org", "password": PASSWORD, "language": "pl"}
    assert ada.post("/api/account/email", json=body).status_code == 202
    assert address(ada) == ""
    _, _, token = letter(sink, 1)
    assert sink.messages[0]["Subject"] == "Potwierdź adres e-mail"
    assert device().post("/api/account/confirm", json={"token": token}).json() == {"email": "ada@example.org"}
    assert address(ada) == "ada@example.org"
    assert code(ada.post("/api/account/confirm", json={"token": token})) == (403, "bad-letter")
    assert ada.post("/api/account/email", json={**body, "email": ""}).status_code == 202
    assert address(ada) == ""


def test_password_is_reset_once_and_all_devices_are_signed_out(device: Device, sink: Sink) -> None:
    ada, thief = device(), device()
    with_address(ada, sink)
    sign_in(thief, "Ada")
    ada.cookies.clear()
    assert ada.post("/api/account/forgot", json={"email": "ada@example.org", "language": "ru"}).status_code == 202
    to, purpose, token = letter(sink, 2)
    assert (to, purpose, sink.messages[1]["Subject"]) == ("ada@example.org", "reset", "Новый пароль")
    short = ada.post("/api/account/reset", json={"token": token, "password": "short"})
    assert code(short) == (400, "bad-password")
    answer = ada.post("/api/account/reset", json={"token": token, "password": "another one"})
    assert answer.status_code == 200
    assert (me(ada), me(thief)) == ("Ada", None)
    again = ada.post("/api/account/reset", json={"token": token, "password": "a third one"})
    assert code(again) == (403, "bad-letter")
    assert sign_in(thief, "Ada") == (403, "wrong-password")
    assert sign_in(thief, "Ada", "another one") == (200, "")


def test_no_one_learns_which_addresses_are_known(device: Device, sink: Sink) -> None:
    ada = device()
    with_address(ada, sink)
    known, unknown = (
        device().post("/api/account/forgot", json={"email": email}) for email in ("ada@example.org", "eve@example.org")
    )
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (202, b"")
    letter(sink, 2)
    assert [message["To"] for message in sink.messages] == ["ada@example.org", "ada@example.org"]


def test_letter_for_one_purpose_is_not_good_for_another(device: Device, sink: Sink) -> None:
    ada = device()
    register(ada, "Ada")
    ada.post("/api/account/email", json={"email": "ada@example.org", "password": PASSWORD})
    _, _, token = letter(sink, 1)
    assert code(ada.post("/api/account/reset", json={"token": token, "password": "another one"})) == (403, "bad-letter")


def test_letter_is_too_old_after_a_while(device: Device, sink: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(letters.LIFETIME, "confirm", -1.0)
    ada = device()
    register(ada, "Ada")
    ada.post("/api/account/email", json={"email": "ada@example.org", "password": PASSWORD})
    _, _, token = letter(sink, 1)
    assert code(ada.post("/api/account/confirm", json={"token": token})) == (403, "bad-letter")


def test_address_of_another_account_cannot_be_taken(device: Device, sink: Sink) -> None:
    with_address(device(), sink)
    eve = device()
    register(eve, "Eve")
    eve.post("/api/account/email", json={"email": "ada@example.org", "password": PASSWORD})
    _, _, token = letter(sink, 2)
    assert code(eve.post("/api/account/confirm", json={"token": token})) == (403, "bad-letter")
    assert address(eve) == ""


def test_new_password_makes_letters_void(device: Device, sink: Sink) -> None:
    ada = device()
    with_address(ada, sink)
    ada.post("/api/account/forgot", json={"email": "ada@example.org"})
    _, _, token = letter(sink, 2)
    ada.post("/api/account/password", json={"password": PASSWORD, "new": "another one"})
    assert code(ada.post("/api/account/reset", json={"token": token, "password": "a third one"})) == (403, "bad-letter")


def test_link_never_leads_where_a_request_says(device: Device, sink: Sink) -> None:
    ada = device()
    with_address(ada, sink)
    headers = {"host": "6.6.6.6", "origin": "http://6.6.6.6"}
    assert ada.post("/api/account/forgot", json={"email": "ada@example.org"}, headers=headers).status_code == 202
    letter(sink, 2)
    assert "6.6.6.6" not in sink.messages[1].as_string()


def test_letters_are_few(device: Device, sink: Sink) -> None:
    ada = device()
    register(ada, "Ada")
    answers = [
        ada.post("/api/account/email", json={"email": f"{n}@example.org", "password": PASSWORD}).status_code
        for n in range(6)
    ]
    assert answers == [202] * 4 + [429] * 2
    assert len(sink.messages) == 4


@pytest.mark.parametrize("email", ["ada", "ada@example", "a b@c.org", "a@b.org\nBcc: eve@x.org", "<a@b.org>", "@b.c"])
def test_what_is_no_address(device: Device, sink: Sink, email: str) -> None:
    ada = device()
    register(ada, "Ada")
    answer = ada.post("/api/account/email", json={"email": email, "password": PASSWORD})
    assert code(answer) == (400, "bad-email")
    assert sink.messages == []


def test_without_mail_nothing_is_offered(database: Path) -> None:
    with devices(app_with_accounts(database)) as open_:
        ada = open_()
        register(ada, "Ada")
        assert ada.get("/api/account").json()["mail"] is False
        answer = ada.post("/api/account/email", json={"email": "ada@example.org", "password": PASSWORD})
        assert code(answer) == (404, "no-mail")
        assert code(ada.post("/api/account/forgot", json={"email": "ada@example.org"})) == (404, "no-mail")
