// Live analysis: asks the adviser about the position on screen while it is wanted, and shows on the
// board and in the list what it says. While a game is played it is off until somebody asks for it,
// and silent while an opponent thinks.
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "apps/desktop/base/saying.h"
#include "apps/desktop/board/board_widget.h"
#include "apps/desktop/controller/analysis_view.h"
#include "apps/desktop/controller/board_layers.h"
#include "apps/desktop/controller/review_controller.h"

namespace tengen::desktop {

class AnalysisController : public QObject {
  Q_OBJECT

 public:
  struct Options {
    OverlayOptions overlay = {};
    bool thinkFirst = false;  // nothing is shown of a position until it is asked for
    bool estimate = false;    // who leads is shown without live analysis too
  };

  AnalysisController(GameController& game, Adviser& adviser, ReviewController& review,
                     BoardWidget& board, BoardLayers& layers, CandidatesPanel& list,
                     QObject* parent = nullptr);

  bool isLive() const { return live_; }
  bool isHidden() const { return silent_ || (options_.thinkFirst && !revealed_); }
  void setOptions(const Options& options);
  void setSilent(bool silent);  // nothing is thought of or shown: a lesson asks for moves
  QString estimate();           // "Black leads by 4.4 · 74 %" where that is wanted and known

  // Of touches on the board, those that mean a candidate. False: somebody else's business.
  bool click(Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  bool turnWheel(int steps);

 public slots:
  void toggle();  // on, off; thinking first: on, shown, off
  void stop();
  void refresh();

 signals:
  void liveChanged();
  void refreshed();
  void said(const tengen::desktop::Saying& words, std::optional<tengen::Point> point);
  void warned(const tengen::desktop::Saying& words);
  void engineGone();  // and it has stopped for that

 private:
  void takeSession();
  void follow();
  void ask();
  bool mayThink() const;
  void hear(const engine::Analysis& analysis);
  const engine::Analysis* shown();  // live, else what the review knows; null where nothing is
  void hoverPoint(std::optional<Point> point);
  void hoverLine(std::optional<int> line);
  void chooseLine(int line, Qt::KeyboardModifiers modifiers);
  void showLine(size_t candidate);
  void hideLine();
  void play(const std::vector<Move>& line);
  std::optional<size_t> candidateAt(Point point);

  GameController& game_;
  Adviser& adviser_;
  ReviewController& review_;
  BoardLayers& layers_;
  CandidatesPanel& list_;
  Options options_;
  bool live_ = false;
  bool silent_ = false;
  bool revealed_ = false;
  NodeId node_ = kNoNode;  // what `heard_` is about
  std::optional<engine::Analysis> heard_;
  std::optional<engine::Analysis> known_;  // by the review
  bool saidPass_ = false;

  // A line being looked at stays as it was when the pointer came, so that it can be read.
  struct Reading {
    size_t candidate = 0;
    std::vector<Move> line;
    size_t moves = 0;  // shown of it
  };
  std::optional<Reading> reading_;
  QTimer askSoon_;  // keys held down pass many positions
};

}  // namespace tengen::desktop
