#!/usr/bin/env python3
"""Matches between engines that play by chance, crash, hang and cheat.

match_test.py TENGEN
"""
import glob
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest

TENGEN = os.path.abspath(sys.argv.pop(1))
FAKE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fake_engine.py")


def fake(*options):
    return shlex.join([sys.executable, FAKE, TENGEN, *map(str, options)])


class Match(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.out = os.path.join(self.folder.name, "games")
        self.size = "5"

    def arguments(self, black, white, *options):
        return [TENGEN, "match", "--black", black, "--white", white, "--size", self.size,
                "--out", self.out, *map(str, options)]

    def match(self, black, white, *options, code=0):
        done = subprocess.run(self.arguments(black, white, *options), text=True,
                              capture_output=True, timeout=120)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.errors = done.stderr
        return done.stdout

    def result(self, *arguments):
        return json.loads(self.match(*arguments, "--json"))

    def games(self):
        texts = []
        for path in sorted(glob.glob(self.out + "/game-*.sgf")):
            with open(path, encoding="utf-8") as file:
                texts.append(file.read())
        return texts

    def test_programs_swap_colours_and_each_opening_is_played_with_both(self):
        text = self.match(fake("--name", "Ann"), fake("--name", "Bob", "--seed", 2), "--games", 4,
                          "--opening-moves", 2)
        games = self.games()
        self.assertEqual(len(games), 4)
        self.assertEqual(["PB[Ann" in game for game in games], [True, False, True, False])
        openings = [re.findall(r"[BW]\[(\w\w)\]", game)[:2] for game in games]
        self.assertEqual(openings[0], openings[1])
        self.assertEqual(openings[2], openings[3])
        self.assertNotEqual(openings[0], openings[2])
        self.assertIn("A: Ann", text)
        self.assertIn("B: Bob", text)
        self.assertRegex(text, r"A +\d+ +\d+ +\d+ +[\d.]+ %")
        self.assertIn("Wilson", text)
        self.assertEqual(len(self.errors.splitlines()), 4)

    def test_games_are_whole_records_that_count_as_they_say(self):
        self.match(fake(), fake("--seed", 2), "--games", 2, "--komi", 0.5, "--rules", "chinese")
        for path in glob.glob(self.out + "/game-*.sgf"):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for wanted in ("KM[0.5]", "RU[chinese]", "SZ[5]", "DT[", "ON[random 1]", "C[Time used: "):
                self.assertIn(wanted, text)
            score = subprocess.run([TENGEN, "score", "--json", path], text=True, capture_output=True)
            self.assertIn("RE[%s]" % json.loads(score.stdout)["result"], text)

    def test_a_crash_loses_the_game_and_the_engine_comes_back(self):
        result = self.result(fake("--at", 3, "crash"), fake("--seed", 2), "--games", 3)
        self.assertEqual(result["a_in_all"]["losses"], 3)
        self.assertEqual(result["forfeits"], 3)
        self.assertIn("RE[W+F]", self.games()[0])
        self.assertIn("RE[B+F]", self.games()[1])
        self.assertIn("something went wrong", self.games()[2])

    def test_an_illegal_move_loses_the_game(self):
        for deed, words in (("illegal", "A0"), ("junk", "no move")):
            self.out = os.path.join(self.folder.name, deed)
            text = self.match(fake(), fake("--at", 2, deed), "--games", 2)
            self.assertRegex(text, r"\nA +2 +0 +0 +100.0 %")
            self.assertIn(words, text)

    def test_a_silent_engine_loses_the_game_and_is_killed(self):
        begin = time.monotonic()
        text = self.match(fake(), fake("--at", 2, "hang"), "--games", 1, "--patience", 1)
        self.assertLess(time.monotonic() - begin, 30)
        self.assertIn("silent", text)
        self.assertIn("RE[B+F]", self.games()[0])

    def test_an_engine_that_floods_us_with_lines_loses_the_game(self):
        begin = time.monotonic()
        text = self.match(fake(), fake("--at", 2, "flood"), "--games", 1, "--patience", 30)
        self.assertLess(time.monotonic() - begin, 30)
        self.assertIn("sent far more than an answer to `genmove w`", text)
        self.assertIn("RE[B+F]", self.games()[0])

    def test_a_program_that_speaks_no_gtp_and_floods_us_with_lines_is_named(self):
        for junk in ("junk", "''"):
            self.match(fake(), "yes " + junk, "--games", 1, "--patience", 2, code=1)
            self.assertIn("yes " + junk, self.errors)
            self.out += "2"

    def test_waiting_for_a_program_to_start_can_be_interrupted(self):
        for sent in (signal.SIGINT, signal.SIGTERM):
            run = subprocess.Popen(self.arguments(fake(), "sleep 100", "--games", 1),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            while not subprocess.run(["pgrep", "-P", str(run.pid), "-x", "sleep"],
                                     capture_output=True).stdout:
                time.sleep(0.02)
            begin = time.monotonic()
            run.send_signal(sent)
            said, _ = run.communicate(timeout=60)
            self.assertLess(time.monotonic() - begin, 5)
            self.assertEqual(run.returncode, 1)
            self.assertEqual(said, b"No game was finished.\n")

    def test_resigning_loses(self):
        self.match(fake("--at", 4, "resign"), fake(), "--games", 2)
        self.assertIn("RE[W+R]", self.games()[0])
        self.assertIn("RE[B+R]", self.games()[1])

    def test_time_is_the_referees(self):
        result = self.result(fake("--slow", 1.5), fake(), "--games", 1, "--time", 0.2, "--grace", 0.3)
        self.assertEqual(result["lost_on_time"], 1)
        self.assertIn("RE[W+T]", self.games()[0])
        self.assertIn("TM[0]", self.games()[0])

    def test_within_the_grace_nobody_loses_and_clocks_are_recorded(self):
        result = self.result(fake("--slow", 0.05, "--pass-after", 3), fake("--pass-after", 3),
                             "--games", 1, "--time", 0.02, "--grace", 20)
        self.assertEqual(result["lost_on_time"], 0)
        self.assertIn("BL[0.02]", self.games()[0])
        self.assertIn("OB[1]", self.games()[0])

    def test_a_time_that_cannot_be_told_is_no_match(self):
        self.match(fake("--no-time"), fake(), "--games", 1, "--time", 0.2, code=1)
        self.assertIn("whole seconds", self.errors)
        self.assertEqual(self.games(), [])

    def test_a_program_that_does_not_start_is_named(self):
        self.match("/nowhere/engine", fake(), "--games", 1, code=1)
        self.assertIn("/nowhere/engine", self.errors)
        self.assertIn("No such file", self.errors)

    def test_played_games_are_not_played_again(self):
        arguments = (fake(), fake("--seed", 2))
        first = self.result(*arguments, "--games", 2)
        before = self.games()
        second = self.result(*arguments, "--games", 4)
        self.assertEqual(self.games()[:2], before)
        self.assertEqual((first["games"], second["games"]), (2, 4))
        self.assertIn("2 games of this match already played", self.errors)
        self.assertEqual(self.result(*arguments, "--games", 4), second)

    def test_another_match_needs_another_folder(self):
        self.match(fake(), fake(), "--games", 1)
        self.match(fake(), fake(), "--games", 1, "--komi", 3, code=1)
        self.assertIn("another match was begun here", self.errors)

    def test_a_match_that_could_not_begin_leaves_the_folder_to_the_next(self):
        self.match(fake(), "/nowhere/engine", "--games", 1, code=1)
        self.match(fake(), fake(), "--games", 1)
        self.assertEqual(len(self.games()), 1)

    def test_a_killed_match_goes_on_and_leaves_no_engine_behind(self):
        arguments = self.arguments(fake("--slow", 0.02, "--name", self.out), fake("--seed", 2),
                                   "--games", 6, "--parallel", 2)
        for sent in (signal.SIGKILL, signal.SIGTERM):
            run = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            run.stderr.readline()
            run.send_signal(sent)
            run.communicate(timeout=60)
            self.assertNotEqual(run.returncode, 0)
        self.assertGreaterEqual(len(self.games()), 1)
        for _ in range(100):
            left = subprocess.run(["pgrep", "-f", "fake_engine.*" + self.out], capture_output=True)
            if not left.stdout:
                break
            time.sleep(0.1)
        self.assertEqual(left.stdout, b"")
        done = subprocess.run([*arguments, "--json"], capture_output=True, timeout=120)
        self.assertEqual(json.loads(done.stdout)["games"], 6)
        for game in self.games():
            self.assertRegex(game, r"RE\[[BW]\+|RE\[Draw|RE\[Void")
        self.assertEqual(len(glob.glob(self.out + "/*")), 7)

    def test_a_sequential_test_ends_early(self):
        result = self.result(fake(), fake("--at", 1, "resign"), "--games", 100, "--sprt", "0,200")
        self.assertEqual(result["sprt"]["accepted"], 200)
        self.assertLess(result["games"], 15)
        self.assertEqual(result["a_in_all"]["wins"], result["games"])

    def test_a_handicap_goes_with_black_whoever_has_it(self):
        self.size = "9"
        text = self.match(fake("--pass-after", 2), fake("--pass-after", 2, "--seed", 2), "--games", 2,
                          "--handicap", 3)
        self.assertIn("komi 0.5, handicap 3", text)
        for game in self.games():
            flat = game.replace("\n", "")
            self.assertIn("HA[3]", flat)
            self.assertIn("KM[0.5]", flat)
            self.assertRegex(flat, r"AB(\[\w\w\]){3}")
            self.assertRegex(flat, r"^[^;]*;[^;]*;W\[")
            self.assertNotIn("illegal", flat)
            self.assertNotIn("+F", flat)

    def test_a_handicap_no_board_has_is_refused(self):
        for self.size, stones in (("9", 1), ("9", 10), ("5", 2)):
            self.match(fake(), fake(), "--games", 1, "--handicap", stones, code=2)
            self.assertIn("handicap", self.errors)

    def test_openings_come_from_files(self):
        path = os.path.join(self.folder.name, "openings.sgf")
        with open(path, "w") as file:
            file.write("(;SZ[5];B[cc];W[bb];B[dd])")
        self.match(fake(), fake(), "--games", 1, "--openings", path)
        self.assertRegex(self.games()[0].replace("\n", ""), r";B\[cc\];W\[bb\];B\[dd\];W\[")
        self.match(fake(), fake(), "--games", 1, "--openings", path + "x", code=1)

    def test_long_games_are_counted_as_they_stand(self):
        self.match(fake("--pass-after", 1000), fake("--pass-after", 1000), "--games", 1,
                   "--max-moves", 12)
        self.assertEqual(len(re.findall(r";[BW]\[", self.games()[0])), 12)
        self.assertIn("counted as it stands", self.games()[0])

    def test_a_dispute_is_noted(self):
        self.match(fake("--pass-after", 3), fake("--pass-after", 3), "--games", 1, "--ask-score")
        self.assertNotIn("says", self.games()[0])

    def test_wrong_options_are_usage_errors(self):
        for options in (["--sprt", "30,0"], ["--time", "soon"], ["--size", "26"], ["--games", "0"]):
            run = subprocess.run(self.arguments("a", "b", "--games", 1, *options), capture_output=True)
            self.assertEqual(run.returncode, 2, options)


if __name__ == "__main__":
    unittest.main()
