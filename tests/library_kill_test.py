#!/usr/bin/env python3
"""Kills `tengen library` at random moments of imports and searches, and asks for everything back.

library_kill_test.py TENGEN [KILLS]

Each round changes some files, imports or searches, and is killed (SIGKILL) at a random moment. What is
left must be whole (`check` finds nothing), searchable, hold no game twice, and still have games of every file
it had and that is still there, as it was or as it is; the next scan must bring exactly the games that the files have. The game files must never be written to.
"""
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import zipfile

TENGEN = os.path.abspath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 8


def game(number):
    moves = "".join(f";{'BW'[i % 2]}[{random.choice('abcdefghi')}{random.choice('abcdefghi')}]" for i in range(40))
    return f"(;SZ[9]PB[Game {number}]PW[White]DT[2020]RE[B+R]{moves})\n"


class Folder:
    def __init__(self, path):
        self.path = path
        self.games = {}  # by file name
        self.next = 0
        os.mkdir(path)

    def text(self, count):
        games = [game(number) for number in range(self.next, self.next + count)]
        self.next += count
        return "".join(games)

    def write(self, name, count):
        path = os.path.join(self.path, name)
        if name.endswith(".zip"):
            with zipfile.ZipFile(path, "w") as archive:
                for number in range(count):
                    archive.writestr(f"{number}.sgf", self.text(1))
        else:
            with open(path, "w") as file:
                file.write(self.text(count))
        self.games[name] = count

    def change(self):
        for _ in range(4):
            number = random.randrange(30)
            name = f"{number}.{'zip' if number % 5 == 0 else 'sgf'}"
            if random.random() < 0.2 and name in self.games:
                os.remove(os.path.join(self.path, name))
                del self.games[name]
            else:
                self.write(name, random.randrange(1, 300))

    def count(self):
        return sum(self.games.values())

    def digest(self):
        content = hashlib.sha256()
        for name in sorted(self.games):
            with open(os.path.join(self.path, name), "rb") as file:
                content.update(file.read())
        return content.hexdigest()


def library(home, *arguments):
    done = subprocess.run([TENGEN, "library", *arguments, "--library", home, "--json"], capture_output=True,
                          text=True, timeout=120)
    if done.returncode != 0:
        sys.exit(f"tengen library {arguments}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def killed(home, *arguments, after):
    process = subprocess.Popen([TENGEN, "library", *arguments, "--library", home], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    try:
        process.wait(timeout=after)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def verify(home):
    """Whole, and no game twice. The files it has games of."""
    checked = subprocess.run([TENGEN, "library", "check", "--library", home], capture_output=True, text=True, timeout=120)
    if "there is no library yet" in checked.stderr:
        return set()
    if checked.returncode != 0:
        sys.exit(f"check: {checked.stdout}{checked.stderr}")
    games = library(home, "find", "--limit", "100000")["examples"]
    places = {(game["file"], game["number"]) for game in games}
    if len(places) != len(games):
        sys.exit(f"{len(games)} games, but only {len(places)} places in files")
    return {game["file"].split("!")[0] for game in games}


def main():
    random.seed(int(os.environ.get("SEED", "1")))
    with tempfile.TemporaryDirectory() as top:
        home = os.path.join(top, "library")
        folder = Folder(os.path.join(top, "games"))
        folder.write("large.sgf", 4000)
        start = time.time()
        library(os.path.join(top, "trial"), "add", folder.path, "--quiet")
        whole = time.time() - start
        files = set()
        for kill in range(KILLS):
            folder.change()
            digest = folder.digest()
            if kill % 3 == 2:
                killed(home, "find", "--position", os.path.join(folder.path, "large.sgf") + "@1",
                       after=random.uniform(0, whole / 4))
            else:
                killed(home, "add", folder.path, "--quiet", after=random.uniform(0, whole * 1.1))
            had, files = files, verify(home)
            lost = {file for file in had - files if os.path.exists(file)}
            if lost:
                sys.exit(f"after kill {kill}: no game any more of {lost}")
            if folder.digest() != digest:
                sys.exit("a game file was written to")
            if kill % 4 == 3:
                library(home, "add", folder.path, "--quiet")
                found = library(home, "find")["games"]
                if found != folder.count():
                    sys.exit(f"after kill {kill}: {found} games, not {folder.count()}")
                files = verify(home)
        library(home, "add", folder.path, "--quiet")
        found = library(home, "find")["games"]
        if found != folder.count():
            sys.exit(f"{found} games, not {folder.count()}")
    print(f"{KILLS} kills, {found} games, nothing lost")


if __name__ == "__main__":
    main()
