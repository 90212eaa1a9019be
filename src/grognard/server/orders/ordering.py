"""The part of a table that keeps the standing orders of its seats and answers by them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.journal import Undone
from grognard.core.orders import ONLY_ANSWER, StandingOrder, answer, order_kinds
from grognard.server.clocks.claiming import Claiming
from grognard.server.orders.wire import Orders, SetOrder
from grognard.server.problems import Conflict, NoSuchOrder
from grognard.server.storage.store import SeatRow
from grognard.server.tables.showing import Watcher

HESITATION = (1.5, 6.0)
"""Seconds before an answer by an order, at least and at most."""


class Ordering(Claiming):
    """The base of a table: what a seat has ordered is done before anyone is asked."""

    async def set_order(self, watcher: Watcher, message: SetOrder) -> None:
        self._must_hold(watcher, message.seat)
        order = self._order(message)
        await self._finish(self._set_order(message.seat, message.kind, order))
        self.wake()

    def _order(self, message: SetOrder) -> StandingOrder | None:
        """The order that is meant, if this game can carry it out; None: to be asked."""
        kinds = {kind.kind: kind for kind in order_kinds(self.match.system.in_advance)}
        known = kinds.get(message.kind)
        if known is None and message.kind != ONLY_ANSWER:
            raise NoSuchOrder(kind=message.kind[:80])
        if message.way == "ask":
            return None
        ways: tuple[str, ...] = ("always",)
        if known is not None:
            ways = (*("always",) * known.accept, *("never",) * known.decline, *known.plans)
        chance = known is not None and known.chance and message.way == "always"
        if message.way not in ways or (message.at_least and not chance):
            raise NoSuchOrder(kind=message.kind[:80])
        return StandingOrder(message.kind, message.way, message.at_least)

    async def _set_order(self, name: str, kind: str, order: StandingOrder | None) -> None:
        async with self.lock:
            while True:
                seats = tuple(with_order(s, kind, order) if s.seat == name else s for s in self.row.seats)
                if seats != self.row.seats:
                    try:
                        await self.store.seat(self.row.id, seats, self.row.seats)
                    except Conflict as wrong:
                        await self._catch_up_after(wrong)
                        continue
                self.row = replace(self.row, seats=seats)
                break
            for watcher in self.watchers:
                if name in watcher.mine:
                    self._tell_orders(watcher)

    def _sit_down(self, watcher: Watcher, fresh: dict[str, str]) -> None:
        super()._sit_down(watcher, fresh)
        self._tell_orders(watcher)

    def _tell_orders(self, watcher: Watcher) -> None:
        if watcher.mine and not self.row.branch:
            own = {s.seat: s.orders for s in self.row.seats if s.seat in watcher.mine}
            watcher.send(Orders(order_kinds(self.match.system.in_advance), own))

    async def _hesitate(self) -> None:
        """Where other people play, an answer takes as long as one by hand may: how quick it comes would tell them that
        there was an order, and with one for single answers that there was no choice. Outside the lock: the player may
        be quicker. Not under a live clock, which would run meanwhile."""
        live = self.row.pace is not None and self.row.pace.kind == "live"
        people = [seat for seat in self.row.seats if not seat.machine]
        elsewhere = len(people) > 1 and any(seat.kind == "open" for seat in people)
        if elsewhere and not live and self._ordered() is not None:
            await asyncio.sleep(random.uniform(*HESITATION))

    @property
    def _has_orders(self) -> bool:
        return any(seat.orders for seat in self.row.seats)

    def _ordered(self) -> tuple[str, Action] | None:
        """The next answer that a standing order gives. Nothing is done while consent is asked for, nor right after an
        undo, which it would only undo again."""
        match, game = self.match, self.match.game
        if not self._has_orders or self.request or (match.entries and isinstance(match.entries[-1], Undone)):
            return None
        orders = {s.seat: {order.kind: order for order in s.orders} for s in self.row.seats if not s.machine}
        for decision in game.decisions:
            asked = [seat for seat in decision.seats if game.asked(seat) is decision]
            # Where several may answer, one player's order does not speak for the others.
            answers = [answer(game, decision, orders.get(seat, {}), match.system.in_advance) for seat in asked]
            if answers and answers[0] is not None and all(given == answers[0] for given in answers):
                return asked[0], answers[0]
        return None


def with_order(seat: SeatRow, kind: str, order: StandingOrder | None) -> SeatRow:
    """The seat with this order for a kind of question; without one if there is none."""
    others: Iterable[StandingOrder] = (kept for kept in seat.orders if kept.kind != kind)
    return replace(seat, orders=(*others, *([order] if order else [])))
