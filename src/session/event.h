// What happened in a session, one record of its journal each, and the text of such a record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "clock/clock.h"
#include "rules/move.h"
#include "rules/scoring.h"
#include "sgf/collection.h"

namespace tengen {

struct Event {
  enum class Kind : uint8_t {
    Start,  // text: the game so far as SGF
    Play,   // color, move
    TakeBack,
    Resign,    // color
    Marks,     // text: see marksText()
    Resume,    // color: who asked
    Accept,    // both players agree with the marks
    NoResult,  // both players agree on that
    Flag,      // color: whose flag fell
    Comment,   // text
    Tick,      // nothing but time passed
    Open,      // node: where to stand; text: see openingText()
    Go,        // node
    Game,      // text: the number of the game of the file that is open now
    Count,     // counting begins on demand
    BeginEdit,
    EndEdit,
    Edit,  // node: where to stand then; text: see tree_edit.h
    Undo,
    Redo,
    Saved,  // text: the file, or nothing for the one before
  };
  Kind kind;
  TimePoint at{0};  // since the session began
  Color color = Color::Black;
  Move move = Move::pass();
  std::string text = {};
  sgf::NodeId node = sgf::kNoNode;

  friend bool operator==(const Event&, const Event&) = default;
};

// `play 1500 B dd`: the kind, the moment in milliseconds, and what the kind needs.
std::string toText(const Event& event, BoardSize size);
std::optional<Event> parseEvent(std::string_view text, BoardSize size);

// A record that was opened: which of its games, the file it came from, and all of it as SGF.
struct Opening {
  size_t game = 0;
  std::string file = {};  // of one line; another is left out
  std::string sgf = {};

  friend bool operator==(const Opening&, const Opening&) = default;
};
std::string openingText(const Opening& opening);
std::optional<Opening> parseOpening(std::string_view text);

// Marks in SGF letters: `dead aabb black cc white dd nobody ee`.
std::string marksText(const Marks& marks);
std::optional<Marks> parseMarks(std::string_view text, BoardSize size);

}  // namespace tengen
