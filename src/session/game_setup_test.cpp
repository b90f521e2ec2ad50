#include "session/game_setup.h"

#include <gtest/gtest.h>

#include "game/formats.h"
#include "game/game_info.h"
#include "rules/diagram.h"
#include "rules/handicap.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using SetupKind = GameSetupError::Kind;

GameSetup small() {
  GameSetup setup;
  setup.size = {5, 3};
  return setup;
}

std::string start(const GameSetup& setup) {
  const auto tree = newGame(setup);
  EXPECT_TRUE(tree);
  return toDiagram(tree->positionAt(tree->root()).board());
}

TEST(GameSetup, BeginsWithAnEmptyBoardAndBlackToMove) {
  const auto tree = newGame(small());
  ASSERT_TRUE(tree);
  EXPECT_EQ(tree->size(), (BoardSize{5, 3}));
  EXPECT_EQ(tree->positionAt(tree->root()).toMove(), Color::Black);
  EXPECT_EQ(tree->komi(), 6.5);
  EXPECT_EQ(gameInfo(*tree).rules, "Japanese");
}

TEST(GameSetup, KoreanRulesAreCalledSoInTheFile) {
  GameSetup setup = small();
  setup.rules = *rulesetNamed("korean");
  setup.rulesName = "korean";
  EXPECT_EQ(gameInfo(*newGame(setup)).rules, "Korean");
}

TEST(GameSetup, EveryPresetIsFoundAgainInTheFile) {
  for (const NamedRuleset& preset : kRulesets) {
    GameSetup setup = small();
    setup.rules = preset.rules;
    setup.rules.komi = 3.25;
    const auto loaded = load(newGame(setup)->save());
    ASSERT_TRUE(loaded);
    // Korean and Japanese rules are one and the same here.
    EXPECT_EQ(loaded->tree.rules(), setup.rules) << preset.name;
  }
}

TEST(GameSetup, StonesMayBeGiven) {
  GameSetup setup = small();
  setup.black = {{0, 0}, {1, 1}};
  setup.white = {{4, 2}};
  EXPECT_EQ(start(setup),
            "X....\n"
            ".X...\n"
            "....O\n");
  EXPECT_EQ(newGame(setup)->positionAt(newGame(setup)->root()).toMove(), Color::Black);
}

TEST(GameSetup, AHandicapTakesItsFixedPlacesAndGivesWhiteTheMove) {
  GameSetup setup;
  setup.size = {9, 9};
  setup.handicap = 3;
  const auto tree = newGame(setup);
  ASSERT_TRUE(tree);
  const Position position = tree->positionAt(tree->root());
  EXPECT_EQ(position.toMove(), Color::White);
  EXPECT_EQ(position.board().stones(), 3);
  const auto fixed = fixedHandicap(setup.size, 3);
  ASSERT_TRUE(fixed);
  for (const Point point : *fixed) {
    EXPECT_EQ(position.board().at(point), Stone::Black);
  }
  EXPECT_EQ(tree->handicap(), 3);
}

TEST(GameSetup, BlackMayPlaceHisHandicapFreely) {
  GameSetup setup = small();
  setup.handicap = 2;
  setup.black = {{0, 0}, {4, 2}};
  EXPECT_EQ(start(setup),
            "X....\n"
            ".....\n"
            "....X\n");
  EXPECT_EQ(newGame(setup)->positionAt(newGame(setup)->root()).toMove(), Color::White);
}

TEST(GameSetup, SaysWhatIsWrong) {
  GameSetup setup = small();
  setup.size = {53, 5};
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::BadSize);

  setup = small();
  setup.handicap = 1;
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::BadHandicap);
  setup.handicap = -2;
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::BadHandicap);
  setup.handicap = 2;
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::TooMuchHandicap);
  EXPECT_EQ(newGame(setup).error().most, 0);
  setup.size = {19, 19};
  setup.handicap = 10;
  EXPECT_EQ(newGame(setup).error().most, 9);
  setup.black = {{0, 0}};
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::HandicapMismatch);

  setup = small();
  setup.black = {{0, 0}};
  setup.white = {{0, 1}, {1, 0}};
  ASSERT_EQ(newGame(setup).error().kind, SetupKind::Stones);
  EXPECT_EQ(newGame(setup).error().stones.kind, SetupError::Kind::NoLiberties);

  setup = small();
  setup.rules.passStones = true;
  EXPECT_EQ(newGame(setup).error().kind, SetupKind::UnnamedRules);
}

TEST(GameSetup, TimeAndNamesAreKeptInTheFile) {
  GameSetup setup = small();
  setup.time = TimeSettings::byoYomi(10min, 3, 30s);
  setup.blackName = "Honinbo [Shusaku]";
  setup.whiteName = "Ota\\Yuzo";
  setup.date = "1853-02-02";
  const auto loaded = load(newGame(setup)->save());
  ASSERT_TRUE(loaded);
  EXPECT_EQ(timeSettingsOf(loaded->tree), setup.time);
  EXPECT_EQ(gameInfo(loaded->tree).blackName, setup.blackName);
  EXPECT_EQ(gameInfo(loaded->tree).whiteName, setup.whiteName);
  EXPECT_EQ(gameInfo(loaded->tree).date, setup.date);
}

}  // namespace
}  // namespace tengen
