// Sitting down, moving, and what a table refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::online {
namespace {

using ::testing::ElementsAre;

// Sitting down

TEST(Seats, ATableWaitsForItsSecondPlayer) {
  TestTable game(R"({"size":9,"handicap":2})", TestTable::Waits{});
  EXPECT_EQ(game.phase(), "waiting");
  EXPECT_EQ(game.state()["names"], (Json{{"black", "Ada"}, {"white", nullptr}}));
  EXPECT_EQ(game.state()["stones"][2], "......X..") << "handicap stones lie there already";
  EXPECT_EQ(game.table().freeSeat(), Color::White);
  EXPECT_EQ(game.word(kBlack, R"({"t":"move","number":0,"at":"ee"})"), "wrong-phase waiting");
  game.join();
  EXPECT_EQ(game.phase(), "playing");
  EXPECT_EQ(game.last()["type"], "joined");
  EXPECT_EQ(game.last()["by"], "white");
  EXPECT_EQ(game.last()["name"], "Grace");
}

TEST(Seats, TheSecondPlayerIsTheFirstToCome) {
  TestTable game;
  const auto late = game.table().join("Eve", game.now);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, "taken");
  EXPECT_EQ(game.stored.size(), 2u);
}

TEST(Seats, WhoLooksOnMayDoNothing) {
  TestTable game;
  EXPECT_EQ(game.word(Seat::Watch, R"({"t":"move","number":0,"at":"cc"})"), "not-allowed watch");
  EXPECT_EQ(game.word(Seat::Watch, R"({"t":"chat","text":"hello"})"), "not-allowed watch");
  EXPECT_EQ(game.word(Seat::Watch, R"({"t":"resign"})"), "not-allowed watch");
}

TEST(Seats, BothNamesAndTheDateStandInTheRecord) {
  TestTable game;
  game.play("cc");
  const std::string sgf = (*parseObject(game.table().sgf()))["text"];
  for (const char* part : {"PB[Ada]", "PW[Grace]", "DT[2026-11-16]", "RU[Japanese]", ";B[cc]"})
    EXPECT_NE(sgf.find(part), std::string::npos) << part << " in " << sgf;
}

TEST(Seats, TheRecordNamesTheRulesAsTheTableDoes) {
  TestTable game(R"({"size":5,"rules":"korean"})");
  const std::string sgf = (*parseObject(game.table().sgf()))["text"];
  EXPECT_NE(sgf.find("RU[Korean]"), std::string::npos) << sgf;
}

// Moves

TEST(Moves, AMoveIsAnEventForAll) {
  TestTable game;
  const Json answer = game.send(kBlack, R"({"t":"move","id":"b1","number":0,"at":"cc"})");
  EXPECT_EQ(answer, (Json{{"t", "ack"}, {"id", "b1"}, {"n", 3}, {"now", 0}}));
  const Json expected = *parseObject(
      R"({"t":"event","n":3,"now":0,"type":"move","by":"black","id":"b1","at":"cc","number":1,
          "captured":[],"prisoners":{"black":0,"white":0},"toMove":"white","clocks":null})");
  EXPECT_EQ(game.last(), expected);
}

// . X O . .        b takes the stone at a.
// X a b O .
// . X O . .
constexpr const char* kKo = "ba ca ab db bc cc dd bb";

TEST(Moves, ACaptureIsSaidAndShown) {
  TestTable game;
  game.play(kKo);
  EXPECT_EQ(game.last()["captured"], Json::array());
  game.play("cb");
  EXPECT_EQ(game.last()["captured"], Json{"bb"});
  EXPECT_EQ(game.last()["prisoners"], (Json{{"black", 1}, {"white", 0}}));
  EXPECT_THAT(game.state()["stones"], ElementsAre(".XO..", "X.XO.", ".XO..", "...X.", "....."));
  EXPECT_EQ(game.state()["moves"].back(),
            (Json{{"by", "black"}, {"at", "cb"}, {"captured", {"bb"}}}));
}

TEST(Moves, AnIllegalMoveIsRefusedWithItsReason) {
  TestTable game;
  game.play(kKo);
  game.play("cb");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":9,"at":"bb"})"), "illegal ko");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":9,"at":"cb"})"), "illegal occupied");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":9,"at":"aa"})"), "illegal suicide");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":9,"at":"zz"})"), "illegal off-board");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":9,"at":"x"})"), "bad-message at");
  EXPECT_EQ(game.number(), 9);
}

TEST(Moves, ARepeatedPositionIsRefusedWithTheMoveItRepeats) {
  TestTable game(R"({"size":2,"rules":"tromp-taylor"})");
  game.play("aa ba bb pass ba ab aa ba pass bb");
  const Json answer = game.send(kBlack, R"({"t":"move","number":10,"at":"aa"})");
  EXPECT_EQ(answer["code"], "illegal");
  EXPECT_EQ(answer["reason"], "superko");
  EXPECT_EQ(answer["repeats"], 1) << "a single black stone in the corner";
}

TEST(Moves, ASuicideTakesOnesOwnStones) {
  TestTable game(R"({"size":5,"rules":"new-zealand"})");
  game.play("ac aa bb ba ca");
  const Json refused = game.send(kWhite, R"({"t":"move","number":5,"at":"ab"})");
  ASSERT_EQ(refused["t"], "ack") << refused;
  EXPECT_EQ(game.last()["captured"], Json::array());
  EXPECT_EQ(game.last()["lost"], (Json{"aa", "ba", "ab"}));
  EXPECT_EQ(game.last()["prisoners"], (Json{{"black", 3}, {"white", 0}}));
}

TEST(Moves, OnlyTheSideToMoveMovesAndOnlyFromWhereItStands) {
  TestTable game;
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":0,"at":"cc"})"), "not-your-turn");
  EXPECT_EQ(game.word(kBlack, R"({"t":"move","number":1,"at":"cc"})"), "wrong-number");
  game.play("cc");
  EXPECT_EQ(game.word(kBlack, R"({"t":"move","number":0,"at":"dd"})"), "wrong-number");
}

TEST(Moves, ACommandSentAgainIsDoneOnceAndAnsweredAlike) {
  TestTable game;
  const char* const move = R"({"t":"move","id":"b1","number":0,"at":"cc"})";
  const Json first = game.send(kBlack, move);
  game.play("dd");
  EXPECT_EQ(game.send(kBlack, move), first);
  EXPECT_EQ(game.number(), 2);
  game.restart(Milliseconds{1000});
  EXPECT_EQ(game.send(kBlack, move)["n"], first["n"]) << "also by another process";
  EXPECT_EQ(game.number(), 2);
  EXPECT_TRUE(game.does(kBlack, R"({"t":"chat","text":"same id of the other side"})"));
  EXPECT_TRUE(game.does(kWhite, R"({"t":"chat","id":"b1","text":"is another command"})"));
  EXPECT_EQ(game.last()["type"], "chat");
}

TEST(Moves, WhereAPassCostsAStoneWhitePassesLast) {
  TestTable game(R"({"size":5,"rules":"aga"})");
  game.play("cc dd pass cd");
  game.play("dc pass pass");
  EXPECT_THAT(game.types(), ElementsAre("created", "joined", "move", "move", "move", "move", "move",
                                        "move", "move", "move", "counting"));
  EXPECT_EQ(game.number(), 8);
  EXPECT_EQ(game.lastButOne()["by"], "white");
  EXPECT_EQ(game.lastButOne()["at"], "pass");
  EXPECT_EQ(game.lastButOne()["number"], 8);
}

// Ends

TEST(Ends, AResignationEndsTheGame) {
  TestTable game;
  game.play("cc");
  ASSERT_TRUE(game.does(kBlack, R"({"t":"resign"})"));
  EXPECT_EQ(game.last()["type"], "over");
  EXPECT_EQ(game.last()["result"], "W+R");
  EXPECT_EQ(game.last()["why"], "resign");
  EXPECT_EQ(game.state()["result"], "W+R");
  EXPECT_EQ(game.word(kWhite, R"({"t":"move","number":1,"at":"dd"})"), "wrong-phase over");
  EXPECT_EQ(game.word(kWhite, R"({"t":"resign"})"), "wrong-phase over");
}

TEST(Ends, AGameIsCancelledBeforeItsSecondMoveAndNotAfter) {
  TestTable waiting(R"({"size":5})", TestTable::Waits{});
  ASSERT_TRUE(waiting.does(kBlack, R"({"t":"cancel"})"));
  EXPECT_EQ(waiting.phase(), "cancelled");
  EXPECT_FALSE(waiting.table().join("Grace", waiting.now));

  TestTable begun;
  begun.play("cc");
  ASSERT_TRUE(begun.does(kWhite, R"({"t":"cancel"})"));
  EXPECT_EQ(begun.word(kWhite, R"({"t":"cancel"})"), "wrong-phase cancelled");

  TestTable late;
  late.play("cc dd");
  EXPECT_EQ(late.word(kWhite, R"({"t":"cancel"})"), "not-allowed too-late");
}

// Chat

TEST(Chat, IsSaidToAllAndKeptForThoseWhoComeLater) {
  TestTable game;
  ASSERT_TRUE(game.does(kWhite, R"({"t":"chat","text":"  Have\u0007 a <b>good</b> game  "})"));
  EXPECT_EQ(game.last()["text"], "Have a <b>good</b> game");
  EXPECT_EQ(game.state()["chat"].back()["by"], "white");
  EXPECT_EQ(game.send(kWhite, R"({"t":"chat","text":" \u0000 "})")["reason"], "text");
  for (int i = 0; i < 30; ++i)
    ASSERT_TRUE(game.does(kBlack, R"({"t":"chat","text":"on and on"})"));
  EXPECT_EQ(game.state()["chat"].size(), 20u);
}

TEST(Chat, EndsWhereItIsAFlood) {
  const auto settings = *parseSettings(*parseObject(R"({"size":5})"));
  auto opened = Table::create({"k3f9", Color::Black, "Ada"}, settings, TimePoint{0});
  Command chat{Command::Kind::Chat, ""};
  chat.text = "on and on";
  std::string answer;
  for (int i = 0; i <= 500; ++i) {
    chat.id = std::to_string(i);
    answer = opened.table->decide(kBlack, chat, TimePoint{0}).answer;
    EXPECT_EQ(answer.find("too-many") != std::string::npos, i == 500) << i;
  }
}

TEST(Table, NobodyUsesUpWhatTheOtherNeeds) {
  const auto settings = *parseSettings(*parseObject(kMinute));
  auto opened = Table::create({"k3f9", Color::Black, "Ada"}, settings, TimePoint{0});
  Table& table = *opened.table;
  ASSERT_TRUE(table.join("Grace", TimePoint{0}));
  int id = 0;
  const auto word = [&](Seat seat, Command command) {
    command.id = std::to_string(++id);
    return (*parseObject(table.decide(seat, command, TimePoint{0}).answer))["t"];
  };
  const auto commandOf = [](Command::Kind kind, uint64_t number) {
    Command command{kind, ""};
    command.number = number;
    return command;
  };
  const Command kindness = commandOf(Command::Kind::AddTime, 1);
  for (int i = 0; i < 2000; ++i)
    ASSERT_EQ(word(kBlack, kindness), "ack") << i;
  EXPECT_EQ(word(kBlack, kindness), "refusal");
  EXPECT_EQ(word(kWhite, kindness), "ack");
  Command move = commandOf(Command::Kind::Move, 0);
  move.at = "cc";
  EXPECT_EQ(word(kBlack, move), "ack");
  EXPECT_EQ(word(kBlack, commandOf(Command::Kind::Resign, 0)), "ack");
}

}  // namespace
}  // namespace tengen::online
