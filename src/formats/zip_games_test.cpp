#include "formats/zip_games.h"

#include "formats/formats_test_kit.h"
#include "formats/zip_test_kit.h"

namespace tengen::formats {
namespace {

using Code = sgf::ReadError::Code;

constexpr const char* kGib = "\\HS\n\\[GAMEPLACE=Here\\]\n\\HE\nSTO 0 2 1 3 3\n";

TEST(Zip, HasAllGamesOfItsFilesInTheirOrder) {
  const auto read = readOk(zipOf({{"readme.txt", "Games of ours."},
                                  {"games/", "", false},
                                  {"games/one.sgf", "(;PB[one])(;PB[two])"},
                                  {"games/two.gib", kGib, false},
                                  {"__MACOSX/games/._one.sgf", "(;PB[shadow])"}}),
                           "ZIP");
  EXPECT_EQ(read.collection.games().size(), 3u);
  EXPECT_NE(oneLine(read.collection).find("PC[Here];B[dd])"), std::string::npos);
  ASSERT_EQ(read.warnings.size(), 1u);
  EXPECT_EQ(read.warnings[0].code, sgf::Warning::Code::FileIgnored);
  EXPECT_EQ(read.warnings[0].argument, "readme.txt");
}

TEST(Zip, GivesOneFileAfterAnotherWithItsName) {
  std::vector<std::string> names;
  const auto read =
      forEachFile(zipOf({{"a.sgf", "(;B[aa])"}, {"b.ngf", "G\n77\nw\nb\n\n\n\n\n\n\n\nPMABBREER"}}),
                  "all.zip", {}, [&](const GameFile& file) {
                    names.push_back(file.name + (file.content ? "" : "!"));
                    if (!file.content) {
                      EXPECT_EQ(file.content.error().code, Code::BadBoard);
                      EXPECT_EQ(file.content.error().file, "b.ngf");
                    }
                    return true;
                  });
  EXPECT_TRUE(read);
  EXPECT_EQ(names, (std::vector<std::string>{"a.sgf", "b.ngf!"}));
}

TEST(Zip, GivesAPlainFileUnderTheNameItWasGiven) {
  std::string name;
  EXPECT_TRUE(forEachFile("(;B[aa])", "one.sgf", {}, [&](const GameFile& file) {
    name = file.name;
    return true;
  }));
  EXPECT_EQ(name, "one.sgf");
}

TEST(Zip, ReadsNamesAsTheComputerWroteThemThatPacked) {
  std::vector<std::string> names;
  ASSERT_TRUE(forEachFile(zipOf({{*sgf::encode("张三对李四的比赛.sgf", "GB18030"), "(;B[aa])"},
                                 {"석.sgf", "(;B[aa])", true, 0x0800}}),
                          "", {}, [&](const GameFile& file) {
                            names.push_back(file.name);
                            return true;
                          }));
  EXPECT_EQ(names, (std::vector<std::string>{"张三对李四的比赛.sgf", "석.sgf"}));
}

// A name is a name: nothing is written anywhere.
TEST(Zip, DoesNotMindNamesThatPointElsewhere) {
  EXPECT_TRUE(
      readZip(zipOf({{"../../../etc/passwd.sgf", "(;B[aa])"}, {"/root/x.sgf", "(;)"}}), {}));
}

TEST(Zip, IsNotBlownUpByABomb) {
  const std::string bomb = zipOf({{"bomb.sgf", std::string(kMostInOneFile + 1, '(')}});
  EXPECT_LT(bomb.size(), kMostInOneFile / 64);
  const auto read = readZip(bomb, {});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Code::UnpacksTooBig);
  EXPECT_EQ(read.error().file, "bomb.sgf");
}

TEST(Zip, IsNotBlownUpByAFileThatLiesAboutItsSize) {
  std::string bomb = zipOf({{"bomb.sgf", std::string(kMostInOneFile + 1, '(')}});
  // The sizes in the directory: 24 bytes behind its start.
  const size_t entry = bomb.find("PK\x01\x02");
  bomb.replace(entry + 24, 4, std::string("\x10\0\0\0", 4));
  const auto read = readZip(bomb, {});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Code::UnpacksTooBig);
}

TEST(Zip, SaysWhatIsLockedDamagedOrEmpty) {
  const auto errorOf = [](const std::string& bytes) {
    const auto read = readZip(bytes, {});
    return read ? sgf::ReadError{Code::Empty} : read.error();
  };
  const auto locked = errorOf(zipOf({{"a.sgf", "(;B[aa])", true, 1}}));
  EXPECT_EQ(locked.code, Code::LockedZip);
  EXPECT_EQ(locked.file, "a.sgf");
  const std::string whole = zipOf({{"a.sgf", "(;B[aa]C[something long enough])", false}});
  EXPECT_EQ(errorOf(whole.substr(0, 40)).code, Code::DamagedZip);
  std::string changed = whole;
  changed.replace(changed.find("something"), 1, "S");
  EXPECT_EQ(errorOf(changed).code, Code::DamagedZip) << "its checksum";
  EXPECT_EQ(errorOf(zipOf({})).code, Code::NoGameInZip);
  EXPECT_EQ(errorOf(zipOf({{"a.txt", "hello"}})).code, Code::NoGameInZip);
  const auto inner = errorOf(zipOf({{"a.txt", "hello"}, {"in.zip", zipOf({{"a.sgf", "(;)"}})}}));
  EXPECT_EQ(inner.code, Code::ZipInZip);
  EXPECT_EQ(inner.file, "in.zip");
}

TEST(Zip, WithSomeBrokenFilesGivesTheOthers) {
  const auto read = readZip(zipOf({{"a.sgf", "(;B[aa])", true, 1}, {"b.sgf", "(;W[bb])"}}), {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->collection.games().size(), 1u);
  ASSERT_EQ(read->warnings.size(), 1u);
  EXPECT_EQ(read->warnings[0].argument, "a.sgf");
}

}  // namespace
}  // namespace tengen::formats
