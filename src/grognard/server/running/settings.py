"""Settings of a server: from a file, from the environment, from the command line; the later ones win."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.server.notices.pushing import PushSettings
from grognard.server.notices.service import NoticeSettings
from grognard.server.notices.targets import Reach
from grognard.server.problems import BadSettings
from grognard.server.running.mail import MailSettings, Security
from grognard.server.serve import default_data

PREFIX = "GROGNARD_"
FILE = f"{PREFIX}CONFIG"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting is a key of the file, and a variable of the environment: `names` is GROGNARD_NAMES."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0: all networks."""
    port: int = 8642
    data: Path | None = None
    """The folder of the games."""
    database: str = ""
    """The address of a PostgreSQL database that several servers can share, instead of a file in that folder."""
    names: tuple[str, ...] = ()
    """Host names under which the server is reached."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies, which say for whom they speak."""
    log: Literal["plain", "json"] = "plain"
    """`json`: a line for each request and event, for a log collector."""
    accounts: bool = False
    """Whether players can register; without it, everyone is a guest."""
    site: str = ""
    """The address of the site, as players know it, for links in messages: https://games.example.org."""
    webhooks: Reach = "public"
    """Where notices may be sent by webhooks: `public` addresses by HTTPS, `any` (a club's own network), or `off`."""
    push: bool = False
    """Whether browsers can subscribe to Web Push."""
    push_key: Path | None = None
    """The file of the server's key for that; `push.pem` in the folder of the games."""
    smtp: str = ""
    """The mail server, `host` or `host:port`; without one no mail is sent."""
    smtp_security: Security = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    """The sender of messages: `Grognard <games@example.org>`."""

    @property
    def notices(self) -> NoticeSettings:
        return NoticeSettings(reach=self.webhooks, site=self.site, mail=self.mail, push=self._push)

    @property
    def _push(self) -> PushSettings | None:
        if not self.push:
            return None
        if self.database and self.push_key is None:
            raise BadSettings(detail="push: servers that share a database need the same key: set push_key")
        sender = parseaddr(self.mail_from)[1]
        contact = f"mailto:{sender}" if "@" in sender else self.site.rstrip("/")
        if not contact.startswith(("mailto:", "https://")):
            raise BadSettings(detail="push: push services ask for a contact: set mail_from, or site to https://…")
        return PushSettings(key=self.push_key or (self.data or default_data()) / KEY, contact=contact)

    @property
    def mail(self) -> MailSettings | None:
        if not self.smtp:
            return None
        host, colon, port = self.smtp.rpartition(":")
        if colon and not port.isdecimal():
            raise BadSettings(detail=f"smtp: {self.smtp} is not host:port")
        return MailSettings(
            host=host if colon else self.smtp,
            port=int(port) if colon else PORTS[self.smtp_security],
            security=self.smtp_security,
            user=self.smtp_user,
            password=self.smtp_password,
            sender=self.mail_from,
        )


PORTS: dict[Security, int] = {"starttls": 587, "tls": 465, "none": 25}
KEY = "push.pem"
LISTS = ("names", "proxies")


def settings(
    given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """`given`: those of the command line; None counts as not given."""
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    known = dict[str, Any]()
    if file is not None:
        known |= _read(file)
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            known[name] = text.replace(",", " ").split() if name in LISTS else text
    known |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(known, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as wrong:
        raise BadSettings(detail=str(wrong)) from None


def _path(type_: type, value: Any) -> Any:
    return type_(value)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadSettings(detail=f"{file}: {wrong}") from None
