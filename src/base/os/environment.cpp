#include "base/os/environment.h"

#include <cstdlib>
#include <unistd.h>

namespace tengen {

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  return value && *value ? std::optional<std::string>(value) : std::nullopt;
}

std::string withHome(const std::string& path) {
  const bool isAtHome = path == "~" || path.starts_with("~/");
  const auto home = environment("HOME");
  return isAtHome && home ? *home + path.substr(1) : path;
}

std::filesystem::path programFile() {
  std::error_code ignored;
  return std::filesystem::read_symlink("/proc/self/exe", ignored);
}

int processNumber() {
  return ::getpid();
}

}  // namespace tengen
