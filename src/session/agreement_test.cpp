// Two who give their words separately, and players who come and go.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "session/seat.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using Refusal = SessionError::Kind;
using What = Change::What;

class Agreeing : public ::testing::Test {
 protected:
  GameSession& session() { return game_.session(); }
  void begin(const char* moves) {
    game_.begin();
    game_.play(moves);
    game_.heard.clear();
  }

  TestGame game_;
};

TEST_F(Agreeing, AMoveGoesBackWhenTheOtherSideAgrees) {
  begin("C3 D4 B2");
  ASSERT_TRUE(session().offer(kBlack, Agreement::TakeBack));
  EXPECT_EQ(session().position().moveNumber(), 3) << "not yet";
  ASSERT_TRUE(session().offer());
  EXPECT_EQ(session().offer()->by, kBlack);
  EXPECT_EQ(session().offer()->number, session().number());
  ASSERT_TRUE(session().offer(kWhite, Agreement::TakeBack));
  EXPECT_EQ(session().position().moveNumber(), 2);
  EXPECT_FALSE(session().offer());
  EXPECT_THAT(game_.whats(), ElementsAre(What::Offered, What::TakenBack));
}

TEST_F(Agreeing, WhoTakesBackMovesAgainEvenAfterAnAnswer) {
  begin("C3 D4");
  ASSERT_TRUE(session().offer(kBlack, Agreement::TakeBack));
  ASSERT_TRUE(session().offer(kWhite, Agreement::TakeBack));
  EXPECT_EQ(session().position().moveNumber(), 0);
  EXPECT_EQ(session().turn(), kBlack);
}

TEST_F(Agreeing, WhoHasNotMovedHasNothingToTakeBack) {
  begin("C3");
  EXPECT_EQ(session().offer(kWhite, Agreement::TakeBack).error().kind, Refusal::NothingToTakeBack);
}

TEST_F(Agreeing, NobodyAgreesWithHimself) {
  begin("C3");
  ASSERT_TRUE(session().offer(kBlack, Agreement::TakeBack));
  EXPECT_EQ(session().offer(kBlack, Agreement::TakeBack).error().kind, Refusal::OfferPending);
  EXPECT_EQ(session().position().moveNumber(), 1);
}

TEST_F(Agreeing, AnOfferIsDeclinedOrWithdrawn) {
  begin("C3");
  EXPECT_EQ(session().decline(kWhite).error().kind, Refusal::NoOffer);
  for (const Color color : {kWhite, kBlack}) {
    ASSERT_TRUE(session().offer(kBlack, Agreement::TakeBack));
    ASSERT_TRUE(session().decline(color));
    EXPECT_FALSE(session().offer());
    EXPECT_EQ(game_.whats().back(), What::Declined);
    EXPECT_EQ(game_.heard.back().event->color, color);
  }
}

TEST_F(Agreeing, TheNextMoveWithdrawsAnOfferAndACommentDoesNot) {
  begin("C3");
  ASSERT_TRUE(session().offer(kBlack, Agreement::TakeBack));
  session().setComment("please");
  EXPECT_TRUE(session().offer());
  game_.play("D4");
  EXPECT_FALSE(session().offer());
}

TEST_F(Agreeing, ACountNeedsBothAndAnyMarkClearsBoth) {
  begin("C3 pass pass");
  ASSERT_TRUE(session().offer(kBlack, Agreement::Count));
  const uint64_t marks = session().marksNumber();
  ASSERT_TRUE(session().click({0, 0}));
  EXPECT_GT(session().marksNumber(), marks);
  EXPECT_FALSE(session().offer());
  ASSERT_TRUE(session().offer(kWhite, Agreement::Count));
  EXPECT_FALSE(session().result());
  ASSERT_TRUE(session().offer(kBlack, Agreement::Count));
  EXPECT_TRUE(session().result());
  EXPECT_EQ(game_.whats().back(), What::Ended);
}

TEST_F(Agreeing, NoResultNeedsBoth) {
  game_.setup.size = {5, 1};
  game_.setup.black = {{3, 0}};
  game_.setup.white = {{1, 0}};
  begin("pass C1 A1 B1");
  ASSERT_TRUE(session().offer(kBlack, Agreement::NoResult));
  EXPECT_FALSE(session().result());
  ASSERT_TRUE(session().offer(kWhite, Agreement::NoResult));
  EXPECT_EQ(session().result()->kind, GameResult::Kind::Void);
}

TEST_F(Agreeing, WhatIsNotOnOfferIsRefused) {
  begin("C3");
  EXPECT_EQ(session().offer(kBlack, Agreement::Count).error().kind, Refusal::NotCounting);
  EXPECT_EQ(session().offer(kBlack, Agreement::NoResult).error().kind, Refusal::NoRepetition);
}

TEST_F(Agreeing, AnOfferSurvivesACrash) {
  begin("C3 D4");
  ASSERT_TRUE(session().offer(kWhite, Agreement::TakeBack));
  const auto offered = session().offer();
  GameSession& back = game_.beginAgain();
  EXPECT_EQ(back.offer(), offered);
  ASSERT_TRUE(back.offer(kBlack, Agreement::TakeBack));
  EXPECT_EQ(back.position().moveNumber(), 1);
}

// Players

class Answering final : public Player {
 public:
  void think(GameSession& session) override {
    const Points legal = session.position().legalPoints(session.turn());
    ASSERT_TRUE(session.play(session.turn(), Move::at(legal.front())));
  }
  void stop() override {}
  std::optional<Move> moveByClick(Point) const override { return std::nullopt; }
};

TEST(Players, SomebodyElseMovesFromNowOn) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  game.heard.clear();
  session.setPlayer(kWhite, std::make_unique<Answering>(), engineSeat("5k"));
  EXPECT_EQ(session.position().moveNumber(), 2) << "it was its turn";
  EXPECT_THAT(game.whats(), ElementsAre(What::PlayerChanged, What::Moved));
  game.play("D4");
  EXPECT_EQ(session.position().moveNumber(), 4);
  session.setPlayer(kWhite, nullptr, {});
  game.play("E5");
  EXPECT_EQ(session.position().moveNumber(), 5) << "a person takes his time";
}

TEST(Players, AreFoundInTheJournalAgain) {
  TestGame game;
  game.file = "/tmp/here.sgf";
  game.whiteSeat = engineSeat("5k");
  game.begin();
  game.play("C3");
  EXPECT_EQ(game.session().seatOf(kWhite), "tengen 5k");
  {
    const GameSession& back = game.beginAgain();
    EXPECT_EQ(levelOfSeat(back.seatOf(kWhite)), "5k");
    EXPECT_EQ(back.seatOf(kBlack), "");
    EXPECT_EQ(back.file(), "/tmp/here.sgf");
    game.session().setPlayer(kWhite, nullptr, {});
    game.session().setPlayer(kBlack, nullptr, engineSeat("3d"));
  }
  const GameSession& again = game.beginAgain();
  EXPECT_EQ(again.seatOf(kWhite), "");
  EXPECT_EQ(levelOfSeat(again.seatOf(kBlack)), "3d");
}

TEST(Players, AnotherEngineIsFoundByItsName) {
  TestGame game;
  game.whiteSeat = otherEngineSeat("GNU Go");
  game.begin();
  game.play("C3");
  const GameSession& back = game.beginAgain();
  EXPECT_EQ(otherEngineOfSeat(back.seatOf(kWhite)), "GNU Go");
  EXPECT_EQ(levelOfSeat(back.seatOf(kWhite)), std::nullopt) << "it is not ours";
  EXPECT_EQ(nameOfSeat(back.seatOf(kWhite)), "GNU Go");
  EXPECT_EQ(otherEngineOfSeat("engine "), std::nullopt);
}

TEST(Players, ARecordIsPlayedOnFromWhereOneStands) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[B+R];B[cc];W[dd];B[bb])", 1);
  session.setPlayer(kWhite, std::make_unique<Answering>(), engineSeat("5k"));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  ASSERT_TRUE(session.playOn());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
  EXPECT_FALSE(session.result());
  EXPECT_EQ(session.position().moveNumber(), 2) << "White was to move";
  EXPECT_EQ(session.tree().children(NodeId{1}).size(), 2u) << "as a variation";
  EXPECT_EQ(session.playOn().error().kind, Refusal::NotReviewing);
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(toText(*session.result()), "W+R");
  EXPECT_NE(session.save().find("RE[B+R]"), std::string::npos) << "the record keeps its own";
  EXPECT_EQ(session.tree().comment(session.node()), "W+R") << "the variation says how it ended";
  const GameSession& back = game.beginAgain();
  EXPECT_EQ(toText(*back.result()), "W+R");
}

TEST(Players, StillSitThereWhenTheEndOfAGamePlayedOnIsUndone) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[B+R];B[cc];W[dd];B[bb])", 1);
  session.setPlayer(kWhite, std::make_unique<Answering>(), engineSeat("5k"));
  ASSERT_TRUE(session.playOn());
  session.setComment("A good start.");
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(session.tree().comment(session.node()), "A good start.\nW+R");
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
  EXPECT_FALSE(session.result());
  EXPECT_EQ(session.tree().comment(session.node()), "A good start.");
  EXPECT_EQ(session.position().moveNumber(), 2) << "no stone goes";
  ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(toText(*session.result()), "W+R");
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Over);
  ASSERT_TRUE(session.undoEdit());
  ASSERT_TRUE(session.click({4, 4}));
  EXPECT_EQ(session.position().moveNumber(), 4) << "White answered";
}

TEST(Players, AMoveUndoneAfterPlayingOnDoesNotEndTheGame) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4");
  ASSERT_TRUE(session.resign(kBlack));
  ASSERT_TRUE(session.playOn());
  game.play("B2");
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
}

// Names

TEST(PlayersNames, FollowWhoMoves) {
  TestGame game;
  game.setup.blackName = "Ann";
  game.setup.whiteName = "Bob";
  GameSession& session = game.begin();
  const auto written = [&] { return session.tree().text(session.tree().root(), "PW"); };
  game.play("C3");
  session.setPlayer(kWhite, nullptr, engineSeat("5k"));
  EXPECT_EQ(session.playerName(kWhite), "Tengen 5k");
  game.play("D4");
  EXPECT_EQ(written(), "Tengen 5k");
  EXPECT_EQ(session.playerName(kBlack), "Ann");
  session.setPlayer(kWhite, nullptr, {});
  EXPECT_EQ(session.playerName(kWhite), "") << "somebody took over";
  game.play("B2 D3");
  EXPECT_EQ(written(), "");
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(written(), "Tengen 5k") << "undone with the move";
}

TEST(PlayersNames, OfARecordStayThoseWhoPlayedIt) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]PB[Shusaku]PW[Gennan];B[cc];W[dd])", 1);
  session.setPlayer(kWhite, std::make_unique<Answering>(), engineSeat("5k"));
  EXPECT_EQ(session.playerName(kWhite), "Gennan") << "as long as one looks";
  ASSERT_TRUE(session.playOn());
  EXPECT_EQ(session.playerName(kWhite), "Tengen 5k");
  EXPECT_NE(session.save().find("PW[Gennan]"), std::string::npos);
}

}  // namespace
}  // namespace tengen
