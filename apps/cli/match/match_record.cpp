#include "apps/cli/match/match_record.h"

#include <algorithm>

#include "base/decimal.h"
#include "base/os/file.h"
#include "clock/time_text.h"
#include "game/edits.h"
#include "game/game_tree.h"
#include "rules/notation.h"
#include "sgf/text.h"

namespace tengen::cli {
namespace {

std::string seconds(Milliseconds time) {
  return shortestDecimal(static_cast<double>(time.count()) / 1000);
}

void writeRoot(GameTree& tree, const MatchGame& game, const MatchTerms& terms, int number,
               const std::string& date) {
  const auto put = [&](std::string_view ident, std::string_view value) {
    if (!value.empty()) tree.setProperty(tree.root(), ident, sgf::escapeText(value));
  };
  put("AP", "Tengen:" TENGEN_VERSION);
  put("PB", game.black);
  put("PW", game.white);
  put("BT", firstHasBlack(number) ? "A" : "B");  // programs of one name are told apart
  put("WT", firstHasBlack(number) ? "B" : "A");
  put("KM", shortestDecimal(terms.rules.komi));
  if (terms.handicapStones() > 0) put("HA", std::to_string(terms.handicapStones()));
  put("RU", nameOf(terms.rules).value_or(""));
  put("RE", toText(game.result));
  put("DT", date);
  put("RO", std::to_string(number));
  put("ON", game.opening);
  const SgfTime time = toSgf(terms.time);
  put("TM", time.main);
  put("OT", time.overtime);
  put("GC", game.remark);
  put("C", "Time used: Black " + seconds(game.usedBy(Color::Black)) + " s, White " +
               seconds(game.usedBy(Color::White)) + " s");
}

// BL and OB, or WL and OW.
void writeTimeLeft(GameTree& tree, NodeId node, const MatchGame::PlayedTurn& played) {
  const bool isBlack = played.turn.color == Color::Black;
  const SideTime& left = played.left;
  const bool isOvertime = left.isOvertime();
  tree.setProperty(node, isBlack ? "BL" : "WL", seconds(isOvertime ? left.period : left.main));
  if (isOvertime) tree.setProperty(node, isBlack ? "OB" : "OW", std::to_string(left.count));
}

}  // namespace

std::filesystem::path gameFile(const std::filesystem::path& folder, int number) {
  std::string digits = std::to_string(number);
  digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
  return folder / ("game-" + digits + ".sgf");
}

std::string matchGameAsSgf(const MatchGame& game, const MatchTerms& terms, int number,
                           const std::string& date) {
  GameTree tree(terms.size);
  writeRoot(tree, game, terms, number, date);
  for (const Point stone : terms.handicap)
    static_cast<void>(setUpStone(tree, tree.root(), stone, Stone::Black));
  NodeId here = tree.root();
  for (const MatchGame::PlayedTurn& played : game.turns) {
    here = tree.addChild(here);
    tree.setProperty(here, played.turn.color == Color::Black ? "B" : "W",
                     toText(played.turn.move, terms.size, Notation::Sgf));
    const bool hasClock = terms.time.system != TimeSettings::System::None;
    if (hasClock && played.used) writeTimeLeft(tree, here, played);
  }
  return tree.save();
}

std::optional<GameOutcome> outcomeIn(const std::filesystem::path& file) {
  auto bytes = readFile(file);
  if (!bytes) return std::nullopt;
  const auto game = load(std::move(*bytes), file.string());
  if (!game) return std::nullopt;
  const GameTree& tree = game->tree;
  const auto says = [&](std::string_view ident) { return tree.text(tree.root(), ident); };
  const auto result = parseResult(says("RE"));
  if (!result) return std::nullopt;
  return GameOutcome{*result, tree.moveNumber(tree.endOfLine(tree.root())), says("GC"), says("PB"),
                     says("PW")};
}

}  // namespace tengen::cli
