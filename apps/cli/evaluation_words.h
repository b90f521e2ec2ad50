// What is said when the network cannot be computed.
#pragma once

#include <string>

#include "nn/evaluator.h"

namespace tengen::cli {

std::string sentenceOf(const nn::EvaluationError& error);

}  // namespace tengen::cli
