// Files, crashes, encodings and unsaved work through the window.
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <fstream>
#include <functional>

#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

QString write(TestWindow& test, const char* name, const std::string& text) {
  const auto path = test.folder.path() / name;
  std::ofstream(path, std::ios::binary) << text;
  return QString::fromStdString(path.string());
}

std::string read(const QString& path) {
  std::ifstream file(path.toStdString(), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void open(TestWindow& test, const QString& path) {
  test.window->files().openPath(path);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
}

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

TEST(FileFlow, AFileChangedOutsideIsNoticed) {
  TestWindow test;
  const QString path = write(test, "shared.sgf", "(;SZ[9];B[aa])");
  open(test, path);
  QTest::qWait(20);
  write(test, "shared.sgf", "(;SZ[9];B[aa];W[bb];B[cc])");
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  test.press("noticeChoice0");
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("C7"), Stone::Black);
}

TEST(FileFlow, AFileChangedOutsideIsNotWrittenOverUnasked) {
  TestWindow test;
  const QString path = write(test, "shared.sgf", "(;SZ[9];B[aa])");
  open(test, path);
  QTest::qWait(20);
  const std::string theirs = "(;SZ[9];B[aa];W[bb];B[cc])";
  write(test, "shared.sgf", theirs);
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  test.clicks("E5");
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(test.questions.askedOverwrite, 1);
  EXPECT_EQ(read(path), theirs);
  test.press("noticeChoice1");  // keep mine
  test.key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(test.questions.askedOverwrite, 1) << "that was an answer";
  EXPECT_TRUE(read(path).find("[ee]") != std::string::npos);
}

// A file in the window that another program has written over meanwhile.
struct SharedFile : TestWindow {
  SharedFile() {
    path = write(*this, "shared.sgf", "(;SZ[9];B[aa])");
    open(*this, path);
  }
  void writeOver(const std::string& text) {
    QTest::qWait(20);
    write(*this, "shared.sgf", text);
    ASSERT_TRUE(waitFor([&] { return window->notice().isVisible(); }));
  }
  void load() {
    press("noticeChoice0");
    ASSERT_TRUE(waitFor([&] { return !window->files().isLoading(); }));
  }
  QString banner() { return find<QLabel>("noticeText").text(); }
  bool hasMine() { return savedText().contains("[ee]"); }

  const std::string theirs = "(;SZ[9];B[aa];W[bb];B[cc])";
  QString path;
};

TEST(FileFlow, LoadingWhatChangedOutsideGivesUpMineOnlyWhenThatIsSaid) {
  SharedFile test;
  test.clicks("E5");
  test.writeOver(test.theirs);
  test.questions.reload = Questions::Reload::KeepMine;
  test.load();
  EXPECT_EQ(test.questions.askedReload, 1);
  EXPECT_EQ(test.questions.askedUnsaved, 0) << "saving to the same name was never offered";
  EXPECT_TRUE(test.hasMine());
  EXPECT_TRUE(test.window->isWindowModified());
  test.writeOver(test.theirs + " ");
  test.questions.reload = Questions::Reload::DiscardMine;
  test.load();
  EXPECT_EQ(test.questions.askedUnsaved, 0) << "once is enough";
  EXPECT_FALSE(test.hasMine());
  test.key(Qt::Key_End);
  EXPECT_EQ(test.stone("C7"), Stone::Black);
  EXPECT_FALSE(test.window->isWindowModified());
  EXPECT_EQ(read(test.path), test.theirs + " ");
}

TEST(FileFlow, MineIsSavedBesideWhatChangedOutsideAndThatIsLoaded) {
  SharedFile test;
  test.clicks("E5");
  test.writeOver(test.theirs);
  test.questions.reload = Questions::Reload::SaveMineAs;
  test.questions.file = test.path;
  test.load();
  EXPECT_EQ(read(test.path), test.theirs) << "not under the name that is to be loaded";
  EXPECT_TRUE(test.hasMine());
  test.questions.file = QString::fromStdString((test.folder.path() / "mine.sgf").string());
  test.load();
  EXPECT_NE(read(test.questions.file).find("[ee]"), std::string::npos);
  EXPECT_FALSE(test.hasMine());
  EXPECT_EQ(test.window->files().path(), test.path);
  EXPECT_EQ(read(test.path), test.theirs);
}

TEST(FileFlow, AFileSavedWhileItIsOpenedAgainIsShownAsItWasSaved) {
  SharedFile test;
  test.clicks("E5");
  test.questions.unsaved = Questions::Unsaved::Save;
  open(test, test.path);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_NE(read(test.path).find("[ee]"), std::string::npos);
  EXPECT_TRUE(test.hasMine());
}

TEST(FileFlow, WhatIsKeptAgainstAnotherProgramIsUnsaved) {
  SharedFile test;
  test.writeOver(test.theirs);
  test.press("noticeChoice1");
  EXPECT_TRUE(test.window->isWindowModified());
  EXPECT_FALSE(test.window->close());
  EXPECT_EQ(test.questions.askedUnsaved, 1);
  test.crash();
  test.make();
  test.window->recovery().offer();
  ASSERT_TRUE(test.window->notice().isVisible());
  test.press("noticeChoice0");
  EXPECT_TRUE(test.window->isWindowModified());
  EXPECT_FALSE(test.savedText().contains("[cc]"));
}

TEST(FileFlow, AFileThatIsGoneIsMissedAndCanBeSavedAgain) {
  SharedFile test;
  std::filesystem::remove(test.path.toStdString());
  ASSERT_TRUE(test.waitFor([&] { return test.window->notice().isVisible(); }));
  EXPECT_TRUE(test.banner().contains("no longer there")) << test.banner().toStdString();
  EXPECT_TRUE(test.window->isWindowModified());
  test.press("noticeChoice0");
  EXPECT_NE(read(test.path).find("B[aa]"), std::string::npos);
  EXPECT_FALSE(test.window->isWindowModified());
  EXPECT_EQ(test.questions.askedOverwrite, 0);
}

TEST(FileFlow, AFileThatIsEmptiedIsNoticed) {
  SharedFile test;
  test.writeOver("");
  EXPECT_TRUE(test.banner().contains("emptied")) << test.banner().toStdString();
  EXPECT_TRUE(test.window->isWindowModified());
}

TEST(FileFlow, ABrokenFileIsNotLoadedOverMine) {
  SharedFile test;
  test.writeOver("half a fi");
  test.load();
  EXPECT_TRUE(test.message().contains("no game")) << test.message().toStdString();
  EXPECT_TRUE(test.savedText().contains("B[aa]"));
  EXPECT_TRUE(test.window->isWindowModified());
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

// A crash: the journal outlives the window that wrote it.
TEST(FileFlow, AGameComesBackAfterACrash) {
  TestWindow test;
  test.clicks("E5 C3 G7");
  test.key(Qt::Key_Left);
  const QString lost = test.savedText();
  test.crash();

  test.make();
  test.window->recovery().offer();
  ASSERT_TRUE(test.window->notice().isVisible());
  test.clicks("A1");  // nothing modal: one may play on before deciding
  EXPECT_EQ(test.stone("A1"), Stone::Black);
  test.questions.unsaved = Questions::Unsaved::Discard;
  test.press("noticeChoice0");
  EXPECT_EQ(test.savedText(), lost);
  EXPECT_EQ(test.stone("C3"), Stone::White);
  EXPECT_EQ(test.stone("G7"), Stone::None) << "at the same node";
  EXPECT_TRUE(test.window->isWindowModified());
  EXPECT_FALSE(test.window->notice().isVisible());
}

TEST(FileFlow, AGameThatCameBackDoesNotReplaceANewerFileUnasked) {
  TestWindow test;
  const auto path = test.folder.path() / "game.sgf";
  test.clicks("E5");
  ASSERT_TRUE(test.window->files().saveTo(QString::fromStdString(path.string())));
  test.clicks("C3");
  test.crash();
  const std::string newer = "(;SZ[9];B[aa])";
  ASSERT_TRUE(replaceFile(path, newer));
  std::filesystem::last_write_time(
      path, std::filesystem::file_time_type::clock::now() + std::chrono::hours(1));

  test.make();
  test.window->recovery().offer();
  test.press("noticeChoice0");
  test.questions.overwrites = false;
  EXPECT_FALSE(test.window->files().save());
  EXPECT_EQ(test.questions.askedOverwrite, 1);
  EXPECT_EQ(*readFile(path), newer);
}

TEST(FileFlow, AGameThatCannotBeKeptIsABarThatStays) {
  TestWindow test;
  test.window.reset();
  const auto folder = test.folder.path() / "journals";
  std::filesystem::remove_all(folder);
  ASSERT_TRUE(replaceFile(folder, "in the way"));
  test.make();
  test.clicks("E5 C3");
  EXPECT_EQ(test.stone("C3"), Stone::White) << "the game goes on";
  EXPECT_TRUE(test.window->notice().isVisible());
}

TEST(FileFlow, TheQuestionAboutALostGameNamesItsFile) {
  TestWindow test;
  test.clicks("E5");
  const auto path = test.folder.path() / "evening.sgf";
  ASSERT_TRUE(test.window->files().saveTo(QString::fromStdString(path.string())));
  test.clicks("C3");
  test.crash();
  test.make();
  test.window->recovery().offer();
  EXPECT_TRUE(test.find<QLabel>("noticeText").text().contains("evening.sgf"))
      << test.find<QLabel>("noticeText").text().toStdString();
}

TEST(FileFlow, TheQuestionAboutLostGamesSaysWhoPlayedHowFarAndHowManyThereAre) {
  TestWindow test;
  test.setup.blackName = "Ana";
  test.setup.whiteName = "Ben";
  test.window->game().start(test.setup);
  test.clicks("E5 C3 G7");
  const auto journals = test.folder.path() / "journals";
  test.crash();
  const auto journal = std::filesystem::directory_iterator(journals)->path();
  std::filesystem::copy_file(journal, journals / ("a" + journal.filename().string()));
  test.make();
  test.window->recovery().offer();
  const auto banner = [&] { return test.find<QLabel>("noticeText").text(); };
  EXPECT_TRUE(banner().contains(QString::fromUtf8("Ana – Ben, 3 moves"))) << banner().toStdString();
  EXPECT_TRUE(banner().contains("Game 1 of 2")) << banner().toStdString();
  test.press("noticeChoice1");
  EXPECT_TRUE(banner().contains("Game 2 of 2")) << banner().toStdString();
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
  change("a move taken back", [&] { test.press("takeBack"); });
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

TEST(FileFlow, AnEmptyGameIsNotOffered) {
  TestWindow test;
  test.crash();
  test.make();
  test.window->recovery().offer();
  EXPECT_FALSE(test.window->notice().isVisible());
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

TEST(FileFlow, AGameOfANewerProgramIsNamedAndLeftAlone) {
  TestWindow test;
  const auto path = test.folder.path() / "journals" / "newer.journal";
  ASSERT_TRUE(replaceFile(path, "tengen journal 99\n" + journalLine("something new")));
  test.window->recovery().offer();
  EXPECT_TRUE(test.message().contains("newer Tengen")) << test.message().toStdString();
  EXPECT_TRUE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace tengen::desktop
