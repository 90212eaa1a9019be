"""`grognard games`: the games, their scenarios, seats and options."""

from __future__ import annotations

import argparse
from typing import Any

from grognard.cli.printing import emit, json_flag, text


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("games", help="list the games, their scenarios, seats, options and machine players")
    parser.add_argument("game", nargs="?", metavar="SLUG", help="only this game")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from grognard.ai import PLAYERS
    from grognard.games import SYSTEMS, find

    systems = [find(args.game)] if args.game else list(SYSTEMS.values())
    if args.json:
        emit([described(system, PLAYERS.get(system.slug, ()), args.lang) for system in systems])
        return
    for system in systems:
        print(f"{system.slug}: {system.title.in_(args.lang)}")
        print(f"  {text(args, 'players')}: {', '.join(PLAYERS.get(system.slug, ()))}")
        for scenario in system.scenarios:
            print(f"  {scenario.id}: {scenario.title.in_(args.lang)}. {scenario.help.in_(args.lang)}")
            print(f"    {text(args, 'seats')}: {', '.join(scenario.seats)}")
            for option in scenario.options:
                values = " | ".join(shown(value) for value in option.values)
                print(f"    --option {option.id}={values}: {option.help.in_(args.lang)}")
            for name, chosen in scenario.difficulties.items():
                stands = ", ".join(f"{k}={shown(v)}" for k, v in chosen.items()) or "-"
                print(f"    {text(args, 'difficulty')} {name}: {stands}")


def shown(value: object) -> str:
    """An option's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def described(system: Any, players: tuple[str, ...], lang: str) -> dict[str, Any]:
    return {
        "game": system.slug,
        "title": system.title.in_(lang),
        "players": players,
        "scenarios": [
            {
                "scenario": s.id,
                "title": s.title.in_(lang),
                "help": s.help.in_(lang),
                "rule": s.rule,
                "seats": s.seats,
                "options": [
                    {"option": o.id, "title": o.title.in_(lang), "help": o.help.in_(lang), "values": o.values}
                    for o in s.options
                ],
                "difficulties": s.difficulties,
            }
            for s in system.scenarios
        ],
    }
