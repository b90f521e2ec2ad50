// Counting in a session: proposals of dead stones, which may take their time, marks and the end.
#include <stop_token>
#include <utility>

#include "game/node_markup.h"
#include "session/game_session.h"
#include "session/recorded_marks.h"

namespace tengen {
namespace {

using Kind = Event::Kind;
using Refusal = SessionError::Kind;

}  // namespace

// A question the judge thinks about. The session alone holds it, as long as it wants the answer.
struct GameSession::Judging {
  std::stop_source stop;
  std::shared_ptr<std::optional<Marks>> answer = std::make_shared<std::optional<Marks>>();
};

Outcome GameSession::count() {
  if (endIfFlagFell()) return refusal(Refusal::GameOver);
  if (counting()) return refusal(Refusal::NotPlaying);
  stopThinking();
  const Outcome done = doNow(event(Kind::Count), Change::What::Counting);
  beginJudging(knownMarks());
  return done;
}

Outcome GameSession::toggle(Point point, CountMode::Extent extent) {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  const auto marks = counting()->marksAfter(point, extent);
  if (!marks) return Unexpected{marks.error()};
  if (isJudging()) static_cast<void>(skipJudging());  // whoever marks by hand knows better
  if (counting()->repeatsLastClick(point, extent)) return undoEdit();
  Event marked = event(Kind::Marks);
  marked.text = marksText(*marks);
  return doNow(marked, Change::What::Marked);
}

Outcome GameSession::resume(Color asker) {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  Event resumed = event(Kind::Resume);
  resumed.color = asker;
  const Outcome done = doNow(resumed, Change::What::Resumed);
  askPlayer();
  return done;
}

Outcome GameSession::accept() {
  if (isOver()) return refusal(Refusal::GameOver);
  if (const auto why = whyNotAgree(Agreement::Count)) return Unexpected{*why};
  return doNow(event(Kind::Accept), Change::What::Ended);
}

// The proposal

Outcome GameSession::proposeAgain() {
  if (isOver()) return refusal(Refusal::GameOver);
  if (!counting()) return refusal(Refusal::NotCounting);
  if (!isJudging()) beginJudging(std::nullopt);
  return {};
}

Outcome GameSession::skipJudging() {
  if (!isJudging()) return refusal(Refusal::NotCounting);
  stopJudging();
  if (!marksAreProposed_) propose(Marks(tree_.size()));
  return {};
}

// What people said about this board before, in this session or in the file.
std::optional<Marks> GameSession::knownMarks() const {
  if (const Marks* known = marksHere()) return *known;
  const NodeMarkup markup = markupAt(tree_, node());
  const Territory recorded{markup.blackTerritory, markup.whiteTerritory};
  if (recorded.isEmpty()) return std::nullopt;
  return tengen::marksOf(position().board(), recorded, position().rules().scoring);
}

const Marks* GameSession::marksHere() const {
  const auto known = marksOf_.find(position().board().hash());
  const bool fits = known != marksOf_.end() && known->second.dead.size() == tree_.size();
  return fits ? &known->second : nullptr;
}

// The thread that thinks has the board and the judge, and nothing of the session.
void GameSession::beginJudging(const std::optional<Marks>& known) {
  stopJudging();
  if (known || !judge_) return propose(known.value_or(Marks(tree_.size())));
  judging_ = std::make_shared<Judging>();
  const auto work = [judge = judge_, board = position().board(), toMove = position().toMove(),
                     stop = judging_->stop.get_token(), answer = judging_->answer] {
    if (!stop.stop_requested()) *answer = judge->judgeUntil(board, toMove, stop).marks;
  };
  const auto home = [this, wanted = std::weak_ptr(judging_)] {
    const auto judging = wanted.lock();
    if (!judging) return;  // nobody waits for it any more; there may be no `this`
    judging_.reset();
    propose(judging->answer->value_or(Marks(tree_.size())));
  };
  if (background_) return background_(work, home);
  work();
  home();
}

void GameSession::stopJudging() {
  if (judging_) judging_->stop.request_stop();
  judging_.reset();
}

// The judge's opinion becomes a mark like any other, so that a recovered game shows the same.
void GameSession::propose(const Marks& marks) {
  Event proposed = event(Kind::Proposal);
  proposed.text = marksText(marks);
  static_cast<void>(doNow(proposed, Change::What::Proposed));
}

}  // namespace tengen
