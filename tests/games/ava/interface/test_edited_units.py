"""An edit of the wrong shape is refused; a unit edited off the map does not move."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadEdit
from tests.games.ava.islet import moving, stand
from tests.games.ava.table import AVA, legal, play, refused


@pytest.mark.parametrize(
    "change",
    [
        {"unit": ["de-l-21"], "at": "L0408"},
        {"unit": "de-l-21", "at": ["L0408"]},
        {"hex": ["L0408"], "fortress": 1},
        {"hex": {"L": 1}, "control": "axis"},
        "nonsense",
    ],
)
def test_an_edit_of_the_wrong_shape_is_refused(change: Any) -> None:
    """A TypeError is a fault of the server; the player is told what is wrong."""
    game = moving(stand(de_l_21="L0407"), ["de-l-21"])
    with pytest.raises(BadEdit):
        AVA.edit(game, [change])


@pytest.mark.rule("ava:9.0.a")
def test_a_unit_that_was_edited_off_the_map_is_not_taken_up() -> None:
    game = moving(stand(de_l_21="L0407", de_l_58="L0406"), ["de-l-21", "de-l-58"])
    game = AVA.edit(game, [{"unit": "de-l-21", "at": "eliminated"}])
    refused(game, {"move": "de-l-21"}, by="9.0.a")
    assert {"do": "move", "unit": "de-l-58"} in legal(game)


def test_a_unit_edited_off_the_map_in_the_middle_of_its_move_goes_nowhere() -> None:
    """It would come in at the last hex of the grid, whatever the scenario."""
    game = moving(stand(de_l_21="L0407", de_l_58="L0406"), ["de-l-21", "de-l-58"])
    play(game, {"move": "de-l-21"})
    game = AVA.edit(game, [{"unit": "de-l-21", "at": "eliminated"}])
    assert not [a for a in legal(game) if a["do"] == "go"]
