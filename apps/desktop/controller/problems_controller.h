// Problems: one after another, of the sets that the shelf has. A problem has a board of its own and
// shows of its tree only what was played; the game in the window is not touched.
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <vector>

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/problem_shelf.h"
#include "apps/desktop/controller/questions.h"
#include "apps/desktop/panels/problems_page.h"

namespace tengen::desktop {

class ProblemsController : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    ProblemsPage& page;
    Questions& questions;
    std::filesystem::path progressFile;  // empty: nothing is kept
  };
  enum Choice : int { Hint, Solution, Again, Next, Due, All, Pass };

  explicit ProblemsController(Parts parts, QObject* parent = nullptr);

  void enter();                         // goes on where one was
  void startLesson();                   // ten steps for those who have never played
  void openFile(const QString& path);   // or a folder of them
  void playTyped(const QString& text);  // "D4", "pass"
  void pass();
  void start(size_t set);
  void refresh();

  const PosedProblem* posed() const { return posed_.get(); }

 signals:
  void warned(const tengen::desktop::Saying& words);

 private:
  enum class Stage : uint8_t { Asking, GoOn, Right, Wrong, Unknown, Shown, NothingDue, Finished };

  const ProblemShelf::Set& chosen() const { return shelf_.sets()[chosen_]; }
  void startAll();
  void startQueue(std::vector<size_t> problems, bool untilRight);
  void pose();
  void click(Point point);
  void play(Move move);
  void hear(const problems::Solving::Step& step);
  void choose(int choice);
  void hint();
  void showSolution();
  void answer(problems::Grade grade);
  void show();
  void showBoard();
  void showSets();
  LessonView view() const;
  QString inLanguage(const std::string& text) const;
  QString sentence() const;
  QString hintWords() const;
  QString solutionWords() const;
  QString goOnWords() const;
  QString score() const;
  std::vector<NamedChoice> choices() const;
  // After a move the tree does not have one may look for another.
  bool isOver() const {
    return stage_ != Stage::Asking && stage_ != Stage::GoOn && stage_ != Stage::Unknown;
  }

  Parts parts_;
  ProblemShelf shelf_;
  Random chance_;
  bool isVaried_ = true;
  size_t chosen_ = 0;
  std::vector<size_t> queue_;  // problems of the chosen set
  size_t firstRound_ = 0;      // so many at first; behind them what was wrong comes again
  bool isUntilRight_ = false;
  size_t at_ = 0;  // in the queue
  std::unique_ptr<PosedProblem> posed_;
  Stage stage_ = Stage::NothingDue;
  std::optional<Move> hinted_;
  bool isAnswered_ = false;  // the first try counts
  bool hadHint_ = false;
  size_t tried_ = 0;
  size_t rightAtOnce_ = 0;
};

}  // namespace tengen::desktop
