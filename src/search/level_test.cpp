#include "search/level.h"

#include <gtest/gtest.h>
#include <string>

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
    EXPECT_TRUE(!now.playsByEye() || now.reach >= before.reach) << text;
    EXPECT_TRUE(!now.playsByEye() || now.reading >= before.reading) << text;
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

}  // namespace
}  // namespace tengen::search
