#include "apps/desktop/tree/game_tree_source.h"

#include <algorithm>
#include <array>

namespace tengen::desktop {
namespace {

constexpr std::array<std::string_view, 13> kMarkProperties = {
    "TR", "SQ", "CR", "MA", "SL", "LB", "AR", "LN", "DD", "VW", "TB", "TW", "M"};

constexpr size_t kLarge = 3000;  // nodes: a few milliseconds to walk

bool hasMarks(const sgf::Collection& collection, NodeId id) {
  for (size_t i = 0; i < collection.propertyCount(id); ++i) {
    const auto ident = collection.property(id, i).ident();
    if (std::find(kMarkProperties.begin(), kMarkProperties.end(), ident) != kMarkProperties.end()) {
      return true;
    }
  }
  return false;
}

}  // namespace

NodeFace GameTreeSource::face(NodeId id) {
  NodeFace face;
  const auto& collection = tree_.collection();
  face.hasComment = collection.find(id, "C").has_value();
  face.hasMarks = hasMarks(collection, id);
  if (const auto turn = tree_.moveAt(id)) {
    face.kind = turn->move.isPass() ? NodeFace::Kind::Pass : NodeFace::Kind::Stone;
    face.color = turn->color;
    face.number = numberOf(id);
  } else if (tree_.hasSetup(id)) {
    face.kind = NodeFace::Kind::Setup;
  }
  return face;
}

// The name of the node, or how its comment begins.
QString GameTreeSource::words(NodeId id) {
  constexpr size_t kEnough = 300;  // bytes: more than a line can show
  for (const char* ident : {"N", "C"}) {
    const auto property = tree_.collection().find(id, ident);
    if (!property) continue;
    const sgf::Value start(property->first().raw().substr(0, kEnough));
    const QString words = QString::fromStdString(start.text()).trimmed();
    if (!words.isEmpty()) return words.section('\n', 0, 0).simplified();
  }
  return {};
}

bool GameTreeSource::awaitsIndex() const {
  return indexed_ != tree_.root() && tree_.collection().nodeCount() > kLarge;
}

void GameTreeSource::adopt(PositionIndex index, NodeId root) {
  if (root != tree_.root()) return;
  index_ = std::move(index);
  indexed_ = root;
}

std::vector<std::pair<NodeId, NodeId>> GameTreeSource::equalPairs() {
  if (awaitsIndex()) return {};
  indexed_ = tree_.root();
  return index_.threads(tree_);
}

int GameTreeSource::numberOf(NodeId id) {
  if (seenChanges_ != tree_.boardChanges().size() ||
      numbers_.size() != tree_.collection().nodeCount()) {
    numbers_.assign(tree_.collection().nodeCount(), -1);
    seenChanges_ = tree_.boardChanges().size();
  }
  std::vector<NodeId> way;
  int number = 0;
  for (NodeId at = id; at != kNoNode; at = tree_.parent(at)) {
    if (numbers_[static_cast<size_t>(at)] >= 0) {
      number = numbers_[static_cast<size_t>(at)];
      break;
    }
    way.push_back(at);
  }
  for (auto at = way.rbegin(); at != way.rend(); ++at) {
    number += tree_.moveCount(*at);
    numbers_[static_cast<size_t>(*at)] = number;
  }
  return number;
}

}  // namespace tengen::desktop
