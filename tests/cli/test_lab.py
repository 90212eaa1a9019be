"""`grognard ladder` and `grognard lab fit`."""

from __future__ import annotations

from tests.cli.running import Shell


def test_the_table_is_printed_and_bad_input_refused(run: Shell) -> None:
    said = run("ladder", "pavlov", "--games", 2, "--pair", "normal,random", "--workers", 1)
    assert said.code == 0
    assert "normal beats random: 2/2" in said.out
    data = run("ladder", "pavlov", "--games", 2, "--pair", "normal,random", "--workers", 1, "--json").data
    assert data["rungs"][0]["share"] == 1.0
    for words in (("--pair", "normal"), ("--pair", "normal,genius"), ("--scenario", "competitive-three")):
        assert run("ladder", "pavlov", *words).code == 2


def test_the_fit_is_printed(run: Shell) -> None:
    said = run("lab", "fit", "pavlov", "--games", 1)
    assert said.code == 0
    assert "late_lead" in said.out
    assert run("lab", "fit", "pavlov", "--games", 0).code == 2
