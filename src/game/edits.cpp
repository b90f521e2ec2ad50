#include "game/edits.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "game/replay.h"
#include "game/sgf_bridge.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tengen {
namespace {

using Values = std::vector<std::string>;

Values valuesOf(const GameTree& tree, NodeId id, std::string_view ident) {
  Values values;
  if (const auto property = tree.collection().find(id, ident)) {
    for (const sgf::Value value : *property) {
      values.emplace_back(value.raw());
    }
  }
  return values;
}

Values textsOf(const Points& points) {
  Values values;
  for (const Point point : points) {
    values.push_back(sgfText(point));
  }
  return values;
}

// Removes the property where there are no points: an empty list would mean something else.
void setPoints(GameTree& tree, NodeId id, std::string_view ident, const Points& points) {
  if (pointsOf(tree.collection(), id, ident, tree.size()) == points) return;
  if (points.empty()) return tree.removeProperty(id, ident);
  tree.setProperty(id, ident, textsOf(points));
}

// True if it was there.
bool take(Points& points, Point point) {
  const auto found = std::find(points.begin(), points.end(), point);
  if (found == points.end()) return false;
  points.erase(found);
  return true;
}

void insertSorted(Points& points, Point point) {
  const auto before = [](Point a, Point b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); };
  points.insert(std::lower_bound(points.begin(), points.end(), point, before), point);
}

void toggleSegment(GameTree& tree, NodeId id, std::string_view ident, Segment segment) {
  Values values = valuesOf(tree, id, ident);
  const std::string text = sgfText(segment.from) + ':' + sgfText(segment.to);
  if (std::erase(values, text) == 0) values.push_back(text);
  GameTree::Step step(tree, id);
  if (values.empty()) return tree.removeProperty(id, ident);
  tree.setProperty(id, ident, values);
}

// Nothing: the node says nothing. An empty list: it lifts what it inherits.
void setInherited(GameTree& tree, NodeId id, std::string_view ident,
                  const std::optional<Points>& points) {
  GameTree::Step step(tree, id);
  if (!points) return tree.removeProperty(id, ident);
  if (points->empty()) return tree.setProperty(id, ident, "");
  tree.setProperty(id, ident, textsOf(*points));
}

}  // namespace

std::string copyBranch(const GameTree& tree, NodeId top) {
  return sgf::writeTree(tree.collection(), top);
}

std::string cutBranch(GameTree& tree, NodeId top) {
  std::string text = copyBranch(tree, top);
  deleteBranch(tree, top);
  return text;
}

Result<NodeId, sgf::ReadError> pasteBranch(GameTree& tree, NodeId parent, std::string text) {
  const auto clipboard = sgf::read(std::move(text));
  if (!clipboard) return Unexpected{clipboard.error()};
  GameTree::Step step(tree, parent);
  NodeId first = kNoNode;
  for (const NodeId top : clipboard->collection.games()) {
    const NodeId copy = tree.graft(clipboard->collection, top);
    for (const std::string_view rootOnly : {"FF", "GM", "CA", "AP", "ST", "SZ"}) {
      tree.removeProperty(copy, rootOnly);
    }
    tree.attach(copy, parent);
    if (first == kNoNode) first = copy;
  }
  step.endAt(first);
  return first;
}

NodeId deleteBranch(GameTree& tree, NodeId top) {
  const NodeId above = tree.parent(top);
  if (above == kNoNode) return top;
  tree.detach(top);
  return above;
}

void moveAmongSiblings(GameTree& tree, NodeId id, size_t index) {
  const NodeId above = tree.parent(id);
  if (above == kNoNode) return;
  GameTree::Step step(tree, id);
  tree.detach(id);
  tree.attach(id, above, tree.child(above, index));
}

bool promote(GameTree& tree, NodeId id) {
  for (; tree.parent(id) != kNoNode; id = tree.parent(id)) {
    const size_t index = tree.indexAmongSiblings(id);
    if (index == 0) continue;
    moveAmongSiblings(tree, id, index - 1);
    return true;
  }
  return false;
}

bool makeMainLine(GameTree& tree, NodeId id) {
  GameTree::Step step(tree, id);
  bool changed = false;
  for (; tree.parent(id) != kNoNode; id = tree.parent(id)) {
    if (tree.firstChild(tree.parent(id)) == id) continue;
    moveAmongSiblings(tree, id, 0);
    changed = true;
  }
  return changed;
}

Result<NodeId, SetupError> setUpStone(GameTree& tree, NodeId id, Point point, Stone stone) {
  const bool own = !tree.hasMove(id);
  const Position before = own ? tree.positionBefore(id) : tree.positionAt(id);
  if (!before.board().size().contains(point)) {
    return Unexpected{SetupError{SetupError::Kind::OffBoard, point}};
  }
  Setup setup = own ? setupAt(tree.collection(), id, tree.size()) : Setup{};
  take(setup.black, point);
  take(setup.white, point);
  take(setup.empty, point);
  if (before.board().at(point) != stone) {
    insertSorted(stone == Stone::Black   ? setup.black
                 : stone == Stone::White ? setup.white
                                         : setup.empty,
                 point);
  } else if (!own) {
    return id;
  }
  const auto after = before.afterSetup(setup.black, setup.white, setup.empty);
  if (!after) return Unexpected{after.error()};

  GameTree::Step step(tree, id);
  if (!own) id = tree.addChild(id);
  setPoints(tree, id, "AB", setup.black);
  setPoints(tree, id, "AW", setup.white);
  setPoints(tree, id, "AE", setup.empty);
  step.endAt(id);
  return id;
}

NodeId setToMove(GameTree& tree, NodeId id, std::optional<Color> color) {
  if (!color) {
    tree.removeProperty(id, "PL");
    return id;
  }
  GameTree::Step step(tree, id);
  if (tree.hasMove(id)) id = tree.addChild(id);
  tree.setProperty(id, "PL", *color == Color::Black ? "B" : "W");
  step.endAt(id);
  return id;
}

void setComment(GameTree& tree, NodeId id, std::string_view text) {
  setText(tree, id, "C", text);
}

void setText(GameTree& tree, NodeId id, std::string_view ident, std::string_view text) {
  if (text.empty()) return tree.removeProperty(id, ident);
  tree.setProperty(id, ident, sgf::escapeText(text));
}

void toggleMark(GameTree& tree, NodeId id, Point point, Mark mark) {
  // In the order of Mark; M is how FF[3] wrote a cross.
  constexpr std::array<std::string_view, 6> kIdents{"TR", "SQ", "CR", "MA", "SL", "M"};
  const auto wanted = static_cast<size_t>(mark);
  GameTree::Step step(tree, id);
  bool wasThere = false;
  for (size_t i = 0; i < kIdents.size(); ++i) {
    Points points = pointsOf(tree.collection(), id, kIdents[i], tree.size());
    if (!take(points, point)) continue;
    wasThere |= i == wanted || (mark == Mark::Cross && kIdents[i] == "M");
    setPoints(tree, id, kIdents[i], points);
  }
  if (wasThere) return;
  Points points = pointsOf(tree.collection(), id, kIdents[wanted], tree.size());
  insertSorted(points, point);
  setPoints(tree, id, kIdents[wanted], points);
}

void setLabel(GameTree& tree, NodeId id, Point point, std::string_view label) {
  // Rewritten as LB throughout: the letters of an old L depend on their places in the list.
  Values values;
  for (const Label& old : markupAt(tree, id).labels) {
    if (old.point == point) continue;
    values.push_back(sgfText(old.point) + ':' + sgf::escapeText(old.text, true));
  }
  if (!label.empty()) values.push_back(sgfText(point) + ':' + sgf::escapeText(label, true));
  GameTree::Step step(tree, id);
  tree.removeProperty(id, "L");
  if (values.empty()) return tree.removeProperty(id, "LB");
  tree.setProperty(id, "LB", values);
}

void toggleArrow(GameTree& tree, NodeId id, Segment segment) {
  toggleSegment(tree, id, "AR", segment);
}

void toggleLine(GameTree& tree, NodeId id, Segment segment) {
  toggleSegment(tree, id, "LN", segment);
}

void setTerritory(GameTree& tree, NodeId id, const Points& black, const Points& white) {
  GameTree::Step step(tree, id);
  setPoints(tree, id, "TB", black);
  setPoints(tree, id, "TW", white);
}

void setDimmed(GameTree& tree, NodeId id, const std::optional<Points>& points) {
  setInherited(tree, id, "DD", points);
}

void setVisible(GameTree& tree, NodeId id, const std::optional<Points>& points) {
  setInherited(tree, id, "VW", points);
}

}  // namespace tengen
