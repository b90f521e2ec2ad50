// Reviews in game files, our own and those of others: whatever stands there, what is read is sound
// and is read again from what we write.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "game/formats.h"
#include "review/record.h"
#include "review/report.h"
#include "sgf/writer.h"

namespace {

using namespace tengen;
using namespace tengen::review;

void require(bool isTrue) {
  if (!isTrue) std::abort();
}

void checkSound(const Evaluation& seen) {
  require(seen.win >= 0 && seen.win <= 1 && seen.visits >= 0);
  require(seen.candidates.size() <= kMostCandidates + 1);
  for (const Candidate& candidate : seen.candidates) {
    require(candidate.win >= 0 && candidate.win <= 1 && candidate.visits >= 0);
    require(candidate.pv.size() <= kLongestLine);
    require(!candidate.pv.empty() && candidate.pv.front() == candidate.move);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto loaded = load(std::string(reinterpret_cast<const char*>(data), size));
  if (!loaded) return 0;
  const GameTree& tree = loaded->tree;
  const Review review = readReview(tree);
  for (const auto& [node, seen] : review.evaluations())
    checkSound(seen);
  const Report report = reportOf(mainLine(tree), review, tree.size());
  for (const Judgement& move : report.moves)
    require(move.win >= 0 && move.points.value_or(0) >= 0);
  sgf::Collection copy = tree.collection();
  writeReview(copy, tree, review);
  auto again = load(sgf::write(copy));
  require(again.has_value());
  require(readReview(again->tree).evaluations().size() == review.evaluations().size());
  return 0;
}
