#include "apps/cli/words.h"

#include <array>
#include <utility>

namespace tengen::cli {
namespace {

std::string quoted(const std::string& text) {
  return '"' + text + '"';
}

// "GBK,UTF-8" to "GBK" and "UTF-8".
std::pair<std::string, std::string> halves(const std::string& text) {
  const size_t comma = text.rfind(',');
  if (comma == std::string::npos) return {text, {}};
  return {text.substr(0, comma), text.substr(comma + 1)};
}

std::string charsetWrong(const std::string& argument) {
  const auto [declared, used] = halves(argument);
  return "the file says its text is " + declared + ", but it is " + used;
}

}  // namespace

std::string words(const sgf::Warning& warning) {
  using Code = sgf::Warning::Code;
  const std::string& argument = warning.argument;
  switch (warning.code) {
    case Code::CharsetUnknown:
      return "nobody knows the encoding " + quoted(argument) + " the file names";
    case Code::CharsetWrong:
      return charsetWrong(argument);
    case Code::UndecodableBytes:
      return "bytes that mean nothing in this encoding were replaced: " + argument;
    case Code::TextBeforeGame:
      return "there is text before the first game";
    case Code::TextAfterGame:
      return "there is text after a game";
    case Code::MissingSemicolon:
      return "a node does not begin with ';'";
    case Code::MissingClosingParenthesis:
      return "the file ends before everything is closed; missing ')': " + argument;
    case Code::ExtraClosingParenthesis:
      return "this ')' closes nothing";
    case Code::EmptyGameTree:
      return "there is nothing between '(' and ')'";
    case Code::UnclosedValue:
      return "a value of " + argument + " is never closed with ']'";
    case Code::UnescapedBracket:
      return "a ']' inside a value of " + argument + " has no '\\' before it";
    case Code::PropertyWithoutValue:
      return "the property " + argument + " has no value";
    case Code::ValueWithoutProperty:
      return "a value belongs to no property";
    case Code::LowerCaseIdent:
      return "property names are capital letters; this is " + quoted(argument);
    case Code::DuplicateProperty:
      return "the property " + argument + " stands twice in one node";
    case Code::JunkInNode:
      return "this means nothing here: " + quoted(argument);
    case Code::NoGame:
      return "there is no '('; the text was read as one game";
    case Code::MoreWarnings:
      return "more of the same; further warnings left out: " + argument;
    case Code::LineIgnored:
      return "this line means nothing here and was left out: " + quoted(argument);
    case Code::FileIgnored:
      return "no game in the archive's " + quoted(argument);
  }
  return "";
}

std::string words(const sgf::Violation& violation) {
  using Code = sgf::Violation::Code;
  const std::string& ident = violation.ident;
  switch (violation.code) {
    case Code::NotFf4:
      return "the file does not call itself FF[4]";
    case Code::CharsetMissing:
      return "there is text beyond ASCII, and no CA to name its encoding";
    case Code::RootPropertyInside:
      return ident + " belongs in the first node of a game";
    case Code::GameInfoTwice:
      return ident + " is game information, and a node above has some already";
    case Code::MoveWithSetUp:
      return "a move and set-up share a node";
    case Code::TwoMoves:
      return "a move of Black and one of White share a node";
    case Code::BadValue:
      return "a value of " + ident + " is none that this property can have";
    case Code::TooManyValues:
      return ident + " has several values where one is allowed";
    case Code::RepeatedPoint:
      return "a point stands twice in " + ident + " or in lists that exclude each other";
  }
  return "";
}

namespace {

std::string otherGame(int number) {
  constexpr std::array<std::pair<int, const char*>, 7> kKnown{{{2, "Othello"},
                                                               {3, "chess"},
                                                               {4, "Gomoku"},
                                                               {6, "backgammon"},
                                                               {7, "Chinese chess"},
                                                               {8, "shogi"},
                                                               {11, "Hex"}}};
  for (const auto& [known, name] : kKnown) {
    if (known == number) return std::string("it is ") + name;
  }
  return "it is game " + std::to_string(number) + " of the list of SGF";
}

std::string reason(const sgf::ReadError& error) {
  using Code = sgf::ReadError::Code;
  switch (error.code) {
    case Code::Empty:
      return "the file is empty";
    case Code::NotSgf:
      return "there is no game in this file";
    case Code::UnknownEncoding:
      return "nobody knows this encoding";
    case Code::TooLarge:
      return "the file is too large";
    case Code::OtherGame:
      return "this is not Go: " + otherGame(error.game);
    case Code::BadBoard:
      return (error.line > 0 ? "line " + std::to_string(error.line) + ": " : "") +
             "there is no board of this size";
    case Code::DamagedZip:
      return "the archive is damaged here";
    case Code::LockedZip:
      return "this is locked by a password or packed in a way nobody knows";
    case Code::NoGameInZip:
      return "there is no game in this archive";
    case Code::ZipInZip:
      return "this is an archive in an archive; unpack it first";
    case Code::UnpacksTooBig:
      return "this unpacks to more than game records can be";
  }
  return "";
}

}  // namespace

std::string words(const sgf::ReadError& error) {
  return (error.file.empty() ? "" : quoted(error.file) + " in it: ") + reason(error);
}

std::string words(const FileError& error) {
  if (error.code == std::errc::no_such_device_or_address) return "nobody reads this pipe";
  return error.code.message();
}

std::string words(RecordedFlaw flaw) {
  switch (flaw) {
    case RecordedFlaw::OffBoard:
      return "the move is off the board and taken as a pass";
    case RecordedFlaw::Occupied:
      return "the move is on a stone";
    case RecordedFlaw::Suicide:
      return "the move is suicide";
    case RecordedFlaw::Ko:
      return "the move takes back a ko at once";
    case RecordedFlaw::Superko:
      return "the move repeats an earlier position";
    case RecordedFlaw::OddPass:
      return "a pass is written in no known way";
    case RecordedFlaw::MoveAndSetup:
      return "a move and set-up stones share a node";
    case RecordedFlaw::SeveralMoves:
      return "several moves share a node";
    case RecordedFlaw::SetupOffBoard:
      return "set-up stones lie off the board";
    case RecordedFlaw::SetupWithoutLiberties:
      return "set-up stones have no liberties";
    case RecordedFlaw::BadSize:
      return "the board size means nothing; 19x19 is assumed";
    case RecordedFlaw::BadKomi:
      return "the komi means nothing; the usual one is assumed";
    case RecordedFlaw::HundredfoldKomi:
      return "the komi is written a hundred times too large";
    case RecordedFlaw::KomiInStones:
      return "the komi is given in stones; a stone is worth two points";
    case RecordedFlaw::BadHandicap:
      return "the handicap means nothing";
    case RecordedFlaw::UnknownRules:
      return "nobody knows the rules this file names";
  }
  return "";
}

std::string alignedRight(const std::string& text, size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string counted(size_t number, const std::string& noun) {
  return std::to_string(number) + ' ' + noun + (number == 1 ? "" : "s");
}

}  // namespace tengen::cli
