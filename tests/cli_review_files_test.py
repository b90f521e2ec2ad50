#!/usr/bin/env python3
"""What tengen review does to files: what it writes, what it leaves alone, and what survives."""
import json
import os
import shlex
import signal
import subprocess
import threading
import time
import unittest

from cli_kit import CommandLine, TENGEN, run
from review_kit import ENGINE, game, random_moves, record_values


class Files(CommandLine):
    def review(self, *arguments):
        return run("review", "--engine", ENGINE, *arguments)

    def test_without_save_no_file_is_touched(self):
        file = self.file("a.sgf", game(random_moves(3, 4)))
        before = self.content("a.sgf")
        self.assertEqual(self.review("--quick", file)[0], 0)
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
        clean = self.content("a.sgf")
        self.review("--save", "--quick", file)
        self.assertIn(b"TGR[", self.content("a.sgf"))
        self.assertIn(b"SBKV[", self.content("a.sgf"))
        self.assertEqual(run("review", "--strip", file), (0, "", ""))
        self.assertEqual(self.content("a.sgf"), clean)

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

    def test_all_games_of_a_file_and_all_files_of_a_folder(self):
        os.makedirs(self.path("games/deeper"))
        self.file("games/b.SGF", "(;SZ[9];B[aa])(;SZ[7];B[aa];W[bb])")
        self.file("games/deeper/a.sgf", "(;SZ[9];B[aa];W[bb];B[cc])")
        self.file("games/no.txt", "not a game")
        answers = self.json_lines("review", "--quick", "--json", "--quiet", "--engine", ENGINE, self.path("games"))
        self.assertEqual([len(answer["moves"]) for answer in answers], [1, 2, 3])
        self.assertEqual([answer.get("game") for answer in answers], [1, 2, None])

    def test_records_of_other_formats_in_a_folder_are_said(self):
        os.makedirs(self.path("games"))
        self.file("games/a.sgf", "(;SZ[9];B[aa])")
        self.file("games/b.gib", "whatever")
        self.file("games/c.ZIP", "whatever")
        code, out, err = self.review("--quick", "--json", "--quiet", self.path("games"))
        self.assertEqual((code, len(out.splitlines())), (0, 1))
        self.assertIn("games/b.gib and 1 more", err)
        self.assertIn("tengen sgf convert", err)

    def test_what_cannot_be_reviewed_is_said_and_the_rest_is(self):
        good = self.file("good.sgf", game(random_moves(7, 2)))
        code, out, err = self.review("--quick", "--json", "--quiet", self.path("none.sgf"),
                                     self.file("othello.sgf", "(;GM[2];B[d3])"), self.file("junk.sgf", "hello"),
                                     self.file("huge.sgf", "(;SZ[52];B[aa])"), good)
        self.assertEqual(code, 1)
        self.assertEqual(len(out.splitlines()), 1)
        for words in ("none.sgf: No such file", "othello.sgf: ", "junk.sgf: ", "huge.sgf: ", "the largest that engines can be told is 25x25"):
            self.assertIn(words, err)

    def test_everything_else_stays_byte_for_byte(self):
        texts = {"gb.sgf": "mail\r\n(;FF[3]CA[GB2312]SZ[9]\r\nPB[聂卫平常和];B[aa]\r\n\r\n;W[bb]) bye".encode("gbk"),
                 "bom.sgf": "\ufeff( ;SZ[9]C[é\\]]; B[aa] ;W[bb](;B[cc]) (;B[dd]))".encode(),
                 "wide.sgf": "(;SZ[9]PB[Ж];B[aa])".encode("utf-16")}
        for name, text in texts.items():
            with self.subTest(name):
                code, _, err = self.review("--save", "--quick", "--quiet", self.file(name, text))
                self.assertEqual((code, err), (0, ""))
                self.assertGreater(len(self.content(name)), len(text))
                self.assertEqual(run("review", "--strip", self.path(name)), (0, "", ""))
                self.assertEqual(self.content(name), text)

    def test_bytes_that_are_no_letters_stay(self):
        text = (b"(;FF[4]CA[UTF-8]SZ[9]PB[\xc4\xf4\xce\xc0]C[" + "棋棋棋棋棋".encode() + b"];B[ee];W[cc]C[\xba\xcd])")
        file = self.file("mixed.sgf", text)
        self.assertEqual(self.review("--save", "--quick", "--quiet", file)[::2], (0, ""))
        self.assertIn(b"PB[\xc4\xf4\xce\xc0]", self.content("mixed.sgf"))
        self.assertEqual(run("review", "--strip", file), (0, "", ""))
        self.assertEqual(self.content("mixed.sgf"), text)

    def test_bytes_that_would_be_lost_are_a_reason_not_to_save(self):
        text = b"(;FF[4]CA[UTF-8]SZ[9]PB[\xc4\xf4]C[" + "棋棋棋".encode() + b"]\n;b[ee];W[cc])"
        code, _, err = self.review("--save", "--quick", "--quiet", self.file("mixed.sgf", text))
        self.assertEqual(code, 1)
        self.assertIn("line 1: bytes of PB are no letters", err)
        self.assertEqual(self.content("mixed.sgf"), text)

    def test_what_cannot_stay_is_said(self):
        for name, text, words in (("small.sgf", "(;SZ[9];b[aa])", "property names are capital letters"),
                                  ("bare.sgf", "(;;B[aa])", "could not be put into its UTF-8")):
            with self.subTest(name):
                code, _, err = self.review("--save", "--quick", "--quiet", self.file(name, text))
                self.assertEqual(code, 0)
                self.assertIn("written anew in UTF-8, because", err)
                self.assertIn(words, err)
                self.assertEqual(len(record_values(self.content(name).decode())), 2)

    def test_a_damaged_record_is_made_anew(self):
        file = self.file("a.sgf", game(random_moves(12, 3)))
        self.review("--save", "--visits", "30", file)
        good = self.content("a.sgf")
        cut = good[:good.rindex(b"/")] + b"])"
        self.file("a.sgf", cut)
        self.assertEqual(self.review("--save", "--visits", "30", file)[0], 0)
        self.assertEqual(self.content("a.sgf"), good)

    def test_a_file_is_reviewed_once_however_often_it_is_named(self):
        os.mkdir(self.path("games"))
        file = self.file("games/a.sgf", game(random_moves(13, 3)))
        link = self.path("link.sgf")
        os.symlink(file, link)
        answers = self.json_lines("review", "--quick", "--json", "--quiet", "--engine", ENGINE, file,
                                  self.path("games"), self.path("games/../games/a.sgf"), link)
        self.assertEqual([answer["file"] for answer in answers], [file])

    def test_a_pipe_is_reviewed_but_not_saved(self):
        pipe = self.path("pipe")
        os.mkfifo(pipe)
        code, out, err = run("review", "--save", "--quick", "--engine", ENGINE, pipe)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("no file that a review could be saved in", err)
        writer = threading.Thread(target=self.file, args=("pipe", game(random_moves(14, 3))))
        writer.start()
        answer = self.json("review", "--quick", "--json", "--quiet", "--engine", ENGINE, pipe)
        writer.join()
        self.assertEqual(len(answer["moves"]), 3)


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


if __name__ == "__main__":
    unittest.main()
