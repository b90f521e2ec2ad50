// The network behind the commands that need one, and what is said when it is not there.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "judge/judge.h"
#include "nn/evaluator.h"

#include "apps/cli/cli_error.h"

// CLI11 is slow to read: whoever calls its members includes it.
namespace CLI {
class App;
}  // namespace CLI

namespace tengen::cli {

// For tests: answers without weights, always the same.
constexpr const char* kFakeNetwork = "fake";
constexpr const char* kFailingNetwork = "fake-that-fails";  // after kFailingAnswers
constexpr int kFailingAnswers = 20;

// From this file, or from where this program's own network lies if the name is empty. The error
// names the file.
Result<std::unique_ptr<nn::Evaluator>, CliError> loadEvaluator(const std::string& file);

// Who says which stones are dead.
struct JudgeFlags {
  std::string judge;  // network, playouts, or empty: the network if there is one
  std::string network;
};
void addJudgeFlags(CLI::App& command, JudgeFlags& flags);

// Where no network is installed and none was asked for, playouts stand in, which is said. One that
// is there and cannot be used is an error.
Result<std::unique_ptr<Judge>, CliError> makeJudge(const JudgeFlags& flags);

}  // namespace tengen::cli
