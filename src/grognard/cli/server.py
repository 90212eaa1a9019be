"""`grognard play` and `grognard serve`: the same server, for yourself and for others."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add(commands: argparse._SubParsersAction[Any]) -> None:
    play = commands.add_parser("play", help="start the table on this machine and open it in the browser")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.set_defaults(run=run_play)
    serve = commands.add_parser("serve", help="start the server for others")
    serve.add_argument(
        "--name", action="append", metavar="HOST", help="a host name it is reached by (games.example.org)"
    )
    serve.add_argument("--config", type=Path, metavar="FILE", help="settings (docs/hosting.md); also GROGNARD_CONFIG")
    serve.add_argument(
        "--database",
        metavar="ADDRESS",
        help="a PostgreSQL database that several servers can share (postgresql://user@host/name)",
    )
    serve.add_argument("--accounts", action="store_true", default=None, help="let players register")
    serve.add_argument("--push", action="store_true", default=None, help="let browsers subscribe to Web Push")
    serve.set_defaults(run=run_serve)
    for parser in (play, serve):
        parser.add_argument("--host", help="address to listen on (127.0.0.1; 0.0.0.0: all networks)")
        parser.add_argument("--port", type=int, help="port to listen on (8642)")
        parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder of the saved games")


def run_play(args: argparse.Namespace) -> None:
    """If the port is taken, use another."""
    _serve(args, open_browser=not args.no_browser, any_port=True)


def run_serve(args: argparse.Namespace) -> None:
    """Others rely on the port: if it is taken, that is an error."""
    _serve(args, open_browser=False, any_port=False)


def _serve(args: argparse.Namespace, *, open_browser: bool, any_port: bool) -> None:
    from grognard.server.running.settings import settings
    from grognard.server.serve import serve

    given = {"host": args.host, "port": args.port, "data": args.data, "names": getattr(args, "name", None)}
    given |= {name: getattr(args, name, None) for name in ("database", "accounts", "push")}
    chosen = settings(given, getattr(args, "config", None))

    def ready(address: str) -> None:
        print(f"Grognard is at {address} (Ctrl-C ends it; every game is kept)", flush=True)

    serve(
        chosen.host,
        chosen.port,
        chosen.data,
        open_browser,
        ready,
        any_port=any_port,
        names=chosen.names,
        proxies=chosen.proxies,
        log=chosen.log,
        database=chosen.database,
        accounts=chosen.accounts,
        notices=chosen.notices,
        mail=chosen.mail,
        site=chosen.site,
    )
