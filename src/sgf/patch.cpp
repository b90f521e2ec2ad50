#include "sgf/patch.h"

#include <algorithm>
#include <vector>

#include "sgf/byte_places.h"
#include "sgf/byte_signs.h"
#include "sgf/converter.h"
#include "sgf/encoding.h"
#include "sgf/reader.h"
#include "sgf/writer.h"

namespace tengen::sgf {
namespace {

// So many characters of the text from here on become others.
struct Change {
  size_t place;
  size_t length;
  std::string text;
};

std::string applied(std::string_view text, const std::vector<Change>& changes) {
  std::string made;
  size_t done = 0;
  for (const Change& change : changes) {
    made.append(text.substr(done, change.place - done)).append(change.text);
    done = change.place + change.length;
  }
  return made.append(text.substr(done));
}

// Gathers the changes to one text.
class Patch {
 public:
  Patch(std::string_view text, const Collection& before, const Collection& after)
      : text_(text), before_(before), after_(after) {}

  // False if the node does not stand in the text as it is where it would have to be changed.
  bool addNode(NodeId id) {
    const Collection::Node& was = before_.node(id);
    const Collection::Node& is = after_.node(id);
    const bool isUntouched =
        was.firstProperty == is.firstProperty && was.propertyCount == is.propertyCount;
    if (isUntouched) return true;
    std::string added;
    for (size_t i = 0; i < after_.propertyCount(id); ++i) {
      const Property property = after_.property(id, i);
      if (!before_.find(id, property.ident())) added += property.slice();
    }
    size_t end = 0;  // of the node's last property that stands in the text
    for (size_t i = 0; i < before_.propertyCount(id); ++i) {
      if (!addProperty(id, i)) return false;
      if (isInText(id, i)) end = std::max(end, before_.placeOf(id, i) + lengthOf(id, i));
    }
    if (added.empty()) return true;
    changes_.push_back({end, 0, std::move(added)});
    return end > 0;
  }

  // In the order of the text.
  std::vector<Change> take() {
    std::stable_sort(changes_.begin(), changes_.end(),
                     [](const Change& a, const Change& b) { return a.place < b.place; });
    return std::move(changes_);
  }

 private:
  size_t lengthOf(NodeId id, size_t index) const {
    return before_.property(id, index).slice().size();
  }

  bool isInText(NodeId id, size_t index) const {
    return before_.placeOf(id, index) + lengthOf(id, index) <= text_.size();
  }

  bool addProperty(NodeId id, size_t index) {
    const Property property = before_.property(id, index);
    const auto now = after_.find(id, property.ident());
    if (now && now->slice() == property.slice()) return true;
    changes_.push_back({before_.placeOf(id, index), property.slice().size(),
                        std::string(now ? now->slice() : std::string_view())});
    return isInText(id, index);
  }

  std::string_view text_;
  const Collection& before_;
  const Collection& after_;
  std::vector<Change> changes_;
};

// The same changes to the bytes the text was decoded from, for files whose text would be written
// back otherwise than it was.
std::optional<std::string> patchedInPlace(std::string_view bytes, const Decoded& decoded,
                                          std::vector<Change> changes) {
  std::vector<size_t> places;
  for (const Change& change : changes) {
    places.push_back(change.place);
    places.push_back(change.place + change.length);
  }
  const auto found = bytePlaces(bytes, decoded, places);
  if (!found) return std::nullopt;
  for (size_t i = 0; i < changes.size(); ++i) {
    auto text = encode(changes[i].text, decoded.encoding);
    if (!text) return std::nullopt;
    changes[i] = {(*found)[2 * i], (*found)[2 * i + 1] - (*found)[2 * i], std::move(*text)};
  }
  return applied(bytes, changes);
}

// Whether these bytes read as what was meant, whatever went before.
bool saysTheSame(const std::string& bytes, const Collection& meant) {
  const auto again = read(bytes);
  return again && write(again->collection) == write(meant);
}

}  // namespace

std::optional<std::string> patched(std::string_view bytes, const Collection& before,
                                   const Collection& after) {
  Warnings ignored;
  const auto decoded = decode(std::string(bytes), std::nullopt, ignored);
  if (!decoded) return std::nullopt;
  const std::string_view mark = bytes.substr(0, byteSigns(bytes).markLength);
  const auto encoded = [&](const std::string& text) -> std::optional<std::string> {
    auto written = encode(text, decoded->encoding);
    if (written) written->insert(0, mark);
    return written;
  };
  Patch patch(decoded->text, before, after);
  for (uint32_t id = 0; id < before.nodeCount(); ++id) {
    if (!patch.addNode(NodeId{id})) return std::nullopt;
  }
  const std::vector<Change> changes = patch.take();
  const bool isExact = encoded(decoded->text) == bytes;
  auto made =
      isExact ? encoded(applied(decoded->text, changes)) : patchedInPlace(bytes, *decoded, changes);
  if (!made || !saysTheSame(*made, after)) return std::nullopt;
  return made;
}

}  // namespace tengen::sgf
