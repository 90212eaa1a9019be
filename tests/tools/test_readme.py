"""What the README says in figures is true, and so are its commands and its links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.cli.main import build
from grognard.core.packs.loading import provenance
from grognard.core.rulebook import index
from grognard.games import SLUGS, find

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
NAMES = ("Pavlov's House", "A Victory Awaits", "Holland '44", "Stalingrad '42", "Storms of Steel")
TITLES = dict(zip(SLUGS, NAMES, strict=True))
KINDS = ("rulebook", "public", "derived", "reconstructed")
PAGES = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("slug", SLUGS)
def test_sources_of_the_data(slug: str) -> None:
    counts = provenance(slug, [])
    shown = [counts.get(kind, 0) for kind in KINDS]
    share = 100 * shown[-1] / sum(shown)
    row = " | ".join(map(str, [TITLES[slug], *shown]))
    assert f"| {row} ({share:.1f} %) |" in README


@pytest.mark.parametrize("slug", SLUGS)
def test_number_of_clauses(slug: str) -> None:
    needed = sum(1 for clause in index(slug).clauses() if clause.kind in ("rule", "example"))
    assert re.search(rf"\[{TITLES[slug]}\].*\*\*100 %\*\* of {needed:,} clauses", README)


def test_every_command_is_there_and_exists() -> None:
    choices = next(action.choices for action in build()._actions if action.choices and action.dest != "lang")
    named = set(re.findall(r"`grognard (\w+)", README)) | set(re.findall(r"· `(\w+)", README))
    assert set(choices or ()) <= named | {"rule"}
    assert all(find(slug) for slug in SLUGS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        file, _, heading = link.partition("#")
        if file.startswith(("http://", "https://")):
            continue
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        if heading:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
            assert heading in {anchor(title) for title in headings}, link


def anchor(title: str) -> str:
    """The address of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("page", ["docs/playing.md", "docs/situations.md", "CONTRIBUTING.md"])
def test_labels_are_those_of_the_client(page: str) -> None:
    """A word between single asterisks that begins with a capital is a label of the interface."""
    files = [file for file in (ROOT / "client/src").rglob("texts/en.ftl") if "games" not in file.parts]
    texts = "".join(file.read_text("utf-8") for file in files)
    for label in re.findall(r"(?<!\*)\*([A-Z][^*\n]+)\*(?!\*)", (ROOT / page).read_text("utf-8")):
        assert re.search(rf"= {re.escape(label)}\b", texts, re.IGNORECASE), label
