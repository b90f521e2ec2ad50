// Text of strangers made safe for a terminal: what files, their names and other programs say may
// hold characters that ring, erase, recolour or turn around what stands there.
#pragma once

#include <string>
#include <string_view>

namespace tengen::cli {

// One line. Control characters (C0, DEL, C1), those that override the direction of writing, line
// breaks of all kinds and bytes that are no UTF-8 become U+FFFD, tabs a blank.
std::string plainLine(std::string_view text);

// The same, but '\n' stays.
std::string plainLines(std::string_view text);

}  // namespace tengen::cli
