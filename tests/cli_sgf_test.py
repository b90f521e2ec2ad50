#!/usr/bin/env python3
"""`tengen sgf`: what it says about files, and what it writes."""
import json
import os
import stat
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, WALLS, run


class SgfInfo(CommandLine):
    def test_says_everything_in_json(self):
        path = self.file("a.sgf", "(;SZ[13:9]KM[6.5]HA[2]PB[黒]PW[白]BR[9p]WR[1d]RE[B+R]RU[Japanese]"
                                  "DT[2001-02-03]EV[Cup]AB[aa][bb];W[cc](;B[dd];W[])(;B[ee]))")
        self.assertEqual(self.json("sgf", "info", path, "--json"), {
            "file": path, "encoding": "UTF-8", "warnings": [],
            "games": [{"nodes": 5, "leaves": 2, "moves": 3, "size": [13, 9], "komi": 6.5, "handicap": 2,
                       "black": "黒", "white": "白", "black_rank": "9p", "white_rank": "1d",
                       "result": "B+R", "rules": "Japanese", "date": "2001-02-03", "event": "Cup"}]})

    def test_what_a_file_does_not_say_is_null(self):
        game = self.json("sgf", "info", self.file("a.sgf", "(;)"), "--json")["games"][0]
        self.assertEqual(game, {"nodes": 1, "leaves": 1, "moves": 0, "size": [19, 19], "komi": None,
                                "handicap": 0, "black": None, "white": None, "black_rank": None,
                                "white_rank": None, "result": None, "rules": None, "date": None,
                                "event": None})

    def test_the_result_is_the_files_own_text(self):
        game = self.json("sgf", "info", self.file("a.sgf", "(;RE[Black wins, 0.50])"), "--json")["games"][0]
        self.assertEqual(game["result"], "Black wins, 0.50")

    def test_without_parentheses_or_nodes_there_is_still_one_game(self):
        for text in (";B[aa];W[bb]", "()", "("):
            answer = self.json("sgf", "info", self.file("a.sgf", text), "--json")
            self.assertEqual(len(answer["games"]), 1, text)
            self.assertTrue(answer["warnings"], text)

    def test_warnings_have_a_place_and_words(self):
        path = self.file("a.sgf", "(;B[aa]\n;W[bb]")
        for warning in self.json("sgf", "info", path, "--json")["warnings"]:
            self.assertEqual(set(warning), {"line", "column", "message"})
            self.assertTrue(warning["message"])
            self.assertGreaterEqual(warning["line"], 1)

    def test_several_files_are_one_line_each_and_a_bad_one_stops_nothing(self):
        good, bad = self.file("a.sgf", "(;)"), self.file("b.sgf", "")
        answers = self.json_lines("sgf", "info", good, bad, good, "--json", exit_code=1)
        self.assertEqual([answer["file"] for answer in answers], [good, good])

    def test_several_games_are_listed_in_order(self):
        answer = self.json("sgf", "info", self.file("a.sgf", "(;PB[one])(;PB[two])"), "--json")
        self.assertEqual([game["black"] for game in answer["games"]], ["one", "two"])

    def test_reads_standard_input(self):
        code, out, _ = run("sgf", "info", "-", "--json", stdin=b"(;PB[Ann])")
        self.assertEqual((code, json.loads(out)["games"][0]["black"]), (0, "Ann"))

    def test_speaks_to_people_too(self):
        code, out, _ = run("sgf", "info", self.file("a.sgf", WALLS))
        self.assertEqual(code, 0)
        for text in ("Ann (1d)", "Bob", "7x7, komi 0.5", "W+7.5", "2 on the main line"):
            self.assertIn(text, out)

    def test_a_file_name_that_is_no_text_is_no_trouble(self):
        name = os.path.join(os.fsencode(self._folder.name), b"\xff.sgf")
        with open(name, "wb") as file:
            file.write(b"(;)")
        done = subprocess.run([TENGEN, "sgf", "info", name, "--json"], capture_output=True)
        self.assertEqual(done.returncode, 0)
        json.loads(done.stdout.decode())

    def test_a_text_without_any_property_is_refused(self):
        for text in ("hello (;) world", "(;hello)", "for (;;) { }", "x ( ) y", "(; ; what)"):
            code, out, err = run("sgf", "info", self.file("a.sgf", text))
            self.assertEqual((code, out), (1, ""), text)
            self.assertIn("there is no game in this file", err)


class SgfCheck(CommandLine):
    def test_a_clean_file_is_exit_0_and_silence(self):
        path = self.file("a.sgf", "(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[6.5];B[aa];W[bb])")
        self.assertEqual(run("sgf", "check", path), (0, "", ""))

    def test_trouble_is_exit_1_with_its_place(self):
        path = self.file("a.sgf", "(;FF[4]GM[1]SZ[9]\n;B[aa")
        code, out, _ = run("sgf", "check", path)
        self.assertEqual(code, 1)
        self.assertIn(path + ":2:", out)

    def test_illegal_moves_are_trouble(self):
        path = self.file("a.sgf", "(;FF[4]GM[1]SZ[9];B[aa];W[aa])")
        code, out, _ = run("sgf", "check", path)
        self.assertEqual(code, 1)
        self.assertIn("move 2 (W A9): the move is on a stone", out)

    def test_what_ff4_forbids_is_trouble(self):
        path = self.file("a.sgf", "(;FF[4]GM[1]SZ[9])(;FF[4]GM[1]SZ[9];B[aa];SZ[9])")
        code, out, _ = run("sgf", "check", path)
        self.assertEqual(code, 1)
        self.assertIn("game 2, after move 1: SZ belongs in the first node of a game", out)
        path = self.file("a.sgf", "(;FF[4]GM[1]SZ[9];B[aa]AW[bb])")
        self.assertEqual(run("sgf", "check", path)[1].count("share a node"), 1)

    def test_a_long_list_of_trouble_is_cut(self):
        path = self.file("a.sgf", "(;FF[4]GM[1]SZ[9]" + ";B[aa];W[aa]" * 50000 + ")")
        code, out, _ = run("sgf", "check", path)
        self.assertEqual(code, 1)
        self.assertLess(len(out.splitlines()), 500)
        self.assertIn(" more\n", out)


class SgfConvert(CommandLine):
    def test_writes_utf8_and_keeps_what_nobody_knows(self):
        path = self.file("a.sgf", "(;CA[Shift_JIS]PB[黒]XY[z][w];B[aa])".encode("shift_jis"))
        self.assertEqual(run("sgf", "convert", path, self.path("b.sgf"))[0], 0)
        out = self.content("b.sgf").decode("utf-8")
        for text in ("PB[黒]", "XY[z][w]", "CA[UTF-8]", "B[aa]"):
            self.assertIn(text, out)

    def test_the_encoding_can_be_forced(self):
        path = self.file("a.sgf", "(;PB[王])".encode("big5"))
        self.assertEqual(run("sgf", "convert", "--encoding", "Big5", path, self.path("b.sgf"))[0], 0)
        self.assertIn("PB[王]", self.content("b.sgf").decode("utf-8"))
        code, _, err = run("sgf", "convert", "--encoding", "klingon", path, self.path("c.sgf"))
        self.assertEqual(code, 1)
        self.assertIn("encoding", err)
        self.assertFalse(os.path.exists(self.path("c.sgf")))

    def test_a_file_may_be_converted_onto_itself(self):
        path = self.file("a.sgf", "junk (;B[aa]")
        self.assertEqual(run("sgf", "convert", path, path)[0], 0)
        self.assertEqual(run("sgf", "convert", path, "-")[1].encode(), self.content("a.sgf"))

    def test_a_file_that_is_no_sgf_is_never_replaced(self):
        target = self.file("thesis.txt", "three years of work")
        code, _, err = run("sgf", "convert", self.file("a.sgf", "(;)"), target)
        self.assertEqual(code, 1)
        self.assertIn("thesis.txt", err)
        self.assertEqual(self.content("thesis.txt"), b"three years of work")

    def test_a_pipe_that_nobody_reads_is_not_waited_for(self):
        os.mkfifo(self.path("pipe"))
        code, _, err = run("sgf", "convert", self.file("a.sgf", WALLS), self.path("pipe"))
        self.assertEqual(code, 1)
        self.assertIn("nobody reads this pipe", err)

    def test_bytes_that_are_no_letters_are_lost_in_a_copy_only(self):
        text = b"(;CA[UTF-8]PB[\xc4\xf4]C[" + "棋棋棋".encode() + b"])"
        path = self.file("a.sgf", text)
        code, _, err = run("sgf", "convert", path, path)
        self.assertEqual(code, 1)
        self.assertIn("line 1: bytes of PB are no letters in UTF-8", err)
        self.assertEqual(self.content("a.sgf"), text)
        self.assertEqual(run("sgf", "convert", path, self.path("b.sgf"))[0], 0)
        self.assertEqual(run("sgf", "convert", "--force", path, path)[0], 0)
        self.assertEqual(self.content("a.sgf"), self.content("b.sgf"))

    def test_devices_and_pipes_are_written_to_and_stay_what_they_are(self):
        game = self.file("a.sgf", WALLS)
        pipe = self.path("pipe")
        os.mkfifo(pipe)
        reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
        code, _, err = run("sgf", "convert", game, pipe)
        self.assertEqual((code, err), (0, ""))
        self.assertIn(b"PB[Ann]", reader.communicate(timeout=10)[0])
        self.assertTrue(stat.S_ISFIFO(os.stat(pipe).st_mode))
        device = self.path("null")
        try:
            os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
        except PermissionError:
            self.skipTest("no devices can be made here")
        self.assertEqual(run("sgf", "convert", game, device)[0], 0)
        self.assertTrue(stat.S_ISCHR(os.stat(device).st_mode))

    def test_moves_after_a_surplus_parenthesis_are_kept(self):
        code, out, err = run("sgf", "convert", self.file("a.sgf", "(;SZ[19](;B[dd]);W[dd]);B[fc];W[cf]))"), "-")
        self.assertEqual(code, 0)
        self.assertIn("a.sgf:1:23: this ')' closes nothing", err)
        self.assertEqual(out.replace("\n", ""), "(;CA[UTF-8]SZ[19](;B[dd])(;W[dd];B[fc];W[cf]))")

    def test_works_in_a_pipe(self):
        code, out, _ = run("sgf", "convert", "-", "-", stdin=b"(;B[aa])")
        self.assertEqual(code, 0)
        self.assertIn("B[aa]", out)

    def test_warnings_go_to_stderr_and_are_no_failure(self):
        code, out, err = run("sgf", "convert", "-", "-", stdin=b"(;B[aa]")
        self.assertEqual(code, 0)
        self.assertIn("-:1:", err)
        self.assertIn("B[aa]", out)


class SgfExport(CommandLine):
    GAME = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R](;B[ee];W[cc]C[Why?])(;B[dd]))"

    def test_a_line_becomes_a_moving_picture(self):
        out = self.path("a.gif")
        for _ in range(2):  # over an older one too
            self.assertEqual(run("sgf", "export", "--gif", "--cell", "16", self.file("a.sgf", self.GAME), out)[0], 0)
        picture = self.content("a.gif")
        self.assertTrue(picture.startswith(b"GIF89a" + bytes([160, 0, 160, 0])))
        self.assertEqual(picture.count(b"\x21\xf9\x04"), 3)  # the start and two moves

    def test_a_game_becomes_a_page_of_its_own(self):
        self.assertEqual(run("sgf", "export", "--html", self.file("a.sgf", self.GAME), self.path("a.html"))[0], 0)
        page = self.content("a.html").decode()
        for part in ("<!doctype html>", "<title>Ann – Bob</title>", "B+R", "1. Black E5", "Why?", "1. Black D6"):
            self.assertIn(part, page)

    def test_the_game_itself_is_never_written_over(self):
        path = self.file("a.sgf", self.GAME)
        code, _, error = run("sgf", "export", "--gif", path, path)
        self.assertEqual(code, 1)
        self.assertIn("left alone", error)
        self.assertEqual(self.content("a.sgf").decode(), self.GAME)

    def test_a_picture_of_a_line_without_end_is_refused(self):
        long = self.file("long.sgf", "(;SZ[9]" + ";B[]" * 10001 + ")")
        code, _, error = run("sgf", "export", "--gif", long, self.path("long.gif"))
        self.assertEqual(code, 1)
        self.assertIn("a moving picture shows at most 10000 moves", error)

    def test_one_kind_must_be_named(self):
        self.assertEqual(run("sgf", "export", self.file("a.sgf", self.GAME), "-")[0], 2)


if __name__ == "__main__":
    unittest.main()
