#include "apps/desktop/controller/recovery.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "apps/desktop/controller/picture_maker.h"

namespace tengen::desktop {
namespace {

JournalContent contentOf(const std::filesystem::path& journal) {
  const auto bytes = readFile(journal);
  return bytes ? parseJournal(*bytes) : JournalContent();
}

// "“evening.sgf”, Ana – Tengen 5k, 12 moves, 3/4/26 8:15 PM"
QString wordsFor(const JournalContent& content, const QString& when) {
  const auto game = GameSession::replay(content.records, content.format, {});
  QStringList words;
  if (game && !game->file().empty()) {
    const QString name = QFileInfo(QString::fromStdString(game->file())).fileName();
    words << Recovery::tr("“%1”").arg(name);
  }
  if (game) {
    const QString players = playersOf(*game, {}).names;
    if (!players.isEmpty()) words << players;
    // Of the game, also where one stood in a short variation of it.
    const GameTree& tree = game->tree();
    const int moves = std::max(tree.moveNumber(tree.endOfLine(tree.root())),
                               tree.moveNumber(game->line().back()));
    words << Recovery::tr("%n moves", "", moves);
  }
  words << when;
  return words.join(QStringLiteral(", "));
}

void removeJournal(const std::filesystem::path& journal) {
  if (auto lost = Journal::recover(journal)) lost->journal.remove();
}

}  // namespace

Recovery::Recovery(GameController& game, FileController& files, NoticeBar& notice,
                   std::filesystem::path folder, QObject* parent)
    : QObject(parent), game_(game), files_(files), notice_(notice), folder_(std::move(folder)) {}

std::vector<Recovery::Lost> Recovery::waiting() {
  std::vector<Lost> found;
  for (const auto& journal : Journal::recoverable(folder_)) {
    if (std::find(later_.begin(), later_.end(), journal) != later_.end()) continue;
    JournalContent content = contentOf(journal);
    if (content.format > kJournalFormat) {
      later_.push_back(journal);
      emit warned([] {
        return tr("A newer Tengen left an unfinished game, which this one cannot read. It stays.");
      });
    } else if (GameSession::isWorthRecovering(content.records) ||
               GameSession::holdsReview(content.records)) {
      found.push_back({journal, std::move(content)});
    } else {
      removeJournal(journal);
    }
  }
  return found;
}

void Recovery::offer() {
  if (folder_.empty()) return;
  withhold();  // there may be more of them by now
  const std::vector<Lost> lost = waiting();
  if (!lost.empty()) ask(lost.front(), answered_ + static_cast<int>(lost.size()));
}

void Recovery::withhold() {
  notice_.withdraw(NoticeBar::About::LostGame);
}

void Recovery::ask(const Lost& lost, int all) {
  const auto& journal = lost.journal;
  const QFileInfo file(QString::fromStdString(journal.string()));
  const QString when = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
  const auto words = [content = lost.content, when, number = answered_ + 1, all] {
    const QString game = wordsFor(content, when);
    if (all == 1 && !GameSession::isWorthRecovering(content.records)) {
      return tr("The review of this game was not saved and can be brought back: %1").arg(game);
    }
    if (all == 1) {
      return tr("This game was not saved and can be brought back: %1").arg(game);
    }
    return tr("Game %1 of %2 that were not saved can be brought back: %3")
        .arg(number)
        .arg(all)
        .arg(game);
  };
  const auto later = [this, journal] {
    ++answered_;
    later_.push_back(journal);
    offer();
  };
  notice_.ask(words,
              {{[] { return tr("&Restore"); }, [this, journal] { restore(journal); }},
               {[] { return tr("&Discard"); }, [this, journal] { discard(journal); }},
               {[] { return tr("&Later"); }, later}},
              NoticeBar::About::LostGame);
}

void Recovery::restore(const std::filesystem::path& journal) {
  if (!files_.mayLeave()) return offer();
  const QDateTime written = QFileInfo(QString::fromStdString(journal.string())).lastModified();
  auto lost = Journal::recover(journal);
  ++answered_;
  later_.push_back(journal);
  if (lost && game_.recover(std::move(*lost))) {
    files_.takeRecovered(written);
    emit restored();
    emit said([] { return tr("Here is your game as it was."); });
  } else {
    emit warned(
        [] { return tr("This game cannot be read any more; its journal stays where it is."); });
  }
  offer();
}

void Recovery::discard(const std::filesystem::path& journal) {
  ++answered_;
  removeJournal(journal);
  offer();
}

}  // namespace tengen::desktop
