// Files, encodings and unsaved work through the window.
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <functional>

#include "apps/desktop/file_test_kit.h"

namespace tengen::desktop {
namespace {

TEST(FileFlow, AGameIsSavedAndOpenedAgain) {
  TestWindow test;
  test.clicks("E5 C3");
  test.questions.file = QString::fromStdString((test.folder.path() / "a game.sgf").string());
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(read(test.questions.file).find("B[ee];W[cg]") != std::string::npos);
  EXPECT_FALSE(test.window->isWindowModified());
  EXPECT_TRUE(test.window->windowTitle().contains("a game.sgf"));
  test.window->files().newGame();
  EXPECT_EQ(test.questions.askedUnsaved, 0);
  EXPECT_EQ(test.stone("E5"), Stone::None);
  test.key(Qt::Key_O, Qt::ControlModifier);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(FileFlow, ARecordOfAnotherProgramIsOpenedAndNeverWrittenOver) {
  TestWindow test;
  const std::string record = "G\n19\nAnn 3D\nBob 2D\n\n0\n0\n6\n\n\n\n\nPMABBREER\n";
  const QString path = write(test, "old.NGF", record);
  open(test, path);
  EXPECT_TRUE(test.window->windowTitle().contains("old.NGF"));
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("R16"), Stone::Black);
  test.click("D4");
  test.questions.file = path;
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(read(path), record) << "not even when its name is chosen";
  EXPECT_TRUE(test.message().contains("Not saved")) << test.message().toStdString();
  test.questions.file = QString::fromStdString((test.folder.path() / "old.sgf").string());
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(test.window->windowTitle().contains("old.sgf"));
  EXPECT_NE(read(test.questions.file).find(";B[qd];W[dp])"), std::string::npos);
  EXPECT_EQ(read(path), record);
}

TEST(FileFlow, AFileWithLettersNobodyCouldReadIsNotWrittenOverUnasked) {
  TestWindow test;
  const std::string record = "(;CA[UTF-8]SZ[9]PB[\xc0\xee]C[na\xc3\xafve])";
  const QString path = write(test, "mixed.sgf", record);
  open(test, path);
  test.click("E5");
  test.questions.file.clear();
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(read(path), record);
  EXPECT_TRUE(test.questions.suggested.endsWith("mixed-2.sgf"));
  EXPECT_TRUE(test.message().contains("could not be read")) << test.message().toStdString();
  test.questions.file = test.questions.suggested;
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(read(path), record);
  EXPECT_NE(read(test.questions.file).find(";B[ee]"), std::string::npos);
  test.click("C3");
  test.questions.file.clear();
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_FALSE(test.window->isWindowModified()) << "its own file is saved like any other";
}

TEST(FileFlow, AClickWhileAFileIsReadIsNotPlayedIntoTheOldGame) {
  TestWindow test;
  test.window->files().openPath(write(test, "next.sgf", "(;SZ[9];B[aa])"));
  test.click("E5");
  test.press("pass");
  EXPECT_EQ(test.session().node(), test.session().tree().root());
  EXPECT_TRUE(test.message().contains("Reading next.sgf")) << test.message().toStdString();
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_EQ(test.questions.askedUnsaved, 0);
  test.click("E5");
  EXPECT_EQ(test.stone("E5"), Stone::Black);
}

TEST(FileFlow, ALongListOfOdditiesDoesNotSayItIsAll) {
  TestWindow test;
  std::string moves;
  for (int i = 0; i < 150; ++i)
    moves += ";B[aa];W[aa]";
  open(test, write(test, "odd.sgf", "(;SZ[9]" + moves + ")"));
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isChecking(); }));
  bool isSaid = false;
  for (const auto* label : test.find<QWidget>("warningsPanel").findChildren<QLabel*>())
    isSaid |= label->text().startsWith("More than 200 things");
  EXPECT_TRUE(isSaid);
}

TEST(FileFlow, UnsavedWorkIsNeverLostWithoutAQuestion) {
  TestWindow test;
  test.window->files().newGame();
  EXPECT_EQ(test.questions.askedUnsaved, 0) << "an empty board is no work";
  test.clicks("E5");
  EXPECT_TRUE(test.window->isWindowModified());
  test.questions.unsaved = Questions::Unsaved::Cancel;
  test.window->files().newGame();
  EXPECT_EQ(test.questions.askedUnsaved, 1);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  EXPECT_FALSE(test.window->close());
  EXPECT_EQ(test.questions.askedUnsaved, 2);
  open(test, write(test, "other.sgf", "(;SZ[9];B[aa])"));
  EXPECT_EQ(test.questions.askedUnsaved, 3);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  test.questions.unsaved = Questions::Unsaved::Discard;
  EXPECT_TRUE(test.window->close());
}

TEST(FileFlow, APastedGameIsNotLostWithoutAQuestion) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText("(;SZ[9];B[ee];W[cg])"));
  EXPECT_TRUE(test.window->isWindowModified()) << "it is in no file";
  test.window->files().newGame();
  EXPECT_EQ(test.questions.askedUnsaved, 1);
  EXPECT_FALSE(test.window->close());
  EXPECT_EQ(test.questions.askedUnsaved, 2);
  open(test, write(test, "other.sgf", "(;SZ[9];B[aa])"));
  EXPECT_EQ(test.questions.askedUnsaved, 3);
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  test.questions.file = QString::fromStdString((test.folder.path() / "pasted.sgf").string());
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_FALSE(test.window->isWindowModified());
  test.window->files().newGame();
  EXPECT_EQ(test.questions.askedUnsaved, 3);
}

TEST(FileFlow, AnotherGameThanGoIsRefusedByItsName) {
  TestWindow test;
  test.clicks("E5");
  open(test, write(test, "othello.sgf", "(;FF[4]GM[2]SZ[8];B[d3];W[c3])"));
  EXPECT_TRUE(test.message().contains("othello.sgf")) << test.message().toStdString();
  EXPECT_TRUE(test.message().contains("Othello")) << test.message().toStdString();
  open(test, write(test, "unheard.sgf", "(;GM[77];B[d3])"));
  EXPECT_TRUE(test.message().contains("77")) << test.message().toStdString();
  EXPECT_EQ(test.stone("E5"), Stone::Black);
  test.questions.unsaved = Questions::Unsaved::Discard;
  EXPECT_FALSE(test.window->files().openText("(;GM[3];B[e4])"));
  EXPECT_TRUE(test.message().contains("chess")) << test.message().toStdString();
}

TEST(FileFlow, ABinaryFileIsNoGame) {
  TestWindow test;
  std::string bytes =
      "\x7f"
      "ELF(;B[aa];W[bb])";
  for (int i = 0; i < 2000; ++i)
    bytes += static_cast<char>(i * 37 % 256);
  open(test, write(test, "program", bytes));
  EXPECT_TRUE(test.message().contains("no game")) << test.message().toStdString();
}

TEST(FileFlow, ABarAboutAFileLeavesWithIt) {
  TestWindow test;
  open(test, write(test, "two.sgf", "(;SZ[9];B[aa])(;SZ[9];B[bb])"));
  ASSERT_TRUE(test.window->notice().isVisible());
  open(test, write(test, "one.sgf", "(;SZ[9];B[cc])"));
  EXPECT_FALSE(test.window->notice().isVisible()) << "of the file before";
  open(test, write(test, "two.sgf", "(;SZ[9];B[aa])(;SZ[9];B[bb])"));
  ASSERT_TRUE(test.window->notice().isVisible());
  test.window->files().openGame(1);
  EXPECT_FALSE(test.window->notice().isVisible()) << "the first is not open any more";
  open(test, write(test, "two.sgf", "(;SZ[9];B[aa])(;SZ[9];B[bb])"));
  test.window->files().newGame();
  EXPECT_FALSE(test.window->notice().isVisible());
}

// What a record leaves open is shown as our guess, and stays open in the file.
TEST(FileFlow, WhatTheFileDoesNotSayIsShownAsAssumed) {
  TestWindow test;
  const auto detailOf = [&](const std::string& root) {
    open(test, write(test, "game.sgf", "(;SZ[9]" + root + ";B[aa])"));
    return test.find<QLabel>("detail").text();
  };
  EXPECT_EQ(detailOf(""), "Rules and komi not said: counted by Japanese rules, komi 6.5");
  EXPECT_EQ(detailOf("KM[5.5]"), "Rules not said: counted by Japanese rules, komi 5.5");
  EXPECT_EQ(detailOf("RU[Chinese]"), "Chinese rules, komi not said: counted with 7.5");
  EXPECT_EQ(detailOf("RU[Sunjang]KM[5.5]"),
            QString::fromUtf8("Rules “Sunjang” not known: counted by Japanese rules, komi 5.5"));
  EXPECT_EQ(detailOf("RU[Chinese]KM[7.5]"), "Chinese rules, komi 7.5");
  detailOf("");
  test.key(Qt::Key_End);
  test.clicks("E5");
  test.key(Qt::Key_S, Qt::ControlModifier);
  const std::string saved = read(test.window->files().path());
  EXPECT_EQ(saved.find("RU["), std::string::npos) << saved;
  EXPECT_EQ(saved.find("KM["), std::string::npos) << saved;
}

TEST(FileFlow, WhatCannotBeReadIsSaidAndHarmsNothing) {
  TestWindow test;
  test.clicks("E5");
  open(test, "/no/such/file.sgf");
  EXPECT_TRUE(test.message().contains("no file")) << test.message().toStdString();
  open(test, write(test, "picture.sgf", "GIF89a nothing here"));
  EXPECT_TRUE(test.message().contains("no game")) << test.message().toStdString();
  open(test, write(test, "empty.sgf", ""));
  EXPECT_TRUE(test.message().contains("empty"));
  EXPECT_EQ(test.stone("E5"), Stone::Black);
}

TEST(FileFlow, AFolderThatRefusesKeepsTheGame) {
  TestWindow test;
  test.clicks("E5");
  test.questions.file = "/proc/cannot/be.sgf";
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(test.message().contains("Not saved"));
  EXPECT_TRUE(test.window->isWindowModified());
}

TEST(FileFlow, AFailedSaveAsksForAnotherPlace) {
  TestWindow test;
  test.clicks("E5");
  test.questions.file = "/proc/cannot/be.sgf";
  test.questions.savesElsewhere = 1;
  test.questions.elsewhere =
      QString::fromStdString((test.folder.path() / "elsewhere.sgf").string());
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(test.questions.saveProblem.contains("be.sgf"))
      << test.questions.saveProblem.toStdString();
  EXPECT_TRUE(read(test.questions.elsewhere).find("B[ee]") != std::string::npos);
  EXPECT_FALSE(test.window->isWindowModified());
  EXPECT_TRUE(test.window->windowTitle().contains("elsewhere.sgf"));
}

TEST(FileFlow, AWindowDoesNotCloseOverASaveThatFailed) {
  TestWindow test;
  test.clicks("E5");
  test.questions.file = "/proc/cannot/be.sgf";
  test.questions.unsaved = Questions::Unsaved::Save;
  EXPECT_FALSE(test.window->close());
  EXPECT_FALSE(test.questions.saveProblem.isEmpty());
  EXPECT_TRUE(test.window->isWindowModified());
}

TEST(FileFlow, OldEncodingsAreRead) {
  TestWindow test;
  // "围棋" in GBK, the file says so.
  open(test, write(test, "gbk.sgf", "(;CA[GBK]SZ[9]PB[\xce\xa7\xc6\xe5];B[aa])"));
  EXPECT_EQ(test.find<QLabel>("blackName").text(), QString::fromUtf8("围棋"));
}

TEST(FileFlow, OddFilesAreListedAndTheListJumps) {
  TestWindow test;
  open(test, write(test, "odd.sgf", "(;SZ[9];B[aa];W[aa];B[cc]"));
  auto& list = test.find<QListWidget>("warningsList");
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isChecking(); }));
  ASSERT_TRUE(test.find<QWidget>("warningsPanel").isVisible());
  ASSERT_EQ(list.count(), 2);
  QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier,
                    list.visualItemRect(list.item(1)).center());
  EXPECT_EQ(test.session().tree().moveNumber(test.session().node()), 2);
}

// Comments

struct Writing : TestWindow {
  Writing() {
    window->panes().open("comment");
    words().setFocus();
  }
  QPlainTextEdit& words() { return find<QPlainTextEdit>("comment"); }
  std::string comment() { return session().tree().comment(session().node()); }
};

TEST(FileFlow, TheFirstLetterOfACommentIsUnsavedWork) {
  Writing test;
  EXPECT_FALSE(test.window->isWindowModified());
  QTest::keyClicks(&test.words(), "W");
  EXPECT_TRUE(test.window->isWindowModified());
  QTest::keyClick(&test.words(), Qt::Key_Backspace);
  test.board().setFocus();
  settle();
  EXPECT_FALSE(test.window->isWindowModified()) << "and taken back it is none";
}

TEST(FileFlow, ACommentIsKeptWhileItsWriterGoesOn) {
  Writing test;
  for (int letters = 0; letters < 80 && test.comment().empty(); ++letters) {
    QTest::keyClicks(&test.words(), "a");
    QTest::qWait(100);
  }
  EXPECT_NE(test.comment(), "") << "though there was no pause";
}

TEST(FileFlow, AProgramThatIsToldToEndKeepsWhatIsBeingWritten) {
  Writing test;
  QTest::keyClicks(&test.words(), "Why there?");
  test.window->keepWork();
  test.crash();
  test.make();
  test.window->recovery().offer();
  ASSERT_TRUE(test.window->notice().isVisible());
  test.press("noticeChoice0");
  EXPECT_TRUE(test.savedText().contains("Why there?"));
}

TEST(FileFlow, TheClocksOfARecordAreShownMoveByMove) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText(
      "(;SZ[9]TM[1800];B[ee]BL[1122];W[cc]WL[30]OW[3];B[gg]BL[61.5];W[gc]WL[nonsense])"));
  const auto clocks = [&] {
    return test.find<QLabel>("blackClock").text() + " " + test.find<QLabel>("whiteClock").text();
  };
  EXPECT_EQ(clocks(), "30:00 30:00");
  test.key(Qt::Key_Right);
  EXPECT_EQ(clocks(), "18:42 30:00");
  test.key(Qt::Key_Right);
  EXPECT_EQ(clocks(), QString::fromUtf8("18:42 0:30 × 3"));
  test.key(Qt::Key_End);
  EXPECT_EQ(clocks(), QString::fromUtf8("1:02 0:30 × 3"));
}

TEST(FileFlow, TheClipboardCarriesAGame) {
  TestWindow test;
  test.clicks("E5 C3");
  test.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  test.questions.unsaved = Questions::Unsaved::Discard;
  test.window->files().newGame();
  test.key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("C3"), Stone::White);
}

TEST(FileFlow, ADroppedFileIsOpened) {
  TestWindow test;
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(write(test, "dropped.sgf", "(;SZ[9];B[aa])"))});
  QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(test.window.get(), &enter);
  QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(test.window.get(), &drop);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_TRUE(test.window->windowTitle().contains("dropped.sgf"));
}

TEST(FileFlow, TheResultOfARecordIsNotReplacedUnasked) {
  TestWindow test;
  open(test, write(test, "resigned.sgf", "(;SZ[9]RE[B+R];B[ee];W[cc])"));
  test.key(Qt::Key_End);
  test.window->game().count();
  ASSERT_TRUE(test.waitForProposal());
  test.window->game().done();
  EXPECT_EQ(test.questions.askedResult, 1);
  EXPECT_TRUE(test.savedText().contains("RE[B+R]"));
  test.questions.replacesResult = true;
  test.window->game().done();
  EXPECT_FALSE(test.savedText().contains("RE[B+R]"));
}

TEST(FileFlow, UndoAndRedoBackToWhatWasSavedLeaveNothingUnsaved) {
  TestWindow test;
  test.clicks("E5 C3");
  const auto path = test.folder.path() / "game.sgf";
  ASSERT_TRUE(test.window->files().saveTo(QString::fromStdString(path.string())));
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(test.window->isWindowModified());
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(test.window->isWindowModified());
  test.clicks("G7");
  test.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(test.window->isWindowModified());
  const auto change = [&](const char* what, const std::function<void()>& make) {
    ASSERT_TRUE(test.window->files().save()) << what;
    make();
    EXPECT_TRUE(test.window->isWindowModified()) << what;
    test.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(test.window->isWindowModified()) << what << ", undone";
    test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(test.window->files().save()) << what;
    test.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(test.window->isWindowModified()) << what << ", undone after it was saved";
    test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(test.window->isWindowModified()) << what << ", done again";
  };
  test.press("takeBack");
  EXPECT_TRUE(test.window->isWindowModified());
  test.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(test.window->isWindowModified()) << "a move taken back and played again";
  change("a comment", [&] { test.window->game().comment("Why there?"); });
  change("a typed comment", [&] {
    test.window->panes().open("comment");
    auto& words = test.find<QPlainTextEdit>("comment");
    words.setFocus();
    QTest::keyClicks(&words, " And why not?");
    test.board().setFocus();
    settle();
  });
  change("a stone in the editor", [&] {
    test.window->edits().setEditing(true);
    test.click("J9");
    test.window->edits().setEditing(false);
  });
  change("a result", [&] { test.window->game().resign(); });
}

TEST(FileFlow, APastedGameIsAskedAboutAndKept) {
  TestWindow test;
  ASSERT_TRUE(test.window->files().openText("(;SZ[9];B[ee];W[cc])"));
  EXPECT_TRUE(test.session().hasUnsavedChanges());
  ASSERT_TRUE(test.session().journal()) << "a crash would lose it";
  test.questions.unsaved = Questions::Unsaved::Cancel;
  EXPECT_FALSE(test.window->files().mayLeave());
  EXPECT_EQ(test.questions.askedUnsaved, 1);
  test.questions.file = QString::fromStdString((test.folder.path() / "a.sgf").string());
  ASSERT_TRUE(test.window->files().save());
  EXPECT_TRUE(test.window->files().mayLeave());
}

}  // namespace
}  // namespace tengen::desktop
