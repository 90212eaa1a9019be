"""Words of situation files: keys that make no sense are told, lines that do not hold say what is found."""

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.situations.text import read_yaml
from grognard.hexes.wording import bad, beginning, compare, known, plain, same_set, setwise


def test_ids_are_known_or_told() -> None:
    assert known("any", {"a": 3}, "a") == 3
    for id_ in ("b", 3, None):
        with pytest.raises(UnknownId):
            known("any", {"a": 3}, id_)


def test_a_fault_has_the_line_of_its_key() -> None:
    data = read_yaml("a: 1\nb:\n  c: 2\n")
    assert bad("wrong", data["b"], "c").args_["detail"] == "line 3, c: wrong"
    assert bad("wrong", {"c": 2}, "c").args_["detail"] == "c: wrong"
    assert bad("wrong").args_["detail"] == "wrong"


def test_play_begins_where_the_file_says_or_else_with_the_first_phase() -> None:
    assert beginning({}, "turn") == {"phase": "turn"}
    assert beginning({"decision": {"army": "soviet"}}, "turn") == {"phase": "turn", "army": "soviet"}
    assert beginning({"decision": {"phase": "end"}}, "turn") == {"phase": "end"}


def test_a_line_compares_what_it_names() -> None:
    found = {"a": 1, "b": 2}
    assert compare(found, {"a": 1}) is None
    assert compare(found, {"a": 1, "b": 3}) == "{'a': 1, 'b': 2}"
    with pytest.raises(BadSituation):
        compare(found, {"c": 1})


def test_sets_are_compared_in_any_order() -> None:
    assert same_set(("b", "a"), ["a", "b"]) is None
    assert same_set((), None) is None
    assert same_set(("a",), ["b"]) == "['a']"
    assert setwise(lambda game: game, "x")(("b", "a"), {"x": ["a", "b"]}) is None
    assert plain(lambda game: game, "x")(3, {"x": 4}) == "3"
