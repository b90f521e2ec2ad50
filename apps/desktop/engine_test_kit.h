// A game against an engine of a few lines of shell, in a whole window.
#pragma once

#include <QThreadPool>
#include <filesystem>

#include "engine/fake_engine.h"

#include "apps/desktop/settings/engine_list.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {

using engine::FakeEngine;
using engine::FakeScript;

struct EngineGame : TestWindow {
  // The engine has White unless told otherwise.
  explicit EngineGame(const FakeScript& script, Color color = Color::White)
      : fake(folder.path(), script) {
    engineProgram = fake.program();
    QSettings().setValue("engine/moment", 0);  // nobody watches
    make();
    (color == Color::White ? questions.seats.white : questions.seats.black).level = "5k";
    questions.unsaved = Questions::Unsaved::Discard;
    press("newGame");
  }
  explicit EngineGame(const std::string& answers, Color color = Color::White)
      : EngineGame(FakeScript{.answers = answers}, color) {}

  // The engine goes when nobody waits for it; it must be gone before its folder is.
  ~EngineGame() {
    window.reset();
    QThreadPool::globalInstance()->waitForDone();
  }

  int moves() { return session().tree().moveNumber(session().node()); }
  bool waitForMoves(int number) {
    return waitFor([&] { return moves() == number; });
  }
  // What it says when it is started the next time.
  void answersFrom(const std::string& answers) {
    const FakeEngine other(folder.path(), FakeScript{.answers = answers});
  }
  // A new game with a minute for each move, once the engine is ready for it.
  bool beginWithClock() {
    questions.setup->time = TimeSettings::byoYomi(Milliseconds{0}, 1, Milliseconds{60'000});
    press("newGame");
    return waitFor([&] {
      return session().clock().settings() == questions.setup->time && session().clock().isRunning();
    });
  }
  QString status() { return find<QLabel>("status").text(); }

  FakeEngine fake;
};

// Another engine, which people added under this name.
inline EngineProfile added(const FakeEngine& fake, const char* name = "Wooden Fish") {
  return {.name = name, .program = QString::fromStdString(fake.program())};
}

struct OtherEngineGame : EngineGame {
  explicit OtherEngineGame(const std::string& answers) : EngineGame("") {
    std::filesystem::create_directory(folder.path() / "other");
    other.emplace(folder.path() / "other", answers);
    saveEngines({added(*other)});
    questions.seats.white = {.engine = "Wooden Fish"};
    press("newGame");
  }

  std::optional<FakeEngine> other;
};

}  // namespace tengen::desktop
