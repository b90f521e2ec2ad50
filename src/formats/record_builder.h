// Makes an SGF game of what another format tells, piece by piece.
#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>

#include "rules/color.h"
#include "rules/point.h"
#include "sgf/collection.h"

namespace tengen::formats {

class RecordBuilder {
 public:
  explicit RecordBuilder(BoardSize size);

  BoardSize size() const { return size_; }
  const sgf::Collection& collection() const { return collection_; }
  sgf::NodeId root() const { return collection_.games().front(); }

  // About the game, in the root. Plain text; empty text says nothing and is not written.
  void tell(std::string_view ident, std::string_view text);
  bool knows(std::string_view ident) const;
  void tellKomi(double points);
  void tellTime(int mainSeconds, int periods, int periodSeconds);

  // Stones before the first move
  void setHandicap(int stones);
  void addHandicapStone(Point point);

  // Moves. A point that is none is a pass.
  sgf::NodeId play(sgf::NodeId after, Color color, std::optional<Point> point);
  // The same as the first child, for a line that goes on behind its variations.
  sgf::NodeId playFirst(sgf::NodeId after, Color color, std::optional<Point> point);
  // The child that is this move, or kNoNode.
  sgf::NodeId find(sgf::NodeId after, Color color, std::optional<Point> point) const;
  void comment(sgf::NodeId id, std::string_view text);  // once a node

  // Puts the handicap stones on their points where the record has none of them, and gives the game
  // away.
  sgf::Collection finish();

 private:
  void setText(sgf::NodeId id, std::string_view ident, std::string_view text);
  void setMove(sgf::NodeId id, sgf::NodeId after, Color color, std::optional<Point> point);
  uint64_t keyOf(sgf::NodeId after, Color color, std::optional<Point> point) const;
  bool whiteBegins() const;

  BoardSize size_;
  sgf::Collection collection_;
  int handicap_ = 0;
  Points stones_;
  std::unordered_map<uint64_t, sgf::NodeId> children_;  // by their parent and move
};

}  // namespace tengen::formats
