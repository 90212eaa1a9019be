"""Two servers on one PostgreSQL behind Debian's nginx: a game goes on when one of them dies."""

from __future__ import annotations

import json
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.launching import free_port
from tests.server.postgres import cluster
from tests.server.test_running import NGINX, PATIENCE, nginx, running, through, trusted

pytest.importorskip("psycopg")

TWO_PLAYERS = {
    "game": "pavlov",
    "scenario": "cooperative",
    "seats": {"command": {"kind": "open"}, "garrison": {"kind": "open"}},
}


class Player:
    """A browser that comes back when its server is gone."""

    def __init__(self, port: int, folder: Path, made: dict[str, Any], seat: str, open_: ExitStack) -> None:
        self.open = open_
        self.port, self.folder, self.game, self.seat = port, folder, made["info"]["id"], seat
        self.key = made["keys"][seat]
        self.come()

    def come(self) -> None:
        self.line: ClientConnection = self.open.enter_context(through(self.port, trusted(self.folder), self.game))
        self.line.send(json.dumps({"type": "join", "keys": [self.key]}))
        self.state: dict[str, Any] = {}
        # A link shows nothing of its seat before the seat is kept.
        while self.state.get("seat") != self.seat:
            self.read()

    def read(self) -> None:
        message = json.loads(self.line.recv(PATIENCE))
        if message["type"] == "hello" and message["keys"]:
            (self.key,) = message["keys"].values()
            self.line.send(json.dumps({"type": "keep", "keys": [self.key]}))
        elif message["type"] == "state":
            self.state = message

    def until(self, ply: int) -> dict[str, Any]:
        while self.state["ply"] < ply:
            try:
                self.read()
            except ConnectionClosed:
                self.come()
        return self.state

    def act(self) -> None:
        action = self.state["ask"]["choices"][0]["action"]
        play = {"type": "play", "action": action, "ply": self.state["ply"], "seat": self.seat}
        try:
            self.line.send(json.dumps(play))
        except ConnectionClosed:
            self.come()
            self.act()


def asked(*players: Player) -> Player:
    return next(player for player in players if player.state["ask"] and player.state["ask"]["choices"])


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nginx", path=NGINX) is None, reason="nginx is not installed here")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
def test_players_behind_nginx_play_on_when_a_server_dies(tmp_path: Path) -> None:
    first, second, log = free_port(), free_port(), tmp_path / "log.txt"
    for postgres in cluster():
        env = {"GROGNARD_NAMES": "games.example.org", "GROGNARD_DATABASE": postgres.address()}
        with (
            running(tmp_path / "a", "--port", str(second), log=log, env=env),
            running(tmp_path / "b", "--port", str(first), log=log, env=env) as doomed,
            nginx(tmp_path, first, second) as port,
            ExitStack() as open_,
        ):
            with httpx.Client(verify=trusted(tmp_path), trust_env=False, timeout=PATIENCE) as http:
                answer = http.post(
                    f"https://127.0.0.1:{port}/api/games", json=TWO_PLAYERS, headers={"host": "games.example.org"}
                )
                assert answer.status_code == 201, answer.text
            players = [Player(port, tmp_path, answer.json(), seat, open_) for seat in ("command", "garrison")]
            for ply in range(1, 13):
                asked(*players).act()
                views = [player.until(ply) for player in players]
                assert [view["ply"] for view in views] == [ply, ply]
                if ply == 6:
                    doomed.kill()
