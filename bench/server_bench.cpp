#include "bench/server_bench.h"

#include <algorithm>
#include <filesystem>

#include "base/decimal.h"
#include "base/os/environment.h"
#include "base/os/process.h"

#include "bench/server_crowd.h"

namespace tengen::bench {
namespace {

using std::chrono::seconds;

constexpr double kMoveEvery = 10;  // seconds, in each game
constexpr double kBurstSeconds = 10;
constexpr double kKilo = 1000;
constexpr size_t kOtherFiles = 256;
constexpr const char* kMemory = "process_resident_memory_bytes";

struct Started {
  Process process;
  uint16_t port;
};

std::optional<Started> start(const std::string& program, const std::filesystem::path& folder) {
  auto process = Process::start({program, "serve", "--port", "0", "--no-limits", "--judge",
                                 "playouts", "--data", folder.string()});
  if (!process) return std::nullopt;
  const auto line = process->readLine(seconds(10));
  const size_t colon = line ? line->rfind(':') : std::string::npos;
  if (colon == std::string::npos) return std::nullopt;
  const std::string port = line->substr(colon + 1, line->find('/', colon) - colon - 1);
  return Started{std::move(*process), static_cast<uint16_t>(parseInteger(port).value_or(0))};
}

// Bytes. On a server of its own: one that many have left fills the room they had before it takes
// more, and a connection would seem to need less than it does.
double memoryOfAConnection(const std::string& program, const std::filesystem::path& folder,
                           int connections) {
  const auto server = start(program, folder);
  if (!server) return 0;
  Crowd crowd(server->port);
  crowd.openGames(1);
  const double before = crowd.metric(kMemory);
  crowd.addWatchers(connections);
  return (crowd.metric(kMemory) - before) / connections;
}

double percentile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<size_t>(part * static_cast<double>(values.size() - 1))];
}

void addLatencies(Figures& figures, const std::string& what, const std::vector<double>& values) {
  figures.push_back({what + ", moves", static_cast<double>(values.size()), ""});
  figures.push_back({what + ", half within", percentile(values, 0.5) * 1000, "ms"});
  figures.push_back({what + ", 99 % within", percentile(values, 0.99) * 1000, "ms"});
}

}  // namespace

std::optional<ServerLoad> parseServerLoad(const std::string& text) {
  std::vector<double> numbers;
  for (size_t at = 0; at <= text.size();) {
    const size_t comma = std::min(text.find(',', at), text.size());
    const auto number = parseDecimal(text.substr(at, comma - at));
    if (!number || !(*number >= 1 && *number <= 1e6)) return std::nullopt;
    numbers.push_back(*number);
    at = comma + 1;
  }
  if (numbers.size() != 4) return std::nullopt;
  return ServerLoad{static_cast<int>(numbers[0]), numbers[1], numbers[2],
                    static_cast<int>(numbers[3])};
}

Descriptors descriptorsFor(const ServerLoad& load) {
  const auto players = 2 * static_cast<size_t>(load.games);
  const auto watchers = static_cast<size_t>(load.watchers);
  return {std::max(players, watchers + 2) + kOtherFiles, players + watchers + kOtherFiles};
}

Figures serverFigures(const std::string& program, const ServerLoad& load, size_t descriptors) {
  const auto folder = std::filesystem::temp_directory_path() /
                      ("tengen-bench-server-" + std::to_string(processNumber()));
  const double perSocket = memoryOfAConnection(program, folder / "connections", load.watchers);
  const auto server = start(program, folder);
  if (!server) return {};
  Crowd crowd(server->port);
  Figures figures;
  const double games = load.games;
  const double empty = crowd.metric(kMemory);
  const double opened = crowd.openGames(load.games);
  figures.push_back({"games opened, with two players each", games / opened, "/s"});

  addLatencies(figures, "a move every 10 s in each game",
               crowd.play(games / kMoveEvery, load.seconds));
  addLatencies(figures, "a burst of moves", crowd.play(load.burst, kBurstSeconds));
  const double full = crowd.metric(kMemory);
  figures.push_back({"all players back after a break", crowd.reconnectPlayers(), "s"});

  const size_t all = descriptorsFor(load).all;
  const auto leaving = static_cast<int>(all - std::min(all, descriptors));
  crowd.sendHome(leaving);
  crowd.addWatchers(load.watchers);
  figures.push_back({"memory of a connection", perSocket / kKilo, "KB"});
  figures.push_back({"memory of a game", ((full - empty) / games - 2 * perSocket) / kKilo, "KB"});
  const auto watched = crowd.moveBeforeWatchers();
  figures.push_back({"watchers of one game", static_cast<double>(watched.size()), ""});
  figures.push_back({"95 % of them reached within", percentile(watched, 0.95) * 1000, "ms"});
  figures.push_back({"errors", static_cast<double>(crowd.errors()), ""});
  std::filesystem::remove_all(folder);
  return figures;
}

}  // namespace tengen::bench
