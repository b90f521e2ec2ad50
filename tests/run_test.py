#!/usr/bin/env python3
"""./run chooses by what is there: the window, the terminal, or a list of what works without both.

run_test.py RUN

Runs a copy of the script in a folder of its own, with stand-ins for the build and the programs.
"""
import os
import pty
import shutil
import subprocess
import sys
import tempfile
import unittest

RUN = os.path.abspath(sys.argv.pop(1))
PROGRAM = '#!/bin/sh\necho "started $(basename "$0") $*"\n'


class Run(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name
        os.mkdir(self.path("scripts"))
        shutil.copy(RUN, self.path("run"))
        shutil.copy(os.path.join(os.path.dirname(RUN), "scripts/setup.sh"), self.path("scripts"))
        os.makedirs(self.path("build/release/bin"))
        os.mkdir(self.path("tools"))
        for program in ("tengen", "tengen-desktop"):
            self.write("build/release/bin/" + program, PROGRAM)
        for tool in ("cmake", "ninja"):
            self.write("tools/" + tool, "#!/bin/sh\necho noise of $0\n")
        self.environment = {"PATH": self.path("tools") + ":" + os.environ["PATH"],
                            "HOME": self.home, "TENGEN_SKIP_SETUP": "1"}

    def path(self, name):
        return os.path.join(self.home, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(self.path(name), 0o755)

    def run_it(self, *arguments, **environment):
        return subprocess.run([self.path("run"), *arguments], text=True, capture_output=True,
                              stdin=subprocess.DEVNULL, env={**self.environment, **environment},
                              timeout=30)

    def run_in_terminal(self, **environment):
        """What a terminal would show."""
        master, slave = pty.openpty()
        with subprocess.Popen([self.path("run")], stdin=slave, stdout=slave, stderr=slave,
                              env={**self.environment, **environment}) as process:
            os.close(slave)
            shown = b""
            while True:
                try:
                    part = os.read(master, 4096)
                except OSError:  # the other side is closed
                    break
                if not part:
                    break
                shown += part
        os.close(master)
        return shown.decode().replace("\r\n", "\n").splitlines()

    def test_with_a_display_the_window_opens(self):
        for display in ({"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}):
            self.assertEqual(self.run_in_terminal(**display), ["started tengen-desktop "])
            self.assertEqual(self.run_it(**display).stdout, "started tengen-desktop \n")

    def test_without_one_it_says_so_in_a_line_and_plays_in_the_terminal(self):
        lines = self.run_in_terminal()
        self.assertEqual(len(lines), 2)
        self.assertIn("no display", lines[0])
        self.assertEqual(lines[1], "started tengen play")

    def test_with_neither_it_names_what_works(self):
        ran = self.run_it()
        self.assertEqual(ran.returncode, 2)
        self.assertEqual(ran.stdout, "")
        for command in ("./run score FILE", "./run gtp", "./run show FILE"):
            self.assertIn(command, ran.stderr)

    def test_words_are_handed_on_and_nothing_else_is_printed(self):
        self.assertEqual(self.run_it("score", "my game.sgf").stdout,
                         "started tengen score my game.sgf\n")
        self.assertEqual(self.run_it("desktop", "a.sgf", "--move", "3").stdout,
                         "started tengen-desktop a.sgf --move 3\n")

    def test_a_failed_build_is_shown_and_nothing_starts(self):
        self.write("tools/ninja", "#!/bin/sh\necho what went wrong\nexit 1\n")
        ran = self.run_it("gtp")
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(ran.stdout, "")
        self.assertIn("what went wrong", ran.stderr)


if __name__ == "__main__":
    unittest.main()
