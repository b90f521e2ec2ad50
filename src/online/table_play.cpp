// Commands while a game is played, and those that end it.
#include <utility>

#include "online/table.h"
#include "rules/notation.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

Refusal wrongPhase(Phase phase) {
  return {"wrong-phase", std::string(nameOf(phase))};
}

std::string_view nameOf(MoveError::Kind kind) {
  switch (kind) {
    case MoveError::Kind::OffBoard:
      return "off-board";
    case MoveError::Kind::Occupied:
      return "occupied";
    case MoveError::Kind::Suicide:
      return "suicide";
    case MoveError::Kind::Ko:
      return "ko";
    case MoveError::Kind::Superko:
      return "superko";
  }
  return "";
}

Refusal refusalOf(const MoveError& error) {
  Refusal why{"illegal", std::string(nameOf(error.kind))};
  if (error.kind == MoveError::Kind::Superko) why.repeats = error.repeatsMove;
  return why;
}

}  // namespace

Table::Outcome Table::move(Color by, const Command& command) {
  const GameSession& session = game_->session();
  if (phase() != Phase::Playing) return wrongPhase(phase());
  const int moves = game_->moves();
  if (command.number != static_cast<uint64_t>(moves)) return Refusal{"wrong-number"};
  if (session.turn() != by) return Refusal{"not-your-turn"};
  const auto point = parsePoint(command.at, game_->size(), Notation::Sgf);
  if (!point && command.at != "pass")
    return command.at.size() == 2 ? Refusal{"illegal", "off-board"} : Refusal{"bad-message", "at"};
  const Move move = point ? Move::at(*point) : Move::pass();
  if (const auto illegal = session.position().whyIllegal(by, move)) return refusalOf(*illegal);

  TableEvent played{Type::Move, by, command.at};
  played.number = moves + 1;
  if (game_->isStarted()) played.lag = lag_[by].forMove();
  happen(played);
  if (game_->moves() > played.number) {
    played.by = Color::White;  // who passes last where passes cost a stone
    ++played.number;
    played.lag = {};
    happen(std::move(played));
  }
  if (session.counting()) happen({Type::Counting});
  return std::nullopt;
}

Table::Outcome Table::resign(Color by, const Command&) {
  if (!isDecidable(phase())) return wrongPhase(phase());
  TableEvent over{Type::Over, by};
  over.text = tengen::toText(GameResult{GameResult::Kind::Resignation, opponent(by)});
  over.why = End::Resign;
  happen(std::move(over));
  return std::nullopt;
}

Table::Outcome Table::cancel(Color by, const Command&) {
  const Phase now = phase();
  if (now == Phase::Over || now == Phase::Cancelled) return wrongPhase(now);
  if (game_->moves() >= 2 && game_->isStarted()) return Refusal{"not-allowed", "too-late"};
  happen({Type::Cancelled, by});
  return std::nullopt;
}

Table::Outcome Table::addTime(Color by, const Command& command) {
  if (phase() != Phase::Playing && phase() != Phase::Paused) return wrongPhase(phase());
  if (!game_->hasClock()) return Refusal{"not-allowed", "no-clock"};
  TableEvent given{Type::AddTime, by};
  given.number = static_cast<int64_t>(command.number);
  happen(std::move(given));
  return std::nullopt;
}

Table::Outcome Table::say(Color by, const Command& command) {
  TableEvent said{Type::Chat, by};
  said.text = command.text;
  happen(std::move(said));
  return std::nullopt;
}

// Nobody loses by leaving; who stayed may choose when the other side has been away for long. A
// pause has no end but what both want.
Table::Outcome Table::claim(Color by, const Command& command) {
  const Phase now = phase();
  if (now != Phase::Playing && now != Phase::Counting) return wrongPhase(now);
  const bool isCount = command.claim == ClaimKind::Count;
  if (command.claim != ClaimKind::Void && isCount != (now == Phase::Counting))
    return wrongPhase(now);
  const Color other = opponent(by);
  if (!isAwaited(other) || time_ < graceOf(other)) return Refusal{"not-allowed", "not-away"};
  if (isCount) {
    endByProposal(End::Claim, by);
    return std::nullopt;
  }
  // A mark takes their word back, but not that they gave it: nobody marks their way out of a loss.
  if (now == Phase::Counting && hasAgreed_[other]) return Refusal{"not-allowed", "has-agreed"};
  const bool wins = command.claim == ClaimKind::Win;
  TableEvent over{Type::Over, by};
  over.text =
      tengen::toText(GameResult{wins ? GameResult::Kind::Forfeit : GameResult::Kind::Void, by});
  over.why = End::Claim;
  happen(std::move(over));
  return std::nullopt;
}

}  // namespace tengen::online
