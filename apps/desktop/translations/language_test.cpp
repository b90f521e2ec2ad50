// The words are in the program, and change at once.
#include "apps/desktop/translations/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <gtest/gtest.h>

namespace tengen::desktop {
namespace {

QString said(const char* context, const char* text, int number = -1) {
  return QCoreApplication::translate(context, text, nullptr, number);
}

TEST(Language, ChangesAtOnceAndBack) {
  installLanguage("es");
  EXPECT_EQ(said("Rulesets", "Japanese rules"), "Reglas japonesas");
  EXPECT_EQ(installedLanguage(), "es");
  installLanguage("ja");
  EXPECT_EQ(said("Rulesets", "Japanese rules"), "日本ルール");
  installLanguage("ko");
  EXPECT_EQ(said("Rulesets", "Japanese rules"), "일본 규칙");
  installLanguage("zh_CN");
  EXPECT_EQ(said("Rulesets", "Japanese rules"), "日本规则");
  EXPECT_EQ(installedLanguage(), "zh_CN");
  installLanguage("en");
  EXPECT_EQ(said("Rulesets", "Japanese rules"), "Japanese rules");
  EXPECT_EQ(installedLanguage(), "en");
}

TEST(Language, CountsInTheSingularAndThePlural) {
  const char* text = "%n thing(s) were odd about this file";
  const char* context = "tengen::desktop::WarningsPanel";
  installLanguage("en");
  EXPECT_EQ(said(context, text, 1), "1 thing was odd about this file");
  EXPECT_EQ(said(context, text, 3), "3 things were odd about this file");
  installLanguage("es");
  EXPECT_EQ(said(context, text, 1), "1 cosa extraña en este archivo");
  EXPECT_EQ(said(context, text, 3), "3 cosas extrañas en este archivo");
  installLanguage("zh_CN");
  EXPECT_EQ(said(context, text, 3), "此文件有 3 处异常");
  installLanguage("ja");
  EXPECT_EQ(said(context, text, 3), "このファイルにおかしな点が3か所あります");
  installLanguage("ko");
  EXPECT_EQ(said(context, text, 3), "이 파일에 이상한 점이 3곳 있습니다");
}

// The words of a player, not those of a dictionary.
TEST(Language, SaysTheWordsOfGoAsPlayersDo) {
  const auto button = [](const char* text) { return said("tengen::desktop::PlayButtons", text); };
  const char* resigned = "Black wins by resignation (%1)";
  installLanguage("ja");
  EXPECT_EQ(button("Resign"), "投了");
  EXPECT_EQ(said("Words", "The game is a draw"), "持碁");
  EXPECT_EQ(said("Words", resigned), "黒中押し勝ち（%1）");
  EXPECT_EQ(said("tengen::desktop::CountPanel", "Prisoners"), "アゲハマ");
  installLanguage("ko");
  EXPECT_EQ(button("Count"), "계가");
  EXPECT_EQ(said("Words", resigned), "흑 불계승(%1)");
  EXPECT_EQ(said("tengen::desktop::CountPanel", "Prisoners"), "사석");
  EXPECT_EQ(said("tengen::desktop::TimeFields", "Byo-yomi (periods)"), "초읽기(횟수)");
}

TEST(Language, TheButtonsOfQtSpeakItToo) {
  installLanguage("es");
  EXPECT_EQ(said("QPlatformTheme", "Cancel"), "Cancelar");
  installLanguage("ja");
  EXPECT_EQ(said("QPlatformTheme", "Cancel"), "キャンセル");
  installLanguage("ko");
  EXPECT_EQ(said("QPlatformTheme", "Cancel"), "취소");
  installLanguage("zh_CN");
  EXPECT_EQ(said("QPlatformTheme", "Cancel"), "取消");
  installLanguage("en");
  EXPECT_EQ(said("QPlatformTheme", "Cancel"), "Cancel");
}

TEST(Language, SetsTheLocaleOfNumbersAndDates) {
  installLanguage("es");
  EXPECT_EQ(QLocale().language(), QLocale::Spanish);
  installLanguage("en");
  EXPECT_EQ(QLocale().language(), QLocale::English);
}

TEST(Language, OneNobodyKnowsIsThatOfTheSystem) {
  installLanguage("es");
  installLanguage("tlh");
  const QString ofSystem = installedLanguage();
  installLanguage("es");
  installLanguage("");
  EXPECT_EQ(installedLanguage(), ofSystem);
}

class Listener : public QObject {
 public:
  bool eventFilter(QObject*, QEvent* event) override {
    heard += event->type() == QEvent::LanguageChange ? 1 : 0;
    return false;
  }
  int heard = 0;
};

TEST(Language, IsAnnouncedOnlyWhenItChanges) {
  installLanguage("en");
  Listener listener;
  QCoreApplication::instance()->installEventFilter(&listener);
  installLanguage("es");
  EXPECT_GT(listener.heard, 0);
  listener.heard = 0;
  installLanguage("es");
  EXPECT_EQ(listener.heard, 0);
  QCoreApplication::instance()->removeEventFilter(&listener);
}

TEST(Language, IsNamedAsPeopleAndSystemsNameIt) {
  for (const char* name : {"zh", "zh_CN", "zh-CN", "zh_CN.UTF-8", "zh-Hans", "ZH"})
    EXPECT_EQ(languageNamed(name), "zh_CN") << name;
  EXPECT_EQ(languageNamed("es_MX"), "es");
  for (const char* name : {"ja", "ja_JP", "ja-JP", "ja_JP.UTF-8", "JA"})
    EXPECT_EQ(languageNamed(name), "ja") << name;
  for (const char* name : {"ko", "ko_KR", "ko-KR", "ko_KR.UTF-8", "KO"})
    EXPECT_EQ(languageNamed(name), "ko") << name;
  EXPECT_EQ(languageNamed("en_GB.UTF-8"), "en");
  for (const char* name : {"fr", "zh_TW", "klingon", ""})
    EXPECT_EQ(languageNamed(name), "") << name;
}

}  // namespace
}  // namespace tengen::desktop

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  QCoreApplication app(argc, argv);
  return RUN_ALL_TESTS();
}
