#!/usr/bin/env python3
"""`tengen gtp` from the outside: what no transcript can show."""
import os
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, run

# The end of a game: Black threatens from B10, and most black stones are dead.
THREATENED = ("(;GM[1]FF[4]SZ[13]KM[5.5]"
              ";B[kc];W[dc];B[cj];W[cf];B[jk];W[jf];B[ej];W[jh];B[ki];W[kh];B[ji];W[ic];B[de];W[jb];B[fd];W[ee];B[l"
              "h];W[df];B[lf];W[hh];B[gi];W[lb];B[dh];W[kd];B[jd];W[id];B[ld];W[ke];B[bg];W[bf];B[kf];W[jc];B[le];W"
              "[je];B[lc];W[fg];B[fh];W[ii];B[ij];W[eg];B[hi];W[ih];B[cg];W[ag];B[ah];W[af];B[bh];W[gh];B[eh];W[kg]"
              ";B[mb];W[lg];B[mi];W[la];B[mg];W[kb];B[mc];W[dg];B[dd];W[ed];B[db];W[cc];B[cb];W[bb];B[eb];W[fc];B[e"
              "c];W[bc];B[gc];W[ca];B[fb];W[hb];B[gb];W[ga];B[fa];W[ma];B[fe];W[ef];B[hd];W[ge];B[he];W[gf];B[ha];W"
              "[gd];B[hc];W[ib];B[da];W[ie];B[ba];W[hf];B[];W[])")

# Bent four in the corner, and nobody may pass it by: White's stones there are dead.
BENT_FOUR = ("(;GM[1]FF[4]SZ[9]KM[7]RU[chinese]AB[aa][ab][ba][ae][be][ce][cd][cc][dc][ec][eb][ea]"
             "[fi][fh][fg][ff][fe][fd][fc]AW[ad][bd][bc][bb][cb][db][da][gi][gh][gg][gf][ge][gd][gc][fb][fa][gb]"
             ";B[];W[])")


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

    def replies(self, record, *lines):
        file = self.file("game.sgf", record)
        out = run("gtp", "--seed", "1", stdin="\n".join([f"loadsgf {file}", *lines, ""]).encode())[1]
        return [reply[1:].strip() for reply in out.split("\n\n") if reply][1:]

    def test_cleaning_up_answers_threats_first(self):
        cleanup = ["kgs-genmove_cleanup w", "kgs-genmove_cleanup b"] * 40
        replies = self.replies(THREATENED, "kata-set-rules chinese", "final_score", "play b B10", *cleanup, "final_score")
        self.assertEqual(replies[1], "W+2.5")
        self.assertIn(replies[3], ("A10", "C10"))
        self.assertTrue(replies[-1].startswith("W+"), replies)

    def test_cleaning_up_does_not_pass_while_dead_stones_can_be_taken(self):
        replies = self.replies(BENT_FOUR, "final_score", "kgs-genmove_cleanup b", "final_score")
        self.assertEqual(replies[0], replies[2])
        self.assertIn(replies[1], ("A7", "C9"))

    def test_a_pipe_that_nobody_reads_is_not_waited_for(self):
        os.mkfifo(self.path("pipe"))
        out = run("gtp", stdin=f"printsgf {self.path('pipe')}\nname\n".encode())[1]
        self.assertIn("nobody reads this pipe", out)
        self.assertTrue(out.endswith("= Tengen\n\n"))

    def test_rules_are_taken_as_katago_writes_them(self):
        rules = b'kata-set-rules {"friendlyPassOk":true,"ko":"SIMPLE","scoring":"AREA","whiteHandicapBonus":"N"}\n'
        self.assertEqual(run("gtp", stdin=rules)[1], "=\n\n")


if __name__ == "__main__":
    unittest.main()
