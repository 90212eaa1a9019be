"""Results and ratings in SQLite and in PostgreSQL: the same statements do the same, once on whichever server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.verdicts import Message
from grognard.server.moderation.store import ModerationStore
from grognard.server.problems import Conflict
from grognard.server.social.problems import TooManyFollowed
from grognard.server.social.store import SocialStore
from grognard.server.storage.accounts import AccountStore
from grognard.server.storage.operations import Operations
from grognard.server.storage.sanctions import Sanction
from grognard.server.storage.store import Asked, GameResult, Progress, Score, SeatRow
from tests.server.accounts.test_storage import opened as opened
from tests.server.test_store import KEPT, ROW, at


def ended(id_: str, first: str, second: str, result: str = "win", **more: Any) -> GameResult:
    scores = (Score("north", first, "", result), Score("south", second, "", {"win": "loss"}.get(result, result)))
    standard = GameResult(
        id=id_,
        game="toy",
        scenario="duel",
        ended=time.time(),
        plies=9,
        how="resigned",
        private=False,
        rated=True,
        scores=scores,
    )
    return replace(standard, **more)


async def game(store: Operations, id_: str, *accounts: str, **more: Any) -> None:
    seats = tuple(SeatRow(seat, "open", f"{id_}{seat}", account=a) for seat, a in zip("ns", accounts, strict=True))
    await store.create(replace(ROW, id=id_, seats=seats, situation="", **more), [])


def test_result_comes_with_the_end_and_goes_with_it(opened: Callable[[], Operations]) -> None:
    async def run() -> None:
        games = opened()
        accounts, social = AccountStore(games), SocialStore(games)
        ada, bob = [(await accounts.create(name, name.lower(), "hash")).id for name in ("Ada", "Bob")]
        await game(games, "g1", ada, bob)
        over = Progress(1, 1, True, 4.0)
        await games.append("g1", b"{}", over, KEPT, result=ended("g1", ada, bob))
        # Another server that ends it at the same ply comes too late, with its result.
        with pytest.raises(Conflict):
            await games.append("g1", b"{}", over, KEPT, result=ended("g1", ada, bob, "loss"))
        (result,) = await social.finished(ada, False, 0, 9)
        assert (result.id, result.rated, result.kept, result.how) == ("g1", True, True, "resigned")
        assert await social.tally(ada, False) == [("toy", "north", "win", 1)]
        assert round((await social.rating(ada, "toy")).rating) == 1662
        scored = {s.seat: (s.name, round(s.before), round(s.after)) for s in await social.scored(["g1"])}
        assert scored == {"north": ("Ada", 1500, 1662), "south": ("Bob", 1500, 1338)}
        # Its end is taken back: the entry and the loss of the result are one change.
        await games.append("g1", b"{}", at(2), KEPT, result=ended("g1", ada, bob, scores=()))
        assert await social.finished(ada, True, 0, 9) == []
        await games.append("g1", b"{}", Progress(3, 1, True, 5.0), KEPT, result=ended("g1", ada, bob, private=True))
        assert await social.finished(ada, False, 0, 9) == []
        assert [r.private for r in await social.finished(ada, True, 0, 9)] == [True]
        await games.close()

    asyncio.run(run())


def test_ratings_ladder_caps_and_accounts_that_go(
    opened: Callable[[], Operations], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        games = opened()
        accounts, social = AccountStore(games), SocialStore(games)
        ids = [(await accounts.create(name, name.lower(), "hash")).id for name in ("Ada", "Bob", "Eve", "Max")]
        ada, bob, eve, max_ = ids
        for id_ in ids:
            await social.choose(id_, rated=True, ladder=True)
        pairs = [(ada, bob), (bob, eve), (eve, ada), (ada, bob), (ada, bob), (ada, bob), (bob, max_), (ada, max_)]
        await accounts.seen_from(bob, ["browser", "address"])
        await accounts.seen_from(max_, ["address"])
        for n, (first, second) in enumerate(pairs):
            if n == len(pairs) - 1:
                await ModerationStore(games).give_role(eve, "admin")
                await ModerationStore(games).impose(eve, max_, Sanction("ban", "spam", 0.0))
            await game(games, f"g{n}", first, second)
            result = ended(f"g{n}", first, second)
            await games.append(f"g{n}", b"{}", Progress(1, 1, True, 4.0), KEPT, result=result)
        unrated = {r.id: r.unrated for id_ in ids for r in await social.finished(id_, True, 0, 99)}
        assert [unrated[f"g{n}"] for n in range(8)] == ["", "", "", "", "", "often", "origin", "banned"]
        before = {id_: await social.ratings(id_) for id_ in ids}
        assert await social.recompute() == 5
        assert {id_: await social.ratings(id_) for id_ in ids} == before
        monkeypatch.setattr("grognard.server.social.store.PROVISIONAL", 351.0)
        rows, total = await social.ladder("toy", 0, 2)
        assert ([row.name for row in rows], total) == (["Ada", "Eve"], 3)
        await accounts.delete(ada)
        assert [row.name for row in (await social.ladder("toy", 0, 9))[0]] == ["Eve", "Bob"]
        gone = [s.account for s in await social.scored(["g0", "g2"]) if not s.name]
        assert len(gone) == 2
        assert gone[0] == gone[1] != ada
        assert await social.recompute() == 5
        assert await social.ratings(bob) == before[bob]
        await games.close()

    asyncio.run(run())


def test_follows_challenges_and_what_is_asked(
    opened: Callable[[], Operations], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        games = opened()
        accounts, social = AccountStore(games), SocialStore(games)
        ada, bob, eve = [(await accounts.create(name, name.lower(), "hash")).id for name in ("Ada", "Bob", "Eve")]
        await game(games, "g1", ada, bob)
        await game(games, "g2", bob, eve, private=True)
        await social.tie(eve, "player", ada, True)
        await social.tie(eve, "player", bob, True)
        assert await social.watched(eve) == ["g1"]
        await social.tie(ada, "block", eve, True)
        assert await social.ties(eve) == [("player", bob, "Bob")]
        assert await social.blocked(eve) == {ada}
        assert await social.blocked(ada) == {eve}
        monkeypatch.setattr("grognard.server.social.store.MOST", 1)
        with pytest.raises(TooManyFollowed):
            await social.tie(eve, "game", "g1", True)
        # A seat for anyone is a challenge until it is taken.
        free = (SeatRow("n", "here", "k1", account=ada), SeatRow("s", "open", "k2", anyone=True))
        await games.create(replace(ROW, id="c1", situation="", game="toy", seats=free), [])
        assert await social.offered(game="toy") == await social.offered(ada) == ["c1"]
        assert await social.offered(bob) == await social.offered(game="other") == []
        await games.seat("c1", (free[0], replace(free[1], spent=("k2",), account=bob)), free)
        assert await social.offered() == []
        asked = (Asked("n", Message("ask-turn", {"turn": 3})), Asked("s", Message("ask-reaction")))
        await games.append("c1", b"{}", replace(at(1), asked=asked), KEPT)
        assert [row.progress.asked for row in await games.rows(["c1"])] == [asked]
        await games.close()

    asyncio.run(run())
