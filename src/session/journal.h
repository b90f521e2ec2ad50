// A file that grows by one checked record an action, so that a game survives whatever ends the
// program. Knows nothing about games: a record is a piece of text.
//
// A record is a line `LENGTH CRC TEXT`. What append() confirmed has left this process and, unless
// less was asked for, been forced to the disk; a record cut short by a crash is recognised and
// dropped. A live session holds a lock on its file, which the system lets go however the session
// ends: an unlocked journal is a game somebody lost.
#pragma once

#include <cstdint>
#include <filesystem>
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
  // record. Refused (resource_unavailable_try_again) while that session lives.
  static Result<Recovered, FileError> recover(const std::filesystem::path& path);

  // The journals nobody holds, the latest first.
  static std::vector<std::filesystem::path> recoverable(const std::filesystem::path& folder);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  ~Journal();  // lets go of the file, and leaves it there

  const std::filesystem::path& path() const { return path_; }

  // What a record has to survive: the end of this program, or of the machine, which takes the disk
  // its time. A later record that is safe from power cuts makes those before it safe too.
  enum class Safety : uint8_t { Crash, PowerCut };
  // On failure the record is kept in memory and written before the next one, so that the file never
  // has a gap.
  Result<void, FileError> append(std::string_view record, Safety safety = Safety::PowerCut);
  // The game is safe elsewhere or nobody wants it: the file goes.
  void remove();

 private:
  Journal(std::filesystem::path path, int descriptor, size_t length)
      : path_(std::move(path)), descriptor_(descriptor), length_(length) {}
  void close();

  std::filesystem::path path_;
  int descriptor_ = -1;
  size_t length_ = 0;    // of what is safely there
  std::string pending_;  // records that could not be written yet
};

struct Journal::Recovered {
  Journal journal;
  std::vector<std::string> records;  // at least one
};

// The form on disk
std::string journalLine(std::string_view record);
struct JournalContent {
  std::vector<std::string> records;
  size_t length = 0;  // of the whole records; what follows is torn
};
JournalContent parseJournal(std::string_view bytes);

}  // namespace tengen
