// Games in which big mistakes are offered back.
#include "apps/desktop/learn_test_kit.h"

namespace tengen::desktop {
namespace {

struct TeachingGame : Learning {
  explicit TeachingGame(FakeScript script = answering()) : Learning(std::move(script)) {
    questions.seats.white.level = "5k";
    questions.teachingPoints = 5;
    press("newGame");
  }
  static FakeScript answering() {
    FakeScript script = teacher();
    script.answers = "G7 G3 C7";
    return script;
  }
  bool isOffered() { return find<NoticeBar>("noticeBar").isVisible(); }
};

TEST(TeachingFlow, ABigMistakeIsOfferedBackOnceBeforeTheAnswer) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("6 point"));
  EXPECT_EQ(test.moves(), 1) << "the engine waits";
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
  test.click("A9");  // as bad: who wants to, may
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

TEST(TeachingFlow, AnotherQuestionIsNotInTheWay) {
  TeachingGame test;
  test.window->notice().ask([] { return QString("A game was left"); },
                            {{[] { return QString("Later"); }, nullptr}});
  test.click("J1");
  ASSERT_TRUE(
      test.waitFor([&] { return test.find<QLabel>("noticeText").text().contains("6 point"); }));
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
  EXPECT_EQ(test.find<QLabel>("noticeText").text(), "A game was left");
}

TEST(TeachingFlow, NobodyIsSaidToThinkWhileTheQuestionWaits) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  EXPECT_EQ(test.find<QLabel>("status").text(), "White waits");
  EXPECT_EQ(test.find<QLabel>("whiteState").text(), "");
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.find<QLabel>("status").text(), "Black to move");
}

TEST(TeachingFlow, CountingPutsTheOfferOffAndPlayingOnBringsItBack) {
  TeachingGame test;
  test.questions.endsUnfinished = false;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  test.key(Qt::Key_F6);
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_FALSE(test.isOffered());
  test.press("countResume");
  ASSERT_TRUE(test.isOffered());
  EXPECT_EQ(test.moves(), 1) << "the engine waits again";
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
}

TEST(TeachingFlow, PlayingOnIsAnsweredAtOnce) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  test.pressSoon("noticeChoice1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_EQ(test.stone("J1"), Stone::Black);
}

TEST(TeachingFlow, AGoodMoveIsAnsweredWithoutAWord) {
  TeachingGame test;
  test.click("D5");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

TEST(TeachingFlow, TakingBackByOneselfEndsTheOffer) {
  TeachingGame test;
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.isOffered(); }));
  test.press("takeBack");
  EXPECT_FALSE(test.isOffered());
  EXPECT_EQ(test.moves(), 0);
}

TEST(TeachingFlow, WhereAClockRunsTheEngineIsNotKeptWaitingAndBothMovesGoBack) {
  TeachingGame test;
  test.questions.setup->time = TimeSettings::absolute(Milliseconds{600'000});
  test.press("newGame");
  ASSERT_TRUE(test.waitFor(
      [&] { return test.session().clock().settings() == test.questions.setup->time; }));
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2 && test.isOffered(); }))
      << test.fake.told();
  test.pressSoon("noticeChoice0");
  EXPECT_EQ(test.moves(), 0);
}

TEST(TeachingFlow, NobodyIsToldUnlessItWasWished) {
  TeachingGame test;
  test.questions.teachingPoints = 0;
  test.press("newGame");
  test.click("J1");
  ASSERT_TRUE(test.waitFor([&] { return test.moves() == 2; }));
  EXPECT_FALSE(test.isOffered());
}

}  // namespace
}  // namespace tengen::desktop
