// The evaluator with a real network behind it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <variant>

#include "base/os/file.h"
#include "nn/evaluator.h"
#include "nn/network.h"

namespace tengen::nn {

// A way to compute that nobody knows was wished for (cpu.h).
struct UnknownArithmetic {
  std::string wished;
};

// Why there is no network: its file cannot be read, is not what it should be, or holds a network
// that this machine cannot compute, or not in the way that was wished for.
struct NetworkError {
  std::filesystem::path path;
  std::variant<std::error_code, WeightsError, EvaluationError, UnknownArithmetic> why;
};

// Where the network lies that came with this program: TENGEN_NET if it is set; else net/tengen.net
// in share/tengen (installed) or data (in the source tree), beside the program or above it. If
// there is none, the place where it would be installed, for the error to name.
std::filesystem::path networkFile();

class NetworkEvaluator final : public Evaluator {
 public:
  // Arithmetic as wished for, or the best this processor has.
  static Result<std::unique_ptr<NetworkEvaluator>, NetworkError> load(
      const std::filesystem::path& path, std::optional<Arithmetic> wished = std::nullopt);

  // Throws what oneDNN throws.
  explicit NetworkEvaluator(const Weights& weights,
                            std::optional<Arithmetic> wished = std::nullopt);

  const Network& network() const { return network_; }
  Result<void, EvaluationError> evaluate(std::span<const Query> queries,
                                         std::span<Evaluation> answers) override;
  // Of its blocks, channels and arithmetic; what its file calls it is a matter of its training.
  std::string name() const override;

 private:
  std::string shape_;
  Network network_;
};

}  // namespace tengen::nn
