// Games against an engine through the window.
#include <QThreadPool>

#include "apps/desktop/engine/fake_engine.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

struct EngineGame : TestWindow {
  // The engine has White unless told otherwise.
  explicit EngineGame(const std::string& answers, Color color = Color::White)
      : fake(folder.path(), answers) {
    engineProgram = fake.program();
    make();
    (color == Color::White ? questions.seats.white : questions.seats.black).level = "5k";
    questions.unsaved = Questions::Unsaved::Discard;
    press("newGame");
  }

  // The engine goes when nobody waits for it; it must be gone before its folder is.
  ~EngineGame() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  int moves() { return session().tree().moveNumber(session().node()); }
  bool waitForMoves(int number) {
    return waitFor([&] { return moves() == number; });
  }
  QString status() { return find<QLabel>("status").text(); }

  FakeEngine fake;
};

TEST(EngineFlow, AnEngineAnswersEveryMove) {
  EngineGame test("C3 G7");
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 5k");
  test.click("E5");
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
  EXPECT_FALSE(test.board().picture().toMove.has_value()) << "no ghost stone for the engine";
  test.click("D4");
  EXPECT_TRUE(test.message().contains("not your turn"));
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.status(), "Black to move");
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_NE(test.fake.told().find("play b E5\ngenmove w\nplay b D4\ngenmove w"), std::string::npos)
      << test.fake.told();
}

TEST(EngineFlow, AnEngineWithBlackBegins) {
  EngineGame test("C3", Color::Black);
  ASSERT_TRUE(test.waitForMoves(1));
  EXPECT_EQ(test.stone("C3"), Stone::Black);
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::White);
}

TEST(EngineFlow, UndoTakesBackBothMoves) {
  EngineGame test("C3 G7 H8");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.session().turn(), Color::Black);
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_NE(test.fake.told().find("undo\nundo\nplay b D4\ngenmove w"), std::string::npos)
      << test.fake.told();
}

TEST(EngineFlow, AMoveCanBeTakenBackWhileTheEngineThinks) {
  EngineGame test("");
  test.click("E5");
  EXPECT_EQ(test.session().turn(), Color::White);
  test.press("takeBack");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.status(), "Black to move");
}

TEST(EngineFlow, AMoveAfterThatIsAnsweredAtOnce) {
  EngineGame test("think C3");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.fake.told().find("genmove") != std::string::npos; }));
  test.press("takeBack");
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(2)) << "it still thinks about the move that was taken back";
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, PassesLeadToCounting) {
  EngineGame test("C3 pass");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.press("pass");
  ASSERT_TRUE(test.waitForProposal());
  test.press("countDone");
  EXPECT_TRUE(test.session().result().has_value());
}

TEST(EngineFlow, APersonTakesOver) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_TRUE(test.window->actions()[Do::TakeOver].isEnabled());
  test.window->actions()[Do::TakeOver].trigger();
  EXPECT_FALSE(test.window->actions()[Do::TakeOver].isEnabled());
  test.clicks("D4 G7");
  EXPECT_EQ(test.stone("G7"), Stone::White);
}

TEST(EngineFlow, AGameOfTwoIsPlayedOnAgainstTengen) {
  EngineGame test("C3");
  test.window->game().start(test.setup);
  test.clicks("E5 D4");
  test.questions.levelToPlay = "5k";
  test.window->actions()[Do::PlayAgainstTengen].trigger();
  test.click("F6");
  ASSERT_TRUE(test.waitForMoves(4));
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, ARecordIsPlayedOnAgainstTengenFromWhereOneStands) {
  EngineGame test("C3");
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]RE[W+R];B[ee];W[gg];B[hh])"));
  test.key(Qt::Key_Right);
  test.questions.levelToPlay = "5k";
  test.window->actions()[Do::PlayAgainstTengen].trigger();
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(3));
  EXPECT_EQ(test.stone("C3"), Stone::Black);
  EXPECT_TRUE(test.savedText().contains("RE[W+R]")) << "the record is still there";
}

TEST(EngineFlow, NobodyPassesForTheEngine) {
  EngineGame test("");
  test.click("E5");
  EXPECT_FALSE(test.window->actions()[Do::Pass].isEnabled());
  test.window->game().pass();
  EXPECT_EQ(test.moves(), 1);
}

TEST(EngineFlow, AnEngineResigns) {
  EngineGame test("resign");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.session().result().has_value(); }));
  EXPECT_TRUE(test.savedText().contains("RE[B+R]"));
}

TEST(EngineFlow, APersonResignsForHimselfWhileItThinks) {
  EngineGame test("C3");
  test.click("E5");
  test.window->game().resign();
  EXPECT_TRUE(test.savedText().contains("RE[W+R]"));
  QTest::qWait(200);  // its move comes too late
  EXPECT_EQ(test.moves(), 1);
  EXPECT_FALSE(test.message().contains("two people"));
}

TEST(EngineFlow, ACrashIsSaidAndTheGameGoesOnForTwo) {
  EngineGame test("die");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains("no more memory")) << test.message().toStdString();
  EXPECT_EQ(test.status(), "White to move");
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.click("D4");
  EXPECT_EQ(test.stone("D4"), Stone::Black);
}

TEST(EngineFlow, AMoveThatCannotBePlayedIsAFailureToo) {
  EngineGame test("E5");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  test.click("C3");
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(EngineFlow, WalkingBackLeavesTheEngineAloneAndANewMoveWakesIt) {
  EngineGame test("C3 G7");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  test.key(Qt::Key_Home);
  test.click("D4");  // another first move: a variation
  ASSERT_TRUE(test.waitForMoves(2));
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_EQ(test.stone("E5"), Stone::None);
}

TEST(EngineFlow, AGameThatComesBackAfterACrashHasItsEngineAgain) {
  EngineGame test("C3");
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2));
  const auto journals = test.folder.path() / "journals";
  const auto copies = test.folder.path() / "copies";
  std::filesystem::copy(journals, copies);
  test.window.reset();
  std::filesystem::remove_all(journals);
  std::filesystem::rename(copies, journals);
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_EQ(test.moves(), 2);
  test.click("D4");  // the engine starts anew, and its list of answers with it
  EXPECT_EQ(test.status(), QString::fromUtf8("White is thinking…"));
}

TEST(EngineFlow, AHintNamesAMoveAndPlaysNone) {
  TestWindow test;
  const FakeEngine fake(test.folder.path(), "C3 G7");
  test.engineProgram = fake.program();
  test.make();
  test.window->game().start(test.setup);
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("C3"); }));
  EXPECT_EQ(test.stone("C3"), Stone::None);
  test.clicks("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_FALSE(test.message().contains("C3"));
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("G7"); }));
  EXPECT_NE(fake.told().find("undo\nplay b E5\ngenmove w"), std::string::npos) << fake.told();
  test.window.reset();
  QThreadPool::globalInstance()->waitForDone();
}

TEST(EngineFlow, AMissingProgramIsSaid) {
  TestWindow test;
  test.engineProgram = "/no/such/tengen";
  test.make();
  test.questions.seats.white.level = "5k";
  test.press("newGame");
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
}

}  // namespace
}  // namespace tengen::desktop
