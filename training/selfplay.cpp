#include "training/selfplay.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <vector>

#include "training/crew.h"
#include "training/selfplay_game.h"

namespace tengen::training {
namespace {

struct Room {
  Table table;
  std::deque<SelfPlayGame> games;
  std::deque<SelfPlayRecord> records;

  size_t points() const { return static_cast<size_t>(table.size.points()); }
};

}  // namespace

class Tables {
 public:
  explicit Tables(int threads) : crew_(threads), liberties_(static_cast<size_t>(crew_.size())) {}

  int add(BoardSize size, int games, int fullVisits, int quickVisits, uint64_t seed) {
    rooms_.push_back(std::unique_ptr<Room>(
        new Room{{size, fullVisits, quickVisits, likelyFairKomi(size)}, {}, {}}));
    for (int i = 0; i < games; ++i)
      rooms_.back()->games.emplace_back(rooms_.back()->table,
                                        splitmix(seed * 1'000'003 + static_cast<uint64_t>(i)));
    return static_cast<int>(rooms_.size()) - 1;
  }

  Room& room(int table) { return *rooms_[static_cast<size_t>(table)]; }

  void advance(Room& room, const float* answers, uint16_t* planes, float* globals) {
    const size_t points = room.points();
    crew_.share(room.games.size(), [&](size_t i, size_t worker) {
      LibertyClasses& liberties = liberties_[worker];
      SelfPlayGame& game = room.games[i];
      if (answers) {
        const float* row = answers + i * (2 * points + 3);
        game.absorb(
            {{row, points + 1}, row[points + 1], row[points + 2], {row + points + 3, points}},
            liberties);
      }
      game.ask({planes + i * points, points}, {globals + i * kGlobals, kGlobals}, liberties);
    });
    for (SelfPlayGame& game : room.games) {
      const auto done = game.takeRecords();
      room.records.insert(room.records.end(), done.begin(), done.end());
    }
  }

 private:
  Crew crew_;
  std::vector<LibertyClasses> liberties_;  // one a worker
  std::vector<std::unique_ptr<Room>> rooms_;
};

}  // namespace tengen::training

using namespace tengen::training;

SelfPlay* selfplay_new(int threads) {
  return new Tables(threads);
}

void selfplay_delete(SelfPlay* all) {
  delete all;
}

int selfplay_add_table(SelfPlay* all, int width, int height, int games, int full_visits,
                       int quick_visits, uint64_t seed) {
  return all->add({width, height}, games, full_visits, quick_visits, seed);
}

void selfplay_ask(SelfPlay* all, int table, uint16_t* planes, float* globals) {
  all->advance(all->room(table), nullptr, planes, globals);
}

void selfplay_advance(SelfPlay* all, int table, const float* answers, uint16_t* planes,
                      float* globals) {
  all->advance(all->room(table), answers, planes, globals);
}

int selfplay_take(SelfPlay* all, int table, SelfPlayRecord* records, int capacity) {
  auto& waiting = all->room(table).records;
  const size_t count = std::min(waiting.size(), static_cast<size_t>(capacity));
  std::copy_n(waiting.begin(), count, records);
  waiting.erase(waiting.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(count));
  return static_cast<int>(count);
}

void selfplay_figures(SelfPlay* all, int table, double* four) {
  const Table& of = all->room(table).table;
  four[0] = static_cast<double>(of.finished);
  four[1] = static_cast<double>(of.dropped);
  four[2] = static_cast<double>(of.moves);
  four[3] = of.fairKomi;
}
