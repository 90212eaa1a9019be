"""`grognard rules SLUG` and `grognard rule SLUG ID`: how much of a rulebook is coded and tested, and its text."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from grognard.cli.printing import BadArgument, columns, emit, json_flag, text, write_bytes

if TYPE_CHECKING:
    from grognard.lab.coverage import Chapter, Coverage

TOO_LITTLE = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    rules = commands.add_parser("rules", help="how much of a rulebook is coded and tested, by chapter")
    rules.add_argument("game", metavar="SLUG")
    rules.add_argument("--require", type=float, metavar="N", help="fail below N per cent of the clauses")
    rules.add_argument("--missing", action="store_true", help="name every clause that is not covered")
    rules.add_argument("--record", action="store_true", help="write down what the tests prove, for the wheel")
    rules.set_defaults(run=run_rules)
    rule = commands.add_parser("rule", help="print a paragraph of a rulebook, in our own words")
    rule.add_argument("game", metavar="SLUG")
    rule.add_argument("id", metavar="ID", help="a paragraph or a clause, such as 4.attack or 4.attack.b")
    rule.set_defaults(run=run_rule)
    for parser in (rules, rule):
        json_flag(parser)


def run_rules(args: argparse.Namespace) -> int:
    from grognard.games import find
    from grognard.lab.coverage import coverage

    system = find(args.game)
    if args.record:
        write_record(args)
    found = coverage(system, args.lang)
    enough = args.require is None or found.share >= args.require
    if args.json:
        emit(as_data(found))
    else:
        show(args, found)
        if not enough:
            print(text(args, "too-little", required=f"{args.require:g}"))
    return 0 if enough else TOO_LITTLE


def write_record(args: argparse.Namespace) -> None:
    from grognard.lab.coverage import RECORD, checkout, record

    root = checkout()
    if root is None:
        raise BadArgument(argument="--record", value="yes", detail="there are no tests beside the installed program")
    file = root / "src" / "grognard" / "packs" / args.game / RECORD
    write_bytes(file, record(args.game, root))
    if not args.json:
        print(text(args, "recorded", file=str(file.relative_to(root))))


def show(args: argparse.Namespace, found: Coverage) -> None:
    keys = ("chapter", "", "paragraphs", "clauses", "rules", "coded", "tested", "examples", "uncovered")
    rows: list[list[object]] = [[text(args, key) if key else "" for key in keys]]
    rows += [[chapter.id, chapter.title, *figures(chapter).values()] for chapter in found.chapters]
    total = [sum(column) for column in zip(*(figures(c).values() for c in found.chapters), strict=True)]
    rows.append([text(args, "total"), "", *total])
    print(columns(rows))
    if found.by_record:
        print(text(args, "by-record"))
    # Rounded down: 100 is printed only when nothing at all is missing.
    share = int(found.share * 10) / 10
    print(text(args, "covered", covered=found.covered, needed=found.needed, share=f"{share:g}"))
    if args.missing:
        for clause in found.clauses():
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


def as_data(found: Coverage) -> dict[str, Any]:
    return {
        "game": found.game,
        "by_record": found.by_record,
        "needed": found.needed,
        "covered": found.covered,
        "share": found.share,
        "chapters": [{"chapter": c.id, "title": c.title, **figures(c), "missing": c.uncovered} for c in found.chapters],
    }


def run_rule(args: argparse.Namespace) -> None:
    from grognard.core.errors import UnknownRule
    from grognard.core.rulebook import index
    from grognard.games import find

    system = find(args.game)
    for paragraph in index(args.game).paragraph:
        clauses = [c for c in paragraph.clause if args.id in (paragraph.id, c.id)]
        if paragraph.id != args.id and not clauses:
            continue
        shown = [{"id": c.id, "kind": c.kind, "text": getattr(c, args.lang) or c.en} for c in clauses]
        cited = {id_: system.rulebook.cited[id_] for id_ in (paragraph.id, *(c.id for c in clauses))
                 if id_ in system.rulebook.cited}  # fmt: skip
        if args.json:
            title, words = paragraph.title.in_(args.lang), paragraph.text.in_(args.lang)
            emit({"id": paragraph.id, "title": title, "text": words, "clauses": shown, "cited": cited})
            return
        print(f"{paragraph.id} {paragraph.title.in_(args.lang)}\n{paragraph.text.in_(args.lang)}")
        for clause in shown:
            print(f"  {clause['id']} {clause['text']}")
        return
    raise UnknownRule(game=args.game, rule=args.id)
