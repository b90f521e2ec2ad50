#include "base/os/mapped_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tengen {
namespace {

Unexpected<FileError> notMapped(const std::filesystem::path& path, int error) {
  return Unexpected{FileError{path, std::error_code(error, std::generic_category())}};
}

}  // namespace

Result<MappedFile, FileError> MappedFile::open(const std::filesystem::path& path) {
  Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!descriptor.isOpen()) return notMapped(path, errno);
  struct stat about {};
  if (::fstat(descriptor.number(), &about) != 0) return notMapped(path, errno);
  if (!S_ISREG(about.st_mode)) return notMapped(path, EINVAL);
  const auto size = static_cast<size_t>(about.st_size);
  if (size == 0) return MappedFile(std::move(descriptor), nullptr, 0);
  void* start = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor.number(), 0);
  if (start == MAP_FAILED) return notMapped(path, errno);
  return MappedFile(std::move(descriptor), static_cast<const char*>(start), size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : descriptor_(std::move(other.descriptor_)),
      start_(std::exchange(other.start_, nullptr)),
      size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  descriptor_.swap(other.descriptor_);
  std::swap(start_, other.start_);
  std::swap(size_, other.size_);
  return *this;
}

MappedFile::~MappedFile() {
  if (start_) ::munmap(const_cast<char*>(start_), size_);
}

bool MappedFile::copy(size_t offset, std::span<uint8_t> to) const {
  while (!to.empty()) {
    const ssize_t count =
        ::pread(descriptor_.number(), to.data(), to.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    offset += static_cast<size_t>(count);
    to = to.subspan(static_cast<size_t>(count));
  }
  return true;
}

bool MappedFile::coverLoss() const {
  struct stat about {};
  if (!start_ || ::fstat(descriptor_.number(), &about) != 0) return false;
  const auto left = static_cast<size_t>(about.st_size);
  if (left >= size_) return false;
  // The page with the end of the file is zeros behind it anyway.
  const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
  const size_t begin = (left + page - 1) / page * page;
  if (begin < size_) {
    ::mmap(const_cast<char*>(start_) + begin, size_ - begin, PROT_READ,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  }
  return true;
}

void MappedFile::forget(size_t offset, size_t length) const {
  const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
  const size_t begin = (offset + page - 1) / page * page;
  const size_t end = std::min(offset + length, size_) / page * page;
  if (begin >= end) return;
  ::madvise(const_cast<char*>(start_) + begin, end - begin, MADV_DONTNEED);
}

}  // namespace tengen
