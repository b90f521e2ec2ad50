#include "search/ending.h"

#include <algorithm>
#include <cmath>

#include "rules/areas.h"
#include "rules/game_facts.h"
#include "search/node.h"

namespace tengen::search {
namespace {

// A chain with less than this much of its points, on the mean, is dead.
constexpr double kDeadBelow = -0.25;
// So sure must a network be of a stone and of a point of territory for it to be settled.
constexpr double kClearStone = 0.6;
constexpr double kClearPoint = 0.5;
// Points between living stones of both sides that somebody is thought to own are not played out.
constexpr double kClaimedDame = 0.7;

double signFor(Color side, Color other) {
  return side == other ? 1.0 : -1.0;
}

double leadFor(Color side, const EndValue& value) {
  return side == Color::Black ? value.lead : -value.lead;
}

template <class Question>
bool anyBeside(const Board& board, Point point, Question question) {
  const Neighbours beside(point, board.size());
  return std::any_of(beside.begin(), beside.end(), question);
}

// The mean ownership of a chain, from the view of its own side.
double heldBy(const Points& chain, Color color, Color toMove, BoardSize size,
              const std::vector<float>& ownership) {
  double sum = 0;
  for (const Point p : chain)
    sum += ownership[static_cast<size_t>(size.indexOf(p))];
  return signFor(color, toMove) * sum / static_cast<double>(chain.size());
}

// Every chain once.
std::vector<Points> chainsOf(const Board& board) {
  std::vector<Points> chains;
  PointSet seen(board.size());
  for (const Point p : AllPoints(board.size())) {
    if (board.at(p) == Stone::None || seen[p]) continue;
    chains.push_back(board.chainAt(p));
    for (const Point q : chains.back())
      seen[q] = true;
  }
  return chains;
}

Marks deadForCertain(const nn::Situation& situation) {
  const Board& board = situation.position.board();
  Marks marks(board.size());
  for (const Color color : {Color::Black, Color::White}) {
    const SureLife life = sureLife(board, color, situation.position.rules().suicide);
    for (const Point p : AllPoints(board.size())) {
      if (life.territory[p] && board.at(p) == stoneOf(opponent(color))) marks.dead[p] = true;
    }
  }
  return marks;
}

}  // namespace

EndValue countMarked(const nn::Situation& situation, const Marks& marks) {
  const Position& position = situation.position;
  GameFacts facts = factsOf(position, 0);  // a handicap bonus is in the komi already
  facts.komi = situation.komi;
  const Score scored = score(count(position.board(), marks), position.rules(), facts);
  const double lead = scored.black - scored.white;
  if (scored.result.kind == GameResult::Kind::Draw) return {0.5, lead};
  return {scored.result.winner == Color::Black ? 1.0 : 0.0, lead};
}

EndValue countStones(const nn::Situation& situation) {
  return countMarked(situation, deadForCertain(situation));
}

Marks deadByOwnership(const nn::Situation& situation, const std::vector<float>& ownership) {
  const Position& position = situation.position;
  const Board& board = position.board();
  Marks marks = deadForCertain(situation);
  const Suicide suicide = position.rules().suicide;
  const SureLife black = sureLife(board, Color::Black, suicide);
  const SureLife white = sureLife(board, Color::White, suicide);
  for (const Points& chain : chainsOf(board)) {
    const Point first = chain.front();
    const Color color = colorOf(board.at(first));
    if (black.alive[first] || white.alive[first]) continue;
    if (heldBy(chain, color, position.toMove(), board.size(), ownership) >= kDeadBelow) continue;
    for (const Point p : chain)
      marks.dead[p] = true;
  }
  return marks;
}

bool fillsOwnEye(const Board& board, Point point, Color color) {
  if (!board.isEyelike(board.vertexOf(point), color)) return false;
  return !anyBeside(board, point, [&](Point p) { return board.isInAtari(board.vertexOf(p)); });
}

Ending::Ending(const nn::Situation& situation, const std::vector<float>& ownership)
    : situation_(situation),
      side_(situation.position.toMove()),
      marks_(deadByOwnership(situation, ownership)),
      own_(sureLife(situation.position.board(), side_, situation.position.rules().suicide)),
      other_(sureLife(situation.position.board(), opponent(side_),
                      situation.position.rules().suicide)),
      ownTerritory_(situation.position.board().size()) {
  const Board& board = situation.position.board();
  const Count counted = count(board, marks_);
  const Owner mine = side_ == Color::Black ? Owner::Black : Owner::White;
  for (const Point p : AllPoints(board.size())) {
    const double owned = ownership[static_cast<size_t>(board.size().indexOf(p))];
    settled_ &= isClear(p, counted, owned);
    ownTerritory_[p] = board.at(p) == Stone::None && counted.owner[p] == mine;
  }
  findDame(counted);
  leadIfOver_ = leadFor(side_, countMarked(situation, marks_));
  leadOfStones_ = leadFor(side_, countStones(situation));
}

bool Ending::isSure(Point point) const {
  return own_.alive[point] || own_.territory[point] || other_.alive[point] ||
         other_.territory[point];
}

// `owned` from the view of the side to move.
bool Ending::isClear(Point point, const Count& counted, double owned) const {
  if (isSure(point)) return true;
  const Board& board = situation_.position.board();
  const bool isEmpty = board.at(point) == Stone::None;
  const bool isOwn = board.at(point) == stoneOf(side_);
  if (isOwn && !marks_.dead[point] && board.isInAtari(board.vertexOf(point))) return false;
  if (counted.seki[point])
    return isEmpty || signFor(colorOf(board.at(point)), side_) * owned >= kClearStone;
  if (counted.owner[point] == Owner::Nobody) {
    const auto isLiving = [&](Point p) { return board.at(p) != Stone::None && !marks_.dead[p]; };
    return std::abs(owned) < kClaimedDame && anyBeside(board, point, isLiving);
  }
  const Color owner = counted.owner[point] == Owner::Black ? Color::Black : Color::White;
  return signFor(owner, side_) * owned >= (isEmpty ? kClearPoint : kClearStone);
}

// A stone here takes something, or stays with liberties to spare.
bool Ending::isSafeToPlay(Point point) const {
  const Position& position = situation_.position;
  if (!position.isLegal(Move::at(point))) return false;
  Board board = position.board();
  return board.play(point, side_) > 0 || board.libertyCount(point) > 1;
}

void Ending::findDame(const Count& counted) {
  const Board& board = situation_.position.board();
  for (const Point p : AllPoints(board.size())) {
    if (!counted.dame[p] || board.at(p) != Stone::None) continue;
    if (anyBeside(board, p, [&](Point q) { return counted.seki[q]; })) continue;
    const bool joins = anyBeside(
        board, p, [&](Point q) { return board.at(q) == stoneOf(side_) && !marks_.dead[q]; });
    if (joins && isSafeToPlay(p)) dame_.push_back(p);
  }
}

bool Ending::hasDeadEnemies() const {
  const Board& board = situation_.position.board();
  const AllPoints points(board.size());
  for (const Point p : points) {
    if (marks_.dead[p] && board.at(p) == stoneOf(opponent(side_))) return true;
  }
  return false;
}

std::vector<bool> Ending::sensibleMoves() const {
  const Board& board = situation_.position.board();
  const BoardSize size = board.size();
  std::vector<bool> sensible(static_cast<size_t>(size.points()) + 1, true);
  for (const Point p : AllPoints(size)) {
    const bool sure = own_.territory[p] || other_.territory[p];
    if (sure || board.at(p) != Stone::None || fillsOwnEye(board, p, side_))
      sensible[static_cast<size_t>(size.indexOf(p))] = false;
  }
  return sensible;
}

Points Ending::cleanupMoves() const {
  const Board& board = situation_.position.board();
  std::vector<std::pair<size_t, Point>> found;  // by liberties of the chain
  for (const Points& chain : chainsOf(board)) {
    const Point first = chain.front();
    if (!marks_.dead[first] || board.at(first) != stoneOf(opponent(side_))) continue;
    const Points liberties = board.libertiesOf(first);
    for (const Point p : liberties) {
      if (isSafeToPlay(p) && (liberties.size() == 1 || !fillsOwnEye(board, p, side_)))
        found.emplace_back(liberties.size(), p);
    }
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  Points moves;
  for (const auto& [liberties, point] : found)
    moves.push_back(point);
  return moves;
}

}  // namespace tengen::search
