#include "apps/desktop/words/table_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

#include "clock/time_text.h"
#include "online/json.h"

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

using client::ClientError;
using online::at;
using online::Json;
using online::textOr;
using remote::OfferKind;
using remote::TableView;

struct Table {
  Q_DECLARE_TR_FUNCTIONS(Table)
};

#define WORDS(text) QT_TRANSLATE_NOOP("Table", text)

struct Word {
  std::string_view key;
  const char* words;
};

// By reason, then by code.
constexpr std::array<Word, 29> kRefusals{{
    {"occupied", WORDS("There is a stone already.")},
    {"ko", WORDS("That would take back the ko at once. Play somewhere else first.")},
    {"superko", WORDS("That would bring back an earlier position of the whole board.")},
    {"suicide", WORDS("That stone would have no liberties and take nothing.")},
    {"alive", WORDS("These stones are alive whatever anybody plays.")},
    {"watch", WORDS("You are looking on; only the players may do this.")},
    {"offer-pending", WORDS("There is an offer already that waits for an answer.")},
    {"no-offer", WORDS("What was offered is gone.")},
    {"declined", WORDS("That was declined; it can be asked again after the next move.")},
    {"nothing-to-undo", WORDS("There is no move of yours to take back.")},
    {"no-repetition", WORDS("No position has come back, so the game has to be played out.")},
    {"no-clock", WORDS("This game has no clock.")},
    {"too-late", WORDS("It is too late for that.")},
    {"not-away", WORDS("The other side has not been away long enough.")},
    {"away", WORDS("The other side is away; play goes on when they are back.")},
    {"no-stone", WORDS("You have resumed play once already; play a stone before you do so again.")},
    {"has-agreed", WORDS("The other side has agreed in this count: only the count can end it.")},
    {"judging", WORDS("The server is still looking for dead stones.")},
    {"waiting", WORDS("Nobody has taken the other seat yet.")},
    {"playing", WORDS("The game is still being played; two passes end it.")},
    {"paused", WORDS("The game is paused.")},
    {"counting", WORDS("The stones are being counted.")},
    {"over", WORDS("The game is over.")},
    {"cancelled", WORDS("The game was called off.")},
    {"not-your-turn", WORDS("It is not your turn.")},
    {"wrong-number", WORDS("A move came in between.")},
    {"stale", WORDS("That has changed in the meantime.")},
    {"too-many", WORDS("That was too much at once; wait a moment.")},
    {"unavailable", WORDS("The server could not store it, so it was not done. Try again.")},
}};

constexpr std::array<Word, 5> kJoining{{
    {"taken", WORDS("Somebody has taken this seat already.")},
    {"forbidden", WORDS("This link does not open that table.")},
    {"unknown", WORDS("There is no such table any more.")},
    {"too-many", WORDS("The server takes no more just now; try again later.")},
    {"unavailable", WORDS("The server could not store it, so it was not done. Try again.")},
}};

// Whole sentences: %1 is a name.
constexpr std::array<const char*, 4> kAsks{
    WORDS("%1 asks to take back a move."), WORDS("%1 asks for a pause."),
    WORDS("%1 offers to end the game without result."), WORDS("%1 asks for another game.")};
constexpr std::array<const char*, 4> kAsked{
    WORDS("You asked to take back a move."), WORDS("You asked for a pause."),
    WORDS("You offered to end the game without result."), WORDS("You asked for another game.")};
#undef WORDS

template <size_t N>
QString wordsFor(const std::array<Word, N>& table, std::string_view key) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const Word& each) { return each.key == key; });
  return found == table.end() ? QString() : QCoreApplication::translate("Table", found->words);
}

QString minutesAndSeconds(Milliseconds time) {
  const qint64 seconds = std::max<qint64>((time.count() + 999) / 1000, 0);
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace

QString playerAt(const TableView& table, Color color) {
  const QString name = QString::fromStdString(table.names[color].value_or(""));
  return name.isEmpty() ? sideName(color) : name;
}

QString invitation(const client::TableGlance& table) {
  const Color own = online::colorOf(table.seat).value_or(Color::White);
  const QString host = QString::fromStdString(table.names[opponent(own)].value_or(""));
  const online::TableSettings& game = table.settings;
  const QString komi = QLocale().toString(game.komi, 'f', QLocale::FloatingPointShortest);
  QStringList parts{QStringLiteral("%1×%2").arg(game.size.width).arg(game.size.height),
                    rulesWords(game.rules).name, Table::tr("komi %1").arg(komi)};
  if (game.handicap > 0) parts << Table::tr("handicap %1").arg(game.handicap);
  parts << (game.time.system == TimeSettings::System::None
                ? Table::tr("no clock")
                : Table::tr("time %1").arg(QString::fromStdString(toText(game.time))));
  const QString what = parts.join(QStringLiteral(", "));
  const QString seat =
      own == Color::Black ? Table::tr("You play Black.") : Table::tr("You play White.");
  const QString who = host.isEmpty() ? Table::tr("You are invited: %1.").arg(what)
                                     : Table::tr("%1 invites you: %2.").arg(host, what);
  return who + ' ' + seat;
}

QString waiting(const remote::BotQueue& queue) {
  return Table::tr("Moves at other tables first: %1, about %2 s.")
      .arg(queue.ahead)
      .arg(qint64{queue.time.count()});
}

QString offered(const TableView::Offer& offer, const TableView& table, std::optional<Color> own) {
  const auto what = static_cast<size_t>(offer.what);
  if (own == offer.by) return QCoreApplication::translate("Table", kAsked[what]);
  return QCoreApplication::translate("Table", kAsks[what]).arg(playerAt(table, offer.by));
}

QString happened(const Json& event, const TableView& table, std::optional<Color> own) {
  const std::string type = textOr(at(event, "type"));
  const auto by = remote::colorOf(at(event, "by"));
  if (!by) return {};
  const QString who = playerAt(table, *by);
  const bool isOwn = own == by;
  if (type == "joined") return Table::tr("%1 sits down: the game begins.").arg(who);
  if (type == "paused") return Table::tr("The game is paused.");
  if (type == "resumed") return Table::tr("The game goes on.");
  if (type == "undone") return Table::tr("The move was taken back.");
  if (type == "cancelled") return Table::tr("%1 calls the game off.").arg(who);
  if (isOwn) return {};
  if (type == "agreed") return Table::tr("%1 agrees to this count.").arg(who);
  if (type == "marks") return Table::tr("%1 marked it otherwise.").arg(who);
  if (type == "declined") return Table::tr("%1 says no.").arg(who);
  if (type == "addtime") return Table::tr("%1 gives you more time.").arg(who);
  return {};
}

QString agreedByOther(const TableView& table, Color own) {
  const Color other = opponent(own);
  if (!table.count || !table.count->agreed[other]) return {};
  return Table::tr("%1 agrees to this count.").arg(playerAt(table, other));
}

QString recounted(const remote::SeenCount::Change& change, const TableView& table) {
  const QString before = result(change.before);
  const QString now = table.count ? result(table.count->result) : QString();
  if (!change.by) return Table::tr("The count has changed. Before: %1. Now: %2.").arg(before, now);
  const QString who = playerAt(table, *change.by);
  const QString agrees = table.count && table.count->agreed[*change.by]
                             ? ' ' + Table::tr("%1 agrees to this count.").arg(who)
                             : QString();
  return Table::tr("%1 changed the marks. Before: %2. Now: %3.").arg(who, before, now) + agrees;
}

QString refusedAtTable(const remote::News& refused) {
  const std::string code = textOr(at(refused.message, "code"));
  QString words = wordsFor(kRefusals, textOr(at(refused.message, "reason")));
  if (words.isEmpty()) words = wordsFor(kRefusals, code);
  if (!words.isEmpty()) return words;
  return Table::tr("The server refused it (%1).").arg(QString::fromStdString(code));
}

QString away(const remote::Presence& presence, const TableView& table, std::optional<Color> own,
             TimePoint tableTime) {
  for (const Color color : {Color::Black, Color::White}) {
    if (presence.isHere[color] || own == color || !table.names[color]) continue;
    const QString who = playerAt(table, color);
    const auto claimAt = presence.claimAt[color];
    if (!own || !claimAt) return Table::tr("%1 is away.").arg(who);
    if (*claimAt > tableTime)
      return Table::tr("%1 is away. You may claim the game in %2.")
          .arg(who, minutesAndSeconds(*claimAt - tableTime));
    return Table::tr("%1 is away. You may claim the game, or wait.").arg(who);
  }
  return {};
}

QString serverProblem(const ClientError& error, const remote::Address& server) {
  const QString where = QString::fromStdString(remote::toText(server));
  const QString detail = QString::fromStdString(error.detail);
  switch (error.kind) {
    case ClientError::Kind::Unreachable:
      return Table::tr("Nobody answers at %1 (%2).").arg(where, detail);
    case ClientError::Kind::NotTrusted:
      return Table::tr("Nobody vouches for %1 (%2).").arg(where, detail);
    case ClientError::Kind::NoServer:
      return Table::tr("%1 answers, but it is no Tengen server.").arg(where);
    case ClientError::Kind::Refused:
      break;
  }
  const QString words = wordsFor(kJoining, error.detail);
  return words.isEmpty() ? Table::tr("The server refused it (%1).").arg(detail) : words;
}

QString tableClosed(const std::string& code) {
  if (code == "unknown") return Table::tr("This link opens no table there any more.");
  return Table::tr("The server speaks another version of the protocol; a browser will do.");
}

}  // namespace tengen::desktop::words
