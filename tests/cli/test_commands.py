"""Each command does what DESIGN says, for people and as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

import grognard
from grognard.core.dice import seed_from
from grognard.core.journal import Match
from grognard.core.texts import LANGUAGES
from grognard.games import find
from tests.cli.running import SITUATIONS, Shell

ROOT = Path(__file__).resolve().parents[2]


def test_games_lists_scenarios_seats_options_and_players(run: Shell) -> None:
    said = run("games")
    assert said.code == 0
    for word in ("pavlov", "solitaire", "cooperative", "competitive-three", "operational-support", "normal"):
        assert word in said.out
    (game,) = run("games", "pavlov", "--json").data
    assert game["players"] == ["random", "easy", "normal", "hard"]
    solitaire = game["scenarios"][0]
    assert solitaire["seats"] == ["soviet"]
    assert list(solitaire["difficulties"]) == ["base", "veteran", "guards"]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Pavlov's House"), ("ru", "Дом Павлова"), ("pl", "Dom Pawłowa")]
)
def test_the_language_is_chosen_before_or_after_the_command(run: Shell, language: str, title: str) -> None:
    assert title in run("games", "--lang", language).out
    assert title in run("--lang", language, "games").out


def test_every_shipped_situation_passes_one_line_each(run: Shell) -> None:
    said = run("situation", ROOT / SITUATIONS)
    assert said.code == 0, said.out
    lines = said.out.splitlines()
    assert len(lines) == len(list((ROOT / SITUATIONS).glob("*.yaml")))
    assert all(line.startswith("ok ") for line in lines)


def test_the_title_of_a_situation_is_in_the_language_asked_for(run: Shell, tmp_path: Path) -> None:
    shipped = ROOT / SITUATIONS / "4-attack-f.yaml"
    assert run("situation", shipped, "--lang", "en").out.rstrip().endswith("and the 4 is enough")
    assert "Чехов" in run("situation", shipped, "--lang", "ru").out
    assert "Czechow" in run("situation", shipped, "--lang", "pl", "--json").data[0]["title"]
    plain = tmp_path / "plain.yaml"
    plain.write_text("game: pavlov\ntitle: one for all\nexpect: [{turn: 1}]\n", "utf-8")
    assert "one for all" in run("situation", plain, "--lang", "ru").out


def test_a_situation_that_differs_stops_with_the_difference(run: Shell, tmp_path: Path) -> None:
    good = (ROOT / SITUATIONS / "4-attack-f.yaml").read_text("utf-8")
    wrong = tmp_path / "a-wrong.yaml"
    wrong.write_text(good + "  - {turn: 19}\n", "utf-8")
    (tmp_path / "b-right.yaml").write_text(good, "utf-8")
    said = run("situation", tmp_path)
    assert said.code == 1
    assert "a-wrong.yaml" in said.out
    assert "expected {'turn': 19}, found" in said.out
    assert "b-right.yaml" not in said.out
    data = run("situation", wrong, "--json").data
    assert data == [{"file": str(wrong), "ok": False, "difference": data[0]["difference"]}]


def test_a_whole_folder_can_be_run_to_the_end_and_summed_up(run: Shell, tmp_path: Path) -> None:
    good = (ROOT / SITUATIONS / "4-attack-f.yaml").read_text("utf-8")
    (tmp_path / "a-differs.yaml").write_text(good + "  - {turn: 19}\n", "utf-8")
    (tmp_path / "b-wrong.yaml").write_text(good + "  - {trun: 1}\n", "utf-8")
    (tmp_path / "c-right.yaml").write_text(good, "utf-8")
    said = run("situation", tmp_path, "--keep-going")
    assert said.code == 2
    assert "did you mean 'turn'?" in said.out
    assert "ok    " in said.out
    assert said.out.splitlines()[-1] == "1 as expected, 1 differ, 1 cannot be run"
    data = run("situation", tmp_path, "--keep-going", "--json").data
    assert [(row["ok"], "fault" in row) for row in data] == [(False, False), (False, True), (True, False)]
    (tmp_path / "b-wrong.yaml").unlink()
    assert run("situation", tmp_path, "--keep-going").code == 1
    assert run("situation", tmp_path / "c-right.yaml", "--keep-going", "--lang", "pl").out.endswith("uruchomić: 0\n")


def test_rule_prints_a_paragraph_in_our_words(run: Shell) -> None:
    said = run("rule", "pavlov", "4.attack")
    assert said.out.startswith("4.attack ")
    assert "4.attack.b" in said.out
    only = run("rule", "pavlov", "4.attack.b", "--json").data
    assert [clause["id"] for clause in only["clauses"]] == ["4.attack.b"]


def test_rule_names_the_lines_that_do_it_and_the_tests_that_prove_it(run: Shell) -> None:
    (clause,) = run("rule", "pavlov", "4.attack.b", "--json").data["clauses"]
    for file, line in (place.rsplit(":", 1) for place in clause["code"]):
        source = (Path(grognard.__file__).parent / file).read_text("utf-8").splitlines()
        assert source[int(line) - 1].startswith(("def ", "class "))
        assert '"4.attack.b"' in "".join(source[int(line) - 4 : int(line)])
    assert all(place.startswith("tests/") for place in clause["tests"])
    assert clause["tests"]
    said = run("rule", "pavlov", "4.attack.b").out
    assert clause["code"][0] in said
    assert clause["tests"][0] in said


def test_replay_tells_the_game_and_how_it_ended(run: Shell, journal: Path) -> None:
    said = run("replay", journal)
    assert said.code == 0
    assert "Turn 1" in said.out or "turn 1" in said.out
    data = run("replay", journal, "--json").data
    assert data["outcome"]["results"]["soviet"] in ("win", "draw", "loss")
    assert data["plies"] + 1 == len(data["log"])
    quiet = run("replay", journal, "--quiet").out
    assert quiet.count("\n") == 2
    assert data["result"] in quiet


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_every_language(run: Shell, journal: Path, language: str) -> None:
    said = run("replay", journal, "--lang", language)
    assert said.code == 0
    assert "do-" not in said.out
    assert "cli-" not in said.out


def test_verify_counts_what_it_checked(run: Shell, journal: Path) -> None:
    data = run("verify", journal, "--json").data
    assert data["ok"] is True
    assert data["rolls"] > 0
    assert data["dice"] >= data["rolls"]
    assert data["commitment"] in run("verify", journal).out
    assert data["edits"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_verify_tell_of_changes_by_agreement(
    run: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    pavlov = find("pavlov")
    monkeypatch.setattr(type(pavlov), "edit", lambda self, game, patch: game)
    match = Match(pavlov, "solitaire", {}, seed_from(1))
    match.edit("soviet", ({"counter": "pavlov", "at": "g1"},))
    file = tmp_path / "edited.json"
    file.write_bytes(match.journal().encode())
    assert run("verify", file, "--json").data["edits"] == 1
    assert run("verify", file, "--lang", language).out.count("\n") == 2
    (line,) = run("replay", file, "--json", "--lang", language).data["log"][1:]
    assert [event["what"] for event in line["events"]] == ["edited-by-agreement", "edited"]
    assert "(at = g1)" in line["events"][1]["text"]


def test_packs_check_and_sources(run: Shell) -> None:
    assert run("packs", "check", "pavlov").code == 0
    assert run("packs", "check", "pavlov", "--json").data["faults"] == []
    data = run("packs", "sources", "pavlov", "--json").data
    assert data["blocks"] == sum(data["by_source"].values())
    assert data["by_source"]["rulebook"] > 50
    assert "reconstructed" in run("packs", "sources", "pavlov", "--lang", "pl").out


def test_simulate_prints_each_difficulty_with_its_interval(run: Shell) -> None:
    words = ("simulate", "pavlov", "solitaire", "--games", 4, "--workers", 1)
    out = run(*words).out
    assert [f"pavlov solitaire: {level}" in out for level in ("base", "veteran", "guards")] == [True] * 3
    data = run(*words, "--json").data
    assert data["games"] == 4
    assert data["by_player"]["random"].keys() >= {"wins", "draws", "losses", "mean_score"}
    assert data["by_side"]["soviet"]["wins"] + data["by_side"]["soviet"]["losses"] <= 4
    low, high = data["interval_95"]["soviet"]
    assert 0 <= low <= high <= 1
    assert list(data["difficulties"]) == ["base", "veteran", "guards"]
    assert data["options"]["tactics"] == "none"


def test_simulate_takes_options_one_player_a_seat_and_any_number_of_workers(run: Shell) -> None:
    words = ["simulate", "pavlov", "competitive", "--games", "10", "--players", "random,normal", "--seed", "5"]
    words += ["--option", "operational-support=true", "--json"]
    one = run(*words, "--workers", 1).data
    assert one["options"] == {"operational-support": True}
    assert one["players"] == {"soviet": "random", "german": "normal"}
    assert "difficulties" not in one
    assert run(*words, "--workers", 2).data == one


def test_simulate_one_difficulty(run: Shell) -> None:
    data = run("simulate", "pavlov", "solitaire", "--games", 2, "--workers", 1, "--difficulty", "guards", "--json").data
    assert data["options"] == {"operational-support": False, "tactics": "guards"}


def test_fuzz_finds_nothing(run: Shell, tmp_path: Path) -> None:
    said = run("fuzz", "pavlov", "--seconds", 1, "--seed", 1, "--out", tmp_path)
    assert said.code == 0, said.out
    assert list(tmp_path.iterdir()) == []
    data = run("fuzz", "pavlov", "--seconds", 1, "--seed", 1, "--json").data
    assert data["games"] > 0
    assert data["fault"] is None


def test_bench_measures_beside_a_reference(run: Shell) -> None:
    (play, fork) = run("bench", "play:pavlov", "fork:pavlov", "--quick", "--json").data
    assert play["name"] == "play:pavlov:solitaire"
    assert play.keys() >= {"name", "value", "unit", "reference", "ratio"}
    assert play["reference"] == "python-chess"
    assert play["ratio"] == pytest.approx(play["value"] / play["reference_value"])
    assert fork["unit"] == "µs"
    listed = run("bench", "--list").out.split()
    assert listed[:3] == ["play:pavlov:solitaire", "listed:pavlov:solitaire", "fork:pavlov"]
    assert {"reach:ava", "reach-all:ava", "supply:ava", "play:ava:campaign", "server-action", "import"} <= set(listed)


@pytest.mark.slow
def test_bench_of_the_real_server(run: Shell) -> None:
    (server,) = run("bench", "server-action", "--quick", "--json").data
    assert server["reference"] == "sqlite-commit"
    assert server["value"] > 0
