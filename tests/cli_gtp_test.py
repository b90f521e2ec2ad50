#!/usr/bin/env python3
"""`tengen gtp` from the outside: what no transcript can show."""
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, run


class Gtp(CommandLine):
    def test_junk_never_ends_the_conversation(self):
        junk = bytes(range(256)) * 40 + b"\n" + b"\x00" * 1000 + b"\n" + b"play " * 1000 + b"\n"
        code, out, _ = run("gtp", stdin=junk + b"7 protocol_version\n")
        self.assertEqual(code, 0)
        self.assertTrue(out.endswith("=7 2\n\n"))

    def test_a_line_of_many_megabytes_is_answered(self):
        code, out, _ = run("gtp", stdin=b"9 play " + b"x" * (8 << 20) + b"\nname\n")
        self.assertEqual((code, out), (0, "?9 line too long\n\n= Tengen\n\n"))

    def test_replies_come_before_the_next_line_is_sent(self):
        with subprocess.Popen([TENGEN, "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as gtp:
            for _ in range(3):
                gtp.stdin.write(b"name\n")
                gtp.stdin.flush()
                self.assertEqual(gtp.stdout.readline(), b"= Tengen\n")
                self.assertEqual(gtp.stdout.readline(), b"\n")
            gtp.stdin.close()
            self.assertEqual(gtp.wait(timeout=10), 0)

    def test_any_number_of_moves_can_be_taken_back(self):
        # Longer than the positions kept in memory; the board after undo is the board before play.
        cycle = ["play b A1", "play w B2", "play b C3", "play w pass"]
        lines = ["boardsize 9"] + cycle + ["play b pass"] * 1500 + ["play w D4"] + ["undo"] * 1501
        replies = run("gtp", stdin="\n".join(lines + ["list_stones b", "list_stones w"]).encode())[1]
        self.assertNotIn("?", replies)
        self.assertTrue(replies.endswith("= C3 A1\n\n= B2\n\n"))

    def test_files_of_other_programs_are_never_overwritten(self):
        target = self.file("thesis.txt", "three years of work")
        out = run("gtp", stdin=b"printsgf " + target.encode() + b"\n")[1]
        self.assertTrue(out.startswith("?"))
        self.assertEqual(self.content("thesis.txt"), b"three years of work")

    def test_loading_follows_the_main_line_and_its_setup(self):
        sgf = "(;SZ[5]AB[aa];W[bb];AW[cc]PL[W];W[dd];B[ee](;W[ea])(;W[ae]))"
        path = self.file("my game.sgf", sgf).encode()
        out = run("gtp", stdin=b"loadsgf " + path + b"\nlist_stones w\nlist_stones b\nundo\nundo\nundo\nundo\n")[1]
        self.assertEqual(out.split("\n\n"), ["=", "= E5 B4 C3 D2", "= A5 E1", "=", "=", "=", "? cannot undo", ""])
        out = run("gtp", stdin=b"loadsgf " + path + b" 3\nlist_stones w\nlist_stones b\n")[1]
        self.assertEqual(out, "=\n\n= B4 C3 D2\n\n= A5\n\n")

    def test_a_board_too_large_for_the_protocol_is_refused(self):
        path = self.file("a.sgf", "(;SZ[26];B[aa])").encode()
        out = run("gtp", stdin=b"boardsize 5\nplay b A1\nloadsgf " + path + b"\nlist_stones b\n")[1]
        self.assertEqual(out, "=\n\n=\n\n? unacceptable size\n\n= A1\n\n")


if __name__ == "__main__":
    unittest.main()
