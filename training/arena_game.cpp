#include "training/arena_game.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "search/ending.h"
#include "search/report.h"

namespace tengen::training {
namespace {

// A game is over when both sides agree on it for so many moves in a row.
constexpr double kSure = 0.97;
constexpr int kSureMoves = 6;

}  // namespace

bool applySettings(std::string_view text, search::SelectionOptions& options) {
  const std::pair<std::string_view, float*> known[] = {
      {"explore", &options.explore},
      {"exploreGrowth", &options.exploreGrowth},
      {"firstPlayReduction", &options.firstPlayReduction},
      {"rootFirstPlayReduction", &options.rootFirstPlayReduction},
      {"scoreWeight", &options.scoreWeight},
      {"scoreScale", &options.scoreScale},
      {"temperature", &options.temperature},
      {"worseCountsLess", &options.worseCountsLess},
      {"biasShare", &options.biasShare},
  };
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const size_t equals = word.find('=');
    if (equals == std::string_view::npos) return false;
    const auto found = std::find_if(std::begin(known), std::end(known), [&](const auto& setting) {
      return setting.first == word.substr(0, equals);
    });
    if (found == std::end(known)) return false;
    const std::string_view value = word.substr(equals + 1);
    const auto read = std::from_chars(value.data(), value.data() + value.size(), *found->second);
    if (read.ec != std::errc() || read.ptr != value.data() + value.size()) return false;
  }
  return true;
}

ArenaGame::ArenaGame(const ArenaTerms& terms, uint64_t seed)
    : terms_(terms),
      random_(seed),
      now_(start()),
      trees_{search::Tree(start(), terms.players[0].tree),
             search::Tree(start(), terms.players[1].tree)},
      question_(start()) {
  beginOpening();
  walkToQuestion();
}

nn::Situation ArenaGame::start() const {
  return nn::Situation{Position(terms_.size, terms_.rules), {}, terms_.komi};
}

int ArenaGame::mover() const {
  return now_.position.toMove() == Color::Black ? blackIs_ : 1 - blackIs_;
}

void ArenaGame::beginOpening() {
  opening_.clear();
  const auto points = static_cast<uint32_t>(terms_.size.points());
  openingLength_ = 2 + random_.below(points / 16);
  // Who begins with Black is drawn: when time is over more first games are done than second ones.
  blackIs_ = static_cast<int>(random_.below(2));
  isSecond_ = false;
  now_ = start();
}

void ArenaGame::beginGame() {
  now_ = start();
  for (const Move move : opening_)
    now_ = now_.after(move);
  for (search::Tree& tree : trees_)
    tree.start(now_);
  sure_ = 0;
  beginMove();
}

void ArenaGame::beginMove() {
  visitsAtStart_ = tree().visits();
  rootIsKnown_ = false;
}

void ArenaGame::walkToQuestion() {
  for (;;) {
    if (opening_.size() < openingLength_) {
      kind_ = Kind::Opening;
      question_ = now_;
      return;
    }
    if (!rootIsKnown_ && tree().isRootExpanded()) {
      kind_ = Kind::RootAgain;
      question_ = now_;
      return;
    }
    const int visits = terms_.players[static_cast<size_t>(mover())].visits;
    if (tree().visits() - visitsAtStart_ >= visits) {
      playSearched();
      continue;
    }
    search::Descent descent = tree().descend();
    if (descent.kind != search::Descent::Kind::Leaf) continue;
    kind_ = Kind::Leaf;
    leaf_ = std::move(descent.leaf);
    question_ = leaf_->situation;
    return;
  }
}

void ArenaGame::absorb(const nn::Evaluation& answer) {
  if (kind_ == Kind::Opening) {
    drawOpeningMove(answer);
  } else if (kind_ == Kind::RootAgain) {
    tree().completeRoot(answer);
    rootIsKnown_ = true;
    rootOwnership_ = answer.ownership;
  } else {
    if (!rootIsKnown_) rootOwnership_ = answer.ownership;
    rootIsKnown_ = true;
    tree().absorb(*leaf_, answer);
  }
  walkToQuestion();
}

// By the policy, and never a pass.
void ArenaGame::drawOpeningMove(const nn::Evaluation& answer) {
  double total = 0;
  std::vector<std::pair<Move, double>> moves;
  for (int index = 0; index < terms_.size.points(); ++index) {
    const Move move = search::moveAt(index, terms_.size);
    const double chance = answer.policy[static_cast<size_t>(index)];
    if (chance <= 0 || !now_.position.isLegal(move)) continue;
    moves.emplace_back(move, chance);
    total += chance;
  }
  double left = static_cast<double>(random_.next() >> 11) * 0x1p-53 * total;
  Move drawn = moves.empty() ? Move::pass() : moves.back().first;
  for (const auto& [move, chance] : moves) {
    if ((left -= chance) >= 0) continue;
    drawn = move;
    break;
  }
  opening_.push_back(drawn);
  now_ = now_.after(drawn);
  if (opening_.size() == openingLength_) beginGame();
}

void ArenaGame::playSearched() {
  const auto moves = search::reportMoves(tree(), {.longestPv = 1});
  const search::MoveReport& best = moves.front();
  const Color side = now_.position.toMove();
  ++tally_.moves;
  const bool isSure = best.winrate > kSure || best.winrate < 1 - kSure;
  const Color winner = best.winrate > 0.5f ? side : opponent(side);
  sure_ = !isSure ? 0 : winner == surelyWins_ ? sure_ + 1 : 1;
  surelyWins_ = winner;
  if (sure_ >= kSureMoves) return finish(winner == Color::Black ? 1 : -1);
  const nn::Situation before = now_;
  now_ = now_.after(best.move);
  for (search::Tree& tree : trees_)
    tree.advance(best.move);
  if (now_.position.passesInARow() >= 2) {
    const auto dead = search::deadByOwnership(before, rootOwnership_);
    return finish(search::countMarked(before, dead).lead);
  }
  if (now_.position.moveNumber() > 3 * terms_.size.points()) {
    ++tally_.tooLong;
    return finish(0);
  }
  beginMove();
}

void ArenaGame::finish(double blackLead) {
  const int winner = blackLead > 0 ? blackIs_ : 1 - blackIs_;
  if (blackLead == 0) {
    ++tally_.drawn;
  } else if (winner == 0) {
    ++tally_.won;
    tally_.wonAsBlack += blackIs_ == 0;
  } else {
    ++tally_.lost;
  }
  if (!isSecond_) {
    isSecond_ = true;
    blackIs_ = 1 - blackIs_;
    beginGame();
  } else {
    beginOpening();
  }
}

}  // namespace tengen::training
