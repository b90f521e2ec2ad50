// A file in the window that other programs write to meanwhile.
#include "apps/desktop/file_test_kit.h"

namespace tengen::desktop {
namespace {

TEST(OutsideFlow, AFileChangedOutsideIsNoticed) {
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

TEST(OutsideFlow, AFileChangedOutsideIsNotWrittenOverUnasked) {
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

TEST(OutsideFlow, LoadingWhatChangedOutsideGivesUpMineOnlyWhenThatIsSaid) {
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

TEST(OutsideFlow, MineIsSavedBesideWhatChangedOutsideAndThatIsLoaded) {
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

TEST(OutsideFlow, AFileSavedWhileItIsOpenedAgainIsShownAsItWasSaved) {
  SharedFile test;
  test.clicks("E5");
  test.questions.unsaved = Questions::Unsaved::Save;
  open(test, test.path);
  ASSERT_TRUE(test.waitFor([&] { return !test.window->files().isLoading(); }));
  EXPECT_NE(read(test.path).find("[ee]"), std::string::npos);
  EXPECT_TRUE(test.hasMine());
}

TEST(OutsideFlow, WhatIsKeptAgainstAnotherProgramIsUnsaved) {
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

TEST(OutsideFlow, AFileThatIsGoneIsMissedAndCanBeSavedAgain) {
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

TEST(OutsideFlow, AFileThatIsEmptiedIsNoticed) {
  SharedFile test;
  test.writeOver("");
  EXPECT_TRUE(test.banner().contains("emptied")) << test.banner().toStdString();
  EXPECT_TRUE(test.window->isWindowModified());
}

TEST(OutsideFlow, ABrokenFileIsNotLoadedOverMine) {
  SharedFile test;
  test.writeOver("half a fi");
  test.load();
  EXPECT_TRUE(test.message().contains("no game")) << test.message().toStdString();
  EXPECT_TRUE(test.savedText().contains("B[aa]"));
  EXPECT_TRUE(test.window->isWindowModified());
}

}  // namespace
}  // namespace tengen::desktop
