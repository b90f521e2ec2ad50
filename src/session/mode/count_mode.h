// Counting: the stones lie still, the players mark what is dead and whose a region is, and the
// count follows every mark. Chains that are alive for certain refuse to be marked dead.
#pragma once

#include "rules/life.h"
#include "rules/scoring.h"
#include "session/mode/mode.h"

namespace tengen {

class CountMode final : public Mode {
 public:
  CountMode(const Position& position, const GameFacts& facts, const Marks& marks);

  Kind kind() const override { return Kind::Count; }
  Outcome click(GameSession& session, Point point, Touch touch) override;
  std::optional<SessionError> whyNotPlay(const GameSession& session, Turn turn) const override;

  // Questions
  const Marks& marks() const { return marks_; }
  const Count& count() const { return count_; }
  Score score() const;                 // by the rules of the game
  Score score(Scoring scoring) const;  // by either way, for comparison: one that is not the game's
                                       // own gives no handicap bonus

  // The marks after a click: a stone's group turns dead or alive, a region gets its next owner.
  // With Extent::Chain the one chain alone.
  enum class Extent : uint8_t { Group, Chain };
  Result<Marks, SessionError> marksAfter(Point point, Extent extent) const;

  // Actions
  void setMarks(const Marks& marks);

 private:
  Position position_;
  GameFacts facts_;
  SureLife blackLife_;
  SureLife whiteLife_;
  Marks marks_;
  Count count_;
};

}  // namespace tengen
