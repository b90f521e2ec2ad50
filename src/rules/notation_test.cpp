#include "rules/notation.h"

#include <gtest/gtest.h>

namespace tengen {
namespace {

constexpr BoardSize k19{19, 19};
constexpr BoardSize k52{52, 52};

std::string standard(Point p, BoardSize size = k19) {
  return toText(p, size, Notation::Standard);
}

TEST(Notation, StandardSkipsIAndCountsRowsFromTheBottom) {
  EXPECT_EQ(standard({0, 18}), "A1");
  EXPECT_EQ(standard({7, 0}), "H19");
  EXPECT_EQ(standard({8, 0}), "J19");
  EXPECT_EQ(standard({18, 0}), "T19");
  EXPECT_EQ(standard({3, 2}, {5, 3}), "D1");
}

TEST(Notation, StandardGoesOnWithTwoLettersPastZ) {
  EXPECT_EQ(standard({24, 51}, k52), "Z1");
  EXPECT_EQ(standard({25, 51}, k52), "AA1");
  EXPECT_EQ(standard({32, 51}, k52), "AH1");
  EXPECT_EQ(standard({33, 51}, k52), "AJ1");
  EXPECT_EQ(standard({49, 51}, k52), "AZ1");
  EXPECT_EQ(standard({50, 51}, k52), "BA1");
  EXPECT_EQ(standard({51, 0}, k52), "BB52");
}

TEST(Notation, PlainKeepsI) {
  EXPECT_EQ(toText(Point{8, 0}, k19, Notation::Plain), "I19");
  EXPECT_EQ(toText(Point{18, 18}, k19, Notation::Plain), "S1");
  EXPECT_EQ(toText(Point{25, 0}, k52, Notation::Plain), "Z52");
  EXPECT_EQ(toText(Point{26, 0}, k52, Notation::Plain), "AA52");
  EXPECT_EQ(toText(Point{51, 0}, k52, Notation::Plain), "AZ52");
}

TEST(Notation, SgfUsesSmallThenCapitalLettersFromTheTop) {
  EXPECT_EQ(toText(Point{0, 0}, k19, Notation::Sgf), "aa");
  EXPECT_EQ(toText(Point{3, 15}, k19, Notation::Sgf), "dp");
  EXPECT_EQ(toText(Point{25, 26}, k52, Notation::Sgf), "zA");
  EXPECT_EQ(toText(Point{51, 51}, k52, Notation::Sgf), "ZZ");
}

TEST(Notation, EveryPointOfEveryBoardIsReadBack) {
  for (const BoardSize size : {BoardSize{1, 1}, {19, 19}, {52, 52}, {7, 30}}) {
    for (const Notation notation : {Notation::Standard, Notation::Plain, Notation::Sgf}) {
      for (int index = 0; index < size.points(); ++index) {
        const Point p = size.pointAt(index);
        ASSERT_EQ(parsePoint(toText(p, size, notation), size, notation), p);
      }
    }
  }
}

TEST(Notation, ReadsLettersInEitherCaseExceptInSgf) {
  EXPECT_EQ(parsePoint("d4", k19, Notation::Standard), (Point{3, 15}));
  EXPECT_EQ(parsePoint("j19", k19, Notation::Standard), (Point{8, 0}));
  EXPECT_EQ(parsePoint("z1", k52, Notation::Standard), (Point{24, 51}));
  EXPECT_EQ(parsePoint("bB52", k52, Notation::Standard), (Point{51, 0}));
  EXPECT_EQ(parsePoint("i5", k19, Notation::Plain), (Point{8, 14}));
  EXPECT_EQ(parsePoint("Aa", k52, Notation::Sgf), (Point{26, 0}));
  EXPECT_EQ(parsePoint("AA", k19, Notation::Sgf), std::nullopt);
}

TEST(Notation, RefusesWhatIsNoPointOfTheBoard) {
  for (const char* text : {"",
                           "D",
                           "4",
                           "D0",
                           "D20",
                           "U1",
                           "I5",
                           "D04",
                           "D4 ",
                           " D4",
                           "D-4",
                           "D4x",
                           "D444",
                           "AAA1",
                           "A1A",
                           "AA1",
                           "@1",
                           "[1",
                           "D+4",
                           "\xc3\xa4"
                           "4",
                           "pass"}) {
    EXPECT_EQ(parsePoint(text, k19, Notation::Standard), std::nullopt) << text;
  }
  EXPECT_EQ(parsePoint("T1", k19, Notation::Plain), std::nullopt);
  EXPECT_EQ(parsePoint("AI1", k52, Notation::Standard), std::nullopt);
  EXPECT_EQ(parsePoint("BC1", k52, Notation::Standard), std::nullopt);
  EXPECT_EQ(parsePoint("BA1", k52, Notation::Plain), std::nullopt);
  EXPECT_EQ(parsePoint("D3", {4, 2}, Notation::Standard), std::nullopt);
  EXPECT_EQ(parsePoint("E2", {4, 2}, Notation::Standard), std::nullopt);
  EXPECT_EQ(parsePoint("D2", {4, 2}, Notation::Standard), (Point{3, 0}));
  for (const char* text : {"", "a", "aaa", "a1", "1a", "ta", "at", "tt", "a]"}) {
    EXPECT_EQ(parsePoint(text, k19, Notation::Sgf), std::nullopt) << text;
  }
}

TEST(Notation, WritesAndReadsPasses) {
  EXPECT_EQ(toText(Move::pass(), k19, Notation::Standard), "pass");
  EXPECT_EQ(toText(Move::pass(), k19, Notation::Plain), "pass");
  EXPECT_EQ(toText(Move::pass(), k19, Notation::Sgf), "");
  EXPECT_EQ(toText(Move::at({0, 0}), k19, Notation::Standard), "A19");
  EXPECT_EQ(parseMove("PaSS", k19, Notation::Standard), Move::pass());
  EXPECT_EQ(parseMove("pass", k19, Notation::Plain), Move::pass());
  EXPECT_EQ(parseMove("C3", k19, Notation::Standard), Move::at({2, 16}));
  for (const char* text : {"", "pas", "passs", "pasx", "xass", "tt", "D0"}) {
    EXPECT_EQ(parseMove(text, k19, Notation::Standard), std::nullopt) << text;
  }
}

TEST(Notation, TtIsAPassInSgfUpToNineteen) {
  EXPECT_EQ(parseMove("", k19, Notation::Sgf), Move::pass());
  EXPECT_EQ(parseMove("", k52, Notation::Sgf), Move::pass());
  EXPECT_EQ(parseMove("tt", k19, Notation::Sgf), Move::pass());
  EXPECT_EQ(parseMove("tt", {9, 19}, Notation::Sgf), Move::pass());
  EXPECT_EQ(parseMove("tt", {20, 20}, Notation::Sgf), Move::at({19, 19}));
  EXPECT_EQ(parseMove("tt", {20, 19}, Notation::Sgf), std::nullopt);
  EXPECT_EQ(parseMove("tt", {19, 20}, Notation::Sgf), std::nullopt);
  EXPECT_EQ(parseMove("pass", k19, Notation::Sgf), std::nullopt);
  EXPECT_EQ(parseMove("dd", k19, Notation::Sgf), Move::at({3, 3}));
}

}  // namespace
}  // namespace tengen
