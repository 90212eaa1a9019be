"""Around every request: its id, its line in the log, its count in the metrics; and the pages for a monitor."""

from __future__ import annotations

import logging
import re
import secrets
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.core.errors import GrognardError
from grognard.server.limits import network
from grognard.server.problems import NotFound
from grognard.server.running.logs import FIELDS, request_id
from grognard.server.running.metrics import Metrics
from grognard.server.tables.tables import Tables

ID = re.compile(r"[A-Za-z0-9._-]{4,64}")
"""Ids of a proxy that are taken over."""
METHODS = ("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "PATCH")

log = logging.getLogger(__name__)


class Watch:
    """Wraps the application, outside everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        name = given if ID.fullmatch(given) else secrets.token_hex(8)
        token, start, status = request_id.set(name), time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = name
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            if scope["type"] == "websocket":
                with self.metrics.sockets.track_inprogress():
                    await self.app(scope, receive, noting)
            else:
                await self.app(scope, receive, noting)
        finally:
            self._note(scope, status, time.perf_counter() - start)
            request_id.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        # Never the query: it is part of an address, which may be a secret.
        method = scope["method"] if scope.get("method") in METHODS else scope["type"]
        fields = {
            "method": method,
            "path": scope["path"][:200],
            "status": status,
            "ms": round(1000 * seconds, 1),
            "address": scope["client"][0] if scope.get("client") else "",
        }
        log.info("%s %s", method, fields["path"], extra={FIELDS: fields})
        if scope["type"] == "http":
            self.metrics.requests.labels(method, str(status)).inc()
            self.metrics.seconds.observe(seconds)


class Probes:
    """/health, /ready and /metrics."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self.tables = tables
        self.metrics = metrics
        self.stopping = False
        metrics.tables.set_function(lambda: tables.live)
        metrics.players.set_function(lambda: tables.watchers)
        self._told = 0

    async def health(self, request: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """It can serve players: its storage answers, and it is not being shut down."""
        try:
            await self.tables.page(0)
        except GrognardError as wrong:
            return PlainTextResponse(f"{wrong}\n", 503)
        return PlainTextResponse("stopping\n", 503) if self.stopping else PlainTextResponse("ready\n")

    async def measures(self, request: Request) -> Response:
        """For a Prometheus on this machine; for everyone else there is no such page."""
        if network(request.client.host if request.client else None) is not None:
            raise NotFound(path="/metrics")
        self.metrics.changes.inc(self.tables.version - self._told)
        self._told = self.tables.version
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")
