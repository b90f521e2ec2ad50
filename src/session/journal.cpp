#include "session/journal.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
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
constexpr std::string_view kHeader = "tengen journal ";
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

std::string journalHeader() {
  return std::string(kHeader) + std::to_string(kJournalFormat) + "\n";
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
  if (rest.substr(0, kHeader.size()) == kHeader) {
    rest.remove_prefix(kHeader.size());
    const auto end = std::from_chars(rest.data(), rest.data() + rest.size(), content.format);
    rest.remove_prefix(static_cast<size_t>(end.ptr - rest.data()));
    const bool whole = end.ec == std::errc{} && !rest.empty() && rest.front() == '\n';
    if (!whole || content.format > kJournalFormat) return content;
    rest.remove_prefix(1);
  }
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

// Forces the file to the disk from a thread of its own. What is asked for while the disk is busy is
// done in one go when it is free.
class Journal::Syncer {
 public:
  Syncer(int descriptor, fs::path newIn)
      : descriptor_(descriptor), newIn_(std::move(newIn)), thread_([this] { run(); }) {}
  // Does what was asked for, unless it was given up.
  ~Syncer() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    woken_.notify_all();
    thread_.join();
  }

  void want() {
    {
      const std::lock_guard lock(mutex_);
      ++wanted_;
    }
    woken_.notify_all();
  }
  void giveUp() {
    const std::lock_guard lock(mutex_);
    done_ = wanted_;
  }
  // 0, or what went wrong at last.
  int error() const {
    const std::lock_guard lock(mutex_);
    return error_;
  }
  int wait() {
    std::unique_lock lock(mutex_);
    const uint64_t wanted = wanted_;
    woken_.wait(lock, [&] { return done_ >= wanted; });
    return error_;
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      woken_.wait(lock, [&] { return ending_ || done_ < wanted_; });
      if (done_ >= wanted_) return;
      const uint64_t wanted = wanted_;
      lock.unlock();
      const int error = ::fdatasync(descriptor_) == 0 ? 0 : errno;
      if (const fs::path folder = std::exchange(newIn_, {}); !folder.empty()) syncFolder(folder);
      lock.lock();
      error_ = error;
      done_ = std::max(done_, wanted);
      woken_.notify_all();
    }
  }

  const int descriptor_;
  fs::path newIn_;  // the folder of a file whose name is not forced yet
  mutable std::mutex mutex_;
  std::condition_variable woken_;
  uint64_t wanted_ = 0;
  uint64_t done_ = 0;
  int error_ = 0;
  bool ending_ = false;
  std::thread thread_;  // the last: it uses the others
};

Result<Journal, FileError> Journal::create(const fs::path& folder, std::string_view firstRecord) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return Unexpected{FileError{folder, error}};

  // Locked and filled before it gets its name, so that nobody takes it for a lost one.
  std::string unborn = (folder / ("XXXXXX" + std::string(kUnborn))).string();
  const int descriptor = ::mkostemps(unborn.data(), static_cast<int>(kUnborn.size()), O_CLOEXEC);
  if (descriptor < 0) return failure(folder);
  const std::string begin = journalHeader() + journalLine(firstRecord);
  Journal journal(unborn, descriptor, begin.size());
  bool made = lock(descriptor) && writeAll(descriptor, begin);
  int attempt = 0;
  while (made) {
    journal.path_ = freshName(folder, attempt++);
    if (::link(unborn.c_str(), journal.path_.c_str()) == 0) break;
    made = errno == EEXIST;
  }
  const int why = errno;
  ::unlink(unborn.c_str());
  if (!made) return failure(folder, why);
  journal.syncer_ = std::make_unique<Syncer>(descriptor, folder);
  journal.syncer_->want();
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
  if (content.format > kJournalFormat) return failure(path, ENOTSUP);
  if (content.records.empty()) return failure(path, EBADMSG);

  journal.length_ = content.length;
  // Only where there is something to cut: whoever looks at a journal leaves its age alone.
  const bool torn = content.length < bytes->size();
  const bool ready = (!torn || ::ftruncate(descriptor, static_cast<off_t>(content.length)) == 0) &&
                     ::lseek(descriptor, 0, SEEK_END) >= 0;
  if (!ready) return failure(path);
  journal.syncer_ = std::make_unique<Syncer>(descriptor, fs::path());
  return Recovered{std::move(journal), std::move(content.records), content.format};
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

Journal::Journal(fs::path path, int descriptor, size_t length)
    : path_(std::move(path)), descriptor_(descriptor), length_(length) {}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      syncer_(std::move(other.syncer_)),
      length_(other.length_),
      pending_(std::move(other.pending_)) {}

Journal& Journal::operator=(Journal&& other) noexcept {
  close();
  path_ = std::move(other.path_);
  descriptor_ = std::exchange(other.descriptor_, -1);
  syncer_ = std::move(other.syncer_);
  length_ = other.length_;
  pending_ = std::move(other.pending_);
  return *this;
}

Journal::~Journal() {
  close();
}

void Journal::close() {
  syncer_.reset();
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

bool Journal::writePending() {
  if (writeAll(descriptor_, pending_)) {
    length_ += pending_.size();
    pending_.clear();
    return true;
  }
  // Half a record must not stand before a later whole one.
  const int why = errno;
  const bool undone = ::ftruncate(descriptor_, static_cast<off_t>(length_)) == 0 &&
                      ::lseek(descriptor_, static_cast<off_t>(length_), SEEK_SET) >= 0;
  static_cast<void>(undone);
  errno = why;
  return false;
}

Result<void, FileError> Journal::append(std::string_view record, Safety safety) {
  pending_ += journalLine(record);
  if (!writePending()) return failure(path_);
  if (safety == Safety::PowerCut) syncer_->want();
  if (const int why = syncer_->error()) return failure(path_, why);
  return {};
}

Result<void, FileError> Journal::flush() {
  if (!writePending()) return failure(path_);
  syncer_->want();
  if (const int why = syncer_->wait()) return failure(path_, why);
  return {};
}

void Journal::remove() {
  if (descriptor_ < 0) return;
  ::unlink(path_.c_str());
  syncer_->giveUp();
  close();
}

}  // namespace tengen
