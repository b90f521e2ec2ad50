#include "apps/cli/network.h"

#include "nn/network_evaluator.h"
#include "search/fake_evaluator.h"

#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

std::string faultOf(WeightsError error) {
  switch (error) {
    case WeightsError::NoNetwork:
      return "this is no network of Tengen";
    case WeightsError::OtherVersion:
      return "this network is made for another version of Tengen";
    case WeightsError::OtherInputs:
      return "this network looks at the board in a way this version does not know";
    case WeightsError::WrongShape:
      return "this network has a shape no network has";
    case WeightsError::WrongLength:
      return "this network is cut short, or has something behind its end";
    case WeightsError::Damaged:
      return "this network is damaged: its checksum does not fit";
    case WeightsError::NotFinite:
      return "this network is damaged: it holds numbers that are none";
  }
  return {};
}

std::string sentenceOf(const NetworkError& error) {
  const auto* code = std::get_if<std::error_code>(&error.why);
  return "there is no network to think with: " + error.path.string() + ": " +
         (code ? words(FileError{error.path, *code}) : faultOf(std::get<WeightsError>(error.why)));
}

}  // namespace

Result<std::unique_ptr<Evaluator>, Complaint> loadEvaluator(const std::string& file) {
  if (file == kFakeNetwork) return std::unique_ptr<Evaluator>(std::make_unique<FakeEvaluator>());
  auto network = NetworkEvaluator::load(file.empty() ? networkFile() : std::filesystem::path(file));
  if (!network) return Unexpected{Complaint{sentenceOf(network.error())}};
  return std::unique_ptr<Evaluator>(std::move(*network));
}

}  // namespace tengen::cli
