// The language of the window, switched while it is open. The words are part of the program.
#pragma once

#include <QString>

namespace tengen::desktop {

// "en", "es" or "zh_CN"; empty: as the system, and English where the system's is none of these.
// Every widget hears of it by QEvent::LanguageChange. Asking again for the same one does nothing.
void installLanguage(const QString& code);

// The one in use, never empty.
QString installedLanguage();

}  // namespace tengen::desktop
