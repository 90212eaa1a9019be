"""8.1 to 8.3 Weapon cards, veteran cards that always work, and cards with a yellow head."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.data.units import CARDS, PACK
from tests.games.coh.field import ENEMY, PAIR, PINNED, SQUAD, TANK, UP, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, events, legal, play, refused, table

NEXT = at("su-rifle-1", "7-E06", facing="s")
HERE = at("su-rifle-1")
T34 = at("su-t34c-1")


def armed(card: str, *place: Any, army: str = "german", **keys: Any) -> Any:
    keys[army] = {"weapons": {card: 1}}
    return field(*place, army=army, **keys)


# -- weapon cards ----------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "coh:card.flamethrower.a", "coh:card.flamethrower.b", "coh:card.flamethrower.c", "coh:card.flamethrower.d"
)
@pytest.mark.rule("coh:8.2.c", "coh:8.2.h")
def test_the_flamethrower_knows_no_cover() -> None:
    game = armed(
        "flamethrower", at(SQUAD), NEXT, terrain={"7-E06": "woods"}, smoke=[{"at": "7-E06", "value": 2}], dice=[1, 1]
    )
    play(game, by(SQUAD), {"use-weapon": "flamethrower", "hex": "7-E06"})
    # eight and the dice, no short range; twelve in front, neither woods nor smoke
    check(game, {"event": "attack-missed", "av": 10, "dv": 12}, {"army": "german", "weapons": {}, "ap": 4})
    far = armed("flamethrower", at(SQUAD), ENEMY)
    play(far, by(SQUAD))
    assert not [do for do in legal(far) if do["do"] == "use-weapon"]


@pytest.mark.rule("coh:card.grenades.a", "coh:card.grenades.b", "coh:card.grenades.d", "coh:8.2.i", "coh:7.63.y")
@pytest.mark.rule("coh:card.molotov.a", "coh:card.molotov.b", "coh:card.molotov.d", "coh:card.molotov.e")
@pytest.mark.parametrize(("card", "army", "power"), [("grenades", "german", 6), ("molotov", "soviet", 5)])
def test_what_is_thrown_costs_nothing_and_flies_a_hex_at_long_range(card: str, army: str, power: int) -> None:
    us, them = (SQUAD, "su-rifle-1") if army == "german" else ("su-rifle-1", SQUAD)
    woods = {"7-E06": "woods", "7-F06": "woods"}
    game = armed(card, at(us), at(them, "7-E06", facing="s"), army=army, terrain=woods, dice=[1, 1])
    play(game, by(us), {"use-weapon": card, "hex": "7-E06"})
    check(game, {"event": "attack-missed", "av": power, "dv": 14}, {"army": army, "ap": 7})
    close = armed(card, at(us), at(them), army=army, terrain=woods, dice=[1, 1])
    play(close, by(us), {"use-weapon": card, "hex": "7-F06"})
    check(close, {"event": "attack-missed", "av": power + 2, "dv": 13})


@pytest.mark.rule(
    "coh:card.magnetic.a",
    "coh:card.magnetic.c",
    "coh:card.tellermine.a",
    "coh:card.tellermine.b",
    "coh:card.tellermine.c",
)
@pytest.mark.parametrize(("card", "power"), [("magnetic-mine", 10), ("tellermine", 9)])
def test_mines_for_metal(card: str, power: int) -> None:
    woods = {"7-F06": "woods"}
    game = armed(card, at(SQUAD), T34, terrain=woods, dice=[1, 1])
    play(game, by(SQUAD), {"use-weapon": card, "hex": "7-F06"})
    check(game, {"event": "attack-missed", "av": power + 2, "dv": 16, "colour": "blue"}, {"army": "german", "ap": 5})
    men = armed(card, at(SQUAD), HERE, terrain=woods)
    play(men, by(SQUAD))
    clause = {"magnetic-mine": "card.magnetic.b", "tellermine": "card.tellermine.b"}[card]
    refused(men, {"use-weapon": card, "hex": "7-F06"}, by=clause)


@pytest.mark.rule("coh:card.demolition.b", "coh:card.demolition.c", "coh:card.demolition.d")
def test_the_charge_is_for_the_own_hex() -> None:
    game = armed("demolition", at(SQUAD), HERE, dice=[1, 1, 9])
    play(game, by(SQUAD))
    play(game, {"use-weapon": "demolition", "hex": "7-F06"})
    check(game, {"army": "german", "weapons": {}})
    far = armed("demolition", at(SQUAD), NEXT)
    play(far, by(SQUAD))
    refused(far, {"use-weapon": "demolition", "hex": "7-E06"}, by="card.demolition.d")


@pytest.mark.rule(
    "coh:card.flamethrower.e",
    "coh:card.grenades.c",
    "coh:card.magnetic.d",
    "coh:card.molotov.c",
    "coh:card.tellermine.d",
)
@pytest.mark.parametrize("card", ["flamethrower", "grenades", "magnetic-mine", "tellermine"])
def test_no_unit_uses_a_weapon_card_in_a_group(card: str) -> None:
    game = armed(card, *PAIR, T34)
    play(game, by(SQUAD))
    allowed(game, {"use-weapon": card, "hex": "7-F06"})
    play(game, {"also": "ge-infantry-2"})
    assert not [do for do in legal(game) if do["do"] == "use-weapon"]


@pytest.mark.rule("coh:8.2.f")
def test_a_hit_counter_tells_on_a_weapon_card() -> None:
    game = armed("flamethrower", at(SQUAD, hit="foot-suppressed"), NEXT, dice=[1, 1])
    play(game, by(SQUAD), {"use-weapon": "flamethrower", "hex": "7-E06"})
    check(game, {"event": "attack-missed", "av": 8})


# -- veterans --------------------------------------------------------------------------------------------------------
def seasoned(card: str, *place: Any, unit: str = SQUAD, **keys: Any) -> Any:
    army = "german" if unit.startswith("ge") else "soviet"
    sheet = {"veterans": {card: [unit]}} | keys.pop(army, {})
    return field(*place, **{army: sheet}, **keys)


@pytest.mark.rule("coh:card.V02.c", "coh:card.V02.d", "coh:8.3.g")
def test_better_equipped() -> None:
    game = seasoned("veteran-better-equipped", *PAIR, ENEMY)
    check(
        game,
        {"attack": SQUAD, "target": "su-rifle-1", "fp": 5},
        {"attack": "ge-infantry-2", "target": "su-rifle-1", "fp": 4},
    )
    check(game, {"army": "german", "veterans": ["veteran-better-equipped"]})


@pytest.mark.rule("coh:card.V03.c")
def test_high_morale_holds_against_panic() -> None:
    place = [at(SQUAD), at("su-rifle-1", "7-D06", facing="s")]
    game = seasoned("veteran-high-morale", *place, unit="su-rifle-1", dice=[4, 4, 7])
    play(game, by(SQUAD), {"fire": "7-D06"})
    check(game, {"unit": "su-rifle-1", "hit": "none"}, {"event": "morale-held", "unit": "su-rifle-1"})


@pytest.mark.rule("coh:card.V04.b", "coh:card.V04.c", "coh:card.V04.d", "coh:9.2.c", "coh:3.01.a")
def test_experience_gives_eleven_points_or_four_more() -> None:
    game = seasoned("veteran-experience", *PAIR)
    play(game, by(SQUAD), {"pivot": "ne"})
    check(game, {"army": "german", "ap": 10})
    rolled = seasoned("veteran-experience", *PAIR, options={"ap-roulette": True}, dice=[1, 2])
    play(rolled, by(SQUAD), {"pivot": "ne"})
    check(rolled, {"army": "german", "ap": 6})


@pytest.mark.rule("coh:card.V05.b", "coh:card.V05.c", "coh:card.V05.d", "coh:card.V12.b", "coh:card.V12.c", "coh:8.3.f")
def test_leadership_and_initiative_are_actions() -> None:
    game = seasoned("veteran-good-leadership", at(SQUAD, hit=PINNED))
    play(game, {"play-veteran": "veteran-good-leadership", "unit": SQUAD})
    check(
        game,
        {"unit": SQUAD, "hit": "none"},
        {"asked": "take-turn", "seats": ["soviet"]},
        {"army": "german", "veterans": []},
    )
    drawn = seasoned("veteran-extra-initiative", at(SQUAD), deck=["card-command", "card-luck"])
    play(drawn, {"play-veteran": "veteran-extra-initiative", "unit": SQUAD})
    check(drawn, {"army": "german", "hand": ["card-command"]}, {"asked": "take-turn", "seats": ["soviet"]})


@pytest.mark.rule("coh:card.V07.b", "coh:card.V07.c", "coh:card.V07.d", "coh:card.V15.b", "coh:card.V15.c")
@pytest.mark.parametrize(("unit", "dv"), [("su-rifle-1", 12), ("su-t34c-1", 19)])
def test_sixth_sense_and_use_of_terrain(unit: str, dv: int) -> None:
    firer = at("ge-pak40-1", facing="n")
    target = at(unit, "7-D06", facing="s")
    plain = {"attack": "ge-pak40-1", "target": unit}
    game = seasoned("veteran-sixth-sense", firer, target, unit=unit, army="soviet")
    check(game, {**plain, "dv": dv})
    play(game, {"play-veteran": "veteran-sixth-sense", "unit": unit})
    check(game, {"asked": "take-turn", "seats": ["soviet"]}, {**plain, "dv": dv + 1})
    check(seasoned("veteran-use-of-terrain", firer, target, unit=unit), {**plain, "dv": dv + 1})
    covered = seasoned("veteran-use-of-terrain", firer, target, unit=unit, terrain={"7-D06": "wooden-building"})
    check(covered, {**plain, "dv": dv + 1})


@pytest.mark.rule("coh:card.V09.b", "coh:5.2.j", "coh:5.2.l")
def test_an_organised_retreat_costs_no_more_than_an_advance() -> None:
    back = {"cost": SQUAD, "to": "7-G06"}
    check(field(at(SQUAD)), {**back, "is": 2})
    check(seasoned("veteran-organised-retreat", at(SQUAD)), {**back, "is": 1})


@pytest.mark.rule("coh:card.V13.b", "coh:card.V13.c", "coh:card.V13.d", "coh:10.3.f")
def test_a_hidden_action_needs_no_spotting_roll() -> None:
    sniper = at("ge-sniper-1", marks=["hidden"])
    game = seasoned("veteran-hidden-action", sniper, ENEMY, unit="ge-sniper-1", terrain={"7-F06": "woods"}, dice=[1, 1])
    play(game, {"play-veteran": "veteran-hidden-action", "unit": "ge-sniper-1"}, by("ge-sniper-1"), {"fire": "7-D06"})
    check(game, {"unit": "ge-sniper-1", "hidden": True}, {"asked": "take-turn", "seats": ["soviet"]})
    plain = field(sniper, ENEMY, terrain={"7-F06": "woods"}, soviet={"cap": 2}, dice=[1, 1, 4])
    play(plain, by("ge-sniper-1"), {"fire": "7-D06"})
    check(plain, {"asked": "spend-on-roll", "seats": ["soviet"]})
    play(plain, {"spend": 2})
    check(plain, {"unit": "ge-sniper-1", "hidden": False, "at": "7-F06"})


@pytest.mark.rule("coh:card.V130.b", "coh:card.V130.c")
def test_overrun_is_announced_before_the_dice() -> None:
    game = seasoned("veteran-overrun", at(TANK), NEXT, unit=TANK, dice=[1, 1])
    play(game, by(TANK), {"fire": "7-E06"}, {"play-veteran": "veteran-overrun", "unit": TANK})
    assert asked(game) == "second-hex"
    play(game, UP)
    check(game, {"unit": TANK, "at": "7-E06"}, {"asked": "take-turn", "seats": ["soviet"]})


# -- yellow heads ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:card.score.b", "coh:card.score.c", "coh:card.score.d", "coh:8.1.j", "coh:8.1.k", "coh:8.1.l")
@pytest.mark.rule("coh:card.event.b", "coh:card.event.c", "coh:card.event.d")
def test_a_yellow_card_happens_and_another_is_drawn() -> None:
    score = seasoned(
        "veteran-extra-initiative", at(SQUAD), deck=["card-score", "card-luck"], control={"7-G08": "soviet"}
    )
    play(score, {"play-veteran": "veteran-extra-initiative", "unit": SQUAD})
    check(score, {"army": "german", "hand": ["card-luck"]})
    assert score.position.armies[1].points == score.position.control.count(1)
    both = (at(SQUAD, "7-G08"), at("su-rifle-1", "7-G08"))
    shared = seasoned("veteran-extra-initiative", *both, deck=["card-score", "card-luck"], control={"7-G08": "soviet"})
    play(shared, {"play-veteran": "veteran-extra-initiative", "unit": SQUAD})
    assert shared.position.armies[1].points == shared.position.control.count(1) - 1
    event = seasoned("veteran-extra-initiative", at(SQUAD), deck=["card-event", "card-luck"], dice=[3])
    play(event, {"play-veteran": "veteran-extra-initiative", "unit": SQUAD})
    check(event, {"unit": SQUAD, "dug-in": True}, {"army": "german", "hand": ["card-luck"]})
    with_events = {page.id for page in PACK.scenarios.values() if page.events}
    for id_ in PACK.scenarios:
        scenario = COH.scenario(id_)
        deck = {
            CARDS[card]
            for card in COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(1)), None).position.deck
        }
        assert (id_ in with_events) == bool(deck & {"card-score", "card-event", "card-game-ends"})


@pytest.mark.rule("coh:card.end.b", "coh:card.end.c")
def test_the_last_card_ends_the_game() -> None:
    game = seasoned("veteran-extra-initiative", at(SQUAD), deck=["card-game-ends", "card-luck"])
    play(game, {"play-veteran": "veteran-extra-initiative", "unit": SQUAD})
    assert asked(game) == "over"
    scenario = COH.scenario("teploye-heights")
    deck = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(4)), None).position.deck
    assert "card-game-ends" in [CARDS[card] for card in deck[-10:]]


@pytest.mark.rule("coh:card.objective.b", "coh:card.objective.c", "coh:card.objective.d", "coh:2.4.d")
def test_secret_objectives_are_dealt_kept_and_scored_at_the_end() -> None:
    scenario = COH.scenario("across-the-psel")
    game = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(2)), None)
    german, soviet = (army.objective for army in game.position.armies)
    assert german != soviet
    view = COH.view(game, "german")
    assert view.armies[0].objective == CARDS[german]
    assert view.armies[1].objective == "?"
    page = PACK.scenarios["across-the-psel"]
    secret = next(row for row in page.secrets if row.what == "control")
    sheets = {"german": {"objective": secret.card}}
    over = table(scenario="across-the-psel", armies=sheets, control={secret.hex: "german"}, decision={"phase": "end"})
    assert events(over, "objective-revealed")
    check(over, {"event": "points-scored", "army": "german", "points": secret.points})
