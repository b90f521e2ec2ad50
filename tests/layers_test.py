#!/usr/bin/env python3
"""scripts/check-layers finds what it is for, on small houses with one planted fault each.
Usage: layers_test.py CHECK_LAYERS"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

CHECK = pathlib.Path(sys.argv.pop()).resolve()

SOUND = {
    "scripts/layers.txt": "src/low:\nsrc/high: src/low\napps/window/board: src/low\n"
                          "apps/window: src/high apps/window/board\n",
    "src/low/stone.h": "#pragma once\n",
    "src/high/game.h": '#include "low/stone.h"\n',
    "apps/window/board/board.h": '#include "low/stone.h"\n',
    "apps/window/main.cpp": '#include "high/game.h"\n#include "apps/window/board/board.h"\n',
}


def check(changes):
    """What the script says about the sound house with these files in it, and its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {**SOUND, **changes}.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        done = subprocess.run([sys.executable, CHECK, folder], capture_output=True, text=True)
        return done.stdout, done.returncode


class Layers(unittest.TestCase):
    def refuses(self, changes, *words):
        said, status = check(changes)
        self.assertEqual(status, 1, said)
        for word in words:
            self.assertIn(word, said)
        self.assertEqual(said.count("\n"), 1, said)

    def test_a_sound_house_passes(self):
        self.assertEqual(check({})[1], 0)

    def test_an_upward_include_is_named_with_its_line(self):
        self.refuses({"src/low/up.cpp": '\n#include "high/game.h"\n'},
                     "src/low/up.cpp:2: src/low may not look at src/high (high/game.h)")

    def test_the_longest_row_decides_whose_a_file_is(self):
        self.refuses({"apps/window/board/up.cpp": '#include "high/game.h"\n'},
                     "apps/window/board may not look at src/high")

    def test_a_part_may_not_look_at_the_whole(self):
        self.refuses({"apps/window/window.h": "", "apps/window/board/up.cpp": '#include "apps/window/window.h"\n'},
                     "apps/window/board may not look at apps/window (apps/window/window.h)")

    def test_a_grant_nobody_uses_is_an_error(self):
        self.refuses({"src/high/game.h": "#pragma once\n"},
                     "src/high is granted src/low and never looks at it")

    def test_a_cycle_of_grants_is_an_error(self):
        self.refuses({"scripts/layers.txt": SOUND["scripts/layers.txt"].replace("src/low:", "src/low: src/high"),
                      "src/low/up.cpp": '#include "high/game.h"\n'},
                     "src/low may not be granted src/high, which does not stand above it")

    def test_an_include_of_nothing_is_an_error(self):
        self.refuses({"src/high/lost.cpp": '#include "nowhere/lost.h"\n'}, "nowhere/lost.h is in no layer")


if __name__ == "__main__":
    unittest.main()
