// Crashes: what a session gives back after its program is gone.
#include <csignal>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "base/random.h"
#include "game/game_info.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::SizeIs;
using What = Change::What;

TEST(Recovery, AGameIsAsItWas) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4 pass");
  session.setComment("hm ]\n");
  ASSERT_TRUE(session.takeBack());
  game.play("B2");
  const std::string before = session.save();
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.save(), before);
  EXPECT_EQ(again.turn(), kWhite);
  EXPECT_EQ(again.position().moveNumber(), 3);
}

TEST(Recovery, CommentsComeBack) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  session.setComment("two lines\nwith ] and \\");
  EXPECT_EQ(game.heard.back().what, What::Commented);
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.tree().comment(again.node()), "two lines\nwith ] and \\");
}

TEST(Recovery, MovesTakenBackCanStillBeRedone) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4");
  ASSERT_TRUE(session.takeBack());
  GameSession& again = game.beginAgain();
  ASSERT_TRUE(again.canRedo());
  ASSERT_TRUE(again.redo());
  EXPECT_EQ(again.position().moveNumber(), 2);
}

TEST(Recovery, TheGameGoesOnAndSurvivesASecondCrash) {
  TestGame game;
  game.begin();
  game.play("C3");
  game.beginAgain();
  game.play("D4");
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.position().moveNumber(), 2);
}

TEST(Recovery, CountingComesBackWithItsMarks) {
  TestGame game({5, 1});
  game.dead = {{0, 0}};
  game.setup.black = {{0, 0}, {2, 0}};
  GameSession& session = game.begin();
  game.play("pass pass");
  EXPECT_TRUE(session.counting()->marks().dead[at(0, 0)]);
  ASSERT_TRUE(session.toggle({0, 0}, CountMode::Extent::Chain));
  const Marks marks = session.counting()->marks();
  EXPECT_EQ(game.heard.back().what, What::Marked);
  GameSession& again = game.beginAgain();
  ASSERT_TRUE(again.counting());
  EXPECT_EQ(again.counting()->marks(), marks);
}

TEST(Recovery, AResumedGameKnowsWhoseTurnItIs) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("pass pass");
  ASSERT_TRUE(session.resume(kBlack));
  game.play("pass");
  GameSession& again = game.beginAgain();
  EXPECT_FALSE(again.counting());
  EXPECT_EQ(again.turn(), kBlack);
  game.play("pass");
  EXPECT_TRUE(again.counting());
}

TEST(Recovery, AFinishedGameComesBackFinished) {
  for (const int end : {0, 1, 2}) {
    TestGame game;
    game.setup.time = TimeSettings::absolute(60s);
    GameSession& session = game.begin();
    game.play("C3 pass");
    if (end == 0) {
      ASSERT_TRUE(session.resign(kWhite));
    }
    if (end == 1) game.now += 60s;
    if (end == 2) {
      game.play("pass");
      ASSERT_TRUE(session.accept());
    }
    session.tick();
    ASSERT_TRUE(session.result());
    const GameResult result = *session.result();
    const std::string saved = session.save();
    GameSession& again = game.beginAgain();
    EXPECT_EQ(again.result(), result);
    EXPECT_EQ(again.save(), saved);
  }
}

TEST(Recovery, TheClockGoesOnFromTheLastRecord) {
  TestGame game;
  game.setup.time = TimeSettings::byoYomi(60s, 3, 30s);
  GameSession& session = game.begin();
  game.now += 10s;
  game.play("C3");
  game.now += 20s;
  game.play("D4");
  game.now += 4s;
  EXPECT_EQ(session.timeLeft(kBlack).main, 46s);
  game.now = 5ms;  // another day, another machine start
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.timeLeft(kBlack).main, 50s);
  EXPECT_EQ(again.timeLeft(kWhite).main, 40s);
  game.now += 1s;
  EXPECT_EQ(again.timeLeft(kBlack).main, 49s);
}

TEST(Recovery, ALongThinkIsWrittenDownNowAndThen) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 4999ms;
  session.tick();
  game.now += 1ms;
  session.tick();
  game.now += 3s;
  session.tick();
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.timeLeft(kBlack).main, 55s);
}

TEST(Recovery, WhoLeavesInOrderGetsNoTimeBack) {
  TestGame game;
  game.setup.time = TimeSettings::absolute(60s);
  GameSession& session = game.begin();
  game.now += 3s;
  ASSERT_TRUE(session.flushJournal());
  game.now = 5ms;
  GameSession& again = game.beginAgain();
  EXPECT_EQ(again.timeLeft(kBlack).main, 57s);
}

TEST(Recovery, NothingIsWrittenWhileNoClockRuns) {
  TestGame game;
  GameSession& session = game.begin();
  const auto length = std::filesystem::file_size(session.journal()->path());
  game.now += 1h;
  session.tick();
  EXPECT_EQ(std::filesystem::file_size(session.journal()->path()), length);
}

TEST(Recovery, OnlyWhatWasDoneAndNotSavedIsALoss) {
  EXPECT_FALSE(GameSession::isWorthRecovering({"start {}"}));
  EXPECT_FALSE(GameSession::isWorthRecovering({"start {}", "go 3"}));
  EXPECT_TRUE(GameSession::isWorthRecovering({"start {}", "play b aa", "go 0"}));
  EXPECT_FALSE(GameSession::isWorthRecovering({"start {}", "play b aa", "saved game.sgf"}));
  EXPECT_TRUE(GameSession::isWorthRecovering({"start {}", "saved game.sgf", "comment x"}));
}

TEST(Recovery, AReviewOfAFileThatNobodyChangedComesBackPieceByPiece) {
  TestGame game;
  game.open(kBranching, 1);
  game.session().goTo(n(2));
  EXPECT_EQ(game.journals(), 0u) << "looking around is nothing";
  game.session().keepReview("who\n1 good");
  game.session().keepReview("who\n2 bad");
  game.beginAgain();
  EXPECT_THAT(game.session().keptReview(), ElementsAre("who\n1 good", "who\n2 bad"));
  EXPECT_EQ(game.session().node(), n(2));
  EXPECT_FALSE(game.session().hasUnsavedChanges()) << "the game is as it was";
  game.session().markSaved("a.sgf");
  game.beginAgain();
  EXPECT_THAT(game.session().keptReview(), SizeIs(0)) << "it is in the file now";
}

TEST(Recovery, OnlyAReviewThatWasNotSavedIsALoss) {
  EXPECT_TRUE(GameSession::holdsReview({"open 0 0 0 \n(;SZ[5])", "review 5 a"}));
  EXPECT_FALSE(GameSession::holdsReview({"open 0 0 0 \n(;SZ[5])", "review 5 a", "saved 6 a"}));
  EXPECT_FALSE(GameSession::isWorthRecovering({"open 0 0 0 \n(;SZ[5])", "review 5 a"}));
}

TEST(Recovery, ADiscardedJournalIsGone) {
  TestGame game;
  GameSession& session = game.begin();
  ASSERT_TRUE(session.journal());
  session.discardJournal();
  EXPECT_FALSE(session.journal());
  game.play("C3");
  EXPECT_THAT(Journal::recoverable(game.folder.path()), SizeIs(0));
  EXPECT_TRUE(std::filesystem::is_empty(game.folder.path()));
}

TEST(Recovery, RecordsThatAreNoGameAreRefusedAndKept) {
  for (const std::vector<std::string>& records :
       {std::vector<std::string>{"play 0 B aa"},
        {"start 0 nothing"},
        {"junk"},
        {"start 0 (;SZ[5])", "play 5 W aa"},
        {"start 0 (;SZ[5])", "resume 5 B"},
        {"start 0 (;SZ[5])", "later versions know this"},
        {"start 0 (;SZ[5])", "takeback 1"},
        {"start 0 (;SZ[5])", "accept 1"},
        {"start 0 (;SZ[5])", "marks 1 dead aa"},
        {"start 0 (;SZ[5])", "start 0 (;SZ[5])"},
        {"start 0 (;SZ[5])", "resign 1 B", "resign 1 W"}}) {
    expectRefused(records);
  }
}

TEST(Recovery, AJournalThatCannotBeMadeIsSaidOnceAndTheGameGoesOn) {
  TestGame game;
  auto parts = game.parts();
  parts.journalFolder = "/dev/null/nowhere";
  const auto session = std::move(*GameSession::start(game.setup, std::move(parts)));
  ASSERT_THAT(game.heard, SizeIs(1));
  EXPECT_EQ(game.heard[0].what, What::JournalFailed);
  ASSERT_TRUE(game.heard[0].journal);
  ASSERT_TRUE(session->play(kBlack, Move::at({0, 0})));
  EXPECT_EQ(game.heard.size(), 2u);
  EXPECT_FALSE(session->journal());
}

TEST(Recovery, AFullDiskIsSaidOnceAndNothingIsLostIfThereIsRoomAgain) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{std::filesystem::file_size(session.journal()->path()) + 3, before.rlim_max};
  ::setrlimit(RLIMIT_FSIZE, &small);
  game.play("D4 B2");
  ::setrlimit(RLIMIT_FSIZE, &before);
  const auto whats = game.whats();
  EXPECT_EQ(std::count(whats.begin(), whats.end(), What::JournalFailed), 1);
  EXPECT_EQ(session.position().moveNumber(), 3);
  game.play("B4");
  EXPECT_EQ(game.beginAgain().position().moveNumber(), 4);
}

// Whatever happens in a game, a crash after any action gives it back.
TEST(Recovery, RandomGamesComeBackAfterEveryAction) {
  Random random(17);
  for (int round = 0; round < 12; ++round) {
    TestGame game({4, 4}, kRulesets[random.below(kRulesets.size())].name);
    game.setup.time =
        random.below(2) == 0 ? TimeSettings::none() : TimeSettings::canadian(9s, 3, 5s);
    GameSession* session = &game.begin();
    for (int action = 0; action < 25 && !session->result(); ++action) {
      game.now += TimePoint(random.below(900));
      const Point point{static_cast<uint8_t>(random.below(4)),
                        static_cast<uint8_t>(random.below(4))};
      const uint32_t choice = random.below(20);
      if (choice < 14) {
        static_cast<void>(session->click(point));
      } else if (choice < 16) {
        static_cast<void>(session->play(session->turn(), Move::pass()));
      } else if (choice < 17) {
        static_cast<void>(session->takeBack());
      } else if (choice < 18) {
        static_cast<void>(session->redo());
      } else if (choice < 19) {
        static_cast<void>(session->resume(random.below(2) == 0 ? kBlack : kWhite));
      } else {
        static_cast<void>(random.below(3) == 0 ? session->accept() : session->click(point));
      }
      const std::string saved = session->save();
      const Color turn = session->turn();
      const auto kind = session->mode().kind();
      const SideTime black = session->timeLeft(kBlack), white = session->timeLeft(kWhite);
      const std::optional<Marks> marks =
          session->counting() ? std::optional(session->counting()->marks()) : std::nullopt;
      const bool canRedo = session->canRedo();
      session = &game.beginAgain();
      ASSERT_EQ(session->save(), saved);
      ASSERT_EQ(session->turn(), turn);
      ASSERT_EQ(session->mode().kind(), kind);
      ASSERT_EQ(session->canRedo(), canRedo);
      if (marks) {
        ASSERT_EQ(session->counting()->marks(), *marks);
      }
      if (kind == Mode::Kind::Count) {
        ASSERT_EQ(session->timeLeft(kBlack), black);
        ASSERT_EQ(session->timeLeft(kWhite), white);
      }
    }
  }
}

TEST(Redoing, BringsBackWhatWasWrittenThere) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  session.setComment("the centre");
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.tree().comment(session.node()), "the centre");
  game.play("D4");
  const GameSession& back = game.beginAgain();
  EXPECT_NE(back.save().find("C[the centre]"), std::string::npos);
  EXPECT_EQ(back.position().moveNumber(), 2);
}

// Before format 2 a move played again was a new node, and later records name it so.
TEST(Redoing, JournalsOfTheFirstFormatAreDoneTheirWay) {
  TestGame game;
  const auto path = game.folder.path() / "old.journal";
  std::string bytes;
  for (const char* record : {"start 0 (;SZ[5])", "play 1 B cc", "takeback 2", "play 3 B cc",
                             "play 4 W dd", "edit 5 3 10 set 3 C[a]", "resign 6 W", "undo 7"})
    bytes += journalLine(record);
  ASSERT_TRUE(replaceFile(path, bytes));
  const GameSession& back = game.beginAgain();
  EXPECT_EQ(back.tree().comment(NodeId{3}), "a");
  EXPECT_EQ(back.mode().kind(), Mode::Kind::Review);
}

TEST(Pasting, WhatIsNowhereElseIsKeptFromTheStart) {
  TestGame game;
  game.isPasted = true;
  EXPECT_TRUE(game.open("(;SZ[5];B[cc])").hasUnsavedChanges());
  GameSession& back = game.beginAgain();
  EXPECT_TRUE(back.hasUnsavedChanges());
  EXPECT_NE(back.save().find("B[cc]"), std::string::npos);
  back.markSaved("a.sgf");
  EXPECT_FALSE(back.hasUnsavedChanges());
  EXPECT_FALSE(game.beginAgain().hasUnsavedChanges());
}

TEST(Pasting, AGameWhoseFileWasTakenFromItIsAsUnsaved) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5];B[cc])");
  EXPECT_FALSE(session.hasUnsavedChanges());
  session.setFile({});
  session.setFile("a.sgf");
  EXPECT_TRUE(session.hasUnsavedChanges());
  const GameSession& back = game.beginAgain();
  EXPECT_TRUE(back.hasUnsavedChanges());
  EXPECT_EQ(back.file(), "a.sgf");
}

TEST(Pasting, IsWorthBringingBackUntilItIsSaved) {
  EXPECT_TRUE(GameSession::isWorthRecovering({"open 0 0 0 \n(;SZ[5])", "pasted 0"}));
  EXPECT_FALSE(GameSession::isWorthRecovering({"open 0 0 0 \n(;SZ[5])", "pasted 0", "saved 1 a"}));
}

TEST(Pasting, AGameThatWasKeptElsewhereMayBeKeptHereFromNowOn) {
  TestGame game;
  game.keepsJournal = false;
  game.begin();
  game.play("C3 D4");
  EXPECT_EQ(game.journals(), 0u);
  game.session().keepIn(game.folder.path());
  game.session().setComment("well played");
  const std::string text = game.beginAgain().save();
  EXPECT_NE(text.find(";W["), std::string::npos) << text;
  EXPECT_NE(text.find("well played"), std::string::npos) << text;
  EXPECT_TRUE(game.session().hasUnsavedChanges());
}

// What the journal would say of it could not be done again: it begins after these steps.
TEST(Pasting, WhatWasDoneElsewhereIsNotUndoneHere) {
  TestGame game;
  game.keepsJournal = false;
  game.begin();
  game.play("C3 D4");
  ASSERT_TRUE(game.session().resign(Color::Black));
  game.session().keepIn(game.folder.path());
  EXPECT_FALSE(game.session().canUndoEdit());
  EXPECT_TRUE(game.session().hasUnsavedChanges());
  ASSERT_TRUE(game.session().back());
  ASSERT_TRUE(game.session().play(Color::White, Move::at({0, 0})));
  ASSERT_TRUE(game.session().undoEdit());
  EXPECT_FALSE(game.session().canUndoEdit());
  EXPECT_NE(game.beginAgain().save().find("RE[W+R]"), std::string::npos);
}

TEST(Finished, ARecordIsSoAtTheEndOfItsMainLine) {
  TestGame game;
  GameSession& session = game.open("(;SZ[5]RE[B+R];B[cc];W[dd](;B[bb])(;B[aa]))", 3);
  EXPECT_TRUE(session.isFinishedHere());
  ASSERT_TRUE(session.back());
  EXPECT_FALSE(session.isFinishedHere());
  ASSERT_TRUE(session.goTo(NodeId{4}));
  EXPECT_FALSE(session.isFinishedHere()) << "a variation";
}

// A record with a good checksum that names half a property once filled all memory.
TEST(Recovering, HalfAPropertyIsNoEdit) {
  expectRefused({"open 0 0 0 \n(;SZ[5];B[cc])", "edit 5 0 11 set 0 C[abc"});
}

}  // namespace
}  // namespace tengen
