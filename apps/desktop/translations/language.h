// The language of the window, switched while it is open. The words are part of the program.
#pragma once

#include <QString>
#include <QStringList>
#include <array>

namespace tengen::desktop {

struct Language {
  const char* code;
  const char* name;  // as its speakers call it
};
constexpr std::array<Language, 5> kLanguages = {{{"en", "English"},
                                                 {"es", "Español"},
                                                 {"ja", "日本語"},
                                                 {"ko", "한국어"},
                                                 {"zh_CN", "简体中文"}}};

// A code of these; empty: as the system, and English where the system's is none of these.
// Every widget hears of it by QEvent::LanguageChange. Asking again for the same one does nothing.
void installLanguage(const QString& code);

QStringList knownLanguages();  // their codes
// The code for what people call it: zh, zh-CN and zh_CN.UTF-8 are zh_CN. Empty for one it cannot.
QString languageNamed(const QString& name);

// The one in use, never empty.
QString installedLanguage();

}  // namespace tengen::desktop
