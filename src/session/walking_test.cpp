// Ways through the tree of a session, and playing from wherever they lead.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "session/test_game.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::SizeIs;
using Refusal = SessionError::Kind;
using What = Change::What;

// 0 root - 1 B aa - 2 W bb - 3 B cc
//                 \ 4 W dd - 5 B ee
//                          \ 6 B ab
// Opening

TEST(Opening, LooksAtAFileFromItsStartOrFromAnyNode) {
  TestGame game;
  EXPECT_EQ(game.open(kBranching).node(), n(0));
  GameSession& session = game.open(kBranching, 4);
  EXPECT_EQ(session.node(), n(4));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  EXPECT_EQ(session.turn(), kBlack);
  EXPECT_EQ(session.position().moveNumber(), 2);
  EXPECT_FALSE(session.hasUnsavedChanges());
  EXPECT_FALSE(session.clock().isRunning());
}

TEST(Opening, KnowsTheResultOfTheRecord) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[W+Resign];B[aa])");
  EXPECT_EQ(toText(*session.result()), "W+R");
  ASSERT_TRUE(session.click(game.at("C3"))) << "a record can be played on";
  EXPECT_FALSE(game.open("(;SZ[5]RE[?];B[aa])").result());
}

TEST(Opening, AFileOnlyLookedAtLeavesNoJournal) {
  TestGame game;
  GameSession& session = game.open(kBranching);
  ASSERT_TRUE(session.toEnd());
  ASSERT_TRUE(session.count());
  ASSERT_TRUE(session.resume(kBlack));
  ASSERT_TRUE(session.beginEditing());
  ASSERT_TRUE(session.endEditing());
  ASSERT_TRUE(session.click({0, 0}, Touch::Other).error().kind == Refusal::NoClicks);
  EXPECT_FALSE(session.journal());
  game.crash();
  EXPECT_EQ(game.journals(), 0u);
}

TEST(Opening, AClockOfTheRecordDoesNotRun) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]TM[60];B[aa])", 1);
  game.now += 1h;
  session.tick();
  ASSERT_TRUE(session.click(game.at("C3")));
  EXPECT_EQ(session.tree().text(session.node(), "WL"), "");
}

TEST(Opening, ATreeThatWasEditedBeforeCanBeJournalledToo) {
  TestGame game;
  auto loaded = load(std::string(kBranching));
  GameTree tree = std::move(loaded->tree);
  tree.detach(n(2));  // now ids are out of file order
  game.setup.size = tree.size();
  auto session = GameSession::open(std::move(tree), game.parts(), n(5));
  EXPECT_EQ(session->position().moveNumber(), 3);
  EXPECT_EQ(session->tree().moveAt(session->node())->move, Move::at({4, 4}));
  ASSERT_TRUE(session->play(kWhite, Move::at({0, 2})));
  const std::string saved = session->save();
  const NodeId node = session->node();
  session.reset();
  const GameSession& again = game.beginAgain();
  EXPECT_EQ(again.save(), saved);
  EXPECT_EQ(again.node(), node);
}

// Walking

TEST(Walking, BackAndForwardKeepToTheBranch) {
  TestGame game;
  GameSession& session = game.open(kBranching);
  ASSERT_TRUE(session.goTo(n(6)));
  EXPECT_THAT(session.line(), ElementsAre(n(0), n(1), n(4), n(6)));
  ASSERT_TRUE(session.back());
  EXPECT_EQ(session.node(), n(4));
  EXPECT_EQ(session.turn(), kBlack);
  ASSERT_TRUE(session.back(9)) << "as far as it goes";
  EXPECT_EQ(session.node(), n(0));
  EXPECT_FALSE(session.back());
  EXPECT_THAT(session.line(), ElementsAre(n(0), n(1), n(4), n(6)));
  ASSERT_TRUE(session.forward(2));
  EXPECT_EQ(session.node(), n(4));
  ASSERT_TRUE(session.toEnd());
  EXPECT_EQ(session.node(), n(6));
  EXPECT_FALSE(session.forward());
  EXPECT_FALSE(session.toEnd());
  ASSERT_TRUE(session.toSibling(-1));
  EXPECT_EQ(session.node(), n(5));
  EXPECT_FALSE(session.toSibling(-1));
  ASSERT_TRUE(session.toMainLineEnd());
  EXPECT_EQ(session.node(), n(3));
  ASSERT_TRUE(session.toMove(1));
  EXPECT_EQ(session.node(), n(1));
  EXPECT_FALSE(session.toMove(4));
  ASSERT_TRUE(session.toStart());
  EXPECT_THAT(game.whats(), ElementsAre(What::Navigated, What::Navigated, What::Navigated,
                                        What::Navigated, What::Navigated, What::Navigated,
                                        What::Navigated, What::Navigated, What::Navigated));
}

TEST(Walking, ThereIsNoWayToNodesThatAreNone) {
  TestGame game;
  GameSession& session = game.open(kBranching);
  EXPECT_FALSE(session.goTo(n(7)));
  EXPECT_FALSE(session.goTo(kNoNode));
  EXPECT_FALSE(session.goTo(n(0))) << "it is there";
  ASSERT_TRUE(session.goTo(n(3)));
  ASSERT_TRUE(session.takeBack());
  EXPECT_FALSE(session.goTo(n(3))) << "it is gone";
}

TEST(Walking, LeadsToTheMoveThatPutAStone) {
  TestGame game;
  GameSession& session = game.open(kBranching, 3);
  ASSERT_TRUE(session.toMoveOn({1, 1}));
  EXPECT_EQ(session.node(), n(2));
  EXPECT_FALSE(session.toMoveOn({1, 1})) << "it is there";
  ASSERT_TRUE(session.toMoveOn({2, 2})) << "not played yet: the next move there";
  EXPECT_EQ(session.node(), n(3));
  EXPECT_FALSE(session.toMoveOn({3, 3})) << "on another line";
  EXPECT_FALSE(session.toMoveOn({9, 9}));
}

TEST(Walking, ASetUpStoneHasNoMove) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]AB[aa];W[bb])", 1);
  EXPECT_FALSE(session.toMoveOn({0, 0}));
}

TEST(Walking, ThroughACollectionOfGames) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[B+R];B[aa])(;SZ[9]RE[W+R];B[ii];W[aa])", 1);
  EXPECT_FALSE(session.openGame(0)) << "it is open";
  EXPECT_FALSE(session.openGame(2));
  ASSERT_TRUE(session.openGame(1));
  EXPECT_EQ(game.whats().back(), What::GameOpened);
  EXPECT_EQ(session.node(), n(2));
  EXPECT_EQ(session.tree().size(), (BoardSize{9, 9}));
  EXPECT_EQ(toText(*session.result()), "W+R");
  EXPECT_FALSE(session.goTo(n(1))) << "of the game that is not open";
  ASSERT_TRUE(session.toEnd());
  ASSERT_TRUE(session.click({4, 4}));
  const std::string saved = session.save();
  const NodeId node = session.node();
  const GameSession& again = game.beginAgain();
  EXPECT_EQ(again.save(), saved);
  EXPECT_EQ(again.tree().openGame(), 1u);
  EXPECT_EQ(again.node(), node);
}

// Playing from anywhere

TEST(PlayingAnywhere, FollowsAMoveThatIsThereAndOpensAVariationForAnother) {
  TestGame game;
  GameSession& session = game.open(kBranching, 1);
  const std::string before = session.save();
  ASSERT_TRUE(session.click({3, 3}));
  EXPECT_EQ(session.node(), n(4));
  EXPECT_EQ(session.save(), before);
  ASSERT_TRUE(session.back());
  ASSERT_TRUE(session.click({4, 0}));
  EXPECT_EQ(session.tree().parent(session.node()), n(1));
  EXPECT_THAT(session.tree().children(n(1)), SizeIs(3));
  EXPECT_TRUE(session.hasUnsavedChanges());
}

TEST(PlayingAnywhere, EachPositionHasItsOwnSideToMove) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("A1 B1 C1");
  ASSERT_TRUE(session.back(2));
  EXPECT_EQ(session.turn(), kWhite);
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
  game.play("E5 D5");
  ASSERT_TRUE(session.toStart());
  EXPECT_EQ(session.turn(), kBlack);
  game.play("A1");
  EXPECT_THAT(session.tree().children(session.node()), SizeIs(2));
  EXPECT_THAT(session.tree().children(session.tree().root()), SizeIs(1));
}

TEST(PlayingAnywhere, AnIllegalMoveOfTheRecordCanBeFollowed) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5];B[aa];W[aa])", 1);
  EXPECT_TRUE(session.click({0, 0}));
  EXPECT_EQ(session.node(), n(2));
  ASSERT_TRUE(session.toStart());
  EXPECT_FALSE(session.play(kWhite, Move::at({0, 1})));
}

TEST(PlayingAnywhere, OnlyAMoveThatNothingFollowsCanBeTakenBack) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("A1 B1 C1");
  ASSERT_TRUE(session.back());
  EXPECT_FALSE(session.canTakeBack());
  EXPECT_EQ(session.takeBack().error().kind, Refusal::NothingToTakeBack);
  ASSERT_TRUE(session.toEnd());
  EXPECT_TRUE(session.takeBack());
  ASSERT_TRUE(session.back());
  EXPECT_FALSE(session.canRedo()) << "a walk forgets what was taken back";
}

TEST(PlayingAnywhere, SetUpIsNoMoveToTakeBack) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5];AB[aa])", 1);
  EXPECT_EQ(session.takeBack().error().kind, Refusal::NothingToTakeBack);
}

TEST(PlayingAnywhere, AGameThatIsOverBecomesAReviewWhenOneWalksAway) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("A1 B1");
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(session.click({4, 4}).error().kind, Refusal::GameOver);
  ASSERT_TRUE(session.back());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  EXPECT_EQ(toText(*session.result()), "W+R");
  ASSERT_TRUE(session.click({4, 4}));
  EXPECT_EQ(game.beginAgain().mode().kind(), Mode::Kind::Review);
}

TEST(PlayingAnywhere, TheClockOfTheThinkerRunsOnDuringAWalk) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.play("A1 B1 C1");
  ASSERT_TRUE(session.back());
  game.now += 10s;
  EXPECT_EQ(session.timeLeft(kWhite).main, 50s) << "who was to move at the end of the line";
  EXPECT_EQ(session.timeLeft(kBlack).main, 60s);
  // Black tries another move: now it is White's turn, and her time runs.
  game.play("D1");
  game.now += 5s;
  EXPECT_EQ(session.timeLeft(kWhite).main, 45s);
  game.play("E1");
  game.now += 1s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 59s);
  EXPECT_EQ(session.timeLeft(kWhite).main, 45s);
}

TEST(PlayingAnywhere, AMoveThatIsThereKeepsTheTimeItHas) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 10s;
  game.play("A1");
  ASSERT_TRUE(session.back());
  game.now += 10s;
  game.play("A1");
  EXPECT_EQ(session.tree().text(session.node(), "BL"), "50");
}

// An engine that never answers.
class Thinker final : public Player {
 public:
  explicit Thinker(std::vector<std::string>& log) : log_(log) {}
  void think(GameSession&) override { log_.push_back("think"); }
  void stop() override { log_.push_back("stop"); }
  std::optional<Move> moveByClick(Point) const override { return std::nullopt; }

 private:
  std::vector<std::string>& log_;
};

TEST(PlayingAnywhere, AnEngineThinksOnlyAtTheEndOfALine) {
  TestGame game;
  std::vector<std::string> log;
  auto parts = game.parts();
  parts.white = std::make_unique<Thinker>(log);
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  ASSERT_TRUE(session->click({0, 0}));
  EXPECT_THAT(log, ElementsAre("think"));
  ASSERT_TRUE(session->back());
  EXPECT_THAT(log, ElementsAre("think", "stop"));
  ASSERT_TRUE(session->forward());
  EXPECT_THAT(log, ElementsAre("think", "stop", "think"));
}

// Counting anywhere

TEST(PlayingAnywhere, TheLineInWhichAGameEndsIsItsMainLine) {
  TestGame game;
  GameSession& session = game.begin();
  const auto movesOfMainLine = [&game] {
    const GameTree& tree = game.session().tree();
    return tree.moveNumber(tree.endOfLine(tree.root()));
  };
  game.play("A1 B2 C3");
  session.toStart();
  game.play("D4 E5");
  const NodeId last = session.node();
  ASSERT_TRUE(session.resign(kBlack));
  EXPECT_EQ(movesOfMainLine(), 2);
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(movesOfMainLine(), 3) << "with the result, in one step";
  EXPECT_FALSE(session.result());
  ASSERT_TRUE(session.redoEdit());
  EXPECT_EQ(movesOfMainLine(), 2);
  EXPECT_EQ(game.beginAgain().node(), last);
  EXPECT_EQ(movesOfMainLine(), 2);
}

TEST(PlayingAnywhere, ARecordThatHasItsResultKeepsItsMainLine) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[W+R];B[aa];W[bb])");
  ASSERT_TRUE(session.playOn());
  game.play("C3");
  ASSERT_TRUE(session.resign(kWhite));
  const GameTree& tree = session.tree();
  EXPECT_EQ(tree.endOfLine(tree.root()), n(2));
}

TEST(PlayingAnywhere, InJournalsOfTheThirdFormatTheMainLineStays) {
  TestGame game;
  const std::vector<std::string> records{"start 0 (;SZ[5])", "play 1 B aa", "play 2 W bb",
                                         "go 3 0",           "play 4 B cc", "resign 5 W"};
  const auto movesOfMainLine = [&](int format) {
    const auto session = GameSession::replay(records, format, game.parts());
    const GameTree& tree = session->tree();
    return tree.moveNumber(tree.endOfLine(tree.root()));
  };
  EXPECT_EQ(movesOfMainLine(3), 2);
  EXPECT_EQ(movesOfMainLine(4), 1);
}

TEST(CountingAnywhere, NeedsNoPassesAndGoesBackToWhereItCameFrom) {
  TestGame game;
  game.dead = {{1, 1}};
  GameSession& session = game.open(kBranching, 2);
  ASSERT_TRUE(session.count());
  ASSERT_TRUE(session.counting());
  EXPECT_TRUE(session.counting()->marks().dead[at(1, 1)]);
  EXPECT_EQ(session.count().error().kind, Refusal::NotPlaying);
  ASSERT_TRUE(session.resume(kBlack));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  EXPECT_EQ(session.turn(), kBlack) << "nobody passed, so nobody gave up a turn";
  EXPECT_THAT(game.whats(), ElementsAre(What::Counting, What::Proposed, What::Resumed));
}

TEST(CountingAnywhere, MarksComeBackWhenTheSameBoardIsCountedAgain) {
  TestGame game;
  game.dead = {{1, 1}};
  GameSession& session = game.open(kBranching, 2);
  ASSERT_TRUE(session.count());
  ASSERT_TRUE(session.click({1, 1}, Touch::Narrow));
  EXPECT_FALSE(session.counting()->marks().dead[at(1, 1)]);
  ASSERT_TRUE(session.back());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review) << "a walk leaves the count";
  ASSERT_TRUE(session.forward());
  ASSERT_TRUE(session.count());
  EXPECT_FALSE(session.counting()->marks().dead[at(1, 1)]) << "what people said, not the judge";
}

TEST(CountingAnywhere, DoneWritesResultAndTerritoryWhichComeBackFromTheFile) {
  TestGame game({5, 1});
  //   . X O . .   White is dead
  GameSession& session = game.open("(;SZ[5:1]KM[0]RU[Chinese]AB[ba]AW[ca])");
  ASSERT_TRUE(session.count());
  ASSERT_TRUE(session.click({2, 0}));
  ASSERT_TRUE(session.accept());
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
  EXPECT_EQ(toText(*session.result()), "B+5");
  const std::string saved = session.save();
  EXPECT_NE(saved.find("RE[B+5]"), std::string::npos);

  GameSession& again = game.open(saved);
  ASSERT_TRUE(again.count());
  EXPECT_TRUE(again.counting()->marks().dead[at(2, 0)]);
  EXPECT_EQ(again.score().black, 5);
  ASSERT_TRUE(again.resume(kBlack));
  EXPECT_EQ(again.score().black, 2) << "with every stone alive";
}

TEST(CountingAnywhere, DoneIsOneStepToUndo) {
  TestGame game({5, 1});
  GameSession& session = game.open("(;SZ[5:1]KM[0]AB[aa])");
  const std::string before = session.save();
  ASSERT_TRUE(session.count());
  EXPECT_FALSE(session.canUndoEdit());
  EXPECT_EQ(session.undoEdit().error().kind, Refusal::NotPlaying);
  ASSERT_TRUE(session.accept());
  EXPECT_TRUE(session.result());
  ASSERT_TRUE(session.undoEdit());
  EXPECT_EQ(session.save(), before);
  EXPECT_FALSE(session.result());
}

TEST(CountingAnywhere, ARunningGameGoesOnWithItsClock) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.play("A1");
  ASSERT_TRUE(session.count());
  game.now += 1h;
  session.tick();
  ASSERT_TRUE(session.resume(kBlack));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Play);
  EXPECT_EQ(session.turn(), kWhite);
  game.now += 10s;
  EXPECT_EQ(session.timeLeft(kWhite).main, 50s);
}

TEST(CountingAnywhere, AFinishedGameCanBeCountedAgain) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 pass pass");
  ASSERT_TRUE(session.accept());
  ASSERT_TRUE(session.count());
  ASSERT_TRUE(session.resume(kBlack));
  EXPECT_EQ(session.mode().kind(), Mode::Kind::Review);
}

TEST(CountingAnywhere, OwedPassStonesAreCounted) {
  TestGame game({5, 5}, "aga");
  GameSession& session = game.begin();
  game.play("C3 B2 pass");
  EXPECT_TRUE(session.facts().blackPassedLast);
  EXPECT_EQ(session.facts().blackPasses, 1);
  game.play("A1");
  EXPECT_FALSE(session.facts().blackPassedLast);
}

}  // namespace
}  // namespace tengen
