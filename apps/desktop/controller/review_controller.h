// The review of the game in the window: what an engine thinks of each position, asked for in the
// idle time of the one adviser and kept with the game. What it means is src/review's business.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <unordered_set>

#include "review/queue.h"
#include "review/report.h"

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/game_controller.h"
#include "apps/desktop/controller/reviewed_lines.h"
#include "apps/desktop/engine/adviser.h"
#include "apps/desktop/panels/graph_widget.h"

namespace tengen::desktop {

class ReviewController : public QObject {
  Q_OBJECT

 public:
  ReviewController(GameController& game, Adviser& adviser, QObject* parent = nullptr);

  // Questions
  const review::Review& review() const { return review_; }
  const review::Evaluation* here() const;  // of the position on screen; null where unknown
  std::optional<Move> playedHere();        // as the reviewed line goes on
  bool isRunning() const { return queue_.has_value(); }
  bool wasStopped() const { return wasStopped_; }  // before it was done
  bool canStart() const { return !isRunning() && whyNot().isEmpty(); }
  QString whyNot() const;  // it cannot be started; empty: it can
  int percent() const;     // done, while it runs
  // Of the reviewed line that is nearest to the one on screen; of that one where none was reviewed.
  std::vector<GraphPoint> graph();
  review::Report report();
  struct Looked {
    int positions;
    int all;
  };
  Looked looked();                               // at, of that line
  GraphPlace place();                            // on it
  NodeId nodeAt(int place);                      // of it
  std::string textToSave() const;                // the game with what is known of it
  bool isUnsaved() const { return isUnsaved_; }  // something of a review is in no file yet

  // Settings
  void setEstimating(bool wanted);     // who leads, of every position that is looked at
  void setReviewsOnOpen(bool wanted);  // of every record that is opened

 public slots:
  void start();  // the line on screen
  void stop();
  void noteSaved();
  void take(const tengen::engine::Analysis& live);  // of the position on screen
  void recall();  // of a game that came back from a journal: what its file and the journal say

 signals:
  void changed();  // what is known, or how far it has come; not more often than people can see
  void runningChanged();
  void said(const tengen::desktop::Saying& words);
  void warned(const tengen::desktop::Saying& words);
  void engineGone();  // and it has stopped for that

 private:
  void takeSession();
  void hear(const Change& change);
  void follow();
  void askNext();
  void receive(const engine::Analysis& analysis, const QString& engineName);
  void end();
  void keepNow();  // what is new, in the journal
  void recallSaved();
  void forgetChanged();
  const std::vector<NodeId>& lineNodes();
  const review::Line& line();
  std::optional<review::Task> nextTask();
  std::optional<review::Task> estimateTask() const;

  GameController& game_;
  Adviser& adviser_;
  review::Review review_;
  std::optional<review::Queue> queue_;
  std::optional<review::Task> asked_;
  ReviewedLines reviewed_;
  review::Line line_;  // that is shown; kept until the tree or the line is another
  std::vector<NodeId> lineNodes_;
  size_t boardChanges_ = 0;  // of the tree, seen so far
  bool isUnsaved_ = false;
  bool wasStopped_ = false;
  std::unordered_set<NodeId> unkept_;  // looked at, and not in the journal yet
  QTimer keeping_;
  bool estimating_ = false;
  bool reviewsOnOpen_ = false;
  QTimer refresh_;
};

}  // namespace tengen::desktop
