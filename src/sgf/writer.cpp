#include "sgf/writer.h"

namespace tengen::sgf {
namespace {

// A line takes another node until it is this long: twelve moves of `;B[pd]`.
constexpr size_t kLineBytes = 72;

constexpr std::string_view kCharset = "CA[UTF-8]";

class Writer {
 public:
  explicit Writer(const Collection& collection) : in_(collection) {}

  std::string out;

  void writeGame(NodeId top) {
    top_ = top;
    open();
    NodeId id = top;
    while (id != kNoNode) {
      writeNode(id);
      id = next(id);
    }
    out += '\n';
  }

 private:
  void open() {
    if (!out.empty() && out.back() != '\n') out += '\n';
    out += '(';
    lineStart_ = out.size() - 1;
  }

  bool isOpened(NodeId id) const {  // by a parenthesis of its own
    return id == top_ || in_.nextSibling(in_.firstChild(in_.parent(id))) != kNoNode;
  }

  // Opens and closes parentheses on the way to the next node.
  NodeId next(NodeId id) {
    if (const NodeId child = in_.firstChild(id); child != kNoNode) {
      if (isOpened(child)) open();
      return child;
    }
    while (true) {
      if (isOpened(id)) out += ')';
      if (id == top_) return kNoNode;
      if (const NodeId sibling = in_.nextSibling(id); sibling != kNoNode) {
        open();
        return sibling;
      }
      id = in_.parent(id);
    }
  }

  void writeNode(NodeId id) {
    if (out.size() - lineStart_ >= kLineBytes) {
      out += '\n';
      lineStart_ = out.size();
    }
    out += ';';
    if (id == top_) return writeRoot(id);
    for (size_t i = 0; i < in_.propertyCount(id); ++i) {
      out += in_.property(id, i).slice();
    }
  }

  void writeRoot(NodeId id) {
    const bool hasCharset = in_.find(id, "CA").has_value();
    const size_t count = in_.propertyCount(id);
    size_t place = 0;  // behind FF and GM where they lead
    while (place < count && isFormat(in_.property(id, place).ident())) {
      ++place;
    }
    for (size_t i = 0; i < count; ++i) {
      if (!hasCharset && i == place) out += kCharset;
      const Property property = in_.property(id, i);
      out += property.ident() == "CA" ? kCharset : property.slice();
    }
    if (!hasCharset && place == count) out += kCharset;
  }

  static bool isFormat(std::string_view ident) { return ident == "FF" || ident == "GM"; }

  const Collection& in_;
  NodeId top_;
  size_t lineStart_;  // set by open()
};

}  // namespace

std::string write(const Collection& collection) {
  Writer writer(collection);
  // Line breaks and parentheses come on top of what the text holds; the text may hold what was
  // edited away, so this is a guess.
  writer.out.reserve(collection.memoryInUse() / 4);
  for (const NodeId game : collection.games()) {
    writer.writeGame(game);
  }
  return std::move(writer.out);
}

std::string writeTree(const Collection& collection, NodeId top) {
  Writer writer(collection);
  writer.writeGame(top);
  return std::move(writer.out);
}

}  // namespace tengen::sgf
