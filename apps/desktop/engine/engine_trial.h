// Tries an engine as it will be used, step by step: started, asked what it is, told a game, asked
// for a move, listened to while it thinks aloud. Facts alone: sentences are made by those who show
// them.
//
// Belongs to the GUI thread; the work is done on another. Going away stops it and waits for nobody.
#pragma once

#include <QObject>
#include <memory>

#include "engine/worker.h"

namespace tengen::desktop {

struct TrialStep {
  enum class Kind : uint8_t { Start, Name, Commands, Board, Move, Analysis };
  enum class State : uint8_t { UnderWay, Done, Missing, Failed };
  static constexpr int kKinds = 6;

  Kind kind{};
  State state = State::UnderWay;
  std::string fact = {};  // Name: as it calls itself; Move: what it played
  // Commands: those of its commands that the window has a use for.
  std::vector<std::string> commands = {};
  int count = 0;  // Commands: all it knows; Analysis: visits a second
  double seconds = 0;
  std::vector<engine::EngineError> refusals = {};  // Board: what it would not be told
  std::optional<engine::EngineError> error = std::nullopt;
};

class EngineTrial : public QObject {
  Q_OBJECT

 public:
  struct Limits {
    Milliseconds start{120'000};  // a network may have to be loaded, or tuned to a card
    Milliseconds move{60'000};
    Milliseconds analysis{1'500};  // listened to so long
  };

  EngineTrial(engine::DriverOptions options, Limits limits, QObject* parent = nullptr);
  ~EngineTrial() override;

  void begin();

 signals:
  void stepped(const tengen::desktop::TrialStep& step);
  void finished(bool worked);

 private:
  Limits limits_;
  std::shared_ptr<engine::Worker> worker_;
};

}  // namespace tengen::desktop
