"""`grognard admin …`: copies of the database, deleted games, roles and the log of moderators, whether a new version
can open the rest, load tests."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from grognard.cli.printing import BadArgument, columns, emit, json_flag, text

UNOPENED = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    admin = commands.add_parser(
        "admin",
        help="care for a server: backup, restore, upgrade-check, undelete, prune, reports, role, audit, ratings, "
        "push-keys, loadtest",
    )
    tasks = admin.add_subparsers(title="tasks", metavar="TASK", required=True)
    backup = tasks.add_parser("backup", help="copy a database, also while the server runs")
    backup.add_argument("database", metavar="DATABASE")
    backup.add_argument("copy", type=Path, metavar="FILE")
    backup.set_defaults(run=run_backup)
    restore = tasks.add_parser("restore", help="put a copy in the place of a database; what was there is kept")
    restore.add_argument("copy", type=Path, metavar="FILE")
    restore.add_argument("database", metavar="DATABASE")
    restore.set_defaults(run=run_restore)
    check = tasks.add_parser("upgrade-check", help="replay every game of a database with this version of the program")
    check.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    check.add_argument(
        "--migrate", action="store_true", help="bring a PostgreSQL database of an older version up to date"
    )
    check.set_defaults(run=run_check)
    undelete = tasks.add_parser("undelete", help="bring back a game that was deleted in the last week")
    undelete.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    undelete.add_argument("id", metavar="ID", help="the id in the address of the table")
    undelete.set_defaults(run=run_undelete)
    prune = tasks.add_parser(
        "prune", help="delete games that were not played for long; they can be undeleted for a week"
    )
    prune.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    prune.add_argument("--days", type=float, required=True, metavar="N", help="last played more than so many days ago")
    prune.set_defaults(run=run_prune)
    reports = tasks.add_parser("reports", help="list the lines of chat that players have reported")
    reports.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    reports.set_defaults(run=run_reports)
    role = tasks.add_parser("role", help="make an account a moderator or an admin, or take that away")
    role.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    role.add_argument("name", nargs="?", metavar="NAME", help="of the account; without: list those who have a role")
    role.add_argument("role", nargs="?", choices=("admin", "moderator", "none"))
    role.set_defaults(run=run_role)
    audit = tasks.add_parser("audit", help="list what moderators, admins and the host did")
    audit.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    audit.add_argument("--last", type=int, default=100, metavar="N", help="so many acts (100 by default)")
    audit.set_defaults(run=run_audit)
    keys = tasks.add_parser(
        "push-keys", help="make the key for push notices, before the first start or for several servers"
    )
    keys.add_argument("file", type=Path, metavar="FILE")
    keys.set_defaults(run=run_push_keys)
    ratings = tasks.add_parser("ratings", help="compute the ratings of the players anew from the stored results")
    ratings.add_argument("database", metavar="DATABASE", help="a file, or postgresql://user@host/name")
    ratings.add_argument("--recompute", action="store_true", help="do it; nothing happens without")
    ratings.set_defaults(run=run_ratings)
    loadtest = tasks.add_parser("loadtest", help="attack a server of its own on this machine and measure the others")
    loadtest.add_argument("attacks", nargs="*", metavar="ATTACK", help="which (all by default; see docs/hosting.md)")
    loadtest.set_defaults(run=run_loadtest)
    for parser in (backup, restore, check, undelete, prune, reports, role, audit, keys, ratings, loadtest):
        json_flag(parser)


def database_file(address: str) -> Path:
    from grognard.server.problems import NotAFile
    from grognard.server.storage.addresses import is_file

    if not is_file(address):
        raise NotAFile(address=address)
    return Path(address)


def run_backup(args: argparse.Namespace) -> None:
    from grognard.server.care import backup

    games = backup(database_file(args.database), args.copy)
    if args.json:
        emit({"file": str(args.copy), "games": games})
    else:
        print(text(args, "backed-up", games=games, file=str(args.copy)))


def run_restore(args: argparse.Namespace) -> None:
    from grognard.server.care import restore

    kept = restore(args.copy, database_file(args.database))
    if args.json:
        emit({"database": str(args.database), "kept": None if kept is None else str(kept)})
        return
    print(text(args, "restored", database=str(args.database)))
    if kept is not None:
        print(text(args, "restored-kept", file=str(kept)))


def run_undelete(args: argparse.Namespace) -> None:
    from grognard.server.care import undelete

    undelete(args.database, args.id)
    if args.json:
        emit({"id": args.id})
    else:
        print(text(args, "undeleted", id=args.id))


def run_prune(args: argparse.Namespace) -> None:
    from grognard.server.care import prune

    if args.days <= 0:
        raise BadArgument(argument="--days", value=str(args.days), detail="more than 0")
    games = prune(args.database, args.days)
    if args.json:
        emit({"games": games})
    else:
        print(text(args, "pruned", games=games))


def run_reports(args: argparse.Namespace) -> None:
    from grognard.server.care import complaints

    found = complaints(args.database)
    if args.json:
        emit({"reports": found})
    elif found:
        print(
            columns([(f"{c.game} {c.number}", f"{c.seat}: {c.said}", f"{c.by}: {c.reason}") for c in found], head=False)
        )
    else:
        print(text(args, "no-reports"))


def run_ratings(args: argparse.Namespace) -> None:
    from grognard.server.care import recompute_ratings

    games = recompute_ratings(args.database) if args.recompute else None
    if args.json:
        emit({"games": games})
    elif games is None:
        print(text(args, "ratings-what"))
    else:
        print(text(args, "ratings-recomputed", games=games))


def run_role(args: argparse.Namespace) -> None:
    from grognard.server.care import give_role, roles

    if args.name is None:
        found = roles(args.database)
        if args.json:
            emit({"roles": [{"name": account.name, "role": account.role} for account in found]})
        elif found:
            print(columns([(account.role, account.name) for account in found], head=False))
        else:
            print(text(args, "no-roles"))
        return
    if args.role is None:
        raise BadArgument(argument="ROLE", value="", detail="admin, moderator, none")
    name = give_role(args.database, args.name, "" if args.role == "none" else args.role)
    if args.json:
        emit({"name": name, "role": args.role})
    else:
        print(text(args, "role-given", name=name, role=args.role))


def run_audit(args: argparse.Namespace) -> None:
    from grognard.server.care import audit

    acts = audit(args.database, args.last)
    if args.json:
        emit({"acts": acts})
        return
    if not acts:
        print(text(args, "no-acts"))
        return
    rows = [
        (str(a.number), _moment(a.at), "host" if a.by_host else a.actor or "?", a.act, a.account or "?", a.detail)
        + ((f"until {_moment(a.until)}",) if a.until else ("",))
        for a in acts
    ]
    print(columns(rows, head=False))


def run_push_keys(args: argparse.Namespace) -> None:
    from grognard.server.notices.pushing import make_key

    public = make_key(args.file)
    if args.json:
        emit({"file": str(args.file), "public": public})
    else:
        print(text(args, "push-keys", file=str(args.file), public=public))


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def run_check(args: argparse.Namespace) -> int:
    from grognard.games import SYSTEMS
    from grognard.server.care import opened

    games = list(opened(args.database, SYSTEMS, migrate=args.migrate))
    lost = [game for game in games if game.fate == "lost"]
    carried = [game for game in games if game.fate == "carried"]
    if args.json:
        emit({"games": len(games), "lost": lost, "carried": carried})
    else:
        if lost or carried:
            rows = [(g.id, f"{g.game} {g.scenario}", g.plies, g.fate, g.detail) for g in (*lost, *carried)]
            print(columns(rows, head=False))
        print(text(args, "upgrade-checked", games=len(games), carried=len(carried), broken=len(lost)))
    return UNOPENED if lost else 0


def run_loadtest(args: argparse.Namespace) -> None:
    import asyncio

    from grognard.server.loadtest.attacks import ATTACKS
    from grognard.server.loadtest.crowd import crowd

    attacks = {**ATTACKS, "crowd": crowd}
    if unknown := [name for name in args.attacks if name not in attacks]:
        raise BadArgument(argument="ATTACK", value=unknown[0], detail=", ".join(attacks))
    for name in args.attacks or attacks:
        figures = asyncio.run(attacks[name]())
        if args.json:
            emit({"attack": name, "figures": figures})
        else:
            print(columns([(name, ""), *((figure, f"{value:,.1f}") for figure, value in figures.items())]), flush=True)
