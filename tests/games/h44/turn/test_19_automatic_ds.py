"""Chapter 19: what units in an entry area cannot do in the movement phase."""

from __future__ import annotations

import pytest

from tests.games.h44.heath import goes, heath, moving, stand
from tests.games.h44.table import allowed, legal, play, refused

SOUTH = heath("1004", 4)


@pytest.mark.rule("h44:19.7.a", "h44:8.7.a")
def test_no_automatic_ds_out_of_an_entry_area() -> None:
    """Units in an area attack in their combat phase; ten to one is brought together in the hexes around the enemy."""
    game = moving("allied", stand(br_1gg="area-N", br_1cg="area-N", ge_unk_alarm="0903"), board=SOUTH)
    refused(game, {"automatic-ds": "0903"}, by="8.7.a")
    goes(game, "br-1gg", "0904")
    goes(game, "br-1cg", "0904")
    allowed(game, {"automatic-ds": "0903"})
    play(game, {"automatic-ds": "0903"}, {"end-movement": None})
    assert {do["do"] for do in legal(game)} >= {"advance"}
