"""The journal is the truth: it replays, it can be checked, and a bad one is refused with a reason."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grognard.core.dice import seed_from
from grognard.core.errors import (
    BadAction,
    BadEdit,
    BadJournal,
    BadOption,
    GameOver,
    NotAsked,
    StalePly,
    UndoRefused,
    UnknownScenario,
)
from grognard.core.journal import (
    VERSION,
    Edited,
    Journal,
    Match,
    Played,
    decode_journal,
    read_journal,
    upgraded_entry,
)
from grognard.core.renaming import renames_of
from grognard.core.texts import LANGUAGES, core_texts
from grognard.games import find
from tests.server.toy import TOY, Guess, Mark, Throw

PAVLOV = find("pavlov")
Rename = Callable[[str, str], None]


def played(steps: int = 60, scenario: str = "solitaire") -> Match:
    match = Match(PAVLOV, scenario, {}, seed_from(11))
    choose = random.Random(11)
    for _ in range(steps):
        decision = match.game.decision
        assert decision is not None
        match.play(decision.seats[0], choose.choice(decision.actions(match.game)))
    return match


@pytest.mark.parametrize(("slug", "scenario"), [("ava", "leningrad"), ("h44", "short")])
def test_the_past_keeps_no_searches(slug: str, scenario: str) -> None:
    """Positions remember what was found out about them; a history of thousands must not."""
    match = Match(find(slug), scenario, {}, seed_from(12))
    choose = random.Random(12)
    remembered = 0
    for _ in range(80):
        decision = match.game.decision
        assert decision is not None
        actions = decision.actions(match.game)
        remembered += len(match.game.position.__dict__)
        match.play(decision.seats[0], choose.choice(actions))
    assert remembered
    assert not any(state.position.__dict__ for state in list(match.states)[:-1])


def test_a_journal_survives_its_file() -> None:
    journal = played().journal()
    assert read_journal(journal.encode()) == journal


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not a whole JSON file"),
        (b'{"format": "grognard-journal"', "not a whole JSON file"),
        (b"\xff\xfe\x00", "not a whole JSON file"),
        (b"[]", "Expected `object`"),
        (b'{"format": "grognard-journal"}', "missing required field"),
        (b'{"game":"pavlov","scenario":"x","seed":"zz","commitment":""}', "not hexadecimal"),
        (b'{"game":"pavlov","scenario":"x","seed":"","commitment":""}', "wrong length"),
        (b'{"format":"chess","game":"pavlov","scenario":"x","seed":"00","commitment":""}', "format is 'chess'"),
        (b'{"version":99,"game":"pavlov","scenario":"x","seed":"00","commitment":""}', "newer than this program"),
        (b'{"surprise":1,"game":"pavlov","scenario":"x","seed":"00","commitment":""}', "unknown field"),
    ],
)
def test_what_is_not_a_journal_is_refused_with_the_reason(data: bytes, says: str) -> None:
    with pytest.raises(BadJournal, match=says):
        read_journal(data)


def test_a_truncated_file_is_refused() -> None:
    data = played().journal().encode()
    with pytest.raises(BadJournal):
        read_journal(data[: len(data) // 2])


def test_tampered_dice_do_not_verify() -> None:
    journal = played().journal()
    number, entry = next((i, e) for i, e in enumerate(journal.entries) if isinstance(e, Played) and e.rolls)
    assert isinstance(entry, Played)
    first = entry.rolls[0]
    forged = msgspec.structs.replace(first, dice=tuple(die % 6 + 1 for die in first.dice))
    better = msgspec.structs.replace(entry, rolls=(forged, *entry.rolls[1:]))
    assert better != entry
    entries = (*journal.entries[:number], better, *journal.entries[number + 1 :])
    with pytest.raises(BadJournal, match="the seed gives"):
        Match.from_journal(msgspec.structs.replace(journal, entries=entries), PAVLOV)


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    journal = msgspec.structs.replace(played(3).journal(), seed=seed_from(12).hex())
    with pytest.raises(BadJournal, match="committed"):
        Match.from_journal(journal, PAVLOV)


def test_an_illegal_entry_names_its_number_and_paragraph() -> None:
    journal = played(0).journal()
    wrong = Played("soviet", {"do": "play-card", "card": "c96", "unit": "hq62", "action": "recover"})
    with pytest.raises(BadJournal, match=r"entry 1: \[2\.2"):
        Match.from_journal(msgspec.structs.replace(journal, entries=(*journal.entries, wrong)), PAVLOV)


def test_a_journal_of_another_pack_says_so_when_it_does_not_replay() -> None:
    journal = msgspec.structs.replace(played().journal(), pack="another", result="0" * 64)
    with pytest.raises(BadJournal, match="another version of the pack"):
        Match.from_journal(journal, PAVLOV)


def test_unknown_scenario_and_options_are_refused() -> None:
    with pytest.raises(UnknownScenario, match="solitaire"):
        Match(PAVLOV, "stalingrad", {}, b"x")
    with pytest.raises(BadOption, match="tactics"):
        Match(PAVLOV, "solitaire", {"tactics": "easy"}, b"x")
    with pytest.raises(BadOption, match="weather"):
        Match(PAVLOV, "solitaire", {"weather": True}, b"x")
    with pytest.raises(BadOption):
        Match(PAVLOV, "solitaire", {"operational-support": 1}, b"x")


def test_stale_ply_wrong_seat_and_wrong_shape_change_nothing() -> None:
    match = played(5)
    before = match.digest()
    decision = match.game.decision
    assert decision is not None
    action = decision.actions(match.game)[0]
    with pytest.raises(StalePly, match="5"):
        match.play("soviet", action, ply=4)
    with pytest.raises(NotAsked, match="german"):
        match.play("german", action, ply=5)
    for data in (
        {},
        {"do": "fly"},
        {"do": "move"},
        {"do": "move", "counter": 7},
        {"do": "move", "counter": "x", "y": 1},
        3,
    ):
        with pytest.raises(BadAction):
            PAVLOV.decode_action(data)
    assert (match.digest(), match.ply) == (before, 5)


def test_undo_beyond_dice_needs_all_players_and_shows_in_the_log() -> None:
    match = played(40)
    far = match.undo_depths()[0]
    with pytest.raises(UndoRefused):
        match.undo("soviet", far)
    match.undo("soviet", far, agreed=True)
    assert [e.what for e in match.events[-1]] == ["undone-by-agreement"]
    assert match.events[-1][0].args["count"] == 40
    assert Match.from_journal(match.journal(), PAVLOV).digest() == match.digest()


def test_undone_dice_come_again_the_same() -> None:
    """An undo by agreement cannot be used to roll again."""
    match = played(30)
    entries = [e for e in match.entries if isinstance(e, Played)]
    match.undo("soviet", 0, agreed=True)
    for entry in entries:
        match.enter(entry)
    assert isinstance(match.journal(), Journal)


def test_the_end_of_a_game_is_not_taken_back_alone() -> None:
    """It counts as a reveal, though it has neither a die nor a reveal of its own: with it everything hidden can be
    read. By agreement it is taken back like anything else."""
    match = Match(TOY, "dash", {}, seed_from(1))
    before = match.game.dice
    match.play("north", Mark("a"))
    assert match.game.position.outcome is not None
    assert match.game.dice == before
    assert match.undo_targets("north") == []
    with pytest.raises(UndoRefused):
        match.undo("north", 0)
    match.undo("north", 0, agreed=True)
    assert match.game.position.outcome is None
    match.play("north", Mark("b"))
    again = Match.from_journal(match.journal(), TOY)
    assert again.digest() == match.digest()


# -- changes by agreement ----------------------------------------------------------------------------------


def edited() -> Match:
    match = Match(TOY, "duel", {}, seed_from(11))
    match.play("north", Mark("a"))
    match.edit("south", ({"spot": "c", "marked": True}, {"spot": "a", "marked": False}), ply=1)
    return match


def test_an_edit_changes_the_table_and_is_told_change_by_change() -> None:
    match = edited()
    assert match.game.position.marks == ("c",)
    assert [e.what for e in match.events[-1]] == ["edited-by-agreement", "edited", "edited"]
    for language in LANGUAGES:
        head, first, _ = (core_texts(language).sentence(event) for event in match.events[-1])
        assert "2" in head
        assert "c (marked = true)" in first


def test_a_game_may_tell_its_edits_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TOY.edit

    def edit(game: Any, patch: Any) -> Any:
        game.log("marked", spot="c")
        return plain(game, patch)

    monkeypatch.setattr(TOY, "edit", edit)
    assert [e.what for e in edited().events[-1]] == ["edited-by-agreement", "marked"]


def test_an_edit_rolls_nothing_and_the_dice_after_it_are_the_seeds() -> None:
    match = edited()
    plain = Match(TOY, "duel", {}, seed_from(11))
    assert match.play("north", Throw()).rolls == plain.play("north", Throw()).rolls


def test_a_journal_with_an_edit_replays() -> None:
    match = edited()
    match.play("north", Throw())
    journal = match.journal()
    again = Match.from_journal(read_journal(journal.encode()), TOY)
    assert (again.digest(), again.events) == (match.digest(), match.events)
    assert again.entries[1] == Edited("south", ({"spot": "c", "marked": True}, {"spot": "a", "marked": False}))


def test_a_journal_says_its_version_and_one_without_is_of_the_first() -> None:
    journal = played(5).journal()
    assert journal.version == VERSION
    old = msgspec.json.decode(journal.encode())
    del old["version"]
    assert decode_journal(msgspec.json.encode(old)).version == 1


@pytest.mark.parametrize("version", [1, 2])
def test_a_journal_of_an_older_version_is_read_in_the_words_of_today(renamed: Rename, version: int) -> None:
    """The digest of its last state was one of the old words: it is not compared."""
    renamed("pavlov", '[actions]\n"shift" = "move"\n[fields]\n"shift.piece" = "counter"\n')
    journal = played(60).journal()
    entries = tuple(in_old_words(entry) for entry in journal.entries)
    assert entries != journal.entries
    old = msgspec.structs.replace(journal, version=version, entries=entries, result="0" * 64)
    assert read_journal(old.encode()).entries == journal.entries
    assert Match.from_journal(read_journal(old.encode()), PAVLOV).digest() == journal.result


def in_old_words(entry: Any) -> Any:
    if not isinstance(entry, Played) or entry.action["do"] != "move":
        return entry
    piece = entry.action["counter"]
    others = {name: value for name, value in entry.action.items() if name not in ("do", "counter")}
    return msgspec.structs.replace(entry, action={"do": "shift", "piece": piece, **others})


def test_changes_by_agreement_in_an_old_journal_get_the_words_of_today(renamed: Rename) -> None:
    renamed("toy", '[words]\n"place" = "spot"\n"marked.yes" = "really"\n')
    entry = Edited("south", ({"place": "c", "marked": "yes"},))
    assert upgraded_entry(entry, renames_of("toy")) == Edited("south", ({"spot": "c", "marked": "really"},))


def test_undo_goes_back_over_an_edit_only_by_agreement() -> None:
    match = edited()
    assert match.undo_targets("south") == match.undo_targets("north") == []
    assert match.undo_depths() == [0, 1]
    with pytest.raises(UndoRefused):
        match.undo("south", 1)
    match.undo("south", 1, agreed=True)
    assert match.game.position.marks == ("a",)
    assert match.undo_targets("north") == [0]
    assert Match.from_journal(match.journal(), TOY).digest() == match.digest()


@pytest.mark.parametrize("patch", [(), ({},), ({"spot": "x", "marked": True},), ({"points": -1},)])
def test_an_edit_that_cannot_be_changes_nothing(patch: tuple[dict[str, bool | int | str], ...]) -> None:
    match = edited()
    before = match.digest()
    with pytest.raises(BadEdit):
        match.edit("north", patch)
    assert (match.digest(), match.ply, match.undo_depths()) == (before, 2, [0, 1])


def test_an_edit_after_which_no_player_could_act_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = edited()
    decision = match.game.decision
    assert decision is not None
    monkeypatch.setattr(type(decision), "actions", lambda self, game: [])
    with pytest.raises(BadEdit, match="no player would have a legal action"):
        match.edit("north", ({"points": 1},))


def test_an_edit_of_a_stale_ply_a_finished_game_or_a_game_that_has_none_is_refused() -> None:
    match = edited()
    with pytest.raises(StalePly):
        match.edit("north", ({"points": 1},), ply=1)
    match.play("north", Guess(match.game.position.secrets["south"]))
    with pytest.raises(GameOver):
        match.edit("north", ({"points": 1},))
    with pytest.raises(BadEdit, match="cannot be edited"):
        played(1).edit("soviet", ({"counter": "pavlov"},))


def test_an_edit_without_consent_is_no_entry() -> None:
    journal = edited().journal()
    forged = msgspec.structs.replace(journal.entries[1], agreed=False)
    with pytest.raises(BadJournal, match="entry 2 needs the consent of all"):
        Match.from_journal(msgspec.structs.replace(journal, entries=(journal.entries[0], forged)), TOY)
