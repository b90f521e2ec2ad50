#include "apps/desktop/controller/try_again.h"

#include "apps/desktop/words/analysis_words.h"
#include "apps/desktop/words/words.h"

namespace tengen::desktop {
namespace {

// A line as a variation of this node; what is there already is followed.
Result<NodeId, SessionError> grow(GameTree& tree, NodeId from, Color first,
                                  const std::vector<Move>& line) {
  NodeId at = from;
  Color color = first;
  for (const Move move : line) {
    const auto next = tree.play(at, {color, move});
    if (!next) break;
    at = *next;
    color = opponent(color);
  }
  return from;
}

}  // namespace

void TryAgain::start(std::vector<review::Judgement> mistakes, size_t first) {
  if (first >= mistakes.size()) return;
  mistakes_ = std::move(mistakes);
  tries_ = 0;
  foundAtOnce_ = 0;
  begin();
  pose(first);
}

void TryAgain::pose(size_t index) {
  index_ = index;
  stage_ = Stage::Asking;
  isFirst_ = true;
  stopJudging();
  emit said({});
  goTo(mistake().before);
  refresh();
}

void TryAgain::tried(Move move) {
  if (stage_ == Stage::Finished) return;
  tried_ = move;
  stage_ = Stage::Judging;
  isKept_ = false;
  emit said({});  // what was said of the try before
  playOut({move});
  refresh();
  judge(move, [this](const auto& attempt) { receive(attempt); });
}

void TryAgain::receive(const std::optional<review::Attempt>& attempt) {
  attempt_ = attempt;
  // One number for one move: the review looked longer.
  const bool isPlayed = attempt_ && attempt_->move == mistake().turn.move;
  if (isPlayed && mistake().points) attempt_->points = mistake().points;
  stage_ = !attempt_ ? Stage::Unjudged : attempt_->isRight() ? Stage::Right : Stage::Wrong;
  if (attempt) {
    if (std::exchange(isFirst_, false)) {
      ++tries_;
      foundAtOnce_ += attempt_->isRight();
    }
    playOut(attempt->line);
  }
  refresh();
}

void TryAgain::showAnswer() {
  stopJudging();
  if (std::exchange(isFirst_, false)) ++tries_;
  stage_ = Stage::Answered;
  isKept_ = false;
  playOut(mistake().better);
  refresh();
}

void TryAgain::keepLine() {
  const NodeId here = session().node();
  const auto add = [&](GameTree& tree) { return grow(tree, here, mover(), line()); };
  isKept_ = game().carryOut([&](GameSession& session) { return session.edit(add); });
  if (isKept_) emit said([] { return tr("The line is in the game now, as a variation."); });
  refresh();
}

void TryAgain::chosen(int choice) {
  switch (choice) {
    case Answer:
      return showAnswer();
    case Another:
      stage_ = Stage::Asking;
      playOut({});
      return refresh();
    case Keep:
      return keepLine();
    case Next:
      if (index_ + 1 < mistakes_.size()) return pose(index_ + 1);
      stage_ = Stage::Finished;
      playOut({});
      return refresh();
    default:
      return leave();
  }
}

// Words

LessonView TryAgain::view() const {
  LessonView view;
  if (stage_ == Stage::Finished) {
    view.title = tr("That was the last mistake.");
    view.words = scoreWords();
    view.choices = choices();
    return view;
  }
  view.toPlay = mistake().turn.color;
  view.title =
      (*view.toPlay == Color::Black ? tr("Move %1: Black to play") : tr("Move %1: White to play"))
          .arg(mistake().number);
  view.words = wordsOf(stage_);
  view.mood = stage_ == Stage::Right   ? LessonView::Mood::Right
              : stage_ == Stage::Wrong ? LessonView::Mood::Wrong
                                       : LessonView::Mood::Asking;
  if (tries_ > 0) view.score = scoreWords();
  view.choices = choices();
  return view;
}

QString TryAgain::scoreWords() const {
  return tr("Found at the first try: %1 of %2").arg(foundAtOnce_).arg(tries_);
}

QString TryAgain::wordsOf(Stage stage) const {
  const QString played = nameOf(mistake().turn.move);
  switch (stage) {
    case Stage::Asking:
      return mistake().points
                 ? tr("%1 lost %2 points here. Find a move that loses no more than one.")
                       .arg(played, words::points(*mistake().points))
                 : tr("%1 was a mistake here. Find a better move.").arg(played);
    case Stage::Judging:
      return tr("Looking at %1…").arg(nameOf(tried_));
    case Stage::Right:
    case Stage::Wrong:
      return verdict();
    case Stage::Unjudged:
      return tr("Nobody could judge %1: the engine gave no answer.").arg(nameOf(tried_));
    case Stage::Answered:
    case Stage::Finished:
      break;
  }
  return mistake().better.empty() ? tr("No better move is known.")
                                  : tr("Better was %1.").arg(nameOf(mistake().better.front()));
}

QString TryAgain::verdict() const {
  const QString name = nameOf(tried_);
  if (stage_ == Stage::Right) {
    if (attempt_->isBest()) return tr("Right: %1 is the best move.").arg(name);
    if (!attempt_->points || *attempt_->points == 0) {
      return tr("Right: %1 is as good as the best move.").arg(name);
    }
    return tr("Right: %1 loses only %2.").arg(name, words::points(*attempt_->points));
  }
  return attempt_->points ? tr("%1 loses %2 points. This is the answer to it.")
                                .arg(name, words::points(*attempt_->points))
                          : tr("%1 loses %2 of the chance to win. This is the answer to it.")
                                .arg(name, words::chance(attempt_->win));
}

// All of them always: a button that is in one place now is there the next time too.
std::vector<NamedChoice> TryAgain::choices() const {
  const bool isOver = stage_ == Stage::Finished;
  const bool isSolved = stage_ == Stage::Right || stage_ == Stage::Answered;
  const bool hasLine = stage_ == Stage::Wrong || isSolved;
  const bool isMissed = stage_ == Stage::Wrong || stage_ == Stage::Unjudged;
  return {{Answer, tr("Better move"), false, !isSolved && !isOver},
          {Next, tr("Next mistake"), isSolved, !isOver},
          {Another, tr("Another move"), stage_ == Stage::Wrong, isMissed},
          {Keep, tr("Keep line"), false, hasLine && !line().empty() && !isKept_},
          {Leave, tr("Leave"), isOver}};
}

}  // namespace tengen::desktop
