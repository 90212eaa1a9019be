"""Situations of Pavlov's House: what their keys put on the table. docs/situations/pavlov.md is the reference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.game import Procedure
from grognard.games.pavlov.acts import Actions
from grognard.games.pavlov.counters_phase import CounterPhase, EndOfCounters
from grognard.games.pavlov.moves import Moves
from grognard.games.pavlov.planning import Planning
from grognard.games.pavlov.position import (
    COLOURS,
    COUNTER,
    DAMAGE,
    FIRST,
    LOCATION,
    NONE,
    PACK,
    PLACES,
    SORTIE,
    SPACE,
    STOCK,
    SUPPRESS,
    TOKEN,
    TYPE,
    WEAPON,
    Man,
    PavlovGame,
    Position,
    add,
    put,
)
from grognard.games.pavlov.red_cards import CardActions, DiscardHand, RedCards
from grognard.games.pavlov.red_units import SPOTS
from grognard.games.pavlov.sequence import EndOfTurn, Turn
from grognard.games.pavlov.setup import full_stock
from grognard.games.pavlov.tactics import PlayPlanned
from grognard.games.pavlov.wehrmacht import CarryOut, WehrmachtCards, WehrmachtPhase

TURN = PACK.components.turn


def bad(detail: str) -> BadSituation:
    return BadSituation(detail=detail)


def known(table: Mapping[str, int], id_: object) -> int:
    if not isinstance(id_, str) or id_ not in table:
        raise UnknownId(game="pavlov", id=str(id_))
    return table[id_]


def card(id_: object) -> int:
    """`c14` is card 14."""
    if id_ is None or id_ == "none":
        return NONE
    text = str(id_)
    if text not in PACK.names or not text[1:].isdigit():
        raise UnknownId(game="pavlov", id=text)
    return int(text[1:])


def cards(ids: object) -> tuple[int, ...]:
    if not isinstance(ids, list):
        raise bad(f"a list of cards is expected, not {ids!r}")
    return tuple(card(i) for i in ids)


# -- the table ------------------------------------------------------------------------------------------------


def bare(position: Position) -> Position:
    """Everything in the stock; the decks as they are."""
    # The hand drawn at set-up goes back under the deck, so that a situation deals its own.
    return replace(
        position,
        men=(Man(STOCK),) * len(position.men),
        weapons=(STOCK,) * len(position.weapons),
        supply=(0,) * len(position.supply),
        stock=full_stock(),
    )


def place_unit(position: Position, line: Mapping[str, Any]) -> Position:
    unit, at = line["unit"], str(line.get("at"))
    if unit in COUNTER:
        place = known(PLACES, at)
        if place == SORTIE:
            raise bad(f"{unit} cannot be placed on a sortie")
        damaged = bool(line.get("damaged", False))
        man = Man(place, bool(line.get("exhausted", False)), damaged, line.get("mark", ""))
        if damaged:
            position = replace(position, stock=add(position.stock, DAMAGE, -1))
        return position.with_man(COUNTER[unit], man)
    if unit in WEAPON:
        return position.with_weapon(WEAPON[unit], known(PLACES, at))
    type_ = known(TYPE, unit)
    if at not in SPACE:
        raise UnknownId(game="pavlov", id=at)
    return position.with_space(*SPACE[at], type_)


def place_token(position: Position, line: Mapping[str, Any]) -> Position:
    token, at, count = known(TOKEN, line["token"]), str(line.get("at")), int(line.get("count", 1))
    if at == "stock":
        return replace(position, stock=put(position.stock, token, count))
    stock = add(position.stock, token, -count)
    if at in LOCATION:
        return replace(position.with_token(LOCATION[at] + FIRST, token), stock=stock)
    if at in SPOTS:
        return replace(position, mines=put(position.mines, SPOTS.index(at), True), stock=stock)
    if at == "supply" and token < len(position.supply):
        return replace(position, supply=add(position.supply, token, count), stock=stock)
    if at == "staging" and token < len(position.staging):
        return replace(position, staging=add(position.staging, token, count), stock=stock)
    colour = at.removeprefix("suppress-")
    if colour in COLOURS and token == SUPPRESS:
        green, red, purple = add(position.fire, COLOURS.index(colour), count)
        return replace(position, fire=(green, red, purple), stock=stock)
    raise bad(f"{line['token']} cannot lie on {at}")


def placed(position: Position, lines: object) -> Position:
    if not isinstance(lines, list):
        raise bad("key 'place' is not a list")
    for line in lines:
        if not isinstance(line, dict) or ("unit" in line) == ("token" in line):
            raise bad(f"a line of 'place' names a unit or a token: {line}")
        position = place_unit(position, line) if "unit" in line else place_token(position, line)
    return position


def fortified(position: Position, values: object) -> Position:
    if not isinstance(values, dict):
        raise bad("key 'defence' is a mapping of colours")
    green, red, purple = position.defence
    defence = {"green": green, "red": red, "purple": purple}
    for colour, value in values.items():
        if colour not in defence:
            raise UnknownId(game="pavlov", id=str(colour))
        defence[colour] = int(value)
    return replace(position, defence=(defence["green"], defence["red"], defence["purple"]))


# -- the decks -------------------------------------------------------------------------------------------------


def without(pile: Sequence[int], taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in pile if n not in taken)


def soviet_cards(position: Position, spec: Mapping[str, Any]) -> Position:
    """Deal the Soviet hand, the top of the deck and the discard pile."""
    hand, top, discard = (cards(spec.get(key, [])) for key in ("hand", "soviet", "discard"))
    taken = hand + top + discard
    if len(set(taken)) != len(taken) or any(n not in PACK.soviet_cards and n not in PACK.fog_cards for n in taken):
        raise bad("hand, soviet and discard name Soviet cards, each once")
    rest = without((*position.hand, *position.deck), taken)
    old = without(position.discard, taken)
    if spec.get("soviet_only"):
        deck, discard = top, (*old, *rest, *discard)
    else:
        deck, discard = (*top, *rest), (*old, *discard)
    return replace(position, hand=hand, deck=deck, discard=discard, fog=without(position.fog, taken))


def wehrmacht_cards(position: Position, spec: Mapping[str, Any]) -> Position:
    top = cards(spec.get("wehrmacht", []))
    hand, planned = cards(spec.get("german_hand", [])), cards(spec.get("planned", []))
    elsewhere = (card(spec.get("storm")), *cards(spec.get("stormed", [])), card(spec.get("decision", {}).get("card")))
    rest = without((*position.german_hand, *position.wehrmacht), (*top, *hand, *planned, *elsewhere))
    deck = top if spec.get("wehrmacht_only") else (*top, *rest)
    return replace(position, wehrmacht=deck, german_hand=hand, planned=planned)


def tactics_cards(position: Position, spec: Mapping[str, Any]) -> Position:
    opened, hand = cards(spec.get("tactics", [])), cards(spec.get("german_tactics", []))
    planned, top = card(spec.get("planned_tactic")), cards(spec.get("tactics_deck", []))
    pile = (*position.german_tactics, *position.tactics_deck)
    deck = (*top, *without(pile, (*opened, *hand, *top, planned)))
    return replace(position, tactics=opened, german_tactics=hand, planned_tactic=planned, tactics_deck=deck)


def other_cards(position: Position, spec: Mapping[str, Any]) -> Position:
    position = replace(position, storm=card(spec.get("storm")), stormed=cards(spec.get("stormed", [])))
    if "support" in spec or "supported" in spec:
        opened, given = card(spec.get("support")), cards(spec.get("supported", []))
        pile = (*(() if position.support == NONE else (position.support,)), *position.support_deck)
        deck = without(pile, (opened, *given))
        position = replace(position, support=opened, supported=given, support_deck=deck)
    return position


# -- what happens next -------------------------------------------------------------------------------------------


def _counter_phase(spec: Mapping[str, Any]) -> tuple[Procedure, ...]:
    if "left" not in spec and "actions" not in spec:
        return (CounterPhase(), EndOfTurn())
    moves = Moves(left=int(spec.get("left", TURN.moves)))
    actions = Actions(left=int(spec.get("actions", TURN.counter_actions)))
    return (moves, actions, EndOfCounters(), EndOfTurn())


def _wehrmacht_phase(spec: Mapping[str, Any]) -> tuple[Procedure, ...]:
    if "card" in spec:
        return (CarryOut(card=card(spec["card"])), WehrmachtCards(left=0), CounterPhase(), EndOfTurn())
    if "left" in spec:
        return (PlayPlanned(), WehrmachtCards(left=int(spec["left"])), CounterPhase(), EndOfTurn())
    return (WehrmachtPhase(), CounterPhase(), EndOfTurn())


def _cards_phase(spec: Mapping[str, Any]) -> tuple[Procedure, ...]:
    actions = CardActions(left=int(spec.get("left", TURN.card_actions)))
    return (actions, DiscardHand(), WehrmachtPhase(), CounterPhase(), EndOfTurn())


AGENDAS: dict[str, Callable[[Mapping[str, Any]], tuple[Procedure, ...]]] = {
    "turn": lambda spec: (Turn(),),
    "cards": _cards_phase,
    "wehrmacht": _wehrmacht_phase,
    "moves": _counter_phase,
    "actions": lambda spec: (Actions(left=int(spec.get("left", TURN.counter_actions))), EndOfCounters(), EndOfTurn()),
    "end": lambda spec: (EndOfTurn(),),
    "planning": lambda spec: (Planning(), RedCards(), WehrmachtPhase(), CounterPhase(), EndOfTurn()),
}

KEYS = {
    "empty", "turn", "place", "defence", "hand", "soviet", "soviet_only", "discard", "wehrmacht", "wehrmacht_only",
    "storm", "stormed", "support", "supported", "tactics", "german_hand", "german_tactics", "planned",
    "planned_tactic", "tactics_deck", "decision",
}  # fmt: skip


def situate(game: PavlovGame, spec: Mapping[str, Any]) -> PavlovGame:
    """The position a situation describes, with what happens next on the agenda."""
    unknown = set(spec) - KEYS
    if unknown:
        raise bad(f"unknown keys {sorted(unknown)}; known: {sorted(KEYS)}")
    position = replace(game.position, used=(), revealed=(), turn=int(spec.get("turn", 1)))
    if spec.get("empty"):
        position = bare(position)
    position = fortified(placed(position, spec.get("place", [])), spec.get("defence", {}))
    decision = spec.get("decision", {"phase": "turn"})
    if not isinstance(decision, dict) or decision.get("phase") not in AGENDAS:
        raise bad(f"key 'decision' names a phase: {', '.join(AGENDAS)}")
    for deal in (soviet_cards, wehrmacht_cards, tactics_cards, other_cards):
        position = deal(position, spec)
    agenda = AGENDAS[decision["phase"]](decision)
    return PavlovGame(position, agenda[::-1], game.dice)
