"""The worked examples of chapters 9 to 16, each a situation of the pack."""

from __future__ import annotations

import pytest

from grognard.core.situations.runner import catalogue, run
from tests.games.h44.table import H44_

CHAPTERS = {f"{n:02}" for n in range(9, 17)}
EXAMPLES = {id_: found for id_, found in catalogue("h44").items() if id_.split("-")[0] in CHAPTERS}


@pytest.mark.parametrize("id_", sorted(EXAMPLES))
def test_example(id_: str) -> None:
    situation = EXAMPLES[id_]
    assert situation.rules
    run(situation, H44_)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 30
