"""The HTTP and WebSocket application."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from grognard.ai import PLAYERS
from grognard.core import rulebook
from grognard.core.errors import GrognardError
from grognard.core.packs.aid import player_aid
from grognard.core.puzzles.puzzle import cards
from grognard.core.situations import runner
from grognard.core.situations.course import course
from grognard.core.situations.lessons import lesson
from grognard.core.system import System
from grognard.lab.after_action.chances import SECONDS
from grognard.server import connection, limits
from grognard.server.accounts import routes as account_routes
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.seating import Seating
from grognard.server.bodies import body, decoded, reply
from grognard.server.branches.wire import NewBranch
from grognard.server.clocks import routes as clock_routes
from grognard.server.clocks.reminding import Reminder
from grognard.server.clocks.uptime import Uptime
from grognard.server.facts import Fact
from grognard.server.lobby.hall import Hall
from grognard.server.lobby.wire import GameCard, JoinSeat, Remaining, RuleBookOut, SituationInfo
from grognard.server.moderation import routes as moderation_routes
from grognard.server.notices.service import Notices, NoticeSettings
from grognard.server.pages import STATIC, Pages
from grognard.server.problems import BadRequest, InternalError, NotFound, problem
from grognard.server.puzzles import Puzzles
from grognard.server.reports import Reports
from grognard.server.running.metrics import Metrics
from grognard.server.running.watch import Probes
from grognard.server.social import routes as social_routes
from grognard.server.social.problems import NotRated
from grognard.server.social.results import must_be_standard
from grognard.server.social.store import SocialStore
from grognard.server.storage.clocks import ClockStore
from grognard.server.storage.operations import Operations
from grognard.server.tables import importing
from grognard.server.tables.importing import Importer
from grognard.server.tables.tables import Tables
from grognard.server.thinking import InThread, Thinker
from grognard.server.wire import Created, NewGame, NewSeat

log = logging.getLogger(__name__)


class Handlers:
    """One method for each address under /api."""

    def __init__(self, tables: Tables, seating: Seating, addresses: limits.Addresses, playout_seconds: float) -> None:
        self.tables = tables
        self.seating = seating
        self.addresses = addresses
        self.reports = Reports(tables, playout_seconds)
        self.solving = Puzzles(tables)
        self._journals = limits.Slots(limits.JOURNALS)
        self._facts: dict[tuple[str, str], Fact] = {}

    def _system(self, request: Request) -> System:
        return self.tables.system(request.path_params["slug"])

    # -- games that can be played ---------------------------------------------------------------------

    async def systems(self, request: Request) -> Response:
        players, systems = self.tables.players, self.tables.systems

        def cards() -> list[GameCard]:
            return [GameCard(s.slug, s.title, s.scenarios, players.get(s.slug, ())) for s in systems.values()]

        # In a thread: the first to ask lets all games be loaded, and no table waits for that.
        return reply(await asyncio.to_thread(cards))

    async def catalogue(self, request: Request) -> Response:
        system = self._system(request)
        return self._fact(request, "catalogue", system.catalogue)

    async def names(self, request: Request) -> Response:
        system = self._system(request)
        return self._fact(request, "names", lambda: system.names)

    async def rules(self, request: Request) -> Response:
        system = self._system(request)

        def book() -> RuleBookOut:
            examples = runner.catalogue(system.slug).items()
            infos = tuple(SituationInfo(id_, situation.title, situation.rules) for id_, situation in examples)
            return RuleBookOut(rulebook.index(system.rulebook.slug).paragraph, infos)

        return self._fact(request, "rules", book)

    async def aid(self, request: Request) -> Response:
        system = self._system(request)
        return self._fact(request, "aid", lambda: player_aid(system.slug))

    async def course(self, request: Request) -> Response:
        system = self._system(request)
        return self._fact(request, "course", lambda: course(system.slug))

    async def puzzles(self, request: Request) -> Response:
        system = self._system(request)
        offered = await asyncio.to_thread(cards, system)
        return self._fact(request, "puzzles", lambda: offered)

    async def lesson(self, request: Request) -> Response:
        system, id_ = self._system(request), request.path_params["id"]
        situation = runner.shipped(system.slug, id_)
        return self._fact(request, f"lesson {id_}", lambda: lesson(id_, situation, system))

    def _fact(self, request: Request, kind: str, make: Callable[[], Any]) -> Response:
        """Constant while the server runs: encoded and compressed once, sent to each browser once."""
        key = (request.path_params["slug"], kind)
        if key not in self._facts:
            self._facts[key] = Fact.of(make())
        return self._facts[key].reply(request)

    async def _pay(self, request: Request, cost: float = 1.0) -> None:
        """A new game counts for the address it comes from. A banned account makes none."""
        await self.seating.account(request)
        address = self.addresses.of(request.client.host if request.client else None)
        if address is not None:
            address.games.spend(cost)

    async def situation(self, request: Request) -> Response:
        await self._pay(request)
        created = await self.tables.build_position(self._system(request).slug, request.path_params["id"])
        return reply(created, 201)

    # -- games that are played ------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """One page of the games that are not private: `?page=2`. How many there are in all is in a header."""
        number = request.query_params.get("page", "0")
        if not number.isdecimal() or len(number) > 6:
            raise BadRequest(detail="`page` is a number")
        page = await self.tables.page(int(number))
        response = Fact.of(page.games).reply(request)
        response.headers["x-total-count"] = str(page.total)
        return response

    async def game(self, request: Request) -> Response:
        return reply(await self.tables.info(request.path_params["id"]))

    async def create(self, request: Request) -> Response:
        return reply(await self.make(request, decoded(await body(request, limits.BODY), NewGame)), 201)

    async def make(self, request: Request, new: NewGame) -> Created:
        await self._pay(request)
        if new.rated:
            must_be_standard(new, self.tables.system(new.game))
            account = await self.seating.account(request)
            if account is None or not account.rated:
                raise NotRated()
            new = replace(new, private=False)
        invited = await self.seating.invited(request, new)
        return await self.seating.created(request, await self.tables.create(new), invited)

    async def join(self, request: Request) -> Response:
        seat = decoded(await body(request, limits.BODY), JoinSeat).seat
        return reply(await self.seating.taken(request, request.path_params["id"], seat))

    async def decline(self, request: Request) -> Response:
        await self.seating.declined(request, request.path_params["id"])
        return Response(status_code=204)

    async def bring(self, request: Request) -> Response:
        """POST /api/games/import?name=…&seats={"soviet": {"kind": "here"}, …}: the body is the journal's file."""
        await self._pay(request, limits.IMPORT_COST)
        chosen = request.query_params.get("seats")
        seats = decoded(chosen, dict[str, NewSeat]) if chosen else None
        with self._journals.one():
            data = await body(request, limits.JOURNAL)
            created = await self.tables.bring(data, seats, request.query_params.get("name", ""))
            return reply(await self.seating.created(request, created), 201)

    async def delete(self, request: Request) -> Response:
        others = await self.tables.delete(request.path_params["id"], await self.seating.keys(request))
        return reply(Remaining(others), 202) if others else Response(status_code=204)

    async def journal(self, request: Request) -> Response:
        id_ = request.path_params["id"]
        journal = await self.tables.journal(id_, await self.seating.keys(request))
        name = f"{journal.game}-{journal.scenario}-{id_}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(journal.encode(), 200, headers, "application/json")

    async def report(self, request: Request) -> Response:
        seat = request.query_params.get("seat", "")
        return reply(await self.reports.report(request.path_params["id"], await self.seating.keys(request), seat))

    async def chances(self, request: Request) -> Response:
        return reply(await self.reports.chances(request.path_params["id"]))

    async def puzzle(self, request: Request) -> Response:
        return reply(await self.solving.grade(request.path_params["id"], await self.seating.keys(request)))

    # -- what-if branches -----------------------------------------------------------------------------

    async def branch(self, request: Request) -> Response:
        await self._pay(request)
        new = decoded(await body(request, limits.BODY), NewBranch)
        keys = await self.seating.keys(request)
        return reply(await self.tables.branches.create(request.path_params["id"], new, keys), 201)

    async def branches(self, request: Request) -> Response:
        keys, guest = await self.seating.keys(request), request.headers.get("guest-name", "")
        return reply(await self.tables.branches.kept(request.path_params["id"], keys, guest))

    async def plan(self, request: Request) -> Response:
        since = request.query_params.get("since", "0")
        if not since.isdecimal() or len(since) > 9:
            raise BadRequest(detail="`since` is a number")
        keys = await self.seating.keys(request)
        return reply(await self.tables.branches.plan(request.path_params["id"], keys, int(since)))

    async def nothing(self, request: Request) -> Response:
        raise NotFound(path=request.url.path[:200])


# -- errors -----------------------------------------------------------------------------------------------


async def on_user_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, GrognardError)
    return reply(problem(error), error.status)


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    wrong = NotFound(path=request.url.path[:200]) if error.status_code == 404 else BadRequest(detail=error.detail)
    return reply(problem(wrong), error.status_code, error.headers)


async def on_fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return reply(problem(InternalError()), 500)


def create_app(
    systems: Mapping[str, System],
    store: Operations,
    *,
    players: Mapping[str, tuple[str, ...]] = PLAYERS,
    thinker: Thinker | None = None,
    importer: Importer | None = None,
    static: Path = STATIC,
    playout_seconds: float = SECONDS,
    accounts: Accounts | None = None,
    notices: NoticeSettings = NoticeSettings(),  # noqa: B008 - it is frozen
    now: Callable[[], float] = time.time,
) -> Starlette:
    """The application for these games on this storage. It closes what it was given on shutdown. `now`: the clock
    by which players' time is measured."""
    thinker = thinker or InThread()
    importer = importer or importing.InThread(systems)
    tables = Tables(systems, store, players, thinker, importer, now)
    addresses = limits.Addresses()
    social = SocialStore(store)
    seating = Seating(tables, accounts, social)
    api = Handlers(tables, seating, addresses, playout_seconds)
    hall = Hall(tables, seating, social)
    metrics = Metrics()
    probes = Probes(tables, metrics)

    telling = Notices(tables, store, notices, seating, addresses)
    clocks = ClockStore(store, now)
    uptime, reminder = Uptime(clocks, tables.reload), Reminder(tables, clocks, telling.remind)
    sockets = limits.Slots(limits.SOCKETS)

    async def table(socket: WebSocket) -> None:
        await connection.serve(socket, tables, sockets, addresses, seating)

    async def visit(socket: WebSocket) -> None:
        await hall.visit(socket, sockets, addresses)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await uptime.begin()
        tasks = [
            asyncio.create_task(uptime.run()),
            asyncio.create_task(reminder.run()),
            asyncio.create_task(tables.tidy()),
            asyncio.create_task(tables.share()),
            asyncio.create_task(telling.run()),
        ]
        if accounts is not None:
            tasks += [asyncio.create_task(accounts.tidy()), asyncio.create_task(seating.sweep())]
        yield
        probes.stopping = True
        for task in tasks:
            task.cancel()
        thinker.close()
        importer.close()
        if accounts is not None:
            accounts.close()
        await telling.close()
        await uptime.end()
        await store.close()

    def get(path: str, handle: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(path, handle, methods=["GET"])

    def post(path: str, handle: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(path, handle, methods=["POST"])

    routes = [
        get("/health", probes.health),
        get("/ready", probes.ready),
        get("/metrics", probes.measures),
        get("/api/systems", api.systems),
        get("/api/systems/{slug}/catalogue", api.catalogue),
        get("/api/systems/{slug}/names", api.names),
        get("/api/systems/{slug}/rules", api.rules),
        get("/api/systems/{slug}/aid", api.aid),
        get("/api/systems/{slug}/course", api.course),
        get("/api/systems/{slug}/lessons/{id}", api.lesson),
        get("/api/systems/{slug}/puzzles", api.puzzles),
        post("/api/situations/{slug}/{id}", api.situation),
        get("/api/games", api.games),
        post("/api/games", api.create),
        post("/api/games/import", api.bring),
        get("/api/games/{id}", api.game),
        Route("/api/games/{id}", api.delete, methods=["DELETE"]),
        post("/api/games/{id}/join", api.join),
        post("/api/games/{id}/decline", api.decline),
        get("/api/games/{id}/journal", api.journal),
        get("/api/games/{id}/report", api.report),
        get("/api/games/{id}/chances", api.chances),
        get("/api/games/{id}/puzzle", api.puzzle),
        get("/api/games/{id}/branches", api.branches),
        post("/api/games/{id}/branches", api.branch),
        get("/api/games/{id}/plan", api.plan),
        *account_routes.routes(seating, social),
        *social_routes.routes(seating, api.make),
        *clock_routes.routes(seating),
        *moderation_routes.routes(seating, store),
        *telling.routes,
        Route("/api/{rest:path}", api.nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws/games/{id}", table),
        WebSocketRoute("/ws/lobby", visit),
        get("/{path:path}", Pages(static).__call__),
    ]
    handlers: dict[Any, Any] = {GrognardError: on_user_error, HTTPException: on_http_error, Exception: on_fault}
    app = Starlette(routes=routes, exception_handlers=handlers, lifespan=life)
    app.state.tables = tables
    app.state.addresses = addresses
    app.state.metrics = metrics
    return app
