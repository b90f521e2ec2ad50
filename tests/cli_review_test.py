#!/usr/bin/env python3
"""tengen review from the outside: what it says of games, and whose numbers these are."""
import os
import re
import shlex
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, run
from review_kit import ENGINE, LETTERS, STUB, game, random_moves, record_values

COLUMNS = "ABCDEFGHJKLMNOPQRST"


def vertex(point, height):
    return COLUMNS[LETTERS.index(point[0])] + str(height - LETTERS.index(point[1])) if point else "pass"


class Gtp:
    """The engine, asked directly."""

    def __init__(self):
        self.process = subprocess.Popen(shlex.split(ENGINE), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline().rstrip("\n")
            if not line and lines:
                break
            lines.append(line)
        assert lines[0].startswith("="), (command, lines)
        return lines

    def analyse(self, file, color, visits, force):
        """Lead and chance of Black, and of each candidate, of the last line."""
        self.ask("loadsgf " + file)
        line = self.ask("tengen-analyze %s visits %d%s" % (color, visits, " force " + force if force else ""))[-1]
        sign = 1 if color == "b" else -1

        def values(text):
            lead = sign * float(re.search(r"scoreLead (\S+)", text)[1])
            win = float(re.search(r"winrate (\S+)", text)[1])
            return lead, win if color == "b" else 1 - win
        root = values(line[line.index("rootInfo"):])
        moves = [(move, values(rest)) for move, rest in
                 re.findall(r"info move (\S+)(.*?)(?= info move| rootInfo)", line)]
        return root, moves

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


TABLE = """FILE: Ann 5k against Bob, B+R, 7 moves
  japanese rules (assumed), komi 5.5, by STUB
                           Black   White
  accuracy                  13.3    13.3
  points lost a move        7.00    7.00
    opening                 7.00    7.00
    middle game                -       -
    endgame                    -       -
  mistakes                     1       1
  Black's worst moves
      5  A5    lost 8.0 points            better was E5 D4
  White's worst moves
      4  A6    lost 7.0 points            better was E5 D4

"""


class Numbers(CommandLine):
    """JSON and file say what `tengen gtp` says when it is asked directly, and from Black's side."""

    def check(self, name, nodes, root, visits):
        file = self.file(name, game(nodes, root))
        depth = ["--quick"] if visits == 1 else ["--visits", str(visits)]
        (reviewed,) = self.json_lines("review", *depth, "--json", "--save", "--quiet", "--engine", ENGINE, file)
        record = record_values(self.content(name).decode())
        engine = Gtp()
        self.addCleanup(engine.close)
        moves = iter(reviewed["moves"])
        self.assertEqual(len(record), len(nodes) + 1)
        for i in range(len(nodes) + 1):
            following = re.match(r";([BW])\[(\w*)\]$", nodes[i]) if i < len(nodes) else None
            side = following[1].lower() if following else record[i][2]
            self.assertEqual(record[i][2], side)
            here = self.file("here.sgf", game(nodes[:i], root))
            force = vertex(following[2], 9) if following else None
            (lead, win), candidates = engine.analyse(here, side, visits, force)
            self.assertEqual(int(record[i][3]), visits)
            self.assertAlmostEqual(int(record[i][4]) / 1000, win, delta=0.00051)
            self.assertAlmostEqual(int(record[i][5]) / 10, lead, delta=0.051)
            if i > 0 and re.match(r";[BW]", nodes[i - 1]):
                move = next(moves)
                self.assertAlmostEqual(move["lead"], lead, delta=0.051)
                self.assertAlmostEqual(move["win"], win, delta=0.00051)
                if visits > 1:
                    self.assertAlmostEqual(move["loss"], expected_loss, delta=0.11)
                    self.assertEqual(move["best"], best)
            if following and visits > 1:
                best, (best_lead, _) = candidates[0]
                sign = 1 if side == "b" else -1
                expected_loss = max(0, sign * (best_lead - dict(candidates)[force][0]))

    def test_under_all_rules(self):
        for seed, rules in enumerate(("japanese", "korean", "chinese", "aga", "new-zealand", "tromp-taylor",
                                      "ing", "classroom")):
            with self.subTest(rules=rules):
                self.check(rules + ".sgf", random_moves(seed, 7), "RU[%s]KM[5.5]" % rules, 12)

    def test_at_first_sight(self):
        self.check("quick.sgf", random_moves(20, 12), "RU[Chinese]KM[7]", 1)

    def test_with_handicap(self):
        nodes = [node.replace("B", "?").replace("W", "B").replace("?", "W")
                 for node in random_moves(21, 7, taken=("cc", "gg", "cg"))]
        for rules in ("Chinese", "AGA", "Japanese"):
            with self.subTest(rules=rules):
                self.check("handicap.sgf", nodes, "RU[%s]KM[0.5]HA[3]AB[cc][gg][cg]" % rules, 12)

    def test_with_stones_set_up_in_mid_game(self):
        nodes = random_moves(22, 6, taken=("aa", "ba", "ii", "hi"))
        nodes.insert(3, ";AB[aa][ba]AW[ii]AE[hi]PL[W]")
        self.check("setup.sgf", nodes, "RU[Japanese]KM[6.5]", 12)

    def test_when_one_side_moves_twice(self):
        self.check("twice.sgf", [";B[cc]", ";B[gg]", ";W[ee]", ";W[cg]", ";B[gc]"], "RU[AGA]KM[7.5]", 12)


class Review(CommandLine):
    def review(self, *arguments):
        return run("review", "--engine", ENGINE, *arguments)

    def test_json_has_the_promised_fields(self):
        file = self.file("a.sgf", game(random_moves(1, 4)))
        (answer,) = self.json_lines("review", "--json", "--quiet", "--engine", ENGINE, file)
        self.assertEqual(list(answer), ["file", "black", "white", "moves", "engine", "rules", "komi", "komi_assumed",
                                        "visits"])
        for side in ("black", "white"):
            self.assertEqual(list(answer[side]), ["accuracy", "mean_loss", "mistakes"])
            self.assertAlmostEqual(answer[side]["accuracy"], 100 * 0.75 ** answer[side]["mean_loss"], delta=0.3)
        self.assertEqual(list(answer["moves"][0]), ["number", "color", "move", "loss", "lead", "win", "best", "visits"])
        self.assertEqual([move["number"] for move in answer["moves"]], [1, 2, 3, 4])
        self.assertEqual([move["color"] for move in answer["moves"]], ["black", "white"] * 2)
        self.assertEqual(answer["moves"][2]["move"], "pass")
        self.assertGreaterEqual(answer["visits"], 25)
        self.assertGreaterEqual(min(move["visits"] for move in answer["moves"]), answer["visits"])
        self.assertTrue(answer["engine"].startswith("Tengen "), answer["engine"])
        self.assertEqual((answer["rules"], answer["komi"], answer["komi_assumed"]), ("japanese", 6.5, True))

    def test_with_handicap_an_unwritten_komi_only_breaks_ties(self):
        file = self.file("a.sgf", game([";W[ee]"], "RU[Chinese]HA[2]AB[cc][gg]"))
        answer = self.json("review", "--quick", "--json", "--quiet", "--engine", ENGINE, file)
        self.assertEqual((answer["rules"], answer["komi"], answer["komi_assumed"]), ("chinese", 0.5, True))
        self.assertIn("komi 0.5 (assumed)", self.review("--quick", file)[1])

    def test_what_is_wrong_with_a_record_is_said(self):
        for text, words in (("(;SZ[9]KM[1e308];B[aa])", "the komi means nothing"),
                            ("(;SZ[9]KM[nan];B[aa])", "the komi means nothing"),
                            ("(;SZ[9]AB[aa:ii];W[aa])", "set-up stones have no liberties"),
                            ("(;SZ[9];B[aa];W[aa])", "move 2: the move is on a stone"),
                            ("(;SZ[9];B[aa];W[zz])", "move 2: the move is off the board and taken as a pass"),
                            ("(;SZ[9])(;SZ[9];B[aa];W[aa])", "game 2, move 2: the move is on a stone"),
                            ("(;SZ[9]%s)" % (";B[aa]" * 9), "and 3 more; `tengen sgf check` names them")):
            with self.subTest(text):
                code, _, err = self.review("--quick", "--quiet", self.file("a.sgf", text))
                self.assertEqual(code, 0)
                self.assertIn(words, err)

    def test_a_silent_engine_is_waited_for_aloud(self):
        silent = self.file("silent", "#!/bin/sh\nsleep 100\n")
        os.chmod(silent, 0o755)
        process = subprocess.Popen([TENGEN, "review", "--engine", silent, self.file("a.sgf", game([]))],
                                   stderr=subprocess.PIPE, text=True)
        line = process.stderr.readline()
        process.terminate()
        process.communicate(timeout=20)
        self.assertRegex(line, r"^waiting for .*silent, which gets another 17\d s$")

    def test_numbers_of_another_program_are_not_mixed_with_ours(self):
        def lizzie(percent, rate):
            return "LZ[0.7.4 %d.0 1.2k\nmove C5 visits 1200 winrate %d pv C5 D4]" % (percent, rate)
        moves = [";B[ee]", ";W[ce]", ";B[gg]", ";W[fd]"]
        plain = self.file("plain.sgf", game(moves))
        some = self.file("some.sgf", game([moves[0] + lizzie(30, 7000), *moves[1:]]))
        ours, mixed = self.json_lines("review", "--quick", "--json", "--quiet", "--save", "--engine", ENGINE,
                                      plain, some)
        self.assertEqual({**mixed, "file": ""}, {**ours, "file": ""})
        self.assertIn(b"LZ[0.7.4 30.0 1.2k\nmove C5", self.content("some.sgf"), "the file keeps it")
        whole = self.file("whole.sgf", game([move + lizzie(50, 5000) for move in moves], lizzie(50, 5000)))
        before = self.content("whole.sgf")
        answer = self.json("review", "--quick", "--json", "--quiet", "--save", "--engine", "/no/such", whole)
        self.assertEqual((answer["engine"], answer["visits"]), ("Lizzie", 1200))
        self.assertIn(", by Lizzie\n", run("review", "--quick", "--quiet", "--engine", "/no/such", whole)[1])
        self.assertEqual(self.content("whole.sgf"), before)

    def test_an_answer_that_cannot_be_true_is_not_kept(self):
        file = self.file("a.sgf", game([]))
        absurd = self.file("absurd", STUB.replace("visits 9 winrate 0.6 scoreLead 4",
                                                  "visits 99999999999999999999 winrate 7 scoreLead inf"))
        os.chmod(absurd, 0o755)
        before = self.content("a.sgf")
        code, out, err = run("review", "--quick", "--save", "--engine", absurd, file)
        self.assertEqual((code, out), (1, ""), err)
        self.assertIn("answered `tengen-analyze b visits 1", err)
        self.assertIn("with nothing that can be understood", err)
        self.assertNotIn("reviewed in", err)
        self.assertEqual(self.content("a.sgf"), before)

    def test_an_engine_has_a_name(self):
        for command in ("", "  ", "'katago gtp"):
            code, out, err = run("review", "--engine", command, self.file("a.sgf", game([])))
            self.assertEqual((code, out), (2, ""))
            self.assertIn("no program with its arguments", err)

    def test_the_table_names_the_worst_moves(self):
        nodes = [";%s[a%s]" % ("BW"[i % 2], LETTERS[i]) for i in range(7)]
        file = self.file("a.sgf", game(nodes, "PB[Ann]BR[5k]PW[Bob]RE[B+R]KM[5.5]"))
        stub = self.file("stub", STUB)
        os.chmod(stub, 0o755)
        code, out, err = run("review", "--visits", "20", "--engine", stub, file)
        self.assertEqual(code, 0, err)
        self.assertEqual(out, TABLE.replace("FILE", file).replace("STUB", stub))
        self.assertRegex(err, r"^1 of 1: .*a.sgf, reviewed in 0:0\d\n$")

    def test_what_was_reviewed_is_not_reviewed_again(self):
        file = self.file("a.sgf", game(random_moves(4, 12)))
        self.assertEqual(self.review("--save", file)[0], 0)
        before = self.content("a.sgf")
        for depth in ([], ["--quick"], ["--visits", "25"], ["--seconds", "5"]):
            code, out, err = run("review", "--save", "--engine", "/no/such/engine", *depth, file)
            self.assertEqual(code, 0, err)
            self.assertIn("reviewed before", err)
            self.assertIn("accuracy", out)
            self.assertEqual(self.content("a.sgf"), before)
        code, _, err = run("review", "--save", "--engine", "/no/such/engine", "--visits", "300", file)
        self.assertEqual(code, 1)
        self.assertIn("/no/such/engine cannot be started", err)
        self.assertEqual(self.content("a.sgf"), before)

    def test_games_of_all_kinds(self):
        games = {"empty.sgf": "(;SZ[9])", "passes.sgf": "(;SZ[9];B[];W[];B[])", "tiny.sgf": "(;SZ[2];B[aa];W[bb])",
                 "one.sgf": "(;SZ[1];B[];W[])", "wide.sgf": "(;SZ[13:5];B[aa];W[ma])",
                 "comments.sgf": "(;SZ[9];C[a];B[aa];C[b];W[bb])", "illegal.sgf": "(;SZ[9];B[aa];W[aa];B[bb])",
                 "branches.sgf": "(;SZ[9];B[aa](;W[bb])(;W[cc];B[dd]))", "setup.sgf": "(;SZ[9]AB[aa]PL[W])"}
        for name, text in games.items():
            with self.subTest(name):
                answer = self.json("review", "--visits", "5", "--json", "--save", "--quiet", "--engine", ENGINE,
                                   self.file(name, text))
                moves = text.split(")(")[0].count(";B") + text.split(")(")[0].count(";W")
                self.assertEqual(len(answer["moves"]), moves)
                self.assertIn(b"TGR[", self.content(name))
        self.assertEqual(self.content("branches.sgf").count(b"TGR["), 3, "main lines alone")

    def test_an_engine_that_cannot_analyse_is_said(self):
        mute = self.file("mute", "#!/bin/sh\nwhile read -r id word rest; do printf '=%s\\n\\n' \"$id\"; done\n")
        os.chmod(mute, 0o755)
        code, out, err = run("review", "--quiet", "--engine", mute, self.file("a.sgf", game([])))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("cannot analyse", err)

    def test_depths_exclude_one_another(self):
        for arguments in (["--quick", "--visits", "3"], ["--visits", "3", "--seconds", "1"], ["--save", "--strip"],
                          ["--visits", "0"], ["--seconds", "nan"]):
            code, out, err = run("review", "x.sgf", *arguments)
            self.assertEqual((code, out), (2, ""), arguments)


if __name__ == "__main__":
    unittest.main()
