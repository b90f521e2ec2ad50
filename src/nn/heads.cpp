#include "nn/heads.h"

#include <algorithm>
#include <iterator>

namespace tengen::nn {
namespace {

constexpr float kFullBoard = 361;  // points of the board a network knows best
constexpr float kLeadUnit = 10;    // points

ConvWeights together(const ConvWeights& first, const ConvWeights& second) {
  ConvWeights both = first;
  both.outputs += second.outputs;
  both.weight.insert(both.weight.end(), second.weight.begin(), second.weight.end());
  both.bias.insert(both.bias.end(), second.bias.begin(), second.bias.end());
  return both;
}

}  // namespace

Heads::Heads(const Weights& weights)
    : policyChannels_(weights.policyEntry.outputs),
      valueChannels_(weights.valueEntry.outputs),
      entry_(together(weights.policyEntry, weights.valueEntry), false),
      policyPooled_(weights.policyPooled, policyChannels_),
      policyPoints_(weights.policyPoints),
      passWeight_(weights.passWeight),
      passBias_(weights.passBias.front()),
      hidden_(weights.hiddenWeight, static_cast<int>(weights.hiddenBias.size())),
      hiddenBias_(weights.hiddenBias),
      result_(weights.resultWeight, 2),
      resultBias_(weights.resultBias),
      ownership_(weights.ownership) {}

void Heads::writeEntryBias(const float* pooled, float* bias) const {
  std::vector<float> extra(static_cast<size_t>(entry_.outputs()));
  policyPooled_.apply(pooled, extra.data());
  entry_.writeBias(extra.data(), bias);
}

void Heads::finish(BoardSize size, const float* entered, NetworkOutputs& outputs) const {
  const int points = size.points();
  const int channels = policyChannels_ + valueChannels_;
  outputs.policy.resize(static_cast<size_t>(points) + 1);
  outputs.ownership.resize(static_cast<size_t>(points));
  for (int point = 0; point < points; ++point) {
    const float* at = entered + point * channels;
    const auto n = static_cast<size_t>(point);
    outputs.policy[n] = dot(at, policyPoints_.data(), policyChannels_);
    outputs.ownership[n] = dot(at + policyChannels_, ownership_.data(), valueChannels_);
  }
  std::vector<float> pooled(static_cast<size_t>(2 * channels));
  pool(entered, points, channels, pooled.data());
  finishPass(pooled.data(), outputs);
  finishResult(pooled.data(), points, outputs);
}

// `pooled` has the means of both heads, then the maxima of both.
void Heads::finishPass(const float* pooled, NetworkOutputs& outputs) const {
  const int channels = policyChannels_ + valueChannels_;
  outputs.policy.back() =
      dot(pooled, passWeight_.data(), policyChannels_) +
      dot(pooled + channels, passWeight_.data() + policyChannels_, policyChannels_) + passBias_;
}

void Heads::finishResult(const float* pooled, int points, NetworkOutputs& outputs) const {
  const float* means = pooled + policyChannels_;
  const float* tops = means + policyChannels_ + valueChannels_;
  const float area = static_cast<float>(points) / kFullBoard;
  std::vector<float> seen(means, means + valueChannels_);
  seen.insert(seen.end(), tops, tops + valueChannels_);
  std::transform(means, means + valueChannels_, std::back_inserter(seen),
                 [area](float mean) { return mean * area; });

  std::vector<float> hidden(hiddenBias_.size());
  hidden_.apply(seen.data(), hidden.data());
  for (size_t i = 0; i < hidden.size(); ++i)
    hidden[i] += hiddenBias_[i];
  relu(hidden.data(), static_cast<int>(hidden.size()));
  float result[2];
  result_.apply(hidden.data(), result);
  outputs.win = result[0] + resultBias_[0];
  outputs.lead = (result[1] + resultBias_[1]) * kLeadUnit;
}

}  // namespace tengen::nn
