#include "nn/tile_layer.h"

namespace tengen::nn {

bool canRunTiles(int channels) {
  return channels % kTileRowBytes == 0 && channels % kBlockOutputs == 0 && canRunTiles();
}

// Inputs lie four by four: the instruction multiplies and adds so many to one sum.
TileLayer::TileLayer(const SmallWeights& weights, const Steps& steps, std::optional<float> oldStep,
                     Kernel kernel)
    : EightBitLayer(weights.inputs, weights.bias, steps, oldStep),
      inputs_(weights.inputs),
      kernel_(kernel),
      weights_(weights.weight.size() / kTileRowBytes) {
  constexpr size_t kPlaces = 9;
  constexpr size_t kInputs = kTileRowBytes;
  constexpr size_t kOutputs = kBlockOutputs;
  const auto inputs = static_cast<size_t>(inputs_);
  for (size_t i = 0; i < weights.weight.size(); ++i) {
    const size_t output = i / (inputs * kPlaces);
    const size_t input = i / kPlaces % inputs;
    const size_t block =
        (output / kOutputs * kPlaces + i % kPlaces) * (inputs / kInputs) + input / kInputs;
    const size_t tile = block * 2 + output % kOutputs / kTileRows;
    const size_t row = tile * kTileRows + input % kInputs / 4;
    weights_[row].bytes[output % kTileRows * 4 + input % 4] = weights.weight[i];
  }
  for (const float unit : weights.unit)
    addUnit(unit);
}

size_t TileLayer::scratchFor(BoardSize size) const {
  return tilesScratch(size.width, size.height, inputs_);
}

void TileLayer::run(const EightBitJob& job) const {
  kernel_(job, weights_.data()->bytes.data());
}

}  // namespace tengen::nn
