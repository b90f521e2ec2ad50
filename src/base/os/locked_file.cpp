#include "base/os/locked_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tengen {
namespace {

constexpr int kHow = O_RDWR | O_APPEND | O_CLOEXEC;

std::error_code reason(int error = errno) {
  return {error, std::generic_category()};
}

bool lock(const Descriptor& descriptor) {
  return ::flock(descriptor.number(), LOCK_EX | LOCK_NB) == 0;
}

}  // namespace

LockedFile::LockedFile(Descriptor descriptor, size_t length)
    : descriptor_(std::move(descriptor)), length_(length) {}

Result<LockedFile, std::error_code> LockedFile::create(const std::filesystem::path& path,
                                                       std::string_view content) {
  Descriptor descriptor(::open(path.c_str(), kHow | O_CREAT | O_EXCL, 0600));
  if (!descriptor.isOpen()) return Unexpected{reason()};
  if (!lock(descriptor) || !writeAll(descriptor.number(), content)) {
    const std::error_code why = reason();
    ::unlink(path.c_str());
    return Unexpected{why};
  }
  return LockedFile(std::move(descriptor), content.size());
}

Result<LockedFile, std::error_code> LockedFile::open(const std::filesystem::path& path) {
  Descriptor descriptor(::open(path.c_str(), kHow));
  if (!descriptor.isOpen() || !lock(descriptor)) return Unexpected{reason()};
  struct stat about {};
  if (::fstat(descriptor.number(), &about) != 0) return Unexpected{reason()};
  if (!S_ISREG(about.st_mode)) return Unexpected{reason(EINVAL)};
  // Removed by its holder after we opened it, and before we had the lock.
  if (about.st_nlink == 0) return Unexpected{reason(ENOENT)};
  return LockedFile(std::move(descriptor), static_cast<size_t>(about.st_size));
}

Result<LockedFile, std::error_code> LockedFile::wait(const std::filesystem::path& path,
                                                     std::chrono::milliseconds atMost) {
  using Clock = std::chrono::steady_clock;
  constexpr auto kPause = std::chrono::milliseconds(5);
  const auto end = Clock::now() + atMost;
  while (true) {
    // Not create(): that takes away what another made at the same moment.
    const Descriptor made(::open(path.c_str(), kHow | O_CREAT, 0600));
    if (!made.isOpen()) return Unexpected{reason()};
    auto file = open(path);
    const bool isHeld = !file && file.error() == std::errc::resource_unavailable_try_again;
    if (!isHeld || Clock::now() >= end) return file;
    std::this_thread::sleep_for(kPause);
  }
}

bool LockedFile::isHeld(const std::filesystem::path& path) {
  const Descriptor descriptor(::open(path.c_str(), kHow));
  // Shared: two who ask do not disturb each other.
  return !descriptor.isOpen() || ::flock(descriptor.number(), LOCK_SH | LOCK_NB) != 0;
}

std::error_code LockedFile::append(std::string_view text) {
  if (writeAll(descriptor_.number(), text)) {
    length_ += text.size();
    return {};
  }
  const std::error_code why = reason();
  cut(length_);
  return why;
}

std::error_code LockedFile::cut(size_t length) {
  if (::ftruncate(descriptor_.number(), static_cast<off_t>(length)) != 0) return reason();
  length_ = length;
  return {};
}

std::error_code LockedFile::sync() const {
  return ::fdatasync(descriptor_.number()) == 0 ? std::error_code() : reason();
}

}  // namespace tengen
