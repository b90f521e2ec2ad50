// Between the window and the session: carries touches down and news up. Owns the session; what an
// action means is the session's business.
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "rules/notation.h"
#include "session/game_session.h"

#include "apps/desktop/base/saying.h"
#include "apps/desktop/controller/elsewhere.h"
#include "apps/desktop/controller/questions.h"
#include "apps/desktop/engine/engine_player.h"
#include "apps/desktop/engine/seats.h"

namespace tengen::desktop {

class GameController : public QObject {
  Q_OBJECT

 public:
  // No journal folder, no journal. The judge may take its time: it is asked on another thread.
  GameController(Questions& questions, std::filesystem::path journalFolder,
                 std::shared_ptr<const Judge> judge, QObject* parent = nullptr);
  ~GameController() override;

  // What plays for engines in new games: the program's path. Without one all are persons.
  void setEngineProgram(std::string path) { engineProgram_ = std::move(path); }
  bool hasEngineProgram() const { return !engineProgram_.empty(); }
  bool hasOpponents() const { return hasEngineProgram() || hasOtherEngines_; }
  void lookForEngines();  // the list of them was changed

  // Another game. The old one, and its journal, is given up: whoever calls has asked.
  void start(const GameSetup& setup, const Seats& seats = {});
  void open(GameTree tree, const std::string& file = {}, NodeId at = kNoNode);
  void openPasted(GameTree tree);  // it is nowhere else
  bool recover(Journal::Recovered journal);
  // The game that is here stays in a journal when another one comes: its own, or one with this text
  // of it. False if it cannot be kept.
  bool keepAside(const std::string& text);
  // A game that is decided elsewhere, until another one comes or release() ends that. It has no
  // journal: it is kept where it is played.
  void show(std::unique_ptr<GameSession> session, Elsewhere& decides);
  void release();
  bool isElsewhere() const { return elsewhere_ != nullptr; }
  // Whether anything may ask an engine about this game: not while two play it at a table, where
  // each thinks for himself. It is what every engine but an opponent is made with (Engine).
  bool mayEnginesLook() const { return elsewhere_ == nullptr; }
  std::optional<Color> ownAtTable() const { return elsewhere_ ? elsewhere_->own() : std::nullopt; }
  bool isWaitingForPlayer() const { return elsewhere_ && elsewhere_->isWaiting(); }
  // What was decided there, or stands on the board until it is.
  bool carryOutElsewhere(const std::function<Outcome(GameSession&)>& action);

  const GameSession& session() const { return *session_; }
  GameSession& session() { return *session_; }
  bool isThinking() const { return session_->isJudging(); }  // about dead stones
  bool isEngines(Color color) const;                         // does an engine move for this side?
  bool hasEngines() const { return isEngines(Color::Black) || isEngines(Color::White); }
  // A move of one's own: against an engine that has made the only one there is none.
  bool canTakeBack() const;
  bool canPause() const { return !engines_.empty(); }
  bool isPaused() const { return session_->isPaused(); }
  // Its clock stands still until its engines are there.
  bool isGettingReady() const { return awaited_ != nullptr; }
  Saying gettingReady() const;
  // While a file is read: what is touched meanwhile is not for the game it will replace.
  void setFileExpected(bool expected) { isFileExpected_ = expected; }
  // A game against an engine that is only looked at takes no moves: it would answer them.
  void setLookedAt(bool lookedAt) { isLookedAt_ = lookedAt; }
  bool isOnlyLookedAt() const;
  bool refusesMoves();  // of people just now; says why
  void setNotation(Notation notation) { notation_ = notation; }
  Notation notation() const { return notation_; }
  // An action of another controller: words and a flash where it is refused. True if it was done.
  bool carryOut(const std::function<Outcome(GameSession&)>& action);
  void refuse(const SessionError& error);
  // Moves that people make go there from now on and not to the game; to nobody: to the game again.
  using TakeMove = std::function<void(Move)>;
  void divertMoves(TakeMove take) { takeMove_ = std::move(take); }
  // A move that loses so much is offered back to a person who plays against an engine; 0: never.
  void setTeachingPoints(double points) { teachingPoints_ = points; }
  double teachingPoints() const { return teachingPoints_; }
  // Engines keep their answers back for a moment, but not where their clock runs.
  void setAnswersHeld(bool held);
  bool areAnswersHeld() const { return answersHeld_; }

 public slots:
  void click(tengen::Point point, Qt::MouseButton button, Qt::KeyboardModifiers modifiers);
  void playTyped(const QString& text);  // "D4", "pass"
  void pass();
  void resign();
  void takeBack();
  void undo();  // of anything; against an engine back to one's own turn
  void redo();
  void setPaused(bool paused);  // engines wait before their next move, and the clock stands still
  void goOn(const tengen::desktop::Seats& seats);  // with an unfinished record, where it ends
  void playAgainstEngine();                // from here on: whoever is to move against an engine
  void chooseEngine(tengen::Color color);  // for this side
  void startEnginesAgain();                // that played here and have stopped
  void takeOver();                         // engines' sides are people's from now on
  void count();
  void proposeAgain();
  void skipThinking();  // and count without proposals
  void done();
  void resume();
  void agreeNoResult();
  void comment(const QString& text);

  void goTo(tengen::NodeId id);
  void toStart();
  void back(int moves = 1);
  void forward(int moves = 1);
  void toEnd();
  void toMove(int number);
  void toSibling(int offset);
  void toMainLine();
  void askForMove();
  void find();                         // words in comments
  void findNext();                     // the same words
  void toMoveOn(tengen::Point point);  // the move that put the stone there

 signals:
  void touchedTooEarly();  // a file is expected
  void touchedWhileLookedAt();
  void waitingChanged();   // answers are held, or engines get ready; or no longer
  void aboutToAct();       // what was written and not yet reported must be, now
  void sessionReplaced();  // every pointer into the old one is void
  void changed(const tengen::Change& change);
  void refused(const tengen::desktop::Saying& why, std::optional<tengen::Point> point);
  void hinted(const tengen::desktop::Saying& words, std::optional<tengen::Point> point);
  void engineFailed(const tengen::desktop::Saying& words, const QString& name);
  void engineMissing(tengen::Color color, const QString& name);  // it is in no list any more
  void repetitionOffered(const tengen::desktop::Saying& why,
                         int move);  // superko: the earlier position
  void thinkingChanged();
  void clockMoved();

  // What can be heard
  void stonePlayed(int captured);
  void passed();
  void gameEnded();
  void clockTicked();

 private:
  GameSession::Parts parts();
  std::optional<engine::DriverOptions> optionsFor(const Seat& seat) const;
  std::unique_ptr<EnginePlayer> playerFor(Color color, const Seat& seat);
  void seatEngine(Color color, const Seat& seat);  // in the running game
  void seatEngines(const Seats& seats);            // and its clock waits for them
  void unseatFailed();                             // people play on for engines that have stopped
  void holdEngines();
  void letEnginesGo();  // unless the game is paused, or their answers are held
  // One way to step through what was done.
  struct Way {
    std::function<Outcome(GameSession&)> go;
    bool (GameSession::*isOpen)() const;
    std::function<Outcome(GameSession&)> comeBack;  // none: it never leads where nobody wants to be
  };
  void step(const Way& way);
  void getReady();  // the engines of a game whose clock waits for them
  void playPass();
  void take(std::unique_ptr<GameSession> session, Elsewhere* decides = nullptr);
  void hear(const Change& change);
  void soundOf(const Change& change);
  void noteThinking();
  bool mayKill(Point point, Touch touch);
  bool mayReplaceResult();
  void tick();

  Questions& questions_;
  std::filesystem::path journalFolder_;
  bool isKeptAside_ = false;
  std::shared_ptr<const Judge> judge_;
  std::string engineProgram_;
  bool hasOtherEngines_ = false;
  std::vector<EnginePlayer*> engines_;  // of the session
  std::shared_ptr<size_t> awaited_;     // engines the clock waits for
  bool isFileExpected_ = false;
  bool isLookedAt_ = false;
  TakeMove takeMove_;
  double teachingPoints_ = 0;
  bool answersHeld_ = false;
  Elsewhere* elsewhere_ = nullptr;
  std::unique_ptr<GameSession> session_;
  Notation notation_ = Notation::Standard;
  QString wordsToFind_;
  QTimer clock_;
  int prisonersBefore_ = 0;
  int64_t lastTick_ = -1;  // second of a period that was heard
  bool wasThinking_ = false;
};

}  // namespace tengen::desktop
