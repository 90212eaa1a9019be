"""7.4, 8.0, 10.0, 12.3 What a seat cannot know is dealt anew, each kind of it; what it knows stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games.coh.position import NONE, Position
from grognard.games.coh.presence import visible
from grognard.games.coh.units import UNIT, WORKS
from tests.games.coh.table import COH, table

GERMAN = {"unit": "ge-infantry-1", "at": "7-F05", "facing": "n"}
RIFLES = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s", "hit": "foot-pinned"}
HIDDEN = {"unit": "su-rifle-2", "at": "7-C08", "marks": ["hidden"]}
CARDS = {"cap": 4, "hand": ["card-luck", "card-command"], "barrages": [{"card": "oba-122", "at": "7-F05", "round": 2}]}
MINE = {"work": "mine-blue", "at": "7-E08", "side": "soviet", "hidden": True}
DECK = ["card-firepower", "card-sniper", "card-more-ap", "card-more-cap"]


def secretive() -> Game[Any]:
    return table(
        scenario="empty-windows",
        place=[GERMAN, RIFLES, HIDDEN],
        armies={"german": {"cap": 3}, "soviet": CARDS},
        deck=DECK,
        works=[MINE],
    )


def deals(seat: str | None) -> list[Position]:
    return [COH.redeal(secretive(), seat, Dice(seed_from(number))).position for number in range(12)]


SECRETS: dict[str, Callable[[Position], object]] = {
    "counter": lambda position: position.pieces[UNIT["su-rifle-1"]].hit,
    "hidden": lambda position: position.pieces[UNIT["su-rifle-2"]].place,
    "hand": lambda position: position.armies[1].hand,
    "barrage": lambda position: position.armies[1].barrages[0].hex,
    "mine": lambda position: position.works[0].hex,
}


@pytest.mark.rule("coh:7.4.c", "coh:8.0.d", "coh:10.0.b", "coh:12.3.c", "coh:18.5.a")
@pytest.mark.parametrize("secret", SECRETS)
def test_each_secret_is_dealt_anew_for_the_enemy_and_kept_for_its_owner(secret: str) -> None:
    look = SECRETS[secret]
    assert len(set(map(look, deals("german")))) > 1
    assert len(set(map(look, deals(None)))) > 1
    assert {look(position) for position in deals("soviet")} == {look(secretive().position)}


@pytest.mark.rule("coh:7.4.c", "coh:10.0.c")
def test_the_view_of_the_enemy_tells_nothing_of_them() -> None:
    game = secretive()
    seen = COH.view(game, "german")
    assert seen.units["su-rifle-1"].hit == "?"
    assert seen.units["su-rifle-2"].at == "hidden"
    assert seen.armies[1].hand == ("?", "?")
    assert seen.armies[1].barrages == ()
    own = COH.view(game, "soviet")
    assert (own.units["su-rifle-1"].hit, own.units["su-rifle-2"].at) == ("foot-pinned", "7-C08")
    assert own.armies[1].hand == ("card-luck", "card-command")


@pytest.mark.rule("coh:10.0.w", "coh:18.5.b")
def test_hidden_units_are_dealt_out_of_their_works_and_mines_to_where_nobody_stands() -> None:
    bunker = {"work": "bunker", "at": "7-C08", "side": "soviet", "facing": "s"}
    game = table(scenario="empty-windows", place=[GERMAN, RIFLES, HIDDEN | {"inside": "bunker"}], works=[bunker, MINE])
    for number in range(12):
        other = COH.redeal(game, "german", Dice(seed_from(number)))
        assert COH.faults(other) == []
        position = other.position
        lurking = position.pieces[UNIT["su-rifle-2"]]
        kinds = {work.kind for work in position.works_in(lurking.place)}
        assert lurking.shelter == NONE or lurking.shelter in kinds
        (mine,) = (work for work in position.works if work.hidden)
        assert not visible(position, mine.hex)
        assert WORKS[mine.kind] == "mine-blue"
