// The bus of a cluster over NATS (core NATS: nothing is kept there). Comes back by itself when the
// server was away. Safe from any thread.
#pragma once

#include <functional>
#include <memory>

#include "base/result.h"

#include "apps/server/bus.h"

namespace tengen::server {

class NatsBus : public Bus {
 public:
  using Heard = std::function<void(std::string text)>;

  // `heard` is told what others send to `process`, from a thread of its own. That nobody is there
  // yet is no error; a URL that means nothing is one: why, in the words of NATS.
  static Result<std::unique_ptr<NatsBus>, std::string> open(const std::string& url,
                                                            const std::string& process,
                                                            Heard heard);
  ~NatsBus() override;  // what was sent is on its way; nothing more is heard

  bool isUp() const override;
  void send(const std::string& process, const std::string& text) override;

 private:
  struct Parts;
  explicit NatsBus(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace tengen::server
