#include "game/game_info.h"

#include <array>

#include "base/decimal.h"
#include "game/replay.h"
#include "game/sgf_bridge.h"
#include "sgf/text.h"

namespace tengen {
namespace {

struct TextField {
  std::string_view ident;
  std::string GameInfo::*text;
};

constexpr std::array kTextFields{
    TextField{"PB", &GameInfo::blackName},   TextField{"PW", &GameInfo::whiteName},
    TextField{"BR", &GameInfo::blackRank},   TextField{"WR", &GameInfo::whiteRank},
    TextField{"BT", &GameInfo::blackTeam},   TextField{"WT", &GameInfo::whiteTeam},
    TextField{"RE", &GameInfo::result},      TextField{"RU", &GameInfo::rules},
    TextField{"DT", &GameInfo::date},        TextField{"EV", &GameInfo::event},
    TextField{"RO", &GameInfo::round},       TextField{"PC", &GameInfo::place},
    TextField{"GN", &GameInfo::gameName},    TextField{"US", &GameInfo::user},
    TextField{"SO", &GameInfo::source},      TextField{"CP", &GameInfo::copyright},
    TextField{"ON", &GameInfo::opening},     TextField{"AN", &GameInfo::annotator},
    TextField{"TM", &GameInfo::timeLimit},   TextField{"OT", &GameInfo::overtime},
    TextField{"GC", &GameInfo::gameComment},
};

// The game comment has lines, all else is one line.
std::string textOf(const sgf::Property& property, std::string_view ident) {
  return ident == "GC" ? property.first().text() : property.first().simpleText();
}

void setOrRemove(GameTree& tree, std::string_view ident, const std::string& raw) {
  if (raw.empty()) return tree.removeProperty(tree.root(), ident);
  tree.setProperty(tree.root(), ident, raw);
}

}  // namespace

GameInfo gameInfo(const GameTree& tree) {
  return gameInfo(tree.collection(), tree.root());
}

GameInfo gameInfo(const sgf::Collection& collection, NodeId root) {
  GameInfo info;
  for (const TextField& field : kTextFields) {
    const auto property = collection.find(root, field.ident);
    if (property) info.*field.text = textOf(*property, field.ident);
  }
  if (const auto size = collection.find(root, "SZ")) {
    info.size = parseSize(size->first().simpleText()).value_or(BoardSize{});
  }
  if (const auto property = collection.find(root, "KM")) {
    const auto komi = parseKomi(property->first().simpleText());
    if (komi) info.komi = komi->points;
  }
  if (const auto handicap = collection.find(root, "HA")) {
    info.handicap = parseHandicap(handicap->first().simpleText()).value_or(0);
  }
  return info;
}

void setGameInfo(GameTree& tree, const GameInfo& info) {
  const GameInfo old = gameInfo(tree);
  GameTree::Step step(tree, tree.root());
  for (const TextField& field : kTextFields) {
    if (old.*field.text == info.*field.text) continue;
    setOrRemove(tree, field.ident, sgf::escapeText(info.*field.text));
  }
  if (old.komi != info.komi) {
    setOrRemove(tree, "KM", info.komi ? shortestDecimal(*info.komi) : std::string());
  }
  if (old.handicap != info.handicap) {
    setOrRemove(tree, "HA", info.handicap > 0 ? std::to_string(info.handicap) : std::string());
  }
}

void setResult(GameTree& tree, const GameResult& result) {
  tree.setProperty(tree.root(), "RE", toText(result));
}

GameSummary summaryOf(const sgf::Collection& collection, NodeId root) {
  GameSummary summary;
  summary.info = gameInfo(collection, root);
  for (NodeId id = root; id != kNoNode; id = collection.nextInTree(id, root)) {
    ++summary.nodes;
    summary.leaves += collection.firstChild(id) == kNoNode;
  }
  for (NodeId id = root; id != kNoNode; id = collection.firstChild(id)) {
    for (size_t i = 0; i < collection.propertyCount(id); ++i) {
      const BoardProperty kind = boardPropertyOf(collection.property(id, i).slice());
      summary.moves += kind == BoardProperty::Black || kind == BoardProperty::White;
    }
  }
  return summary;
}

}  // namespace tengen
