#include "rules/board.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cstring>
#include <utility>
#include <vector>

#include "base/random.h"

namespace tengen {
namespace {

constexpr int kMaxCells = (kMaxSide + 2) * (kMaxSide + 1) + 1;
static_assert(kMaxCells < 1 << 14);  // so that four vertices add up in 16 bits

// One random number for every stone that can lie on a vertex (Zobrist). Any seed does.
constexpr auto kZobrist = [] {
  std::array<std::array<uint64_t, kMaxCells>, 2> keys{};
  Random random(0x7e46e4);
  for (auto& side : keys) {
    for (auto& key : side)
      key = random.next();
  }
  return keys;
}();

uint64_t keyOf(Vertex v, Color color) {
  return kZobrist[static_cast<size_t>(color)][v];
}

void sortUnique(Points& points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  points.erase(std::unique(points.begin(), points.end()), points.end());
}

}  // namespace

Board::Board(BoardSize size) {
  assert(size.isValid());
  facts_.width = static_cast<uint8_t>(size.width);
  facts_.height = static_cast<uint8_t>(size.height);
  facts_.stride = static_cast<uint16_t>(size.width + 1);
  facts_.emptyCount = static_cast<uint16_t>(size.points());
  allocate();
  std::fill_n(cells_, cellCount(), Cell{});
  std::fill_n(codes_, cellCount(), static_cast<uint8_t>(kBorder));
  for (int index = 0; index < size.points(); ++index) {
    const Vertex v = vertexOf(size.pointAt(index));
    codes_[v] = kEmpty;
    cells_[v].link = static_cast<uint16_t>(index);
    empties_[index] = v;
  }
}

Board::Board(const Board& other) : facts_(other.facts_) {
  allocate();
  std::memcpy(block_.get(), other.block_.get(), blockBytes());
}

Board& Board::operator=(const Board& other) {
  if (this == &other) return *this;
  const bool fits = block_ && size() == other.size();
  facts_ = other.facts_;
  if (!fits) allocate();
  std::memcpy(block_.get(), other.block_.get(), blockBytes());
  return *this;
}

size_t Board::blockBytes() const {
  const size_t points = size_t{facts_.width} * facts_.height;
  return cellCount() * (sizeof(Cell) + sizeof(uint8_t)) + points * sizeof(Vertex);
}

// The arrays follow one another from the widest element to the narrowest, so that each is aligned.
void Board::allocate() {
  block_ = std::make_unique_for_overwrite<std::byte[]>(blockBytes());
  cells_ = reinterpret_cast<Cell*>(block_.get());
  empties_ = reinterpret_cast<Vertex*>(cells_ + cellCount());
  codes_ = reinterpret_cast<uint8_t*>(empties_ + facts_.width * facts_.height);
}

bool Board::isSuicide(Point point, Color color) const {
  return isSuicide(vertexOf(point), color);
}

std::optional<Point> Board::koPoint() const {
  if (facts_.ko == 0) return std::nullopt;
  return pointOf(facts_.ko);
}

int Board::prisonersOf(Color color) const {
  return facts_.prisoners[static_cast<size_t>(color)];
}

int Board::stones() const {
  return facts_.width * facts_.height - facts_.emptyCount;
}

uint64_t Board::hash() const {
  return facts_.hash;
}

// The stones say whose ko it is, so the point is enough.
bool Board::operator==(const Board& other) const {
  return size() == other.size() && facts_.hash == other.facts_.hash &&
         facts_.ko == other.facts_.ko && std::equal(codes_, codes_ + cellCount(), other.codes_);
}

bool Board::wasVacated(Point point) const {
  return cells_[vertexOf(point)].vacated;
}

uint64_t Board::hashAfter(Point point, Color color) const {
  Board after = *this;
  after.play(point, color);
  return after.hash();
}

Points Board::chainAt(Point point) const {
  const Vertex start = vertexOf(point);
  if (codes_[start] == kEmpty) return regionAt(start);
  Points chain;
  Vertex stone = start;
  do {
    chain.push_back(pointOf(stone));
    stone = nextInChain(stone);
  } while (stone != start);
  sortUnique(chain);
  return chain;
}

Points Board::regionAt(Vertex start) const {
  std::vector<Vertex> found{start};
  std::bitset<kMaxCells> seen;
  seen[start] = true;
  Points region;
  for (size_t i = 0; i < found.size(); ++i) {
    region.push_back(pointOf(found[i]));
    for (const Vertex n : neighboursOf(found[i])) {
      if (codes_[n] != kEmpty || seen[n]) continue;
      seen[n] = true;
      found.push_back(n);
    }
  }
  sortUnique(region);
  return region;
}

Points Board::libertiesOf(Point point) const {
  if (at(point) == Stone::None) return {};
  Points liberties;
  const Vertex start = vertexOf(point);
  Vertex stone = start;
  do {
    for (const Vertex n : neighboursOf(stone)) {
      if (codes_[n] == kEmpty) liberties.push_back(pointOf(n));
    }
    stone = nextInChain(stone);
  } while (stone != start);
  sortUnique(liberties);
  return liberties;
}

int Board::libertyCount(Point point) const {
  return static_cast<int>(libertiesOf(point).size());
}

Points Board::borderOf(Point emptyPoint) const {
  Points border;
  for (const Point empty : chainAt(emptyPoint)) {
    for (const Vertex n : neighboursOf(vertexOf(empty))) {
      if (at(n) != Stone::None) border.push_back(pointOf(n));
    }
  }
  sortUnique(border);
  return border;
}

int Board::play(Vertex v, Color color) {
  assert(isOnBoard(v) && at(v) == Stone::None);
  const Color other = opponent(color);
  addStone(v, color);
  const int captured = removeBreathless(v, other);
  facts_.ko = 0;
  const Cell& cell = cells_[v];
  const Liberties liberties = cells_[cell.head].liberties;
  if (liberties == 0) {
    facts_.prisoners[static_cast<size_t>(other)] += removeChain(v, color);
    return 0;
  }
  facts_.prisoners[static_cast<size_t>(color)] += captured;
  // A lone stone that took a lone stone and has no other liberty could be taken back at once.
  if (captured == 1 && cell.link == v && countIn(liberties) == 1) {
    facts_.ko = static_cast<Vertex>(liberties >> 16);
    facts_.koColor = other;
  }
  return captured;
}

// Puts a stone on an empty vertex, joins it to its friends and takes the liberty from all around;
// chains may be left without any.
void Board::addStone(Vertex v, Color color) {
  Cell* const cells = cells_;
  const auto neighbours = neighboursOf(v);
  const unsigned own = codeOf(color);
  Cell& cell = cells[v];
  const Vertex last = empties_[--facts_.emptyCount];
  empties_[cell.link] = last;
  cells[last].link = cell.link;
  facts_.hash ^= keyOf(v, color);

  Liberties liberties = 0;
  unsigned friends = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const Vertex n = neighbours[i];
    cells[cells[n].head].liberties -= libertyAt(v);
    liberties += codes_[n] == kEmpty ? libertyAt(n) : 0;
    friends |= static_cast<unsigned>(codes_[n] == own) << i;
  }
  codes_[v] = static_cast<uint8_t>(own);
  if (friends == 0) {
    cell.liberties = liberties;
    cell.head = v;
    cell.link = v;
    return;
  }
  const Vertex first = neighbours[static_cast<size_t>(std::countr_zero(friends))];
  cell.head = cells[first].head;
  cells[cell.head].liberties += liberties;
  cell.link = cells[first].link;
  cells[first].link = v;
  while (friends &= friends - 1) {
    joinChain(v, neighbours[static_cast<size_t>(std::countr_zero(friends))]);
  }
}

// The chain with fewer pseudo-liberties is likely the smaller one, and is the one relabelled.
void Board::joinChain(Vertex a, Vertex b) {
  Cell* const cells = cells_;
  Vertex keep = cells[b].head;
  Vertex lose = cells[a].head;
  if (keep == lose) return;
  if (countIn(cells[keep].liberties) < countIn(cells[lose].liberties)) {
    std::swap(keep, lose);
    std::swap(a, b);
  }
  cells[keep].liberties += cells[lose].liberties;
  Vertex stone = a;
  do {
    cells[stone].head = keep;
    stone = cells[stone].link;
  } while (stone != a);
  const Vertex next = cells[a].link;
  cells[a].link = cells[b].link;
  cells[b].link = next;
}

// Takes the chains of this colour around v off the board that have no liberty.
int Board::removeBreathless(Vertex v, Color color) {
  const auto neighbours = neighboursOf(v);
  const unsigned code = codeOf(color);
  unsigned breathless = 0;
  for (unsigned i = 0; i < 4; ++i) {
    const Cell& cell = cells_[neighbours[i]];
    breathless |=
        static_cast<unsigned>((codes_[neighbours[i]] == code) & (cells_[cell.head].liberties == 0))
        << i;
  }
  int removed = 0;
  for (; breathless; breathless &= breathless - 1) {
    const Vertex n = neighbours[static_cast<size_t>(std::countr_zero(breathless))];
    if (codes_[n] == code) removed += removeChain(n, color);
  }
  return removed;
}

// Takes the chain of this stone off the board and gives its points back as liberties.
int Board::removeChain(Vertex stone, Color color) {
  Cell* const cells = cells_;
  int removed = 0;
  Vertex v = stone;
  do {
    Cell& cell = cells[v];
    const Vertex next = cell.link;
    facts_.hash ^= keyOf(v, color);
    for (const Vertex n : neighboursOf(v))
      cells[cells[n].head].liberties += libertyAt(v);
    cell.head = 0;
    codes_[v] = kEmpty;
    cell.vacated = 1;
    cell.link = facts_.emptyCount;
    empties_[facts_.emptyCount++] = v;
    ++removed;
    v = next;
  } while (v != stone);
  return removed;
}

std::optional<Point> Board::trySetUp(std::span<const Point> black, std::span<const Point> white,
                                     std::span<const Point> empty) {
  std::vector<Vertex> taken;
  for (const auto& points : {black, white, empty}) {
    for (const Point point : points) {
      if (at(point) != Stone::None) taken.push_back(vertexOf(point));
    }
  }
  Board next = taken.empty() ? *this : withoutStonesAt(taken);
  next.pass();
  // Adding stones only ever takes liberties away: if every step leaves all chains breathing, so
  // does the whole, and the first step that does not can never be mended.
  for (const Color color : {Color::Black, Color::White}) {
    for (const Point point : color == Color::Black ? black : white) {
      const Vertex v = next.vertexOf(point);
      assert(next.at(v) == Stone::None);
      if (const auto suffocated = next.suffocatedBy(v, color)) return suffocated;
      next.addStone(v, color);
    }
  }
  *this = std::move(next);
  return std::nullopt;
}

// A stone of the chain that would have no liberty if this stone were put here without capturing.
std::optional<Point> Board::suffocatedBy(Vertex v, Color color) const {
  bool breathes = touchesEmpty(v);
  for (const Vertex n : neighboursOf(v)) {
    const Stone stone = at(n);
    if (stone == Stone::None) continue;
    const bool last = isOnlyLiberty(v, n);
    if (stone == stoneOf(color)) {
      breathes |= !last;
    } else if (last) {
      return pointOf(n);
    }
  }
  if (breathes) return std::nullopt;
  return pointOf(v);
}

// Taking a stone may split its chain, so the chains are made anew.
Board Board::withoutStonesAt(std::span<const Vertex> taken) const {
  Board next(size());
  next.facts_.prisoners = facts_.prisoners;
  std::vector<bool> skip(cellCount());
  for (const Vertex v : taken)
    skip[v] = true;
  for (int index = 0; index < size().points(); ++index) {
    const Vertex v = vertexOf(size().pointAt(index));
    next.cells_[v].vacated = cells_[v].vacated | skip[v];
    if (at(v) != Stone::None && !skip[v]) next.addStone(v, colorOf(at(v)));
  }
  return next;
}

}  // namespace tengen
