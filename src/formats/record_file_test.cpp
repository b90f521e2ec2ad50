#include "formats/record_file.h"

#include <fstream>
#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "formats/zip_test_kit.h"

namespace tengen::formats {
namespace {

struct RecordFile : testing::Test {
  std::string write(const std::string& name, const std::string& bytes) const {
    const auto path = folder.path() / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }
  std::string archive(const std::string& name) const {
    ZipForTest zip;
    zip.add({"folder/game!.sgf", "(;B[aa])"});
    return write(name, zip.bytes());
  }
  TemporaryFolder folder;
};

TEST_F(RecordFile, IsReadOutOfAnArchive) {
  EXPECT_EQ(*readRecord(archive("a.zip") + "!folder/game!.sgf"), "(;B[aa])");
  EXPECT_EQ(*readRecord(archive("it is!mine.zip") + "!folder/game!.sgf"), "(;B[aa])");
}

TEST_F(RecordFile, ThatIsReallyCalledSoComesFirst) {
  archive("a.zip");
  EXPECT_EQ(*readRecord(write("a.zip!b.sgf", "(;B[bb])")), "(;B[bb])");
}

TEST_F(RecordFile, ThatIsNotThereIsSaidToBeMissing) {
  for (const std::string& name :
       {archive("a.zip") + "!other.sgf", archive("a.zip") + "x!other.sgf"}) {
    const auto read = readRecord(name);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, std::errc::no_such_file_or_directory);
    EXPECT_EQ(read.error().path, name);
  }
}

TEST_F(RecordFile, InADamagedArchiveCannotBeRead) {
  const auto read = readRecord(write("a.zip", "PK\x03\x04 and nothing else") + "!game.sgf");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, std::errc::io_error);
}

}  // namespace
}  // namespace tengen::formats
