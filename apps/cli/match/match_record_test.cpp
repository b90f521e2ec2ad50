#include "apps/cli/match/match_record.h"

#include <filesystem>
#include <gtest/gtest.h>

#include "base/os/file.h"

#include "apps/cli/match/match_report.h"

namespace tengen::cli {
namespace {

using namespace std::chrono_literals;

MatchGame someGame() {
  MatchGame game;
  game.black = "GNU Go 3.8";
  game.white = "Some ]Engine";
  game.opening = "random 3";
  const auto stone = [](Color color, int x) {
    return Turn{color, Move::at({static_cast<uint8_t>(x), 2})};
  };
  game.turns = {{stone(Color::Black, 2), std::nullopt, {}},
                {stone(Color::White, 3), 1500ms, {8500ms, 5s, 3, false}},
                {stone(Color::Black, 4), 12s, {0ms, 5s, 2, false}}};
  game.result = {GameResult::Kind::Counted, Color::White, 3.5};
  game.remark = "GNU Go 3.8 says B+1";
  game.used = {12s, 1500ms};
  return game;
}

TEST(MatchRecord, SaysEverythingAboutTheGame) {
  MatchTerms terms;
  terms.size = {9, 9};
  terms.rules = *rulesetNamed("chinese");
  terms.time = TimeSettings::byoYomi(10s, 3, 5s);
  const std::string text = matchGameAsSgf(someGame(), terms, 12, "2026-01-02");
  for (const char* part :
       {"SZ[9]", "PB[GNU Go 3.8]", "PW[Some \\]Engine]", "BT[B]", "WT[A]", "KM[7.5]", "RU[chinese]",
        "RE[W+3.5]", "DT[2026-01-02]", "RO[12]", "ON[random 3]", "TM[10]", "OT[3x5 byo-yomi]",
        "Black 12 s, White 1.5 s", ";B[cc]\n;W[dc]WL[8.5]", "BL[5]OB[2]"}) {
    std::string flat = text;
    std::string wanted = part;
    const auto withoutBreaks = [](std::string& s) { std::erase(s, '\n'); };
    withoutBreaks(flat);
    withoutBreaks(wanted);
    EXPECT_NE(flat.find(wanted), std::string::npos) << part << "\n" << text;
  }
}

TEST(MatchRecord, AHandicapIsStonesAndANumber) {
  MatchTerms terms{.size = {9, 9}, .handicap = {{2, 6}, {6, 2}}};
  const std::string text = matchGameAsSgf(someGame(), terms, 1, "");
  EXPECT_NE(text.find("HA[2]"), std::string::npos) << text;
  EXPECT_NE(text.find("AB[gc][cg]"), std::string::npos) << text;
}

TEST(MatchRecord, IsReadBackForTheTable) {
  const auto folder = std::filesystem::path(testing::TempDir());
  const auto file = gameFile(folder, 7);
  EXPECT_EQ(file.filename(), "game-0007.sgf");
  EXPECT_EQ(gameFile(folder, 12345).filename(), "game-12345.sgf");
  std::filesystem::remove(file);
  EXPECT_FALSE(outcomeIn(file));
  ASSERT_TRUE(replaceFile(file, matchGameAsSgf(someGame(), {.size = {9, 9}}, 7, "")));
  const auto outcome = outcomeIn(file);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->result, someGame().result);
  EXPECT_EQ(outcome->moves, 3);
  EXPECT_EQ(outcome->remark, "GNU Go 3.8 says B+1");
  EXPECT_EQ(outcome->white, "Some ]Engine");
  ASSERT_TRUE(replaceFile(file, "(;SZ[9]RE[?];B[aa])"));
  EXPECT_FALSE(outcomeIn(file));
  std::filesystem::remove(file);
}

MatchResults someResults() {
  MatchResults results;
  results.programs = {MatchProgram{"a", "A 1"}, MatchProgram{"b", "B 2"}};
  results.terms.rules = *rulesetNamed("chinese");
  const auto ends = [](GameResult::Kind kind, Color winner, const char* remark = "") {
    return GameOutcome{{kind, winner, 0}, 10, remark, {}, {}};
  };
  results.games = {{1, ends(GameResult::Kind::Resignation, Color::Black)},
                   {2, ends(GameResult::Kind::Resignation, Color::Black)},
                   {3, ends(GameResult::Kind::Time, Color::White)},
                   {4, ends(GameResult::Kind::Forfeit, Color::White, "B 2 died")},
                   {5, ends(GameResult::Kind::Void, Color::Black)}};
  return results;
}

TEST(MatchResults, BelongToProgramsAndNotToColours) {
  EXPECT_EQ(someResults().inAll(), (Tally{2, 2, 1}));
  EXPECT_EQ(someResults().asColor(Color::Black), (Tally{1, 1, 1}));
  EXPECT_EQ(someResults().asColor(Color::White), (Tally{1, 1, 0}));
}

TEST(MatchResults, OfNoGamesSayNothingAboutStrength) {
  MatchResults results = someResults();
  results.games.clear();
  EXPECT_EQ(matchTable(results), "No game was finished.\n");
  const Json json = matchJson(results);
  EXPECT_EQ(json["games"], 0);
  EXPECT_TRUE(json["elo"].is_null());
  EXPECT_TRUE(json["a_in_all"]["share"].is_null());
}

TEST(MatchResults, OfNoGamesOfAColourHaveNoShare) {
  MatchResults results = someResults();
  results.games = {{1, results.games.at(1)}};
  const std::string table = matchTable(results);
  EXPECT_NE(table.find("as White           0       0       0          -\n"), std::string::npos)
      << table;
}

TEST(MatchResults, UnusualEndsAreTold) {
  const std::string table = matchTable(someResults());
  EXPECT_NE(table.find("game 3: A lost on time"), std::string::npos) << table;
  EXPECT_NE(table.find("game 4: B lost: B 2 died"), std::string::npos) << table;
  const Json json = matchJson(someResults());
  EXPECT_EQ(json["lost_on_time"], 1);
  EXPECT_EQ(json["forfeits"], 1);
  EXPECT_EQ(json["games"], 5);
}

}  // namespace
}  // namespace tengen::cli
