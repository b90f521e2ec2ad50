// Hands out the games of files to threads that read them, a portion at a time: a file where it is
// small, some games of it where it is a large collection. Any number of threads may ask.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "library/importer.h"
#include "sgf/parser.h"

namespace tengen::library {

// One game of a file, parsed: valid until the call it came with returns.
struct FoundGame {
  size_t file = 0;  // among those to be read
  int number = 1;   // in that file, or in the one of an archive
  // Of an archive: the file in it.
  std::string_view member;
  const sgf::Collection& collection;
  sgf::NodeId root;
};

class ImportSource {
 public:
  explicit ImportSource(const std::vector<FileRow>& files) : files_(files) {}

  // Reads the next portion and calls `take` for every game of Go in it. False when all is read.
  bool readNext(sgf::Parser& parser, const std::function<void(const FoundGame&)>& take);

  // Of each file that has been read through: how many games `take` got of it, or the trouble.
  struct Outcome {
    size_t file = 0;
    size_t games = 0;
    FileState state = FileState::Complete;
    std::error_code code;
    // Of an archive: what ended the reading of it, and records in it that cannot be read.
    std::optional<sgf::ReadError> why{};
    std::vector<sgf::ReadError> brokenMembers{};
  };
  std::vector<Outcome> takeOutcomes();

 private:
  // A collection that is being handed out.
  struct LargeFile {
    std::string text;
    std::vector<std::string_view> games;
    size_t file = 0;
    size_t next = 0;  // the first that nobody has yet
    size_t read = 0;
    size_t taken = 0;
    size_t others = 0;  // games of something else than Go
  };
  struct Portion {
    std::shared_ptr<LargeFile> large;  // else a whole file
    size_t begin = 0, end = 0;
    size_t file = 0;
  };

  std::optional<Portion> nextPortion();
  std::shared_ptr<LargeFile> openLarge(size_t file);
  void readWhole(size_t file, const std::function<void(const FoundGame&)>& take);
  void readSome(const Portion& portion, sgf::Parser& parser,
                const std::function<void(const FoundGame&)>& take);
  void note(Outcome outcome);

  const std::vector<FileRow>& files_;
  std::mutex mutex_;
  size_t nextFile_ = 0;
  std::shared_ptr<LargeFile> large_;
  std::vector<Outcome> outcomes_;
};

}  // namespace tengen::library
