// Counting: the stones lie still, the players mark what is dead and whose a region is, and the
// count follows every mark. Chains that are alive for certain refuse to be marked dead.
#pragma once

#include <vector>

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

  // Nobody has passed twice, and there is more to play for than dame.
  bool isUnfinished() const;

  // The marks after a click: a stone's group turns dead or alive, a region gets its next owner.
  // With Extent::Chain the one chain alone. A click on stones that repeats the one before takes it
  // back, with all that it changed around them.
  enum class Extent : uint8_t { Group, Chain };
  Result<Marks, SessionError> marksAfter(Point point, Extent extent) const;
  bool repeatsLastClick(Point point, Extent extent) const;
  int stonesKilledBy(Point point, Extent extent) const;  // 0 where the click is refused or repeated
  bool canUndo() const { return !before_.empty(); }
  bool canRedo() const { return !undone_.empty(); }

  // Actions. The marks a count begins with are not undone.
  void begin(const Marks& marks);
  void mark(const Marks& marks);
  bool undo();
  bool redo();

 private:
  Marks clicked(const Marks& marks, Point point, Extent extent) const;
  void setMarks(const Marks& marks);

  Position position_;
  GameFacts facts_;
  SureLife blackLife_;
  SureLife whiteLife_;
  Marks marks_;
  Count count_;
  std::vector<Marks> before_;  // each mark, the latest last
  std::vector<Marks> undone_;
};

}  // namespace tengen
