"""2.1 Drawing Soviet cards: the discard pile becomes the deck when it has run out."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import PavlovGame


@rule("2.1.b", "2.1.c")
def draw(game: PavlovGame, count: int) -> None:
    """Draw cards into the Soviet hand, shuffling the discard pile into a new deck whenever the deck is empty."""
    drawn: list[int] = []
    for _ in range(count):
        position = game.position
        if not position.deck:
            if not position.discard:
                break
            deck, game.dice = game.dice.shuffle(position.discard)
            position = replace(position, deck=deck, discard=())
            game.log("deck-shuffled", "2.1.b")
        drawn.append(position.deck[0])
        game.change(replace(position, deck=position.deck[1:], hand=(*position.hand, position.deck[0])))
    game.reveal()
    game.log(
        "cards-drawn", "2.1.a", to=game.position.rules.soviet, cards=tuple(f"c{n}" for n in drawn), count=len(drawn)
    )
