#include "review/batch.h"

#include <algorithm>
#include <charconv>

#include "review/record_text.h"

namespace tengen::review {
namespace {

// The text up to the next `end`, which is taken off with it.
std::string_view cutOff(std::string_view& text, char end) {
  const size_t length = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return taken;
}

std::optional<NodeId> nodeOf(std::string_view text, const GameTree& tree) {
  uint32_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
  if (!whole || number >= tree.collection().nodeCount()) return std::nullopt;
  const NodeId node{number};
  return tree.contains(node) ? std::optional(node) : std::nullopt;
}

}  // namespace

std::string batchText(const Review& review, const GameTree& tree, std::span<const NodeId> nodes) {
  std::string text = toText(review.source());
  for (const NodeId node : nodes) {
    const Evaluation* seen = review.at(node);
    if (!seen || seen->isForeign || !tree.contains(node)) continue;
    text += '\n' + std::to_string(static_cast<uint32_t>(node)) + ' ' +
            toText(*seen, tree.positionAt(node).board());
  }
  return text;
}

bool takeBatch(Review& review, const GameTree& tree, std::string_view text) {
  auto source = parseSource(std::string(cutOff(text, '\n')), tree.rules());
  if (!source) return false;
  review.forgetForeign();
  review.setSource(std::move(*source));
  bool tookAny = false;
  while (!text.empty()) {
    std::string_view line = cutOff(text, '\n');
    const auto node = nodeOf(cutOff(line, ' '), tree);
    if (!node) continue;
    auto seen = parseEvaluation(line, tree.positionAt(*node).board(), tree.rules().komi);
    tookAny |= seen && review.take(*node, std::move(*seen));
  }
  return tookAny;
}

}  // namespace tengen::review
