// The judge that also asks a network. Unconditional life is the floor. Playouts say what is dead,
// because they read; where they are in two minds about a chain, the network's ownership decides,
// and ownership is the mean of both. Where the network fails, playouts judge alone.
//
// Why not the network alone: trained on games of strong players, who rarely leave a large chain to
// die without resigning, it takes large dead chains for alive. On 282 recorded endings it counts
// 255 exactly alone; playouts, with or without it, 276.
#pragma once

#include "judge/judge.h"
#include "judge/playout_judge.h"
#include "nn/evaluator.h"

namespace tengen::nn {

class NetworkJudge final : public Judge {
 public:
  // The evaluator must outlive the judge.
  explicit NetworkJudge(Evaluator& evaluator, const PlayoutOptions& options = {})
      : evaluator_(evaluator), playouts_(options) {}

  Verdict judge(const Board& board, Color toMove) const override;

 private:
  std::optional<Grid<float>> ownershipOf(const Board& board) const;  // none: it could not

  Evaluator& evaluator_;
  PlayoutJudge playouts_;
};

}  // namespace tengen::nn
