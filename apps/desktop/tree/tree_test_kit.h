// What the tests of the tree view share: trees by chance, and a source that answers from a table.
#pragma once

#include <map>
#include <string>

#include "base/random.h"
#include "game/formats.h"

#include "apps/desktop/tree/tree_source.h"

namespace tengen::desktop::testing {

inline GameTree treeOf(std::string text) {
  return std::move(load(std::move(text))->tree);
}

// Every new node goes under one of the last few, or now and then under any: long lines with
// branches of all depths. With `near` 0 one line of them all.
inline GameTree treeByChance(uint64_t seed, int nodes, uint32_t near) {
  Random random(seed);
  GameTree tree;
  std::vector<NodeId> all{tree.root()};
  while (static_cast<int>(all.size()) < nodes) {
    const auto count = static_cast<uint32_t>(all.size());
    const bool anywhere = near > 0 && random.below(8) == 0;
    const uint32_t back = anywhere ? random.below(count) : random.below(near) % count;
    all.push_back(tree.addChild(all[count - 1 - back]));
  }
  return tree;
}

class SourceByTable final : public TreeSource {
 public:
  explicit SourceByTable(const GameTree& tree) : tree_(tree) {}

  NodeFace face(NodeId id) override {
    const auto found = faces.find(id);
    return found == faces.end() ? NodeFace{NodeFace::Kind::Stone} : found->second;
  }
  NodeId parent(NodeId id) override { return tree_.parent(id); }
  std::vector<std::pair<NodeId, NodeId>> equalPairs() override {
    ++equalAsked;
    return equal;
  }
  bool hasChildren(NodeId id) override { return tree_.firstChild(id) != kNoNode; }

  QString words(NodeId id) override {
    const auto found = written.find(id);
    return found == written.end() ? QString() : found->second;
  }

  std::map<NodeId, NodeFace> faces;
  std::map<NodeId, QString> written;
  std::vector<std::pair<NodeId, NodeId>> equal;
  int equalAsked = 0;

 private:
  const GameTree& tree_;
};

}  // namespace tengen::desktop::testing
