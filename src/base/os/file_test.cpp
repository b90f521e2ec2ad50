#include "base/os/file.h"

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

namespace tengen {
namespace {

namespace fs = std::filesystem;

class File : public ::testing::Test {
 protected:
  File() : folder_(fs::temp_directory_path() / ("tengen-file-" + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~File() override { fs::remove_all(folder_); }

  size_t filesInFolder() const {
    return static_cast<size_t>(std::distance(fs::directory_iterator(folder_), {}));
  }

  fs::path folder_;
};

TEST_F(File, ReadsBackWhatItWrote) {
  const std::string content = std::string("(;\0B[aa])", 9) + std::string(100'000, 'x');
  ASSERT_TRUE(replaceFile(folder_ / "a.sgf", content));
  EXPECT_EQ(*readFile(folder_ / "a.sgf"), content);
  EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(File, ReplacesTheWholeOldContent) {
  ASSERT_TRUE(replaceFile(folder_ / "a", "a long first content"));
  ASSERT_TRUE(replaceFile(folder_ / "a", "short"));
  EXPECT_EQ(*readFile(folder_ / "a"), "short");
}

TEST_F(File, NamesThePathThatCannotBeRead) {
  const auto missing = readFile(folder_ / "none");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().path, folder_ / "none");
  EXPECT_EQ(missing.error().code, std::errc::no_such_file_or_directory);
  EXPECT_EQ(readFile(folder_).error().code, std::errc::is_a_directory);
}

TEST_F(File, AFullDiskLeavesTheOldFileAlone) {
  ASSERT_TRUE(replaceFile(folder_ / "a", "old"));
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{1000, before.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &small);
  const auto written = replaceFile(folder_ / "a", std::string(5000, 'x'));
  ::setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_FALSE(written);
  EXPECT_EQ(*readFile(folder_ / "a"), "old");
  EXPECT_EQ(filesInFolder(), 1u) << "no temporary file stays behind";
}

TEST_F(File, ALinkIsFollowedAndKept) {
  ASSERT_TRUE(replaceFile(folder_ / "real", "old"));
  fs::create_symlink(folder_ / "real", folder_ / "link");
  ASSERT_TRUE(replaceFile(folder_ / "link", "new"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(*readFile(folder_ / "real"), "new");
}

TEST_F(File, KeepsThePermissionsOfTheOldFile) {
  ASSERT_TRUE(replaceFile(folder_ / "a", "old"));
  fs::permissions(folder_ / "a", fs::perms::owner_read | fs::perms::owner_write);
  ASSERT_TRUE(replaceFile(folder_ / "a", "new"));
  EXPECT_EQ(fs::status(folder_ / "a").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(File, AFolderThatIsNotThereIsAnError) {
  EXPECT_FALSE(replaceFile(folder_ / "no" / "a", "x"));
}

}  // namespace
}  // namespace tengen
