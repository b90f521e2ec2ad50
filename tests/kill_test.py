#!/usr/bin/env python3
"""Kills `tengen play` at random moments and asks for its game back.

kill_test.py TENGEN [KILLS]

Each round recovers the game of the round before, plays on at random through a pipe, saves now and
then, and is killed (SIGKILL) at a random moment. The saved file must always be whole, and the
recovered game must hold every move the program had confirmed and none that nobody played.
"""
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

COLUMNS = "ABCDEFGHJ"
CONFIRMED = re.compile(r"^Move (\d+): (Black|White) (\S+?)[.,]")


def points():
    return [f"{column}{row}" for column in COLUMNS for row in range(1, 10)]


def moves_of(sgf):
    """The moves of a saved game, in the words the program uses: D4, or passes."""
    words = []
    for color, place in re.findall(r";([BW])\[([a-i]{2})?\]", sgf):
        name = f"{COLUMNS[ord(place[0]) - 97]}{9 - (ord(place[1]) - 97)}" if place else "passes"
        words.append(("Black" if color == "B" else "White", name))
    return words


class Game:
    """One run of the program, read by a thread so that neither side ever waits for the other."""

    def __init__(self, tengen, state, arguments):
        environment = dict(os.environ, XDG_STATE_HOME=state)
        self.process = subprocess.Popen([tengen, "play", *arguments], env=environment, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.lines = []
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def send(self, text):
        try:
            self.process.stdin.write(text)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        return self._end()

    def finish(self, text):
        self.send(text)
        return self._end()

    def _end(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()
        self.reader.join()
        self.process.stdout.close()
        return self.lines

    def confirmed(self):
        """Moves the program has reported, by number."""
        moves = {}
        for line in self.lines:
            match = CONFIRMED.match(line)
            if match:
                moves[int(match.group(1))] = (match.group(2), match.group(3))
        return moves


class Match:
    """A game that is killed again and again, and what is known about it."""

    LONG_ENOUGH = 45

    def __init__(self, tengen, folder):
        self.tengen = tengen
        self.state = tempfile.mkdtemp(dir=folder)
        self.save = os.path.join(self.state, "saved.sgf")
        self.copy = os.path.join(self.state, "recovered.sgf")
        self.known = []  # confirmed or recovered
        self.asked = set()

    def round(self, chance):
        """Recovers, checks, plays on, is killed."""
        game = Game(self.tengen, self.state,
                    ["--recover"] if self.known else ["--size", "9", "--no-recover"])
        script = [f"save {self.copy}"] if self.known else []
        for _ in range(60):
            script.append(chance.choice(points()) if chance.random() > 0.2 else f"save {self.save}")
        self.asked.update(script)
        death = time.monotonic() + chance.uniform(0.0, 0.2)
        for line in script:
            game.send(line + "\n")
            if time.monotonic() > death:
                break
        time.sleep(max(0.0, death - time.monotonic()))
        self.check(game, game.kill())

    def check(self, game, lines):
        if f"Saved as {self.copy}." in lines:
            self.check_recovered(moves_of(read(self.copy)))
        for number, move in game.confirmed().items():
            assert number <= len(self.known) + 1, f"move {number} came from nowhere"
            if number > len(self.known):
                self.known.append(move)
            assert self.known[number - 1] == move, f"move {number} was {self.known[number - 1]}"
        if os.path.exists(self.save):
            saved = read(self.save)
            assert saved.startswith("(;") and saved.rstrip().endswith(")"), f"torn: {saved!r}"

    def check_recovered(self, recovered):
        assert recovered[:len(self.known)] == self.known, \
            f"lost: {self.known} was confirmed and {recovered} came back"
        for _, name in recovered[len(self.known):]:
            assert name in self.asked, f"{name} was never played"
        self.known = recovered

    def end(self):
        """The last recovery, undisturbed."""
        if not self.known:
            return  # a game without a move is none to lose, and is not offered again
        game = Game(self.tengen, self.state, ["--recover"])
        lines = game.finish(f"save {self.copy}\n")
        assert game.process.returncode == 0, lines
        self.check_recovered(moves_of(read(self.copy)))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    tengen = os.path.abspath(sys.argv[1])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    chance = random.Random(2718)
    moves = 0
    with tempfile.TemporaryDirectory() as folder:
        match = Match(tengen, folder)
        for _ in range(kills):
            match.round(chance)
            if len(match.known) > Match.LONG_ENOUGH:
                match.end()
                moves += len(match.known)
                match = Match(tengen, folder)
        match.end()
        moves += len(match.known)
    print(f"{kills} kills, {moves} moves, none lost, no file torn")
    assert moves > kills, "the program was too slow to be killed while it plays"


if __name__ == "__main__":
    main()
