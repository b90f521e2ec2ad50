#include "apps/desktop/controller/lesson.h"

#include "apps/desktop/controller/analysis_view.h"
#include "apps/desktop/words/analysis_words.h"

namespace tengen::desktop {
namespace {

constexpr int kLessonVisits = 200;  // about half a second: enough that a point is a point

}  // namespace

Lesson::Lesson(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
  connect(&parts.panel, &LessonPanel::chosen, this, [this](int choice) {
    if (isOn_) chosen(choice);
  });
  connect(&parts.game, &GameController::sessionReplaced, this, &Lesson::leave);
  connect(&parts.game, &GameController::changed, this, &Lesson::watch);
  connect(&step_, &QTimer::timeout, this, [this] {
    if (++shown_ >= line_.size()) step_.stop();
    showLine();
  });
}

// Beginning and end

void Lesson::begin() {
  isOn_ = true;
  node_ = session().node();
  emit begun();
  parts_.game.divertMoves([this](Move move) { take(move); });
  show({});
}

void Lesson::leave() {
  if (!std::exchange(isOn_, false)) return;
  stopJudging();
  step_.stop();
  parts_.game.divertMoves(nullptr);
  parts_.layers.clear(BoardLayers::Layer::Lesson);
  parts_.panel.hide();
  emit left();
}

void Lesson::watch() {
  if (!isOn_) return;
  const Mode::Kind mode = session().mode().kind();
  const bool isElsewhere = session().node() != node_;
  if (!isElsewhere && mode != Mode::Kind::Count && mode != Mode::Kind::Edit) return;
  leave();
  emit said([this] { return tr("%1 has ended: a click plays in the game again.").arg(name()); });
}

void Lesson::refresh() {
  if (isOn_) parts_.panel.show(view());
}

// Walking and playing out

void Lesson::goTo(NodeId node) {
  node_ = node;
  playOut({});
  parts_.game.goTo(node);
}

void Lesson::playOut(std::vector<Move> line) {
  line_ = std::move(line);
  shown_ = line_.empty() ? 0 : 1;
  showLine();
  if (line_.size() > 1) {
    step_.start(pace_);
  } else {
    step_.stop();
  }
}

void Lesson::showLine() {
  show(lineOverlay(session().position(), mover(), line_, shown_));
}

void Lesson::show(const BoardOverlay& overlay) {
  parts_.layers.set(BoardLayers::Layer::Lesson, overlay);
}

// What is tried

void Lesson::take(Move move) {
  const auto illegal = session().position().whyIllegal(mover(), move);
  if (illegal) return parts_.game.refuse({SessionError::Kind::Illegal, illegal, illegal->point});
  tried(move);
}

void Lesson::judge(Move move, const Judged& then) {
  const MoveToJudge tried{
      .before = session().node(), .turn = {mover(), move}, .visits = kLessonVisits};
  isJudging_ = true;
  judgeMove(parts_.adviser, session(), tried, [this, then, number = ++question_](const auto& seen) {
    if (number != question_) return;
    isJudging_ = false;
    then(seen);
  });
}

void Lesson::stopJudging() {
  ++question_;
  isJudging_ = false;
  parts_.adviser.stop(Adviser::Service::Question);
}

QString Lesson::nameOf(Move move) const {
  return words::moveName(move, session().tree().size(), game().notation());
}

}  // namespace tengen::desktop
