"""setup, 7.1, 7.2, 7.4 Setting up: decks in their order, the stock full, four counters in the reserve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.system import Scenario, Value
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import (
    FOOD,
    NONE,
    PACK,
    RESERVE,
    STOCK,
    SUPPRESS,
    TOKENS,
    TRACKS,
    Man,
    PavlovGame,
    Position,
    Rules,
    add,
)
from grognard.games.pavlov.turn.sequence import Turn

SETUP, DECKS = PACK.components.setup, PACK.components.decks

SEATS: dict[str, tuple[str, ...]] = {
    "solitaire": ("soviet",),
    "cooperative": ("command", "garrison"),
    "competitive": ("soviet", "german"),
    "competitive-three": ("command", "garrison", "german"),
}


@rule("7.3.a", "7.3.e")
def rules_of(scenario: str, options: Mapping[str, Value]) -> Rules:
    """Which seats decide what: cards and counters may belong to different players, the Wehrmacht phase to either."""
    seats = SEATS[scenario]
    soviet = tuple(s for s in seats if s != "german")
    german = tuple(s for s in seats if s == "german")  # §7.4.a
    split = len(soviet) == 2
    return Rules(
        command=soviet[:1] if split else soviet,  # §7.3.b
        garrison=soviet[1:] if split else soviet,  # §7.3.c
        soviet=soviet,  # §7.3.d
        german=german,
        support=bool(options.get("operational-support", False)),
        tactics="competitive" if german else str(options.get("tactics", "none")),
    )


class Shuffler:
    """Dice that remember: each shuffle goes on from the last."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def shuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        deck, self.dice = self.dice.shuffle(cards)
        return deck


def wehrmacht_deck(shuffler: Shuffler, competitive: bool) -> tuple[int, ...]:
    """Five shuffled decks, 1 on top, with a supply check on top of 2, 3 and 4; the other checks are out, unseen."""
    checks = shuffler.shuffled(sorted(n for n, card in PACK.storm_cards.items() if card.supply_check))
    on_top = dict(zip(DECKS.supply_checks_on, checks[: DECKS.supply_checks_used], strict=False))
    deck: list[int] = []
    for number in DECKS.deck_order:  # §setup.f
        cards = [c for c in PACK.wehrmacht_cards.values() if c.deck == number]  # §setup.c
        in_play = [c.n for c in cards if competitive or not c.competitive]  # §setup.b, §7.4.b
        if number in on_top:  # §setup.d, §setup.e
            deck.append(on_top[number])
        deck += shuffler.shuffled(in_play)  # §setup.c
    return tuple(deck)


@rule("setup.j", "setup.k")
def soviet_deck(shuffler: Shuffler) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Three fog cards go into the deck, four to the stock."""
    fog = tuple(sorted(PACK.fog_cards))
    deck = shuffler.shuffled((*sorted(PACK.soviet_cards), *fog[: SETUP.fog_in_deck]))
    return deck, fog[SETUP.fog_in_deck :]


def tactics_deck(shuffler: Shuffler, level: str) -> tuple[int, ...]:
    """Four shuffled decks, 1 on top, a few cards off the top of each removed; no tactics in the basic game."""
    if level == "none":  # §setup.g, §7.2.b
        return ()
    deck: list[int] = []
    # §7.2.1.e, §7.2.2.d, §7.4.f
    for number, removed in enumerate(PACK.components.variants.tactics_removed[level], 1):
        # §7.2.1.b, §7.2.2.b, §7.4.c
        cards = shuffler.shuffled([c.n for c in PACK.tactics_cards.values() if c.deck == number])
        deck += cards[removed:]  # §7.2.1.c, §7.2.1.d, §7.2.2.c, §7.4.d, §7.4.e
    return tuple(deck)


@rule("setup.h", "7.1.b", "7.1.c")
def support_deck(shuffler: Shuffler, played: bool) -> tuple[int, tuple[int, ...]]:
    """The open card and the rest of the deck; nothing without the variant."""
    if not played:
        return NONE, ()
    deck = shuffler.shuffled(sorted(PACK.support_cards))
    return deck[0], deck[1:]


def full_stock() -> tuple[int, ...]:
    """Every token there is. Action and order tokens are counted where they lie: there are always enough."""
    return tuple(PACK.tokens[name].limit for name in TOKENS)


def set_up(rules: Rules, dice: Dice) -> tuple[Position, Dice]:
    """Everything in its place before the first turn."""
    shuffler = Shuffler(dice)
    wehrmacht = wehrmacht_deck(shuffler, bool(rules.german))
    deck, fog = soviet_deck(shuffler)
    tactics = tactics_deck(shuffler, rules.tactics)
    support, supports = support_deck(shuffler, rules.support)
    start = PACK.components.defence.start
    stock = add(full_stock(), SUPPRESS, -SETUP.suppress_in_supply)  # §setup.tokens.g
    stock = add(stock, FOOD, -SETUP.food_in_supply)  # §setup.tokens.h
    supply = add((0, 0, 0, 0, 0), SUPPRESS, SETUP.suppress_in_supply)  # §setup.tokens.g
    supply = add(supply, FOOD, SETUP.food_in_supply)  # §setup.tokens.h
    position = Position(
        rules=rules,
        men=tuple(Man(RESERVE if c.start else STOCK) for c in PACK.counters),  # §setup.l, §setup.m
        weapons=(STOCK,) * len(PACK.weapons),  # §setup.n
        defence=(start, start, start),  # §setup.p
        supply=supply,
        tracks=tuple((NONE,) * t.length for t in TRACKS),  # §setup.o
        mines=(False,) * len(TRACKS),
        volga=(NONE,) * len(PACK.locations),
        stock=stock,
        deck=deck,
        fog=fog,
        wehrmacht=wehrmacht,
        support=support,
        support_deck=supports,
        tactics_deck=tactics,
    )
    return position, shuffler.dice


def begin(scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None) -> PavlovGame:
    """A new game, at its first decision."""
    position, dice = set_up(rules_of(scenario.id, options), dice)
    game: PavlovGame = Game(position, (Turn(),), dice, log)
    game.settle()
    return game
