// What became of an engine, as a sentence.
#pragma once

#include <string>

#include "engine/engine_error.h"

namespace tengen::cli {

// "GNU Go 3.8 died at `genmove b`; it last said: ..."
std::string sentence(const engine::EngineError& error, const std::string& name);

// The beginning of a reply without control characters: they have no place in a record or on a
// terminal.
std::string shownReply(const std::string& reply);

}  // namespace tengen::cli
