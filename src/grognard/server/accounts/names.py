"""Names of accounts: which are allowed, and which look alike. Two accounts never have names that look alike."""

from __future__ import annotations

import re
import unicodedata

from grognard.server.problems import BadName

SHORTEST, LONGEST = 2, 24
RESERVED = (
    *("admin", "administrator", "moderator", "mod", "root", "system", "server", "grognard", "support", "staff"),
    *("guest", "anonymous", "player", "machine", "easy", "normal", "hard", "админ", "модератор"),
)
SEPARATORS = " -_."
_LATIN, _CYRILLIC = "LATIN ", "CYRILLIC "

# Letters that are drawn alike, and digits for letters. Everything is folded to lower case before.
_ALIKE = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕһԁԛԝзгпь", "abekmhopctyxljshdqwernb", strict=True)),
        **dict(zip("łøđßæœ", "lodbao", strict=True)),
        **dict(zip("0134578i", "oleastbl", strict=True)),
    }
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def checked(name: str) -> str:
    """The name as it is kept; `BadName` with the reason if it is none."""
    tidy = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not SHORTEST <= len(tidy) <= LONGEST:
        raise BadName(reason="length", shortest=SHORTEST, longest=LONGEST)
    if not all(_letter(c) or c in "0123456789" or c in SEPARATORS for c in tidy):
        raise BadName(reason="letters", shortest=SHORTEST, longest=LONGEST)
    scripts = {script for c in tidy if (script := _letter(c))}
    if len(scripts) != 1:
        raise BadName(reason="scripts", shortest=SHORTEST, longest=LONGEST)
    if folded(tidy) in {folded(word) for word in RESERVED} or len(folded(tidy)) < SHORTEST:
        raise BadName(reason="reserved", shortest=SHORTEST, longest=LONGEST)
    return tidy


def folded(name: str) -> str:
    """What names that look alike have in common: no case, no accents, no separators, one letter for those that are
    drawn alike."""
    plain = unicodedata.normalize("NFKD", name[: 4 * LONGEST].casefold())
    bare = "".join(c for c in plain if not unicodedata.combining(c) and c not in SEPARATORS)
    shape = bare.translate(_ALIKE)
    for pair, letter in _PAIRS:
        shape = shape.replace(pair, letter)
    return shape


def _letter(character: str) -> str:
    """The script of a Latin or Cyrillic letter, else nothing."""
    if not character.isalpha():
        return ""
    name = unicodedata.name(character, "")
    return next((script for script in (_LATIN, _CYRILLIC) if name.startswith(script)), "")
