// What became of an engine, as a sentence.
#pragma once

#include <string>

#include "engine/engine_error.h"

namespace tengen::cli {

// "GNU Go 3.8 died at `genmove b`; it last said: ..."
std::string sentence(const engine::EngineError& error, const std::string& name);

}  // namespace tengen::cli
