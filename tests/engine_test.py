#!/usr/bin/env python3
"""Our own player as other programs meet it: analysis that stops, time that is kept, networks that
are missing. A fake network stands in for the real one.

engine_test.py TENGEN
"""
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
import unittest

TENGEN = os.path.abspath(sys.argv.pop(1))
FAKE = ("--net", "fake", "--threads", "1")


class Engine:
    """A running `tengen gtp`; lines come with the moment they arrived."""

    def __init__(self, *options, **environment):
        self.process = subprocess.Popen([TENGEN, "gtp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, env={**os.environ, **environment})
        self.lines = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put((time.monotonic(), line.rstrip("\n")))
        self.lines.put((time.monotonic(), None))

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def line(self, limit=30):
        return self.lines.get(timeout=limit)[1]

    def ask(self, command, limit=30):
        self.send(command)
        reply = []
        while True:
            line = self.line(limit)
            if not line:
                return "\n".join(reply)
            reply.append(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=30)
        self.process.stdout.close()


class EngineTest(unittest.TestCase):
    def engine(self, *options, **environment):
        engine = Engine(*options, **environment)
        self.addCleanup(engine.close)
        return engine

    def test_analysis_streams_and_stops_at_once(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 9")
        engine.send("7 kata-analyze b 10 ownership true rootInfo true")
        self.assertEqual(engine.line(), "=7")
        for _ in range(4):
            line = engine.line()
            self.assertRegex(line, r"^info move \S+ visits \d+ utility \S+ winrate 0\.\d+ ")
            self.assertRegex(line, r" rootInfo visits \d+ winrate ")
            self.assertEqual(len(line.split(" ownership ")[1].split()), 81)
        begin = time.monotonic()
        engine.send("8 name")
        rest = []
        while not rest or rest[-1] != "=8 Tengen":
            rest.append(engine.line())
        self.assertLess(time.monotonic() - begin, 2)
        # At most one line was on its way; an empty one ends the analysis.
        self.assertLessEqual(len(rest), 3)
        self.assertEqual(rest[-2], "")

    def test_ten_lines_a_second(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 9")
        asked = time.monotonic()
        engine.send("lz-analyze b interval 10")
        engine.line()
        moments = [engine.lines.get(timeout=30)[0] for _ in range(11)]
        # On a busy machine the first may come late, and the others not.
        self.assertGreater(moments[-1] - asked, 0.9)
        self.assertLess(moments[-1] - moments[0], 3)

    def test_an_empty_line_ends_an_analysis_too(self):
        engine = self.engine(*FAKE)
        engine.send("lz-analyze")
        self.assertEqual(engine.line(), "=")
        engine.send("")
        while engine.line():
            pass
        self.assertEqual(engine.ask("name"), "= Tengen")

    def test_the_end_of_the_input_ends_an_analysis(self):
        engine = self.engine(*FAKE)
        engine.send("lz-analyze")
        self.assertEqual(engine.line(), "=")
        engine.process.stdin.close()
        self.assertEqual(engine.process.wait(timeout=30), 0)

    def test_analysis_keeps_to_the_moves_it_may_look_at(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 5")
        engine.send("kata-analyze b interval 5 allow b C3,D4 1")
        engine.line()
        for _ in range(3):
            moves = {part.split()[0] for part in engine.line().split("info move ")[1:]}
            self.assertLessEqual(moves, {"C3", "D4"})
        engine.send("name")

    def test_the_board_is_untouched_by_analysis(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 5")
        before = engine.ask("showboard")
        engine.send("kata-analyze w 5")
        engine.line()
        engine.line()
        engine.send("")
        while engine.line():
            pass
        self.assertEqual(engine.ask("showboard"), before)

    def moves_of(self, line):
        """What a line of analysis says of each move, and of the root."""
        words = [part.split() for part in line.split(" ownership ")[0].replace("rootInfo", "info rootInfo").split("info ")[1:]]
        root = next(part for part in words if part[0] == "rootInfo")
        named = [dict(zip(part[0:part.index("pv"):2], part[1:part.index("pv"):2])) for part in words if part[0] == "move"]
        return {part["move"]: part for part in named}, dict(zip(root[1::2], root[2::2]))

    def test_an_analysis_of_so_many_visits_ends_by_itself(self):
        engine = self.engine("--net", "fake", "--threads", "2")
        engine.ask("boardsize 9")
        for color in ("b", "w"):
            lines = engine.ask("tengen-analyze %s visits 40 force A1 ownership true maxmoves 3" % color).split("\n")
            self.assertEqual((len(lines), lines[0]), (2, "="))
            moves, root = self.moves_of(lines[1])
            self.assertIn(int(root["visits"]), range(40, 51))  # a forced move's share may come on top
            self.assertGreaterEqual(int(moves["A1"]["visits"]), 10)
            self.assertLessEqual(len(moves), 4)
            self.assertEqual(len(lines[1].split(" ownership ")[1].split()), 81)
        forced, _ = self.moves_of(engine.ask("tengen-analyze visits 40 force pass").split("\n")[1])
        self.assertGreaterEqual(int(forced["pass"]["visits"]), 10)

    def test_one_visit_is_what_the_network_says(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 9")
        engine.ask("play b E5")
        moves, root = self.moves_of(engine.ask("tengen-analyze visits 1 force pass").split("\n")[1])
        self.assertEqual((root["visits"], root["winrate"], root["scoreLead"]),
                         ("1", root["rawWinrate"], root["rawLead"]))
        self.assertEqual({move["visits"] for move in moves.values()}, {"0"})
        self.assertEqual((len(moves), "pass" in moves), (6, True))
        priors = [float(move["prior"]) for move in moves.values()]
        self.assertEqual(priors, sorted(priors, reverse=True))

    def test_what_lies_ahead_is_known_when_it_is_asked_for(self):
        engine = self.engine("--net", "fake-that-fails", "--threads", "4")
        engine.ask("boardsize 9")
        engine.ask("komi 7")
        self.assertIn("rootInfo visits 1 ", engine.ask("tengen-analyze visits 1 ahead A1,B1,C1,D1"))
        engine.ask("komi 6")
        self.assertIn("cannot be computed", engine.ask("tengen-analyze visits 1000"))
        engine.ask("komi 7")
        for color, move in (("b", "A1"), ("w", "B1"), ("b", "C1")):
            engine.ask("play %s %s" % (color, move))
            self.assertIn("rootInfo visits 1 ", engine.ask("tengen-analyze visits 1"))
        engine.ask("play w D1")
        self.assertIn("cannot be computed", engine.ask("tengen-analyze visits 1"))

    def test_the_next_command_ends_an_analysis_of_many_visits(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 9")
        engine.send("tengen-analyze visits 100000000 interval 5")
        self.assertEqual(engine.line(), "=")
        self.assertIn("rootInfo", engine.line())
        begin = time.monotonic()
        engine.send("name")
        while engine.line() != "= Tengen":
            pass
        self.assertLess(time.monotonic() - begin, 2)

    def test_the_same_seed_plays_the_same_game(self):
        def game(seed):
            engine = self.engine(*FAKE, "--visits", "20", "--seed", str(seed), "--level", "5k")
            engine.ask("boardsize 7")
            return [engine.ask("genmove") for _ in range(10)]
        self.assertEqual(game(1), game(1))
        self.assertNotEqual(game(1), game(2))

    def test_a_fixed_time_is_taken(self):
        engine = self.engine(*FAKE, "--time", "0.4")
        engine.ask("boardsize 9")
        begin = time.monotonic()
        engine.ask("genmove b")
        self.assertGreater(time.monotonic() - begin, 0.35)
        self.assertLess(time.monotonic() - begin, 2)

    def test_a_second_a_move_is_never_exceeded(self):
        engine = self.engine(*FAKE)
        engine.ask("boardsize 9")
        engine.ask("time_settings 0 1 1")
        for _ in range(3):
            engine.ask("clear_board")
            begin = time.monotonic()
            engine.ask("genmove b")
            self.assertGreater(time.monotonic() - begin, 0.3)
            self.assertLess(time.monotonic() - begin, 1.5)

    def test_without_a_network_the_referee_goes_on(self):
        engine = self.engine("--net", "/nowhere/some.net")
        for command in ("genmove b", "kata-analyze b", "tengen-analyze visits 5", "kata-raw-nn 0", "lz-genmove_analyze b"):
            self.assertRegex(engine.ask(command),
                             r"^\? there is no network to think with: /nowhere/some.net: .+")
        self.assertEqual(engine.ask("play b D4"), "=")
        self.assertRegex(engine.ask("final_score"), r"^= B\+")

    def test_a_damaged_network_is_named(self):
        with tempfile.NamedTemporaryFile(suffix=".net") as file:
            file.write(b"anything but a network")
            file.flush()
            engine = self.engine("--net", file.name)
            self.assertIn(file.name + ": this is no network", engine.ask("genmove b"))

    def test_an_arithmetic_nobody_knows_is_named(self):
        engine = self.engine(TENGEN_NN="int9")
        self.assertEqual(engine.ask("genmove b"), "? TENGEN_NN=int9 is no way to compute the network: "
                         "f32, int8, amx, winograd, avx2 or avx2-f32")

    def test_a_network_that_fails_is_an_error_and_not_the_end(self):
        refused = "? the network cannot be computed: out of order"
        engine = self.engine("--net", "fake-that-fails", "--threads", "2", "--visits", "50", "--judge", "network",
                             "--cache", "0")
        self.assertRegex(engine.ask("kata-raw-nn 0"), "^= symmetry")
        for command in ("genmove b", "kata-raw-nn 0", "kata-analyze b", "reg_genmove w", "lz-genmove_analyze b"):
            self.assertEqual(engine.ask(command), refused, command)
        self.assertEqual(engine.ask("play b D4"), "=")
        self.assertRegex(engine.ask("final_score"), r"^= B\+")

    def test_the_first_answer_comes_at_once(self):
        begin = time.monotonic()
        self.assertEqual(self.engine().ask("name"), "= Tengen")
        self.assertLess(time.monotonic() - begin, 1)

    def test_wrong_options_are_usage_errors(self):
        for options in (["--level", "30k"], ["--visits", "0"], ["--time", "-1"], ["--threads", "0"], ["--cache", "-1"]):
            run = subprocess.run([TENGEN, "gtp", *options], input=b"", capture_output=True)
            self.assertEqual(run.returncode, 2, options)

    def test_it_plays_whole_games_against_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            player = " ".join([TENGEN, "gtp", *FAKE, "--visits", "8"])
            run = subprocess.run([TENGEN, "match", "--black", player, "--white", player + " --seed 9",
                                  "--size", "7x5", "--games", "2", "--judge", "playouts", "--json",
                                  "--out", folder], capture_output=True, text=True, timeout=120)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn('"forfeits":0', run.stdout)
            self.assertIn('"games":2', run.stdout)


class AnalysisProtocolTest(unittest.TestCase):
    """`tengen analysis`, spoken to in lines of JSON."""

    QUERY = {"id": "q", "rules": "chinese", "boardXSize": 5, "boardYSize": 5, "moves": [], "maxVisits": 10}

    def answers(self, *lines):
        asked = "".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines)
        run = subprocess.run([TENGEN, "analysis", *FAKE], input=asked, capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0)
        return [json.loads(line) for line in run.stdout.splitlines()]

    def test_it_names_its_network(self):
        (answer,) = self.answers({"id": "m", "action": "query_models"})
        self.assertEqual((answer["id"], answer["action"]), ("m", "query_models"))
        (model,) = answer["models"]
        self.assertEqual(model["internalName"], "fake")
        self.assertFalse(model["usesHumanSLProfile"])

    def test_a_network_that_fails_is_told_in_the_answer(self):
        asked = "".join(json.dumps({**self.QUERY, "id": name, "maxVisits": 30}) + "\n" for name in "ab")
        run = subprocess.run([TENGEN, "analysis", "--net", "fake-that-fails"], input=asked,
                             capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        self.assertEqual([(answer["id"], answer["error"]) for answer in answers],
                         [(name, "the network cannot be computed: out of order") for name in "ab"])

    def test_stone_scoring_is_answered_with_a_warning(self):
        warning, answer = self.answers({**self.QUERY, "rules": "stone_scoring"})
        self.assertEqual((warning["id"], warning["field"]), ("q", "rules"))
        self.assertIn("stone scoring", warning["warning"])
        self.assertEqual(answer["rootInfo"]["visits"], 10)

    def test_a_line_without_an_end_is_refused_and_the_next_one_answered(self):
        long, answer = self.answers('{"id":"' + "x" * 3_000_000 + '"}\n', self.QUERY)
        self.assertIn("longer than", long["error"])
        self.assertEqual(answer["id"], "q")

    def test_what_would_fill_the_memory_is_refused(self):
        passes = [["BW"[turn % 2], "pass"] for turn in range(9_999)]
        many = {**self.QUERY, "moves": passes, "analyzeTurns": list(range(10_000)), "id": "many"}
        answers = self.answers({**self.QUERY, "maxVisits": 100_000_000, "id": "long", "priority": 1,
                                "overrideSettings": {"maxTime": 1}}, many, {**many, "id": "more"},
                               {"id": "stop", "action": "terminate_all"})
        refused = [answer for answer in answers if "error" in answer]
        self.assertEqual([answer["id"] for answer in refused], ["more"])
        self.assertIn("10000 positions", refused[0]["error"])


if __name__ == "__main__":
    unittest.main()
