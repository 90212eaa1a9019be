"""The addresses of profiles, ladders, follows and finding an opponent. None without accounts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.server import limits
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.names import folded
from grognard.server.accounts.routes import me_of
from grognard.server.accounts.seating import Seating
from grognard.server.bodies import body, decoded, reply
from grognard.server.problems import BadRequest, UnknownAccount
from grognard.server.social.anyone import Make, Matchmaking
from grognard.server.social.problems import Blocked
from grognard.server.social.profiles import Profiles
from grognard.server.social.wire import FindOpponent, Follow, Follows, RatingChoice
from grognard.server.storage.accounts import Account

PRIVATE = {"cache-control": "no-store"}
PAGES = 10_000
Handle = Callable[[Request], Awaitable[Response]]


def routes(seating: Seating, make: Make) -> list[Route]:
    if seating.accounts is None:
        return []
    pages = SocialPages(seating.accounts, seating, make)

    def get(path: str, handle: Handle) -> Route:
        return Route(path, handle, methods=["GET"])

    def post(path: str, handle: Handle) -> Route:
        return Route(path, handle, methods=["POST"])

    return [
        get("/api/players/{name}", pages.player),
        get("/api/ladders/{slug}", pages.ladder),
        post("/api/account/ratings", pages.choose),
        post("/api/account/follow", pages.follow),
        get("/api/account/follows", pages.follows),
        post("/api/anyone", pages.anyone),
    ]


class SocialPages:
    def __init__(self, accounts: Accounts, seating: Seating, make: Make) -> None:
        self.accounts, self.seating, self.store = accounts, seating, seating.social
        self.profiles = Profiles(seating.social, seating.tables)
        self.matchmaking = Matchmaking(seating.social, seating, make)

    async def _named(self, name: str) -> Account:
        """By the name of today: a former one leads no one to the new one."""
        account = await self.accounts.store.named(folded(name))
        if account is None or folded(account.name) != folded(name):
            raise UnknownAccount(name=name[:80])
        return account

    async def player(self, request: Request) -> Response:
        viewer = await self.seating.own(request)
        account = await self._named(request.path_params["name"])
        return reply(await self.profiles.player(account, viewer, _number(request, "before")), headers=PRIVATE)

    async def ladder(self, request: Request) -> Response:
        page = min(_number(request, "page"), PAGES)
        return reply(await self.profiles.ladder(request.path_params["slug"], page), headers=PRIVATE)

    async def choose(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), RatingChoice)
        _, account = await self.accounts.must_be_in(request)
        await self.store.choose(account.id, given.rated, given.rated and given.ladder)
        changed = await self.accounts.store.account(account.id)
        return reply(me_of(changed or account), headers=PRIVATE)

    async def follow(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), Follow)
        _, account = await self.accounts.must_be_in(request)
        target = given.target
        if given.kind == "game" and given.on:
            await self.seating.tables.info(target)  # there is such a game
        elif given.kind != "game":
            player = await self._named(target)
            target = player.id
            if target == account.id:
                raise BadRequest(detail="that is you")
            if given.kind == "player" and given.on and target in await self.store.blocked(account.id):
                raise Blocked()
        await self.store.tie(account.id, given.kind, target, given.on)
        return Response(status_code=204)

    async def follows(self, request: Request) -> Response:
        _, account = await self.accounts.must_be_in(request)
        ties = await self.store.ties(account.id)
        games = tuple(target for kind, target, _ in ties if kind == "game")
        players = tuple(name for kind, _, name in ties if kind == "player" and name)
        blocked = tuple(name for kind, _, name in ties if kind == "block" and name)
        return reply(Follows(games, players, blocked), headers=PRIVATE)

    async def anyone(self, request: Request) -> Response:
        wish = decoded(await body(request, limits.BODY), FindOpponent)
        _, account = await self.accounts.must_be_in(request)
        return reply(await self.matchmaking.find(request, account, wish), headers=PRIVATE)


def _number(request: Request, name: str) -> int:
    given = request.query_params.get(name, "0")
    if not given.isdecimal() or not given.isascii() or len(given) > 9:
        raise BadRequest(detail=f"`{name}` is a number")
    return int(given)
