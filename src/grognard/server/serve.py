"""Running the server: its socket, its storage, its signals."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack, closing
from pathlib import Path

import platformdirs
import uvicorn

from grognard.core.system import System
from grognard.server import limits
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.letters import Letters
from grognard.server.app import create_app
from grognard.server.guard import Guard
from grognard.server.notices.service import NoticeSettings
from grognard.server.problems import PortTaken
from grognard.server.running import logs, systemd
from grognard.server.running.mail import Mailer, MailSettings
from grognard.server.running.patience import PatientProtocol
from grognard.server.running.watch import Watch
from grognard.server.storage.accounts import AccountStore
from grognard.server.storage.addresses import postgres
from grognard.server.storage.lock import locked
from grognard.server.storage.operations import Operations
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.tables.importing import InProcess
from grognard.server.thinking import InProcesses

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
PORT = 8642
DATABASE = "grognard.db"
HEARTBEAT = 20.0
"""Seconds between pings to a silent browser, and the timeout for its reply."""
SPARE_FILES = 128
"""Open files for all but connections."""
GRACE = 3
"""Seconds that open connections get at the end."""


def open_files() -> int:
    """How many files this process may open, after asking for as many as it needs."""
    if sys.platform == "win32":
        return limits.CONNECTIONS + SPARE_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.CONNECTIONS + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def default_data() -> Path:
    return Path(platformdirs.user_data_path("grognard", appauthor=False))


def our_games() -> Mapping[str, System]:
    # Imported here: loading the packs of all games takes time.
    from grognard.games import SYSTEMS

    return SYSTEMS


def bind(host: str, port: int, *, any_port: bool) -> socket.socket:
    """A listening socket; if the port is taken, another free one where that is allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (port, 0) if any_port else (port,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, number))
            listener.listen(128)
        except (OSError, OverflowError) as wrong:
            listener.close()
            failure = wrong
        else:
            return listener
    reason = getattr(failure, "strerror", None) or str(failure)
    raise PortTaken(host=host, port=str(port), detail=reason)


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    # A server on all interfaces is still opened here by the local address.
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Calls back when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell()


def serve(
    host: str = HOST,
    port: int = PORT,
    data_dir: Path | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    *,
    any_port: bool = False,
    names: Collection[str] = (),
    proxies: Collection[str] = (HOST, "::1"),
    log: str = "plain",
    systems: Mapping[str, System] | None = None,
    database: str = "",
    accounts: bool = False,
    notices: NoticeSettings = NoticeSettings(),  # noqa: B008 - it is frozen
    mail: MailSettings | None = None,
    site: str = "",
) -> None:
    """Serve until SIGINT or SIGTERM. `ready` gets the address once the server answers; `names` are host names under
    which it is reached, besides this machine's own; `proxies` are addresses that say for whom they speak; `systems`
    defaults to all games; `database` is the address of a PostgreSQL database, instead of a file in the data folder;
    `accounts`: whether players can register; `notices`: how players who are away are told; `mail`: how mail is sent,
    with links to `site`.

    Everything acknowledged to a player is already on disk, so that even a kill loses nothing.
    """
    logs.set_up(log)
    listening = systemd.handed_over() or bind(host, port, any_port=any_port)
    with closing(listening) as listener, ExitStack() as held:
        store = _store(database, data_dir, held, address_of(listener))
        games = our_games() if systems is None else systems
        players = _accounts(store, mail, site) if accounts else None
        _run(listener, store, open_browser, ready, (host, *names), proxies, games, players, notices)


def _accounts(store: Operations, mail: MailSettings | None, site: str) -> Accounts:
    rows = AccountStore(store)
    if mail is not None and not site:
        log.warning("no letters to players: the setting `site` is missing, which their links would lead to")
    letters = Letters(rows, Mailer(mail), site) if mail is not None and site else None
    return Accounts(rows, letters=letters)


def _store(address: str, data_dir: Path | None, held: ExitStack, server: str) -> Operations:
    """The storage: a PostgreSQL database that servers share, or a file that is this server's alone."""
    if address:
        return postgres(address)
    file = (data_dir or default_data()) / DATABASE
    held.enter_context(locked(file, server))
    store = SqliteStore(file, viewable=True)
    if store.read_only:
        log.warning("games can only be viewed, nothing can be changed: %s", store.read_only)
    return store


def _run(
    listener: socket.socket,
    store: Operations,
    open_browser: bool,
    ready: Callable[[str], None] | None,
    names: Collection[str],
    proxies: Collection[str],
    systems: Mapping[str, System],
    accounts: Accounts | None,
    notices: NoticeSettings,
) -> None:
    address = address_of(listener)

    def started() -> None:
        systemd.notify("READY=1")
        if ready is not None:
            ready(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Other games than ours are known to this process alone.
    importer = InProcess() if systems is our_games() else None
    app = create_app(systems, store, thinker=InProcesses(), importer=importer, accounts=accounts, notices=notices)
    config = uvicorn.Config(
        Watch(Guard(app, names, app.state.addresses), app.state.metrics),
        ws="websockets-sansio",
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_max_size=limits.MESSAGE,
        http=type("Protocol", (PatientProtocol,), {"proxies": frozenset(proxies)}),
        forwarded_allow_ips=list(proxies),
        limit_concurrency=min(limits.CONNECTIONS, open_files() - SPARE_FILES),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    # Uvicorn raises the signal again that ended it; by then it has been handled.
    before = {sig: signal.signal(sig, lambda *_: None) for sig in (signal.SIGINT, signal.SIGTERM)}
    try:
        asyncio.run(Server(config, started).serve(sockets=[listener]))
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)
