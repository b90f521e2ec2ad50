#include "search/level.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

TEST(Level, IsReadAndWritten) {
  for (const std::string text : {"25k", "18k", "10k", "1k", "1d", "3d", "6d", "max"}) {
    ASSERT_TRUE(Level::parse(text)) << text;
    EXPECT_EQ(Level::parse(text)->text(), text);
  }
  EXPECT_EQ(Level::parse("25k")->step(), 0);
  EXPECT_EQ(Level::parse("1k")->step(), 24);
  EXPECT_EQ(Level::parse("1D")->step(), 25);
  EXPECT_EQ(Level::parse("6d")->step(), 30);
  EXPECT_EQ(Level::parse("MAX"), Level::max());
  EXPECT_TRUE(Level::max().isMax());
}

TEST(Level, RefusesWhatIsNone) {
  for (const char* text :
       {"", "k", "d", "26k", "0k", "0d", "7d", "-3k", "+3k", "5", "5p", "5 k", "maximum", " 5k"})
    EXPECT_FALSE(Level::parse(text)) << text;
}

TEST(Level, SettingsChangeInOneDirection) {
  LevelSettings before = settingsOf(*Level::parse("25k"));
  for (const char* text : {"24k", "20k", "18k", "15k", "12k", "10k", "8k", "6k", "4k", "2k", "1k",
                           "1d", "2d", "3d", "4d", "5d", "6d"}) {
    const LevelSettings now = settingsOf(*Level::parse(text));
    EXPECT_GE(now.visits, before.visits) << text;
    EXPECT_LE(now.wandering, before.wandering) << text;
    EXPECT_TRUE(!now.playsByEye() || now.temperature <= before.temperature) << text;
    before = now;
  }
  EXPECT_EQ(settingsOf(Level::max()).visits, 0);
  EXPECT_EQ(settingsOf(Level::max()).temperature, 0);
}

TEST(Level, SettingsBetweenAnchorsLieBetweenThem) {
  const LevelSettings low = settingsOf(*Level::parse("12k"));
  const LevelSettings middle = settingsOf(*Level::parse("10k"));
  const LevelSettings high = settingsOf(*Level::parse("8k"));
  EXPECT_NEAR(middle.temperature, (low.temperature + high.temperature) / 2, 1e-9);
  EXPECT_NEAR(middle.wandering, (low.wandering + high.wandering) / 2, 1e-9);
}

TEST(Tempered, KeepsTheOrder) {
  const std::vector<double> weights{0.1, 0.4, 0, 0.2};
  const auto warm = tempered(weights, 2);
  EXPECT_DOUBLE_EQ(warm[1], 1);
  EXPECT_DOUBLE_EQ(warm[0], 0.5);
  EXPECT_DOUBLE_EQ(warm[2], 0);
  EXPECT_EQ(tempered(weights, 0), (std::vector<double>{0, 1, 0, 0}));
  EXPECT_EQ(tempered({0.5, 0.5}, 0), (std::vector<double>{1, 0}));
  EXPECT_EQ(tempered({0, 0}, 1), (std::vector<double>{0, 0}));
}

TEST(Draw, FollowsTheWeights) {
  Random random(1);
  std::vector<int> drawn(4);
  for (int count = 0; count < 10'000; ++count)
    ++drawn[*draw({1, 0, 3, 0}, random)];
  EXPECT_NEAR(drawn[0], 2500, 200);
  EXPECT_EQ(drawn[1], 0);
  EXPECT_EQ(drawn[3], 0);
  EXPECT_FALSE(draw({0, 0}, random));
  EXPECT_FALSE(draw({}, random));
}

// Black's four stones at the bottom are short of liberties.
constexpr std::string_view kFight = R"(
  . X . . . . .
  X . . . O . .
  . . . . . . .
  . O O O O . .
  . O X X . . .
  . O X X O . .
  . O . O . . .)";
constexpr BoardSize kSize{7, 7};

double chanceOf(std::string_view move, const std::vector<double>& chances) {
  return chances[static_cast<size_t>(indexOf(moveOf(move, kSize), kSize))];
}

std::vector<double> chancesIn(const nn::Situation& situation, const LevelSettings& settings,
                              std::string_view favourite) {
  std::vector<float> policy(50, 0.01f);
  policy[static_cast<size_t>(indexOf(moveOf(favourite, kSize), kSize))] = 0.5f;
  policy.back() = 0.3f;
  return naturalChances(situation, policy, std::vector<bool>(50, true), settings);
}

TEST(NaturalChances, AreThoseOfThePolicyWithoutThePass) {
  const nn::Situation situation = situationOf(kFight, Color::Black, areaRules(), 0);
  const auto chances = chancesIn(situation, {.visits = 1, .temperature = 1}, "E3");
  EXPECT_NEAR(chanceOf("E3", chances) / chanceOf("G7", chances), 50, 1);
  EXPECT_EQ(chanceOf("pass", chances), 0);
  EXPECT_EQ(chanceOf("B7", chances), 0);  // a stone lies there
  EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
}

TEST(NaturalChances, NeverPutABigGroupIntoAtari) {
  const nn::Situation situation = situationOf(kFight, Color::Black, areaRules(), 0);
  for (const double wandering : {0.0, 0.5, 1.0}) {
    const auto chances =
        chancesIn(situation, {.visits = 1, .temperature = 2, .wandering = wandering}, "C1");
    EXPECT_EQ(chanceOf("C1", chances), 0) << wandering;
  }
}

TEST(NaturalChances, HonourWhatIsAllowed) {
  const nn::Situation situation = situationOf(kFight, Color::Black, areaRules(), 0);
  std::vector<bool> allowed(50);
  Random random(1);
  EXPECT_FALSE(draw(naturalChances(situation, std::vector<float>(50, 0.02f), allowed,
                                   {.visits = 1, .temperature = 1, .wandering = 0.5}),
                    random));
  allowed[3] = true;
  const auto chances = naturalChances(situation, std::vector<float>(50, 0.02f), allowed,
                                      {.visits = 1, .temperature = 1, .wandering = 0.5});
  EXPECT_NEAR(chances[3], 1, 1e-9);
}

TEST(NaturalChances, OfAWanderingEyeGoToWhatIsNearAndToWhatCanBeTaken) {
  nn::Situation situation = situationOf(kFight, Color::White, areaRules(), 0);
  situation.recent[0] = moveOf("B7", kSize);
  const auto chances = chancesIn(situation, {.visits = 1, .temperature = 1, .wandering = 1}, "G7");
  EXPECT_GT(chanceOf("C7", chances), chanceOf("F4", chances));  // near the last move
  const nn::Situation atari = situation.after(moveOf("E3", kSize)).after(moveOf("G7", kSize));
  const auto taking = chancesIn(atari, {.visits = 1, .temperature = 1, .wandering = 1}, "A1");
  EXPECT_GT(chanceOf("C1", taking), 5 * chanceOf("F4", taking));
}

}  // namespace
}  // namespace tengen::search
