#!/usr/bin/env python3
"""One person plays Tengen over `tengen serve --bots`, as docs/protocol.md has it.

server_bots_test.py TENGEN
"""
import json
import os
import sys
import tempfile
import unittest

import server_kit
from server_kit import Player, create, wait_for

TENGEN = sys.argv.pop(1)
WEAKEST = "25k"


class Bots(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name
        self.server = None

    def tearDown(self):
        if self.server and self.server.process.poll() is None:
            self.server.kill()

    def serve(self, bots=1, *arguments):
        self.server = server_kit.Server(TENGEN, self.data, "--bots", str(bots), *arguments)

    def table(self, **wish):
        return create(self.server, bot=WEAKEST, **wish)

    def sit(self, table):
        return Player(self.server, table["game"], table["token"])

    def bots_move(self, player, number):
        return player.until("event", where=lambda event: event["type"] == "move" and event["number"] == number)

    def move(self, player, number, at):
        answer = player.do("move", number=number, at=at)
        self.assertEqual(answer["t"], "ack", answer)

    def test_a_whole_game_with_its_count_and_the_next_one_with_the_colours_changed(self):
        self.serve()
        table = self.table()
        self.assertIsNone(table["invite"])
        black = self.sit(table)
        state = black.welcome["state"]
        self.assertEqual((state["phase"], state["names"]["white"]), ("playing", "Tengen 25k"))
        self.assertEqual(state["bot"], {"seat": "white", "level": WEAKEST})
        self.move(black, 0, "ee")
        event = self.bots_move(black, 2)
        number = 2
        # From now on Black only passes, and White passes when there is nothing to gain.
        while True:
            self.move(black, number, "pass")
            event = black.until("event", where=lambda it: it["type"] in ("move", "counting") and it.get("by") != "black")
            if event["type"] == "counting":
                break
            number = event["number"]
            if event["at"] == "pass":
                break
        agreed = black.until("event", where=lambda it: it["type"] == "agreed")
        self.assertEqual(agreed["by"], "white")
        count = agreed["count"]
        self.assertEqual(black.do("agree", revision=count["revision"], hash=count["hash"])["t"], "ack")
        self.assertEqual(black.event("over")["why"], "count")
        self.assertEqual(black.do("offer", what="rematch")["t"], "ack")
        again = Player(self.server, black.event("rematch")["game"], table["token"])
        self.assertEqual(again.welcome["seat"], "white")
        self.assertEqual(again.welcome["state"]["bot"]["seat"], "black")
        self.bots_move(again, 1)

    def test_a_move_is_taken_back_and_a_restart_asks_the_bot_again(self):
        self.serve()
        table = self.table(color="white")
        white = self.sit(table)
        taken = self.bots_move(white, 1)["at"]
        first, second = [point for point in ("cc", "gg", "cg") if point != taken][:2]
        self.move(white, 1, first)
        self.assertEqual(white.do("offer", what="undo")["t"], "ack")
        undone = white.event("undone")
        self.assertEqual((undone["by"], undone["number"]), ("black", 1))
        self.move(white, 1, second)
        self.server.kill()  # the bot may have been thinking
        self.serve()
        white.server = self.server
        number = white.connect()["state"]["number"]
        if number == 2:
            self.bots_move(white, 3)

    def test_who_has_to_wait_is_told_how_long(self):
        self.serve()
        # Full strength thinks for seconds.
        players = [self.sit(create(self.server, bot="max")) for _ in range(3)]
        for player in players:
            self.move(player, 0, "ee")
        queued = players[2].until("thinking")
        self.assertGreaterEqual(queued["ahead"], 1)
        self.assertGreaterEqual(queued["seconds"], 1)
        self.assertGreaterEqual(self.server.metric("bots_thinking") + self.server.metric("bots_waiting"), 1)

    def test_a_bot_whose_engine_fails_is_away_and_the_game_ends_without_loss(self):
        network = os.path.join(self.data, "broken.bin")
        with open(network, "w") as file:
            file.write("no network")
        self.serve(1, "--net", network)
        black = self.sit(self.table())
        self.move(black, 0, "ee")
        gone = black.until("presence", where=lambda it: not it["white"]["here"])
        self.assertLessEqual(gone["white"]["claimAt"], gone["now"])
        self.assertEqual(black.do("claim", what="void")["t"], "ack")
        self.assertEqual(black.event("over")["result"], "Void")
        self.assertIn("bot-failed", self.server.log())

    def test_levels_are_named_and_others_refused(self):
        self.serve()
        levels = json.loads(self.server.ask("GET", "/host")[2])["bots"]
        self.assertEqual((levels[0], levels[-1]), ("25k", "max"))
        for level in ("", "30k", "9p"):
            status, answer = self.server.post("/games", {"req": "a", "bot": level})
            self.assertEqual((status, answer["code"], answer["reason"]), (400, "bad-settings", "bot"))

    def test_without_bots_none_is_promised_and_an_old_table_can_be_ended(self):
        self.serve()
        table = self.table()
        self.server.stop()
        self.serve(0)
        self.assertEqual(json.loads(self.server.ask("GET", "/host")[2])["bots"], False)
        self.assertEqual(self.server.post("/games", {"req": "a", "bot": WEAKEST})[0], 400)
        black = self.sit(table)
        self.move(black, 0, "ee")
        self.assertEqual(black.do("claim", what="void")["t"], "ack")

    def test_a_server_that_stops_leaves_no_engine_behind(self):
        self.serve()
        black = self.sit(self.table())
        self.move(black, 0, "ee")
        self.bots_move(black, 2)
        engines = self.children()
        self.assertEqual(len(engines), 1)
        self.assertEqual(self.server.stop(), 0)
        wait_for(lambda: not any(os.path.exists(f"/proc/{number}") for number in engines))

    def children(self):
        """The processes the server has started."""
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat") as file:
                    parent = file.read().rpartition(")")[2].split()[1]
            except OSError:
                continue  # it has just ended
            if int(parent) == self.server.process.pid:
                found.append(int(name))
        return found


if __name__ == "__main__":
    unittest.main(warnings="ignore")
