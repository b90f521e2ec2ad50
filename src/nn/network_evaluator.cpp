#include "nn/network_evaluator.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <exception>

#include "base/os/environment.h"

namespace tengen::nn {
namespace {

// Where hardly a point is open, the owners counted say more than the heads for win and lead: on
// finished boards of self-play they were off by half as many points. So much must be owned on the
// mean for the count to be heard, and so much for nothing else to be.
constexpr float kCountFrom = 0.95f;
constexpr float kCountAlone = 0.98f;
constexpr float kLogitOfAPoint = 1.2f;

float sigmoid(float logit) {
  return 1 / (1 + std::exp(-logit));
}

std::string shapeOf(const Weights& weights) {
  std::string shape("b");
  shape += std::to_string(weights.blocks.size());
  shape += 'c';
  return shape += std::to_string(weights.channels);
}

// Probabilities of the legal moves, from logits of the turned board.
void fillPolicy(const Query& query, const std::vector<float>& logits, std::vector<float>& policy) {
  const Position& position = query.situation->position;
  const BoardSize size = position.board().size();
  const auto points = static_cast<size_t>(size.points());
  policy.assign(points + 1, 0);
  std::vector<std::pair<size_t, float>> legal{{points, logits.back()}};
  float top = logits.back();
  for (const Vertex v : position.board().empties()) {
    const Point point = position.board().pointOf(v);
    if (!position.isLegal(Move::at(point))) continue;
    const auto shown = static_cast<size_t>(size.indexOf(transformed(point, size, query.symmetry)));
    legal.emplace_back(static_cast<size_t>(size.indexOf(point)), logits[shown]);
    top = std::max(top, logits[shown]);
  }
  float sum = 0;
  for (auto& [move, value] : legal) {
    value = std::exp(value - top);
    sum += value;
  }
  for (const auto& [move, value] : legal)
    policy[move] = value / sum;
}

// Win and lead, from the heads and from the owners.
void fillResult(const Situation& situation, const NetworkOutputs& outputs, Evaluation& answer) {
  float counted = static_cast<float>(situation.komi);
  if (situation.position.toMove() == Color::Black) counted = -counted;
  float owned = 0;
  for (const float owner : answer.ownership) {
    counted += owner;
    owned += std::abs(owner);
  }
  const float mean = owned / static_cast<float>(answer.ownership.size());
  const float part = std::clamp((mean - kCountFrom) / (kCountAlone - kCountFrom), 0.0f, 1.0f);
  answer.win = sigmoid(std::lerp(outputs.win, kLogitOfAPoint * counted, part));
  answer.lead = std::lerp(outputs.lead, counted, part);
}

void fillAnswer(const Query& query, const NetworkOutputs& outputs, Evaluation& answer) {
  const BoardSize size = query.situation->position.board().size();
  fillPolicy(query, outputs.policy, answer.policy);
  answer.ownership.resize(static_cast<size_t>(size.points()));
  for (int index = 0; index < size.points(); ++index) {
    const int shown = size.indexOf(transformed(size.pointAt(index), size, query.symmetry));
    answer.ownership[static_cast<size_t>(index)] =
        2 * sigmoid(outputs.ownership[static_cast<size_t>(shown)]) - 1;
  }
  fillResult(*query.situation, outputs, answer);
}

}  // namespace

std::filesystem::path networkFile() {
  namespace fs = std::filesystem;
  if (const auto path = environment("TENGEN_NET")) return *path;
  std::error_code ignored;
  const fs::path program = programFile();
  constexpr int kFloorsUp = 4;  // from build/NAME/bin to the source tree, and one to spare
  fs::path folder = program.parent_path();
  for (int i = 0; i < kFloorsUp; ++i, folder = folder.parent_path()) {
    for (const char* place : {"share/tengen/net/tengen.net", "data/net/tengen.net"}) {
      if (fs::exists(folder / place, ignored)) return folder / place;
    }
  }
  return program.parent_path().parent_path() / "share/tengen/net/tengen.net";
}

Result<std::unique_ptr<NetworkEvaluator>, NetworkError> NetworkEvaluator::load(
    const std::filesystem::path& path, std::optional<Arithmetic> wished) {
  if (const auto unknown = unknownWish(); unknown && !wished)
    return Unexpected{NetworkError{path, UnknownArithmetic{*unknown}}};
  auto bytes = readStart(path, kWeightsHeaderBytes);
  if (!bytes) return Unexpected{NetworkError{path, bytes.error().code}};
  const auto claimed = claimedLength(*bytes);
  if (!claimed) return Unexpected{NetworkError{path, claimed.error()}};
  bytes = readStart(path, *claimed + 1);  // one more shows that something stands behind the end
  if (!bytes) return Unexpected{NetworkError{path, bytes.error().code}};
  const auto weights = parseWeights(*bytes);
  if (!weights) return Unexpected{NetworkError{path, weights.error()}};
  try {
    return std::make_unique<NetworkEvaluator>(*weights, wished);
  } catch (const std::exception& thrown) {
    return Unexpected{NetworkError{path, EvaluationError{thrown.what()}}};
  }
}

NetworkEvaluator::NetworkEvaluator(const Weights& weights, std::optional<Arithmetic> wished)
    : shape_(shapeOf(weights)), network_(weights, wished ? *wished : bestArithmetic()) {}

std::string NetworkEvaluator::name() const {
  switch (network_.arithmetic()) {
    case Arithmetic::Float:
      return shape_ + "-f32";
    case Arithmetic::EightBit:
      return shape_ + "-int8";
    case Arithmetic::Winograd:
      return shape_ + "-winograd";
    case Arithmetic::Tiles:
      return shape_ + "-amx";
  }
  return shape_;
}

// One board after another: a layer's weights stay in the cache of a core from one board to the
// next whether they come together or not, and a batch of eight was only two percent faster. By
// tiles, where weights do not fit into the cache, two boards at once would save a tenth of the time
// on 9x9 and two percent on 19x19.
Result<void, EvaluationError> NetworkEvaluator::evaluate(std::span<const Query> queries,
                                                         std::span<Evaluation> answers) try {
  assert(queries.size() == answers.size());
  Features features;
  NetworkOutputs outputs;
  for (size_t i = 0; i < queries.size(); ++i) {
    const Situation& situation = *queries[i].situation;
    describe(situation, queries[i].symmetry, features);
    network_.compute(situation.position.board().size(), features, outputs);
    fillAnswer(queries[i], outputs, answers[i]);
  }
  return {};
} catch (const std::exception& thrown) {  // of oneDNN, or for want of memory
  return Unexpected{EvaluationError{thrown.what()}};
}

}  // namespace tengen::nn
