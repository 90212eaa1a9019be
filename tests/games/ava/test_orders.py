"""Standing orders of A Victory Awaits: retreats."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from grognard.core.dice import seed_from
from grognard.core.journal import Match
from grognard.games import find
from grognard.games.ava.combat.retreat import ChooseRetreat, RetreatPath
from grognard.games.ava.data.ground import HEX
from grognard.games.ava.interface.actions import Retreat
from grognard.games.ava.orders import IN_ADVANCE
from grognard.games.ava.state.position import HEXES, SIDE, UNITS


def test_a_retreat_that_costs_a_step_is_left_to_the_player() -> None:
    game = Match(find("ava"), "leningrad", {}, seed_from(1)).game
    places = game.position.places
    unit = next(unit for unit, hex_ in enumerate(places) if hex_ >= 0 and SIDE[unit])
    ends = [HEX[name] for name in ("L0728", "L0828")]

    def back(*losses: int) -> Any:
        paths = [RetreatPath((end,), lost) for end, lost in zip(ends, losses, strict=False)]
        actions = [Retreat(UNITS[unit], (HEXES[path.path[0]],)) for path in paths]
        search = SimpleNamespace(best_paths=lambda: paths)
        stack = SimpleNamespace(units=(unit,), origin=places[unit], search=lambda position, unit: search)
        question: Any = SimpleNamespace(stack=stack, actions=lambda game: actions)
        action = IN_ADVANCE[ChooseRetreat].plans["back"](game, question)
        return action and action.touches()[-1]

    assert back(1, 0) == "L0828"
    assert back(0, 1) == "L0728"
    assert back(1, 2) is None
