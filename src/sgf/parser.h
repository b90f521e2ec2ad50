// From UTF-8 text to a collection. Reads everything that can be read: what is odd is mended and
// reported, and nothing but names without values, values without names and text outside the games
// is left out. A text without a single property is no game record, unless it is an empty one.
// Encodings are encoding.h.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "sgf/collection.h"
#include "sgf/read_error.h"
#include "sgf/warning.h"
#include "sgf/warning_log.h"

namespace tengen::sgf {

// Offsets fit 32 bits even if every value had to be mended, which doubles it at most, and then
// merged.
constexpr size_t kMaxTextBytes = size_t{768} << 20;

// One parser can read many texts, one after another.
class Parser {
 public:
  Result<Collection, ReadError> parse(std::string text, Warnings& warnings);
  // Replaces what is in `into` but keeps its memory: game after game costs no page faults. After an
  // error `into` is empty.
  Result<void, ReadError> parseInto(std::string_view text, Collection& into, Warnings& warnings);

 private:
  // An open parenthesis: the node before it, and the last child that node has so far.
  struct Level {
    NodeId node;
    NodeId lastChild;
  };
  struct RawValue {
    const char* begin;
    const char* end;
    bool isOdd;  // holds a `]` that lacks its `\`, or ends with the file
  };

  Result<void, ReadError> run(Collection& into, Warnings& warnings);

  // Outside the games
  void readGames();
  bool readBareGame();
  bool readLooseGame();
  void readGameAt(const char* start);
  bool readEmptyGame();
  bool seekGame();
  void readGame();

  // Inside a game
  bool readPlainMoves();
  bool skipSurplusClose();
  void openTree();
  void closeTree();
  void startNode();
  void finishNode();

  // Properties. The fast way takes canonical text alone and says whether it was; the slow way takes
  // anything.
  bool readPlainProperty();
  void readProperty();
  void dropProperty(std::string_view ident);
  void noteOddIdent(std::string_view written);
  RawValue readValue(std::string_view ident);
  void mend(std::string_view ident);
  const char* laterEnd(const char* close, int depth);
  void noteIdent(std::string_view ident);
  void mergeDuplicates();
  std::string merged(std::span<const size_t> properties) const;

  std::string_view sliceText(Collection::Slice slice) const;
  Collection::Slice slice(const char* begin, const char* end) const;
  Collection::Slice mendedSince(size_t from) const;
  void warn(Warning::Code code, const char* where, std::string_view argument = {});

  Collection* out_ = nullptr;
  const char* begin_ = nullptr;
  const char* end_ = nullptr;
  const char* p_ = nullptr;
  std::string mended_;  // goes behind the text when all is read
  std::vector<Level> levels_;
  NodeId node_ = kNoNode;       // where we are
  NodeId lastChild_ = kNoNode;  // of that node
  bool inNode_ = false;         // properties may follow
  bool hasDuplicates_ = false;
  bool hasOddIdents_ = false;  // said once a text: such files are full of them
  size_t lookaheadLeft_ = 0;   // bytes that failed repairs may still cost: keeps parsing linear
  std::vector<RawValue> values_;
  // By the number of a name, which long names share: the last node that had it.
  static constexpr size_t kIdentNumbers = 27 * 26 + 256;
  std::vector<uint32_t> identSeen_;
  uint32_t nodeNumber_ = 0;
  WarningLog log_;
};

// For one text.
Result<Collection, ReadError> parse(std::string text, Warnings& warnings);

}  // namespace tengen::sgf
