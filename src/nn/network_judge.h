// The judge that also asks a network. Unconditional life is the floor; above it the word of the
// playouts counts, because they read, and where they are not sure that of the network counts three
// quarters as much. Where both say the same of every chain after a glance, that is the verdict;
// elsewhere the network is asked in more ways and playouts go on. Where the network fails, playouts
// judge alone.
//
// Why not the network alone: trained on games of strong players, who rarely leave a large chain to
// die without resigning, it takes large dead chains for alive. Why not playouts alone: they stumble
// into sekis.
#pragma once

#include <optional>
#include <span>

#include "judge/judge.h"
#include "judge/playout_judge.h"
#include "nn/evaluator.h"

namespace tengen::nn {

class NetworkJudge final : public Judge {
 public:
  // The evaluator must outlive the judge.
  explicit NetworkJudge(Evaluator& evaluator, const PlayoutOptions& options = {})
      : evaluator_(evaluator), options_(options) {}

  Verdict judge(const Board& board, Color toMove) const override;

 private:
  struct Way;
  std::optional<Grid<float>> ownershipOf(const Board& board, std::span<const Way> ways) const;

  Evaluator& evaluator_;
  PlayoutOptions options_;
};

}  // namespace tengen::nn
