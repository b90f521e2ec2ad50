// One question by HTTP, answered or given up within a limit. Blocks: a window asks on a thread.
#pragma once

#include <chrono>
#include <string>

#include "base/result.h"
#include "remote/link.h"

#include "apps/client/client_error.h"

namespace tengen::client {

struct HttpAnswer {
  int status = 0;
  std::string body;
};

Result<HttpAnswer, ClientError> post(const remote::Address& server, const std::string& path,
                                     const std::string& body, std::chrono::seconds limit);

}  // namespace tengen::client
