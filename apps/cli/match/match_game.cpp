#include "apps/cli/match/match_game.h"

#include <algorithm>
#include <cassert>

#include "rules/game_facts.h"
#include "rules/notation.h"

#include "apps/cli/engine_words.h"

namespace tengen::cli {
namespace {

using SteadyClock = std::chrono::steady_clock;
using engine::EngineError;

engine::Game newGame(const MatchTerms& terms) {
  engine::Game game;
  game.size = terms.size;
  game.rules = terms.rules;
  game.time = terms.time;
  game.handicap = terms.handicapStones();
  game.black = terms.handicap;
  return game;
}

class Referee {
 public:
  Referee(engine::Driver& black, engine::Driver& white, const MatchTerms& terms, const Judge& judge,
          std::stop_token stop)
      : engines_{&black, &white},
        terms_(terms),
        judge_(judge),
        stop_(stop),
        position_(terms.start()),
        told_(newGame(terms)),
        left_{fullTime(terms.time), fullTime(terms.time)} {}

  std::optional<MatchGame> play(const Opening& opening) {
    begin(opening);
    while (!isOver_ && !wasStopped_) {
      if (position_.passesInARow() >= 2 || movesAreUsedUp()) {
        countEnd();
      } else {
        askForMove();
      }
    }
    if (wasStopped_) return std::nullopt;
    game_.black = engine(Color::Black).name();
    game_.white = engine(Color::White).name();
    return std::move(game_);
  }

 private:
  static size_t index(Color color) { return color == Color::Black ? 0 : 1; }
  engine::Driver& engine(Color color) { return *engines_[index(color)]; }
  bool hasClock() const { return terms_.time.system != TimeSettings::System::None; }
  bool movesAreUsedUp() const {
    return terms_.maxMoves > 0 && static_cast<int>(game_.turns.size()) >= terms_.maxMoves;
  }

  void begin(const Opening& opening) {
    game_.opening = opening.name;
    for (const Color color : {Color::Black, Color::White}) {
      const auto prepared = prepare(engine(color), terms_, stop_);
      if (!prepared) return failed(color, prepared.error());
    }
    for (const Turn& turn : opening.turns) {
      accept(turn, std::nullopt);
      tell(Color::Black);
      tell(Color::White);
      if (isOver_ || wasStopped_) return;
    }
  }

  void askForMove() {
    const Color color = position_.toMove();
    SideTime& left = left_[index(color)];
    const auto untilFall = timeUntilFall(left);
    const Milliseconds limit = untilFall ? *untilFall + terms_.grace : terms_.patience;
    const auto begin = SteadyClock::now();
    const auto move = engine(color).generateMove(
        {.game = told_, .color = color, .clock = engine::ClockReading{left}, .limit = limit},
        stop_);
    const auto used = std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - begin);
    game_.used[index(color)] += used;
    if (!move) return thoughtInVain(color, move.error(), untilFall.has_value());
    if (untilFall) bookTime(left, used, *untilFall);
    if (!*move) return end({GameResult::Kind::Resignation, opponent(color)});
    judgeMove({color, **move}, used);
  }

  void thoughtInVain(Color color, const EngineError& error, bool hasTime) {
    if (error.kind != EngineError::Kind::Silent) return failed(color, error);
    if (hasTime) return end({GameResult::Kind::Time, opponent(color)});
    forfeit(color, engine(color).name() + " was silent for too long");
  }

  void judgeMove(const Turn& turn, Milliseconds used) {
    if (const auto error = position_.whyIllegal(turn.color, turn.move)) {
      return forfeit(turn.color, engine(turn.color).name() + " played " +
                                     toText(turn.move, terms_.size, Notation::Standard) +
                                     ", which is illegal" + reasonOf(*error));
    }
    accept(turn, used);
    // Under superko positions do not come back; under simple ko nobody would ever stop.
    if (position_.repeatedMove()) {
      game_.remark = "the position came back";
      return end({GameResult::Kind::Void});
    }
    tell(opponent(turn.color));
  }

  static std::string reasonOf(const MoveError& error) {
    switch (error.kind) {
      case MoveError::Kind::Occupied:
        return ": a stone is there";
      case MoveError::Kind::Suicide:
        return ": suicide";
      case MoveError::Kind::Ko:
        return ": ko";
      case MoveError::Kind::Superko:
        return ": superko";
      case MoveError::Kind::OffBoard:
        break;
    }
    return "";
  }

  void accept(const Turn& turn, std::optional<Milliseconds> used) {
    auto next = position_.after(turn.color, turn.move);
    assert(next);
    position_ = std::move(*next);
    told_.moves.push_back(turn);
    game_.turns.push_back({turn, used, left_[index(turn.color)]});
  }

  // At once, so that it costs nobody's time.
  void tell(Color color) {
    if (isOver_) return;
    const auto told = engine(color).tell(told_, stop_);
    if (!told) failed(color, told.error());
  }

  // Time

  std::optional<Milliseconds> timeUntilFall(const SideTime& left) const {
    if (!hasClock()) return std::nullopt;
    Clock clock(terms_.time);
    clock.set(Side::Black, left, Milliseconds{0});
    clock.start(Side::Black, Milliseconds{0});
    return clock.untilFall(Milliseconds{0});
  }

  // Within the grace a clock stops one tick before its flag falls.
  void bookTime(SideTime& left, Milliseconds used, Milliseconds untilFall) const {
    const Milliseconds counted = std::min(used, untilFall - Milliseconds{1});
    left = afterMoving(terms_.time, afterThinking(terms_.time, left, counted));
  }

  // Ends

  void end(const GameResult& result) {
    game_.result = result;
    isOver_ = true;
  }

  void forfeit(Color color, const std::string& why) {
    game_.remark = why;
    engine(color).end();
    end({GameResult::Kind::Forfeit, opponent(color)});
  }

  void failed(Color color, const EngineError& error) {
    if (error.kind == EngineError::Kind::Stopped) {
      wasStopped_ = true;
    } else {
      forfeit(color, sentence(error, engine(color).name()));
    }
  }

  void countEnd() {
    if (movesAreUsedUp()) game_.remark = "counted as it stands after so many moves";
    const Marks marks = judge_.judge(position_.board(), position_.toMove()).marks;
    const Count counted = count(position_.board(), marks);
    end(score(counted, terms_.rules, factsOf(position_, terms_.handicapStones())).result);
    if (terms_.askScore) compareScores();
  }

  void compareScores() {
    for (const Color color : {Color::Black, Color::White}) {
      const auto theirs = engine(color).finalScore(told_, stop_);
      if (!theirs || parseResult(*theirs) == game_.result) continue;
      if (!game_.remark.empty()) game_.remark += "; ";
      game_.remark += engine(color).name() + " says " + shownReply(*theirs);
    }
  }

  std::array<engine::Driver*, 2> engines_;
  const MatchTerms& terms_;
  const Judge& judge_;
  std::stop_token stop_;
  Position position_;
  engine::Game told_;  // the game so far, as the programs are told
  std::array<SideTime, 2> left_;
  MatchGame game_;
  bool isOver_ = false;
  bool wasStopped_ = false;
};

}  // namespace

Result<void, EngineError> prepare(engine::Driver& program, const MatchTerms& terms,
                                  std::stop_token stop) {
  program.forget();
  if (auto told = program.tell(newGame(terms), stop); !told) return told;
  if (!program.refusals().empty()) return Unexpected{program.refusals().front()};
  return {};
}

std::optional<MatchGame> playMatchGame(engine::Driver& black, engine::Driver& white,
                                       const MatchTerms& terms, const Opening& opening,
                                       const Judge& judge, std::stop_token stop) {
  return Referee(black, white, terms, judge, stop).play(opening);
}

}  // namespace tengen::cli
