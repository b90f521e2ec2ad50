// What a list of games shows: which, in which order, and one board of each.
#include "library/game_list.h"

#include <gtest/gtest.h>

#include "library/filter_line.h"
#include "library/library_test_kit.h"

namespace tengen::library {
namespace {

std::vector<std::string> blacks(const Library& library, const char* line) {
  const GameList list(library.segments());
  std::vector<std::string> names;
  for (const GameId id : list.of(library.select(filterOfLine(line))))
    names.push_back(library.game(id)->black);
  return names;
}

using Names = std::vector<std::string>;

TEST(GameList, TheLatestGamesComeFirstAndUndatedOnesLast) {
  const TestLibrary library;
  library.write("a.sgf",
                "(;SZ[9]PB[old]DT[1846-07];B[cc])(;SZ[9]PB[none];B[cc])(;SZ[9]PB[new]DT[2016])");
  library.scan();
  library.write("b.sgf", "(;SZ[9]PB[middle]DT[1999-01-02];B[dd])");
  library.scan();
  EXPECT_EQ(blacks(library.open(), ""), (Names{"new", "middle", "old", "none"}));
}

TEST(GameList, AWordIsThePlayersOrTheEvents) {
  const TestLibrary library;
  library.write("a.sgf",
                "(;SZ[9]PB[Ana]PW[Ben]EV[Castle game]DT[1846]RE[B+R])"
                "(;SZ[9]PB[Cho]PW[ana maria]DT[1990]RE[W+2.5])"
                "(;SZ[9]PB[Dan]PW[Eva]EV[Ana's cup]DT[1990]RE[B+R])");
  library.scan();
  const Library opened = library.open();
  EXPECT_EQ(blacks(opened, "ANA"), (Names{"Cho", "Dan", "Ana"}));
  EXPECT_EQ(blacks(opened, "ana castle"), (Names{"Ana"}));
  EXPECT_EQ(blacks(opened, "ana 1990 b+"), (Names{"Dan"}));
  EXPECT_EQ(blacks(opened, "nobody"), Names{});
}

TEST(GameList, IsSortedByAnyColumnAndTheLatestFirstAmongEquals) {
  const TestLibrary library;
  library.write("a.sgf",
                "(;SZ[9]PB[Cho]PW[x]EV[B]DT[2001]RE[W+R];B[cc];W[dd])"
                "(;SZ[9]PB[ana]PW[x]EV[A]DT[2002]RE[B+2.5];B[cc])"
                "(;SZ[9]PW[y]DT[2003];B[cc];W[dd];B[ee])"
                "(;SZ[9]PB[Ben]PW[a]EV[B]DT[2004]RE[Draw];B[cc];W[dd])");
  library.scan();
  const Library opened = library.open();
  GameList list(opened.segments());
  const auto sorted = [&](GameOrder order) {
    list.sortBy(order, opened.segments(), opened.catalogue());
    std::string years;
    for (const GameId id : list.of(opened.select({})))
      years += opened.game(id)->date.back();
    return years;
  };
  EXPECT_EQ(sorted(GameOrder::Black), "2413") << "who has no name comes last";
  EXPECT_EQ(sorted(GameOrder::White), "4213");
  EXPECT_EQ(sorted(GameOrder::Result), "2143");
  EXPECT_EQ(sorted(GameOrder::Event), "2413");
  EXPECT_EQ(sorted(GameOrder::Moves), "2413");
  EXPECT_EQ(sorted(GameOrder::Latest), "4321");
}

GamePreview preview(const std::string& sgf) {
  const TestLibrary library;
  library.write("a.sgf", sgf);
  library.scan();
  const Library opened = library.open();
  const auto ids = GameList(opened.segments()).of(opened.select({}));
  return *opened.preview(ids.front());
}

TEST(GamePreview, OfAGameIsTheEndOfItsMainLine) {
  const GamePreview shown = preview("(;SZ[9]AB[gg]HA[2];W[cc](;B[dd];W[ee])(;B[hh]))");
  EXPECT_FALSE(shown.isProblem);
  EXPECT_EQ(shown.moves, 3);
  EXPECT_EQ(shown.lastMove, (Point{4, 4}));
  EXPECT_EQ(shown.stones[(Point{6, 6})], Stone::Black);
  EXPECT_EQ(shown.stones[(Point{7, 7})], Stone::None);
}

TEST(GamePreview, OfAProblemShowsNoMove) {
  for (const char* sgf :
       {"(;SZ[9]AB[aa]AW[bb];B[cc];W[dd])", "(;SZ[9];AB[aa]AW[bb];B[cc];W[dd])"}) {
    const GamePreview shown = preview(sgf);
    EXPECT_TRUE(shown.isProblem) << sgf;
    EXPECT_EQ(shown.moves, 0);
    EXPECT_FALSE(shown.lastMove);
    EXPECT_EQ(shown.stones[(Point{0, 0})], Stone::Black);
    EXPECT_EQ(shown.stones[(Point{2, 2})], Stone::None) << "the answer";
  }
}

}  // namespace
}  // namespace tengen::library
