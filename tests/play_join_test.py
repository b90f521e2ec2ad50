#!/usr/bin/env python3
"""Two terminals play each other by a link, at a real server.

play_join_test.py TENGEN [unittest arguments]
"""
import json
import os
import signal
import stat
import subprocess
import threading
import time
import unittest

import play_kit
from play_kit import TENGEN
from server_kit import Server, create

PATIENCE = 60  # seconds
END = "\x04"  # of what is typed at a terminal


class Terminal:
    """`tengen play --join LINK`, typed at and read from through pipes."""

    def __init__(self, link, state, *arguments):
        environment = dict(os.environ, XDG_STATE_HOME=state)
        self.process = subprocess.Popen([TENGEN, "play", "--join", link, *arguments], env=environment,
                                        text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT)
        self.said = ""
        self.read = 0  # what comes before it was waited for already
        self.change = threading.Condition()
        self.reader = threading.Thread(target=self._listen, daemon=True)
        self.reader.start()

    def _listen(self):
        for line in self.process.stdout:
            with self.change:
                self.said += line
                self.change.notify_all()

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait(self, words):
        """Until it says so, after what was waited for before."""
        with self.change:
            found = self.change.wait_for(lambda: words in self.said[self.read:], PATIENCE)
            if not found:
                raise AssertionError(f"{words!r} was not said after:\n{self.said[:self.read]}\n--- but:\n"
                                     f"{self.said[self.read:]}")
            self.read = self.said.index(words, self.read) + len(words)

    def end(self):
        """The exit code, and everything is closed."""
        if not self.process.stdin.closed:
            self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        self.process.stdout.close()
        return code

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.end()


class Join(play_kit.Play):
    def setUp(self):
        super().setUp()
        self.server = Server(TENGEN, self.path("data"))
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.kill())

    def table(self, **settings):
        return create(self.server, name="Ada", color="black", watch=True, settings={"size": 9, **settings})

    def link(self, table, key, secret):
        return f"http://127.0.0.1:{self.server.port}/g/{table['game']}#{key}={secret}"

    def terminal(self, table, key, secret, who, *arguments):
        terminal = Terminal(self.link(table, key, secret), self.path("state-" + who), *arguments)
        self.addCleanup(terminal.kill)
        return terminal

    def two(self, table, *arguments):
        black = self.terminal(table, "s", table["token"], "ada", "--save", self.path("black.sgf"))
        black.wait("Waiting for somebody")
        white = self.terminal(table, "i", table["invite"], "grace", "--name", "Grace", "--save",
                              self.path("white.sgf"), *arguments)
        black.wait("Grace sits down")
        black.wait("Your turn, Black")
        white.wait("Ada to play")
        return black, white

    def alternate(self, moves, black, white):
        for number, move in enumerate(moves):
            mover, other = (black, white) if number % 2 == 0 else (white, black)
            mover.type(move)
            other.wait(f": {'Black' if mover is black else 'White'} {move}")

    def restart(self):
        self.server.kill()
        self.server = Server(TENGEN, self.path("data"), port=self.server.port)

    # Two walls down the middle, and a white stone that Black's side has swallowed.
    WALLS = [f"{column}{row}" for row in range(1, 10) for column in "EF"]

    def test_what_is_played_is_said_before_the_seat_is_taken(self):
        clock = {"system": "byoyomi", "main": 600, "periods": 3, "period": 30}
        table = self.table(komi=5.5, clock=clock)
        link = self.link(table, "i", table["invite"])
        invitation = ("Ada invites you to a game: 9x9, japanese rules, komi 5.5, time 10m+3x30s. You play "
                      "White.")
        text = self.play_in_terminal(f"--join {link}", ["no"])
        self.assertIn(invitation, " ".join(text.split()))
        self.assertNotIn("Connecting", text)
        text = self.play_in_terminal(f"--join {link}", ["yes", "resign", "no", END])
        self.assertIn(invitation, " ".join(text.split()))
        self.assertIn("Do you resign? `yes` or `no`.", text)
        self.assertIn("The game waits at the server", text)
        black = self.terminal(table, "s", table["token"], "ada")
        black.wait("Your turn, Black")
        text = self.play_in_terminal(f"--join {link}", ["resign", "yes", END])
        self.assertNotIn("Sit down?", text)  # the seat is taken
        black.wait("Black wins by resignation")

    def test_a_bot_that_has_to_wait_says_for_how_long(self):
        self.server.kill()
        self.server = Server(TENGEN, self.path("data"), "--bots", "1")
        tables = [create(self.server, color="white", bot="max") for _ in range(3)]
        for table in tables[:2]:  # whose turns come first
            self.terminal(table, "s", table["token"], table["game"])
        last = self.terminal(tables[2], "s", tables[2]["token"], "ada")
        last.wait(" of other tables first: the bot moves in about ")

    def test_a_whole_game_with_its_count_through_a_killed_server(self):
        black, white = self.two(self.table())
        self.alternate(self.WALLS[:8], black, white)
        self.restart()
        for terminal in (black, white):
            terminal.wait("The connection is lost")
            terminal.wait("Connected again")
        self.alternate(self.WALLS[8:], black, white)
        black.type("pass")
        white.wait("Black passes")
        white.type("B2")
        black.wait("White B2")
        black.type("pass")
        white.wait("Black passes")
        white.type("pass")

        for terminal in (black, white):
            terminal.wait("Is this right?")
        black.type("pass")
        black.wait("The game is being counted; `resume` goes on playing.")
        row = [line for line in white.said.splitlines() if line.startswith(" 2 ")][-1]
        if row.split()[2] == "O":  # the server thinks that it lives
            white.type("B2")
            white.wait("Is this right?")
            black.wait("Is this right?")
        for _ in range(2):  # White changes her mind, and changes it back
            white.type("B2")
            white.wait("Is this right?")
            black.wait("Is this right?")
        black.type("done")
        black.wait("Grace changed the marks. It was")  # it meant the count before
        white.type("done")
        black.wait("Grace agrees to this count")
        time.sleep(2.1)
        black.type("agree")
        for terminal in (black, white):
            terminal.wait("Saved as")
            terminal.wait("wins by")
            terminal.type("quit")
            self.assertEqual(terminal.end(), 0, terminal.said)
        records = [self.saved("black.sgf"), self.saved("white.sgf")]
        self.assertEqual(records[0], records[1])
        for part in ("PB[Ada]", "PW[Grace]", "RE[B+", "TB[", "B[ei]", "W[bh]"):
            self.assertIn(part, records[0])

    def test_what_is_asked_is_asked_in_words(self):
        black, white = self.two(self.table(clock={"system": "byoyomi", "main": 600, "periods": 5, "period": 30}))
        black.type("E5")
        white.wait("Black E5")
        self.assertIn("10:00 left", white.said)
        white.type("say Nice to meet you")
        black.wait("Grace: Nice to meet you")
        black.type("undo")
        white.wait("Ada asks to take back a move: `yes` or `no`?")
        white.type("yes")
        black.wait("Taken back.")
        black.wait("Your turn, Black")
        white.type("pause")
        black.wait("Grace asks for a pause")
        black.type("no")
        white.wait("Ada says no.")
        white.type("C3")
        white.wait("It is not your turn.")
        black.type("E5")
        white.wait("Black E5")
        white.type("E5")
        white.wait("There is a stone on E5 already.")
        white.type("undo")
        white.wait("There is no move of yours to take back.")
        white.type("resign")
        black.wait("Black wins by resignation")
        black.type("rematch")
        white.wait("Ada asks for another game")
        white.type("yes")
        white.wait("Your turn, Black")
        black.wait("Grace to play")
        white.type("D4")
        black.wait("Black D4")
        black.type("quit")
        black.wait("the same link brings you back")
        white.wait("Ada is away")
        for terminal in (black, white):
            self.assertEqual(terminal.end(), 0)
        self.assertIn("RE[B+R]", self.saved("black.sgf"))
        self.assertIn("PB[Grace]", self.saved("black-2.sgf"))

    def test_the_same_invitation_brings_one_back_and_nobody_else(self):
        table = self.table()
        black, white = self.two(table)
        self.alternate(["E5", "C3"], black, white)
        white.process.send_signal(signal.SIGINT)
        self.assertEqual(white.end(), 130)
        self.assertIn("W[cg]", self.saved("white.sgf"))
        seats = self.path("state-grace/tengen/seats.json")
        self.assertEqual(stat.S_IMODE(os.stat(seats).st_mode), 0o600)
        again = self.terminal(table, "i", table["invite"], "grace")
        again.wait("Move 2: White C3")
        stranger = self.terminal(table, "i", table["invite"], "mallory")
        self.assertEqual(stranger.end(), 1)
        self.assertIn("Somebody has taken this seat already", stranger.said)

    def test_ones_own_invitation_opens_the_other_side_until_somebody_has_it(self):
        table = self.table()
        for who in ("ada", "ada-later"):  # she made the table in the window
            folder = self.path(f"state-{who}/tengen")
            os.makedirs(folder)
            seat = {"server": f"http://127.0.0.1:{self.server.port}", "game": table["game"], "token": table["token"],
                    "title": "Ada - ", "date": "2026-11-16", "invitation": self.link(table, "i", table["invite"])}
            with open(f"{folder}/seats.json", "w") as file:
                json.dump({"seats": [seat]}, file)
        white = self.terminal(table, "i", table["invite"], "ada", "--name", "Grace")
        white.wait("Ada to play")
        again = self.terminal(table, "i", table["invite"], "ada")
        again.wait("Ada to play")
        black = self.terminal(table, "i", table["invite"], "ada-later")
        black.wait("Your turn, Black")

    def test_a_link_for_looking_on_shows_and_touches_nothing(self):
        table = self.table()
        black, _ = self.two(table)
        watcher = self.terminal(table, "w", table["watch"], "eve")
        watcher.wait("Ada to play")
        black.type("E5")
        watcher.wait("Black E5")
        watcher.type("D4")
        watcher.wait("You are looking on")
        watcher.type("quit")
        self.assertEqual(watcher.end(), 0)

    def test_links_that_open_nothing_are_said_to(self):
        self.play_words(["--join", "hello"], code=1)
        self.assertIn("--join wants a link", self.errors)
        table = self.table()
        said = self.play_words(["--join", self.link(table, "s", "wrong")], code=1)
        self.assertIn("This link opens no table there any more", said)
        self.play_words(["--join", self.link(table, "i", "wrong")], code=1)
        self.assertIn("This link does not open that table", self.errors)
        self.play_words(["--join", self.link(table, "i", "x").replace("http:", "https:")], code=1)
        self.assertIn("Nobody vouches for https://127.0.0.1", self.errors)


if __name__ == "__main__":
    unittest.main()
