#include "apps/desktop/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>
#include <cstdio>
#include <cstdlib>

#include "apps/desktop/translations/language.h"

namespace tengen::desktop {
namespace {

const QStringList kModes{"play",  "review", "edit",     "library",
                         "count", "start",  "explorer", "problems"};
// They wait for an engine.
const QStringList kModesOfPictures{"reviewed", "live", "learn", "engines"};

struct Options {
  Q_DECLARE_TR_FUNCTIONS(Options)
};

[[noreturn]] void refuse(const QString& why) {
  std::fprintf(stderr, "tengen-desktop: %s\n", qPrintable(why));
  std::exit(2);
}

std::optional<QSize> sizeOf(const QString& text) {
  static const QRegularExpression pattern(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
  const auto match = pattern.match(text);
  if (!match.hasMatch()) return std::nullopt;
  return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

}  // namespace

CommandLine parseCommandLine(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription(Options::tr("Play, read and count games of Go."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(
      "FILE", Options::tr("Games to open, or links of tables to join; a window each."),
      "[FILE|LINK...]");
  const QCommandLineOption screenshot(
      "screenshot", Options::tr("Draw the window into a PNG file and end."), "OUT.png");
  const QCommandLineOption window("window", Options::tr("Size of the window."), "WxH");
  const QCommandLineOption move("move", Options::tr("Go to this move."), "N");
  const QCommandLineOption theme(
      "theme", Options::tr("light or dark, kaya, walnut, slate or print; may be given twice."),
      "NAME");
  const QCommandLineOption language("language", Options::tr("en, es, ja, ko or zh_CN."), "L");
  const QCommandLineOption mode("mode", Options::tr("How the window opens."),
                                (kModes + kModesOfPictures).join('|'));
  for (const auto& option : {screenshot, window, move, theme, language, mode})
    parser.addOption(option);
  parser.process(arguments);

  CommandLine line;
  line.files = parser.positionalArguments();
  line.screenshot = parser.value(screenshot);
  line.themes = parser.values(theme);
  if (parser.isSet(language)) {
    line.language = languageNamed(parser.value(language));
    if (line.language.isEmpty()) {
      refuse(Options::tr("--language “%1”: Tengen speaks %2")
                 .arg(parser.value(language), knownLanguages().join(", ")));
    }
  }
  line.mode = parser.value(mode);
  if (parser.isSet(mode) && !kModes.contains(line.mode)) {
    const bool isForPictures = kModesOfPictures.contains(line.mode);
    if (!isForPictures)
      refuse(Options::tr("--mode “%1”: there are %2")
                 .arg(line.mode, (kModes + kModesOfPictures).join(", ")));
    if (line.screenshot.isEmpty())
      refuse(Options::tr("--mode %1 is for pictures, with --screenshot").arg(line.mode));
  }
  if (parser.isSet(window)) {
    line.window = sizeOf(parser.value(window));
    if (!line.window) refuse(Options::tr("--window wants a size like 1200x800"));
  }
  if (parser.isSet(move)) {
    bool ok = false;
    line.move = parser.value(move).toInt(&ok);
    if (!ok || *line.move < 0) refuse(Options::tr("--move wants a number"));
  }
  return line;
}

}  // namespace tengen::desktop
