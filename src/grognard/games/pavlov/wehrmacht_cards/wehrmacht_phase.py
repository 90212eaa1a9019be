"""3.0 The Wehrmacht card phase: three cards, each carried out before the next is revealed."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.pavlov.counters.storm import LayStormCard
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import PACK, TYPE, PavlovGame
from grognard.games.pavlov.variants.tactics import RevealTactics
from grognard.games.pavlov.wehrmacht_cards.air import Raid
from grognard.games.pavlov.wehrmacht_cards.approach import Placement
from grognard.games.pavlov.wehrmacht_cards.assault import Assault
from grognard.games.pavlov.wehrmacht_cards.fire import Mortar, Shelling, Sniper
from grognard.games.pavlov.wehrmacht_cards.supply_check import SupplyCheck


@rule("1.1.c", "3.0.a", "3.0.b")
class WehrmachtPhase(Procedure, frozen=True, kw_only=True):
    """3.0 The phase begins: tactics first, then three cards."""

    phase = "wehrmacht"

    def run(self, game: PavlovGame) -> None:
        game.log("phase-wehrmacht", "3.0")
        game.then(RevealTactics(), WehrmachtCards(left=PACK.components.turn.wehrmacht_cards))


@rule("3.0.c", "7.4.i")
class WehrmachtCards(Procedure, frozen=True, kw_only=True):
    """3.0 The cards still to be revealed this turn."""

    phase = "wehrmacht"
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def run(self, game: PavlovGame) -> None:
        position = game.position
        pile = position.planned if position.rules.german else position.wehrmacht
        if not self.left or not pile:
            return
        card, pile = pile[0], pile[1:]
        revealed = (*position.revealed, card)
        if position.rules.german:
            game.change(replace(position, planned=pile, revealed=revealed))
        else:
            game.change(replace(position, wehrmacht=pile, revealed=revealed))
        game.reveal()
        game.then(CarryOut(card=card), WehrmachtCards(left=self.left - 1))


class CarryOut(Procedure, frozen=True, kw_only=True):
    """3.0 A revealed card does what it says."""

    card: int

    def run(self, game: PavlovGame) -> None:
        game.log("card-revealed", "3.0.b", card=f"c{self.card}")
        if self.card not in PACK.wehrmacht_cards:
            game.then(SupplyCheck(), LayStormCard(card=self.card))
            return
        kind = PACK.card_type(self.card)
        match kind.kind:
            case "sniper":
                game.then(Sniper(card=self.card))
            case "mortar":
                game.then(Mortar(card=self.card))
            case "shelling":
                game.then(Shelling(card=self.card))
            case "stuka":
                game.then(Raid(card=self.card))
            case "place":
                assert kind.unit is not None
                game.then(Placement(type=TYPE[kind.unit]))
            case "assault":
                game.then(Assault())
            case "milk":
                game.then(LayStormCard(card=self.card))
