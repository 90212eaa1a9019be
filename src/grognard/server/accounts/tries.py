"""How often something may be tried."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from grognard.server.limits import Bucket

REMEMBERED = 20_000
"""Names and addresses whose tries are remembered."""


class Tries:
    """A token bucket for each name or address, the last used ones."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, who: str) -> None:
        if who not in self._buckets:
            self._buckets[who] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        self._buckets[who].spend()
