#!/usr/bin/env python3
"""`tengen show`: boards as text and as pictures."""
import os
import pty
import subprocess
import unittest
import xml.etree.ElementTree

from cli_kit import CommandLine, TENGEN, WALLS, run


class Show(CommandLine):
    TREE = "(;SZ[5]C[start];B[aa](;W[bb];B[cc])(;W[dd](;B[ee]C[deep])(;B[ea])))"

    def show(self, *arguments, sgf=TREE):
        code, out, err = run("show", self.file("a.sgf", sgf), *arguments)
        self.assertEqual(code, 0, err)
        return out

    def test_the_end_of_the_main_line(self):
        out = self.show()
        self.assertIn("Move 3: Black C3", out)
        self.assertIn(" 5  X . . . .  5\n 4  . O . . .  4\n 3  . .(X). .  3\n", out)

    def test_a_game_of_several_can_be_chosen(self):
        two = self.file("a.sgf", "(;SZ[5];B[aa])(;SZ[5]PB[Second];B[bb])")
        self.assertIn("Black Second", run("show", two, "--game", "2")[1])
        self.assertEqual(run("show", two, "--game", "1")[1], run("show", two)[1])
        code, out, err = run("show", two, "--game", "3")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is no game 3; the file has 2 games", err)

    def test_at_counts_moves_not_nodes(self):
        sgf = "(;SZ[5];AB[ee];B[aa];C[remark];W[bb])"
        self.assertIn("Before the first move", self.show("--at", "0", sgf=sgf))
        self.assertIn("Move 1: Black A5", self.show("--at", "1", sgf=sgf))
        self.assertIn("Move 2: White B4", self.show("--at", "2", sgf=sgf))
        self.assertIn("start", self.show("--at", "0"))

    def test_variations_are_chosen_branch_by_branch(self):
        self.assertIn("Move 3: Black E1", self.show("--variation", "1"))
        self.assertIn("deep", self.show("--variation", "1.0"))
        self.assertIn("Move 3: Black E5", self.show("--variation", "1.1"))
        self.assertIn("Move 2: White D2", self.show("--variation", "1.1", "--at", "2"))

    def test_what_is_not_there_is_bad_input(self):
        for arguments in (["--variation", "2"], ["--variation", "0.0"], ["--at", "4"]):
            code, out, err = run("show", self.file("a.sgf", self.TREE), *arguments)
            self.assertEqual((code, out), (1, ""))
            self.assertIn("a.sgf: ", err)

    def test_marks_are_drawn_beside_the_stones(self):
        sgf = "(;SZ[3];B[aa]TR[aa][ba]LB[ca:x][aa:y]TB[ab]TW[bb])"
        self.assertIn(" 3 (X)^ x  3\n 2  b w .  2\n", self.show(sgf=sgf))

    def test_a_pipe_gets_no_colours(self):
        self.assertNotIn("\033", self.show())

    def test_svg_is_well_formed_and_complete(self):
        sgf = ("(;SZ[5]PB[<b> & co];B[aa];W[bb]TR[aa]SQ[bb]CR[cc]MA[dd]LB[ee:<][ea:12]SL[ae]AR[aa:ee]"
               "LN[ab:ae]TB[ba]TW[ca]DD[da]VW[aa:ee])")
        for arguments in ([], ["--numbers"]):
            root = xml.etree.ElementTree.fromstring(self.show("--format", "svg", *arguments, sgf=sgf))
            name = "{http://www.w3.org/2000/svg}%s"
            uses = [use.get("href") for use in root.iter(name % "use")]
            self.assertEqual((uses.count("#b"), uses.count("#w")), (1, 1))
            texts = [text.text for text in root.iter(name % "text")]
            for text in ("A", "E", "5", "<", "12"):
                self.assertIn(text, texts)
            self.assertIn("<b> & co", root.find(name % "title").text)

    def test_every_size_can_be_drawn(self):
        for size in ("1", "2", "52", "1:52", "30:3"):
            self.assertIn("A", self.show(sgf="(;SZ[%s])" % size))
            xml.etree.ElementTree.fromstring(self.show("--format", "svg", sgf="(;SZ[%s];B[aa])" % size))

    def test_a_terminal_of_few_colours_gets_letters(self):
        game = self.file("a.sgf", WALLS)

        def shown(terminal):
            ours, theirs = pty.openpty()
            environment = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORTERM")}
            show = subprocess.Popen([TENGEN, "show", game], stdout=theirs, env=dict(environment, TERM=terminal))
            os.close(theirs)
            text = b""
            try:
                while chunk := os.read(ours, 4096):
                    text += chunk
            except OSError:  # nobody writes any more
                pass
            os.close(ours)
            self.assertEqual(show.wait(timeout=10), 0)
            return text

        self.assertIn(b"\x1b[48;5;", shown("xterm-256color"))
        self.assertNotIn(b"\x1b", shown("vt100"))
        self.assertIn(b"X", shown("vt100"))


if __name__ == "__main__":
    unittest.main()
