#include "game/game_tree.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "game/replay.h"
#include "rules/handicap.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tengen {
namespace {

sgf::Collection newGame(BoardSize size) {
  assert(size.isValid());
  sgf::Collection collection;
  const NodeId root = collection.addGame();
  const auto set = [&](std::string_view ident, const std::string& value) {
    collection.setProperty(root, ident, std::span(&value, 1));
  };
  set("FF", "4");
  set("GM", "1");
  set("CA", "UTF-8");
  set("SZ", sizeText(size));
  return collection;
}

bool concernsBoard(std::string_view ident) {
  return boardPropertyOf(std::string(ident) + "[]") != BoardProperty::None;
}

// The part of a node's properties that the board sees.
std::string boardText(const sgf::Collection& collection, NodeId id) {
  std::string text;
  for (size_t i = 0; i < collection.propertyCount(id); ++i) {
    const std::string_view slice = collection.property(id, i).slice();
    if (boardPropertyOf(slice) != BoardProperty::None) text += slice;
  }
  return text;
}

}  // namespace

GameTree::GameTree(BoardSize size) : GameTree(newGame(size)) {}

GameTree::GameTree(sgf::Collection collection) : collection_(std::move(collection)) {
  if (collection_.games().empty()) collection_ = newGame({});
  readRoot();
}

void GameTree::open(size_t game) {
  assert(game < gameCount());
  openGame_ = game;
  cache_.clear();
  readRoot();
}

std::string GameTree::save() const {
  return sgf::write(collection_);
}

void GameTree::readRoot() {
  const auto raw = [&](std::string_view ident) -> std::optional<std::string> {
    const auto property = collection_.find(root(), ident);
    if (!property) return std::nullopt;
    return property->first().simpleText();
  };
  const auto size = raw("SZ");
  const auto komi = raw("KM");
  const auto handicap = raw("HA");
  const auto rules = raw("RU");
  size_ = size ? parseSize(*size).value_or(BoardSize{}) : BoardSize{};
  const auto recordedKomi = komi ? parseKomi(*komi) : std::nullopt;
  komi_ = recordedKomi ? std::optional(recordedKomi->points) : std::nullopt;
  handicap_ = handicap ? parseHandicap(*handicap).value_or(0) : 0;
  rules_ = rules ? rulesetNamed(*rules).value_or(Ruleset{}) : Ruleset{};
  rules_.komi = komi_.value_or(usualKomi(rules_, handicap_));
}

std::vector<NodeId> GameTree::children(NodeId id) const {
  std::vector<NodeId> children;
  for (NodeId c = firstChild(id); c != kNoNode; c = nextSibling(c)) {
    children.push_back(c);
  }
  return children;
}

NodeId GameTree::child(NodeId id, size_t index) const {
  NodeId c = firstChild(id);
  while (c != kNoNode && index-- > 0) {
    c = nextSibling(c);
  }
  return c;
}

size_t GameTree::indexAmongSiblings(NodeId id) const {
  if (parent(id) == kNoNode) return 0;
  size_t index = 0;
  for (NodeId c = firstChild(parent(id)); c != id; c = nextSibling(c)) {
    ++index;
  }
  return index;
}

NodeId GameTree::endOfLine(NodeId id) const {
  while (firstChild(id) != kNoNode) {
    id = firstChild(id);
  }
  return id;
}

std::vector<NodeId> GameTree::pathTo(NodeId id) const {
  std::vector<NodeId> path;
  for (; id != kNoNode; id = parent(id)) {
    path.push_back(id);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

int GameTree::depth(NodeId id) const {
  int depth = 0;
  while (parent(id) != kNoNode) {
    id = parent(id);
    ++depth;
  }
  return depth;
}

int GameTree::moveNumber(NodeId id) const {
  int moves = 0;
  for (; id != kNoNode; id = parent(id)) {
    moves += moveCount(id);
  }
  return moves;
}

bool GameTree::contains(NodeId id) const {
  while (parent(id) != kNoNode) {
    id = parent(id);
  }
  return id == root();
}

std::optional<Turn> GameTree::moveAt(NodeId id) const {
  std::optional<Turn> turn;
  forEachMove(collection_, id, size_, [&](Color color, const RecordedMove& recorded) {
    turn = Turn{color, recorded.move};
  });
  return turn;
}

int GameTree::moveCount(NodeId id) const {
  int moves = 0;
  forEachMove(collection_, id, size_, [&](Color, const RecordedMove&) { ++moves; });
  return moves;
}

bool GameTree::hasSetup(NodeId id) const {
  return tengen::hasSetup(collection_, id);
}

std::optional<Color> GameTree::toMoveSetAt(NodeId id) const {
  return tengen::toMoveSetAt(collection_, id);
}

std::string GameTree::text(NodeId id, std::string_view ident) const {
  const auto property = collection_.find(id, ident);
  return property ? property->first().text() : std::string();
}

Position GameTree::positionBefore(NodeId id) const {
  if (parent(id) != kNoNode) return positionAt(parent(id));
  return Position(size_, rules_, firstToMove(collection_, root(), handicap_));
}

Position GameTree::positionAt(NodeId id) const {
  std::vector<NodeId> path;
  const Position* cached = nullptr;
  for (; id != kNoNode; id = parent(id)) {
    cached = cache_.find(id);
    if (cached) break;
    path.push_back(id);
  }
  Position position = cached ? *cached : positionBefore(path.back());
  // Way marks for the walk on or back from here: a few on a long way, none on one soon walked
  // again, so that near marks do not push out the far ones.
  constexpr size_t kWayMarks = 8;
  const size_t stride = std::max(kWayMarks, path.size() / kWayMarks);
  for (size_t left = path.size(); left-- > 0;) {
    position = afterNode(std::move(position), collection_, path[left]);
    const size_t walked = path.size() - left;
    if (walked % stride == 0) cache_.insert(path[left], position);
  }
  return position;
}

NodeId GameTree::childWith(NodeId id, Turn turn) const {
  NodeId c = firstChild(id);
  while (c != kNoNode && !(moveAt(c) == turn && !hasSetup(c))) {
    c = nextSibling(c);
  }
  return c;
}

Result<NodeId, MoveError> GameTree::play(NodeId from, Turn turn) {
  if (const NodeId child = childWith(from, turn); child != kNoNode) return child;
  return play(from, turn, positionAt(from));
}

Result<NodeId, MoveError> GameTree::play(NodeId from, Turn turn, const Position& there) {
  if (const NodeId child = childWith(from, turn); child != kNoNode) return child;
  if (const auto error = there.whyIllegal(turn.color, turn.move)) return Unexpected{*error};
  Step step(*this, from);
  const NodeId added = addChild(from);
  setProperty(added, turn.color == Color::Black ? "B" : "W",
              turn.move.isPass() ? "" : sgfText(turn.move.point()));
  step.endAt(added);
  return added;
}

NodeId GameTree::addChild(NodeId parent) {
  const NodeId added = collection_.addNode();
  link(added, parent, kNoNode);
  note({TreeEdit::Kind::AddChild, parent});
  return added;
}

void GameTree::attach(NodeId id, NodeId parent, NodeId before) {
  link(id, parent, before);
  note({TreeEdit::Kind::Attach, id, parent, before});
}

void GameTree::link(NodeId id, NodeId parent, NodeId before) {
  Step step(*this, parent);
  const NodeId previous =
      before == kNoNode ? collection_.lastChild(parent) : collection_.previousSibling(before);
  touch(id);
  touch(previous == kNoNode ? parent : previous);
  collection_.attach(id, parent, before);
  step.endAt(id);
  noteBoardChange(id);
}

void GameTree::detach(NodeId id) {
  assert(parent(id) != kNoNode);
  Step step(*this, id);
  const NodeId above = parent(id);
  const NodeId previous = collection_.previousSibling(id);
  touch(id);
  touch(previous == kNoNode ? above : previous);
  collection_.detach(id);
  step.endAt(above);
  noteBoardChange(id);
  note({TreeEdit::Kind::Detach, id});
}

void GameTree::setProperty(NodeId id, std::string_view ident,
                           std::span<const std::string> rawValues) {
  Step step(*this, id);
  touch(id);
  collection_.setProperty(id, ident, rawValues);
  noteProperties(id, concernsBoard(ident));
  noteProperty(id, ident);
}

void GameTree::setProperty(NodeId id, std::string_view ident, std::string_view rawValue) {
  const std::string value(rawValue);
  setProperty(id, ident, std::span(&value, 1));
}

void GameTree::removeProperty(NodeId id, std::string_view ident) {
  if (collection_.find(id, ident)) setProperty(id, ident, std::span<const std::string>());
}

NodeId GameTree::graft(const sgf::Collection& from, NodeId top) {
  assert(&from != &collection_);
  // Ids are handed out first, so that links can be written down without searching for siblings.
  std::vector<std::pair<NodeId, NodeId>> copies;
  std::vector<NodeId> copyOf(from.nodeCount(), kNoNode);
  for (NodeId id = top; id != kNoNode; id = from.nextInTree(id, top)) {
    const NodeId copy = collection_.addNode();
    copies.emplace_back(id, copy);
    copyOf[static_cast<size_t>(id)] = copy;
  }
  const auto translated = [&](NodeId id) {
    return id == kNoNode ? kNoNode : copyOf[static_cast<size_t>(id)];
  };
  std::vector<std::string> values;
  for (const auto& [id, copy] : copies) {
    for (size_t i = 0; i < from.propertyCount(id); ++i) {
      const sgf::Property property = from.property(id, i);
      values.clear();
      for (const sgf::Value value : property)
        values.emplace_back(value.raw());
      collection_.setProperty(copy, property.ident(), values);
    }
    sgf::Collection::Node node = collection_.node(copy);
    node.firstChild = translated(from.firstChild(id));
    if (id != top) {
      node.parent = translated(from.parent(id));
      node.nextSibling = translated(from.nextSibling(id));
    }
    collection_.restore(copy, node);
  }
  const NodeId copy = copies.front().second;
  if (recording_) {
    note({TreeEdit::Kind::Graft, kNoNode, kNoNode, kNoNode, sgf::writeTree(from, top)});
    noteProperty(copy, "CA");  // the one thing the writer changes
  }
  return copy;
}

NodeId GameTree::undo() {
  if (!canUndo()) return kNoNode;
  const EditHistory::Travel travel = history_.back();
  for (size_t i = travel.records.size(); i-- > 0;) {
    exchange(travel.records[i]);
  }
  return arriveAt(travel.show);
}

NodeId GameTree::redo() {
  if (!canRedo()) return kNoNode;
  const EditHistory::Travel travel = history_.forth();
  for (EditHistory::Record& record : travel.records) {
    exchange(record);
  }
  return arriveAt(travel.show);
}

void GameTree::exchange(EditHistory::Record& record) {
  const sgf::Collection::Node now = collection_.node(record.id);
  const bool moved = now.parent != record.node.parent;
  const bool reworded = now.firstProperty != record.node.firstProperty ||
                        now.propertyCount != record.node.propertyCount;
  const std::string before = reworded ? boardText(collection_, record.id) : std::string();
  collection_.restore(record.id, record.node);
  record.node = now;
  if (moved) noteBoardChange(record.id);
  if (reworded) noteProperties(record.id, before != boardText(collection_, record.id));
}

// Opens the game a change was in, should another one be open.
NodeId GameTree::arriveAt(NodeId show) {
  if (contains(show)) return show;
  const NodeId top = pathTo(show).front();
  const auto games = collection_.games();
  const auto game = std::find(games.begin(), games.end(), top);
  if (game == games.end()) return root();
  open(static_cast<size_t>(game - games.begin()));
  return show;
}

void GameTree::note(TreeEdit edit) {
  if (recording_) recording_->push_back(std::move(edit));
}

// What it is now.
void GameTree::noteProperty(NodeId id, std::string_view ident) {
  if (!recording_) return;
  const auto property = collection_.find(id, ident);
  note({TreeEdit::Kind::SetProperty, id, kNoNode, kNoNode,
        std::string(property ? property->slice() : ident)});
}

void GameTree::keepLittle() {
  keepsLittle_ = true;
  history_ = EditHistory();
  boardChanges_ = {};
  cache_ = PositionCache(0);
}

void GameTree::touch(NodeId id) {
  if (!keepsLittle_) history_.touch(id, collection_.node(id));
}

void GameTree::noteBoardChange(NodeId id) {
  if (!keepsLittle_) boardChanges_.push_back(id);
  // A leaf nobody has looked at changes no position in the cache.
  if (firstChild(id) != kNoNode || cache_.find(id)) cache_.clear();
}

void GameTree::noteProperties(NodeId id, bool concernBoard) {
  if (id == root()) {
    const auto facts = std::pair(size_, handicap_);
    const Ruleset rules = rules_;
    readRoot();
    concernBoard |= facts != std::pair(size_, handicap_);
    if (!(rules == rules_)) cache_.clear();
  }
  if (concernBoard) noteBoardChange(id);
}

}  // namespace tengen
