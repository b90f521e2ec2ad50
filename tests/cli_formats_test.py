#!/usr/bin/env python3
"""Records of other programs and archives: every command opens them by what is in them, none writes into them."""
import io
import unittest
import zipfile

from cli_kit import CommandLine, run

NGF = ("Friendly game\r\n19\r\nAnn         3D*\r\nBob         9DP\r\nwww.example.org\r\n2\r\n0\r\n0\r\n20200229 [21:49]\r\n"
       "30\r\nWhite wins by resign!\r\n2\r\nPMABWRRRR\r\nPMACBEEEE\r\n")
GIB = ("\\HS\n\\[GIBOKIND=Korea\\]\n\\[GAMENAME=친선\\]\n\\[GAMEDATE=2015- 8-29-22-56-58\\]\n\\[GAMEWHITENAME=돌 (1급)\\]\n"
       "\\[GAMEBLACKNAME=bob (3D)\\]\n\\[GAMEINFOMAIN=GBKIND:0,GRLT:3,ZIPSU:0,DUM:0,GONGJE:65,TCNT:1\\]\n\\HE\n\\GS\n"
       "INI 0 1 0 &4\nSTO 0 2 1 16 2\n\\GE\n")
UGF = ("[Header]\nLang=SJIS\nDate=2019/03/08,22:09:00\nSize=9\nHdcp=0,6.50\nWinner=W,C\nCoordinateType=IGS\n"
       "PlayerB=花子,初段,,\nPlayerW=bob,2k?,,\n[Data]\nCG,B1,1,0\nYA,W1,2,0\n")


def archive(files):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zip_file:
        for name, content in files.items():
            zip_file.writestr(name, content)
    return packed.getvalue()


class Formats(CommandLine):
    def test_info_knows_them_under_any_name(self):
        for content, encoding, black, rank, result, handicap, date in (
                (NGF.encode(), "UTF-8", "Bob", "9p", "W+R", 2, "2020-02-29"),
                (GIB.encode("euc-kr"), "EUC-KR", "bob", "3d", "B+R", 0, "2015-08-29"),
                (UGF.encode("shift_jis"), "Shift_JIS", "花子", "1d", "W+R", 0, "2019-03-08")):
            answer = self.json("sgf", "info", "--json", self.file("any.name", content))
            game = answer["games"][0]
            self.assertEqual((answer["encoding"], answer["warnings"]), (encoding, []))
            self.assertEqual((game["black"], game["black_rank"], game["result"], game["handicap"], game["date"]),
                             (black, rank, result, handicap, date))

    def test_show_and_score_put_their_stones_on_a_board(self):
        path = self.file("a.ngf", NGF)
        code, out, _ = run("show", path)
        self.assertEqual(code, 0)
        self.assertIn("Black Bob 9p, White Ann 3d*", out)
        self.assertEqual(run("score", path)[0], 0)

    def test_convert_makes_clean_sgf_of_them(self):
        path, out = self.file("a.gib", GIB.encode("euc-kr")), self.path("a.sgf")
        self.assertEqual(run("sgf", "convert", path, out)[0], 0)
        self.assertEqual(run("sgf", "check", out)[:2], (0, ""))

    def test_none_is_ever_written_over(self):
        for name, content in (("a.ngf", NGF.encode()), ("a.gib", GIB.encode()), ("a.ugf", UGF.encode()),
                              ("a.zip", archive({"a.sgf": "(;B[aa])"}))):
            path = self.file(name, content)
            code, _, error = run("sgf", "convert", path, path)
            self.assertEqual(code, 1)
            self.assertIn("left alone", error)
            code, _, error = run("review", "--save", path)
            self.assertEqual(code, 1)
            self.assertIn("cannot be saved in", error)
            with open(path, "rb") as file:
                self.assertEqual(file.read(), content)

    def test_an_archive_is_a_collection_of_what_is_in_it(self):
        path = self.file("all.zip", archive({"read me.txt": "hello", "one/a.sgf": "(;PB[one])(;PB[two])", "b.gib": GIB}))
        answer = self.json("sgf", "info", "--json", path)
        self.assertEqual([game["black"] for game in answer["games"]], ["one", "two", "bob"])
        self.assertIn("read me.txt", answer["warnings"][0]["message"])
        code, out, _ = run("show", path, "--game", "3")
        self.assertEqual(code, 0)
        self.assertIn("Black bob 3d", out)

    def test_errors_say_what_and_where(self):
        path = self.file("all.zip", archive({"deep/bad.ngf": NGF.replace("\r\n19\r\n", "\r\n99\r\n")}))
        code, _, error = run("sgf", "info", path)
        self.assertEqual(code, 1)
        self.assertIn("all.zip: \"deep/bad.ngf\" in it: line 2: there is no board of this size", error)
        code, _, error = run("show", self.file("cut.zip", archive({"a.sgf": "(;)"})[:-9]))
        self.assertEqual(code, 1)
        self.assertIn("cut.zip: the archive is damaged", error)


if __name__ == "__main__":
    unittest.main()
