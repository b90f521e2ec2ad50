// Two games with one opening, colours swapped, between two players that search: always waits for
// the evaluation of one position. When both are over the next two begin.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "nn/evaluator.h"
#include "search/tree.h"

namespace tengen::training {

struct ArenaPlayer {
  search::TreeOptions tree{};
  int visits = 100;  // new ones a move
};

// `explore=1.2,temperature=1.4`; false if a word is not understood.
bool applySettings(std::string_view text, search::SelectionOptions& options);

struct ArenaTally {
  int64_t won = 0, drawn = 0, lost = 0;  // as A sees it
  int64_t moves = 0, tooLong = 0, wonAsBlack = 0;
};

struct ArenaTerms {
  BoardSize size{};
  Ruleset rules{};
  double komi = 0;
  std::array<ArenaPlayer, 2> players{};  // A and B
};

class ArenaGame {
 public:
  ArenaGame(const ArenaTerms& terms, uint64_t seed);

  // The position it waits for, and whose question it is.
  const nn::Situation& question() const { return question_; }
  int whose() const { return kind_ == Kind::Opening ? 0 : mover(); }
  void absorb(const nn::Evaluation& answer);
  const ArenaTally& tally() const { return tally_; }

 private:
  enum class Kind : uint8_t { Opening, RootAgain, Leaf };

  int mover() const;
  search::Tree& tree() { return trees_[static_cast<size_t>(mover())]; }
  void beginOpening();
  void beginGame();
  void beginMove();
  void walkToQuestion();
  void drawOpeningMove(const nn::Evaluation& answer);
  void playSearched();
  void finish(double blackLead);
  nn::Situation start() const;

  const ArenaTerms& terms_;
  Random random_;
  std::vector<Move> opening_;
  size_t openingLength_ = 0;
  int blackIs_ = 0;        // which player has Black
  bool isSecond_ = false;  // of the two games with this opening
  nn::Situation now_;
  std::array<search::Tree, 2> trees_;
  int visitsAtStart_ = 0;
  bool rootIsKnown_ = false;
  std::vector<float> rootOwnership_;
  int sure_ = 0;  // moves in a row for which one side was sure to win
  Color surelyWins_ = Color::Black;
  Kind kind_ = Kind::Opening;
  nn::Situation question_;
  std::optional<search::Leaf> leaf_;
  ArenaTally tally_;
};

}  // namespace tengen::training
