"""What the tests of the command line share: running the program, and files that go away again.

A test is started as NAME_test.py TENGEN [unittest arguments].
"""
import json
import os
import subprocess
import sys
import tempfile
import unittest

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
