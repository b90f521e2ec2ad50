// Any bytes as a journal, and as its records, one a line, for checksums keep chance out: each is a
// game that can be saved and opened again, or is refused.
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "game/formats.h"
#include "session/game_session.h"

namespace {

using tengen::GameSession;

void replay(const std::vector<std::string>& records, int format) {
  GameSession::Parts parts;
  parts.time = [] { return tengen::TimePoint{0}; };
  const auto session = GameSession::replay(records, format, std::move(parts));
  if (!session) return;
  if (!tengen::load(session->save())) std::abort();
  const auto events = session->eventsSince(0);
  if (events && events->size() != session->number()) std::abort();
  session->tick();
  if (session->canUndoEdit() && !session->undoEdit()) std::abort();
  if (session->canRedoEdit() && !session->redoEdit()) std::abort();
  session->toStart();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const tengen::JournalContent content = tengen::parseJournal(bytes);
  if (content.length > bytes.size()) std::abort();
  replay(content.records, content.format);

  std::vector<std::string> records;
  std::istringstream lines(bytes);
  for (std::string line; std::getline(lines, line) && records.size() < 200;)
    records.push_back(line);
  for (const int format : {1, 2, 3})
    replay(records, format);
  static_cast<void>(GameSession::isWorthRecovering(records));
  return 0;
}
