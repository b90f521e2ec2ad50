// A teaching game: when a person's move against an engine loses as much as was agreed, it is
// offered back once, kindly, before the engine answers. Where a clock runs nobody is kept waiting:
// the engine may answer first, and its answer goes back too.
#pragma once

#include <QObject>
#include <optional>
#include <set>

#include "apps/desktop/controller/judge_move.h"
#include "apps/desktop/panels/notice_bar.h"

namespace tengen::desktop {

class Teaching : public QObject {
  Q_OBJECT

 public:
  Teaching(GameController& game, Adviser& adviser, NoticeBar& notice, QObject* parent = nullptr);

 private:
  void hear(const Change& change);
  bool isAnswer() const;  // the engine's, to a move that is still looked at
  bool isWanted() const;  // of the move that was just played
  void look();
  void weigh(const std::optional<review::Attempt>& attempt);
  void offer(double points);
  void end();  // the move stands, or is gone

  GameController& game_;
  Adviser& adviser_;
  NoticeBar& notice_;
  std::set<NodeId> offeredAt_;  // positions: nobody is told twice
  NodeId before_ = kNoNode;     // the move that is looked at
  bool isLooking_ = false;
  bool isOffering_ = false;
  // What was offered when somebody began to count instead: it is offered again if play goes on.
  struct Interrupted {
    NodeId node;
    double points;
  };
  std::optional<Interrupted> interrupted_;
  double points_ = 0;  // that are offered
};

}  // namespace tengen::desktop
