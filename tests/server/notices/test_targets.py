"""Where the server sends to: never into the network it stands in."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from grognard.server.notices.posting import Poster
from grognard.server.notices.problems import BadTarget, NoticeFailed
from grognard.server.notices.targets import Reach, is_public, target
from tests.server.notices.hooks import service

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "162.159.135.232", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


def refused(url: str, reach: Reach = "public") -> str:
    with pytest.raises(BadTarget) as wrong:
        asyncio.run(target(url, reach))
    return wrong.value.detail


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f000001/",
        "https://0177.0.0.1/",
        "https://127.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://localhost/",
    ],
)
def test_this_machine_by_any_other_name(url: str) -> None:
    assert "public" in refused(url)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "https"),
        ("file:///etc/passwd", "address"),
        ("gopher://example.org/", "https"),
        ("https://user:secret@example.org/", "password"),
        ("https://example.org:25/", "port"),
        ("https://example.org:99999/", "address"),
        ("https:///path", "address"),
        ("https://exa mple.org/", "address"),
        ("https://example.org/\r\nHost: x", "address"),
        ("https://пример.рф/", "address"),
        ("https://[::1/", "address"),
        ("https://example.org/" + "x" * 600, "address"),
    ],
)
def test_what_is_no_address_for_a_webhook(url: str, why: str) -> None:
    assert why in refused(url)


def test_off_is_off() -> None:
    assert "no other services" in refused("https://example.org/", "off")


def answers(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """The DNS answers with these; returns the names it was asked for."""
    asked: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


def test_a_name_with_a_private_address_among_others(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "8.8.8.8", "10.0.0.5")
    assert "public" in refused("https://rebind.example.org/")


def test_the_address_that_was_checked_is_the_one_that_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once: a second answer could be another."""
    asked = answers(monkeypatch, "127.0.0.1")
    with service() as hook:
        port = int(hook.address.rpartition(":")[2])
        asyncio.run(posted(Poster("any"), f"http://hooks.example.org:{port}/in?x=1"))
    assert asked == ["hooks.example.org"]
    ((path, headers, body),) = hook.posts
    assert (path, headers["host"], body) == ("/in?x=1", f"hooks.example.org:{port}", b"{}")


async def posted(poster: Poster, url: str) -> None:
    try:
        await poster.post(url, b"{}", {})
    finally:
        await poster.close()


def test_a_redirect_is_not_followed() -> None:
    with service() as inside, service() as outside:
        outside.answers, outside.redirect = [307], f"{inside.address}/admin"
        with pytest.raises(NoticeFailed) as wrong:
            asyncio.run(posted(Poster("any"), outside.address))
    assert wrong.value.final
    assert "307" in wrong.value.detail
    assert inside.posts == []


def test_a_service_that_hangs_is_given_up() -> None:
    with service() as hook:
        hook.hang.clear()
        with pytest.raises(NoticeFailed) as wrong:
            asyncio.run(posted(Poster("any", seconds=0.1), hook.address))
    assert not wrong.value.final
    assert "in time" in wrong.value.detail


def test_one_host_is_not_flooded() -> None:
    async def flood(poster: Poster, url: str) -> None:
        for _ in range(40):
            await poster.post(url, b"{}", {})

    with service() as hook, pytest.raises(NoticeFailed) as wrong:
        asyncio.run(flood(Poster("any"), hook.address))
    assert "too many" in wrong.value.detail
    assert len(hook.posts) == 30
