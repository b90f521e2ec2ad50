// The door for game records of every kind: which format some bytes are, and from bytes to SGF. One
// row a format. A file is known by what is in it; its name is asked only where that says nothing.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/reader.h"

namespace tengen::formats {

struct Format {
  std::string_view name;                      // "SGF"
  std::span<const std::string_view> endings;  // of file names: ".sgf", in lower case
  bool (*looksLike)(std::string_view bytes);
  // Of an archive all games, one after another.
  Result<sgf::ReadResult, sgf::ReadError> (*read)(std::string bytes,
                                                  const sgf::ReadOptions& options);

  // Only SGF is ever written.
  bool isSgf() const { return name == "SGF"; }
  bool isArchive() const { return name == "ZIP"; }
  bool endsName(std::string_view fileName) const;
};

std::span<const Format> all();
// SGF where neither bytes nor name tell.
const Format& formatOf(std::string_view bytes, std::string_view fileName = {});

// May a file with these bytes be replaced by an SGF file without harm? True for an empty one and
// for SGF of any encoding, however broken; false for what must be something else.
bool looksLikeSgf(std::string_view bytes);

// Bytes that could only be SGF by their name, and are no text at all.
bool isProgramOrPicture(std::string_view bytes, std::string_view fileName = {});

// A file with games, or one of those in an archive.
struct GameFile {
  std::string name;  // in an archive: the name it has there; else the name that was given
  Result<sgf::ReadResult, sgf::ReadError> content;
};

// Every file with games that these bytes are: themselves, or the files of a ZIP archive one after
// another, so that a large archive costs the memory of its largest file. What is no game record in
// an archive is left out; a record that cannot be read, or an archive in the archive, comes with
// its error. The error returned is that of the archive itself. Visiting ends early when `visit`
// says false.
Result<void, sgf::ReadError> forEachFile(std::string bytes, std::string_view fileName,
                                         const sgf::ReadOptions& options,
                                         const std::function<bool(GameFile)>& visit);

}  // namespace tengen::formats
