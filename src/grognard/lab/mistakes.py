"""Counts what a club player would shake their head at in games of machine players, as far as it can be counted.

`grognard lab mistakes SLUG`. It looks at the whole table, as an umpire would.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Decision
from grognard.games import find
from grognard.lab.selfplay import Task, number_of, sight_of
from grognard.lab.tuned import tuned_player


class Moment(Struct, frozen=True):
    """An answer of a machine player, and the position before and after it."""

    before: Any
    after: Any
    seat: str
    decision: Decision
    actions: Sequence[Action]
    """All that it could have answered."""
    action: Action

    @property
    def turns(self) -> bool:
        """Whether a new turn has begun."""
        return bool(self.before.turn != self.after.turn)


Counts = Iterator[tuple[str, int]]


def pavlov(moment: Moment) -> Counts:
    """Actions left at the end of the action phase though a soldier could act; tanks on the board at the end."""
    from grognard.games.pavlov.interface.actions import Act, EndActions
    from grognard.games.pavlov.interface.views import score
    from grognard.games.pavlov.state.position import INFANTRY

    if isinstance(moment.action, Act):
        yield "actions", 1
    if isinstance(moment.action, EndActions):
        yield "actions-left", int(getattr(moment.decision, "left", 0))
    if moment.after.outcome is not None:
        yield (
            "tanks-at-the-end",
            sum(type_ >= 0 and not INFANTRY[type_] for row in moment.after.tracks for type_ in row),
        )
        yield "points-at-the-end", score(moment.after)


def ava(moment: Moment) -> Counts:
    """Soviet chits drawn for armies without headquarters; attacks of each side; Axis units without a line."""
    from grognard.games.ava.data.ground import AXIS, PACK
    from grognard.games.ava.interface.actions import Resolve
    from grognard.games.ava.state.position import UNIT
    from grognard.games.ava.supply.communications import lines

    if isinstance(moment.action, Resolve):
        yield f"attacks-{moment.seat}", 1
    for chit in {*moment.after.drawn} - {*moment.before.drawn}:
        card = PACK.chits[chit]
        if card.hq and card.side == "soviet":
            yield "soviet-chits", 1
            yield "soviet-chits-without-headquarters", int(moment.after.places[UNIT[card.hq]] < 0)
    if moment.turns:
        fed = lines(moment.after, AXIS).length
        yield "axis-units-without-a-line", sum(moment.after.places[u] not in fed for u in moment.after.on_map(AXIS))


def h44(moment: Moment) -> Counts:
    """Attacks, those without a gun that could have supported them, and even ones by paratroopers out of supply."""
    from grognard.games.h44.combat.plan import PlanAttack
    from grognard.games.h44.combat.strength import LABELS, estimate
    from grognard.games.h44.data.units import AIRBORNE
    from grognard.games.h44.interface.actions import Commit, Support
    from grognard.games.h44.state.position import UNSUPPLIED

    if not isinstance(moment.action, Commit) or not isinstance(moment.decision, PlanAttack):
        return
    battle, position = moment.decision.battle, moment.before
    yield f"attacks-{moment.seat}", 1
    idle = not battle.guns and any(isinstance(action, Support) for action in moment.actions)
    yield f"attacks-that-leave-guns-idle-{moment.seat}", int(idle)
    hungry = all(AIRBORNE[u] and position.pieces[u].has(UNSUPPLIED) for u in battle.units)
    even = estimate(position, battle).column <= LABELS.index("1-1")
    yield "even-attacks-by-unsupplied-paratroopers", int(hungry and even)


def s42(moment: Moment) -> Counts:
    """Headquarters alone where enemy tanks could be next turn, headquarters lost, empty places that cost points."""
    from grognard.ai.s42 import weights as w
    from grognard.ai.s42.evaluation import Evaluation
    from grognard.games.s42.data.schema import SIDES
    from grognard.games.s42.data.units import COMBAT, SIDE, SUPPORT
    from grognard.games.s42.state.position import ELIMINATED

    before, after = moment.before, moment.after
    if before.pieces is not after.pieces:
        for unit, (was, now) in enumerate(zip(before.pieces, after.pieces, strict=True)):
            if SUPPORT[unit] and was.place >= 0 and now.place == ELIMINATED:
                yield f"headquarters-lost-{SIDES[SIDE[unit]]}", 1
    for side, name in enumerate(SIDES) if moment.turns else ():
        evaluation = Evaluation(after, side)
        for unit in after.on_map(side):
            here = after.pieces[unit].place
            if SUPPORT[unit] and here >= 0:
                alone = not any(COMBAT[u] and not SUPPORT[u] for u in after.of_side(here, side))
                yield f"headquarters-{name}", 1
                yield f"headquarters-alone-{name}", int(alone and evaluation.inroads[here] <= w.TURN_BY_WHEEL)
        for hex_, worth in evaluation.own_sites.items():
            if worth > w.CITY:
                empty = not after.fighters(hex_, side) and evaluation.inroads[hex_] <= w.TURN_BY_WHEEL
                yield f"cities-{name}", 1
                yield f"cities-empty-{name}", int(empty)


def coh(moment: Moment) -> Counts:
    """Action points of activations, and those that were dropped when another unit was activated or the round ended."""
    from grognard.games.coh.data.units import NUMBER

    for was, now in zip(moment.before.armies, moment.after.armies, strict=True):
        if now.active != was.active:
            if was.active:
                yield f"points-dropped-{was.id}", was.ap
            if now.active:
                yield f"points-{now.id}", NUMBER["activation"]


COUNTS: dict[str, Callable[[Moment], Counts]] = {"pavlov": pavlov, "ava": ava, "h44": h44, "s42": s42, "coh": coh}


def mistakes(task: Task, number: int, turns: int = 0) -> Counter[str]:
    """What is counted in one game; `turns`: only in so many of the first ones."""
    system, found, count = find(task.game), Counter[str](), COUNTS[task.game]
    scenario, seed = system.scenario(task.scenario), number_of(task, number)
    game = system.begin(scenario, system.options(scenario, task.options), Dice(seed_from(seed)), None)
    seats = enumerate(task.players.items())
    players = {seat: tuned_player(task.game, name, seed * len(task.players) + n) for n, (seat, name) in seats}
    while game.decision is not None and not (turns and game.position.turn > turns):
        view, before = sight_of(system, game), game.position
        action = players[view.seat].choose(view)
        game.apply(action)
        for name, amount in count(Moment(before, game.position, view.seat, view.decision, view.actions, action)):
            found[name] += amount
    return found
