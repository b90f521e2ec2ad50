// One running game for any front end: its tree, its players, whose turn it is, what mode it is in,
// its clock, and a journal that survives the program. Front ends, engines and the network all come
// in by the same doors.
//
// Every action is checked, then written to the journal, then done, then told to the observers: what
// a caller was told has happened survives the end of the program (journal.h says what of the
// machine's). Events are numbered in one series without gaps; whoever knows a number can ask for
// what came after it. One thread at a time; only the judge may think elsewhere.
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <list>
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
#include "session/agreement.h"
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
  // Does `work` wherever and whenever it likes, and then `home` on the session's thread; `home` may
  // come when the session is gone. Without one the work is done at once.
  using Background = std::function<void(std::function<void()> work, std::function<void()> home)>;

  // What a session is put together from; whatever is missing gets its plain form (two people, no
  // proposals of dead stones, the steady clock of the machine, no journal).
  struct Parts {
    std::unique_ptr<Player> black;
    std::unique_ptr<Player> white;
    std::string blackSeat = {};  // how they are found again after a crash (seat.h)
    std::string whiteSeat = {};
    std::shared_ptr<const Judge> judge;
    Background background;
    TimeSource time;
    Observer observer;
    std::filesystem::path journalFolder;  // empty: none
    std::string file = {};                // what is opened, or where it will be saved, for file()
    bool isPasted = false;  // what is opened is nowhere else: kept like what was played
    // Thousands of games are in memory: no undo of edits, no events for eventsSince(). It may rest.
    bool isOneOfMany = false;
  };

  static Result<std::unique_ptr<GameSession>, GameSetupError> start(const GameSetup& setup,
                                                                    Parts parts);
  // A game of a file, to look at and to try things in: reviewed from this node, or from its start.
  // A file that is only looked at leaves no journal.
  static std::unique_ptr<GameSession> open(GameTree tree, Parts parts, NodeId at = kNoNode);
  // The game of a journal, exactly as it was; its clock goes on from the last record. Nothing if
  // its records are no game this program knows; the file stays. Its seats say whom to seat: until
  // setPlayer() does, the players of the parts move.
  static std::unique_ptr<GameSession> recover(Journal::Recovered journal, Parts parts);
  // The same without a file: what these records of a journal tell.
  static std::unique_ptr<GameSession> replay(const std::vector<std::string>& records, int format,
                                             Parts parts);
  // Whether its loss would be one: something was done and not saved. Looking around is nothing.
  static bool isWorthRecovering(const std::vector<std::string>& records);
  // Whether there is a review in it that is in no file: keepReview().
  static bool holdsReview(const std::vector<std::string>& records);

  ~GameSession();
  GameSession(const GameSession&) = delete;
  GameSession& operator=(const GameSession&) = delete;

  // Following. Observers may subscribe, unsubscribe and act while they are told something; what
  // they do is told when everybody has heard what went before. None of them may end the session.
  enum class Subscription : uint64_t {};
  Subscription subscribe(Observer observer);
  void unsubscribe(Subscription subscription);
  uint64_t number() const { return number_; }  // of the latest event; 0 is the start
  // What came after that number; nothing if it is too long ago, or in the future.
  std::optional<std::vector<Event>> eventsSince(uint64_t number) const;

  // Questions about the game
  const GameTree& tree() const { return tree_; }
  NodeId node() const { return cursor_.node(); }  // where the session stands
  std::vector<NodeId> line() const {
    return cursor_.line();
  }  // from the root through it to the end forward() leads to
  const Position& position() const;
  Color turn() const { return turn_; }
  // While playing, how this game ended; in a review, what the record says.
  std::optional<GameResult> result() const { return result_; }
  bool isFinishedHere() const;  // there is a result, and this is the position it was about
  GameFacts facts() const;      // for counting here
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
  const Player& playerOf(Color color) const { return *players_[indexOf(color)]; }
  const std::string& seatOf(Color color) const { return seats_[indexOf(color)]; }
  // Who plays for this side: the engine that sits there, else whom the record names.
  std::string playerName(Color color) const;
  bool isPlayed() const { return isPlayed_; }  // begun as a game; else opened as a record
  bool isPaused() const { return isPaused_; }
  bool isJudging() const { return judging_ != nullptr; }  // a proposal is on its way
  uint64_t marksNumber() const { return marksNumber_; }   // of the event that made the marks
  const std::optional<Offer>& offer() const { return offer_; }
  const Journal* journal() const { return journal_ ? &*journal_ : nullptr; }
  const std::optional<FileError>& journalError() const { return journalError_; }

  // Moves
  Outcome play(Color color, Move move);
  Outcome click(Point point, Touch touch = Touch::Plain);
  Outcome takeBack();  // the last move or pass, if nothing follows it; while counting, back to play
  Outcome redo();      // what was taken back, as long as nothing else is played
  Outcome resign(Color color);

  // Players
  // Somebody else moves for this side from now on. Never called by the player who goes.
  void setPlayer(Color color, std::unique_ptr<Player> player, std::string seat);
  Outcome playOn();  // a record that is looked at, or a game that is over, is played from here

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
  Outcome proposeAgain();  // what the judge thinks, whatever was marked
  Outcome skipJudging();   // counts with every stone alive, to be marked by hand
  // The other side moves first after passes; where nobody passed, all is as it was before count().
  Outcome resume(Color asker);
  Outcome accept();  // writes the result, and territory as TB and TW

  // Agreements of two who give their words separately. takeBack(), accept() and agreeNoResult() are
  // for one who speaks for both.
  Outcome offer(Color color, Agreement what);  // to what the other side offered: agreed, and done
  Outcome decline(Color color);                // by whoever offered it: withdrawn

  // Editing (editing.h has the edits people make). A change does any actions to the tree and
  // returns the node to stand at then, or a refusal before it has done anything. One step of undo.
  using TreeChange = std::function<Result<NodeId, SessionError>(GameTree&)>;
  Outcome edit(const TreeChange& change);
  // The history of the tree, moves included. Apart from takeBack() and redo().
  // While counting it is the marks that are undone.
  bool canUndoEdit() const { return counting() ? counting()->canUndo() : tree_.canUndo(); }
  // Whether that takes back the last move and does no more: undone, it can be done again.
  bool undoTakesBack() const;
  bool canRedoEdit() const { return counting() ? counting()->canRedo() : tree_.canRedo(); }
  Outcome undoEdit();
  Outcome redoEdit();
  // Edit mode: clicks do what the tool in hand does.
  Outcome beginEditing();
  Outcome endEditing();
  Outcome setTool(EditTool tool);
  Outcome drag(Point from, Point to);

  // Other ends and odds
  Outcome agreeNoResult();                          // where a repeated position offers it
  Outcome end(const GameResult& result);            // as somebody beside the board decides
  Outcome addTime(Color color, Milliseconds time);  // a present to this side's clock
  Outcome forgive(Milliseconds time);  // which the side to move was not thinking, before its move
  // What this side has left, as somebody says who keeps the clock of this game elsewhere: a flag
  // that fell here meanwhile did not.
  Outcome setClock(Color color, const SideTime& left);
  void setComment(std::string_view text);
  // Lets time pass: a fallen flag ends the game. Front ends call it now and then.
  void tick();
  // Stops the clock of a game that is played, until it is told to run again; moves are not refused.
  void setPaused(bool paused);

  // Between two moves of one of many games: lets go of the board, most of what a game takes. It is
  // played anew from the record when somebody asks for it.
  void rest() { position_.reset(); }

  // The record
  std::string save() const { return tree_.save(); }
  void markSaved(std::string_view file = {});        // nothing: to the same file
  const std::string& file() const { return file_; }  // where it came from or was saved to last
  bool hasUnsavedChanges() const { return isPasted_ || tree_.hasUnsavedChanges(); }
  void setFile(std::string_view file);  // where it will be saved
  // A game that was somebody else's to keep is kept here from now on, as what was pasted. What was
  // decided there is not undone here.
  void keepIn(std::filesystem::path journalFolder);
  // A piece of a review of this game, which is in no file yet, is kept in the journal.
  void keepReview(std::string text);
  // The pieces that came back with the journal and were not saved since.
  const std::vector<std::string>& keptReview() const { return keptReview_; }
  // Waits until a power cut would spare the game, and how far its clock ran; why it would not be
  // kept, or not even by the end of this program.
  Result<void, FileError> flushJournal();
  void discardJournal();  // the game is safe elsewhere, or unwanted

 private:
  GameSession(GameTree tree, Parts parts);
  static std::unique_ptr<GameSession> replayed(const std::vector<std::string>& records, int format,
                                               Parts parts);
  void goOn();  // after a replay
  static std::unique_ptr<GameSession> opened(GameTree tree, Parts parts, NodeId at);

  // Every action in two halves: write() makes it safe, perform() makes it true. A recovered session
  // performs what its journal says. False, and nothing changes, for what cannot happen now.
  void write(const Event& event);
  bool perform(const Event& event);
  bool performKind(const Event& event);
  void enter(const Event& event);  // into the series
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
  bool performMarksTravel(Event::Kind kind);
  bool performOffer(const Event& event);
  bool performDecline();
  bool performSeat(const Event& event);
  bool performPlayOn(TimePoint at);
  bool performResume(Color asker, TimePoint at);
  bool performAccept(TimePoint at);
  bool performEnd(const GameResult& result, TimePoint at);
  bool performPause(bool paused, TimePoint at);
  bool performAddTime(const Event& event);
  bool performSetTime(const Event& event);

  TimePoint now() const { return offset_ + time_(); }
  Event event(Event::Kind kind) const { return {kind, now()}; }
  Outcome doNow(const Event& event, Change::What what);
  Outcome travel(Event::Kind kind);
  bool walk(const std::function<void(Cursor&)>& way);
  bool isNode(NodeId id) const;
  void record(Turn turn, TimePoint at, NodeId again = kNoNode);
  void nameMover(Color mover);
  void pressClock(Color mover, bool isNew, TimePoint at);
  void restoreClock(TimePoint at);  // as it was where the session stands now
  SideTime recordedTime(Color color) const;
  void arriveEdited(const Event& edited);
  void arrive();  // where the cursor is
  Position positionHere() const;
  void beginCount(TimePoint at);
  std::optional<Marks> knownMarks() const;
  void beginJudging(const std::optional<Marks>& known);
  void stopJudging();
  void propose(const Marks& marks);
  std::optional<SessionError> whyNotAgree(Agreement what) const;
  NodeId takeBackTarget(Color color) const;
  Outcome takeBackTo(NodeId target);

  // Modes
  bool isOver() const { return base() == Mode::Kind::Over; }
  Mode::Kind base() const { return modes_.front()->kind(); }
  void setBase(std::unique_ptr<Mode> mode);
  void leaveCountOrOver(TimePoint at);
  void runClock(TimePoint at);      // for the side to move while playing, else not at all
  void readResult();                // of a review
  void followResult(TimePoint at);  // of a played game whose result was undone or redone
  std::optional<GameResult> writtenEnd() const;
  void stopThinking();
  // The journal
  std::string opening() const;
  void noteBeginning();
  void createJournal(const std::string& firstRecord);
  void append(const Event& event);
  bool endIfFlagFell();
  int passesSinceResume() const;
  static Side sideOf(Color color) { return color == Color::Black ? Side::Black : Side::White; }
  static size_t indexOf(Color color) { return color == Color::Black ? 0 : 1; }
  Player& player(Color color) { return *players_[indexOf(color)]; }
  enum class Ask : uint8_t { AtTheEnd, Anywhere };
  void askPlayer(Ask where = Ask::AtTheEnd);
  void tell(Change change);
  void tell(Change change, const Event& event);
  friend class PlayMode;

  GameTree tree_;
  std::string file_;
  Cursor cursor_;
  mutable std::optional<Position> position_;  // here; nothing after a rest, until it is asked for
  Color turn_;
  std::optional<GameResult> result_;
  // What the session is for (play, over, review) at the front; editing and counting stand on it.
  std::vector<std::unique_ptr<Mode>> modes_;
  struct TakenBack {
    Turn turn;
    NodeId node;  // with all that was written there
  };
  std::vector<TakenBack> takenBack_;   // the next to redo last
  std::map<NodeId, Color> resumedAt_;  // where play was resumed, and who moved then
  struct End {
    GameResult result;
    NodeId node;
    bool isInComment;  // the root tells how the record it was played on from ended
  };
  std::optional<End> end_;             // the last one; it may be undone
  std::map<uint64_t, Marks> marksOf_;  // what was marked when this board was counted, by its hash

  std::array<std::unique_ptr<Player>, 2> players_;
  std::array<std::string, 2> seats_;
  std::array<std::string, 2> formerEngines_;  // the names of those who left a seat last
  std::vector<std::unique_ptr<Player>> goneWhileAsking_;
  std::optional<Offer> offer_;

  std::shared_ptr<const Judge> judge_;
  Background background_;
  struct Judging;
  std::shared_ptr<Judging> judging_;
  uint64_t marksNumber_ = 0;

  uint64_t number_ = 0;
  // The latest events; none where it is one of many. A list, for an empty deque takes 600 bytes.
  std::list<Event> recent_;
  bool isOneOfMany_;
  std::vector<std::pair<Subscription, std::shared_ptr<const Observer>>> observers_;
  uint64_t lastSubscription_ = 0;
  std::list<Change> untold_;
  bool telling_ = false;

  TimeSource time_;
  TimePoint offset_{0};  // of the session's time from the source's
  Clock clock_;
  std::optional<Journal> journal_;
  std::filesystem::path journalFolder_;  // where one is begun with the first change; empty: nowhere
  std::vector<std::string> keptReview_;
  std::vector<Event> held_;  // what happened before that
  Opening openedAs_;         // without its SGF
  NodeId openedAt_ = kNoNode;
  TimePoint lastWritten_{0};
  int format_ = kJournalFormat;            // how what the journal says is to be done
  std::optional<FileError> journalError_;  // no journal could be begun
  bool journalFailed_ = false;
  bool isPlayed_ = false;  // begun as a game; else opened as a record
  bool isPlayedOn_ = false;
  bool isPaused_ = false;
  bool isPasted_ = false;
  bool marksAreProposed_ = false;
  bool asking_ = false;
};

}  // namespace tengen
