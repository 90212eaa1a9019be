"""The after-action report: exact luck, losses, chances, and nothing that the seat did not see."""

from __future__ import annotations

import itertools
from functools import cache

import pytest

from grognard.ai import make_player
from grognard.ai.player import PlayerView
from grognard.core.dice import seed_from
from grognard.core.events import Event, Roll
from grognard.core.journal import Match
from grognard.core.situations.event_index import events_logged
from grognard.games import SLUGS, find
from grognard.lab.after_action.chances import moments, playouts
from grognard.lab.after_action.luck import Odds, hits, sums, together
from grognard.lab.after_action.report import Seen, report, rolls_in
from grognard.lab.after_action.stakes import LOSSES, STAKES, gainer, loser


@cache
def finished() -> Match:
    """A firefight between machine players."""
    match = Match(find("coh"), "corn-rows", {}, seed_from(5))
    players = {seat: make_player("coh", "normal", n) for n, seat in enumerate(match.scenario.seats)}
    while match.game.decision is not None:
        seat = match.game.decision.seats[0]
        match.play(seat, players[seat].choose(PlayerView.of(match.system, match.game, seat)))
    return match


@pytest.mark.parametrize("count", [1, 2, 3])
def test_chances_of_sums_and_hits_are_those_of_counting(count: int) -> None:
    rolls = list(itertools.product(range(1, 7), repeat=count))
    for total, chance in sums(count).items():
        assert chance == pytest.approx(sum(sum(roll) == total for roll in rolls) / len(rolls))
    for number, chance in hits(count, 5).items():
        assert chance == pytest.approx(sum(sum(die >= 5 for die in roll) == number for roll in rolls) / len(rolls))


def test_percentile_is_the_chance_of_worse_and_half_of_the_same() -> None:
    assert Odds(Roll((6,)), "sum", high=True).percentile == pytest.approx(11 / 12)
    assert Odds(Roll((6,)), "sum", high=False).percentile == pytest.approx(1 / 12)
    two = Odds(Roll((6, 1), target=5), "hits", high=True)
    assert two.expected == pytest.approx(2 / 3)
    assert two.actual == 1
    assert two.percentile == pytest.approx(4 / 9 + 2 / 9)


def test_luck_is_fair_mean_one_half_and_the_variance_it_says() -> None:
    pairs = list(itertools.product(range(1, 7), repeat=2))
    by_sum = [Odds(Roll(dice), "sum", high=True) for dice in pairs]
    by_hits = [Odds(Roll(dice, target=5), "hits", high=True) for dice in pairs]
    for rolls in (by_sum, by_hits):
        mean = sum(odds.percentile for odds in rolls) / len(rolls)
        assert mean == pytest.approx(0.5)
        variance = sum((odds.percentile - 0.5) ** 2 for odds in rolls) / len(rolls)
        assert variance == pytest.approx(rolls[0].variance)


def test_many_rolls_together() -> None:
    assert together([]) == 0.5
    assert together([(0.5, 1 / 12)] * 9) == pytest.approx(0.5)
    assert together([(0.9, 1 / 12)] * 4) > 0.97
    assert together([(0.9, 1 / 12)] * 4) + together([(0.1, 1 / 12)] * 4) == pytest.approx(1)


@pytest.mark.parametrize("slug", SLUGS)
def test_stakes_and_losses_name_events_that_the_game_logs(slug: str) -> None:
    logged = events_logged(slug)
    assert set(STAKES[slug]) <= set(logged)
    assert set(LOSSES[slug]) <= set(logged)
    for what, stake in STAKES[slug].items():
        assert not stake.gainer.startswith("@") or stake.gainer[1:] in logged[what]


@pytest.mark.parametrize(
    ("slug", "event", "side"),
    [
        ("ava", Event("battle", args={"units": ("de-l-8pz",)}), "axis"),
        ("h44", Event("determined-defence", args={"unit": "ge-krafft"}), "german"),
        ("s42", Event("battle", args={"units": ("su-309", "su-340")}), "soviet"),
        ("coh", Event("attack-hit", args={"unit": "su-maxim-1"}), "soviet"),
        ("pavlov", Event("attack"), "soviet"),
        ("pavlov", Event("building-shelled"), "german"),
    ],
)
def test_roll_is_good_for_the_side_it_is_for(slug: str, event: Event, side: str) -> None:
    assert gainer(slug, event, STAKES[slug][event.what]) == side


def test_loss_is_a_loss_of_the_side_of_the_unit() -> None:
    assert loser("h44", Event("unit-reduced", args={"unit": "ge-krafft"})) == "german"
    assert loser("pavlov", Event("target-destroyed", args={"type": "pz2"})) == "german"
    assert loser("h44", Event("unit-landed", args={"unit": "ge-krafft"})) == ""


def test_report_of_a_finished_game_adds_up() -> None:
    match = finished()
    found = report(match, "german")
    assert found.over
    assert {line.side for line in found.luck} == {"german", "soviet"}
    assert sum(line.rolls for line in found.luck) == len(found.rolls)
    destroyed = sum(event.what == "unit-destroyed" for events in match.events for event in events)
    assert sum(line.count for line in found.losses) == destroyed > 0
    outcome = match.game.position.outcome
    assert outcome is not None
    points = {line.side: line.points for line in found.score}
    assert points == {"german": outcome.reason.args["german"], "soviet": outcome.reason.args["soviet"]}
    assert [battle.ply for battle in found.battles] == sorted(battle.ply for battle in found.battles)


def test_roll_that_the_seat_did_not_see_does_not_count() -> None:
    match = finished()
    ply, events = next(
        (ply, events) for ply, events in enumerate(match.events) if list(rolls_in("coh", Seen(ply, 1, events)))
    )
    roll = next(rolls_in("coh", Seen(ply, 1, events)))[0]
    secret = Event(roll.event.what, roll.event.rule, roll.event.args, roll.event.roll, ("soviet",))
    hidden = tuple(secret if event == roll.event else event for event in events)
    before = {seat: len(report(match, seat).rolls) for seat in ("german", "soviet")}
    match.events[ply] = hidden
    try:
        assert len(report(match, "soviet").rolls) == before["soviet"]
        assert len(report(match, "german").rolls) == before["german"] - 1
        assert len(report(match, None).rolls) == before["german"] - 1
    finally:
        match.events[ply] = events


def test_playouts_stop_in_time_and_judge_every_turn() -> None:
    found = moments(finished())
    assert [moment.turn for moment in found] == sorted({moment.turn for moment in found})
    ticks = itertools.count()
    chances = playouts("coh", found, 2500, clock=lambda: float(next(ticks)))
    assert next(ticks) < 2600
    assert chances
    for chance in chances:
        assert sum(chance.wins.values()) == pytest.approx(1)
        assert all(0 < share < 1 for share in chance.wins.values())
    assert playouts("coh", found, 0) == []
