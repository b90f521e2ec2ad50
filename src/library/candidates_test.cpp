#include "library/candidates.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "library/library_test_kit.h"
#include "library/line_search.h"

namespace tengen::library {
namespace {

TEST(FirstChange, TimesGrowWithTheNodesAndKnowTheirLastOne) {
  for (uint32_t node = 0; node < 1000; ++node) {
    const uint8_t time = FirstChange::timeOf(node);
    EXPECT_LT(time, FirstChange::kTimes);
    EXPECT_LE(time, FirstChange::timeOf(node + 1));
    EXPECT_LE(node, FirstChange::lastNodeOf(time));
    const bool isLast = time + 1 == FirstChange::kTimes;
    EXPECT_TRUE(isLast || FirstChange::timeOf(FirstChange::lastNodeOf(time) + 1) > time);
  }
}

std::vector<Step> stepsOf(const std::string& text, BoardSize size) {
  const auto read = sgf::read(text);
  return recordSteps(read->collection, read->collection.games().front(), size);
}

TEST(FirstChange, AStoneThatStaysIsToldFromOneThatIsTaken) {
  std::vector<uint8_t> points(9);
  readFirstChanges(stepsOf("(;SZ[3];B[aa];W[ba];B[cc];W[ab])", {3, 3}), points);
  EXPECT_EQ(points[0], FirstChange::kSeveral + 1);  // taken by the last move
  EXPECT_EQ(points[1], FirstChange::kWhite + 2);
  EXPECT_EQ(points[8], FirstChange::kBlack + 3);
  EXPECT_EQ(points[4], FirstChange::kNever);
}

TEST(FirstChange, OfAGameWithVariationsOnlyWhatWasNeverTouchedIsKnown) {
  std::vector<uint8_t> points(9);
  readFirstChanges(stepsOf("(;SZ[3];B[aa](;W[ba])(;W[cc]))", {3, 3}), points);
  EXPECT_EQ(points[0], FirstChange::kSeveral);
  EXPECT_EQ(points[8], FirstChange::kSeveral);
  EXPECT_EQ(points[4], FirstChange::kNever);
}

Pattern randomDemands(Random& random) {
  Pattern pattern{.size = {3, 2}, .points = {}, .order = {}, .edges = {}};
  for (int i = 0; i < pattern.size.points(); ++i)
    pattern.points.push_back(static_cast<Allowed>(1 + random.below(7)));
  return pattern;
}

TEST(Candidates, AreTheSameWithAndWithoutSpecialInstructions) {
  constexpr size_t kPoints = 25;
  Random random(1);
  size_t count = 0;
  for (int round = 0; round < 100; ++round) {
    std::vector<uint8_t> bytes(kPoints * kGamesInGroup);
    for (uint8_t& byte : bytes)
      byte = static_cast<uint8_t>(random.below(256));
    const ChangesGroup group(bytes.data());
    const uint64_t wanted = random.below(2) == 0 ? ~uint64_t{0} : 0x0123456789abcdef;
    const CandidateFilter filter(placementsOf(randomDemands(random), {5, 5}, true),
                                 usualTimes(group, wanted, kPoints));
    std::vector<Candidate> fast, slow;
    filter.find(group, wanted, fast);
    filter.findSlowly(group, wanted, slow);
    ASSERT_EQ(fast, slow);
    count += slow.size();
  }
  EXPECT_GT(count, 1000u);
}

}  // namespace
}  // namespace tengen::library
