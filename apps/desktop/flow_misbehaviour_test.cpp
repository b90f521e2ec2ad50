// Engines that do what engines must not, in the window: it stays alive, says what happened, and the
// game goes on.
#include <QElapsedTimer>
#include <set>

#include "apps/desktop/engine/engine.h"
#include "apps/desktop/engine_test_kit.h"

namespace tengen::desktop {
namespace {

// Against this engine a move is answered, whatever else it does.
struct Bearable {
  const char* what;
  const char* rows;
};

class BearableEngine : public ::testing::TestWithParam<Bearable> {};

TEST_P(BearableEngine, AnswersAndTheGameGoesOn) {
  EngineGame test(FakeScript{.answers = "C3 G7", .rows = GetParam().rows});
  test.click("E5");
  ASSERT_TRUE(test.waitForMoves(2)) << test.message().toStdString();
  EXPECT_EQ(test.stone("C3"), Stone::White);
  test.click("D4");
  ASSERT_TRUE(test.waitForMoves(4)) << test.message().toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Misbehaviour, BearableEngine,
    ::testing::Values(
        Bearable{"IsSlow", "play) sleep 0.4; yes ;;"},
        Bearable{"PrintsJunk",
                 "play) echo '======'; echo; echo 'hello = ?'; echo '=4711 x'; echo; "
                 "yes ;;"},
        Bearable{"RefusesKomi", "komi) no komi not allowed ;;"},
        Bearable{"RefusesRulesAndTime", "kata-set-rules|kata-time_settings|time_left) no never ;;"},
        Bearable{"FloodsItsErrors", "play) head -c 3000000 /dev/zero | tr '\\0' 'x' >&2; yes ;;"},
        Bearable{"FloodsItsErrorsWithLines",
                 "play) head -c 300000 /dev/zero | tr '\\0' '\\n' >&2; "
                 "yes ;;"}),
    [](const auto& engine) { return std::string(engine.param.what); });

TEST(Misbehaviour, WhatAnEngineWouldNotBeToldIsSaid) {
  EngineGame test(FakeScript{.answers = "C3 G7", .rows = "komi) no komi not allowed ;;"});
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("komi 6.5"); }));
  EXPECT_TRUE(test.message().contains("Tengen 5k")) << test.message().toStdString();
}

// This engine is given up: it is said by name, and a person plays for it.
class HopelessEngine : public ::testing::TestWithParam<Bearable> {};

TEST_P(HopelessEngine, IsGivenUpAndTheGameGoesOnForTwo) {
  EngineGame test(FakeScript{.answers = "C3", .rows = GetParam().rows});
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains("Tengen 5k")) << test.message().toStdString();
  test.clicks("G7 D4 F6");
  EXPECT_EQ(test.stone("G7"), Stone::White);
  EXPECT_EQ(test.stone("F6"), Stone::White);
}

INSTANTIATE_TEST_SUITE_P(
    Misbehaviour, HopelessEngine,
    ::testing::Values(Bearable{"CrashesAtOnce", "name) echo 'no weights' >&2; exit 1 ;;"},
                      Bearable{"CrashesWhileItThinks", "genmove) exit 1 ;;"},
                      Bearable{"PlaysWhereAStoneLies", "genmove) yes E5 ;;"},
                      Bearable{"PlaysOffTheBoard", "genmove) yes Z99 ;;"},
                      Bearable{"AnswersNonsense", "genmove) yes I would rather not ;;"},
                      Bearable{"RefusesToPlay", "genmove) no not today ;;"},
                      Bearable{"TalksWithoutEnd", "genmove) exec yes junk ;;"},
                      Bearable{"RefusesTheBoard", "boardsize) no unacceptable size ;;"}),
    [](const auto& engine) { return std::string(engine.param.what); });

// What people are told of it, and that it is still named.
class FailingEngine : public ::testing::TestWithParam<Bearable> {};

TEST_P(FailingEngine, SaysWhyAndKeepsItsName) {
  EngineGame test(FakeScript{.answers = "C3", .rows = GetParam().rows});
  test.click("E5");
  ASSERT_TRUE(test.waitFor([&] { return test.message().contains("two people"); }));
  EXPECT_TRUE(test.message().contains(GetParam().what)) << test.message().toStdString();
  test.clicks("G7 D4");
  EXPECT_EQ(test.find<QLabel>("whiteName").text(), "Tengen 5k");
  EXPECT_TRUE(test.savedText().contains("PW[Tengen 5k]"));
}

INSTANTIATE_TEST_SUITE_P(
    Misbehaviour, FailingEngine,
    ::testing::Values(Bearable{"E5 cannot be played", "genmove) yes E5 ;;"},
                      Bearable{"no weights", "name) echo 'no weights' >&2; exit 1 ;;"},
                      Bearable{"It ended by itself", "genmove) exit 1 ;;"},
                      Bearable{"I would rather not", "genmove) yes I would rather not ;;"},
                      Bearable{"not today", "genmove) no not today ;;"}));

// Nobody waits for one that says nothing: neither the window nor the people.
TEST(Misbehaviour, ASilentEngineLeavesTheWindowAliveAndItsSeatCanBeTaken) {
  for (const char* rows : {"genmove) ;;", "name) ;;", "play) ;;"}) {
    EngineGame test(FakeScript{.answers = "C3", .rows = rows});
    QElapsedTimer watch;
    watch.start();
    test.click("E5");
    test.key(Qt::Key_Left);
    test.key(Qt::Key_Right);
    EXPECT_EQ(test.moves(), 1) << rows;
    test.window->actions()[Do::TakeOver].trigger();
    test.clicks("C3 D4");
    EXPECT_EQ(test.moves(), 3) << rows;
    EXPECT_LT(watch.elapsed(), 3000) << rows;
  }
}

TEST(Misbehaviour, ASilentEngineIsGivenUpAfterItsLimit) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), FakeScript{.rows = "komi) ;;"});
  Engine engine(engine::DriverOptions{.commandLine = fake.commandLine(),
                                      .commandLimit = std::chrono::milliseconds(200)},
                &Engine::always);
  QString why = "nothing yet";
  QObject::connect(&engine, &Engine::failed, &engine, [&](const QString& words) { why = words; });
  engine::Game game;
  game.size = {9, 9};
  engine.ask({.game = game});
  ASSERT_TRUE(QTest::qWaitFor([&] { return engine.error().has_value(); }, 10'000));
  EXPECT_EQ(engine.error()->kind, engine::EngineError::Kind::Silent);
  EXPECT_NE(why, "nothing yet");
}

// As scripts/asan-desktop runs it, this is also the test for leaks.
TEST(Misbehaviour, TwoHundredEnginesComeAndGoAndNoneIsLeft) {
  const TemporaryFolder folder;
  const auto numbers = folder.path() / "numbers";
  const FakeEngine fake(
      folder.path(),
      FakeScript{.answers = "C3", .rows = "name) echo $$ >> '" + numbers.string() + "'; yes F ;;"});
  engine::Game game;
  game.size = {9, 9};
  for (int i = 0; i < 200; ++i) {
    Engine engine(fake.commandLine(), &Engine::always);
    bool hasMoved = false;
    QObject::connect(&engine, &Engine::moved, &engine, [&] { hasMoved = true; });
    engine.ask({.game = game});
    if (i % 2 == 0) continue;  // it goes before it has answered
    ASSERT_TRUE(QTest::qWaitFor([&] { return hasMoved; }, 10'000)) << i;
  }
  QThreadPool::globalInstance()->waitForDone();
  EXPECT_TRUE(Engine::all().isEmpty());
  std::ifstream file(numbers);
  int started = 0;
  for (int number = 0; file >> number; ++started)
    EXPECT_FALSE(std::filesystem::exists("/proc/" + std::to_string(number))) << number;
  EXPECT_GE(started, 100);
}

}  // namespace
}  // namespace tengen::desktop
