"""Words of situation files: keys that make no sense are told, lines that do not hold say what is found."""

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation, UnknownId
from grognard.kit.wording import choice, compare, known, listed, mapped, only, plain, same_set, setwise


def test_ids_are_known_or_told() -> None:
    assert known("any", {"a": 3}, "a") == 3
    for id_ in ("b", 3, None):
        with pytest.raises(UnknownId):
            known("any", {"a": 3}, id_)


def test_lists_and_mappings_are_what_they_should_be() -> None:
    assert listed({"key": [1]}, "key") == [1]
    assert listed({}, "key") == []
    assert mapped({"key": {"a": 1}}, "key") == {"a": 1}
    assert mapped({"key": None}, "key") == {}
    with pytest.raises(BadSituation):
        listed({"key": {"a": 1}}, "key")
    with pytest.raises(BadSituation):
        mapped({"key": [1]}, "key")


def test_words_are_chosen_from_a_list() -> None:
    assert choice(("one", "two"), "number", "two") == 1
    with pytest.raises(BadSituation, match="number: 'three' is none of one, two"):
        choice(("one", "two"), "number", "three")


def test_lines_have_no_other_keys() -> None:
    assert only({"a": 1}, ("a", "b"), "a line") == {"a": 1}
    for line in ({"c": 1}, [1], "a"):
        with pytest.raises(BadSituation):
            only(line, ("a", "b"), "a line")


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
