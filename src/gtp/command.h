// One line of the Go Text Protocol, version 2, taken apart: an id if the line has one, the
// command's name and its arguments. Knows no command.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/color.h"
#include "rules/move.h"

namespace tengen::gtp {

struct Command {
  std::string id;  // digits as they were sent, to be echoed; empty when there are none
  std::string name;
  std::string text;  // everything behind the name: JSON and file names may hold blanks
  std::vector<std::string> arguments;  // the same, cut at blanks
};

// As the specification says: control characters vanish, a tab is a blank, `#` starts a comment.
// Nothing for a line that is empty then: such lines get no reply. A line with an id alone gives a
// command without a name.
std::optional<Command> parseCommand(std::string_view line);

// Arguments
// b, w, black, white, in any case.
std::optional<Color> parseColor(std::string_view text);
// A colour and a vertex ("b D4", "white pass"), the shape of a move.
std::optional<Turn> parseTurn(std::string_view color, std::string_view vertex, BoardSize size);

}  // namespace tengen::gtp
