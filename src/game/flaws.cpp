#include "game/flaws.h"

#include <algorithm>
#include <utility>

#include "game/replay.h"
#include "game/tree_walk.h"

namespace tengen {
namespace {

using Flaws = std::vector<RecordedFlaw>;

RecordedFlaw flawOf(MoveError::Kind kind) {
  switch (kind) {
    case MoveError::Kind::OffBoard:
      return RecordedFlaw::OffBoard;
    case MoveError::Kind::Occupied:
      return RecordedFlaw::Occupied;
    case MoveError::Kind::Suicide:
      return RecordedFlaw::Suicide;
    case MoveError::Kind::Ko:
      return RecordedFlaw::Ko;
    case MoveError::Kind::Superko:
      break;
  }
  return RecordedFlaw::Superko;
}

void addRootFlaws(Flaws& flaws, const sgf::Collection& collection, NodeId root) {
  const auto text = [&](std::string_view ident) -> std::optional<std::string> {
    const auto property = collection.find(root, ident);
    if (!property) return std::nullopt;
    return property->first().simpleText();
  };
  if (const auto size = text("SZ"); size && !parseSize(*size)) {
    flaws.push_back(RecordedFlaw::BadSize);
  }
  if (const auto raw = text("KM"); raw && !raw->empty()) {
    const auto komi = parseKomi(*raw);
    if (!komi) flaws.push_back(RecordedFlaw::BadKomi);
    if (komi && komi->isHundredfold) flaws.push_back(RecordedFlaw::HundredfoldKomi);
    if (komi && komi->isInStones) flaws.push_back(RecordedFlaw::KomiInStones);
  }
  if (const auto handicap = text("HA"); handicap && !parseHandicap(*handicap)) {
    flaws.push_back(RecordedFlaw::BadHandicap);
  }
  if (const auto rules = text("RU"); rules && !rules->empty() && !rulesetNamed(*rules)) {
    flaws.push_back(RecordedFlaw::UnknownRules);
  }
}

void addSetupFlaws(Flaws& flaws, const sgf::Collection& collection, NodeId id,
                   const Board& before) {
  Setup setup = setupAt(collection, id, before.size());
  if (setup.offBoard) flaws.push_back(RecordedFlaw::SetupOffBoard);
  if (!makeStand(setup, before)) flaws.push_back(RecordedFlaw::SetupWithoutLiberties);
}

void addMoveFlaws(Flaws& flaws, Position position, const sgf::Collection& collection, NodeId id) {
  // KO: the file knows that the move is illegal and wants it all the same.
  const bool forced = collection.find(id, "KO").has_value();
  int moves = 0;
  forEachMove(collection, id, position.board().size(), [&](Color color, const RecordedMove& move) {
    ++moves;
    if (move.spelling == RecordedMove::Spelling::OddPass) flaws.push_back(RecordedFlaw::OddPass);
    if (move.spelling == RecordedMove::Spelling::OffBoard) flaws.push_back(RecordedFlaw::OffBoard);
    const auto error = position.whyIllegal(color, move.move);
    if (error && !forced) flaws.push_back(flawOf(error->kind));
    position = position.afterRecorded(color, move.move);
  });
  if (moves > 1) flaws.push_back(RecordedFlaw::SeveralMoves);
}

Flaws flawsAfter(const Position& before, const sgf::Collection& collection, NodeId id,
                 bool isRoot) {
  Flaws flaws;
  if (isRoot) addRootFlaws(flaws, collection, id);
  const bool setup = hasSetup(collection, id);
  if (setup) addSetupFlaws(flaws, collection, id, before.board());
  bool move = false;
  forEachMove(collection, id, before.board().size(),
              [&](Color, const RecordedMove&) { move = true; });
  if (setup && move) flaws.push_back(RecordedFlaw::MoveAndSetup);
  if (move) addMoveFlaws(flaws, afterSetupOf(before, collection, id), collection, id);
  return flaws;
}

}  // namespace

std::vector<RecordedFlaw> flawsAt(const GameTree& tree, NodeId id) {
  return flawsAfter(tree.positionBefore(id), tree.collection(), id, id == tree.root());
}

std::vector<FlawAt> flawsOf(const GameTree& tree, const std::stop_token& stop) {
  const sgf::Collection& collection = tree.collection();
  std::vector<FlawAt> found;
  walkTree(
      collection, tree.root(), tree.positionBefore(tree.root()),
      [&](Position& position, NodeId id) {
        if (stop.stop_requested()) return;
        for (const RecordedFlaw flaw : flawsAfter(position, collection, id, id == tree.root())) {
          found.push_back({id, flaw});
        }
        position = afterNode(std::move(position), collection, id);
      });
  if (found.empty()) return found;

  // The walk takes large branches last; people read from the top.
  std::vector<uint32_t> place(collection.nodeCount());
  uint32_t next = 0;
  for (NodeId id = tree.root(); id != kNoNode; id = collection.nextInTree(id, tree.root())) {
    place[static_cast<size_t>(id)] = next++;
  }
  std::stable_sort(found.begin(), found.end(), [&](const FlawAt& a, const FlawAt& b) {
    return place[static_cast<size_t>(a.node)] < place[static_cast<size_t>(b.node)];
  });
  return found;
}

}  // namespace tengen
