"""Letters to players: one confirms that an address is theirs, one lets them choose a new password. Each holds a link
with a token that works once, for a while."""

from __future__ import annotations

import asyncio
import logging
import re
import time

from grognard.core.texts import LANGUAGES, core_texts
from grognard.core.verdicts import Arg, Message
from grognard.server.accounts import cookies
from grognard.server.accounts.tries import Tries
from grognard.server.problems import BadEmail, BadLetter, MailFailed, TooManyRequests
from grognard.server.running.mail import Mailer
from grognard.server.storage.accounts import Account, AccountStore, Letter

CONFIRM, RESET = "confirm", "reset"
LIFETIME = {CONFIRM: 2 * 86_400.0, RESET: 3600.0}
"""Seconds for which a link works."""
LETTERS, LETTERS_BURST = 1 / 3600, 4.0
"""Letters to one address, and of one account."""
LONGEST = 200
_EMAIL = re.compile(r"[^\s@<>(),;:\\\"\[\]]+@[^\s@<>(),;:\\\"\[\]]+\.[^\s@<>(),;:\\\"\[\]]+")

log = logging.getLogger(__name__)


def checked(email: str) -> str:
    """The address as it is compared: the domain in lower case, which is how most people write the rest, too."""
    tidy = email.strip().lower()
    if len(tidy) > LONGEST or not _EMAIL.fullmatch(tidy) or not tidy.isprintable():
        raise BadEmail()
    return tidy


class Letters:
    """`site`: the address under which players reach the server. It is never taken from a request: its sender could put
    another one there, and get the token."""

    def __init__(self, store: AccountStore, mailer: Mailer, site: str) -> None:
        self._store, self._mailer, self._site = store, mailer, site.rstrip("/")
        self._tries = Tries(LETTERS, LETTERS_BURST)
        self._sending: set[asyncio.Task[None]] = set()

    async def confirm(self, account: Account, email: str, language: str) -> None:
        """Ask for a proof that the address is the player's. `MailFailed` if the letter could not be sent."""
        tidy = checked(email)
        self._tries.spend(account.id)
        self._tries.spend(tidy)
        await self._send(account, CONFIRM, tidy, language)

    async def confirmed(self, token: str) -> str:
        """The address that is now an account's."""
        letter = await self._answered(token, CONFIRM)
        if not await self._store.new_email(letter.account, letter.email):
            raise BadLetter()
        return letter.email

    def forgotten(self, email: str, language: str) -> None:
        """Write to the player with this address, if there is one. The answer is the same, and comes as soon, if not."""
        task = asyncio.create_task(self._forgotten(checked(email), language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _forgotten(self, email: str, language: str) -> None:
        account = await self._store.reached(email)
        if account is None:
            return
        try:
            self._tries.spend(email)
            await self._send(account, RESET, email, language)
        except TooManyRequests:
            log.info("too many letters to one address")
        except MailFailed as wrong:
            log.warning("a letter could not be sent: %s", wrong)

    async def reset(self, token: str) -> Account:
        """The account whose player may choose a new password."""
        letter = await self._answered(token, RESET)
        account = await self._store.account(letter.account)
        # The address may have been changed since.
        if account is None or account.email != letter.email:
            raise BadLetter()
        return account

    async def _answered(self, token: str, purpose: str) -> Letter:
        letter = await self._store.answer(cookies.hashed(token), purpose)
        if letter is None:
            raise BadLetter()
        return letter

    async def _send(self, account: Account, purpose: str, email: str, language: str) -> None:
        token = cookies.new_token()
        until = time.time() + LIFETIME[purpose]
        await self._store.write(cookies.hashed(token), Letter(account.id, purpose, email), until)
        texts = core_texts(language if language in LANGUAGES else "en")
        args: dict[str, Arg] = {"name": account.name, "link": f"{self._site}/#/account/{purpose}/{token}"}
        subject, text = (texts.render(Message(f"mail-{purpose}-{part}", args)) for part in ("subject", "text"))
        await self._mailer.send(email, subject, text + "\n")
