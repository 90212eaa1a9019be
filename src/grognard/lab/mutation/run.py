"""The mutation of one game: collect its tests once, then try citation after citation in forked children."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from types import CodeType

from grognard.core.errors import UnknownRule
from grognard.lab.mutation.checks import (
    CheckTable,
    both,
    early_functions,
    forget_caches,
    noticed_afresh,
    noting_calls,
    situation_checks,
    with_tests,
)
from grognard.lab.mutation.citations import citations, game_files, sample
from grognard.lab.mutation.forking import carry_out
from grognard.lab.mutation.mutants import source
from grognard.lab.mutation.trials import Outcome, Trials, files_of, trace
from grognard.lab.rulebook.coverage import cited_by_tests

AT_ONCE = 2


def mutate_game(
    slug: str,
    root: Path,
    *,
    size: int,
    seed: int,
    clauses: Sequence[str] = (),
    seconds: float = 60.0,
    watch: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """Try a sample of the citations of a game."""
    outcomes: list[Outcome] = []
    called: set[CodeType] = set()
    with noting_calls(called):
        from grognard.games import find

        system = find(slug)
        files = game_files(slug)
        shown = situation_checks(slug, root)
    if unknown := set(clauses) - system.rulebook.ids:
        raise UnknownRule(game=slug, rule=min(unknown))

    def work(tests: CheckTable) -> None:
        forget_caches()
        every = citations(system.rulebook, files)
        gc.collect()
        gc.freeze()
        checks = both(tests, shown)
        chosen = sample(every, size, seed, clauses)
        for file in files_of(chosen):
            source(file)  # read now, before anyone edits it
        needed = {check.name: check for citation in chosen for check in checks.get(citation.clause, ())}
        traced = carry_out((trace(c, files_of(chosen), 5 * seconds) for c in needed.values()), AT_ONCE)
        trials = Trials(
            checks=checks,
            traces={t.name: t for t in traced},
            seed=seed,
            seconds=seconds,
            early=early_functions(called),
            afresh=partial(noticed_afresh, slug, root),
        )
        for outcome in carry_out(map(trials.trial, chosen), AT_ONCE):
            outcomes.append(outcome)
            if watch:
                watch(outcome)

    tested = sorted({where.rpartition(":")[0] for places in cited_by_tests(slug, root).values() for where in places})
    with_tests(slug, root, tested, called, work)
    return outcomes
