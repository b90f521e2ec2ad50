// The network behind the commands that need one, and what is said when it is not there.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "nn/evaluator.h"

#include "apps/cli/complaint.h"

namespace tengen::cli {

// For tests: answers without weights, always the same.
constexpr const char* kFakeNetwork = "fake";

// From this file, or from where this program's own network lies if the name is empty. The complaint
// names the file.
Result<std::unique_ptr<Evaluator>, Complaint> loadEvaluator(const std::string& file);

}  // namespace tengen::cli
