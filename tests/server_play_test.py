#!/usr/bin/env python3
"""Two people and one who looks on play over `tengen serve`, as docs/protocol.md has it.

server_play_test.py TENGEN
"""
import os
import signal
import sys
import tempfile
import time
import unittest

import server_kit
from server_kit import Closed, Player, create, join, sit_down

TENGEN = sys.argv.pop(1)


class Play(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = folder.name
        self.server = server_kit.Server(TENGEN, self.data, "--per-address", "1000")

    def tearDown(self):
        if self.server.process.poll() is None:
            self.server.kill()

    def play(self, players, points, start=0):
        for number, point in enumerate(points, start):
            answer = players[number % 2].do("move", number=number, at=point)
            self.assertEqual(answer["t"], "ack", answer)

    def test_two_people_play_a_whole_game_and_again(self):
        table, black, white = sit_down(self.server, watch=True)
        watcher = Player(self.server, table["game"], table["watch"])
        self.assertEqual(watcher.welcome["seat"], "watch")
        # A wall of black on the fourth line, one of white on the sixth; a white stone is taken.
        #   . O .      White a8 is taken by Black b8 and a7.
        moves = ["da", "fa", "db", "fb", "dc", "fc", "dd", "fd", "de", "fe", "df", "ff", "dg", "fg", "dh", "fh",
                 "di", "fi", "ab", "aa", "ba", "pass", "pass"]
        self.play((black, white), moves)
        taking = white.number(23)
        self.assertEqual((taking["type"], taking["at"], taking["captured"]), ("move", "ba", ["aa"]))
        self.assertEqual(taking["prisoners"], {"black": 1, "white": 0})
        for player in (black, white, watcher):
            counting = player.event("counting")
            self.assertEqual(counting["type"], "counting")
        # The proposal is there by now, or comes as an event.
        state = black.connect()["state"]
        while state["count"]["judging"]:
            black.until("event", where=lambda event: event["type"] == "marks")
            state = black.connect()["state"]
        count = state["count"]
        agreement = {"revision": count["revision"], "hash": count["hash"]}
        self.assertEqual(black.do("agree", **agreement)["t"], "ack")
        self.assertEqual(white.do("agree", **agreement)["t"], "ack")
        over = watcher.event("over")
        self.assertEqual(over["why"], "count")
        self.assertEqual(over["result"], count["score"]["result"])
        watcher.ws.send({"t": "sgf"})
        self.assertIn(";B[ba]", watcher.until("sgf")["text"])
        # Again, with the colours changed and the same tokens.
        self.assertEqual(black.do("offer", what="rematch")["t"], "ack")
        offer = white.event("offer")
        self.assertEqual(white.do("answer", offer=offer["n"], yes=True)["t"], "ack")
        game = black.event("rematch")["game"]
        again = Player(self.server, game, table["token"])
        self.assertEqual(again.welcome["seat"], "white")
        self.assertEqual(again.welcome["state"]["names"], {"black": "Grace", "white": "Ada"})
        self.assertEqual(Player(self.server, game, table["watch"]).welcome["seat"], "watch")

    def test_a_refused_move_says_why_and_leaves_the_connection_open(self):
        _, black, white = sit_down(self.server)
        self.assertEqual(white.do("move", number=0, at="aa")["code"], "not-your-turn")
        self.assertEqual(black.do("move", number=3, at="aa")["code"], "wrong-number")
        self.play((black, white), ["aa"])
        refusal = white.do("move", number=1, at="aa")
        self.assertEqual((refusal["code"], refusal["reason"]), ("illegal", "occupied"))
        self.assertEqual(white.do("move", number=1, at="bb")["t"], "ack")

    def test_nobody_pays_for_a_server_that_stands_still(self):
        _, black, white = sit_down(self.server, settings={"size": 9, "clock": {"system": "absolute", "main": 4}})
        self.play((black, white), ["aa"])
        os.kill(self.server.process.pid, signal.SIGSTOP)
        white.ws.send({"t": "move", "id": "late", "number": 1, "at": "bb"})
        time.sleep(5)
        os.kill(self.server.process.pid, signal.SIGCONT)
        answer = white.until("ack", "refusal", where=lambda it: it.get("id") == "late")
        self.assertEqual(answer["t"], "ack", answer)
        self.assertEqual(black.connect()["state"]["phase"], "playing")

    def test_a_ko_may_not_be_retaken_at_once(self):
        _, black, white = sit_down(self.server)
        #   . X O .
        #   X O . O      Black takes at c8, and White may not take back at b8.
        #   . X O .
        self.play((black, white), ["ba", "ca", "ab", "db", "bc", "cc", "ii", "bb", "cb"])
        refusal = white.do("move", number=9, at="bb")
        self.assertEqual((refusal["code"], refusal["reason"]), ("illegal", "ko"))

    def test_who_was_away_is_told_everything(self):
        table, black, white = sit_down(self.server)
        self.play((black, white), ["aa", "bb"])
        white.close()
        self.assertEqual(black.do("move", number=2, at="cc")["t"], "ack")
        state = white.connect()["state"]
        self.assertEqual([move["at"] for move in state["moves"]], ["aa", "bb", "cc"])
        white.ws.send({"t": "sync", "since": white.welcome["n"] - 1})
        event = white.until("event")
        self.assertEqual((event["type"], event["at"]), ("move", "cc"))
        self.assertEqual(white.until("synced")["n"], white.welcome["n"])
        white.ws.send({"t": "sync", "since": 0})
        white.until("event", "welcome")

    def test_a_command_sent_twice_is_done_once(self):
        _, black, white = sit_down(self.server)
        command = {"t": "move", "id": "once", "number": 0, "at": "aa"}
        black.ws.send(command)
        first = black.until("ack")
        black.ws.send(command)
        self.assertEqual(black.until("ack")["n"], first["n"])
        self.assertEqual(white.do("move", number=1, at="bb")["n"], first["n"] + 1)

    def test_a_request_sent_twice_is_answered_the_same_also_after_a_restart(self):
        wish = {"req": "0123456789abcdef", "settings": {"size": 9}}
        first = self.server.post("/games", wish)
        seat = join(self.server, first[1], req="fedcba9876543210")
        self.assertEqual(seat[0], 200)
        self.server.kill()
        self.server = server_kit.Server(TENGEN, self.data)
        self.assertEqual(self.server.post("/games", wish), first)
        self.assertEqual(join(self.server, first[1], req="fedcba9876543210"), seat)
        self.assertEqual(join(self.server, first[1], req="0000000000000000")[0], 409)
        Player(self.server, first[1]["game"], seat[1]["token"])

    def test_a_restart_goes_on_with_every_game_and_the_clocks_stood_still(self):
        clock = {"system": "absolute", "main": 60}
        table, black, white = sit_down(self.server, settings={"size": 9, "clock": clock})
        self.play((black, white), ["aa", "bb"])
        before = white.events[max(white.events)]
        self.assertEqual(self.server.stop(), 0)
        self.server = server_kit.Server(TENGEN, self.data)
        black.server = white.server = self.server
        state = black.connect()["state"]
        self.assertEqual([move["at"] for move in state["moves"]], ["aa", "bb"])
        for color in ("black", "white"):
            lost = before["clocks"][color]["main"] - state["clocks"][color]["main"]
            self.assertLess(lost, 1000, color)
        white.connect()
        self.play((black, white), ["cc"], start=2)

    def test_a_server_that_stops_says_so(self):
        _, black, _ = sit_down(self.server)
        self.server.process.terminate()
        self.assertEqual(black.until("closing")["code"], "stopping")
        with self.assertRaises(Closed):
            black.until("nothing")
        self.assertEqual(self.server.process.wait(20), 0)

    def test_a_flag_falls_by_itself(self):
        clock = {"system": "absolute", "main": 1}
        _, black, white = sit_down(self.server, settings={"size": 9, "clock": clock})
        self.play((black, white), ["aa"])
        over = black.event("over")
        self.assertEqual((over["result"], over["why"]), ("B+T", "time"))

    def test_no_clock_runs_for_who_never_came(self):
        clock = {"system": "absolute", "main": 1}
        table = create(self.server, settings={"size": 9, "clock": clock})
        seat = join(self.server, table)[1]
        black = Player(self.server, table["game"], table["token"])
        time.sleep(1.5)
        self.assertEqual(black.connect()["state"]["phase"], "playing")
        white = Player(self.server, table["game"], seat["token"])
        self.assertEqual(black.event("started")["clocks"], {**white.welcome["state"]["clocks"], "black": {"main": 1000}})
        self.assertEqual(white.event("over")["result"], "W+T")

    def test_nobody_resumes_a_count_that_the_other_side_agreed_to_and_left(self):
        clock = {"system": "absolute", "main": 60}
        _, black, white = sit_down(self.server, settings={"size": 5, "clock": clock})
        self.play((black, white), ["cc", "bb", "pass", "pass"])
        count = black.until("event", where=lambda it: it["type"] == "marks")["count"]
        agreed = black.do("agree", revision=count["revision"], hash=count["hash"])
        self.assertEqual(agreed["t"], "ack")
        black.close()
        gone = white.until("presence", where=lambda it: not it["black"]["here"])
        self.assertNotIn("claimAt", gone["black"])
        self.assertEqual(white.do("resume")["reason"], "away")
        self.assertEqual(white.do("claim", what="void")["reason"], "not-away")
        black.connect()
        self.assertEqual(white.do("resume")["t"], "ack")

    def test_who_is_there_is_told(self):
        table, black, white = sit_down(self.server, watch=True)
        black.until("presence", where=lambda it: it["white"]["here"])
        white.close()
        gone = black.until("presence", where=lambda it: not it["white"]["here"])
        self.assertNotIn("claimAt", gone["white"], "it is Black's turn")
        black.ws.send({"t": "move", "id": "m", "number": 0, "at": "aa"})
        black.until("presence", where=lambda it: "claimAt" in it["white"])
        Player(self.server, table["game"], table["watch"])
        black.until("presence", where=lambda it: it["watchers"] == 1)

    def test_only_one_gets_the_seat(self):
        table = create(self.server)
        self.assertEqual(sorted(join(self.server, table)[0] for _ in range(3)), [200, 409, 409])


if __name__ == "__main__":
    unittest.main(warnings="ignore")
