"""Running the command line inside the test process."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from grognard.cli.main import main

SITUATIONS = "src/grognard/packs/pavlov/situations"


class Said(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


class Shell:
    """`run("games", "--json")` is what a user types, in English unless told otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> Said:
        code = main(["--lang", "en", *map(str, words)])
        out, err = self.capsys.readouterr()
        return Said(code, out, err)

    def refused(self, *words: object) -> str:
        """Bad input: exit code 2, nothing on stdout, one line on stderr that is no traceback."""
        said = self(*words)
        assert said.code == 2, said
        assert said.out == ""
        assert said.err.startswith("grognard: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        return said.err
