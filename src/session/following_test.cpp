// Those who follow a session: each hears every event once, in order, with its number.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "clock/time_text.h"
#include "session/test_game.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using Kind = Event::Kind;
using What = Change::What;

TEST(Following, EventsAreNumberedWithoutGaps) {
  TestGame game;
  GameSession& session = game.begin();
  const uint64_t start = session.number();
  game.play("C3 D4");
  session.setComment("well");
  ASSERT_TRUE(session.takeBack());
  ASSERT_TRUE(session.redo());
  game.play("pass pass");
  ASSERT_TRUE(session.click({0, 0}));
  ASSERT_TRUE(session.accept());
  ASSERT_TRUE(session.back());
  ASSERT_TRUE(session.undoEdit());
  for (size_t i = 0; i < game.heard.size(); ++i) {
    EXPECT_EQ(game.heard[i].number, start + i + 1);
    EXPECT_TRUE(game.heard[i].event);
  }
  EXPECT_EQ(session.number(), start + game.heard.size());
}

TEST(Following, WhoeverSawANumberGetsWhatCameAfterIt) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3");
  const uint64_t seen = session.number();
  EXPECT_TRUE(session.eventsSince(seen)->empty());
  game.play("D4 pass");
  const auto missed = session.eventsSince(seen);
  ASSERT_TRUE(missed);
  ASSERT_EQ(missed->size(), 2u);
  EXPECT_EQ(toText(missed->front(), {5, 5}), "play 0 W db");
  EXPECT_EQ(session.eventsSince(0)->size(), session.number());
  EXPECT_FALSE(session.eventsSince(session.number() + 1)) << "of the future nothing is known";
}

TEST(Following, TheNumbersGoOnAfterACrash) {
  TestGame game;
  game.begin();
  game.play("C3 D4");
  const uint64_t number = game.session().number();
  GameSession& session = game.beginAgain();
  EXPECT_EQ(session.number(), number);
  EXPECT_EQ(session.eventsSince(number - 2)->size(), 2u);
}

TEST(Following, WhatIsTooLongAgoIsNotKept) {
  TestGame game;
  game.keepsJournal = false;
  GameSession& session = game.begin();
  game.play("C3");
  for (int i = 0; i < 3000; ++i) {
    session.back();
    session.forward();
  }
  EXPECT_FALSE(session.eventsSince(0));
  EXPECT_EQ(session.eventsSince(session.number() - 1000)->size(), 1000u);
}

TEST(Following, TimeThatPassesIsNoEvent) {
  TestGame game;
  game.setup.time = *parseTimeSettings("1m");
  GameSession& session = game.begin();
  const uint64_t number = session.number();
  game.now += Milliseconds{6000};
  session.tick();
  session.markSaved("a.sgf");
  EXPECT_EQ(session.number(), number);
}

TEST(Following, SeveralHearTheSame) {
  TestGame game;
  GameSession& session = game.begin();
  std::vector<uint64_t> first, second;
  session.subscribe([&](const Change& change) { first.push_back(change.number); });
  const auto gone =
      session.subscribe([&](const Change& change) { second.push_back(change.number); });
  game.play("C3");
  session.unsubscribe(gone);
  game.play("D4");
  EXPECT_THAT(first, ElementsAre(1, 2));
  EXPECT_THAT(second, ElementsAre(1));
}

TEST(Following, AnObserverMayLeaveAndSendOthersAwayWhileItIsTold) {
  TestGame game;
  GameSession& session = game.begin();
  int heard = 0;
  GameSession::Subscription first{}, second{};
  first = session.subscribe([&](const Change&) {
    ++heard;
    session.unsubscribe(first);
    session.unsubscribe(second);
  });
  second = session.subscribe([&](const Change&) { ++heard; });
  game.play("C3 D4");
  EXPECT_EQ(heard, 1);
}

TEST(Following, WhoeverComesMeanwhileHearsWhatFollows) {
  TestGame game;
  GameSession& session = game.begin();
  std::vector<uint64_t> late;
  bool added = false;
  session.subscribe([&](const Change&) {
    if (std::exchange(added, true)) return;
    session.subscribe([&](const Change& change) { late.push_back(change.number); });
  });
  game.play("C3 D4");
  EXPECT_THAT(late, ElementsAre(2));
}

TEST(Following, WhatAnObserverDoesIsHeardByAllInOrder) {
  TestGame game;
  GameSession& session = game.begin();
  std::vector<uint64_t> before, after;
  session.subscribe([&](const Change& change) { before.push_back(change.number); });
  session.subscribe([&](const Change& change) {
    if (change.number == 1) {
      ASSERT_TRUE(session.play(Color::White, Move::at({0, 0})));
    }
  });
  session.subscribe([&](const Change& change) { after.push_back(change.number); });
  ASSERT_TRUE(session.play(Color::Black, Move::at({2, 2})));
  EXPECT_THAT(before, ElementsAre(1, 2));
  EXPECT_THAT(after, ElementsAre(1, 2));
}

// Everything a follower needs is in the events: a twin that does them stands where the session
// does.
TEST(Following, EventsTellEverything) {
  TestGame game;
  GameSession& session = game.begin();
  game.play("C3 D4");
  session.setComment("well");
  ASSERT_TRUE(session.takeBack());
  game.play("pass pass");
  ASSERT_TRUE(session.click({0, 0}));
  std::vector<std::string> records{
      toText({Kind::Start, {}, Color::Black, Move::pass(), "(;SZ[5]RU[Japanese]KM[6.5])"}, {5, 5})};
  const auto events = session.eventsSince(0);
  for (const Event& event : *events)
    records.push_back(toText(event, {5, 5}));
  TestGame other;
  {
    auto journal = Journal::create(other.folder.path(), records.front());
    for (size_t i = 1; i < records.size(); ++i)
      ASSERT_TRUE(journal->append(records[i]));
  }
  const GameSession& twin = other.beginAgain();
  EXPECT_EQ(twin.position().board().hash(), session.position().board().hash());
  ASSERT_TRUE(twin.counting());
  EXPECT_EQ(twin.counting()->marks(), session.counting()->marks());
  EXPECT_EQ(twin.number(), session.number());
}

}  // namespace
}  // namespace tengen
