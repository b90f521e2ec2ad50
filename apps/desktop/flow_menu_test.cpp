// The dialogs of the menus, opened by clicks in the menus and answered by keys and clicks.
#include <QDialog>
#include <QMessageBox>
#include <QTableView>
#include <fstream>

#include "apps/desktop/dialogs/collection_dialog.h"
#include "apps/desktop/dialogs/encoding_dialog.h"
#include "apps/desktop/dialogs/game_info_dialog.h"
#include "apps/desktop/dialogs/new_game_dialog.h"
#include "apps/desktop/dialogs/settings_dialog.h"
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

// Clicks the button of the menus, the menu, then the line in it, as a mouse does.
void chooseInMenu(TestWindow& test, Do what) {
  QAction& wanted = test.window->actions()[what];
  for (QMenu* menu : test.window->actions().menus()) {
    if (!menu->actions().contains(&wanted)) continue;
    test.press("menu");
    auto* all = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(all, nullptr);
    QTest::mouseClick(all, Qt::LeftButton, {}, all->actionGeometry(menu->menuAction()).center());
    ASSERT_TRUE(test.waitFor([&] { return menu->isVisible(); }));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(&wanted).center());
    return;
  }
  FAIL() << "in no menu";
}

// What a person does with the dialog that the next click will open.
template <class Dialog, class Outcome>
void answer(Outcome action) {
  auto* patience = new QTimer(qApp);  // menus take their time
  QObject::connect(patience, &QTimer::timeout, qApp, [action, patience] {
    if (!QApplication::activeModalWidget()) return;
    patience->deleteLater();
    patience->stop();
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    action(*dialog);
    if (dialog->isVisible()) dialog->reject();
  });
  patience->start(1);
}

template <class Widget>
Widget& in(QWidget& dialog, const char* name) {
  return *dialog.findChild<Widget*>(name);
}

void openFile(TestWindow& test, const std::string& text) {
  const auto path = test.folder.path() / "file.sgf";
  std::ofstream(path, std::ios::binary) << text;
  test.window->files().openPath(QString::fromStdString(path.string()));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
}

// A window that asks with dialogs, as it does for people.
struct AskingWindow : TestWindow {
  AskingWindow() {
    window = std::make_unique<MainWindow>(MainWindow::Parts{});
    window->resize(1000, 760);
    window->show();
    QCoreApplication::processEvents();
  }
};

TEST(MenuFlow, GameInformationIsWrittenIntoTheGame) {
  TestWindow test;
  answer<GameInfoDialog>([](QDialog& dialog) {
    QTest::keyClicks(&in<QLineEdit>(dialog, "blackName"), "Ana");
    QTest::mouseClick(&in<QPushButton>(dialog, "ok"), Qt::LeftButton);
  });
  chooseInMenu(test, Do::GameInfo);
  EXPECT_TRUE(test.savedText().contains("PB[Ana]"));
  EXPECT_EQ(test.find<QLabel>("blackName").text(), "Ana");
  chooseInMenu(test, Do::Undo);
  EXPECT_FALSE(test.savedText().contains("PB[Ana]")) << "it can be undone";
}

TEST(MenuFlow, AGameOfACollectionIsFoundByAName) {
  TestWindow test;
  openFile(test, "(;SZ[9]PB[Ana];B[aa])(;SZ[9]PB[Chen];B[bb])(;SZ[9]PB[Dora];B[cc])");
  answer<CollectionDialog>([](QDialog& dialog) {
    QTest::keyClicks(&in<QLineEdit>(dialog, "search"), "chen");
    QTest::keyClick(&in<QLineEdit>(dialog, "search"), Qt::Key_Return);
  });
  chooseInMenu(test, Do::ChooseGame);
  EXPECT_EQ(test.find<QLabel>("blackName").text(), "Chen");
  EXPECT_EQ(test.session().tree().openGame(), 1u);
}

TEST(MenuFlow, AFileIsReopenedWithAnotherEncoding) {
  TestWindow test;
  openFile(test, "(;SZ[9]CA[ISO-8859-1]PB[\xce\xa7\xc6\xe5];B[aa])");
  const QString before = test.find<QLabel>("blackName").text();
  answer<EncodingDialog>([](QDialog& dialog) {
    auto& names = in<QComboBox>(dialog, "encoding");
    int row = -1;
    for (int i = 0; i < names.count() && row < 0; ++i) {
      if (names.itemText(i).contains("GB18030") || names.itemText(i).contains("GBK")) row = i;
    }
    ASSERT_GE(row, 0);
    names.setCurrentIndex(row);
    QTest::mouseClick(&in<QPushButton>(dialog, "reopen"), Qt::LeftButton);
  });
  chooseInMenu(test, Do::Reopen);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_EQ(test.find<QLabel>("blackName").text(), QString::fromUtf8("围棋"));
  EXPECT_NE(before, test.find<QLabel>("blackName").text());
}

TEST(MenuFlow, SettingsWorkAtOnce) {
  TestWindow test;
  bool opened = false;
  answer<SettingsDialog>([&](QDialog& dialog) {
    opened = true;
    QTest::keyClick(&dialog, Qt::Key_Escape);
  });
  chooseInMenu(test, Do::Settings);
  EXPECT_TRUE(opened);
}

TEST(MenuFlow, ANewGameNeedsNothingButEnter) {
  AskingWindow test;
  answer<NewGameDialog>([](QDialog& dialog) {
    in<QComboBox>(dialog, "size").setCurrentIndex(0);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
  });
  chooseInMenu(test, Do::NewGame);
  EXPECT_EQ(test.session().tree().size(), (BoardSize{9, 9}));
  answer<NewGameDialog>(
      [](QDialog& dialog) { QTest::keyClick(dialog.focusWidget(), Qt::Key_Return); });
  test.press("newGame");
  EXPECT_EQ(test.session().tree().size(), (BoardSize{9, 9})) << "the last choice is remembered";
}

TEST(MenuFlow, ResigningAsksAndGoesOnIfOneThinksBetter) {
  AskingWindow test;
  answer<QMessageBox>([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
  chooseInMenu(test, Do::Resign);
  EXPECT_FALSE(test.session().result().has_value());
  answer<QMessageBox>([](QDialog& dialog) {
    QTest::mouseClick(dialog.findChildren<QPushButton*>().front(), Qt::LeftButton);
  });
  chooseInMenu(test, Do::Resign);
  EXPECT_TRUE(test.session().result().has_value());
}

TEST(MenuFlow, TheQuestionAboutUnsavedWorkCanBeAnsweredByLetters) {
  AskingWindow test;
  test.clicks("D4");
  QStringList letters;
  answer<QMessageBox>([&](QMessageBox& box) {
    for (const QAbstractButton* button : box.buttons())
      letters << button->shortcut().toString();
  });
  EXPECT_FALSE(test.window->files().mayLeave());
  letters.sort();
  EXPECT_EQ(letters.join(' '), "Alt+C Alt+D Alt+S");
}

TEST(MenuFlow, AFailedSaveIsADialogThatNamesFileAndReason) {
  AskingWindow test;
  test.clicks("D4");
  answer<QMessageBox>([](QMessageBox& box) {
    EXPECT_TRUE(box.text().contains("/proc/no/place.sgf")) << box.text().toStdString();
    EXPECT_TRUE(box.informativeText().contains("no folder")) << box.informativeText().toStdString();
    QTest::keyClick(&box, Qt::Key_Escape);
  });
  EXPECT_FALSE(test.window->files().saveTo("/proc/no/place.sgf"));
  EXPECT_TRUE(test.window->isWindowModified());
  EXPECT_TRUE(test.window->files().path().isEmpty());
}

TEST(MenuFlow, ALongMessageDoesNotMoveTheBoard) {
  TestWindow test;
  const QRect before = test.board().geometry();
  openFile(test, "this is no game");
  test.find<MessageLine>("messageLine").warn([] {
    return QString("a very long word ").repeated(200);
  });
  QCoreApplication::processEvents();
  EXPECT_EQ(test.board().geometry(), before);
  EXPECT_TRUE(test.message().endsWith(QChar(0x2026)));
  EXPECT_EQ(test.find<QLabel>("message").toolTip().size(), 17 * 200);
}

}  // namespace
}  // namespace tengen::desktop
