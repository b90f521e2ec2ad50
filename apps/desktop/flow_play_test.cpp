// Whole games in the window: every move a click, every answer read from the widgets.
#include "base/random.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

// A group with two eyes in the corner (A9, A7), a ko around G5 and H5, lost white stones at C2.
//
//     A B C D E F G H J
//   9 . X . . . . . . O
//   8 X X . . . . . . .
//   7 . X . . . . . . .
//   6 X X . . . . . . .
//   5 . . . . . . X O .
//   4 . . . . . X ! X O
//   3 . . X . . . X O O
//   2 . . O . . . . . O
//   1 . . . . . . . . O
const char* const kBeforeKo = "B8 H5 A8 J4 B9 H3 B7 C2 B6 J9 A6 J1 G5 J2 F4 J3 G3";

TEST(PlayFlow, AWholeGameWithCaptureKoSuicideAndCount) {
  TestWindow test({9, 9}, {{2, 7}});
  test.clicks(kBeforeKo);
  test.clicks("D9 H4 G4");  // White waits, Black throws himself in, White takes
  EXPECT_EQ(test.stone("H4"), Stone::None);
  EXPECT_TRUE(test.find<QLabel>("whiteCaptures").text().startsWith('1'));

  test.click("H4");  // at once: ko
  EXPECT_EQ(test.stone("H4"), Stone::None);
  EXPECT_TRUE(test.message().contains("Ko")) << test.message().toStdString();

  test.clicks("C3");
  test.click("A9");  // White into an eye: suicide
  EXPECT_EQ(test.stone("A9"), Stone::None);
  EXPECT_TRUE(test.message().contains("suicide"));
  test.click("C3");
  EXPECT_TRUE(test.message().contains("already"));
  test.clicks("H4");

  test.press("pass");
  EXPECT_TRUE(test.message().contains("passes"));
  test.press("pass");
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_TRUE(test.find<QWidget>("countPanel").isVisible());
  EXPECT_TRUE(test.board().picture().dead[test.at("C2")]);

  test.click("C2", Qt::LeftButton, Qt::ShiftModifier);
  EXPECT_FALSE(test.board().picture().dead[test.at("C2")]);
  test.click("C2", Qt::LeftButton, Qt::ShiftModifier);
  EXPECT_TRUE(test.board().picture().dead[test.at("C2")]);
  test.click("B8");
  EXPECT_TRUE(test.message().contains("alive"));
  EXPECT_FALSE(test.board().picture().dead[test.at("B8")]);

  EXPECT_EQ(test.board().picture().territory[test.at("D5")], Owner::Nobody);
  test.click("D5");
  EXPECT_EQ(test.board().picture().territory[test.at("D5")], Owner::Black);

  const QString said = test.find<QLabel>("countResult").text();
  test.press("countDone");
  ASSERT_TRUE(test.session().result().has_value());
  const QString code = QString::fromStdString(toText(*test.session().result()));
  EXPECT_TRUE(said.contains(code));
  EXPECT_TRUE(test.find<QLabel>("status").text().contains(code));
  EXPECT_TRUE(test.savedText().contains("RE[" + code + "]"));
  EXPECT_TRUE(test.savedText().contains("TB["));
  EXPECT_FALSE(test.find<QWidget>("countPanel").isVisible());
  EXPECT_EQ(test.stone("C2"), Stone::None) << "dead stones are taken off";
}

TEST(PlayFlow, ResumeGoesBackToPlay) {
  TestWindow test;
  test.clicks("E5");
  ASSERT_TRUE(test.countByPasses());
  test.press("countResume");
  EXPECT_EQ(test.session().counting(), nullptr);
  test.click("C3");
  EXPECT_NE(test.stone("C3"), Stone::None);
}

// Black's wall, White's wall, and a white stone behind Black's, which is proposed as dead.
struct CountedWalls : TestWindow {
  CountedWalls() : TestWindow({4, 3}, {{0, 2}}) {
    clicks("B3 C3 B2 C2 B1 C1");
    press("pass");
    clicks("A1");
    EXPECT_TRUE(countByPasses());
    proposed = marks();
  }
  const Marks& marks() { return session().counting()->marks(); }

  Marks proposed{{4, 3}};
};

TEST(CountFlow, EveryClickIsUndoneByItselfAndByCtrlZ) {
  CountedWalls test;
  test.click("C2");
  EXPECT_TRUE(test.board().picture().dead[test.at("C1")]);
  EXPECT_TRUE(test.board().picture().dead[test.at("A1")]);
  test.click("C2");
  EXPECT_EQ(test.marks(), test.proposed);
  test.click("B2");
  EXPECT_FALSE(test.board().picture().dead[test.at("A1")]) << "somebody must have taken them";
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(test.marks(), test.proposed);
}

TEST(CountFlow, TheProposalCanBeAskedForAgain) {
  CountedWalls test;
  test.click("A1");
  ASSERT_NE(test.marks(), test.proposed);
  test.press("countPropose");
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_EQ(test.marks(), test.proposed);
}

TEST(CountFlow, ResumeAndCountProposeAfresh) {
  CountedWalls test;
  test.click("A1");
  test.press("countResume");
  test.press("count");
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_EQ(test.marks(), test.proposed);
}

TEST(CountFlow, ManyStonesDieOnlyAfterAQuestion) {
  TestWindow test({9, 9});
  GameSetup setup;
  setup.size = {9, 9};
  for (uint8_t y = 0; y < 9; ++y) {
    for (uint8_t x = 0; x < 3; ++x)
      setup.black.push_back({x, y});
  }
  setup.white = {{8, 8}};
  test.window->game().start(setup);
  test.press("count");
  ASSERT_TRUE(test.waitForProposal());
  test.questions.marksDead = false;
  test.click("B5");
  EXPECT_EQ(test.questions.askedDead, 27);
  EXPECT_FALSE(test.board().picture().dead[test.at("B5")]);
  test.questions.marksDead = true;
  test.click("B5");
  EXPECT_TRUE(test.board().picture().dead[test.at("B5")]);
  test.questions.askedDead = 0;
  test.click("J1");
  EXPECT_EQ(test.questions.askedDead, 0) << "one stone";
}

TEST(CountFlow, TheSecondPassIsShownBeforeTheJudgeIsDone) {
  TestWindow test;
  test.clicks("E5");
  test.press("pass");
  test.press("pass");
  EXPECT_TRUE(test.session().counting());
  EXPECT_TRUE(test.message().contains("Looking for dead stones"));
  test.press("countDone");
  EXPECT_FALSE(test.session().result()) << "nothing is agreed on before it is there";
  ASSERT_TRUE(test.waitForProposal());
  test.press("countDone");
  EXPECT_TRUE(test.session().result());
}

TEST(CountFlow, DeadStonesOfACountedRecordLeaveTheBoardAndSquaresStay) {
  TestWindow test({4, 3}, {{0, 2}});
  ASSERT_TRUE(test.window->files().openText("(;SZ[4:3]AB[ba][bb][bc]AW[ca][cb][cc][ac])"));
  test.key(Qt::Key_F6);
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_EQ(test.stone("A1"), Stone::White);
  test.press("countDone");
  EXPECT_EQ(test.stone("A1"), Stone::None);
  EXPECT_EQ(test.board().picture().territory[test.at("A1")], Owner::Black);
  EXPECT_EQ(test.board().picture().territory[test.at("D1")], Owner::White);
}

TEST(CountFlow, DeadStonesAreCapturedOnceTheyAreTakenOff) {
  TestWindow test({4, 3}, {{0, 2}});
  ASSERT_TRUE(test.window->files().openText("(;SZ[4:3]AB[ba][bb][bc]AW[ca][cb][cc][ac])"));
  test.key(Qt::Key_F6);
  ASSERT_TRUE(test.waitForProposal());
  EXPECT_EQ(test.find<QLabel>("blackCaptures").text(), "0 captured");
  test.press("countDone");
  EXPECT_EQ(test.find<QLabel>("blackCaptures").text(), "1 captured");
  EXPECT_EQ(test.find<QLabel>("whiteCaptures").text(), "0 captured");
}

TEST(CountFlow, AGameWithOpenBordersEndsOnlyAfterAQuestionAndTheEndCanBeUndone) {
  TestWindow test;
  test.clicks("E5 C3 G7 C7 F3 D6");
  const auto count = [&test] {
    test.press("count");
    return test.waitForProposal();
  };
  ASSERT_TRUE(count());
  const auto isPrimary = [&test](const char* name) {
    return test.find<QPushButton>(name).property("primary").toBool();
  };
  EXPECT_TRUE(isPrimary("countResume"));
  EXPECT_FALSE(isPrimary("countDone"));
  test.questions.endsUnfinished = false;
  test.press("countDone");
  EXPECT_EQ(test.questions.askedUnfinished, 1);
  EXPECT_FALSE(test.session().result());
  EXPECT_FALSE(test.session().counting()) << "it is played on";
  ASSERT_TRUE(count());
  test.questions.endsUnfinished = true;
  test.press("countDone");
  ASSERT_TRUE(test.session().result());
  EXPECT_TRUE(test.find<QAbstractButton>("takeBack").isEnabled());
  test.press("takeBack");
  EXPECT_FALSE(test.session().result());
  EXPECT_EQ(test.stone("D6"), Stone::White);
  test.click("G3");
  EXPECT_EQ(test.stone("G3"), Stone::Black) << "the game goes on";
}

TEST(CountFlow, WhereBothPassedDoneIsTheWayOnAndAsksNothing) {
  TestWindow test;
  test.clicks("E5 C3");
  ASSERT_TRUE(test.countByPasses());
  EXPECT_TRUE(test.find<QPushButton>("countDone").property("primary").toBool());
  EXPECT_FALSE(test.find<QPushButton>("countResume").property("primary").toBool());
  const auto* hint = test.window->findChild<QLabel*>("countHint");
  EXPECT_TRUE(hint && hint->isVisible() && hint->text().contains("Shift"));
  test.press("countDone");
  EXPECT_EQ(test.questions.askedUnfinished, 0);
  EXPECT_TRUE(test.session().result());
}

TEST(CountFlow, OfAGameThatIsNotOverSaysSoAndWhoseTurnItIs) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  test.press("count");
  ASSERT_TRUE(test.waitForProposal());
  const auto status = [&] { return test.find<QLabel>("status").text(); };
  EXPECT_TRUE(status().startsWith("The game is not over, White to move."))
      << status().toStdString();
  test.press("countResume");
  ASSERT_TRUE(test.countByPasses());
  EXPECT_TRUE(status().startsWith("Counting")) << status().toStdString();
}

TEST(PlayFlow, AFinishedRecordSaysSoWhereItEnds) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText("(;SZ[9]RE[B+R];B[ee];W[cc])"));
  EXPECT_TRUE(test.find<QLabel>("status").text().contains("Black to move"));
  test.key(Qt::Key_End);
  EXPECT_TRUE(test.find<QLabel>("status").text().contains("B+R"));
}

TEST(PlayFlow, AfterAResultIsUndoneOneMayResignAgain) {
  TestWindow test;
  test.clicks("E5");
  test.press("resign");
  ASSERT_TRUE(test.session().result());
  test.key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_FALSE(test.session().result());
  EXPECT_TRUE(test.find<QAbstractButton>("resign").isEnabled());
  test.press("resign");
  EXPECT_TRUE(test.session().result());
}

TEST(PlayFlow, AMoveIsTakenBackByTheButton) {
  TestWindow test;
  test.clicks("E5 C3");
  test.press("takeBack");
  EXPECT_EQ(test.stone("C3"), Stone::None);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_FALSE(test.savedText().contains("W["));
}

TEST(PlayFlow, ResigningAsksOnce) {
  TestWindow test;
  test.questions.resigns = false;
  test.press("resign");
  EXPECT_FALSE(test.session().result().has_value());
  test.questions.resigns = true;
  test.press("resign");
  EXPECT_EQ(test.questions.askedResign, 2);
  EXPECT_TRUE(test.savedText().contains("RE[W+R]"));
  EXPECT_TRUE(test.find<QLabel>("status").text().contains("W+R"));
}

TEST(PlayFlow, ACoordinateCanBeTyped) {
  TestWindow test;
  test.board().setFocus();
  QTest::keyClicks(&test.board(), "d4");
  EXPECT_TRUE(test.message().contains("D4"));
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stone("D4"), Stone::Black);
  QTest::keyClicks(&test.board(), "z9");
  test.key(Qt::Key_Return);
  EXPECT_TRUE(test.message().contains("Z9"));
  QTest::keyClicks(&test.board(), "pass");
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.session().turn(), Color::Black);
}

TEST(PlayFlow, APassIsToldByTheBoardUntilTheNextMove) {
  TestWindow test;
  const auto status = [&] { return test.find<QLabel>("status").text(); };
  test.click("D4");
  EXPECT_EQ(status(), "White to move");
  test.press("pass");
  EXPECT_EQ(status(), "White passed. Black to move");
  test.click("E5");
  EXPECT_EQ(status(), "White to move");
  test.press("pass");
  test.window->game().back();
  EXPECT_EQ(status(), "White to move");
}

TEST(PlayFlow, TheBoardCursorPlaysByKeys) {
  TestWindow test;
  test.key(Qt::Key_F2);
  ASSERT_TRUE(test.board().cursor().has_value());
  test.key(Qt::Key_Left);
  test.key(Qt::Key_Up);
  test.key(Qt::Key_Return);
  EXPECT_EQ(test.stone("D6"), Stone::Black);
  test.key(Qt::Key_Escape);
  EXPECT_FALSE(test.board().cursor().has_value());
}

TEST(PlayFlow, WhoLostOnTimeHasNoneLeft) {
  TestWindow test;
  test.setup.time = TimeSettings::byoYomi(Milliseconds{60'000}, 3, Milliseconds{20'000});
  test.window->game().start(test.setup);
  const auto* more = test.window->findChild<QLabel*>("blackOvertime");
  EXPECT_TRUE(more && more->isVisible() && more->text() == QString::fromUtf8("3 × 20 s"));
  test.click("E5");
  ASSERT_TRUE(test.window->game().carryOut([](GameSession& session) {
    return session.end({GameResult::Kind::Time, Color::Black});
  }));
  EXPECT_EQ(test.find<QLabel>("whiteClock").text(), "0:00");
  EXPECT_EQ(test.find<QLabel>("blackClock").text(), "1:00");
}

TEST(PlayFlow, DeadStonesGoAlsoWhereNobodyOwnsTheRegion) {
  TestWindow test;
  test.clicks("E5 C3 E7 G3");
  test.press("count");
  ASSERT_TRUE(test.waitForProposal());
  test.click("C3", Qt::LeftButton, Qt::ShiftModifier);
  ASSERT_TRUE(test.board().picture().dead[test.at("C3")]);
  ASSERT_EQ(test.board().picture().territory[test.at("D4")], Owner::Nobody);
  test.press("countDone");
  EXPECT_EQ(test.stone("C3"), Stone::None);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
}

// Goes through games by chance until the rules forbid a repetition, and clicks there.
TEST(PlayFlow, TheEarlierPositionOfARepetitionCanBeShown) {
  TestWindow test;
  test.setup.size = {3, 2};
  test.setup.rules = *rulesetNamed("tromp-taylor");
  test.window->game().start(test.setup);
  Random random(1);
  std::optional<MoveError> refused;
  for (int step = 0; step < 500 && !refused; ++step) {
    const Position& position = test.session().position();
    Points free;
    for (int i = 0; i < 6; ++i) {
      const Point point = position.board().size().pointAt(i);
      const auto error = position.whyIllegal(position.toMove(), Move::at(point));
      if (!error) free.push_back(point);
      if (error && error->kind == MoveError::Kind::Superko) refused = error;
    }
    if (refused) break;
    if (free.empty()) {
      test.window->game().start(test.setup);
    } else {
      const auto choice = random.below(static_cast<uint32_t>(free.size()));
      test.window->game().click(free[choice], Qt::LeftButton, {});
    }
  }
  ASSERT_TRUE(refused.has_value());
  test.window->game().click(refused->point, Qt::LeftButton, {});
  EXPECT_TRUE(test.message().contains("superko"));
  test.press("messageButton");
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), refused->repeatsMove);
}

class RecordingPlayer final : public SoundPlayer {
 public:
  void play(Sound sound, int stones) override { heard.emplace_back(sound, stones); }
  void setVolume(int) override {}
  void setOn(bool) override {}
  bool hasHeard(Sound sound) const {
    return std::any_of(heard.begin(), heard.end(),
                       [sound](const auto& one) { return one.first == sound; });
  }

  std::vector<std::pair<Sound, int>> heard;
};

struct HeardWindow : TestWindow {
  HeardWindow() {
    sound = &player;
    make();
    window->game().start(setup);
  }
  ~HeardWindow() { window.reset(); }  // before the player goes

  RecordingPlayer player;
};

TEST(PlayFlow, AGameIsHeard) {
  HeardWindow test;
  test.clicks("B9 B9 A9 A8");
  test.window->game().pass();
  test.window->game().resign();
  using Heard = std::vector<std::pair<Sound, int>>;
  EXPECT_EQ(test.player.heard, (Heard{{Sound::Stone, 0},
                                      {Sound::Illegal, 0},
                                      {Sound::Stone, 0},
                                      {Sound::Capture, 1},
                                      {Sound::Pass, 0},
                                      {Sound::GameEnd, 0}}));
}

// A real clock with a period of a second: it ticks, the panel shows it, the flag falls.
TEST(PlayFlow, ByoYomiIsCountedAudiblyAndTheFlagFalls) {
  HeardWindow test;
  test.setup.time = TimeSettings::byoYomi(Milliseconds{0}, 1, Milliseconds{1000});
  test.window->game().start(test.setup);
  EXPECT_EQ(test.find<QLabel>("blackClock").text(), QString::fromUtf8("0:01 × 1"));
  ASSERT_TRUE(test.waitFor([&] { return test.player.hasHeard(Sound::Tick); }));
  ASSERT_TRUE(test.waitFor([&] { return test.session().result().has_value(); }));
  EXPECT_TRUE(test.player.hasHeard(Sound::GameEnd));
  EXPECT_TRUE(test.savedText().contains("RE[W+T]"));
}

// The sign of forbidden moves is for forbidden moves.
TEST(PlayFlow, AnswersToAQuestionDoNotLookForbidden) {
  TestWindow test;
  const auto wrongPixels = [&] {
    const QImage image = test.board().grab().toImage();
    const QRect around = test.board().boardGeometry().square(test.at("C3"), 1).toAlignedRect();
    const QColor wrong = boardThemes().front().wrong;
    int found = 0;
    for (int y = around.top(); y < around.bottom(); ++y) {
      for (int x = around.left(); x < around.right(); ++x) {
        const QColor there = image.pixelColor(x, y);
        if (std::abs(there.red() - wrong.red()) + std::abs(there.green() - wrong.green()) +
                std::abs(there.blue() - wrong.blue()) <
            60) {
          ++found;
        }
      }
    }
    return found;
  };
  const QImage before = test.board().grab().toImage();
  emit test.find<CommentPanel>("comment").pointNamed(test.at("C3"));
  EXPECT_NE(test.board().grab().toImage(), before) << "something is shown";
  EXPECT_EQ(wrongPixels(), 0) << "a coordinate in a comment";
  emit test.window->game().hinted([] { return QString(); }, test.at("C3"));
  EXPECT_EQ(wrongPixels(), 0) << "a hint";
  test.clicks("C3 C3");
  EXPECT_GT(wrongPixels(), 0) << "a stone is there already";
}

TEST(PlayFlow, AVariationThatBeginsIsSaidAndUndone) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  test.key(Qt::Key_Left);
  test.click("D4");
  EXPECT_TRUE(test.message().contains("A variation has begun")) << test.message().toStdString();
  test.press("messageButton");
  EXPECT_EQ(test.stone("D4"), Stone::None);
  test.click("G7");
  EXPECT_FALSE(test.message().contains("variation")) << "the game goes on";
}

// Black gets two stones ahead: by area White gets two points for that under Chinese rules.
TEST(PlayFlow, TheCountNamesWhatHandicapStonesAreWorth) {
  TestWindow test;
  ASSERT_TRUE(
      test.window->files().openText("(;SZ[9]RU[Chinese]KM[0.5]HA[2]AB[gc][cg];W[ee];B[aa];W[ia])"));
  test.window->game().toEnd();
  test.window->game().count();
  ASSERT_TRUE(test.waitForProposal());
  const QString why = test.find<QLabel>("countWhy").text();
  EXPECT_TRUE(why.contains("handicap")) << why.toStdString();
}

}  // namespace
}  // namespace tengen::desktop
