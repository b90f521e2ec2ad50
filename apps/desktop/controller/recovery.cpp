#include "apps/desktop/controller/recovery.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>

namespace tengen::desktop {
namespace {

JournalContent contentOf(const std::filesystem::path& journal) {
  const auto bytes = readFile(journal);
  return bytes ? parseJournal(*bytes) : JournalContent();
}

// The name of its file; empty where it was never in one.
QString fileOf(const JournalContent& content) {
  const auto game = GameSession::replay(content.records, content.format, {});
  return game ? QFileInfo(QString::fromStdString(game->file())).fileName() : QString();
}

void removeJournal(const std::filesystem::path& journal) {
  if (auto lost = Journal::recover(journal)) lost->journal.remove();
}

}  // namespace

Recovery::Recovery(GameController& game, FileController& files, NoticeBar& notice,
                   std::filesystem::path folder, QObject* parent)
    : QObject(parent), game_(game), files_(files), notice_(notice), folder_(std::move(folder)) {}

void Recovery::offer() {
  if (folder_.empty()) return;
  for (const auto& journal : Journal::recoverable(folder_)) {
    if (std::find(later_.begin(), later_.end(), journal) != later_.end()) continue;
    const JournalContent content = contentOf(journal);
    if (content.format > kJournalFormat) {
      later_.push_back(journal);
      emit warned([] {
        return tr("A newer Tengen left an unfinished game, which this one cannot read. It stays.");
      });
      continue;
    }
    if (!GameSession::isWorthRecovering(content.records)) {
      removeJournal(journal);
      continue;
    }
    const QFileInfo file(QString::fromStdString(journal.string()));
    const QString when = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
    const auto later = [this, journal] {
      later_.push_back(journal);
      offer();
    };
    notice_.ask(
        [when, name = fileOf(content)] {
          if (name.isEmpty()) {
            return tr("Tengen ended unexpectedly. The game of %1 can be brought back.").arg(when);
          }
          return tr("Tengen ended unexpectedly. “%1” of %2 can be brought back.").arg(name, when);
        },
        {{[] { return tr("&Restore"); }, [this, journal] { restore(journal); }},
         {[] { return tr("&Discard"); }, [this, journal] { discard(journal); }},
         {[] { return tr("&Later"); }, later}});
    return;
  }
}

void Recovery::restore(const std::filesystem::path& journal) {
  if (!files_.mayLeave()) return offer();
  const QDateTime written = QFileInfo(QString::fromStdString(journal.string())).lastModified();
  auto lost = Journal::recover(journal);
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
  removeJournal(journal);
  offer();
}

}  // namespace tengen::desktop
