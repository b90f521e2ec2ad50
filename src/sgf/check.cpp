#include "sgf/check.h"

#include <algorithm>

#include "sgf/property_type.h"
#include "sgf/utf8.h"

namespace tengen::sgf {
namespace {

using Code = Violation::Code;

// An empty list clears what was inherited, or says "none".
bool mayBeEmpty(std::string_view ident) {
  return ident == "DD" || ident == "VW" || ident == "TB" || ident == "TW";
}

class Checker {
 public:
  Checker(const Collection& collection, size_t most)
      : in_(collection), most_(most), hasInfo_(collection.nodeCount(), false) {}

  std::vector<Violation> found;

  bool isFull() const { return found.size() >= most_; }

  void checkRoot(NodeId root) {
    const auto format = in_.find(root, "FF");
    if (!format || format->first().raw() != "4") report(Code::NotFf4, root, "FF");
    if (in_.find(root, "CA")) return;
    for (NodeId id = root; id != kNoNode; id = in_.nextInTree(id, root)) {
      for (size_t i = 0; i < in_.propertyCount(id); ++i) {
        if (!isAscii(in_.property(id, i).slice())) return report(Code::CharsetMissing, root, "CA");
      }
    }
  }

  void checkNode(NodeId id) {
    const NodeId parent = in_.parent(id);
    const bool infoAbove = parent != kNoNode && hasInfo_[static_cast<uint32_t>(parent)];
    bool hasInfo = false;
    bool hasSetUp = false;
    bool hasMove = false;
    std::vector<std::string_view> setUp, marks;
    for (size_t i = 0; i < in_.propertyCount(id); ++i) {
      const Property property = in_.property(id, i);
      const auto type = propertyType(property.ident());
      if (!type) continue;
      checkValues(id, property, *type);
      if (type->place == Place::Root && parent != kNoNode) {
        report(Code::RootPropertyInside, id, property.ident());
      }
      if (type->place == Place::GameInfo) {
        hasInfo = true;
        if (infoAbove) report(Code::GameInfoTwice, id, property.ident());
      }
      if (type->place == Place::Move && hasMove) report(Code::TwoMoves, id, property.ident());
      hasMove = hasMove || type->place == Place::Move;
      hasSetUp = hasSetUp || type->place == Place::SetUp;
      if (type->place == Place::SetUp && type->isList) collect(setUp, property);
      if (type->place == Place::Markup) collect(marks, property);
    }
    if (hasMove && hasSetUp) report(Code::MoveWithSetUp, id, "");
    if (hasRepeated(setUp) || hasRepeated(marks)) report(Code::RepeatedPoint, id, "");
    hasInfo_[static_cast<uint32_t>(id)] = hasInfo || infoAbove;
  }

 private:
  void checkValues(NodeId id, const Property& property, const PropertyType& type) {
    const size_t count = property.valueCount();
    if (count > 1 && !type.isList) report(Code::TooManyValues, id, property.ident());
    for (const Value value : property) {
      const bool isEmptyList = count == 1 && value.raw().empty() && mayBeEmpty(type.ident);
      if (isEmptyList || fits(value.raw(), type.value)) continue;
      return report(Code::BadValue, id, property.ident());
    }
  }

  static void collect(std::vector<std::string_view>& points, const Property& property) {
    for (const Value value : property) {
      points.push_back(value.raw());
    }
  }

  static bool hasRepeated(std::vector<std::string_view>& points) {
    std::sort(points.begin(), points.end());
    return std::adjacent_find(points.begin(), points.end()) != points.end();
  }

  void report(Code code, NodeId node, std::string_view ident) {
    if (!isFull()) found.push_back({code, node, std::string(ident)});
  }

  const Collection& in_;
  size_t most_;
  std::vector<bool> hasInfo_;  // at this node or above it
};

}  // namespace

std::vector<Violation> check(const Collection& collection, size_t most) {
  Checker checker(collection, most);
  for (const NodeId root : collection.games()) {
    checker.checkRoot(root);
    for (NodeId id = root; id != kNoNode && !checker.isFull();
         id = collection.nextInTree(id, root)) {
      checker.checkNode(id);
    }
  }
  return checker.found;
}

}  // namespace tengen::sgf
