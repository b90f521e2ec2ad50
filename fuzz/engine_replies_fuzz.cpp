// Any bytes as what an engine prints: its replies and its lines of analysis. The first byte chooses
// a board and whose view it is. Whatever comes, every value is one that can be: moves on the board,
// chances from 0 to 1, owners for every point or none.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/analysis.h"
#include "engine/reply_reader.h"

namespace {

using namespace tengen;
using namespace tengen::engine;

void require(bool holds) {
  if (!holds) std::abort();
}

bool isOnBoard(Move move, BoardSize size) {
  return move.isPass() || size.contains(move.point());
}

bool isShare(double number) {
  return number >= 0 && number <= 1;
}

void checkAnalysis(std::string_view line, const AnalysisFormat& format) {
  const auto seen = parseAnalysisLine(line, format);
  if (!seen) return;
  require(!seen->candidates.empty() && isShare(seen->win) && seen->visits >= 0);
  require(!seen->lead || std::isfinite(*seen->lead));
  for (const Candidate& candidate : seen->candidates) {
    require(isOnBoard(candidate.move, format.size) && !candidate.pv.empty());
    require(isShare(candidate.win) && isShare(candidate.prior) && candidate.visits >= 0);
    require(candidate.pvVisits.empty() || candidate.pvVisits.size() == candidate.pv.size());
    for (const Move move : candidate.pv)
      require(isOnBoard(move, format.size));
  }
  require(!seen->ownership || seen->ownership->size() == format.size);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const uint8_t choice = data[0];
  AnalysisFormat format;
  format.dialect = (choice & 1) ? AnalysisFormat::Dialect::Leela : AnalysisFormat::Dialect::Kata;
  format.toMove = (choice & 2) ? Color::White : Color::Black;
  format.size = (choice & 4) ? BoardSize{5, 3} : BoardSize{9, 9};

  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  ReplyReader reader;
  int id = 0;
  reader.expect(++id);
  bool isInside = false;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    using Kind = ReplyReader::Seen::Kind;
    const auto seen = reader.take(line);
    // A reply begins before it goes on, and ends once.
    if (seen.kind == Kind::First) require(!isInside);
    if (seen.kind == Kind::Next || seen.kind == Kind::End) require(isInside);
    isInside = seen.kind == Kind::First || seen.kind == Kind::Next;
    checkAnalysis(line, format);
    if (seen.kind == Kind::End || seen.kind == Kind::Other) continue;
    if (line.size() % 7 == 3) {  // now and then somebody asks something else
      reader.expect(++id);
      isInside = false;
    }
  }
  // Whatever was said, the next command is answered.
  reader.expect(++id);
  const std::string answer = std::string("=").append(std::to_string(id)).append(" yes");
  require(reader.take(answer).kind == ReplyReader::Seen::Kind::First);
  return 0;
}
