"""14.3.2 Units in full retreat flee as soon as an enemy comes next to them."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.games.h44.disorder import fugitives
from grognard.games.h44.position import H44Game
from grognard.games.h44.retreat import RetreatAll
from grognard.games.h44.rulebook import rule


@rule("14.3.2.e", "14.3.2.f", "14.3.2.g", "14.3.2.h", "16.4.c")
class Flee(Procedure, frozen=True, kw_only=True):
    """14.3.2 Somebody of this side has come to a hex: every hex next to it that holds only enemy fugitives is left at
    once, two hexes back by the rules of 13.1.3, without a halt half-way. Bridges at the hex come first: who has blown
    his over a large river need not flee."""

    side: int
    hex: int

    def run(self, game: H44Game) -> None:
        position = game.position
        game.then(
            *(
                RetreatAll(units=position.stack(hex_), origin=hex_, lengths=(2,), rout=True, again=False, short=False)
                for hex_ in fugitives(position, 1 - self.side, self.hex)
            )
        )
