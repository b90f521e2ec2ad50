#include "engine/worker.h"

#include <future>
#include <gtest/gtest.h>

#include "base/os/temporary_folder.h"
#include "engine/fake_engine.h"

namespace tengen::engine {
namespace {

using namespace std::chrono_literals;

TEST(Worker, ANewTaskReplacesTheOneBefore) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "think C3");
  Worker worker({.commandLine = fake.commandLine()});
  std::promise<void> stopped;
  worker.run([&](Driver& driver, const std::stop_token& stop) {
    const auto answer = driver.generateMove({.game = small()}, stop);
    EXPECT_FALSE(answer);
    stopped.set_value();
  });
  while (!fake.wasTold("genmove"))
    std::this_thread::sleep_for(10ms);
  std::promise<Move> moved;
  worker.run([&](Driver& driver, const std::stop_token& stop) {
    const auto answer = driver.generateMove({.game = small()}, stop);
    if (answer && *answer) moved.set_value(**answer);
  });
  ASSERT_EQ(stopped.get_future().wait_for(10s), std::future_status::ready);
  auto move = moved.get_future();
  ASSERT_EQ(move.wait_for(10s), std::future_status::ready);
  EXPECT_EQ(move.get(), Move::at({2, 6}));
}

TEST(Worker, GoingAwayEndsAnEngineThatThinks) {
  const TemporaryFolder folder;
  const FakeEngine fake(folder.path(), "");
  const auto begin = std::chrono::steady_clock::now();
  {
    Worker worker({.commandLine = fake.commandLine()});
    worker.run([](Driver& driver, const std::stop_token& stop) {
      static_cast<void>(driver.generateMove({.game = small(), .limit = 1h}, stop));
    });
    while (!fake.wasTold("genmove"))
      std::this_thread::sleep_for(10ms);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
}

}  // namespace
}  // namespace tengen::engine
