// The driver against true programs: our own beside this test, and GNU Go where there is one.
#include <filesystem>
#include <gtest/gtest.h>
#include <sstream>

#include "engine/driver.h"
#include "rules/handicap.h"
#include "rules/position.h"

namespace tengen::engine {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> tengenProgram() {
  const fs::path path = fs::read_symlink("/proc/self/exe").parent_path() / "tengen";
  return fs::exists(path) ? std::optional(path.string()) : std::nullopt;
}

std::optional<std::string> gnugoProgram() {
  for (const char* path : {"/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo"}) {
    if (fs::exists(path)) return path;
  }
  return std::nullopt;
}

Game withHandicap(BoardSize size, const char* rules, int stones) {
  Game game;
  game.size = size;
  game.rules = *rulesetNamed(rules);
  game.rules.komi = 0.5;
  game.handicap = stones;
  game.black = *fixedHandicap(size, stones);
  return game;
}

// The line of kata-raw-nn that has the lead.
std::string leadIn(const std::string& reply) {
  std::istringstream lines(reply);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("whiteLead ")) return line;
  }
  return {};
}

TEST(TengenAsEngine, SeesTheSameLeadWithHandicapAsWhenAskedDirectly) {
  const auto tengen = tengenProgram();
  if (!tengen) GTEST_SKIP() << "tengen is not built";
  for (const char* rules : {"chinese", "aga", "japanese"}) {
    Driver driver({.commandLine = quotedWord(*tengen) + " gtp"});
    ASSERT_TRUE(driver.tell(withHandicap({9, 9}, rules, 4)));
    const auto seen = driver.ask("kata-raw-nn 0");
    ASSERT_TRUE(seen) << seen.error().detail;

    auto direct = Client::start(quotedWord(*tengen) + " gtp");
    ASSERT_TRUE(direct);
    std::string reply;
    for (const std::string& command :
         {std::string("boardsize 9"), "kata-set-rules " + std::string(rules),
          std::string("komi 0.5"), std::string("fixed_handicap 4"), std::string("kata-raw-nn 0")}) {
      const auto said = direct->ask(command, std::chrono::minutes(1));
      ASSERT_TRUE(said) << command;
      reply = *said;
    }
    EXPECT_NE(leadIn(*seen), "");
    EXPECT_EQ(leadIn(*seen), leadIn(reply)) << rules;
  }
}

TEST(TengenAsEngine, AnalysesAndPlaysOnInOneProcess) {
  const auto tengen = tengenProgram();
  if (!tengen) GTEST_SKIP() << "tengen is not built";
  const auto log = std::make_shared<TrafficLog>();
  Driver driver({.commandLine = quotedWord(*tengen) + " gtp --visits 2 --threads 1", .log = log});
  Game game;
  game.size = {9, 9};
  std::stop_source stop;
  std::optional<Analysis> seen;
  const auto done = driver.analyze(
      {.game = game, .interval = Milliseconds{10}, .ownership = true},
      [&](const Analysis& analysis) {
        seen = analysis;
        stop.request_stop();
      },
      stop.get_token());
  ASSERT_TRUE(done);
  ASSERT_TRUE(seen.has_value());
  EXPECT_FALSE(seen->candidates.empty());
  EXPECT_TRUE(seen->lead.has_value());
  EXPECT_TRUE(seen->ownership.has_value());
  ASSERT_TRUE(driver.generateMove({.game = game}));
  int starts = 0;
  for (const auto& entry : log->entries())
    starts += entry.kind == TrafficLog::Entry::Kind::Started ? 1 : 0;
  EXPECT_EQ(starts, 1);
}

// An engine that knows nothing of KataGo's words plays both colours, with handicap.
TEST(GnuGoAsEngine, PlaysBothColoursWithHandicapUnderChineseAndJapaneseRules) {
  const auto gnugo = gnugoProgram();
  if (!gnugo) GTEST_SKIP() << "gnugo is not installed";
  for (const char* rules : {"chinese", "japanese"}) {
    Driver driver({.commandLine = *gnugo + " --mode gtp --level 1 --" + rules + "-rules"});
    Game game = withHandicap({9, 9}, rules, 4);
    auto position = Position::withStones(game.size, game.black, {}, game.rules, Color::White);
    ASSERT_TRUE(position);
    for (int number = 0; number < 10; ++number) {
      const Color color = position->toMove();
      const auto move = driver.generateMove({.game = game, .color = color});
      ASSERT_TRUE(move) << move.error().command << ": " << move.error().detail;
      if (!*move) break;
      auto next = position->after(color, **move);
      ASSERT_TRUE(next);
      *position = std::move(*next);
      game.moves.push_back({color, **move});
    }
    EXPECT_GE(game.moves.size(), 5u);
    EXPECT_TRUE(driver.finalScore(game));
    game.moves.pop_back();  // taken back
    EXPECT_TRUE(driver.generateMove({.game = game, .color = Color::White}));
  }
}

}  // namespace
}  // namespace tengen::engine
