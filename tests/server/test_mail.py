"""Mail: a real mail server gets what was sent, and its refusals are told."""

from __future__ import annotations

import asyncio

import pytest

from grognard.server.problems import BadSettings, MailFailed
from grognard.server.running.mail import Mailer, MailSettings
from grognard.server.running.settings import Settings
from tests.launching import free_port
from tests.server.smtp import mail_server


def send(settings: MailSettings, to: str = "ada@example.org", subject: str = "Twój ruch") -> None:
    async def run() -> None:
        await Mailer(settings).send(to, subject, "Ход за вами.\nhttps://games.example.org/#/g/1\n")

    asyncio.run(run())


def test_a_message_arrives_as_it_was_sent() -> None:
    with mail_server() as sink:
        send(MailSettings(host="127.0.0.1", port=sink.port, security="none", sender="Grognard <g@example.org>"))
    (message,) = sink.messages
    assert (message["From"], message["To"], message["Subject"]) == (
        "Grognard <g@example.org>",
        "ada@example.org",
        "Twój ruch",
    )
    assert message["Message-ID"].endswith("@example.org>")
    assert message.get_content().splitlines() == ["Ход за вами.", "https://games.example.org/#/g/1"]
    assert not sink.logins


def test_login() -> None:
    with mail_server() as sink:
        settings = MailSettings(host="127.0.0.1", port=sink.port, security="none", user="me", password="secret")
        send(settings)
        assert sink.logins == [(b"me", b"secret")]
        with pytest.raises(MailFailed):
            send(MailSettings(host="127.0.0.1", port=sink.port, security="none", user="me", password="wrong"))
    assert len(sink.messages) == 1


def test_what_cannot_be_sent_is_told() -> None:
    with pytest.raises(MailFailed):
        send(MailSettings(host="127.0.0.1", port=free_port(), security="none"))
    with mail_server() as sink:
        plain = MailSettings(host="127.0.0.1", port=sink.port, security="none")
        with pytest.raises(MailFailed):  # a server without TLS, when TLS is asked for
            send(MailSettings(host="127.0.0.1", port=sink.port))
        for to, subject in [("ada@example.org\nBcc: eve@example.org", "x"), ("ada@example.org", "x\nBcc: eve@x.org")]:
            with pytest.raises(MailFailed):
                send(plain, to, subject)
    assert sink.messages == []


def test_settings() -> None:
    assert Settings().mail is None
    mail = Settings(smtp="mail.example.org", smtp_security="tls", smtp_user="u", mail_from="g@example.org").mail
    assert mail == MailSettings(host="mail.example.org", port=465, security="tls", user="u", sender="g@example.org")
    other = Settings(smtp="localhost:2525", smtp_security="none").mail
    assert other is not None
    assert (other.host, other.port) == ("localhost", 2525)
    with pytest.raises(BadSettings):
        _ = Settings(smtp="localhost:many").mail
