#include "apps/desktop/dialogs/new_game_dialog.h"

#include "apps/desktop/dialogs/dialog_test_kit.h"

namespace tengen::desktop {
namespace {

GameSetup usual() {
  GameSetup setup;
  setup.blackName = "Ana";
  setup.whiteName = "Wei";
  return setup;
}

double komi(QWidget& dialog) {
  return field<QDoubleSpinBox>(dialog, "komi").value();
}

TEST(NewGameDialog, StartsTheLastGameAgainWithNothingButEnter) {
  GameSetup last = usual();
  last.size = {13, 13};
  last.rules = *rulesetNamed("chinese");
  last.time = TimeSettings::byoYomi(std::chrono::minutes(10), 3, std::chrono::seconds(20));
  NewGameDialog dialog(last);
  shown(dialog);
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  const GameSetup setup = dialog.setup();
  EXPECT_EQ(setup.size, last.size);
  EXPECT_EQ(setup.rules, last.rules);
  EXPECT_EQ(setup.time, last.time);
  EXPECT_EQ(setup.blackName, "Ana");
  EXPECT_EQ(setup.whiteName, "Wei");
  EXPECT_EQ(setup.handicap, 0);
  EXPECT_TRUE(newGame(setup));
}

TEST(NewGameDialog, SaysToNewcomersWhatItsWordsMean) {
  NewGameDialog dialog(usual());
  shown(dialog);
  EXPECT_TRUE(field<QDoubleSpinBox>(dialog, "komi").toolTip().contains("moves first"));
  EXPECT_TRUE(field<QComboBox>(dialog, "handicap").toolTip().contains("weaker"));
  const auto* rules = dialog.findChild<QLabel*>("explanation");
  EXPECT_TRUE(rules && rules->text().contains("both sides pass"));
}

TEST(NewGameDialog, EveryMnemonicLeadsToItsField) {
  NewGameDialog dialog(usual());
  shown(dialog);
  const std::pair<Qt::Key, const char*> keys[] = {
      {Qt::Key_S, "size"}, {Qt::Key_K, "komi"}, {Qt::Key_T, "timeSystem"}};
  for (const auto& [key, name] : keys) {
    QTest::keyClick(&dialog, key, Qt::AltModifier);
    EXPECT_EQ(dialog.focusWidget(), &field<QWidget>(dialog, name)) << name;
  }
}

TEST(NumberBox, TakesAPointAndACommaInEveryLanguage) {
  for (const char* language : {"en", "es", "ja", "ko", "zh_CN"}) {
    for (const char* number : {"6.5", "6,5"}) {
      NumberBox box;
      box.setLocale(QLocale(language));
      box.setSuffix(" min.");
      shown(box);
      type(box, number);
      EXPECT_EQ(box.value(), 6.5) << language << ' ' << number;
      QTest::keyClick(&box, Qt::Key_Return);
      EXPECT_EQ(box.cleanText(), QLocale(language).toString(6.5)) << language;
    }
  }
}

TEST(NewGameDialog, EscapeMeansNoNewGame) {
  NewGameDialog dialog(usual());
  shown(dialog);
  QTest::keyClick(&dialog, Qt::Key_Escape);
  EXPECT_EQ(dialog.result(), QDialog::Rejected);
  EXPECT_FALSE(dialog.isVisible());
}

TEST(NewGameDialog, KomiFollowsRulesAndHandicapUntilTouched) {
  NewGameDialog dialog(usual());
  shown(dialog);
  auto& rules = field<QComboBox>(dialog, "rules");
  auto& handicap = field<QComboBox>(dialog, "handicap");
  EXPECT_EQ(komi(dialog), 6.5);
  choose(rules, 2);
  EXPECT_EQ(komi(dialog), 7.5);
  choose(handicap, 3);
  EXPECT_EQ(komi(dialog), 0.5);
  choose(handicap, 0);
  EXPECT_EQ(komi(dialog), 7.5);
  type(field<QDoubleSpinBox>(dialog, "komi"), "3");
  choose(rules, 0);
  choose(handicap, 2);
  EXPECT_EQ(komi(dialog), 3);
  EXPECT_EQ(dialog.setup().rules.komi, 3);
}

TEST(NewGameDialog, AKomiOfOnesOwnIsKeptFromTheLastGame) {
  GameSetup last = usual();
  last.rules.komi = 5.5;
  NewGameDialog dialog(last);
  shown(dialog);
  choose(field<QComboBox>(dialog, "rules"), 2);
  EXPECT_EQ(komi(dialog), 5.5);
}

TEST(NewGameDialog, EveryPresetIsOfferedAndPlayable) {
  NewGameDialog dialog(usual());
  shown(dialog);
  auto& rules = field<QComboBox>(dialog, "rules");
  ASSERT_EQ(rules.count(), static_cast<int>(kRulesets.size()));
  for (int i = 0; i < rules.count(); ++i) {
    choose(rules, i);
    const GameSetup setup = dialog.setup();
    // Some presets equal one another but for their name.
    EXPECT_EQ(setup.rules, kRulesets[static_cast<size_t>(i)].rules);
    EXPECT_TRUE(newGame(setup));
  }
}

TEST(NewGameDialog, OwnSizesReachFrom1To52AndMayBeRectangular) {
  NewGameDialog dialog(usual());
  shown(dialog);
  EXPECT_FALSE(field<QSpinBox>(dialog, "width").isVisible());
  choose(field<QComboBox>(dialog, "size"), 3);
  ASSERT_TRUE(field<QSpinBox>(dialog, "width").isVisible());
  type(field<QSpinBox>(dialog, "width"), "52");
  type(field<QSpinBox>(dialog, "height"), "7");
  EXPECT_EQ(dialog.setup().size, (BoardSize{52, 7}));
  EXPECT_TRUE(newGame(dialog.setup()));
}

TEST(NewGameDialog, HandicapOffersWhatTheBoardHasPlacesFor) {
  GameSetup last = usual();
  last.handicap = 9;
  last.rules.komi = 0.5;
  NewGameDialog dialog(last);
  shown(dialog);
  auto& handicap = field<QComboBox>(dialog, "handicap");
  EXPECT_EQ(handicap.count(), 9);  // none, and two to nine
  EXPECT_EQ(dialog.setup().handicap, 9);
  choose(field<QComboBox>(dialog, "size"), 3);
  type(field<QSpinBox>(dialog, "width"), "8");
  type(field<QSpinBox>(dialog, "height"), "8");
  EXPECT_EQ(handicap.count(), 4);
  EXPECT_EQ(dialog.setup().handicap, 0);
  EXPECT_EQ(komi(dialog), 6.5);
}

TEST(NewGameDialog, BlackMayPlaceTheHandicapStones) {
  NewGameDialog dialog(usual());
  shown(dialog);
  choose(field<QComboBox>(dialog, "size"), 0);
  choose(field<QComboBox>(dialog, "handicap"), 1);
  auto& board = field<BoardWidget>(dialog, "placing");
  auto& start = field<QPushButton>(dialog, "start");
  EXPECT_FALSE(board.isVisible());
  auto& free = field<QCheckBox>(dialog, "free");
  free.setFocus();
  QTest::keyClick(&free, Qt::Key_Space);
  ASSERT_TRUE(board.isVisible());
  EXPECT_FALSE(start.isEnabled());
  QCoreApplication::processEvents();
  const auto click = [&](Point point) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.boardGeometry().center(point).toPoint());
  };
  click({6, 6});
  EXPECT_FALSE(start.isEnabled());
  click({2, 2});
  EXPECT_TRUE(start.isEnabled());
  click({4, 4});  // one too many: nothing happens
  EXPECT_EQ(dialog.setup().black, (Points{{2, 2}, {6, 6}}));
  EXPECT_TRUE(newGame(dialog.setup()));
  keepPicture(dialog, "new_game_free");
  click({2, 2});
  EXPECT_FALSE(start.isEnabled());
  QTest::keyClick(&free, Qt::Key_Space);
  EXPECT_TRUE(start.isEnabled());
  EXPECT_TRUE(dialog.setup().black.empty());
}

TEST(NewGameDialog, EachTimeSystemShowsItsOwnFields) {
  NewGameDialog dialog(usual());
  shown(dialog);
  auto& system = field<QComboBox>(dialog, "timeSystem");
  auto& main = field<QDoubleSpinBox>(dialog, "mainTime");
  auto& count = field<QSpinBox>(dialog, "timeCount");
  auto& extra = field<QDoubleSpinBox>(dialog, "extraTime");
  EXPECT_EQ(dialog.setup().time, TimeSettings::none());
  EXPECT_FALSE(main.isVisible());
  choose(system, 1);
  EXPECT_TRUE(main.isVisible());
  EXPECT_FALSE(count.isVisible());
  type(main, "1.5");
  EXPECT_EQ(dialog.setup().time, TimeSettings::absolute(std::chrono::seconds(90)));
  choose(system, 2);
  EXPECT_EQ(dialog.setup().time,
            TimeSettings::byoYomi(std::chrono::seconds(90), 5, std::chrono::seconds(30)));
  choose(system, 3);
  EXPECT_EQ(dialog.setup().time,
            TimeSettings::canadian(std::chrono::seconds(90), 25, std::chrono::seconds(600)));
  choose(system, 4);
  EXPECT_FALSE(count.isVisible());
  type(extra, "7");
  EXPECT_EQ(dialog.setup().time,
            TimeSettings::fischer(std::chrono::seconds(90), std::chrono::seconds(7)));
}

TEST(NewGameDialog, NamesEveryFieldForScreenReaders) {
  GameSetup last = usual();
  last.time = TimeSettings::canadian(std::chrono::minutes(10), 25, std::chrono::minutes(10));
  NewGameDialog dialog(last);
  shown(dialog);
  expectAccessible(dialog);
  keepPicture(dialog, "new_game");
}

TEST(NewGameDialog, SeatsAnyEngineOfTheList) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(true, {"GNU Go", "KataGo b18"}), {{}, {.engine = "KataGo b18"}});
  shown(dialog);
  EXPECT_EQ(dialog.seats().white, Seat{.engine = "KataGo b18"});
  auto& black = field<QComboBox>(dialog, "blackSeat");
  choose(black, black.findText("GNU Go"));
  EXPECT_EQ(dialog.seats().black, Seat{.engine = "GNU Go"});
  keepPicture(dialog, "new_game_other_engines");
}

TEST(NewGameDialog, AnEngineThatIsGoneLeavesItsSeatToAPerson) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(true, {}), {{}, {.engine = "KataGo b18"}});
  EXPECT_FALSE(dialog.seats().hasEngine());
}

TEST(NewGameDialog, OffersOtherEnginesWhereTengenIsMissing) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(false, {"GNU Go"}), {{"5k"}, {}});
  shown(dialog);
  EXPECT_TRUE(field<QComboBox>(dialog, "blackSeat").isVisible());
  EXPECT_EQ(field<QComboBox>(dialog, "blackSeat").count(), 2);
}

TEST(NewGameDialog, TellsOfBigMistakesThoseWhoPlayAnEngine) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(true, {}), {{}, {"5k"}});
  shown(dialog);
  EXPECT_EQ(dialog.teachingPoints(), 0) << "nobody is told unasked";
  auto& wish = field<QCheckBox>(dialog, "teaching");
  EXPECT_TRUE(wish.isEnabled());
  EXPECT_FALSE(field<QSpinBox>(dialog, "teachingPoints").isEnabled());
  wish.click();
  field<QSpinBox>(dialog, "teachingPoints").setValue(8);
  EXPECT_EQ(dialog.teachingPoints(), 8);
  choose(field<QComboBox>(dialog, "whiteSeat"), 0);
  EXPECT_FALSE(wish.isEnabled()) << "two people";
}

TEST(NewGameDialog, SeatsAPersonOrAnEngineAtALevel) {
  NewGameDialog dialog({});
  dialog.offerEngines(engineSeats(true, {}), {{}, {"5k"}});
  shown(dialog);
  EXPECT_EQ(dialog.seats(), (Seats{{}, {"5k"}}));
  EXPECT_TRUE(field<QLineEdit>(dialog, "blackName").isEnabled());
  EXPECT_FALSE(field<QLineEdit>(dialog, "whiteName").isEnabled()) << "an engine has a name";
  choose(field<QComboBox>(dialog, "blackSeat"), 1);
  EXPECT_EQ(dialog.seats().black.level, "25k");
  choose(field<QComboBox>(dialog, "whiteSeat"), 0);
  EXPECT_FALSE(dialog.seats().white.isEngine());
  expectAccessible(dialog);
  keepPicture(dialog, "new_game_engine");
}

TEST(NewGameDialog, OffersPersonsAloneWhereThereIsNoEngine) {
  NewGameDialog dialog({});
  shown(dialog);
  EXPECT_FALSE(field<QComboBox>(dialog, "blackSeat").isVisible());
  EXPECT_FALSE(dialog.seats().hasEngine());
}

}  // namespace
}  // namespace tengen::desktop
