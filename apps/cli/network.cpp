#include "apps/cli/network.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "base/os/environment.h"
#include "judge/playout_judge.h"
#include "nn/network_evaluator.h"
#include "nn/network_judge.h"
#include "search/fake_evaluator.h"

#include "apps/cli/evaluation_words.h"
#include "apps/cli/words.h"

namespace tengen::cli {

namespace {

std::string faultOf(nn::WeightsError error) {
  switch (error) {
    case nn::WeightsError::NoNetwork:
      return "this is no network of Tengen";
    case nn::WeightsError::OtherVersion:
      return "this network is made for another version of Tengen";
    case nn::WeightsError::OtherInputs:
      return "this network looks at the board in a way this version does not know";
    case nn::WeightsError::WrongShape:
      return "this network has a shape no network has";
    case nn::WeightsError::WrongLength:
      return "this network is cut short, or has something behind its end";
    case nn::WeightsError::Damaged:
      return "this network is damaged: its checksum does not fit";
    case nn::WeightsError::NotFinite:
      return "this network is damaged: it holds numbers that are none";
  }
  return {};
}

std::string whyMissing(const nn::NetworkError& error) {
  if (const auto* unknown = std::get_if<nn::UnknownArithmetic>(&error.why))
    return "TENGEN_NN=" + unknown->wished +
           " is no way to compute the network: f32, int8, amx, winograd, avx2 or avx2-f32";
  const std::string start = "there is no network to think with: " + error.path.string() + ": ";
  if (const auto* failure = std::get_if<nn::EvaluationError>(&error.why))
    return start + sentenceOf(*failure);
  const auto* code = std::get_if<std::error_code>(&error.why);
  return start + (code ? words(FileError{error.path, *code})
                       : faultOf(std::get<nn::WeightsError>(error.why)));
}

// A judge with the network it asks.
class JudgeWithNetwork final : public Judge {
 public:
  explicit JudgeWithNetwork(std::unique_ptr<nn::Evaluator> evaluator)
      : evaluator_(std::move(evaluator)), judge_(*evaluator_) {}

  Verdict judge(const Board& board, Color toMove) const override {
    return judge_.judge(board, toMove);
  }

 private:
  std::unique_ptr<nn::Evaluator> evaluator_;
  nn::NetworkJudge judge_;
};

}  // namespace

Result<std::unique_ptr<nn::Evaluator>, CliError> loadEvaluator(const std::string& file) {
  if (file == kFakeNetwork)
    return std::unique_ptr<nn::Evaluator>(std::make_unique<search::FakeEvaluator>());
  if (file == kFailingNetwork)
    return std::unique_ptr<nn::Evaluator>(
        std::make_unique<search::FailingEvaluator>(kFailingAnswers));
  auto network =
      nn::NetworkEvaluator::load(file.empty() ? nn::networkFile() : std::filesystem::path(file));
  if (!network) return Unexpected{CliError{whyMissing(network.error())}};
  return std::unique_ptr<nn::Evaluator>(std::move(*network));
}

void addJudgeFlags(CLI::App& command, JudgeFlags& flags) {
  command
      .add_option("--judge", flags.judge,
                  "Who says which stones are dead; the network if there is one")
      ->check(CLI::IsMember({"network", "playouts"}))
      ->option_text("network|playouts");
  command.add_option("--net", flags.network, "Another network than the one that came with Tengen")
      ->option_text("FILE");
}

Result<std::unique_ptr<Judge>, CliError> makeJudge(const JudgeFlags& flags) {
  const auto playouts = [] { return std::unique_ptr<Judge>(std::make_unique<PlayoutJudge>()); };
  if (flags.judge == "playouts") return playouts();
  auto evaluator = loadEvaluator(flags.network);
  if (evaluator) {
    return std::unique_ptr<Judge>(std::make_unique<JudgeWithNetwork>(std::move(*evaluator)));
  }
  // Nobody asked for the network, and none is installed: that is all that playouts stand in for.
  std::error_code ignored;
  const bool isWished =
      flags.judge == "network" || !flags.network.empty() || environment("TENGEN_NET");
  if (isWished || std::filesystem::exists(nn::networkFile(), ignored))
    return Unexpected{evaluator.error()};
  printError({evaluator.error().sentence + "; playouts say which stones are dead"});
  return playouts();
}

}  // namespace tengen::cli
