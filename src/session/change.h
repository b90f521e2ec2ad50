// The one thing observers of a session are told: what changed. They ask the session for the rest.
#pragma once

#include <cstdint>
#include <optional>

#include "base/os/file.h"
#include "session/event.h"

namespace tengen {

struct Change {
  enum class What : uint8_t {
    Moved,  // after the second pass in a row GameSession::counting() is there
    TakenBack,
    Counting,  // on demand; a proposal follows, perhaps later
    Proposed,  // dead stones are marked as the judge sees them, or as they were marked before
    Marked,    // people marked other stones or regions, or took a mark back
    Resumed,
    Commented,
    Ended,          // GameSession::result() says how
    Navigated,      // the session stands at another node
    Edited,         // the tree is another one, by an edit or by undo or redo of any step
    ModeChanged,    // editing begins or ends, a record is a game again, a game pauses or goes on
    GameOpened,     // another game of the same file
    PlayerChanged,  // somebody else moves for a side
    Offered,        // GameSession::offer() is there
    Declined,       // and gone: refused or withdrawn
    JournalFailed,  // said once; the game goes on, and the journal catches up if it can
  };
  What what;
  // Moved, under simple ko: the whole-board position of this earlier move came back, and the
  // players may agree on "no result".
  std::optional<int> repeatsMove = std::nullopt;
  std::optional<FileError> journal = std::nullopt;

  // Every event is told once, in order, with its number in one series without gaps. What is no
  // event (JournalFailed) comes with the number of the latest.
  uint64_t number = 0;
  std::optional<Event> event = std::nullopt;
};

}  // namespace tengen
