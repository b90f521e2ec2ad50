// English for what the libraries report as codes.
#pragma once

#include <string>

#include "base/os/file.h"
#include "game/flaws.h"
#include "sgf/check.h"
#include "sgf/read_error.h"
#include "sgf/warning.h"

namespace tengen::cli {

// Whole sentences without a full stop, to stand behind a file name or a place.
std::string words(const sgf::Warning& warning);
std::string words(const sgf::Violation& violation);
std::string words(const sgf::ReadError& error);
std::string words(const FileError& error);
std::string words(RecordedFlaw flaw);

// For columns of numbers: blanks before it, up to this width.
std::string alignedRight(const std::string& text, size_t width);

// "1 game", "3 games".
std::string counted(size_t number, const std::string& noun);

}  // namespace tengen::cli
