#include "engine/dialect.h"

#include <gtest/gtest.h>

#include "rules/handicap.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;

Capabilities knowing(const std::string& list) {
  return *Capabilities::learn([&](const std::string& command) -> Result<std::string, EngineError> {
    if (command == "list_commands") return list;
    return Unexpected{EngineError{.kind = EngineError::Kind::Refused}};
  });
}

const auto byoYomi = TimeSettings::byoYomi(600s, 5, 30s);

TEST(Capabilities, FallBackToKnownCommandAndThenToTheMinimum) {
  const auto refusal = [] { return Unexpected{EngineError{.kind = EngineError::Kind::Refused}}; };
  const auto one =
      Capabilities::learn([&](const std::string& command) -> Result<std::string, EngineError> {
        if (command == "list_commands") return refusal();
        return std::string(command == "known_command undo" ? "true" : "false");
      });
  ASSERT_TRUE(one);
  EXPECT_TRUE(one->knows("undo"));
  EXPECT_FALSE(one->knows("time_left"));
  const auto none = Capabilities::learn(
      [&](const std::string&) -> Result<std::string, EngineError> { return refusal(); });
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->knows("genmove"));
  EXPECT_FALSE(none->knows("undo"));
  const auto dead = Capabilities::learn([](const std::string&) -> Result<std::string, EngineError> {
    return Unexpected{EngineError{.kind = EngineError::Kind::Died}};
  });
  EXPECT_FALSE(dead);
}

TEST(Dialect, SaysTimeAsWellAsBothCan) {
  EXPECT_EQ(timeCommands(knowing("kata-time_settings time_settings"), byoYomi),
            (Commands{"kata-time_settings byoyomi 600 30 5", "time_settings 720 30 1"}));
  EXPECT_EQ(timeCommands(knowing("kgs-time_settings"), byoYomi),
            (Commands{"kgs-time_settings byoyomi 600 30 5"}));
  EXPECT_EQ(timeCommands(Capabilities::minimum(), byoYomi), Commands{});
  const auto fischer = TimeSettings::fischer(60s, 5s);
  EXPECT_EQ(timeCommands(knowing("time_settings"), fischer), (Commands{"time_settings 60 0 0"}))
      << "less than it has, so that it never thinks too long";
  EXPECT_FALSE(canSayExactly(knowing("time_settings"), fischer));
  EXPECT_TRUE(canSayExactly(knowing("time_settings"), byoYomi));
  EXPECT_FALSE(canSayExactly(knowing("time_settings"), TimeSettings::byoYomi(0s, 1, 500ms)));
  EXPECT_EQ(timeCommands(knowing("time_settings"), TimeSettings::none()),
            (Commands{"time_settings 0 1 0"}));
}

TEST(Dialect, SaysTheTimeLeft) {
  const SideTime overtime{0ms, 12'500ms, 3};
  EXPECT_EQ(
      timeLeftCommand(knowing("kata-time_settings time_left"), byoYomi, Color::Black, overtime),
      "time_left b 12.5 3");
  EXPECT_EQ(timeLeftCommand(knowing("time_settings time_left"), byoYomi, Color::White, overtime),
            "time_left w 72 0")
      << "two spare periods are main time to it";
  EXPECT_EQ(timeLeftCommand(Capabilities::minimum(), byoYomi, Color::Black, overtime),
            std::nullopt);
}

TEST(Dialect, SaysHandicapInTheBestWayKnown) {
  Game game;
  game.size = {9, 9};
  game.handicap = 2;
  game.black = *fixedHandicap(game.size, 2);
  EXPECT_EQ(handicapCommands(knowing("set_free_handicap fixed_handicap"), game),
            (Commands{"set_free_handicap C3 G7", "fixed_handicap 2"}));
  game.black = {{0, 0}, {1, 0}};
  EXPECT_EQ(handicapCommands(knowing("fixed_handicap"), game), Commands{}) << "not those points";
  game.white = {{4, 4}};
  EXPECT_EQ(handicapCommands(knowing("set_free_handicap"), game), Commands{});
}

TEST(Dialect, SaysRulesByNameElsePieceByPiece) {
  const Ruleset chinese = *rulesetNamed("chinese");
  EXPECT_EQ(rulesCommands(Capabilities::minimum(), chinese), Commands{});
  const auto ways = rulesCommands(knowing("kata-set-rules"), chinese);
  ASSERT_EQ(ways.size(), 2u);
  EXPECT_EQ(ways[0], "kata-set-rules chinese");
  EXPECT_EQ(ways[1].find("kata-set-rules {"), 0u);
}

TEST(Dialect, SaysOnlySizesTheEngineKnows) {
  EXPECT_EQ(sizeCommand(Capabilities::minimum(), {13, 13}), "boardsize 13");
  EXPECT_EQ(sizeCommand(Capabilities::minimum(), {13, 9}), std::nullopt);
  EXPECT_EQ(sizeCommand(knowing("rectangular_boardsize"), {13, 9}), "rectangular_boardsize 13 9");
}

}  // namespace
}  // namespace tengen::engine
