"""Ends that no rule brings about, and seats that change hands: entries of the journal like any other."""

from __future__ import annotations

import msgspec
import pytest

from grognard.core.dice import seed_from
from grognard.core.errors import BadJournal, GameOver, StalePly
from grognard.core.journal import Clocked, Drawn, Journal, Match, Resigned, Seated, TimedOut, read_journal
from grognard.core.system import System
from grognard.games import SYSTEMS, find
from tests.server.toy import TOY, Mark, Throw


def begun(scenario: str = "duel") -> Match:
    match = Match(TOY, scenario, {}, seed_from(3))
    match.play("north", Mark("a"))
    return match


def again(match: Match) -> Match:
    """The match of its own journal, as written to a file."""
    return Match.from_journal(read_journal(match.journal().encode()), match.system)


def test_a_resignation_ends_the_game_for_the_whole_side() -> None:
    match = begun("allies")
    match.end(Resigned("east"))
    outcome = match.game.position.outcome
    assert outcome.results == {"north": "loss", "east": "loss", "south": "win"}
    assert (outcome.reason.id, outcome.reason.args) == ("ended-by-resignation", {"seats": ("north", "east")})
    assert [event.what for event in match.events[-1]] == ["ended-by-resignation"]
    assert match.game.decision is None


def test_an_agreed_draw_is_a_draw_for_all() -> None:
    match = begun()
    match.end(Drawn("south"))
    assert match.game.position.outcome.results == {"north": "draw", "south": "draw"}


@pytest.mark.parametrize("entry", [Resigned("south"), Drawn("south"), TimedOut("south", "north")])
def test_such_an_end_replays_and_is_taken_back_only_by_agreement(entry: Resigned | Drawn | TimedOut) -> None:
    match = begun()
    before = match.digest()
    match.end(entry)
    assert again(match).digest() == match.digest()
    assert match.undo_targets("north") == match.undo_targets("south") == []
    match.undo("north", 1, agreed=True)
    assert (match.digest(), match.game.position.outcome) == (before, None)
    match.play("north", Throw())
    assert again(match).events == match.events


def test_no_game_ends_twice_at_a_stale_ply_or_by_a_seat_that_does_not_exist() -> None:
    match = begun()
    with pytest.raises(StalePly):
        match.end(Resigned("north"), ply=0)
    with pytest.raises(BadJournal, match="no seat west"):
        match.end(Resigned("west"))
    match.end(Resigned("north"))
    for entry in (Resigned("south"), Resigned("north"), Drawn("south")):
        with pytest.raises(GameOver):
            match.end(entry)
    assert match.ply == 2


def test_a_draw_without_consent_is_no_entry() -> None:
    match = begun()
    match.end(Drawn("south"))
    forged = msgspec.structs.replace(match.journal(), entries=(match.entries[0], Drawn("south", agreed=False)))
    with pytest.raises(BadJournal, match="needs the consent of all"):
        Match.from_journal(forged, TOY)


def test_a_seat_that_changes_hands_changes_nothing_on_the_table_and_no_right_to_undo() -> None:
    match = begun()
    before = match.digest()
    match.note(Seated("south", "easy", "north", agreed=True))
    assert (match.digest(), match.undo_targets("north")) == (before, [0])
    assert [(event.what, event.args) for event in match.events[-1]] == [("seat-to-machine", {"seat": "south"})]
    match.note(Seated("south"))
    assert match.events[-1][0].what == "seat-to-person"
    replay = again(match)
    assert (replay.entries, replay.digest()) == (match.entries, before)
    match.undo("north", 0)
    assert match.game.position.marks == ()
    with pytest.raises(BadJournal, match="no seat west"):
        match.note(Seated("west", "easy"))


def test_an_answer_begun_before_the_own_seat_changed_hands_is_stale() -> None:
    match = begun("race")
    match.note(Seated("south", "easy"))
    match.play("north", Mark("b"), ply=1)
    with pytest.raises(StalePly):
        match.play("south", Mark("c"), ply=1)


def test_a_journal_of_version_three_keeps_its_words_and_its_result() -> None:
    """Only what is older was written in other words."""
    old = msgspec.structs.replace(begun().journal(), version=3)
    read = read_journal(old.encode())
    assert (read.entries, read.result) == (old.entries, old.result)
    tampered = msgspec.structs.replace(read, result="0" * 64)
    with pytest.raises(BadJournal, match="ends in another state"):
        Match.from_journal(tampered, TOY)


@pytest.mark.parametrize("system", [find(slug) for slug in SYSTEMS], ids=lambda system: system.slug)
def test_every_game_can_be_resigned_and_shown_afterwards(system: System) -> None:
    for scenario in {s.seats: s for s in system.scenarios}.values():
        match = Match(system, scenario.id, {}, seed_from(5))
        match.end(Resigned(scenario.seats[-1]))
        outcome = match.game.position.outcome
        losers = {seat for seat, result in outcome.results.items() if result == "loss"}
        assert losers == set(scenario.side(scenario.seats[-1]))
        assert set(outcome.results) == set(scenario.seats)
        for seat in (*scenario.seats, None):
            assert system.view(match.game, seat) is not None
        assert system.faults(match.game) == []
        journal: Journal = match.journal()
        assert Match.from_journal(journal, system).digest() == journal.result


def test_sides_hold_together() -> None:
    cooperative = find("pavlov").scenario("competitive-three")
    assert cooperative.sides == (("command", "garrison"), ("german",))
    assert find("pavlov").scenario("cooperative").sides == (("command", "garrison"),)
    assert find("h44").scenarios[0].sides == (("allied",), ("german",))
    four = next(s for s in find("coh").scenarios if len(s.seats) == 4)
    assert four.side("german-2") == ("german-1", "german-2")
    team = next(s for s in find("ava").scenarios if len(s.seats) == 8)
    assert [len(side) for side in team.sides] == [5, 3]


def test_a_side_loses_on_time_only_by_the_claim_of_another() -> None:
    match = begun("allies")
    for by, detail in (("north", "on the side"), ("west", "no seat west")):
        with pytest.raises(BadJournal, match=detail):
            match.end(TimedOut("east", by))
    match.end(TimedOut("east", "south"))
    outcome = match.game.position.outcome
    assert outcome.results == {"north": "loss", "east": "loss", "south": "win"}
    assert (outcome.reason.id, outcome.reason.args) == ("ended-on-time", {"seats": ("north", "east")})


def test_what_happens_to_the_clocks_is_noted_and_changes_nothing_else() -> None:
    match = begun()
    before = match.digest()
    match.note(Clocked("south", "more-time", "north", 5400))
    match.note(Clocked("south", "paused"))
    match.note(Clocked("south", "resumed"))
    match.note(Seated("north", "easy", "south", agreed=True, timed=True))
    assert match.digest() == before == again(match).digest()
    assert [(e.what, e.args.get("time")) for events in match.events[2:] for e in events] == [
        ("clocks-more-time", "1:30"),
        ("clocks-paused", None),
        ("clocks-resumed", None),
        ("seat-to-machine-on-time", None),
    ]
    # The last mark is still taken back without asking.
    assert match.undo_targets("north") == [0]
    with pytest.raises(BadJournal, match="no seat west"):
        match.note(Clocked("south", "more-time", "west", 60))


def test_what_the_other_does_to_the_clocks_makes_no_action_stale() -> None:
    match = begun()
    match.note(Clocked("south", "more-time", "north", 60))
    assert match.beside("north", 1)
    match.play("north", Throw(), ply=1)
