#include "apps/server/log.h"

#include <iostream>
#include <mutex>

#include "base/os/wall_clock.h"

namespace tengen::server {

void logLine(std::string_view event, const Fields& fields) {
  Fields line{{"time", logTime()}, {"event", event}};
  line.update(fields);
  const std::string text = line.dump(-1, ' ', false, Fields::error_handler_t::replace) + '\n';
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  std::cerr << text << std::flush;
}

}  // namespace tengen::server
