"""16.5 A breakthrough group that helps another attack."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.advance.test_16_breakthrough import (
    FOOT,
    HENKE,
    NEXT,
    TANK,
    TANK2,
    TARGET,
    both_in,
    breakthroughs,
    broken,
)
from tests.games.h44.field import CANAL, assault, attacked, die, field, road, water
from tests.games.h44.table import allowed, asked, check, events, finished, legal, play, refused

OTHERS = ("br-5cg", FOOT)
"""Guards of the same division, south of the next enemy."""


def poised(*dice: int, **keys: Any) -> Game[Position]:
    """Both tank battalions stand in the hex they took, next to an enemy whom others can attack."""
    game = both_in(*dice, **{"more": {"3917": OTHERS}, **keys})
    play(game, {"end-advance": None})
    return game


@pytest.mark.rule("h44:16.5.a", "h44:16.5.b", "h44:16.5.c")
def test_a_group_joins_another_attack_at_half_strength() -> None:
    """Half of 9 and of 8, though they are of the division that leads; and so no armour shift."""
    game = poised()
    play(game, {"attack": NEXT}, {"join": FOOT}, {"join": "br-5cg"}, {"join": TANK}, {"join": TANK2})
    check(game, {"odds": NEXT, "attack": 5 + 5 + 5 + 4, "defence": 4, "shifts": []})
    assert {do["unit"] for do in legal(game) if do["do"] == "attach"} == set()
    play(game, {"leave": TANK})
    check(game, {"odds": NEXT, "attack": 5 + 5 + 4})
    allowed(game, {"join": TANK})


@pytest.mark.rule("h44:16.5.a")
def test_it_only_helps_an_attack_of_others() -> None:
    game = poised()
    play(game, {"attack": NEXT}, {"join": TANK}, {"join": TANK2})
    refused(game, {"commit": None}, by="16.5.a")
    play(game, {"join": FOOT})
    allowed(game, {"commit": None})


@pytest.mark.rule("h44:16.5.d")
def test_the_attack_it_joins_is_the_next_one() -> None:
    """After another attack the chance is gone."""
    more = {"3917": OTHERS, "4214": "ge-budde", "4114": "br-50-6dli"}
    game = poised(die("2-1", "ENG"), more=more)
    attacked(game, "4214", "br-50-6dli")
    finished(game)
    play(game, {"attack": NEXT})
    refused(game, {"join": TANK}, by="9.1.c")
    allowed(game, {"join": FOOT})


@pytest.mark.rule("h44:16.5.a", "h44:16.3.1.a")
def test_who_has_no_hex_left_does_not_help() -> None:
    game = broken(more={"3917": OTHERS, NEXT: (), "4018": HENKE})
    play(game, {"advance": TANK, "to": TARGET}, {"advance": TANK, "to": NEXT}, {"advance": TANK2, "to": TARGET})
    play(game, {"end-advance": None}, {"attack": "4018"})
    refused(game, {"join": TANK}, by="9.1.c")


@pytest.mark.rule("h44:16.5.a", "h44:16.3.2.b")
def test_who_has_broken_through_does_not_help() -> None:
    game = broken(die("3-1", "ENG"), more={"3917": OTHERS, "3916": "ge-budde"})
    play(game, {"advance": TANK, "to": TARGET}, {"breakthrough": NEXT}, {"end-advance": None}, {"attack": "3916"})
    refused(game, {"join": TANK}, by="9.1.c")
    allowed(game, {"join": FOOT})


@pytest.mark.rule("h44:16.2.a", "h44:16.3.5.a", "h44:16.3.5.b", "h44:16.5.a")
def test_one_stack_helps() -> None:
    game = broken(more={NEXT: (), "3915": HENKE, "3914": OTHERS})
    play(game, {"advance": TANK, "to": TARGET}, {"end-advance": None}, {"attack": "3915"}, {"join": FOOT})
    allowed(game, {"join": TANK2})
    play(game, {"join": TANK})
    refused(game, {"join": TANK2}, by="16.3.5.b")


@pytest.mark.rule("h44:16.3.5.c", "h44:16.5.a")
@pytest.mark.parametrize("bystander", ["br-50-6dli", ()])
def test_no_help_from_a_hex_with_bystanders(bystander: Any) -> None:
    game = broken(more={NEXT: (), "4115": bystander, "4215": HENKE, "4315": OTHERS})
    play(game, {"advance": TANK, "to": "4115"}, {"end-advance": None}, {"attack": "4215"}, {"join": FOOT})
    joining = {do["unit"] for do in legal(game) if do["do"] == "join"}
    assert joining == ({"br-5cg", bystander} if bystander else {"br-5cg", TANK})
    if bystander:
        refused(game, {"join": TANK}, by="9.1.c")


@pytest.mark.rule("h44:16.3.5.d", "h44:16.5.a")
def test_no_help_over_unbridged_water() -> None:
    game = poised(board=field(waters=water("canal", (TARGET, NEXT))))
    play(game, {"attack": NEXT}, {"join": FOOT})
    refused(game, {"join": TANK}, by="16.3.5.d")


@pytest.mark.rule("h44:16.3.5.d")
@pytest.mark.parametrize(("roll", "strength"), [(6, 5), (1, 5 + 5)])
def test_no_help_over_a_bridge_that_goes_up(roll: int, strength: int) -> None:
    board = field(waters=water("canal", (TARGET, NEXT)), bridges={CANAL: "4016/4017"}, roads=road(TARGET, NEXT))
    game = broken(roll, 1, more={"3917": OTHERS}, board=board, bridges={CANAL: "mined"})
    play(game, {"advance": TANK, "to": TARGET}, {"spare": None}, {"end-advance": None})
    play(game, {"attack": NEXT}, {"join": FOOT}, {"join": TANK}, {"commit": None}, {"blow": None})
    if asked(game) == "call-off":
        play(game, {"commit": None})
    assert events(game, "battle")[-1].args["attack"] == strength


@pytest.mark.rule("h44:16.3.5.e")
def test_no_help_by_ferry() -> None:
    game = poised(board=field(waters=water("canal", (TARGET, NEXT)), ferries={"ferry-driel": f"{TARGET}/{NEXT}"}))
    play(game, {"attack": NEXT}, {"join": FOOT})
    refused(game, {"join": TANK}, by="16.3.5.e")


@pytest.mark.rule("h44:16.3.3.a", "h44:16.3.1.b", "h44:16.3.2.b", "h44:16.5.a")
def test_helpers_may_only_take_the_vacated_hex() -> None:
    game = poised(die("4-1", "DR"))
    play(game, *assault(NEXT, *OTHERS, TANK, TANK2))
    play(game, {"fall-back": None})
    play(game, {"retreat": HENKE, "path": min(do["path"] for do in legal(game))})
    assert {do["unit"] for do in legal(game) if do["do"] == "advance"} == set(OTHERS)
    play(game, {"end-advance": None})
    check(game, {"asked": "choose-advance"})
    refused(game, {"advance": TANK, "to": "4116"}, by="15.2.b")
    assert breakthroughs(game) == set()
    play(game, {"advance": TANK, "to": NEXT}, {"end-advance": None})
    check(game, {"unit": TANK, "at": NEXT}, {"asked": "choose-target"})


@pytest.mark.rule("h44:16.5.c", "h44:11.2.d")
def test_helpers_take_no_loss() -> None:
    game = poised(die("4-1", "A1/D1"))
    play(game, *assault(NEXT, *OTHERS, TANK, TANK2))
    check(game, {"asked": "choose-loss", "seats": ["allied"]})
    refused(game, {"lose-step": TANK}, by="11.2.d")
    allowed(game, {"lose-step": FOOT})
