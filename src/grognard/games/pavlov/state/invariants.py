"""setup.tokens, 1.2, 4.weapons What is always true of the table: nothing is made up, nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from grognard.core.game import Game
from grognard.games.pavlov.counters.posts import ChooseWay, may_share
from grognard.games.pavlov.state.position import (
    CARGO,
    COUNTERS,
    DAMAGE,
    NONE,
    PACK,
    PLACE_NAMES,
    POSITIONS,
    SAPPER,
    SORTIE,
    SUPPRESS,
    TOKENS,
    TYPES,
    WEAPONS,
    Position,
)


def faults(game: Game[Any]) -> list[str]:
    """Every broken invariant, in plain words."""
    position: Position = game.position
    faults = [*_tokens(position), *_counters(game, position), *_cards(position), *_numbers(position)]
    if not game.agenda and position.outcome is None:
        faults.append("nothing is left to do, yet the game has no outcome")
    return faults


def _tokens(position: Position) -> Iterator[str]:
    """No more tokens of a kind than the box has (tokens may leave the game, never enter it)."""
    for token, name in enumerate(TOKENS):
        counts = {"stock": position.stock[token], "locations": position.volga.count(token)}
        if token < len(position.supply):
            counts["supply"] = position.supply[token]
        if token in CARGO:
            counts["staging"] = position.staging[token]
        if token == SUPPRESS:
            counts["suppression areas"] = sum(position.fire)
        if token == SAPPER:
            counts["mine spots"] = sum(position.mines)
        if token == DAMAGE:
            counts["counters"] = sum(man.damaged for man in position.men)
        if min(counts.values()) < 0 or min(position.fire) < 0:
            yield f"a negative number of {name} tokens: {counts}"
        if sum(counts.values()) > PACK.tokens[name].limit:
            yield f"{sum(counts.values())} {name} tokens, the box has {PACK.tokens[name].limit}: {counts}"
    for mark in ("action", "order"):
        marked = sum(man.mark == mark for man in position.men)
        if marked > PACK.tokens[mark].limit:
            yield f"{marked} {mark} tokens, the box has {PACK.tokens[mark].limit}"


def _counters(game: Game[Any], position: Position) -> Iterator[str]:
    for index, man in enumerate(position.men):
        if man.place < 0 and (man.exhausted or man.damaged or man.mark):
            yield f"{COUNTERS[index]} is {PLACE_NAMES[man.place]} and yet marked"
    giving_way = any(isinstance(step, ChooseWay) for step in game.agenda)
    for place in POSITIONS:
        men = position.posts[place]
        if position.arms[place] and not men:
            yield f"{WEAPONS[position.arms[place][0]]} stands alone on {PLACE_NAMES[place]}"
        crowded = len(men) > 2 or (len(men) == 2 and not may_share(position, place, men[0], men[1], ""))
        if crowded and not giving_way:
            yield f"{', '.join(COUNTERS[c] for c in men)} share {PLACE_NAMES[place]} without a weapon of theirs"
    if any(place == SORTIE for place in position.weapons):
        yield "a weapon is on the sortie"
    for type_, name in enumerate(TYPES):
        if position.on_board(type_) > PACK.types[type_].count:
            yield f"{position.on_board(type_)} {name} on the board, the box has {PACK.types[type_].count}"


def _cards(position: Position) -> Iterator[str]:
    soviet = Counter((*position.deck, *position.hand, *position.used, *position.discard, *position.fog))
    if sorted(soviet.elements()) != sorted((*PACK.soviet_cards, *PACK.fog_cards)):
        yield "the Soviet cards are not the 35 of the box"
    numbers = (
        *position.wehrmacht,
        *position.revealed,
        *position.german_hand,
        *position.planned,
        *position.support_deck,
        *position.supported,
        *(() if position.support == NONE else (position.support,)),
        *position.tactics,
        *position.tactics_deck,
        *position.german_tactics,
        *(() if position.planned_tactic == NONE else (position.planned_tactic,)),
    )
    twice = [n for n, count in Counter(numbers).items() if count > 1]
    if twice:
        yield f"cards that are in two places: {twice}"


def _numbers(position: Position) -> Iterator[str]:
    limits = PACK.components.defence
    if not all(limits.minimum <= d <= limits.maximum for d in position.defence):
        yield f"a defence outside {limits.minimum} to {limits.maximum}: {position.defence}"
    for location, token in zip(PACK.locations.values(), position.volga, strict=True):
        if token not in (NONE, DAMAGE) and TOKENS[token] not in location.tokens:
            yield f"location {location.n} holds {TOKENS[token]}"
