"""A browser that has subscribed to Web Push, as far as its push service and its keys go."""

from __future__ import annotations

import base64
import json
import secrets
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.notices.hooks import Service


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def claims_in(headers: dict[str, str]) -> dict[str, Any]:
    """What the server signed, once its signature has been checked."""
    assert Vapid02.verify(headers["authorization"])
    token = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(token + "=="))
    return claims


def signer(headers: dict[str, str]) -> str:
    return headers["authorization"].split("k=")[1]


class PushBrowser:
    """Its push service is a real server on this machine; each browser has an address of its own there."""

    def __init__(self, service: Service, path: str = "/push/1") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.endpoint, self.path, self.service = service.address + path, path, service

    @property
    def address(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.auth)}

    @property
    def pushes(self) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for path, headers, body in self.service.posts if path == self.path]

    @property
    def notices(self) -> list[dict[str, Any]]:
        """What came, decrypted."""
        return [json.loads(self.decrypted(body)) for _, body in self.pushes]

    def decrypted(self, body: bytes) -> bytes:
        text: bytes = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return text
