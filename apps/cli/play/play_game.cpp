#include "apps/cli/play/play_game.h"

#include <algorithm>
#include <iostream>

#include "base/decimal.h"
#include "base/os/environment.h"
#include "base/words.h"
#include "judge/playout_judge.h"
#include "rules/notation.h"
#include "session/seat.h"

#include "apps/cli/engine_options.h"
#include "apps/cli/files.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/play/play_board.h"
#include "apps/cli/play/play_words.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

// A clock is looked at so often, that a fallen flag is seen when it falls and a crash costs little.
constexpr std::chrono::milliseconds kLookAtClock{1000};

// Whoever is used to a shell writes "my game.sgf".
std::string unquoted(const std::string& name) {
  const bool isQuoted = name.size() > 2 && (name.front() == '"' || name.front() == '\'') &&
                        name.back() == name.front();
  return isQuoted ? name.substr(1, name.size() - 2) : name;
}

}  // namespace

struct PlayGame::Command {
  std::string_view name;
  std::string_view argument;
  std::string_view help;
  void (PlayGame::*run)(const std::string& argument);
};

const PlayGame::Command PlayGame::kCommands[] = {
    {"pass", "", "pass; after two passes the game is counted", &PlayGame::pass},
    {"resign", "", "give up", &PlayGame::resign},
    {"undo", "[N]", "take the last move or the result back, or so many moves", &PlayGame::takeBack},
    {"redo", "", "play it again", &PlayGame::redo},
    {"pause", "", "stop the clock until you move or pause again", &PlayGame::pause},
    {"machine", "LEVEL", "let the machine play on for the other side, at this level",
     &PlayGame::playAgainstMachine},
    {"takeover", "", "play on for the machine's side too", &PlayGame::takeOver},
    {"hint", "", "ask the machine what it would play", &PlayGame::hint},
    {"count", "", "show what the score would be now", &PlayGame::count},
    {"chain", "D4", "while counting: mark this one chain dead or alive", &PlayGame::toggleChain},
    {"propose", "", "while counting: mark the dead stones as the machine sees them",
     &PlayGame::propose},
    {"resume", "[black|white]", "while counting: go on, at the wish of this side",
     &PlayGame::resume},
    {"done", "", "while counting: agree, and end the game", &PlayGame::accept},
    {"void", "", "agree on no result where a position came back", &PlayGame::agreeNoResult},
    {"comment", "TEXT", "write a comment to this move", &PlayGame::comment},
    {"save", "[FILE]", "save the game as SGF", &PlayGame::save},
    {"show", "", "show the board again", &PlayGame::showAgain},
    {"help", "", "this list", &PlayGame::help},
    {"quit", "", "leave; an unfinished game can be recovered", &PlayGame::quit},
};

// The loop

GameSession::Observer PlayGame::observer() {
  return [this](const Change& change) { hear(change); };
}

int PlayGame::run(std::unique_ptr<GameSession> session, LineInput& input) {
  session_ = std::move(session);
  input_ = &input;
  show();
  if (session_->result()) sayWhatIsLeft();
  letOpponentMove();
  prompt();
  std::string line;
  auto event = LineInput::Event::Line;
  while (!quitting_) {
    event = input.next(line, patience());
    if (event == LineInput::Event::Interrupted || event == LineInput::Event::End) break;
    const bool wasOver = session_->result().has_value();
    session_->tick();
    const bool hasFlagFallen = !wasOver && session_->result();
    if (hasFlagFallen && event == LineInput::Event::TimeIsOver) input.forgetHalfLine();
    if (event == LineInput::Event::Line) obey(std::string(trimmed(line)));
    if (event == LineInput::Event::TooLong) say(std::string(kLineTooLong));
    if (changed_ && !quitting_) show();
    letOpponentMove();
    const bool isOverNow = !wasOver && session_->result();
    if (event != LineInput::Event::TimeIsOver || isOverNow) prompt();
  }
  if (settings_.prompts && !quitting_) std::cout << "\n";
  return leave(event == LineInput::Event::Interrupted);
}

bool PlayGame::isOpponentsTurn() const {
  return opponent_ && !quitting_ && session_->mode().kind() == Mode::Kind::Play &&
         !session_->result() && session_->turn() == opponent_->color();
}

void PlayGame::letOpponentMove() {
  while (isOpponentsTurn()) {
    const Color color = opponent_->color();
    if (settings_.prompts) say(nameOfSide(color) + " is thinking.");
    const auto move = opponent_->move(*session_);
    session_->tick();
    if (session_->result()) break;
    if (!move) return loseOpponent(move.error());
    const Outcome done = *move ? session_->play(color, **move) : session_->resign(color);
    report(done);
    if (!done) return loseOpponent({"The machine played a move that is not allowed"});
    show();
  }
}

// Its side is anybody's from now on.
void PlayGame::loseOpponent(const CliError& why) {
  say(why.sentence + ". The game goes on for two people.");
  opponent_.reset();
}

// How long to wait for a line before looking at the clock.
std::optional<std::chrono::milliseconds> PlayGame::patience() const {
  const auto untilFall = session_->untilFlagFalls();
  if (!untilFall) return std::nullopt;
  return std::min(*untilFall + std::chrono::milliseconds(1), kLookAtClock);
}

void PlayGame::obey(const std::string& line) {
  if (line.empty()) return;
  const BoardSize size = session_->tree().size();
  const size_t blank = std::min(line.find_first_of(" \t"), line.size());
  const std::string word = lowerCase(line.substr(0, blank));
  const std::string argument(trimmed(std::string_view(line).substr(blank)));
  if (std::exchange(isAskedToResign_, false)) {
    if (word == "yes" || word == "y") return report(session_->resign(session_->turn()));
    if (word == "no" || word == "n") return say("The game goes on.");
  }
  const auto point = parsePoint(line, size, settings_.style.coordinates);
  if (point) return touch(*point);

  for (const Command& command : kCommands) {
    if (command.name == word) return (this->*command.run)(argument);
  }
  say(notUnderstood(line, size, settings_.style.coordinates));
}

void PlayGame::touch(Point point) {
  goOn();
  const bool isEmpty = session_->position().board().at(point) == Stone::None;
  report(session_->click(point));
  if (!isEmpty || !session_->counting()) return;
  news_ = regionOwner(session_->counting()->count().owner[point],
                      toText(point, session_->tree().size(), settings_.style.coordinates));
}

void PlayGame::report(const Outcome& outcome) {
  if (!outcome) say(explain(outcome.error(), *session_, settings_.style.coordinates));
}

void PlayGame::hear(const Change& change) {
  switch (change.what) {
    case Change::What::JournalFailed:
      std::cerr << "tengen: this game cannot be kept safe from a crash: " << words(*change.journal)
                << "\n";
      return;
    case Change::What::Moved:
      if (change.repeatsMove) {
        news_ = "The whole board is the same as after " +
                describeMoment(*session_, *change.repeatsMove, settings_.style.coordinates) +
                ". If both agree, `void` ends the game without result.";
      }
      break;
    case Change::What::Resumed:
      news_ = "The game goes on.";
      break;
    case Change::What::Commented:
      news_ = "Noted.";
      break;
    case Change::What::Ended:
      // It comes by itself, behind the prompt or what was half typed.
      if (settings_.prompts && session_->result()->kind == GameResult::Kind::Time)
        std::cout << '\n';
      say(sentence(*session_->result()));
      saved_ = false;
      if (!settings_.saveTo.empty()) save({});
      sayWhatIsLeft();
      return;
    case Change::What::Offered:
    case Change::What::Declined:
    case Change::What::PlayerChanged:
      return;
    case Change::What::TakenBack:
    case Change::What::Counting:
    case Change::What::Proposed:
    case Change::What::Marked:
    case Change::What::Navigated:
    case Change::What::Edited:
    case Change::What::ModeChanged:
    case Change::What::GameOpened:
      break;
  }
  changed_ = true;
  saved_ = false;
}

// Nothing was played, and nothing written.
bool PlayGame::isUntouched() const {
  const NodeId root = session_->tree().root();
  return session_->node() == root && !session_->result() && session_->tree().comment(root).empty();
}

// It has its result, and is saved or nobody wants it to be: he who was interrupted never said so,
// nor he whose file could not be written.
bool PlayGame::isFinished(bool isInterrupted) const {
  return session_->result() && (saved_ || !(failed_ || isInterrupted));
}

// A game that is finished, or that somebody saved, needs its journal no longer; another one waits
// there to be recovered with its opponent and its clock, also when its record is saved on the way
// out.
int PlayGame::leave(bool isInterrupted) {
  const bool savedByHand = saved_;
  if (!settings_.saveTo.empty() && !saved_ && !isUntouched()) save({});
  if (!settings_.saveTo.empty() && !saved_ && isUntouched() && !isInterrupted)
    say("Nothing was played, and nothing was saved.");
  if (isFinished(isInterrupted) || savedByHand || isUntouched()) {
    session_->discardJournal();
  } else if (const auto kept = session_->flushJournal(); !kept) {
    failed_ = true;
    std::cerr << "tengen: this game could not be kept: " << words(kept.error()) << "\n";
  } else if (session_->journal()) {
    say((failed_ ? "The game is not saved. It is kept in " : "The game is kept in ") +
        session_->journal()->path().string() + ": `tengen play --recover` goes on with it.");
  }
  return failed_ ? 1 : 0;
}

// Commands

void PlayGame::pass(const std::string&) {
  goOn();
  report(session_->play(session_->turn(), Move::pass()));
}

void PlayGame::pause(const std::string&) {
  if (session_->isPaused()) return goOn();
  if (!session_->untilFlagFalls()) return say("No clock is running.");
  session_->setPaused(true);
  news_ = "The clock stands still until you move, or say `pause` again.";
}

// Whoever moves is back.
void PlayGame::goOn() {
  if (!session_->isPaused()) return;
  session_->setPaused(false);
  news_ = "The clock runs again.";
}

// A slip of the hand is no resignation; a script means what it says.
void PlayGame::resign(const std::string&) {
  if (!settings_.prompts || session_->result()) return report(session_->resign(session_->turn()));
  isAskedToResign_ = true;
  say("Does " + nameOfSide(session_->turn()) + " resign? `yes` or `no`.");
}

// The stones are counted again where they were.
Outcome PlayGame::takeResultBack() {
  const bool wasCounted = session_->result()->kind == GameResult::Kind::Counted;
  auto done = session_->undoEdit();
  if (done && wasCounted && !session_->result()) done = session_->count();
  return done;
}

// Against the machine its move and the one it answered: whoever takes back wants to move again.
void PlayGame::takeBack(const std::string& argument) {
  const auto times = argument.empty() ? std::optional(1) : parseInteger(argument);
  if (!times || *times < 1) return say("How many moves? For example `undo 3`.");
  for (int i = 0; i < *times && (i == 0 || session_->canTakeBack()); ++i) {
    report(session_->result() ? takeResultBack() : session_->takeBack());
    if (isOpponentsTurn() && session_->canTakeBack()) report(session_->takeBack());
  }
}

void PlayGame::redo(const std::string&) {
  report(session_->redo());
  if (isOpponentsTurn() && session_->canRedo()) report(session_->redo());
}

// Whoever is to move plays on against it.
void PlayGame::playAgainstMachine(const std::string& level) {
  if (level.empty() || session_->result()) return say("At which level? For example `machine 5k`.");
  if (const std::string why = whyNoLevel(level); !why.empty()) return say(why + ".");
  const Color color = opponent(session_->turn());
  auto made = settings_.makeOpponent(level, color);
  if (!made) return say(made.error().sentence + ".");
  takeOver({});
  opponent_ = std::move(*made);
  session_->setPlayer(color, std::make_unique<OpponentSeat>(), engineSeat(level));
  say("The machine plays " + nameOfSide(color) + " from now on.");
}

void PlayGame::takeOver(const std::string&) {
  if (!opponent_) return;
  session_->setPlayer(opponent_->color(), nullptr, {});
  opponent_.reset();
}

void PlayGame::propose(const std::string&) {
  report(session_->proposeAgain());
}

void PlayGame::hint(const std::string&) {
  if (!opponent_)
    return say(
        "Two people are playing. After `machine 5k` the machine plays on for the other side, and "
        "can be asked.");
  if (session_->mode().kind() != Mode::Kind::Play || session_->result()) {
    return say("Nobody is to move.");
  }
  const auto hint = opponent_->hint(*session_);
  if (!hint) return say(hint.error().sentence + ".");
  const Move move = hint->move.value_or(Move::pass());
  const auto percent = std::to_string(static_cast<int>(100 * hint->winrate + 0.5));
  say((move.isPass() ? "It would pass"
                     : "It would play at " +
                           toText(move, session_->tree().size(), settings_.style.coordinates)) +
      ", and thinks that " + nameOfSide(session_->turn()) + " wins " + percent +
      " of 100 such games.");
}

// While playing only a look: nothing is decided by it.
void PlayGame::count(const std::string&) {
  if (session_->counting()) return show();
  const Position& position = session_->position();
  const Marks marks = PlayoutJudge().judge(position.board(), position.toMove()).marks;
  const CountMode look(position, session_->facts(), marks);
  std::cout << boardWords(*session_, &marks, &look.count(), settings_.style)
            << countWords(look, *session_, settings_.style);
  if (!session_->result()) say("This is only a look; two passes end the game.");
}

void PlayGame::toggleChain(const std::string& argument) {
  const auto point = parsePoint(argument, session_->tree().size(), settings_.style.coordinates);
  if (!point) return say("Which one? For example `chain D4`.");
  report(session_->toggle(*point, CountMode::Extent::Chain));
}

// By default the side that would move next anyway goes on: its opponent is taken to have asked.
void PlayGame::resume(const std::string& argument) {
  const std::string word = lowerCase(argument);
  Color asker = opponent(session_->turn());
  if (word == "black" || word == "b") asker = Color::Black;
  if (word == "white" || word == "w") asker = Color::White;
  report(session_->resume(asker));
}

void PlayGame::accept(const std::string&) {
  report(session_->accept());
}

void PlayGame::agreeNoResult(const std::string&) {
  report(session_->agreeNoResult());
}

void PlayGame::comment(const std::string& argument) {
  session_->setComment(plainLine(argument));
}

void PlayGame::save(const std::string& argument) {
  if (argument.empty() && settings_.saveTo.empty())
    return say("Where to? For example `save game.sgf`.");
  const auto file = fileToSaveTo(argument);
  const auto written = file ? saveSgf(*file, session_->save()) : Unexpected{file.error()};
  failed_ = !written;
  if (!written) {
    printError(written.error());
    return;
  }
  files_.own(*file);
  saved_ = true;
  say("Saved as " + *file + ".");
}

// Never over another game unasked, and a game of nothing over no game at all.
Result<std::string, CliError> PlayGame::fileToSaveTo(const std::string& argument) {
  if (argument.empty()) settings_.saveTo = files_.placeFor(settings_.saveTo, session_->tree());
  const std::string file = argument.empty() ? settings_.saveTo : withHome(unquoted(argument));
  if (const auto savable = checkSavable(file); !savable) return Unexpected{savable.error()};
  if (isUntouched() && !isFree(file))
    return Unexpected{CliError{file + ": nothing was played yet, and the game there stays"}};
  const std::string place = files_.placeFor(file, session_->tree());
  if (place == file) return file;
  if (!settings_.prompts) return Unexpected{holdsAnotherGame(file)};
  return wantsToReplace(file, place, *input_) ? file : place;
}

void PlayGame::saveTo(const std::string& file, const GameTree& game, LineInput& input) {
  const std::string place = files_.placeFor(file, game);
  settings_.saveTo = place;
  if (place != file && !settings_.prompts) {
    std::cerr << "tengen: " << file << " holds a game already; this one will be saved as " << place
              << "\n";
  } else if (place != file && wantsToReplace(file, place, input)) {
    settings_.saveTo = file;
  }
  if (!isFree(settings_.saveTo)) files_.own(settings_.saveTo);
}

void PlayGame::sayWhatIsLeft() const {
  say(std::string(saved_ ? "" : "It is not saved: `save FILE` keeps it. ") +
      "`undo` takes the result back, `quit` leaves.");
}

void PlayGame::showAgain(const std::string&) {
  show();
}

void PlayGame::help(const std::string&) {
  const int width = settings_.style.width;
  const char* const touch = "mark this group dead or alive, or give this region to the other side";
  std::cout << helpRow("D4", "", session_->counting() ? touch : "play there", width);
  for (const Command& command : kCommands)
    std::cout << helpRow(command.name, command.argument, command.help, width);
  std::cout << std::flush;
}

void PlayGame::quit(const std::string&) {
  quitting_ = true;
}

// What is shown

void PlayGame::say(const std::string& sentence) const {
  std::cout << wrapped(sentence, settings_.style.width) << std::endl;
}

void PlayGame::show() {
  const CountMode* counting = session_->counting();
  const Marks* marks = counting ? &counting->marks() : nullptr;
  const Count* count = counting ? &counting->count() : nullptr;
  std::cout << "\n" << boardWords(*session_, marks, count, settings_.style);
  for (const Color color : {Color::Black, Color::White})
    std::cout << sideLine(*session_, color, "", settings_.style);
  if (counting) std::cout << countWords(*counting, *session_, settings_.style);
  say(status());
  if (!news_.empty()) say(news_);
  news_.clear();
  changed_ = false;
}

std::string PlayGame::status() const {
  if (session_->result()) return sentence(*session_->result());
  if (session_->counting()) {
    return "Is this right? Name a stone to mark its group dead or alive, an empty point to say "
           "whose its region is, `done` to agree, `resume` to play on.";
  }
  return lastMoveWords(*session_, settings_.style.coordinates) + nameOfSide(session_->turn()) +
         " to play.";
}

void PlayGame::prompt() const {
  if (settings_.prompts && !quitting_) std::cout << "> " << std::flush;
}

}  // namespace tengen::cli
