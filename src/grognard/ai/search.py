"""Plan search, the same for all games: what a side could be up to is played out on dealt games, and the best is done.

At a strategic decision the game's player proposes a few plans, the one it would follow anyway first. Each is played out
by the machine players of all seats on copies of the game in which everything hidden is dealt anew, with the same deals
and dice for all plans, up to a natural rest point, and rated there. Plans that fall behind are dropped by successive
halving; the first plan stands unless another is clearly better. The true game is never looked at.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Protocol, Self

from msgspec import Struct

from grognard.ai.player import Player, PlayerView
from grognard.core.game import Action, Game
from grognard.core.system import System
from grognard.core.verdicts import Message

RESULTS = {"win": 1.0, "draw": 0.5, "loss": 0.0}
LEAST_DOUBT = 0.004
"""A difference of chances that a few equal playouts do not prove."""

log = logging.getLogger(__name__)


class Plan(Struct, frozen=True):
    """Something a side could be up to. Its name is that of its sentence: `intent-<name>` in the texts of the game."""

    name: str
    orders: Any = None
    """What the game's player is told: a frozen value of its own."""
    about: dict[str, str] = {}
    """The pieces and places that the sentence names, all of them in plain sight."""

    @property
    def sentence(self) -> Message:
        return Message(f"intent-{self.name}", dict(self.about))


class Budget(Struct, frozen=True):
    """How long a decision may be thought over, in playouts and in seconds; whichever ends first."""

    rollouts: int
    seconds: float = inf
    deals: int = 3
    """Deals before the first plans are dropped."""
    doubt: float = 1.0
    """The standard errors by which a plan must beat the first one."""


class Level(Struct, frozen=True):
    """How a machine player thinks: by which plan, how attentively, and whether it searches."""

    plan: Plan = Plan("base")
    attention: float = 1.0
    budget: Budget | None = None


class Rating(Struct, frozen=True):
    """How a plan fared: the deals it was played on, and its chance of winning."""

    plan: Plan
    deals: int
    chance: float


class PlanningPlayer(Player, Protocol):
    """A machine player that takes orders and can be copied with everything it keeps in mind."""

    attention: float
    hasty: bool
    """Whether it plays in a playout, where it may save time and be a little less exact."""

    def adopt(self, plan: Plan) -> None: ...

    def copy(self) -> Self: ...


class Planner(Protocol):
    """What plan search must know about a game."""

    @property
    def system(self) -> System: ...

    def asks(self, view: PlayerView, player: Any) -> bool:
        """Whether this decision is strategic: worth a search."""
        ...

    def propose(self, view: PlayerView, player: Any) -> Sequence[Plan]:
        """What could be done from here, the player's own plan first."""
        ...

    def policy(self, plan: Plan, seed: int) -> PlanningPlayer:
        """A player that follows a plan by rules of thumb."""
        ...

    def evaluate(self, position: Any, seat: str) -> float:
        """The chance that the seat wins from here: 0 to 1."""
        ...

    def terms(self, position: Any, seat: str) -> dict[str, float]:
        """What that chance hangs on."""
        ...

    def grade(self, position: Any, seat: str) -> float:
        """What an ended game was worth to a seat, 0 to 1: a clear win more than a narrow one."""
        ...

    def rests(self, game: Game[Any], start: Any) -> bool:
        """Whether a game that began at the position `start` has come to a natural rest."""
        ...


def not_hurried() -> bool:
    return False


class SearchPlayer:
    """A player that thinks over its plan at every strategic decision, and follows it by rules of thumb in between."""

    def __init__(self, seed: int, planner: Planner, budget: Budget) -> None:
        self.planner, self.budget = planner, budget
        self.random = random.Random(seed)
        self.player = planner.policy(Plan("base"), seed)
        self.hurried: Callable[[], bool] = not_hurried
        """Whether it should come to an end: asked between the moves of a playout."""
        self.ratings: tuple[Rating, ...] = ()
        """How the plans of the last search fared, the chosen one first."""

    def choose(self, player_view: PlayerView) -> Action:
        if len(player_view.actions) > 1 and self.planner.asks(player_view, self.player):
            self._think(player_view)
        return self.player.choose(player_view)

    def _think(self, player_view: PlayerView) -> None:
        plans: Sequence[Plan] = ()
        try:
            plans = self.planner.propose(player_view, self.player)
            until = time.monotonic() + self.budget.seconds
            search = Search(self.planner, player_view, self.player, self.budget, lambda: self._is_late(until))
            self.ratings = search.rate(plans, self.random.getrandbits(32))
        except Exception:
            # A fault of the search must not lose the move: the player's own plan stands.
            log.exception("plan search failed")
            self.ratings = (Rating(plans[0] if plans else Plan("base"), 0, 0.5),)
        self.player.adopt(self.ratings[0].plan)

    def _is_late(self, until: float) -> bool:
        return self.hurried() or (until != inf and time.monotonic() >= until)


class Search:
    """One decision: its plans are played out until they are rated or the budget is spent."""

    def __init__(
        self, planner: Planner, view: PlayerView, player: PlanningPlayer, budget: Budget, is_late: Callable[[], bool]
    ) -> None:
        self.planner, self.view, self.player, self.budget, self.is_late = planner, view, player, budget, is_late

    ends: Sequence[Any] = ()
    """The positions at which the playouts of the last deal came to rest."""

    def rate(self, plans: Sequence[Plan], seed: int) -> tuple[Rating, ...]:
        """All plans with their ratings, the one to follow first."""
        rows: list[list[float]] = [[] for _ in plans]
        alive, spent, deal = list(range(len(plans))), 0, 0
        while len(alive) > 1 and spent + len(alive) <= self.budget.rollouts:
            values = self._deal([plans[n] for n in alive], seed + deal)
            if values is None:
                break
            for n, value in zip(alive, values, strict=True):
                rows[n].append(value)
            spent, deal = spent + len(alive), deal + 1
            alive = self._without_twins(alive)
            if deal % self.budget.deals == 0 and len(alive) > 1:
                best = sorted(alive[1:], key=lambda n: -fmean(rows[n]))
                alive = [0, *best[: len(best) // 2]] if len(best) > 1 else self._last(rows, alive)
                # A plan that is behind by now has no prospect of becoming the clearly better one.
                alive = [0, *(n for n in alive[1:] if fmean(rows[n]) > fmean(rows[0]))]
        chosen = self._chosen(rows)
        order = [chosen, *(n for n in range(len(plans)) if n != chosen)]
        return tuple(Rating(plans[n], len(rows[n]), fmean(rows[n]) if rows[n] else 0.5) for n in order)

    def _without_twins(self, alive: list[int]) -> list[int]:
        """Plans that came to the very position of the first one by the same dice do what it does."""
        own = next(iter(self.ends), None)
        return [n for k, n in enumerate(alive) if not k or own is None or self.ends[k] != own]

    def _last(self, rows: list[list[float]], alive: list[int]) -> list[int]:
        """The last two go on as long as it is in question which is better."""
        gain, error = paired(rows[alive[1]], rows[0])
        return alive if abs(gain) < 2 * self.budget.doubt * error else [0]

    def _chosen(self, rows: list[list[float]]) -> int:
        """Of the plans that were not dropped the one with the clearest gain over the first; the first if none is clear.
        A plan that was dropped early may look clear only because it was played so little."""
        best, least = 0, self.budget.doubt
        deals = max((len(row) for row in rows[1:]), default=0)
        for n in range(1, len(rows)):
            if len(rows[n]) == deals > 1:
                gain, error = paired(rows[n], rows[0])
                if gain / error > least:
                    best, least = n, gain / error
        return best

    def _deal(self, plans: Sequence[Plan], number: int) -> list[float] | None:
        """The chances after each plan on one deal; none if time is up before all are played out."""
        dealt = self.view.determinize(number)
        values, ends = [], []
        for plan in plans:
            game = dealt.fork()
            value = self._rollout(game, plan, number)
            if value is None:
                return None
            values.append(value)
            ends.append(game.position)
        self.ends = ends
        return values

    def _rollout(self, game: Game[Any], plan: Plan, number: int) -> float | None:
        planner, seat, start = self.planner, self.view.seat, game.position
        player = self.player.copy()
        player.hasty = True
        player.adopt(plan)
        players: dict[str, Player] = {seat: player}
        while game.decision is not None and not planner.rests(game, start):
            if self.is_late():
                return None
            decision = game.decision
            to_act = seat if seat in decision.seats else decision.seats[0]
            if to_act not in players:
                players[to_act] = policy = planner.policy(Plan("base"), number)
                policy.hasty = True
            view = PlayerView.of(planner.system, game, to_act)
            game.apply(players[to_act].choose(view), view.decision)
        outcome = game.position.outcome
        return planner.evaluate(game.position, seat) if outcome is None else RESULTS[outcome.results[seat]]


def paired(values: Sequence[float], base: Sequence[float]) -> tuple[float, float]:
    """The mean gain over the base on the deals that both were played on, and its standard error."""
    gains = [value - other for value, other in zip(values, base, strict=False)]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else inf
    return fmean(gains), max(error, LEAST_DOUBT)
