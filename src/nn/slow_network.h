// A network the obvious way, number after number, as training/reference.py says it: the twin that
// checks the fast one. For tests.
#pragma once

#include <algorithm>
#include <vector>

#include "nn/features.h"
#include "nn/network.h"
#include "nn/weights.h"

namespace tengen::nn {

class SlowNetwork {
 public:
  SlowNetwork(const Weights& weights, BoardSize size) : weights_(weights), size_(size) {}

  NetworkOutputs compute(const Features& features) {
    Values planes(static_cast<size_t>(kPlanes * size_.points()));
    for (int point = 0; point < size_.points(); ++point) {
      for (int plane = 0; plane < kPlanes; ++plane) {
        planes[at(plane, point)] = features.planes[static_cast<size_t>(point * kPlanes + plane)];
      }
    }
    const Values facts(features.facts.begin(), features.facts.end());
    Values x = relu(conv(weights_.stem, planes, times(weights_.facts, facts)));
    peaks.clear();
    for (const BlockWeights& block : weights_.blocks) {
      const Values bias = block.pooled.empty() ? Values{} : times(block.pooled, pool(x));
      const Values between = relu(conv(block.first, x, bias));
      peaks.push_back(*std::max_element(x.begin(), x.end()));
      peaks.push_back(*std::max_element(between.begin(), between.end()));
      x = relu(sum(x, conv(block.second, between, {})));
    }
    NetworkOutputs outputs;
    policy(x, outputs);
    value(x, outputs);
    return outputs;
  }

  std::vector<float> peaks;  // of the last board computed

 private:
  using Values = std::vector<float>;  // channel by channel

  size_t at(int channel, int point) const {
    return static_cast<size_t>(channel * size_.points() + point);
  }

  Values conv(const ConvWeights& conv, const Values& in, const Values& extra) const {
    Values out(static_cast<size_t>(conv.outputs * size_.points()));
    for (int output = 0; output < conv.outputs; ++output) {
      for (int point = 0; point < size_.points(); ++point) {
        const auto o = static_cast<size_t>(output);
        out[at(output, point)] =
            conv.bias[o] + (extra.empty() ? 0 : extra[o]) + window(conv, in, output, point);
      }
    }
    return out;
  }

  float window(const ConvWeights& conv, const Values& in, int output, int point) const {
    float sum = 0;
    for (int row = 0; row < conv.side; ++row) {
      for (int column = 0; column < conv.side; ++column) {
        const int x = point % size_.width + column - conv.side / 2;
        const int y = point / size_.width + row - conv.side / 2;
        if (x < 0 || y < 0 || x >= size_.width || y >= size_.height) continue;
        for (int input = 0; input < conv.inputs; ++input) {
          const int tap = ((output * conv.inputs + input) * conv.side + row) * conv.side + column;
          sum += conv.weight[static_cast<size_t>(tap)] * in[at(input, y * size_.width + x)];
        }
      }
    }
    return sum;
  }

  Values pool(const Values& x) const {
    const auto points = static_cast<size_t>(size_.points());
    Values means;
    Values tops;
    for (auto first = x.begin(); first != x.end(); first += size_.points()) {
      float total = 0;
      for (size_t i = 0; i < points; ++i)
        total += first[static_cast<long>(i)];
      means.push_back(total / static_cast<float>(points));
      tops.push_back(*std::max_element(first, first + size_.points()));
    }
    means.insert(means.end(), tops.begin(), tops.end());
    return means;
  }

  static Values times(const Matrix& matrix, const Values& in) {
    Values out(matrix.size() / in.size());
    for (size_t i = 0; i < matrix.size(); ++i)
      out[i / in.size()] += matrix[i] * in[i % in.size()];
    return out;
  }

  static Values sum(Values a, const Values& b) {
    for (size_t i = 0; i < a.size(); ++i)
      a[i] += b[i];
    return a;
  }

  static Values relu(Values values) {
    for (float& value : values)
      value = std::max(value, 0.0f);
    return values;
  }

  // For every point the channels weighed and added.
  Values weighed(const Values& weights, const Values& x) const {
    Values out(static_cast<size_t>(size_.points()));
    for (size_t i = 0; i < x.size(); ++i)
      out[i % out.size()] += weights[i / out.size()] * x[i];
    return out;
  }

  void policy(const Values& x, NetworkOutputs& outputs) const {
    const Values h = relu(conv(weights_.policyEntry, x, times(weights_.policyPooled, pool(x))));
    outputs.policy = weighed(weights_.policyPoints, h);
    outputs.policy.push_back(times(weights_.passWeight, pool(h))[0] + weights_.passBias[0]);
  }

  void value(const Values& x, NetworkOutputs& outputs) const {
    const Values h = relu(conv(weights_.valueEntry, x, {}));
    Values seen = pool(h);
    for (int i = 0; i < weights_.valueEntry.outputs; ++i)
      seen.push_back(seen[static_cast<size_t>(i)] * static_cast<float>(size_.points()) / 361);
    const Values hidden = relu(sum(times(weights_.hiddenWeight, seen), weights_.hiddenBias));
    const Values result = sum(times(weights_.resultWeight, hidden), weights_.resultBias);
    outputs.win = result[0];
    outputs.lead = result[1] * 10;
    outputs.ownership = weighed(weights_.ownership, h);
  }

  const Weights& weights_;
  BoardSize size_;
};

}  // namespace tengen::nn
