"""Situations of Pavlov's House: what their keys put on the table. docs/situations/pavlov.md is the reference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.pavlov.counters.acts import Actions
from grognard.games.pavlov.counters.counter_phase import CounterPhase, EndOfCounters
from grognard.games.pavlov.counters.moves import Moves
from grognard.games.pavlov.interface.situation_words import NO_CARD, WORDS
from grognard.games.pavlov.soviet_cards.card_phase import CardActions, DiscardHand, SovietCardPhase
from grognard.games.pavlov.soviet_cards.unit_actions import SPOTS
from grognard.games.pavlov.state.position import (
    COLOURS,
    COUNTER,
    DAMAGE,
    FIRST,
    LOCATION,
    NONE,
    PACK,
    PLACES,
    SAPPER,
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
from grognard.games.pavlov.turn.sequence import EndOfTurn, Turn, phases
from grognard.games.pavlov.turn.setup import full_stock
from grognard.games.pavlov.variants.german_planning import Planning
from grognard.games.pavlov.variants.tactics import PlayPlanned
from grognard.games.pavlov.wehrmacht_cards.wehrmacht_phase import CarryOut, WehrmachtCards, WehrmachtPhase
from grognard.hexes.wording import Line, bad, beginning

TURN = PACK.components.turn


def card(id_: str | None) -> int:
    """`c14` is card 14."""
    return NONE if id_ is None or id_ == NO_CARD else int(id_[1:])


def cards(ids: Iterable[str]) -> tuple[int, ...]:
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


def place_unit(position: Position, line: Line) -> Position:
    unit, at = line["unit"], line["at"]
    if unit in COUNTER:
        damaged = line.get("damaged", False)
        man = Man(PLACES[at], line.get("exhausted", False), damaged, line.get("mark", ""))
        if damaged:
            position = replace(position, stock=add(position.stock, DAMAGE, -1))
        return position.with_man(COUNTER[unit], man)
    if unit in WEAPON:
        return position.with_weapon(WEAPON[unit], PLACES[at])
    return position.with_space(*SPACE[at], TYPE[unit])


def place_token(position: Position, line: Line) -> Position:
    token, at, count = TOKEN[line["token"]], line["at"], line.get("count", 1)
    if at == "stock":
        return replace(position, stock=put(position.stock, token, count))
    stock = add(position.stock, token, -count)
    if at in LOCATION or at in SPOTS:
        if count != 1:
            raise bad("there is room for one token", line, "count")
        if at in LOCATION:
            return replace(position.with_token(LOCATION[at] + FIRST, token), stock=stock)
        if token == SAPPER:
            return replace(position, mines=put(position.mines, SPOTS.index(at), True), stock=stock)
    elif at == "supply" and token < len(position.supply):
        return replace(position, supply=add(position.supply, token, count), stock=stock)
    elif at == "staging" and token < len(position.staging):
        return replace(position, staging=add(position.staging, token, count), stock=stock)
    elif at.startswith("suppress-") and token == SUPPRESS:
        green, red, purple = add(position.fire, COLOURS.index(at.removeprefix("suppress-")), count)
        return replace(position, fire=(green, red, purple), stock=stock)
    raise bad(f"{line['token']} cannot lie on {at}", line, "at")


def placed(position: Position, lines: list[Line]) -> Position:
    """Counters and tokens; nothing is placed twice, and no two things on a spot for one."""
    taken: dict[str, str] = {}
    for line in lines:
        token, unit, at = "token" in line, line.get("unit", ""), line["at"]
        alone = (at,) if at in SPACE or at in LOCATION or at in SPOTS else ()
        once = (unit,) if unit in COUNTER or unit in WEAPON else ()
        for name in (*alone, *once):
            if name in taken:
                fault = f"{name} has {taken[name]} already" if name in alone else f"{name} is placed twice"
                raise bad(fault, line, "at" if name in alone else "unit")
            taken[name] = line["token" if token else "unit"]
        position = place_token(position, line) if token else place_unit(position, line)
    return position


def fortified(position: Position, values: Mapping[str, int]) -> Position:
    green, red, purple = (values.get(colour, was) for colour, was in zip(COLOURS, position.defence, strict=True))
    return replace(position, defence=(green, red, purple))


# -- the decks -------------------------------------------------------------------------------------------------


def without(pile: Sequence[int], taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in pile if n not in taken)


def soviet_cards(position: Position, spec: Line) -> Position:
    """Deal the Soviet hand, the top of the deck and the discard pile."""
    hand, top, discard = (cards(spec.get(key, [])) for key in ("hand", "soviet", "discard"))
    taken = hand + top + discard
    if len(set(taken)) != len(taken):
        raise bad("hand, soviet and discard name each card once", spec, "hand" if hand else "soviet")
    undrawn = without((*position.hand, *position.deck), taken)
    old = without(position.discard, taken)
    if spec.get("soviet_only"):
        deck, discard = top, (*old, *undrawn, *discard)
    else:
        deck, discard = (*top, *undrawn), (*old, *discard)
    return replace(position, hand=hand, deck=deck, discard=discard, fog=without(position.fog, taken))


def wehrmacht_cards(position: Position, spec: Line) -> Position:
    top = cards(spec.get("wehrmacht", []))
    hand, planned = cards(spec.get("german_hand", [])), cards(spec.get("planned", []))
    elsewhere = (
        card(spec.get("storm")),
        *cards(spec.get("stormed", [])),
        card(beginning(spec, WORDS.first_phase).get("card")),
    )
    taken = [n for n in (*top, *hand, *planned, *elsewhere) if n != NONE]
    if len(set(taken)) != len(taken):
        twice = next(n for n in taken if taken.count(n) > 1)
        raise bad(f"c{twice} is in two places", spec, "wehrmacht" if twice in top else "planned")
    undrawn = without((*position.german_hand, *position.wehrmacht), (*top, *hand, *planned, *elsewhere))
    deck = top if spec.get("wehrmacht_only") else (*top, *undrawn)
    return replace(position, wehrmacht=deck, german_hand=hand, planned=planned)


def tactics_cards(position: Position, spec: Line) -> Position:
    opened, hand = cards(spec.get("tactics", [])), cards(spec.get("german_tactics", []))
    planned, top = card(spec.get("planned_tactic")), cards(spec.get("tactics_deck", []))
    pile = (*position.german_tactics, *position.tactics_deck)
    deck = (*top, *without(pile, (*opened, *hand, *top, planned)))
    return replace(position, tactics=opened, german_tactics=hand, planned_tactic=planned, tactics_deck=deck)


def other_cards(position: Position, spec: Line) -> Position:
    position = replace(position, storm=card(spec.get("storm")), stormed=cards(spec.get("stormed", [])))
    if "support" in spec or "supported" in spec:
        opened, given = card(spec.get("support")), cards(spec.get("supported", []))
        pile = (*(() if position.support == NONE else (position.support,)), *position.support_deck)
        deck = without(pile, (opened, *given))
        position = replace(position, support=opened, supported=given, support_deck=deck)
    return position


# -- what happens next -------------------------------------------------------------------------------------------


def _within(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """What is left of the phase that play begins in: all of it, or as much as the file says."""
    left = decision.get("left")
    match decision["phase"]:
        case "cards":
            return (CardActions(left=TURN.card_actions if left is None else left), DiscardHand())
        case "wehrmacht" if "card" in decision:
            return (CarryOut(card=card(decision["card"])), WehrmachtCards(left=0))
        case "wehrmacht" if left is not None:
            return (PlayPlanned(), WehrmachtCards(left=left))
        case "moves" if left is not None or "actions" in decision:
            actions = Actions(left=decision.get("actions", TURN.counter_actions))
            return (Moves(left=TURN.moves if left is None else left), actions, EndOfCounters())
        case "actions":
            return (Actions(left=TURN.counter_actions if left is None else left), EndOfCounters())
    return (BEGINNINGS[decision["phase"]](),)


BEGINNINGS: dict[str, type[Procedure]] = {
    "planning": Planning,
    "cards": SovietCardPhase,
    "wehrmacht": WehrmachtPhase,
    "moves": CounterPhase,
    "actions": CounterPhase,
    "end": EndOfTurn,
}
"""The phases by name, as the turn has them."""


def agenda_of(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """Where play begins, and then the rest of the turn as every turn has it."""
    if decision["phase"] == "turn":
        return (Turn(),)
    kinds = [type(phase) for phase in phases(position)]
    first = BEGINNINGS[decision["phase"]]
    if first not in kinds:
        raise bad(f"this scenario has no phase {decision['phase']!r}", decision, "phase")
    return (*_within(position, decision), *phases(position)[kinds.index(first) + 1 :])


def build_position(game: PavlovGame, spec: Line) -> PavlovGame:
    """The position a situation describes, with what happens next on the agenda."""
    position = replace(game.position, used=(), revealed=(), turn=spec.get("turn", 1))
    if spec.get("empty"):
        position = bare(position)
    position = fortified(placed(position, spec.get("place", [])), spec.get("defence", {}))
    decision = beginning(spec, WORDS.first_phase)
    for deal in (soviet_cards, wehrmacht_cards, tactics_cards, other_cards):
        position = deal(position, spec)
    agenda = agenda_of(position, decision)
    return PavlovGame(position, agenda[::-1], game.dice)
