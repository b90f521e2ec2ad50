#!/usr/bin/env python3
"""Plays whole games with `tengen play` through a pipe and reads what it says."""
import os
import re
import select
import signal
import subprocess
import unittest

from play_kit import TENGEN, Play


class PlayedGame(Play):
    def test_a_game_is_played_to_its_count(self):
        save = self.path("game.sgf")
        text = self.play(f"--size 5x3 --save {save}", [*self.WALLS, "done"])
        self.assertIn("Move 8: White A1. Black to play.", text)
        self.assertIn(" 1  o X . O w  1", text)
        self.assertIn("By area       By territory", text)
        self.assertRegex(text, r"Result +W\+6\.5 +W\+5\.5")
        self.assertIn("This game is counted by territory: W+5.5", text)
        self.assertIn("White wins by 5.5 points. W+5.5", text)
        self.assertIn("RE[W+5.5]", self.saved())
        self.assertIn("TB[aa][ab][ac]TW[ea][eb][ec]", self.saved())
        self.assertEqual(self.journals(), [])

    def test_the_machine_answers_and_undo_takes_back_both_moves(self):
        text = self.play("--size 5 --level 20k --net fake", ["C3", "undo", "B2", "quit"])
        self.assertIn("Move 1: Black C3. White to play.", text)
        self.assertRegex(text, r"Move 2: White \w\d\. Black to play\.|White passes|resignation")
        self.assertRegex(text.split("C3. White to play.")[1], r"\n *Black to play\.")
        self.assertIn("Move 1: Black B2. White to play.", text)

    def test_the_machine_begins_where_it_has_black(self):
        text = self.play("--size 5 --level 20k --net fake --you white", ["quit"])
        self.assertRegex(text, r"Move 1: Black \w\d\. White to play\.")

    def test_with_handicap_komi_only_breaks_ties(self):
        self.assertIn("komi 0.5", self.play("--size 9 --handicap 2", ["quit"]))
        self.assertIn("komi 0\n", self.play("--size 9 --handicap 2 --rules ing", ["quit"]))
        self.assertIn("komi 3.5", self.play("--size 9 --handicap 2 --komi 3.5", ["quit"]))

    def test_the_clock_can_be_stopped_until_the_next_move(self):
        text = self.play("--size 5 --time 10m", ["pause", "pause", "C3", "pause", "B2", "quit"])
        self.assertEqual(text.count("The clock stands still until you move, or say `pause` again."), 2)
        self.assertEqual(text.count("The clock runs again."), 2)
        self.assertIn("No clock is running.", self.play("--size 5", ["pause", "quit"]))

    def test_the_machine_gives_hints(self):
        text = self.play("--size 5 --level 20k --net fake", ["hint", "quit"])
        self.assertRegex(text, r"It would (play at \w\d|pass), and thinks that Black wins \d+ of 100")
        self.assertIn("`machine 5k`", self.play("--size 5", ["hint", "quit"]))

    def test_undo_takes_back_as_many_moves_as_it_is_told(self):
        moves = ["C3", "B2", "D4", "A1"]
        text = self.play("--size 5", [*moves, "undo 3", "quit"])
        self.assertIn("Move 1: Black C3. White to play.", text.split("Move 4:")[1])
        self.assertIn("There is no move to take back.", self.play("--size 5", ["undo 3", "quit"]))
        for wrong in ("x", "0", "-1"):
            self.assertIn("How many moves?", self.play("--size 5", [*moves, "undo " + wrong, "quit"]))

    def test_what_save_is_told_is_a_file_or_is_refused(self):
        self.play("--size 5", ["C3", 'save "%s"' % self.path("q q.sgf"), "quit"])
        self.assertIn("B[cc]", self.saved("q q.sgf"))
        with open(self.path("notes.txt"), "w", encoding="utf-8") as file:
            file.write("my notes\n")
        self.play("--size 5", ["C3", "save " + self.path("notes.txt"), "quit"], code=1)
        self.assertIn("this is no SGF file and was left alone", self.errors)
        text = self.play("--size 9 --handicap 2 --save " + self.path("h2.sgf"), ["quit"])
        self.assertIn("Nothing was played, and nothing was saved.", text)

    def test_what_was_half_typed_when_the_flag_fell_is_forgotten(self):
        ours, theirs = os.openpty()
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"), TERM="xterm")
        game = subprocess.Popen([TENGEN, "play", "--size", "5", "--time", "1s"], env=environment,
                                stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        self.addCleanup(game.wait)
        self.addCleanup(game.kill)
        seen = b""

        def wait(words):
            nonlocal seen
            while words not in seen:
                seen += os.read(ours, 4096)
        wait(b"to play.")
        os.write(ours, b"C")
        wait(b"`quit` leaves.")
        seen = seen.split(b"`quit` leaves.")[1]
        wait(b"> ")  # the new one: what comes before it is forgotten as well
        os.write(ours, b"undo\n")
        wait(b"undo\r\n")
        try:
            while game.poll() is None:  # what is typed when the flag falls once more is forgotten too
                os.write(ours, b"quit\n")
                while select.select([ours], [], [], 1)[0]:
                    seen += os.read(ours, 4096)
        except OSError:
            pass  # it has left
        os.close(ours)
        self.assertIn(b"undo\r\n", seen)
        self.assertNotIn(b"is no point", seen)

    def children(self, parent):
        with open(f"/proc/{parent}/task/{parent}/children", encoding="utf-8") as file:
            return [int(word) for word in file.read().split()]

    def test_a_machine_that_dies_is_started_again_and_the_game_goes_on(self):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        game = subprocess.Popen([TENGEN, "play", *"--size 5 --level 20k --net fake".split()],
                                env=environment, text=True, stdin=subprocess.PIPE,
                                stdout=subprocess.PIPE)
        self.addCleanup(game.stdout.close)
        while "Black to play." not in game.stdout.readline():
            pass
        machine = self.children(game.pid)
        self.assertEqual(len(machine), 1, "the machine is a process of its own")
        os.kill(machine[0], signal.SIGKILL)
        text, _ = game.communicate("C3\nquit\n", timeout=60)
        self.assertRegex(text, r"Move 2: White \w\d\. Black to play\.|White passes|resignation")
        self.assertNotIn("two people", text)

    def test_a_missing_network_is_named(self):
        self.play("--size 5 --level 5k --net /nowhere/x.net", [], code=1)
        self.assertIn("/nowhere/x.net", self.errors)

    def test_a_group_is_toggled_by_its_coordinate(self):
        text = self.play("--size 5x3 --rules chinese", [*self.WALLS, "A1", "A1", "done"])
        self.assertEqual(text.count("Is this right?"), 3)
        self.assertIn("This game is counted by area: W+7.5", text)
        self.assertIn(" 1  O X . O w  1", text)

    def test_refused_moves_are_explained(self):
        text = self.play("--size 5x3", ["C2", "C2", "Z9", "hello", "undo", "undo", "redo", "redo",
                                        "done", "resume", "void"])
        for sentence in ("There is a stone on C2 already.", '"Z9" is no point of this board',
                         "Points go from A1 to E3", '"hello" is no point',
                         "There is no move to take back.", "There is no move to play again.",
                         "Nothing is being counted yet", "No position has come back"):
            self.assertIn(sentence, text)

    def test_ko_superko_and_suicide_are_named(self):
        ko = "B3 C3 A2 D2 B1 C1 C2 B2 C2".split()
        self.assertIn("C2 would take back the ko at once.", self.play("--size 5x3", ko))
        text = self.play("--size 5x3 --rules tromp-taylor", [*ko[:-1], "pass", "pass", "resume", "C2"])
        self.assertIn("as it was after move 7 (Black C2)", text)
        self.assertIn("(superko)", text)
        suicide = self.play("--size 3x3 --black A2,B1", ["pass", "A1"])
        self.assertIn("that is suicide, which japanese rules forbid", suicide)

    def test_a_repeated_board_may_end_without_result(self):
        moves = "pass C1 A1 B1 void".split()
        text = self.play(f"--size 5x1 --black D1 --white B1 --save {self.path('game.sgf')}", moves)
        self.assertIn("same as after the start", text)
        self.assertIn("The game has no result. Void", text)
        self.assertIn("RE[Void]", self.saved())

    def test_an_empty_point_of_a_count_is_given_to_the_next_owner(self):
        text = self.play("--size 5x3", [*self.WALLS, "E2", "E2", "E2", "done"])
        self.assertIn("an empty point to say whose its region is", text)
        owners = re.findall(r"The region of E2 is (\w+)'s now", text)
        self.assertEqual(owners, ["Black", "White", "nobody"])

    def test_what_lives_cannot_be_dead(self):
        text = self.play("--size 5x3 --black A2,B1,B2,B3", ["pass", "pass", "B2"])
        self.assertIn("The stones at B2 are alive whatever anybody plays", text)

    def test_resuming_gives_the_other_side_the_move(self):
        for asker, first in (("black", "White"), ("white", "Black"), ("", "Black")):
            text = self.play("--size 5 --no-recover", ["pass", "pass", f"resume {asker}", "quit"])
            self.assertIn(f"{first} to play.\nThe game goes on.", text)

    def test_whoever_types_resign_is_asked_first(self):
        arguments = f"--size 5 --save {self.path('game.sgf')}"
        text = self.play_in_terminal(arguments, ["C3", "resign", "no", "D4", "resign", "A1", "yes", "quit"])
        self.assertIn("Does White resign? `yes` or `no`.", text)
        self.assertIn("Move 3: Black A1.", text)
        self.assertNotIn("by resignation", text)  # what was said last was no answer
        text = self.play_in_terminal(arguments + " --no-recover", ["r", "C3", "resign", "yes", "quit"])
        self.assertIn("Black wins by resignation. B+R", text)

    def test_resignation(self):
        text = self.play(f"--size 5 --save {self.path('game.sgf')}", ["C3", "resign"])
        self.assertIn("Black wins by resignation. B+R", text)
        self.assertIn("RE[B+R]", self.saved())
        self.assertNotIn("W[]", self.saved())

    def test_a_clock_runs_out(self):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"))
        with subprocess.Popen([TENGEN, "play", "--size", "5", "--time", "0.3s"], env=environment,
                              text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
            game.stdin.write("C3\n")
            game.stdin.flush()
            for line in game.stdout:  # nobody types anything more
                if "time is up" in line:
                    break
            self.assertIn("White's time is up: Black wins. B+T", line)
            game.stdin.close()

    def test_handicap_and_stones(self):
        self.assertIn("White to play.", self.play("--size 9 --handicap 2", ["quit"]))
        self.assertIn("White to play.", self.play("--size 5 --handicap 2 --black A1,B2", ["quit"]))
        self.play("--size 5 --handicap 2", [], code=2)
        self.assertIn("no handicap points on 5x5", self.errors)
        self.play("--size 5 --black A1,A1", [], code=2)
        self.assertIn("A1 is named twice", self.errors)
        self.play("--size 5 --black Q9", [], code=2)
        self.assertIn('"Q9" is no point of this board', self.errors)

    def test_plain_coordinates_have_an_i(self):
        text = self.play("--size 9 --coordinates plain", ["I9", "quit"])
        self.assertIn("    A B C D E F G H I\n", text)
        self.assertIn("Move 1: Black I9.", text)

    def test_a_move_played_again_keeps_its_comment(self):
        self.play("--size 5", ["C3", "comment the centre", "undo", "redo", f"save {self.path('game.sgf')}"])
        self.assertIn("C[the centre]", self.saved())

    def test_redo_against_the_machine_brings_both_moves_back(self):
        self.play("--size 5 --level 20k --net fake", ["C3", "B2", "comment keep this", f"save {self.path('a.sgf')}",
                                                       "undo", "undo", "redo", "redo", f"save {self.path('b.sgf')}"])
        self.assertIn("C[keep this]", self.saved("b.sgf"))
        self.assertEqual(self.saved("a.sgf"), self.saved("b.sgf"))

    def test_a_comment_is_text(self):
        save = self.path("game.sgf")
        self.play("--size 5", ["C3", "comment a\x01\x1b[31m b", f"save {save}"])
        self.assertNotRegex(self.saved(), "[\x01\x1b]")

    def test_a_level_that_is_none_is_named(self):
        text = self.play("--size 5 --net fake", ["C3", "machine 99k", "quit"])
        self.assertNotIn("died", text)
        self.assertIn("99k", text)

    def test_the_machine_comes_and_goes(self):
        text = self.play("--size 5 --net fake", ["C3", "machine 20k", "B2", "takeover", "A1", "quit"])
        self.assertIn("The machine plays Black from now on.", text)

    def test_both_ways_of_counting_know_who_passed_last(self):
        # AGA rules: Black passes last, so White owes a pass stone, and both ways agree.
        text = self.play("--size 5 --rules aga", ["C3", "pass", "pass", "quit"])
        self.assertRegex(text, r"Result +B\+17\.5 +B\+17\.5")
        text = self.play("--size 5 --rules aga --no-recover", ["C3", "D4", "pass", "C4", "pass", "count"])
        by_area, by_territory = re.findall(r"Result +(\S+) +(\S+)", text)[-1]
        self.assertEqual(by_area, by_territory)

    def test_a_count_in_mid_game_decides_nothing(self):
        text = self.play("--size 5", ["C3", "count", "D4"])
        self.assertIn("This is only a look", text)
        self.assertIn("Move 2: White D4.", text)

    def test_wrong_usage(self):
        for arguments in ("--size 0", "--size 53", "--size x", "--rules chess", "--time soon",
                          "--coordinates sgf", "--recover --no-recover", "--komi much", "--what",
                          "--you white"):
            self.play(arguments, [], code=2)
        for option in ("--join", "--recover", "--save"):
            self.play_words([option, ""], code=2)
            self.assertIn(option, self.errors)

    def test_junk_never_ends_the_game(self):
        text = self.play("--size 5", ["", "   ", "\x1b[2J", "a" * 200_000, "\0", "C3"])
        self.assertIn("Move 1: Black C3.", text)
        self.assertNotIn("\x1b", text)

    def test_of_a_line_too_long_nothing_is_done(self):
        for length in (65_537 - 6, 65_536, 200_000):
            text = self.play("--size 5 --no-recover", ["C3", "A" * length + "\tresign", "D4"])
            self.assertIn("This line is too long", text)
            self.assertIn("Move 2: White D4.", text)
        text = self.play("--size 5 --no-recover", ["C3", "A" * 200_000 + "resign"])
        self.assertNotIn("wins", text)


if __name__ == "__main__":
    unittest.main()
