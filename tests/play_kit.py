"""What the tests of `tengen play` share: a game through a pipe, and its files.

A test is started as NAME_test.py TENGEN [unittest arguments].
"""
import os
import pty
import subprocess
import sys
import tempfile
import unittest

TENGEN = os.path.abspath(sys.argv.pop(1))


class Play(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def play(self, arguments, lines, code=0, **surroundings):
        return self.play_words(arguments.split(), lines, code, **surroundings)

    def play_words(self, words, lines=(), code=0, **surroundings):
        environment = dict(os.environ, XDG_STATE_HOME=self.path("state"), **surroundings)
        done = subprocess.run([TENGEN, "play", *words], input="\n".join(lines) + "\n",
                              env=environment, text=True, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.errors = done.stderr
        return done.stdout

    def play_in_terminal(self, arguments, lines):
        terminal, their_end = pty.openpty()
        game = subprocess.Popen([TENGEN, "play", *arguments.split()], stdin=their_end, stdout=their_end,
                                env=dict(os.environ, XDG_STATE_HOME=self.path("state"), TERM="dumb"))
        self.addCleanup(game.wait)
        self.addCleanup(game.kill)
        os.close(their_end)
        os.write(terminal, "".join(line + "\n" for line in lines).encode())
        text = b""
        try:
            while chunk := os.read(terminal, 4096):
                text += chunk
        except OSError:  # a terminal whose last user has gone
            pass
        os.close(terminal)
        self.assertEqual(game.wait(timeout=10), 0, text)
        return text.decode().replace("\r\n", "\n")

    def saved(self, name="game.sgf"):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def journals(self):
        folder = self.path("state/tengen")
        return os.listdir(folder) if os.path.isdir(folder) else []

    # A wall each, and one white stone left to die behind Black's:
    #
    #    3  . X . O .
    #    2  . X . O .
    #    1  O X . O .
    WALLS = "B3 D3 B2 D2 B1 D1 pass A1 pass pass".split()
