#include "base/os/file.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "base/os/descriptor.h"

namespace tengen {
namespace {

namespace fs = std::filesystem;

Unexpected<FileError> failure(const fs::path& path, int error = errno) {
  return Unexpected{FileError{path, std::error_code(error, std::generic_category())}};
}

fs::path behindLinks(const fs::path& path) {
  std::error_code ignored;
  if (!fs::is_symlink(path, ignored)) return path;
  const fs::path target = fs::weakly_canonical(path, ignored);
  return ignored ? path : target;
}

// Grows as bytes come, from `expected` on; stops behind `most`.
Result<std::string, FileError> readUpTo(int descriptor, const fs::path& path, size_t expected,
                                        size_t most) {
  std::string content;
  size_t filled = 0;
  content.resize(std::min(expected, most));
  while (filled < most) {
    if (filled == content.size()) content.resize(std::min(content.size() * 2, most));
    const auto n = readSome(descriptor, content.data() + filled, content.size() - filled);
    if (n < 0) return failure(path);
    if (n == 0) break;
    filled += static_cast<size_t>(n);
  }
  content.resize(filled);
  return content;
}

// A new file beside the target, under a name nobody has. With the permissions a new file gets, or
// for our eyes only until those of the old file are known to fit.
int createBeside(const fs::path& target, mode_t mode, std::string& name) {
  static std::atomic<unsigned> counter = 0;
  constexpr int kAttempts = 10000;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    name = target.string() + ".new" + std::to_string(::getpid()) + '-' + std::to_string(counter++);
    const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

// False where the system does not allow it; changing nothing is always allowed.
bool keepOwner(int descriptor, const struct stat& old) {
  struct stat mine {};
  if (::fstat(descriptor, &mine) != 0) return false;
  if (mine.st_uid == old.st_uid && mine.st_gid == old.st_gid) return true;
  return ::fchown(descriptor, old.st_uid, old.st_gid) == 0;
}

// A plain open() would wait for the reader of a named pipe as long as it takes, deaf to signals
// that somebody else handles.
int openDevice(const fs::path& path) {
  constexpr std::chrono::milliseconds kPatience{1000};  // a reader started beside us comes soon
  constexpr std::chrono::milliseconds kStep{20};
  for (auto waited = kStep;; waited += kStep) {
    const int number = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (number >= 0) ::fcntl(number, F_SETFL, O_WRONLY);
    if (number >= 0 || errno != ENXIO || waited > kPatience) return number;
    std::this_thread::sleep_for(kStep);
  }
}

bool writeInto(const fs::path& path, std::string_view content, bool isFile) {
  Descriptor descriptor(isFile ? ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_TRUNC)
                               : openDevice(path));
  if (!descriptor.isOpen()) return false;
  return writeAll(descriptor.number(), content) && (!isFile || ::fsync(descriptor.number()) == 0) &&
         descriptor.close();
}

Result<void, FileError> replaceRegular(const fs::path& path, std::string_view content,
                                       const struct stat* old) {
  const fs::path target = behindLinks(path);
  std::string temporary;
  Descriptor descriptor(createBeside(target, old ? 0600 : 0666, temporary));
  if (!descriptor.isOpen()) return failure(path);
  const bool mayReplace = !old || keepOwner(descriptor.number(), *old);
  // The owner first: changing it takes some permissions away.
  bool written = (!old || ::fchmod(descriptor.number(), old->st_mode & 07777) == 0) &&
                 writeAll(descriptor.number(), content) && ::fsync(descriptor.number()) == 0 &&
                 descriptor.close();
  bool isOldTouched = false;
  if (written && mayReplace) {
    written = ::rename(temporary.c_str(), target.c_str()) == 0;
  } else if (written) {
    isOldTouched = true;
    written = writeInto(target, content, true);
  }
  const int error = errno;
  if (written ? !mayReplace : !isOldTouched) ::unlink(temporary.c_str());
  if (!written) return failure(path, error);
  syncFolder(target.parent_path());
  return {};
}

}  // namespace

Result<std::string, FileError> readAll(int descriptor, const fs::path& path) {
  struct stat about {};
  if (::fstat(descriptor, &about) != 0) return failure(path);
  if (S_ISDIR(about.st_mode)) return failure(path, EISDIR);
  const size_t bound = S_ISREG(about.st_mode) ? kLargestFile : kLongestStream;
  const auto size = static_cast<size_t>(std::max<off_t>(about.st_size, 0));
  if (size > bound) return failure(path, EFBIG);
  constexpr size_t kUnknown = 1 << 16;  // of a pipe, and of what /proc makes up
  auto content = readUpTo(descriptor, path, size > 0 ? size + 1 : kUnknown, bound + 1);
  if (content && content->size() > bound) return failure(path, EFBIG);
  return content;
}

Result<std::string, FileError> readFile(const fs::path& path) {
  const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!descriptor.isOpen()) return failure(path);
  return readAll(descriptor.number(), path);
}

Result<std::string, FileError> readStart(const fs::path& path, size_t most) {
  const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!descriptor.isOpen()) return failure(path);
  constexpr size_t kAtOnce = 1 << 20;  // a file may be shorter than it was said to be
  return readUpTo(descriptor.number(), path, kAtOnce, most);
}

Result<void, FileError> replaceFile(const fs::path& path, std::string_view content) {
  struct stat old {};
  const bool existed = ::stat(path.c_str(), &old) == 0;
  if (!existed) return replaceRegular(path, content, nullptr);
  if (S_ISDIR(old.st_mode)) return failure(path, EISDIR);
  if (!S_ISREG(old.st_mode)) {
    if (!writeInto(path, content, false)) return failure(path);
    return {};
  }
  if (::access(path.c_str(), W_OK) != 0) return failure(path);
  return replaceRegular(path, content, &old);
}

Result<void, FileError> checkReplaceable(const fs::path& path) {
  struct stat old {};
  if (::stat(path.c_str(), &old) == 0) {
    if (S_ISDIR(old.st_mode)) return failure(path, EISDIR);
    if (::access(path.c_str(), W_OK) != 0) return failure(path);
    if (!S_ISREG(old.st_mode)) return {};
  }
  std::string temporary;
  const Descriptor descriptor(createBeside(behindLinks(path), 0600, temporary));
  if (!descriptor.isOpen()) return failure(path);
  ::unlink(temporary.c_str());
  return {};
}

bool isRegularFile(const fs::path& path) {
  struct stat about {};
  return ::stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode);
}

}  // namespace tengen
