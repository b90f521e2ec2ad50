// Any engine that speaks GTP, driven: told a game, asked for moves, dead stones and what it thinks.
// It is started when it is first needed, learns nothing twice (only the difference to the game it
// was told last is sent) and is told in the best words it knows (dialect.h). One that crashes is
// started again, told everything and asked again, once a question.
//
// One thread at a time; everything may be stopped from another. No text for people.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "clock/clock.h"
#include "engine/analysis.h"
#include "engine/capabilities.h"
#include "engine/client.h"
#include "engine/dialect.h"
#include "engine/game.h"

namespace tengen::engine {

struct DriverOptions {
  std::string commandLine;
  std::vector<std::string> startCommands = {};  // said first; a refusal is noted and no more
  Milliseconds startLimit{180'000};  // an engine may load its data before its first answer
  Milliseconds commandLimit{60'000};
  // How long a move may take where no clock runs; an engine that knows no such words thinks as it
  // likes.
  std::optional<Milliseconds> timeAMove = std::nullopt;
  std::optional<int> visitsAMove = std::nullopt;
  int restarts = 1;        // after crashes, while answering one question
  bool exactTime = false;  // a time that cannot be said as it is, is an error
  // So much of the time left is kept from the engine, for what lies between it and the clock: a
  // share of it within bounds. None: the engine knows what it does.
  bool keepsClockMargin = false;
  Perspective perspective = Perspective::SideToMove;
  std::shared_ptr<TrafficLog> log = nullptr;
  // Told when it has said nothing for so long though it was asked, and how long it still gets; on
  // the thread that waits.
  Client::HearSilence hearSilence = nullptr;
  Milliseconds silenceNoticed{3'000};
};

// What a clock showed, and when: thinking begins later than the turn.
struct ClockReading {
  SideTime left{};
  std::chrono::steady_clock::time_point at = std::chrono::steady_clock::now();
};

struct MoveQuestion {
  Game game;
  Color color = Color::Black;
  std::optional<ClockReading> clock = std::nullopt;
  Milliseconds limit = std::chrono::minutes(30);
};

struct AnalysisQuestion {
  Game game;
  Color color = Color::Black;
  int request = 0;  // given back with each answer
  Milliseconds interval{100};
  bool ownership = false;
  std::optional<int> mostMoves = std::nullopt;
};

// What it thinks of one position after so many visits. `force` is a legal move that must be among
// the candidates with a value of its own, whatever the engine thinks of it; `ahead` are moves from
// here on, by the sides in turn, behind which it will be asked next.
struct EvaluationQuestion {
  Game game;
  Color color = Color::Black;
  int visits = 1;
  std::optional<Move> force = std::nullopt;
  std::vector<Move> ahead = {};
  bool ownership = false;
};

class Driver {
 public:
  explicit Driver(DriverOptions options) : options_(std::move(options)) {}

  // Questions
  const DriverOptions& options() const { return options_; }
  bool isRunning() const { return client_ && client_->isAlive(); }
  // As it calls itself, with its version; its command line until it has been asked.
  const std::string& givenName() const { return name_; }  // by itself; empty: it said none
  const std::string& name() const { return name_.empty() ? options_.commandLine : name_; }
  const Capabilities& capabilities() const { return known_; }
  // What it would not be told though the game goes on: rules, komi, time.
  const std::vector<EngineError>& refusals() const { return refusals_; }

  template <class T>
  using Answer = Result<T, EngineError>;

  // Actions. All of them start the engine where it does not run.
  Answer<void> launch();  // the process alone: it has been asked nothing yet
  Answer<void> start(std::stop_token stop = {});
  Answer<void> tell(const Game& game, std::stop_token stop = {});
  void forget() { told_.reset(); }  // the next game is another one: it is told from the start
  // A move that it plays on its board too; nothing for a resignation. Stopped while it thinks, the
  // engine is ended: GTP has no word for that.
  Answer<std::optional<Move>> generateMove(const MoveQuestion& question, std::stop_token stop = {});
  // What it would play, and plays not.
  Answer<std::optional<Move>> suggestMove(const MoveQuestion& question, std::stop_token stop = {});
  // Where it puts so many handicap stones on an empty board under these terms.
  Answer<Points> chooseHandicap(const Game& emptyGame, int stones, std::stop_token stop = {});
  Answer<PointSet> deadStones(const Game& game, std::stop_token stop = {});
  Answer<std::string> finalScore(const Game& game, std::stop_token stop = {});
  // Thinks aloud until it is stopped, which is no error; the engine goes on living.
  Answer<void> analyze(const AnalysisQuestion& question,
                       const std::function<void(const Analysis&)>& hear, std::stop_token stop);
  // Thinks for so many visits (tengen-analyze). An engine that only thinks without end is listened
  // to until it has made them, and one that cannot force a move is asked about the position after
  // it, by a quarter of them: then the value of the move comes from another tree.
  Answer<Analysis> evaluate(const EvaluationQuestion& question, std::stop_token stop = {});
  // Any command, as it is.
  Answer<std::string> ask(const std::string& command, std::stop_token stop = {});
  void end();

 private:
  using Asked = Answer<std::string>;

  template <class Action>
  auto withRestarts(const std::stop_token& stop, Action action) -> decltype(action());
  Answer<void> learn(const std::stop_token& stop);
  Asked say(const std::string& command, const std::stop_token& stop);
  Asked sayOneOf(const Commands& commands, const std::stop_token& stop);

  // Telling (driver_telling.cpp)
  Answer<void> bring(const Game& game, const std::stop_token& stop);
  Answer<void> tellDifference(const Game& from, const Game& to, const std::stop_token& stop);
  Answer<void> tellAll(const Game& game, const std::stop_token& stop);
  Answer<void> tellTerms(const Game& game, const std::stop_token& stop);
  TimeSettings timeFor(const Game& game) const;
  Answer<void> tellTime(const TimeSettings& time, const std::stop_token& stop);
  Answer<void> tellStart(const Game& game, const std::stop_token& stop);
  Answer<void> tellStones(const Points& black, const Points& white, BoardSize size,
                          const std::stop_token& stop);
  Answer<void> tellTimeLeft(const MoveQuestion& question, const std::stop_token& stop);
  Answer<void> must(const Commands& commands, const std::stop_token& stop);
  Answer<void> may(const Commands& commands, const std::stop_token& stop);

  Answer<std::optional<Move>> think(const std::string& command, const MoveQuestion& question,
                                    const std::stop_token& stop);

  // Analysis (driver_analysis.cpp)
  using Hear = std::function<bool(const Analysis&)>;  // false: enough
  Answer<AnalysisFormat::Dialect> dialect() const;
  Answer<void> listen(const AnalysisQuestion& question, const Hear& hear,
                      const std::stop_token& stop);
  Answer<void> listenTo(const std::string& command, const AnalysisFormat& format, const Hear& hear,
                        const std::stop_token& stop);
  Answer<Analysis> evaluateAtOnce(const EvaluationQuestion& question, const std::stop_token& stop);
  Answer<Analysis> evaluateByListening(const EvaluationQuestion& question,
                                       const std::stop_token& stop);
  Answer<Analysis> listenFor(int visits, const EvaluationQuestion& question,
                             const std::stop_token& stop);
  void quieten();

  DriverOptions options_;
  std::optional<Client> client_;
  bool isLearnt_ = false;  // what the running engine is and knows
  std::string name_;
  Capabilities known_ = Capabilities::minimum();
  std::vector<EngineError> refusals_;
  std::optional<Game> told_;  // what stands on its board
  bool wasToldTime_ = false;
};

template <class Action>
auto Driver::withRestarts(const std::stop_token& stop, Action action) -> decltype(action()) {
  for (int left = options_.restarts;; --left) {
    auto done = action();
    if (done) return done;
    if (done.error().isFatal()) end();
    const bool died = done.error().kind == EngineError::Kind::Died;
    if (!died || left <= 0 || stop.stop_requested()) return done;
  }
}

// A path as one word of a command line.
std::string quotedWord(std::string_view path);

// What an engine is told of the time left: less what is kept back, `elapsed` having passed since.
SideTime timeToTell(const TimeSettings& time, const ClockReading& clock,
                    std::chrono::steady_clock::time_point now, bool keepsMargin);

// How long a move waits at least, so that no engine seems hasty: less where a clock runs short.
Milliseconds momentWithin(Milliseconds moment, const SideTime& left);

}  // namespace tengen::engine
