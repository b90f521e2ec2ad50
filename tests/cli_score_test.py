#!/usr/bin/env python3
"""`tengen score`: counting finished games, in words and in JSON."""
import unittest
import unittest.mock

from cli_kit import CommandLine, WALLS, run


class Score(CommandLine):
    def score(self, *arguments, sgf=WALLS):
        return self.json("score", self.file("a.sgf", sgf), "--json", *arguments)

    def test_counts_by_area(self):
        answer = self.score("--scoring", "area")
        self.assertEqual(answer, {
            "file": self.path("a.sgf"), "rules": "japanese", "scoring": "area", "komi": 0.5,
            "komi_assumed": False, "handicap_bonus": 0,
            "black": {"stones": 7, "territory": 14, "prisoners": 1, "total": 21},
            "white": {"stones": 7, "territory": 21, "prisoners": 1, "total": 28.5},
            "dead": ["bb", "fd"], "seki": [], "unfinished": False, "neutral": 0, "result": "W+7.5",
            "recorded": "W+7.5"})

    def test_counts_by_territory(self):
        answer = self.score("--scoring", "territory")
        self.assertEqual(answer["black"], {"stones": 7, "territory": 14, "prisoners": 1, "total": 15})
        self.assertEqual(answer["white"], {"stones": 7, "territory": 21, "prisoners": 1, "total": 22.5})
        self.assertEqual(answer["result"], "W+7.5")

    def test_the_judge_can_be_chosen(self):
        self.assertEqual(self.score("--judge", "playouts")["dead"], ["bb", "fd"])
        # The fake network takes every stone for alive, and playouts alone are not sure of fd.
        self.assertEqual(self.score("--net", "fake")["dead"], ["bb"])

    def test_a_network_that_was_asked_for_and_is_missing_is_named(self):
        code, _, err = run("score", self.file("a.sgf", WALLS), "--net", "/nowhere/x.net")
        self.assertEqual(code, 1)
        self.assertIn("/nowhere/x.net: No such file", err)

    def test_dead_stones_can_be_named(self):
        none = self.score("--scoring", "area", "--dead", "none")
        self.assertEqual((none["dead"], none["neutral"]), ([], 33))
        one = self.score("--scoring", "area", "--dead", "fd")
        self.assertEqual((one["dead"], one["white"]["territory"]), (["fd"], 21))
        both = self.score("--scoring", "area", "--dead", "bb,fd")
        self.assertEqual(both["result"], "W+7.5")

    def test_dead_stones_are_named_as_on_the_board_or_as_in_the_file(self):
        for name in ("bb,fd", "B6,F4", "b6,fd"):
            answer = self.score("--scoring", "area", "--dead", name)
            self.assertEqual((answer["dead"], answer["result"]), (["bb", "fd"], "W+7.5"), name)
        corner = "(;SZ[19];B[pd])"
        self.assertEqual(self.score("--dead", "Q16", sgf=corner)["dead"], ["pd"])
        self.assertEqual(self.score("--dead", "pd", sgf=corner)["dead"], ["pd"])

    def test_a_game_broken_off_is_called_unfinished_and_has_no_seki(self):
        opening = "(;SZ[19]KM[6.5];B[pd];W[dd];B[dp];W[pp];B[fq];W[cn];B[jp];W[qf])"
        answer = self.score("--dead", "none", sgf=opening)
        self.assertEqual((answer["unfinished"], answer["seki"]), (True, []))
        _, out, _ = run("score", "--dead", "none", self.file("a.sgf", opening))
        self.assertIn("  Unfinished: 353 points nobody owns yet\n", out)
        self.assertNotIn("Seki", out)

    def test_seki_of_a_finished_game_is_listed(self):
        #   . O X . O X .
        #   . O X . O X .
        #   . O X X O X .
        #   . O O O X X .
        #   . . . O X . .
        #   . . . O X . .
        #   . . . O X . .
        seki = ("(;SZ[7]AW[ba][bb][bc][bd][cd][dd][de][df][dg][ea][eb][ec]"
                "AB[ca][cb][cc][dc][fa][fb][fc][fd][ed][ee][ef][eg])")
        answer = self.score("--dead", "none", sgf=seki)
        self.assertFalse(answer["unfinished"])
        self.assertEqual(answer["seki"], ["ca", "ea", "cb", "eb", "cc", "dc", "ec"])

    def test_a_game_of_several_can_be_chosen(self):
        two = "(;SZ[5]KM[0.5];B[aa])(;SZ[5]KM[1.5]PB[Second];B[bb])"
        self.assertEqual(self.score("--dead", "none", "--game", "1", sgf=two)["komi"], 0.5)
        self.assertEqual(self.score("--dead", "none", "--game", "2", sgf=two)["komi"], 1.5)
        code, out, err = run("score", "--game", "3", self.file("a.sgf", two))
        self.assertEqual((code, out), (1, ""))
        self.assertIn("there is no game 3; the file has 2 games", err)

    def test_all_games_of_a_file_are_counted(self):
        three = self.file("a.sgf", "(;SZ[5]KM[0.5];B[aa])(;GM[2]SZ[8])(;SZ[5]KM[1.5];B[bb];W[cc])")
        answers = self.json_lines("score", "--dead", "none", "--json", three, exit_code=1)
        self.assertEqual([(each["game"], each["komi"]) for each in answers], [(1, 0.5), (3, 1.5)])
        code, out, err = run("score", "--dead", "none", three)
        self.assertEqual(code, 1)
        self.assertIn("a.sgf, game 1: after 1 move, komi 0.5\n", out)
        self.assertIn("a.sgf, game 3: after 2 moves, komi 1.5\n", out)
        self.assertIn("a.sgf, game 2: this is not Go: it is Othello", err)

    def test_a_stone_names_its_chain(self):
        answer = self.score("--dead", "ce")
        self.assertEqual(answer["dead"], ["ca", "cb", "cc", "cd", "ce", "cf", "cg"])

    def test_naming_no_stone_is_bad_input(self):
        path = self.file("a.sgf", WALLS)
        for point in ("aa", "zz"):
            code, out, err = run("score", path, "--json", "--dead", point)
            self.assertEqual((code, out), (1, ""))
            self.assertIn(point, err)

    def test_at_counts_moves(self):
        self.assertEqual(self.score("--at", "0", "--dead", "auto")["dead"], [])
        self.assertEqual(self.score("--at", "1", "--dead", "auto")["dead"], ["fd"])
        code, _, err = run("score", self.file("a.sgf", WALLS), "--at", "3")
        self.assertEqual(code, 1)
        self.assertIn("2 moves", err)

    def test_komi_is_asked_of_the_options_then_the_file_then_the_rules(self):
        bare = "(;SZ[7]AB[ca:cg]AW[da:dg])"
        self.assertEqual(self.score("--komi", "-3.5")["komi"], -3.5)
        self.assertFalse(self.score("--komi", "1", sgf=bare)["komi_assumed"])
        for arguments, komi in ([], 6.5), (["--scoring", "area"], 6.5), (["--rules", "chinese"], 7.5):
            answer = self.score(*arguments, sgf=bare)
            self.assertEqual((answer["komi"], answer["komi_assumed"]), (komi, True))
        handicap = "(;SZ[7]HA[7]AB[ca:cg]AW[da:dg])"
        for arguments, komi in ([], 0.5), (["--rules", "chinese"], 0.5), (["--rules", "new-zealand"], 0):
            self.assertEqual(self.score(*arguments, sgf=handicap)["komi"], komi, "what keeps a game from a draw")

    def test_who_passed_last_is_counted_where_passes_cost_a_stone(self):
        # Black passed last: White still owes a stone, and both ways of counting agree.
        sgf = "(;SZ[5]RU[AGA]KM[7.5];B[cc];W[];B[])"
        for scoring in ("area", "territory"):
            answer = self.score("--rules", "aga", "--scoring", scoring, sgf=sgf)
            self.assertEqual(answer["result"], "B+17.5", scoring)

    def test_the_bonus_for_handicap_belongs_to_the_rules(self):
        sgf = "(;SZ[7]KM[0]HA[2]RU[Chinese]AB[ca:cg]AW[da:dg])"
        self.assertEqual(self.score(sgf=sgf)["handicap_bonus"], 2)
        self.assertEqual(self.score("--scoring", "area", sgf=sgf)["handicap_bonus"], 0)
        self.assertEqual(self.score("--rules", "aga", sgf=sgf)["handicap_bonus"], 1)
        self.assertEqual(self.score("--rules", "chinese", sgf=sgf)["result"], "W+9")
        for rules in ([], ["--rules", "chinese"]):
            answer = self.score(*rules, "--scoring", "area", sgf=sgf)
            self.assertEqual((answer["handicap_bonus"], answer["result"]), (0, "W+7"), "as the help says")

    def test_rules_of_the_file_decide_how_it_is_counted(self):
        self.assertEqual(self.score(sgf="(;SZ[7]RU[Chinese])")["scoring"], "area")
        self.assertEqual(self.score(sgf="(;SZ[7]RU[Japanese])")["scoring"], "territory")
        self.assertEqual(self.score(sgf="(;SZ[7])")["scoring"], "territory")

    def test_a_tie_is_a_draw_or_goes_to_one_side(self):
        sgf = "(;SZ[5]KM[0]AB[ba:be]AW[da:de])"
        self.assertEqual(self.score(sgf=sgf)["result"], "Draw")
        self.assertEqual(self.score("--rules", "classroom", sgf=sgf)["result"], "W+0")
        self.assertEqual(self.score("--rules", "ing", sgf=sgf)["result"], "B+0")

    def test_stones_without_liberties_still_count_where_they_were_set_up(self):
        answer = self.score("--scoring", "area", "--dead", "none", sgf="(;SZ[3]AB[ba][ab]AW[aa])")
        self.assertEqual(answer["white"]["stones"] + answer["white"]["territory"], 1)

    def test_a_network_that_cannot_be_used_is_said(self):
        game = self.file("a.sgf", WALLS)
        for name, value in (("TENGEN_NET", "/nowhere/x.net"), ("TENGEN_NN", "foo")):
            with unittest.mock.patch.dict("os.environ", {name: value}):
                code, _, errors = run("score", game)
            self.assertEqual(code, 1, name)
            self.assertIn(value, errors)

    def test_several_files_are_counted_in_one_go(self):
        good, bad = self.file("a.sgf", WALLS), self.file("b.sgf", "")
        answers = self.json_lines("score", good, bad, good, "--json", exit_code=1)
        self.assertEqual([answer["result"] for answer in answers], ["W+7.5", "W+7.5"])

    def test_people_see_both_ways_of_counting(self):
        code, out, _ = run("score", self.file("a.sgf", "(;SZ[7]AB[ca:cg]AW[da:dg];B[fd])"))
        self.assertEqual(code, 0)
        for text in ("Area", "Territory", "komi 6.5 (assumed)", "W+13.5", "Dead: F4",
                     "This game is counted by territory (japanese rules, assumed): W+14.5\n"):
            self.assertIn(text, out)
        self.assertNotIn("The record says", out)

    def test_rules_keep_the_name_they_were_called_by(self):
        for arguments, sgf in ((("--rules", "korean"), WALLS), ((), WALLS.replace("KM[0.5]", "KM[0.5]RU[Korean]"))):
            _, out, _ = run("score", *arguments, self.file("a.sgf", sgf))
            self.assertIn("(korean rules)", out)

    def test_people_see_what_counts_and_what_the_record_says(self):
        game = self.file("a.sgf", WALLS.replace("KM[0.5]", "KM[0.5]RU[Chinese]"))
        _, out, _ = run("score", game)
        self.assertTrue(out.endswith("  This game is counted by area (chinese rules): W+7.5\n"
                                     "  The record says W+7.5.\n"), out)
        _, out, _ = run("score", "--at", "1", game)
        self.assertNotIn("The record says", out)


if __name__ == "__main__":
    unittest.main()
