#include "base/os/file.h"

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <thread>
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

  // A device of our own, so that no test can harm the machine's: 3 is /dev/null, 5 zero, 7 full.
  // Empty where the user or the disk does not allow it.
  fs::path device(unsigned minor) const {
    const fs::path path = folder_ / ("device" + std::to_string(minor));
    if (::mknod(path.c_str(), S_IFCHR | 0666, makedev(1, minor)) != 0) return {};
    return std::ofstream(path) ? path : fs::path();
  }

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

TEST_F(File, NewFilesGetThePermissionsTheUserWants) {
  const mode_t before = ::umask(027);
  ASSERT_TRUE(replaceFile(folder_ / "a", "x"));
  ::umask(before);
  EXPECT_EQ(static_cast<int>(fs::status(folder_ / "a").permissions()), 0640);
}

TEST_F(File, KeepsTheOwnerOfTheOldFile) {
  if (::getuid() != 0) GTEST_SKIP() << "only root may give files away";
  ASSERT_TRUE(replaceFile(folder_ / "a", "old"));
  fs::permissions(folder_ / "a", fs::perms(0640));
  ASSERT_EQ(::chown((folder_ / "a").c_str(), 1234, 4321), 0);
  ASSERT_TRUE(replaceFile(folder_ / "a", "new"));
  struct stat about {};
  ::stat((folder_ / "a").c_str(), &about);
  EXPECT_EQ(about.st_uid, 1234u);
  EXPECT_EQ(about.st_gid, 4321u);
  EXPECT_EQ(about.st_mode & 07777, 0640u);
  EXPECT_EQ(*readFile(folder_ / "a"), "new");
}

TEST_F(File, WritesIntoTheFileOfAnotherWhoseOwnerCannotBeKept) {
  if (::getuid() != 0) GTEST_SKIP() << "only root can become another user";
  ASSERT_TRUE(replaceFile(folder_ / "a", "a long old content"));
  fs::permissions(folder_ / "a", fs::perms(0666));
  fs::permissions(folder_, fs::perms(0777));
  const pid_t child = ::fork();
  if (child == 0) {
    const bool isOther = ::setgid(1234) == 0 && ::setuid(1234) == 0;
    ::_exit(isOther && replaceFile(folder_ / "a", "new") ? 0 : 1);
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  struct stat about {};
  ::stat((folder_ / "a").c_str(), &about);
  EXPECT_EQ(about.st_uid, 0u);
  EXPECT_EQ(*readFile(folder_ / "a"), "new");
  EXPECT_EQ(filesInFolder(), 1u);
}

TEST_F(File, ADeviceIsWrittenToAndNeverReplaced) {
  const fs::path null = device(3);
  if (null.empty()) GTEST_SKIP() << "no devices can be made here";
  ASSERT_TRUE(replaceFile(null, "x"));
  EXPECT_TRUE(fs::is_character_file(null));
  fs::create_symlink(null, folder_ / "link");
  ASSERT_TRUE(replaceFile(folder_ / "link", "x"));
  EXPECT_TRUE(fs::is_character_file(null));
}

TEST_F(File, ADeviceThatTakesNothingIsAnError) {
  const fs::path full = device(7);
  if (full.empty()) GTEST_SKIP() << "no devices can be made here";
  const auto written = replaceFile(full, "x");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, std::errc::no_space_on_device);
  EXPECT_TRUE(fs::is_character_file(full));
}

TEST_F(File, APipeIsWrittenTo) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string arrived;
  std::jthread reader([&] { arrived = readFile(pipe).value_or("?"); });
  EXPECT_TRUE(replaceFile(pipe, "through the pipe"));
  reader.join();
  EXPECT_EQ(arrived, "through the pipe");
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_FALSE(isRegularFile(pipe));
}

TEST_F(File, APipeThatNobodyReadsIsAnError) {
  const fs::path pipe = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const auto written = replaceFile(pipe, "x");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, std::errc::no_such_device_or_address);
}

TEST_F(File, WhatHasNoEndIsRefused) {
  const fs::path zero = device(5);
  if (zero.empty()) GTEST_SKIP() << "no devices can be made here";
  const auto read = readFile(zero);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, std::errc::file_too_large);
  EXPECT_EQ(readStart(zero, 10)->size(), 10u);
}

TEST_F(File, AFileBeyondAllSizeIsRefusedUnread) {
  ASSERT_TRUE(replaceFile(folder_ / "huge", ""));
  fs::resize_file(folder_ / "huge", kLargestFile + 1);  // of holes
  const auto read = readFile(folder_ / "huge");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, std::errc::file_too_large);
  EXPECT_EQ(readStart(folder_ / "huge", 10)->size(), 10u);
}

TEST_F(File, AFolderThatIsNotThereIsAnError) {
  EXPECT_FALSE(replaceFile(folder_ / "no" / "a", "x"));
}

}  // namespace
}  // namespace tengen
