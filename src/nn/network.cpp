#include "nn/network.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "nn/conv_layer.h"
#include "nn/heads.h"
#include "nn/plain_layers.h"
#include "nn/tile_layer.h"
#include "nn/winograd_layer.h"

namespace tengen::nn {
namespace {

using dnnl::memory;

constexpr float kMostSteps = 255;

struct Block {
  std::unique_ptr<Convolution> first;
  std::optional<Linear> pooled;
  std::unique_ptr<Convolution> second;
  float inputStep = 1;  // what one is worth in the block's input
};

// The layers cut to one size of board.
struct Plan {
  using Layer = std::unique_ptr<SizedConvolution>;

  Layer stem;
  std::vector<std::pair<Layer, Layer>> blocks;
  Layer entry;
};

float stepOf(const Weights& weights, size_t peak) {
  return weights.peaks[peak] / kMostSteps;
}

Arithmetic possible(const Weights& weights, Arithmetic wished) {
  if (weights.peaks.empty()) return Arithmetic::Float;
  if (wished == Arithmetic::Tiles && !canRunTiles(weights.channels)) wished = bestWithoutTiles();
  if (wished == Arithmetic::Winograd && !canRunWinograd(weights.channels)) return Arithmetic::Float;
  return wished;
}

memory floats(int count) {
  return {{{count}, memory::data_type::f32, memory::format_tag::a}, cpuEngine()};
}

template <class T>
T* dataOf(const memory& m) {
  return static_cast<T*>(m.get_data_handle());
}

// The memory of one running evaluation.
struct Workspace {
  Workspace(const Plan& plan, int channels, int entryChannels)
      : planes(plan.stem->input, cpuEngine()),
        x(plan.stem->output, cpuEngine()),
        between(plan.blocks.front().first->output, cpuEngine()),
        end(plan.blocks.back().second->output, cpuEngine()),
        entered(plan.entry->output, cpuEngine()),
        bias(floats(std::max(channels, entryChannels))),
        pooled(static_cast<size_t>(2 * channels)),
        extra(static_cast<size_t>(channels)),
        stream(cpuEngine()) {
    memory::desc largest = plan.stem->scratch;
    const auto consider = [&](const memory::desc& wanted) {
      if (wanted.get_size() > largest.get_size()) largest = wanted;
    };
    consider(plan.entry->scratch);
    for (const auto& [first, second] : plan.blocks) {
      consider(first->scratch);
      consider(second->scratch);
    }
    scratch = memory(largest, cpuEngine());
  }

  memory planes;
  memory x;
  memory between;
  memory end;  // floats, where the heads begin
  memory entered;
  memory bias;
  memory scratch;
  std::vector<float> pooled;
  std::vector<float> extra;
  dnnl::stream stream;
};

}  // namespace

struct Network::Inside {
  Inside(const Weights& weights, Arithmetic wished);

  struct Sized {
    Plan plan;
    std::vector<std::unique_ptr<Workspace>> idle;
  };
  // A workspace nobody else uses, returned when it goes.
  class Loan;

  Block blockOf(const Weights& weights, size_t number) const;
  Sized& sized(BoardSize size);
  void showPlanes(const Features& features, Workspace& work) const;
  void runStem(const Plan& plan, const Features& features, Workspace& work) const;
  void runBlock(const Plan& plan, size_t number, BoardSize size, Workspace& work) const;
  bool isInSteps() const { return arithmetic != Arithmetic::Float; }

  Arithmetic arithmetic;
  int channels;
  std::optional<ConvLayer> stem;
  Linear facts;
  std::vector<Block> blocks;
  Heads heads;

  std::mutex mutex;  // for what follows, and for cutting layers to size
  std::map<std::pair<int, int>, Sized> sizes;
};

Network::Inside::Inside(const Weights& weights, Arithmetic wished)
    : arithmetic(possible(weights, wished)),
      channels(weights.channels),
      facts(weights.facts, weights.channels),
      heads(weights) {
  if (arithmetic == Arithmetic::Float) {
    stem.emplace(weights.stem, false);
  } else {
    stem.emplace(roundedTwice(weights.stem), Steps{1, stepOf(weights, 0)}, std::nullopt);
  }
  for (size_t i = 0; i < weights.blocks.size(); ++i)
    blocks.push_back(blockOf(weights, i));
}

Block Network::Inside::blockOf(const Weights& weights, size_t number) const {
  const BlockWeights& block = weights.blocks[number];
  std::optional<Linear> pooled;
  if (!block.pooled.empty()) pooled.emplace(block.pooled, channels);
  if (arithmetic == Arithmetic::Float) {
    return {std::make_unique<ConvLayer>(block.first, false), pooled,
            std::make_unique<ConvLayer>(block.second, true)};
  }
  const auto layer = [&](const ConvWeights& conv, const Steps& steps,
                         std::optional<float> oldStep) -> std::unique_ptr<Convolution> {
    if (arithmetic == Arithmetic::Winograd)
      return std::make_unique<WinogradLayer>(conv, steps, oldStep);
    const SmallWeights small = roundedToEightBits(conv);
    if (arithmetic == Arithmetic::Tiles) return std::make_unique<TileLayer>(small, steps, oldStep);
    return std::make_unique<ConvLayer>(small, steps, oldStep);
  };
  const float in = stepOf(weights, 2 * number);
  const float between = stepOf(weights, 2 * number + 1);
  const bool isLast = number + 1 == weights.blocks.size();
  const auto out = isLast ? std::nullopt : std::optional<float>(stepOf(weights, 2 * number + 2));
  return {layer(block.first, {in, between}, std::nullopt), pooled,
          layer(block.second, {between, out}, isLast ? 1 : in), in};
}

Network::Inside::Sized& Network::Inside::sized(BoardSize size) {
  const auto found = sizes.find({size.width, size.height});
  if (found != sizes.end()) return found->second;
  Plan plan{stem->forSize(size), {}, heads.entry().forSize(size)};
  for (Block& block : blocks)
    plan.blocks.emplace_back(block.first->forSize(size), block.second->forSize(size));
  return sizes.emplace(std::pair(size.width, size.height), Sized{std::move(plan), {}})
      .first->second;
}

class Network::Inside::Loan {
 public:
  Loan(Inside& inside, BoardSize size) : inside_(inside) {
    const std::lock_guard lock(inside.mutex);
    from_ = &inside.sized(size);
    if (from_->idle.empty()) {
      work_ =
          std::make_unique<Workspace>(from_->plan, inside.channels, inside.heads.entry().outputs());
    } else {
      work_ = std::move(from_->idle.back());
      from_->idle.pop_back();
    }
  }
  ~Loan() {
    const std::lock_guard lock(inside_.mutex);
    from_->idle.push_back(std::move(work_));
  }
  Loan(const Loan&) = delete;
  Loan& operator=(const Loan&) = delete;

  const Plan& plan() const { return from_->plan; }
  Workspace& work() const { return *work_; }

 private:
  Inside& inside_;
  Sized* from_;
  std::unique_ptr<Workspace> work_;
};

void Network::Inside::showPlanes(const Features& features, Workspace& work) const {
  if (arithmetic == Arithmetic::Float) {
    std::copy(features.planes.begin(), features.planes.end(), dataOf<float>(work.planes));
    return;
  }
  auto* out = dataOf<uint8_t>(work.planes);
  for (size_t at = 0; at < features.planes.size(); at += kPlanes) {
    for (size_t plane = 0; plane < kPlanes; ++plane) {
      const uint8_t value = features.planes[at + plane];
      out[2 * at + plane] = static_cast<uint8_t>(value * kCoarse);
      out[2 * at + kPlanes + plane] = value;
    }
  }
}

void Network::Inside::runStem(const Plan& plan, const Features& features, Workspace& work) const {
  showPlanes(features, work);
  facts.apply(features.facts.data(), work.extra.data());
  stem->writeBias(work.extra.data(), dataOf<float>(work.bias));
  plan.stem->run(work.stream, work.planes, work.bias, work.x, work.scratch);
}

void Network::Inside::runBlock(const Plan& plan, size_t number, BoardSize size,
                               Workspace& work) const {
  const Block& block = blocks[number];
  const auto& [first, second] = plan.blocks[number];
  if (block.pooled) {
    float* const pooled = work.pooled.data();
    if (isInSteps()) {
      pool(dataOf<uint8_t>(work.x), size.points(), channels, block.inputStep, pooled);
    } else {
      pool(dataOf<float>(work.x), size.points(), channels, pooled);
    }
    block.pooled->apply(work.pooled.data(), work.extra.data());
  }
  block.first->writeBias(block.pooled ? work.extra.data() : nullptr, dataOf<float>(work.bias));
  first->run(work.stream, work.x, work.bias, work.between, work.scratch);
  block.second->writeBias(nullptr, dataOf<float>(work.bias));
  const bool isLast = number + 1 == blocks.size();
  if (!isLast || !isInSteps()) {
    second->run(work.stream, work.between, work.bias, work.x, work.scratch);
    return;
  }
  const auto* x = dataOf<uint8_t>(work.x);
  auto* end = dataOf<float>(work.end);
  for (int i = 0; i < size.points() * channels; ++i)
    end[i] = static_cast<float>(x[i]) * block.inputStep;
  second->run(work.stream, work.between, work.bias, work.end, work.scratch);
}

Network::Network(const Weights& weights, Arithmetic wished) {
  bestArithmetic();  // caps the instruction set before anything is made
  inside_ = std::make_unique<Inside>(weights, wished);
}

Network::~Network() = default;

Arithmetic Network::arithmetic() const {
  return inside_->arithmetic;
}

void Network::compute(BoardSize size, const Features& features, NetworkOutputs& outputs) const {
  computeAlone();
  const Inside::Loan loan(*inside_, size);
  const Plan& plan = loan.plan();
  Workspace& work = loan.work();
  inside_->runStem(plan, features, work);
  for (size_t i = 0; i < inside_->blocks.size(); ++i)
    inside_->runBlock(plan, i, size, work);
  const memory& end = inside_->isInSteps() ? work.end : work.x;
  pool(dataOf<float>(end), size.points(), inside_->channels, work.pooled.data());
  inside_->heads.writeEntryBias(work.pooled.data(), dataOf<float>(work.bias));
  plan.entry->run(work.stream, end, work.bias, work.entered, work.scratch);
  work.stream.wait();
  inside_->heads.finish(size, dataOf<float>(work.entered), outputs);
}

}  // namespace tengen::nn
