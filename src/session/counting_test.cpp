// What happens after two passes: marking, counting, agreeing, and playing on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "game/game_info.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using Refusal = SessionError::Kind;
using What = Change::What;

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
  EXPECT_EQ(game.whats().back(), What::Proposed);
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

TEST(Counting, AGameWithOpenBordersIsUnfinishedUntilBothPass) {
  TestGame game({9, 9});
  GameSession& session = game.begin();
  game.play("E5 C3 G7 C7");
  ASSERT_TRUE(session.count());
  EXPECT_TRUE(session.counting()->isUnfinished());
  ASSERT_TRUE(session.resume(kBlack));
  game.play("pass pass");
  EXPECT_FALSE(session.counting()->isUnfinished());
}

TEST(Counting, AGameWhoseBordersAreClosedIsFinishedThoughNobodyPassed) {
  TestGame game({5, 3});
  GameSession& session = game.begin();
  game.play("B3 D3 B2 D2 B1 D1");
  ASSERT_TRUE(session.count());
  EXPECT_FALSE(session.counting()->isUnfinished()) << "dame are left";
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

// Marks that are taken back
//
//   . . O . .
//   X X O . .    either side can be thought dead, never both
//   . . O . .
class Undone : public ::testing::Test {
 protected:
  Undone() : game_({5, 3}) {
    game_.setup.black = {{0, 1}, {1, 1}};
    game_.setup.white = {{2, 0}, {2, 1}, {2, 2}};
    game_.dead = {{0, 1}, {1, 1}};
    game_.begin();
    game_.play("pass pass");
  }
  GameSession& session() { return game_.session(); }
  Marks marks() { return session().counting()->marks(); }

  TestGame game_;
};

TEST_F(Undone, AClickIsUndoneByTheSameClickWithAllThatItChangedAround) {
  ASSERT_TRUE(session().click({3, 0}));  // a region is given to somebody
  const Marks before = marks();
  ASSERT_TRUE(session().click({2, 1}));
  EXPECT_TRUE(marks().dead[at(2, 0)]);
  EXPECT_FALSE(marks().dead[at(0, 1)]) << "somebody must have taken them";
  ASSERT_TRUE(session().click({2, 1}));
  EXPECT_EQ(marks(), before);
}

TEST_F(Undone, TheSameClicksInReverseLeadBackToTheProposal) {
  const Marks proposed = marks();
  for (const Point point : {at(2, 1), at(0, 1), at(0, 1), at(2, 1)})
    ASSERT_TRUE(session().click(point));
  EXPECT_EQ(marks(), proposed);
}

TEST_F(Undone, EveryMarkIsUndoneAndRedoneInItsOrder) {
  std::vector<Marks> seen{marks()};
  for (const Point point : {at(2, 1), at(0, 0), at(0, 0), at(0, 1)}) {
    ASSERT_TRUE(session().click(point));
    seen.push_back(marks());
  }
  for (size_t i = seen.size() - 1; i > 0; --i) {
    ASSERT_TRUE(session().canUndoEdit());
    ASSERT_TRUE(session().undoEdit());
    EXPECT_EQ(marks(), seen[i - 1]);
  }
  EXPECT_FALSE(session().canUndoEdit()) << "the proposal itself stays";
  EXPECT_EQ(session().undoEdit().error().kind, Refusal::NotPlaying);
  for (size_t i = 1; i < seen.size(); ++i) {
    ASSERT_TRUE(session().redoEdit());
    EXPECT_EQ(marks(), seen[i]);
  }
  EXPECT_EQ(game_.whats().back(), What::Marked);
}

TEST_F(Undone, AGameThatComesBackStillKnowsWhatToUndo) {
  const Marks proposed = marks();
  ASSERT_TRUE(session().click({2, 1}));
  GameSession& back = game_.beginAgain();
  ASSERT_TRUE(back.undoEdit());
  EXPECT_EQ(back.counting()->marks(), proposed);
}

TEST_F(Undone, ResumingForgetsMarksNobodyAgreedOn) {
  const Marks proposed = marks();
  ASSERT_TRUE(session().click({2, 1}));
  ASSERT_TRUE(session().resume(kBlack));
  game_.play("pass pass");
  EXPECT_EQ(marks(), proposed);
}

TEST_F(Undone, TheProposalCanBeAskedForAgainAndUndone) {
  const Marks proposed = marks();
  ASSERT_TRUE(session().click({2, 1}));
  const Marks byHand = marks();
  ASSERT_TRUE(session().proposeAgain());
  EXPECT_EQ(marks(), proposed);
  ASSERT_TRUE(session().undoEdit());
  EXPECT_EQ(marks(), byHand);
}

TEST_F(Undone, TheStonesAClickKillsAreKnownBeforehand) {
  EXPECT_EQ(session().counting()->stonesKilledBy({2, 1}, CountMode::Extent::Group), 3);
  EXPECT_EQ(session().counting()->stonesKilledBy({0, 1}, CountMode::Extent::Group), 0) << "alive";
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
