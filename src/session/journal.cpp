#include "session/journal.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "base/checksum.h"
#include "base/os/descriptor.h"
#include "base/os/environment.h"
#include "base/os/wall_clock.h"

namespace tengen {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".journal";
constexpr std::string_view kUnborn = ".new";
// An unborn journal of this age has lost its session.
constexpr auto kUnbornFor = std::chrono::hours(1);

Unexpected<FileError> failure(const fs::path& path, int error = errno) {
  return Unexpected{FileError{path, std::error_code(error, std::generic_category())}};
}

// A number and the blank behind it, taken off the front.
template <class Number>
bool takeNumber(std::string_view& bytes, Number& number, int base) {
  const auto end = std::from_chars(bytes.data(), bytes.data() + bytes.size(), number, base);
  if (end.ec != std::errc{} || end.ptr == bytes.data() + bytes.size() || *end.ptr != ' ')
    return false;
  bytes.remove_prefix(static_cast<size_t>(end.ptr - bytes.data()) + 1);
  return true;
}

bool lock(int descriptor) {
  return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

// Ended by its session after we opened it, and before we had the lock.
bool isRemoved(int descriptor) {
  struct stat about {};
  return ::fstat(descriptor, &about) != 0 || about.st_nlink == 0;
}

bool isHeld(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return true;
  const bool held = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0;  // two who ask do not disturb
  ::close(descriptor);
  return held;
}

// Names sort by age, and two sessions of one second still differ.
fs::path freshName(const fs::path& folder, int attempt) {
  return folder / (timeStamp() + "-" + std::to_string(processNumber()) + "-" +
                   std::to_string(attempt) + std::string(kExtension));
}

}  // namespace

fs::path journalFolder() {
  const auto state = environment("XDG_STATE_HOME");
  if (state && state->front() == '/') return fs::path(*state) / "tengen";
  return fs::path(environment("HOME").value_or("/tmp")) / ".local" / "state" / "tengen";
}

std::string journalLine(std::string_view record) {
  char sum[9];
  const auto end = std::to_chars(sum, sum + sizeof sum, crc32(record), 16);
  return std::to_string(record.size()) + " " + std::string(sum, end.ptr) + " " +
         std::string(record) + "\n";
}

JournalContent parseJournal(std::string_view bytes) {
  JournalContent content;
  std::string_view rest = bytes;
  while (!rest.empty()) {
    size_t length = 0;
    uint32_t sum = 0;
    if (!takeNumber(rest, length, 10) || !takeNumber(rest, sum, 16)) break;
    const bool whole = length < rest.size() && rest[length] == '\n';
    if (!whole || crc32(rest.substr(0, length)) != sum) break;
    content.records.emplace_back(rest.substr(0, length));
    rest.remove_prefix(length + 1);
    content.length = bytes.size() - rest.size();
  }
  return content;
}

Result<Journal, FileError> Journal::create(const fs::path& folder, std::string_view firstRecord) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return Unexpected{FileError{folder, error}};

  // Locked and filled before it gets its name, so that nobody takes it for a lost one.
  std::string unborn = (folder / ("XXXXXX" + std::string(kUnborn))).string();
  const int descriptor = ::mkostemps(unborn.data(), static_cast<int>(kUnborn.size()), O_CLOEXEC);
  if (descriptor < 0) return failure(folder);
  const std::string line = journalLine(firstRecord);
  Journal journal(unborn, descriptor, line.size());
  bool made = lock(descriptor) && writeAll(descriptor, line) && ::fdatasync(descriptor) == 0;
  int attempt = 0;
  while (made) {
    journal.path_ = freshName(folder, attempt++);
    if (::link(unborn.c_str(), journal.path_.c_str()) == 0) break;
    made = errno == EEXIST;
  }
  const int why = errno;
  ::unlink(unborn.c_str());
  if (!made) return failure(folder, why);
  syncFolder(folder);
  return journal;
}

Result<Journal::Recovered, FileError> Journal::recover(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return failure(path);
  Journal journal(path, descriptor, 0);
  if (!lock(descriptor)) return failure(path, EAGAIN);
  if (isRemoved(descriptor)) return failure(path, ENOENT);
  const auto bytes = readFile(path);
  if (!bytes) return Unexpected{bytes.error()};
  JournalContent content = parseJournal(*bytes);
  if (content.records.empty()) return failure(path, EBADMSG);

  journal.length_ = content.length;
  const bool ready = ::ftruncate(descriptor, static_cast<off_t>(content.length)) == 0 &&
                     ::lseek(descriptor, 0, SEEK_END) >= 0;
  if (!ready) return failure(path);
  return Recovered{std::move(journal), std::move(content.records)};
}

std::vector<fs::path> Journal::recoverable(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path& path = entry->path();
    std::error_code ignored;
    if (path.extension() == kExtension && !isHeld(path)) found.push_back(path);
    const bool lost =
        path.extension() == kUnborn &&
        fs::last_write_time(path, ignored) + kUnbornFor < fs::file_time_type::clock::now();
    if (lost && !isHeld(path)) fs::remove(path, ignored);
  }
  const auto age = [](const fs::path& path) {
    std::error_code ignored;
    return fs::last_write_time(path, ignored);
  };
  std::sort(found.begin(), found.end(), [&](const fs::path& a, const fs::path& b) {
    return std::pair(age(a), a) > std::pair(age(b), b);
  });
  return found;
}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      length_(other.length_),
      pending_(std::move(other.pending_)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
  close();
  path_ = std::move(other.path_);
  descriptor_ = std::exchange(other.descriptor_, -1);
  length_ = other.length_;
  pending_ = std::move(other.pending_);
  return *this;
}

Journal::~Journal() {
  close();
}

void Journal::close() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

Result<void, FileError> Journal::append(std::string_view record, Safety safety) {
  pending_ += journalLine(record);
  const bool forced = safety == Safety::PowerCut;
  if (writeAll(descriptor_, pending_) && (!forced || ::fdatasync(descriptor_) == 0)) {
    length_ += pending_.size();
    pending_.clear();
    return {};
  }
  // Half a record must not stand before a later whole one.
  const int why = errno;
  const bool undone = ::ftruncate(descriptor_, static_cast<off_t>(length_)) == 0 &&
                      ::lseek(descriptor_, static_cast<off_t>(length_), SEEK_SET) >= 0;
  static_cast<void>(undone);
  return failure(path_, why);
}

void Journal::remove() {
  if (descriptor_ < 0) return;
  ::unlink(path_.c_str());
  close();
}

}  // namespace tengen
