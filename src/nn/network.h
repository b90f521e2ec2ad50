// Computes what a network says: from features to logits, on the thread that asks. Legal moves and
// probabilities are network_evaluator.h's business.
#pragma once

#include <memory>
#include <vector>

#include "nn/cpu.h"
#include "nn/features.h"
#include "nn/weights.h"

namespace tengen::nn {

// For the side to move, and for the board as the features turned it.
struct NetworkOutputs {
  std::vector<float> policy;     // logits of points in reading order, and of the pass
  std::vector<float> ownership;  // logits of owning the point
  float win = 0;                 // logit
  float lead = 0;                // points
};

// Safe to use from several threads at once. What a size of board needs is made when the first
// board of that size comes.
class Network {
 public:
  // Whatever is wished for, a network without peaks computes in floats, and so does one whose width
  // Winograd's way cannot take. One that tiles cannot take computes in the best other way.
  Network(const Weights& weights, Arithmetic wished);
  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  Arithmetic arithmetic() const;
  void compute(BoardSize size, const Features& features, NetworkOutputs& outputs) const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace tengen::nn
