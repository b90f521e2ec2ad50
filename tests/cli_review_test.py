#!/usr/bin/env python3
"""tengen review from the outside: what it says, what it writes, and what survives."""
import json
import os
import random
import re
import shlex
import signal
import subprocess
import time
import unittest

from cli_kit import CommandLine, TENGEN, run

ENGINE = "%s gtp --net fake --threads 1" % shlex.quote(TENGEN)
LETTERS = "abcdefghijklmnopqrs"
COLUMNS = "ABCDEFGHJKLMNOPQRST"


def vertex(point, height):
    return COLUMNS[LETTERS.index(point[0])] + str(height - LETTERS.index(point[1])) if point else "pass"


def random_moves(seed, count, width=9, height=9, taken=()):
    """Moves on empty points, a pass among them: Black first."""
    points = [x + y for x in LETTERS[:width] for y in LETTERS[:height] if x + y not in taken]
    random.Random(seed).shuffle(points)
    points[count // 2] = ""
    return [";%s[%s]" % ("BW"[i % 2], points[i]) for i in range(count)]


def game(nodes, root=""):
    return "(;FF[4]GM[1]SZ[9]%s%s)" % (root, "".join(nodes))


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


# An engine that would rather play E5 than anything, and by more points the lower the move stands.
STUB = r"""#!/bin/sh
while read -r id word rest; do
  case "$word" in
    list_commands) printf '=%s tengen-analyze\n\n' "$id" ;;
    tengen-analyze)
      set -- $rest
      row=${5#A}
      printf '=%s\ninfo move E5 visits 9 winrate 0.6 scoreLead 4 order 0 pv E5 D4 ' "$id"
      [ "$4" != force ] ||
        printf 'info move %s visits 3 winrate 0.4 scoreLead %s order 1 pv %s ' "$5" "-$((9 - row))" "$5"
      printf 'rootInfo visits %s winrate 0.6 scoreLead 4\n\n' "$3" ;;
    quit) printf '=%s\n\n' "$id"; exit ;;
    *) printf '=%s\n\n' "$id" ;;
  esac
done
"""
TABLE = """FILE: Ann 5k against Bob, B+R, 7 moves
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
      6  A4    lost 9.0 points            better was E5 D4

"""


def record_values(text):
    """The evaluations a saved file holds, read as docs/review-property.md says."""
    return [value.split() for value in re.findall(r"TGR(?:\[1 by[^]]*\])?\[(1 [0-9a-f]{4} [^]]*)\]", text)]


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
        self.assertEqual(list(answer), ["file", "black", "white", "moves"])
        for side in ("black", "white"):
            self.assertEqual(list(answer[side]), ["accuracy", "mean_loss", "mistakes"])
            self.assertAlmostEqual(answer[side]["accuracy"], 100 * 0.75 ** answer[side]["mean_loss"], delta=0.3)
        self.assertEqual(list(answer["moves"][0]), ["number", "color", "move", "loss", "lead", "win", "best"])
        self.assertEqual([move["number"] for move in answer["moves"]], [1, 2, 3, 4])
        self.assertEqual([move["color"] for move in answer["moves"]], ["black", "white"] * 2)
        self.assertEqual(answer["moves"][2]["move"], "pass")

    def test_the_table_names_the_worst_moves(self):
        nodes = [";%s[a%s]" % ("BW"[i % 2], LETTERS[i]) for i in range(7)]
        file = self.file("a.sgf", game(nodes, "PB[Ann]BR[5k]PW[Bob]RE[B+R]"))
        stub = self.file("stub", STUB)
        os.chmod(stub, 0o755)
        code, out, err = run("review", "--visits", "20", "--engine", stub, file)
        self.assertEqual(code, 0, err)
        self.assertEqual(out, TABLE.replace("FILE", file))
        self.assertRegex(err, r"^1 of 1: .*a.sgf, reviewed in 0:0\d\n$")

    def test_without_save_no_file_is_touched(self):
        file = self.file("a.sgf", game(random_moves(3, 4)))
        before = self.content("a.sgf")
        self.assertEqual(self.review("--quick", file)[0], 0)
        self.assertEqual(self.content("a.sgf"), before)

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

    def test_a_deeper_review_is_never_lost(self):
        file = self.file("a.sgf", game(random_moves(5, 3)))
        self.review("--save", "--visits", "60", file)
        deep = self.content("a.sgf")
        self.review("--save", "--visits", "30", file)
        self.assertEqual(self.content("a.sgf"), deep)
        self.review("--save", "--visits", "90", file)
        self.assertEqual({value[3] for value in record_values(self.content("a.sgf").decode())}, {"90"})

    def test_strip_takes_the_review_out_again(self):
        file = self.file("a.sgf", game(random_moves(6, 5)))
        run("sgf", "convert", file, file)
        clean = self.content("a.sgf")
        self.review("--save", "--quick", file)
        self.assertIn(b"TGR[", self.content("a.sgf"))
        self.assertIn(b"SBKV[", self.content("a.sgf"))
        self.assertEqual(run("review", "--strip", file), (0, "", ""))
        self.assertEqual(self.content("a.sgf"), clean)

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

    def test_all_games_of_a_file_and_all_files_of_a_folder(self):
        os.makedirs(self.path("games/deeper"))
        self.file("games/b.SGF", "(;SZ[9];B[aa])(;SZ[7];B[aa];W[bb])")
        self.file("games/deeper/a.sgf", "(;SZ[9];B[aa];W[bb];B[cc])")
        self.file("games/no.txt", "not a game")
        answers = self.json_lines("review", "--quick", "--json", "--quiet", "--engine", ENGINE, self.path("games"))
        self.assertEqual([len(answer["moves"]) for answer in answers], [1, 2, 3])
        self.assertEqual([answer.get("game") for answer in answers], [1, 2, None])

    def test_what_cannot_be_reviewed_is_said_and_the_rest_is(self):
        good = self.file("good.sgf", game(random_moves(7, 2)))
        code, out, err = self.review("--quick", "--json", "--quiet", self.path("none.sgf"),
                                     self.file("othello.sgf", "(;GM[2];B[d3])"), self.file("junk.sgf", "hello"),
                                     self.file("huge.sgf", "(;SZ[52];B[aa])"), good)
        self.assertEqual(code, 1)
        self.assertEqual(len(out.splitlines()), 1)
        for words in ("none.sgf: No such file", "othello.sgf: ", "junk.sgf: ", "huge.sgf: ", "size of board"):
            self.assertIn(words, err)

    def test_an_engine_that_cannot_analyse_is_said(self):
        mute = self.file("mute", "#!/bin/sh\nwhile read -r id word rest; do printf '=%s\\n\\n' \"$id\"; done\n")
        os.chmod(mute, 0o755)
        code, out, err = run("review", "--quiet", "--engine", mute, self.file("a.sgf", game([])))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("cannot analyse", err)

    def test_somebody_elses_change_is_not_overwritten(self):
        file = self.file("a.sgf", game(random_moves(8, 3)))
        other = self.file("other", "#!/bin/sh\necho '(;SZ[9])' > %s\nexec %s\n" % (shlex.quote(file), ENGINE))
        os.chmod(other, 0o755)
        code, _, err = run("review", "--save", "--quick", "--quiet", "--engine", other, file)
        self.assertEqual(code, 1)
        self.assertIn("somebody else changed this file", err)
        self.assertEqual(self.content("a.sgf"), b"(;SZ[9])\n")

    def test_standard_input_is_reviewed_but_not_saved(self):
        text = game(random_moves(11, 3)).encode()
        code, out, _ = run("review", "--quick", "--json", "--quiet", "--engine", ENGINE, "-", stdin=text)
        self.assertEqual(code, 0)
        self.assertEqual(len(json.loads(out)["moves"]), 3)
        code, out, err = run("review", "--save", "-", stdin=text)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("standard input is no file", err)

    def test_depths_exclude_one_another(self):
        for arguments in (["--quick", "--visits", "3"], ["--visits", "3", "--seconds", "1"], ["--save", "--strip"],
                          ["--visits", "0"], ["--seconds", "nan"]):
            code, out, err = run("review", "x.sgf", *arguments)
            self.assertEqual((code, out), (2, ""), arguments)


class Interrupted(CommandLine):
    def start(self, *arguments):
        return subprocess.Popen([TENGEN, "review", "--quiet", "--engine", ENGINE, *arguments],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def test_ctrl_c_keeps_what_is_known(self):
        file = self.file("a.sgf", game(random_moves(9, 60), "KM[7]"))
        process = self.start("--save", "--visits", "5000", file)
        time.sleep(1)
        asked = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
        self.assertLess(time.monotonic() - asked, 3)
        self.assertEqual(process.returncode, 130)
        self.assertIn(b"stopped before its review was done", err)
        self.assertGreater(len(record_values(self.content("a.sgf").decode())), 0)

    def test_a_pipe_that_nobody_writes_to_can_be_left(self):
        os.mkfifo(self.path("pipe"))
        process = self.start(self.path("pipe"))
        time.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=10)
        self.assertNotEqual(process.returncode, 0)

    def test_seconds_end_it_too(self):
        file = self.file("a.sgf", game(random_moves(10, 60)))
        process = self.start("--save", "--seconds", "1", file)
        process.communicate(timeout=20)
        self.assertEqual(process.returncode, 0)
        self.assertIn(b"TGR[", self.content("a.sgf"))

    def test_a_killed_review_of_a_folder_goes_on_where_it_was(self):
        os.mkdir(self.path("games"))
        names = ["games/%02d.sgf" % i for i in range(100)]
        for i, name in enumerate(names):
            self.file(name, game(random_moves(100 + i, 30)))
        chance = random.Random(5)
        kills = 0
        while True:
            before = {name: self.content(name) for name in names}
            process = self.start("--save", "--quick", self.path("games"))
            try:
                process.communicate(timeout=chance.uniform(0.02, 0.12))
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                kills += 1
            for name in names:
                now = self.content(name)
                self.assertIn(len(record_values(now.decode())), (0, 31), "all or nothing")
                if record_values(before[name].decode()):
                    self.assertEqual(now, before[name], "not reviewed twice")
            if process.returncode == 0:
                break
        self.assertGreater(kills, 1)
        left = set(os.listdir(self.path("games"))) - {os.path.basename(name) for name in names}
        self.assertLessEqual(len(left), kills, left)
        run("review", "--strip", self.path("games"))
        for i, name in enumerate(names):
            original = self.file("original.sgf", game(random_moves(100 + i, 30)))
            run("sgf", "convert", original, original)
            self.assertEqual(self.content(name), self.content("original.sgf"))


if __name__ == "__main__":
    unittest.main()
