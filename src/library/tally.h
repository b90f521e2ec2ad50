// Counts the hits of a search while they come. Of a game all of them come to the same tally, one
// after another; different games may be counted by different tallies, which are merged.
#pragma once

#include <span>
#include <vector>

#include "library/answer.h"

namespace tengen::library {

class Tally {
 public:
  // A next move as the question sees it: its point, or the number of points for a pass.
  struct Next {
    int point = 0;
    Color color = Color::Black;
    bool swapsColors = false;  // this form of it has the game's colours changed
  };

  Tally(BoardSize size, const AnswerOptions& options);

  void beginSegment(const Segment& segment);
  // Once for every hit.
  void add(size_t game, uint32_t node, Frame frame, std::span<const Next> next);
  // Adds what another counted in other games.
  void merge(const Tally& other);
  Answer answer() const;

 private:
  struct Bucket {
    Wins wins;
    GameId lastGame = 0;
  };
  struct Example {
    uint32_t date = 0;
    Hit hit;
    bool isBefore(const Example& other) const;
  };

  Bucket& bucketOf(Next next);
  void count(Wins& wins, Outcome outcome, bool swapsColors) const;
  void countGame(size_t game, Frame frame);
  void keep(const Example& example);

  BoardSize size_;
  AnswerOptions options_;
  const Segment* segment_ = nullptr;
  std::span<const uint16_t> outcomes_;
  std::span<const uint32_t> dates_, black_, white_;
  Wins wins_;
  size_t hits_ = 0;
  GameId lastGame_ = 0;
  std::vector<Bucket> next_;
  std::vector<uint32_t> years_;
  std::vector<uint32_t> players_;
  std::vector<Example> examples_;
};

}  // namespace tengen::library
