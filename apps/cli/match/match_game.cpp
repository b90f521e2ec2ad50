#include "apps/cli/match/match_game.h"

#include <algorithm>
#include <cassert>

#include "gtp/command.h"
#include "rules/game_facts.h"
#include "rules/notation.h"

namespace tengen::cli {
namespace {

using SteadyClock = std::chrono::steady_clock;

std::string lowered(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

// Control characters of a reply have no place in a record.
std::string shown(const std::string& reply) {
  std::string text = reply.substr(0, 60);
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ') c = ' ';
  }
  return text;
}

class Referee {
 public:
  Referee(MatchEngine& black, MatchEngine& white, const MatchTerms& terms, const Judge& judge,
          std::stop_token stop)
      : engines_{&black, &white},
        terms_(terms),
        judge_(judge),
        stop_(stop),
        position_(terms.size, terms.rules),
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
  MatchEngine& engine(Color color) { return *engines_[index(color)]; }
  bool hasClock() const { return terms_.time.system != TimeSettings::System::None; }
  bool movesAreUsedUp() const {
    return terms_.maxMoves > 0 && static_cast<int>(game_.turns.size()) >= terms_.maxMoves;
  }

  void begin(const Opening& opening) {
    game_.opening = opening.name;
    for (const Color color : {Color::Black, Color::White}) {
      const auto prepared = engine(color).prepare(terms_, stop_);
      if (!prepared) return failed(color, prepared.error());
    }
    for (const Turn& turn : opening.turns) {
      accept(turn, std::nullopt);
      tell(Color::Black, turn);
      tell(Color::White, turn);
      if (isOver_ || wasStopped_) return;
    }
  }

  void askForMove() {
    const Color color = position_.toMove();
    SideTime& left = left_[index(color)];
    const auto untilFall = timeUntilFall(left);
    const Milliseconds limit = untilFall ? *untilFall + terms_.grace : terms_.patience;
    const auto begin = SteadyClock::now();
    auto reply = engine(color).generate(color, terms_, left, limit, stop_);
    const auto used = std::chrono::duration_cast<Milliseconds>(SteadyClock::now() - begin);
    game_.used[index(color)] += used;
    if (!reply) return failed(color, reply.error());
    if (!*reply) {
      if (untilFall) return end({GameResult::Kind::Time, opponent(color)});
      return forfeit(color, engine(color).name() + " was silent for too long");
    }
    if (untilFall) bookTime(left, used, *untilFall);
    judgeReply(color, **reply, used);
  }

  void judgeReply(Color color, const std::string& reply, Milliseconds used) {
    if (lowered(reply) == "resign") return end({GameResult::Kind::Resignation, opponent(color)});
    const auto move = parseMove(reply, terms_.size, Notation::Standard);
    if (!move) {
      return forfeit(color,
                     engine(color).name() + " answered `" + shown(reply) + "`, which is no move");
    }
    const Turn turn{color, *move};
    if (const auto error = position_.whyIllegal(color, *move)) {
      return forfeit(color, engine(color).name() + " played " + reply + ", which is illegal" +
                                reasonOf(*error));
    }
    accept(turn, used);
    // Under superko positions do not come back; under simple ko nobody would ever stop.
    if (position_.repeatedMove()) {
      game_.remark = "the position came back";
      return end({GameResult::Kind::Void});
    }
    tell(opponent(color), turn);
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
    game_.turns.push_back({turn, used, left_[index(turn.color)]});
  }

  void tell(Color color, const Turn& turn) {
    if (isOver_) return;
    const auto played = engine(color).play(turn, terms_, stop_);
    if (!played) failed(color, played.error());
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

  void failed(Color color, const EngineFailure& failure) {
    if (failure.kind == EngineFailure::Kind::Stopped) {
      wasStopped_ = true;
    } else {
      forfeit(color, failure.sentence);
    }
  }

  void countEnd() {
    if (movesAreUsedUp()) game_.remark = "counted as it stands after so many moves";
    const Marks marks = judge_.judge(position_.board(), position_.toMove()).marks;
    const Count counted = count(position_.board(), marks);
    end(score(counted, terms_.rules, factsOf(position_, 0)).result);
    if (terms_.askScore) compareScores();
  }

  void compareScores() {
    for (const Color color : {Color::Black, Color::White}) {
      const auto theirs = engine(color).finalScore(stop_);
      if (!theirs || parseResult(*theirs) == game_.result) continue;
      if (!game_.remark.empty()) game_.remark += "; ";
      game_.remark += engine(color).name() + " says " + shown(*theirs);
    }
  }

  std::array<MatchEngine*, 2> engines_;
  const MatchTerms& terms_;
  const Judge& judge_;
  std::stop_token stop_;
  Position position_;
  std::array<SideTime, 2> left_;
  MatchGame game_;
  bool isOver_ = false;
  bool wasStopped_ = false;
};

}  // namespace

std::optional<MatchGame> playMatchGame(MatchEngine& black, MatchEngine& white,
                                       const MatchTerms& terms, const Opening& opening,
                                       const Judge& judge, std::stop_token stop) {
  return Referee(black, white, terms, judge, stop).play(opening);
}

}  // namespace tengen::cli
