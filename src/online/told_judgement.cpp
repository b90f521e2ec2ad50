#include "online/told_judgement.h"

#include <functional>
#include <utility>

namespace tengen::online {

// Says what it was told.
class ToldJudgement::ToldJudge final : public Judge {
 public:
  Verdict judge(const Board& board, Color) const override {
    Verdict verdict(board.size());
    if (told) verdict.marks = *told;
    return verdict;
  }

  std::optional<Marks> told;
};

// Apart from the judge, whom the work it holds holds.
struct ToldJudgement::Question {
  std::function<void()> thinking;
  std::function<void()> comingHome;
};

ToldJudgement::ToldJudgement()
    : judge_(std::make_shared<ToldJudge>()), question_(std::make_shared<Question>()) {}

void ToldJudgement::sitIn(GameSession::Parts& parts) const {
  parts.judge = judge_;
  parts.background = [question = question_](std::function<void()> work,
                                            std::function<void()> home) {
    question->thinking = std::move(work);
    question->comingHome = std::move(home);
  };
}

bool ToldJudgement::propose(const GameSession& session, const Marks& marks) {
  if (!session.isJudging()) return false;
  judge_->told = marks;
  std::exchange(question_->thinking, nullptr)();
  std::exchange(question_->comingHome, nullptr)();
  judge_->told.reset();
  return true;
}

}  // namespace tengen::online
