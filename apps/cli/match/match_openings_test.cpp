#include "apps/cli/match/match_openings.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "rules/handicap.h"

namespace tengen::cli {
namespace {

bool isLegal(const Opening& opening, BoardSize size) {
  Position position(size, *rulesetNamed("chinese"));
  for (const Turn& turn : opening.turns) {
    auto next = position.after(turn.color, turn.move);
    if (!next) return false;
    position = std::move(*next);
  }
  return true;
}

std::string written(const Opening& opening) {
  std::string text;
  for (const Turn& turn : opening.turns) {
    text += std::to_string(turn.move.point().x) + "," + std::to_string(turn.move.point().y) + " ";
  }
  return text;
}

TEST(RandomOpenings, AreDistinctLegalAndSuitTheBoard) {
  for (const BoardSize size : {BoardSize{9, 9}, {13, 13}, {19, 19}, {25, 25}, {9, 13}, {5, 5}}) {
    std::set<std::string> seen;
    const auto openings = randomOpenings(size, 30, std::nullopt, 1);
    ASSERT_EQ(openings.size(), 30u);
    for (const Opening& opening : openings) {
      EXPECT_TRUE(isLegal(opening, size));
      EXPECT_TRUE(seen.insert(written(opening)).second);
      EXPECT_FALSE(opening.turns.empty());
      EXPECT_EQ(opening.turns[0].color, Color::Black);
    }
  }
}

TEST(RandomOpenings, OnLargeBoardsTakeTheCorners) {
  for (const Opening& opening : randomOpenings({19, 19}, 100, std::nullopt, 3)) {
    ASSERT_EQ(opening.turns.size(), 4u);
    std::set<std::pair<bool, bool>> corners;
    for (const Turn& turn : opening.turns) {
      const Point p = turn.move.point();
      EXPECT_TRUE((p.x >= 2 && p.x <= 4) || (p.x >= 14 && p.x <= 16));
      EXPECT_TRUE((p.y >= 2 && p.y <= 4) || (p.y >= 14 && p.y <= 16));
      corners.insert({p.x > 9, p.y > 9});
    }
    EXPECT_EQ(corners.size(), 4u);
  }
}

TEST(RandomOpenings, BesideHandicapStonesWhiteBeginsAlongTheSides) {
  for (const int stones : {2, 9}) {
    const Points handicap = *fixedHandicap({19, 19}, stones);
    std::set<std::string> seen;
    for (const Opening& opening : randomOpenings({19, 19}, 20, std::nullopt, 1, handicap)) {
      ASSERT_FALSE(opening.turns.empty());
      EXPECT_EQ(opening.turns[0].color, Color::White);
      EXPECT_TRUE(seen.insert(written(opening)).second);
      const Point p = opening.turns[0].move.point();
      EXPECT_EQ(std::count(handicap.begin(), handicap.end(), p), 0);
      const int line = std::min({+p.x, +p.y, 18 - p.x, 18 - p.y});
      EXPECT_TRUE(line == 2 || line == 3) << written(opening);
    }
  }
}

TEST(RandomOpenings, ASeedRepeatsThemAndAnotherDoesNot) {
  const auto names = [](uint64_t seed) {
    std::string text;
    for (const Opening& opening : randomOpenings({9, 9}, 10, std::nullopt, seed))
      text += written(opening) + ";";
    return text;
  };
  EXPECT_EQ(names(1), names(1));
  EXPECT_NE(names(1), names(2));
}

TEST(RandomOpenings, HaveAsManyMovesAsAsked) {
  for (const Opening& opening : randomOpenings({19, 19}, 5, 6, 1))
    EXPECT_EQ(opening.turns.size(), 6u);
  for (const Opening& opening : randomOpenings({19, 19}, 5, 0, 1))
    EXPECT_TRUE(opening.turns.empty());
  EXPECT_EQ(randomOpenings({1, 1}, 5, std::nullopt, 1).size(), 5u);
}

class FileOpenings : public testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) {
    std::filesystem::create_directories(folder_);
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  auto read(const std::string& path, std::optional<int> moves = std::nullopt) {
    return openingsFrom(path, Position({9, 9}), moves);
  }

  const std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / "tengen_openings";
};

TEST_F(FileOpenings, AreTheMainLinesOfAllGames) {
  const auto openings = read(write("a.sgf", "(;SZ[9];B[ee];W[cc](;B[gg])(;B[cg]))(;SZ[9];B[cc])"));
  ASSERT_TRUE(openings);
  ASSERT_EQ(openings->size(), 2u);
  EXPECT_EQ((*openings)[0].turns.size(), 3u);
  EXPECT_EQ((*openings)[0].name, "a.sgf 1");
  EXPECT_EQ(written((*openings)[1]), "2,2 ");
  const auto two = read(folder_ / "a.sgf", 2);
  EXPECT_EQ((*two)[0].turns.size(), 2u);
}

TEST_F(FileOpenings, OfAFolderComeInTheOrderOfNames) {
  write("b.sgf", "(;SZ[9];B[ee])");
  write("a.sgf", "(;SZ[9];B[cc])");
  write("note.txt", "nothing");
  const auto openings = read(folder_.string());
  ASSERT_TRUE(openings);
  ASSERT_EQ(openings->size(), 2u);
  EXPECT_EQ((*openings)[0].name, "a.sgf");
}

TEST_F(FileOpenings, ThatDoNotFitAreNamed) {
  const auto sentence = [&](const std::string& text) {
    const auto openings = read(write("x.sgf", text));
    return openings ? "" : openings.error().sentence;
  };
  EXPECT_TRUE(sentence("(;SZ[13];B[cc])").ends_with("x.sgf: an opening for another size of board"));
  EXPECT_TRUE(sentence("(;SZ[9];B[cc];W[cc])").ends_with("an opening with an illegal move"));
  EXPECT_TRUE(sentence("(;SZ[9]AB[cc])").ends_with("and this sets up stones"));
  EXPECT_FALSE(read((folder_ / "nowhere.sgf").string()));
}

}  // namespace
}  // namespace tengen::cli
