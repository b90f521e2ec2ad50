#include "apps/cli/evaluation_words.h"

namespace tengen::cli {

std::string sentenceOf(const nn::EvaluationError& error) {
  return "the network cannot be computed: " + error.reason;
}

}  // namespace tengen::cli
