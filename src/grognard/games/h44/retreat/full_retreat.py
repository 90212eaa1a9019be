"""14.3.2 Units in full retreat flee as soon as an enemy comes next to them."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.h44.retreat.disorder import fugitives
from grognard.games.h44.retreat.retreat import RetreatAll
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game


@rule("14.3.2.e", "14.3.2.h", "16.4.c")
class Flee(Procedure, frozen=True, kw_only=True):
    """14.3.2 Somebody of this side has come to a hex: every hex next to it that holds only enemy fugitives is left at
    once, two hexes back by the rules of 13.1.3, without a halt half-way. Bridges at the hex come first: who has blown
    his over a large river need not flee."""

    side: int
    hex: int
    advanced: bool = False
    """It came by an advance after combat."""

    def run(self, game: H44Game) -> None:
        position = game.position
        flight = RetreatAll(
            units=(),
            origin=-1,
            lengths=(2,),
            rout=True,
            again=False,
            short=False,
            advanced=self.advanced,  # §14.3.2.h
        )
        game.then(
            *(
                replace(flight, units=position.stack(hex_), origin=hex_)
                for hex_ in fugitives(position, 1 - self.side, self.hex)
            )
        )
