"""A made-up island of four by four hexes: a river in the middle, a road over its bridge, a town, the sea in a corner.

0101 0201 0301 0401        the river runs between the second and the third row
0102 0202 0302 0402        (even columns lie half a hex lower)
---- bridge -------
0103 0203 0303 0403
0104 0204 0304  sea
"""

from __future__ import annotations

from typing import Any

from grognard.core.packs.loading import convert
from grognard.hexes.board import Board, BoardFile

NAME = {"en": "a", "ru": "b", "pl": "c"}
RIVER = ("0102/0103", "0103/0202", "0202/0203", "0202/0303", "0302/0303", "0303/0402", "0402/0403")
ISLAND: dict[str, Any] = {
    "source": "reconstructed: a board for tests",
    "layout": {"orientation": "flat", "raised": "odd", "columns": 4, "rows": 4},
    "rows": ["....", ".f..", "....", "...s"],
    "sheet_rows": ["NNNN"] * 4,
    "side_rows": ["aass"] * 4,
    "sheet": [{"id": "N", "offset": 0, "name": NAME, "prefix": ""}],
    "terrain": [
        {"id": "clear", "letter": ".", "name": NAME},
        {"id": "forest", "letter": "f", "name": NAME},
        {"id": "sea", "letter": "s", "name": NAME},
    ],
    "place": [{"id": "port", "kind": "town", "hexes": ["0101"], "name": NAME}],
    "river": [{"id": "river", "size": "major", "sides": RIVER, "name": NAME}],
    "line": [
        {"kind": "lane", "hexes": ["0101", "0102", "0103"]},
        {"kind": "road", "hexes": ["0102", "0103", "0104"]},
        {"kind": "rail", "hexes": ["0201", "0202"]},
    ],
    "crossing": [{"id": "bridge", "kind": "bridge", "hexes": ["0102", "0103"], "river": "river", "name": NAME}],
    "zone": [{"id": "north", "kind": "entry", "hexes": ["0101", "0201"], "name": NAME}],
}


def island(**changes: Any) -> Board:
    """The board, with other rows in some of its tables."""
    return Board(convert({**ISLAND, **changes}, BoardFile, "board.toml"), "board.toml")
