// What the command line of tengen-desktop asks for, as a plain value.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

namespace tengen::desktop {

struct CommandLine {
  QStringList files;   // or links of tables
  QString screenshot;  // draw the window into this file and end
  std::optional<QSize> window;
  std::optional<int> move;
  QStringList themes;  // of the board, and "light" or "dark" for the window
  QString language;
  // How the window opens: a mode's name, "count", "start", "explorer" or "problems"; for pictures
  // also "reviewed", "live", "learn" and "engines".
  QString mode;
};

// Ends the program for --help, --version and what nobody understands.
CommandLine parseCommandLine(const QStringList& arguments);

}  // namespace tengen::desktop
