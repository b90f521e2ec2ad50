#include "library/game_lookup.h"

#include "library/position_key.h"
#include "library/replay.h"

namespace tengen::library {

std::vector<PlaceInGame> placesOf(uint64_t key, int stones, Steps steps, BoardSize size) {
  std::vector<PlaceInGame> places;
  std::vector<uint64_t> boards;  // of each node
  Replay replay(size);
  PositionHash hash(KeyTable::of(size));
  int here = 0;  // stones
  NodeReader reader(steps);
  while (reader.next()) {
    replay.enter(reader, [&](int point, Stone before, Stone after) {
      hash.change(point, before, after);
      here += (after != Stone::None) - (before != Stone::None);
    });
    boards.push_back(hash.board());
    const bool isNew = reader.number() == 0 || boards[reader.parent()] != boards.back();
    if (!isNew || here != stones) continue;
    const PositionKey found = hash.key();
    if (found.value == key) places.push_back({reader.number(), found.frame});
  }
  return places;
}

std::optional<uint64_t> keyAt(uint32_t node, Steps steps, BoardSize size) {
  Replay replay(size);
  PositionHash hash(KeyTable::of(size));
  NodeReader reader(steps);
  while (reader.next()) {
    replay.enter(reader,
                 [&](int point, Stone before, Stone after) { hash.change(point, before, after); });
    if (reader.number() == node) return hash.key().value;
  }
  return std::nullopt;
}

std::vector<Step> nextMovesAfter(uint32_t node, Steps steps) {
  std::vector<Step> moves;
  std::vector<bool> isOpen;  // of each node: nothing has happened between `node` and its children
  NodeReader reader(steps);
  while (reader.next()) {
    const bool follows = reader.number() > node && reader.parent() != NodeReader::kNoParent &&
                         isOpen[reader.parent()];
    const auto move = reader.move();
    if (follows && move) moves.push_back(*move);
    isOpen.push_back(reader.number() == node || (follows && reader.changesNothing()));
  }
  return moves;
}

int moveNumberAt(uint32_t node, Steps steps) {
  std::vector<int> moves;  // of each node
  NodeReader reader(steps);
  while (reader.next()) {
    int number = reader.number() == 0 ? 0 : moves[reader.parent()];
    for (const Step step : reader.steps())
      number += isMove(step);
    if (reader.number() == node) return number;
    moves.push_back(number);
  }
  return 0;
}

std::string variationAt(uint32_t node, Steps steps) {
  struct Place {
    uint32_t parent, way;  // the way counted among those of the parent
    uint32_t ways = 0;
  };
  std::vector<Place> places;
  NodeReader reader(steps);
  while (reader.next()) {
    const bool isRoot = reader.number() == 0;
    places.push_back({reader.parent(), isRoot ? 0 : places[reader.parent()].ways++});
  }
  if (node >= places.size()) return {};
  std::vector<uint32_t> ways;  // the last first
  for (; node != 0; node = places[node].parent) {
    const Place& place = places[node];
    const bool isFirstForAll = ways.empty() && place.way == 0;
    if (!isFirstForAll && places[place.parent].ways > 1) ways.push_back(place.way);
  }
  std::string path;
  for (auto way = ways.rbegin(); way != ways.rend(); ++way)
    path += (path.empty() ? "" : ".") + std::to_string(*way);
  return path;
}

}  // namespace tengen::library
