#include "session/game_setup.h"

#include <array>
#include <span>
#include <utility>

#include "base/decimal.h"
#include "clock/time_text.h"
#include "rules/handicap.h"
#include "rules/notation.h"

namespace tengen {
namespace {

using ErrorKind = GameSetupError::Kind;

// What files call the presets; a name that is not here is written as it is.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kNamesInFiles{{
    {"japanese", "Japanese"},
    {"korean", "Korean"},
    {"chinese", "Chinese"},
    {"aga", "AGA"},
    {"new-zealand", "NZ"},
    {"ing", "GOE"},
}};

std::string_view nameInFiles(std::string_view preset) {
  for (const auto& [name, inFiles] : kNamesInFiles) {
    if (name == preset) return inFiles;
  }
  return preset;
}

// The black stones of the start: those given, or the fixed handicap.
Result<Points, GameSetupError> blackStones(const GameSetup& setup) {
  if (setup.handicap < 0 || setup.handicap == 1)
    return Unexpected{GameSetupError{ErrorKind::BadHandicap}};
  if (setup.handicap == 0) return setup.black;
  if (!setup.black.empty()) {
    const bool placedFreely = setup.black.size() == static_cast<size_t>(setup.handicap);
    if (!placedFreely) return Unexpected{GameSetupError{ErrorKind::HandicapMismatch}};
    return setup.black;
  }
  const auto fixed = fixedHandicap(setup.size, setup.handicap);
  if (!fixed)
    return Unexpected{GameSetupError{ErrorKind::TooMuchHandicap, maxFixedHandicap(setup.size)}};
  return *fixed;
}

void setText(GameTree& tree, std::string_view ident, std::string_view text) {
  if (!text.empty()) tree.setProperty(tree.root(), ident, sgf::escapeText(text));
}

void setPoints(GameTree& tree, std::string_view ident, const Points& points) {
  std::vector<std::string> values;
  for (const Point point : points)
    values.push_back(toText(point, tree.size(), Notation::Sgf));
  if (!values.empty()) tree.setProperty(tree.root(), ident, values);
}

}  // namespace

Result<GameTree, GameSetupError> newGame(const GameSetup& setup) {
  if (!setup.size.isValid()) return Unexpected{GameSetupError{ErrorKind::BadSize}};
  const auto rules = nameOf(setup.rules, setup.rulesName);
  if (!rules) return Unexpected{GameSetupError{ErrorKind::UnnamedRules}};
  const auto black = blackStones(setup);
  if (!black) return Unexpected{black.error()};
  const auto stones = Position::withStones(setup.size, *black, setup.white, setup.rules);
  if (!stones) return Unexpected{GameSetupError{ErrorKind::Stones, 0, stones.error()}};

  GameTree tree(setup.size);
  const GameTree::Step step(tree, tree.root());
  const SgfTime time = toSgf(setup.time);
  setText(tree, "RU", nameInFiles(*rules));
  setText(tree, "KM", shortestDecimal(setup.rules.komi));
  setText(tree, "PB", setup.blackName);
  setText(tree, "PW", setup.whiteName);
  setText(tree, "DT", setup.date);
  setText(tree, "TM", time.main);
  setText(tree, "OT", time.overtime);
  if (setup.handicap > 0) setText(tree, "HA", std::to_string(setup.handicap));
  setPoints(tree, "AB", *black);
  setPoints(tree, "AW", setup.white);
  if (!black->empty() || !setup.white.empty()) setText(tree, "PL", setup.handicap > 0 ? "W" : "B");
  return tree;
}

TimeSettings timeSettingsOf(const GameTree& tree) {
  return parseSgfTime({tree.text(tree.root(), "TM"), tree.text(tree.root(), "OT")});
}

}  // namespace tengen
