#include "rules/position.h"

#include <utility>

#include "rules/grid.h"

namespace tengen {
namespace {

// Points off the board or given twice, which no board can be asked about.
std::optional<SetupError> troubleIn(BoardSize size, std::span<const Point> black,
                                    std::span<const Point> white, std::span<const Point> empty) {
  PointSet given(size);
  for (const auto& points : {black, white, empty}) {
    for (const Point point : points) {
      if (!size.contains(point)) return SetupError{SetupError::Kind::OffBoard, point};
      if (given[point]) return SetupError{SetupError::Kind::Twice, point};
      given[point] = true;
    }
  }
  return std::nullopt;
}

// The board with these stones put and taken.
Result<Board, SetupError> changed(const Board& board, std::span<const Point> black,
                                  std::span<const Point> white, std::span<const Point> empty) {
  if (const auto trouble = troubleIn(board.size(), black, white, empty)) {
    return Unexpected{*trouble};
  }
  Board next = board;
  if (const auto suffocated = next.trySetUp(black, white, empty)) {
    return Unexpected{SetupError{SetupError::Kind::NoLiberties, *suffocated}};
  }
  return next;
}

}  // namespace

Position::Position(BoardSize size, const Ruleset& rules, Color toMove)
    : Position(Board(size), rules, toMove) {}

Position::Position(Board board, const Ruleset& rules, Color toMove)
    : board_(std::move(board)),
      rules_(rules),
      toMove_(toMove),
      history_({board_.hash(), toMove, 0}) {}

Result<Position, SetupError> Position::withStones(BoardSize size, std::span<const Point> black,
                                                  std::span<const Point> white,
                                                  const Ruleset& rules, Color toMove) {
  auto board = changed(Board(size), black, white, {});
  if (!board) return Unexpected{board.error()};
  return Position(std::move(*board), rules, toMove);
}

int Position::passesBy(Color color) const {
  return passes_[static_cast<size_t>(color)];
}

std::optional<MoveError> Position::whyIllegal(Color color, Move move) const {
  using Kind = MoveError::Kind;
  if (move.isPass()) return std::nullopt;
  const Point point = move.point();
  if (!board_.size().contains(point)) return MoveError{Kind::OffBoard, point};
  if (board_.at(point) != Stone::None) return MoveError{Kind::Occupied, point};
  if (board_.koPoint() == point && board_.koColor() == color) return MoveError{Kind::Ko, point};

  const bool suicide = board_.isSuicide(point, color);
  if (suicide && !maySacrifice(color, point)) return MoveError{Kind::Suicide, point};
  // A stone that stays can only repeat a position in which a stone lay there before.
  if (rules_.ko == Ko::Simple || !(suicide || board_.wasVacated(point))) return std::nullopt;
  if (const auto repeated = repeatedBy(color, point)) {
    return MoveError{Kind::Superko, point, *repeated};
  }
  return std::nullopt;
}

// Whether a suicide here is one the rules allow: of several stones.
bool Position::maySacrifice(Color color, Point point) const {
  if (rules_.suicide == Suicide::Forbidden) return false;
  const Vertex v = board_.vertexOf(point);
  const int stride = board_.stride();
  for (const int step : {-stride, -1, 1, stride}) {
    if (board_.at(static_cast<Vertex>(v + step)) == stoneOf(color)) return true;
  }
  return false;
}

// The earlier move whose position this stone would repeat in the sense of the ko rule.
std::optional<int> Position::repeatedBy(Color color, Point point) const {
  const uint64_t stones = board_.hashAfter(point, color);
  const bool anySide = rules_.ko == Ko::Positional;
  const auto* earlier = history_.find([&](const History::Entry& entry) {
    return entry.stones == stones && (anySide || entry.toMove == opponent(color));
  });
  if (!earlier) return std::nullopt;
  return earlier->moveNumber;
}

Points Position::legalPoints(Color color) const {
  Points points;
  const BoardSize size = board_.size();
  for (int index = 0; index < size.points(); ++index) {
    const Point point = size.pointAt(index);
    if (isLegal(color, Move::at(point))) points.push_back(point);
  }
  return points;
}

std::optional<int> Position::repeatedMove() const {
  if (passesInARow_ > 0) return std::nullopt;
  const auto* earlier = history_.find([&](const History::Entry& entry) {
    return entry.moveNumber < moveNumber_ && entry.stones == board_.hash() &&
           entry.toMove == toMove_;
  });
  if (!earlier) return std::nullopt;
  return earlier->moveNumber;
}

Result<Position, MoveError> Position::after(Color color, Move move) const {
  if (const auto error = whyIllegal(color, move)) return Unexpected{*error};
  Position next = *this;
  next.play(color, move);
  return next;
}

Position Position::afterRecorded(Color color, Move move) const& {
  return Position(*this).afterRecorded(color, move);
}

Position Position::afterRecorded(Color color, Move move) && {
  if (!move.isPass() && !board_.size().contains(move.point())) move = Move::pass();
  if (!move.isPass() && board_.at(move.point()) != Stone::None) {
    const Point taken[] = {move.point()};
    board_.setUp({}, {}, taken);
  }
  play(color, move);
  return std::move(*this);
}

void Position::play(Color color, Move move) {
  if (move.isPass()) {
    board_.pass();
    ++passes_[static_cast<size_t>(color)];
    ++passesInARow_;
    passedLast_ = color;
  } else {
    board_.play(move.point(), color);
    passesInARow_ = 0;
    passedLast_.reset();
  }
  ++moveNumber_;
  toMove_ = opponent(color);
  history_ = history_.with({board_.hash(), toMove_, moveNumber_});
}

Result<Position, SetupError> Position::afterSetup(std::span<const Point> black,
                                                  std::span<const Point> white,
                                                  std::span<const Point> empty) const {
  auto board = changed(board_, black, white, empty);
  if (!board) return Unexpected{board.error()};
  Position next(std::move(*board), rules_, toMove_);
  next.passes_ = passes_;
  return next;
}

Position Position::withToMove(Color color) const {
  Position next = *this;
  next.board_.pass();
  next.toMove_ = color;
  const History::Entry now{board_.hash(), color, moveNumber_};
  next.history_ = moveNumber_ == 0 ? history_.withLatest(now) : history_.with(now);
  return next;
}

Position Position::withRules(const Ruleset& rules) const {
  Position next = *this;
  next.rules_ = rules;
  return next;
}

}  // namespace tengen
