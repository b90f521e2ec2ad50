#include "apps/cli/play/play_words.h"

#include <gtest/gtest.h>

namespace tengen::cli {
namespace {

using namespace std::chrono_literals;

TEST(PlayWords, ResultsAreSentences) {
  const auto said = [](GameResult::Kind kind, Color winner, double margin) {
    return sentence({kind, winner, margin});
  };
  using Kind = GameResult::Kind;
  EXPECT_EQ(said(Kind::Counted, Color::Black, 3.5), "Black wins by 3.5 points. B+3.5");
  EXPECT_EQ(said(Kind::Counted, Color::White, 1), "White wins by 1 point. W+1");
  EXPECT_EQ(said(Kind::Counted, Color::White, 0), "Equal scores: White wins by the rules. W+0");
  EXPECT_EQ(said(Kind::Resignation, Color::White, 0), "White wins by resignation. W+R");
  EXPECT_EQ(said(Kind::Time, Color::Black, 0), "White's time is up: Black wins. B+T");
  EXPECT_EQ(said(Kind::Draw, Color::Black, 0), "The game is a draw. Draw");
  EXPECT_EQ(said(Kind::Void, Color::Black, 0), "The game has no result. Void");
}

TEST(PlayWords, AClockShowsZeroOnlyWhenTimeIsUp) {
  const auto settings = TimeSettings::byoYomi(10min, 3, 30s);
  EXPECT_EQ(clockFace(settings, {10min, 30s, 3, false}), "10:00");
  EXPECT_EQ(clockFace(settings, {61s, 30s, 3, false}), "1:01");
  EXPECT_EQ(clockFace(settings, {1ms, 30s, 3, false}), "0:01");
  EXPECT_EQ(clockFace(settings, {0s, 25s, 2, false}), "0:25 (2x)");
  EXPECT_EQ(clockFace(settings, {0s, 0s, 0, true}), "0:00");
  EXPECT_EQ(clockFace(TimeSettings::canadian(0s, 25, 10min), {0s, 10min, 24, false}),
            "10:00 (24 to play)");
}

TEST(PlayWords, LongHelpGoesOnBelowItself) {
  EXPECT_EQ(helpRow("undo", "[N]", "take the last move or the result back, or so many moves", 60),
            "  undo [N]             take the last move or the result\n"
            "                       back, or so many moves\n");
  EXPECT_EQ(helpRow("pass", "", "pass", 60), "  pass                 pass\n");
  EXPECT_EQ(helpRow("undo", "", "take the last move back", 0),
            "  undo                 take the last move back\n");
}

TEST(PlayWords, PrisonersAreCountedInWords) {
  EXPECT_EQ(prisoners(0), "no prisoners");
  EXPECT_EQ(prisoners(1), "1 prisoner");
  EXPECT_EQ(prisoners(2), "2 prisoners");
}

TEST(PlayWords, LongSentencesAreBrokenAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 0), "one two three");
  EXPECT_EQ(wrapped("one two three", 13), "one two three");
  EXPECT_EQ(wrapped("one two three", 12), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 6), "one\ntwo\nthree");
  EXPECT_EQ(wrapped("unbreakable", 4), "unbreakable");
}

}  // namespace
}  // namespace tengen::cli
