"""A finished board as the TOML that ships with the game."""

from __future__ import annotations

import json

from tools.mapbuild.build import Built
from tools.mapbuild.sources import Name

HEADER = """# Written by `python -m tools.mapbuild {game}` from the sources in tools/mapbuild/{game} (see docs/maps.md).
# Do not edit: correct a source and build again, or overlay the pack.

"""


def write(game: str, built: Built) -> str:
    frame, board = built.frame, built.sources.board
    layout = frame.layout
    rows, columns = range(1, layout.rows + 1), range(1, layout.columns + 1)
    sheet_rows = ["".join(frame.sheet.get((column, row), " ") for column in columns) for row in rows]
    side_rows = ["".join(frame.side.get((column, row), " ")[:1] for column in columns) for row in rows]
    parts = [
        f"source = {text(board.source)}" + ("" if board.ids == "column-row" else f"\nids = {text(board.ids)}"),
        f"rows = {strings(built.rows)}",
        f"sheet_rows = {strings(sheet_rows)}",
        f"side_rows = {strings(side_rows)}",
        f"[layout]\norientation = {text(layout.orientation)}\nraised = {text(layout.raised)}\n"
        f"columns = {layout.columns}\nrows = {layout.rows}",
    ]
    for sheet in board.sheets:
        more = "" if sheet.prefix is None else f"\nprefix = {text(sheet.prefix)}"
        more += "\nupward = true" if sheet.upward else ""
        parts.append(f"[[sheet]]\nid = {text(sheet.id)}\noffset = {sheet.offset}\nname = {names(sheet.name)}{more}")
    for kind in board.terrain:
        parts.append(f"[[terrain]]\nid = {text(kind.id)}\nletter = {text(kind.letter)}\nname = {names(kind.name)}")
    for place, hexes in built.places:
        parts.append(
            f"[[place]]\nid = {text(place.id)}\nkind = {text(place.kind)}\n"
            f"hexes = {listed([frame.name(spot) for spot in hexes])}\n"
            f"name = {names(place.name or {})}\nsource = {text(place.source)}"
        )
    for river, sides in built.rivers:
        parts.append(
            f"[[river]]\nid = {text(river.id)}\nsize = {text(river.size)}\n"
            f"sides = {listed([frame.side_name(side) for side in sides])}\nname = {names(river.name)}\n"
            f"source = {text('reconstructed: ' + river.source)}"
        )
    for line_kind, chains in built.chains.items():
        for chain in chains:
            parts.append(f"[[line]]\nkind = {text(line_kind)}\nhexes = {listed([frame.name(spot) for spot in chain])}")
    for supply in board.supply:
        parts.append(
            f"[[supply]]\nid = {text(supply.id)}\nside = {text(supply.side)}\nhex = {text(supply.hex)}\n"
            f"moscow = {str(supply.moscow).lower()}\nname = {names(supply.name)}\nsource = {text(supply.source)}"
        )
    for crossing in built.crossings:
        beyond = f"zone = {text(crossing.zone)}\n" if crossing.zone else ""
        parts.append(
            f"[[crossing]]\nid = {text(crossing.id)}\nkind = {text(crossing.kind)}\n"
            f"hexes = {listed(list(crossing.hexes))}\nriver = {text(crossing.river)}\n{beyond}"
            f"name = {names(crossing.name)}\nsource = {text(crossing.source)}"
        )
    for zone, spots in built.zones:
        parts.append(
            f"[[zone]]\nid = {text(zone.id)}\nkind = {text(zone.kind)}\n"
            f"hexes = {listed([frame.name(spot) for spot in spots])}\n"
            f"name = {names(zone.name)}\nsource = {text(zone.source)}"
        )
    for label in board.labels:
        parts.append(f"[[label]]\nat = {text(label.at)}\nkind = {text(label.kind)}\nname = {names(label.name)}")
    return HEADER.format(game=game) + "\n\n".join(parts) + "\n"


def text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def strings(rows: list[str]) -> str:
    return "[\n" + "".join(f"  {text(row)},\n" for row in rows) + "]"


def listed(values: list[str]) -> str:
    """A list on lines of a readable length."""
    lines: list[str] = []
    for value in map(text, values):
        if lines and len(lines[-1]) + len(value) < 112:
            lines[-1] += f" {value},"
        else:
            lines.append(f"{value},")
    if len(lines) <= 1:
        return f"[{''.join(lines).rstrip(',')}]"
    return "[\n" + "".join(f"  {line}\n" for line in lines) + "]"


def names(name: Name) -> str:
    return "{ " + ", ".join(f"{language} = {text(value)}" for language, value in name.items()) + " }"
