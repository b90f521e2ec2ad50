#include "apps/desktop/words/library_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

struct LibraryWords {
  Q_DECLARE_TR_FUNCTIONS(LibraryWords)
};

QString shownPath(const std::string& path) {
  return QDir::toNativeSeparators(QString::fromStdString(path));
}

}  // namespace

QString libraryProblem(const library::LibraryError& error) {
  using Kind = library::LibraryError::Kind;
  const QString path = shownPath(error.path.string());
  switch (error.kind) {
    case Kind::NotThere:
      return LibraryWords::tr("There is no library yet: add a folder of games.");
    case Kind::Newer:
      return LibraryWords::tr("A newer version of Tengen made the library in “%1”.").arg(path);
    case Kind::Older:
      return LibraryWords::tr(
                 "An older version of Tengen made the library in “%1”: reading the "
                 "games once more brings it up to date.")
          .arg(path);
    case Kind::Damaged:
      return LibraryWords::tr(
                 "The library in “%1” is damaged. It can be made anew from your games; tags "
                 "and joined names are kept.")
          .arg(path);
    case Kind::Busy:
      return LibraryWords::tr(
          "Another window or program is reading games into the library just "
          "now.");
    case Kind::ReadOnly:
      return LibraryWords::tr("The library in “%1” cannot be written.").arg(path);
    case Kind::Full:
      return LibraryWords::tr("The disk is full. What was added before is kept.");
    case Kind::Other:
      break;
  }
  return LibraryWords::tr("The library in “%1” cannot be used: %2")
      .arg(path, QString::fromStdString(error.detail));
}

QString importProgress(const library::ImportProgress& progress) {
  if (progress.filesInAll == 0) return LibraryWords::tr("Looking for games…");
  return LibraryWords::tr("Reading file %L1 of %L2, %L3 games")
      .arg(progress.files)
      .arg(progress.filesInAll)
      .arg(progress.games);
}

QString importReport(const library::ImportReport& report) {
  QStringList parts;
  if (report.games > 0)
    parts << LibraryWords::tr("%Ln games added.", "", static_cast<int>(report.games));
  else if (report.removed == 0)
    parts << LibraryWords::tr("No new games.");
  if (report.removed > 0) {
    parts << LibraryWords::tr("%Ln games of changed or removed files taken out.", "",
                              static_cast<int>(report.removed));
  }
  if (!report.troubles.empty()) {
    parts << LibraryWords::tr("%Ln files left out.", "", static_cast<int>(report.troubles.size()));
  }
  if (!report.missingSources.empty()) {
    parts << missingSource(report.missingSources.front());
  }
  if (report.wasStopped) parts << LibraryWords::tr("Stopped; the next look goes on.");
  return parts.join(' ');
}

QString missingSource(const std::string& path) {
  return LibraryWords::tr("“%1” is not there; its games are kept.").arg(shownPath(path));
}

QString fileTrouble(const library::FileTrouble& trouble) {
  const QString path = shownPath(trouble.path);
  if (trouble.why) return readProblem(*trouble.why, path);
  switch (trouble.state) {
    case library::FileState::NoGame:
      return LibraryWords::tr("%1: there is no game in this file").arg(path);
    case library::FileState::OtherGame:
      return LibraryWords::tr("%1: this is not Go").arg(path);
    default:
      return QStringLiteral("%1: %2").arg(path, QString::fromStdString(trouble.code.message()));
  }
}

}  // namespace tengen::desktop::words
