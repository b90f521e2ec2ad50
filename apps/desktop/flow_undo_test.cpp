// What takes a move back: the button and the key lead on from where the other led.
#include "apps/desktop/learn_test_kit.h"

namespace tengen::desktop {
namespace {

int movesIn(TestWindow& test) {
  return test.session().tree().moveNumber(test.session().node());
}

TEST(UndoFlow, TheButtonAndTheKeyGoTheSameWay) {
  TestWindow test;
  test.clicks("C3 G3 C7 G7");
  test.press("takeBack");
  EXPECT_EQ(movesIn(test), 3);
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(movesIn(test), 2) << "the move before, not the same one again";
  test.press("takeBack");
  EXPECT_EQ(movesIn(test), 1);
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(movesIn(test), 4) << "all of them can be done again";
  EXPECT_EQ(test.stone("G7"), Stone::White);
}

TEST(UndoFlow, AMoveWithACommentIsTakenBackAndComesBackWithIt) {
  TestWindow test;
  test.clicks("C3 G3");
  test.window->game().comment("Why there?");
  test.press("takeBack");
  EXPECT_EQ(movesIn(test), 1);
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(movesIn(test), 2) << "words are not lost with a click";
  EXPECT_TRUE(test.savedText().contains("Why there?"));
}

TEST(UndoFlow, AgainstAnEngineTheKeyDoesNotBringBackWhatTheButtonTook) {
  FakeScript script = teacher();
  script.answers = "G7 G3 C7";
  Learning test(script);
  test.questions.seats.white.level = "5k";
  test.press("newGame");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 0);
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.stone("E5"), Stone::None);
}

TEST(UndoFlow, IsNotOfferedWhereOnlyTheEngineHasMoved) {
  FakeScript script = teacher();
  script.answers = "C3 G7";
  Learning test(script);
  test.questions.seats.black.level = "5k";
  test.press("newGame");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 1; }));
  EXPECT_FALSE(test.find<QAbstractButton>("takeBack").isEnabled());
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 3; }));
  EXPECT_TRUE(test.find<QAbstractButton>("takeBack").isEnabled());
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 1);
}

TEST(UndoFlow, NobodyPlaysOnWhileAPersonIsAskedAboutResigning) {
  FakeScript script = teacher();
  script.answers = "C3 G7 C7 G3 E5";
  Learning test(script);
  test.questions.seats.black.level = "5k";
  test.questions.seats.white.level = "5k";
  int before = -1;
  int after = -1;
  test.questions.whileResigning = [&] {
    before = test.moves();
    QTest::qWait(200);
    after = test.moves();
  };
  test.questions.resigns = false;
  test.press("newGame");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() >= 1; }));
  test.window->game().resign();
  EXPECT_EQ(before, after);
}

// Counting

TEST(UndoFlow, ARegionGivenToASideRevivesItsStones) {
  TestWindow test;
  test.clicks("C7 G7 C3 G3");
  test.window->game().count();
  ASSERT_TRUE(test.waitForProposal());
  test.click("C7");
  ASSERT_TRUE(test.session().counting()->marks().dead[test.at("C3")]);
  test.click("E5");
  EXPECT_FALSE(test.session().counting()->marks().dead[test.at("C7")]);
  EXPECT_FALSE(test.session().counting()->marks().dead[test.at("C3")]);
  EXPECT_EQ(test.session().counting()->count().white.prisoners, 0);
}

}  // namespace
}  // namespace tengen::desktop
