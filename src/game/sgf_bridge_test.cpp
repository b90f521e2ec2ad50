#include "game/sgf_bridge.h"

#include <gtest/gtest.h>

#include "game/game_test_kit.h"

namespace tengen {
namespace {

using Spelling = RecordedMove::Spelling;
using testing::at;

constexpr BoardSize k19{19, 19};

TEST(Size, IsOneNumberOrTwo) {
  EXPECT_EQ(parseSize("19"), (BoardSize{19, 19}));
  EXPECT_EQ(parseSize("19:13"), (BoardSize{19, 13}));
  EXPECT_EQ(parseSize(" 9 "), (BoardSize{9, 9}));
  EXPECT_EQ(parseSize("5x4"), (BoardSize{5, 4}));
  EXPECT_EQ(parseSize("5X4"), (BoardSize{5, 4}));
}

TEST(Size, LiesBetweenOneAndFiftyTwo) {
  EXPECT_EQ(parseSize("1"), (BoardSize{1, 1}));
  EXPECT_EQ(parseSize("52:1"), (BoardSize{52, 1}));
  for (const char* text : {"0", "53", "19:0", "19:53", "-1", "", ":", "19:", ":19", "nine",
                           "99999999999999999999", "19:13:9"}) {
    EXPECT_EQ(parseSize(text), std::nullopt) << text;
  }
}

TEST(Size, IsWrittenShortWhereItIsSquare) {
  EXPECT_EQ(sizeText({19, 19}), "19");
  EXPECT_EQ(sizeText({19, 13}), "19:13");
}

TEST(Komi, IsANumberWithPointOrComma) {
  EXPECT_EQ(parseKomi("6.5")->points, 6.5);
  EXPECT_EQ(parseKomi("7,5")->points, 7.5);
  EXPECT_EQ(parseKomi("-3")->points, -3);
  EXPECT_EQ(parseKomi("0")->points, 0);
  EXPECT_FALSE(parseKomi("200")->isHundredfold);
  EXPECT_FALSE(parseKomi(""));
  EXPECT_FALSE(parseKomi("six"));
}

TEST(Komi, WrittenAHundredfoldIsDivided) {
  for (const auto& [text, points] :
       {std::pair{"375", 7.5}, {"650", 6.5}, {"750", 7.5}, {"-650", -6.5}, {"201", 2.01}}) {
    const auto komi = parseKomi(text);
    ASSERT_TRUE(komi) << text;
    EXPECT_EQ(komi->points, points);
    EXPECT_TRUE(komi->isHundredfold);
  }
  EXPECT_EQ(parseKomi("20000")->points, 200);
  EXPECT_FALSE(parseKomi("20001"));
  EXPECT_FALSE(parseKomi("-20001"));
}

TEST(Komi, AHundredfoldOfAQuarterIsInStones) {
  for (const auto& [text, points] : {std::pair{"375", 7.5}, {"275", 5.5}, {"-325", -6.5}}) {
    EXPECT_EQ(parseKomi(text)->points, points);
    EXPECT_TRUE(parseKomi(text)->isInStones);
  }
  EXPECT_FALSE(parseKomi("750")->isInStones);
  EXPECT_EQ(parseKomi("3.25")->points, 3.25);
  EXPECT_FALSE(parseKomi("3.25")->isInStones);
}

TEST(Handicap, IsACountOfStones) {
  EXPECT_EQ(parseHandicap("0"), 0);
  EXPECT_EQ(parseHandicap("9"), 9);
  EXPECT_EQ(parseHandicap("361"), 361);
  EXPECT_EQ(parseHandicap("362"), std::nullopt);
  EXPECT_EQ(parseHandicap("-1"), std::nullopt);
  EXPECT_EQ(parseHandicap("two"), std::nullopt);
}

struct MoveCase {
  std::string_view raw;
  BoardSize size;
  Move move;
  Spelling spelling;
};

TEST(RecordedMoves, ArePointsOrPassesInManySpellings) {
  const Move pass = Move::pass();
  for (const MoveCase& c : {
           MoveCase{"dd", k19, Move::at({3, 3}), Spelling::Plain},
           {" dd\n", k19, Move::at({3, 3}), Spelling::Plain},
           {"as", k19, Move::at({0, 18}), Spelling::Plain},
           {"", k19, pass, Spelling::Plain},
           {"tt", k19, pass, Spelling::Plain},
           {"tt", {9, 19}, pass, Spelling::Plain},
           {"tt", {20, 19}, pass, Spelling::OffBoard},
           {"tt", {19, 20}, pass, Spelling::OffBoard},
           {"tt", {20, 20}, Move::at({19, 19}), Spelling::Plain},
           {"  ", k19, pass, Spelling::OddPass},
           {"``", k19, pass, Spelling::OddPass},
           {"pass", k19, pass, Spelling::OddPass},
           {"PASS", k19, pass, Spelling::OddPass},
           {"ss", {18, 18}, pass, Spelling::OddPass},
           {"jj", {9, 9}, pass, Spelling::OddPass},
           {"kj", {9, 9}, pass, Spelling::OffBoard},
           {"jk", {9, 9}, pass, Spelling::OffBoard},
           {"st", k19, pass, Spelling::OffBoard},
           {"d", k19, pass, Spelling::OffBoard},
           {"ddd", k19, pass, Spelling::OffBoard},
           {"d4", k19, pass, Spelling::OffBoard},
           {"{d", k19, pass, Spelling::OffBoard},
           {"AZ", {52, 52}, Move::at({26, 51}), Spelling::Plain},
           {"Zz", {52, 52}, Move::at({51, 25}), Spelling::Plain},
       }) {
    const RecordedMove read = parseRecordedMove(c.raw, c.size);
    EXPECT_EQ(read.move, c.move) << c.raw;
    EXPECT_EQ(read.spelling, c.spelling) << c.raw << ' ' << c.size.width;
  }
}

TEST(SgfPoints, AreWrittenColumnFirst) {
  EXPECT_EQ(sgfText({0, 25}), "az");
  EXPECT_EQ(sgfText({26, 51}), "AZ");
  EXPECT_EQ(parseSgfPoint("sa", k19), (Point{18, 0}));
  EXPECT_EQ(parseSgfPoint("ta", k19), std::nullopt);
  EXPECT_EQ(parseSgfPoint("", k19), std::nullopt);
}

Points read(std::string_view raw, BoardSize size, bool* allInside = nullptr) {
  PointRows rows;
  const bool inside = addPoints(rows, sgf::Value(raw), size);
  if (allInside) *allInside = inside;
  return rows.points();
}

TEST(Rectangles, NameTheirCornersInAnyOrder) {
  const Points four{{1, 2}, {2, 2}, {1, 3}, {2, 3}};
  EXPECT_EQ(read("bc:cd", k19), four);
  EXPECT_EQ(read("cd:bc", k19), four);
  EXPECT_EQ(read("bd:cc", k19), four);
  EXPECT_EQ(read("bc:bc", k19), (Points{{1, 2}}));
  EXPECT_EQ(read("bc", k19), (Points{{1, 2}}));
}

TEST(Rectangles, AreClippedToTheBoardAndSaySo) {
  bool inside = true;
  EXPECT_EQ(read("bb:zz", {3, 3}, &inside), (Points{{1, 1}, {2, 1}, {1, 2}, {2, 2}}));
  EXPECT_FALSE(inside);
  EXPECT_EQ(read("da:ea", {3, 3}, &inside), Points{});
  EXPECT_FALSE(inside);
  EXPECT_EQ(read("ad:ae", {3, 3}, &inside), Points{});
  EXPECT_FALSE(inside);
  EXPECT_EQ(read("aa:cc", {3, 3}, &inside).size(), 9u);
  EXPECT_TRUE(inside);
  EXPECT_EQ(read("", {3, 3}, &inside), Points{});
  EXPECT_TRUE(inside);
  EXPECT_EQ(read("a1", {3, 3}, &inside), Points{});
  EXPECT_FALSE(inside);
  EXPECT_EQ(read("aa:", {3, 3}, &inside), Points{});
  EXPECT_FALSE(inside);
}

TEST(Rectangles, CoverTheLargestBoard) {
  EXPECT_EQ(read("aa:ZZ", {52, 52}).size(), 52u * 52u);
  EXPECT_EQ(read("ZZ", {52, 52}), (Points{{51, 51}}));
}

TEST(PointRows, AddMergeAndRemove) {
  PointRows a;
  EXPECT_TRUE(a.isEmpty());
  a.add({3, 4});
  a.add({5, 0});
  EXPECT_FALSE(a.isEmpty());
  EXPECT_TRUE(a.contains({3, 4}));
  EXPECT_FALSE(a.contains({4, 3}));
  PointRows b;
  b.add({3, 4});
  b.add({1, 1});
  a.merge(b);
  EXPECT_EQ(a.points(), (Points{{5, 0}, {1, 1}, {3, 4}}));
  a.remove(b);
  EXPECT_EQ(a.points(), (Points{{5, 0}}));
}

TEST(PointLists, OfANodeAreReadOnce) {
  const GameTree tree = testing::treeOf("(;SZ[9];TR[aa][bb:cb][aa])");
  const NodeId id = testing::nodeAt(tree, 1);
  EXPECT_EQ(pointsOf(tree.collection(), id, "TR", tree.size()),
            (Points{at("aa"), at("bb"), at("cb")}));
  EXPECT_EQ(pointsOf(tree.collection(), id, "SQ", tree.size()), Points{});
}

}  // namespace
}  // namespace tengen
