// Offers: undo, pause, no result, and the next game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using ::testing::ElementsAre;
using namespace std::chrono_literals;

std::string answer(TestTable& game, Seat seat, bool yes) {
  const auto& offer = game.table().offer();
  const Json json{{"t", "answer"}, {"offer", offer ? offer->n : 1}, {"yes", yes}};
  return game.word(seat, toText(json));
}

// Undo

TEST(Undo, TakesBackOneMoveOrTwoSoThatWhoAskedMovesAgain) {
  TestTable game;
  game.play("cc dd bb");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  EXPECT_EQ(game.state()["offer"],
            (Json{{"n", 6}, {"by", "black"}, {"what", "undo"}, {"number", 2}}));
  ASSERT_EQ(answer(game, kWhite, true), "ack");
  EXPECT_EQ(game.last()["type"], "undone");
  EXPECT_EQ(game.last()["number"], 2);
  EXPECT_EQ(game.last()["toMove"], "black");
  EXPECT_THAT(game.last()["stones"], ElementsAre(".....", ".....", "..X..", "...O.", "....."));
  EXPECT_EQ(game.state()["offer"], nullptr);

  game.play("bb");
  ASSERT_TRUE(game.does(kWhite, R"({"t":"offer","what":"undo"})"));
  ASSERT_EQ(answer(game, kBlack, true), "ack");
  EXPECT_EQ(game.number(), 1);
  EXPECT_EQ(game.turn(), kWhite);
}

TEST(Undo, GivesBothClocksBack) {
  TestTable game(R"({"size":5,"clock":{"system":"byoyomi","main":60,"periods":3,"period":10}})");
  game.wait(5s);
  game.play("cc");
  game.wait(65s);
  game.play("dd");
  const Json before = game.state()["clocks"];
  EXPECT_EQ(before["black"]["main"], 55'000);
  EXPECT_EQ(before["white"], (Json{{"main", 0}, {"period", 10'000}, {"periods", 3}}));
  game.wait(58s);
  game.play("bb");
  game.wait(12s);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  ASSERT_EQ(answer(game, kWhite, true), "ack");
  EXPECT_EQ(game.state()["clocks"], before);
}

TEST(Undo, LeavesAPresentOfTimeWhereItIs) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":60}})");
  game.play("cc dd");
  ASSERT_TRUE(game.does(kWhite, R"({"t":"addtime","seconds":100})"));
  game.play("bb");
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
    ASSERT_EQ(answer(game, kWhite, true), "ack");
    EXPECT_EQ(game.state()["clocks"]["black"]["main"], 160'000);
  }
}

TEST(Undo, IsAboutWhatWasOfferedAndAMoveEndsIt) {
  TestTable game;
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"undo"})"), "not-allowed nothing-to-undo");
  game.play("cc");
  EXPECT_EQ(game.word(kWhite, R"({"t":"offer","what":"undo"})"), "not-allowed nothing-to-undo");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  const auto n = game.table().offer()->n;
  game.play("dd");
  EXPECT_EQ(game.state()["offer"], nullptr);
  EXPECT_EQ(answer(game, kWhite, true), "not-allowed no-offer");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  const Json late{{"t", "answer"}, {"offer", n}, {"yes", true}};
  EXPECT_EQ(game.word(kWhite, toText(late)), "stale");
  EXPECT_EQ(game.number(), 2);
}

TEST(Offers, AreOneAtATimeAndNobodyAnswersHisOwn) {
  TestTable game;
  game.play("cc dd");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  EXPECT_EQ(game.word(kWhite, R"({"t":"offer","what":"undo"})"), "not-allowed offer-pending");
  EXPECT_EQ(answer(game, kBlack, true), "not-allowed own-offer");
  ASSERT_EQ(answer(game, kBlack, false), "ack");
  EXPECT_EQ(game.last()["type"], "withdrawn");
  EXPECT_EQ(answer(game, kWhite, true), "not-allowed no-offer");
}

TEST(Offers, WithdrawnAreNotMadeAgainBeforeAMove) {
  TestTable game;
  game.play("cc dd");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  ASSERT_EQ(answer(game, kBlack, false), "ack");
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"undo"})"), "not-allowed declined");
  game.play("ee");
  EXPECT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
}

TEST(Offers, DeclinedMayBeMadeAgainAfterAMove) {
  TestTable game;
  game.play("cc dd");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
  ASSERT_EQ(answer(game, kWhite, false), "ack");
  EXPECT_EQ(game.last()["type"], "declined");
  EXPECT_EQ(game.last()["what"], "undo");
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"undo"})"), "not-allowed declined");
  EXPECT_TRUE(game.does(kBlack, R"({"t":"offer","what":"pause"})"));
  game.play("bb");
  EXPECT_TRUE(game.does(kBlack, R"({"t":"offer","what":"undo"})"));
}

// Pause

TEST(Pause, StopsTheClocksUntilEitherSideGoesOnWithBothThere) {
  TestTable game(R"({"size":5,"clock":{"system":"absolute","main":60}})");
  game.play("cc");
  game.wait(10s);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"pause"})"));
  ASSERT_EQ(answer(game, kWhite, true), "ack");
  EXPECT_EQ(game.phase(), "paused");
  EXPECT_EQ(game.last()["clocks"]["running"], nullptr);
  EXPECT_FALSE(game.table().nextTick(game.now));
  game.wait(10h);
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":1,"at":"dd"})"), "wrong-phase paused");
  game.bothCome();
  ASSERT_TRUE(game.does(kWhite, R"({"t":"resume"})"));
  EXPECT_EQ(game.last()["clocks"]["running"], "white");
  EXPECT_EQ(game.last()["clocks"]["white"]["main"], 50'000);
  game.play("dd");
}

// No result

TEST(NoResult, IsOfferedWhereAPositionCameBack) {
  TestTable game(R"({"size":2})");
  game.play("aa ba bb pass ba ab aa ba pass bb");
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"noresult"})"), "not-allowed no-repetition");
  game.play("aa");
  EXPECT_EQ(game.last()["repeats"], 1);
  ASSERT_TRUE(game.does(kBlack, R"({"t":"offer","what":"noresult"})"));
  ASSERT_EQ(answer(game, kWhite, true), "ack");
  EXPECT_EQ(game.last()["result"], "Void");
  EXPECT_EQ(game.last()["why"], "noresult");
}

// The next game

TEST(Rematch, ChangesTheColoursAndNamesTheNewGame) {
  TestTable game(R"({"size":5,"komi":0.5})");
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"rematch"})"), "wrong-phase playing");
  game.play("cc");
  ASSERT_TRUE(game.does(kWhite, R"({"t":"resign"})"));
  ASSERT_TRUE(game.does(kWhite, R"({"t":"offer","what":"rematch"})"));
  ASSERT_EQ(answer(game, kBlack, true), "ack");
  EXPECT_EQ(game.last()["type"], "rematch");
  EXPECT_EQ(game.last()["game"], "k3f9-2");
  EXPECT_EQ(game.state()["rematch"], "k3f9-2");
  EXPECT_EQ(game.word(kBlack, R"({"t":"offer","what":"rematch"})"), "not-allowed too-late");

  const auto next = game.table().openRematch("2026-11-17", game.now);
  EXPECT_EQ(next.table->name(), "k3f9-2");
  EXPECT_EQ(next.table->players().black, "Grace");
  EXPECT_EQ(next.table->players().white, "Ada");
  EXPECT_EQ(next.table->settings(), game.table().settings());
  EXPECT_EQ(next.table->phase(), Phase::Playing);
  ASSERT_EQ(next.records.size(), 2u);
}

TEST(Rematch, LeavesTheColoursWhereOneSideGetsStones) {
  TestTable game(R"({"size":9,"handicap":2})");
  EXPECT_FALSE(game.table().doColorsChange());
  ASSERT_TRUE(game.does(kBlack, R"({"t":"resign"})"));
  ASSERT_TRUE(game.does(kWhite, R"({"t":"offer","what":"rematch"})"));
  const Json yes{{"t", "answer"}, {"offer", game.last()["n"]}, {"yes", true}};
  ASSERT_TRUE(game.does(kBlack, toText(yes)));
  const auto next = game.table().openRematch("2026-11-17", game.now);
  EXPECT_EQ(next.table->players(), game.table().players());
}

TEST(Rematch, OfARematchIsTheThird) {
  const auto settings = *parseSettings(nullptr);
  auto opened = Table::create({"k3f9-2", Color::White, "Ada"}, settings, TimePoint{0});
  ASSERT_TRUE(opened.table->join("Grace", TimePoint{0}));
  Command command{Command::Kind::Resign, "1"};
  opened.table->decide(kWhite, command, TimePoint{0});
  command = {Command::Kind::Offer, "2"};
  command.offer = OfferKind::Rematch;
  opened.table->decide(kWhite, command, TimePoint{0});
  command = {Command::Kind::Answer, "3"};
  command.number = opened.table->offer()->n;
  command.yes = true;
  opened.table->decide(kBlack, command, TimePoint{0});
  EXPECT_EQ(opened.table->rematch(), "k3f9-3");
}

}  // namespace
}  // namespace tengen::online
