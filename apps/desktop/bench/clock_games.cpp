// desktop-clock-games: Tengen at full strength against itself in a window, in byo-yomi of one short
// period. Says who lost on time. Needs no display; the engine is the `tengen` beside this program.
//
//   desktop-clock-games SECONDS GAMES [MOST_MOVES]
#include <QApplication>
#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <QThreadPool>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "judge/playout_judge.h"
#include "session/game_session.h"

#include "apps/desktop/main_window.h"

namespace tengen::desktop {
namespace {

constexpr int kLongestGame = 3'600'000;  // milliseconds

GameSetup setupWith(Milliseconds period) {
  GameSetup setup;
  setup.size = {9, 9};
  setup.rules = *rulesetNamed("chinese");
  setup.time = TimeSettings::byoYomi(Milliseconds{0}, 1, period);
  return setup;
}

// How a game ended, and the least that was left on a clock when a move was made.
struct Played {
  bool lostOnTime = false;
  int moves = 0;
  Milliseconds leastLeft{0};
};

Played play(const std::string& program, Milliseconds period, int mostMoves) {
  MainWindow window({{}, std::make_shared<PlayoutJudge>(), nullptr, nullptr, program});
  window.show();
  GameController& game = window.game();
  game.start(setupWith(period), {{QStringLiteral("max")}, {QStringLiteral("max")}});
  Played played{.leastLeft = period};
  // What the clock showed last before a move.
  Milliseconds left = period;
  QObject::connect(&game, &GameController::changed, [&](const Change& change) {
    if (change.what == Change::What::Moved) {
      ++played.moves;
      played.leastLeft = std::min(played.leastLeft, left);
    }
    left = period;
  });
  QObject::connect(&game, &GameController::clockMoved, [&] {
    const GameSession& session = game.session();
    if (session.clock().isRunning()) left = session.timeLeft(session.turn()).period;
  });
  const bool ended = QTest::qWaitFor(
      [&] {
        const GameSession& session = game.session();
        return session.result() || session.counting() || game.isThinking() ||
               played.moves >= mostMoves;
      },
      kLongestGame);
  const auto result = game.session().result();
  played.lostOnTime = !ended || (result && result->kind == GameResult::Kind::Time);
  return played;
}

int playAll(double seconds, int games, int mostMoves) {
  const std::string program =
      QFile::encodeName(QCoreApplication::applicationDirPath() + "/tengen").toStdString();
  int lost = 0;
  for (int number = 1; number <= games; ++number) {
    const Played played =
        play(program, Milliseconds{static_cast<int64_t>(seconds * 1000)}, mostMoves);
    lost += played.lostOnTime ? 1 : 0;
    std::printf("%g s a move, game %d: %d moves, at least %lld ms left%s\n", seconds, number,
                played.moves, static_cast<long long>(played.leastLeft.count()),
                played.lostOnTime ? ", LOST ON TIME" : "");
    std::fflush(stdout);
  }
  QThreadPool::globalInstance()->waitForDone();
  return lost == 0 ? 0 : 1;
}

}  // namespace
}  // namespace tengen::desktop

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("desktop-clock-games SECONDS GAMES [MOST_MOVES]\n", stderr);
    return 2;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  QApplication app(argc, argv);
  QApplication::setOrganizationName("tengen-bench");
  QApplication::setApplicationName("tengen-bench");
  return tengen::desktop::playAll(std::atof(argv[1]), std::atoi(argv[2]),
                                  argc > 3 ? std::atoi(argv[3]) : 1000);
}
