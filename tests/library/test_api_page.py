"""docs/api.md is true: its examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_example_of_the_page_runs() -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.REPORT_NDIFF
    outcome = doctest.testfile(str(PAGE), module_relative=False, optionflags=flags)
    assert outcome.attempted > 20
    assert outcome.failed == 0
