"""`grognard replay FILE` and `grognard verify FILE`: prints a game, and checks its dice."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.main import say
from grognard.cli.printing import emit, in_file, json_flag, read_bytes, text

if TYPE_CHECKING:
    from grognard.core.game import Outcome
    from grognard.core.journal import Entry, Journal, Match
    from grognard.core.texts import Texts


def add(commands: argparse._SubParsersAction[Any]) -> None:
    replay = commands.add_parser("replay", help="replay an exported game and print it in sentences")
    replay.add_argument("--quiet", action="store_true", help="print only the result")
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check every roll of an exported game against its seed and commitment")
    verify.set_defaults(run=run_verify)
    for parser in (replay, verify):
        parser.add_argument("file", type=Path, metavar="FILE")
        json_flag(parser)


def played(args: argparse.Namespace) -> tuple[Journal, Match]:
    """The journal of a file, replayed to its end: dice, commitment and final state must agree."""
    from grognard.core.journal import Match, read_journal
    from grognard.games import find

    with in_file(args.file, args, say):
        journal = read_journal(read_bytes(args.file))
        return journal, Match.from_journal(journal, find(journal.game))


def run_replay(args: argparse.Namespace) -> None:
    journal, match = played(args)
    texts = match.system.texts(args.lang)
    log = [told(texts, ply, entry, match) for ply, entry in enumerate([None, *match.entries])]
    outcome = match.game.position.outcome
    if args.json:
        emit(
            {
                "game": journal.game,
                "scenario": journal.scenario,
                "options": match.options,
                "plies": match.ply,
                "result": match.digest(),
                "outcome": outcome,
                "log": log,
            }
        )
        return
    if not args.quiet:
        for line in log:
            if line["action"]:
                print(f"{line['ply']:>5} {line['seat']}: {line['action']}")
            for event in line["events"]:
                rule = f" [{event['rule']}]" if event["rule"] else ""
                print(f"        {event['text']}{rule}{dice(event['dice'])}")
    print(ending(args, texts, outcome))
    print(text(args, "replayed", plies=match.ply, digest=match.digest()))


def told(texts: Texts, ply: int, entry: Entry | None, match: Match) -> dict[str, Any]:
    """One ply in words: who did what, and what came of it."""
    from grognard.core.journal import Played
    from grognard.core.views import label

    action = texts.render(label(match.system.decode_action(entry.action))) if isinstance(entry, Played) else ""
    events = [
        {
            "what": event.what,
            "rule": event.rule,
            "text": texts.sentence(event),
            "dice": event.roll.dice if event.roll else (),
        }
        for event in match.events[ply]
    ]
    return {"ply": ply, "seat": texts.name(entry.seat) if entry else "", "action": action, "events": events}


def dice(values: tuple[int, ...]) -> str:
    return f" ({', '.join(str(v) for v in values)})" if values else ""


def ending(args: argparse.Namespace, texts: Texts, outcome: Outcome | None) -> str:
    if outcome is None:
        return text(args, "unfinished")
    results = ", ".join(f"{texts.name(seat)}: {text(args, result)}" for seat, result in outcome.results.items())
    return f"{texts.render(outcome.reason)} {results}."


def run_verify(args: argparse.Namespace) -> None:
    from grognard.core.journal import Edited, Played

    journal, match = played(args)
    edits = sum(isinstance(entry, Edited) for entry in match.entries)
    rolls = [roll for entry in match.entries if isinstance(entry, Played) for roll in entry.rolls]
    count = sum(len(roll.dice) for roll in rolls)
    if args.json:
        counts = {"plies": match.ply, "rolls": len(rolls), "dice": count, "edits": edits}
        seats = [seat for seat, _ in journal.contributions]
        emit({"ok": True, "commitment": journal.commitment, "contributions": seats, **counts})
    else:
        print(text(args, "verified", plies=match.ply, rolls=len(rolls), dice=count, commitment=journal.commitment))
        for seat, entropy in journal.contributions:
            print(text(args, "verified-contribution", seat=seat, entropy=entropy))
        if edits:
            print(text(args, "verified-edits", count=edits))
