// What happened in a session, one record of its journal each, and the text of such a record: the
// same text tells others who follow the game.
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
    Marks,     // text: see marksText(); made by people
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
    Saved,      // text: the file, or nothing for the one before
    Proposal,   // text: see marksText(); the judge's, or those known from before
    UndoMarks,  // the latest marks are those before it again
    RedoMarks,
    Seat,     // color; text: who moves for it now (seat.h)
    PlayOn,   // a record that was looked at is a game from here
    File,     // text: where the game will be saved
    Pasted,   // the record is nowhere else
    Offer,    // color: who; text: what (agreement.h); node: for taking back, where to
    Decline,  // color: the other side refuses, or who offered withdraws
    Pause,    // the clock stands still while the game could go on
    Unpause,
    End,      // text: the result, by a word from outside the board
    AddTime,  // color: to whom; text: milliseconds
    Forgive,  // text: milliseconds that the side to move was not thinking
    SetTime,  // color; text: what is left, see sideTimeText()
    Review,   // text: of whoever reviews the game, who asks for it after a recovery
  };
  Kind kind;
  TimePoint at{0};  // since the session began
  Color color = Color::Black;
  Move move = Move::pass();
  std::string text = {};
  sgf::NodeId node = sgf::kNoNode;

  friend bool operator==(const Event&, const Event&) = default;
};

// The kind of a record; nothing if it is none this program knows.
std::optional<Event::Kind> kindOf(std::string_view text);

// What follows from the kind alone
bool isNumbered(Event::Kind kind);  // one of the series others follow; else a note of the journal
bool isChange(Event::Kind kind);    // file or people would lose something: it is worth a journal
bool isWorthKeeping(Event::Kind kind);  // a journal with it is worth bringing back

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

// What a clock shows of one side: `512340 30000 5`, main time, period and its count.
std::string sideTimeText(const SideTime& left);
std::optional<SideTime> parseSideTime(std::string_view text);

// Marks in SGF letters: `dead aabb black cc white dd nobody ee`.
std::string marksText(const Marks& marks);
std::optional<Marks> parseMarks(std::string_view text, BoardSize size);

}  // namespace tengen
