// How the processes of a cluster talk to each other: texts to one of them by its name, quickly or
// not at all. What one process sends another arrives in order; some of it may be missing.
#pragma once

#include <string>

namespace tengen::server {

class Bus {
 public:
  virtual ~Bus() = default;

  virtual bool isUp() const = 0;
  virtual void send(const std::string& process, const std::string& text) = 0;
};

}  // namespace tengen::server
