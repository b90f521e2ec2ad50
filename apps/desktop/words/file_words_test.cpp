#include <gtest/gtest.h>

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

TEST(FileWords, ADiskThatCanOnlyBeReadIsCalledThat) {
  const FileError error{"/cdrom/game.sgf", std::make_error_code(std::errc::read_only_file_system)};
  EXPECT_EQ(saveProblem(error),
            QString::fromUtf8("“game.sgf” lies on a disk that can only be read."));
}

}  // namespace
}  // namespace tengen::desktop::words
