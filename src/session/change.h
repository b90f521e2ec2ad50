// The one thing observers of a session are told: what changed. They ask the session for the rest.
#pragma once

#include <cstdint>
#include <optional>

#include "base/os/file.h"

namespace tengen {

struct Change {
  enum class What : uint8_t {
    Moved,
    TakenBack,
    Counting,  // the players stopped and dead stones are proposed
    Marked,    // other stones or regions are marked now
    Resumed,
    Commented,
    Ended,          // GameSession::result() says how
    Navigated,      // the session stands at another node
    Edited,         // the tree is another one, by an edit or by undo or redo of any step
    ModeChanged,    // editing begins or ends
    GameOpened,     // another game of the same file
    JournalFailed,  // said once; the game goes on, and the journal catches up if it can
  };
  What what;
  // Moved, under simple ko: the whole-board position of this earlier move came back, and the
  // players may agree on "no result".
  std::optional<int> repeatsMove = std::nullopt;
  std::optional<FileError> journal = std::nullopt;
};

}  // namespace tengen
