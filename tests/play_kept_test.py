#!/usr/bin/env python3
"""What `tengen play` keeps: files, games that were interrupted, and the way out."""
import os
import re
import resource
import signal
import subprocess
import time
import unittest

from play_kit import TENGEN, Play


class KeptPlay(Play):
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


class KeptGame(KeptPlay):
    def test_whoever_is_asked_about_a_game_can_leave(self):
        self.leave_journal("--size 5", ["C3"])
        text = self.play_in_terminal("--size 5", ["quit"])
        self.assertIn("Go on with it?", text)
        self.assertNotIn("to play.", text)
        self.assertEqual(len(self.journals()), 1)

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

    def test_one_game_is_one_game(self):
        self.leave_journal("--size 5", ["C3"])
        self.play("--recover 2", [], code=1)
        self.assertIn("there is only 1 interrupted game\n", self.errors)

    def interrupted(self, sign, *arguments):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        game = subprocess.Popen([TENGEN, "play", "--size", "5", *arguments], env=environment, text=True,
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
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            code, text = self.interrupted(sign)
            self.assertEqual(code, 128 + sign, "as shells have it")
            self.assertIn("The game is kept in " + self.path("state/tengen"), text)
            self.assertIn("`tengen play --recover` goes on with it", text)

    def test_a_terminal_that_goes_away_leaves_the_game_saved(self):
        self.interrupted(signal.SIGHUP, "--save", self.path("game.sgf"))
        self.assertIn("B[cc]", self.saved())

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
        text = self.play_in_terminal("", ["E5", "y", "quit"])
        self.assertIn("Please answer y, n, o or d; q leaves.", text)
        self.assertEqual(text.count("Go on with it?"), 2)

    def test_a_number_of_an_interrupted_game_begins_with_one(self):
        self.play("--recover 0", [], code=2)
        self.assertLess(len(self.errors), 300)

    def test_another_kind_of_file_is_never_overwritten(self):
        with open(self.path("letter.txt"), "w", encoding="utf-8") as file:
            file.write("Dear Shusaku,")
        self.play("--size 5", ["C3", f"save {self.path('letter.txt')}"], code=1)
        self.assertEqual(self.saved("letter.txt"), "Dear Shusaku,")


class FileOfAnotherGame(KeptPlay):
    """A game lies where this one is to be saved."""

    def setUp(self):
        super().setUp()
        self.save = self.path("game.sgf")
        self.play(f"--size 5 --save {self.save}", ["C3", "resign"])
        self.old = self.saved()

    def test_without_a_terminal_the_next_game_is_saved_beside_it(self):
        for name in ("game-2.sgf", "game-3.sgf"):
            text = self.play(f"--size 5 --save {self.save}", ["D4", "resign"])
            self.assertIn(f"{self.save} holds a game already; this one will be saved as {self.path(name)}",
                          self.errors)
            self.assertIn(f"Saved as {self.path(name)}.", text)
            self.assertIn("B[db]", self.saved(name))
        self.assertEqual(self.saved(), self.old)

    def test_a_game_of_nothing_is_not_written(self):
        self.play(f"--size 9 --no-recover --save {self.save}", ["quit"])
        self.assertEqual(self.saved(), self.old)
        self.assertEqual(sorted(os.listdir(self.folder.name)), ["game.sgf", "state"])
        self.play_in_terminal(f"--size 9 --save {self.save}", ["r", "quit"])
        self.assertEqual(self.saved(), self.old)

    def test_a_terminal_is_asked_and_keeps_it_unless_told_to_replace_it(self):
        text = self.play_in_terminal(f"--size 5 --save {self.save}", ["D4", "", "D4", "resign", "yes", "quit"])
        self.assertIn("holds a game already", text)
        self.assertIn("Please answer k or r.", text)
        self.assertEqual(self.saved(), self.old)
        self.assertIn("B[db]", self.saved("game-2.sgf"))
        self.play_in_terminal(f"--size 5 --save {self.save}", ["r", "D4", "resign", "yes", "quit"])
        self.assertIn("B[db]", self.saved())

    def test_saving_by_hand_replaces_only_the_games_own_file(self):
        own = self.path("own.sgf")
        self.play("--size 5", ["D4", f"save {own}", "A1", f"save {own}", f"save {self.save}"], code=1)
        self.assertIn(f"{self.save}: another game is kept there", self.errors)
        self.assertEqual(self.saved(), self.old)
        self.assertIn("W[ae]", self.saved("own.sgf"))
        text = self.play_in_terminal("--size 5 --no-recover", ["D4", f"save {self.save}", "k", "quit"])
        self.assertIn(f"Saved as {self.path('game-2.sgf')}.", text.replace("\n", " "))
        self.assertEqual(self.saved(), self.old)
        self.play_in_terminal("--size 5 --no-recover", ["D4", f"save {self.save}", "r", "quit"])
        self.assertIn("B[db]", self.saved())

    def test_a_recovered_game_goes_on_in_the_file_it_wrote(self):
        self.play(f"--size 5 --save {self.path('mine.sgf')}", ["C3", "quit"])
        text = self.play("--recover", ["D4", "undo", "E5", "quit"])
        self.assertIn(f"Saved as {self.path('mine.sgf')}.", text)
        self.assertEqual(self.errors, "")
        self.assertIn("W[ea]", self.saved("mine.sgf"))

    def test_a_recovered_game_leaves_alone_what_another_wrote_there_meanwhile(self):
        save = self.path("both.sgf")
        self.leave_journal(f"--size 5 --save {save}", ["A1", "A2"])
        self.play(f"--size 5 --no-recover --save {save}", ["B3", "resign"])
        self.play("--recover", ["quit"])
        self.assertIn("B[bc]", self.saved("both.sgf"))
        self.assertIn("B[ae]", self.saved("both-2.sgf"))

    def test_two_games_at_once_have_two_files(self):
        save = self.path("twins.sgf")
        game = subprocess.Popen([TENGEN, "play", "--size", "5", "--save", save], text=True, stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE, env=dict(os.environ, XDG_STATE_HOME=self.path("state")))
        while "Black to play." not in game.stdout.readline():
            pass
        self.play(f"--size 5 --no-recover --save {save}", ["B3", "resign"])
        game.communicate("A1\nresign\n", timeout=60)
        self.assertIn("B[bc]", self.saved("twins.sgf"))
        self.assertIn("B[ae]", self.saved("twins-2.sgf"))


class DamagedJournal(KeptPlay):
    def damage(self, record):
        """Turns over a bit of one record of the only journal."""
        path = os.path.join(self.path("state/tengen"), self.journals()[0])
        with open(path, "rb") as file:
            lines = file.read().split(b"\n")
        place = next(i for i, line in enumerate(lines) if record in line)
        lines[place] = lines[place][:-1] + bytes([lines[place][-1] ^ 1])
        with open(path, "wb") as file:
            file.write(b"\n".join(lines))
        return path, b"\n".join(lines)

    def test_what_is_readable_comes_back_and_the_rest_is_kept_aside(self):
        self.leave_journal("--size 5", ["C3", "D4", "A1", "B2"])
        path, before = self.damage(b" B ae")
        self.assertRegex(self.play("--list", []),
                         r"1  5x5, 2 moves, damaged behind them  20\d\d-\d\d-\d\d \d\d:\d\d UTC  "
                         + re.escape(path))
        self.assertEqual(len(self.journals()), 1, "looking changes nothing")
        text = self.play("--recover", ["B3", "quit"])
        self.assertIn(f"{path}: damaged after move 2; what was readable is here, "
                      f"the damaged file is kept as {path}.damaged", self.errors)
        self.assertIn("Move 3: Black B3.", text)
        with open(path + ".damaged", "rb") as file:
            self.assertEqual(file.read(), before)
        self.play("--recover", ["quit"])
        self.assertNotIn("damaged", self.errors)

    def test_one_without_a_beginning_is_named_and_stays(self):
        self.leave_journal("--size 5", ["C3"])
        path, before = self.damage(b"start ")
        self.assertIn("There is no interrupted game.", self.play("--list", []))
        self.assertIn(f"{path}: this interrupted game is damaged", self.errors)
        self.play("--recover", [], code=1)
        with open(path, "rb") as file:
            self.assertEqual(file.read(), before)

    def test_a_pipe_among_the_journals_is_none(self):
        os.makedirs(self.path("state/tengen"))
        os.mkfifo(self.path("state/tengen/20260101-000000-1-0.journal"))
        self.assertIn("There is no interrupted game.", self.play("--list", []))
        self.play("--recover", [], code=1)


class FinishedGame(KeptPlay):
    def test_it_is_kept_until_it_could_be_saved(self):
        text = self.play("--size 5 --save /dev/full", ["C3", "resign", "quit"], code=1)
        self.assertIn("No space left on device", self.errors)
        self.assertIn("The game is not saved. It is kept in " + self.path("state/tengen"), text)
        self.assertIn("1  5x5, 1 move, B+R  ", self.play("--list", []))
        self.play(f"--recover --save {self.path('game.sgf')}", ["quit"])
        self.assertIn("RE[B+R]", self.saved())
        self.assertEqual(self.journals(), [])

    def test_it_says_what_is_left_to_do(self):
        text = self.play("--size 5", ["C3", "resign", "quit"])
        self.assertIn("It is not saved: `save FILE` keeps it. `undo` takes the result back, `quit` leaves.", text)
        text = self.play(f"--size 5 --save {self.path('game.sgf')}", ["C3", "resign", "quit"])
        self.assertNotIn("not saved", text)

    def test_a_resignation_is_taken_back(self):
        save = self.path("game.sgf")
        text = self.play(f"--size 5 --save {save}", ["C3", "resign", "undo", "D4", "quit"])
        self.assertIn("Move 2: White D4. Black to play.", text)
        self.assertNotIn("RE[", self.saved())
        self.assertIn("W[db]", self.saved())

    def test_a_count_that_was_agreed_on_is_opened_again(self):
        text = self.play("--size 5x3", [*self.WALLS, "done", "undo", "A1", "done", "quit"])
        self.assertEqual(text.count("Is this right?"), 3)
        self.assertEqual(text.count("White wins by"), 2)


if __name__ == "__main__":
    unittest.main()
