"""The faults a pack of Pavlov's House can have: wrong sums, tables with holes, things without a name or a source."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.core.packs.faults import expect, head_faults, name_faults, source_faults, text_faults
from grognard.games.pavlov.data.schema import COLOURS, space_id

if TYPE_CHECKING:
    from grognard.games.pavlov.data.pack import Pack


def check(pack: Pack) -> list[str]:
    """Every fault of the pack, a sentence each; an empty list is a good pack."""
    return [
        *_token_faults(pack),
        *_counter_faults(pack),
        *_board_faults(pack),
        *_card_faults(pack),
        *_tactics_faults(pack),
        *_score_faults(pack),
        *_name_faults(pack),
        *source_faults(pack),
    ]


def _token_faults(pack: Pack) -> Iterator[str]:
    yield from expect("kinds of tokens", len(pack.tokens), 11)
    yield from expect("tokens", sum(token.limit for token in pack.tokens.values()), 99)
    setup, volga = pack.components.setup, pack.components.volga
    for kind, used in (("suppress", setup.suppress_in_supply), ("food", setup.food_in_supply)):
        if used > pack.tokens[kind].limit:
            yield f"set-up uses {used} {kind} tokens, more than there are"
    yield from expect("fog cards in the set-up", setup.fog_in_deck + setup.fog_in_stock, len(pack.fog_cards))
    yield from expect("wire spots", volga.signal_last - volga.signal_first + 1, len(pack.locations_of["sig139"]))
    defence = pack.components.defence
    if not 1 < defence.minimum <= defence.start <= defence.maximum <= 6:
        yield "defence: must be 1 < minimum <= start <= maximum <= 6"


def _counter_faults(pack: Pack) -> Iterator[str]:
    yield from expect("Soviet counters", len(pack.counter_index), 34)
    yield from expect("weapons", len(pack.weapon_index), 7)
    yield from expect("Wehrmacht types", len(pack.type_index), 7)
    yield from expect("Wehrmacht counters", sum(kind.count for kind in pack.types), 39)
    start = [counter.id for counter in pack.counters if counter.start]
    yield from expect("counters with the white square", len(start), pack.components.setup.starting_counters)
    command = {counter.id for counter in pack.counters if "command" in counter.actions}
    yield from expect("counters with Command", sorted(command), ["afanasyev", "naumov", "pavlov"])
    values = [(c.id, c.attack, c.suppress, c.cost) for c in pack.counters]
    values += [(w.id, w.attack, w.suppress, w.cost) for w in pack.weapons]
    yield from (f"{id_}: a negative value" for id_, *numbers in values if min(numbers) < 0)
    for weapon in pack.weapons:
        crew = sum(weapon.action in counter.actions for counter in pack.counters)
        if crew < pack.components.house.crew:
            yield f"{weapon.id}: only {crew} counters can serve it"
    kinds = {kind.id: kind for kind in pack.types}
    for kind in pack.types:
        if not 1 <= kind.defence <= 6 or kind.strength < 1 or kind.count < 1:
            yield f"{kind.id}: defence must be 1-6, strength and count at least 1"
    if len(kinds) == 7:  # the sums of the worked example of an assault
        yield from expect("strength of rifle + mg + scout", sum(kinds[i].strength for i in ("rifle", "mg", "scout")), 4)
        yield from expect("strength of pz2 + stug", kinds["pz2"].strength + kinds["stug"].strength, 5)


def _board_faults(pack: Pack) -> Iterator[str]:
    yield from expect("fighting positions", len(pack.position_index), 16)
    for colour in COLOURS:
        numbers = sorted(p.numbers[colour] for p in pack.positions if colour in p.numbers)
        yield from expect(f"numbers of the {colour} positions", numbers, [1, 2, 3, 4, 5, 6])
    radio = [position.numbers for position in pack.positions if position.radio]
    yield from expect("the radio", radio, [{"green": 6}])
    yield from expect("approaches", sorted(pack.tracks), [1, 2, 3, 4, 5, 6])
    for colour, tracks in (("green", (1, 2)), ("red", (3, 4, 5)), ("purple", (6,))):
        printed = tuple(n for n, track in sorted(pack.tracks.items()) if track.colour == colour)
        yield from expect(f"{colour} approaches", printed, tracks)
    for track in pack.tracks.values():
        yield from expect(f"track-{track.n}: drawing points", len(track.spaces), track.length)
        if not 1 <= track.mine <= track.length:
            yield f"track-{track.n}: the mine spot {track.mine} is not on it"
    for pair in pack.adjacency.neighbours:
        if any(n not in pack.tracks for n in pair):
            yield f"adjacency: no such approaches {pair}"
    yield from expect("Volga locations", sorted(pack.locations), list(range(3, 19)))
    yield from expect("units", len(pack.units), 8)
    points = [(p.id, p.x, p.y) for p in pack.positions]
    points += [(a.id, a.x, a.y) for a in pack.areas.values()]
    points += [(f"loc-{p.n}", p.x, p.y) for p in pack.locations.values()]
    points += [(space_id(t.n, i), x, y) for t in pack.tracks.values() for i, (x, y) in enumerate(t.spaces, 1)]
    yield from (f"{id_}: drawn outside its panel" for id_, x, y in points if not (0 <= x <= 100 and 0 <= y <= 100))


def _card_faults(pack: Pack) -> Iterator[str]:
    solo = sum(not card.competitive for card in pack.wehrmacht_cards.values())
    turn, decks = pack.components.turn, pack.components.decks
    yield from expect("Wehrmacht cards", len(pack.wehrmacht_cards), 61)
    yield from expect("cards of a solitaire game", solo + decks.supply_checks_used, turn.turns * turn.wehrmacht_cards)
    for card in pack.wehrmacht_cards.values():
        if card.type not in pack.card_types:
            yield f"c{card.n}: no such card type {card.type!r}"
        if card.deck not in decks.deck_order:
            yield f"c{card.n}: no deck {card.deck}"
        if card.competitive and (card.deck, card.type) != (1, "rifle"):
            yield f"c{card.n}: only a riflemen card of deck 1 is competitive"
    yield from expect("competitive cards", len(pack.wehrmacht_cards) - solo, 1)
    milk = [(card.n, card.deck) for card in pack.wehrmacht_cards.values() if card.type == "milk"]
    yield from expect("Milk House (card, deck)", milk, [(61, 5)])
    for kind in pack.card_types.values():
        aimed, raid = kind.kind in ("sniper", "mortar", "shelling"), kind.kind == "stuka"
        yield from expect(f"{kind.id}: entries in its die table", len(kind.colour_by_die), 6 if aimed else 0)
        yield from expect(f"{kind.id}: has dice", kind.dice > 0, aimed)
        yield from expect(f"{kind.id}: has aircraft and a defence", kind.aircraft > 0 and kind.defence > 0, raid)
        yield from expect(f"{kind.id}: places a counter", kind.unit is not None, kind.kind == "place")
    checks = sorted(card.n for card in pack.storm_cards.values() if card.supply_check)
    yield from expect("supply checks", checks, list(range(62, 68)))
    yield from expect("cards with a storm side", sorted(pack.storm_cards), list(range(61, 68)))
    if 61 in pack.storm_cards:
        yield from expect("colour of the Milk House", pack.storm_cards[61].colour, "red")
    yield from expect("Soviet action cards", sorted(pack.soviet_cards), list(range(68, 96)))
    yield from (f"c{card.n}: the same unit twice" for card in pack.soviet_cards.values() if card.top == card.bottom)
    yield from expect("fog cards", sorted(pack.fog_cards), list(range(96, 103)))
    yield from expect("operational support cards", sorted(pack.support_cards), list(range(103, 111)))
    for support in pack.support_cards.values():
        for token, count in support.cost.items():
            if not 0 < count <= pack.tokens[token].limit:
                yield f"c{support.n}: costs {count} {token}, there are {pack.tokens[token].limit}"


def _tactics_faults(pack: Pack) -> Iterator[str]:
    yield from expect("tactics cards", sorted(pack.tactics_cards), list(range(111, 141)))
    sizes = Tally(card.deck for card in pack.tactics_cards.values())
    yield from expect("tactics decks", [sizes[deck] for deck in (1, 2, 3, 4)], [9, 7, 7, 7])
    for card in pack.tactics_cards.values():
        needs = card.effect in ("unit-defence", "assault-unit-dice")
        yield from expect(f"c{card.n}: names a Wehrmacht type", card.unit is not None, needs)
        if card.value == 0:
            yield f"c{card.n}: has no effect"
    turns, variants = pack.components.turn.turns, pack.components.variants
    needed = {
        "veteran": turns,
        "guards": turns + variants.tactics_open["guards"] - 1,
        "competitive": turns + variants.plan_tactics_hand - variants.plan_tactics_played,
    }
    for level, wanted in needed.items():
        left = len(pack.tactics_cards) - sum(variants.tactics_removed[level])
        yield from expect(f"tactics cards left at level {level}", left, wanted)


def _score_faults(pack: Pack) -> Iterator[str]:
    scoring, degrees = pack.components.scoring, {f"degree-{band.degree}" for band in pack.components.bands}
    yield from (f"{degree}: no such degree" for degree in sorted(degrees - pack.names.keys()))
    for score in range(-60, 120):
        bands = [
            band
            for band in pack.components.bands
            if (band.min is None or score >= band.min) and (band.max is None or score <= band.max)
        ]
        wanted = "win" if score >= scoring.win_from else "draw" if score >= scoring.draw_from else "loss"
        yield from expect(f"results for a score of {score}", [band.outcome for band in bands], [wanted])


def _required_ids(pack: Pack) -> Iterator[str]:
    """The ids of pieces, places and cards that the rest of the program counts on."""
    yield from (*pack.counter_index, *pack.weapon_index, *pack.type_index, *pack.position_index)
    yield from (*COLOURS, *pack.units, *pack.tokens, *pack.adjacent)
    yield from (f"{kind}-{n}" for kind in ("track", "mine") for n in range(1, 7))
    yield from (f"loc-{n}" for n in range(3, 19))
    yield from (f"c{n}" for n in range(1, 141))
    yield from ("reserve", "staging", "supply", "stock", "storm", "ops", "removed")
    yield from (f"suppress-{colour}" for colour in COLOURS)


def _name_faults(pack: Pack) -> Iterator[str]:
    yield from name_faults(_required_ids(pack), pack.names)
    yield from head_faults(pack.meta, pack.notes)
    yield from text_faults((f"c{card.n} text", card.text) for card in pack.tactics_cards.values())
