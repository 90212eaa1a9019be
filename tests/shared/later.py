"""Positions from the middle and the end of games, where random play seldom gets: for secrets that come late."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.situations.runner import Situation, catalogue, start
from grognard.core.system import Scenario, System

RESERVE_ARMIES: dict[str, Any] = {
    "scenario": "campaign",
    "empty": True,
    "turn": 22,
    "masks": {f"su-reserve-{n}": f"box-{7 - n}" for n in range(1, 7)},
    "place": [
        {"unit": "su-reserve-1", "at": "2503"},
        {"unit": "su-reserve-2", "at": "2604"},
        {"unit": "su-reserve-3", "at": "area-B"},
        {"unit": "su-121", "at": "box-6"},
        {"unit": "su-6", "at": "box-5"},
        {"unit": "su-169", "at": "2505"},
        {"unit": "ge-44", "at": "2403"},
        {"unit": "ge-45", "at": "2404"},
    ],
}
"""Stalingrad '42: the boxes of three reserve armies, two of them on the map with Germans beside them."""
LATER: dict[str, tuple[dict[str, Any], ...]] = {
    "s42": tuple(
        {**RESERVE_ARMIES, "decision": {"phase": phase, "side": side}}
        for phase in ("movement", "combat")
        for side in ("axis", "soviet")
    ),
}


def later(system: System, scenario: Scenario | None = None) -> Iterator[tuple[str, Game[Any], Scenario]]:
    """Every shipped situation of a game before its script, and the positions above, of one scenario or of all."""
    named = [(id_, situation) for id_, situation in catalogue(system.slug).items()]
    for number, spec in enumerate(LATER.get(system.slug, ())):
        title = f"later-{number}"
        named.append((title, Situation(game=system.slug, title=Localised.plain(title), rules=(), spec=spec)))
    for name, situation in named:
        own = system.scenario(str(situation.spec.get("scenario", system.scenarios[0].id)))
        if scenario is not None and own.id != scenario.id:
            continue
        game = start(situation, system)
        game.settle()
        if game.decision is not None:
            # From here on the seed rolls: the script of the situation is not followed.
            game.dice = type(game.dice)(game.dice.seed, game.dice.draws, game.dice.reveals)
            yield name, game, own
