"""Web Push: notices to a browser that is closed. The push service that a browser names is not trusted: what it carries
is encrypted for the browser (RFC 8291), and signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import time
from base64 import b64decode, urlsafe_b64encode
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from grognard.server.notices.messages import Event, Notice
from grognard.server.notices.posting import Poster
from grognard.server.notices.problems import BadPushKey, NoPusher, NoticeFailed
from grognard.server.notices.targets import Reach, target
from grognard.server.notices.wire import PushAddress, PushNotice
from grognard.server.problems import BadRequest
from grognard.server.storage.subscriptions import Subscription, Subscriptions

if TYPE_CHECKING:
    from py_vapid import Vapid02

GONE = (404, 410)
"""Answers of a push service that no longer has the browser."""
LASTING: dict[Event, int] = {"test": 60, "over": 7 * 86_400}
DAYS = 3 * 86_400
"""Seconds for which a push service keeps a notice for a browser that is off."""
URGENCY: dict[Event, str] = {"test": "high", "time": "high", "over": "low"}
SIGNED = 12 * 3600
"""Seconds for which a signature is good; at most a day."""
TITLE = 200
"""Characters of a title: what is sent fits into one record of 4,096 bytes."""
SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "notify.windows.com")
"""Push services of whole makes of browsers: they bear more than other hosts."""
RATE, BURST = 50.0, 1000.0
"""Notices to one of them."""
READABLE = 0o600


class PushSettings(Struct, frozen=True, kw_only=True):
    key: Path
    """The file of the server's key; it is made when there is none."""
    contact: str
    """Whom a push service writes to when something is wrong: `mailto:…` or the address of the site."""


class Pusher:
    def __init__(self, settings: PushSettings, subscriptions: Subscriptions, poster: Poster) -> None:
        self.subscriptions, self._poster = subscriptions, poster
        self._vapid = opened(settings.key)
        self._contact = settings.contact
        self.public = public_key(self._vapid)

    @property
    def reach(self) -> Reach:
        """A host who wants no webhooks may still want push."""
        return "any" if self._poster.reach == "any" else "public"

    async def check(self, address: PushAddress) -> None:
        """`BadTarget` if the server must not send there, `BadRequest` if nothing can be encrypted for it."""
        await target(address.endpoint, self.reach)
        try:
            encrypted(b"", address)
        except ValueError:
            raise BadRequest(detail="these are not the keys of a browser") from None

    async def send(self, to: Subscription, said: Notice) -> None:
        """One attempt. A browser that its push service no longer has is forgotten."""
        body, signed = await asyncio.to_thread(self._sealed, to.address, content(said))
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTING.get(said.event, DAYS)),
            "urgency": URGENCY.get(said.event, "normal"),
            "topic": topic(said.row.id),
            **signed,
        }
        big = (urlsplit(to.address.endpoint).hostname or "").endswith(SERVICES)
        rate = {"rate": (RATE, BURST)} if big else {}
        try:
            await self._poster.post(to.address.endpoint, body, headers, reach=self.reach, **rate)
        except NoticeFailed as wrong:
            if wrong.answered in GONE:
                await self.subscriptions.forget(to.id)
            raise

    def _sealed(self, address: PushAddress, text: bytes) -> tuple[bytes, dict[str, str]]:
        parts = urlsplit(address.endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
        }
        return encrypted(text, address), {"authorization": self._vapid.sign(claims)["Authorization"]}


def content(said: Notice) -> bytes:
    """What the service worker of the page gets: nothing that the lobby would not show. The address of the table is the
    worker's own business, so that no message can lead to another site."""
    return msgspec.json.encode(PushNotice(said.event, said.row.id, said.title[:TITLE], said.sentence))


def topic(game: str) -> str:
    """A push service keeps the last notice of each topic only."""
    return _plain(hashlib.sha256(game.encode()).digest()[:24])


def encrypted(text: bytes, address: PushAddress) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    theirs, auth = _bytes(address.p256dh), _bytes(address.auth)
    if len(auth) != 16:
        raise ValueError(address.auth)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(text, private_key=ours, dh=theirs, auth_secret=auth, version="aes128gcm")
    return sealed


# -- the server's key ---------------------------------------------------------------------------------------


def opened(file: Path) -> Vapid02:
    """The key in this file. Where there is none, one is made."""
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise NoPusher() from None
    if not file.exists():
        make_key(file)
    try:
        return Vapid02.from_pem(file.read_bytes())
    except (OSError, ValueError, TypeError, IndexError) as wrong:
        raise BadPushKey(file=str(file), detail=str(wrong) or type(wrong).__name__) from None


def make_key(file: Path) -> str:
    """Make a key, which only this user may read; its public half. `BadPushKey` if there is a file: browsers have
    subscribed for its key."""
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise NoPusher() from None
    vapid = Vapid02()
    vapid.generate_keys()
    fresh = file.with_name(f".{file.name}-{secrets.token_hex(4)}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, READABLE), "wb") as out:
            out.write(vapid.private_pem())
        # A second server that starts at the same time gets there first, or not at all.
        os.link(fresh, file)
    except FileExistsError:
        raise BadPushKey(file=str(file), detail="there is a key already") from None
    except OSError as wrong:
        raise BadPushKey(file=str(file), detail=wrong.strerror or str(wrong)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return public_key(vapid)


def public_key(vapid: Vapid02) -> str:
    """As browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: Any = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _plain(point)


def _plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
