// What was odd about a file, where, and with which facts. The words are made in the apps.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tengen::sgf {

struct Warning {
  enum class Code : uint8_t {
    // encoding.h
    CharsetUnknown,    // argument: what CA says
    CharsetWrong,      // CA says one, the bytes are another; argument: "declared,used"
    UndecodableBytes,  // argument: how many were replaced; the first stands here
    // parser.h
    TextBeforeGame,
    TextAfterGame,
    MissingSemicolon,
    MissingClosingParenthesis,  // argument: how many
    ExtraClosingParenthesis,
    EmptyGameTree,
    UnclosedValue,         // argument: ident
    UnescapedBracket,      // argument: ident
    PropertyWithoutValue,  // argument: ident
    ValueWithoutProperty,
    LowerCaseIdent,     // not capitals alone, said once; argument: as written
    DuplicateProperty,  // argument: ident; the values are kept together
    JunkInNode,         // argument: the text
    NoGame,             // no '(' at all, read as one game
    MoreWarnings,       // argument: how many were left out
    // src/formats
    LineIgnored,  // not what its format has here; argument: the line
    FileIgnored,  // in a ZIP, and no game record; argument: its name
  };

  Code code;
  std::string argument;
  int line = 1;    // from 1
  int column = 1;  // from 1, in characters
};

using Warnings = std::vector<Warning>;

}  // namespace tengen::sgf
