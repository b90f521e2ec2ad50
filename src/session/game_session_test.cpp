#include "session/game_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/game_info.h"
#include "rules/diagram.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::SizeIs;
using Refusal = SessionError::Kind;
using What = Change::What;

std::string board(const GameSession& session) {
  return toDiagram(session.position().board());
}

// Turns

TEST(Session, SidesMoveInTurn) {
  TestGame game;
  GameSession& session = game.begin();
  EXPECT_EQ(session.turn(), kBlack);
  const auto early = session.play(kWhite, Move::at({0, 0}));
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().kind, Refusal::NotYourTurn);
  ASSERT_TRUE(session.play(kBlack, Move::at({0, 0})));
  EXPECT_EQ(session.turn(), kWhite);
  EXPECT_EQ(session.play(kBlack, Move::at({1, 0})).error().kind, Refusal::NotYourTurn);
  EXPECT_THAT(game.whats(), ElementsAre(What::Moved));
}

TEST(Session, AnIllegalMoveIsRefusedWithItsReasonAndChangesNothing) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  const std::string before = session.save();
  const auto taken = session.play(kWhite, Move::at({2, 2}));
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().kind, Refusal::Illegal);
  EXPECT_EQ(taken.error().move, (MoveError{MoveError::Kind::Occupied, {2, 2}}));
  EXPECT_EQ(session.save(), before);
  EXPECT_EQ(session.turn(), kWhite);
  EXPECT_THAT(game.heard, SizeIs(1));
}

TEST(Session, AClickIsTheMoveOfTheHumanWhoseTurnItIs) {
  TestGame game;
  GameSession& session = game.begin();
  ASSERT_TRUE(session.click({1, 1}));
  ASSERT_TRUE(session.click({3, 3}));
  EXPECT_EQ(board(session),
            ".....\n"
            ".X...\n"
            ".....\n"
            "...O.\n"
            ".....\n");
  EXPECT_EQ(session.click({1, 1}).error().kind, Refusal::Illegal);
}

// Players

class Engine final : public Player {
 public:
  Engine(std::vector<std::string> moves, std::vector<std::string>& log)
      : moves_(std::move(moves)), log_(log) {}
  void think(GameSession& session) override {
    log_.push_back("think");
    if (next_ == moves_.size()) return;
    const auto move = parseMove(moves_[next_++], session.tree().size(), Notation::Standard);
    EXPECT_TRUE(session.play(session.turn(), *move));
  }
  void stop() override { log_.push_back("stop"); }
  std::optional<Move> moveByClick(Point) const override { return std::nullopt; }

 private:
  std::vector<std::string> moves_;
  std::vector<std::string>& log_;
  size_t next_ = 0;
};

TEST(Players, AnEngineAnswersThroughTheSameDoor) {
  TestGame game;
  std::vector<std::string> log;
  auto parts = game.parts();
  parts.white = std::make_unique<Engine>(std::vector<std::string>{"D4"}, log);
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  EXPECT_THAT(log, SizeIs(0)) << "Black is to move";
  ASSERT_TRUE(session->click({2, 2}));
  EXPECT_THAT(log, ElementsAre("think"));
  EXPECT_EQ(session->turn(), kBlack);
  EXPECT_EQ(session->position().moveNumber(), 2);
}

TEST(Players, OnlyAHumanListensToClicks) {
  TestGame game;
  std::vector<std::string> log;
  auto parts = game.parts();
  parts.black = std::make_unique<Engine>(std::vector<std::string>{}, log);
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  EXPECT_THAT(log, ElementsAre("think"));
  EXPECT_EQ(session->click({2, 2}).error().kind, Refusal::NoClicks);
  ASSERT_TRUE(session->play(kBlack, Move::at({2, 2})));
  EXPECT_TRUE(session->click({3, 2}));
}

TEST(Players, TwoEnginesThatAnswerAtOncePlayToTheCount) {
  TestGame game;
  std::vector<std::string> log;
  auto parts = game.parts();
  parts.black = std::make_unique<Engine>(std::vector<std::string>{"C3", "B2", "pass"}, log);
  parts.white = std::make_unique<Engine>(std::vector<std::string>{"D4", "B4", "pass"}, log);
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  EXPECT_THAT(log, SizeIs(6));
  EXPECT_EQ(session->mode().kind(), Mode::Kind::Count);
}

TEST(Players, AThinkerIsStoppedBeforeAMoveIsTakenBack) {
  TestGame game;
  std::vector<std::string> log;
  auto parts = game.parts();
  parts.white = std::make_unique<Engine>(std::vector<std::string>{}, log);
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  ASSERT_TRUE(session->click({2, 2}));
  ASSERT_TRUE(session->takeBack());
  EXPECT_THAT(log, ElementsAre("think", "stop"));
}

// Taking back

TEST(TakingBack, RemovesTheMoveFromTheRecord) {
  TestGame game;
  GameSession& session = game.begin();
  EXPECT_EQ(session.takeBack().error().kind, Refusal::NothingToTakeBack);
  const std::string empty = session.save();
  game.play("C3");
  EXPECT_TRUE(session.canTakeBack());
  ASSERT_TRUE(session.takeBack());
  EXPECT_EQ(session.save(), empty);
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_EQ(session.node(), session.tree().root());
  EXPECT_THAT(game.whats(), ElementsAre(What::Moved, What::TakenBack));
}

TEST(TakingBack, RedoBringsTheMovesBackInOrder) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4 B2");
  const std::string full = session.save();
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.takeBack());
  EXPECT_TRUE(session.canRedo());
  ASSERT_TRUE(session.redo());
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.save(), full);
  EXPECT_FALSE(session.canRedo());
  EXPECT_EQ(session.redo().error().kind, Refusal::NothingToRedo);
}

TEST(TakingBack, AnotherMoveForgetsWhatWasTakenBack) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4");
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.takeBack());
  game.play("C3");
  EXPECT_TRUE(session.canRedo()) << "the same move again is a redo";
  ASSERT_TRUE(session.takeBack());
  game.play("B2");
  EXPECT_FALSE(session.canRedo());
}

TEST(TakingBack, TheSecondPassLeadsBackToPlay) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("pass pass");
  ASSERT_TRUE(session.counting());
  EXPECT_FALSE(session.canRedo());
  ASSERT_TRUE(session.takeBack());
  EXPECT_FALSE(session.counting());
  EXPECT_EQ(session.turn(), kWhite);
  game.play("C3");
  EXPECT_EQ(session.turn(), kBlack);
}

// Ends

TEST(Ending, AResignationIsAResultAndNoPass) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  ASSERT_TRUE(session.resign(kWhite));
  EXPECT_EQ(toText(*session.result()), "B+R");
  EXPECT_EQ(gameInfo(session.tree()).result, "B+R");
  EXPECT_EQ(session.tree().moveNumber(session.node()), 1);
  EXPECT_THAT(game.whats(), ElementsAre(What::Moved, What::Ended));
}

TEST(Ending, EitherSideMayResignAtAnyTime) {
  TestGame game;
  GameSession& session = game.begin();
  ASSERT_TRUE(session.resign(kWhite)) << "though Black is to move";
  EXPECT_EQ(toText(*session.result()), "B+R");
}

TEST(Ending, OverIsOver) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Over);
  for (const Outcome& outcome :
       {session.play(kWhite, Move::pass()), session.click({0, 0}), session.takeBack(),
        session.redo(), session.resign(kWhite), session.accept(), session.resume(kBlack),
        session.agreeNoResult(), session.toggle({0, 0}, CountMode::Extent::Group)}) {
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().kind, Refusal::GameOver);
  }
  EXPECT_FALSE(session.canTakeBack());
  EXPECT_FALSE(session.canRedo());
  EXPECT_EQ(toText(*session.result()), "W+R");
}

// Sending two, returning one:
//
//   . O . X .    W C1 makes two, B A1 takes both, W B1 takes one: the board of the start is back.
class Repetition : public ::testing::Test {
 protected:
  GameSession& begin(std::string_view rules) {
    game_.setup.rules = *rulesetNamed(rules);
    game_.setup.black = {{3, 0}};
    game_.setup.white = {{1, 0}};
    return game_.begin();
  }
  TestGame game_{{5, 1}};
};

TEST_F(Repetition, IsReportedUnderSimpleKoAndMayEndTheGame) {
  GameSession& session = begin("japanese");
  game_.play("pass C1 A1");
  EXPECT_FALSE(game_.heard.back().repeatsMove);
  EXPECT_FALSE(session.repeatedMove());
  EXPECT_EQ(session.agreeNoResult().error().kind, Refusal::NoRepetition);
  game_.play("B1");
  EXPECT_EQ(game_.heard.back().repeatsMove, 0);
  EXPECT_EQ(session.repeatedMove(), 0);
  ASSERT_TRUE(session.agreeNoResult());
  EXPECT_EQ(toText(*session.result()), "Void");
  EXPECT_EQ(gameInfo(session.tree()).result, "Void");
}

TEST_F(Repetition, IsNeverForbiddenUnderSimpleKo) {
  GameSession& session = begin("chinese");
  game_.play("pass C1 A1 B1 pass C1 A1 B1");
  EXPECT_EQ(game_.heard.back().repeatsMove, 4) << "the latest time, not the first";
  EXPECT_FALSE(session.result());
}

TEST_F(Repetition, IsForbiddenUnderSuperko) {
  GameSession& session = begin("tromp-taylor");
  game_.play("pass C1 A1");
  const auto refused = session.play(kWhite, Move::at(game_.at("B1")));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().move->kind, MoveError::Kind::Superko);
  EXPECT_FALSE(session.repeatedMove());
}

// Resting: what was let go of is found again, with all that the next move depends on.

class OneOfMany : public ::testing::Test {
 protected:
  OneOfMany() {
    game_.keepsJournal = false;
    game_.isOneOfMany = true;
  }
  TestGame game_;
};

TEST_F(OneOfMany, PlaysOnAfterARestAsIfItHadTakenNone) {
  GameSession& session = game_.begin();
  for (const char* move : {"B3", "C3", "C4", "D4", "C2", "D2", "A1", "E3", "D3"}) {
    game_.play(move);
    session.rest();
  }
  EXPECT_EQ(session.position().moveNumber(), 9);
  EXPECT_EQ(session.position().board().prisonersOf(kBlack), 1);
  session.rest();
  const auto retaken = session.play(kWhite, Move::at(game_.at("C3")));
  ASSERT_FALSE(retaken);
  EXPECT_EQ(retaken.error().move->kind, MoveError::Kind::Ko);
}

TEST_F(OneOfMany, KnowsAfterARestWhoMovesWherePlayWasResumed) {
  GameSession& session = game_.begin();
  game_.play("C3 pass pass");
  ASSERT_TRUE(session.resume(kWhite));
  session.rest();
  EXPECT_EQ(session.position().toMove(), kBlack);
}

}  // namespace
}  // namespace tengen
