// Why no game came out of a file.
#pragma once

namespace tengen::sgf {

struct ReadError {
  enum class Code {
    Empty,            // nothing in it but white space
    NotSgf,           // nothing in it that could be a game
    UnknownEncoding,  // the one forced by the caller
    TooLarge,         // more than kMaxTextBytes, see parser.h
  };
  Code code;
};

}  // namespace tengen::sgf
