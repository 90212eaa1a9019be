"""20.0 The master-chit variant: teams without a controller. Each player has a cup of headquarters chits; a master chit
lets every player of its side draw one, and they act side by side."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure, Scheduler
from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.ava.data.ground import AXIS, PACK, SOVIET
from grognard.games.ava.interface.actions import Deal
from grognard.games.ava.multiplayer.queue import may_start, running, start
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import CONSTANTS, SIDES, UNIT, AvaGame, Position
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.supply.army19 import EnterArmy19, army19_waits
from grognard.games.ava.turn.command import CHITS, CarryOut, LastInterrupts, draw, held, questions, side_of, turn_up

Pending = tuple[tuple[str, str], ...]
"""Player and drawn headquarters chit, not yet started."""


def to_deal(position: Position, side: int) -> list[str]:
    """20.2 Headquarters chits that are in no cup yet; second chits go where the first went."""
    dealt = {chit for _, cup in position.cups for chit in cup}
    own = (chit for chit in position.chits[side].available if CHITS[chit].kind == "hq")  # §20.1.i
    return [chit for chit in own if chit not in dealt and not chit.endswith("-2")]


@rule("20.2.a")
class DealPhase(Procedure, frozen=True, kw_only=True):
    """20.2 Each team divides its headquarters chits; then the master cup is filled."""

    def run(self, game: AvaGame) -> None:
        rules = game.position.rules
        cups = tuple((seat, ()) for seat in (*rules.axis, *rules.soviet))  # §20.1.j
        game.change(game.position.but(cups=cups))
        game.then(DealSide(side=AXIS), DealSide(side=SOVIET), FillMasterCup())


class DealSide(Procedure, frozen=True, kw_only=True):
    """20.2 As long as the team has chits to divide."""

    side: int

    def run(self, game: AvaGame) -> None:
        if to_deal(game.position, self.side):
            game.then(DealChits(seats=seats_of(game.position, self.side), side=self.side), self)


@rule.forbids("20.2.b")
def seat_is_of_the_other_team(position: Position, side: int, chit: str, seat: str) -> Violation:
    """20.2 A team divides its chits among its own players."""
    return None if seat in seats_of(position, side) else evidence(seat=seat)


TOGETHER = {"de-1pzg-2": "20.2.c", "de-3pzg-2": "20.2.d"}


@rule.forbids("20.2.c", "20.2.d")
def second_chit_goes_with_the_first(position: Position, side: int, chit: str, seat: str) -> Violation:
    """20.2 Both chits of a panzer group go into one cup: the second is not dealt by itself."""
    return evidence(chit, by=TOGETHER[chit]) if chit in TOGETHER else None


@rule.forbids("20.2.b", "20.2.e")
def chit_is_not_to_deal(position: Position, side: int, chit: str, seat: str) -> Violation:
    """20.2 Each available headquarters chit is dealt once, an interrupt into no cup."""
    by = "20.2.e" if CHITS[chit].kind == "interrupt" else "20.2.b"
    return None if chit in to_deal(position, side) else evidence(chit, by=by)


@rule("20.2.b", "20.2.c", "20.2.d")
def deal_chit(game: AvaGame, asked: DealChits, action: Deal) -> None:
    """20.2 The chit goes into the cup of the player, in secret; the second chit of a panzer group goes with it."""
    second = f"{action.chit}-2"
    chits = (action.chit, second) if second in game.position.chits[asked.side].available else (action.chit,)
    cups = tuple((s, (*cup, *chits) if s == action.seat else cup) for s, cup in game.position.cups)
    game.change(game.position.but(cups=cups))
    game.log("chit-dealt", "20.2.b", to=asked.seats, chit=action.chit, seat=action.seat)


def _every_seat(position: Position) -> list[str]:
    return [seat for seats in position.rules.seats for seat in seats]


def _deals(position: Position, asked: DealChits) -> list[Deal]:
    """The next chit into every cup, that of the other team too."""
    chit = to_deal(position, asked.side)[0]
    return [Deal(chit, seat) for seat in _every_seat(position)]


DEAL = Verb(
    Deal,
    candidates=_deals,
    exists=lambda position, asked, action: action.chit in CHITS and action.seat in _every_seat(position),
    args=lambda position, asked, action: (position, asked.side, action.chit, action.seat),
    forbids=(second_chit_goes_with_the_first, chit_is_not_to_deal, seat_is_of_the_other_team),
    resolve=deal_chit,
)


class DealChits(Decision, frozen=True, kw_only=True):
    """20.2 The next chit goes into the cup of one of the team's players."""

    rule: ClassVar[str] = "20.2.b"
    verbs = (DEAL,)
    side: int


class FillMasterCup(Procedure, frozen=True, kw_only=True):
    """20.2 Master chits by the size of the team, the chits of all, Manstein and Guderian in hand, and dummies for
    Soviet players who have fewer chits than their team-mates."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        cup = ["supply", "okh", "reserve"]  # §20.1.c, §20.1.d, §20.2.j, §20.2.k, §20.2.o
        for side, name in enumerate(SIDES):
            row = PACK.tables.masters[len(seats_of(position, side))]
            masters = row.first if position.turn == 1 else row.later  # §20.1.g, §20.2.h
            cup += [f"{name}-master"] * masters  # §20.1.a, §20.1.f
            if position.turn >= CONSTANTS.reinforcements_from:  # §20.1.e, §20.2.i, §20.2.n
                cup.append(f"{name}-reinforcements")
        axis = position.chits[AXIS]
        hand = tuple(chit for chit in axis.available if CHITS[chit].kind == "interrupt")  # §20.2.e
        position = position.with_chits(AXIS, replace(axis, hand=hand))
        counts = {seat: len(chits) for seat, chits in position.cups if seat in position.rules.soviet}
        most = max(counts.values(), default=0)
        dummies = tuple((seat, most - count) for seat, count in counts.items() if count < most)  # §20.2.zd, §20.2.ze
        game.change(position.but(cup=tuple(sorted(cup)), dummies=dummies))  # §20.1.h
        game.log("cup-filled", "20.2.j", count=len(cup))


@rule("20.2.s", "20.2.t", "20.2.v")
class TeamCommand(Scheduler, frozen=True, kw_only=True):
    """20.2 A master chit at a time; the headquarters drawn for it start side by side where they do not interfere."""

    pending: Pending = ()

    def idle(self, game: AvaGame) -> bool:
        return bool(game.parallel) and self._next(game) is None

    def run(self, game: AvaGame) -> None:
        position = game.position
        pending = self._next(game)
        if pending is not None:
            self._start(game, *pending)
        elif game.parallel:
            game.then(self)
        elif position.cup:
            self._draw(game)
        elif held(position):
            game.then(LastInterrupts(), self)

    @rule("7.3.c", "7.3.d", "20.2.zb")
    def _next(self, game: AvaGame) -> tuple[str, str] | None:
        """20.2 The first chit that can start beside those under way: an interrupt before the headquarters drawn for a
        master chit. RULING ava-093"""
        waiting = (*(("", chit) for chit in game.position.queue), *self.pending)
        for at, (seat, chit) in enumerate(waiting):
            seats = (seat,) if seat else free_seats(game, AXIS)
            if may_start(game, chit, tuple(earlier for _, earlier in waiting[:at]), seats):
                return seat, chit
        return None

    def _start(self, game: AvaGame, seat: str, chit: str) -> None:
        position = game.position
        if seat:
            left = tuple(p for p in self.pending if p != (seat, chit))
            asked = questions(position, chit, seat=seat)
            game.then(*asked, StartTeam(chit=chit, seat=seat), replace(self, pending=left))
        else:
            game.change(position.but(queue=tuple(queued for queued in position.queue if queued != chit)))
            game.then(StartTeam(chit=chit, seat=""), self)

    def _draw(self, game: AvaGame) -> None:
        chit = draw(game)
        side = side_of(chit)
        game.log("chit-drawn", "20.2.s", chit=chit, side=SIDES[side] if side is not None else "both")
        if CHITS[chit].kind != "master":
            game.then(*questions(game.position, chit), CarryOut(chit=chit), self)
            return
        assert side is not None
        game.change(game.position.but(drawn=(*game.position.drawn, chit)))
        drawn = ((seat, draw_own(game, seat)) for seat in seats_of(game.position, side))
        game.then(replace(self, pending=tuple((seat, chit) for seat, chit in drawn if chit)))


def free_seats(game: AvaGame, side: int) -> tuple[str, ...]:
    """Players of a team who have no activation under way."""
    busy = {seat for activation in running(game) for seat in activation.seats}
    return tuple(seat for seat in seats_of(game.position, side) if seat not in busy)


def draw_own(game: AvaGame, seat: str) -> str:
    """20.2 A player draws from the own cup: a headquarters chit, or a dummy, or nothing."""
    position = game.position
    cup, dummies = dict(position.cups)[seat], dict(position.dummies).get(seat, 0)
    if not cup and not dummies:
        return ""
    (number,) = game.roll(1, len(cup) + dummies)
    game.reveal()
    if number > len(cup):
        fewer = tuple((s, n - (s == seat)) for s, n in position.dummies)
        game.change(position.but(dummies=fewer))
        game.log("dummy-drawn", "20.2.zf", seat=seat)
        return ""
    chit = cup[number - 1]
    left = tuple((s, tuple(c for c in own if c != chit) if s == seat else own) for s, own in position.cups)
    game.change(position.but(cups=left))
    turn_up(game, chit)
    game.log("own-chit-drawn", "20.2.t" if side_of(chit) == AXIS else "20.2.v", chit=chit, seat=seat)
    return chit


@rule("20.2.u", "20.2.w")
class StartTeam(Procedure, frozen=True, kw_only=True):
    """20.2 The player activates the headquarters from their cup; an interrupt is played by those of the team who are
    free."""

    chit: str
    seat: str

    def run(self, game: AvaGame) -> None:
        seats = (self.seat,) if self.seat else free_seats(game, side_of(self.chit) or AXIS)
        if side_of(self.chit) == SOVIET and not self.seat:
            game.then(CarryOut(chit=self.chit))
        elif army19_waits(game.position, UNIT[CHITS[self.chit].hq]):
            game.change(game.position.but(drawn=(*game.position.drawn, self.chit)))
            game.then(EnterArmy19(chit=self.chit, seats=seats))
        elif may_start(game, self.chit, (), seats):
            start(game, self.chit, seats)
        else:
            game.change(game.position.but(queue=(self.chit, *game.position.queue)))
