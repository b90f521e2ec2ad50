// Offers of one side to the other: one at a time, about something fixed when it was made.
#include "online/rematch_name.h"
#include "online/table.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

Refusal notAllowed(std::string_view reason) {
  return {"not-allowed", std::string(reason)};
}

}  // namespace

Table::Outcome Table::whyNotOffer(Color by, OfferKind what) const {
  const Phase now = phase();
  const bool isForTheEnd = what == OfferKind::Rematch;
  const bool isAtTheEnd = now == Phase::Over || now == Phase::Cancelled;
  if (isForTheEnd ? !isAtTheEnd : now != Phase::Playing)
    return Refusal{"wrong-phase", std::string(nameOf(now))};
  if (isForTheEnd && (rematch_ || !players_.black || !players_.white))
    return notAllowed("too-late");
  if (offer_) return notAllowed("offer-pending");
  if (wasDeclined_[by][static_cast<size_t>(what)]) return notAllowed("declined");
  if (what == OfferKind::Undo && !game_->movesBeforeLastOf(by))
    return notAllowed("nothing-to-undo");
  if (what == OfferKind::NoResult && !game_->session().repeatedMove())
    return notAllowed("no-repetition");
  return std::nullopt;
}

Table::Outcome Table::makeOffer(Color by, const Command& command) {
  if (const auto why = whyNotOffer(by, command.offer)) return why;
  TableEvent offered{Type::Offer, by};
  offered.what = command.offer;
  if (command.offer == OfferKind::Undo) offered.number = *game_->movesBeforeLastOf(by);
  happen(std::move(offered));
  return std::nullopt;
}

Table::Outcome Table::answer(Color by, const Command& command) {
  if (!offer_) return notAllowed("no-offer");
  if (offer_->n != command.number) return Refusal{"stale"};
  const bool isOwn = offer_->by == by;
  if (command.yes && isOwn) return notAllowed("own-offer");
  if (command.yes) {
    accept(*offer_, by);
    return std::nullopt;
  }
  TableEvent refused{isOwn ? Type::Withdrawn : Type::Declined, by};
  refused.what = offer_->what;
  happen(std::move(refused));
  return std::nullopt;
}

void Table::accept(StandingOffer offer, Color by) {
  TableEvent agreed{Type::Paused, by};
  switch (offer.what) {
    case OfferKind::Undo:
      agreed.type = Type::Undone;
      agreed.number = offer.moves;
      break;
    case OfferKind::Pause:
      break;
    case OfferKind::NoResult:
      agreed.type = Type::Over;
      agreed.text = tengen::toText(GameResult{GameResult::Kind::Void});
      agreed.why = End::NoResult;
      break;
    case OfferKind::Rematch:
      agreed.type = Type::Rematch;
      agreed.text = nextGame(name_);
      break;
  }
  happen(std::move(agreed));
}

}  // namespace tengen::online
