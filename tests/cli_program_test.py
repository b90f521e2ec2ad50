#!/usr/bin/env python3
"""The program as a whole from the outside: help, exit codes, and what goes to which stream."""
import os
import re
import subprocess
import unittest

from cli_kit import CommandLine, TENGEN, WALLS, run


class Program(CommandLine):
    def test_alone_it_shows_its_help(self):
        code, out, err = run()
        self.assertEqual((code, err), (0, ""))
        for command in ("play", "show", "sgf", "score", "review", "gtp", "match", "bench"):
            self.assertIn("\n  %s " % command, out)

    def test_it_knows_its_version(self):
        self.assertRegex(run("--version")[1], r"^tengen \d+\.\d+\.\d+\n$")

    def test_every_command_gives_examples(self):
        for command in (["play"], ["show"], ["sgf", "info"], ["sgf", "check"], ["sgf", "convert"],
                        ["score"], ["review"], ["gtp"], ["match"], ["bench"]):
            code, out, _ = run(*command, "--help")
            self.assertEqual(code, 0, command)
            self.assertIn("Examples:\n  ", out, command)
            self.assertIn("tengen %s" % " ".join(command), out, command)

    def test_the_manual_page_has_every_option(self):
        with open(os.path.join(os.path.dirname(__file__), "../docs/man/tengen.1"), encoding="utf-8") as file:
            entries = file.read().replace("\\-", "-").split("\n.TP\n")[1:]

        def options_below(*command):
            _, words, _ = run(*command, "--help")
            yield from re.findall(r"^  (?:-\w,)?(--[a-z-]+)", words, re.MULTILINE)
            for name in re.findall(r"^  (\w+)", words.partition("\nSubcommands:\n")[2], re.MULTILINE):
                yield from options_below(*command, name)

        for command in re.findall(r"^  (\w+)", run()[1].partition("\nSubcommands:\n")[2], re.MULTILINE):
            known = "".join(entry for entry in entries if re.match(r'\.BR? "?%s\b' % command, entry))
            missing = [option for option in options_below(command)
                       if option != "--help" and not re.search(option + r"(?![\w-])", known)]
            self.assertEqual(missing, [], command)

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
                          ["gtp", "--threads", "abc"], ["gtp", "--visits", "1e99"],
                          *(["gtp", "--seed", seed] for seed in ("-1", "1.5", "x", "9" * 30)),
                          ["play", "--seed", "-1"], match + ["--seed", "-1"]):
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

    def test_output_that_was_closed_before_is_no_success(self):
        for arguments in (["--help"], ["show", self.file("a.sgf", WALLS)], ["gtp"],
                          ["play", "--no-recover", "--size", "9"]):
            done = subprocess.run([TENGEN, *arguments], input=b"E5\n", stderr=subprocess.PIPE, timeout=60,
                                  env={**os.environ, "XDG_STATE_HOME": self.path("state")},
                                  preexec_fn=lambda: os.close(1))
            self.assertEqual(done.returncode, 1, arguments)
            self.assertIn(b"standard output cannot be written", done.stderr, arguments)

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

    def test_control_characters_of_arguments_do_not_reach_the_terminal(self):
        game = self.file("a.sgf", WALLS)
        for arguments in (["show", game, "x\x1b[31mRED"], ["problem", game, "\x1b]0;t\a.sgf"],
                          ["score", "--at", "\x1b[31mRED", game], ["\x1b[31mRED"]):
            code, out, err = run(*arguments)
            self.assertEqual((code, out), (2, ""), arguments)
            for sign in "\x1b\a":
                self.assertNotIn(sign, err, arguments)
        self.assertEqual(run("show", self.path("two\nlines.sgf"))[2].count("\n"), 1)

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


if __name__ == "__main__":
    unittest.main()
