#include "base/os/file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
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

}  // namespace

Result<std::string, FileError> readFile(const fs::path& path) {
  const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!descriptor.isOpen()) return failure(path);
  struct stat about {};
  if (::fstat(descriptor.number(), &about) != 0) return failure(path);
  if (S_ISDIR(about.st_mode)) return failure(path, EISDIR);

  std::string content;
  size_t filled = 0;
  content.resize(about.st_size > 0 ? static_cast<size_t>(about.st_size) + 1 : 1 << 16);
  while (true) {
    if (filled == content.size()) content.resize(content.size() * 2);
    const ssize_t n = ::read(descriptor.number(), content.data() + filled, content.size() - filled);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return failure(path);
    if (n == 0) break;
    filled += static_cast<size_t>(n);
  }
  content.resize(filled);
  return content;
}

Result<void, FileError> replaceFile(const fs::path& path, std::string_view content) {
  const fs::path target = behindLinks(path);
  struct stat old {};
  const bool existed = ::stat(target.c_str(), &old) == 0;
  if (existed && S_ISDIR(old.st_mode)) return failure(path, EISDIR);
  if (existed && ::access(target.c_str(), W_OK) != 0) return failure(path);

  std::string temporary = target.string() + ".XXXXXX";
  Descriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
  if (!descriptor.isOpen()) return failure(path);

  const mode_t fresh = 0666 & ~[] {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return mask;
  }();
  const bool written = writeAll(descriptor.number(), content) &&
                       ::fchmod(descriptor.number(), existed ? old.st_mode & 07777 : fresh) == 0 &&
                       ::fsync(descriptor.number()) == 0 && descriptor.close() &&
                       ::rename(temporary.c_str(), target.c_str()) == 0;
  if (!written) {
    const int error = errno;
    ::unlink(temporary.c_str());
    return failure(path, error);
  }
  syncFolder(target.parent_path());
  return {};
}

}  // namespace tengen
