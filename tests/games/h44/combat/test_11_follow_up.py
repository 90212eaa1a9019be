"""Chapter 11, where it meets others: who can follow up and so takes the loss, and engaged units that fall back."""

from __future__ import annotations

import pytest

from grognard.games.h44.data.units import PACK
from tests.games.h44.beaten import thrown_back
from tests.games.h44.field import attacked, combat
from tests.games.h44.heath import heath
from tests.games.h44.table import check, play

TARGET = "4016"
FLAK, FOOT = "ge-unk-koeppel", "ge-i-vdh"


@pytest.mark.rule("h44:11.2.e", "h44:15.6.a")
def test_guns_that_cannot_move_take_no_loss_while_others_can_advance() -> None:
    """Flak without a movement allowance attacks beside infantry of its formation, but cannot follow up."""
    cards = {card.id: card for card in PACK.units}
    assert cards[FLAK].formation == cards[FOOT].formation
    assert cards[FLAK].full[2] == 0
    hexes = {TARGET: "br-50-6dli", "4015": (FLAK, FOOT)}
    game = combat(hexes, by="german", dice=[1])
    attacked(game, TARGET, FLAK, FOOT)
    check(game, {"unit": FLAK, "at": "4015"}, {"unit": FOOT, "steps": cards[FOOT].steps - 1})
    alone = combat({TARGET: "br-50-6dli", "4015": FLAK}, by="german", dice=[1])
    attacked(alone, TARGET, FLAK)
    check(alone, {"unit": FLAK, "at": "eliminated"})


@pytest.mark.rule("h44:11.2.e", "h44:23.4.b")
@pytest.mark.parametrize(("turn", "asks"), [(6, False), (7, True)])
def test_units_at_their_boundary_take_no_loss_while_others_can_advance(turn: int, asks: bool) -> None:
    """Guards attack from beyond the boundary of their corps, where they go no further; the attached unit of the other
    corps could, and takes the loss. When boundaries are gone, the Allied player chooses."""
    guards, attached = "br-1gg", "br-3-2l"
    hexes = {"1408": FOOT, "1407": (guards, attached)}
    game = combat(hexes, board=heath("1407", 4), turn=turn, dice=[1])
    attacked(game, "1408", guards, attached, lead="GDS", attach=attached)
    if asks:
        check(game, {"asked": "choose-loss", "seats": ["allied"]})
    else:
        check(game, {"unit": attached, "steps": 2}, {"unit": guards, "steps": 3})


@pytest.mark.rule("h44:11.5.2.b", "h44:13.3.g")
def test_an_engaged_unit_that_falls_back_one_hex_stays_engaged() -> None:
    game = thrown_back({"4017": "ge-ewald"}, defenders=f"{FOOT}+engaged")
    play(game, {"retreat": FOOT, "path": ["4017"]})
    check(game, {"unit": FOOT, "at": "4017", "order": "good", "has": ["engaged"], "steps": 1})
