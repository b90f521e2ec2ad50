// A game with somebody far away at this terminal: lines become commands of docs/protocol.md, and
// what the server says is shown as any game is. The server decides; the session only mirrors it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "remote/mirrored_game.h"

#include "apps/cli/play/game_files.h"
#include "apps/cli/play/joined_words.h"
#include "apps/cli/play/play_input.h"
#include "apps/client/seat_book.h"
#include "apps/client/table_line.h"
#include "apps/drawing/board_text.h"

namespace tengen::cli {

class JoinedGame {
 public:
  struct Settings {
    drawing::BoardTextStyle style;
    bool prompts = false;  // somebody sits there and types
    std::string saveTo;    // empty: nowhere unless asked
  };

  JoinedGame(Settings settings, client::SeatKey seat, client::SeatBook& book);

  // Until the input ends or somebody quits; gives the exit code of the program.
  int run(LineInput& input);

 private:
  struct Command;
  static const Command kCommands[];
  using Json = online::Json;

  // News
  void listen();
  void hear(const remote::News& news);
  void follow(std::optional<Color> markedBy);
  void hearChange(const Change& change);
  void hearEvent(const Json& event);
  void noteLine();
  void notePresence();
  void noteQueue();
  void ended();
  void goToRematch(const std::string& game);
  void rememberSeat();

  // Lines
  void obey(const std::string& line);
  void touch(Point point);
  void play(Move move);
  void send(Json command);
  void offer(remote::OfferKind what);
  void answer(bool yes);
  bool mayAct();  // is there a game, and a seat at it? Says why not

  // Commands
  void pass(const std::string&) { play(Move::pass()); }
  void resign(const std::string&);
  void undo(const std::string&) { offer(remote::OfferKind::Undo); }
  void pause(const std::string&) { offer(remote::OfferKind::Pause); }
  void agreeNoResult(const std::string&) { offer(remote::OfferKind::NoResult); }
  void rematch(const std::string&) { offer(remote::OfferKind::Rematch); }
  void yes(const std::string&);
  void no(const std::string&);
  void agree(const std::string&);
  void propose(const std::string&) { send({{"t", "propose"}}); }
  void resume(const std::string&) { send({{"t", "resume"}}); }
  void claim(const std::string& what);
  void giveTime(const std::string& seconds);
  void cancel(const std::string&) { send({{"t", "cancel"}}); }
  void talk(const std::string& text);
  void save(const std::string& file);
  void showAgain(const std::string&) { isChanged_ = true; }
  void help(const std::string&);
  void quit(const std::string&) { isQuitting_ = true; }

  // What is shown
  void show();
  std::string status() const;
  void say(const std::string& sentence);
  void prompt();
  int leave();

  Settings settings_;
  client::SeatBook& book_;
  client::TableLine line_;
  remote::MirroredGame mirror_;
  std::unique_ptr<GameSession> session_;  // nothing before the first welcome
  std::optional<remote::TableView> table_;
  remote::SeenCount seenCount_;
  TableNames names_;
  std::string saidOfPresence_;
  GameFiles files_;
  bool isChanged_ = false;
  bool isSaved_ = false;
  bool hasFailed_ = false;
  bool isQuitting_ = false;
  bool isPromptShown_ = false;
  bool isLineLost_ = false;  // and said so
  bool isQueueSaid_ = false;
  bool isAskedToResign_ = false;
};

}  // namespace tengen::cli
