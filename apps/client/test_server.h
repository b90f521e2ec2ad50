// Test only: a real server in this process, on loopback and on a file that is gone afterwards. It
// can be stopped and started again at the same port.
#pragma once

#include <future>
#include <gtest/gtest.h>
#include <optional>
#include <thread>

#include "base/os/temporary_folder.h"
#include "judge/playout_judge.h"
#include "remote/link.h"

#include "apps/server/server.h"

namespace tengen::client {

class TestServer {
 public:
  TestServer() { start(); }
  ~TestServer() { stop(); }

  remote::Address address() const { return {false, "127.0.0.1", port_}; }

  void start() {
    server::ServerOptions options;
    options.port = port_;
    options.store = folder_.path() / "games.db";
    options.judge = std::make_shared<PlayoutJudge>();
    std::promise<uint16_t> ready;
    auto port = ready.get_future();
    thread_ = std::jthread([options, &ready](const std::stop_token& stop) {
      bool isReady = false;
      const auto served = server::serve(options, stop, [&](uint16_t bound) {
        isReady = true;
        ready.set_value(bound);
      });
      if (!served) ADD_FAILURE() << served.error().sentence;
      if (!isReady) ready.set_value(0);
    });
    port_ = port.get();
  }
  void stop() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
  }

 private:
  TemporaryFolder folder_;
  uint16_t port_ = 0;
  std::jthread thread_;
};

}  // namespace tengen::client
