#!/usr/bin/env python3
"""What a host offers beside tables by invitation: open tables, a club's wall, a password.

server_lobby_test.py TENGEN
"""
import json
import secrets
import subprocess
import sys
import tempfile
import unittest

import server_kit
from server_kit import Closed, Player, WebSocket, create, join, sit_down, wait_for

TENGEN = sys.argv.pop(1)


class Lobby(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name

    def start(self, *arguments):
        server = server_kit.Server(TENGEN, self.data, *arguments)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def password_file(self, text):
        with open(f"{self.data}/password", "w", encoding="utf-8") as file:
            file.write(text)
        return f"{self.data}/password"

    @staticmethod
    def get(server, path):
        return json.loads(server.ask("GET", path)[2])

    def test_a_host_says_what_it_offers(self):
        plain = {"name": "tengen", "bots": False, "open": False, "club": None, "loopback": True, "password": False}
        server = self.start()
        self.assertEqual(self.get(server, "/host"), plain)
        server.kill()
        server = self.start("--open-tables", "--club", "Go Club Ulm", "--password-file", self.password_file("x\n"),
                            "--listen", "0.0.0.0")
        self.assertEqual(self.get(server, "/host"),
                         {**plain, "open": True, "club": "Go Club Ulm", "loopback": False, "password": True})

    def test_an_open_table_is_there_for_anybody_once_also_after_a_restart(self):
        server = self.start("--open-tables")
        table = create(server, open=True)
        self.assertEqual(self.get(server, "/tables"), {"tables": []})
        ada = Player(server, table["game"], table["token"])
        wait_for(lambda: self.get(server, "/tables")["tables"])
        server.kill()
        server = self.start("--open-tables")
        ada = Player(server, table["game"], table["token"])
        wait_for(lambda: self.get(server, "/tables")["tables"])
        listed = self.get(server, "/tables")["tables"][0]
        self.assertEqual((listed["game"], listed["seat"], listed["names"]["black"]), (table["game"], "white", "Ada"))
        self.assertEqual(join(server, {**table, "invite": "public"})[0], 200)
        self.assertEqual(join(server, {**table, "invite": "public"})[0], 409)
        wait_for(lambda: self.get(server, "/tables") == {"tables": []})
        ada.close()

    def test_who_goes_away_from_an_open_table_is_not_listed(self):
        server = self.start("--open-tables")
        table = create(server, open=True)
        ada = Player(server, table["game"], table["token"])
        wait_for(lambda: self.get(server, "/tables")["tables"])
        ada.close()
        wait_for(lambda: self.get(server, "/tables") == {"tables": []})

    def test_the_wall_follows_public_games_alone(self):
        server = self.start("--club", "Ulm")
        sit_down(server)
        table, black, white = sit_down(server, wall=True)
        black.do("move", number=0, at="cc")
        wait_for(lambda: [game["last"] for game in self.get(server, "/wall/games")["games"]] == ["cc"])
        self.assertEqual(Player(server, table["game"], "public").welcome["seat"], "watch")
        white.do("resign")
        wait_for(lambda: self.get(server, "/wall/games")["games"][0]["result"] == "B+R")

    def test_what_is_not_public_no_word_opens(self):
        server = self.start("--club", "Ulm", "--open-tables")
        table = create(server, watch=True)
        self.assertEqual(join(server, {**table, "invite": "public"})[0], 403)
        self.assertEqual(server.post(f"/games/{table['game']}/look", {"token": "public"})[0], 403)
        self.assertEqual(server.post(f"/games/{table['game']}/look", {"invite": "public"})[0], 403)
        stranger = WebSocket(server.port)
        stranger.send({"t": "hello", "v": 1, "game": table["game"], "token": "public"})
        with self.assertRaises(Closed):
            while True:
                self.assertNotEqual(stranger.receive()["t"], "welcome")

    def make(self, server, **password):
        return server.post("/games", {"req": secrets.token_hex(16), "settings": {"size": 9}, **password})

    def test_only_who_knows_the_password_makes_a_table_and_whoever_is_invited_joins(self):
        server = self.start("--password-file", self.password_file("天元\n"))
        self.assertEqual(self.make(server), (403, {"code": "password", "reason": "missing"}))
        self.assertEqual(self.make(server, password="guess"), (403, {"code": "password", "reason": "wrong"}))
        status, table = self.make(server, password="天元")
        self.assertEqual(status, 201)
        self.assertEqual(join(server, table)[0], 200)
        for _ in range(10):
            status, answer = self.make(server, password=secrets.token_hex(4))
        self.assertEqual((status, answer), (429, {"code": "too-many", "reason": "password"}))
        self.assertEqual(self.make(server, password="天元")[0], 429)
        server.stop()
        self.assertIn("wrong-password", server.log())
        self.assertNotIn("天元", server.log())

    def test_a_password_that_is_none_is_said_at_the_start(self):
        for file in (self.password_file("\nsecond line\n"), f"{self.data}/nowhere"):
            ran = subprocess.run([TENGEN, "serve", "--data", self.data, "--port", "0", "--password-file", file],
                                 capture_output=True, text=True, timeout=20)
            self.assertEqual(ran.returncode, 1)
            self.assertIn(file, ran.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
