// The options about our own player, the same wherever it plays.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

// CLI11 is slow to read: whoever calls its members includes it.
namespace CLI {
class App;
class Validator;
}  // namespace CLI

namespace tengen::cli {

struct EngineOptions;

struct EngineFlags {
  std::string level = "max";
  int threads = 0;  // as many as the machine has
  std::optional<int> visits;
  std::optional<double> seconds;
  uint64_t seed = 0;
  std::string network;
  int cacheMegabytes = 64;
};

void addEngineFlags(CLI::App& command, EngineFlags& flags);
// Those of them that are not about playing: threads, visits, seed, network and cache.
void addSearchFlags(CLI::App& command, EngineFlags& flags);
EngineOptions optionsFrom(const EngineFlags& flags);

// The command line that starts it as an engine of its own: this very program.
std::string ownEngine();

// 25k to 1k, 1d to 6d, max. Why a text is none of them; empty if it is one.
std::string whyNoLevel(const std::string& text);
CLI::Validator knownLevel();

}  // namespace tengen::cli
