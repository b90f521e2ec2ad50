#include "apps/cli/engine_options.h"

#include <algorithm>
#include <thread>

#include "base/os/environment.h"
#include "engine/driver.h"

#include "apps/cli/gtp/gtp_engine.h"
#include "apps/cli/validators.h"

namespace tengen::cli {
namespace {

constexpr int kMostThreads = 256;
constexpr int kMostMegabytes = 1 << 20;

}  // namespace

std::string whyNoLevel(const std::string& text) {
  if (search::Level::parse(text)) return {};
  return "no level from 25k to 1k, 1d to 6d, or max: " + text;
}

CLI::Validator knownLevel() {
  return CLI::Validator([](std::string& text) { return whyNoLevel(text); }, "LEVEL");
}

void addEngineFlags(CLI::App& command, EngineFlags& flags) {
  command.add_option("--level", flags.level, "How strong to play: 25k to 1k, 1d to 6d, max")
      ->check(knownLevel())
      ->option_text("LEVEL")
      ->capture_default_str();
  addSearchFlags(command, flags);
  command.add_option("--time", flags.seconds, "Seconds for each move where no clock runs")
      ->check(numberBetween(0.001, 1e6))
      ->option_text("SECONDS");
}

void addSearchFlags(CLI::App& command, EngineFlags& flags) {
  command.add_option("--threads", flags.threads, "Threads to think with; all of the machine's")
      ->check(wholeBetween(1, kMostThreads))
      ->option_text("N");
  command
      .add_option("--visits", flags.visits,
                  "Positions to look at for a move; 1 is the network alone")
      ->check(wholeBetween(1, 100000000))
      ->option_text("N");
  command
      .add_option("--seed", flags.seed,
                  "For what is left to chance; with one thread and --visits games repeat")
      ->check(seedNumber())
      ->option_text("N");
  command.add_option("--net", flags.network, "Another network than the one that came with Tengen")
      ->option_text("FILE");
  command
      .add_option("--cache", flags.cacheMegabytes,
                  "Memory for what the network has said, in megabytes; 0 for none")
      ->check(wholeBetween(0, kMostMegabytes))
      ->option_text("MB")
      ->capture_default_str();
}

EngineOptions optionsFrom(const EngineFlags& flags) {
  EngineOptions options;
  search::PlayerOptions& player = options.player;
  player.level = *search::Level::parse(flags.level);
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  player.search.threads = flags.threads > 0 ? flags.threads : std::clamp(cores, 1, kMostThreads);
  player.search.seed = flags.seed;
  player.visits = flags.visits;
  if (flags.seconds) {
    player.timePerMove = Milliseconds{static_cast<int64_t>(*flags.seconds * 1000)};
  }
  options.network = flags.network;
  options.cacheBytes = static_cast<size_t>(flags.cacheMegabytes) << 20;
  return options;
}

std::string ownEngine() {
  return engine::quotedWord(programFile().string()) + " gtp";
}

}  // namespace tengen::cli
