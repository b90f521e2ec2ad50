#!/usr/bin/env python3
"""Kills `tengen review --quick --save` in the middle of a folder, again and again.

review_kill_test.py TENGEN [FOLDER]

Made up are 100 games, which a network without weights reviews. Of a folder the first 100 games are
copied that have no variations and no damage (a review leaves those byte for byte), and the network that came
with the program reviews them. Each round goes on where the one before was killed (SIGKILL) at a random moment.
Whatever the moment, every file must be the game that it was, with as much of a review as there was before or
more, and a game whose review was saved is not reviewed again.
"""
import glob
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

GAMES = 100
MOST_ROUNDS = 1000
RECORD = re.compile(rb"TGR(?:\[[^]]*\])+|SBKV\[[^]]*\]")
EVALUATION = re.compile(rb"\[1 [0-9a-f]{4} [bw] [^]]*\]")
TOLD = re.compile(r"\d+ of \d+: (.*), (reviewed in|reviewed before)")


def made_up(chance):
    points = [x + y for x in "abcdefghi" for y in "abcdefghi"]
    chance.shuffle(points)
    moves = "".join(f";{'BW'[i % 2]}[{point}]" for i, point in enumerate(points[:30]))
    return f"(;FF[4]GM[1]SZ[9]{moves})".encode()


def read(path):
    with open(path, "rb") as file:
        return file.read()


def games_in(folder, tengen):
    """Records that are damaged are written anew: which are not is seen when nobody disturbs."""
    games = {}
    with tempfile.TemporaryDirectory() as passing:
        for file in sorted(glob.glob(os.path.join(folder, "**", "*.sgf"), recursive=True)):
            text, copy = read(file), os.path.join(passing, "copy.sgf")
            shutil.copy(file, copy)
            command = [tengen, "review", "--quick", "--save", "--quiet", "--engine", fake_engine(tengen), copy]
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if text.count(b"(") == 1 and RECORD.sub(b"", read(copy)) == text != read(copy):
                games[f"{len(games):03}-{os.path.basename(file)}"] = text
            if len(games) == GAMES:
                break
    return games


def fake_engine(tengen):
    return f"{shlex.quote(tengen)} gtp --net fake --threads 1"


class Folder:
    """Games, what they were, and what the rounds before left of them."""

    def __init__(self, path, games):
        self.path = path
        self.games = games
        self.files = dict(games)
        for name, text in games.items():
            with open(os.path.join(path, name), "wb") as file:
                file.write(text)

    def is_reviewed(self, name):
        positions = 1 + len(re.findall(rb"[;\s\]][BW]\[", self.games[name]))
        return len(EVALUATION.findall(self.files[name])) >= positions

    def check(self, told):
        """True if anything has changed since the last check."""
        before, reviewed = self.files, {name for name in self.games if self.is_reviewed(name)}
        self.files = {}
        for name, text in self.games.items():
            self.files[name] = read(os.path.join(self.path, name))
            assert RECORD.sub(b"", self.files[name]) == text, f"{name} was damaged"
            known = len(EVALUATION.findall(before[name]))
            assert len(EVALUATION.findall(self.files[name])) >= known, f"{name} has lost of its review"
        for name in reviewed:
            assert self.files[name] == before[name], f"{name} was written again"
            assert told.get(name) != "reviewed in", f"{name} was reviewed twice"
        return self.files != before


def review(command, folder, patience):
    """What was told of each file, and whether it came to its end."""
    process = subprocess.Popen([*command, folder.path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        _, told = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        process.kill()
        _, told = process.communicate()
    told = {os.path.basename(found[1]): found[2] for found in map(TOLD.match, told.splitlines()) if found}
    return told, process.returncode == 0


def main():
    tengen = os.path.abspath(sys.argv[1])
    chance = random.Random(5)
    command = [tengen, "review", "--quick", "--save"]
    if len(sys.argv) > 2:
        games = games_in(sys.argv[2], tengen)
    else:
        games = {f"{i:02}.sgf": made_up(chance) for i in range(GAMES)}
        command += ["--engine", fake_engine(tengen)]
    patience = 0.1  # seconds; grows where nothing gets done in so short a life
    with tempfile.TemporaryDirectory() as path:
        folder = Folder(path, games)
        for kills in range(MOST_ROUNDS):
            told, is_done = review(command, folder, chance.uniform(0.2, 1.2) * patience)
            if not folder.check(told) and not is_done:
                patience *= 1.5
            if is_done:
                break
        assert is_done, f"{MOST_ROUNDS} rounds were not enough"
        assert all(map(folder.is_reviewed, games)), "a game was left out"
        # A file that is being written when the program dies may stay beside them.
        left = set(os.listdir(path)) - set(games)
        assert len(left) <= kills, left
        subprocess.run([tengen, "review", "--strip", path], check=True)
        for name, text in games.items():
            assert read(os.path.join(path, name)) == text, f"{name} is not what it was"
    assert kills > 1, "the program was too fast to be killed"
    print(f"{len(games)} games, {kills} kills, none reviewed twice, no file damaged")


if __name__ == "__main__":
    main()
