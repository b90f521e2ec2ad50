// The language of the window, switched while it is open. The words are part of the program.
#pragma once

#include <QString>
#include <QStringList>

namespace tengen::desktop {

// One of knownLanguages(); empty: as the system, and English where the system's is none of these.
// Every widget hears of it by QEvent::LanguageChange. Asking again for the same one does nothing.
void installLanguage(const QString& code);

// What the window can speak: "en", "es", "ja", "ko" and "zh_CN".
QStringList knownLanguages();
// The code for what people call it: zh, zh-CN and zh_CN.UTF-8 are zh_CN. Empty for one it cannot.
QString languageNamed(const QString& name);

// The one in use, never empty.
QString installedLanguage();

}  // namespace tengen::desktop
