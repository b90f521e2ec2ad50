// Any bytes as a part of a library's index, with a head whose checksum fits, for chance never finds
// one: every game can be looked at, and every search comes to an end.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "base/checksum.h"
#include "base/os/temporary_folder.h"
#include "library/pattern_search.h"
#include "library/position_search.h"
#include "library/segment_format.h"

namespace {

using namespace tengen;
using namespace tengen::library;

void mendHead(std::string& bytes) {
  SegmentHead head;
  if (bytes.size() < sizeof head) return;
  std::memcpy(&head, bytes.data(), sizeof head);
  head.magic = kSegmentMagic;
  head.version = kSegmentVersion;
  const std::string_view text(reinterpret_cast<const char*>(&head), sizeof head);
  head.checksum = crc32(text.substr(0, sizeof head - sizeof head.checksum));
  std::memcpy(bytes.data(), &head, sizeof head);
}

void lookAtGames(const Segment& segment) {
  for (size_t game = 0; game < segment.games(); ++game) {
    (void)segment.columnsOf(game);
    NodeReader reader(segment.steps(game));
    while (reader.next()) {
    }
  }
}

void search(const std::vector<Segment>& segments) {
  const Selection all(segments, {});
  const AnswerOptions options;
  for (const int stones : {0, 9, 30, 70}) {  // each is looked for in a way of its own
    const BoardSize size{9, 9};
    PositionQuery query{.board = Board(size), .next = {}, .moves = {}};
    for (int i = 0; i < stones; ++i)
      query.board.play(size.pointAt(i), Color::Black);
    (void)findPosition(segments, all, query, options);
  }
  for (const char* drawing : {".X\nO*", "+--\n|1x\n|.2"}) {
    const PatternQuery query{
        .pattern = *parsePattern(drawing), .eitherColor = false, .next = {}, .moves = {}};
    const Answer answer = findPattern(segments, all, query, options);
    if (answer.hits < answer.wins.games) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const TemporaryFolder folder;
  const auto path = folder.path() / "games.seg";
  std::string bytes(reinterpret_cast<const char*>(data), size);
  mendHead(bytes);
  std::ofstream(path, std::ios::binary) << bytes;
  std::vector<Segment> segments;
  auto segment = Segment::open(path);
  if (!segment) return 0;
  (void)segment->check();
  lookAtGames(*segment);
  segments.push_back(std::move(*segment));
  search(segments);
  return 0;
}
