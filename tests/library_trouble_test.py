#!/usr/bin/env python3
"""A library on bad days: a folder full of files that are no games, a full disk, a disk nobody can write to.

library_trouble_test.py TENGEN [unittest arguments]

TENGEN_LIBRARY_FILES says how many files the folder has (400; 100000 for the long version). The full and the
read-only disk need root, who alone may mount one, and are skipped without.
"""
import contextlib
import json
import os
import random
import shutil
import sqlite3
import subprocess
import unittest

from cli_kit import TENGEN, CommandLine

FILES = int(os.environ.get("TENGEN_LIBRARY_FILES", "400"))


def game(number):
    moves = "".join(f";{'BW'[i % 2]}[{random.choice('abcdefghi')}{random.choice('abcdefghi')}]" for i in range(30))
    return f"(;SZ[9]PB[Player {number}]PW[White]DT[2020]RE[B+R]{moves})\n".encode()


# What a file holds, how many games that is, and what is said about it.
def good(number):
    return ".sgf", game(number), 1, None


def two(number):
    return ".SGF", game(number) + game(number), 2, None


def cut_off(number):
    return ".sgf", game(number)[:100], 1, None


def empty(_):
    return ".sgf", b"", 0, "no_game"


def junk(number):
    return ".sgf", random.Random(number).randbytes(3000).replace(b"(", b"-"), 0, "no_game"


def prose(_):
    return ".sgf", "Once upon a time there was no game.\n".encode() * 20, 0, "no_game"


def chess(_):
    return ".sgf", b"(;GM[3];B[aa])", 0, "other_game"



def no_zip(_):
    return ".zip", b"PK\x03\x04 and then nothing", 0, "no_game"


def picture(_):
    return ".png", b"\x89PNG", 0, None


KINDS = [good] * 12 + [two, cut_off, empty, junk, prose, chess, no_zip, picture]


class Trouble(CommandLine):
    def library(self, *arguments, exit_code=0, prefix=()):
        done = subprocess.run([*prefix, TENGEN, "library", *arguments, "--library", self.home, "--json"],
                              capture_output=True, timeout=600)
        self.assertEqual(done.returncode, exit_code, done.stderr.decode(errors="replace")[:2000])
        self.errors = done.stderr.decode(errors="replace")
        return [json.loads(line) for line in done.stdout.splitlines()]

    def setUp(self):
        super().setUp()
        random.seed(1)
        self.home = self.path("library")
        os.mkdir(self.path("games"))

    def mount(self, options):
        if os.geteuid() != 0:
            self.skipTest("only root may mount a disk")
        os.mkdir(self.path("disk"))
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", self.path("disk")],
                                 capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("this machine lets nobody mount a disk")
        self.addCleanup(subprocess.run, ["umount", self.path("disk")])
        self.home = self.path("disk/library")

    def remount(self, options):
        subprocess.run(["mount", "-o", "remount," + options, self.path("disk")], check=True)


class BrokenFiles(Trouble):
    def test_every_game_is_found_among_them_and_each_broken_file_is_said(self):
        games, troubles, read = 0, {}, 0
        for number in range(FILES):
            extension, content, count, trouble = random.choice(KINDS)(number)
            folder = self.path(f"games/{number // 1000}")
            os.makedirs(folder, exist_ok=True)
            path = os.path.join(folder, f"{number}{extension}")
            with open(path, "wb") as file:
                file.write(content)
            games += count
            read += extension != ".png"
            if trouble:
                troubles[path] = trouble
        os.symlink(self.path("games"), self.path("games/round-and-round"))
        os.mkdir(self.path("games/folder.sgf"))
        (report,) = self.library("add", self.path("games"))
        self.assertEqual(report["games"], games)
        self.assertEqual(report["files"], read)
        self.assertEqual({trouble["file"]: trouble["trouble"] for trouble in report["troubles"]}, troubles)
        self.assertEqual(self.errors.count("\n"), len(troubles))
        (report,) = self.library("scan")
        self.assertEqual((report["games"], report["unchanged"], report["troubles"]), (0, read, []))
        (answer,) = self.library("find")
        self.assertEqual(answer["games"], games)
        (check,) = self.library("check")
        self.assertEqual(check["games"], games)

    def test_names_in_any_bytes_are_no_hindrance(self):
        names = [b"\xff\xfe.sgf", b"new\nline.sgf", b"quote\".sgf", "囲碁.sgf".encode(), b"it is!mine.sgf"]
        for name in names:
            with open(os.path.join(self.path("games").encode(), name), "wb") as file:
                file.write(game(1))
        (report,) = self.library("add", self.path("games"))
        self.assertEqual(report["games"], len(names))
        self.assertEqual(len(self.library("list")), len(names))
        (answer,) = self.library("find")
        self.assertEqual(len(answer["examples"]), len(names))

    def test_files_that_come_and_go_while_it_reads(self):
        for number in range(60):
            self.file(f"games/{number}.sgf", (game(number) * 20).decode())
        importing = subprocess.Popen([TENGEN, "library", "add", self.path("games"), "--library", self.home],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for number in range(0, 60, 2):
            os.remove(self.path(f"games/{number}.sgf"))
        self.assertEqual(importing.wait(timeout=60), 0)
        self.library("scan")
        (answer,) = self.library("find")
        self.assertEqual(answer["games"], 600)


class Disks(Trouble):
    def write(self, games, first=0):
        for number in range(first // 500, games // 500):
            self.file(f"games/{number}.sgf", "".join(game(i).decode() for i in range(500)))

    def test_a_full_disk_is_said_and_what_was_there_before_stays(self):
        self.mount("size=3m")
        self.write(500)
        self.assertEqual(self.library("add", self.path("games"))[0]["games"], 500)
        self.write(10000, first=500)
        self.library("scan", exit_code=1)
        self.assertIn("the disk is full", self.errors)
        (check,) = self.library("check")
        kept = check["games"]
        self.assertGreaterEqual(kept, 500)
        self.assertEqual(self.library("find")[0]["games"], kept)
        self.remount("size=60m")
        self.library("scan")
        self.assertEqual(self.library("find")[0]["games"], 10000)
        self.library("check")

    def test_on_a_full_disk_a_changed_file_keeps_its_old_games(self):
        self.mount("size=8m")
        self.write(500)
        self.library("add", self.path("games"))
        self.fill()
        # Room for a few rows, and none for a part of the index.
        os.truncate(self.path("disk/fill"), os.path.getsize(self.path("disk/fill")) - 200_000)
        self.file("games/0.sgf", "".join(game(i).decode() for i in range(700)))
        self.library("scan", exit_code=1)
        self.assertIn("the disk is full", self.errors)
        self.assertEqual(self.library("find")[0]["games"], 500)
        os.remove(self.path("disk/fill"))
        self.assertEqual(self.library("scan")[0]["removed"], 500)
        self.assertEqual(self.library("find")[0]["games"], 700)
        self.library("check")

    def test_a_disk_that_is_full_at_once_is_said(self):
        self.mount("size=8k")
        self.write(500)
        self.library("add", self.path("games"), exit_code=1)
        self.assertIn("the disk is full", self.errors)

    def fill(self):
        with open(self.path("disk/fill"), "wb") as file:
            with self.assertRaises(OSError):
                while True:
                    file.write(bytes(4096))
                    file.flush()
            with contextlib.suppress(OSError):
                file.close()

    def test_a_library_on_a_disk_that_is_full_is_searched_and_said(self):
        self.mount("size=8m")
        self.write(500)
        self.library("add", self.path("games"))
        self.fill()
        self.assertEqual(len(self.library("list", "--limit", "600")), 500)
        self.assertIn("the disk is full", self.errors)
        self.assertEqual(self.library("find")[0]["games"], 500)
        self.assertIn("the disk is full", self.errors)
        self.assertEqual(self.library("stats")[0]["games"], 500)
        self.assertEqual(self.library("check")[0]["catalogue"], None)
        self.library("scan", exit_code=1)
        os.remove(self.path("disk/fill"))
        self.assertEqual(self.library("find")[0]["games"], 500)
        self.assertEqual(self.errors, "")

    def test_on_a_full_disk_it_is_known_too_what_a_killed_program_left_in_the_log(self):
        self.mount("size=8m")
        self.write(500)
        self.library("add", self.path("games"))
        catalogue, aside = os.path.join(self.home, "catalogue.db"), self.path("aside.db")
        # What is there while a writer is at it is what a killed one leaves.
        with contextlib.closing(sqlite3.connect(catalogue)) as writer:
            writer.execute("INSERT INTO tags VALUES(1, 'late')")
            writer.commit()
            shutil.copy(catalogue, aside)
            shutil.copy(catalogue + "-wal", aside + "-wal")
        shutil.copy(aside, catalogue)
        shutil.copy(aside + "-wal", catalogue + "-wal")
        self.fill()
        self.assertEqual(self.library("stats")[0]["tags"], [{"tag": "late", "games": 0}])
        os.remove(self.path("disk/fill"))
        self.assertEqual(self.library("stats")[0]["tags"], [{"tag": "late", "games": 0}])

    def test_a_disk_nobody_can_write_to_is_searched_and_said(self):
        self.mount("size=30m")
        self.write(500)
        self.library("add", self.path("games"))
        self.remount("ro")
        self.addCleanup(self.remount, "rw")
        self.assertEqual(self.library("find")[0]["games"], 500)
        self.library("check")
        self.library("scan", exit_code=1)
        self.assertIn("cannot be written", self.errors)

    def nobody(self):
        """What lets a command run as somebody who may not read everything."""
        if os.geteuid() != 0:
            self.skipTest("only root may act as somebody else")
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        if subprocess.run([*nobody, TENGEN, "--version"], capture_output=True).returncode != 0:
            self.skipTest("nobody cannot start the program")
        os.chmod(os.path.dirname(self.home), 0o755)
        return nobody

    def test_a_repair_names_a_folder_that_cannot_be_read_and_keeps_its_games(self):
        nobody = self.nobody()
        os.mkdir(self.home)
        os.chown(self.home, 65534, 65534)
        for folder in "closed", "open":
            os.mkdir(self.path(folder))
            self.file(folder + "/game.sgf", game(1))
            self.library("add", self.path(folder), prefix=nobody)  # a part of the index for each
        os.chmod(self.path("closed"), 0)
        (part,) = [name for name in os.listdir(self.home) if name.startswith("games-2-")]
        with open(os.path.join(self.home, part), "r+b") as file:
            file.write(b"damaged!")
        self.library("check", exit_code=1, prefix=nobody)
        (report,) = self.library("check", "--repair", prefix=nobody)
        self.assertIn(self.path("closed") + ": Permission denied", self.errors)
        self.assertEqual(report["games"], 1)
        self.assertEqual(self.library("check", prefix=nobody)[0]["games"], 2)

    def test_a_library_of_somebody_else_is_searched_and_said(self):
        nobody = self.nobody()
        self.write(500)
        self.library("add", self.path("games"))
        self.assertEqual(self.library("find", prefix=nobody)[0]["games"], 500)
        self.library("scan", exit_code=1, prefix=nobody)
        self.assertIn("cannot be written", self.errors)
        self.assertEqual(self.library("find")[0]["games"], 500)
        os.chmod(os.path.join(self.home, "catalogue.db"), 0o600)
        for hidden in self.home, os.path.dirname(self.home):
            self.library("find", exit_code=1, prefix=nobody)
            self.assertIn("Permission denied", self.errors, "nobody says that there is no library")
            os.chmod(hidden, 0o700)


if __name__ == "__main__":
    unittest.main()
