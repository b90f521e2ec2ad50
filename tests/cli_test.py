#!/usr/bin/env python3
"""The command line from the outside: exit codes, JSON, and what goes to which stream.

    cli_test.py TENGEN [unittest arguments]
"""
import json
import os
import stat
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

TENGEN = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else "tengen"

# Two walls on 7x7, a dead stone in each side's territory.
#   . . X O . . .
#   . O X O . . .
#   . . X O . . .
#   . . X O . X .
#   . . X O . . .
#   . . X O . . .
#   . . X O . . .
WALLS = ("(;FF[4]GM[1]CA[UTF-8]SZ[7]KM[0.5]PB[Ann]PW[Bob]BR[1d]RE[W+7.5]"
         "AB[ca:cg]AW[da:dg];B[fd];W[bb])")


def run(*arguments, stdin=b"", folder=None):
    done = subprocess.run([TENGEN, *arguments], input=stdin, capture_output=True, cwd=folder, timeout=60)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class CommandLine(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)

    def path(self, name):
        return os.path.join(self._folder.name, name)

    def file(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return self.path(name)

    def content(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def json_lines(self, *arguments, exit_code=0):
        code, out, err = run(*arguments)
        self.assertEqual(code, exit_code, err)
        return [json.loads(line) for line in out.splitlines()]

    def json(self, *arguments):
        (answer,) = self.json_lines(*arguments)
        return answer


class Program(CommandLine):
    def test_alone_it_shows_its_help(self):
        code, out, err = run()
        self.assertEqual((code, err), (0, ""))
        for command in ("play", "show", "sgf", "score", "gtp", "match", "bench"):
            self.assertIn("\n  %s " % command, out)

    def test_it_knows_its_version(self):
        self.assertRegex(run("--version")[1], r"^tengen \d+\.\d+\.\d+\n$")

    def test_every_command_gives_examples(self):
        for command in (["play"], ["show"], ["sgf", "info"], ["sgf", "check"], ["sgf", "convert"],
                        ["score"], ["gtp"], ["match"], ["bench"]):
            code, out, _ = run(*command, "--help")
            self.assertEqual(code, 0, command)
            self.assertIn("Examples:\n  ", out, command)
            self.assertIn("tengen %s" % " ".join(command), out, command)

    def test_wrong_usage_is_exit_2_with_words_on_stderr(self):
        for arguments in (["dance"], ["--dance"], ["sgf"], ["sgf", "info"], ["score"], ["show"],
                          ["score", "x.sgf", "--scoring", "guess"], ["score", "x.sgf", "--rules", "martian"],
                          ["score", "x.sgf", "--dead", "a1b"], ["score", "x.sgf", "--at", "-1"],
                          ["score", "x.sgf", "--komi", "six"], ["score", "x.sgf", "--komi", "nan"],
                          ["show", "x.sgf", "--format", "gif"],
                          ["show", "x.sgf", "--variation", "0.a"], ["bench", "luck"],
                          ["sgf", "convert", "x.sgf"]):
            code, out, err = run(*arguments)
            self.assertEqual((code, out), (2, ""), arguments)
            self.assertTrue(err.strip(), arguments)

    def test_numbers_that_are_none_are_refused_in_a_short_sentence(self):
        match = ["match", "--black", "a", "--white", "b", "--games", "1", "--out", self.path("m")]
        for arguments in (*(["play", "--komi", komi] for komi in ("inf", "nan", "1e309", "-inf", "1e5", "")),
                          *(["score", "x.sgf", "--komi", komi] for komi in ("inf", "nan", "1e309")),
                          *(match + ["--komi", komi] for komi in ("inf", "nan", "1e309")),
                          *(["gtp", "--time", time] for time in ("nan", "inf", "1e309", "-1", "abc")),
                          *(["play", "--time", time] for time in ("nan", "inf", "1e309")),
                          *(match + ["--time", time] for time in ("nan", "inf", "1e309")),
                          match + ["--grace", "nan"], match + ["--patience", "nan"],
                          *(["show", "x.sgf", "--at", at] for at in ("abc", "1e300", "nan", "-1", "9" * 300)),
                          ["score", "x.sgf", "--at", "abc"], ["play", "--handicap", "abc"],
                          ["show", "x.sgf", "--game", "0"], ["score", "x.sgf", "--game", "abc"],
                          ["gtp", "--threads", "abc"], ["gtp", "--visits", "1e99"]):
            code, out, err = run(*arguments)
            self.assertEqual((code, out), (2, ""), arguments)
            self.assertLess(len(err), 250, arguments)
            self.assertIn(arguments[-2], err)

    def test_output_that_cannot_be_written_is_exit_1_with_a_sentence(self):
        game = self.file("a.sgf", WALLS)
        for arguments in ([], ["--help"], ["--version"], ["show", game], ["show", game, "--format", "svg"],
                          ["sgf", "info", game], ["sgf", "info", "--json", game],
                          ["sgf", "check", self.file("odd.sgf", "(;B[aa]B[bb])")],
                          ["sgf", "convert", game, "-"], ["sgf", "convert", game, "/dev/full"],
                          ["score", "--dead", "none", game], ["score", "--dead", "none", "--json", game],
                          ["gtp"], ["play", "--no-recover", "--size", "9"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([TENGEN, *arguments], input=b"name\n", stdout=full,
                                      stderr=subprocess.PIPE, timeout=60,
                                      env={**os.environ, "XDG_STATE_HOME": self.path("state")})
            self.assertEqual(done.returncode, 1, arguments)
            self.assertRegex(done.stderr.decode(), r"(?m)^tengen: .*(cannot be written|No space left)", arguments)

    def test_what_has_no_end_is_refused(self):
        for arguments in (["show"], ["sgf", "info"], ["sgf", "check"], ["score", "--dead", "none"]):
            code, out, err = run(*arguments, "/dev/zero")
            self.assertEqual((code, out, err), (1, "", "tengen: /dev/zero: File too large\n"))
        huge = self.file("huge.sgf", "(;)")
        os.truncate(huge, 1 << 33)
        code, _, err = run("show", huge)
        self.assertEqual((code, err), (1, "tengen: %s: File too large\n" % huge))

    def test_a_network_is_no_larger_than_it_says(self):
        endless = self.file("endless.net", "TNET")
        os.truncate(endless, 1 << 40)
        game = self.file("a.sgf", WALLS)
        for net in (endless, "/dev/zero"):
            code, _, err = run("score", "--net", net, game)
            self.assertEqual(code, 1)
            self.assertIn("%s: this " % net, err)

    def test_control_characters_of_files_do_not_reach_the_terminal(self):
        bad = "\a\x9b31m\u202e\x7f"
        sgf = "(;SZ[5]PB[Ann%s]PW[Bob]EV[Cup%s]CA[%s]RE[%s]C[Hello%s\nWorld];B[aa])" % ((bad,) * 5)
        odd = self.file("odd%s.sgf" % bad, sgf + "junk%s" % bad)
        for arguments in (["show"], ["show", "--at", "0"], ["sgf", "info"], ["sgf", "check"],
                          ["score", "--dead", "none"], ["show", "--at", "99"]):
            _, out, err = run(*arguments, odd)
            self.assertTrue(out or err, arguments)
            for sign in "\a\x9b\u202e\x7f":
                self.assertNotIn(sign, out + err, arguments)
        _, out, _ = run("show", "--at", "0", odd)
        self.assertIn("Ann", out)
        self.assertIn("World", out)
        _, _, err = run("sgf", "convert", odd, self.path("out.sgf"))
        self.assertNotIn("\a", err)
        self.assertIn(b"Ann\a", self.content("out.sgf"), "the file keeps what it holds")

    def test_another_game_than_go_is_refused_where_stones_are_wanted(self):
        othello = self.file("othello.sgf", "(;FF[4]GM[2]SZ[8];B[d3];W[c3])")
        for arguments in (["score"], ["show"]):
            code, out, err = run(*arguments, othello)
            self.assertEqual((code, out), (1, ""))
            self.assertRegex(err, r"^tengen: .*othello\.sgf: this is not Go: it is Othello\n$")
        self.assertEqual(run("sgf", "info", othello)[0], 0)

    def test_a_missing_file_is_exit_1_with_one_sentence(self):
        for arguments in (["sgf", "info"], ["sgf", "check"], ["score"], ["show"]):
            code, out, err = run(*arguments, self.path("none.sgf"))
            self.assertEqual((code, out), (1, ""), arguments)
            self.assertRegex(err, r"^tengen: .*none\.sgf: No such file or directory\n$")


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


class Score(CommandLine):
    def score(self, *arguments, sgf=WALLS):
        return self.json("score", self.file("a.sgf", sgf), "--json", *arguments)

    def test_counts_by_area(self):
        answer = self.score("--scoring", "area")
        self.assertEqual(answer, {
            "file": self.path("a.sgf"), "scoring": "area", "komi": 0.5, "komi_assumed": False,
            "handicap_bonus": 0,
            "black": {"stones": 7, "territory": 14, "prisoners": 1, "total": 21},
            "white": {"stones": 7, "territory": 21, "prisoners": 1, "total": 28.5},
            "dead": ["bb", "fd"], "seki": [], "unfinished": False, "neutral": 0, "result": "W+7.5"})

    def test_counts_by_territory(self):
        answer = self.score("--scoring", "territory")
        self.assertEqual(answer["black"], {"stones": 7, "territory": 14, "prisoners": 1, "total": 15})
        self.assertEqual(answer["white"], {"stones": 7, "territory": 21, "prisoners": 1, "total": 22.5})
        self.assertEqual(answer["result"], "W+7.5")

    def test_the_judge_can_be_chosen(self):
        for judge in (["--judge", "playouts"], ["--net", "fake"]):
            self.assertEqual(self.score(*judge)["dead"], ["bb", "fd"], judge)

    def test_a_network_that_was_asked_for_and_is_missing_is_named(self):
        code, _, err = run("score", self.file("a.sgf", WALLS), "--net", "/nowhere/x.net")
        self.assertEqual(code, 1)
        self.assertIn("/nowhere/x.net: No such file", err)

    def test_dead_stones_can_be_named(self):
        none = self.score("--scoring", "area", "--dead", "none")
        self.assertEqual((none["dead"], none["neutral"]), ([], 33))
        one = self.score("--scoring", "area", "--dead", "fd")
        self.assertEqual((one["dead"], one["white"]["territory"]), (["fd"], 21))
        both = self.score("--scoring", "area", "--dead", "bb,fd")
        self.assertEqual(both["result"], "W+7.5")

    def test_dead_stones_are_named_as_on_the_board_or_as_in_the_file(self):
        for name in ("bb,fd", "B6,F4", "b6,fd"):
            answer = self.score("--scoring", "area", "--dead", name)
            self.assertEqual((answer["dead"], answer["result"]), (["bb", "fd"], "W+7.5"), name)
        corner = "(;SZ[19];B[pd])"
        self.assertEqual(self.score("--dead", "Q16", sgf=corner)["dead"], ["pd"])
        self.assertEqual(self.score("--dead", "pd", sgf=corner)["dead"], ["pd"])

    def test_a_game_broken_off_is_called_unfinished_and_has_no_seki(self):
        opening = "(;SZ[19]KM[6.5];B[pd];W[dd];B[dp];W[pp];B[fq];W[cn];B[jp];W[qf])"
        answer = self.score("--dead", "none", sgf=opening)
        self.assertEqual((answer["unfinished"], answer["seki"]), (True, []))
        _, out, _ = run("score", "--dead", "none", self.file("a.sgf", opening))
        self.assertIn("  Unfinished: 353 points nobody owns yet\n", out)
        self.assertNotIn("Seki", out)

    def test_seki_of_a_finished_game_is_listed(self):
        #   . O X . O X .
        #   . O X . O X .
        #   . O X X O X .
        #   . O O O X X .
        #   . . . O X . .
        #   . . . O X . .
        #   . . . O X . .
        seki = ("(;SZ[7]AW[ba][bb][bc][bd][cd][dd][de][df][dg][ea][eb][ec]"
                "AB[ca][cb][cc][dc][fa][fb][fc][fd][ed][ee][ef][eg])")
        answer = self.score("--dead", "none", sgf=seki)
        self.assertFalse(answer["unfinished"])
        self.assertEqual(answer["seki"], ["ca", "ea", "cb", "eb", "cc", "dc", "ec"])

    def test_a_game_of_several_can_be_chosen(self):
        two = "(;SZ[5]KM[0.5];B[aa])(;SZ[5]KM[1.5]PB[Second];B[bb])"
        self.assertEqual(self.score("--dead", "none", sgf=two)["komi"], 0.5)
        self.assertEqual(self.score("--dead", "none", "--game", "2", sgf=two)["komi"], 1.5)
        code, out, err = run("score", "--game", "3", self.file("a.sgf", two))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is no game 3; the file has 2 games", err)

    def test_a_stone_names_its_chain(self):
        answer = self.score("--dead", "ce")
        self.assertEqual(answer["dead"], ["ca", "cb", "cc", "cd", "ce", "cf", "cg"])

    def test_naming_no_stone_is_bad_input(self):
        path = self.file("a.sgf", WALLS)
        for point in ("aa", "zz"):
            code, out, err = run("score", path, "--json", "--dead", point)
            self.assertEqual((code, out), (1, ""))
            self.assertIn(point, err)

    def test_at_counts_moves(self):
        self.assertEqual(self.score("--at", "0", "--dead", "auto")["dead"], [])
        self.assertEqual(self.score("--at", "1", "--dead", "auto")["dead"], ["fd"])
        code, _, err = run("score", self.file("a.sgf", WALLS), "--at", "3")
        self.assertEqual(code, 1)
        self.assertIn("2 moves", err)

    def test_komi_is_asked_of_the_options_then_the_file_then_the_rules(self):
        bare = "(;SZ[7]AB[ca:cg]AW[da:dg])"
        self.assertEqual(self.score("--komi", "-3.5")["komi"], -3.5)
        self.assertFalse(self.score("--komi", "1", sgf=bare)["komi_assumed"])
        for arguments, komi in ([], 6.5), (["--scoring", "area"], 6.5), (["--rules", "chinese"], 7.5):
            answer = self.score(*arguments, sgf=bare)
            self.assertEqual((answer["komi"], answer["komi_assumed"]), (komi, True))

    def test_who_passed_last_is_counted_where_passes_cost_a_stone(self):
        # Black passed last: White still owes a stone, and both ways of counting agree.
        sgf = "(;SZ[5]RU[AGA]KM[7.5];B[cc];W[];B[])"
        for scoring in ("area", "territory"):
            answer = self.score("--rules", "aga", "--scoring", scoring, sgf=sgf)
            self.assertEqual(answer["result"], "B+17.5", scoring)

    def test_the_bonus_for_handicap_belongs_to_the_rules(self):
        sgf = "(;SZ[7]KM[0]HA[2]RU[Chinese]AB[ca:cg]AW[da:dg])"
        self.assertEqual(self.score(sgf=sgf)["handicap_bonus"], 2)
        self.assertEqual(self.score("--scoring", "area", sgf=sgf)["handicap_bonus"], 0)
        self.assertEqual(self.score("--rules", "aga", sgf=sgf)["handicap_bonus"], 1)
        self.assertEqual(self.score("--rules", "chinese", "--scoring", "area", sgf=sgf)["result"], "W+9")
        self.assertEqual(self.score("--scoring", "area", sgf=sgf)["result"], "W+7")

    def test_rules_of_the_file_decide_how_it_is_counted(self):
        self.assertEqual(self.score(sgf="(;SZ[7]RU[Chinese])")["scoring"], "area")
        self.assertEqual(self.score(sgf="(;SZ[7]RU[Japanese])")["scoring"], "territory")
        self.assertEqual(self.score(sgf="(;SZ[7])")["scoring"], "territory")

    def test_a_tie_is_a_draw_or_goes_to_one_side(self):
        sgf = "(;SZ[5]KM[0]AB[ba:be]AW[da:de])"
        self.assertEqual(self.score(sgf=sgf)["result"], "Draw")
        self.assertEqual(self.score("--rules", "classroom", sgf=sgf)["result"], "W+0")
        self.assertEqual(self.score("--rules", "ing", sgf=sgf)["result"], "B+0")

    def test_stones_without_liberties_still_count_where_they_were_set_up(self):
        answer = self.score("--scoring", "area", "--dead", "none", sgf="(;SZ[3]AB[ba][ab]AW[aa])")
        self.assertEqual(answer["white"]["stones"] + answer["white"]["territory"], 1)

    def test_several_files_are_counted_in_one_go(self):
        good, bad = self.file("a.sgf", WALLS), self.file("b.sgf", "")
        answers = self.json_lines("score", good, bad, good, "--json", exit_code=1)
        self.assertEqual([answer["result"] for answer in answers], ["W+7.5", "W+7.5"])

    def test_people_see_both_ways_of_counting(self):
        code, out, _ = run("score", self.file("a.sgf", "(;SZ[7]AB[ca:cg]AW[da:dg];B[fd])"))
        self.assertEqual(code, 0)
        for text in ("Area", "Territory", "komi 6.5 (assumed)", "W+13.5", "Dead: F4"):
            self.assertIn(text, out)


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
