"""19.0 The campaign for several players: the program is the controller, and activations run side by side.

A drawn chit starts at once if its player is free and its field of action meets no other's; otherwise it waits, face
down, in the order drawn. What concerns all players (supply, reinforcements, reserves) runs alone.
"""

from __future__ import annotations

from grognard.core.derived import derived
from grognard.core.game import Procedure, Scheduler
from grognard.games.ava.data.ground import GRID
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import SIDES, UNIT, AvaGame, Position
from grognard.games.ava.state.seats import commander
from grognard.games.ava.supply.army19 import army19_waits
from grognard.games.ava.turn.activation import ActivateHq, in_command
from grognard.games.ava.turn.command import CHITS, CarryOut, LastInterrupts, draw, held, questions, side_of, turn_up

MARGIN = 4
"""How far beyond its reach an activation is felt: attack, pursuit, and enemies driven back."""
WAITING = 2
"""The program stops drawing when more than this many chits wait."""


@derived("rules", "places", "steps", "forts")
def field(position: Position, hq: int) -> frozenset[int]:
    """Every hex that an activation could touch."""
    touched: set[int] = set()
    for unit in in_command(position, hq):
        touched.update(reach(position, unit).hexes(), (position.places[unit],))
    edge = set(touched)
    for _ in range(MARGIN):
        edge = {near for hex_ in edge for near in GRID.near[hex_]} - touched
        touched |= edge
    return frozenset(touched)


class EndActivation(Procedure, frozen=True, kw_only=True):
    """19.4 The last step of an activation that ran beside others; until then it says whose it is and where it acts."""

    chit: str
    seats: tuple[str, ...]
    field: tuple[int, ...]

    def run(self, game: AvaGame) -> None:
        game.log("activation-ended", "19.4.i", chit=self.chit)


def running(game: AvaGame) -> list[EndActivation]:
    """The activations that are under way."""
    return [activation[0] for activation in game.parallel if isinstance(activation[0], EndActivation)]


def runs_alone(position: Position, chit: str) -> bool:
    """Supply, reinforcements and reserves concern all players; the 19th Army comes from outside."""
    card = CHITS[chit]
    return card.kind not in ("hq", "interrupt") or army19_waits(position, UNIT[card.hq])


@rule("19.4.f", "19.4.g", "19.4.h")
def may_start(game: AvaGame, chit: str, earlier: tuple[str, ...], seats: tuple[str, ...] = ()) -> bool:
    """19.4 A chit starts if it cannot interfere with what is under way, nor with what was drawn before it and waits."""
    position, others_running = game.position, running(game)
    if runs_alone(position, chit):
        return not others_running and not earlier
    if any(runs_alone(position, queued) for queued in earlier):
        return False
    hq = UNIT[CHITS[chit].hq]
    if position.places[hq] < 0:
        return True
    mine = seats or commander(position, hq)
    if any(set(mine) & set(activation.seats) for activation in others_running):
        return False
    own = field(position, hq)
    queued_hqs = (UNIT[CHITS[queued].hq] for queued in earlier)
    waiting = (field(position, queued) for queued in queued_hqs if position.places[queued] >= 0)
    return not any(own & set(activation.field) for activation in others_running) and not any(
        own & queued for queued in waiting
    )


def start(game: AvaGame, chit: str, seats: tuple[str, ...] = ()) -> None:
    """An activation begins, beside whatever else is going on."""
    position = game.position
    game.change(position.but(drawn=(*position.drawn, chit)))
    hq = UNIT[CHITS[chit].hq]
    seats = seats or commander(position, hq)
    where = tuple(sorted(field(position, hq))) if position.places[hq] >= 0 else ()
    game.start_parallel(ActivateHq(chit=chit, hq=hq, seats=seats), EndActivation(chit=chit, seats=seats, field=where))


@rule("19.3.a", "19.4.a")
class QueuedCommand(Scheduler, frozen=True, kw_only=True):
    """19.4 Draw, reveal what can start, let the rest wait in the queue, until cup and queue are empty."""

    def idle(self, game: AvaGame) -> bool:
        return bool(game.parallel) and self._next(game) is None and not self._draws(game)

    def run(self, game: AvaGame) -> None:
        chit = self._next(game)
        if chit is not None:
            queue = game.position.queue
            at = queue.index(chit)
            game.change(game.position.but(queue=(*queue[:at], *queue[at + 1 :])))
            game.then(Reveal(chit=chit, later=queue[at + 1 :]), self)  # §19.4.m
        elif self._draws(game):  # §19.4.e
            drawn = draw(game)  # §19.4.b
            game.change(game.position.but(queue=(*game.position.queue, drawn)))  # §19.4.d
            game.log("chit-queued", "19.4.d", count=len(game.position.queue))
            game.then(self)
        elif game.parallel:
            game.then(self)
        elif held(game.position):
            game.then(LastInterrupts(), self)

    @rule("19.4.c", "19.4.i", "19.4.j")
    def _next(self, game: AvaGame) -> str | None:
        """19.4 The first waiting chit that can start; when nothing is under way, the first of all."""
        queue = game.position.queue
        return next((chit for at, chit in enumerate(queue) if may_start(game, chit, queue[:at])), None)

    @rule("19.4.k", "19.4.l")
    def _draws(self, game: AvaGame) -> bool:
        """19.4 Drawing goes on while few chits wait and some player has nothing to do."""
        position = game.position
        if not position.cup or len(position.queue) > WAITING:
            return False
        busy = {seat for activation in running(game) for seat in activation.seats}
        seats = {seat for seats in position.rules.seats for seat in seats}
        return not any(runs_alone(position, chit) for chit in position.queue) and bool(seats - busy)


@rule("19.4.c", "19.4.g")
class Reveal(Procedure, frozen=True, kw_only=True):
    """19.4, 19.5 A chit is turned up: it may be interrupted, else it starts. An interrupt is not interrupted."""

    chit: str
    later: tuple[str, ...]

    def run(self, game: AvaGame) -> None:
        side = side_of(self.chit)
        turn_up(game, self.chit)
        game.reveal()
        game.log("chit-drawn", "19.4.g", chit=self.chit, side=SIDES[side] if side is not None else "both")
        game.then(Start(chit=self.chit))
        if CHITS[self.chit].kind != "interrupt":  # §19.5.a
            game.then(*questions(game.position, self.chit, later=self.later))


class Start(Procedure, frozen=True, kw_only=True):
    """19.4 What concerns all players is carried out alone; a headquarters starts beside the others."""

    chit: str

    def run(self, game: AvaGame) -> None:
        if runs_alone(game.position, self.chit):
            game.then(CarryOut(chit=self.chit))
        else:
            start(game, self.chit)
