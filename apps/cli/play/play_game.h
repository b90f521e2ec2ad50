// A game at the terminal: reads a line, does what it says, shows the board. All that is about Go
// happens in the session; here are only lines and words.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "session/game_session.h"

#include "apps/cli/play/game_files.h"
#include "apps/cli/play/opponent.h"
#include "apps/cli/play/play_input.h"
#include "apps/drawing/board_text.h"

namespace tengen::cli {

class PlayGame {
 public:
  struct Settings {
    drawing::BoardTextStyle style;
    bool prompts = false;  // somebody sits there and types
    std::string saveTo;    // empty: nowhere unless asked
    std::function<Result<std::unique_ptr<Opponent>, CliError>(const std::string& level, Color)>
        makeOpponent = nullptr;
  };

  // Without an opponent two people play.
  explicit PlayGame(Settings settings) : settings_(std::move(settings)) {}

  void setOpponent(std::unique_ptr<Opponent> opponent) { opponent_ = std::move(opponent); }
  // Where the game is saved when it ends or somebody leaves; beside that where another game lies
  // there, unless whoever sits there wants it replaced.
  void saveTo(const std::string& file, const GameTree& game, LineInput& input);
  const std::string& file() const { return settings_.saveTo; }

  // The session tells this game what changed; it may begin before run() is called.
  GameSession::Observer observer();
  // Plays until the input ends or somebody quits, and gives the exit code of the program.
  int run(std::unique_ptr<GameSession> session, LineInput& input);

 private:
  struct Command;
  static const Command kCommands[];

  void obey(const std::string& line);
  void touch(Point point);
  void report(const Outcome& outcome);
  void hear(const Change& change);
  bool isOpponentsTurn() const;
  void letOpponentMove();
  void loseOpponent(const CliError& why);
  void goOn();
  std::optional<std::chrono::milliseconds> patience() const;
  bool isUntouched() const;
  bool isFinished(bool isInterrupted) const;
  int leave(bool isInterrupted);

  // Commands
  void pass(const std::string&);
  void pause(const std::string&);
  void resign(const std::string&);
  void takeBack(const std::string&);
  Outcome takeResultBack();
  void redo(const std::string&);
  void playAgainstMachine(const std::string& level);
  void takeOver(const std::string&);
  void propose(const std::string&);
  void hint(const std::string&);
  void count(const std::string&);
  void toggleChain(const std::string& argument);
  void resume(const std::string& argument);
  void accept(const std::string&);
  void agreeNoResult(const std::string&);
  void comment(const std::string& argument);
  void save(const std::string& argument);
  Result<std::string, CliError> fileToSaveTo(const std::string& argument);
  void sayWhatIsLeft() const;
  void showAgain(const std::string&);
  void help(const std::string&);
  void quit(const std::string&);

  // What is shown
  void show();
  void say(const std::string& sentence) const;
  void prompt() const;
  std::string status() const;

  Settings settings_;
  std::unique_ptr<Opponent> opponent_;
  std::unique_ptr<GameSession> session_;
  LineInput* input_ = nullptr;  // while the game runs
  GameFiles files_;
  bool saved_ = false;  // as it stands now
  bool failed_ = false;
  bool quitting_ = false;
  bool changed_ = false;  // since the board was last shown
  bool isAskedToResign_ = false;
  std::string news_;  // said below the board
};

}  // namespace tengen::cli
