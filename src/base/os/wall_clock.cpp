#include "base/os/wall_clock.h"

#include <ctime>

namespace tengen {
namespace {

std::string formatted(const std::tm& parts, const char* format) {
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, format, &parts));
}

std::tm universalTime() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  return parts;
}

}  // namespace

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::localtime_r(&now, &parts);
  return formatted(parts, "%Y-%m-%d");
}

std::string timeStamp() {
  return formatted(universalTime(), "%Y%m%d-%H%M%S");
}

std::string logTime() {
  return formatted(universalTime(), "%Y-%m-%dT%H:%M:%SZ");
}

uint64_t secondsSinceEpoch() {
  return static_cast<uint64_t>(std::time(nullptr));
}

double processorSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace tengen
