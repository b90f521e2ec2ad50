#include "search/natural_chances.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

#include "search/search_test_kit.h"

namespace tengen::search {
namespace {

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
  const auto chances = chancesIn(situation, {.visits = 1, .temperature = 1}, "G3");
  EXPECT_NEAR(chanceOf("G3", chances) / chanceOf("G7", chances), 50, 1);
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
  const auto chances =
      chancesIn(situation, {.visits = 1, .temperature = 1, .wandering = 1, .reach = 3}, "G7");
  EXPECT_GT(chanceOf("C6", chances), chanceOf("F5", chances));  // near the last move
  const nn::Situation atari = situation.after(moveOf("E3", kSize)).after(moveOf("G7", kSize));
  const auto taking = chancesIn(atari, {.visits = 1, .temperature = 1, .wandering = 1}, "A1");
  EXPECT_GT(chanceOf("C1", taking), 5 * chanceOf("F4", taking));
}

TEST(NaturalChances, OverlookWhatIsFarAway) {
  nn::Situation situation = situationOf(kFight, Color::Black, areaRules(), 0);
  situation.recent[0] = moveOf("E6", kSize);
  situation.recent[1] = moveOf("B7", kSize);
  const auto chances = chancesIn(situation, {.visits = 1, .temperature = 1, .reach = 2}, "G1");
  // Beside the last move, and four lines further.
  EXPECT_NEAR(chanceOf("F6", chances) / chanceOf("F2", chances), std::sqrt(8.0), 0.01);
  // The best move is one line further still.
  EXPECT_NEAR(chanceOf("G1", chances) / chanceOf("F2", chances), 50 / std::sqrt(2.0), 0.1);
}

// White E3 and C1 take Black's four stones, in two moves.
TEST(NaturalChances, AreSureOfWhatIsReadAndNotOfWhatIsNot) {
  const nn::Situation situation = situationOf(kFight, Color::White, areaRules(), 0);
  const auto chanceReading = [&](int moves) {
    const auto chances =
        chancesIn(situation, {.visits = 1, .temperature = 2, .reading = moves}, "E3");
    return chanceOf("E3", chances);
  };
  EXPECT_GT(chanceReading(2), 0.5);  // as likely as the policy says, in spite of the temperature
  EXPECT_LT(chanceReading(1), 0.1);
}

TEST(NaturalChances, AreSmallForStonesThatAreSeenToBeLost) {
  // A black stone at C1 is taken by C2 and, after D1, by E1.
  const nn::Situation situation = situationOf(R"(
    . . . . . . .
    . X . . . X .
    . . . . . . .
    . . . . . . .
    . . . . . X .
    . . . O . . .
    . O . . . . .)",
                                              Color::Black, areaRules(), 0);
  const auto share = [&](int reading) {
    const auto chances =
        chancesIn(situation, {.visits = 1, .temperature = 1, .reading = reading}, "G1");
    return chanceOf("C1", chances) / chanceOf("G7", chances);
  };
  EXPECT_NEAR(share(1), 1, 0.01);
  EXPECT_LT(share(2), 0.2);
}

TEST(NaturalChances, AreCalmerInTheOpening) {
  const auto favourite = [](std::string_view drawing) {
    const nn::Situation situation = situationOf(drawing, Color::Black, areaRules(), 0);
    const auto chances = chancesIn(situation, {.visits = 1, .temperature = 2}, "E3");
    return chanceOf("E3", chances) / chanceOf("G7", chances);
  };
  EXPECT_NEAR(favourite(R"(
    . . . . . . .
    . . . . . . .
    . . X . X . .
    . . . . . . .
    . . O . . . .
    . . . . . O .
    . . O . . . .)"),
              std::sqrt(50.0), 0.1);
  EXPECT_GT(favourite(R"(
    . . . . . . .
    . . . . . . .
    . . X . X . .
    . . . . . . .
    . . O . . . .
    . . . . . . .
    . . . . . . .)"),
            20);
}

TEST(NaturalChances, FollowATaste) {
  const nn::Situation situation = situationOf(kFight, Color::Black, areaRules(), 0);
  const std::vector<float> policy(50, 0.02f);
  const std::vector<bool> allowed(50, true);
  const LevelSettings level{.visits = 1, .temperature = 1};
  const auto with = naturalChances(situation, policy, allowed, level, {.contact = 1});
  const auto without = naturalChances(situation, policy, allowed, level);
  EXPECT_GT(chanceOf("E5", with) / chanceOf("G7", with),
            1.5 * chanceOf("E5", without) / chanceOf("G7", without));
}

}  // namespace
}  // namespace tengen::search
