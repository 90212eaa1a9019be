"""`landings`: all units in the air come down in one gesture, landing by landing, and no dice roll by themselves."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.games.h44.airborne.landing_plan import Landings
from grognard.games.h44.interface.actions import Land
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import moving, stand
from tests.games.h44.table import H44_, asked, events, table


def landings(game: Game[Position]) -> Landings:
    answer = H44_.query(game, "allied", "landings", {})
    assert isinstance(answer, Landings)
    return answer


def first_wave(**options: Any) -> Game[Position]:
    return table(scenario="short", empty=False, options=options)


def land(game: Game[Position], plan: tuple[Land, ...]) -> None:
    for action in plan:
        game.play("allied", action)


def test_whole_first_wave_lands_but_for_the_unit_that_brings_the_dice() -> None:
    game = first_wave()
    plan = landings(game)
    assert len(plan.every) == 31
    assert plan.held_back not in [action.unit for action in plan.every]
    land(game, plan.every)
    assert asked(game) == "land-units"
    assert not any(event.roll for event in game.events or [])
    assert landings(game) == Landings(forced=(), every=(), held_back=plan.held_back)


def test_where_no_dice_follow_the_last_unit_lands_too() -> None:
    game = first_wave(**{"first-rolls": False})
    plan = landings(game)
    assert (len(plan.every), plan.held_back) == (32, "")
    land(game, plan.every)
    assert len(events(game, "unit-landed")) == 32
    assert asked(game) != "land-units"


def test_forced_are_those_that_have_one_hex() -> None:
    game = first_wave()
    hexes: dict[str, set[str]] = {}
    assert game.decision is not None
    for action in game.decision.actions(game):
        if isinstance(action, Land):
            hexes.setdefault(action.unit, set()).add(action.hex)
    alone = {unit for unit, found in hexes.items() if len(found) == 1}
    assert {action.unit for action in landings(game).forced} >= alone
    assert all(action.hex in hexes[action.unit] for action in landings(game).forced)
    land(game, landings(game).forced)


def test_nothing_is_planned_elsewhere_and_asking_changes_nothing() -> None:
    assert landings(moving("allied", stand(br_1gg="3914"))) == Landings(forced=(), every=(), held_back="")
    game = first_wave()
    before = game.position, game.agenda, game.dice
    landings(game)
    assert (game.position, game.agenda, game.dice) == before
