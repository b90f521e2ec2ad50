#include "session/game_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
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

constexpr auto kBlack = Color::Black;
constexpr auto kWhite = Color::White;

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
  for (const Deed& deed :
       {session.play(kWhite, Move::pass()), session.click({0, 0}), session.takeBack(),
        session.redo(), session.resign(kWhite), session.accept(), session.resume(kBlack),
        session.agreeNoResult(), session.toggle({0, 0}, CountMode::Extent::Group)}) {
    ASSERT_FALSE(deed);
    EXPECT_EQ(deed.error().kind, Refusal::GameOver);
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

// Counting

TEST(Counting, TwoPassesInARowStopPlayAndProposeDeadStones) {
  TestGame game;
  game.dead = {{3, 1}};
  GameSession& session = game.begin();
  game.play("C3 D4 pass C2");
  EXPECT_FALSE(session.counting());
  game.play("pass pass");
  ASSERT_TRUE(session.counting());
  EXPECT_TRUE(session.counting()->marks().dead[game.at("D4")]);
  EXPECT_FALSE(session.counting()->marks().dead[game.at("C3")]);
  EXPECT_EQ(game.whats().back(), What::Counting);
  EXPECT_EQ(session.play(kBlack, Move::pass()).error().kind, Refusal::NotPlaying);
}

TEST(Counting, NeedsTwoPasses) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 pass");
  EXPECT_EQ(session.toggle({2, 2}, CountMode::Extent::Group).error().kind, Refusal::NotCounting);
  EXPECT_EQ(session.accept().error().kind, Refusal::NotCounting);
  EXPECT_EQ(session.resume(kBlack).error().kind, Refusal::NotCounting);
}

//   . X . O .
//   . X . O .   Black has two columns to the left, White to the right; a white stone is lost at A3.
//   O X . O .
class CountedGame : public ::testing::Test {
 protected:
  CountedGame() : game_({5, 3}) {
    game_.dead = {{0, 2}};
    game_.begin();
    game_.play("B3 D3 B2 D2 B1 D1 pass A1 pass pass");
  }
  GameSession& session() { return game_.beginAgain(); }

  TestGame game_;
};

TEST_F(CountedGame, IsWrittenWithResultAndTerritory) {
  GameSession& session = this->session();
  ASSERT_TRUE(session.counting());
  ASSERT_TRUE(session.accept());
  // Black: 3 points and a prisoner; White: 3 points and komi.
  EXPECT_EQ(toText(*session.result()), "W+5.5");
  EXPECT_EQ(gameInfo(session.tree()).result, "W+5.5");
  const std::string saved = session.save();
  EXPECT_NE(saved.find("TB[aa][ab][ac]"), std::string::npos) << saved;
  EXPECT_NE(saved.find("TW[ea][eb][ec]"), std::string::npos) << saved;
}

TEST_F(CountedGame, AClickTurnsAGroupAliveAndDeadAgain) {
  GameSession& session = this->session();
  const Marks proposed = session.counting()->marks();
  ASSERT_TRUE(session.click({0, 2}));
  EXPECT_FALSE(session.counting()->marks().dead[at(0, 2)]);
  EXPECT_EQ(session.counting()->count().white.stones, 4);
  ASSERT_TRUE(session.click({0, 2}));
  EXPECT_EQ(session.counting()->marks().dead, proposed.dead);
  EXPECT_EQ(session.counting()->count().white.stones, 3);
}

TEST_F(CountedGame, BothWaysOfCountingCanBeAsked) {
  GameSession& session = this->session();
  const CountMode& counting = *session.counting();
  EXPECT_EQ(toText(counting.score(Scoring::Territory).result), toText(counting.score().result));
  EXPECT_EQ(toText(counting.score(Scoring::Area).result), "W+6.5");
}

TEST_F(CountedGame, ARegionGoesRoundItsOwners) {
  GameSession& session = this->session();
  const Point dame{2, 0};
  std::vector<Owner> owners;
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(session.click(dame));
    owners.push_back(session.counting()->count().owner[dame]);
  }
  EXPECT_THAT(owners, ElementsAre(Owner::Black, Owner::White, Owner::Nobody, Owner::Nobody));
}

TEST_F(CountedGame, NothingOffTheBoardCanBeMarked) {
  const auto refused = session().toggle({5, 0}, CountMode::Extent::Group);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().move->kind, MoveError::Kind::OffBoard);
}

TEST_F(CountedGame, ClocksAndTurnsDoNotCareForTheMarks) {
  GameSession& session = this->session();
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_FALSE(session.canRedo());
}

TEST(Counting, WhatLivesForSureCannotBeMarkedDead) {
  TestGame game({5, 3});
  game.setup.black = {{0, 1}, {1, 0}, {1, 1}, {1, 2}};
  GameSession& session = game.begin();
  //   . X . . .
  //   X X . . .   two eyes: alive whatever happens
  //   . X . . .
  game.play("pass pass");
  const auto refused = session.click({1, 1});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Refusal::AliveForSure);
  EXPECT_EQ(session.position().board().at(*refused.error().point), Stone::Black);
  EXPECT_EQ(session.counting()->marks(), Marks({5, 3}));
  EXPECT_EQ(session.toggle({1, 1}, CountMode::Extent::Chain).error().kind, Refusal::AliveForSure);
}

TEST(Counting, OneChainAloneCanBeMarked) {
  TestGame game({5, 1});
  game.setup.black = {{0, 0}, {2, 0}};
  GameSession& session = game.begin();
  game.play("pass pass");
  ASSERT_TRUE(session.toggle({0, 0}, CountMode::Extent::Chain));
  EXPECT_TRUE(session.counting()->marks().dead[at(0, 0)]);
  EXPECT_FALSE(session.counting()->marks().dead[at(2, 0)]);
  ASSERT_TRUE(session.toggle({0, 0}, CountMode::Extent::Chain));
  ASSERT_TRUE(session.toggle({0, 0}, CountMode::Extent::Group));
  EXPECT_TRUE(session.counting()->marks().dead[at(2, 0)]);
}

TEST(Counting, AnotherWayOfCountingGivesNoHandicapBonus) {
  TestGame game({9, 9}, "chinese");
  game.setup.handicap = 3;
  GameSession& session = game.begin();
  game.play("pass pass");
  EXPECT_EQ(session.counting()->score().handicapBonus, 3);
  EXPECT_EQ(session.counting()->score(Scoring::Area).handicapBonus, 3);
  EXPECT_EQ(session.counting()->score(Scoring::Territory).handicapBonus, 0);
}

// Resuming

TEST(Resuming, TheOpponentOfTheOneWhoAsksMovesFirst) {
  for (const Color asker : {kBlack, kWhite}) {
    TestGame game;
    GameSession& session = game.begin();
    game.play("C3 pass pass");
    ASSERT_TRUE(session.resume(asker));
    EXPECT_FALSE(session.counting());
    EXPECT_EQ(session.turn(), opponent(asker));
    EXPECT_EQ(session.position().toMove(), opponent(asker));
    EXPECT_EQ(game.whats().back(), What::Resumed);
    ASSERT_TRUE(session.play(opponent(asker), Move::at({0, 0})));
    EXPECT_EQ(session.turn(), asker);
  }
}

TEST(Resuming, ItTakesTwoMorePassesToStopAgain) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 pass pass");
  ASSERT_TRUE(session.resume(kBlack));
  game.play("pass");
  EXPECT_FALSE(session.counting());
  game.play("pass");
  EXPECT_TRUE(session.counting());
}

TEST(Resuming, AMoveTakenBackAfterItLeavesTheTurnAsItWas) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 pass pass");  // White passed first, so White would be next
  ASSERT_TRUE(session.resume(kWhite));
  EXPECT_EQ(session.turn(), kBlack);
  game.play("D4");
  ASSERT_TRUE(session.takeBack());
  EXPECT_EQ(session.turn(), kBlack);
  ASSERT_TRUE(session.takeBack());
  EXPECT_EQ(session.turn(), kBlack) << "whose pass it was";
  game.play("pass");
  ASSERT_TRUE(session.counting()) << "the resumption went with the pass";
  ASSERT_TRUE(session.resume(kBlack));
  EXPECT_EQ(session.turn(), kWhite);
}

TEST(Resuming, SuperkoRemembersWhatWasBefore) {
  TestGame game({5, 3}, "tromp-taylor");
  GameSession& session = game.begin();
  //   . X O . .
  //   X . X O .      White takes the ko at B2
  //   . X O . .
  game.play("B3 C3 A2 D2 B1 C1 C2 B2");
  game.play("pass pass");
  ASSERT_TRUE(session.resume(kWhite));
  ASSERT_EQ(session.turn(), kBlack);
  const auto refused = session.play(kBlack, Move::at(game.at("C2")));
  ASSERT_FALSE(refused) << "the board before B2 may not come back, pauses or not";
  EXPECT_EQ(refused.error().move->kind, MoveError::Kind::Superko);
  EXPECT_EQ(refused.error().move->repeatsMove, 7);
}

TEST(PassStones, WhitePassesLast) {
  TestGame game({5, 5}, "aga");
  GameSession& session = game.begin();
  game.play("C3 pass pass");
  ASSERT_TRUE(session.counting());
  EXPECT_EQ(session.position().passesBy(kWhite), 2) << "one more was made for him";
  EXPECT_EQ(session.position().passesBy(kBlack), 1);
  EXPECT_EQ(session.tree().moveAt(session.node()), (Turn{kWhite, Move::pass()}));
}

TEST(PassStones, NoThirdPassWhereWhitePassedSecond) {
  TestGame game({5, 5}, "aga");
  GameSession& session = game.begin();
  game.play("C3 D4 pass pass");
  ASSERT_TRUE(session.counting());
  EXPECT_EQ(session.position().passesBy(kWhite), 1);
  EXPECT_EQ(session.position().passesBy(kBlack), 1);
}

TEST(PassStones, BothWaysOfCountingAgreeUnderAgaRules) {
  Random random(5);
  for (int round = 0; round < 30; ++round) {
    TestGame game({7, 7}, "aga");
    game.keepsJournal = false;
    GameSession& session = game.begin();
    for (int move = 0; move < 120 && !session.counting(); ++move) {
      const Points legal = session.position().legalPoints(session.turn());
      const bool pass = legal.empty() || random.below(25) == 0;
      const Move next =
          pass ? Move::pass() : Move::at(legal[random.below(static_cast<uint32_t>(legal.size()))]);
      ASSERT_TRUE(session.play(session.turn(), next));
    }
    while (!session.counting())
      ASSERT_TRUE(session.play(session.turn(), Move::pass()));
    const CountMode& counting = *session.counting();
    const Count& count = counting.count();
    if (count.black.sekiTerritory + count.white.sekiTerritory > 0) continue;
    const Score area = counting.score(Scoring::Area);
    const Score territory = counting.score(Scoring::Territory);
    EXPECT_EQ(area.black - area.white, territory.black - territory.white);
  }
}

}  // namespace
}  // namespace tengen
