#!/usr/bin/env python3
"""`tengen problem`: right and wrong for programs, and a lesson for people that spoils nothing."""
import os
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, run

PROBLEM = ("(;SZ[9]AB[aa]AW[bb]C[Black to play. RIGHT?](;B[cc]C[Look.];W[dd];B[ee]C[Correct, well done])"
           "(;B[ff];W[gg]C[Black's dead.]))")


class Problems(CommandLine):
    def solve(self, path, *words, options=()):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        done = subprocess.run([TENGEN, "problem", path, *options], input="\n".join(words).encode() + b"\n",
                              capture_output=True, env=environment, timeout=60)
        self.assertEqual(done.stderr.decode(), "")
        return done.returncode, done.stdout.decode()

    def test_json_has_an_object_a_game_with_lines_as_points(self):
        path = self.file("a.sgf", PROBLEM + "(;SZ[9]AB[aa]PL[W])(;SZ[9]AB[aa];W[cc]TE[1])")
        self.assertEqual(self.json_lines("problem", "--json", path), [
            {"game": 1, "to_play": "black", "right": [["cc", "dd", "ee"]], "wrong": [["ff", "gg"]]},
            {"game": 2, "to_play": "white", "right": [], "wrong": []},
            {"game": 3, "to_play": "white", "right": [["cc"]], "wrong": []}])

    def test_a_file_without_a_problem_says_so(self):
        code, out, error = run("problem", "--json", self.file("a.sgf", "(;SZ[9]AB[aa])"))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("no problem", error)

    def test_nothing_is_shown_before_it_is_found(self):
        code, out = self.solve(self.file("a.sgf", PROBLEM), "help", "quit")
        self.assertEqual(code, 0)
        self.assertIn("Black to play", out)
        for spoiler in ("Look.", "Correct", "dead", "C7", "E5"):
            self.assertNotIn(spoiler, out)

    def test_it_answers_and_says_right_and_wrong(self):
        path = self.file("a.sgf", PROBLEM)
        _, out = self.solve(path, "C7", "E5", "next")
        self.assertIn("White answers D6.", out)
        self.assertLess(out.index("White answers"), out.index("Correct, well done"))
        self.assertIn("Right.", out)
        self.assertIn("1 problem tried, 1 right at the first try.", out)
        _, out = self.solve(path, "F4", "again", "C7", "hint", "E5", "quit")
        self.assertIn("Black's dead.\nWrong.", out)
        self.assertIn("Think about E5.", out)
        self.assertIn("1 problem tried, 0 right", out)

    def test_progress_that_a_newer_version_wrote_is_said_and_left_alone(self):
        os.makedirs(self.path("state/tengen"))
        for version in ("3", "2.1", "99999999999999"):
            text = f"tengen problems {version}\nwhatever it has\n"
            self.file("state/tengen/problems.txt", text)
            for options in ((), ("--due",)):
                done = subprocess.run([TENGEN, "problem", self.file("a.sgf", PROBLEM), *options],
                                      input=b"C7\nE5\nquit\n", capture_output=True, timeout=60,
                                      env=dict(os.environ, XDG_STATE_HOME=self.path("state")))
                self.assertEqual(done.returncode, 0)
                self.assertIn(b"Right.", done.stdout)
                self.assertEqual(done.stderr.decode().count("newer version"), 1, done.stderr)
                self.assertIn("your progress is not kept", done.stderr.decode())
                self.assertEqual(self.content("state/tengen/problems.txt"), text.encode())

    def test_after_a_wrong_move_the_next_one_begins_again(self):
        path = self.file("a.sgf", PROBLEM)
        for wrong in ("F4", "H1"):
            _, out = self.solve(path, wrong, "C7", "E5", "quit")
            self.assertIn("Your next move begins again from the start", out)
            self.assertIn("Right.", out, wrong)
            _, out = self.solve(path, wrong, "hint", "C7", "E5", "D5", "quit")
            self.assertIn("Think about C7.", out)
            self.assertIn("Right.\n> This try is over: again, or next.", out, "solved is solved")
            self.assertIn("1 problem tried, 0 right", out)

    def test_what_cannot_be_is_refused_in_words(self):
        _, out = self.solve(self.file("a.sgf", PROBLEM), "A9", "Z99", "H1", "solution", "quit")
        self.assertIn("There is a stone on A9 already.", out)
        self.assertIn('"z99" is no point of this board', out)
        self.assertIn("Not there", out)
        self.assertIn("Right: C7 D6 E5", out)
        _, out = self.solve(self.file("b.sgf", "(;SZ[9]AB[cc]AW[ab][ba]PL[B];B[dd])"), "A9", "quit")
        self.assertIn("The rules do not allow a move there.", out)

    def test_marks_of_the_position_are_drawn(self):
        path = self.file("a.sgf", "(;SZ[9]AB[aa]AW[bb]C[Save A.]LB[dd:A]TR[ee];B[cc]SQ[ff])")
        _, out = self.solve(path, "quit")
        self.assertRegex(out, r"\n 6  \. \. \. A")
        self.assertRegex(out, r"\n 5  \. \. \. \. \^")
        self.assertNotIn("#", out)
        self.assertIn("#", self.solve(path, "C7", "quit")[1])

    def test_the_same_right_answer_again_today_changes_nothing(self):
        path = self.file("a.sgf", PROBLEM)
        self.solve(path, "C7", "E5", "quit")
        once = self.content("state/tengen/problems.txt")
        for _ in range(5):
            self.solve(path, "C7", "E5", "quit")
        self.assertEqual(self.content("state/tengen/problems.txt"), once)

    def test_what_is_known_is_not_due_and_what_was_wrong_is(self):
        path = self.file("a.sgf", PROBLEM + "(;SZ[9]AB[cc];B[dd]TE[1])")
        self.solve(path, "C7", "E5", "next", "A1", "next")
        _, out = self.solve(path, "D6", "next", options=["--due"])
        self.assertNotIn("Problem 1", out)
        self.assertIn("Problem 2 of 2", out)  # it was wrong, so it comes again the same day
        _, out = self.solve(path, options=["--due"])
        self.assertIn("Nothing is due today.", out)


if __name__ == "__main__":
    unittest.main()
