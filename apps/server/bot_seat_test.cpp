#include "apps/server/bot_seat.h"

#include <deque>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "online/test_table.h"

namespace tengen::server {
namespace {

using namespace std::chrono_literals;
using online::Json;
using online::kBlack;
using online::kWhite;
using online::TestTable;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Answers when it is told to.
class FakeEngines : public BotEngines {
 public:
  Ticket ask(BotTurn turn, Done done) override {
    asked.push_back({std::move(turn), std::move(done)});
    return asked.size();
  }
  void cancel(Ticket ticket) override { cancelled = ticket; }
  std::optional<Wait> waitOf(Ticket) const override { return wait; }

  void answer(std::string_view move, std::optional<BotOutlook> outlook = std::nullopt) {
    BotThought thought{.outlook = outlook};
    const BoardSize size = asked.back().turn.question.game.size;
    if (const auto point = parsePoint(move, size, Notation::Sgf)) thought.move = Move::at(*point);
    if (move == "pass") thought.move = Move::pass();
    asked.back().done(thought);
  }
  void die() {
    asked.back().done(Unexpected{engine::EngineError{engine::EngineError::Kind::Died}});
  }

  struct Asked {
    BotTurn turn;
    Done done;
  };
  std::deque<Asked> asked;
  Ticket cancelled = 0;
  std::optional<Wait> wait;
};

// Ada has Black; a bot of 15k has White.
class BotSeatTest : public ::testing::Test {
 protected:
  explicit BotSeatTest(std::string_view settings = R"({"size":5})")
      : game_(settings, TestTable::Waits{}) {
    game_.join("15k");
    sitDown();
  }

  void sitDown() {
    BotSeat::Host host;
    host.obey = [this](const online::Command& command) {
      return game_.obey(kWhite, command)["t"] == "ack";
    };
    host.tell = [this](const std::string& frame) { told_.push_back(frame); };
    host.wakeAt = [this](TimePoint moment) { wake_ = moment; };
    host.post = [this](const std::function<void()>& action) {
      action();
      look();
    };
    bot_ = std::make_unique<BotSeat>(*game_.table().bot(), engines_, std::move(host));
  }
  void look() { bot_->look(game_.table(), game_.now); }
  // Ada does something, and the bot sees it.
  void ada(std::string_view text) {
    ASSERT_TRUE(game_.does(kBlack, text)) << text;
    look();
  }
  void play(std::string_view moves) {
    game_.play(moves);
    look();
  }
  void wait(Milliseconds time) {
    game_.wait(time);
    look();
  }
  // The bot's answer to the latest question, when its moment has passed.
  void answer(std::string_view move, std::optional<BotOutlook> outlook = std::nullopt) {
    engines_.answer(move, outlook);
    wait(1s);
  }
  std::string lastEvent() const { return game_.last()["type"]; }

  TestTable game_;
  FakeEngines engines_;
  std::vector<std::string> told_;
  std::optional<TimePoint> wake_;
  std::unique_ptr<BotSeat> bot_;
};

// Moves

TEST_F(BotSeatTest, PlaysInItsTurnAndNotFasterThanPeopleFollow) {
  look();
  EXPECT_THAT(engines_.asked, IsEmpty());
  play("cc");
  ASSERT_EQ(engines_.asked.size(), 1u);
  EXPECT_EQ(engines_.asked[0].turn.level, "15k");
  EXPECT_EQ(engines_.asked[0].turn.question.color, Color::White);
  EXPECT_EQ(engines_.asked[0].turn.question.game.moves.size(), 1u);
  const TimePoint asked = game_.now;
  game_.wait(100ms);
  engines_.answer("dd");
  EXPECT_EQ(game_.number(), 1);
  EXPECT_EQ(wake_, asked + 800ms);
  wait(700ms);
  EXPECT_EQ(game_.last()["at"], "dd");
  EXPECT_FALSE(bot_->isBusy());
}

TEST_F(BotSeatTest, PassesAndResigns) {
  play("cc");
  answer("pass");
  EXPECT_EQ(game_.last()["at"], "pass");
  play("dd");
  answer("resign");
  EXPECT_EQ(game_.last()["result"], "B+R");
}

TEST_F(BotSeatTest, AsksAgainWhenTheTableWasLoadedAnew) {
  play("cc");
  game_.restart(1h);
  sitDown();
  look();
  ASSERT_EQ(engines_.asked.size(), 2u);
  answer("dd");
  EXPECT_EQ(game_.last()["at"], "dd");
}

TEST_F(BotSeatTest, SaysHowManyTurnsComeFirst) {
  engines_.wait = BotEngines::Wait{2, 6s};
  play("cc");
  engines_.wait = BotEngines::Wait{1, 3s};
  wait(1s);
  wait(1s);
  engines_.wait.reset();
  wait(1s);
  EXPECT_THAT(told_, ElementsAre(R"({"t":"thinking","ahead":2,"seconds":6})",
                                 R"({"t":"thinking","ahead":1,"seconds":3})",
                                 R"({"t":"thinking","ahead":0,"seconds":0})"));
  EXPECT_EQ(bot_->notice(), "");
}

// Offers

TEST_F(BotSeatTest, AcceptsAnUndoWhileItThinksAndForgetsWhatItWasThinking) {
  play("cc");
  const auto first = engines_.asked.back();
  ada(R"({"t":"offer","what":"undo"})");
  EXPECT_EQ(lastEvent(), "undone");
  EXPECT_EQ(engines_.cancelled, 1u);
  play("bb");
  ASSERT_EQ(engines_.asked.size(), 2u);
  first.done(BotThought{Move::at({3, 3})});
  wait(1s);
  EXPECT_EQ(game_.number(), 1) << "what was thought about another board is no move";
  answer("ee");
  EXPECT_EQ(game_.last()["at"], "ee");
}

TEST_F(BotSeatTest, AcceptsAPauseAndThinksWhenPlayGoesOn) {
  play("cc");
  ada(R"({"t":"offer","what":"pause"})");
  EXPECT_EQ(lastEvent(), "paused");
  EXPECT_FALSE(bot_->isBusy());
  game_.bothCome();
  ada(R"({"t":"resume"})");
  EXPECT_EQ(engines_.asked.size(), 2u);
}

TEST_F(BotSeatTest, PlaysAgain) {
  ada(R"({"t":"resign"})");
  ada(R"({"t":"offer","what":"rematch"})");
  EXPECT_EQ(lastEvent(), "rematch");
}

// Trouble

TEST_F(BotSeatTest, AsksOnceMoreAfterACrashAndIsAwayAfterTheSecond) {
  play("cc");
  engines_.die();
  EXPECT_EQ(engines_.asked.size(), 2u);
  EXPECT_TRUE(bot_->isHere());
  engines_.die();
  EXPECT_EQ(engines_.asked.size(), 2u);
  EXPECT_FALSE(bot_->isHere());
  EXPECT_EQ(wake_, game_.now + 20s);
  wait(20s);
  ASSERT_EQ(engines_.asked.size(), 3u);
  answer("dd");
  EXPECT_TRUE(bot_->isHere());
  EXPECT_EQ(game_.last()["at"], "dd");
}

TEST_F(BotSeatTest, AsksAgainForAMoveTheRulesForbid) {
  play("cc");
  answer("cc");
  EXPECT_EQ(engines_.asked.size(), 2u);
  answer("cc");
  EXPECT_FALSE(bot_->isHere());
}

// Counting

class BotCounting : public BotSeatTest {
 protected:
  //   . . . . .
  //   X X X X X
  //   O O O O O     A black stone stands in White's corner.
  //   . . . . .
  //   X . . . .
  BotCounting() {
    for (const char* pair : {"ab ac", "bb bc", "cb cc", "db dc", "eb ec", "ae pass"}) {
      const std::string moves = pair;
      play(moves.substr(0, 2));
      answer(moves.substr(3));
    }
    play("pass");
    game_.judge("ae");
    look();
  }
  void mark(const char* at) {
    const Json mark{{"t", "mark"}, {"revision", game_.table().revision()}, {"at", at}};
    ada(online::toText(mark));
  }
  bool agrees() { return game_.table().agreed().white; }
};

TEST_F(BotCounting, AgreesToTheRightCountAfterALook) {
  EXPECT_FALSE(agrees());
  wait(1500ms);
  EXPECT_TRUE(agrees());
  game_.agree(kBlack);
  EXPECT_EQ(game_.last()["why"], "count");
}

TEST_F(BotCounting, ObjectsOnceToAnotherCountAndThenStaysWithItsView) {
  mark("ae");
  wait(2s);
  EXPECT_EQ(lastEvent(), "marks") << "who marks is given time to mark more";
  wait(3s);
  EXPECT_EQ(lastEvent(), "judging");
  game_.judge("ae");
  wait(0s);
  wait(1500ms);
  EXPECT_TRUE(agrees());
  mark("ae");
  wait(1min);
  EXPECT_EQ(lastEvent(), "marks") << "no endless fight";
  EXPECT_FALSE(agrees());
  mark("ae");  // as it was
  wait(1500ms);
  EXPECT_TRUE(agrees());
}

TEST_F(BotCounting, GoesOnPlayingWhenTheOtherSideWantsTo) {
  game_.bothCome();
  ada(R"({"t":"resume"})");
  EXPECT_EQ(game_.turn(), kWhite);
  answer("be");
  EXPECT_EQ(game_.last()["at"], "be");
}

// Giving up

class BotOnNine : public BotSeatTest {
 protected:
  BotOnNine() : BotSeatTest(R"({"size":9})") {}
  // Some rounds of stones that touch nobody's.
  void rounds(int count, std::optional<BotOutlook> outlook) {
    for (int i = 0; i < count; ++i, ++round_) {
      const std::string column(1, static_cast<char>('a' + round_ % 9));
      const int row = 2 * (round_ / 9);
      play(column + static_cast<char>('a' + row));
      answer(column + static_cast<char>('b' + row), outlook);
    }
  }

  int round_ = 0;
};

TEST_F(BotOnNine, GivesUpWhenSeveralTurnsWereHopeless) {
  constexpr BotOutlook kHopeless{0.01, -20};
  rounds(13, std::nullopt);
  EXPECT_FALSE(engines_.asked[0].turn.mayResign) << "the game is young";
  EXPECT_TRUE(engines_.asked.back().turn.mayResign);
  rounds(4, kHopeless);
  rounds(1, BotOutlook{0.2, -5});
  rounds(4, kHopeless);
  EXPECT_EQ(lastEvent(), "move");
  rounds(1, kHopeless);
  EXPECT_EQ(game_.last()["result"], "B+R");
}

TEST(ThinkingTime, LeavesEnoughOnEveryClock) {
  const auto thinks = [](const TimeSettings& time) { return thinkingTime(time, fullTime(time)); };
  EXPECT_EQ(thinks(TimeSettings::absolute(10min)), 5s);
  EXPECT_EQ(thinks(TimeSettings::absolute(60s)), 1500ms);
  EXPECT_EQ(thinks(TimeSettings::absolute(1s)), 100ms);
  EXPECT_EQ(thinks(TimeSettings::byoYomi(0s, 3, 9s)), 3s);
  EXPECT_EQ(thinks(TimeSettings::canadian(0s, 15, 60s)), 2s);
  EXPECT_EQ(thinks(TimeSettings::fischer(20s, 4s)), 2500ms);
}

}  // namespace
}  // namespace tengen::server
