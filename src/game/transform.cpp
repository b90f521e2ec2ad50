#include "game/transform.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/sgf_bridge.h"
#include "sgf/text.h"

namespace tengen {
namespace {

using Values = std::vector<std::string>;

// How the values of a property hold points.
enum class Shape : uint8_t { Points, Labels, Segments };

struct PointProperty {
  std::string_view ident;
  Shape shape;
};

constexpr std::array kPointProperties{
    PointProperty{"B", Shape::Points},    PointProperty{"W", Shape::Points},
    PointProperty{"AB", Shape::Points},   PointProperty{"AW", Shape::Points},
    PointProperty{"AE", Shape::Points},   PointProperty{"TR", Shape::Points},
    PointProperty{"SQ", Shape::Points},   PointProperty{"CR", Shape::Points},
    PointProperty{"MA", Shape::Points},   PointProperty{"SL", Shape::Points},
    PointProperty{"TB", Shape::Points},   PointProperty{"TW", Shape::Points},
    PointProperty{"DD", Shape::Points},   PointProperty{"VW", Shape::Points},
    PointProperty{"M", Shape::Points},    PointProperty{"L", Shape::Points},
    PointProperty{"LB", Shape::Labels},   PointProperty{"AR", Shape::Segments},
    PointProperty{"LN", Shape::Segments},
};

std::optional<Shape> shapeOf(std::string_view ident) {
  for (const PointProperty& property : kPointProperties) {
    if (property.ident == ident) return property.shape;
  }
  return std::nullopt;
}

// A value with its points moved; as it was if it has none on this board (a pass, an empty list).
std::string movedValue(std::string_view raw, Shape shape, BoardSize size, Symmetry symmetry) {
  const auto [first, second] = sgf::splitComposed(raw);
  const auto a = parseSgfPoint(first, size);
  if (!a) return std::string(raw);
  const Point from = transformed(*a, size, symmetry);
  if (!second.data()) return sgfText(from);
  if (shape == Shape::Labels) return sgfText(from) + ':' + std::string(second);

  const auto b = parseSgfPoint(second, size);
  if (!b) return std::string(raw);
  const Point to = transformed(*b, size, symmetry);
  if (shape == Shape::Segments) return sgfText(from) + ':' + sgfText(to);
  // A rectangle is named by its upper left and lower right corners, whatever they were before.
  const Point corner{std::min(from.x, to.x), std::min(from.y, to.y)};
  const Point opposite{std::max(from.x, to.x), std::max(from.y, to.y)};
  return sgfText(corner) + ':' + sgfText(opposite);
}

void transformNode(GameTree& tree, NodeId id, BoardSize size, Symmetry symmetry) {
  for (size_t i = 0; i < tree.collection().propertyCount(id); ++i) {
    const sgf::Property property = tree.collection().property(id, i);
    const std::string ident(property.ident());
    const auto shape = shapeOf(ident);
    if (!shape) continue;
    Values values;
    for (const sgf::Value value : property) {
      values.push_back(movedValue(value.raw(), *shape, size, symmetry));
    }
    tree.setProperty(id, ident, values);
  }
}

using Twins = std::pair<std::string_view, std::string_view>;
constexpr std::array kTwins{
    Twins{"B", "W"},   Twins{"AB", "AW"}, Twins{"TB", "TW"}, Twins{"BL", "WL"}, Twins{"OB", "OW"},
    Twins{"PB", "PW"}, Twins{"BR", "WR"}, Twins{"BT", "WT"}, Twins{"GB", "GW"},
};

std::string_view twinOf(std::string_view ident) {
  for (const auto& [black, white] : kTwins) {
    if (ident == black) return white;
    if (ident == white) return black;
  }
  return ident;
}

// B for W and back, where the first letter names a side: PL[B], RE[B+3].
std::string swappedSide(std::string_view ident, std::string_view raw) {
  std::string value(raw);
  const bool names =
      ident == "PL" ? !value.empty() : ident == "RE" && value.size() > 1 && value[1] == '+';
  if (!names) return value;
  constexpr std::string_view kSides = "BWbw";
  const size_t side = kSides.find(value[0]);
  if (side != std::string_view::npos) value[0] = kSides[side ^ 1];
  return value;
}

struct Entry {
  std::string ident;
  Values values;
};

void swapColorsOf(GameTree& tree, NodeId id) {
  std::vector<Entry> entries;
  bool concerned = false;
  for (size_t i = 0; i < tree.collection().propertyCount(id); ++i) {
    const sgf::Property property = tree.collection().property(id, i);
    const std::string_view ident = property.ident();
    concerned |= twinOf(ident) != ident || ident == "PL" || ident == "RE";
    entries.push_back({std::string(twinOf(ident)), {}});
    for (const sgf::Value value : property) {
      entries.back().values.push_back(swappedSide(ident, value.raw()));
    }
  }
  if (!concerned) return;
  // Written anew from the first, so that each keeps its place.
  for (const Entry& entry : entries) {
    tree.removeProperty(id, twinOf(entry.ident));
  }
  for (const Entry& entry : entries) {
    tree.setProperty(id, entry.ident, entry.values);
  }
}

}  // namespace

void transform(GameTree& tree, Symmetry symmetry) {
  const BoardSize size = tree.size();
  GameTree::Step step(tree, tree.root());
  for (NodeId id = tree.root(); id != kNoNode; id = tree.collection().nextInTree(id, tree.root())) {
    transformNode(tree, id, size, symmetry);
  }
  if (!size.isSquare() && transformed(size, symmetry) != size) {
    tree.setProperty(tree.root(), "SZ", sizeText(transformed(size, symmetry)));
  }
}

void swapColors(GameTree& tree) {
  GameTree::Step step(tree, tree.root());
  for (NodeId id = tree.root(); id != kNoNode; id = tree.collection().nextInTree(id, tree.root())) {
    swapColorsOf(tree, id);
  }
}

}  // namespace tengen
