// Live analysis and review through the window, with an engine of a few lines of shell.
#include <QThreadPool>

#include "base/os/file.h"
#include "engine/fake_engine.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

using engine::FakeEngine;
using engine::FakeScript;

// It thinks E5 is best, then C3, then G7; leads are the mover's. An analysis goes on until the next
// command; tengen-analyze answers at once.
FakeScript thinker(const std::string& first = "E5") {
  const std::string line =
      "info move " + first + " visits 80 winrate 0.74 scoreLead 4.4 prior 0.5 order 0 pv " + first +
      " D5 F4 info move C3 visits 20 winrate 0.70 scoreLead 3.1 prior 0.3 order 1 pv C3 G7 "
      "info move G7 visits 5 winrate 0.60 scoreLead 1.0 prior 0.1 order 2 pv G7 "
      "rootInfo visits 105 winrate 0.73 scoreLead 4.2";
  FakeScript script;
  script.answers = "B2 H8 B8";
  script.commands += " kata-analyze tengen-analyze stop";
  script.rows = "kata-analyze) printf '=%s\\n" + line +
                "\\n' \"$id\"; open=1; continue ;;\n"
                "tengen-analyze) printf '=%s\\n" +
                line +
                "\\n\\n' \"$id\"; continue ;;\nstop) [ -n \"$open\" ] && echo; open=; yes ;;";
  return script;
}

FakeScript dyingAt(const std::string& command) {
  FakeScript script = thinker();
  script.rows = command + ") exit 1 ;;";
  return script;
}

struct Analysed : TestWindow {
  explicit Analysed(const FakeScript& script = thinker()) : fake(folder.path(), script) {
    engineProgram = fake.program();
    QSettings().setValue("engine/moment", 0);
    questions.unsaved = Questions::Unsaved::Discard;
    make();
    window->game().start(setup);
  }
  ~Analysed() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  void openRecord(const char* sgf = "(;SZ[9]KM[6.5];B[cc];W[gg];B[cg];W[gc])") {
    ASSERT_TRUE(window->files().openText(sgf));
  }
  const BoardOverlay& overlay() { return board().overlay(); }
  bool waitForCandidates() {
    return waitFor([this] { return !overlay().candidates.empty(); });
  }
  void hover(const char* name) {
    QTest::mouseMove(&board(), board().boardGeometry().center(at(name)).toPoint());
  }
  void turnWheel(int delta) {
    const QPointF place = board().boardGeometry().center(at("E5"));
    QWheelEvent event(place, board().mapToGlobal(place), {}, {0, delta}, {}, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&board(), &event);
  }
  CandidatesPanel& list() { return find<CandidatesPanel>("candidates"); }
  int moves() { return session().tree().moveNumber(session().node()); }

  FakeEngine fake;
};

TEST(LiveFlow, SpaceShowsCandidatesAndEscHidesThem) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  const BoardOverlay overlay = test.overlay();
  ASSERT_EQ(overlay.candidates.size(), 3u);
  EXPECT_EQ(overlay.candidates[0].point, test.at("E5"));
  EXPECT_EQ(overlay.candidates[0].rank, 1);
  EXPECT_EQ(overlay.candidates[0].value, "4.4");
  EXPECT_EQ(test.list().view().headline, "Black leads by 4.2");
  EXPECT_EQ(test.list().view().lines[1].lead, "B+3.1");
  EXPECT_TRUE(test.window->actions()[Do::Live].isChecked());
  test.key(Qt::Key_Escape);
  EXPECT_TRUE(test.overlay().isEmpty());
  EXPECT_FALSE(test.window->actions()[Do::Live].isChecked());
}

TEST(LiveFlow, ItFollowsTheGameAndSpeaksForWhoeverIsToMove) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.key(Qt::Key_Right);
  EXPECT_TRUE(test.overlay().candidates.empty()) << "these were of another position";
  ASSERT_TRUE(test.waitForCandidates());
  EXPECT_EQ(test.overlay().candidates[0].value, "4.4") << "the mover's";
  EXPECT_EQ(test.list().view().headline, "White leads by 4.2");
  EXPECT_EQ(test.list().view().lines[0].lead, "W+4.4");
  EXPECT_EQ(test.list().view().title, "Here White could play");
}

TEST(LiveFlow, HoveringACandidateShowsItsLineAndTheWheelStepsThroughIt) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.hover("E5");
  ASSERT_EQ(test.overlay().line.size(), 3u);
  EXPECT_TRUE(test.overlay().candidates.empty());
  test.turnWheel(-120);
  EXPECT_EQ(test.overlay().line.size(), 1u);
  test.turnWheel(-120);
  EXPECT_EQ(test.overlay().line.size(), 2u);
  EXPECT_EQ(test.moves(), 0) << "the game stays where it is";
  test.hover("B8");
  EXPECT_TRUE(test.overlay().line.empty());
  EXPECT_EQ(test.overlay().candidates.size(), 3u);
  test.turnWheel(-120);
  EXPECT_EQ(test.moves(), 1);
}

TEST(LiveFlow, TheListAndTheBoardHoverTogether) {
  Analysed test;
  test.openRecord();
  test.window->chooseMode(WindowMode::Review);
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  QTest::mouseMove(&test.list(), test.list().lineArea(1).center());
  ASSERT_EQ(test.overlay().line.size(), 2u);
  EXPECT_EQ(test.overlay().line[0].point, test.at("G7"));
}

TEST(LiveFlow, NoLineStaysMarkedOnceThePointerIsElsewhere) {
  Analysed test;
  test.openRecord();
  test.window->chooseMode(WindowMode::Review);
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.hover("E5");
  EXPECT_EQ(test.list().marked(), 0);
  test.key(Qt::Key_Right);
  EXPECT_EQ(test.list().marked(), std::nullopt) << "of another position";
  ASSERT_TRUE(test.waitForCandidates());
  test.hover("B8");
  EXPECT_EQ(test.list().marked(), std::nullopt);
}

TEST(LiveFlow, AClickPlaysTheMoveAndWithShiftTheWholeLineAsAVariation) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.hover("E5");
  test.click("E5", Qt::LeftButton, Qt::ShiftModifier);
  EXPECT_EQ(test.moves(), 3);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_EQ(test.stone("D5"), Stone::White);
  test.key(Qt::Key_Home);
  ASSERT_TRUE(test.waitForCandidates());
  test.hover("C3");
  test.click("C3");
  EXPECT_EQ(test.moves(), 1);
  EXPECT_EQ(test.session().tree().children(test.session().tree().root()).size(), 3u);
}

TEST(LiveFlow, ThinkingFirstHidesAllUntilItIsAskedFor) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ThinkFirst].trigger();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return test.fake.wasTold("kata-analyze"); }));
  QTest::qWait(200);
  EXPECT_TRUE(test.overlay().isEmpty());
  EXPECT_EQ(test.list().view(), CandidatesView{});
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.key(Qt::Key_Right);
  QTest::qWait(200);
  EXPECT_TRUE(test.overlay().isEmpty()) << "of the next position nothing was asked";
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.key(Qt::Key_Space);
  EXPECT_FALSE(test.window->analysis().isLive());
}

TEST(LiveFlow, APassAsTheBestMoveIsSaid) {
  Analysed test(thinker("pass"));
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("to pass"); }));
  EXPECT_EQ(test.list().view().lines[0].move, "Pass");
}

TEST(LiveFlow, ANewGameIsPlayedWithoutIt) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.questions.seats.white.level = "5k";
  test.window->actions()[Do::NewGame].trigger();
  EXPECT_FALSE(test.window->analysis().isLive());
  EXPECT_TRUE(test.overlay().isEmpty());
}

TEST(LiveFlow, AskedForInAGameItIsSilentWhileTheOpponentThinks) {
  FakeScript script = thinker();
  script.answers = "";  // it thinks for ever
  Analysed test(script);
  test.questions.seats.white.level = "5k";
  test.press("newGame");
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.click("B2");
  EXPECT_TRUE(test.overlay().isEmpty());
  QTest::qWait(300);
  EXPECT_TRUE(test.overlay().isEmpty());
  EXPECT_TRUE(test.window->analysis().isLive()) << "it goes on when it is one's turn";
  test.press("takeBack");
  EXPECT_TRUE(test.waitForCandidates());
}

TEST(LiveFlow, AnEngineThatDiesIsSaidAndTheWindowGoesOn) {
  FakeScript script = thinker();
  script.rows = "kata-analyze) echo 'no more memory' >&2; exit 1 ;;";
  Analysed test(script);
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("Live analysis has stopped"); }));
  EXPECT_FALSE(test.window->analysis().isLive());
  test.key(Qt::Key_Right);
  EXPECT_EQ(test.moves(), 1);
}

TEST(LiveFlow, AfterItsEngineDiedItStartsAgainOnceThatIsAskedFor) {
  Analysed test(dyingAt("kata-analyze"));
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("Live analysis has stopped"));
  const FakeEngine mended(test.folder.path(), thinker());
  test.press("noticeChoice0");
  EXPECT_TRUE(test.window->analysis().isLive());
  EXPECT_TRUE(test.waitForCandidates());
}

TEST(LiveFlow, WhoeverTurnsItOnByHandIsNotAskedAnyMore) {
  Analysed test(dyingAt("kata-analyze"));
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  const FakeEngine mended(test.folder.path(), thinker());
  test.key(Qt::Key_Space);
  EXPECT_FALSE(test.window->notice().isVisible());
}

TEST(ReviewFlow, AfterItsEngineDiedItStartsAgainOnceThatIsAskedFor) {
  Analysed test(dyingAt("tengen-analyze"));
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("The review has stopped"));
  const FakeEngine mended(test.folder.path(), thinker());
  test.press("noticeChoice0");
  EXPECT_TRUE(test.waitFor([&] { return test.window->review().report().moves.size() == 4; }));
}

TEST(LiveFlow, AHintDoesNotEndIt) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitForCandidates());
  test.key(Qt::Key_F8);
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("would play E5"); }));
  EXPECT_TRUE(test.window->analysis().isLive());
}

TEST(LiveFlow, SpaceOnAButtonPressesIt) {
  Analysed test;
  test.openRecord();
  auto& button = test.find<QAbstractButton>("back");
  button.setFocusPolicy(Qt::StrongFocus);
  test.key(Qt::Key_Right);
  button.setFocus();
  QTest::keyClick(&button, Qt::Key_Space);
  EXPECT_FALSE(test.window->analysis().isLive());
  EXPECT_EQ(test.moves(), 0);
}

TEST(LiveFlow, TheScoreEstimateIsThereWithoutLiveAnalysis) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ShowScore].trigger();
  const auto note = [&] { return test.find<PlayerPanel>("playerPanel").view().note; };
  ASSERT_TRUE(test.waitFor([&] { return note().contains("Black leads by 4.2"); }));
  EXPECT_TRUE(test.overlay().isEmpty());
  test.key(Qt::Key_Right);
  ASSERT_TRUE(test.waitFor([&] { return note().contains("White leads by 4.2"); }));
}

// The numbers of graph, list, cards and library are the same.
TEST(ReviewFlow, AWholeGameIsReviewedAndItsGraphShown) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  EXPECT_TRUE(test.window->review().isRunning());
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  EXPECT_TRUE(test.message().contains("done")) << test.message().toStdString();
  QTest::qWait(100);
  const auto& points = test.find<GraphWidget>("graph").points();
  ASSERT_EQ(points.size(), 5u);
  for (size_t i = 0; i < points.size(); ++i) {
    EXPECT_EQ(points[i].lead, i % 2 ? -4.2 : 4.2) << i;
    EXPECT_EQ(points[i].win, i % 2 ? 0.27 : 0.73) << i;
  }
  EXPECT_TRUE(test.find<GraphWidget>("graph").isTall());
  EXPECT_EQ(test.list().view().headline, "Black leads by 4.2");
  test.key(Qt::Key_Right);
  EXPECT_EQ(test.find<GraphWidget>("graph").caption(), QString::fromUtf8("1 · W+4.2"));
  EXPECT_EQ(test.list().view().headline, "White leads by 4.2");
}

// Whoever is to move says "I lead by 4.2": every number must name that side, on every road.
TEST(ReviewFlow, NumbersNameTheirSideWhateverTheGame) {
  for (const char* sgf :
       {"(;SZ[9]KM[0.5]HA[2]RU[Chinese]AB[cg][gc];W[ee];B[dd])",
        "(;SZ[9]KM[6.5]RU[Japanese];B[ee];W[cc];AB[gg]AW[dd]PL[W];W[cg];B[ff])",
        "(;SZ[9]KM[7]RU[NZ];B[ee];W[];B[cc])", "(;SZ[9]KM[7.5]RU[AGA]PL[W];W[ee];B[cc])"}) {
    Analysed test;
    test.openRecord(sgf);
    test.window->actions()[Do::ReviewGame].trigger();
    ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); })) << sgf;
    QTest::qWait(100);
    const GraphWidget& graph = test.find<GraphWidget>("graph");
    for (size_t place = 0; place < graph.points().size(); ++place) {
      test.window->game().goTo(test.session().line()[place]);
      const bool black = test.session().turn() == Color::Black;
      EXPECT_EQ(graph.points()[place].lead, black ? 4.2 : -4.2) << sgf << place;
      EXPECT_TRUE(graph.caption().endsWith(black ? "B+4.2" : "W+4.2")) << sgf << place;
      EXPECT_EQ(test.list().view().headline, black ? "Black leads by 4.2" : "White leads by 4.2")
          << sgf << place;
      EXPECT_EQ(test.list().view().lines[0].lead, black ? "B+4.4" : "W+4.4") << sgf << place;
      const QString kept = test.list().view().lines[0].win;
      test.key(Qt::Key_Space);
      ASSERT_TRUE(test.waitForCandidates()) << sgf << place;
      EXPECT_EQ(test.overlay().candidates[0].value, "4.4") << "the mover's own";
      EXPECT_EQ(test.list().view().lines[0].win, kept) << "live and reviewed";
      test.key(Qt::Key_Escape);
    }
  }
}

TEST(ReviewFlow, ItIsSavedWithTheGameAndIsThereAgain) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  EXPECT_TRUE(test.window->isWindowModified()) << "a review is worth keeping";
  const QString path = QString::fromStdString((test.folder.path() / "reviewed.sgf").string());
  ASSERT_TRUE(test.window->files().saveTo(path));
  EXPECT_FALSE(test.window->isWindowModified());
  const auto before = test.window->review().graph();
  test.window->game().start(test.setup);
  EXPECT_TRUE(test.window->review().review().isEmpty());
  test.window->files().openPath(path);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().review().isEmpty(); }));
  EXPECT_EQ(test.window->review().graph(), before);
  EXPECT_FALSE(test.window->isWindowModified());
  EXPECT_FALSE(test.session().canUndoEdit()) << "nothing was edited";
}

TEST(ReviewFlow, ThatWasSavedComesBackWithTheGameAfterACrash) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  const auto path = test.folder.path() / "reviewed.sgf";
  ASSERT_TRUE(test.window->files().saveTo(QString::fromStdString(path.string())));
  const size_t known = test.window->review().review().evaluations().size();
  test.click("E5");  // a variation
  test.crash();
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_EQ(test.window->review().review().evaluations().size(), known);
  ASSERT_TRUE(test.window->files().save());
  EXPECT_NE(readFile(path)->find("TGR["), std::string::npos);
}

TEST(ReviewFlow, ThatIsInNoFileComesBackAfterACrashThoughTheGameWasNotChanged) {
  Analysed test;
  const auto path = test.folder.path() / "game.sgf";
  ASSERT_TRUE(replaceFile(path, "(;SZ[9]KM[6.5];B[cc];W[gg];B[cg];W[gc])"));
  test.window->files().openPath(QString::fromStdString(path.string()));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().path().isEmpty(); }));
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  const auto before = test.window->review().graph();
  test.crash();
  test.make();
  test.window->recovery().offer();
  const QString question = test.find<QLabel>("noticeText").text();
  EXPECT_TRUE(question.contains("review") && question.contains("game.sgf"))
      << question.toStdString();
  test.press("noticeChoice0");
  EXPECT_EQ(test.window->review().graph(), before);
  EXPECT_TRUE(test.window->isWindowModified()) << "it is in no file yet";
  ASSERT_TRUE(test.window->files().save());
  EXPECT_NE(readFile(path)->find("TGR["), std::string::npos);
}

TEST(ReviewFlow, OfAGameThatIsInNoFileComesBackWithIt) {
  Analysed test;
  test.clicks("C3 G7 C7");
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  const auto before = test.window->review().graph();
  test.crash();
  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  EXPECT_EQ(test.window->review().graph(), before);
}

TEST(ReviewFlow, WhatWasSaidUnderAnotherKomiIsVoidThoughNobodyReviewed) {
  Analysed test;
  test.openRecord();
  test.key(Qt::Key_Space);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().review().isEmpty(); }));
  test.key(Qt::Key_Space);
  GameInfo info = gameInfo(test.session().tree());
  info.komi = 0.5;
  test.window->edits().setGameInfo(info);
  EXPECT_TRUE(test.window->review().review().isEmpty());
}

TEST(ReviewFlow, EscStopsItAndWhatIsKnownStays) {
  FakeScript script = thinker();
  script.rows =
      "tengen-analyze) sleep 0.2; printf '=%s\\ninfo move E5 visits 1 winrate 0.5 "
      "scoreLead 1 order 0 pv E5 rootInfo visits 1 winrate 0.5 scoreLead 1\\n\\n' \"$id\"; "
      "continue ;;";
  Analysed test(script);
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().review().isEmpty(); }));
  test.key(Qt::Key_Escape);
  EXPECT_FALSE(test.window->review().isRunning());
  EXPECT_FALSE(test.window->review().review().isEmpty());
  EXPECT_TRUE(test.window->actions()[Do::ReviewGame].isEnabled());
}

TEST(ReviewFlow, AChangedBoardIsUnknownAgain) {
  Analysed test;
  test.openRecord();
  test.window->actions()[Do::ReviewGame].trigger();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().isRunning(); }));
  test.key(Qt::Key_Right);
  test.window->chooseMode(WindowMode::Edit);
  test.click("J9");
  test.window->chooseMode(WindowMode::Review);
  EXPECT_EQ(test.window->review().here(), nullptr);
  test.key(Qt::Key_Home);
  EXPECT_NE(test.window->review().here(), nullptr) << "before it nothing changed";
}

TEST(ReviewFlow, RecordsAreReviewedWhenOpenedIfThatIsWished) {
  Analysed test;
  test.window->actions()[Do::ReviewOnOpen].trigger();
  test.openRecord();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->review().review().isEmpty(); }));
}

}  // namespace
}  // namespace tengen::desktop
