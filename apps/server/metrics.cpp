#include "apps/server/metrics.h"

#include <algorithm>

#include "base/decimal.h"
#include "base/os/resources.h"

namespace tengen::server {
namespace {

void add(std::string& text, std::string_view name, std::string_view kind, int64_t value) {
  text += "# TYPE tengen_";
  text += name;
  text += ' ';
  text += kind;
  text += "\ntengen_";
  text += name;
  text += ' ' + std::to_string(value) + '\n';
}

}  // namespace

void Metrics::committed(double seconds) {
  const auto bound = std::lower_bound(kBounds.begin(), kBounds.end(), seconds);
  ++commits_[static_cast<size_t>(bound - kBounds.begin())];
  commitMicroseconds_ += static_cast<uint64_t>(seconds * 1e6);
}

std::string Metrics::text() const {
  std::string text;
  const auto gauge = [&](std::string_view name, const Gauge& value) {
    add(text, name, "gauge", value);
  };
  const auto counter = [&](std::string_view name, const Counter& value) {
    add(text, name, "counter", static_cast<int64_t>(value));
  };
  gauge("connections", connections);
  gauge("players", players);
  gauge("clients_elsewhere", clientsElsewhere);
  gauge("games_in_memory", gamesInMemory);
  counter("requests_total", requests);
  counter("connections_refused_total", refusedConnections);
  counter("games_created_total", gamesCreated);
  counter("messages_in_total", messagesIn);
  counter("messages_out_total", messagesOut);
  counter("refusals_total", refusals);
  counter("slow_readers_total", slowReaders);
  counter("records_stored_total", recordsStored);
  counter("store_errors_total", storeErrors);
  gauge("bots_thinking", botsThinking);
  gauge("bots_waiting", botsWaiting);
  counter("bot_turns_total", botTurns);
  counter("bot_errors_total", botErrors);
  text += "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes " +
          std::to_string(residentBytes()) + '\n';
  text += "# TYPE tengen_commit_seconds histogram\n";
  uint64_t below = 0;
  for (size_t i = 0; i < commits_.size(); ++i) {
    below += commits_[i];
    const std::string bound = i < kBounds.size() ? shortestDecimal(kBounds[i]) : "+Inf";
    text += "tengen_commit_seconds_bucket{le=\"" + bound + "\"} " + std::to_string(below) + '\n';
  }
  text += "tengen_commit_seconds_sum " +
          shortestDecimal(static_cast<double>(commitMicroseconds_) / 1e6) + '\n';
  text += "tengen_commit_seconds_count " + std::to_string(below) + '\n';
  return text;
}

}  // namespace tengen::server
