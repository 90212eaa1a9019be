"""The firefights of Storms of Steel: what the rulebook's update says of them, and what the checks miss."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from grognard.games.coh.data.firefights import Scenario
from grognard.games.coh.data.pack import Pack, check
from grognard.games.coh.data.units import PACK


def rewritten(id_: str, **changes: Any) -> Pack:
    """The pack with a page changed."""
    page = structs.replace(PACK.scenarios[id_], **changes)
    return structs.replace(PACK, scenarios={**PACK.scenarios, id_: page})


def line(id_: str, table: str, number: int, **changes: Any) -> Pack:
    """The pack with one line of a page changed."""
    rows = list(getattr(PACK.scenarios[id_], table))
    rows[number] = structs.replace(rows[number], **changes)
    return rewritten(id_, **{table: tuple(rows)})


def unit(id_: str, counter: str, **changes: Any) -> Pack:
    """The pack with one unit set up otherwise."""
    rows = PACK.scenarios[id_].placements
    return line(id_, "placements", next(k for k, row in enumerate(rows) if row.id == counter), **changes)


def without(id_: str, table: str, number: int) -> Pack:
    rows = list(getattr(PACK.scenarios[id_], table))
    del rows[number]
    return rewritten(id_, **{table: tuple(rows)})


# -- what is there ---------------------------------------------------------------------------------------------------
def kinds(page: Scenario) -> dict[str, int]:
    ids = [row.id for row in page.placements] + [id_ for row in page.arrivals for id_ in row.units]
    found: dict[str, int] = {}
    for id_ in ids:
        kind = PACK.counter(id_).kind.id
        found[kind] = found.get(kind, 0) + 1
    return found


def test_the_first_firefight() -> None:
    page = PACK.scenarios["corn-rows"]
    assert kinds(page) == {"ge-infantry": 5, "ge-mg42": 1, "su-maxim": 1, "su-rifle": 4, "su-smg": 1}
    assert {army.id: army.caps for army in page.armies} == {"german": 5, "soviet": 4}
    assert (page.rounds, page.first, page.deck) == (5, "german", ())
    assert page.replay_deck == ("card-command", "card-auto-rally", "card-rally-attempt")


def test_the_last_firefight_has_everything() -> None:
    page = PACK.scenarios["teploye-heights"]
    assert page.boards == (("8", "10"), ("7", "9"))
    assert [army.id for army in page.armies] == ["german-1", "german-2", "soviet-1", "soviet-2"]
    assert {"ge-ju87d", "su-il2", "ge-hornisse", "su-mortar-120"} <= kinds(page).keys()
    assert page.players == (1, 2, 3, 4)


def test_every_firefight_says_who_commands_for_each_number_of_players() -> None:
    for page in PACK.scenarios.values():
        for players in page.players:
            rows = [row for row in PACK.commands if (row.armies, row.players) == (len(page.armies), players)]
            assert rows
            for row in rows:
                assert {army for hand in row.hands for army in hand} == {army.id for army in page.armies}


def test_lines_that_the_update_fixes_name_it_as_their_source() -> None:
    rows = PACK.scenarios["pakfront"].placements
    fixed = {row.id for row in rows if row.source.startswith("rulebook update")}
    assert fixed == {f"su-at45-{n}" for n in (1, 2, 3)} | {"su-at57-1", "su-at57-2"} | {
        "su-at76-1",
        "su-at76-2",
        "su-kv1s-1",
        "su-kv1s-2",
    }


# -- faults ----------------------------------------------------------------------------------------------------------
WEAPON = PACK.scenarios["pakfront"].weapons[0]
ZONE = PACK.scenarios["empty-windows"].placements[-1].zone
assert ZONE is not None
ELSEWHERE = structs.replace(ZONE, board="8")
FAULTS: list[tuple[Callable[[], Pack], str]] = [
    (lambda: rewritten("corn-rows", number=13), "numbers of the firefights"),
    (lambda: rewritten("corn-rows", boards=(("7", "7"),)), "twice on its boards"),
    (lambda: rewritten("corn-rows", boards=(("11",),)), "there is no board '11'"),
    (lambda: rewritten("corn-rows", rounds=0), "no rounds"),
    (lambda: rewritten("corn-rows", date="1942-07-04"), "not at Kursk"),
    (lambda: rewritten("corn-rows", players=(2, 3)), "corn-rows: numbers of players"),
    (lambda: rewritten("corn-rows", specials=("double-ice",)), "there is no special rule 'double-ice'"),
    (lambda: rewritten("corn-rows", deck=("card-luck",)), "cards before chapter 8"),
    (lambda: line("corn-rows", "armies", 0, caps=0), "german: no command points"),
    (lambda: line("corn-rows", "armies", 0, side="soviet"), "german: of the soviet side"),
    (lambda: line("corn-rows", "armies", 0, draws=1), "cards without a deck"),
    (lambda: line("corn-rows", "armies", 0, id="finnish"), "armies ('finnish', 'soviet')"),
    (lambda: unit("corn-rows", "su-smg-1", id="su-smg-7"), "there is no counter 'su-smg-7'"),
    (lambda: unit("corn-rows", "su-smg-1", id="su-rifle-1"), "su-rifle-1: twice among its units"),
    (lambda: unit("corn-rows", "su-smg-1", army="german"), "su-smg-1: in the army german"),
    (lambda: unit("corn-rows", "su-smg-1", army="partisans"), "there is no army 'partisans'"),
    (lambda: unit("corn-rows", "su-smg-1", hex="8-G08"), "there is no hex '8-G08'"),
    (lambda: unit("corn-rows", "su-smg-1", hex=""), "it has a hex or a zone"),
    (lambda: unit("corn-rows", "su-smg-1", hidden=True), "hidden units before chapter 10"),
    (lambda: unit("corn-rows", "su-smg-1", inside="bunker"), "there is no bunker at 7-G08"),
    (lambda: unit("empty-windows", "su-sniper-1", hidden=False), "a zone is for hidden units"),
    (lambda: unit("empty-windows", "su-sniper-1", zone=ELSEWHERE), "nowhere to hide"),
    (lambda: unit("lend-lease-riposte", "ge-opel-1", hex="8-E02"), "wheeled cannot be at 8-E02, in woods"),
    (lambda: unit("lend-lease-riposte", "ge-grenadier-1", hex="8-G07"), "which carries it, is elsewhere"),
    (lambda: unit("lend-lease-riposte", "ge-grenadier-1", on="ge-251-1-2"), "twice as carriers"),
    (lambda: unit("lend-lease-riposte", "ge-grenadier-1", on="ge-251-1-4"), "there is no ge-251-1-4 to carry it"),
    (lambda: unit("lend-lease-riposte", "ge-251-1-1", on="ge-grenadier-1"), "ge-grenadier-1 cannot carry it"),
    (lambda: unit("berezovy-ravine", "su-at45-1", inside="trench", hex="7-C10"), "gun has no place in a trench"),
    (lambda: line("corn-rows", "arrivals", 0, round=9), "arrival 1: in round 9 of 5"),
    (lambda: line("corn-rows", "arrivals", 0, entry=("7-C05",)), "7-C05 is not at the edge"),
    (lambda: line("corn-rows", "arrivals", 0, entry=("7-Z05",)), "there is no hex '7-Z05'"),
    (lambda: line("corn-rows", "arrivals", 0, units=()), "no unit, or no place"),
    (lambda: line("corn-rows", "arrivals", 0, bombs={"bomb-50": 1}), "bombs without aircraft"),
    (lambda: line("corn-rows", "arrivals", 1, n=1), "1: twice among the arrivals"),
    (lambda: line("pakfront", "arrivals", 0, mounted={"ge-tiger-1": "ge-251-1-1"}), "does not ride on"),
    (lambda: line("ponyri-station", "arrivals", 0, entry=("9-A14",)), "it cannot come in anywhere"),
    (lambda: line("hill-252", "arrivals", 3, bombs={"bomb-500": 1}), "there is no bomb 'bomb-500'"),
    (lambda: line("berezovy-ravine", "works", 0, work="castle"), "there is no work 'castle'"),
    (lambda: line("berezovy-ravine", "works", 0, hex="7-D08"), "trench at 7-D08: twice among its works"),
    (lambda: line("berezovy-ravine", "works", 0, work="bunker", hidden=True), "mines alone are hidden"),
    (lambda: line("berezovy-ravine", "works", 15, work="heavy-wire"), "heavy wire (update)"),
    (lambda: without("berezovy-ravine", "works", 15), "wire of firefight 9"),
    (lambda: rewritten("pakfront", deck=("card-joker",)), "there is no action card 'card-joker'"),
    (lambda: rewritten("pakfront", events=("card-objective-1",)), "there is no event card 'card-objective-1'"),
    (lambda: rewritten("pakfront", weapons=(WEAPON, WEAPON)), "twice among its weapon cards"),
    (lambda: line("pakfront", "weapons", 0, army="soviet"), "magnetic-mine: not for soviet"),
    (lambda: line("pakfront", "weapons", 0, registered=("8-A01",)), "registered hexes are for artillery"),
    (lambda: line("pakfront", "weapons", 2, registered=("9-A01",)), "oba-122: there is no hex '9-A01'"),
    (lambda: unit("corn-rows", "su-smg-1", hex="7-K05"), "7-K05: both sides begin there"),
    (lambda: line("hill-252", "veterans", 0, unit="su-t34c-1"), "not for su-t34c-1 of german"),
    (lambda: without("across-the-psel", "secrets", 3), "secret objectives"),
    (lambda: line("across-the-psel", "objectives", 0, scored_by=("german", "soviet")), "who scores markers"),
    (lambda: line("corn-rows", "objectives", 0, points=0), "scores for no army"),
    (lambda: line("corn-rows", "objectives", 0, hex="7-Q01"), "there is no hex '7-Q01'"),
    (lambda: line("two-heights", "objectives", 0, hex="8-H06"), "8-H06: not the top of hill-4"),
    (lambda: line("two-heights", "objectives", 0, hill="hill-6", hex="7-C07"), "hills of firefight 5"),
    (lambda: line("two-heights", "exits", 0, hexes=("7-F09",)), "exit 7-F09: not at the edge"),
    (lambda: line("two-heights", "exits", 0, kind="ge-tiger"), "there is no such unit 'ge-tiger'"),
    (lambda: line("two-heights", "overlays", 1, at="8-I07"), "twice covered by pieces"),
    (lambda: line("two-heights", "overlays", 0, at="8-A01"), "lies off the boards"),
    (lambda: rewritten("corn-rows", kills={"ge-tiger": 3}), "there is no such unit 'ge-tiger'"),
    (lambda: rewritten("corn-rows", kill_points=0), "no points for a unit destroyed"),
    (lambda: rewritten("hill-252", chapters=13), "vehicles before chapter 14"),
    (lambda: rewritten("hill-252", chapters=19), "aircraft before chapter 20"),
    (lambda: unit("two-heights", "su-rifle-4", hex="7-I08"), "units of the rulebook's update"),
    (lambda: unit("pakfront", "su-at57-1", hex="8-I12"), "units of the rulebook's update"),
    (lambda: structs.replace(PACK, commands=PACK.commands[1:]), "numbers of players"),
    (lambda: structs.replace(PACK, options={}), "options: (), must be"),
    (lambda: structs.replace(PACK, seats={}), "armies: (), must be"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_the_checks_of_the_firefights(change: Callable[[], Pack], said: str) -> None:
    assert any(said in fault for fault in check(change()))


def test_no_player_commands_a_part_of_each_side() -> None:
    row = structs.replace(PACK.commands[3], hands=(("german-1", "soviet-1"), ("german-2", "soviet-2")))
    found = check(structs.replace(PACK, commands=(*PACK.commands[:3], row, *PACK.commands[4:])))
    assert any("are of both sides" in fault for fault in found)
