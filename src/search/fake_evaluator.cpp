#include "search/fake_evaluator.h"

#include <cassert>
#include <cmath>

#include "base/random.h"
#include "rules/scoring.h"

namespace tengen::search {
namespace {

float sideSign(Owner owner, Color toMove) {
  if (owner == Owner::Nobody) return 0;
  return (owner == Owner::Black) == (toMove == Color::Black) ? 1.0f : -1.0f;
}

// Who owns each point if every stone is alive, and what that makes of the game.
void countArea(const nn::Situation& situation, nn::Evaluation& answer) {
  const Board& board = situation.position.board();
  const BoardSize size = board.size();
  const Color toMove = situation.position.toMove();
  const Count counted = count(board, Marks(size));
  float lead = static_cast<float>(toMove == Color::White ? situation.komi : -situation.komi);
  answer.ownership.resize(static_cast<size_t>(size.points()));
  for (int index = 0; index < size.points(); ++index) {
    const float owned = sideSign(counted.owner[size.pointAt(index)], toMove);
    answer.ownership[static_cast<size_t>(index)] = owned;
    lead += owned;
  }
  answer.lead = lead;
  answer.win = 1 / (1 + std::exp(-lead / static_cast<float>(size.width)));
}

}  // namespace

nn::Evaluation FakeEvaluator::evaluate(const nn::Situation& situation) const {
  nn::Evaluation answer;
  countArea(situation, answer);

  const Position& position = situation.position;
  const BoardSize size = position.board().size();
  const auto moves = static_cast<size_t>(size.points()) + 1;
  answer.policy.assign(moves, 0);
  Random random(position.board().hash() ^ seed_ ^ static_cast<uint64_t>(position.toMove()));
  float sum = 0;
  for (size_t index = 0; index < moves; ++index) {
    const float weight =
        policy_ == Policy::Uniform ? 1.0f : 0.1f + static_cast<float>(random.below(1000)) / 1000;
    const bool isPass = index + 1 == moves;
    if (!isPass && !position.isLegal(Move::at(size.pointAt(static_cast<int>(index))))) continue;
    answer.policy[index] = isPass ? weight / 100 : weight;
    sum += answer.policy[index];
  }
  for (float& prior : answer.policy)
    prior /= sum;
  return answer;
}

Result<void, nn::EvaluationError> FakeEvaluator::evaluate(std::span<const nn::Query> queries,
                                                          std::span<nn::Evaluation> answers) {
  assert(queries.size() == answers.size());
  for (size_t index = 0; index < queries.size(); ++index)
    answers[index] = evaluate(*queries[index].situation);
  return {};
}

Result<void, nn::EvaluationError> FailingEvaluator::evaluate(std::span<const nn::Query> queries,
                                                             std::span<nn::Evaluation> answers) {
  if (left_.fetch_sub(1) <= 0) return Unexpected{nn::EvaluationError{"out of order"}};
  return FakeEvaluator::evaluate(queries, answers);
}

}  // namespace tengen::search
