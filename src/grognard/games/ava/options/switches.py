"""17.0, 18.0 The switches of a table, and what is said about each scenario before it is chosen."""

from __future__ import annotations

from grognard.core.rulebook import Localised
from grognard.core.system import Option, Value
from grognard.games.ava.data.ground import PACK


def _option(id_: str, rule: str, en: str, ru: str, pl: str, values: tuple[Value, ...] = (False, True)) -> Option:
    return Option(id=id_, title=Localised(**PACK.names[id_]), help=Localised(en, ru, pl), rule=rule, values=values)


OPTIONS = {
    option.id: option
    for option in (
        _option(
            "length",
            "18.2",
            "Nine turns, or the short game of six.",
            "Девять ходов или короткая игра на шесть.",
            "Dziewięć tur albo krótka gra na sześć.",
            ("full", "short"),
        ),
        _option(
            "bid",
            "17.1",
            "The players bid victory points; the player who promises more plays the Axis and must reach them.",
            "Игроки торгуются победными очками; кто обещает больше, играет за Ось и должен их набрать.",
            "Gracze licytują punkty zwycięstwa; kto obieca więcej, gra Osią i musi je zdobyć.",
        ),
        _option(
            "reserves",
            "17.2",
            "Each side has one more chit that activates a few units anywhere on the map.",
            "У каждой стороны есть ещё один жетон, который активирует несколько частей в любом месте карты.",
            "Każda strona ma jeszcze jeden żeton, który aktywuje kilka jednostek w dowolnym miejscu mapy.",
        ),
        _option(
            "hq-relocation",
            "17.3",
            "Headquarters may leave the map and come back by rail elsewhere.",
            "Штабы могут покинуть карту и вернуться по железной дороге в другом месте.",
            "Sztaby mogą opuścić mapę i wrócić koleją w innym miejscu.",
        ),
        _option(
            "soviet-supply-limits",
            "17.4",
            "Soviet lines of communication follow roads or railways. Helps the Axis.",
            "Советские линии снабжения идут по дорогам или железным дорогам. На пользу Оси.",
            "Radzieckie linie komunikacyjne biegną drogami albo koleją. Na korzyść Osi.",
        ),
        _option(
            "armour-limit",
            "17.5",
            "A German headquarters activates at most ten mechanised units. Helps the Soviets.",
            "Немецкий штаб активирует не более десяти механизированных частей. На пользу СССР.",
            "Niemiecki sztab aktywuje najwyżej dziesięć jednostek zmechanizowanych. Na korzyść Sowietów.",
        ),
        _option(
            "panzer-group-limits",
            "17.6",
            "The second activation of a panzer group needs a railway of its own. Helps the Soviets.",
            "Для второй активации танковой группе нужна своя железная дорога. На пользу СССР.",
            "Druga aktywacja grupy pancernej wymaga własnej linii kolejowej. Na korzyść Sowietów.",
        ),
    )
}

_CAMPAIGN = (
    "All three maps, from the Baltic to the Black Sea.",
    "Все три карты, от Балтики до Чёрного моря.",
    "Wszystkie trzy mapy, od Bałtyku po Morze Czarne.",
)
_QUEUE = (
    "The whole front; activations of different players go on side by side.",
    "Весь фронт; активации разных игроков идут одновременно.",
    "Cały front; aktywacje różnych graczy toczą się równocześnie.",
)
_TEAMS = (
    "The whole front in teams: every player draws headquarters from a cup of their own.",
    "Весь фронт командами: каждый тянет свои штабы из своей чашки.",
    "Cały front drużynami: każdy ciągnie sztaby z własnego kubka.",
)
_MAPS = {
    "leningrad": (
        "Army Group North drives through the Baltic states to Leningrad.",
        "Группа армий «Север» рвётся через Прибалтику к Ленинграду.",
        "Grupa Armii Północ prze przez kraje bałtyckie na Leningrad.",
    ),
    "smolensk": (
        "Army Group Centre on the road to Moscow.",
        "Группа армий «Центр» на дороге к Москве.",
        "Grupa Armii Środek na drodze do Moskwy.",
    ),
    "kiev": (
        "Army Group South and the Romanians in Ukraine.",
        "Группа армий «Юг» и румыны на Украине.",
        "Grupa Armii Południe i Rumuni na Ukrainie.",
    ),
    "campaign": _CAMPAIGN,
}


def _help(id_: str) -> Localised:
    if id_ in _MAPS:
        return Localised(*_MAPS[id_])
    return Localised(*(_TEAMS if PACK.scenarios[id_].team else _QUEUE))


SCENARIO_HELP = {id_: _help(id_) for id_ in PACK.scenarios}
SCENARIO_RULES = {
    id_: {"leningrad": "18.1", "smolensk": "18.2", "kiev": "18.3", "campaign": "16.4"}.get(
        id_, "20.0" if PACK.scenarios[id_].team else "19.0"
    )
    for id_ in PACK.scenarios
}
