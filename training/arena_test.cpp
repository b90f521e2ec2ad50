// The arena as Python calls it, with a network that knows nothing.
#include "training/arena.h"

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include "training/arena_game.h"

namespace tengen::training {
namespace {

constexpr int kSide = 5;
constexpr size_t kBoard = kSide * kSide;
constexpr size_t kGames = 4;
constexpr size_t kRow = 2 * kBoard + 3;

using Owned = std::unique_ptr<TengenArena, void (*)(TengenArena*)>;

std::array<int64_t, 6> figuresAfter(int rounds, int threads) {
  const Owned arena(arena_new(threads, kSide, kSide, kGames, 0.5, 6, 6, "", "temperature=1", 7),
                    arena_delete);
  std::vector<uint16_t> planes(kGames * kBoard);
  std::vector<float> facts(kGames * 12);
  arena_ask(arena.get(), planes.data(), facts.data());
  // Every position is even and every move as likely.
  std::vector<float> answers(kGames * kRow, 0.0f);
  for (size_t game = 0; game < kGames; ++game)
    answers[game * kRow + kBoard + 1] = 0.5f;
  for (int round = 0; round < rounds; ++round)
    arena_advance(arena.get(), answers.data(), answers.data(), planes.data(), facts.data());
  std::array<int64_t, 6> figures{};
  arena_figures(arena.get(), figures.data());
  return figures;
}

TEST(Arena, PlaysGamesToTheirEnd) {
  const auto [won, drawn, lost, moves, tooLong, wonAsBlack] = figuresAfter(4000, 2);
  EXPECT_GT(won + drawn + lost, 8);
  EXPECT_GT(moves, 100);
  EXPECT_LE(wonAsBlack, won);
}

TEST(Arena, IsTheSameForTheSameSeedWhateverTheThreads) {
  EXPECT_EQ(figuresAfter(500, 1), figuresAfter(500, 3));
}

TEST(Arena, UnderstandsSettingsByName) {
  search::SelectionOptions options;
  EXPECT_TRUE(applySettings("explore=1.5,temperature=1", options));
  EXPECT_FLOAT_EQ(options.explore, 1.5f);
  EXPECT_FLOAT_EQ(options.temperature, 1);
  EXPECT_TRUE(applySettings("", options));
  EXPECT_FALSE(applySettings("explore", options));
  EXPECT_FALSE(applySettings("explore=much", options));
  EXPECT_FALSE(applySettings("courage=2", options));
  EXPECT_EQ(arena_new(1, 5, 5, 1, 0, 1, 1, "courage=2", "", 1), nullptr);
}

}  // namespace
}  // namespace tengen::training
