// A game against an engine of a few lines of shell, in a whole window.
#pragma once

#include <QThreadPool>

#include "engine/fake_engine.h"

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {

struct EngineGame : TestWindow {
  // The engine has White unless told otherwise.
  explicit EngineGame(const engine::FakeScript& script, Color color = Color::White)
      : fake(folder.path(), script) {
    engineProgram = fake.program();
    QSettings().setValue("engine/moment", 0);  // nobody watches
    make();
    (color == Color::White ? questions.seats.white : questions.seats.black).level = "5k";
    questions.unsaved = Questions::Unsaved::Discard;
    press("newGame");
  }
  explicit EngineGame(const std::string& answers, Color color = Color::White)
      : EngineGame(engine::FakeScript{.answers = answers}, color) {}

  // The engine goes when nobody waits for it; it must be gone before its folder is.
  ~EngineGame() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  int moves() { return session().tree().moveNumber(session().node()); }
  bool waitForMoves(int number) {
    return waitFor([&] { return moves() == number; });
  }
  // A new game with a minute for each move, once the engine is ready for it.
  bool beginWithClock() {
    questions.setup->time = TimeSettings::byoYomi(Milliseconds{0}, 1, Milliseconds{60'000});
    press("newGame");
    return waitFor([&] { return session().clock().settings() == questions.setup->time; });
  }
  QString status() { return find<QLabel>("status").text(); }

  engine::FakeEngine fake;
};

}  // namespace tengen::desktop
