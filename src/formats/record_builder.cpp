#include "formats/record_builder.h"

#include <array>
#include <string>
#include <vector>

#include "base/decimal.h"
#include "base/words.h"
#include "rules/handicap.h"
#include "sgf/text.h"

namespace tengen::formats {
namespace {

std::string letter(int coordinate) {
  return std::string(1,
                     static_cast<char>(coordinate < 26 ? 'a' + coordinate : 'A' + coordinate - 26));
}

std::string sgfPoint(std::optional<Point> point) {
  return point ? letter(point->x) + letter(point->y) : std::string();
}

}  // namespace

RecordBuilder::RecordBuilder(BoardSize size) : size_(size) {
  const sgf::NodeId id = collection_.addGame();
  setText(id, "FF", "4");
  setText(id, "GM", "1");
  setText(id, "CA", "UTF-8");
  std::string sides = std::to_string(size.width);
  if (!size.isSquare()) sides += ':' + std::to_string(size.height);
  collection_.setProperty(id, "SZ", std::array{sides});
}

void RecordBuilder::setText(sgf::NodeId id, std::string_view ident, std::string_view text) {
  collection_.setProperty(id, ident, std::array{sgf::escapeText(text)});
}

void RecordBuilder::tell(std::string_view ident, std::string_view text) {
  text = trimmed(text);
  if (!text.empty()) setText(root(), ident, text);
}

bool RecordBuilder::knows(std::string_view ident) const {
  return collection_.find(root(), ident).has_value();
}

void RecordBuilder::tellKomi(double points) {
  tell("KM", shortestDecimal(points));
}

void RecordBuilder::tellTime(int mainSeconds, int periods, int periodSeconds) {
  if (mainSeconds > 0 || periods > 0) tell("TM", std::to_string(mainSeconds));
  if (periods > 0 && periodSeconds > 0) {
    tell("OT", std::to_string(periods) + 'x' + std::to_string(periodSeconds) + " byo-yomi");
  }
}

void RecordBuilder::setHandicap(int stones) {
  constexpr int kMostStones = 361;
  handicap_ = stones >= 2 && stones <= kMostStones ? stones : 0;
  if (handicap_ > 0) tell("HA", std::to_string(handicap_));
}

void RecordBuilder::addHandicapStone(Point point) {
  stones_.push_back(point);
}

uint64_t RecordBuilder::keyOf(sgf::NodeId after, Color color, std::optional<Point> point) const {
  const auto place = static_cast<uint64_t>(point ? size_.indexOf(*point) + 1 : 0);
  return static_cast<uint64_t>(after) << 16 | place << 1 | (color == Color::White ? 1 : 0);
}

void RecordBuilder::setMove(sgf::NodeId id, sgf::NodeId after, Color color,
                            std::optional<Point> point) {
  collection_.setProperty(id, color == Color::Black ? "B" : "W", std::array{sgfPoint(point)});
  children_.emplace(keyOf(after, color, point), id);
}

sgf::NodeId RecordBuilder::play(sgf::NodeId after, Color color, std::optional<Point> point) {
  const sgf::NodeId id = collection_.addChild(after);
  setMove(id, after, color, point);
  return id;
}

sgf::NodeId RecordBuilder::playFirst(sgf::NodeId after, Color color, std::optional<Point> point) {
  const sgf::NodeId id = collection_.addNode();
  collection_.attach(id, after, collection_.firstChild(after));
  setMove(id, after, color, point);
  return id;
}

sgf::NodeId RecordBuilder::find(sgf::NodeId after, Color color, std::optional<Point> point) const {
  const auto found = children_.find(keyOf(after, color, point));
  return found == children_.end() ? sgf::kNoNode : found->second;
}

void RecordBuilder::comment(sgf::NodeId id, std::string_view text) {
  text = trimmed(text);
  if (!text.empty()) setText(id, "C", text);
}

bool RecordBuilder::whiteBegins() const {
  const sgf::NodeId first = collection_.firstChild(root());
  return first == sgf::kNoNode || collection_.find(first, "W").has_value();
}

sgf::Collection RecordBuilder::finish() {
  if (stones_.empty() && handicap_ > 0 && whiteBegins()) {
    if (const auto usual = fixedHandicap(size_, handicap_)) stones_ = *usual;
  }
  if (!stones_.empty()) {
    std::vector<std::string> points;
    for (const Point point : stones_)
      points.push_back(sgfPoint(point));
    collection_.setProperty(root(), "AB", points);
  }
  return std::move(collection_);
}

}  // namespace tengen::formats
