#include "remote/seen_count.h"

#include <gtest/gtest.h>

namespace tengen::remote {
namespace {

using namespace std::chrono_literals;

constexpr GameResult kFew{GameResult::Kind::Counted, Color::Black, 2.5};
constexpr GameResult kMany{GameResult::Kind::Counted, Color::White, 34.5};

class SeenCountTest : public ::testing::Test {
 protected:
  void show(const std::string& hash, GameResult result, std::optional<Color> by = {},
            bool isJudging = false) {
    TableView table;
    table.phase = Phase::Counting;
    table.count = TableView::Counting{7, hash, isJudging, Marks(BoardSize{5, 5}), {}, result};
    seen_.follow(table, by, Color::Black, now_);
  }

  SeenCount seen_;
  TimePoint now_{1h};
};

TEST_F(SeenCountTest, TheFirstProposalMayBeAgreedToAtOnce) {
  show("", kFew, {}, true);
  show("a", kFew);
  EXPECT_TRUE(seen_.mayAgree(now_));
  EXPECT_FALSE(seen_.change());
}

TEST_F(SeenCountTest, WhatTheOtherSideMarkedIsLookedAtFirst) {
  show("a", kFew);
  show("b", kMany, Color::White);
  EXPECT_FALSE(seen_.mayAgree(now_ + 1900ms));
  EXPECT_TRUE(seen_.mayAgree(now_ + 2s));
  EXPECT_EQ(seen_.change(), (SeenCount::Change{Color::White, kFew}));
}

TEST_F(SeenCountTest, ANewProposalIsLookedAtToo) {
  show("a", kFew);
  show("a", kFew, Color::White, true);
  show("b", kMany);
  EXPECT_FALSE(seen_.mayAgree(now_));
}

TEST_F(SeenCountTest, OnesOwnMarksAreKnownButDoNotShortenTheLook) {
  show("a", kFew);
  show("b", kMany, Color::Black);
  EXPECT_TRUE(seen_.mayAgree(now_));
  show("c", kFew, Color::White);
  show("d", kMany, Color::Black);
  EXPECT_FALSE(seen_.mayAgree(now_));
  EXPECT_FALSE(seen_.change()) << "what is on screen is one's own doing";
  EXPECT_TRUE(seen_.mayAgree(now_ + 2s));
  show("e", kFew, Color::White);
  EXPECT_EQ(seen_.change(), (SeenCount::Change{Color::White, kMany}));
}

TEST_F(SeenCountTest, AnotherCountBeginsAnew) {
  show("a", kFew);
  TableView playing;
  playing.phase = Phase::Playing;
  seen_.follow(playing, {}, Color::Black, now_);
  show("b", kMany);
  EXPECT_TRUE(seen_.mayAgree(now_));
}

}  // namespace
}  // namespace tengen::remote
