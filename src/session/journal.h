// A file that grows by one checked record an action, so that a game survives whatever ends the
// program. Knows nothing about games: a record is a piece of text.
//
// The file begins with a line that names its format, `tengen journal 4` (none: 1). A record is a
// line `LENGTH CRC TEXT`. What append() confirmed is with the system: it survives any end of this
// program at once. A thread forces it to the disk, as many records in one go as have gathered, so
// that it survives a power cut as soon as the disk has taken it: some milliseconds, and flush()
// waits for that. A record cut short by a crash is recognised and dropped; a file that is damaged
// otherwise is kept aside before anything is dropped. A live session holds a lock on its file,
// which the system lets go however the session ends: an unlocked journal is a game somebody lost.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/os/file.h"
#include "base/result.h"

namespace tengen {

// $XDG_STATE_HOME/tengen, by default ~/.local/state/tengen.
std::filesystem::path journalFolder();

class Journal {
 public:
  // A new one in this folder, which is made if need be. It appears under its name complete with its
  // first record or not at all.
  static Result<Journal, FileError> create(const std::filesystem::path& folder,
                                           std::string_view firstRecord);

  struct Recovered;
  // Takes over the journal of a session that is gone, and goes on writing behind its last whole
  // record. Refused while that session lives (resource_unavailable_try_again), and if a newer
  // program wrote it (not_supported).
  static Result<Recovered, FileError> recover(const std::filesystem::path& path);

  // The journals nobody holds, the latest first.
  static std::vector<std::filesystem::path> recoverable(const std::filesystem::path& folder);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  ~Journal();  // lets go of the file, and leaves it there

  const std::filesystem::path& path() const { return path_; }

  // What a record has to survive: the end of this program, or of the machine. A later record that
  // is safe from power cuts makes those before it safe too.
  enum class Safety : uint8_t { Crash, PowerCut };
  // Never waits for the disk. On failure the record is kept in memory and written before the next
  // one, so that the file never has a gap; a failure to force earlier ones is said here too.
  Result<void, FileError> append(std::string_view record, Safety safety = Safety::PowerCut);
  // Waits until all that was appended would survive a power cut, or says why it would not.
  Result<void, FileError> flush();
  // The game is safe elsewhere or nobody wants it: the file goes.
  void remove();

 private:
  class SyncedFile;
  Journal(std::filesystem::path path, std::unique_ptr<SyncedFile> file);
  std::error_code writePending();

  std::filesystem::path path_;
  std::unique_ptr<SyncedFile> file_;
  std::string pending_;  // records that could not be written yet
};

struct Journal::Recovered {
  Journal journal;
  std::vector<std::string> records;  // at least one
  int format;
  // A copy of the file as it was, where more was dropped than a record cut short; else empty.
  std::filesystem::path damaged;
};

// The form on disk
constexpr int kJournalFormat = 4;
std::string journalHeader();
std::string journalLine(std::string_view record);
struct JournalContent {
  int format = 1;
  std::vector<std::string> records;
  size_t length = 0;       // up to the end of the last whole record
  bool isDamaged = false;  // what follows is more than a record that a crash cut short
};
JournalContent parseJournal(std::string_view bytes);

}  // namespace tengen
