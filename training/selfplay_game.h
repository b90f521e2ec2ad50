// One game the network plays against itself, under rules and a komi drawn for it. It always waits
// for the evaluation of one position; what the end of the game teaches comes out as records.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "training/liberties.h"
#include "training/selfplay_labels.h"
#include "training/selfplay_record.h"
#include "training/selfplay_tree.h"

namespace tengen::training {

// Shared by all games of one size. Games may run on different threads.
struct Table {
  BoardSize size;
  int fullVisits;   // of a search to be imitated
  int quickVisits;  // of one that only finds a move
  std::atomic<double> fairKomi;
  std::atomic<uint32_t> games = 0;  // begun
  std::atomic<uint64_t> finished = 0;
  std::atomic<uint64_t> dropped = 0;  // that went on for too long
  std::atomic<uint64_t> moves = 0;
};

// The komi both sides should like, for a start; play on the table corrects it.
double likelyFairKomi(BoardSize size);

class SelfPlayGame {
 public:
  SelfPlayGame(Table& table, uint64_t seed);

  // The position it waits for, as data.py defines it: a bit a plane for every point, and globals.
  void ask(std::span<uint16_t> planes, std::span<float> globals, LibertyClasses& liberties) const;
  void absorb(const Answer& answer, LibertyClasses& liberties);
  // Records of games that ended meanwhile.
  std::vector<SelfPlayRecord> takeRecords();

 private:
  void begin();
  void beginSearch();
  void walkToQuestion(LibertyClasses& liberties);
  void prepareRoot(const Answer& answer);
  void addNoise();
  void play(uint16_t move);
  void playSearched(LibertyClasses& liberties);
  bool passIsFree() const;
  uint16_t drawnFromPolicy();
  uint16_t drawnFromVisits();
  SelfPlayRecord recordOfRoot(LibertyClasses& liberties) const;
  void end();

  double uniform();
  double normal();

  Table& table_;
  Random random_;
  Tree tree_;
  const Node* question_ = nullptr;
  uint32_t number_ = 0;
  int openingMoves_ = 0;  // still to be drawn without a search
  bool wildOpening_ = false;
  bool full_ = false;  // this search is to be imitated
  int visitsWanted_ = 0;
  std::vector<float> ownership_;  // expected at the root
  std::vector<SearchedTurn> moments_;
  std::vector<SelfPlayRecord> done_;
};

}  // namespace tengen::training
