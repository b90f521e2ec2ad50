// Each byte is a piece of SGF or an edit, so that deep and odd trees are reached at once: the
// parser and the collection must agree about the tree whatever is done to it.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "sgf/parser.h"
#include "sgf/writer.h"

namespace {

using namespace tengen::sgf;

constexpr std::array kPieces{"(;",     ")",       ";",       ";B[aa]",  ";W[bb]",   "AB[aa][bb]",
                             "C[a\\]", "C[a[b]c", "]",       "[",       "\\",       "C[x]",
                             "White[", "aa]",     " ",       "\n",      "KM[6.5]",  "x",
                             "XY",     "(",       "_1[z]",   ")(;B[]",  "\xE9\xBB", "\0",
                             "b[cc]",  "FF[4]",   "CA[GBK]", "LONG[1]", "]]",       ":"};

void require(bool holds) {
  if (!holds) std::abort();
}

// Every link has its counterpart.
void requireSound(const Collection& c) {
  for (const NodeId game : c.games()) {
    require(c.parent(game) == kNoNode);
    for (NodeId id = game; id != kNoNode; id = c.nextInTree(id, game)) {
      const NodeId child = c.firstChild(id);
      require(child == kNoNode || c.parent(child) == id);
      const NodeId sibling = c.nextSibling(id);
      require(sibling == kNoNode || c.parent(sibling) == c.parent(id));
      for (size_t i = 0; i < c.propertyCount(id); ++i) {
        require(c.property(id, i).valueCount() >= 1);
      }
    }
  }
}

// Cuts, pastes and sets, as the bytes say.
void edit(Collection& c, const uint8_t* data, size_t size) {
  for (size_t i = 0; i + 2 < size; i += 3) {
    const auto count = static_cast<uint32_t>(c.nodeCount());
    const NodeId a{data[i + 1] % count};
    const NodeId b{data[i + 2] % count};
    const bool isRoot = c.parent(a) == kNoNode;
    if (data[i] % 4 == 0) c.setProperty(a, "C", std::vector<std::string>{escapeText("]\\x")});
    if (data[i] % 4 == 1) c.removeProperty(a, "C");
    if (data[i] % 4 == 2) c.addChild(a);
    bool isBelow = false;  // a may not hang below itself
    for (NodeId up = b; up != kNoNode; up = c.parent(up)) {
      isBelow = isBelow || up == a;
    }
    if (data[i] % 4 == 3 && !isRoot && !isBelow) {
      c.detach(a);
      c.attach(a, b, c.firstChild(b));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  std::string text;
  const size_t half = size - size / 4;
  for (size_t i = 0; i < half; ++i) {
    text += kPieces[data[i] % kPieces.size()];
  }
  Warnings warnings;
  auto collection = parse(text, warnings);
  if (!collection) return 0;
  requireSound(*collection);
  edit(*collection, data + half, size - half);
  requireSound(*collection);
  const std::string written = write(*collection);
  const auto again = parse(written, warnings);
  require(again && write(*again) == written);
  return 0;
}
