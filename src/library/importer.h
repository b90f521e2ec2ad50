// Puts games into a library: looks what is new, changed or gone among the files and folders people
// added, reads it with all processors, and commits a part of the index with the rows of its games
// at a time. Whatever ends it, the library is whole: what was committed is there, the rest is found
// by the next scan. Nothing is ever written into the games. One importer a library at a time.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/os/locked_file.h"
#include "library/catalogue.h"
#include "sgf/reader.h"

namespace tengen::library {

struct FileTrouble {
  std::string path;
  FileState state = FileState::Unreadable;
  std::error_code code;                 // of Unreadable
  std::optional<sgf::ReadError> why{};  // of an archive, and of a record in one
};

struct ImportReport {
  size_t files = 0;                         // read
  size_t games = 0;                         // added
  size_t unchanged = 0;                     // files that are as they were
  size_t gone = 0;                          // files that are no more
  size_t removed = 0;                       // games of changed and of gone files
  size_t unsearched = 0;                    // games of damaged parts whose files cannot be read now
  std::vector<FileTrouble> troubles;        // left out; folders too: what they had is kept
  std::vector<std::string> missingSources;  // not there now: their games are kept
  std::vector<std::string> folders;         // looked into, with all below those people added
  bool wasStopped = false;
};

struct ImportProgress {
  size_t files = 0;       // done
  size_t filesInAll = 0;  // that have to be read
  size_t games = 0;
};

class Importer {
 public:
  using Error = LibraryError;
  // Called now and then, by any thread but by one at a time.
  using Progress = std::function<void(const ImportProgress&)>;

  // Makes the library if there is none. Refused (Busy) while somebody else imports.
  static Result<Importer, Error> open(const std::filesystem::path& folder);

  // Files and folders to keep an eye on from now on; scan() reads them.
  Result<void, Error> addSources(const std::vector<std::string>& paths);
  Result<ImportReport, Error> scan(const std::stop_token& stop = {}, const Progress& progress = {});
  // Forgets a source as it was added, and the games below it that no other source has; their files
  // stay, and so do the tags on them, for when they come back. How many games; nothing where it is
  // no source.
  Result<std::optional<size_t>, Error> removeSource(const std::string& path);
  // Forgets those of these files, just added and scanned, in which there is no game.
  Result<void, Error> removeUseless(const std::vector<std::string>& paths,
                                    const ImportReport& report);
  // Has scan() make anew what a complete look at the index finds damaged.
  Result<void, Error> noteDamage();

  // Words of people about their games; kept beside the catalogue as well.
  Result<void, Error> tag(const std::vector<uint64_t>& contents, const std::string& tag, bool isOn);
  Result<void, Error> joinPlayers(const std::string& name, const std::string& alias);
  // Takes a name, and all that were joined to it, for players of their own again.
  Result<void, Error> separatePlayer(const std::string& name);

  Catalogue& catalogue() { return catalogue_; }

 private:
  Importer(std::filesystem::path folder, LockedFile lock, Catalogue catalogue)
      : folder_(std::move(folder)), lock_(std::move(lock)), catalogue_(std::move(catalogue)) {}

  void removeStrayFiles() const;
  std::vector<SegmentRow> damagedSegments(bool (*isFine)(const Segment&)) const;
  Result<void, Error> readAgain(const std::vector<SegmentRow>& damaged);
  Result<void, Error> removeUnfinished();
  Result<size_t, Error> removeFiles(const std::vector<FileRow>& files);
  Result<void, Error> dropEmptySegments();
  Result<void, Error> mergeSmallSegments();

  std::filesystem::path folder_;
  LockedFile lock_;
  Catalogue catalogue_;
};

}  // namespace tengen::library
