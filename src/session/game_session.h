// One running game for any front end: its tree, its players, whose turn it is, what mode it is in,
// its clock, and a journal that survives the program. Front ends, engines and the network all come
// in by the same doors.
//
// Every action is checked, then written to the journal, then done, then told to the observers: what
// a caller was told has happened is safe. One thread at a time.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "clock/clock.h"
#include "game/cursor.h"
#include "game/game_tree.h"
#include "judge/judge.h"
#include "session/change.h"
#include "session/event.h"
#include "session/game_setup.h"
#include "session/journal.h"
#include "session/mode/count_mode.h"
#include "session/mode/edit_mode.h"
#include "session/player.h"
#include "session/session_error.h"

namespace tengen {

class GameSession {
 public:
  using Observer = std::function<void(const Change&)>;
  using TimeSource = std::function<TimePoint()>;

  // What a session is put together from; whatever is missing gets its plain form (two people, no
  // proposals of dead stones, the steady clock of the machine, no journal).
  struct Parts {
    std::unique_ptr<Player> black;
    std::unique_ptr<Player> white;
    std::unique_ptr<Judge> judge;
    TimeSource time;
    Observer observer;
    std::filesystem::path journalFolder;  // empty: none
    std::string file = {};                // what is opened, for file()
  };

  static Result<std::unique_ptr<GameSession>, GameSetupError> start(const GameSetup& setup,
                                                                    Parts parts);
  // A game of a file, to look at and to try things in: reviewed from this node, or from its start.
  // A file that is only looked at leaves no journal.
  static std::unique_ptr<GameSession> open(GameTree tree, Parts parts, NodeId at = kNoNode);
  // The game of a journal, exactly as it was; its clock goes on from the last record. Nothing if
  // its records are no game this program knows; the file stays.
  static std::unique_ptr<GameSession> recover(Journal::Recovered journal, Parts parts);
  // Whether its loss would be one: something was done and not saved. Looking around is nothing.
  static bool isWorthRecovering(const std::vector<std::string>& records);

  GameSession(const GameSession&) = delete;
  GameSession& operator=(const GameSession&) = delete;

  // Questions about the game
  const GameTree& tree() const { return tree_; }
  NodeId node() const { return cursor_.node(); }  // where the session stands
  std::vector<NodeId> line() const {
    return cursor_.line();
  }  // from the root through it to the end forward() leads to
  const Position& position() const { return position_; }
  Color turn() const { return turn_; }
  // While playing, how this game ended; in a review, what the record says.
  std::optional<GameResult> result() const { return result_; }
  GameFacts facts() const;  // for counting here
  // By the rules of the game, if it stopped here: by the marks while counting, else with every
  // stone alive.
  Score score() const;
  // How this board was marked when it was counted; null if it never was.
  const Marks* marksHere() const;
  // Under simple ko: the earlier move whose whole-board position is back.
  std::optional<int> repeatedMove() const;
  bool canTakeBack() const;
  bool canRedo() const { return !takenBack_.empty() && !counting() && !isOver(); }

  // Questions about the running of it
  const Mode& mode() const { return *modes_.back(); }
  const CountMode* counting() const;  // null in other modes
  const EditMode* editing() const;    // null in other modes
  const Clock& clock() const { return clock_; }
  SideTime timeLeft(Color color) const;
  std::optional<Milliseconds> untilFlagFalls() const { return clock_.untilFall(now()); }
  const Player& playerOf(Color color) const { return *players_[color == Color::Black ? 0 : 1]; }
  const Journal* journal() const { return journal_ ? &*journal_ : nullptr; }

  // Moves
  Outcome play(Color color, Move move);
  Outcome click(Point point, Touch touch = Touch::Plain);
  Outcome takeBack();  // the last move or pass, if nothing follows it; while counting, back to play
  Outcome redo();      // what was taken back, as long as nothing else is played
  Outcome resign(Color color);

  // Ways through the tree. False, and nothing changes, where there is none. Playing goes on from
  // wherever one is; counting is left; a game that is over becomes a review.
  bool goTo(NodeId id);  // a node of the open game
  bool back(int nodes = 1);
  bool forward(int nodes = 1);  // by the branch last visited, else the first; as far as it goes
  bool toStart();
  bool toEnd();  // of this line
  bool toMainLineEnd();
  bool toMove(int number);     // on this line
  bool toSibling(int offset);  // +1 the next variation, -1 the one before
  bool toMoveOn(Point point);  // the move that put a stone there, else the next one that will
  bool openGame(size_t game);  // another one of the file, at its start

  // Counting. Two passes in a row lead there; where White must pass last, a third is made for him.
  Outcome count();  // at once. Marks made here before come back, also those of the file
  Outcome toggle(Point point, CountMode::Extent extent);
  // The other side moves first after passes; where nobody passed, all is as it was before count().
  Outcome resume(Color asker);
  Outcome accept();  // writes the result, and territory as TB and TW

  // Editing (editing.h has the edits people make). A change does any actions to the tree and
  // returns the node to stand at then, or a refusal before it has done anything. One step of undo.
  using TreeChange = std::function<Result<NodeId, SessionError>(GameTree&)>;
  Outcome edit(const TreeChange& change);
  // The history of the tree, moves included. Apart from takeBack() and redo().
  bool canUndoEdit() const { return tree_.canUndo() && !counting(); }
  bool canRedoEdit() const { return tree_.canRedo() && !counting(); }
  Outcome undoEdit();
  Outcome redoEdit();
  // Edit mode: clicks do what the tool in hand does.
  Outcome beginEditing();
  Outcome endEditing();
  Outcome setTool(EditTool tool);
  Outcome drag(Point from, Point to);

  // Other ends and odds
  Outcome agreeNoResult();  // where a repeated position offers it
  void setComment(std::string_view text);
  // Lets time pass: a fallen flag ends the game. Front ends call it now and then.
  void tick();

  // The record
  std::string save() const { return tree_.save(); }
  void markSaved(std::string_view file = {});        // nothing: to the same file
  const std::string& file() const { return file_; }  // where it came from or was saved to last
  bool hasUnsavedChanges() const { return tree_.hasUnsavedChanges(); }
  void discardJournal();  // the game is safe elsewhere, or unwanted

 private:
  GameSession(GameTree tree, Parts parts);
  static std::unique_ptr<GameSession> opened(GameTree tree, Parts parts, NodeId at);

  // Every action in two halves: write() makes it safe, perform() makes it true. A recovered session
  // performs what its journal says. False, and nothing changes, for what cannot happen now.
  void write(const Event& event);
  bool perform(const Event& event);
  bool performPlay(const Event& event);
  bool performGo(NodeId node, TimePoint at);
  bool performGame(std::string_view number, TimePoint at);
  bool performCount(TimePoint at);
  bool performBeginEdit(TimePoint at);
  bool performEndEdit(TimePoint at);
  bool performEdit(const Event& event);
  bool performTravel(Event::Kind kind, TimePoint at);
  bool performTakeBack(TimePoint at);
  bool performMarks(std::string_view text);
  bool performResume(Color asker, TimePoint at);
  bool performAccept(TimePoint at);
  bool performEnd(const GameResult& result, TimePoint at);

  TimePoint now() const { return offset_ + time_(); }
  Event event(Event::Kind kind) const { return {kind, now()}; }
  Outcome doNow(const Event& event, Change change);
  Outcome travel(Event::Kind kind);
  bool walk(const std::function<void(Cursor&)>& way);
  bool isNode(NodeId id) const;
  void record(Turn turn, TimePoint at);
  void pressClock(Color mover, bool isNew, TimePoint at);
  void arriveEdited(const Event& edited);
  void arrive();  // where the cursor is
  void beginCount(TimePoint at);
  void proposeMarks();
  Marks marksToPropose() const;

  // Modes
  bool isOver() const { return base() == Mode::Kind::Over; }
  Mode::Kind base() const { return modes_.front()->kind(); }
  void setBase(std::unique_ptr<Mode> mode);
  void leaveCountOrOver(TimePoint at);
  void runClock(TimePoint at);  // for the side to move while playing, else not at all
  void readResult();            // of a review
  void stopThinking();
  // The journal
  std::string opening() const;
  void createJournal(const std::string& firstRecord);
  void append(const Event& event);
  bool endIfFlagFell();
  int passesSinceResume() const;
  static Side sideOf(Color color) { return color == Color::Black ? Side::Black : Side::White; }
  Player& player(Color color) { return *players_[color == Color::Black ? 0 : 1]; }
  void askPlayer();
  void tell(const Change& change);
  friend class PlayMode;

  GameTree tree_;
  std::string file_;
  Cursor cursor_;
  Position position_;
  Color turn_;
  std::optional<GameResult> result_;
  // What the session is for (play, over, review) at the front; editing and counting stand on it.
  std::vector<std::unique_ptr<Mode>> modes_;
  std::vector<Turn> takenBack_;        // the next to redo last
  std::map<NodeId, Color> resumedAt_;  // where play was resumed, and who moved then
  std::map<uint64_t, Marks> marksOf_;  // what was marked when this board was counted, by its hash

  std::array<std::unique_ptr<Player>, 2> players_;
  std::unique_ptr<Judge> judge_;
  Observer observer_;
  TimeSource time_;
  TimePoint offset_{0};  // of the session's time from the source's
  Clock clock_;
  std::optional<Journal> journal_;
  std::filesystem::path journalFolder_;  // where one is begun with the first change; empty: nowhere
  std::vector<Event> held_;              // what happened before that
  Opening openedAs_;                     // without its SGF
  NodeId openedAt_ = kNoNode;
  TimePoint lastWritten_{0};
  bool journalFailed_ = false;
  bool marksAreProposed_ = false;
  bool asking_ = false;
};

}  // namespace tengen
