"""8.1 Action cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import ENEMY, PAIR, PINNED, SQUAD, STUNNED, TANK, UP, active, at, by, field
from tests.games.coh.table import allowed, asked, check, legal, play, refused

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}
OUR_TURN = {"asked": "take-turn", "seats": ["german"]}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hand": list(cards), **more}


def offered(game: Any, card: str) -> list[str]:
    return [do.get("unit", "") for do in legal(game) if do["do"] == "play-card" and do["card"] == card]


@pytest.mark.rule(
    "coh:card.6.b", "coh:card.7.b", "coh:card.8.b", "coh:card.13.b", "coh:card.20.b", "coh:card.30.b", "coh:8.0.c"
)
@pytest.mark.parametrize(
    ("card", "do", "dice"),
    [
        ("card-mark-spent", {"unit": "su-rifle-1", "by": "cap"}, []),
        ("card-more-ap", {"by": "cap"}, [3]),
        ("card-more-cap", {"by": "ap"}, [3]),
        ("card-sniper", {}, [6]),
        ("card-bogged-down", {"unit": "su-rifle-1"}, []),
        ("card-reveal-hidden", {"unit": SQUAD, "by": "ap"}, []),
    ],
)
def test_to_play_them_is_an_action(card: str, do: dict[str, Any], dice: list[int]) -> None:
    game = field(at(SQUAD), ENEMY, german=active(SQUAD, 4, cap=2, hand=[card]), dice=dice, passed=1)
    play(game, {"play-card": card, **do})
    assert game.dice.reveals
    while asked(game) == "spend-on-roll":
        play(game, {"spend": 0})
    check(game, ENEMY_TURN, {"army": "german", "hand": []})
    assert game.position.passed == 0


@pytest.mark.rule(
    "coh:card.8.c", "coh:card.8.d", "coh:card.8.e", "coh:card.8.f", "coh:card.7.d", "coh:8.1.d", "coh:card.b"
)
def test_a_die_of_command_points_serves_every_unit_in_this_round() -> None:
    idle = field(*PAIR, german=hand("card-more-cap", "card-more-ap", cap=3))
    refused(idle, {"play-card": "card-more-cap", "by": "ap"}, by="card.8.c")
    refused(idle, {"play-card": "card-more-ap", "by": "cap"}, by="card.7.c")
    game = field(*PAIR, german=active(SQUAD, 4, hand=["card-more-cap"]), dice=[4])
    play(game, {"play-card": "card-more-cap", "by": "ap"})
    check(game, {"army": "german", "ap": 2, "cap": 4})
    play(game, {"pass-turn": None})
    allowed(game, by("ge-infantry-2", "cap"))


@pytest.mark.rule("coh:card.9.b", "coh:card.9.c", "coh:card.9.d")
def test_two_more_firepower_at_any_attack() -> None:
    game = field(*PAIR, ENEMY, german=hand("card-firepower"), dice=[2, 2])
    play(game, by(SQUAD), {"also": "ge-infantry-2"}, {"fire": "7-D06"}, {"play-card": "card-firepower"})
    # four and one for support, two by the card, and the dice
    check(game, {"event": "attack-missed", "av": 11, "dv": 12}, ENEMY_TURN)


@pytest.mark.rule("coh:card.12.b", "coh:card.12.c")
@pytest.mark.parametrize(("again", "what", "av"), [([4, 4], "attack-hit", 12), ([1, 1], "attack-missed", 7)])
def test_luck_rolls_again_and_keeps_the_better(again: list[int], what: str, av: int) -> None:
    game = field(at(SQUAD), ENEMY, german=hand("card-luck"), dice=[1, 2, *again, 14])
    play(game, by(SQUAD), {"fire": "7-D06"}, {"aim": "su-rifle-1"}, {"play-luck": "card-luck"})
    check(game, {"event": what, "av": av}, ENEMY_TURN, {"army": "german", "hand": []})


@pytest.mark.rule("coh:card.10.d", "coh:card.10.e", "coh:card.10.f")
def test_a_group_acts_twice() -> None:
    game = field(*PAIR, german=hand("card-double-action", cap=1))
    play(game, {"play-card": "card-double-action", "by": "cap"})
    check(game, OUR_TURN)
    for row in "ED":
        play(game, by(SQUAD), {"also": "ge-infantry-2"})
        play(
            game,
            {"march": SQUAD, "to": f"7-{row}06", "facing": "n"},
            {"march": "ge-infantry-2", "to": f"7-{row}07", "facing": "n"},
        )
        check(game, OUR_TURN if row == "E" else ENEMY_TURN)


TWO = {"play-card": "card-two-hexes", "unit": SQUAD}


@pytest.mark.rule("coh:card.5.e", "coh:card.5.f", "coh:card.5.g", "coh:card.5.i", "coh:7.4.zb", "coh:7.4.s")
def test_two_hexes_are_not_for_those_who_are_held() -> None:
    for hit, clause in ((PINNED, "card.5.f"), (STUNNED, "card.5.g")):
        game = field(at(SQUAD, hit=hit), german=hand("card-two-hexes"))
        refused(game, TWO, by=clause)
    for marks, clause in ((["stuck"], "card.5.e"), (["bogged"], "card.20.c")):
        stuck = field(at(TANK, marks=marks), german=hand("card-two-hexes"))
        refused(stuck, {**TWO, "unit": TANK}, by=clause)
    river = field(at(TANK), german=hand("card-two-hexes"), terrain={"7-D06": "stream"})
    play(river, {**TWO, "unit": TANK}, UP)
    refused(river, {"move": "7-D06", "facing": "n"}, by="4.0.k")
    allowed(river, {"move": "7-E07", "facing": "n"})


@pytest.mark.rule("coh:card.5.d", "coh:card.5.j", "coh:card.2.d", "coh:10.0.i", "coh:10.1.a")
def test_a_card_moves_a_hidden_unit_hidden() -> None:
    woods = {"7-E06": "woods", "7-D06": "woods", "7-F06": "woods"}
    game = field(at(SQUAD, marks=["hidden"]), ENEMY | {"at": "7-J10"}, german=hand("card-two-hexes"), terrain=woods)
    play(game, TWO, {"move-hidden": "7-E06"}, {"move-hidden": "7-D06"})
    check(game, {"unit": SQUAD, "at": "7-D06", "hidden": True}, ENEMY_TURN)
    order = field(at(SQUAD, marks=["hidden"]), german=hand("card-command"), terrain=woods)
    play(order, {"play-card": "card-command", "unit": SQUAD}, {"move-hidden": "7-E06"})
    check(order, {"unit": SQUAD, "at": "7-E06", "hidden": True})


@pytest.mark.rule("coh:10.0.j", "coh:10.0.g", "coh:10.0.e", "coh:10.0.h")
def test_any_other_use_of_a_card_reveals_the_hidden_and_a_unit_that_is_with_them() -> None:
    pair = [at(SQUAD, marks=["hidden"]), at("ge-infantry-2", marks=["hidden"])]
    game = field(*pair, german=hand("card-hasty-defence"), terrain={"7-F06": "woods"})
    play(game, {"play-card": "card-hasty-defence", "unit": SQUAD}, {"dig-in": None})
    while asked(game) == "face-revealed":
        play(game, {"pivot": "n"})
    check(game, {"unit": SQUAD, "hidden": False, "at": "7-F06"}, {"unit": "ge-infantry-2", "hidden": False})


@pytest.mark.rule("coh:card.5.h", "coh:18.5.i")
def test_mines_wait_for_those_who_go_two_hexes() -> None:
    works = [{"work": "mine-black", "at": "7-D06", "side": "soviet"}]
    game = field(at(SQUAD), german=hand("card-two-hexes"), works=works, dice=[1, 1])
    play(game, TWO, UP, {"move": "7-D06", "facing": "n"})
    check(game, {"event": "mine-spared", "unit": SQUAD})


@pytest.mark.rule("coh:card.5.k", "coh:card.5.b")
def test_two_hexes_lead_up_to_an_enemy_who_answers() -> None:
    game = field(at(SQUAD), ENEMY, german=hand("card-two-hexes"))
    play(game, TWO, UP, {"move": "7-D06", "facing": "n"})
    check(game, ENEMY_TURN, {"hex": "7-D06", "holds": [SQUAD, "su-rifle-1"]})
    play(game, by("su-rifle-1"))
    allowed(game, {"fire": "7-D06"})


@pytest.mark.rule("coh:card.6.e", "coh:card.6.f", "coh:card.6.g", "coh:card.6.h")
def test_a_unit_that_is_tired_acts_on_command_points() -> None:
    others = [at("su-rifle-2", "7-C03", marks=["hidden"]), at("su-guards-1", "arrival-3")]
    game = field(at(SQUAD), ENEMY, *others, german=hand("card-mark-spent", cap=1), soviet={"cap": 2})
    assert offered(game, "card-mark-spent") == ["su-rifle-1"]
    play(game, {"play-card": "card-mark-spent", "unit": "su-rifle-1", "by": "cap"})
    refused(game, by("su-rifle-1"), by="3.0.b")
    allowed(game, by("su-rifle-1", "cap"))


@pytest.mark.rule("coh:card.11.c", "coh:card.11.d", "coh:18.1.a", "coh:18.1.c")
@pytest.mark.parametrize("ground", ["open", "woods", "stone-building"])
def test_the_card_digs_in_a_spent_tank(ground: str) -> None:
    game = field(at(TANK, marks=["spent"]), german=hand("card-hasty-defence"), terrain={"7-F06": ground})
    play(game, {"play-card": "card-hasty-defence", "unit": TANK}, {"dig-in": None})
    check(game, {"unit": TANK, "dug-in": True, "state": "spent"}, ENEMY_TURN)


@pytest.mark.rule("coh:card.13.d", "coh:3.2.d", "coh:2.3.c", "coh:2.3.d", "coh:3.2.c")
def test_the_sniper_costs_command_points_for_this_round() -> None:
    sheet = {"start": 5, "cap": 4}
    game = field(at(SQUAD), ENEMY, german=hand("card-sniper", start=0), soviet=sheet, dice=[6], round=2)
    play(game, {"play-card": "card-sniper"})
    check(game, {"army": "soviet", "cap": 1})
    play(game, {"pass-turn": None}, {"pass-turn": None})
    check(game, {"round": 3}, {"army": "soviet", "cap": 5})


@pytest.mark.rule("coh:card.20.c", "coh:card.20.d", "coh:card.20.e")
def test_bogged_down_until_the_end_of_the_round() -> None:
    game = field(at(SQUAD), ENEMY, german=hand("card-bogged-down", start=0), soviet={"start": 0}, dice=[2, 2, 1, 1])
    assert offered(game, "card-bogged-down") == ["su-rifle-1"]
    play(game, {"play-card": "card-bogged-down", "unit": "su-rifle-1"}, by("su-rifle-1"))
    refused(game, {"move": "7-E06", "facing": "s"}, by="card.20.c")
    play(game, {"back": None}, {"pass-turn": None}, {"pass-turn": None})
    check(game, {"unit": "su-rifle-1", "bogged": False}, {"round": 2})


@pytest.mark.rule("coh:card.30.c", "coh:card.30.d", "coh:10.0.e")
def test_a_unit_of_choice_reveals_what_is_near() -> None:
    near, far = at("su-rifle-2", "7-D06", marks=["hidden"]), at("su-rifle-3", "7-C06", marks=["hidden"])
    woods = {"7-D06": "woods", "7-C06": "woods"}
    game = field(*PAIR, near, far, german=hand("card-reveal-hidden", cap=1), terrain=woods)
    assert set(offered(game, "card-reveal-hidden")) == {SQUAD, "ge-infantry-2"}
    play(game, {"play-card": "card-reveal-hidden", "unit": SQUAD, "by": "cap"})
    check(game, {"unit": "su-rifle-2", "hidden": False}, {"unit": "su-rifle-3", "hidden": True})


LAY = {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"}


@pytest.mark.rule("coh:card.40.b", "coh:card.40.d", "coh:card.40.f", "coh:card.40.g", "coh:18.5.a")
def test_mines_are_laid_openly_or_hidden() -> None:
    game = field(at(SQUAD, marks=["hidden"]), ENEMY, german=hand("card-lay-mine", cap=2), terrain={"7-F06": "woods"})
    play(game, LAY)
    refused(game, {"lay-mine": "7-E06", "mine": "mine-red", "hidden": True}, by="card.40.f")
    play(game, {"lay-mine": "7-F06", "mine": "mine-red"})
    check(game, {"hex": "7-F06", "works": ["mine-red"]}, {"unit": SQUAD, "hidden": True}, ENEMY_TURN)
    unseen = field(at(SQUAD), german=hand("card-lay-mine", cap=2))
    play(unseen, LAY)
    allowed(unseen, {"lay-mine": "7-E06", "mine": "mine-red", "hidden": True})


@pytest.mark.rule("coh:card.41.b", "coh:card.41.c")
@pytest.mark.parametrize("hex_", ["7-F06", "7-E06"])
def test_a_spent_tank_takes_up_a_mine(hex_: str) -> None:
    works = [{"work": "mine-red", "at": hex_, "side": "soviet"}]
    game = field(at(TANK, marks=["spent"]), german=hand("card-defuse-mine", cap=2), works=works)
    play(game, {"play-card": "card-defuse-mine", "unit": TANK, "by": "cap"}, {"defuse": hex_, "mine": "mine-red"})
    check(game, {"hex": hex_, "works": []}, ENEMY_TURN)


@pytest.mark.rule("coh:card.4.b", "coh:card.4.c", "coh:9.1.e", "coh:7.5.f")
def test_a_rally_attempt_for_a_group() -> None:
    pair = [at(SQUAD, hit=PINNED, marks=["spent"]), at("ge-infantry-2", "7-F07", hit=PINNED)]
    game = field(*pair, german=hand("card-rally-attempt"), dice=[6, 6, 1, 1])
    play(game, {"play-card": "card-rally-attempt", "unit": SQUAD}, {"also": "ge-infantry-2"}, {"rally": None})
    check(game, {"unit": SQUAD, "hit": "none", "state": "spent"}, {"unit": "ge-infantry-2", "hit": PINNED}, ENEMY_TURN)


@pytest.mark.rule("coh:card.3.d", "coh:15.2.s", "coh:15.2.i")
def test_no_card_mends_what_cannot_be_rallied() -> None:
    game = field(at(TANK, hit="vehicle-light-damage"), german=hand("card-auto-rally", cap=2))
    refused(game, {"play-card": "card-auto-rally", "unit": TANK, "by": "cap"}, by="card.3.d")


@pytest.mark.rule("coh:card.a", "coh:8.0.g", "coh:8.0.h", "coh:8.1.e", "coh:card.c")
def test_any_number_of_cards_on_any_unit_in_the_own_turn() -> None:
    cards = ["card-command"] * 4
    game = field(*PAIR, ENEMY, german=hand(*cards), soviet=hand("card-command"))
    assert set(offered(game, "card-command")) == {SQUAD, "ge-infantry-2"}
    for turn in range(4):
        play(
            game,
            {"play-card": "card-command", "unit": SQUAD},
            {"pivot": "ne" if turn % 2 == 0 else "n"},
            {"pass-turn": None},
        )
    check(game, {"army": "german", "hand": []}, {"army": "soviet", "hand": ["card-command"]})


@pytest.mark.rule("coh:10.0.i", "coh:10.0.j", "coh:card.7.c", "coh:card.9.b")
def test_points_and_firepower_for_a_hidden_unit_bring_it_to_light_and_luck_does_not() -> None:
    woods = {"7-F06": "woods"}
    sheet = {"ap": 3, "active": ["ge-sniper-1"], **hand("card-more-ap", cap=2)}
    game = field(at("ge-sniper-1", marks=["hidden"]), ENEMY, german=sheet, terrain=woods)
    play(game, {"play-card": "card-more-ap", "by": "cap"})
    check(game, {"unit": "ge-sniper-1", "hidden": False}, {"asked": "face-revealed"})
    for cards, hidden in ((["card-firepower"], False), ([], True)):
        sniper = field(
            at("ge-sniper-1", marks=["hidden"]),
            ENEMY,
            german={"hand": cards, "cap": 1},
            terrain=woods,
            dice=[1, 1, 1],
        )
        play(sniper, by("ge-sniper-1"), {"fire": "7-D06"})
        if cards:
            play(sniper, {"play-card": "card-firepower"})
        check(sniper, {"unit": "ge-sniper-1", "hidden": hidden})
