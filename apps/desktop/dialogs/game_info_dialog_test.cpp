#include "apps/desktop/dialogs/game_info_dialog.h"

#include <QPushButton>
#include <QTabWidget>

#include "apps/desktop/dialogs/dialog_test_kit.h"

namespace tengen::desktop {
namespace {

GameInfo famous() {
  GameInfo info;
  info.komi = 6.5;
  info.handicap = 2;
  info.blackName = "Honinbo Shusaku";
  info.whiteName = "幻庵因碩";
  info.blackRank = "4p";
  info.rules = "Japanese";
  info.result = "B+2";
  info.date = "1846-09-11,14,15";
  info.gameComment = "The ear-reddening game.\nSecond line.";
  return info;
}

TEST(GameInfoDialog, ReturnsWhatItWasGivenWhenNothingIsTouched) {
  GameInfo odd = famous();
  odd.rules = "House rules";
  odd.blackTeam = "  padded\tand tabbed ";
  odd.handicap = 250;
  for (const GameInfo& before : {GameInfo{}, famous(), odd}) {
    GameInfoDialog dialog(before, {});
    shown(dialog);
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
    EXPECT_TRUE(dialog.info() == before);
  }
}

TEST(GameInfoDialog, EveryLineOfTextReachesItsOwnField) {
  struct Row {
    const char* name;
    std::string GameInfo::*text;
  };
  const Row rows[] = {{"blackName", &GameInfo::blackName}, {"whiteName", &GameInfo::whiteName},
                      {"blackRank", &GameInfo::blackRank}, {"whiteRank", &GameInfo::whiteRank},
                      {"blackTeam", &GameInfo::blackTeam}, {"whiteTeam", &GameInfo::whiteTeam},
                      {"result", &GameInfo::result},       {"date", &GameInfo::date},
                      {"event", &GameInfo::event},         {"round", &GameInfo::round},
                      {"place", &GameInfo::place},         {"gameName", &GameInfo::gameName},
                      {"user", &GameInfo::user},           {"source", &GameInfo::source},
                      {"copyright", &GameInfo::copyright}, {"opening", &GameInfo::opening},
                      {"annotator", &GameInfo::annotator}, {"timeLimit", &GameInfo::timeLimit},
                      {"overtime", &GameInfo::overtime}};
  GameInfoDialog dialog(famous(), {});
  shown(dialog);
  GameInfo expected = famous();
  for (const Row& row : rows) {
    type(field<QLineEdit>(dialog, row.name), QString(row.name) + " new");
    expected.*row.text = std::string(row.name) + " new";
  }
  EXPECT_TRUE(dialog.info() == expected);
}

TEST(GameInfoDialog, KomiIsANumberWithPointOrCommaOrNothing) {
  GameInfoDialog dialog(famous(), {});
  shown(dialog);
  auto& komi = field<QLineEdit>(dialog, "komi");
  const auto& ok = field<QPushButton>(dialog, "ok");
  EXPECT_EQ(komi.text(), "6.5");
  type(komi, "7,5");
  EXPECT_EQ(dialog.info().komi, 7.5);
  type(komi, "-3.75");
  EXPECT_EQ(dialog.info().komi, -3.75);
  type(komi, "much");
  EXPECT_FALSE(ok.isEnabled());
  EXPECT_EQ(dialog.info().komi, 6.5);
  type(komi, " ");
  EXPECT_TRUE(ok.isEnabled());
  EXPECT_EQ(dialog.info().komi, std::nullopt);
}

TEST(GameInfoDialog, WhatTheGameDoesNotSayIsShownAsAGuessAndNotWritten) {
  GameInfoDialog dialog(GameInfo{}, *rulesetNamed("japanese"));
  shown(dialog);
  field<QTabWidget>(dialog, "pages").setCurrentIndex(1);
  EXPECT_EQ(field<QComboBox>(dialog, "rules").lineEdit()->placeholderText(),
            "not said: counted by Japanese rules");
  EXPECT_EQ(field<QLineEdit>(dialog, "komi").placeholderText(), "not said: counted with 6.5");
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.info().rules, "");
  EXPECT_EQ(dialog.info().komi, std::nullopt);
}

TEST(GameInfoDialog, RulesHandicapAndNotesCanBeWritten) {
  GameInfoDialog dialog(famous(), {});
  shown(dialog);
  type(*field<QComboBox>(dialog, "rules").lineEdit(), "Sunjang");
  type(field<QSpinBox>(dialog, "handicap"), "4");
  field<QTabWidget>(dialog, "pages").setCurrentIndex(2);
  auto& notes = field<QPlainTextEdit>(dialog, "gameComment");
  type(notes, "One");
  QTest::keyClick(&notes, Qt::Key_Return);  // a line break, not the end of the dialog
  QTest::keyClicks(&notes, "Two");
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_EQ(dialog.info().rules, "Sunjang");
  EXPECT_EQ(dialog.info().handicap, 4);
  EXPECT_EQ(dialog.info().gameComment, "One\nTwo");
}

TEST(GameInfoDialog, NamesEveryFieldForScreenReaders) {
  GameInfoDialog dialog(famous(), {});
  shown(dialog);
  auto& pages = field<QTabWidget>(dialog, "pages");
  for (int i = 0; i < pages.count(); ++i) {
    pages.setCurrentIndex(i);
    expectAccessible(dialog);
    keepPicture(dialog, QString("game_info_%1").arg(i));
  }
}

}  // namespace
}  // namespace tengen::desktop
