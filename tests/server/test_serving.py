"""The server as a process: its start, its end, and its death under play."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grognard.cli.main import main
from grognard.core.errors import GrognardError
from grognard.core.texts import LANGUAGES, core_texts
from grognard.server import limits, problems, serve
from grognard.server.storage.schema import FORMAT
from tests.launching import ROOT, free_port

ENOUGH = 25
"""Actions acknowledged before the server is killed."""


@contextmanager
def server(port: int, data: Path) -> Iterator[subprocess.Popen[str]]:
    """A server process that answers; killed at the latest when the test ends."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.toy_server", str(port), data],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def create(port: int) -> dict[str, Any]:
    seats = {seat: {"kind": "here"} for seat in ("north", "south")}
    game = {"game": "toy", "scenario": "duel", "seats": seats}
    created: dict[str, Any] = httpx.post(f"http://127.0.0.1:{port}/api/games", json=game, trust_env=False).json()
    return created


@contextmanager
def sit_down(port: int, created: dict[str, Any]) -> Iterator[ClientConnection]:
    with connect(f"ws://127.0.0.1:{port}/ws/games/{created['info']['id']}", proxy=None) as line:
        line.send(json.dumps({"type": "join", "keys": list(created["keys"].values())}))
        yield line


def next_state(socket_: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket_.recv(timeout=20))
        if message["type"] == "state":
            return message


def throw(socket_: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
    (seat,) = state["ask"]["seats"]
    socket_.send(json.dumps({"type": "play", "action": {"do": "throw"}, "ply": state["ply"], "seat": seat}))
    return next_state(socket_)


@pytest.mark.slow
def test_kill_under_play_loses_nothing_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    with server(port, tmp_path):
        created = create(port)
    told: dict[int, dict[str, Any]] = {}
    for _ in range(3):
        with server(port, tmp_path) as process:
            enough = threading.Event()
            target = len(told) + ENOUGH

            def strike(process: subprocess.Popen[str] = process, enough: threading.Event = enough) -> None:
                enough.wait(30)
                process.send_signal(signal.SIGKILL)

            killer = threading.Thread(target=strike)
            killer.start()
            # The killer strikes while this goes on playing as fast as it can.
            with contextlib.suppress(ConnectionClosed), sit_down(port, created) as player:
                state = next_state(player)
                # What comes back begins with all that was told before, and at most one action whose news was lost.
                assert max(told, default=0) <= state["ply"] <= max(told, default=0) + 1
                log = {entry["ply"]: entry for entry in state["log"]}
                assert {ply: log[ply] for ply in told} == told
                told |= log
                while True:
                    state = throw(player, state)
                    told |= {entry["ply"]: entry for entry in state["log"]}
                    if len(told) > target:
                        enough.set()
            enough.set()
            killer.join()
            process.wait(timeout=10)
            assert process.returncode == -signal.SIGKILL
    assert len(told) > 3 * ENOUGH


def test_messages_travel_packed(tmp_path: Path) -> None:
    """The state of a large game is a hundred kilobytes of much the same words."""
    port = free_port()
    with server(port, tmp_path), sit_down(port, create(port)) as player:
        next_state(player)
        assert [extension.name for extension in player.protocol.extensions] == ["permessage-deflate"]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_signals_end_it_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    port = free_port()
    with server(port, tmp_path) as process:
        with sit_down(port, create(port)) as player:
            throw(player, next_state(player))
            process.send_signal(sign)
            with pytest.raises(ConnectionClosed):
                next_state(player)
        assert process.wait(timeout=10) == 0
    # A clean end leaves no other data: the write-ahead log is merged.
    assert sorted(f.name for f in tmp_path.iterdir()) == ["grognard.db", "grognard.db.lock"]


def test_message_too_long_is_closed_and_others_play_on(tmp_path: Path) -> None:
    port = free_port()
    with server(port, tmp_path):
        created = create(port)
        with sit_down(port, created) as other:
            state = next_state(other)
            with sit_down(port, created) as rude:
                rude.send("x" * (limits.MESSAGE + 1))
                with pytest.raises(ConnectionClosed):
                    list(rude)
                assert rude.close_code == 1009
            assert throw(other, state)["ply"] == 1


# -- starting -------------------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as squatter:
        squatter.bind(("127.0.0.1", 0))
        squatter.listen()
        yield squatter.getsockname()[1]


def test_play_takes_another_port_and_serve_does_not(taken: int) -> None:
    other = serve.bind("127.0.0.1", taken, any_port=True)
    assert other.getsockname()[1] != taken
    other.close()
    with pytest.raises(problems.PortTaken) as refusal:
        serve.bind("127.0.0.1", taken, any_port=False)
    assert str(taken) in str(refusal.value)


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70000), ("no.such.host.invalid", 0)])
def test_impossible_addresses(host: str, port: int) -> None:
    with pytest.raises(problems.PortTaken):
        serve.bind(host, port, any_port=False)


def test_serve_on_a_taken_port_says_so(taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", str(taken), "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("grognard: ")
    assert said.count("\n") == 1
    assert str(taken) in said


def test_newer_database_says_so_in_ones_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / serve.DATABASE) as direct:
        direct.execute(f"PRAGMA user_version = {FORMAT + 1}")
        direct.execute("CREATE TABLE future (x)")
    direct.close()
    command = ["play", "--no-browser", "--port", str(free_port()), "--data", str(tmp_path)]
    assert main([*command, "--lang", "ru"]) == 2
    assert "более новой версией" in capsys.readouterr().err


def test_data_folder_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path / "file" / "x")]) == 2
    assert "could not be saved" in capsys.readouterr().err


def test_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "xx", "serve"]) == 2
    assert "xx" in capsys.readouterr().err


def test_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.cli.main import language

    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for value, code in (("pl_PL.UTF-8", "pl"), ("de_DE", "en"), ("C", "en")):
        monkeypatch.setenv("LANG", value)
        assert language() == code


def test_every_error_of_the_server_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        texts = core_texts(language)
        for error in vars(problems).values():
            if isinstance(error, type) and issubclass(error, GrognardError) and error is not GrognardError:
                assert texts.has(f"error-{error.code}"), (language, error.code)
