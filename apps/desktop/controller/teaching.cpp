#include "apps/desktop/controller/teaching.h"

#include <cmath>

namespace tengen::desktop {
namespace {

constexpr int kTeachingVisits = 100;  // quick: somebody waits

}  // namespace

Teaching::Teaching(GameController& game, Adviser& adviser, NoticeBar& notice, QObject* parent)
    : QObject(parent), game_(game), adviser_(adviser), notice_(notice) {
  connect(&game, &GameController::changed, this, &Teaching::hear);
  connect(&game, &GameController::sessionReplaced, this, [this] {
    end();
    interrupted_.reset();
    offeredAt_.clear();
  });
}

void Teaching::hear(const Change& change) {
  if (change.what == Change::What::Commented || change.what == Change::What::JournalFailed) return;
  const bool isPlayed = game_.session().mode().kind() == Mode::Kind::Play && game_.hasEngines();
  if (change.what == Change::What::ModeChanged && isPlayed) return;  // a pause, or its end
  const bool isMove = change.what == Change::What::Moved;
  if (isMove && isAnswer()) return;
  const GameSession& session = game_.session();
  if (isOffering_ && session.counting()) interrupted_ = {session.node(), points_};
  end();
  if (session.counting()) return;
  if (const auto lost = std::exchange(interrupted_, std::nullopt); lost && isPlayed) {
    if (lost->node != session.node()) return;
    game_.setAnswersHeld(true);
    return offer(lost->points);
  }
  if (isMove && isWanted()) look();
}

bool Teaching::isAnswer() const {
  const GameSession& session = game_.session();
  const GameTree& tree = session.tree();
  return (isLooking_ || isOffering_) && !game_.isEngines(session.turn()) &&
         tree.parent(tree.parent(session.node())) == before_;
}

bool Teaching::isWanted() const {
  const GameSession& session = game_.session();
  const Color mover = opponent(session.turn());
  return game_.teachingPoints() > 0 && adviser_.isThere() &&
         session.mode().kind() == Mode::Kind::Play && game_.isEngines(session.turn()) &&
         !game_.isEngines(mover) && !offeredAt_.contains(session.tree().parent(session.node()));
}

void Teaching::look() {
  const GameSession& session = game_.session();
  const Turn turn = *session.tree().moveAt(session.node());
  before_ = session.tree().parent(session.node());
  isLooking_ = true;
  game_.setAnswersHeld(true);
  judgeMove(adviser_, session, {.before = before_, .turn = turn, .visits = kTeachingVisits},
            [this](const auto& attempt) { weigh(attempt); });
}

void Teaching::weigh(const std::optional<review::Attempt>& attempt) {
  if (!std::exchange(isLooking_, false)) return;
  const double lost = attempt ? attempt->points.value_or(0) : 0;
  if (lost < game_.teachingPoints()) return end();
  offer(lost);
}

void Teaching::offer(double points) {
  offeredAt_.insert(before_);
  isOffering_ = true;
  points_ = points;
  notice_.ask(
      [lost = static_cast<int>(std::lround(points))] {
        return tr("This move may cost you about %n point(s). Would you like to take it back?", "",
                  lost);
      },
      {{[] { return tr("&Take back"); }, [this] { game_.takeBack(); }},
       {[] { return tr("&Play on"); }, [this] { end(); }}},
      NoticeBar::About::Game);
}

void Teaching::end() {
  if (std::exchange(isLooking_, false)) adviser_.stop(Adviser::Service::Question);
  if (std::exchange(isOffering_, false)) notice_.withdraw(NoticeBar::About::Game);
  game_.setAnswersHeld(false);
}

}  // namespace tengen::desktop
