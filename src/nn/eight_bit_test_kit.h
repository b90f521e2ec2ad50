// What the tests of eight-bit convolutions share: random numbers, memory to run a layer with, and
// the sums the obvious way.
#pragma once

#include <vector>

#include "base/random.h"
#include "nn/convolution.h"
#include "nn/weights.h"

namespace tengen::nn {

inline std::vector<uint8_t> randomInput(BoardSize size, int inputs, uint64_t seed) {
  Random random(seed);
  std::vector<uint8_t> input;
  for (int i = 0; i < size.points() * inputs; ++i)
    input.push_back(static_cast<uint8_t>(random.below(256)));
  return input;
}

// The convolution at one place, without the bias. The weights are a matrix as in ConvWeights.
template <class Weight>
double slowSum(const Weight& weights, const std::vector<uint8_t>& input, BoardSize size, int output,
               Point at) {
  double sum = 0;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const int x = at.x + column - 1;
      const int y = at.y + row - 1;
      if (x < 0 || y < 0 || x >= size.width || y >= size.height) continue;
      for (int channel = 0; channel < weights.inputs; ++channel) {
        const int place = ((output * weights.inputs + channel) * 3 + row) * 3 + column;
        const int from = (y * size.width + x) * weights.inputs + channel;
        sum += weights.weight[static_cast<size_t>(place)] * input[static_cast<size_t>(from)];
      }
    }
  }
  return sum;
}

// A layer, an input for one size of board, and memory to run it with.
template <class Layer, class LayerWeights>
struct LayerTrial {
  template <class... More>
  LayerTrial(LayerWeights some, BoardSize boardSize, std::vector<uint8_t> bytes, More... more)
      : weights(std::move(some)),
        size(boardSize),
        input(std::move(bytes)),
        layer(weights, more...),
        sized(layer.forSize(size)),
        out(sized->output, cpuEngine()) {}

  void run() {
    using dnnl::memory;
    const memory in(sized->input, cpuEngine(), input.data());
    std::vector<float> biases(weights.bias.size());
    layer.writeBias(nullptr, biases.data());
    const memory bias({{weights.outputs}, memory::data_type::f32, memory::format_tag::a},
                      cpuEngine(), biases.data());
    dnnl::stream stream(cpuEngine());
    sized->run(stream, in, bias, out, memory(sized->scratch, cpuEngine()));
  }

  template <class T>
  T* values() {
    return static_cast<T*>(out.get_data_handle());
  }
  size_t count() const { return static_cast<size_t>(size.points() * weights.outputs); }
  size_t outputOf(size_t index) const { return index % static_cast<size_t>(weights.outputs); }
  // Of one of the values, without its bias.
  double sum(size_t index) const {
    const auto outputs = static_cast<size_t>(weights.outputs);
    return slowSum(weights, input, size, static_cast<int>(outputOf(index)),
                   size.pointAt(static_cast<int>(index / outputs)));
  }

  LayerWeights weights;
  BoardSize size;
  std::vector<uint8_t> input;
  Layer layer;
  std::unique_ptr<SizedConvolution> sized;
  dnnl::memory out;
};

}  // namespace tengen::nn
