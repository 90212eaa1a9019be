"""Pages of players and ladders. What of a player is public: the name, since when, ratings, results of public games with
the names of the others, and open challenges. A private game leaves no trace but on one's own page."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from grognard.server.social.rating import Rating
from grognard.server.social.store import Finished, Scored, SocialStore
from grognard.server.social.wire import LadderOut, LadderRow, PlayerOut, PlayerRating, ResultOut, ResultSeat, Tally
from grognard.server.storage.accounts import Account
from grognard.server.tables.tables import Tables

RESULTS = 20
"""Results on a page."""
LADDER = 50
"""Players on a page of a ladder."""
_FIELDS = {"win": "wins", "draw": "draws", "loss": "losses"}


class Profiles:
    def __init__(self, store: SocialStore, tables: Tables) -> None:
        self.store, self.tables = store, tables

    async def player(self, account: Account, viewer: Account | None, before: int) -> PlayerOut:
        me = viewer is not None and viewer.id == account.id
        ties = {} if viewer is None else {target: kind for kind, target, _ in await self.store.ties(viewer.id)}
        apart = viewer is not None and account.id in await self.store.blocked(viewer.id)
        results = [] if apart else await self.store.finished(account.id, me, before, RESULTS + 1)
        offered = [] if apart else await self.store.offered(account.id)
        return PlayerOut(
            name=account.name,
            since=account.created,
            rated=bool(account.rated),
            ratings=tuple(shown(game, rating) for game, rating in (await self.store.ratings(account.id)).items()),
            tallies=tallied(await self.store.tally(account.id, me)),
            results=await self._results(results[:RESULTS]),
            more=len(results) > RESULTS,
            challenges=await self.tables.infos(offered),
            me=me,
            followed=ties.get(account.id) == "player",
            blocked=ties.get(account.id) == "block",
        )

    async def all_results(self, account: Account) -> tuple[ResultOut, ...]:
        """Every result of a player, for their export."""
        return await self._results(await self.store.finished(account.id, True, 0, 1_000_000))

    async def _results(self, finished: Sequence[Finished]) -> tuple[ResultOut, ...]:
        seats: dict[str, list[Scored]] = {}
        for start in range(0, len(finished), 500):
            for score in await self.store.scored([game.id for game in finished[start : start + 500]]):
                seats.setdefault(score.id, []).append(score)
        return tuple(self._result(game, seats) for game in finished)

    def _result(self, game: Finished, seats: Mapping[str, list[Scored]]) -> ResultOut:
        order = self._order(game)
        listed = sorted(seats.get(game.id, ()), key=lambda s: order.get(s.seat, 0))
        return ResultOut(
            number=game.number,
            id=game.id if game.kept else "",
            game=game.game,
            scenario=game.scenario,
            ended=game.ended,
            how=game.how,
            private=game.private,
            rated=game.rated,
            unrated=game.unrated,
            seats=tuple(seat_of(score) for score in listed),
        )

    def _order(self, game: Finished) -> dict[str, int]:
        """The seats as the scenario lists them; a scenario that is gone leaves them as they are."""
        system = self.tables.systems.get(game.game)
        scenarios = () if system is None else system.scenarios
        names = next((s.seats for s in scenarios if s.id == game.scenario), ())
        return {seat: n for n, seat in enumerate(names)}

    async def ladder(self, slug: str, page: int) -> LadderOut:
        rows, total = await self.store.ladder(self.tables.system(slug).slug, page * LADDER, LADDER)
        listed = (
            LadderRow(page * LADDER + n, row.name, round(row.rating), round(row.deviation), row.games)
            for n, row in enumerate(rows, 1)
        )
        return LadderOut(tuple(listed), total, page, LADDER)


def shown(game: str, rating: Rating) -> PlayerRating:
    now = rating.rested(time.time())
    return PlayerRating(game, round(now.rating), round(now.deviation), now.provisional, now.games)


def tallied(counts: Sequence[tuple[str, str, str, int]]) -> tuple[Tally, ...]:
    tallies: dict[tuple[str, str], Tally] = {}
    for game, seat, result, count in counts:
        tally = tallies.get((game, seat), Tally(game, seat))
        tallies[game, seat] = replace(tally, **{_FIELDS[result]: count})
    return tuple(tallies.values())


def seat_of(score: Scored) -> ResultSeat:
    before, after = round(score.before), round(score.after)
    if score.player:
        return ResultSeat(score.seat, "machine", score.player, score.result, before, after)
    kind = "player" if score.name else "deleted" if score.account else "guest"
    return ResultSeat(score.seat, kind, score.name, score.result, before, after)  # type: ignore[arg-type]
