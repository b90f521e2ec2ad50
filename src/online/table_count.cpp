// Commands while the stones are counted. What both have agreed to, word for word, is the result.
#include "online/table.h"
#include "online/table_json.h"
#include "rules/notation.h"

namespace tengen::online {
namespace {

using Type = TableEvent::Type;

}  // namespace

// Nobody marks or agrees to what they have not seen.
Table::Outcome Table::whyNotCount(uint64_t revision) const {
  if (phase() != Phase::Counting) return Refusal{"wrong-phase", std::string(nameOf(phase()))};
  if (revision != revision_) return Refusal{"stale"};
  if (game_->session().isJudging()) return Refusal{"not-allowed", "judging"};
  return std::nullopt;
}

Table::Outcome Table::mark(Color by, const Command& command) {
  if (const auto why = whyNotCount(command.number)) return why;
  const auto point = parsePoint(command.at, game_->size(), Notation::Sgf);
  if (!point) return Refusal{"bad-message", "at"};
  const CountMode& counting = *game_->session().counting();
  if (!counting.marksAfter(*point, CountMode::Extent::Group)) return Refusal{"illegal", "alive"};
  const auto dead = counting.marks().dead;
  const auto owner = counting.count().owner;
  // The owner whose turn it is may be the one a region has already: that touch would change nothing
  // but void what was agreed to, so it counts for two.
  const auto changesNothing = [&] {
    const CountMode& now = *game_->session().counting();
    return now.marks().dead == dead && now.count().owner == owner;
  };
  happen({Type::Marks, by, command.at});
  if (changesNothing()) happen({Type::Marks, by, command.at});
  return std::nullopt;
}

Table::Outcome Table::agree(Color by, const Command& command) {
  if (const auto why = whyNotCount(command.number)) return why;
  if (command.text != marksHash(*this)) return Refusal{"stale"};
  const std::string result = tengen::toText(game_->session().score().result);
  happen({Type::Agreed, by});
  if (!agreed_.black || !agreed_.white) return std::nullopt;
  TableEvent over{Type::Over};
  over.text = result;
  over.why = End::Count;
  happen(std::move(over));
  return std::nullopt;
}

Table::Outcome Table::propose(Color by, const Command&) {
  if (phase() != Phase::Counting) return Refusal{"wrong-phase", std::string(nameOf(phase()))};
  if (game_->session().isJudging()) return Refusal{"not-allowed", "judging"};
  happen({Type::Judging, by});
  return std::nullopt;
}

Table::Outcome Table::resume(Color by, const Command&) {
  const Phase now = phase();
  if (now != Phase::Counting && now != Phase::Paused)
    return Refusal{"wrong-phase", std::string(nameOf(now))};
  // The clock of somebody who is not there would run.
  if (!isHere_[opponent(by)]) return Refusal{"not-allowed", "away"};
  // Or passes alone would lead here again and again, each time at the cost of the other side's
  // time.
  if (now == Phase::Counting && owesStone_[by]) return Refusal{"not-allowed", "no-stone"};
  happen({Type::Resumed, by});
  return std::nullopt;
}

// Somebody does not answer: marks that one side made do not count by silence.
void Table::endByProposal(End why, std::optional<Color> by) {
  TableEvent over{Type::Over, by};
  over.why = why;
  over.text = tengen::toText(proposedResult().value_or(GameResult{GameResult::Kind::Void}));
  happen(std::move(over));
}

std::optional<GameResult> Table::proposedResult() const {
  if (!proposal_) return std::nullopt;
  const GameSession& session = game_->session();
  const Count counted = tengen::count(session.position().board(), *proposal_);
  return tengen::score(counted, session.position().rules(), session.facts()).result;
}

// The proposal

std::optional<Table::Question> Table::wantsJudgement() const {
  if (phase() != Phase::Counting || !game_->session().isJudging()) return std::nullopt;
  const Position& position = game_->session().position();
  return Question{revision_, position.board(), position.toMove()};
}

Records Table::judged(uint64_t number, const Marks& marks, TimePoint now) {
  setTime(now);
  const bool isWanted = phase() == Phase::Counting && game_->session().isJudging();
  if (!isWanted || number != revision_ || marks.dead.size() != game_->size()) return {};
  TableEvent proposed{Type::Marks};
  proposed.text = marksText(marks);
  happen(std::move(proposed));
  return takeRecords();
}

}  // namespace tengen::online
