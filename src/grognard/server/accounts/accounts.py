"""Accounts: registering, signing in and out, devices, and what a player may change."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import HTTPConnection

from grognard.server.accounts import cookies, names
from grognard.server.accounts.letters import Letters
from grognard.server.accounts.passwords import Passwords, refuse_unfit
from grognard.server.accounts.tries import Tries
from grognard.server.limits import network
from grognard.server.problems import NoMail, NoSuchDevice, SignedOut, StorageFailed, WrongPassword
from grognard.server.storage.accounts import Account, AccountStore, Session

EACH, EACH_BURST = 1 / 60, 10.0
"""Tries to sign in to one account from one address: one a minute, and a burst."""
NAME, NAME_BURST = 1 / 5, 100.0
"""Tries to sign in to one account from all addresses together."""
ADDRESS, ADDRESS_BURST = 1 / 10, 40.0
"""Tries to sign in to any account from one address."""
REGISTER, REGISTER_BURST = 1 / 600, 10.0
"""New accounts from one address."""
RENAME, RENAME_BURST = 1 / 86_400, 3.0
TOUCH = 3600.0
"""How exactly it is known when a device was last used, in seconds."""
TIDYING = 86_400.0
"""Seconds between two looks for what has expired."""

log = logging.getLogger(__name__)


class Accounts:
    """`letters`: where the server can send mail."""

    def __init__(self, store: AccountStore, passwords: Passwords | None = None, letters: Letters | None = None) -> None:
        self.store = store
        self.letters = letters
        self.passwords = passwords or Passwords()
        self._each, self._name = Tries(EACH, EACH_BURST), Tries(NAME, NAME_BURST)
        self._address, self._register = Tries(ADDRESS, ADDRESS_BURST), Tries(REGISTER, REGISTER_BURST)
        self._rename = Tries(RENAME, RENAME_BURST)

    # -- coming and going -----------------------------------------------------------------------------

    async def register(self, connection: HTTPConnection, name: str, password: str) -> tuple[Account, str]:
        """A new account, and the token of its first session."""
        tidy = names.checked(name)
        refuse_unfit(password)
        if (address := _address_of(connection)) is not None:
            self._register.spend(address)
        account = await self.store.create(tidy, names.folded(tidy), await self.passwords.hashed(password))
        return account, await self._begin(connection, account)

    async def sign_in(self, connection: HTTPConnection, name: str, password: str) -> tuple[Account, str]:
        """The account, and the token of a new session. Whether the name or the password is wrong is not told, and takes
        equally long."""
        folded = names.folded(name)
        self._spend(connection, folded)
        account = await self.store.named(folded)
        if not await self.passwords.fits(account.password if account else None, password) or account is None:
            raise WrongPassword()
        refuse_banned(account)
        if self.passwords.outdated(account.password):
            # Stronger parameters since: the devices stay signed in.
            await self.store.strengthen(account.id, await self.passwords.hashed(password))
        # A session that the browser came with is not continued: another may have put it there.
        if (before := await self.session(connection, banned=True)) is not None:
            await self.store.end(before[1].id, before[0].id)
        return account, await self._begin(connection, account)

    def _spend(self, connection: HTTPConnection, folded: str) -> None:
        self._try(connection)
        self._each.spend(f"{folded} {_address_of(connection)}")
        self._name.spend(folded)

    async def _begin(self, connection: HTTPConnection, account: Account) -> str:
        token = cookies.new_token()
        # Its cookie comes with the answer.
        connection.state.browser = cookies.browser_of(connection) or cookies.new_token()
        await self._note_origins(connection, account)
        await self.store.begin(account.id, cookies.hashed(token), cookies.device_of(connection))
        return token

    async def _note_origins(self, connection: HTTPConnection, account: Account) -> None:
        await self.store.seen_from(account.id, cookies.origins_of(connection, _address_of(connection)))

    # -- who it is ------------------------------------------------------------------------------------

    async def session(self, connection: HTTPConnection, *, banned: bool = False) -> tuple[Session, Account] | None:
        """By the cookie; None: a guest. `Banned` if the account is, unless that does not matter. Every use of a session
        comes by here, so that a ban holds from the moment it is written."""
        token = cookies.token_of(connection)
        if token is None:
            return None
        current = await self.store.session(cookies.hashed(token), time.time() - cookies.LIFETIME)
        if current is not None and current[0].seen < time.time() - TOUCH:
            await self.store.touch(current[0].id)
            await self._note_origins(connection, current[1])
        if current is not None and not banned:
            refuse_banned(current[1])
        return current

    async def account(self, connection: HTTPConnection) -> Account | None:
        current = await self.session(connection)
        return None if current is None else current[1]

    async def must_be_in(self, connection: HTTPConnection, *, banned: bool = False) -> tuple[Session, Account]:
        current = await self.session(connection, banned=banned)
        if current is None:
            raise SignedOut()
        return current

    async def must_know(
        self, connection: HTTPConnection, password: str, *, banned: bool = False
    ) -> tuple[Session, Account]:
        """Someone else at an unlocked device may play, but not take the account over."""
        session, account = await self.must_be_in(connection, banned=banned)
        self._spend(connection, names.folded(account.name))
        if not await self.passwords.fits(account.password, password):
            raise WrongPassword()
        return session, account

    # -- what a player may change ---------------------------------------------------------------------

    async def devices(self, account: Account) -> list[Session]:
        return await self.store.sessions(account.id, time.time() - cookies.LIFETIME)

    async def end_device(self, account: Account, id_: str) -> None:
        if not await self.store.end(account.id, id_):
            raise NoSuchDevice()

    async def change_password(self, connection: HTTPConnection, old: str, new: str) -> list[Session]:
        """All other devices are signed out: those."""
        refuse_unfit(new)
        session, account = await self.must_know(connection, old)
        others = [device for device in await self.devices(account) if device.id != session.id]
        await self.store.new_password(account.id, await self.passwords.hashed(new), session.id)
        return others

    async def new_email(self, connection: HTTPConnection, email: str, password: str, language: str) -> None:
        """Send a letter to the address, which is the account's when its link was followed. Empty: no address."""
        _, account = await self.must_know(connection, password)
        if not email.strip():
            await self.store.new_email(account.id, "")
        else:
            await self._letters.confirm(account, email, language)

    async def confirm(self, connection: HTTPConnection, token: str) -> str:
        self._try(connection)
        return await self._letters.confirmed(token)

    def forgot(self, connection: HTTPConnection, email: str, language: str) -> None:
        self._try(connection)
        self._letters.forgotten(email, language)

    async def reset(self, connection: HTTPConnection, token: str, password: str) -> tuple[Account, list[Session], str]:
        """A new password by a letter: the account, the devices that are signed out, and the token of a new session."""
        self._try(connection)
        refuse_unfit(password)
        account = await self._letters.reset(token)
        refuse_banned(account)
        devices = await self.devices(account)
        await self.store.new_password(account.id, await self.passwords.hashed(password))
        return account, devices, await self._begin(connection, account)

    def _try(self, connection: HTTPConnection) -> None:
        if (address := _address_of(connection)) is not None:
            self._address.spend(address)

    @property
    def _letters(self) -> Letters:
        if self.letters is None:
            raise NoMail()
        return self.letters

    async def rename(self, account: Account, name: str) -> str:
        tidy = names.checked(name)
        self._rename.spend(account.id)
        await self.store.rename(account.id, tidy, names.folded(tidy))
        return tidy

    async def tidy(self) -> None:
        """Every day, forget devices that have not been used for long, and letters that are too old."""
        while True:
            try:
                await self.store.expire(time.time() - cookies.LIFETIME)
            except StorageFailed as wrong:
                log.warning("old sessions could not be deleted: %s", wrong)
            await asyncio.sleep(TIDYING)

    def close(self) -> None:
        self.passwords.close()


def refuse_banned(account: Account) -> None:
    if account.ban is not None:
        raise account.ban.error


def _address_of(connection: HTTPConnection) -> str | None:
    """None: this machine, which has no limit of its own."""
    return network(connection.client.host if connection.client else None)
