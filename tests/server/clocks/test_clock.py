"""The arithmetic of clocks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.server.clocks.clock import (
    DAY,
    NEVER,
    advanced,
    awakened,
    clock_of,
    deadline,
    departed,
    fresh,
    given,
    is_out,
    late,
    must_be_sensible,
    next_look,
    returned,
    settled,
    with_clock,
)
from grognard.server.clocks.problems import BadPace
from grognard.server.clocks.wire import Clocks, Pace, SeatClock

LIVE = Pace(kind="live", delay=10, bank=600, increment=60)
DAYS = Pace(kind="days", delay=2 * DAY, bank=4 * DAY, vacation=10 * DAY)
START = 1000.0


def begun(pace: Pace = LIVE, *asked: str) -> Clocks:
    return advanced(pace, fresh(pace, ("a", "b"), 1), START, asked or ("a",), ply=1, turn=1)


def of(clocks: Clocks, seat: str = "a") -> SeatClock:
    clock = clock_of(clocks, seat)
    assert clock is not None
    return clock


def test_a_seat_uses_up_its_delay_then_its_bank() -> None:
    clock = of(begun())
    assert deadline(clock) == START + 610
    assert settled(clock, START + 4).bank == 600
    assert (settled(clock, START + 30).delay, settled(clock, START + 30).bank) == (0, 580)
    assert not is_out(clock, START + 609)
    assert is_out(clock, START + 610)
    assert deadline(of(begun(), "b")) == NEVER


def test_a_hundred_actions_in_a_row_get_one_delay_and_an_answer_in_between_another() -> None:
    clocks = begun()
    for n in range(1, 101):
        clocks = advanced(LIVE, clocks, START + n, ("a",), ply=1 + n, turn=1)
    assert of(clocks) == of(begun())
    clocks = advanced(LIVE, clocks, START + 100, ("b",), ply=102, turn=1)
    assert (of(clocks).bank, of(clocks).since, of(clocks, "b").since) == (510, 0, START + 100)
    # The answer takes less than the delay: it costs nothing.
    clocks = advanced(LIVE, clocks, START + 108, ("a",), ply=103, turn=1)
    assert (of(clocks, "b").bank, of(clocks).bank, of(clocks).delay) == (600, 510, 10)


def test_seats_asked_at_once_run_at_once() -> None:
    clocks = begun(LIVE, "a", "b")
    clocks = advanced(LIVE, clocks, START + 50, ("b",), ply=2, turn=1)
    assert (of(clocks).bank, of(clocks).since) == (560, 0)
    assert deadline(of(clocks, "b")) == START + 610


def test_each_new_game_turn_adds_the_increment_once_to_all() -> None:
    clocks = advanced(LIVE, begun(), START + 110, ("b",), ply=2, turn=2)
    assert (of(clocks).bank, of(clocks, "b").bank) == (560, 660)
    back = advanced(LIVE, clocks, START + 110, ("a",), ply=3, turn=1)
    again = advanced(LIVE, back, START + 110, ("b",), ply=4, turn=2)
    assert (of(again).bank, of(again, "b").bank) == (560, 660)
    assert of(advanced(LIVE, again, START + 110, ("b",), ply=5, turn=4), "b").bank == 780


def test_what_was_overdrawn_and_not_claimed_is_forgiven() -> None:
    clocks = advanced(LIVE, begun(), START + 5000, ("b",), ply=2, turn=1)
    assert of(clocks).bank == 0
    again = advanced(LIVE, clocks, START + 5005, ("a",), ply=3, turn=1)
    assert (late(again, START + 5014), late(again, START + 5015)) == ((), ("a",))


def test_in_a_pause_no_clock_runs_and_the_delay_is_not_renewed() -> None:
    paused = advanced(LIVE, replace(begun(), paused=True), START + 4, ("a",), ply=2, turn=1)
    assert (of(paused).delay, of(paused).since, late(paused, START + 1e6)) == (6, 0, ())
    onward = advanced(LIVE, replace(paused, paused=False), START + 9999, ("a",), ply=3, turn=1)
    assert deadline(of(onward)) == START + 9999 + 606


def test_more_time_counts_from_now() -> None:
    clock = given(of(begun()), 300, START + 5000)
    assert deadline(clock) == START + 5300


def test_vacation_stops_the_clock_until_it_is_used_up_or_ended() -> None:
    start = with_clock(begun(DAYS), "a", lambda c: departed(c, START + DAY))
    clock = of(start)
    assert (clock.vacation, clock.away, deadline(clock)) == (0, START + 11 * DAY, START + (11 + 1 + 4) * DAY)
    back = returned(clock, START + 4 * DAY)
    assert (back.vacation, back.away, deadline(back)) == (7 * DAY, 0, START + (4 + 1 + 4) * DAY)
    # Asked while away: the time begins with the return.
    asked = advanced(DAYS, start, START + 2 * DAY, ("b",), ply=2, turn=1)
    asked = advanced(DAYS, asked, START + 3 * DAY, ("a",), ply=3, turn=1)
    assert deadline(of(asked)) == START + (11 + 2 + 4) * DAY
    assert returned(returned(clock, START + 99 * DAY), START + 99 * DAY).vacation == 0


def test_an_outage_takes_no_time() -> None:
    clocks = advanced(LIVE, begun(), START + 20, ("a", "b"), ply=2, turn=1)
    later = awakened(clocks, START + 30, START + 1030)
    assert deadline(of(later)) == START + 1610
    # One that was set going after the last sign of life loses nothing of the time before.
    assert deadline(of(awakened(clocks, START + 5, START + 1030), "b")) == START + 1030 + 610
    assert awakened(fresh(LIVE, ("a",), 1), START, START + 9) == fresh(LIVE, ("a",), 1)


def test_it_is_looked_at_when_little_time_is_left_and_when_it_is_out_and_no_more() -> None:
    clocks = begun(DAYS)
    assert next_look(DAYS, clocks) == START + 5 * DAY
    once = with_clock(clocks, "a", lambda c: replace(c, told=1))
    assert next_look(DAYS, once) == START + 6 * DAY
    assert next_look(DAYS, with_clock(once, "a", lambda c: replace(c, told=2))) == NEVER
    assert next_look(DAYS, fresh(DAYS, ("a",), 1)) == 0
    assert next_look(LIVE, begun()) == START + 610 - 152.5


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        (replace(LIVE, bank=59), "bank"),
        (replace(LIVE, delay=-1), "delay"),
        (replace(LIVE, increment=3601), "increment"),
        (replace(LIVE, vacation=60), "vacation"),
        (replace(DAYS, delay=60), "delay"),
        (replace(DAYS, vacation=61 * DAY), "vacation"),
    ],
)
def test_a_pace_without_sense_is_refused(wrong: Pace, part: str) -> None:
    with pytest.raises(BadPace) as refusal:
        must_be_sensible(wrong)
    assert refusal.value.args_["part"] == part
    must_be_sensible(LIVE)
    must_be_sensible(DAYS)
