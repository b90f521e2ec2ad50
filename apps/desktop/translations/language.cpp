#include "apps/desktop/translations/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <array>

// Outside any namespace, as rcc writes it.
static void initWords() {
  Q_INIT_RESOURCE(words);
}

namespace tengen::desktop {
namespace {

// Later ones are asked first: ours, then the buttons of Qt as we know them, then all of Qt where
// its own translations are installed.
struct Words {
  QString code;
  std::array<QTranslator, 3> translators;
};

Words& words() {
  static Words one;
  return one;
}

QString codeFor(const QLocale& locale) {
  if (locale.language() == QLocale::Spanish) return "es";
  if (locale.language() == QLocale::Japanese) return "ja";
  if (locale.language() == QLocale::Korean) return "ko";
  const bool simplified = locale.script() == QLocale::SimplifiedHanScript;
  if (locale.language() == QLocale::Chinese && simplified) return "zh_CN";
  return "en";
}

}  // namespace

void installLanguage(const QString& wanted) {
  initWords();
  const QString code = knownLanguages().contains(wanted) ? wanted : codeFor(QLocale::system());
  if (words().code == code) return;
  words().code = code;
  QLocale::setDefault(code == "en" ? QLocale(QLocale::English) : QLocale(code));
  auto& [ofQt, ofButtons, own] = words().translators;
  for (QTranslator* translator : {&ofQt, &ofButtons, &own})
    QCoreApplication::removeTranslator(translator);
  const QString ofQtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (ofQt.load("qtbase_" + code, ofQtFolder)) QCoreApplication::installTranslator(&ofQt);
  if (ofButtons.load(":/words/qt_" + code)) QCoreApplication::installTranslator(&ofButtons);
  if (own.load(":/words/tengen_" + code)) QCoreApplication::installTranslator(&own);
}

QStringList knownLanguages() {
  QStringList codes;
  for (const Language& language : kLanguages)
    codes << language.code;
  return codes;
}

QString languageNamed(const QString& name) {
  const QStringList parts = QString(name).replace('-', '_').section('.', 0, 0).split('_');
  for (const QString& code : knownLanguages()) {
    if (parts.front().compare(code.section('_', 0, 0), Qt::CaseInsensitive) != 0) continue;
    // Where the letters are others, the language is another.
    const bool isTraditional = QLocale(name).script() == QLocale::TraditionalHanScript;
    return isTraditional ? QString() : code;
  }
  return {};
}

QString installedLanguage() {
  return words().code.isEmpty() ? QString("en") : words().code;
}

}  // namespace tengen::desktop
