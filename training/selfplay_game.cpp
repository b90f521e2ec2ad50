#include "training/selfplay_game.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <random>

#include "rules/life.h"
#include "search/node.h"

namespace tengen::training {
namespace {

constexpr double kFullShare = 0.3;  // of searches that are long enough to be imitated
constexpr float kDecided = 0.96f;   // beyond this (win - loss) a search needs few visits
constexpr int kDecidedPart = 3;     // of the visits
constexpr int kLongestOpening = 24;
constexpr double kWildShare = 0.1;  // of openings with moves drawn from all legal ones
constexpr double kFarKomiShare = 0.25;
constexpr double kWholeKomiShare = 0.15;  // of games that may be drawn
constexpr float kNoiseShare = 0.25f;
constexpr double kNoisePoints = 10.0;  // spread over the moves, the parameter of the noise
// The end of a game, which the network of stage 1 has never seen
constexpr float kDeadOwnership = 0.5f;     // of enemy stones that still have to be taken
constexpr float kSettledOwnership = 0.7f;  // of every empty point before a pass is suggested
constexpr float kSettledPass = 0.3f;       // least prior of a pass then
constexpr float kLatePass = 0.02f;         // and when only half of the board is full
constexpr float kSureOwnership = 0.85f;    // of points where a stone is a waste
constexpr float kWastePart = 0.15f;        // of the prior left for such a move
constexpr float kFreePass = 0.04f;         // utility a harmless pass may be worse than the best
constexpr float kCleanUp = 0.05f;          // more for each liberty of dead stones,
constexpr float kCleanUpAfterPass = 0.3f;  // this much after a pass

struct Chance {  // a source for the distributions of the standard library
  using result_type = uint64_t;
  static constexpr uint64_t min() { return 0; }
  static constexpr uint64_t max() { return std::numeric_limits<uint64_t>::max(); }
  uint64_t operator()() { return random.next(); }
  Random& random;
};

void describe(const Node& node, LibertyClasses& liberties, std::span<uint16_t> planes, int stride) {
  const Position& position = node.situation.position;
  const Board& board = position.board();
  const BoardSize size = board.size();
  const auto at = [&](Point p) -> uint16_t& {
    return planes[static_cast<size_t>(p.y * stride + p.x)];
  };
  liberties.nextPosition();
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.pointAt(i);
    const Vertex v = board.vertexOf(p);
    unsigned bits = 1u << 11;
    if (const Stone stone = board.at(v); stone != Stone::None) {
      bits |= stone == stoneOf(position.toMove()) ? 1u : 2u;
      if (const unsigned few = liberties.of(board, v)) bits |= 1u << (1 + few);
    }
    at(p) = static_cast<uint16_t>(bits);
  }
  for (const Point p : node.forbidden)
    at(p) |= 1u << 5;
  for (size_t back = 0; back < node.situation.recent.size(); ++back) {
    const auto& move = node.situation.recent[back];
    if (move && !move->isPass()) at(move->point()) |= static_cast<uint16_t>(1u << (6 + back));
  }
}

unsigned passesIn(const nn::Situation& situation) {
  unsigned passes = 0;
  for (size_t back = 0; back < situation.recent.size(); ++back) {
    const auto& move = situation.recent[back];
    if (move && move->isPass()) passes |= 1u << back;
  }
  return passes;
}

double komiOfMover(const nn::Situation& situation) {
  return situation.position.toMove() == Color::White ? situation.komi : -situation.komi;
}

// The enemy stones that have to be taken before the game may end, and the moves nobody needs.
struct EndOfGame {
  EndOfGame(const Position& position, std::span<const float> ownership)
      : dead(position.board().size()),
        useless(position.board().size()),
        waste(position.board().size()) {
    const Board& board = position.board();
    const BoardSize size = board.size();
    const Color color = position.toMove();
    const SureLife mine = sureLife(board, color, position.rules().suicide);
    const SureLife theirs = sureLife(board, opponent(color), position.rules().suicide);
    bool mineIsClean = true;
    for (int i = 0; i < size.points(); ++i) {
      const Point p = size.pointAt(i);
      const float owned = ownership[static_cast<size_t>(i)];
      if (board.at(p) == Stone::None) {
        undecided += std::abs(owned) < kSettledOwnership;
        waste[p] = owned > kSureOwnership;
      } else if (board.at(p) == stoneOf(opponent(color))) {
        if (mine.territory[p]) mineIsClean = false;
        if (mine.territory[p] || owned > kDeadOwnership) markChain(board, p, ownership);
      }
    }
    for (int i = 0; i < size.points(); ++i) {
      const Point p = size.pointAt(i);
      useless[p] = theirs.territory[p] || (mineIsClean && mine.territory[p]);
    }
  }

  void markChain(const Board& board, Point stone, std::span<const float> ownership) {
    if (dead[stone]) return;
    const Points chain = board.chainAt(stone);
    float total = 0;
    for (const Point p : chain)
      total += ownership[static_cast<size_t>(board.size().indexOf(p))];
    if (total < kDeadOwnership * static_cast<float>(chain.size())) return;
    anyDead = true;
    for (const Point p : chain)
      dead[p] = true;
  }

  PointSet dead;
  PointSet useless;
  PointSet waste;  // own territory, says the network
  bool anyDead = false;
  int undecided = 0;  // empty points
};

bool touches(const PointSet& set, Point point) {
  const BoardSize size = set.size();
  return (point.x > 0 && set[{static_cast<uint8_t>(point.x - 1), point.y}]) ||
         (point.y > 0 && set[{point.x, static_cast<uint8_t>(point.y - 1)}]) ||
         (point.x + 1 < size.width && set[{static_cast<uint8_t>(point.x + 1), point.y}]) ||
         (point.y + 1 < size.height && set[{point.x, static_cast<uint8_t>(point.y + 1)}]);
}

void normalise(std::vector<Edge>& edges) {
  float total = 0;
  for (const Edge& edge : edges)
    total += edge.prior;
  for (Edge& edge : edges)
    edge.prior /= total;
}

int gameLimit(BoardSize size) {
  return 3 * size.points() + 20;
}

}  // namespace

double likelyFairKomi(BoardSize size) {
  const int side = std::min(size.width, size.height);
  constexpr std::array kSmall = {0.0, 0.0, 0.0, 9.0, 2.0, 25.0, 4.0, 9.0};
  if (size.isSquare() && side < static_cast<int>(kSmall.size()))
    return kSmall[static_cast<size_t>(side)];
  return 7.0;
}

SelfPlayGame::SelfPlayGame(Table& table, uint64_t seed)
    : table_(table), random_(seed), tree_(nn::Situation{Position(table.size)}) {
  begin();
  question_ = tree_.descend();
}

void SelfPlayGame::ask(std::span<uint16_t> planes, std::span<float> globals,
                       LibertyClasses& liberties) const {
  const nn::Situation& situation = question_->situation;
  describe(*question_, liberties, planes, table_.size.width);
  const Ruleset& rules = situation.position.rules();
  const unsigned passes = passesIn(situation);
  std::fill(globals.begin(), globals.end(), 0.0f);
  globals[0] = static_cast<float>(komiOfMover(situation) / 10);
  globals[1] = 1;
  globals[2] = rules.ko == Ko::Positional;
  globals[3] = rules.ko == Ko::Situational;
  globals[4] = rules.suicide == Suicide::SeveralStones;
  for (unsigned back = 0; back < nn::kRecentMoves; ++back)
    globals[5 + back] = static_cast<float>(passes >> back & 1u);
}

void SelfPlayGame::absorb(const Answer& answer, LibertyClasses& liberties) {
  const bool isRoot = tree_.visits() == 0;
  tree_.absorb(answer);
  if (openingMoves_ > 0) {
    --openingMoves_;
    play(drawnFromPolicy());
  } else if (isRoot) {
    prepareRoot(answer);
  }
  walkToQuestion(liberties);
}

std::vector<SelfPlayRecord> SelfPlayGame::takeRecords() {
  return std::exchange(done_, {});
}

void SelfPlayGame::begin() {
  Ruleset rules;
  rules.scoring = Scoring::Area;
  const bool tiny = table_.size.points() < 25;  // where a simple ko would go round for ever
  rules.ko = static_cast<Ko>(tiny ? 1 + random_.below(2) : random_.below(3));
  rules.suicide = random_.below(3) == 0 ? Suicide::SeveralStones : Suicide::Forbidden;
  const double far = uniform() < kFarKomiShare ? 6.0 : 1.5;
  const double drawn = table_.fairKomi + far * normal();
  const bool whole = uniform() < kWholeKomiShare;
  const double komi = whole ? std::round(drawn) : std::floor(drawn) + 0.5;
  number_ = table_.games++;
  moments_.clear();
  const int opening = std::min(table_.size.points() / 10, kLongestOpening);
  openingMoves_ = static_cast<int>(random_.below(static_cast<uint32_t>(opening + 1)));
  wildOpening_ = uniform() < kWildShare;
  tree_ = Tree(nn::Situation{Position(table_.size, rules), {}, komi});
  beginSearch();
}

void SelfPlayGame::beginSearch() {
  full_ = uniform() < kFullShare;
  visitsWanted_ = full_ ? table_.fullVisits : table_.quickVisits;
}

// Plays on until a position has to be evaluated.
void SelfPlayGame::walkToQuestion(LibertyClasses& liberties) {
  question_ = nullptr;
  while (!question_) {
    if (tree_.visits() >= visitsWanted_) playSearched(liberties);
    question_ = tree_.descend();
  }
}

// Adjusts the moves to be searched to the end of a game, where stones that are dead must be taken
// (they count until then) and the network does not know yet that games end.
void SelfPlayGame::prepareRoot(const Answer& answer) {
  Node& root = tree_.root();
  const Position& position = root.situation.position;
  const int points = table_.size.points();
  ownership_.assign(answer.ownership.begin(), answer.ownership.end());
  if (std::abs(2 * answer.win - 1) > kDecided) visitsWanted_ /= kDecidedPart;
  const bool afterPass = position.passesInARow() > 0;
  if (afterPass || 2 * position.board().stones() > points) {
    const EndOfGame end(position, answer.ownership);
    const auto isUseless = [&](const Edge& edge) {
      return edge.move != points && end.useless[table_.size.pointAt(edge.move)];
    };
    root.edges.erase(std::remove_if(root.edges.begin(), root.edges.end(), isUseless),
                     root.edges.end());
    for (Edge& edge : root.edges) {
      if (edge.move == points)
        edge.prior =
            std::max({edge.prior, kLatePass, kSettledPass / static_cast<float>(1 + end.undecided)});
      else if (touches(end.dead, table_.size.pointAt(edge.move)))
        edge.prior += afterPass ? kCleanUpAfterPass : kCleanUp;
      else if (end.waste[table_.size.pointAt(edge.move)])
        edge.prior *= kWastePart;
    }
    const bool mayClean = position.moveNumber() < 2 * points;
    if (end.anyDead && mayClean && root.edges.size() > 1) root.edges.pop_back();
    normalise(root.edges);
  }
  if (full_) addNoise();
}

void SelfPlayGame::addNoise() {
  auto& edges = tree_.root().edges;
  std::gamma_distribution<float> gamma(
      static_cast<float>(kNoisePoints / static_cast<double>(edges.size())));
  Chance chance{random_};
  std::vector<float> noise(edges.size());
  float total = 1e-9f;
  for (float& x : noise)
    total += x = gamma(chance);
  for (size_t i = 0; i < edges.size(); ++i)
    edges[i].prior += kNoiseShare * (noise[i] / total - edges[i].prior);
}

// Never a pass where there is another move.
uint16_t SelfPlayGame::drawnFromPolicy() {
  const auto& edges = tree_.root().edges;
  const size_t stones = edges.size() - 1;
  if (stones == 0) return edges.back().move;
  if (wildOpening_) return edges[random_.below(static_cast<uint32_t>(stones))].move;
  double left = uniform() * (1.0 - static_cast<double>(edges.back().prior));
  for (size_t i = 0; i < stones; ++i) {
    if ((left -= static_cast<double>(edges[i].prior)) < 0) return edges[i].move;
  }
  return edges.front().move;
}

uint16_t SelfPlayGame::drawnFromVisits() {
  const Node& root = tree_.root();
  const double side = std::sqrt(table_.size.points());
  const double temperature =
      std::max(0.15, 0.8 * std::exp2(-root.situation.position.moveNumber() / side));
  std::vector<double> weights;
  double total = 0;
  for (const Edge& edge : root.edges) {
    const double part = static_cast<double>(tree_.visitsOf(edge)) / tree_.visits();
    weights.push_back(std::pow(part, 1 / temperature));
    total += weights.back();
  }
  double left = uniform() * total;
  for (size_t i = 0; i < weights.size(); ++i) {
    if ((left -= weights[i]) < 0) return root.edges[i].move;
  }
  return root.edges.back().move;
}

void SelfPlayGame::playSearched(LibertyClasses& liberties) {
  const Position& position = tree_.root().situation.position;
  const uint16_t move = drawnFromVisits();
  moments_.push_back({recordOfRoot(liberties), position.board(), position.toMove(), move,
                      passIsFree(), ownership_});
  ++table_.moves;
  play(move);
}

bool SelfPlayGame::passIsFree() const {
  const auto& edges = tree_.root().edges;
  if (edges.back().move != table_.size.points() || tree_.visitsOf(edges.back()) < 2) return false;
  float best = -2;
  for (const Edge& edge : edges) {
    if (tree_.visitsOf(edge) > 1) best = std::max(best, tree_.utilityOf(edge));
  }
  return tree_.utilityOf(edges.back()) > best - kFreePass;
}

void SelfPlayGame::play(uint16_t move) {
  const nn::Situation next = tree_.root().situation.after(search::moveAt(move, table_.size));
  tree_ = Tree(next);
  if (next.position.passesInARow() >= 2) {
    end();
  } else if (next.position.moveNumber() > gameLimit(table_.size)) {
    ++table_.dropped;
    begin();
  } else {
    beginSearch();
  }
}

SelfPlayRecord SelfPlayGame::recordOfRoot(LibertyClasses& liberties) const {
  const Node& root = tree_.root();
  const Ruleset& rules = root.situation.position.rules();
  SelfPlayRecord record;
  describe(root, liberties, record.planes, kSide);
  record.komi = static_cast<int16_t>(std::lround(2 * komiOfMover(root.situation)));
  record.ko = static_cast<uint8_t>(rules.ko);
  record.suicide = rules.suicide == Suicide::SeveralStones;
  record.passes = static_cast<uint8_t>(passesIn(root.situation));
  record.width = static_cast<uint8_t>(table_.size.width);
  record.height = static_cast<uint8_t>(table_.size.height);
  record.game = number_;
  record.expected = static_cast<uint16_t>(std::lround(65535 * tree_.win()));
  record.moves.fill(kNoMove);
  if (!full_) return record;

  std::vector<std::pair<int, uint16_t>> visited;  // a single visit may be the noise's
  for (const Edge& edge : root.edges) {
    if (tree_.visitsOf(edge) > 1) visited.emplace_back(tree_.visitsOf(edge), edge.move);
  }
  std::sort(visited.rbegin(), visited.rend());
  visited.resize(std::min(visited.size(), record.moves.size()));
  int total = 0;
  for (const auto& [visits, move] : visited)
    total += visits;
  for (size_t i = 0; i < visited.size(); ++i) {
    record.moves[i] = onCanvas(table_.size, visited[i].second);
    record.weights[i] = static_cast<uint16_t>(65535 * visited[i].first / total);
  }
  return record;
}

void SelfPlayGame::end() {
  const nn::Situation& last = tree_.root().situation;
  const Board& board = last.position.board();
  labelGame(moments_, board, last.komi);
  for (const SearchedTurn& moment : moments_)
    done_.push_back(moment.record);
  const double off = std::clamp(areaLead(board) - table_.fairKomi.load(), -8.0, 8.0);
  table_.fairKomi = table_.fairKomi + 0.01 * off;  // a lost update does no harm
  ++table_.finished;
  begin();
}

double SelfPlayGame::uniform() {
  return static_cast<double>(random_.next() >> 11) * 0x1p-53;
}

double SelfPlayGame::normal() {
  Chance chance{random_};
  return std::normal_distribution<double>()(chance);
}

}  // namespace tengen::training
