"""The files of a pack, read with and without an overlay; rows found by their ids, and named."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from grognard.core.packs.files import PackFiles, by_id, hexes_of, names_of, numbers, overlays_of
from grognard.core.packs.loading import OVERLAYS, PackError
from grognard.core.packs.rows import PackFile


class Spot(Struct, frozen=True):
    id: str
    name: dict[str, str]
    hexes: tuple[str, ...] = ()


SPOTS = (Spot("hill", {"en": "Hill"}), Spot("town", {"en": "Town"}, ("0101", "0102")))


def test_a_part_is_a_struct_and_the_digest_is_of_all_facts(tmp_path: Path) -> None:
    files = PackFiles("h44", ())
    assert files.part("pack", PackFile).pack.slug == "h44"
    assert files.shown("pack") == "packs/h44/pack.toml"
    (tmp_path / "counters.toml").write_text('[[units]]\nid = "ge-krafft"\nfull = [5, 6, 3]\n', "utf-8")
    assert PackFiles("h44", (tmp_path,)).digest != files.digest == PackFiles("h44", ()).digest


def test_a_fault_names_the_file_and_what_was_laid_over_it(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("[pack]\nversion = 'new'\n", "utf-8")
    with pytest.raises(PackError) as caught:
        PackFiles("h44", (tmp_path,)).part("pack", PackFile)
    assert caught.value.file == f"packs/h44/pack.toml with {tmp_path}"


def test_the_overlay_that_was_asked_for_goes_before_that_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(OVERLAYS, raising=False)
    assert overlays_of("h44", None) == ()
    assert overlays_of("h44", tmp_path) == (tmp_path,)
    (tmp_path / "h44").mkdir()
    monkeypatch.setenv(OVERLAYS, str(tmp_path))
    assert overlays_of("h44", None) == (tmp_path / "h44",)
    assert overlays_of("h44", Path("mine")) == (Path("mine"),)


def test_rows_are_found_numbered_and_named() -> None:
    assert by_id(SPOTS)["town"] is SPOTS[1]
    assert numbers(SPOTS) == {"hill": 0, "town": 1}
    assert dict(names_of([SPOTS, (Spot("hill", {"en": "Height"}),)]))["hill"] == {"en": "Height"}
    assert dict(hexes_of(SPOTS)) == {"0101": {"en": "Town (0101)"}, "0102": {"en": "Town (0102)"}}
