"""18.2 Trenches are for infantry, gun pits for guns, bunkers for both."""

from __future__ import annotations

import pytest

from tests.games.coh.field import GUN, SQUAD, TANK, Case, at, bites, by, claimed


def closed(clause: str, work: str, out: str, within: str) -> Case:
    near = {"place": (at(within),), "before": (by(within),)}
    return Case(clause, (at(out),), (by(out),), {"occupy": work}, near, {"works": [{"work": work, "at": "7-F06"}]})


CASES = {
    "tank in a trench": closed("18.2.e", "trench", TANK, SQUAD),
    "squad in a gun pit": closed("18.2.o", "gun-pit", SQUAD, GUN),
    "tank in a bunker": closed("18.2.v", "bunker", TANK, SQUAD),
}


@pytest.mark.rule("coh:18.2.e", "coh:18.2.o", "coh:18.2.v")
@pytest.mark.parametrize("name", claimed(CASES))
def test_a_work_is_for_its_users(name: str) -> None:
    bites(CASES[name])
