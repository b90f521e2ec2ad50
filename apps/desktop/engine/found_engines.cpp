#include "apps/desktop/engine/found_engines.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tengen::desktop {
namespace {

struct KnownEngine {
  const char* program;
  const char* name;
  const char* arguments;
};
constexpr KnownEngine kKnown[] = {{"gnugo", "GNU Go", "--mode gtp"},
                                  {"katago", "KataGo", "gtp"},
                                  {"pachi", "Pachi", ""},
                                  {"leelaz", "Leela Zero", "--gtp"}};

}  // namespace

QStringList engineFolders() {
  QStringList folders =
      qEnvironmentVariable("PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
  // PATH of a window seldom holds them.
  folders << QStringLiteral("/usr/games") << QStringLiteral("/usr/local/games");
  return folders;
}

QList<EngineProfile> foundEngines(const QStringList& folders) {
  QList<EngineProfile> found;
  for (const KnownEngine& known : kKnown) {
    const QString path =
        QStandardPaths::findExecutable(QString::fromLatin1(known.program), folders);
    if (path.isEmpty()) continue;
    found.append({.name = QString::fromLatin1(known.name),
                  .program = path,
                  .arguments = QString::fromLatin1(known.arguments)});
  }
  return found;
}

EngineProfile profileFor(const QString& program) {
  const QString file = QFileInfo(program).completeBaseName();
  for (const KnownEngine& known : kKnown) {
    if (!file.startsWith(QLatin1String(known.program), Qt::CaseInsensitive)) continue;
    return {.name = QString::fromLatin1(known.name),
            .program = program,
            .arguments = QString::fromLatin1(known.arguments)};
  }
  return {.name = file, .program = program};
}

}  // namespace tengen::desktop
