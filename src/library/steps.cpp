#include "library/steps.h"

#include <algorithm>

#include "game/replay.h"
#include "library/replay.h"

namespace tengen::library {
namespace {

// Plays a game on a real board, and writes down what became of the stones.
class Recorder {
 public:
  Recorder(const sgf::Collection& collection, sgf::NodeId root, BoardSize size)
      : collection_(collection),
        root_(root),
        size_(size),
        state_{Board(size), Color::Black},
        stones_(size) {}

  std::vector<Step> record() {
    uint32_t number = 0;
    for (sgf::NodeId id = root_; id != sgf::kNoNode; id = collection_.nextInTree(id, root_)) {
      if (id != root_) follow(id);
      const size_t first = steps_.size();
      recordNode(id);
      steps_.back() |= kEndsNode;
      readNode(first, number);
      path_.push_back({id, number++});
    }
    return std::move(steps_);
  }

 private:
  struct OnPath {
    sgf::NodeId id;
    uint32_t number;
  };

  // Makes the board that of the node's parent.
  void follow(sgf::NodeId id) {
    const sgf::NodeId parent = collection_.parent(id);
    if (path_.back().id == parent) return;
    while (path_.back().id != parent)
      path_.pop_back();
    const uint32_t to = path_.back().number;
    steps_.insert(steps_.end(), {makeStep(StepKind::Return), static_cast<Step>(to & 0xffff),
                                 static_cast<Step>(to >> 16)});
    stones_.leaveUntil(to, [](int, Stone, Stone) {});
    Points black, white;
    for (int i = 0; i < size_.points(); ++i) {
      if (stones_.at(i) == Stone::Black) black.push_back(size_.pointAt(i));
      if (stones_.at(i) == Stone::White) white.push_back(size_.pointAt(i));
    }
    state_.board = Board(size_);
    state_.board.setUp(black, white, {});
  }

  void recordNode(sgf::NodeId id) {
    const size_t first = steps_.size();
    const int before = state_.board.stones();
    forEachMove(collection_, id, size_, [&](Color color, const RecordedMove& recorded) {
      const StepKind kind = color == Color::Black ? StepKind::Black : StepKind::White;
      const int point = recorded.move.isPass() ? kPassPoint : size_.indexOf(recorded.move.point());
      steps_.push_back(makeStep(kind, point));
    });
    const size_t moves = steps_.size() - first;
    const bool isSetUp = hasSetup(collection_, id);
    applyNode(state_, collection_, id);
    const bool isPlain =
        moves == 0 ||
        (moves == 1 && (isPass(steps_.back()) || state_.board.stones() == before + 1));
    if (isSetUp || !isPlain) recordDifference(first);
    if (steps_.size() == first) steps_.push_back(makeStep(StepKind::Nothing));
  }

  // From what the moves alone would lead to, to what lies on the board.
  void recordDifference(size_t first) {
    const std::vector<Step> moves(steps_.begin() + static_cast<std::ptrdiff_t>(first),
                                  steps_.end());
    for (int i = 0; i < size_.points(); ++i) {
      Stone expected = stones_.at(i);
      for (const Step move : moves) {
        if (pointOf(move) == i) expected = stoneOf(kindOf(move));
      }
      const Stone there = state_.board.at(size_.pointAt(i));
      if (there == expected) continue;
      const StepKind kind = there == Stone::Black   ? StepKind::AddBlack
                            : there == Stone::White ? StepKind::AddWhite
                                                    : StepKind::Remove;
      steps_.push_back(makeStep(kind, i));
    }
  }

  // The stones follow by what was written, as they will for whoever reads it.
  void readNode(size_t first, uint32_t number) {
    const Steps written(steps_.data() + first, steps_.size() - first);
    const uint32_t parent = path_.empty() ? NodeReader::kNoParent : path_.back().number;
    stones_.enter(NodeReader::of(written, number, parent), [](int, Stone, Stone) {});
  }

  const sgf::Collection& collection_;
  sgf::NodeId root_;
  BoardSize size_;
  BoardState state_;
  Replay stones_;
  std::vector<OnPath> path_;
  std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> recordSteps(const sgf::Collection& collection, sgf::NodeId root, BoardSize size) {
  return Recorder(collection, root, size).record();
}

bool isSingleLine(Steps steps) {
  NodeReader reader(steps);
  while (reader.next()) {
    if (reader.number() > 0 && reader.parent() + 1 != reader.number()) return false;
  }
  return true;
}

bool NodeReader::next() {
  if (rest_.empty()) return false;
  parent_ = number_;
  ++number_;
  if (kindOf(rest_.front()) == StepKind::Return) {
    if (rest_.size() < 4) return false;
    const uint32_t parent = rest_[1] | static_cast<uint32_t>(rest_[2]) << 16;
    if (parent < number_) parent_ = parent;
    rest_ = rest_.subspan(3);
  }
  const auto last =
      std::find_if(rest_.begin(), rest_.end(), [](Step step) { return (step & kEndsNode) != 0; });
  const auto count = std::min(static_cast<size_t>(last - rest_.begin()) + 1, rest_.size());
  steps_ = rest_.first(count);
  rest_ = rest_.subspan(count);
  return true;
}

std::optional<Step> NodeReader::move() const {
  for (const Step step : steps_) {
    if (isMove(step)) return step;
  }
  return std::nullopt;
}

bool NodeReader::changesNothing() const {
  return std::all_of(steps_.begin(), steps_.end(),
                     [](Step step) { return kindOf(step) >= StepKind::Nothing; });
}

}  // namespace tengen::library
