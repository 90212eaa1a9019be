"""6.0 The end of the game: immediate defeats, the last turn, the score."""

from __future__ import annotations

from grognard.core.game import Outcome, Procedure
from grognard.core.verdicts import Arg, Message
from grognard.games.pavlov.interface.views import breakdown, score
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import PACK, PavlovGame

RESULT_OF_GERMAN = {"win": "loss", "draw": "draw", "loss": "win"}


def _finish(game: PavlovGame, result: str, rule_id: str, reason: str, **args: Arg) -> None:
    rules = game.position.rules
    results = dict.fromkeys(rules.soviet, result) | dict.fromkeys(rules.german, RESULT_OF_GERMAN[result])
    points = score(game.position)
    game.finish(Outcome(results=results, reason=Message(reason, args), rule=rule_id, score=points))


@rule("6.0.i", "3.place.m")
def breached(game: PavlovGame, space: str) -> None:
    """A Wehrmacht counter that leaves its approach into the house loses the game at once."""
    _finish(game, "loss", "6.0.i", "lost-by-breach", space=space)


@rule("6.0.j", "3.stuka.m")
def headquarters_destroyed(game: PavlovGame) -> None:
    """A second damage token on the army's command post loses the game at once."""
    _finish(game, "loss", "6.0.j", "lost-headquarters", location=f"loc-{PACK.components.volga.army_hq}")


@rule("6.0.k", "3.supply.f")
def house_empty(game: PavlovGame) -> None:
    """A house without a single Soviet counter loses the game at once."""
    _finish(game, "loss", "6.0.k", "lost-house-empty")


class Score(Procedure, frozen=True, kw_only=True):
    """6.score The points are counted; the table gives result, decoration and degree."""

    phase = "over"

    def run(self, game: PavlovGame) -> None:
        items = breakdown(game.position)
        points = sum(items.values())
        band = PACK.band(points)
        award = f"award-{band.id}" if band.award else "award-none"
        degree = f"degree-{band.degree}"
        _finish(
            game,
            band.outcome,
            "6.score",
            "scored",
            score=points,
            award=award,
            degree=degree,
            storm=items["storm"],
            support=items["support"],
            men=items["men"],
            enemy=items["enemy"],
        )
