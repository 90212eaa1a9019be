"""What is said before something that cannot be undone."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.core.views import ask
from grognard.games import find
from grognard.games.h44.state.position import Position
from tests.games.h44.airborne.test_22_landing import Y, flying, hexes
from tests.games.h44.meadow import at, phase
from tests.games.h44.table import play

UNKNOWN = {"3014": "ge-unk-garr1"}


def warned(game: Game[Position]) -> set[str]:
    """The units whose landing is warned of."""
    question = ask(game, "allied")
    assert question is not None
    return {choice.action.unit for choice in question.choices if choice.warning}


def ways(side: str, unit: str, unknown: dict[str, str]) -> dict[str, bool]:
    """The hexes in reach of a unit, and whether the way is warned of."""
    game = phase("movement", side, [at(unit, "3013")], unknown=unknown)
    routes = find("h44").answer(game, side, "routes", {"units": [unit], "mode": "normal"})
    return {reach.to: reach.warning is not None for reach in getattr(routes, "reach", ())}


@pytest.mark.rule("h44:22.1.1.b")
def test_only_the_last_landing_is_warned_of() -> None:
    game = flying("br-4p-10", "br-4p-11")
    assert warned(game) == set()
    play(game, {"land": "br-4p-10", "hex": Y})
    assert warned(game) == {"br-4p-11"}


@pytest.mark.rule("h44:22.3.1.a", "h44:23.1.1.c")
def test_last_landing_without_a_roll_or_a_fight_needs_no_warning() -> None:
    assert warned(flying("us-501-2", turn=1)) == {"us-501-2"}
    quiet = flying("us-501-2", turn=1, options={"first-rolls": False})
    assert hexes(quiet, "us-501-2")
    assert warned(quiet) == set()


@pytest.mark.rule("h44:25.3.1.c")
def test_way_onto_an_unknown_unit_is_warned_of_and_a_way_past_it_is_not() -> None:
    found = ways("allied", "br-2ig", UNKNOWN)
    assert found["3014"] is True
    assert found["3012"] is False
    assert not any(ways("allied", "br-2ig", {}).values())


@pytest.mark.rule("h44:25.3.1.a")
def test_to_the_germans_it_is_one_of_their_own() -> None:
    assert not any(ways("german", "ge-krafft", UNKNOWN).values())
