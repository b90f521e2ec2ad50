#include "sgf/ident.h"

#include <algorithm>
#include <array>

namespace tengen::sgf {
namespace {

struct LongName {
  std::string_view name;
  std::string_view ident;
};

constexpr std::array kLongNames{
    LongName{"ADDBLACK", "AB"},    LongName{"ADDEMPTY", "AE"},    LongName{"ADDWHITE", "AW"},
    LongName{"BLACK", "B"},        LongName{"BLACKRANK", "BR"},   LongName{"COMMENT", "C"},
    LongName{"COPYRIGHT", "CP"},   LongName{"DATE", "DT"},        LongName{"EVENT", "EV"},
    LongName{"GAME", "GM"},        LongName{"GAMECOMMENT", "GC"}, LongName{"GAMENAME", "GN"},
    LongName{"HANDICAP", "HA"},    LongName{"KOMI", "KM"},        LongName{"LETTERS", "L"},
    LongName{"MARK", "M"},         LongName{"NAME", "N"},         LongName{"NODENAME", "N"},
    LongName{"PLACE", "PC"},       LongName{"PLAYER", "PL"},      LongName{"PLAYERBLACK", "PB"},
    LongName{"PLAYERWHITE", "PW"}, LongName{"RESULT", "RE"},      LongName{"ROUND", "RO"},
    LongName{"RULES", "RU"},       LongName{"SIZE", "SZ"},        LongName{"SOURCE", "SO"},
    LongName{"TIME", "TM"},        LongName{"USER", "US"},        LongName{"VIEW", "VW"},
    LongName{"WHITE", "W"},        LongName{"WHITERANK", "WR"},
};

}  // namespace

std::string canonicalIdent(std::string_view ident) {
  const bool hasCapital = std::any_of(ident.begin(), ident.end(), isUpper);
  std::string result;
  for (const char c : ident) {
    if (!isLower(c)) {
      result += c;
    } else if (!hasCapital) {
      result += static_cast<char>(c - 'a' + 'A');
    }
  }
  for (const LongName& known : kLongNames) {
    if (result == known.name) return std::string(known.ident);
  }
  return result;
}

bool isPlainIdent(std::string_view ident) {
  return !ident.empty() && std::all_of(ident.begin(), ident.end(), isUpper);
}

}  // namespace tengen::sgf
