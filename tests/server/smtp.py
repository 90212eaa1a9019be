"""A mail server that keeps what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.launching import free_port


class Sink:
    """`messages`: what came, in order."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.logins: list[tuple[bytes, bytes]] = []
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.raw.append(envelope.content)
        self.messages.append(message)
        return "250 OK"

    def login(self, server: Any, session: Any, envelope: Any, mechanism: str, login: LoginPassword) -> AuthResult:
        self.logins.append((login.login, login.password))
        return AuthResult(success=login.password == b"secret", handled=False)


@contextmanager
def mail_server() -> Iterator[Sink]:
    """Listens on loopback until the end."""
    sink = Sink()
    sink.port = free_port()
    controller = Controller(
        sink, hostname="127.0.0.1", port=sink.port, authenticator=sink.login, auth_require_tls=False
    )
    controller.start()
    try:
        yield sink
    finally:
        controller.stop()
