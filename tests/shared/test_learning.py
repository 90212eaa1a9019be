"""What teaches a game, for every game: decisions that explain themselves, worked examples that are lessons."""

from __future__ import annotations

import pytest

from grognard.core import rulebook
from grognard.core.game import Decision
from grognard.core.packs.aid import player_aid
from grognard.core.rulebook import Localised
from grognard.core.situations.course import course
from grognard.core.situations.lessons import lesson
from grognard.core.situations.runner import catalogue, start
from grognard.core.verdicts import Forbidden
from grognard.games import SLUGS, find


@pytest.mark.parametrize("slug", SLUGS)
def test_every_decision_cites_a_paragraph_that_explains_it_in_all_languages(slug: str) -> None:
    """The guide shows it at the first decision of its kind, if there is no card written for it."""
    paragraphs = {
        id_: paragraph
        for paragraph in rulebook.index(slug).paragraph
        for id_ in (paragraph.id, *(clause.id for clause in paragraph.clause))
    }
    decisions = [kind for kind in find(slug).procedure_types if issubclass(kind, Decision)]
    assert len(decisions) > 20
    for decision in decisions:
        paragraph = paragraphs[decision.rule]
        for language in Localised.__struct_fields__:
            assert len(getattr(paragraph.title, language)) > 3, (decision.__name__, language)
            assert len(getattr(paragraph.text, language)) > 20, (decision.__name__, language)


# -- worked examples as lessons --------------------------------------------------------------------------------------

EXAMPLES = [(slug, id_) for slug in SLUGS for id_ in catalogue(slug)]


@pytest.mark.parametrize(("slug", "id_"), EXAMPLES, ids=lambda value: str(value))
def test_every_worked_example_is_a_lesson_that_can_be_finished(slug: str, id_: str) -> None:
    """Played again with the actions of its tasks: those to be played are legal, those to be refused are refused by
    their clause with a sentence, and every question has one right answer among others."""
    system, situation = find(slug), catalogue(slug)[id_]
    tasks = lesson(id_, situation, system).tasks
    assert tasks, "there is something to do"
    texts = {language: system.texts(language) for language in Localised.__struct_fields__}
    game = start(situation, system)
    game.settle()
    for task in tasks:
        if task.kind == "question":
            assert 2 <= len(set(task.answers)) == len(task.answers)
            assert 0 <= task.right < len(task.answers)
            for text in texts.values():
                assert text.has(task.prompt.id)
                assert text.render(task.prompt)
            continue
        action = system.decode_action(task.action)
        decision = game.asked(task.seat)
        assert decision is not None
        verdict = decision.judge(game, action)
        if task.kind == "play":
            assert verdict is True
            game.play(task.seat, action)
        else:
            assert isinstance(verdict, Forbidden)
            assert verdict.rule == task.rule in system.rulebook.ids
            assert task.reason is not None
            assert all(text.has(task.reason.id) for text in texts.values())


def test_questions_name_the_answer_of_the_file() -> None:
    (column,) = lesson("x", catalogue("s42")["08-3-c-fifteen-to-four"], find("s42")).tasks
    assert (column.kind, column.answers[column.right]) == ("question", "3-1")
    assert column.prompt.args["attack"] == 15
    bonds = lesson("x", catalogue("h44")["07-4-6-h-bonds-and-rivers"], find("h44"))
    assert [task.answers[task.right] for task in bonds.tasks] == ["yes", "no"]
    assert bonds.subjects == ("bond",)


def test_what_the_board_shows_after_a_script_is_not_asked() -> None:
    desperate = lesson("x", catalogue("h44")["12-4-k-desperate-defence"], find("h44"))
    assert {task.kind for task in desperate.tasks} == {"play"}
    assert any(event.roll for task in desperate.tasks for event in task.events)


# -- courses -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_course_has_about_ten_lessons_with_a_sentence_in_every_language(slug: str) -> None:
    outline = course(slug)
    situations = [row.situation for row in outline.lessons]
    assert 15 <= outline.minutes <= 40
    assert 8 <= len(set(situations)) == len(situations) <= 12
    assert set(situations) <= set(catalogue(slug))
    for row in outline.lessons:
        sentences = [getattr(row.teaches, language) for language in Localised.__struct_fields__]
        assert len(set(sentences)) == len(sentences), "no language stands in for another"
        assert all(sentence.endswith(".") for sentence in sentences)


# -- the player aid ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_player_aid_has_the_sequence_of_play_by_paragraphs_and_tables_without_holes(slug: str) -> None:
    aid = player_aid(slug)
    assert 3 <= len(aid.sequence) == len(set(aid.sequence))
    assert set(aid.sequence) <= {paragraph.id for paragraph in rulebook.index(slug).paragraph}
    assert aid.tables
    for table in aid.tables:
        assert table.rows
        assert all(len(row.cells) == len(table.columns) for row in table.rows)
        assert all(any(row.cells[at] for row in table.rows) for at in range(len(table.columns)))


def test_player_aid_prints_the_tables_of_the_pack() -> None:
    results, terrain, *_ = player_aid("h44").tables
    assert (results.id, results.columns[:3], results.rows[0].cells[:4]) == (
        "crt",
        ("1-3", "1-2", "1-1"),
        ("A1", "A1", "A1", "A1/ENG"),
    )
    assert [row.name.en for row in terrain.rows][:2] == ["clear", "woods"]
    assert (terrain.rows[1].id, terrain.rows[1].cells[terrain.columns.index("cost-each")]) == ("woods", "1 / 2 / 2")
    roads = next(table for table in player_aid("h44").tables if table.id == "roads")
    assert roads.rows[0].cells == ("1 / ⅓ / ⅓",)


@pytest.mark.parametrize("slug", SLUGS)
def test_player_aid_tells_modifiers_and_symbols_in_all_languages(slug: str) -> None:
    aid = player_aid(slug)
    assert [section.id for section in aid.notes] == ["modifiers", "symbols"]
    known = find(slug).rulebook.ids
    for section in aid.notes:
        rules = [note.rule for note in section.notes]
        assert 8 <= len(rules) == len(set(rules))
        assert set(rules) <= set(known)
    texts = [note.text for section in aid.notes for note in section.notes]
    texts += [row.name for table in aid.tables for row in table.rows]
    for text in texts:
        assert all(getattr(text, language) for language in Localised.__struct_fields__), text.en


def test_modifiers_of_the_player_aid_say_what_they_belong_to() -> None:
    modifiers, symbols = player_aid("s42").notes
    titles = {note.rule: note.title.en for note in modifiers.notes}
    assert (titles["16.5.4"], titles["9.1"]) == ("Isolation attrition: Modifiers", "Halving and doubling")
    assert symbols.notes[1].title.en == "Reading a counter"


def cells(slug: str, chart: str, row: str) -> dict[str, str]:
    """What a chart of the player aid says of one row, blanks left out."""
    table = next(table for table in player_aid(slug).tables if table.id == chart)
    found = next(line for line in table.rows if line.id == row)
    return {column: cell for column, cell in zip(table.columns, found.cells, strict=True) if cell}


def test_player_aid_adds_to_dice_what_the_tables_say() -> None:
    determined = {"values-elite": "+1", "values-low": "−1", "values-artillery": "+1"}
    assert cells("h44", "rolls", "determined") == determined
    assert cells("s42", "rolls", "disengagement") == {"values-mobile": "+1", "values-disrupted": "−1"}


def test_player_aid_has_the_charts_of_firefights() -> None:
    assert cells("coh", "costs", "rally") == {"value": "5"}
    assert cells("coh", "factors", "long-range") == {"value": "−2"}
    assert cells("coh", "factors", "short-range") == {"value": "+3"}
    suppressed = {"count": "5", "rally": "7", "fire": "+1", "red": "−2", "blue": "−2"}
    assert cells("coh", "hits", "foot-suppressed") == suppressed
    assert cells("coh", "hits", "foot-stunned")["bars-all-but-rally"] == "✓"


def test_player_aid_has_the_charts_of_the_house() -> None:
    assert cells("pavlov", "enemy", "pz4") == {"strength": "4", "defence": "6", "count": "4", "class-armour": "✓"}
    assert cells("pavlov", "cards", "leig18") == {
        "dice": "3",
        "die-green": "1, 2",
        "die-red": "3, 4, 5",
        "die-purple": "6",
    }
    assert cells("pavlov", "supplies", "suppress_per_ammo") == {"value": "5"}
    assert cells("pavlov", "garrison", "pavlov")["actions-command"] == "✓"
    shown = {row.id for table in player_aid("pavlov").tables if table.id == "cards" for row in table.rows}
    assert "assault" not in shown, "a card that rolls no dice has no row"
