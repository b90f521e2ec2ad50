#include "game/tree_edit.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "game/game_tree.h"
#include "sgf/reader.h"

namespace tengen {
namespace {

using Kind = TreeEdit::Kind;

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

std::string toText(const TreeEdit& edit) {
  std::string text(kNames[static_cast<size_t>(edit.kind)]);
  if (edit.kind != Kind::Graft) text += ' ' + nodeText(edit.id);
  if (edit.kind == Kind::Attach) text += ' ' + nodeText(edit.parent) + ' ' + nodeText(edit.before);
  if (!edit.text.empty()) text += ' ' + edit.text;
  return text;
}

std::optional<TreeEdit> parseEdit(std::string_view text) {
  const auto name = std::find(kNames.begin(), kNames.end(), takeWord(text));
  if (name == kNames.end()) return std::nullopt;
  TreeEdit edit{static_cast<Kind>(name - kNames.begin())};
  const auto take = [&text](NodeId& id) {
    const auto parsed = parseNode(takeWord(text));
    id = parsed.value_or(kNoNode);
    return parsed.has_value();
  };
  if (edit.kind != Kind::Graft && !take(edit.id)) return std::nullopt;
  if (edit.kind == Kind::Attach && !(take(edit.parent) && take(edit.before))) return std::nullopt;
  const bool hasText = edit.kind == Kind::SetProperty || edit.kind == Kind::Graft;
  if (hasText == text.empty()) return std::nullopt;
  edit.text = std::string(text);
  return edit;
}

bool attachAgain(GameTree& tree, const TreeEdit& edit) {
  const bool isTop = tree.parent(edit.id) == kNoNode && edit.id != tree.root();
  if (!isTop || tree.pathTo(edit.parent).front() == edit.id) return false;
  if (edit.before != kNoNode && tree.parent(edit.before) != edit.parent) return false;
  tree.attach(edit.id, edit.parent, edit.before);
  return true;
}

// `C[a][b]`, every value closed, or a name alone: what a damaged journal says must not run past its
// end.
bool isProperty(std::string_view text) {
  const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  size_t at = 0;
  while (at < text.size() && isLetter(text[at]))
    ++at;
  if (at == 0) return false;
  while (at < text.size()) {
    if (text[at++] != '[') return false;
    while (at < text.size() && text[at] != ']')
      at += text[at] == '\\' ? 2 : 1;
    if (at >= text.size()) return false;
    ++at;
  }
  return true;
}

bool setAgain(GameTree& tree, const TreeEdit& edit) {
  if (!isProperty(edit.text)) return false;
  const sgf::Property property(edit.text);
  const std::string_view ident = property.ident();
  std::vector<std::string> values;
  if (ident.size() < edit.text.size()) {
    for (const sgf::Value value : property)
      values.emplace_back(value.raw());
  }
  tree.setProperty(edit.id, ident, values);
  return true;
}

bool graftAgain(GameTree& tree, const std::string& text) {
  const auto branch = sgf::read(text, {"UTF-8"});
  if (!branch || branch->collection.games().empty()) return false;
  tree.graft(branch->collection, branch->collection.games().front());
  return true;
}

}  // namespace

std::string toText(std::span<const TreeEdit> edits) {
  std::string text;
  for (const TreeEdit& edit : edits) {
    const std::string one = toText(edit);
    text += std::to_string(one.size()) + ' ' + one;
  }
  return text;
}

std::optional<std::vector<TreeEdit>> parseTreeEdits(std::string_view text) {
  std::vector<TreeEdit> edits;
  while (!text.empty()) {
    const auto length = parseNumber(takeWord(text));
    if (!length || *length > text.size()) return std::nullopt;
    const auto edit = parseEdit(text.substr(0, *length));
    if (!edit) return std::nullopt;
    edits.push_back(*edit);
    text.remove_prefix(*length);
  }
  return edits;
}

bool doAgain(GameTree& tree, const TreeEdit& edit) {
  const auto isNode = [&](NodeId id) {
    return static_cast<size_t>(id) < tree.collection().nodeCount();
  };
  if (edit.kind == Kind::Graft) return graftAgain(tree, edit.text);
  if (!isNode(edit.id)) return false;
  switch (edit.kind) {
    case Kind::AddChild:
      tree.addChild(edit.id);
      return true;
    case Kind::Attach:
      if (!isNode(edit.parent) || (edit.before != kNoNode && !isNode(edit.before))) return false;
      return attachAgain(tree, edit);
    case Kind::Detach:
      if (tree.parent(edit.id) == kNoNode) return false;
      tree.detach(edit.id);
      return true;
    case Kind::SetProperty:
      return setAgain(tree, edit);
    case Kind::Graft:
      break;
  }
  return false;
}

}  // namespace tengen
