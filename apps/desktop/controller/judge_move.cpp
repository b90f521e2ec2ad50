#include "apps/desktop/controller/judge_move.h"

#include "review/queue.h"

namespace tengen::desktop {

void judgeMove(Adviser& adviser, const GameSession& session, const MoveToJudge& move,
               const Judged& then) {
  if (!adviser.isThere()) return then(std::nullopt);
  const GameTree& tree = session.tree();
  const review::Task task{.node = review::positionNode(tree, move.before),
                          .toMove = move.turn.color,
                          .visits = move.visits,
                          .played = move.turn.move};
  adviser.ask(review::questionOf(task, tree, session.position().rules()),
              [then, played = move.turn.move](const auto& analysis) {
                if (!analysis) return then(std::nullopt);
                then(review::judgeAttempt(review::evaluationOf(*analysis, played), played));
              });
}

}  // namespace tengen::desktop
