// A file with some of its properties changed and everything else as it was, byte for byte: its
// encoding, its line breaks, what stands outside the games. For those who add something of their
// own to other people's files; whoever edits a game writes it anew (writer.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sgf/collection.h"

namespace tengen::sgf {

// `before` is what was read from the bytes, `after` a copy in which properties were set or removed;
// their nodes are the same. Bytes that are no letters stay what they are. Nothing where the file
// cannot be kept so: it is damaged where it would be changed, or its letters cannot be written.
std::optional<std::string> patched(std::string_view bytes, const Collection& before,
                                   const Collection& after);

}  // namespace tengen::sgf
