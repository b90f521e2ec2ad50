#include "game/tree_deed.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "game/game_tree.h"
#include "sgf/reader.h"

namespace tengen {
namespace {

using Kind = TreeDeed::Kind;

constexpr std::array<std::string_view, 5> kNames{"add", "attach", "detach", "set", "graft"};

std::string_view takeWord(std::string_view& text) {
  const size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<uint32_t> parseNumber(std::string_view text) {
  uint32_t number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = end.ec == std::errc{} && end.ptr == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

// A node; "-" for none.
std::string nodeText(NodeId id) {
  return id == kNoNode ? "-" : std::to_string(static_cast<uint32_t>(id));
}

std::optional<NodeId> parseNode(std::string_view text) {
  if (text == "-") return kNoNode;
  const auto number = parseNumber(text);
  return number ? std::optional(NodeId{*number}) : std::nullopt;
}

std::string toText(const TreeDeed& deed) {
  std::string text(kNames[static_cast<size_t>(deed.kind)]);
  if (deed.kind != Kind::Graft) text += ' ' + nodeText(deed.id);
  if (deed.kind == Kind::Attach) text += ' ' + nodeText(deed.parent) + ' ' + nodeText(deed.before);
  if (!deed.text.empty()) text += ' ' + deed.text;
  return text;
}

std::optional<TreeDeed> parseDeed(std::string_view text) {
  const auto name = std::find(kNames.begin(), kNames.end(), takeWord(text));
  if (name == kNames.end()) return std::nullopt;
  TreeDeed deed{static_cast<Kind>(name - kNames.begin())};
  const auto take = [&text](NodeId& id) {
    const auto parsed = parseNode(takeWord(text));
    id = parsed.value_or(kNoNode);
    return parsed.has_value();
  };
  if (deed.kind != Kind::Graft && !take(deed.id)) return std::nullopt;
  if (deed.kind == Kind::Attach && !(take(deed.parent) && take(deed.before))) return std::nullopt;
  const bool hasText = deed.kind == Kind::SetProperty || deed.kind == Kind::Graft;
  if (hasText == text.empty()) return std::nullopt;
  deed.text = std::string(text);
  return deed;
}

bool attachAgain(GameTree& tree, const TreeDeed& deed) {
  const bool isTop = tree.parent(deed.id) == kNoNode && deed.id != tree.root();
  if (!isTop || tree.pathTo(deed.parent).front() == deed.id) return false;
  if (deed.before != kNoNode && tree.parent(deed.before) != deed.parent) return false;
  tree.attach(deed.id, deed.parent, deed.before);
  return true;
}

bool setAgain(GameTree& tree, const TreeDeed& deed) {
  const sgf::Property property(deed.text);
  const std::string_view ident = property.ident();
  std::vector<std::string> values;
  if (ident.size() < deed.text.size()) {
    for (const sgf::Value value : property)
      values.emplace_back(value.raw());
  }
  tree.setProperty(deed.id, ident, values);
  return true;
}

bool graftAgain(GameTree& tree, const std::string& text) {
  const auto branch = sgf::read(text, {"UTF-8"});
  if (!branch || branch->collection.games().empty()) return false;
  tree.graft(branch->collection, branch->collection.games().front());
  return true;
}

}  // namespace

std::string toText(std::span<const TreeDeed> deeds) {
  std::string text;
  for (const TreeDeed& deed : deeds) {
    const std::string one = toText(deed);
    text += std::to_string(one.size()) + ' ' + one;
  }
  return text;
}

std::optional<std::vector<TreeDeed>> parseTreeDeeds(std::string_view text) {
  std::vector<TreeDeed> deeds;
  while (!text.empty()) {
    const auto length = parseNumber(takeWord(text));
    if (!length || *length > text.size()) return std::nullopt;
    const auto deed = parseDeed(text.substr(0, *length));
    if (!deed) return std::nullopt;
    deeds.push_back(*deed);
    text.remove_prefix(*length);
  }
  return deeds;
}

bool doAgain(GameTree& tree, const TreeDeed& deed) {
  const auto isNode = [&](NodeId id) {
    return static_cast<size_t>(id) < tree.collection().nodeCount();
  };
  if (deed.kind == Kind::Graft) return graftAgain(tree, deed.text);
  if (!isNode(deed.id)) return false;
  switch (deed.kind) {
    case Kind::AddChild:
      tree.addChild(deed.id);
      return true;
    case Kind::Attach:
      if (!isNode(deed.parent) || (deed.before != kNoNode && !isNode(deed.before))) return false;
      return attachAgain(tree, deed);
    case Kind::Detach:
      if (tree.parent(deed.id) == kNoNode) return false;
      tree.detach(deed.id);
      return true;
    case Kind::SetProperty:
      return setAgain(tree, deed);
    case Kind::Graft:
      break;
  }
  return false;
}

}  // namespace tengen
