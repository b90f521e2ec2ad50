// What a network makes of the end of its tower: policy, win, lead and ownership. Always in floats.
#pragma once

#include "nn/conv_layer.h"
#include "nn/network.h"
#include "nn/plain_layers.h"

namespace tengen::nn {

class Heads {
 public:
  explicit Heads(const Weights& weights);

  // The convolution into both heads: channels of the policy head first, then of the value head.
  ConvLayer& entry() { return entry_; }
  // Its bias for a board whose tower ended with these means and maxima.
  void writeEntryBias(const float* pooled, float* bias) const;
  // From the output of the entry to the answer.
  void finish(BoardSize size, const float* entered, NetworkOutputs& outputs) const;

 private:
  void finishPass(const float* pooled, NetworkOutputs& outputs) const;
  void finishResult(const float* pooled, int points, NetworkOutputs& outputs) const;

  int policyChannels_;
  int valueChannels_;
  ConvLayer entry_;
  Linear policyPooled_;
  std::vector<float> policyPoints_;
  std::vector<float> passWeight_;
  float passBias_;
  Linear hidden_;
  std::vector<float> hiddenBias_;
  Linear result_;
  std::vector<float> resultBias_;
  std::vector<float> ownership_;
};

}  // namespace tengen::nn
