// Engines that are installed on this machine, with the words that make them speak GTP.
#pragma once

#include <QList>

#include "apps/desktop/engine/engine_profile.h"

namespace tengen::desktop {

QStringList engineFolders();  // PATH, and where some systems keep their games
QList<EngineProfile> foundEngines(const QStringList& folders = engineFolders());

// A program people chose by hand, with the name and the arguments it is known to need.
EngineProfile profileFor(const QString& program);

}  // namespace tengen::desktop
