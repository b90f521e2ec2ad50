#include "apps/cli/play/joined_game.h"

#include <algorithm>
#include <deque>
#include <iostream>
#include <thread>

#include "base/os/environment.h"
#include "base/os/wall_clock.h"
#include "base/words.h"
#include "rules/notation.h"

#include "apps/cli/files.h"
#include "apps/cli/plain_text.h"
#include "apps/cli/play/play_board.h"
#include "apps/cli/play/play_words.h"

namespace tengen::cli {
namespace {

using online::at;
using online::textOr;
using remote::News;
using remote::OfferKind;
using remote::Phase;
using remote::TableClient;

constexpr std::chrono::milliseconds kListenEvery{50};
constexpr std::chrono::seconds kLastWords{3};  // for answers to what was said before leaving

TimePoint steadyTime() {
  return std::chrono::duration_cast<TimePoint>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

struct JoinedGame::Command {
  std::string_view name;
  std::string_view argument;
  std::string_view help;
  void (JoinedGame::*run)(const std::string& argument);
};

const JoinedGame::Command JoinedGame::kCommands[] = {
    {"pass", "", "pass; after two passes the game is counted", &JoinedGame::pass},
    {"resign", "", "give up", &JoinedGame::resign},
    {"say", "TEXT", "say something to the other player", &JoinedGame::talk},
    {"undo", "", "ask to take your last move back", &JoinedGame::undo},
    {"pause", "", "ask for a pause", &JoinedGame::pause},
    {"yes", "", "agree to what was asked", &JoinedGame::yes},
    {"no", "", "do not; or withdraw what you asked", &JoinedGame::no},
    {"done", "", "while counting: agree to the count; `agree` says the same", &JoinedGame::agree},
    {"propose", "", "while counting: let the server look for dead stones again",
     &JoinedGame::propose},
    {"resume", "", "while counting or paused: play on", &JoinedGame::resume},
    {"void", "", "offer no result where a position came back", &JoinedGame::agreeNoResult},
    {"claim", "win|count|void", "when the other player has left for long", &JoinedGame::claim},
    {"addtime", "[SECONDS]", "give the other player time, 60 seconds if you do not say",
     &JoinedGame::giveTime},
    {"cancel", "", "call the game off before the second move", &JoinedGame::cancel},
    {"rematch", "", "after the game: ask for another, colours changed if it was even",
     &JoinedGame::rematch},
    {"save", "[FILE]", "save the game as SGF", &JoinedGame::save},
    {"show", "", "show the board again", &JoinedGame::showAgain},
    {"help", "", "this list", &JoinedGame::help},
    {"quit", "", "leave; the same link brings you back", &JoinedGame::quit},
};

JoinedGame::JoinedGame(Settings settings, client::SeatKey seat, client::SeatBook& book)
    : settings_(std::move(settings)), book_(book), line_(std::move(seat)) {}

// The loop

int JoinedGame::run(LineInput& input) {
  say("Connecting to " + remote::toText(line_.seatKey().server) + ".");
  std::deque<std::string> waiting;  // typed before there was a table
  std::string text;
  while (!isQuitting_) {
    listen();
    if (isChanged_ && !isQuitting_) show();
    prompt();
    const auto event = input.next(text, kListenEvery);
    if (event == LineInput::Event::Interrupted) break;
    // What a script said is done once there is a table, or nobody answers.
    const bool isAnswered = session_ || !line_.trouble().empty();
    if (event == LineInput::Event::End && isAnswered && waiting.empty()) break;
    if (event == LineInput::Event::End) std::this_thread::sleep_for(kListenEvery);
    if (event == LineInput::Event::TooLong) say(std::string(kLineTooLong));
    if (event == LineInput::Event::Line) {
      isPromptShown_ = false;
      waiting.emplace_back(trimmed(text));
    }
    const bool wantsToGo = !waiting.empty() && waiting.back() == "quit";
    for (; !waiting.empty() && (session_ || wantsToGo) && !isQuitting_; waiting.pop_front())
      obey(waiting.front());
  }
  return leave();
}

void JoinedGame::listen() {
  for (const News& news : line_.goOn())
    hear(news);
  mirror_.setTime(line_.tableTime());
  noteLine();
}

void JoinedGame::hear(const News& news) {
  if (news.kind == News::Kind::Refused) {
    if (textOr(at(news.command, "t")) == "move") mirror_.moveRefused();
    say(explainRefusal(news));
  }
  if (news.kind == News::Kind::Presence) return notePresence();
  if (news.kind == News::Kind::Queue) return noteQueue();
  const bool isMark = textOr(at(news.message, "type")) == "marks";
  follow(isMark ? remote::colorOf(at(news.message, "by")) : std::nullopt);
  if (news.kind == News::Kind::Welcome && table_ && !isQuitting_) rememberSeat();
  if (news.kind == News::Kind::Event) hearEvent(news.message);
}

// The session as the table is now.
void JoinedGame::follow(std::optional<Color> markedBy) {
  const auto told = remote::viewOf(line_.client().table());
  const auto seat = line_.client().seat();
  if (!told || !seat) return;
  table_ = told;
  names_ = namesAt(*told, online::colorOf(*seat));
  seenCount_.follow(*told, markedBy, names_.own, steadyTime());
  mirror_.setTime(line_.tableTime());
  if (!mirror_.isOf(*told)) {
    GameSession::Parts parts;
    parts.observer = [this](const Change& change) { hearChange(change); };
    session_ = mirror_.begin(*told, names_.own, today(), std::move(parts));
    isChanged_ = true;
  }
  if (!session_ || !mirror_.follow(*session_, *told)) {
    say("The server tells of a game that cannot be. A browser may show it.");
    hasFailed_ = isQuitting_ = true;
  }
}

void JoinedGame::hearChange(const Change& change) {
  using What = Change::What;
  if (change.what == What::ModeChanged || change.what == What::PlayerChanged) return;
  isChanged_ = true;
  isSaved_ = false;
  isQueueSaid_ = false;
  if (change.what == What::Ended) ended();
}

void JoinedGame::hearEvent(const Json& event) {
  const bool isOffer = textOr(at(event, "type")) == "offer";
  if (isOffer && table_->offer) return say(describeOffer(*table_->offer, names_));
  if (const std::string words = describeEvent(event, names_); !words.empty()) say(words);
  if (textOr(at(event, "type")) == "rematch" && table_->rematch) goToRematch(*table_->rematch);
}

void JoinedGame::noteLine() {
  using Line = TableClient::Line;
  const Line line = line_.client().line();
  if (line == Line::Closed) {
    say(whyClosed(line_.client().closedBecause()));
    static_cast<void>(book_.forget(line_.seatKey()));
    hasFailed_ = isQuitting_ = true;
    return;
  }
  const bool isLost = line != Line::Open && (session_ || !line_.trouble().empty());
  if (isLost && !isLineLost_) {
    say("The connection is lost" +
        (line_.trouble().empty() ? "" : " (" + plainLine(line_.trouble()) + ")") +
        ". Trying again; nothing you do is lost.");
    isLineLost_ = true;
  }
  if (line == Line::Open && std::exchange(isLineLost_, false)) say("Connected again.");
}

void JoinedGame::notePresence() {
  const bool isBeginning = !table_ || table_->moves.empty();  // who sits down connects then
  if (isBeginning && saidOfPresence_.empty()) return;
  const std::string words = describePresence(line_.client().presence(), names_, line_.tableTime());
  const bool wasAway = !saidOfPresence_.empty();
  // Once for somebody who goes; the time until a claim moves on by itself.
  if (words.substr(0, words.find('.')) == saidOfPresence_) return;
  saidOfPresence_ = words.substr(0, words.find('.'));
  if (!words.empty()) return say(words);
  if (wasAway) say("Both players are here again.");
}

// Once a turn: how long it is yet changes every second.
void JoinedGame::noteQueue() {
  const auto& queue = line_.client().botQueue();
  if (queue && !std::exchange(isQueueSaid_, true)) say(describeQueue(*queue));
}

void JoinedGame::rememberSeat() {
  if (!names_.own || session_->result()) return;
  const std::string title = names_.names.black + " - " + names_.names.white;
  static_cast<void>(book_.remember({line_.seatKey(), title, today()}));
}

void JoinedGame::ended() {
  static_cast<void>(book_.forget(line_.seatKey()));
  if (!settings_.saveTo.empty()) save({});
}

// The same key opens it, the colours being changed unless one side gets stones.
void JoinedGame::goToRematch(const std::string& game) {
  files_ = {};  // the next record is another file
  const bool isEven = table_->settings.handicap == 0;
  line_.moveTo(game);
  session_.reset();
  table_.reset();
  mirror_ = {};
  saidOfPresence_.clear();
  say(isEven ? "Another game, with the colours changed." : "Another game, with the same colours.");
}

int JoinedGame::leave() {
  const auto patience = std::chrono::steady_clock::now() + kLastWords;
  while (!hasFailed_ && line_.client().hasUnanswered() &&
         std::chrono::steady_clock::now() < patience) {
    listen();
    std::this_thread::sleep_for(kListenEvery);
  }
  if (settings_.prompts && isPromptShown_) std::cout << "\n";
  if (!settings_.saveTo.empty() && !isSaved_ && session_) save({});
  const bool goesOn = session_ && names_.own && !session_->result();
  if (goesOn && !hasFailed_) say("The game waits at the server; the same link brings you back.");
  return hasFailed_ ? 1 : 0;
}

// Lines

void JoinedGame::obey(const std::string& line) {
  if (line.empty()) return;
  const size_t blank = std::min(line.find_first_of(" \t"), line.size());
  const std::string word = lowerCase(line.substr(0, blank));
  const std::string argument(trimmed(std::string_view(line).substr(blank)));
  // Whoever says something else goes on with the game.
  if (word != "yes" && word != "no") isAskedToResign_ = false;
  for (const Command& command : kCommands) {
    if (command.name == (word == "agree" ? "done" : word)) return (this->*command.run)(argument);
  }
  if (!session_) return;
  const BoardSize size = session_->tree().size();
  const auto point = parsePoint(line, size, settings_.style.coordinates);
  if (point) return touch(*point);
  say(notUnderstood(line, size, settings_.style.coordinates));
}

bool JoinedGame::mayAct() {
  if (!session_) return false;
  if (!names_.own) say("You are looking on; only the players may do this.");
  if (names_.own && table_->phase == Phase::Waiting) say("Nobody has taken the other seat yet.");
  return names_.own && table_->phase != Phase::Waiting;
}

void JoinedGame::touch(Point point) {
  if (!mayAct()) return;
  if (table_->phase != Phase::Counting || !table_->count) return play(Move::at(point));
  send({{"t", "mark"},
        {"revision", table_->count->revision},
        {"at", toText(point, session_->tree().size(), Notation::Sgf)}});
}

// It stands on our board at once, and goes away again if the server does not take it.
void JoinedGame::play(Move move) {
  if (!mayAct()) return;
  if (table_->phase == Phase::Paused) return say("The game is paused; `resume` goes on.");
  if (table_->phase == Phase::Counting)
    return say("The game is being counted; `resume` goes on playing.");
  const Turn turn{*names_.own, move};
  if (session_->result()) return say("The game is over.");
  if (session_->turn() != turn.color || mirror_.isMoveOnItsWay())
    return say("It is not your turn.");
  const auto before = static_cast<int>(table_->moves.size());
  const Outcome played = session_->play(turn.color, turn.move);
  if (!played) return say(explain(played.error(), *session_, settings_.style.coordinates));
  mirror_.moved(*session_, before, turn);
  send({{"t", "move"},
        {"number", before},
        {"at",
         move.isPass() ? "pass" : toText(move.point(), session_->tree().size(), Notation::Sgf)}});
}

void JoinedGame::send(Json command) {
  if (!names_.own) return static_cast<void>(mayAct());
  line_.send(std::move(command));
}

// Whoever asks for what the other side has asked for agrees to it.
void JoinedGame::offer(OfferKind what) {
  if (!mayAct()) return;
  const auto& standing = table_->offer;
  if (standing && standing->what == what && !names_.isOwn(standing->by)) return answer(true);
  send({{"t", "offer"}, {"what", online::nameOf(what)}});
}

void JoinedGame::answer(bool yes) {
  if (!mayAct()) return;
  if (!table_->offer) return say("Nobody has asked for anything.");
  send({{"t", "answer"}, {"offer", table_->offer->n}, {"yes", yes}});
}

// Commands

// A slip of the hand is no resignation; a script means what it says.
void JoinedGame::resign(const std::string&) {
  if (!settings_.prompts || !mayAct() || session_->result()) return send({{"t", "resign"}});
  isAskedToResign_ = true;
  say("Do you resign? `yes` or `no`.");
}

void JoinedGame::yes(const std::string&) {
  if (!std::exchange(isAskedToResign_, false)) return answer(true);
  send({{"t", "resign"}});
}

void JoinedGame::no(const std::string&) {
  if (!std::exchange(isAskedToResign_, false)) return answer(false);
  say("The game goes on.");
}

void JoinedGame::agree(const std::string&) {
  if (!mayAct()) return;
  if (table_->phase != Phase::Counting || !table_->count)
    return say("Nothing is being counted yet: both sides pass to end the game.");
  // What was typed before the marks changed meant the count before.
  if (!seenCount_.mayAgree(steadyTime()))
    return say((seenCount_.change()
                    ? describeRecount(*seenCount_.change(), table_->count->result, names_)
                    : std::string("The marks have just changed.")) +
               " `done` once more agrees to it.");
  send({{"t", "agree"}, {"revision", table_->count->revision}, {"hash", table_->count->hash}});
}

void JoinedGame::claim(const std::string& what) {
  send({{"t", "claim"}, {"what", what.empty() ? "win" : lowerCase(what)}});
}

void JoinedGame::giveTime(const std::string& seconds) {
  const std::string text = seconds.empty() ? "60" : seconds;
  const bool isNumber = text.size() <= 3 && std::all_of(text.begin(), text.end(), isDigit);
  if (!isNumber) return say("How many seconds? For example `addtime 60`.");
  send({{"t", "addtime"}, {"seconds", std::stoi(text)}});
}

void JoinedGame::talk(const std::string& text) {
  if (text.empty()) return say("What? For example `say Hello!`.");
  send({{"t", "chat"}, {"text", text}});
}

void JoinedGame::save(const std::string& argument) {
  std::string file = argument.empty() ? settings_.saveTo : withHome(argument);
  if (file.empty()) return say("Where to? For example `save game.sgf`.");
  if (!session_) return;
  if (argument.empty()) file = files_.placeFor(file, session_->tree());
  const bool isAnothers = !files_.mayReplace(file, session_->tree());
  const auto written =
      isAnothers ? Unexpected{holdsAnotherGame(file)} : saveSgf(file, session_->save());
  hasFailed_ = !written;
  if (!written) {
    printError(written.error());
    return;
  }
  files_.own(file);
  isSaved_ = true;
  say("Saved as " + file + ".");
}

void JoinedGame::help(const std::string&) {
  const bool counts = table_ && table_->phase == Phase::Counting;
  const int width = settings_.style.width;
  std::cout << helpRow(
      "D4", "",
      counts ? "mark this group dead or alive, or say whose this region is" : "play there", width);
  for (const Command& command : kCommands)
    std::cout << helpRow(command.name, command.argument, command.help, width);
  std::cout << std::flush;
}

// What is shown

// News come while somebody types: they begin a line of their own.
void JoinedGame::say(const std::string& sentence) {
  if (std::exchange(isPromptShown_, false)) std::cout << "\n";
  std::cout << wrapped(sentence, settings_.style.width) << std::endl;
}

void JoinedGame::prompt() {
  if (!settings_.prompts || isQuitting_ || std::exchange(isPromptShown_, true)) return;
  std::cout << "> " << std::flush;
}

void JoinedGame::show() {
  isChanged_ = false;
  if (!session_) return;
  if (std::exchange(isPromptShown_, false)) std::cout << "\n";
  // Nothing is counted before the server has looked for dead stones.
  const CountMode* counting = session_->isJudging() ? nullptr : session_->counting();
  std::cout << "\n"
            << boardWords(*session_, counting ? &counting->marks() : nullptr,
                          counting ? &counting->count() : nullptr, settings_.style);
  for (const Color color : {Color::Black, Color::White})
    std::cout << sideLine(*session_, color, names_.names[color], settings_.style);
  if (counting) std::cout << countWords(*counting, *session_, settings_.style);
  say(status());
}

std::string JoinedGame::status() const {
  if (table_->phase == Phase::Waiting) return "Waiting for somebody to take the other seat.";
  if (session_->result()) return sentence(*session_->result());
  if (session_->isJudging()) return "The server looks for dead stones.";
  if (session_->counting() && names_.own) {
    return "Is this right? Name a stone to mark its group dead or alive, an empty point to say "
           "whose its region is, `done` to agree, `resume` to play on.";
  }
  if (session_->counting()) return "The game is being counted.";
  const std::string last = lastMoveWords(*session_, settings_.style.coordinates);
  const Color turn = session_->turn();
  if (names_.isOwn(turn)) return last + "Your turn, " + nameOfSide(turn) + ".";
  return last + names_.of(turn) + " to play.";
}

}  // namespace tengen::cli
