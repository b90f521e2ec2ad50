#!/usr/bin/env python3
"""Starts the real desktop client under Xvfb and plays a game with real mouse and key events.

desktop_e2e.py TENGEN_DESKTOP

Finds the board by looking at the screen, as a person would: the wood, then its lines.
"""
import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1))
ENGINE = os.path.join(os.path.dirname(PROGRAM), "tengen")
SKIP = 77  # CTest's sign for a test that cannot run here
SIDE = 9


class Screen:
    """The frame buffer that Xvfb keeps in a file in XWD format."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.bytes[:100])
        self.width, self.height, self.line = header[4], header[5], header[12]
        self.start = header[0] + header[19] * 12

    def pixel(self, x, y):
        at = self.start + y * self.line + x * 4
        blue, green, red = self.bytes[at], self.bytes[at + 1], self.bytes[at + 2]
        return red, green, blue


def is_wood(pixel):
    red, green, blue = pixel
    return 180 < red and 130 < green < red - 15 and blue < green - 30


def is_dark(pixel):
    return max(pixel) < 130


def runs(flags):
    """The middles of the stretches of true values."""
    found, begin = [], None
    for i, flag in enumerate([*flags, False]):
        if flag and begin is None:
            begin = i
        elif not flag and begin is not None:
            found.append((begin + i - 1) // 2)
            begin = None
    return found


def evenly(lines):
    """The lines of the grid among dark stretches: as many as the board has, equally far apart. A
    larger board, as it is seen until the file is read, has more."""
    def is_even(part):
        steps = [b - a for a, b in zip(part, part[1:])]
        return min(steps) > 15 and max(steps) - min(steps) <= 2

    for first in range(len(lines) - SIDE + 1):
        part = lines[first:first + SIDE]
        around = [lines[max(0, first - 1):first + SIDE], lines[first:first + SIDE + 1]]
        if is_even(part) and not any(len(more) > SIDE and is_even(more) for more in around):
            return part
    return None


def find_grid(screen):
    """Columns and rows of the grid in pixels, or None while no empty board is to be seen."""
    def wood_of(pixels):
        places = [i for i, pixel in enumerate(pixels) if is_wood(pixel)]
        return (places[0], places[-1]) if len(places) > 100 else None

    def lines(pixels):
        span = wood_of(pixels)
        if span is None:
            return None
        flags = [span[0] <= i <= span[1] and is_dark(pixel) for i, pixel in enumerate(pixels)]
        return evenly(runs(flags))

    def first(answers):
        return next((answer for answer in answers if answer), None)

    columns = first(lines([screen.pixel(x, y) for x in range(screen.width)])
                    for y in range(200, screen.height - 200, 7))
    rows = first(lines([screen.pixel(x, y) for y in range(screen.height)])
                 for x in range(150, screen.width // 2, 7))
    return (columns, rows) if columns and rows else None


class Desktop(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.processes = []
        self.addCleanup(self.stop_all)
        self.start_server()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def stop_all(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()

    def wait_for(self, what, question, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            answer = question()
            if answer:
                return answer
            time.sleep(0.05)
        self.fail("waited in vain for " + what)

    def start_server(self):
        read, write = os.pipe()
        # A server that resets when its last client goes turns away who comes in that moment.
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp",
             "-noreset", "-fbdir", self.folder.name], pass_fds=[write], stderr=subprocess.DEVNULL)
        self.processes.append(server)
        os.close(write)
        with os.fdopen(read) as answer:
            display = answer.readline().strip()
        self.environment = dict(os.environ, DISPLAY=":" + display, QT_QPA_PLATFORM="xcb",
                                QT_SCALE_FACTOR="1", LC_ALL="C.UTF-8", HOME=self.folder.name,
                                XDG_STATE_HOME=self.path("state"),
                                XDG_CONFIG_HOME=self.path("config"))
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.screen = Screen(self.path("Xvfb_screen0"))

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *words], env=self.environment, text=True,
                              capture_output=True, timeout=20).stdout

    def start_program(self, *arguments):
        program = subprocess.Popen([PROGRAM, "--window", "1100x800", *arguments],
                                   env=self.environment)
        self.processes.append(program)
        self.window = self.wait_for("the window", lambda: self.xdotool(
            "search", "--onlyvisible", "--pid", str(program.pid), "--name", "Tengen").split())[0]
        self.xdotool("windowmove", self.window, "0", "0")
        self.xdotool("windowfocus", "--sync", self.window)
        return program

    def place(self, name):
        column, row = "ABCDEFGHJ".index(name[0]), SIDE - int(name[1:])
        return self.grid[0][column], self.grid[1][row]

    def is_stone(self, x, y, dark):
        around = [self.screen.pixel(x + d, y + d) for d in (-5, 5)]
        return not any(is_wood(pixel) for pixel in around) and all(
            is_dark(pixel) == dark for pixel in around)

    def play(self, name, dark):
        x, y = self.place(name)
        self.xdotool("mousemove", str(x), str(y), "click", "1")
        # Where the pointer rests a ghost stone lies: it is moved away before anybody looks.
        self.xdotool("mousemove", str(self.grid[0][0] - 30), str(self.grid[1][0] - 30))
        self.wait_for("a stone on " + name, lambda: self.is_stone(x, y, dark))

    def saved(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def new_file(self):
        with open(self.path("game.sgf"), "w", encoding="utf-8") as file:
            file.write("(;FF[4]GM[1]CA[UTF-8]SZ[9]RU[Japanese]KM[6.5])")
        return self.path("game.sgf")

    def test_a_game_is_played_with_the_mouse_and_saved(self):
        program = self.start_program(self.new_file())
        self.grid = self.wait_for("the board", lambda: find_grid(self.screen))
        for number, name in enumerate(["E5", "E6", "D6", "C3", "F6", "G4", "E7"]):
            self.play(name, dark=number % 2 == 0)
        x, y = self.grid[0][4], self.grid[1][3]  # the white stone on E6 is taken
        self.wait_for("the capture", lambda: is_wood(self.screen.pixel(x + 6, y + 6)))
        self.xdotool("key", "--window", "0", "F5")
        self.xdotool("key", "ctrl+s")
        self.wait_for("the saved file", lambda: "W[]" in self.saved("game.sgf"))
        self.assertIn("B[ee];W[ed];B[dd];W[cg];B[fd];W[gf];B[ec];W[]",
                      self.saved("game.sgf").replace("\n", ""))
        self.xdotool("key", "ctrl+q")
        self.assertEqual(program.wait(timeout=20), 0)

    def test_a_display_that_does_not_answer_is_named(self):
        done = subprocess.run([PROGRAM], env=dict(self.environment, DISPLAY=":4077"), text=True,
                              capture_output=True, timeout=20)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(len(done.stderr.splitlines()), 1)
        self.assertIn(":4077", done.stderr)

    def test_a_killed_game_is_offered_and_comes_back(self):
        program = self.start_program(self.new_file())
        self.grid = self.wait_for("the board", lambda: find_grid(self.screen))
        self.play("E5", dark=True)
        self.play("C3", dark=False)
        program.send_signal(signal.SIGKILL)
        program.wait()
        self.assertEqual(len(os.listdir(self.path("state/tengen"))), 1)
        self.start_program()
        self.xdotool("key", "alt+r")  # Restore
        for name, dark in (("E5", True), ("C3", False)):
            x, y = self.place(name)
            self.wait_for("the stone on " + name, lambda: self.is_stone(x, y, dark))

    @unittest.skipUnless(os.access(ENGINE, os.X_OK), "there is no tengen beside the window")
    def test_tengen_answers_a_move(self):
        os.makedirs(self.path("config/tengen"))
        with open(self.path("config/tengen/tengen.conf"), "w", encoding="utf-8") as file:
            file.write("[newGame]\nwidth=9\nheight=9\nwhiteLevel=20k\n")
        self.start_program(self.new_file())
        self.grid = self.wait_for("the board", lambda: find_grid(self.screen))

        def dialogs():
            return self.xdotool("search", "--onlyvisible", "--name", "^New game").split()
        self.xdotool("key", "--window", "0", "ctrl+n")
        self.wait_for("the dialog", dialogs)
        self.xdotool("windowfocus", "--sync", dialogs()[0], "key", "Return")
        self.wait_for("the end of the dialog", lambda: not dialogs())
        self.xdotool("windowfocus", "--sync", self.window)
        self.play("E5", dark=True)
        self.wait_for("a white stone", lambda: any(
            self.is_stone(x, y, dark=False) for x in self.grid[0] for y in self.grid[1]))


if __name__ == "__main__":
    missing = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]
    if missing:
        print("left out: this test needs " + " and ".join(missing))
        sys.exit(SKIP)
    unittest.main()
