"""The addresses under /api/account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from grognard.server import limits
from grognard.server.accounts import cookies
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.seating import Seating
from grognard.server.accounts.wire import (
    AccountOut,
    Address,
    Confirmed,
    Device,
    Export,
    Forgot,
    Me,
    NewEmail,
    NewName,
    NewPassword,
    OwnAct,
    OwnPush,
    OwnSeat,
    OwnTie,
    Reset,
    SignIn,
    Token,
)
from grognard.server.bodies import body, decoded, reply
from grognard.server.social.profiles import Profiles, shown
from grognard.server.social.store import SocialStore
from grognard.server.storage.accounts import Account, Session

PRIVATE = {"cache-control": "no-store"}
Handle = Callable[[Request], Awaitable[Response]]


def routes(seating: Seating, social: SocialStore) -> list[Route]:
    """Without accounts one address is left, which says so."""
    if seating.accounts is None:
        return [Route("/api/account", _without, methods=["GET"])]
    pages = AccountPages(seating.accounts, seating, social)

    def get(path: str, handle: Handle) -> Route:
        return Route(f"/api/account{path}", handle, methods=["GET"])

    def post(path: str, handle: Handle) -> Route:
        return Route(f"/api/account{path}", handle, methods=["POST"])

    return [
        get("", pages.account),
        post("/register", pages.register),
        post("/sign-in", pages.sign_in),
        post("/sign-out", pages.sign_out),
        post("/password", pages.password),
        post("/name", pages.name),
        post("/delete", pages.delete),
        post("/email", pages.email),
        post("/confirm", pages.confirm),
        post("/forgot", pages.forgot),
        post("/reset", pages.reset),
        get("/export", pages.export),
        get("/devices", pages.devices),
        Route("/api/account/devices/{id}", pages.end_device, methods=["DELETE"]),
    ]


async def _without(request: Request) -> Response:
    return reply(AccountOut(enabled=False))


def me_of(account: Account) -> Me:
    ban = None if account.ban is None else account.ban.error.message
    return Me(
        account.name,
        account.created,
        account.email,
        account.role,
        ban,
        rated=bool(account.rated),
        ladder=bool(account.ladder),
    )


def _device(session: Session, current: Session) -> Device:
    return Device(session.id, session.device, session.created, session.seen, session.id == current.id)


class AccountPages:
    """One method for each address."""

    def __init__(self, accounts: Accounts, seating: Seating, social: SocialStore) -> None:
        self.accounts = accounts
        self.seating = seating
        self.social = social

    async def account(self, request: Request) -> Response:
        current = await self.accounts.session(request, banned=True)
        out = AccountOut(True, me_of(current[1]) if current else None, self.accounts.letters is not None)
        return reply(out, headers=PRIVATE)

    async def register(self, request: Request) -> Response:
        new = decoded(await body(request, limits.BODY), SignIn)
        await self.accounts.session(request)  # a browser that is signed in to a banned account gets no other
        account, token = await self.accounts.register(request, new.name, new.password)
        return self._signed_in(request, account, token, 201)

    async def sign_in(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), SignIn)
        account, token = await self.accounts.sign_in(request, given.name, given.password)
        return self._signed_in(request, account, token, 200)

    def _signed_in(self, request: Request, account: Account, token: str, status: int) -> Response:
        response = reply(me_of(account), status, PRIVATE)
        cookies.keep(response, request, token)
        cookies.keep_browser(response, request, request.state.browser)
        return response

    async def sign_out(self, request: Request) -> Response:
        current = await self.accounts.session(request, banned=True)
        if current is not None:
            session, account = current
            await self.accounts.store.end(account.id, session.id)
            self.seating.hang_up([session.id])
        return self._signed_out(request)

    def _signed_out(self, request: Request) -> Response:
        response = Response(status_code=204)
        cookies.drop(response, request)
        return response

    async def password(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), NewPassword)
        gone = await self.accounts.change_password(request, given.password, given.new)
        self.seating.hang_up(session.id for session in gone)
        return Response(status_code=204)

    async def name(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), NewName)
        _, account = await self.accounts.must_be_in(request)
        name = await self.accounts.rename(account, given.name)
        await self.seating.renamed(account, name)
        return reply(msgspec.structs.replace(me_of(account), name=name), headers=PRIVATE)

    async def delete(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), Confirmed)
        _, account = await self.accounts.must_know(request, given.password, banned=True)
        gone = await self.accounts.devices(account)
        await self.seating.forgotten(account)
        await self.accounts.store.delete(account.id)
        self.seating.hang_up(session.id for session in gone)
        return self._signed_out(request)

    async def email(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), NewEmail)
        await self.accounts.new_email(request, given.email, given.password, given.language)
        return Response(status_code=202)

    async def confirm(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), Token)
        return reply(Address(await self.accounts.confirm(request, given.token)), headers=PRIVATE)

    async def forgot(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), Forgot)
        self.accounts.forgot(request, given.email, given.language)
        return Response(status_code=202)

    async def reset(self, request: Request) -> Response:
        given = decoded(await body(request, limits.BODY), Reset)
        account, gone, token = await self.accounts.reset(request, given.token, given.password)
        self.seating.hang_up(session.id for session in gone)
        return self._signed_in(request, account, token, 200)

    async def devices(self, request: Request) -> Response:
        current, account = await self.accounts.must_be_in(request)
        sessions = await self.accounts.devices(account)
        return reply([_device(session, current) for session in sessions], headers=PRIVATE)

    async def end_device(self, request: Request) -> Response:
        _, account = await self.accounts.must_be_in(request)
        await self.accounts.end_device(account, request.path_params["id"])
        self.seating.hang_up([request.path_params["id"]])
        return Response(status_code=204)

    async def export(self, request: Request) -> Response:
        current, account = await self.accounts.must_be_in(request, banned=True)
        store = self.accounts.store
        rows = await self.seating.tables.store.rows(await store.games(account.id))
        seats = tuple(
            OwnSeat(r.game, r.id, r.scenario, r.name, s.seat, r.created, r.progress.updated, r.progress.over)
            for r in rows
            for s in r.seats
            if s.account == account.id
        )
        devices = tuple(_device(session, current) for session in await self.accounts.devices(account))
        acts = tuple(OwnAct(*act) for act in await store.acts(account.id))
        push = tuple(OwnPush(*browser) for browser in await store.subscriptions(account.id))
        ratings = await self.social.ratings(account.id)
        known = Export(
            me_of(account),
            tuple(await store.names(account.id)),
            devices,
            seats,
            acts,
            push=push,
            results=await Profiles(self.social, self.seating.tables).all_results(account),
            ratings=tuple(shown(game, rating) for game, rating in ratings.items()),
            follows=tuple(OwnTie(kind, name or target) for kind, target, name in await self.social.ties(account.id)),
        )
        headers = {**PRIVATE, "content-disposition": 'attachment; filename="grognard-account.json"'}
        return reply(known, headers=headers)
