// Try again: mistakes of a game as problems. The position before the mistake, nothing of what an
// engine thinks; any move within a point of the best is right. Whatever is tried, its best answer
// is played out on the board; the record stays as it is unless that line is kept.
#pragma once

#include "review/judgement.h"

#include "apps/desktop/controller/lesson.h"

namespace tengen::desktop {

class TryAgain final : public Lesson {
  Q_OBJECT

 public:
  explicit TryAgain(const Parts& parts, QObject* parent = nullptr) : Lesson(parts, parent) {}

  // Mistakes of the game in the window, beginning with one of them.
  void start(std::vector<review::Judgement> mistakes, size_t first);

  enum Choice : int { Answer, Another, Keep, Next, Leave };

 private:
  enum class Stage : uint8_t { Asking, Judging, Right, Wrong, Unjudged, Answered, Finished };

  QString name() const override { return tr("Try again"); }
  LessonView view() const override;
  void tried(Move move) override;
  void chosen(int choice) override;
  Color mover() const override { return mistake().turn.color; }
  void pose(size_t index);
  void receive(const std::optional<review::Attempt>& attempt);
  void showAnswer();
  void keepLine();
  QString wordsOf(Stage stage) const;
  QString verdict() const;
  QString scoreWords() const;
  std::vector<NamedChoice> choices() const;
  const review::Judgement& mistake() const { return mistakes_[index_]; }

  std::vector<review::Judgement> mistakes_;
  size_t index_ = 0;
  Stage stage_ = Stage::Asking;
  Move tried_ = Move::pass();
  std::optional<review::Attempt> attempt_;
  bool isKept_ = false;  // the line that is shown
  bool isFirst_ = true;  // nothing was tried here yet
  int tries_ = 0;        // mistakes something was tried at
  int foundAtOnce_ = 0;
};

}  // namespace tengen::desktop
