// The options about our own player, the same wherever it plays.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

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

// 25k to 1k, 1d to 6d, max
CLI::Validator knownLevel();

}  // namespace tengen::cli
