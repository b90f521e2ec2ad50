#!/usr/bin/env python3
"""`tengen library`: a library is made, searched, kept up with its files, damaged and mended."""
import json
import os
import shutil
import sqlite3
import subprocess
import unittest
import urllib.parse
import zipfile

from cli_kit import TENGEN, CommandLine, run

TWO = ("(;SZ[9]PB[Ann]PW[Bob]BR[3d]WR[1k]DT[2012-05-06]RE[B+R]EV[Club];B[cc];W[gg];B[cg])\n"
       "(;SZ[9]PB[Bob]PW[本因坊]DT[2015]RE[W+2.5];B[gc];W[cg];B[gg])\n")


class Library(CommandLine):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path("games"))
        self.file("games/two.sgf", TWO)
        self.home = self.path("library")

    def library(self, command, *arguments, exit_code=0):
        return self.json_lines("library", command, *arguments, "--library", self.home, "--json",
                               exit_code=exit_code)

    def add(self):
        (report,) = self.library("add", self.path("games"), "--quiet")
        return report

    def scan(self):
        (report,) = self.library("scan", "--quiet")
        return report

    def find(self, *arguments):
        (answer,) = self.library("find", *arguments)
        return answer

    def test_a_position_is_found_with_next_moves_and_examples(self):
        self.assertEqual(self.add()["games"], 2)
        answer = self.find("--position", self.path("games/two.sgf") + "@2")
        self.assertEqual((answer["games"], answer["hits"]), (2, 2))
        self.assertEqual(sum(move["games"] for move in answer["next"]), 2)
        self.assertEqual({move["color"] for move in answer["next"]}, {"black"})
        example = answer["examples"][0]
        self.assertEqual((example["white"], example["number"], example["move"]), ("本因坊", 2, 2))
        self.assertEqual(answer["years"], [{"year": 2012, "games": 1}, {"year": 2015, "games": 1}])

    def test_the_empty_board_is_in_every_game(self):
        self.add()
        answer = self.find("--position", self.path("games/two.sgf") + "@0")
        self.assertEqual(answer["games"], 2)
        self.assertEqual([(m["move"], m["games"], m["black_wins"], m["white_wins"])
                          for m in answer["next"]], [("G7", 2, 1, 1)])

    def test_names_dates_results_ranks_and_events_choose_games(self):
        self.add()
        for filters, games in [(["--player", "bob"], 2), (["--player", "本因"], 1), (["--black", "ann"], 1),
                               (["--white", "ann"], 0), (["--from", "2013"], 1), (["--to", "2012-05"], 1),
                               (["--from", "2010", "--to", "2020"], 2), (["--result", "B+"], 1),
                               (["--result", "W+2.5"], 1), (["--result", "W+R"], 0), (["--min-rank", "1k"], 1),
                               (["--event", "club"], 1), (["--size", "19"], 0),
                               (["--player", "ann", "--player", "bob"], 1)]:
            with self.subTest(filters=filters):
                self.assertEqual(self.find(*filters)["games"], games)
                self.assertEqual(len(self.library("list", *filters)), games)

    def test_a_date_that_is_a_range_is_found_in_all_of_it_and_shown_as_it_stands(self):
        self.file("games/old.sgf", "(;SZ[9]PB[Old]DT[1950-01~03];B[cc])(;SZ[9]PB[Long]DT[1846-07-21,22,23];B[cc])")
        self.add()
        for begin, end, games in (("1950-02", "1950-02", 1), ("1950-03", "1950-03", 1), ("1950-04", "1950-04", 0),
                                  ("1846-07-22", "1846-07-22", 1), ("1846-07-24", "1846-07-31", 0)):
            self.assertEqual(self.find("--from", begin, "--to", end)["games"], games, begin)
        self.assertEqual([game["date"] for game in self.library("list", "--to", "1960")],
                         ["1950-01~03", "1846-07-21,22,23"])

    def test_a_pattern_is_found_in_a_corner(self):
        self.add()
        corner = self.file("corner.txt", "+----\n|....\n|....\n|..X.\n|....\n")
        answer = self.find("--pattern", corner, "--same-colors")
        self.assertEqual((answer["games"], answer["hits"]), (2, 4))
        plain = self.file("plain.txt", "....\n....\n..X.\n....\n")
        self.assertEqual(self.find("--pattern", plain, "--where", "corner", "--same-colors")["hits"], 4)

    def test_a_pattern_that_is_none_is_refused_with_its_line(self):
        self.add()
        code, out, err = run("library", "find", "--pattern", self.file("p.txt", "..\n.Z\n"), "--library", self.home)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("line 2 has a sign that is none of", err)

    def test_a_scan_sees_new_changed_and_vanished_files(self):
        self.add()
        self.assertEqual(self.scan()["unchanged"], 1)
        self.file("games/more.sgf", "(;SZ[9]PB[Cho];B[ee])")
        self.assertEqual(self.scan()["games"], 1)
        self.file("games/more.sgf", "(;SZ[9]PB[Cho U];B[ee];W[ed])")
        report = self.scan()
        self.assertEqual((report["games"], report["removed"]), (1, 1))
        self.assertEqual(self.find("--player", "cho")["games"], 1)
        os.remove(self.path("games/more.sgf"))
        report = self.scan()
        self.assertEqual((report["gone"], report["removed"]), (1, 1))
        self.assertEqual(self.find("--player", "cho")["games"], 0)

    def test_games_of_a_folder_that_is_away_are_kept(self):
        self.add()
        os.rename(self.path("games"), self.path("away"))
        self.assertEqual(self.scan()["missing"], [self.path("games")])
        self.assertEqual(self.find()["games"], 2)

    def test_files_that_are_no_games_are_said_and_left_out(self):
        self.file("games/broken.sgf", "this is no game")
        self.file("games/chess.sgf", "(;GM[3];B[aa])")
        report = self.add()
        self.assertEqual(report["games"], 2)
        self.assertEqual(sorted(trouble["trouble"] for trouble in report["troubles"]),
                         ["no_game", "other_game"])
        self.assertEqual(self.scan()["troubles"], [])

    def test_records_of_other_programs_and_archives_are_read_and_opened_by_name(self):
        with zipfile.ZipFile(self.path("games/old.zip"), "w") as archive:
            archive.writestr("club/three.sgf", "(;SZ[9]PB[Cho];B[ee];W[ed])")
            archive.writestr("broken.sgf", "(;SZ[9];B[")
            archive.writestr("notes.txt", "nothing to see")
        self.assertEqual(self.add()["games"], 4)  # what is cut off is mended
        (game,) = self.library("list", "--player", "cho")
        self.assertEqual(game["file"], self.path("games/old.zip") + "!club/three.sgf")
        code, out, err = run("show", game["file"], "--at", "1")
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(self.find("--position", game["file"] + "@2")["games"], 1)
        code, out, err = run("show", self.path("games/old.zip") + "!club/four.sgf")
        self.assertEqual(code, 1)
        self.assertIn("!club/four.sgf: ", err)

    def test_game_files_are_never_written_to(self):
        before = os.stat(self.path("games/two.sgf")).st_mtime_ns
        self.add()
        self.scan()
        self.assertEqual(os.stat(self.path("games/two.sgf")).st_mtime_ns, before)
        self.assertEqual(self.content("games/two.sgf").decode(), TWO)

    def test_duplicates_are_listed_and_kept(self):
        self.file("games/again.sgf", "(;SZ[9]PB[A.];B[cg];W[gc];B[cc])(;SZ[9];B[ee])")
        self.assertEqual(self.add()["games"], 4)
        (group,) = self.library("list", "--duplicates")
        self.assertEqual(len(group["games"]), 3)  # one game, turned twice
        (stats,) = self.library("stats")
        self.assertEqual((stats["games"], stats["duplicates"]), (4, 2))

    def test_without_a_library_it_says_how_to_make_one(self):
        code, out, err = run("library", "find", "--library", self.home)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is no library yet", err)

    def test_what_means_nothing_is_wrong_usage(self):
        self.add()
        for arguments in (["find", "--next", "black"], ["find", "--moves", "1-2"],
                          ["find", "--same-colors"], ["find", "--game", "2"],
                          ["find", "--pattern", "corner.txt", "--game", "2"], ["tag", ""], ["tag", " "]):
            code, out, err = run("library", *arguments, "--library", self.home)
            self.assertEqual((code, out), (2, ""), arguments)
            self.assertIn("--help", err)

    def test_a_lost_table_of_the_catalogue_is_said_and_mended(self):
        self.add()
        with sqlite3.connect(os.path.join(self.home, "catalogue.db")) as catalogue:
            catalogue.execute("DROP TABLE games")
        catalogue.close()
        code, out, err = run("library", "list", "--library", self.home)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("check --repair", err)
        self.library("check", exit_code=1)
        self.library("check", "--repair")
        self.assertEqual(len(self.library("list")), 2)

    def segments(self):
        return [os.path.join(self.home, name) for name in os.listdir(self.home) if name.endswith(".seg")]

    def damage(self, path, place):
        with open(path, "r+b") as file:
            file.seek(place)
            byte = file.read(1)
            file.seek(place)
            file.write(bytes([byte[0] ^ 255]))

    def test_a_damaged_index_is_said_and_made_anew(self):
        self.add()
        (segment,) = self.segments()
        self.damage(segment, 9)
        code, out, err = run("library", "find", "--library", self.home, "--json")
        self.assertEqual((code, json.loads(out)["games"]), (1, 0))
        self.assertIn("2 games cannot be searched", err)
        self.assertEqual(self.scan()["games"], 2)
        self.assertEqual(self.find()["games"], 2)

    def test_damage_inside_the_index_is_found_by_a_check(self):
        self.add()
        (segment,) = self.segments()
        self.damage(segment, os.path.getsize(segment) - 100)
        (report,) = self.library("check", exit_code=1)
        self.assertEqual(report["damaged_parts"], 1)
        self.library("check", "--repair")
        (report,) = self.library("check")
        self.assertEqual((report["damaged_parts"], report["games"]), (0, 2))

    def test_damage_inside_the_index_is_said_by_a_search_that_meets_it(self):
        self.add()
        (segment,) = self.segments()
        self.damage(segment, 512)
        code, out, err = run("library", "find", "--position", self.path("games/two.sgf@1"), "--library", self.home)
        self.assertEqual(code, 1)
        self.assertIn("the library is damaged; `tengen library check --repair` mends it", err)
        self.library("check", "--repair")
        self.assertEqual(self.find("--position", self.path("games/two.sgf@1"))["games"], 2)

    def test_a_repair_names_what_it_could_not_read(self):
        self.file("games/broken.sgf", "this is no game")
        os.mkdir(self.path("away"))
        self.file("away/one.sgf", TWO)
        self.library("add", self.path("games"), self.path("away"))
        os.rename(self.path("away"), self.path("elsewhere"))
        with open(os.path.join(self.home, "catalogue.db"), "wb") as file:
            file.write(b"no database " * 1000)
        code, out, err = run("library", "check", "--repair", "--library", self.home, "--json")
        self.assertEqual((code, json.loads(out)["games"]), (0, 2))
        self.assertIn("broken.sgf: there is no game in this file", err)
        self.assertIn(self.path("away") + ": it is not there now; `tengen library scan`", err)
        os.rename(self.path("elsewhere"), self.path("away"))
        self.assertEqual(self.scan()["games"], 2)

    def test_games_of_a_damaged_part_whose_folder_is_away_are_missed_until_it_is_back(self):
        os.mkdir(self.path("away"))
        self.file("away/three.sgf", TWO + TWO)
        self.add()
        self.library("add", self.path("away"))
        (part,) = [name for name in self.segments() if "games-3-4" in name]
        os.truncate(part, 5000)
        os.rename(self.path("away"), self.path("elsewhere"))
        code, out, err = run("library", "check", "--repair", "--library", self.home, "--json")
        self.assertEqual((code, json.loads(out)["unsearched"]), (1, 4))
        self.assertIn("4 games cannot be searched", err)
        self.assertNotIn("its games are kept", err)
        for command in ("check", "stats", "find", "scan"):
            code, out, err = run("library", command, "--library", self.home)
            self.assertEqual((command, code), (command, 1))
            self.assertIn("4 games cannot be searched", out + err)
        self.assertEqual(self.library("check", exit_code=1)[0]["unsearched"], 4)
        os.rename(self.path("elsewhere"), self.path("away"))
        self.assertEqual(self.scan()["games"], 4)
        self.assertEqual(self.find()["games"], 6)
        self.library("check")

    def test_a_damaged_catalogue_loses_neither_sources_nor_tags(self):
        self.add()
        self.library("tag", "favourite", "--player", "ann")
        with open(os.path.join(self.home, "catalogue.db"), "wb") as file:
            file.write(b"no database " * 1000)
        code, out, err = run("library", "stats", "--library", self.home)
        self.assertEqual(code, 1)
        self.assertIn("check --repair", err)
        self.library("check", "--repair")
        self.assertEqual(self.find()["games"], 2)
        self.assertEqual(self.find("--tag", "favourite")["games"], 1)

    def test_an_empty_or_missing_catalogue_loses_neither_sources_nor_tags(self):
        for is_there in (True, False):
            with self.subTest(is_there=is_there):
                self.add()
                self.library("tag", "favourite", "--player", "ann")
                kept = self.content("library/kept.txt")
                for name in os.listdir(self.home):
                    if name.startswith("catalogue.db"):
                        os.remove(os.path.join(self.home, name))
                if is_there:
                    self.file("library/catalogue.db", "")
                (report,) = self.library("check", exit_code=1)
                self.assertNotEqual(report["catalogue"], "")
                self.library("check", "--repair")
                self.assertEqual(self.find("--tag", "favourite")["games"], 1)
                self.assertEqual(self.content("library/kept.txt"), kept)

    def test_random_bytes_in_the_catalogue_are_told_by_every_command(self):
        for i in range(300):
            self.file(f"games/{i}.sgf", f"(;SZ[9]PB[Player {i}]EV[{'long name ' * 10}{i}];B[cc])")
        self.add()
        catalogue = os.path.join(self.home, "catalogue.db")
        with open(catalogue, "r+b") as file:
            for page in range(4, os.path.getsize(catalogue) // 4096):
                file.seek(page * 4096)
                file.write(os.urandom(4096))
        for command in (["stats"], ["list"], ["find", "--player", "1"]):
            with self.subTest(command=command):
                code, out, err = run("library", *command, "--library", self.home)
                self.assertEqual(code, 1)
                self.assertIn("check --repair", err)

    def test_a_folder_is_removed_and_its_files_and_tags_stay(self):
        self.add()
        self.library("tag", "favourite", "--player", "ann")
        self.assertEqual(self.library("remove", self.path("games")), [{"removed": 2}])
        self.assertEqual(self.find()["games"], 0)
        self.assertEqual(self.scan()["games"], 0)
        self.assertEqual(self.content("games/two.sgf").decode(), TWO)
        code, out, err = run("library", "remove", self.path("games"), "--library", self.home)
        self.assertEqual(code, 1)
        self.assertIn("it was not added to this library", err)
        self.add()
        self.assertEqual(self.find("--tag", "favourite")["games"], 1)

    def test_what_makes_no_sense_is_refused(self):
        self.add()
        for command in (["list", "--from", "2024-13"], ["list", "--to", "2023-02-29"],
                        ["list", "--result", "B+-3"], ["list", "--limit", "-5"], ["find", "--limit", "-5"],
                        ["list", "--from", "2020", "--to", "2010"]):
            with self.subTest(command=command):
                code, out, err = run("library", *command, "--library", self.home)
                self.assertEqual((code, out), (2, ""))
                self.assertNotEqual(err, "")
        code, out, err = run("library", "find", "--position", self.path("games/two.sgf") + "@-1",
                             "--library", self.home)
        self.assertEqual((code, out), (1, ""))
        code, out, err = run("library", "add", "/dev/zero", "--library", self.home)
        self.assertEqual((code, out), (1, ""))
        self.assertIn("neither a file nor a folder", err)

    def test_a_tag_survives_a_renamed_file(self):
        self.add()
        self.library("tag", "favourite", "--player", "ann")
        shutil.move(self.path("games/two.sgf"), self.path("games/renamed.sgf"))
        self.scan()
        self.assertEqual(self.find("--tag", "favourite")["examples"][0]["black"], "Ann")
        self.library("tag", "favourite", "--player", "ann", "--remove")
        self.assertEqual(self.find("--tag", "favourite")["games"], 0)

    def test_tags_are_counted_by_the_games_that_have_them(self):
        self.add()
        self.library("tag", "favourite", "--player", "bob")
        self.assertEqual(self.library("tag", "--remove", "neverused"), [{"games": 0}])
        os.remove(self.path("games/two.sgf"))
        self.file("games/one.sgf", TWO.splitlines()[0])
        self.scan()
        self.assertEqual(self.library("stats")[0]["tags"], [{"tag": "favourite", "games": 1}])

    def test_a_name_without_a_letter_is_wrong_usage(self):
        self.add()
        for option in ("--player", "--black", "--white", "--event", "--tag"):
            for name in ("", " "):
                code, out, err = run("library", "find", option, name, "--library", self.home)
                self.assertEqual((code, out), (2, ""), option)

    def test_files_that_cannot_be_read_are_said_by_the_exit_code_and_not_counted(self):
        if os.geteuid() == 0:
            os.symlink("/proc/self/mem", self.path("games/closed.sgf"))  # root may read all else
        else:
            os.chmod(self.file("games/closed.sgf", TWO), 0)
        (report,) = self.library("add", self.path("games"), exit_code=1)
        self.assertEqual((report["games"], report["files"]), (2, 1))
        self.library("scan", exit_code=1)

    def test_a_file_whose_name_is_no_text_is_listed_so_that_it_can_be_opened(self):
        name = os.fsencode(self.path("games/")) + b"bad\xff\xfe.sgf"
        with open(name, "wb") as file:
            file.write(b"(;SZ[9]PB[Bad Name];B[cc])")
        self.add()
        listed = subprocess.run([TENGEN, "library", "list", "--player", "bad name", "--library", self.home],
                                capture_output=True, check=True).stdout
        self.assertIn(name, listed)
        (game,) = self.library("list", "--player", "bad name")
        self.assertTrue(game["file_url"].startswith("file:///"))
        self.assertEqual(urllib.parse.unquote_to_bytes(game["file_url"])[len(b"file://"):], name)
        self.assertNotIn("file_url", self.library("list", "--player", "ann")[0])

    def test_names_of_one_player_are_joined_listed_and_separated(self):
        self.add()
        self.assertEqual(self.library("same"), [])
        self.library("same", "Ann", "本因坊")
        self.assertEqual(self.find("--player", "ann")["games"], 2)
        self.assertEqual(self.library("same"), [{"name": "Ann", "other": "本因坊"}])
        self.assertEqual(run("library", "same", "--library", self.home), (0, "Ann = 本因坊\n", ""))
        self.library("same", "--remove", "本因坊")
        self.assertEqual(self.find("--player", "ann")["games"], 1)
        self.assertEqual(self.library("same"), [])
        self.assertNotIn(b"same", self.content("library/kept.txt"))
        for arguments in (["Ann", "Nobody"], ["Nobody", "Ann"], ["--remove", "Ann"]):
            code, out, err = run("library", "same", *arguments, "--library", self.home)
            self.assertEqual((code, out), (1, ""), arguments)
            self.assertNotEqual(err, "")
        self.assertEqual(run("library", "same", "Ann", "--library", self.home)[0], 2)
        self.assertEqual(self.library("same"), [])

    def test_a_lost_or_garbled_copy_of_what_people_said_is_found_and_written_again(self):
        self.add()
        self.library("tag", "favourite", "--player", "ann")
        kept = self.content("library/kept.txt")
        for garbage in (None, b"", b"\x00garbage\n", kept + b"garbage\n"):
            with self.subTest(garbage=garbage):
                if garbage is None:
                    os.remove(self.path("library/kept.txt"))
                else:
                    self.file("library/kept.txt", garbage)
                (report,) = self.library("check", exit_code=1)
                self.assertEqual((report["kept"], report["catalogue"]), (False, None))
                code, out, err = run("library", "check", "--library", self.home)
                self.assertEqual(code, 1)
                self.assertIn("kept.txt", out)
                self.library("check", "--repair")
                self.assertEqual(self.content("library/kept.txt"), kept)
                (report,) = self.library("check")
                self.assertTrue(report["kept"])

    def test_all_games_are_listed_for_programs_and_none_is_said_for_people(self):
        self.file("games/many.sgf", "".join(f"(;SZ[9]PB[Many {i}];B[cc])" for i in range(150)))
        self.add()
        self.assertEqual(len(self.library("list")), 152)
        self.assertEqual(len(self.library("list", "--limit", "5")), 5)
        out = run("library", "list", "--library", self.home)[1]
        self.assertIn("and 52 other games\n", out)
        self.assertEqual(run("library", "list", "--player", "nobody", "--library", self.home),
                         (0, "0 games\n", ""))
        self.assertEqual(self.library("list", "--player", "nobody"), [])

    def test_a_file_without_a_game_is_not_kept_as_a_source(self):
        self.add()
        notes = self.file("notes.sh", "#!/bin/sh\necho hello\n")
        code, out, err = run("library", "add", notes, "--library", self.home)
        self.assertEqual(code, 1)
        self.assertIn("there is no game in this file", err)
        self.assertEqual(self.library("stats")[0]["sources"], [self.path("games")])
        good = self.file("good.sgf", "(;SZ[9]PB[Good];B[cc])")
        self.library("add", notes, good)
        self.assertEqual(self.library("stats")[0]["sources"], [self.path("games"), good])
        self.library("add", self.path("games"))

    def test_a_hit_in_a_variation_says_how_to_get_there(self):
        self.add()
        path = self.file("games/tree.sgf", "(;SZ[9]PB[Tree];B[cc](;W[dd];B[ee])(;W[gg](;B[hh])(;B[aa];W[ha])))")
        self.scan()
        board = self.file("board.sgf", "(;SZ[9]AB[cc][aa]AW[gg][ha])")
        (example,) = self.find("--position", board)["examples"]
        self.assertEqual((example["move"], example["variation"]), (4, "1.1"))
        self.assertIn("move 4 of variation 1.1\n",
                      run("library", "find", "--position", board, "--library", self.home)[1])
        shown = run("show", path, "--variation", "1.1", "--at", "4")[1]
        self.assertIn("Move 4: White H9", shown)
        example = self.find("--position", self.path("games/two.sgf") + "@2")["examples"][0]
        self.assertIsNone(example["variation"])

    def test_a_library_nobody_can_write_to_is_searched_and_not_changed(self):
        self.add()
        os.chmod(self.home, 0o555)
        self.addCleanup(os.chmod, self.home, 0o755)
        self.assertEqual(self.find("--player", "ann")["games"], 1)


if __name__ == "__main__":
    unittest.main()
