// Players who come and go in a session, and what two of them agree on.
#include <utility>

#include "session/game_session.h"
#include "session/seat.h"

namespace tengen {
namespace {

using Kind = Event::Kind;
using Refusal = SessionError::Kind;

}  // namespace

// Players

void GameSession::setPlayer(Color color, std::unique_ptr<Player> player, std::string seat) {
  if (!player) player = std::make_unique<HumanPlayer>();
  players_[indexOf(color)]->stop();
  std::swap(players_[indexOf(color)], player);
  if (asking_) goneWhileAsking_.push_back(std::move(player));
  if (seat != seatOf(color)) {
    Event seated = event(Kind::Seat);
    seated.color = color;
    seated.text = std::move(seat);
    static_cast<void>(doNow(seated, Change::What::PlayerChanged));
  }
  if (turn_ == color) askPlayer();
}

std::string GameSession::playerName(Color color) const {
  const std::string engine = nameOfSeat(seatOf(color));
  const bool isSeated = isPlayed_ || base() == Mode::Kind::Play;
  if (isSeated && !engine.empty()) return engine;
  const std::string written = tree_.text(tree_.root(), color == Color::Black ? "PB" : "PW");
  return isSeated && written == formerEngines_[indexOf(color)] ? std::string() : written;
}

Outcome GameSession::playOn() {
  if (counting()) return refusal(Refusal::NotPlaying);
  if (editing() || base() == Mode::Kind::Play) return refusal(Refusal::NotReviewing);
  const Outcome done = doNow(event(Kind::PlayOn), Change::What::ModeChanged);
  askPlayer(Ask::Anywhere);
  return done;
}

// Agreements

std::optional<SessionError> GameSession::whyNotAgree(Agreement what) const {
  switch (what) {
    case Agreement::TakeBack:
      if (!canTakeBack()) return refusal(Refusal::NothingToTakeBack).error;
      break;
    case Agreement::Count:
      if (!counting()) return refusal(Refusal::NotCounting).error;
      if (isJudging() || !marksAreProposed_) return refusal(Refusal::StillJudging).error;
      break;
    case Agreement::NoResult:
      if (!repeatedMove()) return refusal(Refusal::NoRepetition).error;
      break;
  }
  return std::nullopt;
}

// Where this side made its last move: whoever asks wants to move again.
NodeId GameSession::takeBackTarget(Color color) const {
  for (NodeId id = node(); id != tree_.root(); id = tree_.parent(id)) {
    const auto turn = tree_.moveAt(id);
    if (!turn) break;
    if (turn->color == color) return tree_.parent(id);
  }
  return kNoNode;
}

Outcome GameSession::offer(Color color, Agreement what) {
  if (endIfFlagFell() || isOver()) return refusal(Refusal::GameOver);
  if (const auto why = whyNotAgree(what)) return Unexpected{*why};
  if (!offer_) {
    Event offered = event(Kind::Offer);
    offered.color = color;
    offered.text = nameOf(what);
    offered.node = what == Agreement::TakeBack ? takeBackTarget(color) : node();
    if (offered.node == kNoNode) return refusal(Refusal::NothingToTakeBack);
    return doNow(offered, Change::What::Offered);
  }
  if (offer_->by == color || offer_->what != what) return refusal(Refusal::OfferPending);
  switch (what) {
    case Agreement::TakeBack:
      return takeBackTo(offer_->target);
    case Agreement::Count:
      return accept();
    case Agreement::NoResult:
      return agreeNoResult();
  }
  return {};
}

Outcome GameSession::decline(Color color) {
  if (!offer_) return refusal(Refusal::NoOffer);
  Event declined = event(Kind::Decline);
  declined.color = color;
  return doNow(declined, Change::What::Declined);
}

Outcome GameSession::takeBackTo(NodeId target) {
  stopThinking();
  while (node() != target && canTakeBack())
    static_cast<void>(doNow(event(Kind::TakeBack), Change::What::TakenBack));
  askPlayer();
  return {};
}

}  // namespace tengen
