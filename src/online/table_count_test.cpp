// Counting: what the server proposes, what people mark, and what both agree to.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using ::testing::ElementsAre;
using namespace std::chrono_literals;

//   a b c d e
// a . X . O .      two living halves, and a white stone caught in Black's
// b . X . O .
// c . X . O .
// d O X . O .
// e . X . O .
constexpr const char* kHalves = "ba da bb db bc dc bd dd be de pass ad";

class Counting : public ::testing::Test {
 protected:
  void count(TestTable& game) {
    game.play(kHalves);
    game.play("pass pass");
    ASSERT_EQ(game.phase(), "counting");
  }
  std::string mark(TestTable& game, Seat seat, std::string_view point) {
    const Json mark{{"t", "mark"}, {"revision", game.table().revision()}, {"at", point}};
    return game.word(seat, toText(mark));
  }

  TestTable game_;
};

TEST_F(Counting, TwoPassesBeginItAndTheServerIsAsked) {
  count(game_);
  EXPECT_EQ(game_.last()["type"], "counting");
  EXPECT_EQ(game_.last()["count"]["judging"], true);
  const auto question = game_.table().wantsJudgement();
  ASSERT_TRUE(question);
  EXPECT_EQ(question->board.at({0, 3}), Stone::White);
  game_.judge("ad");
  EXPECT_EQ(game_.last()["type"], "marks");
  EXPECT_FALSE(game_.last().contains("by"));
  const Json count = game_.state()["count"];
  EXPECT_EQ(count["judging"], false);
  EXPECT_EQ(count["dead"], Json{"ad"});
  EXPECT_THAT(count["owner"], ElementsAre("xx.oo", "xx.oo", "xx.oo", "xx.oo", "xx.oo"));
  EXPECT_EQ(count["score"]["by"], "territory");
  EXPECT_EQ(count["score"]["black"], 6);
  EXPECT_EQ(count["score"]["white"], 11.5);
  EXPECT_EQ(count["score"]["result"], "W+5.5");
  EXPECT_EQ(count["score"]["other"]["by"], "area");
  EXPECT_EQ(count["sides"]["black"], (Json{{"stones", 5}, {"territory", 5}, {"prisoners", 1}}));
  EXPECT_FALSE(game_.table().wantsJudgement());
}

//   a b c d e f g h i
// b O . . X O . . . .     White has taken a stone at E7, and nothing is settled around it: an eye
// in c . . X O . O . . .     seki, which is no territory d . . . X O . . . .
TEST_F(Counting, AnEyeInSekiIsNoTerritoryInTableOwnersAndRecord) {
  TestTable game(R"({"size":9})");
  game.play("db eb cc fc dd ed ec dc gg ab pass pass");
  game.judge("");
  const Json count = game.state()["count"];
  EXPECT_EQ(count["score"]["white"], 7.5);
  EXPECT_EQ(count["sides"]["white"]["territory"], 0);
  EXPECT_EQ(count["sides"]["white"]["prisoners"], 1);
  EXPECT_EQ(count["owner"][2], "..xo.o...");
  game.agree(kBlack);
  game.agree(kWhite);
  EXPECT_EQ(game.table().sgf().find("TW["), std::string::npos);
}

// A word about marks that are looked for anew is about other marks: that is said first.
TEST_F(Counting, AWordOfBeforeAJudgingIsStaleAndOfDuringItTooEarly) {
  count(game_);
  game_.judge("ad");
  Json word{{"t", "agree"},
            {"revision", game_.table().revision()},
            {"hash", game_.state()["count"]["hash"]}};
  ASSERT_TRUE(game_.does(kWhite, R"({"t":"propose"})"));
  EXPECT_EQ(game_.word(kBlack, toText(word)), "stale");
  word["revision"] = game_.table().revision();
  EXPECT_EQ(game_.word(kBlack, toText(word)), "not-allowed judging");
}

TEST_F(Counting, EndsWhenBothAgreeToTheSame) {
  count(game_);
  game_.judge("ad");
  game_.agree(kBlack);
  EXPECT_EQ(game_.phase(), "counting");
  EXPECT_EQ(game_.state()["count"]["agreed"], (Json{{"black", true}, {"white", false}}));
  game_.agree(kBlack);  // says nothing new
  EXPECT_EQ(game_.phase(), "counting");
  game_.agree(kWhite);
  EXPECT_EQ(game_.phase(), "over");
  EXPECT_EQ(game_.last()["result"], "W+5.5");
  EXPECT_EQ(game_.last()["why"], "count");
  EXPECT_EQ(game_.last()["count"]["dead"], Json{"ad"}) << "still to be shown";
  EXPECT_EQ(game_.state()["count"], game_.last()["count"]);
}

TEST(CountingWithHandicap, NamesThePointsThatMakeUpTheTotal) {
  TestTable game(R"({"size":9,"rules":"chinese","handicap":3})");
  game.play("pass pass");
  game.judge("");
  const Json count = game.state()["count"];
  const Json& white = count["sides"]["white"];
  EXPECT_EQ(white["handicap"], 3);
  EXPECT_EQ(count["score"]["white"],
            white["stones"].get<int>() + white["territory"].get<int>() + 3 + 0.5);
  EXPECT_FALSE(count["sides"]["black"].contains("handicap"));
}

TEST_F(Counting, AnyMarkMakesBothWordsVoid) {
  count(game_);
  game_.judge("");
  game_.agree(kBlack);
  const Json before = game_.state()["count"];
  ASSERT_EQ(mark(game_, kWhite, "ad"), "ack");
  EXPECT_EQ(game_.state()["count"]["agreed"], (Json{{"black", false}, {"white", false}}));
  EXPECT_EQ(game_.state()["count"]["dead"], Json{"ad"});
  const Json old{{"t", "agree"}, {"revision", before["revision"]}, {"hash", before["hash"]}};
  EXPECT_EQ(game_.word(kWhite, toText(old)), "stale");
  game_.agree(kWhite);
  EXPECT_EQ(game_.phase(), "counting") << "Black's word was about something else";
}

TEST_F(Counting, NobodyMarksOrAgreesToWhatTheyHaveNotSeen) {
  count(game_);
  EXPECT_EQ(mark(game_, kBlack, "ad"), "not-allowed judging");
  game_.judge("ad");
  EXPECT_EQ(game_.word(kBlack, R"({"t":"mark","revision":1,"at":"ad"})"), "stale");
  const Json wrong{{"t", "agree"}, {"revision", game_.table().revision()}, {"hash", "00000000"}};
  EXPECT_EQ(game_.word(kBlack, toText(wrong)), "stale");
  EXPECT_EQ(mark(game_, kBlack, "zz"), "bad-message at");
}

TEST_F(Counting, TheSameClickAgainTakesItBack) {
  count(game_);
  game_.judge("");
  ASSERT_EQ(mark(game_, kBlack, "ad"), "ack");
  ASSERT_EQ(mark(game_, kWhite, "ad"), "ack");
  EXPECT_EQ(game_.state()["count"]["dead"], Json::array());
}

// . . X . .      two eyes
// X X X X X
// . . . . .
// O O O O O
TEST_F(Counting, StonesThatCannotBeTakenAreNotDead) {
  TestTable game;
  game.play("ab ad bb bd cb cd db dd eb ed ca pass pass");
  game.judge("");
  EXPECT_EQ(mark(game, kWhite, "ab"), "illegal alive");
  EXPECT_EQ(mark(game, kBlack, "ad"), "ack");
}

TEST_F(Counting, TheOwnerOfARegionGoesRoundFromWhoeverItIsNow) {
  count(game_);
  game_.judge("ad");
  const auto ownerAfterTouching = [this](const std::string& point) {
    EXPECT_EQ(mark(game_, kBlack, point), "ack");
    return game_.state()["count"]["owner"][2].get<std::string>();
  };
  for (const char* const owners : {"xxxoo", "xxooo", "xx.oo", "xxxoo", "xxooo"})
    EXPECT_EQ(ownerAfterTouching("cc"), owners) << "nobody's at first";
}

TEST_F(Counting, NoTouchOfARegionLeavesAllAsItWas) {
  count(game_);
  game_.judge("ad");
  game_.agree(kWhite);
  for (const char* const point : {"ab", "ea"}) {  // Black's, White's
    for (int touch = 0; touch < 6; ++touch) {
      const Json before = game_.state()["count"];
      ASSERT_EQ(mark(game_, kBlack, point), "ack");
      const Json after = game_.state()["count"];
      EXPECT_TRUE(after["owner"] != before["owner"] || after["dead"] != before["dead"]) << touch;
    }
  }
}

TEST_F(Counting, ResumedTheOtherSideMovesFirst) {
  count(game_);
  game_.judge("");
  game_.bothCome();
  ASSERT_TRUE(game_.does(kBlack, R"({"t":"resume"})"));
  EXPECT_EQ(game_.last()["type"], "resumed");
  EXPECT_EQ(game_.last()["toMove"], "white");
  EXPECT_EQ(game_.phase(), "playing");
  EXPECT_EQ(game_.turn(), kWhite);
  game_.play("cc cd pass pass");
  EXPECT_EQ(game_.phase(), "counting");
  EXPECT_TRUE(game_.table().wantsJudgement()) << "another position, another proposal";
}

TEST_F(Counting, TheServerLooksAgainWhenAsked) {
  count(game_);
  EXPECT_EQ(game_.word(kBlack, R"({"t":"propose"})"), "not-allowed judging");
  game_.judge("ad");
  game_.agree(kWhite);
  const auto old = game_.table().revision();
  ASSERT_TRUE(game_.does(kBlack, R"({"t":"propose"})"));
  EXPECT_EQ(game_.last()["type"], "judging");
  EXPECT_EQ(game_.state()["count"]["agreed"]["white"], false);
  EXPECT_TRUE(game_.table().judged(old, Marks({5, 5}), game_.now).empty()) << "of another question";
  game_.judge("ad");
  EXPECT_EQ(game_.state()["count"]["dead"], Json{"ad"});
}

TEST_F(Counting, WhatIsForCountingIsForNothingElse) {
  EXPECT_EQ(mark(game_, kBlack, "cc"), "wrong-phase playing");
  EXPECT_EQ(game_.word(kBlack, R"({"t":"agree","revision":1,"hash":"0"})"), "wrong-phase playing");
  EXPECT_EQ(game_.word(kBlack, R"({"t":"propose"})"), "wrong-phase playing");
  EXPECT_EQ(game_.word(kBlack, R"({"t":"resume"})"), "wrong-phase playing");
  count(game_);
  EXPECT_EQ(game_.word(kBlack, R"({"t":"move","number":14,"at":"cc"})"), "wrong-phase counting");
  EXPECT_EQ(game_.word(kBlack, R"({"t":"offer","what":"undo"})"), "wrong-phase counting");
  EXPECT_TRUE(game_.does(kBlack, R"({"t":"resign"})"));
  EXPECT_EQ(game_.state()["result"], "W+R");
}

// Silence

TEST_F(Counting, WithAClockItEndsByTheProposalAndNeverByMarksOfOneSide) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":600}})");
  count(game);
  game.judge("ad");
  ASSERT_EQ(mark(game, kWhite, "ba"), "ack") << "White says that Black is dead";
  game.agree(kWhite);
  const Json deadline = game.state()["count"]["deadline"];
  ASSERT_TRUE(deadline.is_number());
  EXPECT_EQ(game.state()["count"]["proposed"], "W+5.5") << "whoever comes now is told";
  EXPECT_EQ(game.table().nextTick(game.now), game.now + 5min);
  game.wait(5min - 1ms);
  EXPECT_EQ(game.phase(), "counting");
  game.wait(1ms);
  EXPECT_EQ(game.phase(), "over");
  EXPECT_EQ(game.last()["why"], "count-time");
  EXPECT_EQ(game.last()["result"], "W+5.5");
  EXPECT_EQ(game.last()["count"]["dead"], Json{"ad"});
}

TEST_F(Counting, AWordSaidTwiceGivesNobodyMoreTime) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":600}})");
  count(game);
  game.judge("ad");
  game.wait(1min);
  game.agree(kBlack);
  const Json deadline = game.state()["count"]["deadline"];
  game.wait(1min);
  game.agree(kBlack);
  EXPECT_EQ(game.state()["count"]["deadline"], deadline);
}

TEST_F(Counting, WithoutAProposalSilenceIsNoResult) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":600}})");
  count(game);
  game.wait(5min);
  EXPECT_EQ(game.last()["result"], "Void");
}

TEST_F(Counting, WithoutAClockThereIsNoHurry) {
  count(game_);
  game_.judge("");
  EXPECT_EQ(game_.state()["count"]["deadline"], nullptr);
  game_.wait(100h);
  EXPECT_EQ(game_.phase(), "counting");
}

}  // namespace
}  // namespace tengen::online
