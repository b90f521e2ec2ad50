#include "session/mode/count_mode.h"

#include "session/game_session.h"

namespace tengen {
CountMode::CountMode(const Position& position, const GameFacts& facts, const Marks& marks)
    : position_(position),
      facts_(facts),
      blackLife_(sureLife(position.board(), Color::Black, position.rules().suicide)),
      whiteLife_(sureLife(position.board(), Color::White, position.rules().suicide)),
      marks_(marks),
      count_(tengen::count(position.board(), marks)) {}

Outcome CountMode::click(GameSession& session, Point point, Touch touch) {
  return session.toggle(point, touch == Touch::Narrow ? Extent::Chain : Extent::Group);
}

std::optional<SessionError> CountMode::whyNotPlay(const GameSession&, Turn) const {
  return refusal(SessionError::Kind::NotPlaying).error;
}

Score CountMode::score() const {
  return tengen::score(count_, position_.rules(), facts_);
}

Score CountMode::score(Scoring scoring) const {
  Ruleset rules = position_.rules();
  if (rules.scoring != scoring) rules.handicapBonus = HandicapBonus::None;
  rules.scoring = scoring;
  return tengen::score(count_, rules, facts_);
}

Result<Marks, SessionError> CountMode::marksAfter(Point point, Extent extent) const {
  const Board& board = position_.board();
  if (!board.size().contains(point)) return Unexpected{offBoard(point)};
  const Stone stone = board.at(point);
  const SureLife& life = stone == Stone::Black ? blackLife_ : whiteLife_;
  if (stone != Stone::None && life.alive[point]) {
    return Unexpected{SessionError{SessionError::Kind::AliveForSure, std::nullopt, point}};
  }
  Marks marks = marks_;
  if (stone == Stone::None) {
    cycleRegion(marks, board, point);
  } else if (extent == Extent::Group) {
    toggleGroup(marks, board, point, position_.rules().suicide);
  } else {
    toggleChain(marks, board, point, position_.rules().suicide);
  }
  return marks;
}

void CountMode::setMarks(const Marks& marks) {
  marks_ = marks;
  count_ = tengen::count(position_.board(), marks_);
}

}  // namespace tengen
