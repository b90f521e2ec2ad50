#include "session/mode/count_mode.h"

#include "rules/areas.h"
#include "session/game_session.h"

namespace tengen {
namespace {

constexpr int kFewStones = 5;    // fewer than one on so many points: the game has only begun
constexpr size_t kMostDame = 4;  // together; where nobody owns more the border is open

}  // namespace

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

bool CountMode::isUnfinished() const {
  if (position_.passesInARow() >= 2) return false;
  const Board& board = position_.board();
  int stones = 0;
  Grid<uint8_t> dame(board.size());
  for (const Point point : AllPoints(board.size())) {
    stones += board.at(point) != Stone::None;
    dame[point] = count_.dame[point];
  }
  if (stones * kFewStones < board.size().points()) return true;
  const Areas areas(dame);
  for (size_t area = 0; area < areas.count(); ++area) {
    if (dame[areas.firstOf(area)] && areas.pointsOf(area).size() > kMostDame) return true;
  }
  return false;
}

Result<Marks, SessionError> CountMode::marksAfter(Point point, Extent extent) const {
  const Board& board = position_.board();
  if (!board.size().contains(point)) return Unexpected{offBoard(point)};
  const Stone stone = board.at(point);
  const SureLife& life = stone == Stone::Black ? blackLife_ : whiteLife_;
  if (stone != Stone::None && life.alive[point]) {
    return Unexpected{SessionError{SessionError::Kind::AliveForSure, std::nullopt, point}};
  }
  return repeatsLastClick(point, extent) ? before_.back() : clicked(marks_, point, extent);
}

bool CountMode::repeatsLastClick(Point point, Extent extent) const {
  const bool isStone = position_.board().at(point) != Stone::None;
  return isStone && canUndo() && clicked(before_.back(), point, extent) == marks_;
}

int CountMode::stonesKilledBy(Point point, Extent extent) const {
  const auto after = marksAfter(point, extent);
  if (!after || repeatsLastClick(point, extent)) return 0;
  int killed = 0;
  for (const Point stone : AllPoints(position_.board().size()))
    killed += after->dead[stone] && !marks_.dead[stone];
  return killed;
}

Marks CountMode::clicked(const Marks& marks, Point point, Extent extent) const {
  const Board& board = position_.board();
  Marks after = marks;
  if (board.at(point) == Stone::None) {
    cycleRegion(after, board, point);
  } else if (extent == Extent::Group) {
    toggleGroup(after, board, point, position_.rules().suicide);
  } else {
    toggleChain(after, board, point, position_.rules().suicide);
  }
  return after;
}

void CountMode::begin(const Marks& marks) {
  before_.clear();
  undone_.clear();
  setMarks(marks);
}

void CountMode::mark(const Marks& marks) {
  before_.push_back(marks_);
  undone_.clear();
  setMarks(marks);
}

bool CountMode::undo() {
  if (before_.empty()) return false;
  undone_.push_back(marks_);
  setMarks(before_.back());
  before_.pop_back();
  return true;
}

bool CountMode::redo() {
  if (undone_.empty()) return false;
  before_.push_back(marks_);
  setMarks(undone_.back());
  undone_.pop_back();
  return true;
}

void CountMode::setMarks(const Marks& marks) {
  marks_ = marks;
  count_ = tengen::count(position_.board(), marks_);
}

}  // namespace tengen
