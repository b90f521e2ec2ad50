// What could come next in a text: the questions a lenient parser asks before it believes a bracket
// or a parenthesis. Each looks a few tokens ahead and changes nothing.
#pragma once

namespace tengen::sgf {

struct Lookahead {
  const char* end;  // of the text

  const char* skipSpace(const char* p) const;
  // `IDENT[`. White space between the two is allowed for capitals only: prose is full of "see [1]".
  bool isProperty(const char* p) const;
  // A '(' that opens a game and is no parenthesis in prose around it.
  bool isGame(const char* p) const;
  // Something that may follow a `]`: is that bracket the end of its value?
  bool followsValue(const char* p) const;
};

constexpr bool isSpace(char c) {
  return static_cast<unsigned char>(c) <= ' ';
}

}  // namespace tengen::sgf
