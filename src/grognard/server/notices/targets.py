"""Where the server may send to: public addresses alone, so that it gives no one a way into the network it stands in.

A name is resolved once, every address it has is checked, and the request goes to that very address: an answer of the
DNS that changes in between leads nowhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from grognard.server.notices.problems import BadTarget

Reach = Literal["off", "public", "any"]
"""Nowhere; to public addresses by HTTPS; anywhere, for a club's own network."""

LONGEST = 600
TLS = 443
UNPRIVILEGED = 1024
"""Ports below are other services' own, but for that of HTTPS."""
SECONDS = 5.0
"""For an answer of the DNS."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_UNICAST = ipaddress.ip_network("2000::/3")
"""All public addresses of IPv6 are in here."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Target(Struct, frozen=True):
    """A web address, and the address in the network that it was found to have."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


async def target(url: str, reach: Reach) -> Target:
    """Resolve and check an address. `BadTarget` if the server must not send there."""
    parts = checked(url, reach)
    host, port = parts.hostname or "", parts.port or (TLS if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise BadTarget(detail=f"{host} cannot be found") from None
    addresses = [str(info[4][0]) for info in found]
    if reach != "any" and not all(is_public(address) for address in addresses):
        raise BadTarget(detail=f"{host} is not a public address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, path, addresses[0])


def checked(url: str, reach: Reach) -> SplitResult:
    """The parts of an address, as far as it can be judged without the DNS."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadTarget(detail="this is not a web address") from None
    if reach == "off":
        raise BadTarget(detail="this server sends to no other services")
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or not parts.hostname:
        raise BadTarget(detail="this is not a web address")
    if parts.scheme != "https" and not (reach == "any" and parts.scheme == "http"):
        raise BadTarget(detail="it must begin with https://")
    if parts.username is not None or parts.password is not None:
        raise BadTarget(detail="no user name and no password in it, please")
    if reach != "any" and port not in (None, TLS) and not (port or 0) >= UNPRIVILEGED:
        raise BadTarget(detail=f"port {port} belongs to another service")
    return parts


def is_public(text: str) -> bool:
    """Whether the rest of the world has this address too. Addresses that stand for others count as those."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    inner = _inner(address) if isinstance(address, ipaddress.IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    if isinstance(address, ipaddress.IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inner(address: ipaddress.IPv6Address) -> Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
