// Why no game came out of a file.
#pragma once

#include <string>

namespace tengen::sgf {

struct ReadError {
  enum class Code {
    Empty,            // nothing in it but white space
    NotSgf,           // nothing in it that could be a game
    UnknownEncoding,  // the one forced by the caller
    TooLarge,         // more than kMaxTextBytes, see parser.h
    OtherGame,        // GM says that it is not Go (game/formats.h)
    // src/formats
    BadBoard,       // no board has this size
    DamagedZip,     // cut short, or not what its directory says
    LockedZip,      // a password is needed, or a way of packing nobody here knows
    NoGameInZip,    // nothing in it is a game record
    ZipInZip,       // an archive in an archive: not opened
    UnpacksTooBig,  // a bomb, or more than a game record can be
  };
  Code code;
  int game = 1;        // OtherGame: its number in the list of SGF
  int line = 0;        // BadBoard: from 1, where it is known
  std::string file{};  // in a ZIP: which one, where it is one
};

}  // namespace tengen::sgf
