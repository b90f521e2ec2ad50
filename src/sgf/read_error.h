// Why no game came out of a file.
#pragma once

namespace tengen::sgf {

struct ReadError {
  enum class Code {
    Empty,            // nothing in it but white space
    NotSgf,           // nothing in it that could be a game
    UnknownEncoding,  // the one forced by the caller
    TooLarge,         // more than kMaxTextBytes, see parser.h
    OtherGame,        // GM says that it is not Go (game/formats.h)
  };
  Code code;
  int game = 1;  // OtherGame: its number in the list of SGF
};

}  // namespace tengen::sgf
