#include "session/journal.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "base/checksum.h"
#include "base/os/descriptor.h"
#include "base/os/environment.h"
#include "base/os/locked_file.h"
#include "base/os/wall_clock.h"

namespace tengen {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".journal";
constexpr std::string_view kHeader = "tengen journal ";
constexpr std::string_view kUnborn = ".new";
// An unborn journal of this age has lost its session.
constexpr auto kUnbornFor = std::chrono::hours(1);

Unexpected<FileError> failure(const fs::path& path, std::error_code error) {
  return Unexpected{FileError{path, error}};
}

Unexpected<FileError> failure(const fs::path& path, std::errc error) {
  return failure(path, std::make_error_code(error));
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

// A whole record, taken off the front; where none stands there all stays.
std::optional<std::string_view> takeRecord(std::string_view& bytes) {
  std::string_view rest = bytes;
  size_t length = 0;
  uint32_t sum = 0;
  if (!takeNumber(rest, length, 10) || !takeNumber(rest, sum, 16)) return std::nullopt;
  const std::string_view record = rest.substr(0, length);
  const bool whole = length < rest.size() && rest[length] == '\n';
  if (!whole || crc32(record) != sum) return std::nullopt;
  bytes = rest.substr(length + 1);
  return record;
}

// What a crash leaves of the record it interrupted: a beginning, and no other record behind it.
bool isTorn(std::string_view tail) {
  std::string_view text = tail;
  size_t length = 0;
  uint32_t sum = 0;
  const bool hasHead = takeNumber(text, length, 10) && takeNumber(text, sum, 16);
  size_t lineEnd = tail.find('\n');
  if (hasHead ? text.size() > length : lineEnd != std::string_view::npos) return false;
  for (; lineEnd != std::string_view::npos; lineEnd = tail.find('\n', lineEnd + 1)) {
    std::string_view behind = tail.substr(lineEnd + 1);
    if (takeRecord(behind)) return false;
  }
  return true;
}

// Under a name beside it that nobody has.
Result<fs::path, FileError> copyAside(const fs::path& path) {
  for (int attempt = 1;; ++attempt) {
    fs::path aside = path.string() + ".damaged";
    if (attempt > 1) (aside += "-") += std::to_string(attempt);
    std::error_code error;
    fs::copy_file(path, aside, error);
    if (error == std::errc::file_exists) continue;
    if (error) return failure(aside, error);
    return aside;
  }
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
  while (const auto record = takeRecord(rest)) {
    content.records.emplace_back(*record);
    content.length = bytes.size() - rest.size();
  }
  content.isDamaged = !isTorn(rest);
  return content;
}

// The file, forced to the disk by a thread of its own. What is asked for while the disk is busy is
// done in one go when it is free.
class Journal::SyncedFile {
 public:
  // `newIn`: the folder of a file whose name is not forced yet.
  explicit SyncedFile(LockedFile file, fs::path newIn = {})
      : file_(std::move(file)), newIn_(std::move(newIn)), thread_([this] { run(); }) {}
  // Does what was asked for, unless it was given up.
  ~SyncedFile() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    woken_.notify_all();
    thread_.join();
  }

  std::error_code append(std::string_view text) { return file_.append(text); }

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
  // What went wrong at last, if anything did.
  std::error_code error() const {
    const std::lock_guard lock(mutex_);
    return error_;
  }
  std::error_code wait() {
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
      const std::error_code error = file_.sync();
      if (const fs::path folder = std::exchange(newIn_, {}); !folder.empty()) syncFolder(folder);
      lock.lock();
      error_ = error;
      done_ = std::max(done_, wanted);
      woken_.notify_all();
    }
  }

  LockedFile file_;
  fs::path newIn_;  // the thread's alone
  mutable std::mutex mutex_;
  std::condition_variable woken_;
  uint64_t wanted_ = 0;
  uint64_t done_ = 0;
  std::error_code error_;
  bool ending_ = false;
  std::thread thread_;  // the last: it uses the others
};

Result<Journal, FileError> Journal::create(const fs::path& folder, std::string_view firstRecord) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return failure(folder, error);

  for (int attempt = 0;; ++attempt) {
    // Locked and filled before it gets its name, so that nobody takes it for a lost one.
    const fs::path path = freshName(folder, attempt);
    const fs::path unborn = path.string() + std::string(kUnborn);
    auto file = LockedFile::create(unborn, journalHeader() + journalLine(firstRecord));
    error = file ? std::error_code() : file.error();
    if (file) {
      fs::create_hard_link(unborn, path, error);
      std::error_code ignored;
      fs::remove(unborn, ignored);
    }
    if (error == std::errc::file_exists) continue;
    if (error) return failure(folder, error);
    auto synced = std::make_unique<SyncedFile>(std::move(*file), folder);
    synced->want();
    return Journal(path, std::move(synced));
  }
}

Result<Journal::Recovered, FileError> Journal::recover(const fs::path& path) {
  auto file = LockedFile::open(path);
  if (!file) return failure(path, file.error());
  const auto bytes = readFile(path);
  if (!bytes) return Unexpected{bytes.error()};
  JournalContent content = parseJournal(*bytes);
  if (content.format > kJournalFormat) return failure(path, std::errc::not_supported);
  if (content.records.empty()) return failure(path, std::errc::bad_message);

  fs::path damaged;
  if (content.isDamaged) {
    auto aside = copyAside(path);
    if (!aside) return Unexpected{aside.error()};
    damaged = std::move(*aside);
  }
  // Only where there is something to cut: whoever looks at a journal leaves its age alone.
  if (content.length < bytes->size()) {
    if (const auto error = file->cut(content.length)) return failure(path, error);
  }
  Journal journal(path, std::make_unique<SyncedFile>(std::move(*file)));
  return Recovered{std::move(journal), std::move(content.records), content.format,
                   std::move(damaged)};
}

std::vector<fs::path> Journal::recoverable(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const fs::path& path = entry->path();
    std::error_code ignored;
    if (!entry->is_regular_file(ignored)) continue;  // a pipe would never end
    if (path.extension() == kExtension && !LockedFile::isHeld(path)) found.push_back(path);
    const bool lost =
        path.extension() == kUnborn &&
        fs::last_write_time(path, ignored) + kUnbornFor < fs::file_time_type::clock::now();
    if (lost && !LockedFile::isHeld(path)) fs::remove(path, ignored);
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

Journal::Journal(fs::path path, std::unique_ptr<SyncedFile> file)
    : path_(std::move(path)), file_(std::move(file)) {}

Journal::Journal(Journal&& other) noexcept = default;
Journal& Journal::operator=(Journal&& other) noexcept = default;
Journal::~Journal() = default;

std::error_code Journal::writePending() {
  const std::error_code error = file_->append(pending_);
  if (!error) pending_.clear();
  return error;
}

Result<void, FileError> Journal::append(std::string_view record, Safety safety) {
  pending_ += journalLine(record);
  if (const auto error = writePending()) return failure(path_, error);
  if (safety == Safety::PowerCut) file_->want();
  if (const auto error = file_->error()) return failure(path_, error);
  return {};
}

Result<void, FileError> Journal::flush() {
  if (const auto error = writePending()) return failure(path_, error);
  file_->want();
  if (const auto error = file_->wait()) return failure(path_, error);
  return {};
}

void Journal::remove() {
  if (!file_) return;
  std::error_code ignored;
  fs::remove(path_, ignored);
  file_->giveUp();
  file_.reset();
}

}  // namespace tengen
