// The words about rulesets: one row each.
#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "apps/desktop/words/words.h"

namespace tengen::desktop::words {
namespace {

#define WORDS(text) QT_TRANSLATE_NOOP("Rulesets", text)

struct Row {
  std::string_view id;
  const char* name;
  const char* shortName;
  const char* explanation;
};

constexpr Row kRows[] = {
    {"japanese", WORDS("Japanese rules"), WORDS("Japanese"),
     WORDS("Territory and prisoners count. The rules most books use.")},
    {"korean", WORDS("Korean rules"), WORDS("Korean"),
     WORDS("Territory and prisoners count, as in Japan.")},
    {"chinese", WORDS("Chinese rules"), WORDS("Chinese"),
     WORDS("Stones on the board and territory count; prisoners do not.")},
    {"aga", WORDS("AGA rules"), WORDS("AGA"),
     WORDS("Area counting; every pass hands over a stone. Also British and French.")},
    {"new-zealand", WORDS("New Zealand rules"), WORDS("New Zealand"),
     WORDS("Area counting; a group may take its own life.")},
    {"tromp-taylor", WORDS("Tromp-Taylor rules"), WORDS("Tromp-Taylor"),
     WORDS("Area counting; no position may come twice. Simple and exact.")},
    {"ing", WORDS("Ing rules"), WORDS("Ing"),
     WORDS("Area counting with a komi of 8; Black wins a tie.")},
    {"classroom", WORDS("Classroom rules"), WORDS("Classroom"),
     WORDS("Area counting without komi, for first games; White wins a tie.")},
};
constexpr Row kOwnRules{"", WORDS("Own rules"), nullptr, nullptr};

#undef WORDS

QString translated(const char* text) {
  return QCoreApplication::translate("Rulesets", text);
}

}  // namespace

RulesWords rulesWords(std::string_view id) {
  const auto* found = std::find_if(std::begin(kRows), std::end(kRows),
                                   [&](const Row& row) { return row.id == id; });
  const Row& row = found == std::end(kRows) ? kOwnRules : *found;
  return {translated(row.name), translated(row.shortName), translated(row.explanation)};
}

QString rulesName(const Ruleset& rules) {
  return rulesWords(nameOf(rules).value_or(std::string_view())).name;
}

}  // namespace tengen::desktop::words
