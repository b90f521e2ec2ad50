// What happened in a session, one record of its journal each, and the text of such a record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "clock/clock.h"
#include "rules/move.h"
#include "rules/scoring.h"

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
  };
  Kind kind;
  Moment at{0};  // since the session began
  Color color = Color::Black;
  Move move = Move::pass();
  std::string text = {};

  friend bool operator==(const Event&, const Event&) = default;
};

// `play 1500 B dd`: the kind, the moment in milliseconds, and what the kind needs.
std::string toText(const Event& event, BoardSize size);
std::optional<Event> parseEvent(std::string_view text, BoardSize size);

// Marks in SGF letters: `dead aabb black cc white dd nobody ee`.
std::string marksText(const Marks& marks);
std::optional<Marks> parseMarks(std::string_view text, BoardSize size);

}  // namespace tengen
