#include "review/record.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/decimal.h"
#include "game/replay.h"
#include "game/tree_walk.h"
#include "review/foreign_record.h"
#include "review/line.h"
#include "review/record_text.h"

namespace tengen::review {
namespace {

constexpr std::string_view kOwn = "TGR";
constexpr std::string_view kChance = "SBKV";  // Sabaki: Black's chance in per cent
constexpr std::string_view kKaTrain = "KT";
constexpr std::string_view kLizzie = "LZ";

BoardState stateBefore(const GameTree& tree) {
  return {Board(tree.size()), firstToMove(tree.collection(), tree.root(), tree.handicap())};
}

// Walks the game with the stones of each node.
template <class Visit>
void walkGame(const GameTree& tree, Visit visit) {
  walkTree(tree.collection(), tree.root(), stateBefore(tree), [&](BoardState& state, NodeId node) {
    applyNode(state, tree.collection(), node);
    visit(state, node);
  });
}

struct OwnValues {
  std::optional<std::string> evaluation;
  std::optional<std::string> source;
  bool isForeign = false;  // something in it is not of this version: left alone as a whole
};

OwnValues ownValuesAt(const sgf::Collection& collection, NodeId node) {
  OwnValues values;
  const auto property = collection.find(node, kOwn);
  if (!property) return values;
  for (const sgf::Value value : *property) {
    const std::string text = value.simpleText();
    if (isOfAnotherVersion(text)) return {.evaluation = {}, .source = {}, .isForeign = true};
    if (!isOfThisVersion(text)) continue;  // damaged
    if (isSource(text)) {
      values.source = text;
    } else {
      values.evaluation = text;
    }
  }
  return values;
}

std::optional<Source> ownSource(const GameTree& tree) {
  const OwnValues atRoot = ownValuesAt(tree.collection(), tree.root());
  if (!atRoot.source) return std::nullopt;
  return parseSource(*atRoot.source, tree.rules());
}

std::optional<Evaluation> ownEvaluation(const GameTree& tree, NodeId node, const Board& board) {
  const OwnValues values = ownValuesAt(tree.collection(), node);
  if (!values.evaluation) return std::nullopt;
  return parseEvaluation(*values.evaluation, board, tree.rules().komi);
}

std::string chanceText(double win) {
  return shortestDecimal(std::round(win * 1000) / 10);
}

// Whether SBKV may be written or taken away here: it is not there, or says what our record says.
// Another program's numbers are not ours to touch.
bool isOurChance(const sgf::Collection& collection, NodeId node) {
  const auto chance = collection.find(node, kChance);
  if (!chance) return true;
  const auto text = ownValuesAt(collection, node).evaluation;
  const auto win = text ? winIn(*text) : std::nullopt;
  return win && chance->begin() != chance->end() &&
         (*chance->begin()).simpleText() == chanceText(*win);
}

void setOwn(sgf::Collection& copy, NodeId node, const std::vector<std::string>& texts) {
  std::vector<std::string> raw;
  for (const std::string& text : texts)
    raw.push_back(sgf::escapeText(text));
  copy.setProperty(node, kOwn, raw);
}

// Most games say nothing of an engine: to walk them with their stones would be for nothing.
bool saysAnything(const sgf::Collection& collection, NodeId root) {
  for (NodeId node = root; node != kNoNode; node = collection.nextInTree(node, root)) {
    for (const std::string_view ident : {kOwn, kChance, kKaTrain, kLizzie}) {
      if (collection.find(node, ident)) return true;
    }
  }
  return false;
}

// What each program says, where we say nothing ourselves.
using Foreign = std::array<std::unordered_map<NodeId, Evaluation>, kPrograms.size()>;

void takeForeign(Review& review, Foreign& foreign, const GameTree& tree) {
  const Line line = mainLine(tree);
  const auto isOurs = [&](const LinePosition& position) { return review.at(position.node); };
  if (std::any_of(line.begin(), line.end(), isOurs)) return;
  const auto spoken = [&](const auto& said) {
    return std::count_if(line.begin(), line.end(), [&](const LinePosition& position) {
      return said.contains(position.node);
    });
  };
  const auto most =
      std::max_element(foreign.begin(), foreign.end(),
                       [&](const auto& a, const auto& b) { return spoken(a) < spoken(b); });
  if (spoken(*most) == 0) return;
  ForeignReview theirs{std::string(nameOf(kPrograms[static_cast<size_t>(most - foreign.begin())])),
                       {}};
  for (const LinePosition& position : line)
    theirs.line.insert(position.node);
  review.setForeign(std::move(theirs));
  for (auto& [node, seen] : *most)
    review.take(node, std::move(seen));
}

}  // namespace

// Of several programs the one counts that says most about the main line.
Review readReview(const GameTree& tree) {
  Review review;
  const auto source = ownSource(tree);
  review.setSource(source.value_or(Source{.rules = tree.rules()}));
  if (!saysAnything(tree.collection(), tree.root())) return review;
  Foreign foreign;
  walkGame(tree, [&](const BoardState& state, NodeId node) {
    auto seen = source ? ownEvaluation(tree, node, state.board) : std::nullopt;
    if (seen) return void(review.take(node, std::move(*seen)));
    const ForeignPlace place{tree.size(), state.toMove, tree.rules().komi};
    for (size_t i = 0; i < kPrograms.size(); ++i) {
      auto theirs = foreignEvaluation(kPrograms[i], tree.collection(), node, place);
      if (theirs) foreign[i].emplace(node, std::move(*theirs));
    }
  });
  takeForeign(review, foreign, tree);
  return review;
}

void writeReview(sgf::Collection& copy, const GameTree& tree, const Review& review) {
  const auto& all = review.evaluations();
  const bool isOurs =
      std::any_of(all.begin(), all.end(), [](const auto& one) { return !one.second.isForeign; });
  if (!isOurs || ownValuesAt(copy, tree.root()).isForeign) return;
  const bool isSameGame = ownSource(tree).has_value();
  walkGame(tree, [&](const BoardState& state, NodeId node) {
    const OwnValues there = ownValuesAt(copy, node);
    if (there.isForeign) return;
    const Evaluation* seen = review.at(node);
    if (seen && seen->isForeign) seen = nullptr;  // said there already
    std::vector<std::string> texts;
    if (node == tree.root()) texts.push_back(toText(review.source()));
    const auto known = isSameGame ? ownEvaluation(tree, node, state.board) : std::nullopt;
    if (known && (!seen || known->visits > seen->visits)) {
      texts.push_back(*there.evaluation);
    } else if (seen) {
      texts.push_back(toText(*seen, state.board));
      if (isOurChance(copy, node)) {
        copy.setProperty(node, kChance, std::vector{chanceText(seen->win)});
      }
    }
    if (!texts.empty() || there.evaluation || there.source) setOwn(copy, node, texts);
  });
}

bool stripReview(sgf::Collection& collection, NodeId root) {
  bool hadAny = false;
  for (NodeId node = root; node != kNoNode; node = collection.nextInTree(node, root)) {
    if (!collection.find(node, kOwn)) continue;
    hadAny = true;
    if (isOurChance(collection, node)) collection.removeProperty(node, kChance);
    collection.removeProperty(node, kOwn);
  }
  return hadAny;
}

}  // namespace tengen::review
