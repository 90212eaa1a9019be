"""Notices by mail: to a mailbox whose owner has said by a code that it is theirs, at once or once a day. One click ends
them."""

from __future__ import annotations

import logging
import re
import time
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from grognard.core.texts import core_texts
from grognard.core.verdicts import Message
from grognard.server.notices.messages import Notice
from grognard.server.notices.problems import NoticeFailed, TooManyCodes, WrongCode
from grognard.server.notices.wire import MailWish, NoticeWishes
from grognard.server.problems import BadRequest, MailFailed, NoMail
from grognard.server.running.mail import Mailer
from grognard.server.storage.mailboxes import Mailboxes, Waiting
from grognard.server.storage.notices import NoticeRow

ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
LONGEST = 200
MORNING = 8
"""The hour of a digest, by the player's clock; if they have quiet hours, the one in which those end."""
END = "/api/mail/end"
"""The address under which mail is ended."""

log = logging.getLogger(__name__)


class Postbox:
    """`mailer`: None where the host has set up no mail."""

    def __init__(self, mailboxes: Mailboxes, mailer: Mailer | None) -> None:
        self.mailboxes = mailboxes
        self.mailer = mailer

    # -- whose mailbox it is --------------------------------------------------------------------------

    async def admit(self, wish: MailWish, before: MailWish | None, language: str) -> MailWish:
        """The wish with the proof that the mailbox is theirs; without one, a code is sent to it, and nothing else."""
        if self.mailer is None:
            raise NoMail()
        if len(wish.address) > LONGEST or not ADDRESS.fullmatch(wish.address):
            raise BadRequest(detail="this is not an address of mail")
        name, _, host = wish.address.partition("@")
        address = f"{name}@{host.lower()}"
        known = [wish.proof, before.proof if before is not None and before.address == address else ""]
        for proof in known:
            if await self.mailboxes.token(address, proof) is not None:
                return MailWish(address, wish.when, proof)
        await self._send_code(address, language)
        return MailWish(address, wish.when)

    async def _send_code(self, address: str, language: str) -> None:
        code = await self.mailboxes.new_code(address, time.time())
        if code is None:
            raise TooManyCodes()
        texts = core_texts(language)
        subject = texts.render(Message("notice-code-subject", {"code": code}))
        # No link, and no word of a player's own: strangers could have typed in the address.
        await self._send(address, subject, texts.render(Message("notice-code", {"code": code})) + "\n")

    async def confirmed(self, wish: MailWish, code: str) -> MailWish:
        proof = await self.mailboxes.confirm(wish.address, code, time.time())
        if proof is None:
            raise WrongCode()
        return MailWish(wish.address, wish.when, proof)

    async def is_confirmed(self, wish: MailWish | None) -> bool:
        return wish is not None and await self.mailboxes.token(wish.address, wish.proof) is not None

    # -- notices --------------------------------------------------------------------------------------

    async def send(self, wish: MailWish, said: Notice, left: NoticeRow) -> None:
        """Send a notice, or keep it for the digest. `NoticeFailed` if the mail was not taken."""
        token = await self.mailboxes.token(wish.address, wish.proof)
        if token is None:
            raise NoticeFailed(detail=f"{wish.address} is not confirmed").for_good()
        if wish.when == "daily" and said.event != "test":
            waiting = Waiting(said.row.id, said.seat, said.event)
            await self.mailboxes.collect(wish.address, waiting, morning(left.wishes, time.time()))
            return
        await self.deliver(wish.address, token, [said], left)

    async def deliver(self, address: str, token: str, said: list[Notice], left: NoticeRow) -> None:
        texts = core_texts(left.wishes.language)
        if len(said) == 1:
            subject = f"{said[0].title}: {said[0].sentence}"
        else:
            subject = texts.render(Message("notice-digest-subject", {"count": len(said)}))
        link = f"{left.home}{END}?token={token}&language={left.wishes.language}"
        lines = [f"{notice.title}: {notice.sentence}\n{notice.link}\n" for notice in said]
        text = "\n".join([*lines, "-- ", texts.render(Message("notice-mail-end")), link, ""])
        one_click = {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await self._send(address, subject, text, one_click)

    async def _send(self, address: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        if self.mailer is None:
            raise NoMail()
        try:
            await self.mailer.send(address, subject, text, headers or {})
        except MailFailed as wrong:
            raise NoticeFailed(detail=str(wrong.args_["detail"])) from None


def morning(wishes: NoticeWishes, now: float) -> float:
    """When the next digest goes out."""
    hour = wishes.quiet.end if wishes.quiet is not None else MORNING
    clock = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    then = clock.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (then if then > clock else then + timedelta(days=1)).timestamp()
