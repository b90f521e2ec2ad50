#include "base/os/locked_file.h"

#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "base/os/file.h"
#include "base/os/temporary_folder.h"

namespace tengen {
namespace {

class LockedFileTest : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  const std::filesystem::path path_ = folder_.path() / "file";
};

TEST_F(LockedFileTest, HasOneHolderAtATime) {
  {
    const auto file = LockedFile::create(path_, "a");
    ASSERT_TRUE(file);
    EXPECT_TRUE(LockedFile::isHeld(path_));
    const auto second = LockedFile::open(path_);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), std::errc::resource_unavailable_try_again);
  }
  EXPECT_FALSE(LockedFile::isHeld(path_));
  EXPECT_TRUE(LockedFile::open(path_));
}

TEST_F(LockedFileTest, GrowsAtItsEndWhereverThatIs) {
  ASSERT_TRUE(replaceFile(path_, "one two"));
  auto file = LockedFile::open(path_);
  ASSERT_TRUE(file);
  EXPECT_FALSE(file->append(" three"));
  EXPECT_EQ(*readFile(path_), "one two three");
  EXPECT_FALSE(file->cut(3));
  EXPECT_FALSE(file->append(" more"));
  EXPECT_FALSE(file->sync());
  EXPECT_EQ(*readFile(path_), "one more");
}

TEST_F(LockedFileTest, IsNotMadeOverAnother) {
  ASSERT_TRUE(replaceFile(path_, "mine"));
  const auto file = LockedFile::create(path_, "theirs");
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error(), std::errc::file_exists);
  EXPECT_EQ(*readFile(path_), "mine");
}

TEST_F(LockedFileTest, ThatIsMissingCannotBeOpened) {
  const auto file = LockedFile::open(path_);
  ASSERT_FALSE(file);
  EXPECT_EQ(file.error(), std::errc::no_such_file_or_directory);
}

// A disk that takes so many bytes of a file and no more.
class FullDisk {
 public:
  explicit FullDisk(rlim_t most) {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{most, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

TEST_F(LockedFileTest, TakesATextWholeOrNotAtAll) {
  auto file = LockedFile::create(path_, "1234");
  ASSERT_TRUE(file);
  {
    const FullDisk disk(6);
    EXPECT_EQ(file->append("5678"), std::errc::file_too_large);
  }
  EXPECT_EQ(*readFile(path_), "1234");
  EXPECT_FALSE(file->append("5678"));
  EXPECT_EQ(*readFile(path_), "12345678");
}

TEST_F(LockedFileTest, ThatCannotBeFilledIsNotLeftBehind) {
  const FullDisk disk(2);
  EXPECT_FALSE(LockedFile::create(path_, "1234"));
  EXPECT_FALSE(std::filesystem::exists(path_));
}

}  // namespace
}  // namespace tengen
