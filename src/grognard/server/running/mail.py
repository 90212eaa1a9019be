"""Sends mail by an SMTP server, in a thread: a slow one holds up no table."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from msgspec import Struct

from grognard.server.problems import MailFailed

SECONDS = 20.0
"""For every answer of the SMTP server."""
LINE = 998
"""Characters of a header's line."""
AT_ONCE = 4
"""Messages on their way at the same time; others wait."""

NO_HEADERS: Mapping[str, str] = {}

Security = Literal["starttls", "tls", "none"]


class MailSettings(Struct, frozen=True, kw_only=True):
    """How the server sends mail; see `settings.py`."""

    host: str
    port: int = 587
    security: Security = "starttls"
    """`tls`: from the first byte (port 465); `none`: a mail server on this machine or in this network."""
    user: str = ""
    """Empty: no login."""
    password: str = ""
    sender: str = ""
    """The address in `From`, as `Grognard <games@example.org>` or plain."""


class Mailer:
    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._places = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] = NO_HEADERS) -> None:
        """Hand a message over to the SMTP server. `MailFailed` if it did not take it."""
        try:
            message = self._message(to, subject, text, headers)
        except ValueError as wrong:  # a line break in a header
            raise MailFailed(detail=str(wrong)) from None
        async with self._places:
            await asyncio.to_thread(self._hand_over, message)

    def _message(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
        sender = self.settings.sender or f"grognard@{self.settings.host}"
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip("> ") or None)
        # Answering machines leave such mail alone.
        message["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        # A long link would be folded into encoded words, which programs of mail do not read.
        message.policy = message.policy.clone(max_line_length=LINE)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        chosen = self.settings
        try:
            with self._connected() as server:
                if chosen.security == "starttls":
                    server.starttls(context=ssl.create_default_context())
                if chosen.user:
                    server.login(chosen.user, chosen.password)
                server.send_message(message)
        except (OSError, smtplib.SMTPException, ValueError) as wrong:
            raise MailFailed(detail=str(wrong)) from None

    def _connected(self) -> smtplib.SMTP:
        chosen = self.settings
        if chosen.security == "tls":
            return smtplib.SMTP_SSL(chosen.host, chosen.port, timeout=SECONDS, context=ssl.create_default_context())
        return smtplib.SMTP(chosen.host, chosen.port, timeout=SECONDS)
