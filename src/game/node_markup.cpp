#include "game/node_markup.h"

#include <array>
#include <utility>

#include "base/decimal.h"
#include "game/sgf_bridge.h"
#include "sgf/text.h"

namespace tengen {
namespace {

struct PointList {
  std::string_view ident;
  Points NodeMarkup::*points;
};

constexpr std::array kPointLists{
    PointList{"TR", &NodeMarkup::triangles},      PointList{"SQ", &NodeMarkup::squares},
    PointList{"CR", &NodeMarkup::circles},        PointList{"MA", &NodeMarkup::crosses},
    PointList{"SL", &NodeMarkup::selected},       PointList{"TB", &NodeMarkup::blackTerritory},
    PointList{"TW", &NodeMarkup::whiteTerritory},
};

void addLabels(std::vector<Label>& labels, const sgf::Property& property, BoardSize size) {
  for (const sgf::Value value : property) {
    const auto [place, text] = sgf::splitComposed(value.raw());
    const auto point = parseSgfPoint(place, size);
    if (point && text.data()) labels.push_back({*point, sgf::simpleText(text)});
  }
}

// FF[1] to FF[3]: the points of L are lettered in their order.
void addLetters(std::vector<Label>& labels, const sgf::Property& property, BoardSize size) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  size_t used = 0;
  for (const sgf::Value value : property) {
    if (used == kLetters.size()) return;
    const auto point = parseSgfPoint(value.raw(), size);
    if (point) labels.push_back({*point, std::string(1, kLetters[used++])});
  }
}

void addSegments(std::vector<Segment>& segments, const sgf::Property& property, BoardSize size) {
  for (const sgf::Value value : property) {
    const auto [first, second] = sgf::splitComposed(value.raw());
    const auto from = parseSgfPoint(first, size);
    const auto to = parseSgfPoint(second, size);
    if (from && to && *from != *to) segments.push_back({*from, *to});
  }
}

FigureMark figureOf(sgf::Value value) {
  const auto [flags, name] = sgf::splitComposed(value.raw());
  if (!name.data()) return {parseInteger(flags).value_or(0), {}};
  return {parseInteger(flags).value_or(0), sgf::simpleText(name)};
}

// Sets what nodes further up left open. Each is taken from the nearest node that has it.
class Inheritance {
 public:
  Inheritance(const GameTree& tree, NodeMarkup& markup) : tree_(tree), markup_(markup) {}

  void takeFrom(NodeId id) {
    const sgf::Collection& collection = tree_.collection();
    const size_t count = collection.propertyCount(id);
    for (size_t i = 0; i < count; ++i) {
      const sgf::Property property = collection.property(id, i);
      const std::string_view slice = property.slice();
      if (!dimmed_ && slice.starts_with("DD[")) {
        dimmed_ = true;
        markup_.dimmed = pointsOf(collection, id, "DD", tree_.size());
      } else if (!visible_ && slice.starts_with("VW[")) {
        visible_ = true;
        Points points = pointsOf(collection, id, "VW", tree_.size());
        if (!points.empty()) markup_.visible = std::move(points);
      } else if (!printMode_ && slice.starts_with("PM[")) {
        printMode_ = true;
        markup_.printMode = parseInteger(property.first().raw()).value_or(1);
      }
    }
  }

  bool isDone() const { return dimmed_ && visible_ && printMode_; }

 private:
  const GameTree& tree_;
  NodeMarkup& markup_;
  bool dimmed_ = false;
  bool visible_ = false;
  bool printMode_ = false;
};

std::optional<int> shownNumberSetAt(const GameTree& tree, NodeId id) {
  const auto property = tree.collection().find(id, "MN");
  return property ? parseInteger(property->first().raw()) : std::nullopt;
}

template <class T, class Parse>
std::optional<T> numberAt(const GameTree& tree, NodeId id, std::string_view ident, Parse parse) {
  const auto property = tree.collection().find(id, ident);
  return property ? parse(property->first().raw()) : std::nullopt;
}

}  // namespace

NodeMarkup ownMarkupAt(const GameTree& tree, NodeId id) {
  const sgf::Collection& collection = tree.collection();
  const BoardSize size = tree.size();
  NodeMarkup markup;
  for (const PointList& list : kPointLists) {
    markup.*list.points = pointsOf(collection, id, list.ident, size);
  }
  const Points oldCrosses = pointsOf(collection, id, "M", size);
  markup.crosses.insert(markup.crosses.end(), oldCrosses.begin(), oldCrosses.end());
  if (const auto property = collection.find(id, "LB")) addLabels(markup.labels, *property, size);
  if (const auto property = collection.find(id, "L")) addLetters(markup.labels, *property, size);
  if (const auto property = collection.find(id, "AR")) addSegments(markup.arrows, *property, size);
  if (const auto property = collection.find(id, "LN")) addSegments(markup.lines, *property, size);
  if (const auto property = collection.find(id, "FG")) markup.figure = figureOf(property->first());
  markup.moveNumber = shownNumberSetAt(tree, id);
  return markup;
}

NodeMarkup markupAt(const GameTree& tree, NodeId id) {
  NodeMarkup markup = ownMarkupAt(tree, id);
  Inheritance inheritance(tree, markup);
  for (; id != kNoNode && !inheritance.isDone(); id = tree.parent(id)) {
    inheritance.takeFrom(id);
  }
  return markup;
}

int shownMoveNumber(const GameTree& tree, NodeId id) {
  int moves = 0;
  for (; id != kNoNode; id = tree.parent(id)) {
    if (const auto set = shownNumberSetAt(tree, id)) return *set + moves;
    moves += tree.moveCount(id);
  }
  return moves;
}

int variationStyle(const GameTree& tree) {
  const auto style = numberAt<int>(tree, tree.root(), "ST", parseInteger);
  return style && *style >= 0 && *style <= 3 ? *style : 0;
}

TimeLeft timeLeftAt(const GameTree& tree, NodeId id) {
  return {
      .black = numberAt<double>(tree, id, "BL", parseDecimal),
      .white = numberAt<double>(tree, id, "WL", parseDecimal),
      .blackOvertimeMoves = numberAt<int>(tree, id, "OB", parseInteger),
      .whiteOvertimeMoves = numberAt<int>(tree, id, "OW", parseInteger),
  };
}

void setTimeLeft(GameTree& tree, NodeId id, const TimeLeft& time) {
  GameTree::Step step(tree, id);
  if (time.black) tree.setProperty(id, "BL", shortestDecimal(*time.black));
  if (time.white) tree.setProperty(id, "WL", shortestDecimal(*time.white));
  if (time.blackOvertimeMoves) {
    tree.setProperty(id, "OB", std::to_string(*time.blackOvertimeMoves));
  }
  if (time.whiteOvertimeMoves) {
    tree.setProperty(id, "OW", std::to_string(*time.whiteOvertimeMoves));
  }
}

}  // namespace tengen
