// Guess the move: goes through a game and asks at each move of a side where it was played. Right is
// the move of the game, or one the engine thinks as good. The game's move is then played on.
#pragma once

#include "review/review.h"

#include "apps/desktop/controller/lesson.h"

namespace tengen::desktop {

class GuessMove final : public Lesson {
  Q_OBJECT

 public:
  explicit GuessMove(const Parts& parts, QObject* parent = nullptr);

  bool canStart() const;  // there are moves to guess
  // From here, or where a variation left the game; from the beginning where nothing follows.
  void start();
  const review::GuessScore& score() const { return score_; }

  enum Choice : int { Black, White, Both, Tell, GoOn, Leave };

 private:
  enum class Stage : uint8_t { Choosing, Watching, Asking, Judging, Told, Finished };
  // What became of the last guess.
  struct Verdict {
    int number = 0;  // of the move
    Move played = Move::pass();
    std::optional<Move> guess = std::nullopt;  // nothing: it was told
    std::optional<double> guessPoints = std::nullopt;
    std::optional<double> playedPoints = std::nullopt;
    bool isRight = false;
  };

  QString name() const override { return tr("Guess the move"); }
  LessonView view() const override;
  void tried(Move move) override;
  void chosen(int choice) override;
  Color mover() const override;
  void begin(std::optional<Color> side);
  void advance();
  NodeId leftGameAt() const;
  NodeId next() const;  // node of the game's next move; kNoNode at its end
  void compare(const review::Attempt& guess);
  void tell(const Verdict& verdict);
  QString verdictWords() const;
  QString scoreWords() const;

  std::optional<Color> side_;  // nothing: both
  Stage stage_ = Stage::Choosing;
  review::GuessScore score_;
  std::optional<Verdict> verdict_;
  QTimer pause_;
};

}  // namespace tengen::desktop
