// Records as the programs wrote them that invented the formats. They are not ours to ship: without
// the corpus this is skipped.
#include <filesystem>
#include <gtest/gtest.h>

#include "base/os/environment.h"
#include "base/os/file.h"
#include "formats/formats_test_kit.h"

namespace tengen::formats {
namespace {

namespace fs = std::filesystem;

fs::path corpus() {
  if (const auto named = environment("TENGEN_CORPUS")) return fs::path(*named) / "formats";
  return fs::path(TENGEN_SOURCE_FOLDER) / "../shared/corpus/formats";
}

struct Expected {
  const char *file, *encoding, *black, *blackRank, *white, *whiteRank, *result, *date, *komi,
      *handicap, *start;
  size_t moves;
};

TEST(FormatCorpus, OpensWithNamesRanksResultHandicapAndMovesRight) {
  if (!fs::exists(corpus())) GTEST_SKIP() << "there is no corpus in " << corpus();
  const Expected records[] = {{"even.ngf", "UTF-8", "CYY", "9p", "LQC", "9p", "B+0.5", "2017-03-16",
                               "7.5", "", ";B[qd];W[dd];B[pq];W[dp]", 333},
                              {"handicap2.ngf", "UTF-8", "p81587", "5d*", "ace550", "7d*", "W+R",
                               "2017-03-16", "0", "2", "AB[dp][pd];W[pq];B[dd]", 189},
                              {"euc-kr.gib", "EUC-KR", "dustkd1015", "1k", "dongjik", "1k", "B+T",
                               "2015-08-29", "6.5", "", ";B[qc];W[dp];B[qo];W[dd]", 49},
                              {"utf8.gib", "UTF-8", "jy512", "15k", "leejw977", "10k", "",
                               "2016-03-26", "0", "3", "AB[dp][pd][dd];W[pp];B[nq]", 118},
                              {"amateur.ugf", "UTF-8", "kaziwami", "7d", "YINNI", "8d", "B+7.5",
                               "2019-03-08", "-5.5", "", ";B[qd];W[dd];B[pq];W[dq]", 254}};
  for (const Expected& record : records) {
    SCOPED_TRACE(record.file);
    auto bytes = readFile(corpus() / record.file);
    ASSERT_TRUE(bytes);
    const auto read = formatOf(*bytes).read(std::move(*bytes), {});
    ASSERT_TRUE(read);
    EXPECT_EQ(read->encoding, record.encoding);
    EXPECT_TRUE(read->warnings.empty());
    const auto says = [&](const char* ident) { return valueIn(read->collection, ident); };
    EXPECT_EQ(says("PB"), record.black);
    EXPECT_EQ(says("BR"), record.blackRank);
    EXPECT_EQ(says("PW"), record.white);
    EXPECT_EQ(says("WR"), record.whiteRank);
    EXPECT_EQ(says("RE"), record.result);
    EXPECT_EQ(says("DT"), record.date);
    EXPECT_EQ(says("KM"), record.komi);
    EXPECT_EQ(says("HA"), record.handicap);
    EXPECT_NE(oneLine(read->collection).find(record.start), std::string::npos);
    EXPECT_EQ(read->collection.nodeCount(), record.moves + 1);
  }
}

}  // namespace
}  // namespace tengen::formats
