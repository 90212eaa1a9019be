"""The addresses under /api/games/{id}/notices. They are for those who hold a seat of the game."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from html import escape
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from grognard.core.texts import LANGUAGES, core_texts
from grognard.core.verdicts import Message
from grognard.server import limits
from grognard.server.bodies import body, decoded, reply
from grognard.server.moderation.complaints import Complaints
from grognard.server.notices.bell import Bell
from grognard.server.notices.mailing import END
from grognard.server.notices.problems import NoNotices
from grognard.server.notices.targets import target
from grognard.server.notices.wire import LineReport, MailCode, MailProof, NoticesOut, NoticeWishes, PushDevice
from grognard.server.problems import BadKey, BadRequest, UnknownTable
from grognard.server.storage.store import GameRow
from grognard.server.tables.seats import seats_held

PRIVATE = {"cache-control": "no-store"}
PAGE = """<!doctype html><html lang="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Grognard</title><style>
body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}}
button{{font:inherit;padding:.5rem 1rem}}</style></head><body><h1>Grognard</h1><p>{}</p>{}</body></html>"""
REASON = 300
"""Characters of a reason."""
TESTS = 4
"""Tests at the same time."""

Keys = Callable[[Request], Awaitable[list[str]]]


class NoticeHandlers:
    def __init__(self, bell: Bell, keys: Keys, addresses: limits.Addresses, site: str, complaints: Complaints) -> None:
        self.bell, self.store, self.delivery = bell, bell.store, bell.delivery
        self.complaints = complaints
        self.postbox = bell.delivery.postbox
        self._keys, self._addresses, self._site = keys, addresses, site.rstrip("/")
        self._tests = limits.Slots(TESTS)

    async def held(self, request: Request) -> tuple[GameRow, tuple[str, ...]]:
        id_ = request.path_params["id"]
        for row in await self.bell.tables.store.rows([id_]):
            if held := seats_held(row, await self._keys(request)):
                return row, held
            raise BadKey()
        raise UnknownTable(id=id_)

    def pay(self, request: Request) -> None:
        address = self._addresses.of(request.client.host if request.client else None)
        if address is not None:
            address.notices.spend()

    async def show(self, request: Request) -> Response:
        row, held = await self.held(request)
        left = await self.store.of(row.id, held)
        wishes, failure = (left[0].wishes, left[0].failure) if left else (None, "")
        mail = wishes.mail if wishes is not None else None
        confirmed = await self.postbox.is_confirmed(mail)
        if wishes is not None and mail is not None:
            # The proof is for the browser in which the code was typed in, not for others that hold the seat.
            wishes = replace(wishes, mail=replace(mail, proof=""))
        shown = NoticesOut(
            wishes=wishes,
            webhooks=self.delivery.poster.reach != "off",
            mails=self.postbox.mailer is not None,
            confirmed=confirmed,
            push=self.delivery.pusher.public if self.delivery.pusher is not None else "",
            devices=await self._devices(row, held),
            failure=failure,
        )
        return reply(shown, 200, PRIVATE)

    async def _devices(self, row: GameRow, held: tuple[str, ...]) -> tuple[PushDevice, ...]:
        browsers = [browser for seat in held for browser in await self.delivery.browsers(row, seat)]
        return tuple({b.id: PushDevice(b.id, b.device, b.created) for b in browsers}.values())

    def home(self, request: Request) -> str:
        """The address of the site: the page that asks knows it, unless the host has said it."""
        return self._site or f"{request.url.scheme}://{request.url.netloc}"

    async def leave(self, request: Request) -> Response:
        self.pay(request)
        wishes = decoded(await body(request, limits.BODY), NoticeWishes)
        row, held = await self.held(request)
        await self.check(wishes)
        if wishes.mail is not None:
            before = next((left.wishes.mail for left in await self.store.of(row.id, held)), None)
            wishes = replace(wishes, mail=await self.postbox.admit(wishes.mail, before, wishes.language))
        await self.store.leave(row.id, held, wishes, self.home(request))
        return await self.show(request)

    async def check(self, wishes: NoticeWishes) -> None:
        if wishes.language not in LANGUAGES:
            raise BadRequest(detail=f"`language` is one of {', '.join(LANGUAGES)}")
        try:
            ZoneInfo(wishes.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise BadRequest(detail="`zone` is a time zone: Europe/Warsaw") from None
        if wishes.quiet is not None and not (0 <= wishes.quiet.begin < 24 and 0 <= wishes.quiet.end < 24):
            raise BadRequest(detail="quiet hours are from 0 to 23")
        if wishes.webhook is not None:
            await target(wishes.webhook.url, self.delivery.poster.reach)

    async def confirm(self, request: Request) -> Response:
        """The code that came by mail."""
        self.pay(request)
        code = decoded(await body(request, limits.BODY), MailCode).code.strip()
        row, held = await self.held(request)
        left = next((left for left in await self.store.of(row.id, held) if left.wishes.mail), None)
        if left is None or left.wishes.mail is None:
            raise NoNotices()
        mail = await self.postbox.confirmed(left.wishes.mail, code)
        await self.store.leave(row.id, held, replace(left.wishes, mail=mail), left.home)
        return reply(MailProof(mail.proof), 200, PRIVATE)

    async def ask_to_end(self, request: Request) -> Response:
        """The link of a message: a page with a button, since some programs open every link."""
        return self._page(request, "notice-end-ask", button=True)

    async def end(self, request: Request) -> Response:
        """The button, or the one click in a program of mail."""
        ended = await self.postbox.mailboxes.end(request.query_params.get("token", ""))
        return self._page(request, "notice-ended" if ended else "notice-end-unknown")

    def _page(self, request: Request, sentence: str, button: bool = False) -> Response:
        language = request.query_params.get("language", "")
        texts = core_texts(language if language in LANGUAGES else LANGUAGES[0])
        said = escape(texts.render(Message(sentence)))
        form = f"<form method=post><button>{escape(texts.render(Message('notice-end')))}</button></form>"
        return HTMLResponse(PAGE.format(texts.language, said, form if button else ""), headers=PRIVATE)

    async def complain(self, request: Request) -> Response:
        """A line of chat is reported to the host, who reads it by `grognard admin reports`."""
        self.pay(request)
        report = decoded(await body(request, limits.BODY), LineReport)
        row, held = await self.held(request)
        reason = report.reason.strip()[:REASON]
        if not await self.complaints.add(row.id, report.number, held[0], reason, time.time()):
            raise BadRequest(detail="there is no such line")
        return Response(status_code=204)

    async def test(self, request: Request) -> Response:
        self.pay(request)
        row, held = await self.held(request)
        for seat in held:
            left = await self.delivery.left(row, seat)
            if left is not None and await self.delivery.reaches(row, left):
                with self._tests.one():
                    await self.delivery.test(row, left)
                return Response(status_code=204)
        raise NoNotices()


def routes(handlers: NoticeHandlers) -> list[Route]:
    path = "/api/games/{id}/notices"
    return [
        Route(path, handlers.show, methods=["GET"]),
        Route(path, handlers.leave, methods=["PUT"]),
        Route(f"{path}/confirm", handlers.confirm, methods=["POST"]),
        Route("/api/games/{id}/complaints", handlers.complain, methods=["POST"]),
        Route(END, handlers.ask_to_end, methods=["GET"]),
        Route(END, handlers.end, methods=["POST"]),
        Route(f"{path}/test", handlers.test, methods=["POST"]),
    ]
