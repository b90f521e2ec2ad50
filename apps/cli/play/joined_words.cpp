#include "apps/cli/play/joined_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/decimal.h"
#include "clock/time_text.h"
#include "online/json.h"

#include "apps/cli/plain_text.h"
#include "apps/cli/play/play_words.h"
#include "apps/cli/words.h"

namespace tengen::cli {
namespace {

using client::ClientError;
using online::at;
using online::Json;
using online::textOr;
using remote::OfferKind;
using remote::TableView;

struct Word {
  std::string_view key;
  std::string_view sentence;
};

template <size_t N>
std::string sentenceFor(const std::array<Word, N>& words, std::string_view key,
                        const std::string& otherwise) {
  const auto found =
      std::find_if(words.begin(), words.end(), [&](const Word& each) { return each.key == key; });
  return found == words.end() ? otherwise : std::string(found->sentence);
}

// By reason first, then by code.
constexpr std::array<Word, 25> kReasons{{
    {"occupied", "There is a stone already."},
    {"ko", "That would take back the ko at once. Play somewhere else first."},
    {"superko", "That would bring back an earlier position of the whole board (superko)."},
    {"suicide", "That stone would have no liberties and take nothing."},
    {"off-board", "That is not on the board."},
    {"alive", "These stones are alive whatever anybody plays, so they cannot be dead."},
    {"watch", "You are looking on; only the players may do this."},
    {"offer-pending", "There is an offer already: `yes` or `no` answers it."},
    {"no-offer", "Nobody has offered anything."},
    {"declined", "That was declined; it can be asked again after the next move."},
    {"nothing-to-undo", "There is no move of yours to take back."},
    {"no-repetition", "No position has come back, so the game has to be played out."},
    {"no-clock", "This game has no clock."},
    {"judging", "The server is still looking for dead stones; a moment."},
    {"too-late", "It is too late for that."},
    {"not-away", "The other side has not been away long enough."},
    {"away", "The other side is away; play goes on when they are back."},
    {"no-stone", "You have resumed play once already; play a stone before you do so again."},
    {"has-agreed", "The other side has agreed in this count; `claim count` ends it."},
    {"waiting", "Nobody has taken the other seat yet."},
    {"playing", "The game is still being played; two passes end it."},
    {"paused", "The game is paused; `resume` goes on."},
    {"counting", "The game is being counted; `resume` goes on playing."},
    {"over", "The game is over."},
    {"cancelled", "The game was called off."},
}};
constexpr std::array<Word, 5> kCodes{{
    {"not-your-turn", "It is not your turn."},
    {"wrong-number", "A move came in between."},
    {"stale", "That has changed in the meantime; look at the board again."},
    {"too-many", "That was too much at once; wait a moment."},
    {"unavailable", "The server could not store it, so it was not done. Try again."},
}};
constexpr std::array<Word, 6> kJoinCodes{{
    {"taken", "Somebody has taken this seat already."},
    {"forbidden", "This link does not open that table."},
    {"unknown", "There is no such table any more."},
    {"too-many", "The server takes no more just now; try again later."},
    {"unavailable", "The server cannot reach its store; try again later."},
    {"bad-settings", "The server does not know such a game."},
}};
constexpr std::array<Word, 2> kClosings{{
    {"unknown", "This link opens no table there any more."},
    {"version", "The server speaks another version of the protocol; a browser will do."},
}};

std::string asks(OfferKind what) {
  switch (what) {
    case OfferKind::Undo:
      return "to take back a move";
    case OfferKind::Pause:
      return "for a pause";
    case OfferKind::NoResult:
      return "to end the game without result";
    case OfferKind::Rematch:
      return "for another game";
  }
  return {};
}

std::string minutesAndSeconds(Milliseconds time) {
  const auto seconds = std::max<int64_t>((time.count() + 999) / 1000, 0);
  const std::string rest = std::to_string(seconds % 60);
  return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

}  // namespace

TableNames namesAt(const TableView& table, std::optional<Color> own) {
  TableNames names{{}, own};
  for (const Color color : {Color::Black, Color::White})
    names.names[color] = plainLine(table.names[color].value_or(""));
  return names;
}

std::string TableNames::of(Color color) const {
  if (isOwn(color)) return "you";
  return names[color].empty() ? nameOfSide(color) : names[color];
}

std::string TableNames::atStart(Color color) const {
  return isOwn(color) ? "You" : of(color);
}

std::string describeInvitation(const client::TableGlance& table) {
  const auto seat = online::colorOf(table.seat);
  const Color own = seat.value_or(Color::White);
  const std::string host = plainLine(table.names[opponent(own)].value_or(""));
  const online::TableSettings& game = table.settings;
  const bool hasClock = game.time.system != TimeSettings::System::None;
  std::string text = (host.empty() ? "You are invited" : host + " invites you") + " to a game: ";
  text += std::to_string(game.size.width) + "x" + std::to_string(game.size.height) + ", ";
  text += game.rules + " rules, komi " + shortestDecimal(game.komi);
  if (game.handicap > 0) text += ", handicap " + std::to_string(game.handicap);
  text += hasClock ? ", time " + toText(game.time) : std::string(", no clock");
  return text + ". You play " + nameOfSide(own) + ".";
}

std::string explain(const ClientError& error, const remote::Address& server) {
  const std::string where = remote::toText(server);
  switch (error.kind) {
    case ClientError::Kind::Unreachable:
      return "Nobody answers at " + where + (error.detail.empty() ? "" : ": " + error.detail);
    case ClientError::Kind::NotTrusted:
      return "Nobody vouches for " + where + ": " + error.detail;
    case ClientError::Kind::NoServer:
      return where + " answers, but it is no Tengen server";
    case ClientError::Kind::Refused:
      return sentenceFor(kJoinCodes, error.detail, "The server refused: " + error.detail);
  }
  return {};
}

std::string whyClosed(const std::string& code) {
  return sentenceFor(kClosings, code,
                     "The server does not understand this program (" + code + ").");
}

std::string describeEvent(const Json& event, const TableNames& names) {
  const std::string type = textOr(at(event, "type"));
  const Color by = remote::colorOf(at(event, "by")).value_or(Color::Black);
  const std::string who = names.atStart(by);
  const bool isOwn = names.isOwn(by);
  const auto what = online::named<OfferKind>(online::kOfferNames, textOr(at(event, "what")))
                        .value_or(OfferKind{});
  if (type == "joined") return who + (isOwn ? " sit" : " sits") + " down: the game begins.";
  if (type == "chat") return who + ": " + plainLine(textOr(at(event, "text")));
  if (type == "agreed") return who + (isOwn ? " agree" : " agrees") + " to this count.";
  if (type == "marks" && event.contains("by") && !isOwn) return who + " marked it otherwise.";
  if (type == "judging" || type == "counting") return "The server looks for dead stones.";
  if (type == "resumed") return "The game goes on.";
  if (type == "declined") return who + (isOwn ? " said no." : " says no.");
  if (type == "withdrawn")
    return who + (isOwn ? " no longer ask " : " no longer asks ") + asks(what) + ".";
  if (type == "undone") return "Taken back.";
  if (type == "paused") return "The clocks stand still; `resume` goes on.";
  if (type == "addtime")
    return who + (isOwn ? " give " : " gives ") +
           std::to_string(online::wholeOf(at(event, "seconds"), 0, 3600).value_or(0)) +
           " seconds to " + names.of(opponent(by)) + ".";
  if (type == "cancelled")
    return who + (isOwn ? " call" : " calls") + " the game off: it never was.";
  return {};
}

std::string describeRecount(const remote::SeenCount::Change& change, const GameResult& now,
                            const TableNames& names) {
  const std::string what = change.by ? names.atStart(*change.by) + " changed the marks."
                                     : std::string("The count has changed.");
  return what + " It was " + toText(change.before) + ", and is " + toText(now) + " now.";
}

std::string describeOffer(const TableView::Offer& offer, const TableNames& names) {
  const std::string what = asks(offer.what);
  if (names.isOwn(offer.by)) return "You asked " + what + "; `no` withdraws it.";
  const std::string asked = names.atStart(offer.by) + " asks " + what;
  return names.own ? asked + ": `yes` or `no`?" : asked + ".";
}

std::string describeQueue(const remote::BotQueue& queue) {
  const auto seconds = static_cast<size_t>(std::max<int64_t>(queue.time.count(), 1));
  return counted(static_cast<size_t>(queue.ahead), "turn") +
         " of other tables first: the bot moves in about " + counted(seconds, "second") + ".";
}

std::string explainRefusal(const remote::News& refused) {
  const std::string code = textOr(at(refused.message, "code"));
  const std::string reason = textOr(at(refused.message, "reason"));
  const std::string byCode = sentenceFor(kCodes, code, "The server refused: " + plainLine(code));
  return sentenceFor(kReasons, reason, byCode);
}

std::string describePresence(const remote::Presence& presence, const TableNames& names,
                             TimePoint tableTime) {
  for (const Color color : {Color::Black, Color::White}) {
    if (presence.isHere[color] || names.isOwn(color)) continue;
    const std::string away = names.atStart(color) + " is away.";
    const auto claimAt = presence.claimAt[color];
    if (!claimAt || !names.own) return away;
    if (*claimAt > tableTime)
      return away + " You may claim the game in " + minutesAndSeconds(*claimAt - tableTime) + ".";
    return away +
           " `claim win` claims the game (`claim count` a count, `claim void` no result); or "
           "wait.";
  }
  return {};
}

}  // namespace tengen::cli
