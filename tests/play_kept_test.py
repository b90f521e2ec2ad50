#!/usr/bin/env python3
"""What `tengen play` keeps: files, games that were interrupted, and the way out."""
import os
import pty
import resource
import signal
import subprocess
import time
import unittest

from play_kit import TENGEN, Play


class KeptGame(Play):
    def leave_journal(self, arguments, lines):
        """Ends the program so that nothing is saved."""
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        game = subprocess.Popen([TENGEN, "play", *arguments.split()], env=environment, text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        game.stdin.write("\n".join([*lines, "show", "nonsense"]) + "\n")
        game.stdin.flush()
        for line in game.stdout:
            if "nonsense" in line:
                break
        game.kill()
        game.communicate()
        time.sleep(0.02)  # the order of ages is the order of games

    def test_a_game_nobody_began_is_not_offered(self):
        self.play("--size 5", [])
        self.play("--recover", [], code=1)

    def test_an_unfinished_game_is_kept_and_recovered(self):
        self.assertIn("--recover", self.play("--size 5", ["C3", "D4"]))
        self.assertEqual(len(self.journals()), 1)
        self.play("--size 5", [])
        self.assertIn("a game was interrupted (5x5, 2 moves)", self.errors)
        self.play("--size 5 --no-recover", [])
        self.assertEqual(self.errors, "")
        text = self.play("--recover", ["B2", f"save {self.path('game.sgf')}"])
        self.assertIn("Move 3: Black B2.", text)
        self.assertIn(";B[cc];W[db];B[bd]", self.saved().replace("\n", ""))
        self.assertEqual(self.journals(), [])
        self.play("--recover", [], code=1)
        self.assertIn("no interrupted game", self.errors)

    def test_a_recovered_game_knows_its_opponent_and_its_file(self):
        save = self.path("game.sgf")
        self.leave_journal(f"--size 5 --level 20k --you white --net fake --save {save}", ["A1"])
        text = self.play("--recover --net fake", ["quit"])
        self.assertRegex(text, r"Move \d: Black|Black \w\d")
        self.assertIn(f"Saved as {save}.", text)

    def test_older_games_stay_reachable(self):
        for size, moves in (("5", ["C3"]), ("6", ["C3", "D4"]), ("7", ["C3", "D4", "E5"])):
            self.leave_journal(f"--size {size} --no-recover", moves)
        text = self.play("--list", [])
        self.assertRegex(text, r"(?s)1  7x7, 3 moves.*2  6x6, 2 moves.*3  5x5, 1 move ")
        self.assertIn("Move 1: Black C3.", self.play("--recover 3", ["show", "quit"]))
        self.play("--recover 4", [], code=1)
        self.assertIn("only 3 interrupted games", self.errors)

    def interrupted(self, sign):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        game = subprocess.Popen([TENGEN, "play", "--size", "5"], env=environment, text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        game.stdin.write("C3\n")
        game.stdin.flush()
        for line in game.stdout:
            if "Move 1" in line:
                break
        game.send_signal(sign)
        game.wait(timeout=10)  # its input stays open, as a terminal's does
        text = game.stdout.read()
        game.communicate()
        return game.returncode, text

    def test_an_interrupt_says_where_the_game_is(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            code, text = self.interrupted(sign)
            self.assertEqual(code, 128 + sign, "as shells have it")
            self.assertIn("The game is kept in " + self.path("state/tengen"), text)
            self.assertIn("`tengen play --recover` goes on with it", text)

    def test_a_game_that_is_not_kept_is_not_said_to_be(self):
        def full_disk():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        moves = "A1 B1 C1 D1 E1 A3 B3 C3 D3 E3".split()
        done = subprocess.run([TENGEN, "play", "--size", "5"], input="\n".join(moves) + "\n",
                              env=environment, text=True, capture_output=True, timeout=60,
                              preexec_fn=full_disk)
        self.assertEqual(done.returncode, 1)
        self.assertNotIn("is kept", done.stdout)
        self.assertIn("this game could not be kept", done.stderr)
        self.assertIn("File too large", done.stderr)

    def test_a_game_saved_on_the_way_out_can_go_on(self):
        save = self.path("game.sgf")
        self.assertIn("--recover", self.play(f"--size 5 --level 20k --net fake --save {save}", ["C3", "quit"]))
        self.assertIn("B[cc]", self.saved())
        self.assertRegex(self.play("--recover --net fake", ["quit"]), r"Move \d|Black to play")

    def test_a_file_that_cannot_be_written_is_refused_before_the_game(self):
        self.play_words(["--save", ""], code=2)
        self.assertIn("--save", self.errors)
        with open(self.path("letter.txt"), "w", encoding="utf-8") as file:
            file.write("Dear Shusaku,")
        for name, why in ((self.path("no/such/folder/game.sgf"), "No such file or directory"),
                          (self.folder.name, "Is a directory"),
                          (self.path("letter.txt"), "this is no SGF file")):
            text = self.play_words(["--size", "5", "--save", name], code=1)
            self.assertEqual(text, "", "no game is begun")
            self.assertIn(f"{name}: {why}", self.errors)
        self.assertEqual(os.listdir(self.folder.name), ["letter.txt"])

    def test_a_path_typed_at_the_prompt_may_begin_at_home(self):
        self.play("--size 5", ["C3", "save ~/game.sgf"], HOME=self.folder.name)
        self.assertIn("B[cc]", self.saved())

    def test_a_wrong_answer_about_an_interrupted_game_is_asked_again_in_words(self):
        self.leave_journal("--size 5", ["C3"])
        terminal, their_end = pty.openpty()
        game = subprocess.Popen([TENGEN, "play"], stdin=their_end, stdout=their_end,
                                env=dict(os.environ, XDG_STATE_HOME=self.path("state"), TERM="dumb"))
        os.close(their_end)
        os.write(terminal, b"E5\ny\nquit\n")
        text = b""
        try:
            while chunk := os.read(terminal, 4096):
                text += chunk
        except OSError:  # a terminal whose last user has gone
            pass
        os.close(terminal)
        self.assertEqual(game.wait(timeout=10), 0)
        self.assertIn(b"Please answer y, n, o or d.", text)
        self.assertEqual(text.count(b"Go on with it?"), 2)

    def test_a_number_of_an_interrupted_game_begins_with_one(self):
        self.play("--recover 0", [], code=2)
        self.assertLess(len(self.errors), 300)

    def test_another_kind_of_file_is_never_overwritten(self):
        with open(self.path("letter.txt"), "w", encoding="utf-8") as file:
            file.write("Dear Shusaku,")
        self.play("--size 5", ["C3", f"save {self.path('letter.txt')}"], code=1)
        self.assertEqual(self.saved("letter.txt"), "Dear Shusaku,")


if __name__ == "__main__":
    unittest.main()
