// Commits what threads have read: a part of the index first, then the rows that make it belong to
// the library, in one transaction. The games of a file that was known stay until all its new ones
// are here, and go with the transaction that shows these: whoever looks meets the file once. Any
// number of threads may call.
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "library/catalogue.h"
#include "library/game_facts.h"
#include "library/game_removal.h"
#include "library/import_source.h"
#include "library/segment_builder.h"

namespace tengen::library {

// Games that one thread has read and not yet handed over.
class ImportBatch {
 public:
  struct Row {
    size_t file;
    int number;
    std::string member;
    uint32_t black, white, event;
    int moves;
    GameFacts facts;
  };

  size_t games() const { return rows_.size(); }
  void add(Row row, const GameColumns& columns, Steps steps) {
    rows_.push_back(std::move(row));
    builder_.add(columns, steps);
  }

 private:
  friend class ImportWriter;
  std::vector<Row> rows_;
  SegmentBuilder builder_;
};

class ImportWriter {
 public:
  using Error = LibraryError;

  ImportWriter(std::filesystem::path folder, Catalogue& catalogue,
               const std::vector<FileRow>& files);

  // Games that are here no more because their files were read again.
  size_t removed() const { return removed_; }

  // Numbers of names; a new one gets the next.
  struct Names {
    uint32_t black = 0, white = 0, event = 0;
  };
  Names numbersOf(const GameInfo& info);

  // Games in a batch, and files that have been read through; either may be none.
  Result<void, Error> commit(ImportBatch batch, std::vector<ImportSource::Outcome> outcomes);

 private:
  // A table of names, and those of them it does not have yet.
  struct NameTable {
    std::unordered_map<std::string, uint32_t> numbers;
    std::vector<std::string> unsaved;
    uint32_t last = 0;
    uint32_t numberOf(const std::string& name);
  };
  void load(NameTable& table, const char* sql) const;

  Result<void, Error> writeRows(const ImportBatch& batch, GameId firstGame,
                                const std::vector<ImportSource::Outcome>& outcomes);
  Result<void, Error> saveNames(NameTable& table, const std::string& into);
  Result<void, Error> saveFile(size_t file, FileState state);
  Result<void, Error> saveGames(const ImportBatch& batch, GameId firstGame);
  Result<void, Error> savePieces(const ImportBatch& batch, GameId firstGame);
  Result<void, Error> closeFiles();
  Result<void, Error> changeGames(int64_t file);
  bool wasKnown(size_t file) const { return files_[file].id != 0; }

  std::filesystem::path folder_;
  Catalogue& catalogue_;
  const std::vector<FileRow>& files_;
  GameRemoval removal_;
  std::mutex mutex_;
  GameId nextGame_ = 1;
  GameId firstNew_ = 1;  // of all that come by this writer
  int64_t lastFile_ = 0;
  NameTable players_, events_;
  // Of files that are on their way: their numbers, and how many of their games are here.
  std::unordered_map<size_t, int64_t> fileNumbers_;
  std::unordered_map<size_t, size_t> committed_;
  std::vector<ImportSource::Outcome> open_;  // read through, but games of it are not here yet
  // Of the first transaction that came to nothing, and the end of all: what it had counted as here
  // is not, and another one would call its files complete.
  std::optional<LibraryError> failure_;
  size_t removed_ = 0;
};

}  // namespace tengen::library
