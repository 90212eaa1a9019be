"""`grognard rules SLUG` and `grognard rule SLUG ID`: how much of a rulebook is coded and tested, and its text."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.cli.printing import BadArgument, columns, emit, json_flag, text, write_bytes

if TYPE_CHECKING:
    from grognard.lab.rulebook.coverage import Chapter, Coverage
    from grognard.lab.rulebook.perturb import Perturbation, Share

TOO_LITTLE = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    rules = commands.add_parser("rules", help="how much of a rulebook is coded and tested, by chapter")
    rules.add_argument("game", metavar="SLUG")
    rules.add_argument("--require", type=float, metavar="N", help="fail below N per cent of the clauses")
    rules.add_argument("--missing", action="store_true", help="list every clause that is not covered")
    rules.add_argument("--record", action="store_true", help="record what the tests prove, for the wheel")
    rules.add_argument("--contents", action="store_true", help="rewrite the table of contents of the game's package")
    rules.set_defaults(run=run_rules)
    rule = commands.add_parser(
        "rule", help="print a paragraph in our own words, the lines of code that do it and the tests that prove it"
    )
    rule.add_argument("game", metavar="SLUG")
    rule.add_argument("id", metavar="ID", help="a paragraph or a clause, such as 4.attack or 4.attack.b")
    rule.set_defaults(run=run_rule)
    for parser in (rules, rule):
        json_flag(parser)


def run_rules(args: argparse.Namespace) -> int:
    from grognard.games import find
    from grognard.lab.rulebook.coverage import coverage
    from grognard.lab.rulebook.perturb import perturb

    system = find(args.game)
    if args.record:
        write_record(args)
    if args.contents:
        write_contents(args)
    covered = coverage(system, args.lang)
    tried = perturb(system)
    enough = args.require is None or covered.share >= args.require
    if args.json:
        emit(as_data(covered) | {"refusals": refusals_as_data(tried)})
    else:
        show(args, covered)
        show_refusals(args, tried)
        if not enough:
            print(text(args, "too-little", required=f"{args.require:g}"))
    return 0 if enough else TOO_LITTLE


def write_record(args: argparse.Namespace) -> None:
    from grognard.lab.rulebook.coverage import RECORD, checkout, record

    root = checkout()
    if root is None:
        raise BadArgument(argument="--record", value="yes", detail="there are no tests beside the installed program")
    file = root / "src" / "grognard" / "packs" / args.game / RECORD
    write_bytes(file, record(args.game, root))
    if not args.json:
        print(text(args, "recorded", file=str(file.relative_to(root))))


def write_contents(args: argparse.Namespace) -> None:
    from grognard.lab.rulebook.contents import home, write
    from grognard.lab.rulebook.coverage import checkout

    root = checkout()
    if root is None:
        raise BadArgument(argument="--contents", value="yes", detail="the program is installed, not checked out")
    write(args.game)
    if not args.json:
        print(text(args, "recorded", file=str(home(args.game).relative_to(root))))


def show(args: argparse.Namespace, report: Coverage) -> None:
    keys = ("chapter", "", "paragraphs", "clauses", "rules", "coded", "tested", "examples", "uncovered")
    rows: list[list[object]] = [[text(args, key) if key else "" for key in keys]]
    rows += [[chapter.id, chapter.title, *figures(chapter).values()] for chapter in report.chapters]
    total = [sum(column) for column in zip(*(figures(c).values() for c in report.chapters), strict=True)]
    rows.append([text(args, "total"), "", *total])
    print(columns(rows))
    if report.by_record:
        print(text(args, "by-record"))
    # Rounded down: 100 is printed only when nothing at all is missing.
    share = int(report.share * 10) / 10
    print(text(args, "covered", covered=report.covered, needed=report.needed, share=f"{share:g}"))
    if args.missing:
        for clause in report.clauses():
            if clause.needed and not clause.covered:
                lacks = "situation" if clause.kind == "example" else lacking(bool(clause.coded), clause.tested)
                print(f"  {clause.id}: {lacks}")


def lacking(coded: bool, tested: bool) -> str:
    return ", ".join(word for word, there in (("code", coded), ("test", tested)) if not there)


def figures(chapter: Chapter) -> dict[str, int]:
    return {
        "paragraphs": chapter.paragraphs,
        "clauses": len(chapter.clauses),
        "rules": chapter.count("rule"),
        "coded": chapter.count("rule", "coded"),
        "tested": chapter.count("rule", "tested"),
        "examples": chapter.count("example"),
        "uncovered": len(chapter.uncovered),
    }


def as_data(report: Coverage) -> dict[str, Any]:
    return {
        "game": report.game,
        "by_record": report.by_record,
        "needed": report.needed,
        "covered": report.covered,
        "share": report.share,
        "chapters": [
            {"chapter": c.id, "title": c.title, **figures(c), "missing": c.uncovered} for c in report.chapters
        ],
    }


# -- why an action is refused ----------------------------------------------------------------------------------------

WORST = 5
"""How many decisions with bare refusals are listed; all of them with `--missing`."""


def answers(share: Share) -> dict[str, int]:
    return {"clause": share.clause, "misplaced": share.misplaced, "default": share.default, "allowed": share.allowed}


def show_refusals(args: argparse.Namespace, tried: Perturbation) -> None:
    keys = ("perturbed", "by-clause", "misplaced", "bare", "allowed", "bare-share")
    rows: list[list[object]] = [[text(args, key) for key in keys]]
    for share in (*tried.shares, tried.total):
        rows.append([text(args, f"another-{share.kind}"), *answers(share).values(), f"{share.bare:.1f}"])
    print("\n" + columns(rows))
    for number, (where, count) in enumerate(tried.bare.items()):
        if args.missing or number < WORST:
            print(f"  {where}: {count}")


def refusals_as_data(tried: Perturbation) -> dict[str, Any]:
    shares = {share.kind: {**answers(share), "bare": share.bare} for share in (*tried.shares, tried.total)}
    return {"shares": shares, "bare": tried.bare}


def run_rule(args: argparse.Namespace) -> None:
    from grognard.core.errors import UnknownRule
    from grognard.core.rulebook import index
    from grognard.games import find
    from grognard.lab.rulebook.coverage import places_of

    system = find(args.game)
    for paragraph in index(args.game).paragraph:
        clauses = [c for c in paragraph.clause if args.id in (paragraph.id, c.id)]
        if paragraph.id != args.id and not clauses:
            continue
        places = places_of(system, [paragraph.id, *(c.id for c in clauses)])
        shown = [{"id": c.id, "kind": c.kind, "text": getattr(c, args.lang) or c.en, **places[c.id]} for c in clauses]
        title, words = paragraph.title.in_(args.lang), paragraph.text.in_(args.lang)
        if args.json:
            emit({"id": paragraph.id, "title": title, "text": words, **places[paragraph.id], "clauses": shown})
            return
        print(f"{paragraph.id} {title}\n{words}")
        show_places(args, places[paragraph.id])
        for clause in shown:
            print(f"\n{clause['id']} {clause['text']}")
            show_places(args, places[str(clause["id"])])
        return
    raise UnknownRule(game=args.game, rule=args.id)


def show_places(args: argparse.Namespace, places: Mapping[str, list[str]]) -> None:
    for kind, where in places.items():
        for place in where:
            print(f"  {text(args, kind):10} {place}")
