#!/usr/bin/env python3
"""A disk that is full and a store that is away: clear refusals, then on.

server_store_test.py TENGEN
"""
import os
import resource
import signal
import sqlite3
import sys
import tempfile
import time
import unittest

import server_kit
from server_kit import Player, sit_down, wait_for

TENGEN = sys.argv.pop(1)


class Store(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name

    def start(self, *arguments, **options):
        server = server_kit.Server(TENGEN, self.data, *arguments, **options)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def test_a_file_of_its_own_choice_is_nobody_elses_to_read(self):
        file = f"{self.data}/shared/club.db"
        os.mkdir(os.path.dirname(file))
        os.umask(0o022)
        self.data = None
        self.start("--store", f"sqlite:{file}")
        for each in (file, f"{file}-wal"):
            self.assertEqual(os.stat(each).st_mode & 0o777, 0o600, each)

    def test_while_the_store_is_away_nothing_is_done_and_then_it_goes_on(self):
        server = self.start()
        table, black, white = sit_down(server)
        self.assertEqual(black.do("move", number=0, at="aa")["t"], "ack")
        thief = sqlite3.connect(f"{self.data}/games.db", isolation_level=None)
        thief.execute("BEGIN IMMEDIATE")  # as a backup that never ends
        refusal = white.do("move", number=1, at="bb")
        self.assertEqual((refusal["code"], refusal["n"]), ("unavailable", 3))
        self.assertEqual(server.ask("GET", "/health")[0], 503)
        self.assertEqual(server.post("/games", {"req": "0123456789abcdef"})[0], 503)
        # What is on the disk can still be looked at.
        self.assertEqual(Player(server, table["game"], table["token"]).welcome["state"]["number"], 1)
        thief.execute("ROLLBACK")
        self.assertEqual(white.do("move", number=1, at="bb")["t"], "ack")
        wait_for(lambda: server.ask("GET", "/health")[0] == 200)
        self.assertEqual(black.event("move")["at"], "aa")
        self.assertEqual(black.do("move", number=2, at="cc")["t"], "ack")
        self.assertEqual(server.post("/games", {"req": "0123456789abcdef"})[0], 201)

    def test_a_server_that_is_killed_gives_no_thinking_time_back(self):
        server = self.start()
        clock = {"system": "absolute", "main": 600}
        table, black, white = sit_down(server, settings={"size": 9, "clock": clock})
        began = black.welcome["now"]
        time.sleep(5)
        server.kill()
        server = self.start()
        welcome = Player(server, table["game"], table["token"]).welcome
        self.assertGreater(welcome["now"], began + 2500)
        self.assertLess(welcome["state"]["clocks"]["black"]["main"], 597_500)

    def test_a_full_disk_refuses_and_loses_nothing(self):
        # A limit on the length of files stands in for the end of the disk: writing fails beyond it.
        room = 300_000

        def bounded():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        server = self.start(preexec=bounded)
        table, black, white = sit_down(server)
        confirmed = 0
        refusal = None
        while not refusal:
            answer = black.do("chat", text="x" * 290)
            if answer["t"] == "refusal" and answer["code"] == "too-many":
                # Neither too much talk at one table nor too fast: another one, a moment later.
                time.sleep(0.2)
                continue
            if answer["t"] == "refusal":
                refusal = answer
            else:
                confirmed = answer["n"]
            self.assertLess(confirmed, 5000)
            if confirmed % 30 == 0:
                time.sleep(0.05)
        self.assertEqual(refusal["code"], "unavailable")
        wait_for(lambda: "not-stored" in server.log())
        server.kill()
        server = self.start()
        player = Player(server, table["game"], table["token"])
        self.assertGreaterEqual(player.welcome["n"], confirmed)
        self.assertEqual(player.do("move", number=0, at="aa")["t"], "ack")

    def test_on_a_full_disk_no_clock_runs_and_the_server_says_it_is_not_well(self):
        room = 300_000

        def bounded():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        server = self.start("--no-limits", preexec=bounded)
        clock = {"system": "absolute", "main": 8}
        table, black, white = sit_down(server, settings={"size": 9, "clock": clock})
        for number in range(2000):
            if server.post("/games", {"req": f"fill{number:016}", "name": "x" * 40})[0] == 503:
                break
        while (answer := white.do("chat", text="x" * 290))["t"] == "ack":
            pass
        self.assertEqual(answer["code"], "unavailable")
        self.assertEqual(black.do("move", number=0, at="aa")["code"], "unavailable")
        self.assertEqual(server.ask("GET", "/health")[0], 503)
        time.sleep(9)  # longer than Black has
        self.assertEqual(black.do("move", number=0, at="aa")["code"], "unavailable")
        state = Player(server, table["game"], table["token"]).welcome["state"]
        self.assertEqual((state["phase"], state["clocks"]["running"]), ("playing", None))
        self.assertGreater(state["clocks"]["black"]["main"], 1000)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_for(lambda: black.do("move", number=0, at="aa")["t"] == "ack")
        wait_for(lambda: server.ask("GET", "/health")[0] == 200)
        state = Player(server, table["game"], table["token"]).welcome["state"]
        self.assertEqual(state["clocks"]["running"], "white")

    def test_a_store_that_cannot_be_opened_is_said_at_the_start(self):
        os.mkdir(f"{self.data}/games.db")
        with self.assertRaisesRegex(RuntimeError, "games.db"):
            self.start()

    def test_a_second_server_on_one_store_is_refused_and_the_first_goes_on(self):
        first = self.start()
        _, black, _ = sit_down(first)
        with self.assertRaisesRegex(RuntimeError, "another server is using it"):
            self.start()
        self.assertEqual(black.do("move", number=0, at="aa")["t"], "ack")
        first.kill()
        self.start()

    def test_the_folder_of_the_games_is_nobody_elses_to_read(self):
        self.data += "/mine"
        self.start()
        self.assertEqual(os.stat(self.data).st_mode & 0o777, 0o700)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
