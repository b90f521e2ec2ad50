// Engines that come and go: however one ends, nothing of it stays. Under sanitizers this is also
// the test for leaks.
#include <atomic>
#include <filesystem>
#include <gtest/gtest.h>
#include <set>
#include <thread>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"
#include "engine/worker.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr int kLives = 200;

// One that has ended and waits for its parent's word is gone.
bool lives(int process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  if (!std::getline(file, text)) return false;
  const size_t name = text.rfind(')');
  return name != std::string::npos && text.substr(name, 3) != ") Z";
}

// Writes down the number of its process and that of a child of its own, which outlives it unless
// somebody ends the whole group.
struct LivingEngine {
  LivingEngine()
      : fake(folder.path(),
             FakeScript{.answers = "C3",
                        .commands = "play genmove kata-analyze",
                        .rows = "name) sleep 1000 & echo $$ $! >> '" + numbers().string() +
                                "'; yes Fake ;;\n"
                                "kata-analyze) printf '=%s\\ninfo move D4 visits 7 winrate 0.6 "
                                "order 0 pv D4\\n' \"$id\" ;;"}) {}

  fs::path numbers() const { return folder.path() / "numbers"; }
  // Processes that are still there; being ended takes the system a moment.
  std::set<int> left() const {
    std::set<int> living;
    for (int patience = 0; patience < 100; ++patience) {
      living.clear();
      std::ifstream file(numbers());
      for (int number = 0; file >> number;) {
        if (lives(number)) living.insert(number);
      }
      if (living.empty()) break;
      std::this_thread::sleep_for(20ms);
    }
    return living;
  }
  int started() const {
    std::ifstream file(numbers());
    int count = 0;
    for (std::string line; std::getline(file, line);)
      ++count;
    return count;
  }

  TemporaryFolder folder;
  FakeEngine fake;
};

size_t openFiles() {
  return static_cast<size_t>(
      std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator{}));
}

// What a life is spent on; the worker goes while it is under way.
void live(Driver& driver, const std::stop_token& stop, int kind, std::atomic<bool>& isBusy) {
  switch (kind) {
    case 0:  // it has only just been started
      (void)driver.launch();
      isBusy = true;
      (void)driver.start(stop);
      return;
    case 1:  // it has answered and idles
      (void)driver.generateMove({.game = small()}, stop);
      isBusy = true;
      return;
    case 2:  // it thinks, and would for ever: its answers are used up
      (void)driver.generateMove({.game = small()}, stop);
      isBusy = true;
      (void)driver.generateMove({.game = small()}, stop);
      return;
    default:  // it thinks aloud
      (void)driver.analyze(
          {.game = small()}, [&](const Analysis&) { isBusy = true; }, stop);
  }
}

TEST(EngineLives, TwoHundredStartsAndStopsLeaveNothingBehind) {
  const LivingEngine engine;
  const size_t filesBefore = openFiles();
  for (int i = 0; i < kLives; ++i) {
    std::atomic<bool> isBusy = false;
    Worker worker({.commandLine = engine.fake.commandLine()});
    worker.run([&, kind = i % 4](Driver& driver, const std::stop_token& stop) {
      live(driver, stop, kind, isBusy);
      isBusy = true;
    });
    while (!isBusy)
      std::this_thread::sleep_for(1ms);
  }
  EXPECT_GE(engine.started(), kLives * 3 / 4) << "the others ended before they said their number";
  EXPECT_EQ(engine.left(), std::set<int>());
  EXPECT_EQ(openFiles(), filesBefore);
}

}  // namespace
}  // namespace tengen::engine
