// What a window shows when it opens: the file, the move and the mode of the command line, or the
// start page.
#pragma once

#include "apps/desktop/command_line.h"
#include "apps/desktop/main_window.h"

namespace tengen::desktop {

// Does nothing for the modes that wait for an engine, which are for pictures.
void enterMode(MainWindow& window, const QString& mode);

// `file` may be empty, or the link of a table.
void openFile(MainWindow& window, const QString& file);
void openWindow(MainWindow& window, const CommandLine& line, const QString& file);

}  // namespace tengen::desktop
