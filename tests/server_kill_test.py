#!/usr/bin/env python3
"""Kills `tengen serve` under load and asks for everything back.

server_kill_test.py TENGEN [KILLS]

Some tables are played at once, each by two clients that move, pass on the turn and chat at random. The
server is killed (SIGKILL) at a random moment and started again on the same files. Then every event
somebody was told of must be there as it was told, none twice, every command that was acknowledged
must have become its event, and a command without an answer, sent again, must be done once. From a hundred
kills on the disk is full for a while, and the store is somebody else's for half a minute: clear refusals, then on.
"""
import json
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import threading
import time

import server_kit
from server_kit import Closed, Player, create, join

TABLES = 6
ROUNDS = 10  # that a table lives
LONG_RUN = 100   # kills
AWAY = 30        # seconds
WITHIN = 10      # everybody plays on
PAUSE = 0.5      # before what was refused as unavailable is sent again
LETTERS = "abcdefghi"
BROKEN = (Closed, OSError, json.JSONDecodeError)


class Table:
    """Both players of one table, in one thread that plays until the server is gone."""

    def __init__(self, server, chance):
        self.chance = random.Random(chance)
        clock = {"system": "fischer", "main": 600, "increment": 5}
        table = create(server, settings={"size": 9, "clock": clock}, watch=True)
        _, seat = join(server, table)
        self.game = table["game"]
        self.tokens = [table["token"], seat["token"]]
        self.told = {}      # event number -> what somebody was told
        self.acked = {}     # command id -> event number
        self.open = []      # commands without an answer: (seat, command)
        self.ids = 0
        self.moves = 0
        self.refused = 0    # with `unavailable`
        self.acked_at = 0   # when the latest command was sent that was acknowledged

    def start(self, server):
        self.thread = threading.Thread(target=self._play, args=(server,))
        self.thread.start()

    def _play(self, server):
        self.players = []
        try:
            for token in self.tokens:
                self.players.append(Player(server, self.game, token))
            self._check(self.players[0].welcome)
            while True:
                self._act()
        except BROKEN:
            pass
        for player in self.players:
            self._hear(player)
            player.close()

    def _check(self, welcome):
        """After a restart: nothing that was told is missing, and nothing unheard of is there."""
        state = welcome["state"]
        self.moves = state["number"]
        points = [(move["by"], move["at"]) for move in state["moves"]]
        for move in self.told.values():
            if move["type"] == "move":
                assert points[move["number"] - 1] == (move["by"], move["at"]), (self.game, points, move)
        latest = max(self.told, default=0)
        assert welcome["n"] >= latest, (self.game, welcome["n"], latest)
        for seat, command in self.open:
            # Sent again as it was; it is done once, whether it had been done or not.
            player = self.players[seat]
            player.ws.send(command)
            answer = player.until("ack", "refusal", where=lambda it, c=command: it.get("id") == c["id"])
            if answer["t"] == "ack":
                self.acked[command["id"]] = answer["n"]
            else:
                assert answer["code"] in ("wrong-number", "not-your-turn", "illegal"), answer
        self.open = []
        self.moves = self.players[0].connect()["state"]["number"]
        for player in self.players:
            self._hear(player)

    def _hear(self, player):
        for number, event in player.events.items():
            before = self.told.setdefault(number, event)
            assert before == event, (self.game, before, event)
        player.events.clear()

    def _act(self):
        seat = self.moves % 2
        player = self.players[seat]
        self.ids += 1
        command = {"t": "move", "id": f"c{self.ids}", "number": self.moves,
                   "at": self.chance.choice(LETTERS) + self.chance.choice(LETTERS)}
        if self.chance.random() < 0.2:
            command = {"t": "chat", "id": f"c{self.ids}", "text": f"word {self.ids}"}
        self.open.append((seat, command))
        answer = self._send(seat, command)
        self.open.pop()
        if answer["t"] == "ack":
            self.moves += command["t"] == "move"
        else:
            assert answer["code"] in ("illegal", "too-many"), answer
        self._hear(player)
        if self.chance.random() < 0.5:
            time.sleep(self.chance.random() / 50)

    def _send(self, seat, command):
        """Its answer, however often it takes."""
        player = self.players[seat]
        while True:
            sent = time.monotonic()
            player.ws.send(command)
            answer = player.until("ack", "refusal", where=lambda it: it.get("id") == command["id"])
            if answer.get("code") != "unavailable":
                break
            self.refused += 1
            time.sleep(PAUSE)
        if answer["t"] == "ack":
            self.acked[command["id"]] = answer["n"]
            self.acked_at = sent
        return answer

    def check_store(self, records):
        """The whole series as it lies on the disk."""
        events = [json.loads(text) for text in records]
        assert [event["n"] for event in events] == list(range(1, len(events) + 1)), self.game
        for number, told in self.told.items():
            assert events[number - 1] == told, (self.game, number)
        ids = [event["id"] for event in events if "id" in event]
        assert len(ids) == len(set(ids)), (self.game, "a command was done twice")
        for command, number in self.acked.items():
            assert events[number - 1]["id"] == command, (self.game, command, number)
        return len(events)


def full_disk(server, data):
    """A limit on the length of files stands in for the end of the disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    time.sleep(AWAY)
    assert server.ask("GET", "/health")[0] == 503
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def store_away(server, data):
    """As behind a backup that does not end."""
    thief = sqlite3.connect(f"{data}/games.db", isolation_level=None, timeout=30)
    thief.execute("BEGIN IMMEDIATE")
    time.sleep(AWAY)
    assert server.ask("GET", "/health")[0] == 503
    thief.execute("ROLLBACK")
    thief.close()


def go_through(trouble, server, data, tables):
    """Everybody is refused while it lasts, and plays on afterwards."""
    refused = [table.refused for table in tables]
    trouble(server, data)
    over = time.monotonic()
    assert all(table.refused > before for table, before in zip(tables, refused)), "somebody was not refused"
    while any(table.acked_at < over for table in tables):
        assert time.monotonic() - over < WITHIN, (trouble.__name__, [over - table.acked_at for table in tables])
        time.sleep(0.02)
    print(f"{trouble.__name__}: on after {time.monotonic() - over:.1f} s", flush=True)


def records_of(data):
    base = sqlite3.connect(f"{data}/games.db")
    rows = base.execute("SELECT name, text FROM records JOIN games ON games.id = game ORDER BY game, number")
    games = {}
    for name, text in rows:
        games.setdefault(name, []).append(text)
    base.close()
    return games


def main():
    tengen = sys.argv[1]
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    chance = random.Random(1)
    failures = []
    threading.excepthook = lambda raised: failures.append(raised.exc_value)
    troubles = {LONG_RUN // 3: full_disk, LONG_RUN * 2 // 3: store_away} if kills >= LONG_RUN else {}

    def start(data):
        # What is too long for its file is an error and no signal.
        return server_kit.Server(tengen, data, "--no-limits",
                                 preexec=lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN))
    with tempfile.TemporaryDirectory() as data:
        server = start(data)
        tables = [Table(server, seed) for seed in range(TABLES)]
        finished = []
        for kill in range(kills):
            if kill % ROUNDS == ROUNDS - 1:  # boards fill up
                finished += tables
                tables = [Table(server, kill * TABLES + seed) for seed in range(TABLES)]
            for table in tables:
                table.start(server)
            time.sleep(0.1 + chance.random() * 0.5)
            try:
                if kill in troubles:
                    go_through(troubles[kill], server, data, tables)
            finally:
                server.kill()
                for table in tables:
                    table.thread.join(60)
                if failures:
                    raise failures[0]
            server = start(data)
        assert server.stop() == 0
        stored = records_of(data)
        tables += finished
        events = sum(table.check_store(stored[table.game]) for table in tables)
        acked = sum(len(table.acked) for table in tables)
    print(f"{kills} kills, {events} events stored, {acked} commands acknowledged: nothing lost, nothing twice")


if __name__ == "__main__":
    main()
