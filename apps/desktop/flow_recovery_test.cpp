// After a crash: the journal outlives the window that wrote it.
#include "apps/desktop/window_test_kit.h"

namespace tengen::desktop {
namespace {

TEST(RecoveryFlow, AGameComesBackAfterACrash) {
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

TEST(RecoveryFlow, AGameThatCameBackDoesNotReplaceANewerFileUnasked) {
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

TEST(RecoveryFlow, AGameThatCannotBeKeptIsABarThatStays) {
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

TEST(RecoveryFlow, TheQuestionAboutALostGameNamesItsFile) {
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

TEST(RecoveryFlow, TheQuestionAboutLostGamesSaysWhoPlayedHowFarAndHowManyThereAre) {
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

TEST(RecoveryFlow, AnEmptyGameIsNotOffered) {
  TestWindow test;
  test.crash();
  test.make();
  test.window->recovery().offer();
  EXPECT_FALSE(test.window->notice().isVisible());
}

TEST(RecoveryFlow, AGameOfANewerProgramIsNamedAndLeftAlone) {
  TestWindow test;
  const auto path = test.folder.path() / "journals" / "newer.journal";
  ASSERT_TRUE(replaceFile(path, "tengen journal 99\n" + journalLine("something new")));
  test.window->recovery().offer();
  EXPECT_TRUE(test.message().contains("newer Tengen")) << test.message().toStdString();
  EXPECT_TRUE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace tengen::desktop
