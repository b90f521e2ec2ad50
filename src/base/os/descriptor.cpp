#include "base/os/descriptor.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tengen {

void holdStandardDescriptors() {
  for (const int standard : {kStandardInput, kStandardOutput, kStandardError}) {
    if (::fcntl(standard, F_GETFD) != -1) continue;
    // The lowest free number is the one that is missing.
    const int held = ::open("/dev/null", standard == kStandardInput ? O_WRONLY : O_RDONLY);
    static_cast<void>(held);
  }
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

bool Descriptor::close() {
  return ::close(std::exchange(number_, -1)) == 0;
}

bool writeAll(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t n = ::write(descriptor, content.data(), content.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    content.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

std::ptrdiff_t readSome(int descriptor, char* into, size_t most) {
  while (true) {
    const ssize_t n = ::read(descriptor, into, most);
    if (n >= 0 || errno != EINTR) return n;
  }
}

bool waitForInput(int descriptor, std::optional<std::chrono::milliseconds> limit) {
  pollfd input{descriptor, POLLIN, 0};
  const int ready = ::poll(&input, 1, limit ? static_cast<int>(limit->count()) : -1);
  return ready > 0 || (ready < 0 && errno != EINTR);
}

void syncFolder(const std::filesystem::path& folder) {
  const Descriptor descriptor(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.isOpen()) ::fsync(descriptor.number());
}

}  // namespace tengen
